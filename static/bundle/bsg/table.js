var pi=Object.defineProperty;var lt=(e,t)=>{for(var n in t)pi(e,n,{get:t[n],enumerable:!0})};var On={};lt(On,{Aftermath:()=>Xs,Board:()=>_s,HeaderFacts:()=>xa,InPlay:()=>vs,Looking:()=>pa,Moment:()=>Js,OptionIcon:()=>Na,Outcome:()=>ea,OwnMarks:()=>Oa,Person:()=>Aa,Reminder:()=>fa,Resolving:()=>Is,Seen:()=>Za,Wishes:()=>ia,YourCards:()=>ya,adviceOf:()=>Sa,alarms:()=>Yn,atHand:()=>Zt,colours:()=>uu,cues:()=>Ds,explanation:()=>ns,faceDown:()=>mu,handCount:()=>du,hintNumbers:()=>Ea,measures:()=>Ma,moments:()=>Ca,options:()=>Hn,out:()=>pu,pointsAt:()=>Ta,privateTo:()=>Bt,turnOf:()=>Ia,turnWords:()=>Va,weight:()=>Ra,winner:()=>Qs});var Yt={},Ke="en",Un=new Intl.PluralRules(Ke);function zn(e,t){Yt=e,Ke=t,Un=new Intl.PluralRules(Ke)}function r(e,t={}){let n=Yt[e];return n===void 0?e:(Array.isArray(n)?n[Un.select(t.n)==="one"?0:1]:n).replace(/\{(\w+)\}/g,(s,a)=>a in t?String(t[a]):s)}var q=e=>e in Yt;function G(e){return new Intl.ListFormat(Ke,{type:"conjunction"}).format(e)}function Ne(e){return new Intl.DateTimeFormat(Ke,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e))}function Kn(e,t=Date.now()){let n=Math.max(0,Math.round((t-Date.parse(e))/1e3));return n<60?r("seconds",{n}):n<3600?r("minutes",{n:Math.floor(n/60)}):n<48*3600?r("hours",{n:Math.floor(n/3600)}):r("days",{n:Math.floor(n/86400)})}var P=e=>e.slice(0,e.indexOf(":")),I=e=>e.slice(e.indexOf(":")+1),j=e=>e.split("#")[0],ce=e=>`seat:${e}`;function S({people:e=[]},t){return e.find(n=>n.seat===t)?.name||r("seat_number",{number:t+1})}function ct(e){let[t,n]=e.trim().split(/\s+/).map(a=>[...a]),[o,s=""]=n?[t[0],n[0]]:t;return o.toUpperCase()+(n?s.toUpperCase():s.toLowerCase())}function Me(e,t){return P(t)==="seat"?S(e,Number(I(t))):e.names?.[t]??e.names?.[j(t)]??t}var Jt=2,mi=["movement","action"];function Yn(e,t){let{board:n,dials:o,areas:s,game:a}=e,l=n.boarding.findLastIndex(f=>f>0)+1,c=n.places.filter(f=>f.damaged).length,u=o.filter(f=>f.value<=Jt),d=s.filter(f=>f.civilians.length>0&&f.raiders>0),p=a.current===t&&mi.includes(a.step);return[l>n.boarding.length-Jt&&r("alarm:boarded",{space:l,most:n.boarding.length}),c>=n.destroyed_at-Jt&&r("alarm:damage",{n:c,most:n.destroyed_at}),...u.map(f=>r("alarm:low",{name:r(`res:${f.resource}`),value:f.value})),p&&d.length>0&&r("alarm:hunted",{areas:G(d.map(f=>r(`area:${f.area}`)))})].filter(f=>typeof f=="string")}var gt,Z,co,Ye,uo,Jn,po,ft={},mo=[],fi=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ye(e,t){for(var n in t)e[n]=t[n];return e}function fo(e){var t=e.parentNode;t&&t.removeChild(e)}function $o(e,t,n){var o,s,a,l={};for(a in t)a=="key"?o=t[a]:a=="ref"?s=t[a]:l[a]=t[a];if(arguments.length>2&&(l.children=arguments.length>3?gt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)l[a]===void 0&&(l[a]=e.defaultProps[a]);return pt(e,l,o,s,null)}function pt(e,t,n,o,s){var a={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++co};return Z.vnode!=null&&Z.vnode(a),a}function bt(e){return e.children}function dt(e,t){this.props=e,this.context=t}function Ve(e,t){if(t==null)return e.__?Ve(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?Ve(e):null}function ho(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return ho(e)}}function Xt(e){(!e.__d&&(e.__d=!0)&&Ye.push(e)&&!$t.__r++||Jn!==Z.debounceRendering)&&((Jn=Z.debounceRendering)||uo)($t)}function $t(){for(var e;$t.__r=Ye.length;)e=Ye.sort(function(t,n){return t.__v.__b-n.__v.__b}),Ye=[],e.some(function(t){var n,o,s,a,l,c;t.__d&&(l=(a=(n=t).__v).__e,(c=n.__P)&&(o=[],(s=ye({},a)).__v=a.__v+1,tn(c,a,s,n.__n,c.ownerSVGElement!==void 0,a.__h!=null?[l]:null,o,l??Ve(a),a.__h),ko(o,a),a.__e!=l&&ho(a)))})}function go(e,t,n,o,s,a,l,c,u,d){var p,f,h,$,m,g,y,M=o&&o.__k||mo,L=M.length;for(n.__k=[],p=0;p<t.length;p++)if(($=n.__k[p]=($=t[p])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?pt(null,$,null,null,$):Array.isArray($)?pt(bt,{children:$},null,null,null):$.__b>0?pt($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(h=M[p])===null||h&&$.key==h.key&&$.type===h.type)M[p]=void 0;else for(f=0;f<L;f++){if((h=M[f])&&$.key==h.key&&$.type===h.type){M[f]=void 0;break}h=null}tn(e,$,h=h||ft,s,a,l,c,u,d),m=$.__e,(f=$.ref)&&h.ref!=f&&(y||(y=[]),h.ref&&y.push(h.ref,null,$),y.push(f,$.__c||m,$)),m!=null?(g==null&&(g=m),typeof $.type=="function"&&$.__k!=null&&$.__k===h.__k?$.__d=u=bo($,u,e):u=yo(e,$,h,M,m,u),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=u):e.value=""):u&&h.__e==u&&u.parentNode!=e&&(u=Ve(h))}for(n.__e=g,p=L;p--;)M[p]!=null&&(typeof n.type=="function"&&M[p].__e!=null&&M[p].__e==n.__d&&(n.__d=Ve(o,p+1)),vo(M[p],M[p]));if(y)for(p=0;p<y.length;p++)_o(y[p],y[++p],y[++p])}function bo(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?bo(s,t,n):yo(n,s,s,e.__k,s.__e,t));return t}function yo(e,t,n,o,s,a){var l,c,u;if(t.__d!==void 0)l=t.__d,t.__d=void 0;else if(n==null||s!=a||s.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(s),l=null;else{for(c=a,u=0;(c=c.nextSibling)&&u<o.length;u+=2)if(c==s)break e;e.insertBefore(s,a),l=a}return l!==void 0?l:s.nextSibling}function Xn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||fi.test(t)?n:n+"px"}function ut(e,t,n,o,s){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Xn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Xn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?o||e.addEventListener(t,a?eo:Qn,a):e.removeEventListener(t,a?eo:Qn,a);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Qn(e){this.l[e.type+!1](Z.event?Z.event(e):e)}function eo(e){this.l[e.type+!0](Z.event?Z.event(e):e)}function tn(e,t,n,o,s,a,l,c,u){var d,p,f,h,$,m,g,y,M,L,O,E=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,c=t.__e=n.__e,t.__h=null,a=[c]),(d=Z.__b)&&d(t);try{e:if(typeof E=="function"){if(y=t.props,M=(d=E.contextType)&&o[d.__c],L=d?M?M.props.value:d.__:o,n.__c?g=(p=t.__c=n.__c).__=p.__E:("prototype"in E&&E.prototype.render?t.__c=p=new E(y,L):(t.__c=p=new dt(y,L),p.constructor=E,p.render=hi),M&&M.sub(p),p.props=y,p.state||(p.state={}),p.context=L,p.__n=o,f=p.__d=!0,p.__h=[]),p.__s==null&&(p.__s=p.state),E.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=ye({},p.__s)),ye(p.__s,E.getDerivedStateFromProps(y,p.__s))),h=p.props,$=p.state,f)E.getDerivedStateFromProps==null&&p.componentWillMount!=null&&p.componentWillMount(),p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(E.getDerivedStateFromProps==null&&y!==h&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(y,L),!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(y,p.__s,L)===!1||t.__v===n.__v){p.props=y,p.state=p.__s,t.__v!==n.__v&&(p.__d=!1),p.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(D){D&&(D.__=t)}),p.__h.length&&l.push(p);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(y,p.__s,L),p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(h,$,m)})}p.context=L,p.props=y,p.state=p.__s,(d=Z.__r)&&d(t),p.__d=!1,p.__v=t,p.__P=e,d=p.render(p.props,p.state,p.context),p.state=p.__s,p.getChildContext!=null&&(o=ye(ye({},o),p.getChildContext())),f||p.getSnapshotBeforeUpdate==null||(m=p.getSnapshotBeforeUpdate(h,$)),O=d!=null&&d.type===bt&&d.key==null?d.props.children:d,go(e,Array.isArray(O)?O:[O],t,n,o,s,a,l,c,u),p.base=t.__e,t.__h=null,p.__h.length&&l.push(p),g&&(p.__E=p.__=null),p.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=$i(n.__e,t,n,o,s,a,l,u);(d=Z.diffed)&&d(t)}catch(D){t.__v=null,(u||a!=null)&&(t.__e=c,t.__h=!!u,a[a.indexOf(c)]=null),Z.__e(D,t,n)}}function ko(e,t){Z.__c&&Z.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){Z.__e(o,n.__v)}})}function $i(e,t,n,o,s,a,l,c){var u,d,p,f=n.props,h=t.props,$=t.type,m=0;if($==="svg"&&(s=!0),a!=null){for(;m<a.length;m++)if((u=a[m])&&(u===e||($?u.localName==$:u.nodeType==3))){e=u,a[m]=null;break}}if(e==null){if($===null)return document.createTextNode(h);e=s?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,h.is&&h),a=null,c=!1}if($===null)f===h||c&&e.data===h||(e.data=h);else{if(a=a&&gt.call(e.childNodes),d=(f=n.props||ft).dangerouslySetInnerHTML,p=h.dangerouslySetInnerHTML,!c){if(a!=null)for(f={},m=0;m<e.attributes.length;m++)f[e.attributes[m].name]=e.attributes[m].value;(p||d)&&(p&&(d&&p.__html==d.__html||p.__html===e.innerHTML)||(e.innerHTML=p&&p.__html||""))}if((function(g,y,M,L,O){var E;for(E in M)E==="children"||E==="key"||E in y||ut(g,E,null,M[E],L);for(E in y)O&&typeof y[E]!="function"||E==="children"||E==="key"||E==="value"||E==="checked"||M[E]===y[E]||ut(g,E,y[E],M[E],L)})(e,h,f,s,c),p)t.__k=[];else if(m=t.props.children,go(e,Array.isArray(m)?m:[m],t,n,o,s&&$!=="foreignObject",a,l,a?a[0]:n.__k&&Ve(n,0),c),a!=null)for(m=a.length;m--;)a[m]!=null&&fo(a[m]);c||("value"in h&&(m=h.value)!==void 0&&(m!==e.value||$==="progress"&&!m)&&ut(e,"value",m,f.value,!1),"checked"in h&&(m=h.checked)!==void 0&&m!==e.checked&&ut(e,"checked",m,f.checked,!1))}return e}function _o(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){Z.__e(o,n)}}function vo(e,t,n){var o,s;if(Z.unmount&&Z.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||_o(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Z.__e(a,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&vo(o[s],t,typeof e.type!="function");n||e.__e==null||fo(e.__e),e.__e=e.__d=void 0}function hi(e,t,n){return this.constructor(e,n)}function yt(e,t,n){var o,s,a;Z.__&&Z.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,a=[],tn(t,e=(!o&&n||t).__k=$o(bt,null,[e]),s||ft,ft,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?gt.call(t.childNodes):null,a,!o&&n?n:s?s.__e:t.firstChild,o),ko(a,e)}function wo(e,t){var n={__c:t="__cC"+po++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,a;return this.getChildContext||(s=[],(a={})[t]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&s.some(Xt)},this.sub=function(l){s.push(l);var c=l.componentWillUnmount;l.componentWillUnmount=function(){s.splice(s.indexOf(l),1),c&&c.call(l)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}gt=mo.slice,Z={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(a){e=a}throw e}},co=0,dt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=ye({},this.state),typeof e=="function"&&(e=e(ye({},n),this.props)),e&&ye(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Xt(this))},dt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Xt(this))},dt.prototype.render=bt,Ye=[],uo=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,$t.__r=0,po=0;var Re,X,to,ht=0,Qt=[],no=Z.__b,oo=Z.__r,so=Z.diffed,ao=Z.__c,ro=Z.unmount;function Je(e,t){Z.__h&&Z.__h(X,e,ht||t),ht=0;var n=X.__H||(X.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function k(e){return ht=1,gi(xo,e)}function gi(e,t,n){var o=Je(Re++,2);return o.t=e,o.__c||(o.__=[n?n(t):xo(void 0,t),function(s){var a=o.t(o.__[0],s);o.__[0]!==a&&(o.__=[a,o.__[1]],o.__c.setState({}))}],o.__c=X),o.__}function v(e,t){var n=Je(Re++,3);!Z.__s&&on(n.__H,t)&&(n.__=e,n.__H=t,X.__H.__h.push(n))}function Y(e,t){var n=Je(Re++,4);!Z.__s&&on(n.__H,t)&&(n.__=e,n.__H=t,X.__h.push(n))}function C(e){return ht=5,nn(function(){return{current:e}},[])}function nn(e,t){var n=Je(Re++,7);return on(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function kt(e){var t=X.context[e.__c],n=Je(Re++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(X)),t.props.value):e.__}function bi(){Qt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(mt),e.__H.__h.forEach(en),e.__H.__h=[]}catch(t){e.__H.__h=[],Z.__e(t,e.__v)}}),Qt=[]}Z.__b=function(e){X=null,no&&no(e)},Z.__r=function(e){oo&&oo(e),Re=0;var t=(X=e.__c).__H;t&&(t.__h.forEach(mt),t.__h.forEach(en),t.__h=[])},Z.diffed=function(e){so&&so(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Qt.push(t)!==1&&to===Z.requestAnimationFrame||((to=Z.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(a),io&&cancelAnimationFrame(o),setTimeout(n)},a=setTimeout(s,100);io&&(o=requestAnimationFrame(s))})(bi)),X=void 0},Z.__c=function(e,t){t.some(function(n){try{n.__h.forEach(mt),n.__h=n.__h.filter(function(o){return!o.__||en(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],Z.__e(o,n.__v)}}),ao&&ao(e,t)},Z.unmount=function(e){ro&&ro(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(mt)}catch(n){Z.__e(n,t.__v)}};var io=typeof requestAnimationFrame=="function";function mt(e){var t=X;typeof e.__c=="function"&&e.__c(),X=t}function en(e){var t=X;e.__c=e.__(),X=t}function on(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function xo(e,t){return typeof t=="function"?t(e):t}var Mo=function(e,t,n,o){var s;t[0]=0;for(var a=1;a<t.length;a++){var l=t[a++],c=t[a]?(t[0]|=l?1:2,n[t[a++]]):t[++a];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++a]]=c:l===6?o[1][t[++a]]+=c+"":l?(s=e.apply(c,Mo(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[a-2]=0,t[a]=s)):o.push(c)}return o},lo=new Map,i=function(e){var t=lo.get(this);return t||(t=new Map,lo.set(this,t)),(t=Mo(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,a=1,l="",c="",u=[0],d=function(h){a===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,l):a===3&&(h||l)?(u.push(3,h,l),a=2):a===2&&l==="..."&&h?u.push(4,h,0):a===2&&l&&!h?u.push(5,0,!0,l):a>=5&&((l||!h&&a===5)&&(u.push(a,0,l,s),a=6),h&&(u.push(a,h,0,s),a=6)),l=""},p=0;p<n.length;p++){p&&(a===1&&d(),d(p));for(var f=0;f<n[p].length;f++)o=n[p][f],a===1?o==="<"?(d(),u=[u],a=3):l+=o:a===4?l==="--"&&o===">"?(a=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(d(),a=1):a&&(o==="="?(a=5,s=l,l=""):o==="/"&&(a<5||n[p][f+1]===">")?(d(),a===3&&(u=u[0]),a=u,(u=u[0]).push(2,0,a),a=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),a=2):l+=o),a===3&&l==="!--"&&(a=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}.bind($o);var Ie=wo(null),w=()=>kt(Ie),_t=()=>kt(Ie),Q=()=>kt(Ie),ee=e=>e.table.status==="over";var _=w;var ke=["duty","#22384f","#c9a24a","#33506b"],Xe=["duty","#1b2d42","#e2c15c","#2b445c"],_e=["flight","#4a5340","#c8b98a","#2c3226"],sn=["deck","#b3642c","#f0c084","#3a4650"],Lo=["duty","#3f474e","#9aa7b1","#565f67"],Co={skin:"olive",hair:["grey","#5b6066"],coat:Xe,marks:["glasses","star"],sky:"#1d3f58"},So={skin:"pale",hair:["bald","#b9b6ae"],coat:Xe,marks:["pips","ribbon"],sky:"#38424c"},To={skin:"tan",hair:["crop","#2b2320"],coat:ke,marks:["wings","tags"],sky:"#244a3a"},Eo={skin:"pale",hair:["waves","#7b3b26"],coat:["blouse","#4c2a3f","#d8b7c6","#e9dfe0"],marks:["glasses"],sky:"#6a5526"},Ho={skin:"olive",hair:["long","#2a1d17"],coat:["suit","#3c4452","#8591a5","#d8d3c6"],marks:["beard"],sky:"#4b2a4c"},Oo={skin:"tan",hair:["wave","#857a6c"],coat:["leather","#4a3526","#a8825a","#8c97a0"],marks:["scarf"],sky:"#5a2c26"},Ao={skin:"pale",hair:["part","#4a3626"],coat:_e,marks:["wings"],sky:"#2a4d70"},Zo={skin:"pale",hair:["bob","#d0a95c"],coat:["tanks","#5c6a70","#2c3439","#8b979c"],marks:["tags"],sky:"#704426"},No={skin:"tan",hair:["tail","#17140f"],coat:_e,marks:["wings"],sky:"#2c5a52"},Vo={skin:"tan",hair:["crop","#221a16"],coat:sn,marks:["wrench"],sky:"#274a63"},Ro={skin:"olive",hair:["wave","#181514"],coat:ke,marks:["headset"],sky:"#25525c"},Io={skin:"tan",hair:["long","#241a18"],coat:["suit","#2a2b33","#c98b5e","#b9472f"],sky:"#5c4a1e"},Bo={skin:"tan",hair:["crop","#5a4630"],coat:["leather","#3c4034","#7f8a6b","#9aa28c"],marks:["band","tags"],sky:"#4a5a2a"},Po={skin:"pale",hair:["tail","#6d4428"],coat:sn,marks:["wrench"],sky:"#31566e"},an={anybody:{skin:"tan",hair:["crop","#3a3a3a"],coat:Lo},adama:Co,tigh:So,helo:To,roslin:Eo,baltar:Ho,zarek:Oo,apollo:Ao,starbuck:Zo,boomer:No,chief:Vo,gaeta:Ro,tory:Io,anders:Bo,cally:Po,"william-adama":Co,"saul-tigh":So,"karl-helo-agathon":To,"laura-roslin":Eo,"gaius-baltar":Ho,"tom-zarek":Oo,"lee-apollo-adama":Ao,"kara-starbuck-thrace":Zo,"sharon-boomer-valerii":No,"chief-galen-tyrol":Vo,"felix-gaeta":Ro,"tory-foster":Io,"samuel-t-anders":Bo,"callandra-cally-tyrol":Po,"aaron-doral":{skin:"pale",hair:["part","#6a5238"],coat:["suit","#7d3a4a","#c98a96","#e6ddd4"],marks:["tie"],sky:"#4a2630"},"aaron-kelly":{skin:"pale",hair:["crop","#6b5540"],coat:ke,marks:["headset","pips"],sky:"#2c3f52"},"alex-crashdown-quartararo":{skin:"olive",hair:["crop","#2a211c"],coat:_e,marks:["headset"],sky:"#46502c"},"anastasia-dee-dualla":{skin:"brown",hair:["bun","#17110e"],coat:ke,marks:["headset"],sky:"#25525c"},"billy-keikeya":{skin:"pale",hair:["curls","#6a4a30"],coat:["suit","#33404f","#7d8ea1","#d9dde0"],marks:["tie"],sky:"#5c5126"},"brendan-hot-dog-costanza":{skin:"olive",hair:["curls","#211915"],coat:_e,marks:["wings"],sky:"#5c3a26"},"brother-cavil":{skin:"pale",hair:["bald","#8d8b86"],coat:["robe","#23211f","#6d665c","#3a3632"],sky:"#4a2626"},"caprica-six":{skin:"pale",hair:["waves","#e3cf9a"],coat:["blouse","#9c1f2a","#e05a5f","#e8c4a6"],sky:"#5c1a22"},"danna-biers":{skin:"pale",hair:["bob","#c9a66b"],coat:["coat","#8a7a5c","#d8c9a4","#3f4d4a"],sky:"#4a3a52"},"diana-hardball-seelix":{skin:"tan",hair:["tail","#2a1d18"],coat:_e,marks:["wings","wrench"],sky:"#2c4a5c"},"dr-sherman-cottle":{skin:"pale",hair:["grey","#d8d8d4"],coat:["coat","#d5dcdc","#8fa0a6","#4f6b78"],marks:["moustache","cross"],sky:"#2a5a5c"},"ellen-tigh":{skin:"pale",hair:["waves","#dcbf7c"],coat:["blouse","#2f4a52","#9cc4c9","#e8c4a6"],sky:"#5a3a52"},"helena-cain":{skin:"pale",hair:["long","#2a1f1b"],coat:Xe,marks:["star","ribbon"],sky:"#3a1f26"},"kendra-shaw":{skin:"tan",hair:["bun","#1d1815"],coat:ke,marks:["pips"],sky:"#3a2c44"},"leoben-conoy":{skin:"pale",hair:["part","#b59a6a"],coat:["leather","#4c3d33","#8d7358","#8a8f70"],sky:"#2f4a3a"},"louanne-kat-katraine":{skin:"tan",hair:["bob","#2b1d19"],coat:_e,marks:["wings"],sky:"#5c2c3f"},"louis-hoshi":{skin:"tan",hair:["part","#14110f"],coat:ke,marks:["headset"],sky:"#2a4a4c"},"margaret-racetrack-edmondson":{skin:"pale",hair:["tail","#7a5030"],coat:_e,marks:["headset","wings"],sky:"#3a5a3f"},"priestess-elosha":{skin:"brown",hair:["hood","#6a2f4a"],coat:["robe","#8a4a63","#e2c15c","#c9a24a"],marks:["scroll"],sky:"#5c4a26"},"romo-lampkin":{skin:"pale",hair:["part","#3b3029"],coat:["suit","#3d3a38","#8d857c","#b7a98e"],marks:["shades","cane"],sky:"#3f4a3f"},"simon-oneill":{skin:"brown",hair:["crop","#120e0c"],coat:["coat","#d5dcdc","#8fa0a6","#5c6f66"],marks:["cross"],sky:"#4a2c2c"},solano:{skin:"olive",hair:["bob","#2a1a14"],coat:Xe,marks:["wings","pips"],sky:"#7a3b22"},okafor:{skin:"brown",hair:["crop","#14100d"],coat:ke,marks:["glasses","pips"],sky:"#20495a"},lindqvist:{skin:"pale",hair:["tail","#e6cf94"],coat:ke,marks:["headset"],sky:"#2c5a6e"},marchetti:{skin:"tan",hair:["bald","#8f8a80"],coat:sn,marks:["moustache","wrench"],sky:"#3d4a54"},tanaka:{skin:"tan",hair:["bob","#14110f"],coat:_e,marks:["tags"],sky:"#5c6a2c"},halloran:{skin:"pale",hair:["bun","#a8482a"],coat:Xe,marks:["star","ribbon"],sky:"#4a2a34"},vance:{skin:"olive",hair:["grey","#a9abac"],coat:["coat","#cfd8d8","#8fa0a6","#3f5f6a"],marks:["goatee","cross"],sky:"#254c4a"},petrov:{skin:"pale",hair:["crop","#5a4630"],coat:["leather","#3a4136","#7f8a6b","#8d957c"],marks:["beard","band"],sky:"#5a4a22"},adeyemi:{skin:"brown",hair:["curls","#1a1210"],coat:["blouse","#5b3357","#e0bfd4","#efe4d8"],marks:["scarf"],sky:"#6b5626"},brandt:{skin:"pale",hair:["part","#3d2f24"],coat:Lo,marks:["shades","pips"],sky:"#3a3350"}};var yi={pale:["#e8c4a6","#b98e72"],tan:["#d3a27c","#9c6e4e"],olive:["#bf8f66","#86603f"],brown:["#946444","#5f3d29"],chrome:["#c9d2d9","#6f7f8b"]},ki={crop:["","M20,25 C19,14 25,9 32,9 C39,9 45,14 44,25 C42,19 40,17 32,17 C24,17 22,19 20,25Z"],part:["","M19.5,27 C17,13 24,8 33,8 C42,8 46.5,14 44.5,27 C43.5,21 42,19 38,18 C32,18 27,16.5 25,14 C24,19 20.5,20 19.5,27Z"],wave:["","M19,28 C15,14 23,6.5 33,7 C43,7 48,14 45,28 C44,22 42.5,20 40,17.5 C36,20.5 28,20 24,17 C22,20 20,22 19,28Z"],grey:["","M20,26 C19,16 23,11 27,10.5 C25,14 26,15.5 28,15 C30,13 35,12 38,14 C39,12.5 38,11 37,10.5 C42,11.5 45,16 44,26 C43,21 42,19 40.5,17.5 C36,15.5 28,15.5 23.5,17.5 C22,19 21,21 20,26Z"],bald:["","M20.5,28 C20,25 20,23 21,21 C21.5,24 21.5,26 22,29Z M43.5,28 C44,25 44,23 43,21 C42.5,24 42.5,26 42,29Z"],long:["M17,50 C15,30 16,9 32,8 C48,9 49,30 47,50 L41,52 C44,38 44,26 42,20 H22 C20,26 20,38 23,52Z","M19.5,28 C18,14 24,9 32,9 C40,9 46,14 44.5,28 C43.5,22 41,19 33,17 C29,19.5 21.5,20 19.5,28Z"],waves:["M16,46 C13,40 17,36 15,30 C14,16 21,7 32,7 C43,7 50,16 49,30 C47,36 51,40 48,46 C46,50 42,48 42,44 C45,34 43,26 41,20 H23 C21,26 19,34 22,44 C22,48 18,50 16,46Z","M19,28 C17,14 24,9 32,9 C40,9 47,14 45,28 C43,23 40,19 36,17 C30,20 22,21 19,28Z"],bob:["M17.5,38 C15,22 18,8 32,8 C46,8 49,22 46.5,38 L41.5,39 C43,30 43,24 41.5,20 H22.5 C21,24 21,30 22.5,39Z","M19.5,28 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,28 C43,21 40,18.5 34,18 C28,18.5 22,21 19.5,28Z"],tail:["M42,14 C50,16 52,30 49,42 C46,38 45,30 41,24Z","M19.5,27 C18,14 24,9 32,9 C40,9 46,14 44.5,27 C43,21 41,17.5 32,17.5 C23,17.5 21,21 19.5,27Z"],bun:["M25,8 A7,6.5 0 1 1 39,8 A7,6.5 0 1 1 25,8Z","M19.5,27 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,27 C43,21 41,18 32,17 C23,18 21,21 19.5,27Z"],curls:["M17,34 C12,30 15,25 14.5,21 C13,14 19,12 21,8 C26,4 30,7 33,5 C39,5 42,7 45,11 C50,14 49,19 49.5,23 C51,28 50,32 47,34 C43,32 44,26 42,20 H22 C20,26 21,32 17,34Z","M20,25 C18,20 21,18 21,14 C25,13 26,10 31,11 C36,9.5 39,12 42,14 C44,17 45,20 44,25 C42,21 40,19 36,19.5 C32,17 29,20 25,19 C22,20 21,22 20,25Z"],hood:["M12,56 C10,30 15,5 32,5 C49,5 54,30 52,56 L44,58 C46,40 46,22 41,17 C37,13 27,13 23,17 C18,22 18,40 20,58Z",""]},_i={duty:{piping:"M22,44 L40,64 M42,44 L44,47 M15,50 L20,48 M49,50 L44,48",open:"M27,42 L32,47 L37,42 L38,44 L32,50 L26,44Z"},flight:{piping:"M20,46 C25,52 39,52 44,46 M32,51 V64 M16,56 H24 M40,56 H48",open:"M23,42 C26,47 38,47 41,42 L42.5,46 C38,51 26,51 21.5,46Z"},deck:{piping:"M32,46 V64 M14,56 H25 M39,56 H50",open:"M26,42 L32,49 L38,42 L35,41 H29Z"},suit:{piping:"M26,42 L24,52 L31,62 M38,42 L40,52 L33,62",open:"M26.5,41 L32,58 L37.5,41Z"},blouse:{piping:"M24,43 L30,58 M40,43 L34,58",open:"M26,41 L32,54 L38,41Z"},coat:{piping:"M25,42 L22,54 L27,64 M39,42 L42,54 L37,64 M44,54 H50",open:"M26,41 L29,64 H35 L38,41Z"},robe:{piping:"M20,46 C26,54 38,54 44,46 M24,50 L20,64 M40,50 L44,64",open:"M26,42 C29,46 35,46 38,42 L39,45 C35,49 29,49 25,45Z"},tanks:{piping:"M23,45 C24,54 22,58 22,64 M41,45 C40,54 42,58 42,64",open:"M25,43 C27,54 37,54 39,43 L41,45 C41,58 23,58 23,45Z"},leather:{piping:"M25,42 L20,50 L28,56 M39,42 L44,50 L36,56 M32,56 V64",open:"M26.5,41 L32,56 L37.5,41Z"}},rn={glasses:["line","M22.5,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M33.1,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M30.9,26.5 h2.2"],shades:["dark","M22,24.5 H31 L30.5,29.5 C28,31 24,31 22.5,29Z M33,24.5 H42 L41.5,29 C40,31 36,31 33.5,29.5Z M31,25 H33 V26.5 H31Z"],beard:["hair","M21.5,30 C22,40 26,43.5 32,43.5 C38,43.5 42,40 42.5,30 C41,34 38,35 32,34.5 C26,35 23,34 21.5,30Z"],goatee:["hair","M28.5,34.5 H35.5 C37,38 36,42.5 32,42.5 C28,42.5 27,38 28.5,34.5Z"],moustache:["hair","M26,34.5 C28,31.8 31,32.2 32,33.2 C33,32.2 36,31.8 38,34.5 C35,35.4 29,35.4 26,34.5Z"],patch:["dark","M33.5,24 H42 C42,29 40,31 37.5,31 C35,31 33.5,28 33.5,24Z M19.5,21 L34,24.5 L33.5,26 L19.5,22.5Z"],wings:["gold","M40,54 l3,1.5 5,-2 -2,3 -3,.5 -3,2.5 -3,-2.5 -3,-.5 -2,-3 5,2Z"],pips:["gold","M24.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z M39.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z"],star:["gold","M44,52 l1.2,2.6 2.8,.3 -2.1,1.9 .6,2.8 -2.5,-1.4 -2.5,1.4 .6,-2.8 -2.1,-1.9 2.8,-.3Z"],headset:["line","M19.5,26 C19,12 45,12 44.5,26 M19,25 v6 M45,25 v6 M19.5,31 C20,37 25,38.5 28,38"],tags:["line","M26,44 C28,52 30,53 32,53 C34,53 36,52 38,44 M31,53 h2.4 v4 h-2.4Z"],cross:["red","M42,52 h3 v3 h3 v3 h-3 v3 h-3 v-3 h-3 v-3 h3Z"],scroll:["gold","M20,56 h9 v7 h-9Z M20,58 h9 M20,60.5 h9"],wrench:["line","M45,50 l-6,9 M44,48.5 a2.6,2.6 0 1 0 3.4,2.6"],tie:["red","M30.8,44 H33.2 L34,56 L32,60 L30,56Z"],scarf:["red","M24,42 C28,47 36,47 40,42 L41.5,46 C36,51 28,51 22.5,46Z"],eye:["red","M21.5,26 H42.5 V28.2 H21.5Z"],ribbon:["gold","M39,53 h9 v2 h-9Z M39,56 h9 v2 h-9Z"],cane:["line","M14,64 V54 C14,50 19,50 19,54"],band:["dark","M20,19 C26,15.5 38,15.5 44,19 V22 C38,18.5 26,18.5 20,22Z"]},vi="M22,22 C22,14 42,14 42,22 V30 C42,37 37,43 32,43 C27,43 22,37 22,30Z",wi="M33,16 C40,16 42,19 42,22 V30 C42,37 37,43 32,43 C36,38 37,34 35,31 L37,30 L34,25Z",xi="M24.2,24.4 C26,23 28.4,23.2 30,24.3 M34,24.3 C35.6,23.2 38,23 39.8,24.4 M32.3,28.6 L31.2,32.6 L32.8,33 M29.2,37.4 C31,37.9 33,37.9 34.8,37.4",Mi="M27.3,27.6 h.3 M36.4,27.6 h.3";function te({of:e,cylon:t=!1}){let{skin:n,hair:o,coat:s,marks:a=[],sky:l="#2a3d4f"}=an[e.split(":").pop()??""]??an.anybody,[c,u]=yi[n],[d,p]=ki[o[0]],f=_i[s[0]];return i`
    <svg class=${`portrait ${t?"cylon":""}`} viewBox="0 0 64 64" aria-hidden="true">
      <path fill=${l} d="M0,0 H64 V64 H0Z" />
      <path class="halo" d="M64,0 V64 H40 C56,48 58,20 44,0Z" />
      ${d&&i`<path fill=${o[1]} d=${d} /><path class="veil" d=${d} />`}
      <path fill=${u} d="M27,36 H37 V46 H27Z" />
      <path fill=${s[1]} d="M6,64 C7,53 13,48.5 26,44 C29,48 35,48 38,44 C51,48.5 57,53 58,64Z" />
      <path class="veil" d="M38,44 C51,48.5 57,53 58,64 H36Z" />
      <path fill=${s[3]??"#cfd8de"} d=${f.open} />
      <path class="piping" stroke=${s[2]} d=${f.piping} />
      <path fill=${c} d=${vi} />
      <path fill=${u} opacity=".55" d=${wi} />
      <path class="brow" d=${xi} />
      <path class="eyes" d=${Mi} />
      ${p&&i`<path fill=${o[1]} d=${p} />`}
      ${a.map(h=>i`<path key=${h} class=${`mark ${rn[h][0]}`} fill=${rn[h][0]==="hair"?o[1]:void 0} d=${rn[h][1]} />`)}
    </svg>
  `}function ne({skill:e}){return i`<i class=${`skill ${e}`} role="img" aria-label=${r(`skill:${e}`)} data-explain=${`skill:${e}`}
    ><span aria-hidden="true">${r(`letter:${e}`)}</span></i
  >`}function vt({sheet:e,used:t=!1}){return i`
    <div class="sheet-data">
      <${te} of=${e.character} />
      <p class="skill-set" aria-label=${r("skill_set")}>
        ${e.skill_set.map((n,o)=>i`<span key=${o} class="draw"><b>${n.count}</b>${n.skills.map((s,a)=>i`<span key=${s} class="of-skill">${a>0&&i`<small>${r("either_skill")}</small>`}<${ne} skill=${s} /><span aria-hidden="true">${r(`skill:${s}`)}</span></span>`)}</span>`)}
      </p>
      <dl>
        ${e.abilities.map(n=>i`<div key=${n.kind} class=${n.kind}>
            <dt><b>${n.name}</b> <small>${r(`ability:${n.kind}`)}</small>${t&&n.kind==="once"&&i` <mark>${r("used")}</mark>`}</dt>
            <dd>${n.text}</dd>
          </div>`)}
      </dl>
    </div>
  `}function Do(){let{view:e,choice:t}=_(),n=t.question?.options.filter(a=>a.startsWith("char:"))??[],o=n.length>0;if(v(()=>o?()=>scrollTo(0,0):void 0,[o]),!o)return null;let s=n.flatMap(a=>e.characters.find(l=>l.character===a)??[]);return i`
    <section class="sheets-offered" data-answers aria-label=${r("characters")}>
      <h2>${t.question?.text}</h2>
      <p class="legend">${r("sheet_legend")}</p>
      <ul>
        ${s.map(a=>i`
            <li key=${a.character} class="sheet-card">
              <h3>${a.name} <small>${r(`type:${a.type}`)}${a.good_first&&i` <mark class="good-first">${r("good_first")}</mark>`}</small></h3>
              <${vt} sheet=${a} />
              <button type="button" class="go" disabled=${t.sending} data-option=${a.character}
                onClick=${()=>t.pick(a.character)}>${r("choose_named",{name:a.name})}</button>
            </li>
          `)}
      </ul>
    </section>
  `}var Li={home:{sky:["#5a2413","#10283a"],world:["#3d4a55","#1b2630","#ff8a4a"],fires:!0},void:{sky:["#26427a","#4a2a66"],cloud:["#34508f","#5c3f86","#2a6a8a"]},desert:{sky:["#4a3216","#132a3a"],world:["#c08a55","#6b4426","#ffd9a0"]},garden:{sky:["#123f4a","#1a2350"],world:["#4f9ab5","#1d4a68","#bfeaf8"]},ice:{sky:["#1f4660","#1b2248"],world:["#d3e6ee","#6f93a8","#ffffff"]},moon:{sky:["#26303c","#1a1f2e"],world:["#9aa2a8","#4c545c","#e3e8ec"]},tylium:{sky:["#5c3410","#1a2a3d"],world:["#d99a3e","#7a3d14","#ffe0a0"],ring:"#f2c46a"},algae:{sky:["#16452c","#123347"],world:["#6fa75a","#274d33","#d4f2b0"]},giant:{sky:["#4a2b3d","#15304a"],world:["#cf9f78","#6e3f3d","#ffe6c4"],bands:!0,ring:"#e9cba4"},embers:{sky:["#6a1f12","#2a1030"],sun:"#ff6a3a"},nebula:{sky:["#6a2f5a","#173a6a"],cloud:["#c0568f","#e0a45a","#4a6fd0"]},fallout:{sky:["#4a5212","#123a2a"],cloud:["#c9d13a","#6fae3a","#e8a03a"]},rocks:{sky:["#33302b","#15283a"],rocks:"#8a8378"},storm:{sky:["#3a3f63","#4a3420"],cloud:["#6a7ab8","#b8824a","#3a4a80"],world:["#7a6a58","#33302f","#e0c9a0"]},ambush:{sky:["#5a1620","#161d33"],hunters:!0},refinery:{sky:["#5a2a10","#2a1420"],rocks:"#6b4a3a",hunters:!0},wreck:{sky:["#3d1a2a","#15283a"],wreck:!0}},Ci={"asteroid-field":"rocks","barren-planet":"desert","cylon-ambush":"ambush","cylon-raiders":"ambush","cylon-refinery":"refinery","deep-space":"void","desolate-moon":"moon","icy-moon":"ice","ragnar-anchorage":"storm","remote-planet":"garden","tylium-planet":"tylium","algae-planet":"algae","derelict-basestar":"wreck","dying-star":"embers","gas-giant":"giant","lions-head-nebula":"nebula","radioactive-cloud":"fallout"},wt=e=>e===null?"home":Ci[e.split(":")[1]]??"void";function jo({destination:e}){let t=wt(e);return i`<div class=${`backdrop ${t}`} data-sky=${t} aria-hidden="true"><${Le} key=${t} kind=${t} /></div>`}function Le({kind:e,small:t=!1,over:n=""}){let{sky:o,world:s,bands:a,ring:l,sun:c,rocks:u,cloud:d,wreck:p,fires:f,hunters:h}=Li[e],$=L=>`sky-${e}-${L}${t?"-small":""}${n}`,m=L=>`url(#${$(L)})`,[g,y,M]=t?[400,270,170]:[610,60,170];return i`
    <svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice">
      <defs>
        ${o.map((L,O)=>i`<radialGradient key=${O} id=${$(`glow${O}`)}><stop stop-color=${L} /><stop offset="1" stop-color=${L} stop-opacity="0" /></radialGradient>`)}
        ${d?.map((L,O)=>i`<radialGradient key=${O} id=${$(`cloud${O}`)}><stop stop-color=${L} stop-opacity=".55" /><stop offset=".5" stop-color=${L} stop-opacity=".2" /><stop offset="1" stop-color=${L} stop-opacity="0" /></radialGradient>`)}
        ${s&&i`<linearGradient id=${$("world")} x1=".1" y1=".1" x2=".8" y2=".9"><stop stop-color=${s[0]} /><stop offset=".4" stop-color=${s[1]} /><stop offset=".72" stop-color="#060a0f" /></linearGradient>
          <radialGradient id=${$("air")}><stop offset=".8" stop-color=${s[2]} stop-opacity=".5" /><stop offset="1" stop-color=${s[2]} stop-opacity="0" /></radialGradient>`}
        ${c&&i`<radialGradient id=${$("sun")}><stop stop-color="#fff3d8" /><stop offset=".22" stop-color=${c} /><stop offset=".5" stop-color=${c} stop-opacity=".35" /><stop offset="1" stop-color=${c} stop-opacity="0" /></radialGradient>`}
      </defs>
      <ellipse cx="150" cy="430" rx="480" ry="300" fill=${m("glow1")} />
      <ellipse cx="620" cy="90" rx="460" ry="330" fill=${m("glow0")} />
      <path class="stars far" d=${qo.far} />
      <path class="stars near" d=${qo.near} />
      ${d?.map((L,O)=>i`<g key=${O} fill=${m(`cloud${O}`)}><ellipse cx=${180+O*230} cy=${130+O%2*260} rx="330" ry="130" transform=${`rotate(${-24+O*17} ${180+O*230} 240)`} /><ellipse cx=${620-O*200} cy=${90+O*150} rx="220" ry="90" transform=${`rotate(${18-O*21} 400 260)`} /></g>`)}
      ${c&&i`<circle cx=${g} cy=${y} r="230" fill=${m("sun")} />`}
      ${s&&i`
        <circle cx=${g-M*.05} cy=${y-M*.05} r=${M*1.1} fill=${m("air")} />
        <circle cx=${g} cy=${y} r=${M} fill=${m("world")} />
        ${a&&i`<path class="bands" d=${[-.62,-.3,.02,.34,.66].map(L=>`M${g-M*Math.sqrt(1-L*L)},${y+M*L} q${M*Math.sqrt(1-L*L)},${M*.16} ${2*M*Math.sqrt(1-L*L)},0`).join(" ")} />`}
        ${f&&i`<path class="fires" d="M560,120 l14,8 M588,156 l10,-6 M620,138 l18,10 M666,164 l12,-8 M600,192 l16,4 M650,196 l10,2 M540,82 l8,6" />`}
        ${l&&i`<ellipse class="ring" cx=${g} cy=${y} rx=${M*1.62} ry=${M*.34} stroke=${l} transform=${`rotate(-17 ${g} ${y})`} />`}
      `}
      ${u&&i`<path class="rocks" fill=${u} d="M90,60 l34,-22 40,10 16,30 -30,28 -44,-6Z M610,70 l60,-34 66,22 20,52 -54,44 -70,-14 -32,-36Z M330,26 l20,-12 24,8 4,18 -26,12 -20,-8Z M700,420 l48,-20 40,26 -10,44 -52,12 -34,-28Z M60,420 l26,-16 34,12 6,28 -34,18 -30,-14Z M470,480 l18,-10 22,8 2,16 -22,10 -18,-8Z" /><path class="rock-shade" d="M124,86 l40,-38 16,30 -30,28Z M690,140 l46,-82 20,52 -54,44Z M742,440 l46,-14 -10,44 -52,12Z M92,448 l28,-32 6,28 -34,18Z" />`}
      ${h&&i`<g class="hunters"><path d="M560,60 l40,10 34,-34 -14,44 40,22 -48,4 -20,46 -10,-46 -48,-8 42,-20Z" /><path d="M706,150 l22,6 18,-18 -8,24 22,12 -26,2 -10,24 -6,-24 -26,-4 22,-12Z" /><path d="M120,440 l16,4 14,-14 -6,18 16,8 -20,2 -8,18 -4,-18 -20,-4 18,-8Z" /></g>`}
      ${p&&i`<g class="wreck"><path d="M470,150 L640,96 L652,30 L668,100 L790,140 L672,140 L650,230 L634,142Z" /><path d="M598,112 L640,96 L646,70 M700,112 L790,140" /><path d="M560,190 l14,-6 6,10 -12,8Z M690,220 l18,-4 4,12 -14,6Z M520,90 l10,-8 8,8 -8,8Z" /></g>`}
    </svg>
  `}var qo={far:Go(90,7),near:Go(34,3)};function Go(e,t){let n=t,o=()=>(n=n*16807%2147483647,n/2147483647);return Array.from({length:e},()=>`M${Math.round(o()*800)},${Math.round(o()*520)}h0`).join("")}var Si={galactica:Ti,"colonial-one":Ei};function Ce({name:e,id:t="hull"}){let n=Si[e];return n?i`<${n} id=${t} />`:null}function Ti({id:e}){let t=Array.from({length:24},(n,o)=>`M${66+o*13},21 V36 M${66+o*13},150 V165`).join(" ");return i`
    <svg class="outline" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id=${`${e}-armour`} x2="0" y2="1"><stop stop-color="#5b7286" /><stop offset=".16" stop-color="#33475a" /><stop offset=".55" stop-color="#1e2c3a" /><stop offset="1" stop-color="#101921" /></linearGradient>
        <linearGradient id=${`${e}-pod`} x2="0" y2="1"><stop stop-color="#4a6073" /><stop offset=".5" stop-color="#22313f" /><stop offset="1" stop-color="#131c25" /></linearGradient>
        <linearGradient id=${`${e}-head`} x2="1"><stop stop-color="#0b1118" stop-opacity=".75" /><stop offset="1" stop-color="#0b1118" stop-opacity="0" /></linearGradient>
        <linearGradient id=${`${e}-drive`} x2="1"><stop stop-color="#e9fbff" /><stop offset=".3" stop-color="#6cc7e6" /><stop offset="1" stop-color="#6cc7e6" stop-opacity="0" /></linearGradient>
      </defs>
      <path class="wash" fill=${`url(#${e}-drive)`} d="M384,44 H400 V66 H384Z M384,79 H400 V107 H384Z M384,120 H400 V142 H384Z" />
      <path class="strut" d="M96,14 h26 v12 h-26Z M300,14 h26 v12 h-26Z M96,156 h26 v14 h-26Z M300,156 h26 v14 h-26Z" />
      <path class="pod" fill=${`url(#${e}-pod)`} d="M70,1 H366 L388,8 V16 L366,23 H70 L50,17 V7Z M66,160 H368 L391,170 V190 L368,199 H66 L36,189 V171Z" />
      <path class="bay" d="M388,8 V16 L378,19 V5Z M391,170 V190 L380,195 V165Z M50,7 L60,4 V20 L50,17Z M36,171 L48,167 V193 L36,189Z" />
      <path class="drive" d="M374,42 H390 V68 H374Z M374,77 H390 V109 H374Z M374,118 H390 V144 H374Z" />
      <path class="body" fill=${`url(#${e}-armour)`} d="M2,98 V80 L8,60 L20,42 L58,24 L70,19 H362 L380,28 V158 L362,167 H70 L58,162 L20,144 L8,126 L2,106Z" />
      <path fill=${`url(#${e}-head)`} d="M2,98 V80 L8,60 L20,42 L58,24 V162 L20,144 L8,126 L2,106Z" />
      <path class="ribs" d=${t} />
      <path class="seams" d="M70,19 L62,40 V146 L70,167 M362,19 L368,40 V146 L362,167 M8,60 L40,74 M8,126 L40,112 M2,80 L24,84 M2,106 L24,102 M62,40 H368 M62,146 H368" />
      <path class="rim" d="M2,98 V80 L8,60 L20,42 L58,24 L70,19 H362 L380,28 M50,7 L70,1 H366 L388,8 M36,171 L66,160 H368 L391,170" />
      <path class="lamps" d="M12,70 L24,48 M12,116 L24,138 M78,20.5 H358 M78,197 H362" />
    </svg>
  `}function Ei(){return i`
    <svg class="outline" viewBox="0 0 100 200" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="liner" x2="1"><stop stop-color="#7c8168" /><stop offset=".12" stop-color="#4c513f" /><stop offset=".6" stop-color="#2a2e22" /><stop offset="1" stop-color="#171a12" /></linearGradient>
        <linearGradient id="liner-drive" x2="0" y2="1"><stop stop-color="#e9fbff" /><stop offset="1" stop-color="#6cc7e6" stop-opacity="0" /></linearGradient>
      </defs>
      <path class="wash" fill="url(#liner-drive)" d="M22,194 H36 V200 H22Z M43,194 H57 V200 H43Z M64,194 H78 V200 H64Z" />
      <path class="strut" d="M0,120 L8,100 V178 L0,186Z M100,120 L92,100 V178 L100,186Z" />
      <path class="body" fill="url(#liner)" d="M18,1 H82 L94,9 L97,30 V176 L86,194 H14 L3,176 V30 L6,9Z" />
      <path class="seams" d="M3,30 H97 M3,176 H97" />
      <path class="rim" d="M3,176 V30 L6,9 L18,1 H82" />
      <path class="lamps" d="M6,40 V170 M94,40 V170" />
    </svg>
  `}function W({option:e,class:t="",label:n,explain:o=e,firm:s=!1,place:a,children:l}){let{choice:c,spoken:u}=w(),d=c.may(e),p=c.question?.dimmed[e],f=`${t} ${p?"dimmed":""} ${u.has(e)?"spoken":""}`,h=n?.replace(/\.$/,""),$=i`
    <span class="unseen">${d?r("choosable",{label:h}):p?`${h}. ${p}`:n}</span>
    <span class="seen" aria-hidden="true">${l}</span>
  `,m=p?e:void 0;if(!d&&!s)return i`<div class=${f} data-explain=${o} data-why=${m} data-place=${a}>${$}</div>`;if(!d)return i`<button type="button" class=${f} data-explain=${o} data-why=${m} data-place=${a}>${$}</button>`;let g=c.picks.indexOf(e),y=g>=0;return i`
    <button
      type="button"
      class=${`${f} glow ${y?"picked":""}`}
      aria-pressed=${c.instant?void 0:y}
      data-explain=${o}
      data-place=${a}
      data-option=${e}
      onClick=${()=>c.pick(e)}
    >
      ${$} ${y&&c.question?.ordered&&i`<b class="rank">${g+1}</b>`}
    </button>
  `}var xt=(e,t)=>e.fleet?.areas.find(n=>n.twin===t),Wo=(e,t)=>e.fleet?.areas.find(n=>n.area===t),Be=e=>e.die.join("–"),Mt=e=>r("fleet_area",{die:Be(e)});function Pe(e){return[{kind:"basestar",n:e.basestars},{kind:"heavy-raider",n:e.heavy_raiders},{kind:"raider",n:e.raiders}].filter(({n})=>n>0).map(({kind:n,n:o})=>({kind:n,n:o,words:r(`ships:${n}`,{n:o})}))}var Qe=e=>e.fleet!==void 0&&e.fleet.pursuit.space+1===e.fleet.pursuit.auto_attack,ln=e=>e.fleet?.areas.flatMap(Pe).reduce((t,{n})=>t+n,0)??0;function Lt(e){if(!e.fleet)return[];let{space:t,track:n,auto_attack:o}=e.fleet.pursuit,s=n[t+1],a=Qe(e)?r("pursuit_attack",{n:ln(e)}):s>0?r("pursuit_civilians",{n:s}):r("pursuit_nothing");return[r("pursuit_label",{space:t,auto:o}),a]}var Hi={reserves:0,damaged:0,destroyed:0,areas:{},pilots:[]},ve=e=>e.fleet?.mark_vii??Hi,Ct=(e,t)=>ve(e).pilots.includes(t)?"viper-mark-vii":"viper";var ue=(e,t)=>e.board.places.find(n=>n.place===t),Fo=(e,t)=>e.areas.find(n=>n.area===t),Se=e=>q(`area:${e}`);function St(e,t){return Se(t)?r("in_viper",{area:r(`area:${t}`)}):ue(e,t)?.name??t}function B(e,t){if(P(t)==="area"&&q(t))return r(t);let n=Me(e,t);return n===t?ue(e,I(t))?.name??t:n}var pe=e=>r(`title:${e}`),et=e=>e<0?`−${-e}`:`${e}`,oe=e=>e>0?`+${e}`:et(e);function De(e){v(()=>{let t=()=>document.hidden&&e();return addEventListener("blur",e),document.addEventListener("visibilitychange",t),document.addEventListener("freeze",e),()=>{removeEventListener("blur",e),document.removeEventListener("visibilitychange",t),document.removeEventListener("freeze",e)}},[])}function Tt(){let[e,t]=k(!1),n=()=>t(!1);return De(n),[e,t,{onPointerDown:s=>{s.currentTarget.setPointerCapture(s.pointerId),t(!0)},onPointerUp:n,onPointerCancel:n,onContextMenu:s=>s.preventDefault()}]}function re({name:e,count:t,children:n}){let[o,s,a]=Tt();return i`
    <div class="secret-place">
      <button
        type="button"
        class="secret"
        aria-pressed=${o}
        ...${a}
        onClick=${c=>{c.detail===0&&s(!o)}}
        onBlur=${()=>s(!1)}
      >
        <b>${e}</b><small>${t}</small><small class="unseen">${r("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${o&&i`<div class="face-up">${n}</div>`}</div>
    </div>
  `}function J({token:e}){let t=e?e.split(":")[1]:"covered";return i`<span class=${`trauma-token ${t}`} aria-hidden="true"><svg viewBox="-10 -10 20 20"><path d=${Uo[t]??Uo.covered} /></svg></span>`}var Uo={benevolent:"M0,-5 L1.5,-1.5 L5,0 L1.5,1.5 L0,5 L-1.5,1.5 L-5,0 L-1.5,-1.5Z",antagonistic:"M-5,-3.5 H5 L0,5Z",disaster:"M0,-6 L1.8,-2.4 L5.6,-3 L3,0 L5.6,3.6 L1.6,2.4 L0,6 L-1.6,2.4 L-5.6,3.6 L-3,0 L-5.6,-3 L-1.8,-2.4Z",covered:"M-3.4,0 a3.4,3.4 0 1,0 6.8,0 a3.4,3.4 0 1,0 -6.8,0"};function zo({seat:e}){let{view:t}=_(),n=qe(t,e);return n>0&&i`<i class="trauma-count" data-explain="help:trauma"><${J} token=${null} />${n}</i>`}var qe=(e,t)=>e.nebula?.trauma[t]?.count??0;function Ko(){let{view:e,me:t}=_(),n=t&&e.nebula?.trauma[t.seat];if(!n||e.nebula?.phase==="over")return null;let o=new Map;for(let a of n.tokens??[])o.set(a,(o.get(a)??0)+1);let s=e.nebula?.allies.filter(a=>a.token)??[];return i`
    <${re} name=${r("trauma")} count=${r("tokens",{n:n.count})}>
      ${[...o].map(([a,l])=>i`<p key=${a} class="tokens-held"><${J} token=${a} /> ${r("so_many",{n:l,name:B(e,a)})}</p>`)}
      ${n.count===0&&i`<p>${r("no_trauma")}</p>`}
      ${s.map(a=>i`<p key=${a.card}><small>${r("you_put",{token:B(e,a.token??""),ally:a.name})}</small></p>`)}
    <//>
  `}var Oi=["benevolent","antagonistic"];function tt({card:e,side:t}){return i`
    <dl class="sides">
      ${Oi.map(n=>i`<div key=${n} class=${t===n?"is":t?"not":""}>
          <dt><${J} token=${`token:${n}`} /><span class="unseen">${r(`side_of:${n}`)}</span></dt>
          <dd>${e[n]}${t===n&&i`<span class="unseen"> ${r("happens")}</span>`}</dd>
        </div>`)}
    </dl>
  `}var Yo=(e,t)=>e.nebula?.allies.filter(n=>n.place===t)??[];function Jo({place:e}){let{view:t}=_(),n=t.nebula?.places.includes(e);return i`
    ${Yo(t,e).map(o=>i`<span key=${o.card} class="ally"><${J} token=${null} /><span class="ally-name">${r(`short:${o.card}`)}</span></span>`)}
    ${n&&i`<span class="ally bare"><${J} token=${null} /></span>`}
  `}function Et(e,t){return[...Yo(e,t).flatMap(n=>[r("ally_waits",{ally:n.name}),...Xo(e,n)]),e.nebula?.places.includes(t)&&r("token_waits")].filter(Boolean)}function Xo(e,t){return[r("brings_benevolent",{effect:t.benevolent}),r("brings_antagonistic",{effect:t.antagonistic}),t.token&&r("you_put",{token:B(e,t.token),ally:t.name})].filter(Boolean)}function Qo(e,t){let n=e.nebula?.allies.find(o=>o.card===t);return n?{title:n.name,lines:[r("met_in",{place:ue(e,n.place)?.name??""}),...Xo(e,n),r("allies_left",{n:e.nebula?.ally_deck})]}:{title:B(e,t),lines:[]}}function es(){let{view:e}=_(),t=e.nebula?.encounter;if(!t)return null;let n=t.token?r("turned_over",{token:B(e,t.token)}):r("nothing_on_it");return i`
    <article class="card-large encounter" aria-label=${r("encounter",{ally:t.name})}>
      <header data-explain=${t.card}>
        <${te} of=${t.card} />
        <h3>${t.name}</h3>
        <small>${r("met_by",{name:S(e,t.seat),place:ue(e,t.place)?.name??""})}</small>
      </header>
      <p class="turned"><${J} token=${t.token} /> <b>${n}</b></p>
      <${tt} card=${t} side=${t.token?.split(":")[1]??null} />
      ${t.token==="token:disaster"&&i`<p class="line">${r("neither_result")}</p>`}
    </article>
  `}var Ai=new Set(["card","crisis","super","destination","quorum","loyalty","char","loc","token","ally","crossroads"]);function ns(e,t,n){let o=os[P(n)]?.({view:e,me:t,thing:I(n),typed:n});return o&&{...o,link:Zi(n),more:o.sheet&&i`<${vt} sheet=${o.sheet} used=${o.used} />`}}function Zi(e){let t=P(e);return!Ai.has(t)||Se(I(e))?null:`/compendium/#${t==="card"?j(e).replace(/-\d+$/,""):j(e)}`}var os={loc({view:e,me:t,thing:n,typed:o}){if(Se(n))return os.area({view:e,me:t,thing:n,typed:o});let s=ue(e,n);if(!s)return null;let a=s.seats.map(l=>e.players[l].name??S(e,l));return{title:s.name,lines:[s.text?r("action_here",{text:s.text}):r("no_action_here"),s.damaged&&r("damaged_here"),s.hazardous&&r("hazardous"),a.length>0&&r("here",{names:G(a)}),...Et(e,n)]}},ally:({view:e,typed:t})=>Qo(e,t),area({view:e,thing:t}){let n=Wo(e,t);if(n)return{title:Mt(n),lines:[r("fleet_twin",{area:r(`area:${n.twin}`)}),...Pe(n).map(({words:s})=>s)]};let o=Fo(e,t);return o&&{title:r(`area:${t}`),lines:[o.launch&&r("launch_here"),...un(e,o)]}},ship({view:e,thing:t}){let[n,o]=j(t).split("@"),s=n.startsWith("civilian")?"civilian":n,l=e.areas.flatMap(u=>u.basestars).find(u=>u.option===`ship:${t}`)?.damage.map(u=>B(e,u))??[],c=n.startsWith("civilian-")?n.slice(9):"";return{title:c?r("civilian",{letter:c}):r(`ship:${s}`),lines:[r(`about:${s}`),l.length>0&&r("basestar_damaged",{damage:G(l)}),o&&Se(o)&&r(`area:${o}`)]}},seat({view:e,thing:t}){let n=e.players[Number(t)],o=S(e,n.seat),s=[...n.quorum,...n.revealed].map(a=>r("revealed_card",{name:a.name,text:[a.text].flat().join("; ")}));return{title:n.name?r("plays",{name:o,character:n.name}):o,lines:[n.place&&St(e,n.place),...n.titles.flatMap(a=>Ni(e,a)),r("cards_in_hand",{n:n.hand}),n.loyalty>0&&r("loyalty_cards",{n:n.loyalty}),n.super_crises>0&&r("super_crises_held",{n:n.super_crises}),qe(e,n.seat)>0&&r("trauma_tokens",{n:qe(e,n.seat)}),n.out&&r("is_out"),...s],sheet:n.character&&!n.cylon?ts(e,n.character):null,used:n.once_used}},char({view:e,thing:t}){let n=ts(e,t);return n&&{title:n.name,lines:[],sheet:n}},card({view:e,me:t,typed:n}){let o=t?.hand.find(a=>a.option===n)??t?.hand.find(a=>j(a.option)===j(n));return{title:o?r("card_named",{name:o.name,strength:o.strength}):B(e,n),lines:o?[...o.text,r("or_in_check",{n:o.strength}),r("skill_named",{skill:r(`skill:${o.skill}`),about:r(`about:skill:${o.skill}`)})]:[]}},quorum:({view:e,me:t,typed:n})=>Ht(e,t,n),super:({view:e,me:t,typed:n})=>Ht(e,t,n),destination:({view:e,me:t,typed:n})=>Ht(e,t,n),crisis:({view:e,me:t,typed:n})=>Ht(e,t,n),token:({view:e,typed:t})=>({title:B(e,t),lines:[]}),deck({view:e,thing:t}){let n=e.decks.find(o=>o.deck===t);return n?{title:r(`deck:${t}`),lines:[q(`about:deck:${t}`)&&r(`about:deck:${t}`),t.startsWith("skill:")&&r(`about:${t}`),r("deck_left",{n:n.cards}),n.discarded>0&&r("deck_discarded",{n:n.discarded}),n.top&&r("deck_top",{name:B(e,n.top)})]}:null},skill:({thing:e})=>({title:r(`skill:${j(e)}`),lines:[r(`about:skill:${j(e)}`)]}),res({view:e,thing:t}){let n=e.dials.find(o=>o.resource===t);return n&&{title:r(`res:${t}`),lines:[r(n.value<=n.red_at?"dial_low":"dial_label",{name:r(`res:${t}`),value:n.value,red:n.red_at}),r("about:dial")]}},track({view:e,thing:t}){let{game:n,board:o}=e;if(t==="jump")return{title:r("jump"),lines:[r("jump_label",{jump:n.jump,auto:n.auto_jump}),r("about:jump")]};if(t==="pursuit")return{title:r("pursuit"),lines:[...Lt(e),r("about:pursuit")]};if(t==="boarding"){let s=o.boarding.reduce((a,l)=>a+l,0);return{title:r("boarded"),lines:[r("boarding_label",{n:s}),r("about:boarding")]}}if(t==="damage"){let s=o.places.filter(a=>a.damaged).length;return{title:r("damage"),lines:[r("about:damage",{n:s,most:o.destroyed_at})]}}return{title:r("distance_title",{distance:n.distance,goal:n.goal}),lines:[r("about:distance",{goal:n.goal}),...n.route.map((s,a)=>r("jump_number",{number:a+1,name:B(e,s),n:n.distances[a]})),n.kept.length>0&&r("kept",{names:G(n.kept.map(s=>B(e,s)))}),r(n.sleeper_done?"sleeper_done":"sleeper_to_come",{n:n.sleeper_at})]}},help:({thing:e})=>({title:r(`help:${e}`),lines:[r(`about:${e}`)]}),reserve({view:e,thing:t}){let{board:n}=e,o=n.civilians_lost.map(l=>B(e,l)),s={viper:Ot(e,"viper"),"viper-mark-vii":Ot(e,"viper-mark-vii"),raptor:[r("raptors_left",{n:n.raptors})],nuke:[r("nukes_left",{n:n.nukes})],civilian:[r("civilians_left",{n:n.civilian_pile}),o.length>0&&r("civilians_lost",{names:o.join("; ")})]},a=t==="nuke"&&e.fleet?"about:nuke:area":`about:${t}`;return{title:r(`reserve:${t}`),lines:[r(a),...s[t]]}}};function Ni(e,t){let n=e.game.next_in_line[t];return[q(`about:title:${t}`)?r("has_title",{title:pe(t),about:r(`about:title:${t}`)}):pe(t),n!==void 0&&r("next_in_line",{name:S(e,n)})]}function cn(e,t){let{board:n}=e,o=ve(e);return t==="viper-mark-vii"?o:{reserves:n.vipers-o.reserves,damaged:n.damaged_vipers-o.damaged,destroyed:n.destroyed_vipers-o.destroyed}}function Ot(e,t){let{reserves:n,damaged:o,destroyed:s}=cn(e,t);return[r("vipers_reserve",{n}),r("vipers_damaged",{n:o}),r("vipers_destroyed",{n:s})]}var ts=(e,t)=>e.characters.find(n=>n.character===`char:${t}`)??null;function Ht(e,t,n){let o=[...t?.looking??[],...t?.super_crises??[],...t?.quorum??[],...e.players.flatMap(a=>a.quorum),...e.crisis?[e.crisis]:[]],s=I(j(n));return{title:B(e,n),lines:o.find(a=>a.card===j(n))?.text??[q(`kept:${s}`)&&r(`kept:${s}`)]}}function un(e,t){let n=ve(e).areas[t.area]??0,o=xt(e,t.area);return[...t.basestars.map(s=>{let a=s.damage.map(l=>B(e,l));return a.length?r("basestar_damaged",{damage:G(a)}):r("ship:basestar")}),t.raiders>0&&r("ships:raider",{n:t.raiders}),t.heavy_raiders>0&&r("ships:heavy-raider",{n:t.heavy_raiders}),t.vipers>n&&r("ships:viper",{n:t.vipers-n}),n>0&&r("ships:viper-mark-vii",{n}),...t.pilots.map(s=>pn(e,s)),t.civilians.length>0&&r("civilians_here",{n:t.civilians.length,letters:t.civilians.join(", ")}),o&&Vi(o)].filter(Boolean)}function Vi(e){let t=Pe(e).map(({words:n})=>n);return t.length?r("gathers",{die:Be(e),ships:G(t)}):r("gathers_none",{die:Be(e)})}var pn=(e,t)=>r(`pilot:${Ct(e,t)}`,{name:S(e,t)});var $e={fuel:["0 0 48 48","M14,4 H27 V9 H31 L40,18 V44 H8 V9 H14Z M19,8 V10.5 H23 V8Z M14,17 L21.5,27.5 L14,38 L17,40 L24,30.5 L31,40 L34,38 L26.5,27.5 L34,17 L31,15 L24,24.5 L17,15Z"],food:["0 0 48 48","M22.5,46 V24 H25.5 V46Z M24,3 C28.5,7 28.5,12 24,16 C19.5,12 19.5,7 24,3Z M22.5,24 C16,24 12.5,20.5 12,14 C18.5,14 22,17.5 22.5,24Z M25.5,24 C32,24 35.5,20.5 36,14 C29.5,14 26,17.5 25.5,24Z M22.5,34 C15,34 10.5,30 10,23 C17.5,23 22,27 22.5,34Z M25.5,34 C33,34 37.5,30 38,23 C30.5,23 26,27 25.5,34Z M22.5,43 C15,43 10.5,39 10,32 C17.5,32 22,36 22.5,43Z M25.5,43 C33,43 37.5,39 38,32 C30.5,32 26,36 25.5,43Z"],morale:["0 0 48 48","M24,44 C9,33 4,25 4,17 C4,10 9,5 15,5 C19,5 22.5,7.5 24,11 C25.5,7.5 29,5 33,5 C39,5 44,10 44,17 C44,25 39,33 24,44Z"],population:["0 0 48 48","M24,6 A6.5,6.5 0 1 1 23.99,6Z M13,44 V30 C13,23.5 17.5,21 24,21 C30.5,21 35,23.5 35,30 V44Z M9,14 A4.5,4.5 0 1 1 8.99,14Z M2,44 V32 C2,27 5,24.5 11,24.5 C10,26.5 9.5,28.5 9.5,31 V44Z M39,14 A4.5,4.5 0 1 1 38.99,14Z M46,44 V32 C46,27 43,24.5 37,24.5 C38,26.5 38.5,28.5 38.5,31 V44Z"],die:["-24 -24 48 48","M0,-23 L21,-8 L21,10 L0,23 L-21,10 L-21,-8Z"]};var dn={viper:["-17 -12 34 24",[["flame","M12,-3.2 L17,-1.6 L17,1.6 L12,3.2Z"],["dark","M5,-3 L9.5,-10.8 L14,-10.8 L13,-2.6 L13,2.6 L14,10.8 L9.5,10.8 L5,3Z"],["metal","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6 L12.4,-9.6 L11,-3.2 L13.2,-3 V3 L11,3.2 L12.4,9.6 L9.5,9.6 L6,3.6 L1,3 C-4,2.6 -10,2 -16.5,0Z"],["trim","M7.2,-4.4 L9.9,-9 H11.6 L10.2,-4.2Z M7.2,4.4 L9.9,9 H11.6 L10.2,4.2Z M-10,-1 L-5,-1.7 V1.7 L-10,1Z"],["glass","M-3,-1.2 C-1,-1.9 2.4,-1.9 4,-1 V1 C2.4,1.9 -1,1.9 -3,1.2Z"],["light","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6"]]],"viper-mark-vii":["-17 -12 34 24",[["flame","M12.5,-2.6 L17,-1.2 L17,1.2 L12.5,2.6Z"],["dark","M2,-3.4 L8,-11.2 L15.4,-11.2 L11,-3 L13.4,-2 V2 L11,3 L15.4,11.2 L8,11.2 L2,3.4Z"],["metal","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2 H13 L9.6,-3 L13,-1.7 V1.7 L9.6,3 L13,10.2 H8.4 C5,6.8 3,3.4 -1,3.2 C-6,3.6 -13,3.2 -16.5,0Z"],["trim","M4.6,-5.2 L8.8,-9.6 H12 L8.4,-3.4Z M4.6,5.2 L8.8,9.6 H12 L8.4,3.4Z"],["glass","M-8,-1.4 C-5,-2.3 -1,-2.1 1.4,-1 V1 C-1,2.1 -5,2.3 -8,1.4Z"],["light","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2"]]],raider:["-15 -13 30 26",[["dark","M-14.6,-11.6 C-15.4,0 -10.6,7.6 -4.4,10.2 L0,12.4 L4.4,10.2 C10.6,7.6 15.4,0 14.6,-11.6 C12.6,-4 9.4,-0.4 5.4,0.6 L2.6,-3.4 L0,-4.4 L-2.6,-3.4 L-5.4,0.6 C-9.4,-0.4 -12.6,-4 -14.6,-11.6Z"],["metal","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6 L0,10.6 L4,8.6 C9.4,6 13.2,0.4 13.6,-8 C11.6,-2 8.8,1.2 5,2 L2.2,-2 L0,-2.9 L-2.2,-2 L-5,2 C-8.8,1.2 -11.6,-2 -13.6,-8Z"],["trim","M0,10.6 L-2.4,4.6 L0,2.4 L2.4,4.6Z"],["eye","M-2.1,-0.9 H2.1 V0.7 H-2.1Z"],["light","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6"]]],"heavy-raider":["-15 -14 30 28",[["dark","M-14.4,-12.6 L-9,-6.4 L-6.2,-12.4 L0,-9 L6.2,-12.4 L9,-6.4 L14.4,-12.6 L13.4,4.6 L7.6,12.4 H-7.6 L-13.4,4.6Z"],["metal","M-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6 L5.4,-9.6 L8.6,-3.6 L13,-8.6 L12,4 L6.8,10.8 H-6.8 L-12,4Z"],["trim","M-6,1.8 H6 L4.2,9 H-4.2Z"],["eye","M-3.4,-3.4 H3.4 V-1.4 H-3.4Z"],["light","M-12,4 L-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6"]]],basestar:["-26 -26 52 52",[["deep","M0,26 C-2.6,14 -2.8,8 -2.2,3 L-3.6,0.8 C-9,-1.4 -16,-6 -22.6,-13 C-13,-9.4 -6.8,-7 -2,-3.6 H2 C6.8,-7 13,-9.4 22.6,-13 C16,-6 9,-1.4 3.6,0.8 L2.2,3 C2.8,8 2.6,14 0,26Z"],["dark","M0,-26 C2.8,-14 3,-8 2.4,-3 L3.8,-0.8 C9,1.4 16,6 22.6,13 C13,9.4 6.8,7 2,3.8 H-2 C-6.8,7 -13,9.4 -22.6,13 C-16,6 -9,1.4 -3.8,-0.8 L-2.4,-3 C-3,-8 -2.8,-14 0,-26Z"],["metal","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 L3,0 C8,2 13.6,5.8 18.6,10.6 C11.6,7.8 6,5.4 1.6,2.6 H-1.6 C-6,5.4 -11.6,7.8 -18.6,10.6 C-13.6,5.8 -8,2 -3,0 L-1.4,-2.6 C-1.8,-8 -1.6,-14 0,-22.6Z"],["eye","M0,-3.4 A3.4,3.4 0 1 1 -0.01,-3.4Z"],["light","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 M-18.6,10.6 C-13.6,5.8 -8,2 -3,0"]]],"civilian-0":["-17 -12 34 24",[["flame","M14,-2 h3 v4 h-3Z"],["metal","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6 V3.6 L10,6.6 H2 C-6,6.6 -12,5.4 -16.4,0Z"],["trim","M-9,-3.4 H9 V-2.2 H-9Z M-9,2.2 H9 V3.4 H-9Z"],["light","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6"]]],"civilian-1":["-17 -12 34 24",[["flame","M14,-4 h3 v3 h-3Z M14,1 h3 v3 h-3Z"],["dark","M-6,-9.4 H0 V9.4 H-6Z M3,-9.4 H9 V9.4 H3Z"],["metal","M-15.6,-2.6 L-12,-5.4 H14.4 V5.4 H-12 L-15.6,2.6Z M-5.4,-8.8 H-0.6 V-5.4 H-5.4Z M3.6,-8.8 H8.4 V-5.4 H3.6Z M-5.4,5.4 H-0.6 V8.8 H-5.4Z M3.6,5.4 H8.4 V8.8 H3.6Z"],["trim","M-12.6,-2 h3 v4 h-3Z"],["light","M-15.6,-2.6 L-12,-5.4 H14.4"]]],"civilian-2":["-17 -12 34 24",[["flame","M14.4,-1.6 h2.6 v3.2 h-2.6Z"],["dark","M-13,-1.4 H15 V1.4 H-13Z"],["metal","M-16,-3 L-13,-4.6 H-9.4 V4.6 H-13 L-16,3Z M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 V6.4 C-0.6,9 -8.6,9 -8.6,6.4Z M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4 V6.4 C8.4,9 0.4,9 0.4,6.4Z M9.4,-4 H14.6 V4 H9.4Z"],["trim","M-8.6,-1 H-0.6 V1 H-8.6Z M0.4,-1 H8.4 V1 H0.4Z"],["light","M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4"]]],"civilian-3":["-17 -12 34 24",[["flame","M14.4,-2 h2.6 v4 h-2.6Z"],["metal","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3 H14.4 V3 H13 C12.4,6.6 8,10 2.4,10 C-1.8,10 -5.6,7.6 -7.6,3 H-11Z"],["dark","M2.4,-6.8 A6.8,6.8 0 1 0 2.41,-6.8Z"],["trim","M2.4,-4 A4,4 0 1 0 2.41,-4Z"],["light","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3"]]],raptor:["-15 -12 30 24",[["flame","M12,-6.4 h3 v3 h-3Z M12,3.4 h3 v3 h-3Z"],["dark","M-3,-7 L3,-11.4 H12.6 V-3 H-3Z M-3,7 L3,11.4 H12.6 V3 H-3Z"],["metal","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6 L12.6,-4.6 V4.6 L10.6,7.4 H-1 L-9.6,5.4 L-14.4,1.6Z"],["glass","M-12.6,-1.4 L-8.8,-4 L-5.6,-4.6 V4.6 L-8.8,4 L-12.6,1.4Z"],["trim","M1,-4.6 H8 V-3.4 H1Z M1,3.4 H8 V4.6 H1Z"],["light","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6"]]],centurion:["-12 -13 24 26",[["dark","M0,-12.6 C6.6,-12.6 9.6,-8 9.6,-2.6 L11.4,3 L6,12.4 H-6 L-11.4,3 L-9.6,-2.6 C-9.6,-8 -6.6,-12.6 0,-12.6Z"],["metal","M0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8 L5,-1.8 H-5 L-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11Z M-8.4,0 L-5,1.8 H5 L8.4,0 L9.4,3.2 L4.8,10.6 H-4.8 L-9.4,3.2Z"],["eye","M-6.6,-1.6 H6.6 V1.2 H-6.6Z"],["light","M-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8"]]],nuke:["-13 -13 26 26",[["dark","M0,-12.8 C4,-9.6 5.2,-6 5.2,-2 V6 L9,11 V12.6 H-9 V11 L-5.2,6 V-2 C-5.2,-6 -4,-9.6 0,-12.8Z"],["metal","M0,-11 C2.8,-8.4 3.8,-5.4 3.8,-2 V7 H-3.8 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11Z"],["trim","M-3.8,-2.6 H3.8 V0 H-3.8Z M-3.8,4.4 H3.8 V7 H-3.8Z"],["light","M-3.8,7 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11"]]]},Ri=4,ss=(e="A")=>`civilian-${(e.charCodeAt(0)-65)%Ri}`;function N({kind:e,letter:t}){let[n,o]=Ii(e,t);return i`
    <span class=${`shape ${e}`} aria-hidden="true">
      <svg viewBox=${n}>${o.map(([s,a])=>i`<path key=${s} class=${s} d=${a} />`)}</svg>${t&&i`<b>${t}</b>`}
    </span>
  `}function Ii(e,t){return e in $e?[$e[e][0],[["plain",$e[e][1]]]]:dn[e]??dn[ss(t)]}function as({area:e}){let{view:t}=_(),n=xt(t,e);if(!n)return null;let o=Pe(n),s=o.length?Qe(t)?"next":"":"none";return i`
    <${W} option=${`area:${n.area}`} class=${`behind ${s}`} label=${[Mt(n),...o.map(({words:a})=>a)].join(", ")} place=${n.area}>
      <i class="far-die">${Be(n)}</i>${o.map(({kind:a,n:l})=>i`<span key=${a} class="far"><${N} kind=${a} /><b>${l}</b></span>`)}
    <//>
  `}function U({seat:e}){let{view:t}=_(),{character:n,cylon:o}=t.players[e]??{};return i`<em class=${`token ${o?"cylon":""}`} data-seat=${e} aria-hidden="true">${ct(n||S(t,e))}</em>`}var Bi=3;function rs({kind:e,n:t}){return i`
    <span class="flotilla">${Array.from({length:Math.min(t,Bi)},(n,o)=>i`<${N} key=${o} kind=${e} />`)}</span><b>${t}</b>
  `}var nt="opt:stay";function is({place:e}){let{view:t,seat:n,choice:o}=_(),s=n!==null&&e.seats.includes(n)&&o.may(nt),a=e.seats.map(u=>t.players[u].name??S(t,u)),l=[e.text,e.damaged&&r("damaged"),e.hazardous&&r("hazardous"),a.length>0&&r("here",{names:G(a)}),...Et(t,e.place)].filter(Boolean),c=`place ${e.damaged?"damaged":""} ${e.hazardous?"hazardous":""} ${a.length?"manned":""}`;return i`
    <${W} option=${s?nt:`loc:${e.place}`} explain=${`loc:${e.place}`} class=${c} label=${[e.name,...l].join(", ")} place=${e.place} firm>
      <span class="place-name">${e.name}</span>
      ${e.damaged?i`<small class="hit">${r("damaged")}</small>`:q(`short:${e.place}`)&&i`<small class="does">${r(`short:${e.place}`)}</small>`}
      <${Jo} place=${e.place} />
      ${a.length>0&&i`<span class="tokens">${e.seats.map(u=>i`<${U} key=${u} seat=${u} />`)}</span>`}
    <//>
  `}var ls=["front","starboard-bow","starboard-aft","rear","port-bow","port-aft"];function cs({area:e,seen:t}){let{choice:n,view:o,spoken:s,seat:a}=_(),l=r(`area:${e}`),u=a!==null&&t.pilots.includes(a)&&n.may(nt)?nt:`area:${e}`,d=n.may(u),p=[l,...un(o,t)].join(", "),f=h=>d&&!h.target.closest("button, .dimmed")&&n.pick(u);return i`
    <section class=${`area ${e} ${Pi(t)} ${d?"open":""} ${s.has(u)?"spoken":""}`} role="group" aria-label=${l} data-place=${e} onClick=${f}>
      <${W} option=${u} explain=${`area:${e}`} class="area-name" label=${p} firm>
        <span>${l}</span>${t.launch&&i`<small class="launch">${r("launch")}</small>`}
      <//>
      <${as} area=${e} />
      <div class="ships"><${Di} seen=${t} /></div>
    </section>
  `}function Pi(e){let n=[e.raiders,e.heavy_raiders,e.vipers].reduce((o,s)=>o+(s>0?1+Math.min(s,3)/2:0),0)+e.basestars.length*2+e.pilots.length*1.5+e.civilians.length;return n<=4?"roomy":n<=5.5?"busy":"crowded"}function Di({seen:e}){let{view:t}=_(),{area:n}=e,o=ve(t).areas[n]??0,a=[["raider",e.raiders],["heavy-raider",e.heavy_raiders],["viper",e.vipers-o],["viper-mark-vii",o]].filter(([,l])=>l>0);return i`
    ${e.basestars.map(l=>{let c=l.damage.map(d=>B(t,d)),u=c.length?r("basestar_damaged",{damage:G(c)}):r("ship:basestar");return i`
        <${W} key=${l.option} option=${l.option} class="vessel basestar" label=${u}>
          <${N} kind="basestar" />${l.hits>0&&i`<b class="hit">−${l.hits}</b>`}
        <//>
      `})}
    ${a.map(([l,c])=>i`
        <${W} key=${l} option=${`ship:${l}@${n}`} class=${`vessel ${l}`} label=${r(`ships:${l}`,{n:c})}>
          <${rs} kind=${l} n=${c} />
        <//>
      `)}
    ${e.pilots.map(l=>i`<${W} key=${`pilot${l}`} option=${ce(l)} class="vessel viper flown" label=${pn(t,l)}>
        <${N} kind=${Ct(t,l)} /><${U} seat=${l} />
      <//>`)}
    ${e.civilians.map(l=>i`<${W} key=${l} option=${`ship:civilian-${l}`} class="vessel civilian" label=${r("civilian",{letter:l})}>
        <${N} kind="civilian" letter=${l} />
      <//>`)}
  `}function us(){let{view:e}=_(),{boarding:t}=e.board,n=t.reduce((o,s)=>o+s,0);return i`
    <span class="track boarding" role="group" aria-label=${r("boarding_label",{n})}>
      <span data-explain="track:boarding">${r("boarded")}</span>
      ${t.map((o,s)=>i`<${qi} key=${s} n=${o} space=${s} />`)}
      <b class="dead" data-explain="track:boarding">${r("lost")}</b>
    </span>
  `}function qi({n:e,space:t}){let n=r("boarding_space",{space:t+1,n:e});return i`
    <${W} option=${`ship:centurion@${t}`} explain="track:boarding" class=${`space-on ${e?"at":""}`} label=${n}>
      ${e?i`<${N} kind="centurion" />${e>1&&e}`:t+1}
    <//>
  `}var ps={politics:"M24,4 L44,14 V18 H4 V14Z M8,21 H13 V37 H8Z M18,21 H22.5 V37 H18Z M25.5,21 H30 V37 H25.5Z M35,21 H40 V37 H35Z M4,40 H44 V44 H4Z",leadership:"M24,3 L27.6,13 H38 L29.7,19.2 L32.8,29.4 L24,23.3 L15.2,29.4 L18.3,19.2 L10,13 H20.4Z M8,30 L24,38 L40,30 V35 L24,43 L8,35Z M10,40 L24,47 L38,40 V44 L24,48 L10,44Z",tactics:"M22,2 H26 V9.2 A15,15 0 0 1 38.8,22 H46 V26 H38.8 A15,15 0 0 1 26,38.8 V46 H22 V38.8 A15,15 0 0 1 9.2,26 H2 V22 H9.2 A15,15 0 0 1 22,9.2Z M24,13 A11,11 0 1 0 24.01,13Z M24,20 A4,4 0 1 1 23.99,20Z",piloting:"M24,10 L28,18 L46,12 L40,20 L34,21.5 L42,22.5 L37,28 L31,27.5 L35,31 L30,34 L27,31 L24,42 L21,31 L18,34 L13,31 L17,27.5 L11,28 L6,22.5 L14,21.5 L8,20 L2,12 L20,18Z",engineering:"M20,3 H28 L29,9 L33.5,11 L38.5,7.5 L43.5,13 L40,18 L41.5,22 L46,23 V29 L41,30 L39,34.5 L42,39 L37,43.5 L32.5,40.5 L28,42 L27,46 H20 L19,42 L14.5,40 L10,43 L5,38 L8,33.5 L6.5,29 L2,28 V21 L7,20 L9,15.5 L6,11 L11,6 L15.5,9 L19,7.5Z M24,16 A8.5,8.5 0 1 0 24.01,16Z",quorum:"M24,14 A10,10 0 1 1 23.99,14Z M24,2 A3,3 0 1 1 23.99,2Z M24,40 A3,3 0 1 1 23.99,40Z M5,21 A3,3 0 1 1 4.99,21Z M43,21 A3,3 0 1 1 42.99,21Z M14.5,4.6 A3,3 0 1 1 14.49,4.6Z M33.5,4.6 A3,3 0 1 1 33.49,4.6Z M7.6,11.5 A3,3 0 1 1 7.59,11.5Z M40.4,11.5 A3,3 0 1 1 40.39,11.5Z M7.6,30.5 A3,3 0 1 1 7.59,30.5Z M40.4,30.5 A3,3 0 1 1 40.39,30.5Z M14.5,37.4 A3,3 0 1 1 14.49,37.4Z M33.5,37.4 A3,3 0 1 1 33.49,37.4Z",crisis:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M21.5,11 L22.5,29 H25.5 L26.5,11Z M24,32 A3,3 0 1 0 24.01,32Z",super:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M7,24 C14,14 34,14 41,24 C34,34 14,34 7,24Z M24,18 A6,6 0 1 1 23.99,18Z",destination:"M24,12 A12,12 0 1 1 23.99,12Z M2,33 C8,38 28,34 38,26 C46,19.5 48,13 45,11 C43,9.6 38,10 34,11.5 C40,11 43,12.5 42,15 C40,21 28,29 16,32 C9,33.8 3,33.6 2,33Z",loyalty:"M23,4 V44 C12,40 6,31 6,20 V8 C12,8 18,7 23,4Z M25,4 C30,7 36,8 42,8 V20 C42,31 36,40 25,44Z M11,20 H19 V24 H11Z M29,18 L37,22 L29,25Z",destiny:"M24,3 L30,18 L45,24 L30,30 L24,45 L18,30 L3,24 L18,18Z M24,19 A5,5 0 1 0 24.01,19Z",crossroads:"M21,46 V30 L6,15 V22 H2 V6 H18 V10 H11 L24,23 L37,10 H30 V6 H46 V22 H42 V15 L27,30 V46Z",ally:"M4,18 L14,12 L24,18 L34,12 L44,18 V32 L34,38 L24,32 L14,38 L4,32Z M14,18 L9,21 V29 L14,32 L20,28.5 V21.5Z M34,18 L28,21.5 V28.5 L34,32 L39,29 V21Z"},Gi=e=>ps[e]??ps.destiny;function K({kind:e}){return i`<svg class=${`emblem emblem-${e}`} viewBox="0 0 48 48" aria-hidden="true"><path d=${Gi(e)} /></svg>`}function fs(){let{view:e}=_();return i`
    <section class="decks" aria-label=${r("decks")}>
      ${e.decks.filter(ds).map(t=>i`<${ms} key=${t.deck} ...${t} />`)}
      <i class="row-break"></i>
      ${e.decks.filter(t=>!ds(t)).map(t=>i`<${ms} key=${t.deck} ...${t} />`)}
    </section>
  `}var ds=({deck:e})=>e.startsWith("skill:");function ms({deck:e,cards:t,discarded:n,top:o}){let{view:s}=_(),a=e.startsWith("skill:")?e.slice(6):null,l=r(`deck:${e}`),c=[r("deck_left",{n:t}),r("deck_discarded",{n}),o&&r("deck_top",{name:B(s,o)})];return i`
    <${W} option=${a?e:`deck:${e}`} explain=${`deck:${e}`} class="deck" label=${[l,...c].filter(Boolean).join(", ")} firm>
      ${a?i`<${ne} skill=${a} />`:i`<${K} kind=${e.split("-")[0]} /><span>${l}</span>`}
      <b>${t}</b>${n>0&&i`<small>+${n}</small>`}
    <//>
  `}var Ge=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var gs=700,ji={raiders:"raider",heavy_raiders:"heavy-raider",vipers:"viper",modern:"viper-mark-vii",basestars:"basestar"};function bs({board:e}){let{view:t}=_(),n=C(null),[o,s]=k([]),a=JSON.stringify([t.areas,t.fleet,t.players.map(l=>l.place)]);return v(()=>{let l=n.current;if(n.current={areas:Fi(t),far:t.fleet?.areas??[],pile:t.board.civilian_pile,players:t.players},!l||Ge())return;let c=[...Ui(l,n.current),...Ki(l.players,t.players)];if(!c.length)return;s(c.map((d,p)=>({...d,key:`${Date.now()}-${p}`})));let u=setTimeout(()=>s([]),gs+100);return()=>clearTimeout(u)},[a]),i`<div class="flights" aria-hidden="true">${o.map(l=>i`<${Wi} ...${l} board=${e} />`)}</div>`}function Wi({from:e,to:t,kind:n,seat:o,board:s}){let a=C(null);return Y(()=>{let l=$s(s.current,e),c=$s(s.current,t);if(!l||!c)return;let u=[{transform:`translate(${l.x}px, ${l.y}px)`,opacity:1},{transform:`translate(${c.x}px, ${c.y}px)`,opacity:e===t?0:1}];a.current.animate(u,{duration:gs,easing:"ease-in-out",fill:"both"})},[]),i`<span class="ghost" ref=${a}>${n?i`<${N} kind=${n} />`:i`<${U} seat=${o} />`}</span>`}function $s(e,t){let n=e?.querySelector(`[data-place="${t}"]`)?.getBoundingClientRect();if(!n)return null;let o=e.getBoundingClientRect();return{x:n.left-o.left+n.width/2-14,y:n.top-o.top+n.height/2-12}}function Fi(e){return e.areas.map(t=>{let n=ve(e).areas[t.area]??0;return{...t,vipers:t.vipers-n,modern:n}})}function Ui(e,t){let n=[],o=new Map(t.far.flatMap(({area:s,twin:a})=>[[s,a],[a,s]]));for(let[s,a]of Object.entries(ji)){let l=[],c=[];for(let[d,p]of[[e.areas,t.areas],[e.far,t.far]])p.forEach((f,h)=>{let $=hs(f[s])-hs(d[h]?.[s]);for(let m=0;m<Math.abs($);m+=1)($<0?l:c).push(f.area)});l.filter(d=>{let p=c.indexOf(o.get(d));return p>=0&&n.push({from:d,to:c.splice(p,1)[0],kind:a}),p<0}).slice(0,c.length).forEach((d,p)=>{n.push({from:d,to:c[p],kind:a})})}return[...n,...zi(e,t)]}function zi(e,t){let n=s=>new Map(s.flatMap(a=>a.civilians.map(l=>[l,a.area]))),o=n(t.areas);return[...n(e.areas)].map(([s,a])=>({from:a,to:o.get(s)??(t.pile>e.pile?"reserves":a),kind:"civilian"})).filter(({from:s,to:a})=>s!==a)}var hs=e=>Array.isArray(e)?e.length:e??0;function Ki(e,t){return t.map((n,o)=>({from:e[o]?.place,to:n.place,seat:o})).filter(({from:n,to:o})=>n&&o&&n!==o)}function ks(){let{view:e}=_(),{board:t}=e;return i`
    <section class="reserves" aria-label=${r("reserves")} data-place="reserves">
      <${ys} model="viper" />
      ${e.fleet&&i`<${ys} model="viper-mark-vii" />`}
      <${mn} kind="raptor" n=${t.raptors} label=${r("raptors_left",{n:t.raptors})} />
      <${mn} kind="nuke" n=${t.nukes} label=${r("nukes_left",{n:t.nukes})} />
      <${mn} kind="civilian" n=${t.civilian_pile} label=${r("civilians_left",{n:t.civilian_pile})} lost=${t.civilians_lost.length} />
    </section>
  `}function ys({model:e}){let{view:t}=_(),{reserves:n,damaged:o,destroyed:s}=cn(t,e);return i`
    <${W} option=${`ship:${e}@reserves`} explain=${`reserve:${e}`} class="reserve" label=${[r(`ship:${e}`),...Ot(t,e)].join(", ")} firm>
      <${N} kind=${e} /><b>${n}</b>
      ${o>0&&i`<small class="hit">${r("short_damaged",{n:o})}</small>`}
      ${s>0&&i`<small>${r("short_lost",{n:s})}</small>`}
    <//>
  `}function mn({kind:e,n:t,label:n,lost:o=0}){return i`
    <button type="button" class="reserve" data-explain=${`reserve:${e}`}>
      <span class="unseen">${n}</span>
      <span class="seen" aria-hidden="true"><${N} kind=${e} /><b>${t}</b>${o>0&&i`<small>${r("short_lost",{n:o})}</small>`}</span>
    </button>
  `}var _s=()=>i`<${Do} /><${Yi} />`;function Yi(){let{view:e,choice:t}=_(),n=C(null);v(()=>{let s=n.current.querySelector(".glow");s&&matchMedia("(min-width: 1200px)").matches&&s.scrollIntoView({block:"nearest"})},[t.question?.id]);let o=s=>e.board.places.filter(a=>a.ship===s);return i`
    <section class="board" ref=${n} aria-label=${r("board")}>
      <div class="space">
        <${jo} destination=${e.game.route[e.game.route.length-1]??null} />
        ${ls.map(s=>i`<${cs} key=${s} area=${s} seen=${e.areas.find(a=>a.area===s)} />`)}
        <div class="hull">
          <${fn} name="galactica" places=${o("galactica")}><div class="tracks"><${Ji} /><${us} /></div><//>
          <${fn} name="colonial-one" places=${o("colonial-one")} />
        </div>
      </div>
      <${fn} name="cylon" places=${o("cylon")} />
      <div class="store"><${ks} /><${fs} /></div>
      <${bs} board=${n} />
    </section>
  `}function fn({name:e,places:t,children:n}){return i`
    <section class=${`ship ${e}`} aria-label=${r(`ship:${e}`)}>
      <${Ce} name=${e} />
      <h2>${r(`ship:${e}`)}</h2>
      <div class="places">${t.map(o=>i`<${is} key=${o.place} place=${o} />`)}</div>
      ${n}
    </section>
  `}function Ji(){let{view:e}=_(),t=e.board.places.filter(o=>o.damaged).length,n=e.board.destroyed_at;return i`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${r("damage_label",{value:t,most:n})}</span>
      <span class="seen" aria-hidden="true">
        <span>${r("damage")}</span>
        ${Array.from({length:n},(o,s)=>i`<i key=${s} class=${s<t?"hit":""}></i>`)}
      </span>
    </button>
  `}function vs(){let{view:e}=_(),{kept:t}=e.game;return t.length?i`<p class="in-play">${r("in_play")} ${t.map(n=>i`<button key=${n} type="button" data-explain=${n}>${B(e,n)}</button>`)}</p>`:null}var ws="settings";function he(e=null){let t={sound:!1,volume:.6,stage:!0,notify:!1,vibrate:!0,asked:!1,...JSON.parse(localStorage.getItem(ws)??"{}"),...e};return e&&localStorage.setItem(ws,JSON.stringify(t)),t}var Xi=6e3,$n=1600;function xs({name:e,over:t,away:n,thrown:o}){let{choice:s,parts:a,replay:l}=w(),c=C(void 0),u=C(new Set),[d,p]=k(!1),f=C(null),h=s.asks&&!!s.question?.options.some(g=>a.options.onBoard.includes(P(g)));v(()=>{let g=c.current!==void 0&&e!==c.current;c.current=e;let y=!!(g&&e&&!u.current.has(e)&&he().stage&&!l),M=o.current+$n-performance.now();if(g&&p(y&&M<=0),e&&u.current.add(e),!y||M<=0)return;let L=setTimeout(()=>p(!0),M);return()=>clearTimeout(L)},[e]),v(()=>{if(!d||!t)return;let g=setTimeout(()=>p(!1),Xi);return()=>clearTimeout(g)},[d,t]);let $=!!(d&&e&&!h&&!n&&!l),m=()=>p(!1);return v(()=>{if(!$)return;let g=M=>M.key==="Escape"&&!s.sure&&!document.querySelector(".moment-frame, dialog[open]")&&m(),y=M=>M.target.closest?.(".tabs")&&m();return addEventListener("keydown",g),document.addEventListener("click",y),()=>{removeEventListener("keydown",g),document.removeEventListener("click",y)}},[$,e,s.sure]),Y(()=>{if(!$)return;let g=()=>Qi(f.current);return g(),addEventListener("resize",g),()=>removeEventListener("resize",g)}),{up:$,place:f,fold:m,raise:e&&!l&&!h&&!n?()=>p(!0):null}}function Qi(e){let t=document.getElementById("board")?.getBoundingClientRect(),n=e?.closest(".table")?.getBoundingClientRect();if(!e||!t||!n)return;let o=document.getElementById("ask")?.getBoundingClientRect(),s={"--left":t.left-n.left,"--top":t.top-n.top,"--wide":t.width,"--high":t.height,"--drawer":innerHeight-(o?.top??innerHeight)};for(let[a,l]of Object.entries(s))e.style.setProperty(a,`${Math.round(l)}px`)}var el=["choosing","resolving"];function Ms({shown:e,count:t,all:n}){let{view:o}=_(),s=o.nebula,a=e<t;if(!s||!el.includes(s.phase)&&!a)return null;let l=s.crossroads.slice(0,e),c=a||s.resolving!==null?l.at(-1):null;return i`
    <section class="card-large crossroads" aria-label=${r("crossroads")}>
      <header><h3>${r("crossroads")}</h3><small>${r(`phase:${s.phase==="choosing"?"choosing":"resolving"}`)}</small></header>
      ${c&&i`<${tl} key=${c.seat} dealt=${c} />`}
      ${a&&i`<button type="button" class="put-away" onClick=${n}>${r("skip_reveals")}</button>`}
      <${nl} />
      <ol class="dealt">
        ${s.crossroads.map((u,d)=>i`<${ol} key=${u.seat} dealt=${u} open=${d<e} now=${u===c} />`)}
      </ol>
    </section>
  `}function tl({dealt:e}){let{view:t}=_();return i`
    <div class="reveal" aria-live="polite">
      <p class="turned">
        <${U} seat=${e.seat} />
        <b>${r("reveals",{name:S(t,e.seat),card:e.name??""})}</b>
        <${J} token=${e.token} /><span class="unseen">${e.token?B(t,e.token):r("no_token")}</span>
      </p>
      <${tt} card=${e} side=${e.side} />
    </div>
  `}function nl(){let{view:e,seat:t}=_(),n=e.nebula?.crossroads.find(o=>o.seat===t&&!o.revealed);return n?.card?i`
    <${re} name=${r("your_crossroads")} count=${n.covered?r("token_beside"):r("no_token_yet")}>
      <p><b>${n.name}</b></p>
      <${tt} card=${n} side=${n.token?.split(":")[1]??null} />
    <//>
  `:null}function ol({dealt:e,open:t,now:n}){let{view:o}=_(),s=o.questions.waiting.some(c=>c.kind==="crossroads"&&c.seat===e.seat)||o.questions.mine.some(c=>c.kind==="crossroads"&&c.seat===e.seat&&c.given===null),a=S(o,e.seat),l=t?e.name:o.nebula?.phase==="choosing"?r(s?"still_choosing":"has_chosen"):r("to_come");return i`
    <li class=${`${t?"open":"face-down"} ${n?"now":""}`}>
      <${U} seat=${e.seat} />
      <span class="whose"><b>${a}</b> <small>${l}</small></span>
      ${t&&i`<span class="turned"><${J} token=${e.token} /><span class="unseen">${e.token?B(o,e.token):r("no_token")}</span></span>`}
      ${!t&&e.covered&&i`<${J} token=${null} />`}
    </li>
  `}var sl=2500;function Ls(e){let t=e?.crossroads.filter(a=>a.revealed).length??0,[n,o]=k(t),s=()=>o(t);return v(()=>{if(n>=t||Ge()){s();return}let a=setTimeout(()=>o(n+1),n?sl:0);return()=>clearTimeout(a)},[t,n]),[Math.min(n,t),t,s]}function Cs(){let{view:e}=_(),[t,n]=k(!1),o=e.nebula,s=o?.trial;if(!s)return null;let a=o.phase==="over";if(a&&(t||e.game.turn>s.turn+1||e.game.ending))return null;let l=!s.tried.some(u=>u.eliminated),c=[...s.tried].sort((u,d)=>d.counted-u.counted);return i`
    <section class="card-large trial" aria-label=${r("trial")}>
      <header><h3>${r("trial")}</h3></header>
      <p class="verdict">${rl(e,s)}</p>
      <ol class="tried">${c.map(u=>i`<${al} key=${u.seat} tried=${u} tied=${l&&s.tied.includes(u.seat)} />`)}</ol>
      <p class="rule"><small>${r("trial_rule",{n:s.let_off_at})}</small></p>
      ${a&&i`<button type="button" class="put-away" onClick=${()=>n(!0)}>${r("put_trial_away")}</button>`}
    </section>
  `}function al({tried:e,tied:t}){let{view:n}=_(),o=e.cylon?"token:benevolent":"token:antagonistic",s=e.eliminated?"eliminated":t?"tied":e.let_off?"let_off":"spared";return i`
    <li class=${`${s} ${e.cylon?"cylon":""}`}>
      <${U} seat=${e.seat} />
      <span class="whose"><b>${S(n,e.seat)}</b> ${e.cylon&&i`<small>${r("tried_cylon")}</small>`}</span>
      <span class="shown-tokens" aria-hidden="true">
        ${e.tokens.map((a,l)=>i`<span key=${l} class=${a===o?"counts":"void"}><${J} token=${a} /></span>`)}
      </span>
      <b class="count"><span class="unseen">${r("counts_against",{n:e.counted})}</span><span aria-hidden="true">${e.counted}</span></b>
      <i class="fate">${r(`fate:${s}`)}</i>
    </li>
  `}function rl(e,t){let n=s=>G(s.map(a=>S(e,a))),o=t.tried.filter(s=>s.eliminated).map(s=>s.seat);return o.length?r("are_eliminated",{names:n(o)}):t.tied.length?r("president_chooses",{names:n(t.tied)}):r("nobody_eliminated",{n:t.let_off_at})}var il=["not","little","lot"];function Ss(){let{view:e,seat:t,send:n,state:o,replay:s}=_(),{claims:a}=e;if(!a)return null;let l=o.pending.some(u=>u.do==="claim"),c=Object.entries(a.levels);return i`
    ${c.length>0&&i`<ul class="claimed" aria-label=${r("claims")}>
      ${c.map(([u,d])=>i`<li key=${u} data-seat=${u}><b>${S(e,Number(u))}</b> ${r(`claim:${d}`)}</li>`)}
    </ul>`}
    ${a.mine&&!s&&i`<div class="claims" role="group" aria-label=${r("claim")}>
      <small>${r("claim")}</small>
      ${il.map(u=>i`<button key=${u} type="button" disabled=${l} aria-pressed=${a.levels[t??""]===u}
          onClick=${()=>n({do:"claim",level:u,about:a.about})}>${r(`claim:${u}`)}</button>`)}
    </div>`}
  `}function At({seats:e}){let{view:t}=_(),n=[...new Set(e)].flatMap(o=>{let s=o===null?null:t.players[o].character;return s?[{seat:o,of:s}]:[]});return i`<span class="concerned" aria-hidden="true">${n.map(({seat:o,of:s})=>i`<span key=${o} data-seat=${o}><${te} of=${s} cylon=${t.players[o??0].cylon} /></span>`)}</span>`}var ll=6;function Ts({check:e,named:t,turned:n,skip:o}){let{view:s}=_(),a=n>=e.revealed.length;return i`
    <section class=${`check ${t?"":"card-large"}`} aria-label=${r("check")}>
      ${!t&&i`<header>
        <${At} seats=${[e.by,e.about]} />
        <h3>${r("check_of",{name:B(s,e.source)})}</h3>
        <p class="bar-to-pass"><b class="value">${e.difficulty}</b><span class="skills">${e.skills.map(l=>i`<${ne} key=${l} skill=${l} />`)}</span>
          ${e.partial!==null&&i`<small>${r("partial_from",{n:e.partial})}</small>`}
        </p>
        <${ul} check=${e} />
      </header>`}
      ${q(`check:${e.step}`)&&!e.outcome&&i`<p class="step">${r(`check:${e.step}`)}</p>`}
      <${cl} check=${e} />
      <${dl} check=${e} />
      ${e.revealed.length>0&&i`<${ml} cards=${e.revealed} turned=${n} />`}
      ${e.revealed.length>0&&i`<${$l} check=${e} total=${a&&e.total!==null?e.total:fl(e.revealed.slice(0,n))} />`}
      ${!a&&i`<button type="button" class="skip" onClick=${o}>${r("skip")}</button>`}
      ${a&&e.outcome&&i`<p class=${`outcome ${e.outcome}`} role="status">${r(`outcome:${e.outcome}`)}</p>`}
      ${a&&e.outcome&&i`<${pl} check=${e} />`}
      ${e.outcome&&e.total===null&&i`<p class="modifier">${r("without_cards")}</p>`}
      <${Ss} />
      ${!e.revealed.length&&!e.outcome&&i`<p class="reminder">${r("reminder:check")}</p>`}
    </section>
  `}function cl({check:e}){let{view:t}=_(),n=({text:o,seat:s})=>s===null?o:r("by_whom",{what:o,name:S(t,s)});return i`
    ${e.changes.map((o,s)=>i`<p key=${s} class="modifier">${n(o)}</p>`)}
    ${e.modifiers.map((o,s)=>i`<p key=${s} class="modifier">${n(o)} <b>${oe(o.amount)}</b></p>`)}
    ${e.modifiers.length>0&&i`<p class="modifier">${r("now_difficulty",{n:e.difficulty,printed:e.value})}</p>`}
    ${e.zeroed.map(o=>i`<p key=${o} class="modifier">${r("zeroed",{skill:r(`skill:${o}`)})}</p>`)}
    ${e.face_up&&i`<p class="modifier">${r("face_up")}</p>`}
  `}function ul({check:e}){let{view:t}=_(),n=a=>S(t,a),{by:o,about:s}=e;return i`
    ${o!==null&&i`<p class="about">${s===null||s===o?r("check_by",{by:n(o)}):r("check_about",{by:n(o),about:n(s)})}</p>`}
    <dl class="results stakes">
      ${Object.entries(e.stakes).map(([a,l])=>i`<div key=${a} class=${`${a} ${e.outcome===a?"is":""}`}><dt>${r(`result:${a}`,{n:e.partial})}</dt><dd><p class="line">${l}</p></dd></div>`)}
    </dl>
  `}function pl({check:e}){let{view:t}=_(),n=t.decided!==null&&t.check===null;return e.did.length?i`
    <p class="did">${e.did.join(" ")}</p>
    ${e.taken_by!==null&&i`<p class="did">${r("cards_taken",{name:S(t,e.taken_by)})}</p>`}
  `:n&&i`<p class="did">${r("check_did_nothing")}</p>`}function Es({check:e,children:t}){let{view:n}=_();return i`
    <details class="folded-check" onToggle=${o=>o.currentTarget.open&&o.currentTarget.scrollIntoView({block:"nearest"})}>
      <summary>
        <span>${r("check_before",{name:B(n,e.source)})}</span>
        ${e.outcome&&i`<b class=${`outcome ${e.outcome}`}>${r(`outcome:${e.outcome}`)}</b>`}
        <small>${e.did.join(" ")}</small>
      </summary>
      ${t}
    </details>
  `}function dl({check:e}){let{view:t,me:n}=_(),o=Object.entries(e.added).map(([a,l])=>({seat:Number(a),n:l,open:e.open_cards[a]??[]}));if(e.destiny>0&&o.unshift({seat:null,n:e.destiny,open:e.open_destiny}),!o.length)return null;let s=a=>a.map(l=>B(t,l)).join(", ");return i`
    <ul class=${`pile ${e.revealed.length?"brief":""}`} aria-label=${r("contributions")}>
      ${o.map(a=>{let l=a.seat===null?r("destiny"):S(t,a.seat);return i`<li key=${l}>
          ${a.seat===null?i`<em class="token destiny" aria-hidden="true">?</em>`:i`<${U} seat=${a.seat} />`}
          <span class="giver">${l}</span>
          <span class="backs" aria-hidden="true">${Array.from({length:Math.min(a.n-a.open.length,ll)},(c,u)=>i`<i key=${u}></i>`)}</span>
          <b aria-label=${r("contributed",{name:l,n:a.n})}>${a.n}</b>
          ${a.open.length>0&&i`<small>${s(a.open)}</small>`}
        </li>`})}
    </ul>
    ${n&&n.added.length>0&&i`<p class="modifier">${r("you_added",{cards:s(n.added)})}</p>`}
  `}function ml({cards:e,turned:t}){let n=o=>o>0?"for":o<0?"against":"nil";return i`
    <ul class="revealed" aria-label=${r("revealed")}>
      ${e.map((o,s)=>s<t?i`<li key=${s} class=${n(o.counts)} data-explain=${o.card}>
              <${ne} skill=${o.skill} /><span>${o.name}</span><b>${oe(o.counts)}</b>
            </li>`:i`<li key=${s} class="face-down" aria-hidden="true"></li>`)}
    </ul>
  `}var fl=e=>e.reduce((t,n)=>t+n.counts,0);function $l({check:e,total:t}){let n=Math.max(e.difficulty,t,1),o=a=>Math.max(0,a)/n,s=a=>`${100*o(a)}%`;return i`
    <div class="total">
      <b>${r("total_against",{total:et(t),difficulty:e.difficulty})}</b>
      <span class="bar" aria-hidden="true">
        <i class=${t>=e.difficulty?"enough":""} style=${{transform:`scaleX(${o(t)})`}}></i>
        ${e.partial!==null&&i`<s style=${{left:s(e.partial)}}></s>`}
        <s style=${{left:s(e.difficulty)}}></s>
      </span>
    </div>
  `}var hl=["pass","partial","fail","consequence"];function Te({boxes:e,chosen:t=null,outcome:n=null,pick:o=null}){return e.map((s,a)=>i`<${gl} key=${a} box=${s} chosen=${t} outcome=${n} pick=${o} />`)}function gl({box:e,chosen:t,outcome:n,pick:o}){return e.kind==="choice"?i`
      <${ot} lines=${e.text} />
      <ol class="choices">
        ${(e.boxes??[]).map((s,a)=>i`<li key=${a} class=${o?"glow":t===a?"chosen":t===null?"":"rejected"} onClick=${o&&(()=>o(a))}>
            ${t===a&&i`<mark>${r("chosen")}</mark>`}
            <${ot} lines=${s.text??[]} />
            <${Te} boxes=${s.boxes??[]} outcome=${t===a?n:null} />
          </li>`)}
      </ol>
    `:e.kind==="check"?i`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${e.value}</b>
          <span>${r("check")} <span class="skills">${(e.skills??[]).map(s=>i`<${ne} key=${s} skill=${s} />`)}</span></span>
        </p>
        <${ot} lines=${e.text??[]} />
        <dl class="results">
          ${(e.boxes??[]).map(s=>i`<div key=${s.kind} class=${`${s.kind} ${n===s.kind?"is":""}`}>
              <dt>${hl.includes(s.kind)?r(`result:${s.kind}`,{n:s.value}):""}</dt>
              <dd><${ot} lines=${s.text??[]} /><${Te} boxes=${s.boxes??[]} /></dd>
            </div>`)}
        </dl>
      </div>
    `:i`<${ot} lines=${e.text??[]} /><${Te} boxes=${e.boxes??[]} />`}function ot({lines:e}){return e.map((t,n)=>i`<p key=${n} class="line">${t}</p>`)}function Hs({crisis:e,outcome:t,first:n,children:o}){let{view:s,choice:a}=_(),l=a.question?.kind==="crisis_choice"?c=>a.pick(`opt:${c}`):null;return i`
    <article class=${`card-large crisis ${n?"revealed-first":""}`} aria-label=${e.name}>
      <header data-explain=${e.card}>
        <${K} kind=${P(e.card)} />
        <${At} seats=${[e.drawer]} />
        <h3>${e.name}</h3>
        <small>${r("drawn_by",{name:S(s,e.drawer)})}</small>
      </header>
      <i class="watermark" aria-hidden="true"><${K} kind=${P(e.card)} /></i>
      ${n&&o}
      <${Te} boxes=${e.boxes} chosen=${e.choice} outcome=${t} pick=${l} />
      <${hn} crisis=${e} />
      ${!n&&o}
    </article>
  `}function hn({crisis:e}){let t=[e.activate&&r(`activate:${e.activate}`),e.jump&&r("prepares_jump")].filter(Boolean);return t.length>0&&i`<p class="then"><span>${r("then")}</span> ${t.join(", ")}</p>`}var bl={call:[{lasts:.2,loud:.16,from:520,wave:"sine"},{at:.14,lasts:.2,loud:.16,from:690,wave:"sine"}],ping:[{lasts:.9,loud:.22,from:1240,to:1200,wave:"sine"},{at:.02,lasts:.5,loud:.06,from:2480,to:2400,wave:"sine"}],klaxon:[0,.34,.68].flatMap(e=>[{at:e,lasts:.28,loud:.07,from:330,to:300,wave:"sawtooth"},{at:e,lasts:.28,loud:.06,from:247,to:224,wave:"square"}]),die:[0,.06,.13,.22,.34].map((e,t)=>({at:e,lasts:.05,loud:.34-t*.05,from:2600-t*240})),card:[{lasts:.12,loud:.2,from:5200,to:1900}],engines:[{lasts:1.1,loud:.5,from:90,to:900},{lasts:1.1,loud:.1,from:55,to:130,wave:"sawtooth"},{at:.85,lasts:.3,loud:.4,from:3e3,to:200}],drums:[0,.22,.44].flatMap(e=>[{at:e,lasts:.38,loud:.5,from:120,to:42,wave:"sine"},{at:e,lasts:.08,loud:.14,from:420}])},Os="call",je=null,As=null;function de(e){let t=he(),n=bl[e??""];if(!n||!t.sound||!t.volume||document.hidden&&e!==Os)return;je??=new AudioContext;let o=je.state!=="running";if(je.resume(),o&&e!==Os)return;let s=je.createGain();s.gain.value=t.volume,s.connect(je.destination);for(let a of n)yl(je,s,a)}function yl(e,t,{at:n=0,lasts:o,loud:s,from:a,to:l=a,wave:c}){let[u,d]=[e.currentTime+n,e.currentTime+n+o],p=e.createGain();p.gain.setValueAtTime(1e-4,u),p.gain.exponentialRampToValueAtTime(s,u+Math.min(.02,o/4)),p.gain.exponentialRampToValueAtTime(1e-4,d),p.connect(t);let f=c?kl(e,c,p):_l(e,p);f.pitch.setValueAtTime(a,u),f.pitch.exponentialRampToValueAtTime(l,d),f.node.start(u),f.node.stop(d)}function kl(e,t,n){let o=e.createOscillator();return o.type=t,o.connect(n),{node:o,pitch:o.frequency}}function _l(e,t){As??=vl(e);let n=e.createBufferSource();n.buffer=As,n.loop=!0;let o=e.createBiquadFilter();return o.type="bandpass",o.Q.value=.8,n.connect(o).connect(t),{node:n,pitch:o.frequency}}function vl(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),n=t.getChannelData(0);for(let o=0;o<n.length;o+=1)n[o]=Math.random()*2-1;return t}var wl=4,xl=9e3,Ml=["turn_began","crisis_drawn","crisis_replaced","super_crisis_played"];function Zs(){let{state:e}=_(),t=C(null),n=C(-1/0),[o,s]=k([]);v(()=>{let c=e.log[e.log.length-1]?.n??0,u=t.current;if(e.synced&&(t.current=c),u===null||c<=u)return;let d=e.log.filter(p=>p.n>u&&gn(p)!==null);d.length&&(de("die"),n.current=performance.now(),s(d.slice(-wl)))},[e.log,e.synced]),v(()=>{let c=setTimeout(()=>s([]),xl);return()=>clearTimeout(c)},[o]);let a=e.log.findLast(c=>Ml.includes(c.what?.kind))?.n??0,l=o.some(c=>c.n<a);return v(()=>{if(!l)return;let c=setTimeout(()=>s(u=>u.filter(d=>d.n>a)),Math.max(0,n.current+$n-performance.now()));return()=>clearTimeout(c)},[l,a]),[o,n]}function Ns({rolled:e,open:t}){let n=e[e.length-1],o=n&&t!==null&&gn(n)===String(t)?e.slice(0,-1):e;return o.length?i`
    <ul class="dice" aria-label=${r("dice")}>
      ${o.map((s,a)=>i`<li key=${s.n} style=${{animationDelay:`${a*150}ms`}}><${bn} face=${gn(s)} rolling /><small>${s.text}</small></li>`)}
    </ul>
  `:null}var gn=e=>e.about?.find(t=>t.startsWith("die:"))?.slice(4)??null;function bn({face:e,label:t,rolling:n=!1}){let[o,s]=$e.die;return i`
    <span class=${`die ${n?"rolling":""}`} role="img" aria-label=${t??r("rolled",{n:e})}>
      <svg viewBox=${o} aria-hidden="true"><path d=${s} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${e}</b>
    </span>
  `}var Ll=450,Cl=4e3;function Vs(e,t){let n=C(!0),o=C(null),[s,a]=k(t);return v(()=>{let l=n.current||Ge()||!t||o.current===e;if(n.current=!1,o.current=t?e:null,l){a(t);return}a(0);let c=0,u=setInterval(()=>{c+=1,a(c),de("card"),c>=t&&clearInterval(u)},Math.min(Ll,Cl/t));return()=>clearInterval(u)},[e,t]),[Math.min(s,t),()=>a(t)]}function Rs({roll:e}){let{view:t}=_();return i`
    <article class="card-large roll">
      <${bn} face=${e.result??"?"} label=${e.result===null?r("not_rolled"):r("rolled",{n:e.result})} />
      <p>
        <small>${r("rolled_by",{name:S(t,e.seat)})}</small>
        <span class="line">${e.text}</span>
        ${e.modifier!==0&&i`<b>${r("modified",{n:oe(e.modifier)})}</b>`}
      </p>
    </article>
  `}var Sl=8e3,Tl=2500,Zt=({crisis:e,check:t,nebula:n})=>El(n)??e?.card??t?.source??null,El=e=>e?.encounter?.card??(e&&!["ahead","over"].includes(e.phase)?e.phase:null);function Is(){let{view:e,setSuspense:t,choice:n,replay:o}=_(),{decided:s,newer:a,since:l,close:c,fresh:u,look:d}=Ol(),[p,f]=Zs(),h=u&&!n.asks&&!o&&!e.game.ending,$=h&&e.crisis?.card!==s?.source?null:e.crisis,{check:m,roll:g}=h?{check:null,roll:null}:e,y=m??s,M=!!($&&y&&y.source===$.card),L=y?.revealed??[],[O,E]=Vs(y&&`${y.source}|${y.value}`,L.length),D=O<L.length,[H,z,V]=Ls(e.nebula),F=D||H<z;Y(()=>t(F),[F]);let x=y&&i`<${Ts} check=${y} named=${M} turned=${O} skip=${E} />`,b=!m&&s&&i`<button type="button" class="put-away" onClick=${c}>${r("put_away")}</button>`,T=!m&&s&&!D&&!h&&(a||n.asks),R=H===z&&i`<${Cs} />`,se=!e.game.ending&&($||y&&!T)?`${Zt({...e,crisis:$,check:m})??y?.source}|${L.length>0}|${$||m?e.game.turn:l}`:null,{up:ae,place:le,fold:zt,raise:ze}=xs({name:se,over:!m&&!D&&!!s,away:!!T,thrown:f});return Hl(le,Zt(e)),v(()=>{if(!u||D&&h)return;let Kt=setTimeout(d,h?Tl:0);return()=>clearTimeout(Kt)},[u,h,D]),v(()=>{ae&&!D&&le.current?.querySelector(".outcome")?.scrollIntoView({block:"nearest"})},[ae,D]),i`
    <section class=${`resolving ${ae?"on-stage":""}`} ref=${le} tabindex="0" aria-label=${r("resolving")}>
      ${ae&&i`<button type="button" class="leave-stage" onClick=${zt}>${r("stage_fold")}</button>`}
      <${Ns} rolled=${p} open=${g?.result??null} />
      ${g&&i`<${Rs} roll=${g} />`}
      <${Ms} shown=${H} count=${z} all=${V} />
      ${e.nebula?.phase==="trial"&&R}
      <${es} />
      ${!M&&!T&&x}
      ${!M&&!T&&b}
      ${$&&i`<${Hs} crisis=${$} outcome=${M&&!D?y?.outcome:null} first=${M&&!T&&L.length>0}>${M&&!T&&x}<//>`}
      ${M&&!T&&b}
      ${T&&i`<${Es} check=${s}>${x}${b}<//>`}
      ${e.nebula?.phase!=="trial"&&R}
      ${ze&&!ae&&i`<button type="button" class="take-stage" onClick=${ze}>${r("stage_raise")}</button>`}
    </section>
  `}function Hl(e,t){v(()=>{t&&e.current.checkVisibility()&&scrollTo(0,0)},[t])}function Ol(){let{view:e}=_(),{decided:t,crisis:n,game:o}=e,[s,a]=k(null),l=C({name:null,turn:0}),c=t&&`${t.source}|${t.total}|${t.revealed.map(g=>g.card).join()}`,[u,d]=k(c),[p,f]=k(c);c!==l.current.name&&(l.current={name:c,turn:o.turn}),v(()=>{let g=setTimeout(()=>d(c),Sl);return()=>clearTimeout(g)},[c]);let h=o.turn>l.current.turn+1||n&&n.card!==t?.source,$=!t||o.ending||s===c||h&&u===c,m=!!(o.turn>l.current.turn||n&&n.card!==t?.source||e.roll);return{decided:$?null:t,newer:m,since:l.current.turn,fresh:!$&&p!==c,look:()=>f(c),close:()=>a(c)}}var Ps={jumped:()=>({kind:"jump",weight:6,sound:"engines"}),arrived:({card:e})=>({kind:"arrival",weight:6,card:e,sound:"ping"}),auto_attack:()=>({kind:"auto_attack",weight:6,ships:[],sound:"klaxon"}),ships_placed:Al,launched:({seat:e,area:t})=>({kind:"launch",weight:2,seat:e,ships:[{ship:"viper",area:I(t),count:1}],sound:"engines"}),ship_destroyed:({ship:e,area:t})=>Bs(I(e),t),viper_destroyed:({area:e})=>Bs("viper",e??"area:reserves"),civilian_destroyed:({ship:e,area:t})=>({kind:"civilian",weight:5,letter:e?.split("-").pop(),area:t&&I(t),faces:[],sound:"drums"}),galactica_damaged:({token:e})=>({kind:"damaged",weight:5,tokens:[I(e)],sound:"klaxon"}),boarded:({area:e})=>({kind:"boarded",weight:5,area:e&&I(e),count:1,sound:"klaxon"}),nuke_launched:({target:e})=>({kind:"nuke",weight:6,area:e.split("@")[1]?.split("#")[0]??null,hits:[],sound:"drums"}),area_nuked:({area:e})=>({kind:"nuke",weight:6,area:I(e),hits:[],sound:"drums"}),sent:({seat:e,place:t})=>t==="loc:brig"&&{kind:"brig",weight:4,seat:e,sound:"drums"},executed:({seat:e})=>({kind:"execution",weight:7,lingers:!0,seat:e,sound:"drums"}),title_passed:({title:e,seat:t})=>({kind:"title",weight:5,title:I(e),seat:t,sound:"ping"}),sleeper_phase:()=>({kind:"sleeper",weight:8,lingers:!0,sound:"drums"}),sympathizer_revealed:({seat:e})=>({kind:"sympathizer",weight:7,lingers:!0,seat:e,sound:"card"}),cylon_revealed:({seat:e,card:t})=>({kind:"cylon",weight:9,lingers:!0,seat:e,card:t,sound:"drums"}),crossroads_reached:()=>({kind:"crossroads",weight:7,sound:"drums"}),trial_began:()=>({kind:"trial",weight:7,sound:"drums"}),eliminated:({seat:e})=>({kind:"eliminated",weight:8,lingers:!0,seat:e,sound:"drums"}),game_ended:({winner:e})=>({kind:"ending",weight:10,lingers:!0,winner:e,sound:"drums"})},Nt=["viper","viper-mark-vii"];function Al({ship:e,area:t,count:n}){let o=I(e);if(o==="civilian")return null;let s=[{ship:o,area:I(t),count:n}];return Nt.includes(o)?{kind:"launch",weight:2,seat:null,ships:s,sound:"engines"}:{kind:"attack",weight:5,ships:s,sound:"klaxon"}}var Bs=(e,t)=>({kind:"destroyed",weight:e==="basestar"?5:2,ships:[{ship:e,area:I(t),count:1}],sound:"drums"}),Zl={attack:(e,t)=>yn(e,t,n=>!Nt.includes(n)),auto_attack:(e,t)=>yn(e,t,n=>!Nt.includes(n)),launch:(e,t)=>yn(e,t,n=>Nt.includes(n)),destroyed:(e,t)=>{let n=["ship_destroyed","viper_destroyed"].includes(t.kind)?Ps[t.kind](t,null):null;return n&&Object.assign(e,{ships:[...e.ships,...n.ships],weight:Math.max(e.weight,n.weight)}),!!n},civilian:(e,t)=>(t.kind==="civilian_revealed"&&e.faces.push(I(t.face)),t.kind==="civilian_revealed"||t.kind==="dial_moved"),damaged:(e,t)=>(t.kind==="galactica_damaged"&&e.tokens.push(I(t.token)),t.kind==="galactica_damaged"||t.kind==="dial_moved"),boarded:(e,t)=>(t.kind==="boarded"&&(e.count+=1),t.kind==="boarded"),nuke:(e,t)=>(t.kind==="ship_destroyed"&&e.hits.push(I(t.ship)),["rolled","ship_destroyed","basestar_damaged","nuke_given_up","nuke_wasted"].includes(t.kind)),trial:(e,t)=>t.kind==="trauma_shown"};function yn(e,t,n){return t.kind!=="ships_placed"||!n(I(t.ship))?!1:(P(t.area)==="area"&&I(t.ship)!=="civilian"&&e.ships.push({ship:I(t.ship),area:I(t.area),count:t.count}),!0)}function Ds(e,t){if(!t.game.turn)return[];let n=[],o=null;for(let{what:s,text:a,n:l}of e){if(!s)continue;if(o&&Zl[o.kind]?.(o,s)){o.lines.push(a);continue}let c=Ps[s.kind]?.(s,t);c&&(o={...c,n:l,lines:[a]},n.push(o))}return n.map(s=>({...s,words:s.lines.join(" ")}))}function qs(){let e=document.querySelector(".ask")?.getBoundingClientRect(),t=e&&e.width>innerWidth*.8?e.top:innerHeight,n=document.getElementById("board")?.getBoundingClientRect(),o=n&&Nl(n,t);return o&&o.width>220&&o.height>220?o:{x:0,y:0,width:innerWidth,height:Math.max(t,220)}}function Nl({left:e,top:t,right:n,bottom:o},s){let[a,l]=[Math.max(e,0),Math.max(t,0)];return{x:a,y:l,width:Math.min(n,innerWidth)-a,height:Math.min(o,s)-l}}function Gs(e,t){let n=document.querySelector(`#board [data-place="${e}"]`)?.getBoundingClientRect();if(!n?.width)return null;let o=n.left+n.width/2-t.x,s=n.top+n.height/2-t.y;return o<0||s<0||o>t.width||s>t.height?null:{x:o,y:s}}function Ee(e){return i`<${Vl[e.moment.kind]} ...${e} />`}var Vl={jump:Il,arrival:Bl,sleeper:Pl,crossroads:Dl,trial:ql,ending:Gl},Rl=Array.from({length:46},(e,t)=>{let n=t*2.399963,[o,s]=[90+t*37%120,240+t*53%260];return`M${Math.round(o*Math.cos(n))},${Math.round(o*Math.sin(n))} L${Math.round(s*Math.cos(n))},${Math.round(s*Math.sin(n))}`});function Il(){return i`
    ${[0,1,2].map(e=>i`<svg key=${e} class=${`streaks depth-${e}`} viewBox="-400 -260 800 520" preserveAspectRatio="xMidYMid slice"><path d=${Rl.filter((t,n)=>n%3===e).join("")} /></svg>`)}
    <span class="leaper"><${Ce} name="galactica" id="leaper" /></span>
    <i class="flash"></i>
  `}function Bl({moment:e}){return i`
    <div class="far-sky"><${Le} kind=${wt(e.card)} over="far" /></div>
    <i class="flash fading-flash"></i>
    <span class="turning world"><span class="leaf front"><${K} kind="destination" /></span><span class="leaf back"><${Le} kind=${wt(e.card)} small /></span></span>
  `}function Pl(){let{view:e}=_();return i`
    <span class="handed">${e.players.map(t=>i`<i key=${t.seat} style=${{"--delay":`${t.seat*80}ms`}}><${K} kind="loyalty" /></i>`)}</span>
    <i class="visor wide"><i></i></i>
  `}function Dl(){return i`<span class="great-emblem"><${K} kind="crossroads" /></span><${js} />`}function ql(){return i`<span class="great-emblem amid"><svg class="emblem" viewBox="0 0 48 48"><path d="M22.5,4 H25.5 V9 L42,13 V16 L38,15 L44,29 C44,33 32,33 32,29 L37,15 L25.5,12 V40 H34 V44 H14 V40 H22.5 V12 L11,15 L16,29 C16,33 4,33 4,29 L10,15 L6,16 V13 L22.5,9Z" /></svg></span><${js} parted />`}function js({parted:e=!1}){let{view:t}=_();return i`<span class=${`faces ${e?"parted":""}`}>${t.players.filter(n=>n.character&&!n.out).map(n=>i`<span key=${n.seat} data-seat=${n.seat} style=${{"--delay":`${n.seat*70}ms`}}><${te} of=${n.character} cylon=${n.cylon} /></span>`)}</span>`}function Gl({moment:e}){let t=e.winner==="humans",n=t?["viper","viper","raptor","viper","viper"]:["raider","basestar","raider","basestar","raider"],o=i`<${Ce} name="galactica" id="flagship" />`;return i`
    <div class="far-sky"><${Le} kind=${t?"garden":"embers"} small over="end" /></div>
    ${t?i`<span class="flagship">${o}</span>`:i`<span class="flagship fore">${o}</span><span class="flagship aft">${o}</span><i class="fire"></i>`}
    <span class="parade">${n.map((s,a)=>i`<i key=${a} class=${s} style=${{"--delay":`${a*70}ms`}}><${N} kind=${s} /></i>`)}</span>
  `}var Ws=110,Fs=3,jl="hangar-deck",Wl=["front","starboard-bow","starboard-aft","rear","port-aft","port-bow"],A=e=>`${Math.round(e)}px`;function ge(e){return i`<${Fl[e.moment.kind]} ...${e} />`}var Fl={attack:zs,auto_attack:Ul,launch:Kl,destroyed:Xl,civilian:Ql,damaged:ec,boarded:tc,nuke:nc};function Us(e){let t=new Map;for(let n of e)t.set(n.area,[...t.get(n.area)??[],n]);return[...t]}function zs({moment:e,box:t,at:n}){return Us(e.ships).map(([o,s],a)=>i`<${Ks} key=${o} ships=${s} to=${n(o)} box=${t} delay=${a*Ws} />`)}function Ul({moment:e,box:t,at:n}){if(e.ships.length)return i`<${zs} moment=${e} box=${t} at=${n} />`;let o=[{ship:"raider",count:2}];return Wl.map((s,a)=>i`<${Ks} key=${s} ships=${o} to=${n(s)} box=${t} delay=${a*60} />`)}function Ks({ships:e,to:t,box:n,delay:o}){let[s,a]=zl(t,n),l=e.flatMap(({ship:u,count:d})=>Array.from({length:Math.min(d,Fs)},()=>u)),c=`${Math.round(Math.atan2(-a,-s)*180/Math.PI+90)}deg`;return i`
    <i class="ping" style=${{left:A(t.x),top:A(t.y),"--delay":`${o}ms`}}></i>
    ${l.map((u,d)=>i`<span key=${d} class=${`flyer ${u}`} style=${{left:A(t.x+_n(d)),top:A(t.y+d*17%30-10),"--dx":A(s),"--dy":A(a),"--turn":c,"--delay":`${o+d*30}ms`}}><${N} kind=${u} /></span>`)}
  `}var _n=e=>[0,-50,50,-86,86,24,-24][e%7];function zl({x:e,y:t},{width:n,height:o}){let[s,a]=[e-n/2,t-o/2],l=Math.hypot(s,a)||1,c=Math.max(n,o)*.45;return[s/l*c,(a/l||-1/l)*c]}function Kl({moment:e,at:t}){let n=t(jl);return Us(e.ships).map(([o,s],a)=>{let l=t(o),c=s.flatMap(({ship:d,count:p})=>Array.from({length:Math.min(p,Fs)},()=>d)),u=`${Math.round(Math.atan2(l.y-n.y,l.x-n.x)*180/Math.PI+180)}deg`;return c.map((d,p)=>i`<span key=${`${o}${p}`} class="flyer viper" style=${{left:A(l.x+_n(p)),top:A(l.y),"--dx":A(n.x-l.x),"--dy":A(n.y-l.y),"--turn":u,"--delay":`${a*Ws+p*70}ms`}}><i class="trail"></i><${N} kind=${d} /></span>`)})}function vn({x:e,y:t,size:n=1,delay:o=0}){return i`
    <span class="burst" style=${{left:A(e),top:A(t),"--size":n,"--delay":`${o}ms`}}>
      <i class="core"></i><i class="ring"></i>
      <svg class="rays" viewBox="-50 -50 100 100"><path d=${Yl} /></svg>
      <svg class="shards" viewBox="-50 -50 100 100"><path d=${Jl} /></svg>
    </span>
  `}var Ys=(e,t)=>Array.from({length:e},(n,o)=>t(o*2*Math.PI/e+o%3*.2,o)).join(""),kn=(e,t)=>`${(t*Math.cos(e)).toFixed(1)},${(t*Math.sin(e)).toFixed(1)}`,Yl=Ys(16,(e,t)=>`M${kn(e-.09,9)} L${kn(e,28+t%4*7)} L${kn(e+.09,9)}Z`),Jl=Ys(11,(e,t)=>`M${(20+t%3*9)*Math.cos(e)},${(20+t%3*9)*Math.sin(e)} l3,1.5 -1,3 -3,-2Z`);function Xl({moment:e,at:t}){return e.ships.map(({ship:n,area:o},s)=>{let{x:a,y:l}=t(o),[c,u]=[a+_n(s),s*90];return i`
      <span key=${s} class=${`goner ${n}`} style=${{left:A(c),top:A(l),"--delay":`${u}ms`}}><${N} kind=${n} /></span>
      <${vn} x=${c} y=${l} size=${n==="basestar"?2.4:1.1} delay=${u} />
    `})}function Ql({moment:e,box:t,at:n}){let{x:o,y:s}=n(e.area??"rear"),a=e.faces.flatMap(l=>[...l.matchAll(/([a-z]+)-(\d)/g)]);return i`
    <span class="wrecked fore" style=${{left:A(o),top:A(s)}}><${N} kind="civilian" letter=${e.letter} /></span>
    <span class="wrecked aft" style=${{left:A(o),top:A(s)}}><${N} kind="civilian" letter=${e.letter} /></span>
    <${vn} x=${o} y=${s} size=${1.9} />
    ${a.length>0&&i`<span class="losses" style=${{left:A(Math.min(Math.max(o,120),t.width-120)),top:A(s>150?s-84:s+84)}}>
      ${a.map(([,l,c])=>i`<b key=${l}><svg viewBox=${$e[l][0]}><path d=${$e[l][1]} /></svg>−${c}</b>`)}
    </span>`}
  `}function ec({moment:e,at:t,box:n}){return i`
    <i class="alert" style=${{width:A(n.width),height:A(n.height)}}></i>
    ${e.tokens.map((o,s)=>{let{x:a,y:l}=t(o);return i`<${vn} key=${s} x=${a} y=${l} size=${1.5} delay=${s*140} /><i class="ping" style=${{left:A(a),top:A(l),"--delay":`${s*140}ms`}}></i>`})}
  `}function tc({moment:e,at:t,box:n}){let o=t("armory"),s=e.area?t(e.area):{x:n.width,y:o.y};return i`
    <i class="alert" style=${{width:A(n.width),height:A(n.height)}}></i>
    ${Array.from({length:Math.min(e.count,3)},(a,l)=>i`
      <span key=${l} class="flyer centurion" style=${{left:A(o.x+l*96),top:A(o.y),"--dx":A((s.x-o.x)*.7),"--dy":A((s.y-o.y)*.7),"--turn":"0deg","--delay":`${l*120}ms`}}><${N} kind="centurion" /></span>
    `)}
    <i class="scan" style=${{left:A(o.x),top:A(o.y)}}></i>
  `}function nc({moment:e,at:t}){let[n,o]=[t("weapons-control"),t(e.area)],s=`${Math.round(Math.atan2(o.y-n.y,o.x-n.x)*180/Math.PI+90)}deg`;return i`
    <span class="flyer warhead" style=${{left:A(o.x),top:A(o.y),"--dx":A(n.x-o.x),"--dy":A(n.y-o.y),"--turn":s,"--delay":"0ms"}}><${N} kind="nuke" /></span>
    <i class="blinding" style=${{left:A(o.x),top:A(o.y)}}></i>
    <i class="shockwave" style=${{left:A(o.x),top:A(o.y)}}></i>
    <span class="goner burnt basestar" style=${{left:A(o.x),top:A(o.y),"--delay":"500ms"}}><${N} kind="basestar" /></span>
  `}var oc={president:"quorum",admiral:"leadership",cag:"piloting"};function He({moment:e}){let{view:t}=_(),{character:n}=t.players[e.seat],o=i`<${te} of=${n??"anybody"} />`,s=sc[e.kind];return i`<i class="beams"></i><div class="soul" data-seat=${e.seat}><${s} face=${o} moment=${e} character=${n} /></div>`}var sc={brig:ac,execution:rc,eliminated:ic,title:cc,sympathizer:lc,cylon:uc};function ac({face:e}){return i`${e}<span class="bars">${Array.from({length:6},(t,n)=>i`<i key=${n} style=${{"--delay":`${n*45}ms`}}></i>`)}</span>`}function rc({face:e}){return i`<span class="fading">${e}<i class="ribbon"></i></span><i class="shot"></i>`}function ic({face:e}){return i`<span class="airlock">${e}<i class="door port"></i><i class="door starboard"></i></span>`}function lc({face:e}){return i`<span class="torn">${e}<i class="half"></i></span>`}function cc({face:e,moment:t}){return i`${e}<span class="seal"><${K} kind=${oc[t.title]??"leadership"} /></span>`}function uc({face:e,character:t}){return i`
    <span class="turning">
      <span class="leaf front">${e}</span>
      <span class="leaf back"><${te} of=${t??"anybody"} cylon /><i class="visor"><i></i></i></span>
    </span>
  `}var pc={attack:ge,auto_attack:ge,launch:ge,destroyed:ge,civilian:ge,damaged:ge,boarded:ge,nuke:ge,brig:He,execution:He,title:He,sympathizer:He,cylon:He,eliminated:He,jump:Ee,arrival:Ee,sleeper:Ee,crossroads:Ee,trial:Ee,ending:Ee};function Js({moment:e,box:t}){let n=pc[e.kind],o=s=>s&&Gs(s,t)||{x:t.width/2,y:t.height/2};return i`
    <div class=${`moment as-${e.kind} ${e.winner?`for-${e.winner}`:""}`}>
      <i class="veil-over"></i>
      <${n} moment=${e} box=${t} at=${o} />
      <${mc} moment=${e} />
    </div>
  `}var dc=2;function mc({moment:e}){let{view:t}=_();return i`
    <div class="plate">
      <b>${fc(e,t)}</b>
      ${e.lines.slice(0,dc).map((n,o)=>i`<span key=${o}>${n}</span>`)}
    </div>
  `}function fc({kind:e,card:t,title:n,winner:o,seat:s},a){return e==="arrival"?B(a,t):e==="title"?pe(n):e==="ending"?r(`won:${o}`):e==="cylon"?r("moment_cylon",{name:S(a,s)}):r(`moment:${e}`)}function Xs(){let{view:e}=_(),t=e.history??[],n=e.players.map(o=>o.seat);return t.length?i`
    <section class="history" aria-label=${r("history")}>
      <h3>${r("history")}</h3>
      <p class="legend">${r("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${r("check")}</th>
            ${n.map(o=>i`<th key=${o} scope="col"><${U} seat=${o} /><span class="unseen">${S(e,o)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${r("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${t.map((o,s)=>i`<${hc} key=${s} check=${o} seats=${n} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${r("history_sum")}</th>
            ${n.map(o=>i`<${Vt} key=${o} worth=${$c(t,o)} />`)}
            <${Vt} worth=${t.reduce((o,s)=>o+s.destiny_worth,0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `:null}var $c=(e,t)=>e.reduce((n,o)=>n+(o.worth[t]??0),0);function hc({check:e,seats:t}){let{view:n}=_(),[o,s]=k(!1),a=l=>l.map(c=>B(n,c)).join(", ");return i`
    <tr class=${e.outcome??""}>
      <th scope="row">
        <button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>
          <small>${r("history_turn",{turn:e.turn})}</small> ${B(n,e.source)}
          <span class="result">${r("history_result",{total:et(e.total),difficulty:e.difficulty,outcome:e.outcome?r(`outcome:${e.outcome}`):""})}</span>
        </button>
      </th>
      ${t.map(l=>i`<${Vt} key=${l} worth=${e.added[l]?e.worth[l]:null} />`)}
      <${Vt} worth=${e.destiny_worth} />
    </tr>
    ${o&&i`<tr class="cards">
      <td colspan=${t.length+2}>
        <dl>
          ${Object.entries(e.added).map(([l,c])=>i`<dt>${S(n,Number(l))}</dt><dd>${a(c)}</dd>`)}
          <dt>${r("destiny")}</dt><dd>${a(e.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `}function Vt({worth:e}){return i`<td class=${e>0?"for":e<0?"against":"nil"}>${e===null?"·":oe(e)}</td>`}var Qs=e=>e.game.winner;function ea(){let{view:e}=_(),{winner:t,ending:n,turn:o}=e.game;return i`
    <${gc} winner=${t} />
    <h2>${r(`won:${t??"nobody"}`)}</h2>
    <p class="why">${n} ${r("after_turns",{n:o})}</p>
    <div class="camps">
      ${bc.map(({camp:s,in:a})=>i`<${yc} key=${s} camp=${s} players=${e.players.filter(a)} won=${t===s} />`)}
    </div>
  `}function gc({winner:e}){if(!e)return null;let t=e==="humans",n=t?["viper","viper","raptor","viper"]:["raider","basestar","basestar","raider"];return i`
    <div class="scene" aria-hidden="true">
      <${Le} kind=${t?"garden":"embers"} small over="scene" />
      <span class="left">${t&&i`<i class="home"><${Ce} name="galactica" id="home" /></i>`}${n.map((o,s)=>i`<${N} key=${s} kind=${o} />`)}</span>
    </div>
  `}var wn=e=>e.cylon||e.revealed.some(t=>t.cylon),bc=[{camp:"humans",in:e=>!wn(e)},{camp:"cylons",in:wn}];function yc({camp:e,players:t,won:n}){let{view:o}=_();return t.length?i`
    <section class=${`camp ${e}`}>
      <h3>${r(`camp:${e}`)} ${n&&i`<small>${r("camp_won")}</small>`}</h3>
      <ul>
        ${t.map(s=>i`
            <li key=${s.seat} class=${s.out?"out":""}>
              <span class="bust" data-seat=${s.seat}>${s.character&&i`<${te} of=${s.character} cylon=${wn(s)} />`}<${U} seat=${s.seat} /></span>
              <span>
                <b>${S(o,s.seat)}</b> <small>${s.name}</small> ${s.out&&i`<mark class="danger">${r("has_lost")}</mark>`}
                <span class="loyalties">
                  ${kc(s)} ${e==="cylons"&&i`<small>${r(s.cylon?"camp_revealed":"camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `)}
      </ul>
    </section>
  `:null}function kc(e){return e.revealed.length?e.revealed.map((t,n)=>i`<mark key=${n} class=${t.cylon?"danger":""}>${t.name}</mark>`):r("no_loyalty")}var na="hints",ta="lesson",xn=()=>JSON.parse(localStorage.getItem(na)??"[]"),oa=e=>localStorage.setItem(na,JSON.stringify(e)),Mn=()=>!xn().includes("all"),Ln=e=>oa(e?[]:["all"]);function Cn(e){return location.hash==="#learn"&&(Ln(!0),localStorage.setItem(ta,e),history.replaceState(null,"",location.pathname+location.search)),localStorage.getItem(ta)===e}function sa(){let{choice:e,view:t,me:n,parts:o,boot:s}=w(),[,a]=k(0),[l]=k(()=>Cn(s.table)),c=xn(),u=Mn()&&o.moments(e.question,t,n,l).find($=>q(`hint:${$}`)&&!c.includes($)),d=e.question?.id??null,p=C(null);e.sending&&p.current?.asked===d&&(p.current.acted=!0),v(()=>{let $=p.current;p.current=d&&u?{asked:d,moment:u,acted:!1}:null,$?.acted&&$.asked!==d&&f($.moment)},[d,u]),_c(u?o.pointsAt(u):null);let f=$=>{oa([...xn(),$]),a(m=>m+1)},h=u&&o.adviceOf(u,n);return i`
    <p class="unseen" role="status">${u&&r(`hint:${u}`,o.hintNumbers(t))}</p>
    ${u&&i`<aside class="hint-card" aria-label=${r("hint")}>
      <p>${r(`hint:${u}`,o.hintNumbers(t))}</p>
      ${h&&q(`advice:${h}`)&&i`<${re} name=${r("advice")} count=${r("hold_to_look")}><p>${r(`advice:${h}`)}</p><//>`}
      <div class="close">
        <button type="button" onClick=${()=>f(u)}>${r("got_it")}</button>
        <button type="button" onClick=${()=>f("all")}>${r("no_hints")}</button>
      </div>
    </aside>`}
  `}function _c(e){v(()=>{if(!e)return;let t=document.querySelectorAll(e);for(let n of t)n.setAttribute("data-pointed","");return()=>{for(let n of t)n.removeAttribute("data-pointed")}},[e])}var aa=["usual","few","all"];function ra(){let{me:e,master:t,replay:n}=_(),[o,s]=k(!1);return e?i`
    <button type="button" class="order" data-explain="help:asks" data-option="order:asks" aria-haspopup="dialog" disabled=${t||n} onClick=${()=>s(!0)}>
      <b>${r("order:asks")}</b>
      <small>${r(`preset:${e.preset??"own"}`)}</small>
    </button>
    ${o&&i`<${ua} close=${()=>s(!1)} />`}
  `:null}function ia(){let{me:e,view:t,choice:n,send:o,master:s,replay:a,boot:l}=_(),[c,u]=k(!1),[d,p]=k(null),{turn:f}=t.game;if(v(()=>p(null),[f]),!e||s||a||t.players[e.seat].cylon)return null;let{question:h}=n,$=h?.window&&e.windows.find(L=>L.question===h.kind&&L.now),m=!h&&t.questions.waiting.some(L=>L.seat===null),g=!e.said&&f<=1&&!h&&!Cn(l.table),y=d&&e.windows.some(L=>L.name===d.name&&!L.asked)?d:null;if(!$&&!m&&!g&&!y)return null;let M=()=>{p($||null),$&&o({do:"order",order:`ask:${$.name}`,on:!1})};return i`
    <div class="wishes" role="group" aria-label=${r("help:asks")}>
      ${y&&i`<p class="declined" role="status">${r("declined",{what:y.text})} <button type="button" onClick=${()=>o({do:"order",order:`ask:${y.name}`,on:!0})} data-option="order:undo">${r("undo")}</button></p>`}
      ${$&&i`<button type="button" onClick=${M} data-option="order:never">${r("never_again")}</button>`}
      ${m&&i`<${ca} />`}
      ${g&&i`<p>${r("asks_short")}</p>${aa.map(L=>i`<${la} key=${L} name=${L} />`)}`}
      <button type="button" aria-haspopup="dialog" onClick=${()=>u(!0)} data-option="order:more">${r($||m?"order:asks_when":"asks_more")}</button>
      ${c&&i`<${ua} close=${()=>u(!1)} />`}
    </div>
  `}function la({name:e}){let{me:t,send:n}=_(),o=t?.preset===e;return i`<button type="button" class=${`preset ${o?"chosen":""}`} aria-pressed=${o} data-option=${`preset:${e}`} onClick=${()=>n({do:"order",order:`preset:${e}`,on:!0})}>${r(`preset:${e}`)}</button>`}function ca(){let{me:e,send:t}=_(),n=!!e?.orders.includes("wait");return i`<button type="button" class="wait" aria-pressed=${n} data-explain="help:wait" data-option="order:wait" onClick=${()=>t({do:"order",order:"wait",on:!n})}>${r("wait")}</button>`}function ua({close:e}){let{me:t,view:n,send:o}=_(),s=C(null);if(v(()=>s.current.showModal(),[]),!t)return null;let a=(l,c)=>o({do:"order",order:l,on:c});return i`
    <dialog class="help asks" ref=${s} onClose=${e} aria-label=${r("asks_title")}>
      <h2>${r("asks_title")}</h2>
      <p>${r("asks_about")}</p>
      <ul class="presets">
        ${aa.map(l=>i`<li key=${l}><${la} name=${l} /> <span>${r(`preset_says:${l}`)}</span></li>`)}
      </ul>
      <h3>${r("asks_kinds")}</h3>
      ${t.windows.map(l=>i`
          <label key=${l.name} class="check-line"><input type="checkbox" name=${l.name} checked=${l.asked} onChange=${c=>a(`ask:${l.name}`,c.currentTarget.checked)} /> <span>${l.text}</span></label>
        `)}
      ${Sn(n)&&i`<label class="check-line"><input type="checkbox" name="empty" checked=${t.orders.includes("empty")} onChange=${l=>a("empty",l.currentTarget.checked)} /> <span>${r("asks_empty")} <small>${r("asks_empty_about")}</small></span></label>`}
      <label class="check-line"><input type="checkbox" name="evade" checked=${t.orders.includes("evade")} onChange=${l=>a("evade",l.currentTarget.checked)} /> <span>${r("order:evade")} <small>${r("about:evade")}</small></span></label>
      <p class="waiting"><${ca} /> <span>${r("about:wait")}</span></p>
      <form method="dialog" class="close"><button type="submit" class="go">${r("close")}</button></form>
    </dialog>
  `}var Sn=e=>e.table.pace==="live"&&!e.table.options.quick;var pa=()=>i`<${wc} /><${xc} />`,vc="seen-ships";function wc(){let{state:e,view:t,seat:n,me:o,boot:s,replay:a}=_(),l=`${vc}:${s.table}:${n}`,[c,u]=k(()=>Number(sessionStorage.getItem(l)??0)),d=t.areas.flatMap($=>$.civilians),p=$=>$.what.ship.slice(14),f=e.log.filter($=>$.n>c&&$.private&&$.what?.kind==="civilian_seen"&&$.what.seat===n&&d.includes(p($)));if(!f.length||!o||a)return null;let h=()=>{let $=f[f.length-1].n;sessionStorage.setItem(l,String($)),u($)};return i`
    <div class="seen-ships" role="group" aria-label=${r("seen_ships")}>
      <small>${r("seen_ships")}</small>
      ${f.map($=>i`<article key=${$.n} class="card-large"><${N} kind="civilian" letter=${p($)} /><p>${$.text}</p></article>`)}
      <button type="button" onClick=${h}>${r("put_seen_away")}</button>
    </div>
  `}function xc(){let{me:e,choice:t}=_();if(!e?.looking.length)return null;let n=Tn(e.looking,t.question);return i`
    <div class="looking" role="group" aria-label=${r("looking")}>
      <small>${r("looking")}</small>
      ${e.looking.map((o,s)=>n?i`<${Mc} key=${s} card=${o} option=${n[s]} />`:i`<article key=${s} class="card-large"><${da} card=${o} /></article>`)}
    </div>
  `}function Mc({card:e,option:t}){let{choice:n}=_(),o=n.picks.indexOf(t);return i`
    <button
      type="button"
      class=${`card-large glow ${o>=0?"picked":""}`}
      aria-pressed=${n.instant?void 0:o>=0}
      disabled=${n.sending}
      data-option=${t}
      onClick=${()=>n.pick(t)}
    >
      <${da} card=${e} />${o>=0&&i`<b class="rank">${o+1}</b>`}
    </button>
  `}var da=({card:e})=>i`
  <h3>${e.name}</h3>
  ${e.distance!==null&&i`<p class="line"><b>${r("distance_of",{n:e.distance})}</b></p>`}
  <${Te} boxes=${e.boxes} />
  <${hn} crisis=${e} />
`;function Tn(e,t){let n=e.map(({card:o},s)=>`${o}#${s}`);return n.length&&t?.options.length===n.length&&n.every(o=>t.options.includes(o))?n:null}var Lc=6,Cc={loyalty:"loyalty",crisis:"deck",destination:"deck",quorum:"deck",super:"super",ship:"ship"};function fa(){let{state:e,view:t}=_(),n=e.log[e.log.length-1]?.n??0,o=e.log.findLast(s=>s.private&&s.n>n-Lc&&ma(s));return!o||t.game.ending?null:i`<p class="reminder">${r(`reminder:${ma(o)}`)}</p>`}var ma=e=>e.about?.map(t=>Cc[P(t)]).find(Boolean);var Sc=8;function $a({cards:e,quorum:t}){return i`
    <div class="hand" data-answers role="list" aria-label=${r("hand",{n:e.length})} tabindex="0">
      ${ga(t).map(([n,o])=>i`<div role="listitem" key=${n}><${Hc} option=${n} ...${o} /></div>`)}
      ${Tc(e).map(n=>i`<div role="listitem" key=${n[0].option}><${Ec} cards=${n} /></div>`)}
      ${!e.length&&!t.length&&i`<div role="listitem" class="no-cards">${r("no_cards")}</div>`}
    </div>
  `}function Tc(e){if(e.length<=Sc)return e.map(n=>[n]);let t=new Map;for(let n of e)t.set(j(n.option),[...t.get(j(n.option))??[],n]);return[...t.values()]}function Ec({cards:e}){let{choice:t}=_(),n=e.find(s=>!t.picks.includes(s.option))??e[e.length-1],o=e.filter(s=>t.picks.includes(s.option)).length;return i`<${Oc} ...${n} n=${e.length} picked=${o} />`}var ha=({hand:e,quorum:t})=>[...e.map(n=>n.option),...ga(t).map(([n])=>n)];function ga(e){return e.map((t,n)=>[`${t.card}#${e.slice(0,n).filter(o=>o.card===t.card).length}`,t])}function Hc({option:e,name:t,text:n}){return i`
    <${W} option=${e} class="skill-card quorum" label=${`${t}: ${n.join(" ")}`}>
      <${K} kind="quorum" /><span class="corner"><small>${r("quorum")}</small></span>
      <strong>${t}</strong>
      ${n.map((o,s)=>i`<small key=${s} class="line">${o}</small>`)}
    <//>
  `}function Oc({option:e,name:t,skill:n,strength:o,text:s,counts:a,n:l,picked:c}){let u=l>1&&(c>0?r("of",{value:c,most:l}):r("stack_count",{n:l})),d=a===null?"":` (${r("counts_here",{n:oe(a)})})`,p=`${t} ${o}${u?` ${u}`:""}, ${r(`skill:${n}`)}${d}: ${s.join(" ")}`;return i`
    <${W} option=${e} class=${`skill-card ${n} ${l>1?"stack":""}`} label=${p}>
      <${K} kind=${n} /><span class="corner"><b>${o}</b>${u&&i`<i class="count">${u}</i>`}${a!==null&&i`<i class=${`counts ${a>0?"for":a<0?"against":""}`} aria-hidden="true">${oe(a)}</i>`}<${ne} skill=${n} /></span>
      <strong>${t}</strong>
      ${s.map((f,h)=>i`<small key=${h} class="line">${f}</small>`)}
    <//>
  `}function ba({me:e}){let{send:t,state:n,view:o,master:s,replay:a}=_();if(o.players[e.seat].cylon)return null;let l=e.orders.includes("pass"),c=n.pending.some(u=>u.do==="order");return i`
    <button type="button" class="order" role="switch" data-explain="help:pass" data-option="order:pass" aria-checked=${l} disabled=${c||s||a}
      onClick=${()=>t({do:"order",order:"pass",on:!l})}>
      <b>${r("order:pass")}</b>
      <small>${r(l?"order_on":"order_off")}</small>
    </button>
    <${ra} />
  `}function ya(){let{me:e,view:t}=_();if(!e)return i`<footer class="your-cards" id="hand"></footer>`;let n=!t.game.turn&&!e.loyalty.length&&!e.hand.length;return i`
    <footer class=${`your-cards ${n?"bare":""}`} id="hand" aria-label=${r("your_things")}>
      <div class="secrets">
        <${re} name=${r("loyalty")} count=${r("cards",{n:e.loyalty.length})}>
          ${e.team&&i`<p><b>${r(`team:${e.team}`)}</b></p>`}
          ${e.loyalty.map((o,s)=>i`<${Ac} key=${s} card=${o} />`)}
        <//>
        ${e.super_crises.length>0&&i`<${re} name=${r("super_crises")} count=${r("cards",{n:e.super_crises.length})}>
          ${e.super_crises.map((o,s)=>i`<p key=${s}><b>${o.name}</b> ${o.text.join("; ")}</p>`)}
        <//>`}
        <${Ko} />
        <${ba} me=${e} />
      </div>
      <${$a} cards=${e.hand} quorum=${e.quorum} />
    </footer>
  `}function Ac({card:e}){return i`
    <article class=${`loyalty-card ${e.cylon?"cylon":"human"}`}>
      <i class="loyalty-back" aria-hidden="true"><${K} kind="loyalty" /></i>
      <div class="loyalty-face"><${K} kind="loyalty" /><p><b>${e.name}</b></p><p>${e.text}</p></div>
    </article>
  `}var Zc=2200,Nc={dial_moved:({resource:e,by:t})=>({to:e,by:t,kind:I(e)}),jump_prepared:({by:e})=>({to:"track:jump",by:e,emblem:"destination"}),raptors_changed:({by:e})=>({to:"reserve:raptor",by:e,kind:"raptor"}),discarded:({seat:e,cards:t})=>({to:`seat:${e}`,by:-t.filter(n=>P(n)==="card").length,emblem:"destiny"})};function Vc(e){let t=new Map;for(let{what:n}of e){let o=n&&Nc[n.kind]?.(n);if(!o)continue;let s=t.get(o.to)?.by??0;t.set(o.to,{...o,by:s+o.by})}return[...t.values()].filter(({by:n})=>n!==0)}function ka(){let{state:e,view:t,suspense:n,replay:o}=_(),s=C(null),a=C([]),[l,c]=k([]);return v(()=>{let u=e.log[e.log.length-1]?.n??0,d=s.current;e.synced&&(s.current=u),!(d===null||u<=d||o||!t.game.turn||document.hidden)&&(a.current=[...a.current,...Vc(e.log.filter(p=>p.n>d))])},[e.log,e.synced]),v(()=>{if(n||!a.current.length)return;let u=Rt(".on-stage .card-large")??Rt(".resolving .card-large")??Rt("#board"),d=a.current.flatMap(p=>{let f=Rt(`:is(.head, .people, .store) [data-explain="${p.to}"]`);return u&&f?[{...p,from:u,at:f}]:[]});a.current=[],d.length&&c(d.map((p,f)=>({...p,n:f,key:`${s.current}-${f}`})))}),v(()=>{if(!l.length)return;let u=setTimeout(()=>c([]),Zc);return()=>clearTimeout(u)},[l]),l.length>0&&i`<div class="consequences" aria-hidden="true">${l.map(({key:u,...d})=>i`<${Rc} key=${u} ...${d} />`)}</div>`}function Rc({by:e,kind:t,emblem:n,from:o,at:s,n:a}){let l=Math.min(Math.max(s.x,44),innerWidth-44),c={left:`${l}px`,top:`${s.bottom}px`,"--dx":`${o.x-l}px`,"--dy":`${o.y-s.bottom}px`,"--delay":`${a*90}ms`};return i`<b class=${`consequence ${e<0?"loss":"gain"}`} style=${c}>${t?i`<${N} kind=${t} />`:i`<${K} kind=${n} />`}${oe(e)}</b>`}function Rt(e){let t=[...document.querySelectorAll(e)].find(n=>n.checkVisibility())?.getBoundingClientRect();return!t?.width||t.bottom<0||t.top>innerHeight?null:{x:Math.round(t.left+t.width/2),y:Math.round(t.top+t.height/2),bottom:Math.round(t.bottom)}}function _a(){let{view:e}=_();if(!e.fleet)return null;let{space:t,track:n,auto_attack:o}=e.fleet.pursuit;return i`
    <button type="button" class=${`track pursuit ${Qe(e)?"close":""}`} data-explain="track:pursuit">
      <span class="unseen">${Lt(e).join(" ")}</span>
      <span class="seen" aria-hidden="true">
        <${N} kind="raider" /><span class="track-name">${r("pursuit")}</span>
        ${n.map((s,a)=>i`
            <b key=${a} class=${`${a===t?"at":""} ${a===o?"dead":s?"costs":""}`}>
              ${a===o?i`${r("attack")} ${ln(e)}`:s?i`+${s}<${N} kind="civilian" />`:a}
            </b>
          `)}
      </span>
    </button>
  `}function va({resource:e,value:t,red_at:n,top:o}){let s=t<=n,a=r(`res:${e}`),l=r(s?"dial_low":"dial_label",{name:a,value:t,red:n}),c=u=>Math.min(u,o)/o;return i`
    <${W} option=${`res:${e}`} class=${`dial ${s?"low":""}`} label=${l} firm>
      <${N} kind=${e} /><span class="dial-name">${a}</span><b>${t}</b>
      <span class="bar" aria-hidden="true"><i style=${{transform:`scaleX(${c(t)})`}}></i><u style=${{left:`${100*c(n)}%`}}></u></span>
    <//>
  `}function wa({jump:e,auto:t,risks:n}){let o=Array.from({length:t+1},(s,a)=>a);return i`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${r("jump_label",{jump:e,auto:t})}</span>
      <span class="seen" aria-hidden="true">
        <span>${r("jump")}</span>
        ${o.map(s=>i`
            <b key=${s} class=${`${s===e?"at":""} ${s in n?"risky":s===t?"ready":"dead"}`}>
              ${s===t?r("auto"):s in n?i`${r("risk",{n:n[s]})}<${N} kind="population" />`:s}
            </b>
          `)}
      </span>
    </button>
  `}function xa(){let e=Ic(),{turn:t,distance:n,goal:o,jump:s,auto_jump:a,risks:l}=e.game;return i`
    <div class="dials">${e.dials.map(c=>i`<${va} key=${c.resource} ...${c} />`)}</div>
    <${wa} jump=${s} auto=${a} risks=${l} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${r("distance")}</span> <b>${r("of",{value:n,most:o})}</b>
    </button>
    <${_a} />
    <p class="fact turn-number"><span>${r("turn")}</span> <b>${t}</b></p>
    <${ka} />
  `}function Ic(){let{view:e,suspense:t}=_(),n=C(e),o=C(t);return o.current=t,v(()=>{let s=requestAnimationFrame(()=>{o.current||(n.current=e)});return()=>cancelAnimationFrame(s)},[e,t]),t?n.current:e}function Ma({game:e,dials:t,board:n}){let o=new Map([[r("turn"),e.turn]]);for(let{resource:s,value:a}of t)o.set(r(`res:${s}`),a);return o.set(r("distance"),e.distance).set(r("measure:vipers"),n.destroyed_vipers).set(r("measure:civilians"),n.civilians_lost.length).set(r("measure:raptors"),n.raptors).set(r("measure:damage"),n.places.filter(s=>s.damaged).length)}var Bc=["tour_dials","tour_board","tour_cards"];function Ca(e,t,n,o){if(!n||t.game.ending)return[];if(e?.kind==="choose_character")return[t.game.turn>0?"executed":"choose_character"];let s=n.loyalty.length>0?["loyalty"]:[],a=e?[e.kind,...e.window?["window"]:[]]:["waiting"];if(!t.game.turn)return e?[...s,...a]:s;let l=t.fleet&&e?.options.some(u=>u.startsWith("area:"))?["fleet"]:[];if(t.crisis||t.check||e?.window)return[...s,...l,...La(t,n),...a];let c=o?[...t.game.turn>t.players.length?["lesson_done"]:[],...Bc]:[];return[...s,...c,...t.fleet?["fleet"]:[],...La(t,n),...a,...Pc(t,n)]}function La(e,t){let n=e.players[t.seat];return n.cylon?["revealed"]:[n.place==="brig"&&"brig",n.place==="sickbay"&&"sickbay",e.game.sleeper_done&&"sleeper"].filter(o=>o!==!1)}function Pc(e,t){let{game:n,areas:o,board:s,players:a,decided:l}=e,c=o.some(u=>u.raiders+u.heavy_raiders+u.basestars.length>0);return[...a[t.seat].titles,c&&"battle",n.distance>=n.goal&&"last_jump",l&&"check_done",n.jump in n.risks&&"jump_early",n.route.length>0&&"jumped",s.boarding.some(u=>u>0)&&"boarded"].filter(u=>typeof u=="string")}var Sa=(e,t)=>t?.team?`${e}:${t.team}`:null,Dc={loyalty:".secrets > .secret-place:first-child .secret",tour_dials:".head .dials, .head .track, .head .distance",tour_board:".board",tour_cards:".hand",battle:".area:has(.raider, .heavy-raider, .basestar)",jump_early:".track.jump",jumped:".distance",boarded:".track.boarding"},Ta=e=>Dc[e]??null,Ea=e=>({goal:e.game.goal,distance:e.game.distance});var Hn={};lt(Hn,{deliberate:()=>Qc,eachItsOwn:()=>Xc,grave:()=>eu,inHand:()=>Jc,keeps:()=>Yc,lasting:()=>Ha,leading:()=>Uc,mayHaveSecret:()=>Wc,meansOther:()=>nu,note:()=>Kc,onBoard:()=>qc,onTable:()=>Gc,quiet:()=>ou,secret:()=>En,shownElsewhere:()=>Fc});var qc=["loc","area","ship","ally","char"],Gc=["ally","loc","area","ship","card","quorum","seat","char"],En=e=>P(e)==="loyalty"||jc.includes(j(e)),jc=["token:benevolent","token:antagonistic"],Wc=(e,t,n)=>e.kind==="action"&&n?.loyalty.length>0&&!t.players[n.seat].cylon,Fc=(e,t,n)=>P(n)==="char"||!!(t&&Tn(t.looking,e)),Uc=e=>e.kind==="move"?["opt","area"]:[],zc=3;function Kc(e,t,n){let o=t.players[e.seat];if(e.kind==="contribute"){let c=t.private?.find(u=>u.seat===e.seat)?.hand.find(u=>u.option===n);return typeof c?.counts=="number"?r("counts",{n:oe(c.counts)}):""}if(e.kind==="attack"){let c=`odds:${Se(o.place??"")?"viper":"galactica"}:${j(n).split(":")[1]?.split("@")[0]}`;return q(c)?r(c):""}let s=P(n)==="loc"&&ue(t,I(n));if(!s)return"";let a=e.kind==="move"&&!o.cylon&&s.ship!==ue(t,o.place??"")?.ship,l=q(`short:${s.place}`)&&r(`short:${s.place}`);return[s.damaged?r("damaged"):l,a&&r("costs_card")].filter(Boolean).join("; ")}function Yc({kind:e,sizes:t,options:n}){let o=t[0]??0,s=n.length-o;return e==="discard"&&t.length===1&&o>zc&&s>0&&s<o?s:0}var Jc=e=>e?ha(e):[],Xc=e=>e==="ship",Qc=e=>e.kind==="contribute",eu=e=>e==="opt:nuke"||P(e)==="loyalty",tu={steal:"card",ability:"card",destiny:"card",quorum_card:"quorum"},nu=(e,t)=>tu[e.kind]===P(t),Ha=(e,t,n)=>e.window&&Sn(t)&&!!t.beat&&!n?.orders.includes("empty"),ou=(e,t,n)=>Ha(e,t,n)&&e.options.every(o=>o===su),su="opt:pass-activation";function Oa(){let{view:e,seat:t,master:n}=_();return t===null||n?null:i`<span class="own-titles">${e.players[t].titles.map(o=>i`<mark key=${o}>${pe(o)}</mark> `)}</span>`}function It(e,t){let n=e.people.find(l=>l.seat===t),o=e.chairs?.seats[t];if(n?.kind==="bot")return[r("tag_bot")];let s=o?.gone?r("tag_gone"):n?.taken&&!n.present?r("tag_away"):"";return[o?.stand_in&&r(o.stand_in==="better"?"tag_plays_well":"tag_stand_in")||s,o?.muted?r("tag_muted"):""].filter(Boolean)}var au=1e4;function we(){let{state:e,view:t,replay:n}=w(),o=t.asked??null,[s,a]=k(Date.now());v(()=>{let u=setInterval(()=>a(Date.now()),1e3);return()=>clearInterval(u)},[]);let l=o??e.log[e.log.length-1]?.at,c=s+e.ahead;return n||!l||c-Date.parse(l)<au||!o&&!t.questions.waiting.some(u=>u.seat!==null)?null:i` <small class="since">${r("since",{time:Kn(l,c)})}</small>`}var Bt=(e,t)=>e.private?.find(n=>n.seat===t)??null;function Aa({seat:e}){let{view:t,seat:n,master:o}=_(),s=t.players[e],a=t.people.find(y=>y.seat===e),l=S(t,e),c=t.game.current===e&&t.game.turn>0&&!t.game.ending,u=t.questions.waiting.some(y=>y.seat===e),d=t.claims?.levels[e],p=s.place&&St(t,s.place),f=qe(t,e),h=[s.out&&r("tag_out"),s.once_used&&r("once_used"),...It(t,e),s.loyalty>1&&r("loyalty_cards",{n:s.loyalty}),s.super_crises>0&&r("super_crises_held",{n:s.super_crises}),...s.quorum.map(y=>y.name),...(t.private?.length>1?Bt(t,e)?.loyalty??[]:[]).map(y=>y.name)].filter(Boolean),$=`person ${e===n?"me":""} ${c?"turn":""} ${s.cylon?"cylon":""} ${s.out?"out":""}`,m=[c&&r("tag_turn"),u&&r("tag_awaited")].filter(Boolean),g=[l,s.name,p,r("cards_in_hand",{n:s.hand}),f>0&&r("trauma_tokens",{n:f}),...s.titles.map(pe),...m,...h].filter(Boolean).join(", ");return i`
    <${W} option=${ce(e)} class=${$} label=${g} firm>
      <span class="bust" data-seat=${e}>${s.character?i`<${te} of=${s.character} cylon=${s.cylon} />`:a?.face&&i`<img class="portrait" src=${a.face} alt="" />`}<${U} seat=${e} /></span>
      <span class="who">
        <b>${e===n&&!o?r("you_named",{name:l}):l}</b>
        ${s.name&&i`<small class="character">${s.name}</small>`}
        ${p&&i`<small>${p}</small>`}
        <span class="marks">
          ${s.titles.map(y=>i`<mark key=${y}>${pe(y)}</mark>`)}
          ${s.cylon&&i`<mark class="danger">${r("cylon")}</mark>`}
          ${c&&i`<i class="whose">${r("tag_turn")}</i>`}
          ${u&&i`<i class="awaited">${r("tag_awaited")}</i>`}
          <${zo} seat=${e} />
          ${h.map(y=>i`<i key=${y}>${y}</i>`)}
          ${d&&i`<i class="claim">${r(`claim:${d}`)}</i>`}
        </span>
        ${u&&e!==n&&i`<${we} />`}
      </span>
      <span class="cards">${s.hand}</span>
    <//>
  `}function Za(){let{me:e,view:t}=_();if(!e)return null;let n=t.memos.filter(o=>o.seat===e.seat);return i`
    <${re} name=${r("memos")} count=${r("memo_count",{n:n.length})}>
      ${n.map((o,s)=>i`<p key=${s}><small>${r("memo_turn",{turn:o.turn})}</small> ${o.text}</p>`)}
      ${!n.length&&i`<p>${r("no_memos")}</p>`}
    <//>
  `}function Na({option:e}){let{choice:t,me:n}=_(),o=P(e),s=o==="card"&&t.may(e)&&n?.hand.find(a=>a.option===e);return s?i`<${ne} skill=${s.skill} />`:o==="skill"?i`<${ne} skill=${j(I(e))} />`:o==="ship"?i`<${N} kind=${ru(e)} />`:En(e)&&o==="token"?i`<${J} token=${j(e)} />`:o==="seat"?i`<${U} seat=${Number(I(e))} />`:null}var ru=e=>e.startsWith("ship:civilian")?"civilian":I(e).split("@")[0];var iu={battle:"crossroads",choosing:"crossroads",resolving:"crossroads",trial:"trial"};function Va(e,t){let{turn:n,current:o,step:s}=e.game;if(n===0)return r("setting_up");let a=e.nebula&&iu[e.nebula.phase],l=a?r(`during:${a}`):r(`step:${s}`);return t!==null&&e.players[t].out?r("you_are_out",{name:S(e,o),step:l}):o===t?r("your_turn",{step:l}):r("turn_of",{name:S(e,o),step:l})}var lu={sleeper_phase:6,cylon_revealed:6,sympathizer_revealed:6,civilian_destroyed:5,galactica_damaged:5,boarded:5,arrived:5,title_passed:5,super_crisis_played:5,option_switched:5,ability_used:5,check_decided:4,option_chosen:4,viper_destroyed:4,sent:4,centurions_advanced:4,crisis_drawn:4,nuke_launched:3,loyalty_looked_at:3,ship_destroyed:3,viper_damaged:2,basestar_damaged:2,raptors_changed:2,quorum_played:2,card_stays:2,location_activated:1,card_played:1,dial_moved:1},cu={sent:["seat"],executed:["seat"],title_passed:["seat","before"],card_taken:["victim"],cards_taken:["victim"],loyalty_given:["seat"],ordered:["seat"],named:["seat"]},Ra=(e,t)=>(lu[e.kind]??0)+(t!==null&&cu[e.kind]?.some(n=>e[n]===t)?6:0),Ia=e=>e.kind==="turn_began"?e.seat:null;var uu=["pick","turn","cylon","human"],pu=(e,t)=>e.players[t].out,du=e=>e.hand.length,mu=e=>!["card","quorum"].includes(P(e));function st(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function An(e){performance.clearMarks(e),performance.mark(e)}function Pa(e={}){let t={link:"connecting",synced:!1,ahead:0,since:null,sections:{},hashes:{},log:[],chat:[],pending:[],notices:[],...e},n=new Set;function o(l){t={...t,...l};for(let c of n)c(t)}function s(l,c){let u=new Map(l.map(d=>[d.n,d]));for(let d of c)u.set(d.n,d);return[...u.values()].sort((d,p)=>d.n-p.n)}let a={sections({set:l,hashes:c,gone:u}){let d={...t.sections,...l},p={...t.hashes,...c};for(let f of u)delete d[f],delete p[f];An("view-heard"),o({sections:d,hashes:p})},log({lines:l}){o({log:s(t.log,l)})},chat({lines:l}){o({chat:s(t.chat,l)})},moments({moments:l}){o({moments:l})}};return{get state(){return t},set:o,subscribe(l){return n.add(l),()=>n.delete(l)},hear(l){a[l.type]?.(l)},notice(l,c){let u=t.notices.filter(d=>d.words!==l);o({notices:[...u,{words:l,code:c}]})},dismiss(l){o({notices:t.notices.filter(c=>c!==l)})}}}var Ba=e=>e.length?e[e.length-1].n:0;function Da({hashes:e,log:t,chat:n}){return{have:e,log:Ba(t),chat:Ba(n)}}var fu=1,$u=2e4,qa=1e4,Ga=1500,ja=500,hu=15e3,Wa={4403:"forbidden",4404:"unknown"},gu=4401,bu=1009,yu=new Set(["earlier","read","note"]),ku=new Set(["read","note"]),_u=new Set(["hold"]),Zn="reloaded",vu=new Set(["answer","chat","note","report"]);function Fa({at:e,seat:t,master:n,store:o}){let s=new URL(e,location.href);s.protocol=s.protocol.replace("http","ws");let a=`unsent:${s.pathname}:${t}`,l=null,c=0,u=!1,d=0,p=0,f=0,h=0,$=null,m=!1,g=new Map;function y(b){o.set({pending:b}),sessionStorage.setItem(a,JSON.stringify(b.filter(T=>vu.has(T.do))))}function M(){if(clearTimeout(h),m||l)return;u=!1;let b=new WebSocket(s);l=b,p=setTimeout(()=>L(b),qa),b.onmessage=T=>b===l&&H(JSON.parse(T.data)),b.onclose=T=>b===l&&O(T.code)}function L(b){b===l&&(b.close(),O(1006))}function O(b){if(l=null,$=null,clearTimeout(d),clearTimeout(p),clearTimeout(f),b in Wa){m=!0,o.set({link:Wa[b]});return}if(b===bu&&(y([]),o.notice(r("too_long"),"too_long")),y(o.state.pending.filter(R=>!_u.has(R.do))),b===gu){h=setTimeout(M,ja);return}o.set({link:navigator.onLine===!1?"offline":"lost"});let T=Math.min(hu,ja*2**c++);h=setTimeout(M,T*(.75+Math.random()/2))}let E=b=>l?.send(JSON.stringify(b));function D(){if(!l||!u||$)return;clearTimeout(d);let b=l;$=st(),p=setTimeout(()=>L(b),qa),clearTimeout(f),f=setTimeout(()=>o.set({link:"slow"}),Ga),E({do:"sync",id:$,...Da(o.state)})}function H(b){b.type==="hello"?z(b):b.type==="ok"||b.type==="refused"||b.type==="stale"?F(b):o.hear(b)}function z(b){if(clearTimeout(p),b.protocol!==fu||b.seat!==t||b.master!==n){V();return}u=!0,sessionStorage.removeItem(Zn),o.set({ahead:b.now?Date.parse(b.now)-Date.now():0,since:o.state.since??b.since??null}),D();for(let T of o.state.pending)E(T)}function V(){m=!0,l?.close(),o.set({link:"outdated"});let b=Number(sessionStorage.getItem(Zn)||0);sessionStorage.setItem(Zn,String(Date.now())),Date.now()-b>3e4&&location.reload()}function F({type:b,id:T,words:R,code:fe}){if(T===$&&T!==null&&($=null,c=0,clearTimeout(p),clearTimeout(f),d=setTimeout(D,$u),o.set({link:"open",synced:!0}),b==="ok"))return;let se=o.state.pending.find(le=>le.id===T);y(o.state.pending.filter(le=>le.id!==T));let ae=g.get(T);g.delete(T),!ae?.({type:b,words:R})&&(b!=="ok"?o.notice(R,fe):se&&!yu.has(se.do)&&o.set({notices:[]}))}addEventListener("online",()=>{c=0,M()}),addEventListener("offline",()=>{l?L(l):m||o.set({link:"offline"})});let x=()=>{document.hidden||m||(c=0,l?u&&(o.state.link==="open"&&o.set({link:"checking"}),$=null,clearTimeout(p),D()):M())};return document.addEventListener("visibilitychange",x),document.addEventListener("resume",x),addEventListener("pageshow",b=>b.persisted&&x()),o.set({pending:JSON.parse(sessionStorage.getItem(a)??"[]")}),M(),{send(b,T=null){let R={...b,id:st()};T&&g.set(R.id,T);let fe=o.state.pending.filter(se=>!(se.do===b.do&&ku.has(se.do)));y([...fe,R]),!(!l||!u)&&(E(R),setTimeout(()=>o.state.pending.includes(R)&&D(),Ga))}}}var Nn=36e5;function za({clock:e}){let{state:t,boot:n,view:o}=w(),s=Date.parse(e.until??""),[a,l]=k(Date.now()),c=Math.max(0,s-a-t.ahead);v(()=>{let f=setInterval(()=>l(Date.now()),c<Nn?1e3:6e4);return()=>clearInterval(f)},[c<Nn]);let u=c<Nn?r("time_left",{time:Ua(c)}):r("time_until",{time:wu(s,n.language)}),p=o.people.filter(f=>f.kind!=="bot"&&e.banks.length).map(f=>`${S(o,f.seat)} ${Ua(e.banks[f.seat]*1e3)}`);return i`
    <p class="clock-left">
      <time datetime=${e.until}>${u}</time>
      ${p.length>0&&i`<small>${r("banks",{banks:G(p)})}</small>`}
    </p>
  `}var Ua=e=>`${Math.floor(e/6e4)}:${String(Math.floor(e/1e3)%60).padStart(2,"0")}`,wu=(e,t)=>new Intl.DateTimeFormat(t,{weekday:"short",hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e));var Pt="",Vn=()=>Pt;function Ka(){let{view:e,seat:t,lookAs:n}=w(),[o,s]=k(Pt),[a,l]=k(!1),c=d=>{Pt=d.currentTarget.value,s(Pt)},u=t!==null&&e.questions.mine.some(d=>d.seat===t&&d.given===null);return i`
    <div class="chair-card overview">
      <div class="runs"><h3>${r("overview")}</h3><button type="button" aria-haspopup="dialog" onClick=${()=>l(!0)}>${r("face_down")}</button></div>
      <ul>
        <li><button type="button" aria-pressed=${t===null} onClick=${()=>n(null)}>${r("look_as_table")}</button></li>
        ${e.people.map(d=>i`<li key=${d.seat}><${Mu} seat=${d.seat} on=${t===d.seat} /></li>`)}
      </ul>
      ${u&&i`<label class="why-line">${r("answer_why",{name:S(e,t)})}<input id="answer-why" maxlength="300" value=${o} onInput=${c} /></label>`}
      ${a&&i`<${xu} close=${()=>l(!1)} />`}
    </div>
  `}function xu({close:e}){let{view:t}=w(),n=C(null);return v(()=>n.current.showModal(),[]),i`
    <dialog class="help face-down" ref=${n} onClose=${e} aria-label=${r("face_down")}>
      <h2>${r("face_down")}</h2>
      <p>${r("face_down_words")}</p>
      ${(t.hidden??[]).map(o=>i`
          <details key=${o.label}>
            <summary>${o.label} (${o.things.length})</summary>
            ${o.things.length?i`<ol>${o.things.map((s,a)=>i`<li key=${a}>${s.name}</li>`)}</ol>`:i`<p>${r("nothing")}</p>`}
          </details>
        `)}
      <form method="dialog" class="close"><button type="submit" class="go">${r("close")}</button></form>
    </dialog>
  `}function Mu({seat:e,on:t}){let{view:n,lookAs:o}=w(),s=n.questions.mine.find(l=>l.seat===e),a=s&&(s.given===null?r("owes",{text:s.text}):r("has_given",{picks:Lu(s)}));return i`
    <button type="button" aria-pressed=${t} onClick=${()=>o(t?null:e)}>
      <b>${S(n,e)}</b> ${a&&i`<small class=${s.given===null?"owes":""}>${a}</small>`}
      ${a&&s.given===null&&i`<${we} />`}
    </button>
  `}var Lu=e=>e.given.map(t=>e.labels[t]??t).join(", ")||r("nothing");var be=(e,t)=>t!==null&&!!(e.chairs?.seats[t].gone||e.chairs?.seats[t].stand_in);function Ya(){let{view:e,seat:t,master:n}=w();if(!e.chairs)return null;let o=!n&&be(e,t);return i`
    ${n&&i`<${Ka} />`}
    ${e.chairs.clock?.until&&i`<${za} clock=${e.chairs.clock} />`}
    ${e.chairs.paused&&i`<${Cu} />`}
    ${o&&!ee(e)&&i`<${Su} />`}
    ${e.chairs.proposals.map(s=>i`<${Tu} key=${s.id} proposal=${s} />`)}
  `}function Cu(){let{view:e,seat:t,master:n,send:o,state:s}=w(),a=e.chairs.proposals.some(u=>u.kind==="resume"),l=s.pending.some(u=>["propose","moderate"].includes(u.do)),c=n||t!==null&&e.chairs.master===null&&!a&&!be(e,t);return i`
    <div class="chair-card paused" role="status">
      <p><b>${r("paused")}</b></p>
      ${c&&i`<button type="button" class="go" disabled=${l} onClick=${()=>o({do:n?"moderate":"propose",kind:"resume"})}>${r("propose:resume")}</button>`}
    </div>
  `}function Su(){let{view:e,seat:t,send:n,state:o}=w(),s=o.pending.some(l=>l.do==="come_back"),a=r(t!==null&&e.chairs.seats[t].stand_in?"bot_sits_in":"you_went");return i`
    <div class="chair-card away" role="status">
      <p>${a}</p>
      <button type="button" class="go" disabled=${s} onClick=${()=>n({do:"come_back"})}>${r("am_back")}</button>
    </div>
  `}function Tu({proposal:e}){let{view:t,seat:n,master:o,send:s,state:a}=w(),{id:l,by:c,words:u,why:d,agreed:p,missing:f}=e,h=a.pending.some(g=>g.proposal===l),$=c===n,m=f.map(g=>S(t,g));return i`
    <div class="chair-card proposal" role="status">
      <p><b>${$?r("you_propose"):r("proposes",{name:S(t,c)})}</b> ${u}${d&&i` <q>${d}</q>`}</p>
      <p class="missing">${m.length>0?r("missing_consent",{names:G(m)}):r("nobody_missing")}</p>
      ${n!==null&&!o&&!be(t,n)&&i`<div class="close">
        ${(!p.includes(n)||m.length===0)&&i`<button type="button" class="go" disabled=${h} onClick=${()=>s({do:"agree",proposal:l})}>${r(p.includes(n)?"do_it":"agree")}</button>`}
        <button type="button" disabled=${h} onClick=${()=>s({do:"decline",proposal:l})}>${r($?"withdraw":"not_agree")}</button>
      </div>`}
    </div>
  `}var Eu="button, a, input, select, textarea, summary, [tabindex]";function Ja(){v(()=>{let e=null,t=a=>{e=a.target},n=a=>{a.target.closest?.(Eu)||(e=null)},o=()=>{!e||document.activeElement!==document.body||e.isConnected&&e.disabled||(e.isConnected?e:Hu())?.focus({preventScroll:!0})},s=new MutationObserver(()=>setTimeout(o));return s.observe(document.body,{subtree:!0,childList:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",t,!0),document.addEventListener("pointerdown",n,!0),()=>{s.disconnect(),document.removeEventListener("focusin",t,!0),document.removeEventListener("pointerdown",n,!0)}},[])}function Hu(){return document.querySelector("[role=alertdialog] button:not(.danger)")??document.getElementById("ask")}var Dt=e=>[...document.querySelectorAll(e)].find(t=>t.getClientRects().length);function Xa(e){let t=C(e);t.current=e,v(()=>{let n=({choice:s,send:a,help:l,chat:c,master:u})=>({q:()=>(Dt(".question [data-option]:enabled")??Dt("[data-answers] [data-option]:enabled")??Dt(".question button:enabled"))?.focus(),p:()=>s.question?.window&&s.question.given===null&&s.pass(),c,l:()=>Dt(".log")?.focus(),h:()=>s.question?.window&&!u&&a({do:"hold"}),Escape:()=>s.sure&&s.unsure(),"?":l}),o=s=>{if(s.repeat||s.ctrlKey||s.metaKey||s.altKey||s.target.closest?.("input, textarea, select, dialog"))return;let a=n(t.current)[s.key];a&&(s.preventDefault(),a())};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}var Ou=350,Au=200,Zu=450,Nu=10,Oe=8;function Qa(){let{view:e,me:t,choice:n,parts:o}=w(),[s,a]=k(null),l=C(null);l.current=s;let c=Iu(a,l),u=C(null);Y(()=>s&&u.current&&Bu(u.current,s.rect)),v(()=>{s?.pinned&&u.current?.focus()},[s?.typed,s?.pinned]);let d=s&&Vu(o.explanation(e,t,s.typed),n.question?.dimmed[s.option]);return v(()=>{s&&(!d||!s.pinned&&!s.origin.isConnected)&&a(null)}),d?i`
    <aside class=${`popover ${s.pinned?"pinned":""}`} ref=${u} role=${s.pinned?"dialog":"tooltip"}
      aria-label=${d.title||r("why_not")} tabindex="-1" onKeyDown=${Ru}>
      ${d.title&&i`<h3>${d.title}</h3>`}
      ${d.lines.map((p,f)=>i`<p key=${f} class=${p.tone??""}>${p.text??p}</p>`)}
      ${d.more}
      ${s.pinned&&i`<div class="close">
        ${d.link&&i`<a class="button" href=${d.link} target="_blank" rel="noopener">${r("in_compendium")}</a>`}
        <button type="button" onClick=${c}>${r("close")}</button>
      </div>`}
    </aside>
  `:null}function Vu(e,t){let n=t?[{tone:"why",text:t}]:[];return e?{...e,lines:[...e.lines.filter(Boolean),...n]}:n.length?{title:"",lines:n}:null}function Ru(e){if(e.key!=="Tab")return;let t=[...e.currentTarget.querySelectorAll("a, button")],[n,o]=e.shiftKey?[t[0],t[t.length-1]]:[t[t.length-1],t[0]];document.activeElement!==n&&document.activeElement!==e.currentTarget||(e.preventDefault(),o?.focus())}function Iu(e,t){let n=C(!1),o=()=>{let{pinned:s,origin:a}=t.current??{};e(null),s&&(n.current=!0,a.focus(),n.current=!1)};return v(()=>{let s=0,a=!1,l=[0,0],c=[0,0],u=m=>m.target.closest?.("[data-explain]"),d=(m,g)=>{let{explain:y,why:M=y}=m.dataset;e({typed:y,option:M,rect:m.getBoundingClientRect(),pinned:g,origin:m})},p=m=>!t.current?.pinned&&d(m,!1),f=(m,g)=>{clearTimeout(s),s=setTimeout(g,m)},h=()=>e(m=>m?.pinned?m:null),$={pointerover(m){if(m.pointerType!=="mouse"||m.buttons||m.clientX===c[0]&&m.clientY===c[1])return;if(m.target.closest?.(".popover"))return clearTimeout(s);let g=u(m);if(!g)return f(Au,h);f(Ou,()=>p(g))},pointerdown(m){a=!1,l=[m.clientX,m.clientY];let g=u(m);if(!g&&!m.target.closest?.(".popover")&&e(null),!g||m.pointerType==="mouse")return f(0,()=>{});f(Zu,()=>{a=!0,d(g,!0)})},pointermove(m){m.pointerType==="mouse"?c=[m.clientX,m.clientY]:Math.hypot(m.clientX-l[0],m.clientY-l[1])>Nu&&clearTimeout(s)},pointerup:m=>m.pointerType!=="mouse"&&clearTimeout(s),pointercancel:()=>clearTimeout(s),contextmenu(m){u(m)&&a&&m.preventDefault()},click(m){let g=m.target.closest?.("[data-option]")??u(m);a?(m.preventDefault(),m.stopPropagation(),a=!1):g&&!g.dataset.option?(clearTimeout(s),d(g,!0)):g&&(clearTimeout(s),e(null))},focusin(m){let g=u(m);n.current||(g?.matches(":focus-visible")?p(g):m.target.closest?.(".popover")||h())},focusout:h,keydown(m){a=!1,m.key==="Escape"&&o()},scroll:h};for(let[m,g]of Object.entries($))document.addEventListener(m,g,!0);return()=>{clearTimeout(s);for(let[m,g]of Object.entries($))document.removeEventListener(m,g,!0)}},[]),o}function Bu(e,t){let{width:n,height:o}=e.getBoundingClientRect(),s=t.bottom+Oe,a=s+o<=innerHeight-Oe?s:t.top-Oe-o,l=t.left+t.width/2-n/2;e.style.top=`${Math.max(Oe,Math.min(a,innerHeight-Oe-o))}px`,e.style.left=`${Math.max(Oe,Math.min(l,innerWidth-Oe-n))}px`}function er(e){let t=C(e);t.current=e,v(()=>{let n=null,o=l=>{l.preventDefault(),l.stopPropagation()},s=l=>{l.detail<=1?n=t.current:n!==t.current&&o(l)},a=l=>{l.repeat&&l.key==="Enter"&&!l.target.closest?.("textarea")&&o(l)};return document.addEventListener("click",s,!0),document.addEventListener("keydown",a,!0),()=>{document.removeEventListener("click",s,!0),document.removeEventListener("keydown",a,!0)}},[])}function tr(e,t){let n=[...e,...t],o=new Set([...n].sort((s,a)=>a.weight-s.weight||s.n-a.n).slice(0,4));return n.filter(s=>o.has(s))}var Pu=1600,Du=2800;function nr(){let{parts:e}=w(),{playing:t,said:n}=Gu(),{moment:o,box:s,lasts:a}=t??{};return i`
    <p class="unseen" role="status">${n&&i`<span key=${n.n}>${n.words}</span>`}</p>
    <div class="moments" aria-hidden="true">
      ${o&&s&&i`<div key=${o.n} class="moment-frame" data-moment=${o.kind} style=${{"--lasts":`${a}ms`,left:`${s.x}px`,top:`${s.y}px`,width:`${s.width}px`,height:`${s.height}px`}}>
        <${e.Moment} moment=${o} box=${s} />
      </div>`}
    </div>
  `}var qu=(e,t)=>e.lingers&&!t?Du:Pu;function Gu(){let{state:e,view:t,parts:n,suspense:o,replay:s}=w(),a=C(null),l=C([]),[c,u]=k(null),[d,p]=k(null),f=()=>{let h=l.current.shift();u(h?{moment:h,box:qs(),lasts:qu(h,l.current.length>0)}:null)};return v(()=>{let h=e.log[e.log.length-1]?.n??0,$=a.current;if(e.synced&&(a.current=h),$===null||h<=$||s)return;let m=n.cues(e.log.filter(g=>g.n>$&&g.what),t);m.length&&(p({n:h,words:m.map(g=>g.words).join(" ")}),document.hidden||(l.current=tr(l.current,m)))},[e.log,e.synced]),v(()=>{!c&&!o&&l.current.length&&f()}),Y(()=>{if(!c)return;de(c.moment.sound);let h=setTimeout(f,c.lasts),$=()=>f(),m=g=>g.key==="Escape"&&f();return addEventListener("pointerdown",$,{capture:!0,passive:!0}),addEventListener("keydown",m,!0),()=>{clearTimeout(h),removeEventListener("pointerdown",$,!0),removeEventListener("keydown",m,!0)}},[c]),{playing:c,said:d}}var or="draft";function sr(e,t,n,o,s,a){let[l,c]=k(()=>JSON.parse(sessionStorage.getItem(or)??"{}")),u=e?.id??null,d=t.some(V=>(V.do==="answer"||V.do==="answer_for")&&V.ask===u),p=JSON.stringify(e?.given??null),f=e?o.keeps(e):0,h=V=>f?(e?.options??[]).filter(F=>!V.includes(F)):V,$=e?.given?h(e.given):[],m=l.ask===u&&l.given===p?l:{ask:u,given:p,picks:$,sure:null},g=V=>{sessionStorage.setItem(or,JSON.stringify({...V,sure:null})),c(V)};if(!e)return{question:null,options:new Set,picks:[],sending:!1,asks:!1,quiet:!1,keeps:0,sizes:[],may:()=>!1};let{options:y}=e,M=f?[f]:e.sizes,L=Math.max(0,...M),O=L<=1&&!f&&!o.deliberate(e),{picks:E}=m,D=o.quiet(e,s,a),H=o.lasting(e,s,a),z=V=>{d||n({do:"answer",ask:u,picks:V})};return{question:e,options:new Set(y),picks:E,sending:d,instant:O,most:L,keeps:f,sizes:M,sure:m.sure,complete:M.includes(E.length),quiet:D,asks:e.given===null&&!D&&!(H&&m.passed),may(V){return y.includes(V)&&!o.meansOther(e,V)},pick(V){d||(O?o.grave(V)&&m.sure!==V?g({...m,sure:V}):z([V]):E.includes(V)?g({...m,picks:E.filter(F=>F!==V)}):E.length<L&&g({...m,picks:[...E,V]}))},unsure(){g({...m,sure:null})},clear(){g({...m,picks:[]})},confirm(){z(h(E))},pass(){H?g({...m,passed:!0}):z([])},unpass(){g({...m,passed:!1})}}}function We({line:e,open:t=!1}){let{view:n,parts:o,replay:s}=w(),[a,,l]=Tt(),c=!ee(n)&&!s&&e.about?.some(o.faceDown);return i`<i>${r("only_you")}</i> ${c?i`<span class="whisper" ...${l}>${a||t?e.text:r("hold_to_look")}</span>`:e.text}`}var ju=3,Wu=3,ar={span:[0,0],changes:[]},Fu=1500;function rr(){let{state:e}=w(),[t,n,o]=Uu(),[s,a]=k(!1);zu(t.length>0);let l=e.pending.some(u=>u.do==="answer");if(v(()=>{l&&o()},[l]),!t.length)return null;let c=s?t:t.slice(-ju);return i`
    <section class="recap" aria-label=${r("recap")}>
      <h3>${r("recap_count",{n:t.length})}</h3>
      ${n.length>0&&i`<p class="changes">${n.join(" · ")}</p>`}
      <ul>${c.map(u=>i`<li key=${u.n}>${u.private?i`<${We} line=${u} />`:u.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${o}>${r("got_it")}</button>
        ${t.length>c.length&&i`<button type="button" onClick=${()=>a(!0)}>${r("recap_all")}</button>`}
      </div>
    </section>
  `}function Uu(){let{state:e,view:t,parts:n}=w(),o=ir(),s=C(null),a=C(!1),l=C(null),[{span:c,changes:u},d]=k(ar),p=lr(e.log);return v(()=>{if(o&&!a.current){let f=s.current??(e.since||p),h=s.current===null?0:Wu;p-f>h&&d({span:[f,p],changes:Rn(l.current,n.measures(t))})}a.current=o,o&&(s.current=p,l.current=n.measures(t))},[o,p]),[e.log.filter(f=>f.n>c[0]&&f.n<=c[1]),u,()=>d(ar)]}function Rn(e,t){return e?[...t].filter(([n,o])=>e.get(n)!==o).map(([n,o])=>r("recap_change",{name:n,then:e.get(n),now:o})):[]}function ir(){let{state:e}=w(),[t,n]=k(!document.hidden);return v(()=>{let o=()=>n(!document.hidden);return document.addEventListener("visibilitychange",o),()=>document.removeEventListener("visibilitychange",o)},[]),t&&e.synced&&e.link==="open"}function zu(e){let{state:t,seat:n,master:o,send:s}=w(),a=ir(),l=lr(t.log);v(()=>{if(n===null||o||!a||e||l<=(t.since??0))return;let c=setTimeout(()=>s({do:"read",log:l}),Fu);return()=>clearTimeout(c)},[l,a,e])}var lr=e=>e[e.length-1]?.n??0;var Ku=5,Yu=5,cr=6,Ju="(min-width: 1280px) and (min-height: 860px)";function pr(){let{state:e,view:t,parts:n,choice:o,seat:s}=w(),a=C(null),l=e.log[e.log.length-1]?.n??0;v(()=>{o.sending&&(a.current={at:l,measures:n.measures(t)})},[o.sending]);let{question:c}=o;if(!a.current||!c||c.given!==null||o.sending)return null;let d=e.log.filter($=>$.n>a.current.at).map($=>({line:$,weight:$.what?n.weight($.what,s):0})).filter(({line:$,weight:m})=>!$.private||m>=cr),f=d.filter(({weight:$})=>$>=cr).slice(-2).map(({line:$})=>i`<p key=${$.n} class="great"><${ur} line=${$} /></p>`);if(d.length<=Ku)return f;let h=Rn(a.current.measures,n.measures(t));return i`
    ${f}
    <details key=${c.id} class="storm" open=${matchMedia(Ju).matches}>
      <summary><span>${r("since_decision",{n:d.length})}${h.length>0&&i` <b>${h.join(" · ")}</b>`}</span></summary>
      <ul>${ep(Qu(d,n.turnOf)).map(({line:$,turn:m})=>i`<li key=${$.n}>${m!==null&&i`<${Xu} seat=${m} />`}<span class="said"><${ur} line=${$} /></span></li>`)}</ul>
    </details>
  `}var ur=({line:e})=>e.private?i`<${We} line=${e} />`:e.text;function Xu({seat:e}){let{parts:t,view:n}=w();return i`<${t.OptionIcon} option=${ce(e)} /><span class="unseen">${r("in_turn",{name:S(n,e)})}</span> `}function Qu(e,t){let n=[{turn:null,said:[]}];for(let o of e){let s=o.line.what?t(o.line.what):null;s!==null&&n.push({turn:s,said:[]}),n[n.length-1].said.push(o)}return n.filter(({said:o})=>o.some(({weight:s})=>s>0)||o.length>1)}function ep(e){let t=e.flatMap(({turn:s,said:a})=>a.map(l=>({...l,turn:s}))).map((s,a)=>({...s,n:a}));t.sort((s,a)=>a.weight-s.weight||a.n-s.n);let n=e.map(({said:s})=>t.find(a=>s.some(({line:l})=>l===a.line)));return[...new Set([...n,...t])].slice(0,Math.max(Yu,n.length)).sort((s,a)=>s.n-a.n).map(({line:s,turn:a})=>({line:s,turn:e.length>2?a:null}))}var tp=2;function dr(){let{view:e,parts:t,seat:n}=w(),o=ee(e)?[]:t.alarms(e,n).slice(0,tp);return i`${o.map(s=>i`<p key=${s} class="alarm">${s}</p>`)}`}function mr(){let{state:e,store:t}=w();return i`
    <div class="notices" role="alert">
      ${e.notices.map(n=>i`
          <div class="notice" key=${n.words} data-code=${n.code}>
            <span>${n.words}</span>
            <button type="button" onClick=${()=>t.dismiss(n)}>${r("dismiss")}</button>
          </div>
        `)}
    </div>
  `}function fr({options:e}){let{choice:t}=Q();return t.most<=1||e.length===1?i`<${at} option=${e[0]} />`:i`<${np} options=${e} />`}function at({option:e,danger:t=!1}){let{choice:n}=Q(),{instant:o,picks:s,most:a,sending:l,question:c}=n,u=s.indexOf(e),d=u>=0,p=!o&&!d&&s.length>=a;return i`
    <button
      type="button"
      class=${`option ${d?"picked":""} ${t?"danger":""}`}
      aria-pressed=${o?void 0:d}
      disabled=${l||p}
      title=${p?r("enough",{n:a}):void 0}
      data-option=${e}
      data-explain=${e}
      onClick=${()=>n.pick(e)}
    >
      <${$r} option=${e} />
      ${d&&c.ordered&&i`<b class="rank">${u+1}</b>`}
    </button>
  `}function np({options:e}){let{choice:t}=Q(),n=e.filter(l=>t.picks.includes(l)),o=e.find(l=>!t.picks.includes(l)),s=t.picks.length>=t.most,a=t.question.labels[e[0]];return i`
    <div class=${`counter ${n.length?"picked":""}`} role="group" aria-label=${a}>
      <button type="button" aria-label=${r("one_less",{label:a})} disabled=${!n.length||t.sending}
        onClick=${()=>t.pick(n[n.length-1])}>−</button>
      <span class="counted"><${$r} option=${e[0]} /><b>${r("of",{value:n.length,most:e.length})}</b></span>
      <button type="button" aria-label=${r("one_more",{label:a})} disabled=${!o||s||t.sending}
        title=${s?r("enough",{n:t.most}):void 0} data-option=${o}
        onClick=${()=>t.pick(o)}>+</button>
    </div>
  `}function $r({option:e}){let{choice:t,parts:n,view:o}=Q(),[s,a]=op(t.question.labels[e]),l=a||n.options.note(t.question,o,e);return i`
    <${n.OptionIcon} option=${e} />
    <span class="face"><span class="label">${s}</span>${l&&i`<small class="line">${l}</small>`}</span>
  `}function op(e){let[,t,n]=e.match(/^([^,;()]{2,60}?)\s?: (.+)$/s)??[null,e,""];return[t,n]}function hr(){let{choice:e}=Q(),{dimmed:t,labels:n}=e.question,o=new Map,s=new Set;for(let[a,l]of Object.entries(t))s.has(j(a))||(s.add(j(a)),o.set(l,[...o.get(l)??[],a]));return o.size?i`
    <details class="dimmed-options">
      <summary>${r("not_now",{n:s.size})}</summary>
      <dl>
        ${[...o].map(([a,l])=>i`
            <div key=${a}>
              <dt>${l.map((c,u)=>i`${u>0&&"; "}<span key=${c} data-explain=${c}>${n[c]}</span>`)}</dt>
              <dd>${a}</dd>
            </div>
          `)}
      </dl>
    </details>
  `:null}function gr({options:e,alone:t=!1}){let[n,o]=k(t),{choice:s,parts:a}=Q(),{kind:l}=s.question;return De(()=>o(!1)),i`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${n} onClick=${()=>o(!n)}>
        ${n?r("cover_secret_options"):q(`secret:${l}`)?r(`secret:${l}`):r("secret_options")}
      </button>
      ${n&&!e.length&&i`<p>${r("no_secret_options")}</p>`}
      ${n&&e.length>0&&i`<div class="items">${e.map(c=>i`<${at} key=${c} option=${c} danger=${a.options.grave(c)} />`)}</div>`}
    </div>
  `}var br="opt:nothing";function yr({children:e}){let{choice:t,view:n,me:o,parts:s}=Q(),{question:a,instant:l,sure:c}=t,u=s.options,d=a.options.filter(u.secret),p=rp(a.options.filter(m=>!u.secret(m)&&!u.shownElsewhere(a,o,m)),u,u.leading(a)),f=new Set(u.inHand(o)),h=m=>m.every(g=>f.has(g)&&t.may(g)),$=d.length>0||u.mayHaveSecret(a,n,o);return c?i`<${ap} option=${c} />`:i`
    <div class=${`question ${l?"":"many"}`} id="question" data-kind=${a.kind} data-ask=${a.id}>
      <p class="prompt">
        ${t.keeps?i`${r("keep",{n:t.keeps})} <small>${a.text}</small>`:i`${a.text} ${!l&&i`<small>${lp(a.sizes)}</small>`}`}
      </p>
      ${a.given!==null&&i`<p class="given">${r("given",{picks:cp(n,a)})}</p>`}
      ${[...p].map(([m,g])=>i`
          <div key=${m} class=${`options of-${m} ${h(g)?"in-hand":""}`} role="group" aria-label=${In(m)}>
            ${h(g)&&i`<p class="below">${r(q(`in_hand:${m}`)?`in_hand:${m}`:"in_your_hand",{n:g.length})}</p>`}
            ${p.size>1&&In(m)&&!(m==="opt"&&u.leading(a).includes(m))&&i`<h4>${In(m)}</h4>`}
            <div class="items">
              ${ip(g,a.ordered||u.eachItsOwn(m)).map(y=>i`<${fr} key=${y[0]} options=${y} />`)}
            </div>
          </div>
        `)}
      ${e}
      ${$&&i`<${gr} options=${d} alone=${d.length===1&&a.options.length===1&&!a.sizes.includes(0)} />`}
      <${hr} />
      <${sp} />
    </div>
  `}function sp(){let{choice:e}=Q(),{question:t,instant:n,picks:o,complete:s,sending:a,sizes:l,keeps:c}=e,u=l.includes(0);if(n&&!u)return null;let d=Math.min(...l.filter($=>$>o.length)),p=c?"confirm_keep":q(`confirm:${t.kind}`)?`confirm:${t.kind}`:"confirm",f=q(`pass:${t.kind}`)?`pass:${t.kind}`:"pass",h=r(t.window?f:q(`none:${t.kind}`)?`none:${t.kind}`:"none");return i`
    <div class="close">
      ${!n&&i`<button type="button" class=${`go ${o.length?"":"empty"}`} disabled=${!s||a} onClick=${e.confirm}>
        ${o.length===0&&u?h:s?r(p,{n:o.length}):r("picked_of",{n:o.length,of:d})}
      </button>`}
      ${!n&&o.length>0&&i`<button type="button" disabled=${a} onClick=${e.clear}>${r("clear")}</button>`}
      ${n&&u&&i`<button type="button" class="go pass" disabled=${a} onClick=${e.pass}>${h}</button>`}
    </div>
  `}function ap({option:e}){let{choice:t}=Q();return i`
    <div class="question sure" role="alertdialog" aria-label=${r("sure")} data-kind="sure" data-ask=${t.question.id}>
      <p class="prompt"><b>${r("sure")}</b> ${t.question.labels[e]}</p>
      <div class="close">
        <button type="button" class="danger" disabled=${t.sending} onClick=${()=>t.pick(e)}>${r("yes_really")}</button>
        <button type="button" onClick=${t.unsure}>${r("no_back")}</button>
      </div>
    </div>
  `}function rp(e,t,n){let o=new Map;for(let l of e){let c=P(l);o.set(c,[...o.get(c)??[],l])}o.has("opt")&&o.set("opt",o.get("opt").sort((l,c)=>+(l===br)-+(c===br)));let{onTable:s}=t,a=l=>n.includes(l)?n.indexOf(l)-n.length:l==="opt"?99:s.includes(l)?s.indexOf(l):s.length;return new Map([...o].sort(([l],[c])=>a(l)-a(c)))}function ip(e,t){if(t)return e.map(o=>[o]);let n=new Map;for(let o of e)n.set(j(o),[...n.get(j(o))??[],o]);return[...n.values()]}var In=e=>q(`group:${e}`)?r(`group:${e}`):void 0;function lp(e){let t=Math.min(...e),n=Math.max(...e);return t===n?r("pick_exactly",{n:t}):e.length===n-t+1?t===0?r("pick_up_to",{n}):r("pick_range",{low:t,high:n}):r("pick_one_of",{sizes:e.join(", ")})}function cp(e,{given:t,labels:n}){return t.length?G(t.map(o=>P(o)==="card"?Me(e,o):up(n[o]??Me(e,o)))):r("nothing")}var up=e=>e.split(/\s?: /)[0];function kr(){let{view:e,seat:t,master:n,choice:o,parts:s}=w(),a=n?null:t;return ee(e)?i`<p class="status" role="status"><b>${r("game_over")}</b></p>`:i`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${s.turnWords(e,a)}</b> ${pp(e,a,n?null:o.question)} ${n?dp(e,t):mp(o,a,e)} ${o.question?.given===null&&i`<span class="unseen">${o.question.text}</span>`}
      </span>
      <${s.OwnMarks} />
      <${we} />
    </p>
  `}function pp(e,t,n){let o=new Map;for(let s of e.questions.waiting){if(s.seat===t||s.seat===null&&n?.window)continue;let a=`${s.seat===null}|${s.text}`;o.set(a,[...o.get(a)??[],s])}return[...o.values()].map(s=>{let[{text:a,seat:l}]=s;return l===null?r("responses_open",{text:a}):r("waits_for",{names:G(s.map(c=>S(e,c.seat))),text:a})}).join(" ")}var dp=(e,t)=>t===null?r("sees_as_all"):r("sees_as",{name:S(e,t)});function mp({question:e,asks:t},n,o){if(n===null)return r("you_watch");if(!e||e.window&&e.given===null&&!t)return r("nothing_to_do");if(e.given!==null)return r("you_answered");if(e.window)return r("you_may_respond");let s=o.questions.waiting.some(a=>a.seat!==null&&a.seat!==n);return r(s?"you_too":"up_to_you")}var fp=250,_r=2*Math.PI*15;function vr(){let{view:e,seat:t,master:n,choice:o,state:s,send:a}=w(),{beat:l}=e,c=$p(l?.closes_at,s.ahead);if(!l)return null;let u=l.held.length>0,d=Math.min(1,c/l.seconds),p=t!==null&&!n&&o.question?.window&&l.holds[t]>0&&!l.held.includes(t),f=s.pending.some(h=>h.do==="hold");return i`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${r("closes_in",{n:Math.ceil(c)})}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${d*_r} ${_r}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(c)}</b>
      </span>
      <p>${u?r("held_by",{n:l.held.length,names:G(l.held.map(h=>S(e,h)))}):r("window_open")}</p>
      ${p&&i`<button type="button" class="hold" disabled=${f} data-explain="help:hold" data-option="beat:hold" onClick=${()=>a({do:"hold"})}>
        ${r("hold",{n:l.holds[t]})}
      </button>`}
    </div>
  `}function $p(e,t){let[n,o]=k(Date.now());return v(()=>{if(!e)return;o(Date.now());let s=setInterval(()=>o(Date.now()),fp);return()=>clearInterval(s)},[e]),e?Math.max(0,(Date.parse(e)-n-t)/1e3):0}function wr(){let{view:e,choice:t,state:n,send:o,seat:s,master:a,parts:l,replay:c}=w(),[u,d]=k(!1),{question:p}=t,f=C(null);v(()=>d(!1),[p?.id]),Y(()=>{if(p)for(let g of[f.current,f.current.closest(".matter")])g.scrollTop=0},[p?.id]);let h=n.pending.some(g=>g.do==="take_back"),$=t.asks,m=p?.window&&p.given===null&&!t.asks;return i`
    <section class=${`ask ${$?"urgent":""}`} id="ask" tabindex="-1" aria-label=${r("question")}>
      <div class="ask-top">
        <${kr} />
        ${e.questions.take_back&&!c&&!be(e,s)&&i`<button type="button" class="take-back" disabled=${h} onClick=${()=>o({do:"take_back"})}>${r("take_back")}</button>`}
        ${p&&i`<button type="button" class="fold" aria-expanded=${!u} aria-controls="question" onClick=${()=>d(!u)}>
          ${r(u?"unfold":"fold")}
        </button>`}
      </div>
      <${mr} />
      <${Ya} />
      <${vr} />
      <${l.Reminder} />
      <${dr} />
      <${l.InPlay} />
      <div class="ask-body" ref=${f} hidden=${u}>
        ${!c&&i`<${rr} />${!a&&i`<${pr} /><${sa} />`}`}
        ${m&&i`<${hp} />`}
        ${p&&!m&&i`<${yr} key=${p.id}><${l.Looking} /><//>`}
        ${!p&&i`<${l.Looking} />`}
        <${l.Wishes} />
      </div>
      ${s!==null&&t.sending&&!c&&i`<p class="sending" role="status">${r("sending")}</p>`}
    </section>
  `}function hp(){let{choice:e}=Q(),{options:t}=e.question;return i`
    <div class="question resting" data-kind=${e.question.kind} data-ask=${e.question.id}>
      <p>${r(e.quiet?"nothing_to_play":"passed_quietly")}</p>
      <div class="close">
        ${!e.quiet&&i`<button type="button" onClick=${e.unpass}>${r("respond_after_all")}</button>`}
        ${e.quiet&&t.map(n=>i`<${at} key=${n} option=${n} />`)}
      </div>
    </div>
  `}var Fe=()=>{};function xr(e,t,n){let o=e?Math.max(0,...e.sizes):0;return{question:e,options:new Set(e?.options??[]),picks:t,sending:!0,instant:!e||o<=1&&!n.deliberate(e),most:o,keeps:0,sizes:e?.sizes??[],sure:null,complete:!0,asks:!!(e&&e.given===null),quiet:!1,may:s=>t.includes(s),pick:Fe,unsure:Fe,clear:Fe,confirm:Fe,pass:Fe,unpass:Fe}}var gp=12,bp=8,qt=300,Ae=[.5,1,2,4,8],Mr=1600;function Cr(e,t){let n=new Map,o=[],s=[],a=qt,l=null,c=0,u=null,d=0,p=()=>e.state.film,f=x=>e.set({film:{...p(),...x}});async function h(x,b){let T=new URLSearchParams({as:p().as,...p().whole?{whole:"yes"}:{},...b}),R=await fetch(`${x}?${T}`).catch(()=>null);if(R?.ok)return R.json();throw new Error((await R?.json().catch(()=>null))?.words??r("replay_lost"))}function $({scenes:x,end:b},T=null){for(let{set:R={},gone:fe=[],log:se=[],chat:ae=[],place:le=0,...zt}of x){let ze={...T?.sections,...R};for(let ui of fe)delete ze[ui];let Kt=!Object.keys(R).length&&!fe.length&&!se.length&&!ae.length,Fn={heard:0,said:0,place:le,...zt,sections:ze,still:Kt};n.set(le,Fn),T=Fn,o=Bn(o,se),s=Bn(s,ae)}b&&x.length&&(l=T?.place??0)}function m(x){let b=n.get(x),T=Math.max(p().reached,x),R=(fe,se)=>fe.filter(ae=>ae.n<=se);e.set({sections:b.missing?{...e.state.sections,...b.sections}:b.sections,log:R(o,b.heard).slice(-a),chat:R(s,b.said).slice(-qt),film:{...p(),place:x,reached:T,frame:b,atEnd:x===l,busy:!1,told:b.missing?r("replay_missing"):""}}),history.replaceState(null,"",F()),g()}function g(){let{place:x}=p(),b=x;for(;n.has(b+1);)b+=1;if(u||b-x>=bp||b===l)return;let T=c;u=y(b).catch(()=>null).then(()=>{u=null,T===c&&g()})}async function y(x){let[b,T]=[n,n.get(x)],R=await h(t.scenes,{place:String(x+1),after:"yes"});b===n&&$(R,T)}async function M(x,b=null){let T=++c;f({busy:!0});try{let R=await h(t.scenes,x);if(T!==c)return!1;if(R.scenes.length)return $(R),m(b??R.scenes[0].place??0),!0;f({busy:!1})}catch(R){T===c&&f({busy:!1,playing:!1,told:Lr(R)})}return!1}async function L(x){let b=Math.max(0,l===null?x:Math.min(x,l));if(n.has(b)){c+=1,m(b);return}let T=b<p().place,R=T?Math.max(0,b-gp+1):b;await M({place:String(R),...T?{count:String(b-R+1)}:{}},T?b:null)}async function O(x){let b=p().place+x;for(;n.get(b)?.still&&n.has(b+x);)b+=x;b<0||l!==null&&b>l||await L(b)}async function E(x,b=!1){await M({place:String(p().place),find:x,...b?{back:"yes"}:{}})||p().told||f({told:b?r("replay_none_before"):r("replay_none_after")})}function D(x){if(clearTimeout(d),f({playing:x}),!x)return;let b=async()=>{await O(1),p().playing&&(p().atEnd?f({playing:!1}):d=setTimeout(b,Mr/p().speed))};d=setTimeout(b,p().atEnd?0:Mr/p().speed/4)}async function H(x){let b=p().frame?.n??0;z(),f({...x,contents:null,reached:0,told:""}),await M({at:String(b)}),p().spoiled&&await V()}function z(){n=new Map,[o,s,l,a]=[[],[],null,qt]}async function V(){let x=await h(t.contents,{}).catch(b=>f({told:Lr(b)}));x&&f({spoiled:!0,contents:x})}function F(){let{as:x,frame:b,whole:T}=p(),R=new URLSearchParams({at:String(b?.n??0),as:x,...T?{whole:"yes"}:{}});return`${t.link}?${R}`}return e.set({link:"open",synced:!0,film:{place:0,reached:0,as:t.as||"table",whole:t.whole,speed:1,playing:!1,busy:!0,spoiled:!1,contents:null,frame:null,atEnd:!1,told:""}}),M({at:String(t.at??0)}),{seek:L,step:O,find:E,play:D,open:V,link:F,close:()=>f({spoiled:!1,contents:null}),look:x=>H({as:x}),unfold:x=>H({whole:x}),hurry:x=>f({speed:x}),end:()=>l,async send({do:x,before:b}){if(x!=="earlier")return;let T=await h(t.scenes,{earlier:String(b)}).catch(()=>({log:[]}));o=Bn(o,T.log),a+=qt,m(p().place)}}}var Lr=e=>String(e?.message??e);function Bn(e,t){if(!t.length)return e;let n=new Map(e.map(o=>[o.n,o]));for(let o of t)n.set(o.n,o);return[...n.values()].sort((o,s)=>o.n-s.n)}var yp={" ":"play",k:"play",ArrowLeft:"back",ArrowRight:"on","[":"turn_back","]":"turn_on",Home:"first",End:"last","+":"faster","-":"slower",n:"again"},Sr=["space","arrows","brackets","home","n","plus"],kp={first:"M6 5v14M20 5l-11 7 11 7z",turn_back:"M20 5l-8 7 8 7zM11 5l-8 7 8 7z",back:"M16 5l-9 7 9 7z",play:"M7 4l13 8-13 8z",pause:"M7 5h4v14H7zM14 5h4v14h-4z",on:"M8 5l9 7-9 7z",turn_on:"M4 5l8 7-8 7zM13 5l8 7-8 7z"},rt={wanted:"",unfolded:!1};function Tr(){let{state:e,replay:t,boot:n,view:o}=_t(),{film:s,given:a}=t,l=e.film,[c,u]=k(rt.wanted==="own"&&!Number.isInteger(Number(l.as))?"":rt.wanted),d=c||(a.marks[0]?.key??"turn"),[p,f]=k(rt.unfolded);Object.assign(rt,{wanted:c||rt.wanted,unfolded:p});let h={play:()=>s.play(!l.playing),back:()=>$(()=>s.step(-1)),on:()=>$(()=>s.step(1)),turn_back:()=>$(()=>s.find("turn",!0)),turn_on:()=>$(()=>s.find("turn")),first:()=>$(()=>s.seek(0)),last:()=>l.contents&&$(()=>s.seek(l.contents.length-1)),faster:()=>s.hurry(Ae[Math.min(Ae.length-1,Ae.indexOf(l.speed)+1)]),slower:()=>s.hurry(Ae[Math.max(0,Ae.indexOf(l.speed)-1)]),again:()=>$(()=>s.find(d))},$=g=>{l.playing&&s.play(!1),g()};wp(h);let m=l.as==="table"||l.as==="all"?null:Number(l.as);return i`
    <section class=${`player ${p?"unfolded":""}`} aria-label=${r("replay")} data-place=${l.place} data-step=${l.frame?.n} data-busy=${String(l.busy)}>
      <div class="transport">
        <${it} name="turn_back" act=${h.turn_back} off=${l.place===0} />
        <${it} name="back" act=${h.back} off=${l.place===0} />
        <${it} name=${l.playing?"pause":"play"} act=${h.play} off=${l.atEnd&&!l.playing} main />
        <${it} name="on" act=${h.on} off=${l.atEnd} />
        <${it} name="turn_on" act=${h.turn_on} off=${l.atEnd} />
        <label class="speed"><span class="unseen">${r("replay_speed")}</span>
          <select value=${String(l.speed)} onChange=${g=>s.hurry(Number(g.currentTarget.value))}>
            ${Ae.map(g=>i`<option key=${g} value=${String(g)}>${r("replay_times",{n:g})}</option>`)}
          </select>
        </label>
        <button type="button" class="more" aria-expanded=${p} aria-label=${r("replay_more")} onClick=${()=>f(!p)}>…</button>
      </div>
      <${_p} pausing=${$} />
      <div class="finding">
        <label><span class="unseen">${r("replay_wanted")}</span>
          <select class="wanted" value=${d} onChange=${g=>u(g.currentTarget.value)}>
            ${a.marks.map(({key:g,label:y})=>i`<option key=${g} value=${g}>${y}</option>`)}
            ${m!==null&&i`<option value="own">${r("replay_own")}</option>`}
          </select>
        </label>
        <button type="button" class="find" onClick=${h.again}>${r("replay_find")}</button>
      </div>
      <div class="eyes">
        <label><span class="unseen">${r("replay_as")}</span>
          <select class="as" value=${l.as} onChange=${g=>s.look(g.currentTarget.value)}>
            <option value="table">${r("replay_as_table")}</option>
            ${a.people.map(g=>i`<option key=${g.seat} value=${String(g.seat)}>${r("replay_as_seat",{name:g.name})}</option>`)}
            <option value="all">${r("replay_as_all")}</option>
          </select>
        </label>
        <button type="button" class="spoil" aria-pressed=${l.spoiled} onClick=${()=>l.spoiled?s.close():s.open()}>${r("replay_spoil")}</button>
        <${vp} />
        <form method="post" action=${a.play}>
          <input type="hidden" name="csrfmiddlewaretoken" value=${a.token} />
          <input type="hidden" name="at" value=${l.frame?.n??0} />
          ${n.seat!==null&&i`<input type="hidden" name="seat" value=${n.seat} />`}
          <button type="submit">${r("replay_play_on")}</button>
        </form>
        <a class="button" href=${a.story}>${r("to_story")}</a>
      </div>
      <p class="told" role="status">${l.told||l.as==="all"&&n.seat!==null&&r("replay_hand_of",{name:S(o,n.seat)})}</p>
    </section>
  `}function it({name:e,act:t,off:n,main:o=!1}){return i`
    <button type="button" class=${`${e} ${o?"main":""}`} disabled=${n} aria-label=${r(`replay:${e}`)} title=${r(`replay:${e}`)} onClick=${t}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${kp[e]} /></svg>
    </button>
  `}function _p({pausing:e}){let{state:t,replay:n}=_t(),{film:o}=n,{place:s,reached:a,contents:l,frame:c,whole:u}=t.film,d=l?l.length-1:Math.max(a,1),p=l?r("replay_step_of",{n:s,of:d}):r("replay_step",{n:s}),f=h=>`${100*h/Math.max(1,d)}%`;return i`
    <div class="scrubber">
      <input type="range" min="0" max=${d} value=${s} aria-label=${r("replay_scrub")} aria-valuetext=${p}
        onInput=${h=>e(()=>o.seek(Number(h.currentTarget.value)))} />
      <span class="ticks" aria-hidden="true">
        ${l?.turns.map(h=>i`<i key=${`t${h}`} style=${{left:f(h)}}></i>`)}
        ${l&&Object.entries(l.marks).flatMap(([h,$])=>h==="own"?[]:$.map(m=>i`<b key=${`${h}${m}`} class=${`mark-${h}`} style=${{left:f(m)}}></b>`))}
      </span>
      <small>${p}${c?.abandoned?` · ${r("replay_abandoned")}`:""}</small>
      ${(!!c?.left||u)&&i`<button type="button" class="unfold" aria-pressed=${u} onClick=${()=>o.unfold(!u)}>${u?r("replay_fold"):r("replay_unfold",{n:c?.left??0})}</button>`}
    </div>
  `}function vp(){let{replay:e}=_t(),[t,n]=k(!1),o=C(null),s=async()=>{o.current.value=e.film.link();try{await navigator.clipboard.writeText(o.current.value)}catch{o.current.hidden=!1,o.current.select(),document.execCommand("copy"),o.current.hidden=!0}n(!0),setTimeout(()=>n(!1),2e3)};return i`<input class="copied" ref=${o} readonly hidden aria-label=${r("replay_link")} />
    <button type="button" class="copy" onClick=${s}>${t?r("replay_copied"):r("replay_copy")}</button>`}function wp(e){let t=C(e);t.current=e,v(()=>{let n=o=>{let s=o.target;if(o.ctrlKey||o.metaKey||o.altKey||s.closest?.("input:not([type=range]), textarea, select, dialog, .log")||o.key===" "&&s.closest?.("button, a, summary")||o.key.startsWith("Arrow")&&s.closest?.("input"))return;let a=yp[o.key];a&&(o.preventDefault(),t.current[a]())};return addEventListener("keydown",n),()=>removeEventListener("keydown",n)},[])}var xp=60;function Gt(e){let t=C(null),n=C(e);n.current=e;let[o,s]=k(null),a=C(!0),l=()=>{a.current&&(t.current.scrollTop=t.current.scrollHeight)};Y(l,[e]),v(()=>{let{current:u}=t,d=0,p=()=>{let{scrollTop:h,clientHeight:$,scrollHeight:m}=u;h+$>=m-xp?(a.current=!0,s(null)):h<d&&a.current&&(a.current=!1,s(n.current)),d=h},f=new ResizeObserver(l);return f.observe(u),u.addEventListener("scroll",p),()=>{f.disconnect(),u.removeEventListener("scroll",p)}},[]);let c=()=>{a.current=!0,s(null),l()};return{box:t,behind:o===null?0:Math.max(0,e-o),end:c}}var Mp=500;function Er({lines:e}){let{seat:t,master:n,send:o,view:s,parts:a,replay:l}=w(),[c,u]=k(""),{box:d}=Gt(e.length),p=f=>{f.preventDefault();let h=c.trim();h&&(o({do:"chat",text:h},({type:$})=>{$!=="ok"&&u(m=>m||h)}),u(""))};return i`
    <div class="scroll" ref=${d} tabindex="0">
      ${q("secrecy_rules")&&i`<details class="secrecy"><summary>${r("secrecy")}</summary><p>${r("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${r("side:chat")}>
        ${e.map(f=>i`<li key=${f.n} data-seat=${f.seat} class=${f.claim?"claim":""}>
            <time datetime=${f.at}>${Ne(f.at)}</time> ${s.people[f.seat]?.face&&i`<img class="speaker" src=${s.people[f.seat].face} alt="" />`}<b>${f.name}</b> <span>${f.text}</span>
          </li>`)}
      </ol>
      ${!e.length&&i`<p class="no-lines">${r("nobody_spoke")}</p>`}
    </div>
    ${l?null:t===null||n||a.out(s,t)?i`<p class="no-lines">${r("watchers_read")}</p>`:s.chairs?.seats[t].muted?i`<p class="no-lines">${r("silenced")}</p>`:i`<form class="say" onSubmit=${p}>
          <input type="text" maxlength=${Mp} value=${c} aria-label=${r("say_label")} placeholder=${r("say_label")}
            autocomplete="off" onInput=${f=>u(f.currentTarget.value)} />
          <button type="submit">${r("say")}</button>
        </form>`}
  `}function Hr(){let{send:e,state:t,view:n,seat:o,speakOf:s}=w(),a=Lp(),[l,c]=k("all"),[u,d]=k(null),[p,f]=k(!1),h=()=>f(!1);De(h);let $=a.filter(Cp[l]??(H=>H.about?.includes(l))),{box:m,behind:g,end:y}=Gt($.length),M=t.log[0]?.n??1,L=t.pending.some(H=>H.do==="earlier"),O=H=>{d(H.n),h(),s(H.about??[])},E={ArrowUp:-1,ArrowDown:1},D=H=>{if(H.key==="Enter"&&f(!p),!(H.key in E)||!$.length)return;H.preventDefault();let z=$.findIndex(F=>F.n===u),V=z<0?$.length-1:Math.max(0,Math.min($.length-1,z+E[H.key]));O($[V]),document.getElementById(`line-${$[V].n}`)?.scrollIntoView({block:"nearest"})};return i`
    <div class="scroll" ref=${m}>
      <label class="filter"><span class="unseen">${r("filter")}</span>
        <select value=${l} onChange=${H=>c(H.currentTarget.value)}>
          <option value="all">${r("filter:all")}</option>
          ${o!==null&&i`<option value="own">${r("filter:own")}</option>`}
          ${n.people.map(H=>i`<option key=${H.seat} value=${ce(H.seat)}>${r("filter_person",{name:S(n,H.seat)})}</option>`)}
        </select>
      </label>
      ${M>1&&i`<button type="button" class="earlier" disabled=${L} onClick=${()=>e({do:"earlier",before:M})}>
        ${r("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${r("side:log")} aria-activedescendant=${u?`line-${u}`:void 0} onKeyDown=${D} onBlur=${h}>
        ${$.map(H=>i`<li key=${H.n} id=${`line-${H.n}`} role="option" aria-selected=${H.n===u} class=${H.private?"private":""} onClick=${()=>O(H)}>
            <time datetime=${H.at}>${Ne(H.at)}</time> ${H.private?i`<${We} line=${H} open=${p&&H.n===u} />`:H.text}
          </li>`)}
      </ol>
      ${!$.length&&i`<p class="no-lines">${r("nothing_yet")}</p>`}
      ${g>0&&i`<button type="button" class="to-end" onClick=${y}>${r("lines_below",{n:g})}</button>`}
    </div>
  `}function Lp(){let{state:e,suspense:t}=w(),n=C(1/0);return t||(n.current=e.log[e.log.length-1]?.n??0),t?e.log.filter(o=>o.n<=n.current):e.log}var Cp={all:()=>!0,own:e=>e.private};var Sp=4e3,Tp=800;function Or(){let{view:e,send:t,replay:n,parts:o}=w(),s=e.notes?.text??"",[a,l]=k(s),c=C(0),u=C(s);v(()=>{c.current||l(s)},[s]);let d=()=>{clearTimeout(c.current),c.current=0,t({do:"note",text:u.current})},p=()=>c.current&&d();v(()=>(addEventListener("pagehide",p),document.addEventListener("visibilitychange",p),()=>{removeEventListener("pagehide",p),document.removeEventListener("visibilitychange",p),p()}),[]);let f=h=>{u.current=h.currentTarget.value,l(u.current),clearTimeout(c.current),c.current=setTimeout(d,Tp)};return i`
    <div class="learned"><${o.Seen} /></div>
    <label class="notes">
      <span>${r("notes_label")}</span>
      <textarea readonly=${!!n} maxlength=${Sp} value=${a} onInput=${f}></textarea>
    </label>
  `}function Ar({tab:e}){let{state:t,seat:n,master:o,view:s,replay:a,unread:l}=w(),[c,u]=k("log"),d=C(null),p=n===null||o||a&&!s.notes?["log","chat"]:["log","chat","notes"],f=t.chat[t.chat.length-1]?.n??0;return v(()=>{c==="chat"&&d.current.checkVisibility()&&l.seen()},[c,f,e]),i`
    <aside class="side" id="log" ref=${d} aria-label=${r("side")}>
      <div class="side-tabs" role="tablist">
        ${p.map(h=>i`
            <button key=${h} type="button" role="tab" id=${`tab-${h}`} aria-selected=${h===c} aria-controls="side-page" onClick=${()=>u(h)}>
              ${r(`side:${h}`)} ${h==="chat"&&c!=="chat"&&l.lines.length>0&&i`<b class="unread">${l.lines.length}</b>`}
            </button>
          `)}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${c}`}>
        ${c==="log"&&i`<${Hr} />`}
        ${c==="chat"&&i`<${Er} lines=${t.chat} />`}
        ${c==="notes"&&i`<${Or} />`}
      </div>
    </aside>
  `}var Ep=7e3;function Zr(e,t,n,o){let s=t.table&&`chat-read:${t.table.id}`,[a,l]=k(0);return v(()=>{s&&l(Number(localStorage.getItem(s)??0))},[s]),{lines:o?[]:e.chat.filter(d=>d.n>a&&d.seat!==n),seen:()=>{let d=e.chat[e.chat.length-1]?.n??0;o||d<=a||(l(d),localStorage.setItem(s,String(d)))}}}function Nr({chat:e}){let{view:t,unread:n,state:o}=w(),s=C(null),[a,l]=k(null),c=n.lines.findLast(d=>!d.claim&&t.people[d.seat]?.kind!=="bot");v(()=>{if(!o.synced)return;let d=s.current!==null&&c&&c.n>s.current;s.current=Math.max(s.current??0,c?.n??0),d&&l(c)},[o.synced,c?.n]),v(()=>{if(!a)return;let d=setTimeout(()=>l(null),Ep);return()=>clearTimeout(d)},[a]);let u=a&&n.lines.includes(a)?a:null;return i`
    <div class="said" role="status">
      ${u&&i`<button type="button" title=${r("to_chat")} data-seat=${u.seat} onClick=${e}><b>${u.name}</b> <span>${u.text}</span></button>`}
    </div>
  `}var Hp=new Set(["forbidden","unknown","outdated"]),Op=new Set(["read","note","earlier"]),Ap=new Set(["open","connecting","checking"]);function Pn(){let{state:e}=w(),t=!Ap.has(e.link),n=Zp(t),o=e.pending.filter(a=>!Op.has(a.do)).length,s=t&&[r(`link:${e.link}`),o>0&&r("unsent",{n:o})].filter(Boolean).join(" ");return i`
    <p class="unseen" role="status">${s||n&&r("line_back")}</p>
    <div class="banner" hidden=${!t}>
      <span aria-hidden="true">${s}</span>
      ${Hp.has(e.link)&&i`<button type="button" onClick=${()=>location.reload()}>${r("reload")}</button>`}
    </div>
  `}function Zp(e){let[t,n]=k(!1);return v(()=>{e&&n(!0)},[e]),t&&!e}var Np=[90,60,90];function Vr(e,t,n){let o=nn(()=>document.title,[]),s=t&&t.given===null?t.id:null,a=e||o;v(()=>{document.title=s?r("title_yours",{table:a}):a},[a,!!s]);let l=C(!0);v(()=>{if(!n)return;let c=l.current;if(l.current=!1,!s||c)return;let u=he();de("call"),u.vibrate&&navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(Np);let d=u.notify&&document.hidden?Vp(a):null;return()=>d?.close()},[s,n])}function Vp(e){if(!("Notification"in window)||Notification.permission!=="granted")return null;try{let t=new Notification(e,{body:r("notification"),tag:location.pathname});return t.onclick=()=>{window.focus(),t.close()},t}catch{return null}}var Rr=e=>new TextEncoder().encode(e),Dn=e=>Uint8Array.from(e.match(/../g)??[],t=>Number.parseInt(t,16)),qn=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Ir=e=>{let t=[];for(let n=2;t.length<e;n+=1)t.every(o=>n%o)&&t.push(n);return t},Br=e=>(e-Math.floor(e))*4294967296|0,Rp=Ir(64).map(e=>Br(Math.cbrt(e))),me=(e,t)=>e>>>t|e<<32-t;function Wt(...e){let t=e.flatMap(a=>[...typeof a=="string"?Rr(a):a]),n=t.length*8;for(t.push(128);t.length%64!==56;)t.push(0);for(let a=7;a>=0;a-=1)t.push(Math.floor(n/2**(8*a))&255);let o=Ir(8).map(a=>Br(Math.sqrt(a))),s=new Int32Array(64);for(let a=0;a<t.length;a+=64){for(let m=0;m<16;m+=1)s[m]=t[a+4*m]<<24|t[a+4*m+1]<<16|t[a+4*m+2]<<8|t[a+4*m+3];for(let m=16;m<64;m+=1){let g=me(s[m-15],7)^me(s[m-15],18)^s[m-15]>>>3,y=me(s[m-2],17)^me(s[m-2],19)^s[m-2]>>>10;s[m]=s[m-16]+g+s[m-7]+y|0}let[l,c,u,d,p,f,h,$]=o;for(let m=0;m<64;m+=1){let g=$+(me(p,6)^me(p,11)^me(p,25))+(p&f^~p&h)+Rp[m]+s[m]|0,y=(me(l,2)^me(l,13)^me(l,22))+(l&c^l&u^c&u)|0;[$,h,f,p,d,u,c,l]=[h,f,p,d+g|0,u,c,l,g+y|0]}for(let[m,g]of[l,c,u,d,p,f,h,$].entries())o[m]=o[m]+g|0}return qn(o.flatMap(a=>[a>>>24,a>>>16&255,a>>>8&255,a&255]))}var Ue=(1n<<64n)-1n,Pr=[0x6a09e667f3bcc908n,0xbb67ae8584caa73bn,0x3c6ef372fe94f82bn,0xa54ff53a5f1d36f1n,0x510e527fade682d1n,0x9b05688c2b3e6c1fn,0x1f83d9abfb41bd6bn,0x5be0cd19137e2179n],Ip=[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],[14,10,4,8,9,15,13,6,1,12,0,2,11,7,5,3],[11,8,12,0,5,2,15,13,10,14,3,6,7,1,9,4],[7,9,3,1,13,12,11,14,2,6,5,10,4,0,15,8],[9,0,5,7,2,4,10,15,14,1,11,12,6,8,3,13],[2,12,6,10,0,11,8,3,4,13,7,5,15,14,1,9],[12,5,1,15,14,13,4,10,0,7,6,3,9,2,8,11],[13,11,7,14,12,1,3,9,5,0,15,4,8,6,2,10],[6,15,14,9,11,3,0,8,12,2,13,7,1,4,10,5],[10,2,8,4,7,6,1,5,15,11,9,14,3,12,13,0]],Ze=128,jt=(e,t)=>(e>>t|e<<64n-t)&Ue;function Bp(e,t,n,o){let s=new DataView(t.buffer),a=Array.from({length:16},(u,d)=>s.getBigUint64(8*d,!0)),l=[...e,...Pr];l[12]^=BigInt(n),o&&(l[14]^=Ue);let c=(u,d,p,f,h,$)=>{l[u]=l[u]+l[d]+h&Ue,l[f]=jt(l[f]^l[u],32n),l[p]=l[p]+l[f]&Ue,l[d]=jt(l[d]^l[p],24n),l[u]=l[u]+l[d]+$&Ue,l[f]=jt(l[f]^l[u],16n),l[p]=l[p]+l[f]&Ue,l[d]=jt(l[d]^l[p],63n)};for(let u=0;u<12;u+=1){let d=Ip[u%10];c(0,4,8,12,a[d[0]],a[d[1]]),c(1,5,9,13,a[d[2]],a[d[3]]),c(2,6,10,14,a[d[4]],a[d[5]]),c(3,7,11,15,a[d[6]],a[d[7]]),c(0,5,10,15,a[d[8]],a[d[9]]),c(1,6,11,12,a[d[10]],a[d[11]]),c(2,7,8,13,a[d[12]],a[d[13]]),c(3,4,9,14,a[d[14]],a[d[15]])}return e.map((u,d)=>u^l[d]^l[d+8])}function Dr(e,t,n){let o=Rr(e),s=new Uint8Array(Ze+o.length);s.set(t),s.set(o,Ze);let a=[...Pr];a[0]^=BigInt(16842752^t.length<<8^n);for(let c=0;c<s.length;c+=Ze){let u=new Uint8Array(Ze);u.set(s.subarray(c,c+Ze)),a=Bp(a,u,Math.min(c+Ze,s.length),c+Ze>=s.length)}let l=new DataView(new ArrayBuffer(64));for(let[c,u]of a.entries())l.setBigUint64(8*c,u,!0);return new Uint8Array(l.buffer).slice(0,n)}var Pp=16,Dp=200;async function qr({commitment:e,proof:t},n){let o=n.filter(u=>u[4]!==null),s=(u,d=0)=>({problem:u,right:d,copied:n.length-o.length}),a=Dn(t.secret);if(Wt(a)!==e)return s("false_secret");if(Wt(a,...t.nonces.map((u,d)=>`|${d}:${[...u].length}:${u}`))!==t.key)return s("false_key");let l=new Map,c=u=>{let d=u.join();return l.has(d)||l.set(d,Dn(u.reduce((p,f)=>Wt(`${p}|rewind:${f}`),t.key))),l.get(d)};for(let[u,[d,p,f,h,$]]of o.entries()){let m=c($);if(Number(BigInt(`0x${qn(Dr(`${d}:${p}`,m,Pp))}`)%BigInt(f))!==h)return s("false_draw",u);u%Dp===0&&await new Promise(g=>setTimeout(g))}return s(null,o.length)}function Gr(){let{view:e,parts:t}=w();return i`
    <section class=${`ending ${t.winner(e)}`} aria-label=${r("game_over")}>
      <${t.Outcome} />
      <${qp} />
      <${Gp} />
      <${t.Aftermath} />
      <${Wp} />
      <${Fp} />
    </section>
  `}function qp(){let{view:e,seat:t,master:n,send:o,state:s,replay:a}=w(),l=e.table.rematch,c=s.pending.some(h=>h.do==="rematch"),[u,d]=k(!1),p=l&&`${l}?nonce=${st()}`;v(()=>{u&&p&&location.assign(p)},[u,l]);let f=()=>{d(!0),o({do:"rematch"})};return a?null:l?i`<p><a class="button go-on" href=${p}>${r("to_rematch")}</a></p>`:t===null||n?null:i`<p><button type="button" class="go" disabled=${c} onClick=${f}>${r("rematch")}</button></p>`}function Gp(){let{boot:e,replay:t}=w();return i`
    <figure class="story">
      <a href=${`/t/${e.table}/story/`}><img src=${`/t/${e.table}/story.svg`} alt=${r("story_picture")} width="1200" height="660" loading="lazy" /></a>
      <figcaption>
        <a class="button" href=${`/t/${e.table}/story/`}>${r("to_story")}</a>
        ${!t&&i`<a class="button" href=${`/t/${e.table}/replay/`}>${r("to_replay")}</a>`}
      </figcaption>
    </figure>
  `}function jp(){let{view:e,boot:t}=w(),[n,o]=k("");return i`<p><button type="button" class="verify" onClick=${async()=>{o(r("proof:busy"));let a=await fetch(`/t/${t.table}/draws/`).catch(()=>null),l=a?.ok?await a.json():null,{problem:c,right:u,copied:d}=l?await qr(e.table,l):{problem:"lost",right:0,copied:0};o([r(`proof:${c??"good"}`,{n:u}),...d?[r("proof:copied",{n:d})]:[]].join(" "))}}>${r("proof_verify")}</button> <span role="status">${n}</span></p>`}function Wp(){let{view:e}=w(),{openings:t}=e.table;return t?.length?i`
    <details class="openings">
      <summary>${r("openings")}</summary>
      <ul>${t.map(n=>i`<li key=${n.at}><time datetime=${n.at}>${new Date(n.at).toLocaleString()}</time> <b>${n.by}</b> ${n.why}</li>`)}</ul>
    </details>
  `:null}function Fp(){let{view:e}=w(),{commitment:t,proof:n,options:o,id:s}=e.table;if(!n)return null;let a=JSON.stringify({table:s,options:o,commitment:t,...n},null,2);return i`
    <details class="proof">
      <summary>${r("proof")}</summary>
      <p>${r("proof_words")}</p>
      <${jp} />
      <dl>
        <dt>${r("commitment")}</dt><dd>${t}</dd>
        <dt>${r("secret_bytes")}</dt><dd>${n.secret}</dd>
        <dt>${r("nonces")}</dt>${n.nonces.map((l,c)=>i`<dd key=${c}>${l}</dd>`)}
        <dt>${r("key")}</dt><dd>${n.key}</dd>
      </dl>
      <a class="button" download=${`${s}-proof.json`} href=${`data:application/json,${encodeURIComponent(a)}`}>${r("take_proof")}</a>
    </details>
  `}var Up=new URL("../../icon.svg",import.meta.url).href;function jr({help:e}){let{view:t,parts:n}=w();return i`
    <header class="head">
      <h1 class="unseen">${t.table?.name}</h1>
      <${n.HeaderFacts} />
      <a class="table-name" href="/" title=${r("to_home")}><span>${t.table?.name}</span><img src=${Up} alt=${r("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${e}>${r("help")}</button>
    </header>
  `}var zp=["q","p","c","l","h","escape"];function Wr({close:e}){let{seat:t,parts:n,replay:o}=w(),s=o?Sr:zp,a=C(null);return v(()=>a.current.showModal(),[]),i`
    <dialog class="help" ref=${a} onClose=${e} aria-label=${r("help")}>
      <h2>${r("help")}</h2>
      <ul class="colours">${n.colours.map(l=>i`<li key=${l} class=${l}><i aria-hidden="true"></i> ${r(`colour:${l}`)}</li>`)}</ul>
      <p>${r("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${r("keys")}</h3>
        <dl class="keys">${s.map(l=>i`<div key=${l}><dt><kbd>${r(`key:${l}`)}</kbd></dt><dd>${r(`key_does:${l}`)}</dd></div>`)}</dl>
      </div>
      <h3>${r("settings")}</h3>
      <${Kp} />
      ${t!==null&&!o&&i`<${Yp} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${r("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${r("compendium")}</a> <a class="button" href="/">${r("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${r("close")}</button></form>
    </dialog>
  `}function Kp(){let[e,t]=k(he()),[n,o]=k(!1),[s,a]=k(Mn()),l=(p,f)=>t(he({[p]:f})),c=async p=>{let f=p.currentTarget.checked,h=f&&await Notification.requestPermission()==="granted";l("notify",h),o(f&&!h)},u=p=>{l("volume",Number(p.currentTarget.value)),de("ping")},d=p=>{Ln(p.currentTarget.checked),a(p.currentTarget.checked)};return i`
    <label class="check-line"><input type="checkbox" checked=${e.sound} onChange=${p=>l("sound",p.currentTarget.checked)} /> ${r("set_sound")}</label>
    <label class="check-line volume">${r("set_volume")} <input type="range" min="0" max="1" step="0.1" value=${e.volume} disabled=${!e.sound} onChange=${u} /></label>
    <label class="check-line"><input type="checkbox" checked=${e.stage} onChange=${p=>l("stage",p.currentTarget.checked)} /> ${r("set_stage")}</label>
    ${matchMedia("(pointer: coarse)").matches&&"vibrate"in navigator&&i`<label class="check-line"><input type="checkbox" checked=${e.vibrate} onChange=${p=>l("vibrate",p.currentTarget.checked)} /> ${r("set_vibrate")}</label>`}
    ${"Notification"in window&&i`<label class="check-line"><input type="checkbox" checked=${e.notify} onChange=${c} /> ${r("set_notify")}</label>`}
    ${n&&i`<p class="denied" role="alert">${r("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${s} onChange=${d} /> ${r("set_hints")}</label>
  `}function Yp(){let{send:e,state:t}=w(),[n,o]=k(""),s=t.pending.some(l=>l.do==="report");return i`
    <form class="report" onSubmit=${l=>{l.preventDefault();let c=l.currentTarget,u=c.elements.text.value.trim();u&&e({do:"report",text:u},({type:d,words:p})=>(d==="ok"&&c.reset(),o(d==="ok"?r("reported"):p),!0))}}>
      <label>${r("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${s}>${r("report_send")}</button>
      <p role="status">${s?r("sending"):n}</p>
    </form>
  `}function Fr(){let{seat:e,master:t,boot:n,view:o}=w(),[s,a]=k(!1),l=o.chairs?.master,c=t||n.seat!==null?Jp:nd;return i`
    ${l&&i`<p class="master-name">${r("master_is",{name:l})}</p>`}
    ${e===null&&!t&&ee(o)?null:i`<button type="button" class="table-menu" aria-haspopup="dialog" onClick=${()=>a(!0)}>${r("table_menu")}</button>`}
    ${s&&i`<${c} close=${()=>a(!1)} />`}
  `}function Jp({close:e}){let{view:t,seat:n,master:o,send:s,state:a}=w(),l=C(null),[c,u]=k(""),[d,p]=k("");v(()=>l.current.showModal(),[]);let f=a.pending.some(x=>["propose","moderate","go"].includes(x.do)),h=({type:x,words:b=""})=>(x==="ok"?e():p(b),!0),$=(x,b)=>s({do:o?"moderate":"propose",kind:x,why:c,...b},h),m=(x,b={},T=r(`propose:${x}`))=>i`<button key=${x+JSON.stringify(b)} type="button" disabled=${f} onClick=${()=>$(x,b)}>${T}</button>`,g=(x,b)=>m(x,{seat:b.seat},r(`propose:${x}`,{name:S(t,b.seat)})),{paused:y,seats:M,void:L,volunteers:O,master:E}=t.chairs,H=t.people.filter(x=>x.kind!=="bot"&&x.taken).filter(x=>o||x.seat!==n),z=H.filter(x=>M[x.seat].absent&&!M[x.seat].stand_in),V=ee(t),F=E!==null&&!o;return!o&&!V&&be(t,n)?i`<${Xp} dialog=${l} close=${e} refused=${d} told=${h} />`:i`
    <dialog class="help chairs" ref=${l} onClose=${e} aria-label=${r("table_menu")}>
      <h2>${r("table_menu")}</h2>
      <p>${o?r("master_words"):F?r("ask_master",{name:E}):r("consent_words")}</p>
      ${!F&&i`<label class="why-line">${r("propose_why")}<input maxlength="300" value=${c} onInput=${x=>u(x.currentTarget.value)} /></label>`}
      <p class="refused" role="alert">${d}</p>
      ${F&&i`<div class="offers">${m("no_master")}</div>`}
      ${!F&&!V&&i`<div class="offers">
        ${z.map(x=>g("sit_in",x))}
        ${m(y?"resume":"pause")}
        ${!y&&(t.chairs.clock?.until||t.beat)&&m("more_time")}
        ${!y&&m("default")}
        ${m("ruling")}
        <${ed} act=${$} sending=${f} />
        <details>
          <summary>${r("more_acts")}</summary>
          <div class="offers">
            ${O.map(x=>i`<${td} key=${x.id} volunteer=${x} offer=${m} />`)}
            ${o&&m("no_master",{},r("step_down"))}
            ${H.map(x=>g(M[x.seat].muted?"unmute":"mute",x))}
            <${Qp} act=${$} sending=${f} />
            ${!L&&m("void")}
          </div>
        </details>
      </div>`}
      ${V&&!F&&i`<div class="offers">${!L&&m("void")}</div>`}
      ${!V&&!o&&i`<${od} told=${h} sending=${f} />`}
      <form method="dialog" class="close"><button type="submit" class="go">${r("close")}</button></form>
    </dialog>
  `}function Xp({dialog:e,close:t,refused:n,told:o}){let{send:s,state:a}=w(),l=a.pending.some(c=>c.do==="come_back");return i`
    <dialog class="help chairs" ref=${e} onClose=${t} aria-label=${r("table_menu")}>
      <h2>${r("table_menu")}</h2>
      <p>${r("away_words")}</p>
      <p class="refused" role="alert">${n}</p>
      <div class="offers"><button type="button" class="go" disabled=${l} onClick=${()=>s({do:"come_back"},o)}>${r("am_back")}</button></div>
      <form method="dialog" class="close"><button type="submit">${r("close")}</button></form>
    </dialog>
  `}function Qp({act:e,sending:t}){let[n,o]=k(!1);return n?i`<button type="button" class="danger" autofocus disabled=${t} onClick=${()=>e("end")}>${r("end_sure")}</button>`:i`<button type="button" disabled=${t} onClick=${()=>o(!0)}>${r("propose:end")}</button>`}function ed({act:e,sending:t}){let{send:n,state:o}=w(),[s,a]=k(""),l=o.moments??[];return i`
    <details onToggle=${u=>u.currentTarget.open&&n({do:"moments"})}>
      <summary>${r("propose:rewind")}</summary>
      <p>${r("rewind_words")}</p>
      <label class="why-line">${r("rewind_to")}
        <select value=${s} onChange=${u=>a(u.currentTarget.value)}>
          <option value="">–</option>
          ${l.map(u=>i`<option key=${u.to} value=${u.to}>${Ne(u.at)} ${u.text}</option>`)}
        </select>
      </label>
      <div class="offers"><button type="button" disabled=${t||!s} onClick=${()=>e("rewind",{to:s})}>${r("rewind_do")}</button></div>
    </details>
  `}function td({volunteer:e,offer:t}){let{view:n}=w(),{id:o,name:s}=e;return i`
    ${n.people.map(a=>t("hand_over",{seat:a.seat,to:o},r("propose:hand_over",{name:s,old:S(n,a.seat)})))}
    ${t("master",{to:o},r("propose:master",{name:s}))}
  `}function nd({close:e}){let{send:t,state:n}=w(),o=C(null),[s,a]=k("");v(()=>o.current.showModal(),[]);let l=n.pending.some(u=>u.do==="offer"),c=u=>{u.preventDefault(),t({do:"offer",name:u.currentTarget.elements.name.value},({type:d,words:p=""})=>(d==="ok"?e():a(p),!0))};return i`
    <dialog class="help chairs" ref=${o} onClose=${e} aria-label=${r("table_menu")}>
      <h2>${r("offer_help")}</h2>
      <p>${r("offer_words")}</p>
      <form onSubmit=${c}>
        <label class="why-line">${r("your_name")}<input name="name" maxlength="30" required /></label>
        <p class="refused" role="alert">${s}</p>
        <div class="offers"><button type="submit" disabled=${l}>${r("offer_help")}</button></div>
      </form>
      <form method="dialog" class="close"><button type="submit" class="go">${r("close")}</button></form>
    </dialog>
  `}function od({told:e,sending:t}){let{send:n}=w(),[o,s]=k(!1);return i`
    <h3>${r("have_to_go")}</h3>
    <p>${r("have_to_go_words")}</p>
    <label class="check-line"><input type="checkbox" checked=${o} onChange=${a=>s(a.currentTarget.checked)} /> ${r("allow_better")}</label>
    <button type="button" disabled=${t} onClick=${()=>n({do:"go",better:o},e)}>${r("have_to_go")}</button>
  `}var sd=["slow","normal","at_once"];function Ur(){let{view:e,seat:t,master:n,send:o,state:s}=w(),{bots:a,host:l}=e.table;if(!a||l!==t||n||ee(e))return null;let c=s.pending.findLast(d=>d.do==="bots")??a,u=d=>o({do:"bots",pace:c.pace,talk:c.talk,...d});return i`
    <details class="links bots">
      <summary>${r("bots")}: ${r(`bot_pace:${a.pace}`)}</summary>
      <label>${r("bot_pace")}
        <select value=${c.pace} onChange=${d=>u({pace:d.currentTarget.value})}>
          ${sd.map(d=>i`<option key=${d} value=${d}>${r(`bot_pace:${d}`)}</option>`)}
        </select>
      </label>
      <label>${r("bot_talk")}
        <select value=${c.talk?"yes":"no"} onChange=${d=>u({talk:d.currentTarget.value==="yes"})}>
          <option value="yes">${r("bot_talk:yes")}</option>
          <option value="no">${r("bot_talk:no")}</option>
        </select>
      </label>
    </details>
  `}var ad=2e3;function Kr(){let{boot:e,send:t}=w(),[n,o]=k(!1),s=()=>t({do:"new_link"},({type:a})=>a==="ok"&&location.reload());return i`
    <details class="links" onToggle=${a=>o(a.currentTarget.open)}>
      <summary>${r("links")}</summary>
      <${zr} label=${r("invite_link")} value=${e.invite} />
      ${n&&i`<img class="qr" src=${`/t/${e.table}/invite.svg`} alt=${r("invite_qr")} width="164" height="164" />`}
      ${e.personal&&i`<${zr} label=${r("personal_link")} value=${e.personal} />`}
      ${e.seat!==null&&i`<button type="button" onClick=${s}>${r("new_link")}</button><small>${r("new_link_help")}</small>`}
    </details>
  `}function zr({label:e,value:t}){let[n,o]=k(!1);return i`
    <div class="link">
      <label>${e}<input readonly value=${t} onFocus=${a=>a.currentTarget.select()} /></label>
      <button type="button" aria-live="polite" onClick=${async a=>{let l=a.currentTarget.parentElement.querySelector("input");await rd(l)&&(o(!0),setTimeout(()=>o(!1),ad))}}>${r(n?"copied":"copy")}</button>
    </div>
  `}async function rd(e){e.select();try{return await navigator.clipboard.writeText(e.value),!0}catch{return document.execCommand("copy")}}var id=8;function ld({target:e}){if(!e.open)return;let t=document.getElementById("ask")?.getBoundingClientRect();t&&t.width>innerWidth*.8&&(e.style.scrollMarginBottom=`${Math.round(innerHeight-t.top+id)}px`),e.scrollIntoView({block:"nearest"})}function Yr(){let{view:e,parts:t,replay:n}=w();return i`
    <aside class="people" id="people" aria-label=${r("people")} onToggleCapture=${ld}>
      <ul>
        ${e.people.map(({seat:o})=>i`<li key=${o}><${t.Person} seat=${o} /></li>`)}
      </ul>
      ${!n&&i`<${Fr} /><${Ur} /><${Kr} />`}
    </aside>
  `}var cd=["board","hand","people","log"];function Jr({tab:e,setTab:t}){let{me:n,parts:o,unread:s}=w(),a=cd.filter(c=>c!=="hand"||n!==null),l=c=>t(c===e&&c!=="board"?"board":c);return i`
    <nav class="tabs" aria-label=${r("parts")}>
      ${a.map(c=>i`
          <button key=${c} type="button" data-tab=${c} aria-pressed=${c===e} onClick=${()=>l(c)}>
            ${c==="hand"?r("tab_hand",{n:o.handCount(n)}):r(`tab:${c}`)}
            ${c==="log"&&s.lines.length>0&&i` <b class="unread"><span class="unseen">${r("unread",{n:s.lines.length})}</span><span aria-hidden="true">${s.lines.length}</span></b>`}
          </button>
        `)}
    </nav>
  `}var ud=4e3;function Ft({store:e,send:t,boot:n,parts:o,replay:s=null}){let{master:a}=n,[l,c]=k(null),u=a?l:n.seat,d=md(e),[p,f]=fd(o.atHand(d.sections)),[h,$]=k(!1),[m,g]=$d(),[y,M]=k(!1),L=d.sections,O=u===null?null:o.privateTo(L,u),E=L.questions?.mine.find(b=>b.seat===u)??null,D=!a&&!s&&be(L,u)?null:E,H=sr(s?null:D,d.pending,a?pd(t,l):t,o.options,L,O),z=s?xr(D,d.film?.frame?.picks??[],o.options):H,V=()=>{f("log"),document.getElementById("tab-chat")?.click(),requestAnimationFrame(()=>document.querySelector(".say input")?.focus())},F=Zr(d,L,u,s);Vr(L.table?.name,H.asks?H.question:null,d.synced),er(H.question?.id??null),Ja(),Xa({choice:z,send:t,chat:V,master:a,help:()=>$(!0)}),Y(()=>{d.sections.questions&&An("view-drawn")},[d.sections]);let x={state:d,store:e,view:L,me:O,seat:u,master:a,lookAs:c,choice:z,send:t,boot:n,parts:o,replay:s,spoken:m,speakOf:g,suspense:y,setSuspense:M,unread:F};return L.questions?i`
    <${Ie.Provider} value=${x}>
      <div class=${`table ${s?"replayed":""}`} data-tab=${p} data-link=${d.link}>
        <${Pn} />
        <${jr} help=${()=>$(!0)} />
        <${Yr} />
        <main class="board-wrap" id="board">
          ${ee(L)&&i`<${Gr} />`}
          <${o.Board} />
        </main>
        <div class="right"><div class="matter"><${wr} /><${o.Resolving} /></div><${Ar} tab=${p} /></div>
        <${o.YourCards} />
        ${s&&i`<${Tr} />`}
        <${Jr} tab=${p} setTab=${f} />
        ${!s&&i`<${Nr} chat=${V} />`}
        <${nr} />
        <${Qa} />
        ${h&&i`<${Wr} close=${()=>$(!1)} />`}
      </div>
    <//>
  `:i`<${Ie.Provider} value=${x}><${dd} /><//>`}var pd=(e,t)=>(n,o)=>n.do!=="answer"?e(n,o):(Vn().trim()||document.getElementById("answer-why")?.focus(),e({...n,do:"answer_for",seat:t,why:Vn()},o));function dd(){return i`<div class="table empty"><${Pn} /><p class="connecting">${r("laying_the_table")}</p></div>`}function md(e){let[t,n]=k(e.state);return v(()=>(n(e.state),e.subscribe(n)),[e]),t}function fd(e){let[t,n]=k("board"),o=C({});return v(()=>{o.current={}},[e]),Y(()=>scrollTo(0,o.current[t]??0),[t]),[t,a=>{o.current[t]=scrollY,n(a)}]}function $d(){let[e,t]=k(new Set),n=C(0);return[e,s=>{clearTimeout(n.current),t(new Set(s)),n.current=setTimeout(()=>t(new Set),ud)}]}var Ut={};lt(Ut,{Aftermath:()=>Wd,Board:()=>Ad,HeaderFacts:()=>Od,InPlay:()=>Dd,Looking:()=>Bd,Moment:()=>Fd,OptionIcon:()=>Id,Outcome:()=>jd,OwnMarks:()=>Nd,Person:()=>Zd,Reminder:()=>qd,Resolving:()=>Vd,Seen:()=>Pd,Wishes:()=>Gd,YourCards:()=>Rd,adviceOf:()=>nm,alarms:()=>em,atHand:()=>Kd,colours:()=>um,cues:()=>Qd,explanation:()=>am,faceDown:()=>rm,handCount:()=>im,hintNumbers:()=>sm,measures:()=>Yd,moments:()=>tm,options:()=>pm,out:()=>lm,pointsAt:()=>om,privateTo:()=>Ud,turnOf:()=>Xd,turnWords:()=>zd,weight:()=>Jd,winner:()=>cm});var hd=new Set(["table","people","questions","beat","claims","notes","chairs","hidden","names"]);function ti(){let{view:e}=w(),t=Object.entries(e).filter(([n,o])=>!hd.has(n)&&o!==null);return i`
    <section class="board plain" aria-label=${r("board")}>
      ${t.map(([n,o])=>i`<section key=${n} class="plain-section"><h2>${ni(n)}</h2><${Gn} value=${o} /></section>`)}
    </section>
  `}function Gn({value:e}){let{view:t}=w();return Array.isArray(e)?e.length===t.people.length&&e.every(Number.isFinite)?i`<${Xr} fields=${e.map((n,o)=>[S(t,o),n])} />`:e.some(Qr)?i`<ol class="plain-list">${e.map((n,o)=>i`<li key=${o}><${Gn} value=${n} /></li>`)}</ol>`:i`<span>${e.length?G(e.map(n=>ei(t,n))):r("nothing")}</span>`:Qr(e)?i`<${Xr} fields=${Object.entries(e).map(([n,o])=>[ni(n),o])} />`:i`<span>${ei(t,e)}</span>`}function Xr({fields:e}){return i`<dl class="plain-fields">${e.map(([t,n])=>i`<div key=${t}><dt>${t}</dt><dd><${Gn} value=${n} /></dd></div>`)}</dl>`}var Qr=e=>typeof e=="object"&&e!==null;function ei(e,t){return typeof t=="boolean"?r(t?"yes":"no"):t===null||t===""?r("nothing"):typeof t=="string"&&t.includes(":")?Me(e,t):String(t)}function ni(e){let t=e.replaceAll("_"," ");return t.slice(0,1).toUpperCase()+t.slice(1)}var jn={};lt(jn,{deliberate:()=>Cd,eachItsOwn:()=>Ld,grave:()=>Sd,inHand:()=>Md,keeps:()=>_d,lasting:()=>Ed,leading:()=>yd,mayHaveSecret:()=>wd,meansOther:()=>Hd,note:()=>kd,onBoard:()=>gd,onTable:()=>bd,quiet:()=>Td,secret:()=>vd,shownElsewhere:()=>xd});var gd=[],bd=[],yd=e=>[],kd=(e,t,n)=>"",_d=e=>0,vd=e=>!1,wd=(e,t,n)=>!1,xd=(e,t,n)=>!1,Md=e=>[],Ld=e=>!1,Cd=e=>!1,Sd=e=>!1,Td=(e,t,n)=>!1,Ed=(e,t,n)=>!1,Hd=(e,t)=>!1;function oi(){let{view:e}=w();return i`<h2>${r("game_over")}</h2>${e.table.result&&i`<p class="why">${e.table.result}</p>`}`}function Wn({seat:e}){let{view:t}=w();return i`<em class="token" data-seat=${e} aria-hidden="true">${ct(S(t,e))}</em>`}function si({option:e}){return P(e)==="seat"&&i`<${Wn} seat=${Number(I(e))} />`}function ai({seat:e}){let{view:t,seat:n,master:o}=w(),s=S(t,e),a=t.questions.waiting.some(u=>u.seat===e),l=It(t,e),c=[s,a&&r("tag_awaited"),...l].filter(Boolean).join(", ");return i`
    <${W} option=${ce(e)} class=${`person ${e===n?"me":""}`} label=${c} firm>
      <${Wn} seat=${e} />
      <span class="who">
        <b>${e===n&&!o?r("you_named",{name:s}):s}</b>
        <span class="marks">
          ${a&&i`<i class="awaited">${r("tag_awaited")}</i>`}
          ${l.map(u=>i`<i key=${u}>${u}</i>`)}
        </span>
        ${a&&e!==n&&i`<${we} />`}
      </span>
    <//>
  `}var ie=()=>null,Od=ie,Ad=ti,Zd=ai,Nd=ie,Vd=ie,Rd=ie,Id=si,Bd=ie,Pd=ie,Dd=ie,qd=ie,Gd=ie,jd=oi,Wd=ie,Fd=ie,Ud=(e,t)=>null,zd=(e,t)=>"",Kd=e=>null,Yd=e=>new Map,Jd=(e,t)=>0,Xd=e=>null,Qd=(e,t)=>[],em=(e,t)=>[],tm=(e,t,n,o)=>[],nm=(e,t)=>null,om=e=>null,sm=e=>({}),am=(e,t,n)=>null,rm=e=>!0,im=e=>0,lm=(e,t)=>!1,cm=e=>"",um=["pick","turn"],pm=jn;function ii(e,t,n){let o=t.replay,s=Cr(e,o);yt(i`<${dm} store=${e} boot=${t} parts=${n} replay=${{film:s,given:o}} />`,document.getElementById("table"))}function dm({store:e,boot:t,parts:n,replay:o}){let[s,a]=k(ri(e.state)),[l,c]=k(e.state.film?.as);return v(()=>e.subscribe(u=>{a(ri(u)),c(u.film?.as)}),[e]),i`<${Ft} key=${l} store=${e} send=${o.film.send} boot=${{...t,seat:s}} parts=${n} replay=${o} />`}function ri({film:e,sections:t}){if(!e||e.as==="table")return null;if(e.as!=="all")return Number(e.as);let n=t.questions?.mine??[];return(n.find(o=>o.given===null)??n[0])?.seat??null}var li=e=>JSON.parse(document.getElementById(e)?.textContent??"null"),xe=li("boot");async function ci(e){zn(li("strings"),xe.language);let t=Pa();for(let s of xe.told)t.notice(s,"told");if(xe.replay){ii(t,xe,{...Ut,...await e});return}let n=Fa({at:xe.socket,seat:xe.seat,master:xe.master,store:t}),o={...Ut,...await e};yt(i`<${Ft} store=${t} send=${n.send} boot=${xe} parts=${o} />`,document.getElementById("table"))}ci(On);
