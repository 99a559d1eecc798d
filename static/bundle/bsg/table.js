var El=Object.defineProperty;var Wt=(e,t)=>{for(var n in t)El(e,n,{get:t[n],enumerable:!0})};var Vo={};Wt(Vo,{Aftermath:()=>fr,Board:()=>Va,HeaderFacts:()=>qr,InPlay:()=>Aa,Looking:()=>xr,Moment:()=>pr,OptionIcon:()=>ei,Outcome:()=>$r,OwnMarks:()=>Jr,Person:()=>Qr,Reminder:()=>Zr,Resolving:()=>nr,Seen:()=>Xr,Wishes:()=>vr,YourCards:()=>Ar,adviceOf:()=>Fr,alarms:()=>Jo,atHand:()=>_n,colours:()=>Ed,cues:()=>ar,ended:()=>oi,explanation:()=>fa,faceDown:()=>Od,handCount:()=>Ad,hintNumbers:()=>Kr,measures:()=>Dr,moments:()=>Wr,options:()=>Eo,out:()=>Vd,pointsAt:()=>Ur,privateTo:()=>Vn,turnOf:()=>si,turnWords:()=>ti,weight:()=>ni,winner:()=>mr});var Wn={},Ht="en",Uo=new Intl.PluralRules(Ht);function Ko(e,t){Wn=e,Ht=t,Uo=new Intl.PluralRules(Ht)}function i(e,t={}){let n=Wn[e];return n===void 0?e:(Array.isArray(n)?n[Uo.select(t.n)==="one"?0:1]:n).replace(/\{(\w+)\}/g,(s,r)=>r in t?String(t[r]):s)}var U=e=>e in Wn;function K(e){return new Intl.ListFormat(Ht,{type:"conjunction"}).format(e)}function at(e){return new Intl.DateTimeFormat(Ht,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e))}function Yo(e,t=Date.now()){let n=Math.max(0,Math.round((t-Date.parse(e))/1e3));return n<60?i("seconds",{n}):n<3600?i("minutes",{n:Math.floor(n/60)}):n<48*3600?i("hours",{n:Math.floor(n/3600)}):i("days",{n:Math.floor(n/86400)})}var B=e=>e.slice(0,e.indexOf(":")),P=e=>e.slice(e.indexOf(":")+1),Y=e=>e.split("#")[0],Le=e=>`seat:${e}`;function Z({people:e=[]},t){return e.find(n=>n.seat===t)?.name||i("seat_number",{number:t+1})}function zt(e){let[t,n]=e.trim().split(/\s+/).map(r=>[...r]),[o,s=""]=n?[t[0],n[0]]:t;return o.toUpperCase()+(n?s.toUpperCase():s.toLowerCase())}function ze(e,t){return B(t)==="seat"?Z(e,Number(P(t))):e.names?.[t]??e.names?.[Y(t)]??t}var zn=2,Al=["movement","action"];function Jo(e,t){let{board:n,dials:o,areas:s,game:r}=e,l=n.boarding.findLastIndex(m=>m>0)+1,c=n.places.filter(m=>m.damaged).length,u=o.filter(m=>m.value<=zn),d=s.filter(m=>m.civilians.length>0&&m.raiders>0),p=r.current===t&&Al.includes(r.step);return[l>n.boarding.length-zn&&i("alarm:boarded",{space:l,most:n.boarding.length}),c>=n.destroyed_at-zn&&i("alarm:damage",{n:c,most:n.destroyed_at}),...u.map(m=>i("alarm:low",{name:i(`res:${m.resource}`),value:m.value})),p&&d.length>0&&i("alarm:hunted",{areas:K(d.map(m=>i(`area:${m.area}`)))})].filter(m=>typeof m=="string")}var en,O,us,Zt,ds,Qo,ps,Jt={},fs=[],Ol=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Pe(e,t){for(var n in t)e[n]=t[n];return e}function ms(e){var t=e.parentNode;t&&t.removeChild(e)}function $s(e,t,n){var o,s,r,l={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:l[r]=t[r];if(arguments.length>2&&(l.children=arguments.length>3?en.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)l[r]===void 0&&(l[r]=e.defaultProps[r]);return Ut(e,l,o,s,null)}function Ut(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++us};return O.vnode!=null&&O.vnode(r),r}function tn(e){return e.children}function Kt(e,t){this.props=e,this.context=t}function rt(e,t){if(t==null)return e.__?rt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?rt(e):null}function hs(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return hs(e)}}function Fn(e){(!e.__d&&(e.__d=!0)&&Zt.push(e)&&!Qt.__r++||Qo!==O.debounceRendering)&&((Qo=O.debounceRendering)||ds)(Qt)}function Qt(){for(var e;Qt.__r=Zt.length;)e=Zt.sort(function(t,n){return t.__v.__b-n.__v.__b}),Zt=[],e.some(function(t){var n,o,s,r,l,c;t.__d&&(l=(r=(n=t).__v).__e,(c=n.__P)&&(o=[],(s=Pe({},r)).__v=r.__v+1,Yn(c,r,s,n.__n,c.ownerSVGElement!==void 0,r.__h!=null?[l]:null,o,l??rt(r),r.__h),ks(o,r),r.__e!=l&&hs(r)))})}function gs(e,t,n,o,s,r,l,c,u,d){var p,m,h,$,f,g,b,w=o&&o.__k||fs,C=w.length;for(n.__k=[],p=0;p<t.length;p++)if(($=n.__k[p]=($=t[p])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?Ut(null,$,null,null,$):Array.isArray($)?Ut(tn,{children:$},null,null,null):$.__b>0?Ut($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(h=w[p])===null||h&&$.key==h.key&&$.type===h.type)w[p]=void 0;else for(m=0;m<C;m++){if((h=w[m])&&$.key==h.key&&$.type===h.type){w[m]=void 0;break}h=null}Yn(e,$,h=h||Jt,s,r,l,c,u,d),f=$.__e,(m=$.ref)&&h.ref!=m&&(b||(b=[]),h.ref&&b.push(h.ref,null,$),b.push(m,$.__c||f,$)),f!=null?(g==null&&(g=f),typeof $.type=="function"&&$.__k!=null&&$.__k===h.__k?$.__d=u=bs($,u,e):u=ys(e,$,h,w,f,u),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=u):e.value=""):u&&h.__e==u&&u.parentNode!=e&&(u=rt(h))}for(n.__e=g,p=C;p--;)w[p]!=null&&(typeof n.type=="function"&&w[p].__e!=null&&w[p].__e==n.__d&&(n.__d=rt(o,p+1)),vs(w[p],w[p]));if(b)for(p=0;p<b.length;p++)Ms(b[p],b[++p],b[++p])}function bs(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?bs(s,t,n):ys(n,s,s,e.__k,s.__e,t));return t}function ys(e,t,n,o,s,r){var l,c,u;if(t.__d!==void 0)l=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),l=null;else{for(c=r,u=0;(c=c.nextSibling)&&u<o.length;u+=2)if(c==s)break e;e.insertBefore(s,r),l=r}return l!==void 0?l:s.nextSibling}function Xo(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Ol.test(t)?n:n+"px"}function Ft(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Xo(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Xo(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?ts:es,r):e.removeEventListener(t,r?ts:es,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function es(e){this.l[e.type+!1](O.event?O.event(e):e)}function ts(e){this.l[e.type+!0](O.event?O.event(e):e)}function Yn(e,t,n,o,s,r,l,c,u){var d,p,m,h,$,f,g,b,w,C,N,S=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,c=t.__e=n.__e,t.__h=null,r=[c]),(d=O.__b)&&d(t);try{e:if(typeof S=="function"){if(b=t.props,w=(d=S.contextType)&&o[d.__c],C=d?w?w.props.value:d.__:o,n.__c?g=(p=t.__c=n.__c).__=p.__E:("prototype"in S&&S.prototype.render?t.__c=p=new S(b,C):(t.__c=p=new Kt(b,C),p.constructor=S,p.render=Rl),w&&w.sub(p),p.props=b,p.state||(p.state={}),p.context=C,p.__n=o,m=p.__d=!0,p.__h=[]),p.__s==null&&(p.__s=p.state),S.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=Pe({},p.__s)),Pe(p.__s,S.getDerivedStateFromProps(b,p.__s))),h=p.props,$=p.state,m)S.getDerivedStateFromProps==null&&p.componentWillMount!=null&&p.componentWillMount(),p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(S.getDerivedStateFromProps==null&&b!==h&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(b,C),!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(b,p.__s,C)===!1||t.__v===n.__v){p.props=b,p.state=p.__s,t.__v!==n.__v&&(p.__d=!1),p.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(R){R&&(R.__=t)}),p.__h.length&&l.push(p);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(b,p.__s,C),p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(h,$,f)})}p.context=C,p.props=b,p.state=p.__s,(d=O.__r)&&d(t),p.__d=!1,p.__v=t,p.__P=e,d=p.render(p.props,p.state,p.context),p.state=p.__s,p.getChildContext!=null&&(o=Pe(Pe({},o),p.getChildContext())),m||p.getSnapshotBeforeUpdate==null||(f=p.getSnapshotBeforeUpdate(h,$)),N=d!=null&&d.type===tn&&d.key==null?d.props.children:d,gs(e,Array.isArray(N)?N:[N],t,n,o,s,r,l,c,u),p.base=t.__e,t.__h=null,p.__h.length&&l.push(p),g&&(p.__E=p.__=null),p.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Nl(n.__e,t,n,o,s,r,l,u);(d=O.diffed)&&d(t)}catch(R){t.__v=null,(u||r!=null)&&(t.__e=c,t.__h=!!u,r[r.indexOf(c)]=null),O.__e(R,t,n)}}function ks(e,t){O.__c&&O.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){O.__e(o,n.__v)}})}function Nl(e,t,n,o,s,r,l,c){var u,d,p,m=n.props,h=t.props,$=t.type,f=0;if($==="svg"&&(s=!0),r!=null){for(;f<r.length;f++)if((u=r[f])&&(u===e||($?u.localName==$:u.nodeType==3))){e=u,r[f]=null;break}}if(e==null){if($===null)return document.createTextNode(h);e=s?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,h.is&&h),r=null,c=!1}if($===null)m===h||c&&e.data===h||(e.data=h);else{if(r=r&&en.call(e.childNodes),d=(m=n.props||Jt).dangerouslySetInnerHTML,p=h.dangerouslySetInnerHTML,!c){if(r!=null)for(m={},f=0;f<e.attributes.length;f++)m[e.attributes[f].name]=e.attributes[f].value;(p||d)&&(p&&(d&&p.__html==d.__html||p.__html===e.innerHTML)||(e.innerHTML=p&&p.__html||""))}if((function(g,b,w,C,N){var S;for(S in w)S==="children"||S==="key"||S in b||Ft(g,S,null,w[S],C);for(S in b)N&&typeof b[S]!="function"||S==="children"||S==="key"||S==="value"||S==="checked"||w[S]===b[S]||Ft(g,S,b[S],w[S],C)})(e,h,m,s,c),p)t.__k=[];else if(f=t.props.children,gs(e,Array.isArray(f)?f:[f],t,n,o,s&&$!=="foreignObject",r,l,r?r[0]:n.__k&&rt(n,0),c),r!=null)for(f=r.length;f--;)r[f]!=null&&ms(r[f]);c||("value"in h&&(f=h.value)!==void 0&&(f!==e.value||$==="progress"&&!f)&&Ft(e,"value",f,m.value,!1),"checked"in h&&(f=h.checked)!==void 0&&f!==e.checked&&Ft(e,"checked",f,m.checked,!1))}return e}function Ms(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){O.__e(o,n)}}function vs(e,t,n){var o,s;if(O.unmount&&O.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Ms(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){O.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&vs(o[s],t,typeof e.type!="function");n||e.__e==null||ms(e.__e),e.__e=e.__d=void 0}function Rl(e,t,n){return this.constructor(e,n)}function nn(e,t,n){var o,s,r;O.__&&O.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],Yn(t,e=(!o&&n||t).__k=$s(tn,null,[e]),s||Jt,Jt,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?en.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),ks(r,e)}function _s(e,t){var n={__c:t="__cC"+ps++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&s.some(Fn)},this.sub=function(l){s.push(l);var c=l.componentWillUnmount;l.componentWillUnmount=function(){s.splice(s.indexOf(l),1),c&&c.call(l)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}en=fs.slice,O={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},us=0,Kt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Pe({},this.state),typeof e=="function"&&(e=e(Pe({},n),this.props)),e&&Pe(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Fn(this))},Kt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Fn(this))},Kt.prototype.render=tn,Zt=[],ds=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Qt.__r=0,ps=0;var it,ue,ns,Xt=0,Un=[],os=O.__b,ss=O.__r,as=O.diffed,rs=O.__c,is=O.unmount;function St(e,t){O.__h&&O.__h(ue,e,Xt||t),Xt=0;var n=ue.__H||(ue.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function M(e){return Xt=1,Il(Ls,e)}function Il(e,t,n){var o=St(it++,2);return o.t=e,o.__c||(o.__=[n?n(t):Ls(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=ue),o.__}function _(e,t){var n=St(it++,3);!O.__s&&Qn(n.__H,t)&&(n.__=e,n.__H=t,ue.__H.__h.push(n))}function oe(e,t){var n=St(it++,4);!O.__s&&Qn(n.__H,t)&&(n.__=e,n.__H=t,ue.__h.push(n))}function H(e){return Xt=5,Jn(function(){return{current:e}},[])}function Jn(e,t){var n=St(it++,7);return Qn(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function on(e){var t=ue.context[e.__c],n=St(it++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ue)),t.props.value):e.__}function Bl(){Un.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Yt),e.__H.__h.forEach(Kn),e.__H.__h=[]}catch(t){e.__H.__h=[],O.__e(t,e.__v)}}),Un=[]}O.__b=function(e){ue=null,os&&os(e)},O.__r=function(e){ss&&ss(e),it=0;var t=(ue=e.__c).__H;t&&(t.__h.forEach(Yt),t.__h.forEach(Kn),t.__h=[])},O.diffed=function(e){as&&as(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Un.push(t)!==1&&ns===O.requestAnimationFrame||((ns=O.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),ls&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);ls&&(o=requestAnimationFrame(s))})(Bl)),ue=void 0},O.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Yt),n.__h=n.__h.filter(function(o){return!o.__||Kn(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],O.__e(o,n.__v)}}),rs&&rs(e,t)},O.unmount=function(e){is&&is(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Yt)}catch(n){O.__e(n,t.__v)}};var ls=typeof requestAnimationFrame=="function";function Yt(e){var t=ue;typeof e.__c=="function"&&e.__c(),ue=t}function Kn(e){var t=ue;e.__c=e.__(),ue=t}function Qn(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Ls(e,t){return typeof t=="function"?t(e):t}var ws=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var l=t[r++],c=t[r]?(t[0]|=l?1:2,n[t[r++]]):t[++r];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++r]]=c:l===6?o[1][t[++r]]+=c+"":l?(s=e.apply(c,ws(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(c)}return o},cs=new Map,a=function(e){var t=cs.get(this);return t||(t=new Map,cs.set(this,t)),(t=ws(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,l="",c="",u=[0],d=function(h){r===1&&(h||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,h,l):r===3&&(h||l)?(u.push(3,h,l),r=2):r===2&&l==="..."&&h?u.push(4,h,0):r===2&&l&&!h?u.push(5,0,!0,l):r>=5&&((l||!h&&r===5)&&(u.push(r,0,l,s),r=6),h&&(u.push(r,h,0,s),r=6)),l=""},p=0;p<n.length;p++){p&&(r===1&&d(),d(p));for(var m=0;m<n[p].length;m++)o=n[p][m],r===1?o==="<"?(d(),u=[u],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[p][m+1]===">")?(d(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):l+=o),r===3&&l==="!--"&&(r=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}.bind($s);var lt=_s(null),v=()=>on(lt),sn=()=>on(lt),de=()=>on(lt),le=e=>e.table.status==="over";var k=v;var je=["duty","#22384f","#c9a24a","#33506b"],Tt=["duty","#1b2d42","#e2c15c","#2b445c"],qe=["flight","#4a5340","#c8b98a","#2c3226"],Xn=["deck","#b3642c","#f0c084","#3a4650"],xs=["duty","#3f474e","#9aa7b1","#565f67"],Cs={skin:"olive",hair:["grey","#9a9ea2"],coat:Tt,marks:["star","pips"],sky:"#1d3f58",face:"broad tired heavy broad stern",years:2},Hs={skin:"pale",hair:["bald","#b9b6ae"],coat:Tt,marks:["pips","ribbon"],sky:"#38424c",face:"long hooded stern hooked thin",years:2,gaze:.5,lit:"right"},Zs={skin:"tan",hair:["crop","#2b2320"],coat:je,marks:["wings","tags"],sky:"#244a3a",face:"square open flat straight wry",gaze:-.4},Ss={skin:"pale",hair:["waves","#7b3b26"],coat:["blouse","#4c2a3f","#d8b7c6","#e9dfe0"],marks:["spectacles"],sky:"#6a5526",face:"heart open arched straight thin",years:1,lit:"right"},Ts={skin:"olive",hair:["long","#2a1d17"],coat:["suit","#3c4452","#8591a5","#d8d3c6"],marks:["beard"],sky:"#4b2a4c",face:"long wide worried hooked small",gaze:.7},Es={skin:"tan",hair:["wave","#857a6c"],coat:["leather","#4a3526","#a8825a","#8c97a0"],marks:["scarf"],sky:"#5a2c26",face:"square narrow flat broad wry",years:2,gaze:-.6},Vs={skin:"pale",hair:["part","#4a3626"],coat:qe,marks:["wings"],sky:"#2a4d70",face:"square narrow heavy straight stern"},As={skin:"pale",hair:["bob","#d0a95c"],coat:["tanks","#5c6a70","#2c3439","#8b979c"],marks:["tags"],sky:"#704426",face:"round open flat small smile",gaze:-.6,lit:"right"},Os={skin:"tan",hair:["tail","#17140f"],coat:qe,marks:["wings"],sky:"#2c5a52",face:"oval tilted thin small small",gaze:.5},Ns={skin:"tan",hair:["crop","#221a16"],coat:Xn,marks:["wrench"],sky:"#274a63",face:"broad open worried broad thin",years:1,lit:"right"},Rs={skin:"olive",hair:["wave","#181514"],coat:je,marks:["headset"],sky:"#25525c",face:"long open heavy hooked full",gaze:-.5},Is={skin:"tan",hair:["long","#241a18"],coat:["suit","#2a2b33","#c98b5e","#b9472f"],sky:"#5c4a1e",face:"heart tilted stern straight full",gaze:.6,lit:"right"},Bs={skin:"tan",hair:["crop","#5a4630"],coat:["leather","#3c4034","#7f8a6b","#9aa28c"],marks:["band","tags"],sky:"#4a5a2a",face:"square open heavy broad smile",gaze:.4},Ps={skin:"pale",hair:["tail","#6d4428"],coat:Xn,marks:["wrench"],sky:"#31566e",face:"round wide worried small full",gaze:-.4},eo={anybody:{skin:"tan",hair:["crop","#3a3a3a"],coat:xs},adama:Cs,tigh:Hs,helo:Zs,roslin:Ss,baltar:Ts,zarek:Es,apollo:Vs,starbuck:As,boomer:Os,chief:Ns,gaeta:Rs,tory:Is,anders:Bs,cally:Ps,"william-adama":Cs,"saul-tigh":Hs,"karl-helo-agathon":Zs,"laura-roslin":Ss,"gaius-baltar":Ts,"tom-zarek":Es,"lee-apollo-adama":Vs,"kara-starbuck-thrace":As,"sharon-boomer-valerii":Os,"chief-galen-tyrol":Ns,"felix-gaeta":Rs,"tory-foster":Is,"samuel-t-anders":Bs,"callandra-cally-tyrol":Ps,"aaron-doral":{skin:"pale",hair:["part","#6a5238"],coat:["suit","#7d3a4a","#c98a96","#e6ddd4"],marks:["tie"],sky:"#4a2630",face:"long narrow flat straight thin",lit:"right"},"aaron-kelly":{skin:"pale",hair:["crop","#6b5540"],coat:je,marks:["headset","pips"],sky:"#2c3f52",face:"square tired flat broad stern",years:1},"alex-crashdown-quartararo":{skin:"olive",hair:["crop","#2a211c"],coat:qe,marks:["headset"],sky:"#46502c",face:"oval wide heavy hooked wry",gaze:.4},"anastasia-dee-dualla":{skin:"brown",hair:["bun","#17110e"],coat:je,marks:["headset"],sky:"#25525c",face:"heart tilted arched broad full",gaze:-.5},"billy-keikeya":{skin:"pale",hair:["curls","#6a4a30"],coat:["suit","#33404f","#7d8ea1","#d9dde0"],marks:["tie"],sky:"#5c5126",face:"round wide worried straight smile"},"brendan-hot-dog-costanza":{skin:"olive",hair:["curls","#211915"],coat:qe,marks:["wings"],sky:"#5c3a26",face:"oval open arched broad smile",lit:"right"},"brother-cavil":{skin:"pale",hair:["bald","#8d8b86"],coat:["robe","#23211f","#6d665c","#3a3632"],sky:"#4a2626",face:"round hooded heavy hooked wry",years:2},"caprica-six":{skin:"pale",hair:["waves","#e3cf9a"],coat:["blouse","#9c1f2a","#e05a5f","#e8c4a6"],sky:"#5c1a22",face:"heart tilted thin straight full",gaze:.5},"danna-biers":{skin:"pale",hair:["bob","#c9a66b"],coat:["coat","#8a7a5c","#d8c9a4","#3f4d4a"],sky:"#4a3a52",face:"long narrow arched straight thin",years:1},"diana-hardball-seelix":{skin:"tan",hair:["tail","#2a1d18"],coat:qe,marks:["wings","wrench"],sky:"#2c4a5c",face:"square open flat small thin",gaze:-.5},"dr-sherman-cottle":{skin:"pale",hair:["grey","#d8d8d4"],coat:["coat","#d5dcdc","#8fa0a6","#4f6b78"],marks:["moustache","cross"],sky:"#2a5a5c",face:"broad tired heavy hooked stern",years:2,lit:"right"},"ellen-tigh":{skin:"pale",hair:["waves","#dcbf7c"],coat:["blouse","#2f4a52","#9cc4c9","#e8c4a6"],sky:"#5a3a52",face:"heart open thin small smile",years:1,gaze:.5},"helena-cain":{skin:"pale",hair:["long","#2a1f1b"],coat:Tt,marks:["star","ribbon"],sky:"#3a1f26",face:"square narrow stern straight thin",years:1},"kendra-shaw":{skin:"tan",hair:["bun","#1d1815"],coat:je,marks:["pips"],sky:"#3a2c44",face:"long hooded flat small stern",gaze:.5},"leoben-conoy":{skin:"pale",hair:["part","#b59a6a"],coat:["leather","#4c3d33","#8d7358","#8a8f70"],sky:"#2f4a3a",face:"long wide flat hooked wry",years:1,gaze:-.5},"louanne-kat-katraine":{skin:"tan",hair:["bob","#2b1d19"],coat:qe,marks:["wings"],sky:"#5c2c3f",face:"heart narrow stern small wry",lit:"right"},"louis-hoshi":{skin:"tan",hair:["part","#14110f"],coat:je,marks:["headset"],sky:"#2a4a4c",face:"oval tilted flat straight thin"},"margaret-racetrack-edmondson":{skin:"pale",hair:["tail","#7a5030"],coat:qe,marks:["headset","wings"],sky:"#3a5a3f",face:"long open flat straight small",gaze:-.6},"priestess-elosha":{skin:"brown",hair:["hood","#6a2f4a"],coat:["robe","#8a4a63","#e2c15c","#c9a24a"],marks:["scroll"],sky:"#5c4a26",face:"oval hooded thin broad full",years:2},"romo-lampkin":{skin:"pale",hair:["part","#3b3029"],coat:["suit","#3d3a38","#8d857c","#b7a98e"],marks:["shades","cane"],sky:"#3f4a3f",face:"long hooded flat hooked wry",years:1},"simon-oneill":{skin:"brown",hair:["crop","#120e0c"],coat:["coat","#d5dcdc","#8fa0a6","#5c6f66"],marks:["cross"],sky:"#4a2c2c",face:"square narrow heavy broad thin",gaze:.4},solano:{skin:"olive",hair:["bob","#2a1a14"],coat:Tt,marks:["wings","pips"],sky:"#7a3b22",face:"square tilted arched hooked wry",gaze:.4},okafor:{skin:"brown",hair:["crop","#14100d"],coat:je,marks:["glasses","pips"],sky:"#20495a",face:"broad open flat broad smile"},lindqvist:{skin:"pale",hair:["tail","#e6cf94"],coat:je,marks:["headset"],sky:"#2c5a6e",face:"long open thin straight small",lit:"right"},marchetti:{skin:"tan",hair:["bald","#8f8a80"],coat:Xn,marks:["moustache","wrench"],sky:"#3d4a54",face:"round tired heavy hooked stern",years:2},tanaka:{skin:"tan",hair:["bob","#14110f"],coat:qe,marks:["tags"],sky:"#5c6a2c",face:"heart tilted flat small smile",gaze:-.5},halloran:{skin:"pale",hair:["bun","#a8482a"],coat:Tt,marks:["star","ribbon"],sky:"#4a2a34",face:"long narrow stern straight thin",years:1,lit:"right"},vance:{skin:"olive",hair:["grey","#a9abac"],coat:["coat","#cfd8d8","#8fa0a6","#3f5f6a"],marks:["goatee","cross"],sky:"#254c4a",face:"oval hooded flat hooked thin",years:2},petrov:{skin:"pale",hair:["crop","#5a4630"],coat:["leather","#3a4136","#7f8a6b","#8d957c"],marks:["beard","band"],sky:"#5a4a22",face:"square narrow heavy broad stern",gaze:.4},adeyemi:{skin:"brown",hair:["curls","#1a1210"],coat:["blouse","#5b3357","#e0bfd4","#efe4d8"],marks:["scarf"],sky:"#6b5626",face:"round wide arched broad full",lit:"right"},brandt:{skin:"pale",hair:["part","#3d2f24"],coat:xs,marks:["shades","pips"],sky:"#3a3350",face:"long narrow stern straight wry"}};var Pl={pale:["#e8c4a6","#b98e72"],tan:["#d3a27c","#9c6e4e"],olive:["#bf8f66","#86603f"],brown:["#946444","#5f3d29"],chrome:["#c9d2d9","#6f7f8b"]},jl={crop:["","M20,25 C19,14 25,9 32,9 C39,9 45,14 44,25 C42,19 40,17 32,17 C24,17 22,19 20,25Z"],part:["","M19.5,27 C17,13 24,8 33,8 C42,8 46.5,14 44.5,27 C43.5,21 42,19 38,18 C32,18 27,16.5 25,14 C24,19 20.5,20 19.5,27Z"],wave:["","M19,28 C15,14 23,6.5 33,7 C43,7 48,14 45,28 C44,22 42.5,20 40,17.5 C36,20.5 28,20 24,17 C22,20 20,22 19,28Z"],grey:["","M19.8,27 C18.5,15 23.5,9.2 31,8.8 C40,8.4 45.6,15 44.2,27 C43.6,22.6 42.6,20 41,18 C38,15.4 35,14.4 31.5,15.2 C27.5,15.8 24.5,16.8 23,18.6 C21.4,20.6 20.6,23 19.8,27Z"],bald:["","M20.5,28 C20,25 20,23 21,21 C21.5,24 21.5,26 22,29Z M43.5,28 C44,25 44,23 43,21 C42.5,24 42.5,26 42,29Z"],long:["M17,50 C15,30 16,9 32,8 C48,9 49,30 47,50 L41,52 C44,38 44,26 42,20 H22 C20,26 20,38 23,52Z","M19.5,28 C18,14 24,9 32,9 C40,9 46,14 44.5,28 C43.5,22 41,19 33,17 C29,19.5 21.5,20 19.5,28Z"],waves:["M16,46 C13,40 17,36 15,30 C14,16 21,7 32,7 C43,7 50,16 49,30 C47,36 51,40 48,46 C46,50 42,48 42,44 C45,34 43,26 41,20 H23 C21,26 19,34 22,44 C22,48 18,50 16,46Z","M19,28 C17,14 24,9 32,9 C40,9 47,14 45,28 C43,23 40,19 36,17 C30,20 22,21 19,28Z"],bob:["M17.5,38 C15,22 18,8 32,8 C46,8 49,22 46.5,38 L41.5,39 C43,30 43,24 41.5,20 H22.5 C21,24 21,30 22.5,39Z","M19.5,28 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,28 C43,21 40,18.5 34,18 C28,18.5 22,21 19.5,28Z"],tail:["M42,14 C50,16 52,30 49,42 C46,38 45,30 41,24Z","M19.5,27 C18,14 24,9 32,9 C40,9 46,14 44.5,27 C43,21 41,17.5 32,17.5 C23,17.5 21,21 19.5,27Z"],bun:["M25,8 A7,6.5 0 1 1 39,8 A7,6.5 0 1 1 25,8Z","M19.5,27 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,27 C43,21 41,18 32,17 C23,18 21,21 19.5,27Z"],curls:["M17,34 C12,30 15,25 14.5,21 C13,14 19,12 21,8 C26,4 30,7 33,5 C39,5 42,7 45,11 C50,14 49,19 49.5,23 C51,28 50,32 47,34 C43,32 44,26 42,20 H22 C20,26 21,32 17,34Z","M20,25 C18,20 21,18 21,14 C25,13 26,10 31,11 C36,9.5 39,12 42,14 C44,17 45,20 44,25 C42,21 40,19 36,19.5 C32,17 29,20 25,19 C22,20 21,22 20,25Z"],hood:["M12,56 C10,30 15,5 32,5 C49,5 54,30 52,56 L44,58 C46,40 46,22 41,17 C37,13 27,13 23,17 C18,22 18,40 20,58Z",""]},ql={duty:{piping:"M22,44 L40,64 M42,44 L44,47 M15,50 L20,48 M49,50 L44,48",open:"M27,42 L32,47 L37,42 L38,44 L32,50 L26,44Z"},flight:{piping:"M20,46 C25,52 39,52 44,46 M32,51 V64 M16,56 H24 M40,56 H48",open:"M23,42 C26,47 38,47 41,42 L42.5,46 C38,51 26,51 21.5,46Z"},deck:{piping:"M32,46 V64 M14,56 H25 M39,56 H50",open:"M26,42 L32,49 L38,42 L35,41 H29Z"},suit:{piping:"M26,42 L24,52 L31,62 M38,42 L40,52 L33,62",open:"M26.5,41 L32,58 L37.5,41Z"},blouse:{piping:"M24,43 L30,58 M40,43 L34,58",open:"M26,41 L32,54 L38,41Z"},coat:{piping:"M25,42 L22,54 L27,64 M39,42 L42,54 L37,64 M44,54 H50",open:"M26,41 L29,64 H35 L38,41Z"},robe:{piping:"M20,46 C26,54 38,54 44,46 M24,50 L20,64 M40,50 L44,64",open:"M26,42 C29,46 35,46 38,42 L39,45 C35,49 29,49 25,45Z"},tanks:{piping:"M23,45 C24,54 22,58 22,64 M41,45 C40,54 42,58 42,64",open:"M25,43 C27,54 37,54 39,43 L41,45 C41,58 23,58 23,45Z"},leather:{piping:"M25,42 L20,50 L28,56 M39,42 L44,50 L36,56 M32,56 V64",open:"M26.5,41 L32,56 L37.5,41Z"}},to={spectacles:["thin","M23.2,26.2 H30.6 V28.2 C30.4,30.4 29,31 26.9,31 C24.8,31 23.4,30.4 23.2,28.2Z M33.4,26.2 H40.8 V28.2 C40.6,30.4 39.2,31 37.1,31 C35,31 33.6,30.4 33.4,28.2Z M30.6,26.8 H33.4 M23.2,26.8 L21.4,26.4 M40.8,26.8 L42.6,26.4"],glasses:["thin","M22.5,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M33.1,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M30.9,26.5 h2.2"],shades:["dark","M22,24.5 H31 L30.5,29.5 C28,31 24,31 22.5,29Z M33,24.5 H42 L41.5,29 C40,31 36,31 33.5,29.5Z M31,25 H33 V26.5 H31Z"],beard:["hair","M21.5,30 C22,40 26,43.5 32,43.5 C38,43.5 42,40 42.5,30 C41,34 38,35 32,34.5 C26,35 23,34 21.5,30Z"],goatee:["hair","M28.5,34.5 H35.5 C37,38 36,42.5 32,42.5 C28,42.5 27,38 28.5,34.5Z"],moustache:["hair","M26,34.5 C28,31.8 31,32.2 32,33.2 C33,32.2 36,31.8 38,34.5 C35,35.4 29,35.4 26,34.5Z"],patch:["dark","M33.5,24 H42 C42,29 40,31 37.5,31 C35,31 33.5,28 33.5,24Z M19.5,21 L34,24.5 L33.5,26 L19.5,22.5Z"],wings:["gold","M40,54 l3,1.5 5,-2 -2,3 -3,.5 -3,2.5 -3,-2.5 -3,-.5 -2,-3 5,2Z"],pips:["gold","M24.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z M39.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z"],star:["gold","M44,52 l1.2,2.6 2.8,.3 -2.1,1.9 .6,2.8 -2.5,-1.4 -2.5,1.4 .6,-2.8 -2.1,-1.9 2.8,-.3Z"],headset:["line","M19.5,26 C19,12 45,12 44.5,26 M19,25 v6 M45,25 v6 M19.5,31 C20,37 25,38.5 28,38"],tags:["line","M26,44 C28,52 30,53 32,53 C34,53 36,52 38,44 M31,53 h2.4 v4 h-2.4Z"],cross:["red","M42,52 h3 v3 h3 v3 h-3 v3 h-3 v-3 h-3 v-3 h3Z"],scroll:["gold","M20,56 h9 v7 h-9Z M20,58 h9 M20,60.5 h9"],wrench:["line","M45,50 l-6,9 M44,48.5 a2.6,2.6 0 1 0 3.4,2.6"],tie:["red","M30.8,44 H33.2 L34,56 L32,60 L30,56Z"],scarf:["red","M24,42 C28,47 36,47 40,42 L41.5,46 C36,51 28,51 22.5,46Z"],eye:["red","M21.5,26 H42.5 V28.2 H21.5Z"],ribbon:["gold","M39,53 h9 v2 h-9Z M39,56 h9 v2 h-9Z"],cane:["line","M14,64 V54 C14,50 19,50 19,54"],band:["dark","M20,19 C26,15.5 38,15.5 44,19 V22 C38,18.5 26,18.5 20,22Z"]},Dl="M20.4,26 C20,5.5 44,5.5 43.6,26Z",Gl="M24,25 C19.8,24.4 19.9,30.8 24,31Z M40,25 C44.2,24.4 44.1,30.8 40,31Z",Wl={oval:[10,5,43],square:[10.3,9.4,43.4],round:[10.7,6.6,42.4],long:[9.3,5.6,44.6],heart:[10,2,43.2],broad:[10.9,8.6,44]},js=([e,t,n])=>`${32+e},22 V30 C${32+e},37 ${32+t},${n} 32,${n}`,zl=e=>`M${32-e[0]},22 C${32-e[0]},10.4 ${32+e[0]},10.4 ${js(e)} C${32-e[1]},${e[2]} ${32-e[0]},37 ${32-e[0]},30Z`,Fl=e=>`M33,13.4 C39,13.6 ${32+e[0]},17 ${js(e)} C36,38 37,34 35,31 L37,30 L34,25Z`,Ul=([e,t,n])=>`M${32-e},22 V30 C${32-e},37 ${32-t},${n} 32,${n}`,Kl={open:[1.8,1.3,0],wide:[2.2,1.6,.1],narrow:[1.2,.9,.2],tilted:[1.7,1,.9],hooded:[1.1,1.2,-.5],tired:[1.4,1.3,-.7]},qs=([e,,t],n)=>`M${n(24.5)},${27.8-t} C${n(25.7)},${27.8-e-t/2} ${n(28.7)},${27.7-e} ${n(30)},27.8`,Yl=(e,t)=>`${qs(e,t)} C${t(28.7)},${27.8+e[1]} ${t(25.7)},${27.8+e[1]} ${t(24.5)},${27.8-e[2]}Z`,Jl=e=>e,Ql=e=>64-e,an=e=>`${e(Jl)} ${e(Ql)}`,Xl=e=>`M${e(24.3)},26.4 C${e(26)},25 ${e(28.6)},25 ${e(30)},26.3`,ec=([e,t],n)=>{let o=.45*(e+t);return[27.3,36.7].map(s=>`M${s+n},${27.7-o} a${o},${o} 0 1 0 .01,0Z`).join(" ")},tc=e=>[26.9,36.3].map(t=>`M${t+e},26.9 h.01`).join(" "),nc={arched:[1.7,.9,0],flat:[.7,1.1,.2],heavy:[1.2,1.7,.5],thin:[2,.6,-.2],stern:[.6,1.3,1.1],worried:[1.3,1,-.9]},oc=([e,t,n],o)=>`M${o(23.6)},24.7 C${o(25.2)},${24.3-e} ${o(28.2)},${24.2-e+n/2} ${o(30.4)},${23.8+n} L${o(30.1)},${23.8+n+t} C${o(28.2)},${24.2-e+n/2+t*1.3} ${o(25.6)},${24.3-e+t*1.3} ${o(23.6)},24.7Z`,sc={straight:"M32.3,25.6 L34.3,32 C34,33 32.8,33.4 31.9,33.2 C31,33.4 30,33 29.9,32.3 C30.6,32.9 31.4,32.6 32,32.4Z",broad:"M32.4,25.6 L35.3,32 C35.2,33.4 33.6,33.8 32,33.5 C30.4,33.8 28.8,33.4 28.7,32 C29.8,32.9 31.2,32.9 32.2,32.6Z",small:"M32.4,28.4 L33.7,31.6 C33.4,32.5 32.6,32.8 31.9,32.6 C31.1,32.8 30.4,32.4 30.4,31.8 C31,32.2 31.5,32.1 32,31.9Z",hooked:"M32.2,24.6 C34.2,27 34.4,29 34.9,32.4 C34.2,34.4 32.6,34.6 31.6,34 C30.8,33.8 30.1,33.2 30.1,32.5 C30.9,33 31.6,32.9 32.3,32.8Z"},ac={full:"M28.6,37.3 C30.2,36.3 31.3,36.5 32,36.9 C32.7,36.5 33.8,36.3 35.4,37.3 C34.4,37.7 33.4,37.6 32,37.7 C30.6,37.6 29.6,37.7 28.6,37.3Z M29.6,38 C31,39.5 33,39.5 34.4,38 C33,38.4 31,38.4 29.6,38Z",thin:"M28.2,37.6 C30.4,37 33.6,37 35.8,37.6 C33.6,38.1 30.4,38.1 28.2,37.6Z",stern:"M28.2,38 C30,37.2 34,37.2 35.8,38 C33.8,38.3 30.2,38.3 28.2,38Z M30.2,39.6 C31.4,39.9 32.6,39.9 33.8,39.6 C32.6,40.3 31.4,40.3 30.2,39.6Z",smile:"M28,36.7 C30.2,37.7 33.8,37.7 36,36.7 C34.8,39.3 29.2,39.3 28,36.7Z",wry:"M28.6,37.8 C30.6,37.5 33.2,37.5 35.9,36.3 C35,38.3 31,38.9 28.6,37.8Z",small:"M29.4,37.4 C30.6,36.5 31.5,36.6 32,36.9 C32.5,36.6 33.4,36.5 34.6,37.4 C33.6,38.9 30.4,38.9 29.4,37.4Z"},rc=["","M28.9,33.8 C27.9,34.8 27.5,35.8 27.4,36.8 M35.1,33.8 C36.1,34.8 36.5,35.8 36.6,36.8","M28.9,33.6 C27.6,34.8 27,36.2 26.9,38 M35.1,33.6 C36.4,34.8 37,36.2 37.1,38 M25,30.4 C26.4,31.4 28.6,31.4 29.8,30.4 M34.2,30.4 C35.4,31.4 37.6,31.4 39,30.4 M26.6,21 C29,20.3 35,20.3 37.4,21 M27.6,19.2 C30,18.6 34,18.6 36.4,19.2 M31.2,22.4 V24 M32.8,22.4 V24 M22.6,29 L23.8,28.4 M41.4,29 L40.2,28.4"],ic="M22.6,31 C24.4,32.4 26.4,35 26.8,38.6 C24.6,37 22.9,34.4 22.6,31Z M41.4,31 C39.6,32.4 37.6,35 37.2,38.6 C39.4,37 41.1,34.4 41.4,31Z";function re({of:e,cylon:t=!1}){let{skin:n,hair:o,coat:s,marks:r=[],sky:l="#2a3d4f",face:c="oval open arched straight full",gaze:u=0,years:d=0,lit:p="left"}=eo[e.split(":").pop()??""]??eo.anybody,[m,h]=Pl[n],[$,f]=jl[o[0]],g=ql[s[0]],b=c.split(" "),[w,C,N]=[Wl[b[0]],Kl[b[1]],nc[b[2]]],S=p==="right"?"matrix(-1 0 0 1 64 0)":void 0;return a`
    <svg class=${`portrait ${t?"cylon":""}`} viewBox="0 0 64 64" aria-hidden="true">
      <path fill=${l} d="M0,0 H64 V64 H0Z" />
      <path class="halo" d="M64,0 V64 H40 C56,48 58,20 44,0Z" />
      ${$&&a`<path fill=${o[1]} d=${$} /><path class="veil" d=${$} />`}
      <path fill=${h} d="M27,36 H37 V46 H27Z" />
      ${f&&o[0]!=="bald"&&a`<path fill=${o[1]} d=${Dl} />`}
      <path fill=${h} d=${Gl} />
      <path fill=${s[1]} d="M6,64 C7,53 13,48.5 26,44 C29,48 35,48 38,44 C51,48.5 57,53 58,64Z" />
      <path class="veil" d="M38,44 C51,48.5 57,53 58,64 H36Z" />
      <path fill=${s[3]??"#cfd8de"} d=${g.open} />
      <path class="piping" stroke=${s[2]} d=${g.piping} />
      <path fill=${m} d=${zl(w)} />
      <path fill=${h} opacity=".5" transform=${S} d=${Fl(w)} />
      ${d>1&&a`<path fill=${h} opacity=".45" d=${ic} />`}
      <path class="rim-light" transform=${S} d=${Ul(w)} />
      <path class="eye-white" d=${an(R=>Yl(C,R))} />
      <path class="pupils" d=${ec(C,u)} />
      <path class="glints" d=${tc(u)} />
      <path class="lids" d=${an(R=>qs(C,R))} />
      ${C[2]<0&&a`<path class="years" stroke=${h} d=${an(Xl)} />`}
      ${d>0&&a`<path class="years" stroke=${h} d=${rc[d]} />`}
      <path fill=${h} transform=${S} d=${sc[b[3]]} />
      <path class="mouth" d=${ac[b[4]]} />
      <path fill=${o[1]} class="brows" d=${an(R=>oc(N,R))} />
      ${f&&a`<path fill=${o[1]} d=${f} />`}
      ${r.map(R=>a`<path key=${R} class=${`mark ${to[R][0]}`} fill=${to[R][0]==="hair"?o[1]:void 0} d=${to[R][1]} />`)}
    </svg>
  `}function pe({skill:e}){return a`<i class=${`skill ${e}`} role="img" aria-label=${i(`skill:${e}`)} data-explain=${`skill:${e}`}
    ><span aria-hidden="true">${i(`letter:${e}`)}</span></i
  >`}function rn({sheet:e,used:t=!1}){return a`
    <div class="sheet-data">
      <${re} of=${e.character} />
      <p class="skill-set" aria-label=${i("skill_set")}>
        ${e.skill_set.map((n,o)=>a`<span key=${o} class="draw"><b>${n.count}</b>${n.skills.map((s,r)=>a`<span key=${s} class="of-skill">${r>0&&a`<small>${i("either_skill")}</small>`}<${pe} skill=${s} /><span aria-hidden="true">${i(`skill:${s}`)}</span></span>`)}</span>`)}
      </p>
      <dl>
        ${e.abilities.map(n=>a`<div key=${n.kind} class=${n.kind}>
            <dt><b>${n.name}</b> <small>${i(`ability:${n.kind}`)}</small>${t&&n.kind==="once"&&a` <mark>${i("used")}</mark>`}</dt>
            <dd>${n.text}</dd>
          </div>`)}
      </dl>
    </div>
  `}function Ds(){let{view:e,choice:t}=k(),n=t.question?.options.filter(r=>r.startsWith("char:"))??[],o=n.length>0;if(_(()=>o?()=>scrollTo(0,0):void 0,[o]),!o)return null;let s=n.flatMap(r=>e.characters.find(l=>l.character===r)??[]);return a`
    <section class="sheets-offered" data-answers aria-label=${i("characters")}>
      <h2>${t.question?.text}</h2>
      <p class="legend">${i("sheet_legend")}</p>
      <ul>
        ${s.map(r=>a`
            <li key=${r.character} class="sheet-card">
              <h3>${r.name} <small>${i(`type:${r.type}`)}${r.good_first&&a` <mark class="good-first">${i("good_first")}</mark>`}</small></h3>
              <${rn} sheet=${r} />
              <button type="button" class="go" disabled=${t.sending} data-option=${r.character}
                onClick=${()=>t.pick(r.character)}>${i("choose_named",{name:r.name})}</button>
            </li>
          `)}
      </ul>
    </section>
  `}var lc={home:{sky:["#7a3216","#123450"],world:["#4f7f95","#183546","#ffab70"],fires:!0},void:{sky:["#26427a","#4a2a66"],cloud:["#34508f","#5c3f86","#2a6a8a"]},desert:{sky:["#4a3216","#132a3a"],world:["#c08a55","#6b4426","#ffd9a0"]},garden:{sky:["#123f4a","#1a2350"],world:["#4f9ab5","#1d4a68","#bfeaf8"]},ice:{sky:["#1f4660","#1b2248"],world:["#d3e6ee","#6f93a8","#ffffff"]},moon:{sky:["#26303c","#1a1f2e"],world:["#9aa2a8","#4c545c","#e3e8ec"]},tylium:{sky:["#5c3410","#1a2a3d"],world:["#d99a3e","#7a3d14","#ffe0a0"],ring:"#f2c46a"},algae:{sky:["#16452c","#123347"],world:["#6fa75a","#274d33","#d4f2b0"]},giant:{sky:["#4a2b3d","#15304a"],world:["#cf9f78","#6e3f3d","#ffe6c4"],bands:!0,ring:"#e9cba4"},embers:{sky:["#6a1f12","#2a1030"],sun:"#ff6a3a"},nebula:{sky:["#6a2f5a","#173a6a"],cloud:["#c0568f","#e0a45a","#4a6fd0"]},fallout:{sky:["#4a5212","#123a2a"],cloud:["#c9d13a","#6fae3a","#e8a03a"]},rocks:{sky:["#33302b","#15283a"],rocks:"#8a8378"},storm:{sky:["#3a3f63","#4a3420"],cloud:["#6a7ab8","#b8824a","#3a4a80"],world:["#7a6a58","#33302f","#e0c9a0"]},ambush:{sky:["#5a1620","#161d33"],hunters:!0},refinery:{sky:["#5a2a10","#2a1420"],rocks:"#6b4a3a",hunters:!0},wreck:{sky:["#3d1a2a","#15283a"],wreck:!0}},cc={"asteroid-field":"rocks","barren-planet":"desert","cylon-ambush":"ambush","cylon-raiders":"ambush","cylon-refinery":"refinery","deep-space":"void","desolate-moon":"moon","icy-moon":"ice","ragnar-anchorage":"storm","remote-planet":"garden","tylium-planet":"tylium","algae-planet":"algae","derelict-basestar":"wreck","dying-star":"embers","gas-giant":"giant","lions-head-nebula":"nebula","radioactive-cloud":"fallout"},Fe=e=>e===null?"home":cc[e.split(":")[1]]??"void";function Gs({destination:e}){let t=Fe(e);return a`<div class=${`backdrop ${t}`} data-sky=${t} aria-hidden="true"><${Ue} key=${t} kind=${t} /></div>`}function Ue({kind:e,small:t=!1,over:n=""}){let o=`${e}${t?"-small":""}${n}`;return a`<svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice" dangerouslySetInnerHTML=${{__html:uc(e,o,t)}}></svg>`}var no=new Map;function uc(e,t,n){return no.has(t)||no.set(t,dc(e,o=>`sky-${t}-${o}`,n)),no.get(t)}function dc(e,t,n){let{sky:o,world:s,bands:r,ring:l,sun:c,rocks:u,cloud:d,wreck:p,fires:m,hunters:h}=lc[e],$=N=>`url(#${t(N)})`,[f,g,b]=n?[400,270,170]:[620,84,196],w=d??o,C=Ws(e.length*97+e.charCodeAt(1));return[`<defs>${w.map((N,S)=>ln(t(`dust${S}`),[0,N,d?.5:.55],[.5,N,.2],[1,N,0])).join("")}`,o.map((N,S)=>ln(t(`glow${S}`),[0,N,1],[1,N,0])).join(""),s?`${ln(t("air"),[.86,s[2],.75],[.92,s[2],.22],[1,s[2],0])}<radialGradient id="${t("world")}" cx=".34" cy=".3" r=".8"><stop stop-color="${s[2]}"/><stop offset=".18" stop-color="${s[0]}"/><stop offset=".6" stop-color="${s[1]}"/></radialGradient><radialGradient id="${t("night")}" cx=".26" cy=".22" r=".95"><stop offset=".42" stop-color="#020408" stop-opacity="0"/><stop offset=".78" stop-color="#020408" stop-opacity=".9"/></radialGradient><clipPath id="${t("disc")}"><circle cx="${f}" cy="${g}" r="${b}"/></clipPath>`:"",c?ln(t("sun"),[0,"#fff",1],[.2,"#ffe2b0",1],[.28,c,.8],[.55,c,.28],[1,c,0]):"",`</defs><ellipse cx="150" cy="440" rx="560" ry="360" fill="${$("glow1")}"/><ellipse cx="640" cy="80" rx="560" ry="400" fill="${$("glow0")}"/>`,pc(C,d?30:18,w.length,$),`<path class="stars far" d="${oo(190,7)}"/><path class="stars mid" d="${oo(70,5)}"/><path class="stars near" d="${oo(26,3)}"/><path class="flares" d="${gc}"/>`,c?`<circle cx="${f}" cy="${g}" r="300" fill="${$("sun")}"/>`:"",s?fc([f,g,b],s,{bands:r,ring:l,fires:m},$,C):"",u?mc(C,u):"",h?$c:"",p?hc:""].join("")}var ln=(e,...t)=>`<radialGradient id="${e}">${t.map(([n,o,s])=>`<stop offset="${n}" stop-color="${o}" stop-opacity="${s}"/>`).join("")}</radialGradient>`;function pc(e,t,n,o){return Array.from({length:t},(s,r)=>{let l=e(),[c,u]=[Math.round(-40+l*880),Math.round(480-l*420+(e()-.5)*300)],d=Math.round(-60+e()*60);return`<ellipse cx="${c}" cy="${u}" rx="${Math.round(70+e()*170)}" ry="${Math.round(24+e()*70)}" fill="${o(`dust${r%n}`)}" transform="rotate(${d} ${c} ${u})" opacity="${(.3+e()*.6).toFixed(2)}"/>`}).join("")}function fc([e,t,n],[,o,s],{bands:r,ring:l,fires:c},u,d){let p=`<circle cx="${e}" cy="${t}" r="${n}" fill="${u("world")}"/>`,m=r?Array.from({length:11},(g,b)=>`<path fill="${b%2?s:o}" opacity="${(.12+d()*.22).toFixed(2)}" d="M${e-n},${Math.round(t-n+b*n/5.5)} q${n/2},${Math.round(d()*22)} ${n},8 t${n},-4 v${Math.round(8+d()*18)} q${-n/2},8 ${-n},-2 t${-n},6Z"/>`).join(""):[o,s].map((g,b)=>`<path fill="${g}" opacity="${b?.2:.5}" d="${Array.from({length:b?16:11},()=>so(d,e-n+d()*2*n,t-n+d()*2*n,(b?.07:.16)*n*(.6+d()),1.9)).join("")}"/>`).join(""),h=c?`<path class="fires" d="${Array.from({length:16},()=>`M${Math.round(e-n*.7+d()*n*1.3)},${Math.round(t-n*.2+d()*n)} l${Math.round(4+d()*12)},${Math.round(d()*8)}`).join("")}"/>`:"",$=(g,b)=>`<path class="ring" fill="none" stroke="${l}" stroke-width="${g*15}" stroke-opacity="${.6-g*.3}" d="M${e-n*(1.3+g*.35)},${t} A${n*(1.3+g*.35)},${n*(.26+g*.08)} 0 0 ${b} ${e+n*(1.3+g*.35)},${t}" transform="rotate(-17 ${e} ${t})"/>`,f=g=>l?[.2,.6,1].map(b=>$(b,g)).join(""):"";return`${f(1)}<circle cx="${e}" cy="${t}" r="${n*1.14}" fill="${u("air")}"/>${p}<g clip-path="${u("disc")}">${m}${h}</g><circle cx="${e}" cy="${t}" r="${n+.5}" fill="${u("night")}"/>${f(0)}`}function so(e,t,n,o,s){let r=Array.from({length:9},(c,u)=>{let d=o*(.55+e()*.8);return[t+d*s*Math.cos(u*.698),n+d*Math.sin(u*.698)]}),l=r.map(([c,u],d)=>{let[p,m]=r[(d+1)%r.length];return[Math.round(c),Math.round(u),Math.round((c+p)/2),Math.round((u+m)/2)]});return`M${l[8][2]},${l[8][3]}${l.map(c=>`Q${c.join(",")}`).join("")}Z`}function mc(e,t){return Array.from({length:15},(n,o)=>{let[s,r,l]=[e()*800,e()*520,o<4?40+e()*40:6+e()*18],[c,u]=[so(e,s,r,l,1.15),so(e,s+l*.35,r+l*.4,l*.62,1)];return`<path fill="${t}" d="${c}"/><path fill="#05080c" opacity=".5" d="${u}"/>`}).join("")}var $c='<g class="hunters"><path d="M560,60 l40,10 34,-34 -14,44 40,22 -48,4 -20,46 -10,-46 -48,-8 42,-20Z"/><path d="M706,150 l22,6 18,-18 -8,24 22,12 -26,2 -10,24 -6,-24 -26,-4 22,-12Z"/><path d="M120,440 l16,4 14,-14 -6,18 16,8 -20,2 -8,18 -4,-18 -20,-4 18,-8Z"/></g>',hc='<g class="wreck"><path d="M470,150 L640,96 L652,30 L668,100 L790,140 L672,140 L650,230 L634,142Z"/><path d="M598,112 L640,96 L646,70 M700,112 L790,140"/><path d="M560,190 l14,-6 6,10 -12,8Z M690,220 l18,-4 4,12 -14,6Z M520,90 l10,-8 8,8 -8,8Z"/></g>',gc="M96,70 h22 M107,59 v22 M300,40 h16 M308,32 v16 M42,300 h18 M51,291 v18 M744,330 h24 M756,318 v24 M420,492 h14 M427,485 v14 M236,430 h18 M245,421 v18";function Ws(e){let t=e;return()=>(t=t*16807%2147483647,t/2147483647)}function oo(e,t){let n=Ws(t);return Array.from({length:e},()=>`M${Math.round(n()*800)},${Math.round(n()*520)}h0`).join("")}function ut({name:e,upright:t=!1}){if(!(e in zs))return null;let[n,o]=t?["0 0 400 800","matrix(0 1 -1 0 400 0)"]:[zs[e]];return a`<svg class=${`outline ${t?"upright":""}`} viewBox=${n} preserveAspectRatio="none" aria-hidden="true"><use href=${`#hull-${e}`} transform=${o} /></svg>`}var zs={galactica:"0 0 800 400","colonial-one":"0 0 200 400"};function ct(e,t,[n,o,s,r],l){let c=t,u=()=>(c=c*16807%2147483647,c/2147483647);return Array.from({length:e},()=>l(Math.round(n+u()*(s-n)),Math.round(o+u()*(r-o)),u)).join("")}var cn=(e,t,n)=>`M${e},${t} h${8+Math.round(n()*34)} v${4+Math.round(n()*12)} h-${8+Math.round(n()*34)}Z`,Fs=(e,t)=>`M${e},${t}h3`,Qs=(e,t,n,o)=>Array.from({length:e},(s,r)=>o(t+r*n)).join(""),bc="M3,206 V194 L10,156 L34,118 L94,84 L142,72 H640 L666,58 H722 L744,84 V316 L722,342 H666 L640,328 H142 L94,316 L34,282 L10,244Z",yc="M140,34 L170,8 H684 L726,20 V50 L684,62 H170Z",Us=[30,90,730,310],kc="M3,206 V194 L10,156 L34,118 L94,84 L142,72 L132,112 V288 L142,328 L94,316 L34,282 L10,244Z",Ks=[86,136,180,224,272],Ys=`
  <path fill="#0b1218" d="M186,58 h54 l10,26 h-74Z M322,58 h54 l10,26 h-74Z M452,58 h54 l10,26 h-74Z M590,58 h54 l10,26 h-74Z"/>
  <path fill="url(#h-strut)" d="M192,58 h42 l8,26 h-58Z M328,58 h42 l8,26 h-58Z M458,58 h42 l8,26 h-58Z M596,58 h42 l8,26 h-58Z"/>
  <path fill="url(#h-pod)" stroke="#05090d" stroke-width="2" d="${yc}"/>
  <path fill="#04070a" d="M684,12 L722,22 V48 L684,58Z M146,34 L166,16 V54Z"/>
  <path fill="none" stroke="#7fe0ff" stroke-width="2.5" d="M690,19 L718,26 M690,51 L718,44"/>
  <path fill="#0a1117" opacity=".45" d="${Qs(30,190,16,e=>`M${e},10 h5 v10 h-5Z M${e},50 h5 v10 h-5Z`)}"/>
  <path fill="none" stroke="#cfe6f4" stroke-width="1.5" opacity=".75" d="M140,34 L170,8 H684 L726,20"/>
  <path fill="none" stroke="#ffe2a6" stroke-width="2" stroke-dasharray="3 9" opacity=".9" d="M180,55 H676"/>
`,Mc=`
  ${Ks.map(e=>`<path fill="url(#h-plume)" d="M756,${e-15} C800,${e-12} 850,${e-4} 880,${e} C850,${e+4} 800,${e+12} 756,${e+15}Z"/>`).join("")}
  ${Ys}<g transform="matrix(1 0 0 -1 0 400)">${Ys}</g>
  ${Ks.map(e=>`<path fill="#1b2731" stroke="#05090d" stroke-width="2" d="M734,${e-20} h16 l12,6 v28 l-12,6 h-16Z"/><path fill="#d8f6ff" d="M756,${e-11} h7 v22 h-7Z"/>`).join("")}
  <path fill="url(#h-armour)" stroke="#05090d" stroke-width="2.5" d="${bc}"/>
  <path fill="#fff" opacity=".055" d="${ct(110,11,Us,cn)}"/>
  <path fill="#02060a" opacity=".2" d="${ct(110,23,Us,cn)}"/>
  <path fill="#060b10" opacity=".55" d="${Qs(31,152,16,e=>`M${e},74 h7 v22 h-7Z M${e},304 h7 v22 h-7Z`)}"/>
  <path fill="url(#h-head)" stroke="#05090d" stroke-width="2" d="${kc}"/>
  <path fill="none" stroke="#05090d" stroke-width="2" opacity=".7" d="M10,156 L70,136 H132 M10,244 L70,264 H132 M3,200 H132 M94,84 L84,128 M94,316 L84,272 M48,142 V258 M100,118 V282"/>
  <path fill="none" stroke="#e6f4ff" stroke-width="2" opacity=".8" d="M3,194 L10,156 L34,118 L94,84 L142,72 H640 L666,58 H722 L744,84"/>
  <path fill="none" stroke="#05090d" stroke-width="2" opacity=".6" d="M142,100 H640 M142,300 H640 M640,72 V328 M666,58 V342 M690,58 V342"/>
  <path fill="none" stroke="#ffe2a6" stroke-width="3.4" opacity=".95" d="${ct(26,5,[22,126,126,276],Fs)}${ct(34,17,[650,80,736,320],Fs)}"/>
  <path fill="none" stroke="#9be8ff" stroke-width="2.6" stroke-dasharray="3 8" opacity=".9" d="M150,102.5 H636 M150,297.5 H636"/>
  <path fill="#ff5347" d="M8,176 a5,5 0 1 1 .1,0Z M732,98 a5,5 0 1 1 .1,0Z"/><path fill="#62f0a0" d="M8,232 a5,5 0 1 1 .1,0Z M732,310 a5,5 0 1 1 .1,0Z"/>
`,Js=`
  <path fill="url(#h-wash)" d="M2,356 H32 L17,420Z"/>
  <path fill="url(#h-wing)" stroke="#05090d" stroke-width="2" d="M34,196 L4,240 L0,300 V360 H34Z"/>
  <path fill="#0a1117" d="M2,352 h30 v10 h-30Z"/><path fill="#d8f6ff" d="M5,357 h24 v5 h-24Z"/>
`,vc=`
  ${Js}<g transform="matrix(-1 0 0 1 200 0)">${Js}</g>
  <path fill="url(#h-wash)" d="M56,392 H88 L72,440Z M112,392 H144 L128,440Z"/>
  <path fill="#0a1117" d="M54,380 h36 v16 h-36Z M110,380 h36 v16 h-36Z"/><path fill="#d8f6ff" d="M58,391 h28 v5 h-28Z M114,391 h28 v5 h-28Z"/>
  <path fill="url(#h-liner)" stroke="#05090d" stroke-width="2.5" d="M64,3 H136 C158,14 172,38 178,74 V346 L158,384 H42 L22,346 V74 C28,38 42,14 64,3Z"/>
  <path fill="#fff" opacity=".1" d="${ct(36,31,[34,30,150,370],cn)}"/>
  <path fill="#1b1608" opacity=".22" d="${ct(36,47,[34,30,150,370],cn)}"/>
  <path fill="url(#m-glass)" stroke="#05090d" stroke-width="1.5" d="M76,9 H124 L138,24 H62Z"/>
  <path fill="#2f6b9b" d="M22,84 H178 V91 H22Z M22,338 H178 V345 H22Z"/>
  <path fill="none" stroke="#fff" stroke-width="2" opacity=".75" d="M22,346 V74 C28,38 42,14 64,3 H136"/>
  <path fill="none" stroke="#fff2c0" stroke-width="4" stroke-dasharray="4 7" d="M30,98 V332 M170,98 V332"/>
`,_c=`
  <linearGradient id="h-armour" x2="0" y2="1"><stop stop-color="#a9c0d2"/><stop offset=".14" stop-color="#6f8ba1"/><stop offset=".5" stop-color="#44596b"/><stop offset=".85" stop-color="#283744"/><stop offset="1" stop-color="#141d26"/></linearGradient>
  <linearGradient id="h-head" x2="1" y2="1"><stop stop-color="#b7ccdc"/><stop offset=".35" stop-color="#71899c"/><stop offset=".75" stop-color="#3b4e5f"/><stop offset="1" stop-color="#1a252f"/></linearGradient>
  <linearGradient id="h-pod" x2="0" y2="1"><stop stop-color="#b4cadb"/><stop offset=".16" stop-color="#5d7689"/><stop offset=".6" stop-color="#34475a"/><stop offset="1" stop-color="#1b2731"/></linearGradient>
  <linearGradient id="h-strut" x2="0" y2="1"><stop stop-color="#1b2731"/><stop offset="1" stop-color="#4d6375"/></linearGradient>
  <linearGradient id="h-plume" x2="1"><stop stop-color="#f2fdff"/><stop offset=".16" stop-color="#7fdcff" stop-opacity=".9"/><stop offset=".8" stop-color="#2a8fd0" stop-opacity="0"/></linearGradient>
  <linearGradient id="h-wash" x2="0" y2="1"><stop stop-color="#d8f6ff"/><stop offset=".3" stop-color="#5cc8f2" stop-opacity=".8"/><stop offset="1" stop-color="#2a8fd0" stop-opacity="0"/></linearGradient>
  <linearGradient id="h-liner" x2="1"><stop stop-color="#f4ead0"/><stop offset=".25" stop-color="#c9bb97"/><stop offset=".7" stop-color="#8c8163"/><stop offset="1" stop-color="#4b4533"/></linearGradient>
  <linearGradient id="h-wing" x2="1" y2="1"><stop stop-color="#e3d8bb"/><stop offset="1" stop-color="#5d553f"/></linearGradient>
`,Xs=`<defs>${_c}<g id="hull-galactica">${Mc}</g><g id="hull-colonial-one">${vc}</g></defs>`;var Ke={fuel:["0 0 48 48","M14,4 H27 V9 H31 L40,18 V44 H8 V9 H14Z M19,8 V10.5 H23 V8Z M14,17 L21.5,27.5 L14,38 L17,40 L24,30.5 L31,40 L34,38 L26.5,27.5 L34,17 L31,15 L24,24.5 L17,15Z"],food:["0 0 48 48","M22.5,46 V24 H25.5 V46Z M24,3 C28.5,7 28.5,12 24,16 C19.5,12 19.5,7 24,3Z M22.5,24 C16,24 12.5,20.5 12,14 C18.5,14 22,17.5 22.5,24Z M25.5,24 C32,24 35.5,20.5 36,14 C29.5,14 26,17.5 25.5,24Z M22.5,34 C15,34 10.5,30 10,23 C17.5,23 22,27 22.5,34Z M25.5,34 C33,34 37.5,30 38,23 C30.5,23 26,27 25.5,34Z M22.5,43 C15,43 10.5,39 10,32 C17.5,32 22,36 22.5,43Z M25.5,43 C33,43 37.5,39 38,32 C30.5,32 26,36 25.5,43Z"],morale:["0 0 48 48","M24,44 C9,33 4,25 4,17 C4,10 9,5 15,5 C19,5 22.5,7.5 24,11 C25.5,7.5 29,5 33,5 C39,5 44,10 44,17 C44,25 39,33 24,44Z"],population:["0 0 48 48","M24,6 A6.5,6.5 0 1 1 23.99,6Z M13,44 V30 C13,23.5 17.5,21 24,21 C30.5,21 35,23.5 35,30 V44Z M9,14 A4.5,4.5 0 1 1 8.99,14Z M2,44 V32 C2,27 5,24.5 11,24.5 C10,26.5 9.5,28.5 9.5,31 V44Z M39,14 A4.5,4.5 0 1 1 38.99,14Z M46,44 V32 C46,27 43,24.5 37,24.5 C38,26.5 38.5,28.5 38.5,31 V44Z"],die:["-24 -24 48 48","M0,-23 L21,-8 L21,10 L0,23 L-21,10 L-21,-8Z"]};var De=e=>`${e}<g transform="scale(1 -1)">${e}</g>`,dt=e=>`${e}<g transform="scale(-1 1)">${e}</g>`,x=(e,t,n="")=>`<path fill="${e}" d="${t}" ${n}/>`,T=e=>`url(#m-${e})`,ee=(e,t,n=1,o="")=>`<path fill="none" stroke="${e}" stroke-width="${n}" d="${t}" ${o}/>`,G='stroke="#05090d" stroke-width="1.6"',Lc=[["white","v",[0,"#fff"],[.35,"#d5e0e8"],[.7,"#8fa2b1"],[1,"#4a5b69"]],["steel","v",[0,"#c6dcec"],[.4,"#7d97ac"],[1,"#2c3c4a"]],["green","v",[0,"#d3e2cd"],[.4,"#8ba38b"],[1,"#37483c"]],["sand","v",[0,"#fff3d2"],[.4,"#cdb98a"],[1,"#5d4f36"]],["rust","v",[0,"#e8c3a0"],[.45,"#a8795a"],[1,"#46301f"]],["brass","v",[0,"#fff6cf"],[.4,"#d3b768"],[1,"#6a5320"]],["blood","v",[0,"#ff9d8f"],[.35,"#c8473f"],[1,"#4c1211"]],["gore","v",[0,"#b04a43"],[.5,"#6d1f1c"],[1,"#2a0908"]],["ember","v",[0,"#ffb98c"],[.35,"#d4673f"],[1,"#54190e"]],["chrome","v",[0,"#fff"],[.3,"#c9d2d9"],[.5,"#5f6b75"],[.56,"#dbe3e9"],[1,"#6d7a85"]],["tube","v",[0,"#3b4a57"],[.3,"#e6eef4"],[.6,"#8da0af"],[1,"#22303c"]],["plume","h",[0,"#fff"],[.25,"#9fe9ff"],[1,"#35b4ea00"]],["heat","v",[0,"#fff2df"],[.3,"#ff9a5c"],[1,"#ff3b1c00"]],["glass","v",[0,"#bfefff"],[.3,"#2c6f8f"],[1,"#06141d"]],["eye","r",[0,"#fff"],[.3,"#ffb3a8"],[.6,"#ff2f20"],[1,"#ff2f2000"]],["aura","r",[0,"#ff4a3c80"],[1,"#ff2a1c00"]]],wc={v:'x2="0" y2="1"',h:'x2="1" y2="0"'},ta=Lc.map(([e,t,...n])=>{let o=t==="r"?"radialGradient":"linearGradient";return`<${o} id="m-${e}" ${wc[t]??""}>${n.map(([s,r])=>`<stop offset="${s}" stop-color="${r}"/>`).join("")}</${o}>`}).join(""),ea=(e,t,n)=>`<g transform="rotate(${n})">${x(t,"M0,-6 L15,-7 C10,-34 5,-64 0,-98Z",G)}${x(e,"M0,-6 L-15,-7 C-10,-34 -5,-64 0,-98Z",G)}${ee("#ffd9d2","M0,-20 V-88",1.5,'stroke-dasharray="2 6" opacity=".85"')}${ee("#2a0706","M-13,-22 L0,-17 L13,-22 M-10,-40 L0,-35 L10,-40",1.4,'opacity=".6"')}</g>`,Et={viper:["-58 -34 116 68",De(x(T("plume"),"M36,-18 H58 L37,-9Z"))+x(T("plume"),"M38,-6 H60 V6 H38Z")+De(x(T("white"),"M6,-9 L27,-32 H42 L38,-9Z",G)+x("#2b9fd0","M17,-18 L29,-31 H35 L25,-17Z")+ee("#dfe9f0","M24,-32 H10",2.2)+x(T("tube"),"M10,-18 H36 L39,-16 V-9 H8Z",G)+x("#0c1319","M8,-16 h4 v7 h-4Z"))+x(T("white"),"M-57,0 C-40,-5 -16,-9 4,-10 L22,-11 L38,-9 V9 L22,11 L4,10 C-16,9 -40,5 -57,0Z",G)+x("#2b9fd0","M-38,-3.6 L-26,-5.6 V5.6 L-38,3.6Z M20,-10 H26 V10 H20Z")+x(T("glass"),"M-12,0 C-8,-6 8,-7 15,-4 V4 C8,7 -8,6 -12,0Z",G)+ee("#fff","M-8,-2.4 C-2,-4.6 6,-4.6 12,-2.8",1.4)],"viper-mark-vii":["-58 -36 116 72",De(x(T("plume"),"M36,-14 H58 L37,-5Z"))+x(T("plume"),"M40,-5 H60 V5 H40Z")+De(x(T("steel"),"M-8,-8 L18,-34 L48,-34 L34,-9Z",G)+x("#6fe0ff","M22,-27 L28,-33 H36 L30,-26Z")+ee("#c6dcec","M30,-34 H4",2.4)+ee("#1d2a35","M6,-12 L28,-33",1.4)+x(T("tube"),"M6,-15 H36 L39,-13 V-6 H4Z",G))+x(T("steel"),"M-57,0 C-48,-10 -24,-12 -4,-11 L14,-9 L40,-6 V6 L14,9 L-4,11 C-24,12 -48,10 -57,0Z",G)+x("#2a3a47","M-57,0 C-52,-6 -44,-8 -38,-9 V9 C-44,8 -52,6 -57,0Z")+x(T("glass"),"M-30,0 C-24,-7 -6,-8 4,-4 V4 C-6,8 -24,7 -30,0Z",G)+ee("#eafaff","M-25,-2.6 C-16,-5.6 -6,-5.4 1,-3",1.4)],raider:["-52 -46 104 92",dt(x(T("heat"),"M3,32 H13 L7,47Z"))+x(T("gore"),"M-48,-42 C-53,-4 -38,24 -15,35 L0,43 L15,35 C38,24 53,-4 48,-42 C42,-14 31,-2 17,1 H-17 C-31,-2 -42,-14 -48,-42Z",G)+dt(x(T("blood"),"M47,-38 C50,-6 36,18 15,29 L6,33 L12,3 C31,2 42,-12 47,-38Z")+ee("#ffd2ca","M48.5,-40 C52,-6 38,20 16,32",1.6,'opacity=".8"')+ee("#3a0d0c","M44,-20 C39,-2 30,8 14,14 M39,2 L26,-1 M28,17 L17,8",1.5))+x(T("blood"),"M-10,-8 C-9,-21 9,-21 10,-8 L14,6 L7,27 L0,37 L-7,27 L-14,6Z",G)+x("#2a0706","M-9.5,-9 C-5,-12 5,-12 9.5,-9 L10,-2 C5,-5 -5,-5 -10,-2Z")+x(T("eye"),"M-11,-12 H11 V1 H-11Z")+x("#fff","M-5,-7.4 H5 V-4.6 H-5Z")+ee("#3a0d0c","M0,6 V32 M-8,12 L0,16 L8,12",1.5)],"heavy-raider":["-54 -56 108 112",dt(x(T("heat"),"M20,40 H34 L27,57Z"))+x(T("heat"),"M-8,44 H8 L0,58Z")+dt(x(T("gore"),"M10,-14 L22,-34 L30,-55 L36,-53 L46,-30 L52,4 L48,34 L36,46 L18,42 L12,20Z",G)+x(T("ember"),"M24,-30 L31,-50 L43,-28 L48,2 L45,31 L35,41 L22,38 L19,10Z")+x("#3a100a","M27,-20 L38,-24 L42,-4 L26,-2Z M25,6 L43,4 L41,26 L25,28Z")+x(T("blood"),"M29,-17 L36,-20 L39,-7 L28,-6Z M27,9 L40,8 L39,23 L27,25Z")+ee("#ffe0cf","M31,-50 L43,-28 L48,2",1.6)+x("#fff0e4","M30,-56 L34,-46 L29,-46Z"))+x(T("ember"),"M-13,-30 L-8,-42 H8 L13,-30 L18,-4 L16,32 L9,46 H-9 L-16,32 L-18,-4Z",G)+x("#2a0706","M-11,-28 L-7,-36 H7 L11,-28 L12,-20 H-12Z")+x(T("eye"),"M-15,-34 H15 V-18 H-15Z")+x("#fff","M-7,-27.6 H7 V-24.6 H-7Z")+x("#4a1710","M-10,2 H10 L7,34 H-7Z")+ee("#ff9d78","M-9,10 H9 M-8.4,18 H8.4 M-7.6,26 H7.6",1.8)+ee("#ffe0cf","M-13,-30 L-8,-42 H8 M-17,-6 L-15,30",1.4)],basestar:["-104 -70 208 140",`<ellipse rx="100" ry="66" fill="${T("aura")}"/><g transform="translate(0 17) scale(1.02 .6) rotate(60)">${[0,120,240].map(e=>ea(T("gore"),"#33100f",e)).join("")}</g>`+x(T("gore"),"M-17,-10 L-11,18 C-6,24 6,24 11,18 L17,-10Z",G)+ee("#ffb3a8","M-11,-2 L-8,14 M0,2 V19 M11,-2 L8,14",1.6,'stroke-dasharray="2 3"')+`<g transform="translate(0 -13) scale(1.02 .6)">${[0,120,240].map(e=>ea(T("blood"),"#7c2320",e)).join("")}<circle r="23" fill="${T("blood")}" ${G}/><circle r="15" fill="#3a0d0c"/></g><ellipse cy="-13" rx="22" ry="14" fill="${T("eye")}"/>`],"civilian-0":["-60 -36 120 72",x(T("plume"),"M46,-9 H62 V9 H46Z")+x(T("sand"),"M-58,0 C-48,-18 -24,-23 6,-23 H34 L50,-13 V13 L34,23 H6 C-24,23 -48,18 -58,0Z",G)+x("#4a6d52","M-36,-13 L-26,-18 V18 L-36,13Z M30,-22 H38 L40,-20 V20 L38,22 H30Z")+ee("#6a4b12","M-22,-14 H28 M-22,14 H28",5)+ee("#fff0a8","M-22,-14 H28 M-22,14 H28",3,'stroke-dasharray="2 4"')+x(T("brass"),"M-14,-7 H20 V7 H-14 L-20,0Z",G)],"civilian-1":["-60 -36 120 72",De(x(T("plume"),"M48,-16 H62 V-5 H48Z"))+x("#3a3226","M-40,-5 H50 V5 H-40Z")+De(x(T("rust"),"M-24,-33 H-4 V-8 H-24Z M0,-33 H20 V-8 H0Z M24,-33 H44 V-8 H24Z",G)+ee("#ffe0b8","M-21,-27 H-7 M3,-27 H17 M27,-27 H41 M-21,-20 H-7 M3,-20 H17 M27,-20 H41",1.6,'opacity=".7"'))+x(T("sand"),"M-58,-9 L-44,-19 H-28 V19 H-44 L-58,9Z",G)+x(T("glass"),"M-55,-7 L-46,-13 V13 L-55,7Z")+x(T("sand"),"M40,-20 H52 V20 H40Z",G)],"civilian-2":["-60 -36 120 72",x(T("plume"),"M50,-6 H62 V6 H50Z")+x("#3a3226","M-44,-4 H52 V4 H-44Z")+x(T("tube"),"M-26,-24 C-26,-33 4,-33 4,-24 V24 C4,33 -26,33 -26,24Z M8,-24 C8,-33 38,-33 38,-24 V24 C38,33 8,33 8,24Z",G)+x("#c58a35","M-26,-5 H4 V5 H-26Z M8,-5 H38 V5 H8Z")+x(T("sand"),"M-58,-10 L-46,-18 H-30 V18 H-46 L-58,10Z M42,-15 H54 V15 H42Z",G)+x(T("glass"),"M-55,-7 L-47,-12 V12 L-55,7Z")],"civilian-3":["-60 -36 120 72",x(T("plume"),"M50,-7 H62 V7 H50Z")+x(T("sand"),"M-58,0 L-40,-11 H54 V11 H-40Z",G)+`<path fill="${T("sand")}" fill-rule="evenodd" d="M8,-34 A34,34 0 1 1 7.99,-34Z M8,-20 A20,20 0 1 0 8.01,-20Z" ${G}/>`+ee("#fff0a8","M8,-27 A27,27 0 1 1 7.99,-27",3,'stroke-dasharray="2.4 6.1"')+x(T("brass"),"M8,-11 A11,11 0 1 1 7.99,-11Z",G)+x(T("glass"),"M-54,0 L-42,-7 V7Z")],raptor:["-52 -40 104 80",De(x(T("plume"),"M42,-27 H58 V-13 H42Z"))+De(x(T("tube"),"M-12,-24 L6,-38 H36 L44,-30 V-11 H-12Z",G)+x("#cfe8c2","M8,-35 H16 L10,-26 H2Z")+ee("#c8d8c4","M-34,-22 H2",2.4))+x(T("green"),"M-51,-6 L-34,-19 L-6,-26 H36 L44,-16 V16 L36,26 H-6 L-34,19 L-51,6Z",G)+x(T("glass"),"M-46,-5 L-32,-14 L-18,-18 V18 L-32,14 L-46,5Z",G)+ee("#0a1a14","M-32,-14 V14",1.6)+ee("#2e3f34","M-4,-18 H34 M-4,18 H34 M8,-26 V26 M24,-26 V26",1.4)+x("#cfe8c2","M12,-6 H22 V6 H12Z")],centurion:["-42 -48 84 96",x("#10161b","M0,-47 C24,-47 35,-32 35,-12 L42,10 L23,47 H-23 L-42,10 L-35,-12 C-35,-32 -24,-47 0,-47Z")+dt(x(T("chrome"),"M4,12 L38,4 L40,12 L22,44 H4Z",G))+x(T("chrome"),"M0,-44 C21,-44 32,-30 31,-12 L22,-5 H-22 L-31,-12 C-32,-30 -21,-44 0,-44Z",G)+x(T("chrome"),"M-20,6 H20 L14,26 L0,32 L-14,26Z",G)+x("#160303","M-30,-11 L-22,-5 H22 L30,-11 L27,4 L18,9 H-18 L-27,4Z")+x(T("eye"),"M-26,-10 H26 V9 H-26Z")+x("#fff","M-8,-2.4 H8 V1.4 H-8Z")+ee("#fff","M-24,-24 C-18,-38 18,-38 24,-24",2,'opacity=".8"')],nuke:["-22 -50 44 100",x(T("heat"),"M-7,38 H7 L0,52Z")+dt(x("#a8352b","M8,14 L21,32 V42 L8,34Z",G))+x(T("brass"),"M0,-49 C9,-38 12,-26 12,-12 V38 H-12 V-12 C-12,-26 -9,-38 0,-49Z",G)+x("#fff","M0,-49 C9,-38 11,-30 11.6,-22 H-11.6 C-11,-30 -9,-38 0,-49Z",'opacity=".75"')+x("#1c1606","M-12,-12 H12 V-4 H-12Z M-12,26 H12 V32 H-12Z")+x("#c8342a","M-7,2 H7 V18 H-7Z")]},xc=4,na=(e="A")=>`civilian-${(e.charCodeAt(0)-65)%xc}`;function z({kind:e,letter:t}){let n=Ke[e],o=e in Et?e:na(t);return a`
    <span class=${`shape ${e}`} aria-hidden="true">
      ${n?a`<svg viewBox=${n[0]}><path class="plain" d=${n[1]} /></svg>`:a`<svg viewBox=${Et[o][0]}><use href=${`#ship-${o}`} /></svg>`}${t&&a`<b>${t}</b>`}
    </span>
  `}function J({option:e,class:t="",label:n,explain:o=e,firm:s=!1,place:r,children:l}){let{choice:c,spoken:u}=v(),d=c.may(e),p=c.question?.dimmed[e],m=`${t} ${p?"dimmed":""} ${u.has(e)?"spoken":""}`,h=n?.replace(/\.$/,""),$=a`
    <span class="unseen">${d?i("choosable",{label:h}):p?`${h}. ${p}`:n}</span>
    <span class="seen" aria-hidden="true">${l}</span>
  `,f=p?e:void 0;if(!d&&!s)return a`<div class=${m} data-explain=${o} data-why=${f} data-place=${r}>${$}</div>`;if(!d)return a`<button type="button" class=${m} data-explain=${o} data-why=${f} data-place=${r}>${$}</button>`;let g=c.picks.indexOf(e),b=g>=0;return a`
    <button
      type="button"
      class=${`${m} glow ${b?"picked":""}`}
      aria-pressed=${c.instant?void 0:b}
      data-explain=${o}
      data-place=${r}
      data-option=${e}
      onClick=${()=>c.pick(e)}
    >
      ${$} ${b&&c.question?.ordered&&a`<b class="rank">${g+1}</b>`}
    </button>
  `}var un=(e,t)=>e.fleet?.areas.find(n=>n.twin===t),oa=(e,t)=>e.fleet?.areas.find(n=>n.area===t),pt=e=>e.die.join("–"),dn=e=>i("fleet_area",{die:pt(e)});function ft(e){return[{kind:"basestar",n:e.basestars},{kind:"heavy-raider",n:e.heavy_raiders},{kind:"raider",n:e.raiders}].filter(({n})=>n>0).map(({kind:n,n:o})=>({kind:n,n:o,words:i(`ships:${n}`,{n:o})}))}var Vt=e=>e.fleet!==void 0&&e.fleet.pursuit.space+1===e.fleet.pursuit.auto_attack,ao=e=>e.fleet?.areas.flatMap(ft).reduce((t,{n})=>t+n,0)??0;function pn(e){if(!e.fleet)return[];let{space:t,track:n,auto_attack:o}=e.fleet.pursuit,s=n[t+1],r=Vt(e)?i("pursuit_attack",{n:ao(e)}):s>0?i("pursuit_civilians",{n:s}):i("pursuit_nothing");return[i("pursuit_label",{space:t,auto:o}),r]}var Cc={reserves:0,damaged:0,destroyed:0,areas:{},pilots:[]},Oe=e=>e.fleet?.mark_vii??Cc,fn=(e,t)=>Oe(e).pilots.includes(t)?"viper-mark-vii":"viper";var we=(e,t)=>e.board.places.find(n=>n.place===t),mn=(e,t)=>e.areas.find(n=>n.area===t),Ye=e=>U(`area:${e}`);function mt(e,t){return Ye(t)?i("in_viper",{area:i(`area:${t}`)}):we(e,t)?.name??t}function j(e,t){if(B(t)==="area"&&U(t))return i(t);let n=ze(e,t);return n===t?we(e,P(t))?.name??t:n}var xe=e=>i(`title:${e}`),At=e=>e<0?`−${-e}`:`${e}`,fe=e=>e>0?`+${e}`:At(e);function $t(e){_(()=>{let t=()=>document.hidden&&e();return addEventListener("blur",e),document.addEventListener("visibilitychange",t),document.addEventListener("freeze",e),()=>{removeEventListener("blur",e),document.removeEventListener("visibilitychange",t),document.removeEventListener("freeze",e)}},[])}function $n(){let[e,t]=M(!1),n=()=>t(!1);return $t(n),[e,t,{onPointerDown:s=>{s.currentTarget.setPointerCapture(s.pointerId),t(!0)},onPointerUp:n,onPointerCancel:n,onContextMenu:s=>s.preventDefault()}]}function Me({name:e,count:t,children:n}){let[o,s,r]=$n();return a`
    <div class="secret-place">
      <button
        type="button"
        class="secret"
        aria-pressed=${o}
        ...${r}
        onClick=${c=>{c.detail===0&&s(!o)}}
        onBlur=${()=>s(!1)}
      >
        <b>${e}</b><small>${t}</small><small class="unseen">${i("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${o&&a`<div class="face-up">${n}</div>`}</div>
    </div>
  `}function ce({token:e}){let t=e?e.split(":")[1]:"covered";return a`<span class=${`trauma-token ${t}`} aria-hidden="true"><svg viewBox="-10 -10 20 20"><path d=${sa[t]??sa.covered} /></svg></span>`}var sa={benevolent:"M0,-5 L1.5,-1.5 L5,0 L1.5,1.5 L0,5 L-1.5,1.5 L-5,0 L-1.5,-1.5Z",antagonistic:"M-5,-3.5 H5 L0,5Z",disaster:"M0,-6 L1.8,-2.4 L5.6,-3 L3,0 L5.6,3.6 L1.6,2.4 L0,6 L-1.6,2.4 L-5.6,3.6 L-3,0 L-5.6,-3 L-1.8,-2.4Z",covered:"M-3.4,0 a3.4,3.4 0 1,0 6.8,0 a3.4,3.4 0 1,0 -6.8,0"};function aa({seat:e}){let{view:t}=k(),n=ht(t,e);return n>0&&a`<i class="trauma-count" data-explain="help:trauma"><${ce} token=${null} />${n}</i>`}var ht=(e,t)=>e.nebula?.trauma[t]?.count??0;function ra(){let{view:e,me:t}=k(),n=t&&e.nebula?.trauma[t.seat];if(!n||e.nebula?.phase==="over")return null;let o=new Map;for(let r of n.tokens??[])o.set(r,(o.get(r)??0)+1);let s=e.nebula?.allies.filter(r=>r.token)??[];return a`
    <${Me} name=${i("trauma")} count=${i("tokens",{n:n.count})}>
      ${[...o].map(([r,l])=>a`<p key=${r} class="tokens-held"><${ce} token=${r} /> ${i("so_many",{n:l,name:j(e,r)})}</p>`)}
      ${n.count===0&&a`<p>${i("no_trauma")}</p>`}
      ${s.map(r=>a`<p key=${r.card}><small>${i("you_put",{token:j(e,r.token??""),ally:r.name})}</small></p>`)}
    <//>
  `}var Hc=["benevolent","antagonistic"];function Ot({card:e,side:t}){return a`
    <dl class="sides">
      ${Hc.map(n=>a`<div key=${n} class=${t===n?"is":t?"not":""}>
          <dt><${ce} token=${`token:${n}`} /><span class="unseen">${i(`side_of:${n}`)}</span></dt>
          <dd>${e[n]}${t===n&&a`<span class="unseen"> ${i("happens")}</span>`}</dd>
        </div>`)}
    </dl>
  `}var ia=(e,t)=>e.nebula?.allies.filter(n=>n.place===t)??[];function la({place:e}){let{view:t}=k(),n=t.nebula?.places.includes(e);return a`
    ${ia(t,e).map(o=>a`<span key=${o.card} class="ally"><${ce} token=${null} /><span class="ally-name">${i(`short:${o.card}`)}</span></span>`)}
    ${n&&a`<span class="ally bare"><${ce} token=${null} /></span>`}
  `}function hn(e,t){return[...ia(e,t).flatMap(n=>[i("ally_waits",{ally:n.name}),...ca(e,n)]),e.nebula?.places.includes(t)&&i("token_waits")].filter(Boolean)}function ca(e,t){return[i("brings_benevolent",{effect:t.benevolent}),i("brings_antagonistic",{effect:t.antagonistic}),t.token&&i("you_put",{token:j(e,t.token),ally:t.name})].filter(Boolean)}function ua(e,t){let n=e.nebula?.allies.find(o=>o.card===t);return n?{title:n.name,lines:[i("met_in",{place:we(e,n.place)?.name??""}),...ca(e,n),i("allies_left",{n:e.nebula?.ally_deck})]}:{title:j(e,t),lines:[]}}function da(){let{view:e}=k(),t=e.nebula?.encounter;if(!t)return null;let n=t.token?i("turned_over",{token:j(e,t.token)}):i("nothing_on_it");return a`
    <article class="card-large encounter" aria-label=${i("encounter",{ally:t.name})}>
      <header data-explain=${t.card}>
        <${re} of=${t.card} />
        <h3>${t.name}</h3>
        <small>${i("met_by",{name:Z(e,t.seat),place:we(e,t.place)?.name??""})}</small>
      </header>
      <p class="turned"><${ce} token=${t.token} /> <b>${n}</b></p>
      <${Ot} card=${t} side=${t.token?.split(":")[1]??null} />
      ${t.token==="token:disaster"&&a`<p class="line">${i("neither_result")}</p>`}
    </article>
  `}var Zc=new Set(["card","crisis","super","destination","quorum","loyalty","char","loc","token","ally","crossroads"]);function fa(e,t,n){let o=ma[B(n)]?.({view:e,me:t,thing:P(n),typed:n});return o&&{...o,link:Sc(n),more:o.sheet&&a`<${rn} sheet=${o.sheet} used=${o.used} />`}}function Sc(e){let t=B(e);return!Zc.has(t)||Ye(P(e))?null:`/compendium/#${t==="card"?Y(e).replace(/-\d+$/,""):Y(e)}`}var ma={loc({view:e,me:t,thing:n,typed:o}){if(Ye(n))return ma.area({view:e,me:t,thing:n,typed:o});let s=we(e,n);if(!s)return null;let r=s.seats.map(l=>e.players[l].name??Z(e,l));return{title:s.name,lines:[s.text?i("action_here",{text:s.text}):i("no_action_here"),s.damaged&&i("damaged_here"),s.hazardous&&i("hazardous"),r.length>0&&i("here",{names:K(r)}),...hn(e,n)]}},ally:({view:e,typed:t})=>ua(e,t),area({view:e,thing:t}){let n=oa(e,t);if(n)return{title:dn(n),lines:[i("fleet_twin",{area:i(`area:${n.twin}`)}),...ft(n).map(({words:s})=>s)]};let o=mn(e,t);return o&&{title:i(`area:${t}`),lines:[o.launch&&i("launch_here"),...Nt(e,o)]}},ship({view:e,thing:t}){let[n,o]=Y(t).split("@"),s=n.startsWith("civilian")?"civilian":n,l=e.areas.flatMap(u=>u.basestars).find(u=>u.option===`ship:${t}`)?.damage.map(u=>j(e,u))??[],c=n.startsWith("civilian-")?n.slice(9):"";return{title:c?i("civilian",{letter:c}):i(`ship:${s}`),lines:[i(`about:${s}`),l.length>0&&i("basestar_damaged",{damage:K(l)}),o&&Ye(o)&&i(`area:${o}`)]}},seat({view:e,thing:t}){let n=e.players[Number(t)],o=Z(e,n.seat),s=[...n.quorum,...n.revealed].map(r=>i("revealed_card",{name:r.name,text:[r.text].flat().join("; ")}));return{title:n.name?i("plays",{name:o,character:n.name}):o,lines:[n.place&&mt(e,n.place),...n.titles.flatMap(r=>Tc(e,r)),i("cards_in_hand",{n:n.hand}),n.loyalty>0&&i("loyalty_cards",{n:n.loyalty}),n.super_crises>0&&i("super_crises_held",{n:n.super_crises}),ht(e,n.seat)>0&&i("trauma_tokens",{n:ht(e,n.seat)}),n.out&&i("is_out"),...s],sheet:n.character&&!n.cylon?pa(e,n.character):null,used:n.once_used}},char({view:e,thing:t}){let n=pa(e,t);return n&&{title:n.name,lines:[],sheet:n}},card({view:e,me:t,typed:n}){let o=t?.hand.find(r=>r.option===n)??t?.hand.find(r=>Y(r.option)===Y(n));return{title:o?i("card_named",{name:o.name,strength:o.strength}):j(e,n),lines:o?[...o.text,i("or_in_check",{n:o.strength}),i("skill_named",{skill:i(`skill:${o.skill}`),about:i(`about:skill:${o.skill}`)})]:[]}},quorum:({view:e,me:t,typed:n})=>gn(e,t,n),super:({view:e,me:t,typed:n})=>gn(e,t,n),destination:({view:e,me:t,typed:n})=>gn(e,t,n),crisis:({view:e,me:t,typed:n})=>gn(e,t,n),token:({view:e,typed:t})=>({title:j(e,t),lines:[]}),deck({view:e,thing:t}){let n=e.decks.find(o=>o.deck===t);return n?{title:i(`deck:${t}`),lines:[U(`about:deck:${t}`)&&i(`about:deck:${t}`),t.startsWith("skill:")&&i(`about:${t}`),i("deck_left",{n:n.cards}),n.discarded>0&&i("deck_discarded",{n:n.discarded}),n.top&&i("deck_top",{name:j(e,n.top)})]}:null},skill:({thing:e})=>({title:i(`skill:${Y(e)}`),lines:[i(`about:skill:${Y(e)}`)]}),res({view:e,thing:t}){let n=e.dials.find(o=>o.resource===t);return n&&{title:i(`res:${t}`),lines:[i(n.value<=n.red_at?"dial_low":"dial_label",{name:i(`res:${t}`),value:n.value,red:n.red_at}),i("about:dial")]}},track({view:e,thing:t}){let{game:n,board:o}=e;if(t==="jump")return{title:i("jump"),lines:[i("jump_label",{jump:n.jump,auto:n.auto_jump}),i("about:jump")]};if(t==="pursuit")return{title:i("pursuit"),lines:[...pn(e),i("about:pursuit")]};if(t==="boarding"){let s=o.boarding.reduce((r,l)=>r+l,0);return{title:i("boarded"),lines:[i("boarding_label",{n:s}),i("about:boarding")]}}if(t==="damage"){let s=o.places.filter(r=>r.damaged).length;return{title:i("damage"),lines:[i("about:damage",{n:s,most:o.destroyed_at})]}}return{title:i("distance_title",{distance:n.distance,goal:n.goal}),lines:[i("about:distance",{goal:n.goal}),...n.route.map((s,r)=>i("jump_number",{number:r+1,name:j(e,s),n:n.distances[r]})),n.kept.length>0&&i("kept",{names:K(n.kept.map(s=>j(e,s)))}),i(n.sleeper_done?"sleeper_done":"sleeper_to_come",{n:n.sleeper_at})]}},help:({thing:e})=>({title:i(`help:${e}`),lines:[i(`about:${e}`)]}),reserve({view:e,thing:t}){let{board:n}=e,o=n.civilians_lost.map(l=>j(e,l)),s={viper:bn(e,"viper"),"viper-mark-vii":bn(e,"viper-mark-vii"),raptor:[i("raptors_left",{n:n.raptors})],nuke:[i("nukes_left",{n:n.nukes})],civilian:[i("civilians_left",{n:n.civilian_pile}),o.length>0&&i("civilians_lost",{names:o.join("; ")})]},r=t==="nuke"&&e.fleet?"about:nuke:area":`about:${t}`;return{title:i(`reserve:${t}`),lines:[i(r),...s[t]]}}};function Tc(e,t){let n=e.game.next_in_line[t];return[U(`about:title:${t}`)?i("has_title",{title:xe(t),about:i(`about:title:${t}`)}):xe(t),n!==void 0&&i("next_in_line",{name:Z(e,n)})]}function ro(e,t){let{board:n}=e,o=Oe(e);return t==="viper-mark-vii"?o:{reserves:n.vipers-o.reserves,damaged:n.damaged_vipers-o.damaged,destroyed:n.destroyed_vipers-o.destroyed}}function bn(e,t){let{reserves:n,damaged:o,destroyed:s}=ro(e,t);return[i("vipers_reserve",{n}),i("vipers_damaged",{n:o}),i("vipers_destroyed",{n:s})]}var pa=(e,t)=>e.characters.find(n=>n.character===`char:${t}`)??null;function gn(e,t,n){let o=[...t?.looking??[],...t?.super_crises??[],...t?.quorum??[],...e.players.flatMap(r=>r.quorum),...e.crisis?[e.crisis]:[]],s=P(Y(n));return{title:j(e,n),lines:o.find(r=>r.card===Y(n))?.text??[U(`kept:${s}`)&&i(`kept:${s}`)]}}function Nt(e,t){let n=Oe(e).areas[t.area]??0,o=un(e,t.area);return[...t.basestars.map(s=>{let r=s.damage.map(l=>j(e,l));return r.length?i("basestar_damaged",{damage:K(r)}):i("ship:basestar")}),t.raiders>0&&i("ships:raider",{n:t.raiders}),t.heavy_raiders>0&&i("ships:heavy-raider",{n:t.heavy_raiders}),t.vipers>n&&i("ships:viper",{n:t.vipers-n}),n>0&&i("ships:viper-mark-vii",{n}),...t.pilots.map(s=>io(e,s)),t.civilians.length>0&&i("civilians_here",{n:t.civilians.length,letters:t.civilians.join(", ")}),o&&Ec(o)].filter(Boolean)}function Ec(e){let t=ft(e).map(({words:n})=>n);return t.length?i("gathers",{die:pt(e),ships:K(t)}):i("gathers_none",{die:pt(e)})}var io=(e,t)=>i(`pilot:${fn(e,t)}`,{name:Z(e,t)});function $a({area:e}){let{view:t}=k(),n=un(t,e);if(!n)return null;let o=ft(n),s=o.length?Vt(t)?"next":"":"none";return a`
    <${J} option=${`area:${n.area}`} class=${`behind ${s}`} label=${[dn(n),...o.map(({words:r})=>r)].join(", ")} place=${n.area}>
      <i class="far-die">${pt(n)}</i>${o.map(({kind:r,n:l})=>a`<span key=${r} class="far"><${z} kind=${r} /><b>${l}</b></span>`)}
    <//>
  `}function se({seat:e}){let{view:t}=k(),{character:n,cylon:o}=t.players[e]??{};return a`<em class=${`token ${o?"cylon":""}`} data-seat=${e} aria-hidden="true">${zt(n||Z(t,e))}</em>`}function yn({seat:e}){let{view:t}=k(),{character:n,cylon:o}=t.players[e]??{};return n?a`<span class="standee" data-seat=${e}><${re} of=${n} cylon=${o} /><${se} seat=${e} /></span>`:a`<${se} seat=${e} />`}var Vc={raider:[1.1,1],"heavy-raider":[1.1,1.15],viper:[1.25,.75],basestar:[2.6,1.75],pilot:[1.25,.9],civilian:[1.25,.75]},Ac=.62,Oc=12,Nc=28;function ha({basestars:e,raiders:t,heavy_raiders:n,vipers:o,pilots:s,civilians:r},l){let c=[...e.map(()=>["basestar",1]),...[["raider",t],["heavy-raider",n],["viper",o-l],["viper",l]].filter(([,$])=>$),...s.map(()=>["pilot",1]),...r.map(()=>["civilian",1])].map(([$,f])=>Rc(Vc[$],Math.min(Number(f),3))),u=c.reduce(($,[f])=>$+f,0),d=c.reduce(($,[,f,g])=>$+(g??f)+.15,0)-e.length*.45,p=Math.floor(r.length/2)*.9,m=e.length?1.95:[t,n,o].some($=>$>1)?1.85:1.6,h=c.length*Oc+s.length*Nc;return{"--wide":Math.max(u,.1).toFixed(2),"--fixed":`${h}px`,"--high":d.toFixed(2),"--paired":p.toFixed(2),"--widest":m,"--stars":e.length?.5:0}}function Rc([e,t],n){return[e*(1+(n-1)*Ac),t,n>2?t*1.8:t]}var Ic=3;function ga({kind:e,n:t}){return a`
    <span class="flotilla">${Array.from({length:Math.min(t,Ic)},(n,o)=>a`<${z} key=${o} kind=${e} />`)}</span>${t>1&&a`<b>${t}</b>`}
  `}var gt={politics:"M24,4 L44,14 V18 H4 V14Z M8,21 H13 V37 H8Z M18,21 H22.5 V37 H18Z M25.5,21 H30 V37 H25.5Z M35,21 H40 V37 H35Z M4,40 H44 V44 H4Z",leadership:"M24,3 L27.6,13 H38 L29.7,19.2 L32.8,29.4 L24,23.3 L15.2,29.4 L18.3,19.2 L10,13 H20.4Z M8,30 L24,38 L40,30 V35 L24,43 L8,35Z M10,40 L24,47 L38,40 V44 L24,48 L10,44Z",tactics:"M22,2 H26 V9.2 A15,15 0 0 1 38.8,22 H46 V26 H38.8 A15,15 0 0 1 26,38.8 V46 H22 V38.8 A15,15 0 0 1 9.2,26 H2 V22 H9.2 A15,15 0 0 1 22,9.2Z M24,13 A11,11 0 1 0 24.01,13Z M24,20 A4,4 0 1 1 23.99,20Z",piloting:"M24,10 L28,18 L46,12 L40,20 L34,21.5 L42,22.5 L37,28 L31,27.5 L35,31 L30,34 L27,31 L24,42 L21,31 L18,34 L13,31 L17,27.5 L11,28 L6,22.5 L14,21.5 L8,20 L2,12 L20,18Z",engineering:"M20,3 H28 L29,9 L33.5,11 L38.5,7.5 L43.5,13 L40,18 L41.5,22 L46,23 V29 L41,30 L39,34.5 L42,39 L37,43.5 L32.5,40.5 L28,42 L27,46 H20 L19,42 L14.5,40 L10,43 L5,38 L8,33.5 L6.5,29 L2,28 V21 L7,20 L9,15.5 L6,11 L11,6 L15.5,9 L19,7.5Z M24,16 A8.5,8.5 0 1 0 24.01,16Z",quorum:"M24,14 A10,10 0 1 1 23.99,14Z M24,2 A3,3 0 1 1 23.99,2Z M24,40 A3,3 0 1 1 23.99,40Z M5,21 A3,3 0 1 1 4.99,21Z M43,21 A3,3 0 1 1 42.99,21Z M14.5,4.6 A3,3 0 1 1 14.49,4.6Z M33.5,4.6 A3,3 0 1 1 33.49,4.6Z M7.6,11.5 A3,3 0 1 1 7.59,11.5Z M40.4,11.5 A3,3 0 1 1 40.39,11.5Z M7.6,30.5 A3,3 0 1 1 7.59,30.5Z M40.4,30.5 A3,3 0 1 1 40.39,30.5Z M14.5,37.4 A3,3 0 1 1 14.49,37.4Z M33.5,37.4 A3,3 0 1 1 33.49,37.4Z",crisis:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M21.5,11 L22.5,29 H25.5 L26.5,11Z M24,32 A3,3 0 1 0 24.01,32Z",super:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M7,24 C14,14 34,14 41,24 C34,34 14,34 7,24Z M24,18 A6,6 0 1 1 23.99,18Z",destination:"M24,12 A12,12 0 1 1 23.99,12Z M2,33 C8,38 28,34 38,26 C46,19.5 48,13 45,11 C43,9.6 38,10 34,11.5 C40,11 43,12.5 42,15 C40,21 28,29 16,32 C9,33.8 3,33.6 2,33Z",loyalty:"M23,4 V44 C12,40 6,31 6,20 V8 C12,8 18,7 23,4Z M25,4 C30,7 36,8 42,8 V20 C42,31 36,40 25,44Z M11,20 H19 V24 H11Z M29,18 L37,22 L29,25Z",destiny:"M24,3 L30,18 L45,24 L30,30 L24,45 L18,30 L3,24 L18,18Z M24,19 A5,5 0 1 0 24.01,19Z",crossroads:"M21,46 V30 L6,15 V22 H2 V6 H18 V10 H11 L24,23 L37,10 H30 V6 H46 V22 H42 V15 L27,30 V46Z",ally:"M4,18 L14,12 L24,18 L34,12 L44,18 V32 L34,38 L24,32 L14,38 L4,32Z M14,18 L9,21 V29 L14,32 L20,28.5 V21.5Z M34,18 L28,21.5 V28.5 L34,32 L39,29 V21Z"},Bc=e=>gt[e]??gt.destiny;function ie({kind:e}){return a`<svg class=${`emblem emblem-${e}`} viewBox="0 0 48 48" aria-hidden="true"><path d=${Bc(e)} /></svg>`}var ba={"ftl-control":"M29,2 L9,28 H21 L17,46 L39,18 H26Z","weapons-control":gt.tactics,command:"M24,3 L43,14 V34 L24,45 L5,34 V14Z M24,9 L10,17 V31 L24,39 L38,31 V17Z M24,17 A7,7 0 1 1 23.99,17Z",communications:"M9,6 A33,33 0 0 0 42,39 L36,45 A38,38 0 0 1 3,12Z M30,11 A7,7 0 1 1 29.99,11Z M24,18 L28,22 L20,30 L16,26Z","admirals-quarters":"M24,2 L30,17 H46 L33,27 L38,43 L24,33 L10,43 L15,27 L2,17 H18Z","research-lab":"M18,3 H30 V8 H28 V18 L41,39 C43,43 41,45 37,45 H11 C7,45 5,43 7,39 L20,18 V8 H18Z M16,32 H32 L27,24 H21Z","hangar-deck":"M24,2 L28,22 L45,34 V40 L28,35 V41 L33,46 H15 L20,41 V35 L3,40 V34 L20,22Z",armory:"M24,2 L43,8 V23 C43,35 34,43 24,46 C14,43 5,35 5,23 V8Z M24,8 L11,12 V23 C11,31 17,37 24,40Z",sickbay:"M17,3 H31 V17 H45 V31 H31 V45 H17 V31 H3 V17 H17Z",brig:"M5,3 H43 V8 H5Z M9,8 H13 V40 H9Z M18,8 H22 V40 H18Z M27,8 H31 V40 H27Z M36,8 H40 V40 H36Z M5,40 H43 V45 H5Z","press-room":"M24,2 A8,8 0 0 1 32,10 V21 A8,8 0 0 1 16,21 V10 A8,8 0 0 1 24,2Z M10,19 H14 V22 A10,10 0 0 0 34,22 V19 H38 V22 A14,14 0 0 1 26,36 V41 H33 V45 H15 V41 H22 V36 A14,14 0 0 1 10,22Z","presidents-office":gt.politics,administration:"M3,22 H45 V45 H3Z M13,3 H35 V20 H13Z M17,8 H31 V11 H17Z M17,14 H31 V17 H17Z M15,29 H33 V33 H15Z",caprica:gt.destination,"cylon-fleet":"M24,2 L28,20 L46,33 L28,29 L24,46 L20,29 L2,33 L20,20Z","human-fleet":"M2,24 L14,13 H38 L46,19 V29 L38,35 H14Z M16,20 V28 H36 V20Z","resurrection-ship":"M24,3 A21,21 0 1 1 23.99,3Z M24,9 A15,15 0 1 0 24.01,9Z M22,15 H26 V22 H33 V26 H26 V33 H22 V26 H15 V22 H22Z","basestar-bridge":"M3,24 C13,9 35,9 45,24 C35,39 13,39 3,24Z M24,15 A9,9 0 1 0 24.01,15Z M24,20 A4,4 0 1 1 23.99,20Z"},ya=({place:e})=>ba[e]&&a`<svg class="sign" viewBox="0 0 48 48" aria-hidden="true"><path d=${ba[e]} /></svg>`;var Rt="opt:stay";function ka({place:e}){let{view:t,seat:n,choice:o}=k(),s=n!==null&&e.seats.includes(n)&&o.may(Rt),r=e.seats.map(u=>t.players[u].name??Z(t,u)),l=[e.text,e.damaged&&i("damaged"),e.hazardous&&i("hazardous"),r.length>0&&i("here",{names:K(r)}),...hn(t,e.place)].filter(Boolean),c=`place ${e.damaged?"damaged":""} ${e.hazardous?"hazardous":""} ${r.length?"manned":""}`;return a`
    <${J} option=${s?Rt:`loc:${e.place}`} explain=${`loc:${e.place}`} class=${c} label=${[e.name,...l].join(", ")} place=${e.place} firm>
      <${ya} place=${e.place} /><span class="place-name">${e.name}</span>
      ${e.damaged?a`<small class="hit"><span>${i("damaged")}</span></small>`:U(`short:${e.place}`)&&a`<small class="does"><span>${i(`short:${e.place}`)}</span></small>`}
      <${la} place=${e.place} />
      ${r.length>0&&a`<span class="tokens">${e.seats.map(u=>a`<${yn} key=${u} seat=${u} />`)}</span>`}
    <//>
  `}var Ma=["front","starboard-bow","starboard-aft","rear","port-bow","port-aft"];function va({area:e,seen:t}){let{choice:n,view:o,spoken:s,seat:r}=k(),l=i(`area:${e}`),u=r!==null&&t.pilots.includes(r)&&n.may(Rt)?Rt:`area:${e}`,d=n.may(u),p=[l,...Nt(o,t)].join(", "),m=h=>d&&!h.target.closest("button, .dimmed")&&n.pick(u);return a`
    <section class=${`area ${e} ${d?"open":""} ${s.has(u)?"spoken":""}`} role="group" aria-label=${l} data-place=${e} onClick=${m}>
      <${J} option=${u} explain=${`area:${e}`} class="area-name" label=${p} firm>
        <span>${l}</span>${t.launch&&a`<small class="launch">${i("launch")}</small>`}
      <//>
      <${$a} area=${e} />
      <div class="ships" style=${ha(t,Oe(o).areas[e]??0)}><${Pc} seen=${t} /></div>
    </section>
  `}function Pc({seen:e}){let{view:t}=k(),{area:n}=e,o=Oe(t).areas[n]??0,r=[["raider",e.raiders],["heavy-raider",e.heavy_raiders],["viper",e.vipers-o],["viper-mark-vii",o]].filter(([,l])=>l>0);return a`
    ${e.basestars.map(l=>{let c=l.damage.map(d=>j(t,d)),u=c.length?i("basestar_damaged",{damage:K(c)}):i("ship:basestar");return a`
        <${J} key=${l.option} option=${l.option} class="vessel basestar" label=${u}>
          <${z} kind="basestar" />${l.hits>0&&a`<b class="hit">−${l.hits}</b>`}
        <//>
      `})}
    ${r.map(([l,c])=>a`
        <${J} key=${l} option=${`ship:${l}@${n}`} class=${`vessel ${l}`} label=${i(`ships:${l}`,{n:c})}>
          <${ga} kind=${l} n=${c} />
        <//>
      `)}
    ${e.pilots.map(l=>a`<${J} key=${`pilot${l}`} option=${Le(l)} class="vessel viper flown" label=${io(t,l)}>
        <${z} kind=${fn(t,l)} /><${yn} seat=${l} />
      <//>`)}
    ${e.civilians.map(l=>a`<${J} key=${l} option=${`ship:civilian-${l}`} class="vessel civilian" label=${i("civilian",{letter:l})}>
        <${z} kind="civilian" letter=${l} />
      <//>`)}
  `}function _a(){let{view:e}=k(),{boarding:t}=e.board,n=t.reduce((o,s)=>o+s,0);return a`
    <span class="track boarding" role="group" aria-label=${i("boarding_label",{n})}>
      <span data-explain="track:boarding">${i("boarded")}</span>
      ${t.map((o,s)=>a`<${jc} key=${s} n=${o} space=${s} />`)}
      <b class="dead" data-explain="track:boarding">${i("lost")}</b>
    </span>
  `}function jc({n:e,space:t}){let n=i("boarding_space",{space:t+1,n:e});return a`
    <${J} option=${`ship:centurion@${t}`} explain="track:boarding" class=${`space-on ${e?"at":""}`} label=${n}>
      ${e?a`<${z} kind="centurion" />${e>1&&e}`:t+1}
    <//>
  `}function xa(){let{view:e}=k();return a`
    <section class="decks" aria-label=${i("decks")}>
      ${e.decks.filter(La).map(t=>a`<${wa} key=${t.deck} ...${t} />`)}
      <i class="row-break"></i>
      ${e.decks.filter(t=>!La(t)).map(t=>a`<${wa} key=${t.deck} ...${t} />`)}
    </section>
  `}var La=({deck:e})=>e.startsWith("skill:");function wa({deck:e,cards:t,discarded:n,top:o}){let{view:s}=k(),r=e.startsWith("skill:")?e.slice(6):null,l=r??e.split("-")[0],c=i(`deck:${e}`),u=[i("deck_left",{n:t}),i("deck_discarded",{n}),o&&i("deck_top",{name:j(s,o)})];return a`
    <${J} option=${r?e:`deck:${e}`} explain=${`deck:${e}`} class="deck" label=${[c,...u].filter(Boolean).join(", ")} firm>
      <span class=${`card-back of-${l} thick-${Math.min(2,Math.ceil(t/6))}`}>${r?a`<${pe} skill=${r} />`:a`<${ie} kind=${l} />`}</span>${!r&&a`<span>${c}</span>`}
      <b class="left">${t}</b>${n>0&&a`<small>+${n}</small>`}
    <//>
  `}var bt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Za=700,qc={raiders:"raider",heavy_raiders:"heavy-raider",vipers:"viper",modern:"viper-mark-vii",basestars:"basestar"};function Sa({board:e}){let{view:t}=k(),n=H(null),[o,s]=M([]),r=JSON.stringify([t.areas,t.fleet,t.players.map(l=>l.place)]);return _(()=>{let l=n.current;if(n.current={areas:Gc(t),far:t.fleet?.areas??[],pile:t.board.civilian_pile,players:t.players},!l||bt())return;let c=[...Wc(l,n.current),...Fc(l.players,t.players)];if(!c.length)return;s(c.map((d,p)=>({...d,key:`${Date.now()}-${p}`})));let u=setTimeout(()=>s([]),Za+100);return()=>clearTimeout(u)},[r]),a`<div class="flights" aria-hidden="true">${o.map(l=>a`<${Dc} ...${l} board=${e} />`)}</div>`}function Dc({from:e,to:t,kind:n,seat:o,board:s}){let r=H(null);return oe(()=>{let l=Ca(s.current,e),c=Ca(s.current,t);if(!l||!c)return;let u=[{transform:`translate(${l.x}px, ${l.y}px)`,opacity:1},{transform:`translate(${c.x}px, ${c.y}px)`,opacity:e===t?0:1}];r.current.animate(u,{duration:Za,easing:"ease-in-out",fill:"both"})},[]),a`<span class="ghost" ref=${r}>${n?a`<${z} kind=${n} />`:a`<${se} seat=${o} />`}</span>`}function Ca(e,t){let n=e?.querySelector(`[data-place="${t}"]`)?.getBoundingClientRect();if(!n)return null;let o=e.getBoundingClientRect();return{x:n.left-o.left+n.width/2-14,y:n.top-o.top+n.height/2-12}}function Gc(e){return e.areas.map(t=>{let n=Oe(e).areas[t.area]??0;return{...t,vipers:t.vipers-n,modern:n}})}function Wc(e,t){let n=[],o=new Map(t.far.flatMap(({area:s,twin:r})=>[[s,r],[r,s]]));for(let[s,r]of Object.entries(qc)){let l=[],c=[];for(let[d,p]of[[e.areas,t.areas],[e.far,t.far]])p.forEach((m,h)=>{let $=Ha(m[s])-Ha(d[h]?.[s]);for(let f=0;f<Math.abs($);f+=1)($<0?l:c).push(m.area)});l.filter(d=>{let p=c.indexOf(o.get(d));return p>=0&&n.push({from:d,to:c.splice(p,1)[0],kind:r}),p<0}).slice(0,c.length).forEach((d,p)=>{n.push({from:d,to:c[p],kind:r})})}return[...n,...zc(e,t)]}function zc(e,t){let n=s=>new Map(s.flatMap(r=>r.civilians.map(l=>[l,r.area]))),o=n(t.areas);return[...n(e.areas)].map(([s,r])=>({from:r,to:o.get(s)??(t.pile>e.pile?"reserves":r),kind:"civilian"})).filter(({from:s,to:r})=>s!==r)}var Ha=e=>Array.isArray(e)?e.length:e??0;function Fc(e,t){return t.map((n,o)=>({from:e[o]?.place,to:n.place,seat:o})).filter(({from:n,to:o})=>n&&o&&n!==o)}var Uc=3;function Ea(){let{view:e}=k(),{board:t}=e;return a`
    <section class="reserves" aria-label=${i("reserves")} data-place="reserves">
      <${Ta} model="viper" />
      ${e.fleet&&a`<${Ta} model="viper-mark-vii" />`}
      <${lo} kind="raptor" n=${t.raptors} label=${i("raptors_left",{n:t.raptors})} />
      <${lo} kind="nuke" n=${t.nukes} label=${i("nukes_left",{n:t.nukes})} />
      <${lo} kind="civilian" n=${t.civilian_pile} label=${i("civilians_left",{n:t.civilian_pile})} lost=${t.civilians_lost.length} />
    </section>
  `}function Ta({model:e}){let{view:t}=k(),{reserves:n,damaged:o,destroyed:s}=ro(t,e);return a`
    <${J} option=${`ship:${e}@reserves`} explain=${`reserve:${e}`} class="reserve" label=${[i(`ship:${e}`),...bn(t,e)].join(", ")} firm>
      <span class="lined-up">${Array.from({length:Math.max(1,Math.min(n,Uc))},(r,l)=>a`<${z} key=${l} kind=${e} />`)}</span><b class="left">${n}</b>
      ${o>0&&a`<small class="hit" data-n=${o}><span>${i("short_damaged",{n:o})}</span></small>`}
      ${s>0&&a`<small class="lost">${i("short_lost",{n:s})}</small>`}
    <//>
  `}function lo({kind:e,n:t,label:n,lost:o=0}){return a`
    <button type="button" class="reserve" data-explain=${`reserve:${e}`}>
      <span class="unseen">${n}</span>
      <span class="seen" aria-hidden="true"><${z} kind=${e} /><b class="left">${t}</b>${o>0&&a`<small class="lost">${i("short_lost",{n:o})}</small>`}</span>
    </button>
  `}var Va=()=>a`<${Ds} /><${Kc} />`;function Kc(){let{view:e,choice:t}=k(),n=H(null);_(()=>{let s=n.current.querySelector(".glow");s&&matchMedia("(min-width: 1200px)").matches&&s.scrollIntoView({block:"nearest"})},[t.question?.id]);let o=s=>e.board.places.filter(r=>r.ship===s);return a`
    <section class="board" ref=${n} aria-label=${i("board")}>
      <div class="space">
        <${Gs} destination=${e.game.route[e.game.route.length-1]??null} />
        ${Ma.map(s=>a`<${va} key=${s} area=${s} seen=${e.areas.find(r=>r.area===s)} />`)}
        <div class="flagship"><${ut} name="galactica" upright /></div>
        <div class="hull">
          <${co} name="galactica" places=${o("galactica")}><div class="tracks"><${Yc} /><${_a} /></div><//>
          <${co} name="colonial-one" places=${o("colonial-one")} />
        </div>
      </div>
      <${co} name="cylon" places=${o("cylon")} />
      <div class="store"><${Ea} /><${xa} /></div>
      <${Sa} board=${n} />
    </section>
  `}function co({name:e,places:t,children:n}){return a`
    <section class=${`ship ${e}`} aria-label=${i(`ship:${e}`)}>
      ${e==="cylon"?a`<${z} kind="basestar" />`:a`<${ut} name=${e} />`}${e==="galactica"&&a`<${ut} name=${e} upright />`}
      <h2>${i(`ship:${e}`)}</h2>
      <div class="places">${t.map(o=>a`<${ka} key=${o.place} place=${o} />`)}</div>
      ${n}
    </section>
  `}function Yc(){let{view:e}=k(),t=e.board.places.filter(o=>o.damaged).length,n=e.board.destroyed_at;return a`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${i("damage_label",{value:t,most:n})}</span>
      <span class="seen" aria-hidden="true">
        <span>${i("damage")}</span>
        ${Array.from({length:n},(o,s)=>a`<i key=${s} class=${s<t?"hit":""}></i>`)}
      </span>
    </button>
  `}function Aa(){let{view:e}=k(),{kept:t}=e.game;return t.length?a`<p class="in-play">${i("in_play")} ${t.map(n=>a`<button key=${n} type="button" data-explain=${n}>${j(e,n)}</button>`)}</p>`:null}var Oa="settings";function Ne(e=null){let t={sound:!1,volume:.6,stage:!0,notify:!1,vibrate:!0,asked:!1,...JSON.parse(localStorage.getItem(Oa)??"{}"),...e};return e&&localStorage.setItem(Oa,JSON.stringify(t)),t}var Jc=6e3,uo=1600;function Na({name:e,over:t,away:n,thrown:o}){let{choice:s,parts:r,replay:l}=v(),c=H(void 0),u=H(new Set),[d,p]=M(!1),m=H(null),h=s.asks&&!!s.question?.options.some(g=>r.options.onBoard.includes(B(g)));_(()=>{let g=c.current!==void 0&&e!==c.current;c.current=e;let b=!!(g&&e&&!u.current.has(e)&&Ne().stage&&!l),w=o.current+uo-performance.now();if(g&&p(b&&w<=0),e&&u.current.add(e),!b||w<=0)return;let C=setTimeout(()=>p(!0),w);return()=>clearTimeout(C)},[e]),_(()=>{if(!d||!t)return;let g=setTimeout(()=>p(!1),Jc);return()=>clearTimeout(g)},[d,t]);let $=!!(d&&e&&!h&&!n&&!l),f=()=>p(!1);return _(()=>{if(!$)return;let g=w=>w.key==="Escape"&&!s.sure&&!document.querySelector(".moment-frame, dialog[open]")&&f(),b=w=>w.target.closest?.(".tabs")&&f();return addEventListener("keydown",g),document.addEventListener("click",b),()=>{removeEventListener("keydown",g),document.removeEventListener("click",b)}},[$,e,s.sure]),oe(()=>{if(!$)return;let g=()=>Qc(m.current);return g(),addEventListener("resize",g),()=>removeEventListener("resize",g)}),{up:$,place:m,fold:f,raise:e&&!l&&!h&&!n?()=>p(!0):null}}function Qc(e){let t=document.getElementById("board")?.getBoundingClientRect(),n=e?.closest(".table")?.getBoundingClientRect();if(!e||!t||!n)return;let o=document.getElementById("ask")?.getBoundingClientRect(),s={"--left":t.left-n.left,"--top":t.top-n.top,"--wide":t.width,"--high":t.height,"--drawer":innerHeight-(o?.top??innerHeight)};for(let[r,l]of Object.entries(s))e.style.setProperty(r,`${Math.round(l)}px`)}var Xc=["choosing","resolving"];function Ra({shown:e,count:t,all:n}){let{view:o}=k(),s=o.nebula,r=e<t;if(!s||!Xc.includes(s.phase)&&!r)return null;let l=s.crossroads.slice(0,e),c=r||s.resolving!==null?l.at(-1):null;return a`
    <section class="card-large crossroads" aria-label=${i("crossroads")}>
      <header><h3>${i("crossroads")}</h3><small>${i(`phase:${s.phase==="choosing"?"choosing":"resolving"}`)}</small></header>
      ${c&&a`<${eu} key=${c.seat} dealt=${c} />`}
      ${r&&a`<button type="button" class="put-away" onClick=${n}>${i("skip_reveals")}</button>`}
      <${tu} />
      <ol class="dealt">
        ${s.crossroads.map((u,d)=>a`<${nu} key=${u.seat} dealt=${u} open=${d<e} now=${u===c} />`)}
      </ol>
    </section>
  `}function eu({dealt:e}){let{view:t}=k();return a`
    <div class="reveal" aria-live="polite">
      <p class="turned">
        <${se} seat=${e.seat} />
        <b>${i("reveals",{name:Z(t,e.seat),card:e.name??""})}</b>
        <${ce} token=${e.token} /><span class="unseen">${e.token?j(t,e.token):i("no_token")}</span>
      </p>
      <${Ot} card=${e} side=${e.side} />
    </div>
  `}function tu(){let{view:e,seat:t}=k(),n=e.nebula?.crossroads.find(o=>o.seat===t&&!o.revealed);return n?.card?a`
    <${Me} name=${i("your_crossroads")} count=${n.covered?i("token_beside"):i("no_token_yet")}>
      <p><b>${n.name}</b></p>
      <${Ot} card=${n} side=${n.token?.split(":")[1]??null} />
    <//>
  `:null}function nu({dealt:e,open:t,now:n}){let{view:o}=k(),s=o.questions.waiting.some(c=>c.kind==="crossroads"&&c.seat===e.seat)||o.questions.mine.some(c=>c.kind==="crossroads"&&c.seat===e.seat&&c.given===null),r=Z(o,e.seat),l=t?e.name:o.nebula?.phase==="choosing"?i(s?"still_choosing":"has_chosen"):i("to_come");return a`
    <li class=${`${t?"open":"face-down"} ${n?"now":""}`}>
      <${se} seat=${e.seat} />
      <span class="whose"><b>${r}</b> <small>${l}</small></span>
      ${t&&a`<span class="turned"><${ce} token=${e.token} /><span class="unseen">${e.token?j(o,e.token):i("no_token")}</span></span>`}
      ${!t&&e.covered&&a`<${ce} token=${null} />`}
    </li>
  `}var ou=2500;function Ia(e){let t=e?.crossroads.filter(r=>r.revealed).length??0,[n,o]=M(t),s=()=>o(t);return _(()=>{if(n>=t||bt()){s();return}let r=setTimeout(()=>o(n+1),n?ou:0);return()=>clearTimeout(r)},[t,n]),[Math.min(n,t),t,s]}function Ba(){let{view:e}=k(),[t,n]=M(!1),o=e.nebula,s=o?.trial;if(!s)return null;let r=o.phase==="over";if(r&&(t||e.game.turn>s.turn+1||e.game.ending))return null;let l=!s.tried.some(u=>u.eliminated),c=[...s.tried].sort((u,d)=>d.counted-u.counted);return a`
    <section class="card-large trial" aria-label=${i("trial")}>
      <header><h3>${i("trial")}</h3></header>
      <p class="verdict">${au(e,s)}</p>
      <ol class="tried">${c.map(u=>a`<${su} key=${u.seat} tried=${u} tied=${l&&s.tied.includes(u.seat)} />`)}</ol>
      <p class="rule"><small>${i("trial_rule",{n:s.let_off_at})}</small></p>
      ${r&&a`<button type="button" class="put-away" onClick=${()=>n(!0)}>${i("put_trial_away")}</button>`}
    </section>
  `}function su({tried:e,tied:t}){let{view:n}=k(),o=e.cylon?"token:benevolent":"token:antagonistic",s=e.eliminated?"eliminated":t?"tied":e.let_off?"let_off":"spared";return a`
    <li class=${`${s} ${e.cylon?"cylon":""}`}>
      <${se} seat=${e.seat} />
      <span class="whose"><b>${Z(n,e.seat)}</b> ${e.cylon&&a`<small>${i("tried_cylon")}</small>`}</span>
      <span class="shown-tokens" aria-hidden="true">
        ${e.tokens.map((r,l)=>a`<span key=${l} class=${r===o?"counts":"void"}><${ce} token=${r} /></span>`)}
      </span>
      <b class="count"><span class="unseen">${i("counts_against",{n:e.counted})}</span><span aria-hidden="true">${e.counted}</span></b>
      <i class="fate">${i(`fate:${s}`)}</i>
    </li>
  `}function au(e,t){let n=s=>K(s.map(r=>Z(e,r))),o=t.tried.filter(s=>s.eliminated).map(s=>s.seat);return o.length?i("are_eliminated",{names:n(o)}):t.tied.length?i("president_chooses",{names:n(t.tied)}):i("nobody_eliminated",{n:t.let_off_at})}var ru=["not","little","lot"];function Pa(){let{view:e,seat:t,send:n,state:o,replay:s}=k(),{claims:r}=e;if(!r)return null;let l=o.pending.some(u=>u.do==="claim"),c=Object.entries(r.levels);return a`
    ${c.length>0&&a`<ul class="claimed" aria-label=${i("claims")}>
      ${c.map(([u,d])=>a`<li key=${u} data-seat=${u}><b>${Z(e,Number(u))}</b> ${i(`claim:${d}`)}</li>`)}
    </ul>`}
    ${r.mine&&!s&&a`<div class="claims" role="group" aria-label=${i("claim")}>
      <small>${i("claim")}</small>
      ${ru.map(u=>a`<button key=${u} type="button" disabled=${l} aria-pressed=${r.levels[t??""]===u}
          onClick=${()=>n({do:"claim",level:u,about:r.about})}>${i(`claim:${u}`)}</button>`)}
    </div>`}
  `}function kn({seats:e}){let{view:t}=k(),n=[...new Set(e)].flatMap(o=>{let s=o===null?null:t.players[o].character;return s?[{seat:o,of:s}]:[]});return a`<span class="concerned" aria-hidden="true">${n.map(({seat:o,of:s})=>a`<span key=${o} data-seat=${o}><${re} of=${s} cylon=${t.players[o??0].cylon} /></span>`)}</span>`}var iu={attack:"ambush besieged cylon-swarm surrounded thirty-three tactical-strike raiders-inbound tracked-by-radiation cylon-tracking-device fleet-mobilization",assault:"heavy-assault jammed-assault raiding-party massive-assault inbound-nukes fire-all-missiles fighting-blind rescue-the-fleet",boarders:"boarding-parties centurion-assault cylon-intruders set-a-trap",senate:"elections-loom admiral-grilled requested-resignation truth-and-reconciliation the-circle loss-of-a-friend guilty-conscience administration presidents-office quorum-chamber",press:"ambushed-by-the-press informing-the-public unwelcome-faces keep-tabs-on-visitor",command:"weapon-malfunction declare-martial-law appoint-head-of-security security-breach return-to-duty detente training-a-rookie review-camera-footage",office:"consult-the-prisoner medal-of-distinction controversial-manuscript cylon-genocide rescue-caprica-survivors unexpected-reunion hera-rescued",unrest:"riots resistance labor-dispute prison-labor divisive-behavior unfair-bias",hunger:"food-shortage widespread-starvation low-supplies",water:"water-shortage water-sabotaged forced-water-mining scouting-for-water",fuel:"scouting-for-fuel",bomb:"bomb-threat terrorist-bomber terrorist-investigations missing-g4-explosives hidden-explosives detector-sabotage bomb-on-colonial-one",sickbay:"sleep-deprivation unexplained-deaths mandatory-testing haunted-by-the-past",accused:"a-traitor-accused cylon-accusation witch-hunt guilt-by-collusion interrogation hidden-identity familiar-face cylon-screenings admirals-quarters airlock",brig:"prisoner-revolt human-prisoner brig",jump:"the-passage strange-beacon",failure:"jump-computer-failure power-failure airlock-leak",virus:"cylon-virus network-computers build-cylon-detector analyze-enemy-fighter",scout:"send-survey-team rescue-mission mysterious-guide",hangar:"hangar-accident crash-landing crippled-raider raptor-malfunction",prophecy:"fulfiller-of-prophecy legendary-discovery temple-of-the-five mysterious-message",rescue:"the-olympic-carrier unidentified-ship",feast:"colonial-day joes-bar in-the-ring",star:"threat-of-super-nova"},lu=new Map(Object.entries(iu).flatMap(([e,t])=>t.split(" ").map(n=>[n,e]))),ja=e=>lu.get((e.split(":").pop()??"").replace(/-\d$/,""))??(/^(crisis|super):/.test(e)?"senate":null);var cu=e=>a`<path class="s-lamps" d=${e} />`;function Ce(){let e=Array.from({length:21},(t,n)=>`M${192+n*12.6},70 l6,0 2,50 -6,0Z`).join("");return a`
    <path class="s-wash" d="M612,66 h90 q-60,9 -90,14Z M616,84 h130 q-90,9 -130,14Z M612,103 h90 q-60,9 -90,14Z" />
    <path class="s-far" d="M196,70 L216,46 H470 L496,58 V70Z" />
    <path class="s-dark" d="M600,60 h20 v60 h-20Z" />
    <path class="s-hull" d="M6,105 L14,92 L34,80 L98,62 L150,56 L186,66 L200,70 H452 L470,54 L500,46 H566 L610,60 L616,120 L566,138 L500,138 L470,130 L452,122 H200 L186,126 L150,136 L98,134 L34,122 L14,114Z" />
    <path class="s-ribs" d=${e} />
    <path class="s-shade" d="M6,105 L200,100 H616 V120 L566,138 L500,138 L470,130 L452,122 H200 L186,126 L150,136 L98,134 L34,122 L14,114Z" />
    <path class="s-seam" d="M34,80 L60,98 L98,62 M60,98 L34,122 M60,98 H186 L200,70 M186,98 L200,122 M150,56 L146,98 L150,136 M98,62 L104,98 L98,134 M470,54 L464,90 L470,130 M500,46 L496,92 L500,138 M566,46 L562,92 L566,138 M464,90 H612" />
    <path class="s-rim" d="M6,105 L14,92 L34,80 L98,62 L150,56 L186,66 L200,70 H452 L470,54 L500,46 H566 L610,60 M196,70 L216,46 H470 L496,58" />
    <path class="s-dark" d="M214,118 h26 v16 h-26Z M410,118 h26 v16 h-26Z" />
    <path class="s-hull" d="M128,146 L150,132 H500 L536,140 L548,152 L536,166 L500,174 H150 L128,162Z" />
    <path class="s-shade" d="M128,154 H548 L536,166 L500,174 H150 L128,162Z" />
    <path class="s-bay" d="M128,147 L150,137 V170 L128,161Z" />
    <path class="s-seam" d="M150,132 V174 M220,132 V174 M290,132 V174 M360,132 V174 M430,132 V174 M500,132 V174" />
    <path class="s-rim" d="M128,146 L150,132 H500 L536,140 L548,152" />
    ${cu("M22,103 L56,101 M70,106 H140 M110,90 H142 M112,116 H140 M482,80 H556 M482,104 H600 M160,146 H494 M236,58 H456")}
    <path class="s-drive" d="M608,66 h10 v14 h-10Z M612,84 h10 v14 h-10Z M608,103 h10 v14 h-10Z" />
  `}function He(){return a`
    <path class="c-far" d="M-10,-34 C-8,-66 -4,-98 0,-126 C4,-98 8,-66 10,-34Z M-10,34 C-8,66 -4,98 0,126 C4,98 8,66 10,34Z" />
    <path class="c-hull" d="M-20,30 C-70,32 -140,58 -200,84 C-148,44 -80,14 -14,10 H14 C80,14 148,44 200,84 C140,58 70,32 20,30 L12,44 H-12Z" />
    <path class="c-shade" d="M-20,30 C-70,32 -140,58 -200,84 C-146,52 -76,24 -14,20 H14 C76,24 146,52 200,84 C140,58 70,32 20,30 L12,44 H-12Z" />
    <path class="c-hull" d="M-22,-32 H22 L13,0 L22,32 H-22 L-13,0Z" />
    <path class="c-hull" d="M-20,-30 C-70,-32 -140,-58 -200,-84 C-148,-44 -80,-14 -14,-10 H14 C80,-14 148,-44 200,-84 C140,-58 70,-32 20,-30 L12,-44 H-12Z" />
    <path class="c-shade" d="M-200,-84 C-148,-44 -80,-14 -14,-10 H14 C80,-14 148,-44 200,-84 C146,-52 76,-26 14,-20 H-14 C-76,-26 -146,-52 -200,-84Z" />
    <path class="c-rim" d="M-200,-84 C-140,-58 -70,-32 -20,-30 L-12,-44 H12 L20,-30 C70,-32 140,-58 200,-84 M-200,84 C-148,44 -80,14 -14,10 M200,84 C148,44 80,14 14,10 M0,-126 C-4,-98 -8,-66 -10,-44" />
    <path class="c-seam" d="M-40,-26 V-16 M-72,-30 L-70,-20 M-104,-40 L-100,-28 M-136,-54 L-132,-42 M40,-26 V-16 M72,-30 L70,-20 M104,-40 L100,-28 M136,-54 L132,-42 M-40,26 V16 M-72,30 L-70,20 M-104,40 L-100,28 M40,26 V16 M72,30 L70,20 M104,40 L100,28" />
    <path class="c-light" d="M-9,-3 H9 V3 H-9Z M-5,-26 h10 v4 h-10Z M-5,22 h10 v4 h-10Z" />
    <circle class="c-glow" r="26" />
  `}function $e(){return a`
    <path class="c-far" d="M-30,6 C-52,-2 -84,8 -100,36 C-92,10 -70,-12 -44,-14 L-20,-18 H20 L44,-14 C70,-12 92,10 100,36 C84,8 52,-2 30,6Z" />
    <path class="c-hull" d="M0,-24 C12,-24 20,-18 26,-10 C52,-18 82,-2 100,36 C86,16 68,6 50,10 C42,14 32,22 22,22 L10,34 H-10 L-22,22 C-32,22 -42,14 -50,10 C-68,6 -86,16 -100,36 C-82,-2 -52,-18 -26,-10 C-20,-18 -12,-24 0,-24Z" />
    <path class="c-shade" d="M50,10 C42,14 32,22 22,22 L10,34 H-10 L-22,22 C-32,22 -42,14 -50,10 C-40,10 -30,4 -24,6 L0,14 L24,6 C30,4 40,10 50,10Z" />
    <path class="c-plate" d="M0,-22 C12,-22 20,-12 21,-2 C20,6 12,14 0,15 C-12,14 -20,6 -21,-2 C-20,-12 -12,-22 0,-22Z" />
    <path class="c-slit" d="M-17,-5 C-8,-1 8,-1 17,-5 L14,4 C6,7 -6,7 -14,4Z" />
    <path class="c-rim" d="M-100,36 C-82,-2 -52,-18 -26,-10 C-20,-18 -12,-24 0,-24 C12,-24 20,-18 26,-10 C52,-18 82,-2 100,36" />
    <ellipse class="c-light" cx="3" cy="1" rx="5" ry="2.6" />
    <ellipse class="c-glow" cx="3" cy="1" rx="24" ry="9" />
  `}function uu(){return a`
    <path class="c-far" d="M-104,-40 L-60,-16 L-30,-34 H30 L60,-16 L104,-40 L94,12 L60,34 H-60 L-94,12Z" />
    <path class="c-hull" d="M-100,-34 L-62,-10 L-32,-28 H32 L62,-10 L100,-34 L92,8 L62,20 L42,36 H-42 L-62,20 L-92,8Z" />
    <path class="c-shade" d="M-92,8 L-62,6 L-30,14 H30 L62,6 L92,8 L62,20 L42,36 H-42 L-62,20Z" />
    <path class="c-plate" d="M-28,-24 H28 L38,0 L26,20 H-26 L-38,0Z" />
    <path class="c-slit" d="M-26,-8 H-8 L-10,2 H-24Z M26,-8 H8 L10,2 H24Z" />
    <path class="c-rim" d="M-92,8 L-100,-34 L-62,-10 L-32,-28 H32 L62,-10 L100,-34 L92,8" />
    <path class="c-light" d="M-20,-5 h7 v4 h-7Z M13,-5 h7 v4 h-7Z" />
    <ellipse class="c-glow" cx="-16" cy="-3" rx="20" ry="9" /><ellipse class="c-glow" cx="16" cy="-3" rx="20" ry="9" />
  `}function Ze(){return a`
    <path class="s-wash" d="M112,-8 h60 q-40,7 -60,10Z M112,12 h60 q-40,7 -60,10Z" />
    <path class="s-hull" d="M-118,10 L-84,-16 H-62 L-50,-42 H4 L16,-16 H60 L96,-2 L114,-10 V32 L96,24 L60,34 H-74Z" />
    <path class="s-shade" d="M-118,10 H114 V32 L96,24 L60,34 H-74Z" />
    <path class="s-dark" d="M-44,34 H24 L12,50 H-30Z" />
    <path class="s-seam" d="M-84,-16 V34 M-40,-42 V34 M16,-16 V34 M60,-16 V34 M96,-2 V24" />
    <path class="s-rim" d="M-118,10 L-84,-16 H-62 L-50,-42 H4 L16,-16 H60 L96,-2 L114,-10" />
    <path class="s-lamps" d="M-76,-4 H56 M-76,4 H90 M-42,-30 H0 M-60,18 H60" />
    <path class="s-drive" d="M110,-8 h6 v14 h-6Z M110,12 h6 v14 h-6Z" />
  `}function Se(){return a`
    <path class="s-hull" d="M-4,-20 L-2,-58 L6,-54 L6,-20Z M16,6 L64,26 V36 L16,24Z M-16,6 L-64,26 V36 L-16,24Z" />
    <path class="s-stripe" d="M-1.4,-52 L4,-50 V-40 L-1.8,-40Z M48,20 L60,25 V33 L48,30Z M-48,20 L-60,25 V33 L-48,30Z" />
    <path class="s-hull" d="M0,-32 C14,-32 20,-20 20,-8 L30,12 L22,28 H-22 L-30,12 L-20,-8 C-20,-20 -14,-32 0,-32Z" />
    <path class="s-rim" d="M-2,-58 L6,-54 V-31 C16,-28 20,-18 20,-8 L64,26 M-2,-58 L-4,-31 C-14,-28 -20,-18 -20,-8 L-64,26" />
    ${[[0,-15,11],[-14,11,11],[14,11,11]].map(([e,t,n])=>a`<circle class="s-bay" cx=${e} cy=${t} r=${n} /><circle class="s-drive" cx=${e} cy=${t} r=${n-2.4} /><circle class="s-glow" cx=${e} cy=${t} r=${n*3} />`)}
  `}function du(){return a`
    <path class="c-far" d="M-36,58 C-84,62 -136,82 -156,160 H156 C136,82 84,62 36,58Z" />
    <path class="c-metal" d="M-150,160 C-142,108 -112,78 -66,70 C-80,94 -84,130 -84,160Z M150,160 C142,108 112,78 66,70 C80,94 84,130 84,160Z" />
    <path class="c-shade" d="M-22,52 H22 L34,96 L0,120 L-34,96Z" />
    <path class="c-seam" d="M-16,60 H16 M-19,68 H19 M-21,76 H21 M-24,84 H24" />
    <path class="c-metal" d="M0,-122 C46,-122 72,-86 70,-38 L62,4 L38,44 L24,58 H-24 L-38,44 L-62,4 L-70,-38 C-72,-86 -46,-122 0,-122Z" />
    <path class="c-shade" d="M24,-116 C56,-104 72,-78 70,-38 L62,4 L38,44 L30,52 L44,2 L50,-40 C52,-74 44,-100 24,-116Z" />
    <path class="c-seam" d="M0,-122 V-50 M-30,-114 C-40,-96 -44,-74 -44,-52 M30,-114 C40,-96 44,-74 44,-52" />
    <path class="c-jaw" d="M-46,-8 L-34,8 L-26,58 L-38,44 L-62,4 L-64,-12Z M46,-8 L34,8 L26,58 L38,44 L62,4 L64,-12Z" />
    <path class="c-grille" d="M-32,2 H32 L22,58 H-22Z" />
    <path class="c-bars" d=${Array.from({length:5},(e,t)=>`M${t*2-27},${9+t*10} H${27-t*2}`).join("")} />
    <path class="c-rim" d="M-46,-14 L-33,1 H33 L46,-14 M-33,1 L-22,58 M33,1 L22,58 M-62,4 L-38,44 L-24,58 H24 L38,44 L62,4 L70,-38" />
    <path class="c-shade" d="M-70,-44 C-40,-58 40,-58 70,-44 L68,-16 C40,-30 -40,-30 -68,-16Z" />
    <path class="c-slit" d="M-66,-38 C-36,-50 36,-50 66,-38 L63,-19 C34,-30 -34,-30 -63,-19Z" />
    <path class="c-rim" d="M-70,-38 C-72,-86 -46,-122 0,-122 C46,-122 72,-86 70,-38 M-150,160 C-142,108 -112,78 -66,70 M150,160 C142,108 112,78 66,70" />
  `}function he(){return a`
    <circle class="f-far" r="104" />
    <g class="f-smoke">${po(11,46,30,.4)}</g>
    <g class="f-flame">${po(9,32,28,0)}${po(6,14,24,.7)}</g>
    <path class="f-rays" d=${pu(22)} />
    <circle class="f-heart" r="46" />
    <path class="f-bits" d=${fu(30)} />
  `}var yt=(e,t)=>e*2*Math.PI/t,Mn=(e,t)=>`${Math.round(t*Math.cos(e))},${Math.round(t*Math.sin(e))}`,po=(e,t,n,o)=>Array.from({length:e},(s,r)=>{let l=t*(.75+r*7%5/10);return a`<circle cx=${Math.round(l*Math.cos(yt(r,e)+o))} cy=${Math.round(l*Math.sin(yt(r,e)+o))} r=${n*(.7+r*5%4/6)} />`}),pu=e=>Array.from({length:e},(t,n)=>`M${Mn(yt(n,e)-.025,20)} L${Mn(yt(n,e),62+n*37%40)} L${Mn(yt(n,e)+.025,20)}Z`).join(""),fu=e=>Array.from({length:e},(t,n)=>`M${Mn(yt(n,e)+.1,56+n*29%48)} l${2+n%3},1.4 -1.4,${1.4+n%3} -2.6,-1.4Z`).join(""),mu={warship:"-10 30 760 160",hunter:"-210 -135 420 270",raider:"-105 -40 210 84","heavy-raider":"-110 -46 220 90",liner:"-124 -48 304 104",viper:"-70 -62 140 108",centurion:"-160 -130 320 290",fire:"-105 -105 210 210"},$u={warship:Ce,hunter:He,raider:$e,"heavy-raider":uu,liner:Ze,viper:Se,centurion:du,fire:he};function vn({kind:e,class:t="",style:n}){return a`<svg class=${`subject ${e} ${t}`} viewBox=${mu[e]} style=${n} aria-hidden="true"><${$u[e]} /></svg>`}function qa({kind:e}){let t=Da[e];return a`<svg class="crisis-scene" data-scene=${e} viewBox="0 0 400 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><${t} /></svg>`}var $o="#04080c",ge=e=>`url(#p-${e})`,Q=e=>a`<path fill=${ge(e)} d="M-200,-200 H600 V400 H-200Z" />`,W=(e,t,n,o,s=o)=>a`<ellipse cx=${t} cy=${n} rx=${o} ry=${s} fill=${ge(e)} />`,te=e=>a`<path fill=${$o} d=${e} />`,A=(e,t,n=2)=>a`<path fill="none" stroke=${e} stroke-width=${n} stroke-linecap="round" d=${t} />`,me=(e,t,n,o,s=0)=>a`<g transform=${`translate(${e} ${t}) rotate(${s}) scale(${n})`}>${o}</g>`,fo=()=>A("#cfe3f2","M20,30h0 M58,72h0 M90,18h0 M132,52h0 M150,120h0 M176,26h0 M214,60h0 M244,16h0 M270,92h0 M300,38h0 M336,66h0 M352,20h0 M382,104h0 M34,126h0 M72,150h0 M188,150h0 M310,140h0 M372,156h0",1.8),mo=e=>a`<path fill=${ge("beam")} d=${`M${e-10},0 H${e+10} L${e+90},180 H${e-90}Z`} />`,Te="M0,-74 a8,9 0 1 1 -.1,0Z M-13,-54 Q0,-60 13,-54 L16,-24 H10 L9,0 H2 L0,-24 L-2,0 H-9 L-10,-24 H-16Z",ke="M0,-44 a12,14 0 1 1 -.1,0Z M-9,-18 H9 C20,-14 32,-10 36,20 H-36 C-32,-10 -20,-14 -9,-18Z",kt="M0,-44 a11,13 0 1 1 -.1,0Z M-8,-20 H8 L20,-16 L24,-52 L20,-60 L22,-70 H34 L36,-58 L32,-50 L34,20 H-30 C-30,-8 -20,-16 -8,-20Z",F=(e,t,n,o=1,s=$o)=>a`<path fill=${s} transform=${`translate(${t} ${n}) scale(${o})`} d=${e} />`,Da={attack:()=>a`
    ${Q("night")}${W("red",300,60,190,130)}${fo()}${me(300,58,.62,a`<${He} />`,-9)}
    ${me(150,62,.3,a`<${$e} />`,10)}${me(212,92,.42,a`<${$e} />`,-6)}${me(94,112,1.1,a`<${$e} />`,-14)}
  `,assault:()=>a`
    ${Q("night")}${W("amber",250,80,170,120)}${fo()}${me(84,44,.48,a`<${Ce} />`)}${me(300,92,.42,a`<${he} />`)}
    ${me(176,104,.24,a`<${he} />`)}${me(64,132,.6,a`<${$e} />`,20)}${me(356,42,.34,a`<${$e} />`,-24)}
    ${A("#ffe2a0","M130,96 L92,122 M240,84 L340,50 M210,100 L240,150",1.6)}
  `,senate:()=>a`
    ${Q("room")}${mo(200)}${W("amber",200,40,150,90)}
    ${te("M20,180 V40 H44 V180Z M72,180 V52 H92 V180Z M308,180 V52 H328 V180Z M356,180 V40 H380 V180Z M0,40 V20 H400 V40Z")}
    ${F(ke,200,112,1.1,"#0b1219")}<path fill=${ge("brass")} d="M150,130 H250 L240,180 H160Z" />
    <path fill="#3a2705" d="M200,138 l5,12 h13 l-10,8 4,13 -12,-8 -12,8 4,-13 -10,-8 h13Z" />${A("#1a1206","M186,130 L178,104 M214,130 L222,104",3)}
    <circle cx="177" cy="101" r="5" fill="#222" /><circle cx="223" cy="101" r="5" fill="#222" />${[30,88,312,370].map(e=>F(ke,e,176,.95))}
  `,press:()=>a`
    ${Q("room")}${W("white",92,44,60)}${W("white",318,60,46)}${W("amber",200,80,150,110)}${F(ke,200,150,2,"#101a22")}
    ${["M60,180 L150,118 l14,10 L92,180Z","M340,180 L246,112 l-14,10 L300,180Z","M186,180 L190,138 h20 l4,42Z"].map(e=>te(e))}
    <g fill="#9fb2c1"><circle cx="158" cy="118" r="13" /><circle cx="238" cy="113" r="13" /><ellipse cx="200" cy="134" rx="13" ry="16" /></g>
    ${A($o,"M147,118 h22 M227,113 h22 M188,130 h24 M188,138 h24",2)}
  `,command:()=>a`
    ${Q("room")}${W("blue",200,96,210,110)}<ellipse cx="200" cy="74" rx="92" ry="62" fill="#06222b" />
    ${A("#59d0c0","M108,74 a92,62 0 1 0 184,0 a92,62 0 1 0 -184,0 M140,74 a60,40 0 1 0 120,0 a60,40 0 1 0 -120,0 M172,74 a28,19 0 1 0 56,0 a28,19 0 1 0 -56,0 M108,74 H292 M200,12 V136",1.4)}
    <path fill="#59d0c0" opacity=".35" d="M200,74 L278,42 A92,62 0 0 1 290,66Z" />
    <g fill="#ff6a5e"><circle cx="250" cy="48" r="4.5" /><circle cx="266" cy="60" r="4.5" /><circle cx="244" cy="68" r="3.6" /></g>
    <circle cx="200" cy="74" r="4" fill="#e6fff8" />${F(Te,56,182,1.5)}${F(Te,108,182,1.35)}${F(Te,344,182,1.5)}
    ${te("M130,180 L150,150 H250 L270,180Z")}
  `,office:()=>a`
    ${Q("room")}<path fill=${ge("night")} d="M90,14 H310 V104 H90Z" />
    ${A("#dcecf6","M110,30h0 M150,60h0 M190,24h0 M232,50h0 M270,28h0 M292,76h0 M130,86h0",2)}${W("blue",272,100,90,50)}
    ${te("M84,8 H316 V14 H84Z M84,104 H316 V110 H84Z M160,8 h6 v100 h-6Z M234,8 h6 v100 h-6Z")}${W("amber",200,122,150,50)}
    <path fill="#5a3a1c" d="M60,132 H340 L352,146 H48Z" /><path fill="#2e1c0c" d="M60,146 H340 V180 H60Z" />${F(ke,112,132,1.25)}
    ${F(ke,292,132,1.25)}<path fill="#f4e6c4" d="M176,126 h46 l8,12 h-60Z" />${A("#8a7a58","M186,130 h28 M184,134 h32",1.2)}
  `,unrest:()=>a`
    ${Q("blood")}${W("amber",210,150,240,110)}${me(330,118,.34,a`<${he} />`)}
    <path fill="#1a0606" opacity=".7" d="M300,110 C280,70 320,60 300,20 C340,30 330,60 356,70 C380,80 352,110 372,120Z" />
    ${F(kt,60,150,1,"#2a0b0a")}${F(kt,150,142,.9,"#2a0b0a")}${F(ke,236,150,1,"#2a0b0a")}
    ${F(kt,316,150,.95,"#2a0b0a")}${F(kt,18,186,1.3)}${F(ke,108,190,1.3)}${F(kt,196,188,1.45)}
    ${F(kt,300,190,1.3)}${F(ke,378,190,1.2)}${te("M96,40 h64 v36 h-64Z M126,76 h5 v74 h-5Z")}
    ${A("#ff9a5a","M106,50 l44,16 M150,50 l-44,16",4)}
  `,hunger:()=>a`
    ${Q("room")}${mo(200)}${W("amber",200,110,150,70)}<path fill="#4a3116" d="M40,140 H360 V152 H40Z" />${te("M40,152 H360 V180 H40Z")}
    <path fill=${ge("hull")} d="M132,96 H268 C266,126 240,140 200,140 C160,140 134,126 132,96Z" />
    <ellipse cx="200" cy="96" rx="68" ry="14" fill="#0a1016" />${A("#e6eef2","M132,96 a68,14 0 0 0 136,0",2)}
    <path fill="#d9b45a" d="M190,99 l7,-3 6,3 -6,3Z M208,102 l5,-2 4,2 -4,2Z" />${A("#c3d1db","M296,138 L326,84",5)}
    <ellipse cx="331" cy="76" rx="9" ry="14" fill="#c3d1db" transform="rotate(28 331 76)" />
    <path fill="#3a2a18" d="M56,104 h52 v36 h-52Z M62,88 h40 v16 h-40Z" />${A("#8a6a3a","M56,122 h52 M82,104 v36",2)}
  `,water:()=>a`
    ${Q("room")}${W("blue",200,70,170,100)}
    <path fill=${ge("hull")} d="M0,8 H120 C150,8 160,16 160,34 V44 H126 V40 C126,38 124,36 120,36 H0Z" />
    ${A("#dff3fb","M0,10 H120 C148,10 157,18 158,34",2)}${te("M120,44 h46 v10 h-46Z")}<path fill=${ge("hull")} d="M60,0 h30 v12 h-30Z" />
    <path fill="#8fd8f5" d="M143,62 C156,84 166,96 166,110 A23,23 0 0 1 120,110 C120,96 130,84 143,62Z" />
    <path fill="#fff" opacity=".8" d="M132,100 C130,108 132,116 138,120 C134,112 134,106 136,98Z" />${te("M84,148 H330 L316,180 H98Z")}
    ${A("#6fb8d8","M84,148 H330",3)}${A("#2f5266","M112,160 l18,-6 14,10 22,-8 M220,158 l24,8 18,-8 30,6",2)}${F(Te,258,150,1)}
    ${F(Te,286,150,.8)}${F(Te,308,150,.95)}
  `,fuel:()=>a`
    ${Q("dusk")}${W("sun",306,122,120)}${te("M0,150 L60,138 L150,146 L240,136 L400,150 V180 H0Z")}
    ${te("M40,146 V70 h14 v-40 h10 v40 h20 V52 h34 v94Z M130,146 V96 C130,84 178,84 178,96 V146Z M192,146 V96 C192,84 240,84 240,96 V146Z M256,146 V112 h70 v34Z")}
    ${me(59,24,.2,a`<${he} />`)}${A("#ffcf8a","M178,104 h14 M118,80 h30 M118,120 h12 M240,124 h16",3)}
    ${A("#ffd9a0","M136,98 v40 M198,98 v40",1.6)}${me(300,40,.5,a`<${Se} />`)}
  `,bomb:()=>a`
    ${Q("room")}${W("red",214,104,170,100)}${te("M0,0 H400 V20 H0Z M0,160 H400 V180 H0Z M26,0 h16 v180 h-16Z M356,0 h16 v180 h-16Z")}
    <path fill="#b6483c" d="M120,74 h40 v76 h-40Z M164,74 h40 v76 h-40Z M208,74 h40 v76 h-40Z" />
    <path fill="#ff8a78" opacity=".5" d="M124,74 h8 v76 h-8Z M168,74 h8 v76 h-8Z M212,74 h8 v76 h-8Z" />
    ${te("M112,88 h144 v10 h-144Z M112,126 h144 v10 h-144Z")}<path fill="#0c0f12" d="M150,60 h116 v44 h-116Z" />
    ${A("#59636b","M150,60 h116 v44 h-116Z",2)}
    ${A("#ff4a3a","M164,70 h12 v12 h-12 v12 h12 M188,70 h14 v24 h-14 M188,82 h12 M224,70 v24 M224,70 h12 v24 h-12 M252,70 v24",4)}
    <path fill="#ff4a3a" d="M211,75 h4 v4 h-4Z M211,87 h4 v4 h-4Z" />${A("#e2c15c","M150,96 C110,96 110,60 136,74",2.4)}
    ${A("#6cc281","M266,84 C312,84 300,140 248,132",2.4)}${A("#6aaaf0","M266,96 C290,110 280,150 228,152",2.4)}${W("red",208,82,70,30)}
  `,sickbay:()=>a`
    ${Q("room")}${W("white",120,20,140,70)}${a`<path fill=${ge("cold")} d="M84,10 H156 L220,180 H20Z" />`}
    <path fill="#0b2a22" d="M250,24 h120 v72 h-120Z" />${A("#3fd08a","M254,64 h28 l6,-8 6,8 h10 l6,-30 10,50 8,-20 h36",3)}
    ${A("#59636b","M250,24 h120 v72 h-120Z M310,96 v44",3)}<path fill="#cfd9df" d="M30,120 H230 C238,120 242,126 242,134 V142 H30Z" />
    <path fill="#8ea3b0" d="M90,120 C110,98 200,100 236,122 L242,134 H90Z" /><path fill="#e9eef1" d="M34,108 h50 c8,0 8,14 0,14 h-50Z" />
    <ellipse cx="66" cy="104" rx="17" ry="13" fill="#2a1d17" /><ellipse cx="72" cy="106" rx="12" ry="10" fill="#c99a78" />
    ${te("M34,142 h6 v34 h-6Z M232,142 h6 v34 h-6Z")}${A("#9fb2c1","M196,20 V64 C196,84 160,84 150,110",2)}
    <path fill="#b5372c" d="M186,16 h20 v26 q-10,10 -20,0Z" />
  `,accused:()=>a`
    ${Q("room")}${mo(200)}${W("amber",200,160,120,36)}${F(Te,200,168,1.5,"#0a1016")}
    ${A("#e8c078","M188,60 C192,52 208,52 212,60 M180,86 L176,128",1.4)}
    ${te("M-10,86 C30,70 60,74 96,84 L138,88 l4,6 -40,6 -10,10 C60,112 30,110 -10,126Z M410,70 C372,56 342,62 306,74 L262,80 l-4,6 42,5 10,9 C342,102 372,98 410,112Z M-10,150 C20,140 50,142 84,146 L120,148 l3,5 -36,6 -8,9 C50,170 20,170 -10,180Z")}
    ${A("#c9955a","M100,85 L138,89 M300,76 L262,81 M86,147 L120,149",1.8)}
  `,brig:()=>a`
    ${Q("room")}${W("amber",200,20,150,100)}${F(ke,200,150,2.1,"#17222b")}${A("#5d7280","M176,84 C184,62 216,62 224,84",2)}
    ${[40,104,168,232,296,360].map(e=>a`<path fill=${ge("hull")} d=${`M${e-7},0 h14 v180 h-14Z`} />${A("#dfeaf0",`M${e-4},0 v180`,1.4)}`)}
    <path fill=${ge("hull")} d="M0,18 h400 v12 h-400Z M0,154 h400 v12 h-400Z" />
    <g fill="#c99a78"><path d="M152,104 h32 c6,0 6,8 0,8 c6,0 6,9 0,9 c5,0 5,8 0,8 c4,0 4,7 -2,7 h-30Z M248,104 h-32 c-6,0 -6,8 0,8 c-6,0 -6,9 0,9 c-5,0 -5,8 0,8 c-4,0 -4,7 2,7 h30Z" /></g>
  `,jump:()=>a`
    ${Q("night")}${W("white",200,90,120,90)}
    ${A("#bfe9fb","M200,90m-40,-26 L70,0 M160,90 L0,84 M168,108 L60,180 M232,112 L340,180 M240,92 L400,100 M236,70 L330,0 M196,60 L186,0 M204,124 L216,180 M180,66 L130,0 M222,64 L262,0 M176,116 L128,180 M226,118 L286,180 M160,76 L20,30 M160,102 L10,140 M240,78 L390,40 M242,104 L390,150",1.8)}
    ${me(76,52,.38,a`<${Ce} />`)}
  `,failure:()=>a`
    ${Q("room")}${W("red",330,40,120,90)}${W("blue",110,90,130,90)}<path fill="#0c151c" d="M40,26 H250 V140 H40Z" />
    ${A("#4a5f6e","M40,26 H250 V140 H40Z",4)}${A("#59d0c0","M56,48 h80 M56,62 h120 M56,76 h60 M56,90 h104 M56,104 h44 M56,118 h88",3)}
    <path fill="#ff4a3a" d="M206,50 L236,104 H176Z" /><path fill="#1a0505" d="M203,66 h6 l-1,20 h-4Z M203,91 h6 v6 h-6Z" />
    ${te("M20,150 H400 V180 H20Z M286,60 h80 v120 h-80Z")}<g fill="#ff6a5e"><circle cx="304" cy="80" r="6" /><circle cx="326" cy="80" r="6" /></g>
    <g fill="#3a4a55"><circle cx="348" cy="80" r="6" /><circle cx="304" cy="102" r="6" /></g><circle cx="326" cy="102" r="6" fill="#e2c15c" />
    ${A("#ffe08a","M250,128 l14,-8 -4,12 18,-6 M276,140 l10,-14 M262,142 l2,14",2)}
  `,virus:()=>a`
    ${Q("blood")}${W("red",200,90,200,100)}
    ${A("#ff8a7a","M0,40 H80 L100,60 H150 M0,90 H60 L76,90 M0,140 H90 L108,120 H150 M400,40 H320 L300,60 H250 M400,90 H340 M400,140 H310 L292,120 H250 M140,0 V30 L160,50 M260,0 V30 L240,50 M140,180 V150 L160,130 M260,180 V150 L240,130",2)}
    <g fill="#ffb3a8"><circle cx="150" cy="60" r="4" /><circle cx="250" cy="60" r="4" /><circle cx="150" cy="120" r="4" /><circle cx="250" cy="120" r="4" /><circle cx="76" cy="90" r="4" /><circle cx="336" cy="90" r="4" /></g>
    ${te("M96,90 C140,40 260,40 304,90 C260,140 140,140 96,90Z")}${A("#ff9a8a","M96,90 C140,40 260,40 304,90 C260,140 140,140 96,90Z",2)}
    <ellipse cx="200" cy="90" rx="84" ry="6" fill="#ff2a1c" opacity=".8" />${W("red",200,90,60,44)}<circle cx="200" cy="90" r="9" fill="#fff" />
  `,scout:()=>a`
    ${Q("dusk")}${W("sun",300,110,110)}<path fill="#6a2f3a" d="M0,120 L50,84 L92,112 L150,70 L204,116 L262,88 L320,120 L400,96 V180 H0Z" />
    <path fill="#2a0f1a" d="M0,150 L70,124 L140,146 L230,128 L310,152 L400,134 V180 H0Z" />
    <path fill="#0c0a12" d="M86,54 L112,40 H168 L186,52 L214,58 L216,68 L178,76 H118 L92,70Z" /><path fill="#0c0a12" d="M120,76 l-8,12 h58 l-6,-12Z" />
    ${A("#ffd9a0","M86,54 L112,40 H168 L186,52 L214,58",2)}<path fill="#ffd9a0" d="M92,56 l14,-9 v10Z M110,46 h20 v10 h-20Z" />
    ${W("blue",216,63,34,9)}<path fill=${ge("cold")} opacity=".6" d="M120,80 L60,180 H160Z" />
  `,hangar:()=>a`
    ${Q("room")}${W("amber",280,100,170,110)}
    ${[0,1,2].map(e=>A("#2f4250",`M${30+e*44},${8+e*14} H${370-e*44} V180 M${30+e*44},${8+e*14} V180`,5-e))}
    ${me(286,104,.55,a`<${he} />`)}
    <path fill="#10181f" d="M60,118 L120,104 L230,110 L262,98 L270,118 L248,134 H120 L70,128Z M196,110 L230,60 L244,60 L240,112Z" />
    ${A("#c9dbe6","M60,118 L120,104 L230,110 M198,108 L230,60",2)}<path fill="#8fc6dc" d="M118,108 L146,104 L164,110 L124,114Z" />
    ${F(Te,44,176,.9)}${F(Te,344,178,.9)}${te("M92,134 h6 v42 h-6Z M214,132 h6 v44 h-6Z")}
  `,prophecy:()=>a`
    ${Q("dusk")}${W("sun",200,66,150)}${A("#fff3d0","M200,60 L200,0 M200,60 L120,0 M200,60 L280,0 M200,60 L40,20 M200,60 L360,20",1.6)}
    ${te("M96,84 L200,36 L304,84Z M100,84 H300 V94 H100Z M112,94 h18 v54 h-18Z M150,94 h18 v54 h-18Z M191,94 h18 v54 h-18Z M232,94 h18 v54 h-18Z M270,94 h18 v54 h-18Z M92,148 H308 V156 H92Z M76,156 H324 V164 H76Z M60,164 H340 V180 H60Z")}
    ${F(Te,200,176,.6,"#ffe9bd")}${te("M0,150 L40,140 L70,180 H0Z M400,144 L356,136 L330,180 H400Z")}
  `,rescue:()=>a`
    ${Q("night")}${W("world",330,190,150,120)}${fo()}
    ${[0,1,2,3].map(e=>a`<path fill="none" stroke="#f2c46a" stroke-width="2.4" opacity=${1-e*.24} d=${`M${206+e*17},${84-e*14} q${20+e*4},${14+e*12} 0,${32+e*26}`} />`)}
    <path fill=${ge("hull")} d="M46,104 L70,84 H168 L196,96 L198,108 L170,120 H76Z M84,84 l8,-18 h40 l8,18Z M96,120 h44 l-8,14 h-30Z" />
    ${A("#dfeaf0","M46,104 L70,84 H84 L92,66 H132 L140,84 H168 L196,96",1.6)}${A("#ffd9a0","M82,98 H160",3)}
    <circle cx="201" cy="101" r="4" fill="#ffe9bd" />${W("amber",201,101,30)}
  `,boarders:()=>a`
    ${Q("blood")}${W("white",200,80,120,100)}${te("M0,0 H128 L112,30 V180 H0Z M400,0 H272 L288,30 V180 H400Z M128,0 H272 L262,14 H138Z")}
    ${A("#ff9a8a","M112,180 V30 L128,6 M288,180 V30 L272,6",2)}
    ${[[200,178,1.25],[156,172,.9],[244,172,.9]].map(([e,t,n])=>a`${F("M0,-104 C9,-104 13,-96 12,-88 L8,-80 H-8 L-12,-88 C-13,-96 -9,-104 0,-104Z M-8,-78 H8 L30,-72 L38,-40 L34,-8 H26 L28,-38 L20,-52 L14,-34 L20,0 H8 L0,-30 L-8,0 H-20 L-14,-34 L-20,-52 L-28,-38 L-26,-8 H-34 L-38,-40 L-30,-72Z",e,t,n)}<path fill="#ff2a1c" d=${`M${e-8*n},${t-92*n} h${16*n} v${3.4*n} h${-16*n}Z`} />`)}
    ${W("red",200,64,40,14)}
  `,feast:()=>a`
    ${Q("room")}${W("amber",200,70,220,110)}${A("#e2c15c","M0,14 Q70,46 134,18 Q200,50 266,18 Q330,46 400,14",2)}
    ${[30,66,102,170,200,230,298,334,370].map((e,t)=>a`<path fill=${["#e05a4a","#6cc281","#6aaaf0"][t%3]} d=${`M${e-8},${30-t%2*3} h16 l-8,16Z`} />`)}
    ${F(ke,84,176,1.4)}${F(ke,316,176,1.4)}${F(ke,200,186,1.3)}
    <path fill="#ffd070" d="M150,86 h34 l-4,40 h-26Z" transform="rotate(14 167 106)" />
    <path fill="#ffd070" d="M216,86 h34 l-4,40 h-26Z" transform="rotate(-14 233 106)" />
    <path fill="#fff6dc" d="M148,80 q8,-12 18,-4 q12,-8 20,8 l-4,8 h-32Z M214,84 q8,-12 18,-6 q12,-8 18,6 l-2,8 h-32Z" />
    ${A("#fff3d0","M200,76 V58 M188,78 L180,64 M212,78 L220,64",3)}${te("M108,128 l50,-8 6,10 -50,16Z M292,128 l-50,-8 -6,10 50,16Z")}
  `,star:()=>a`
    ${Q("dusk")}${W("sun",290,90,200)}<circle cx="290" cy="90" r="52" fill="#fff6dc" />
    ${A("#ffcf6a","M250,52 C210,20 170,40 190,10 M256,130 C220,160 190,140 176,172 M330,50 C360,20 380,40 392,14",4)}
    ${me(24,40,.34,a`<${Ce} />`)}
    ${te("M40,140 l24,-6 h30 l8,6 -8,6 h-34Z M120,156 l18,-4 h22 l6,4 -6,5 h-26Z M150,124 l14,-3 h18 l5,3 -5,4 h-20Z")}
  `},z4=Object.keys(Da);var hu=["pass","partial","fail","consequence"];function Je({boxes:e,chosen:t=null,outcome:n=null,pick:o=null}){return e.map((s,r)=>a`<${gu} key=${r} box=${s} chosen=${t} outcome=${n} pick=${o} />`)}function gu({box:e,chosen:t,outcome:n,pick:o}){return e.kind==="choice"?a`
      <${It} lines=${e.text} />
      <ol class="choices">
        ${(e.boxes??[]).map((s,r)=>a`<li key=${r} class=${o?"glow":t===r?"chosen":t===null?"":"rejected"} onClick=${o&&(()=>o(r))}>
            ${t===r&&a`<mark>${i("chosen")}</mark>`}
            <${It} lines=${s.text??[]} />
            <${Je} boxes=${s.boxes??[]} outcome=${t===r?n:null} />
          </li>`)}
      </ol>
    `:e.kind==="check"?a`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${e.value}</b>
          <span>${i("check")} <span class="skills">${(e.skills??[]).map(s=>a`<${pe} key=${s} skill=${s} />`)}</span></span>
        </p>
        <${It} lines=${e.text??[]} />
        <dl class="results">
          ${(e.boxes??[]).map(s=>a`<div key=${s.kind} class=${`${s.kind} ${n===s.kind?"is":""}`}>
              <dt>${hu.includes(s.kind)?i(`result:${s.kind}`,{n:s.value}):""}</dt>
              <dd><${It} lines=${s.text??[]} /><${Je} boxes=${s.boxes??[]} /></dd>
            </div>`)}
        </dl>
      </div>
    `:a`<${It} lines=${e.text??[]} /><${Je} boxes=${e.boxes??[]} />`}function It({lines:e}){return e.map((t,n)=>a`<p key=${n} class="line">${t}</p>`)}function Ga({crisis:e,outcome:t,first:n,children:o}){let{view:s,choice:r}=k(),l=r.question?.kind==="crisis_choice"?c=>r.pick(`opt:${c}`):null;return a`
    <article class=${`card-large crisis ${n?"revealed-first":""}`} aria-label=${e.name}>
      <header data-explain=${e.card}>
        <${Bt} of=${e.card} />
        <${ie} kind=${B(e.card)} />
        <${kn} seats=${[e.drawer]} />
        <h3>${e.name}</h3>
        <small>${i("drawn_by",{name:Z(s,e.drawer)})}</small>
      </header>
      ${n&&o}
      <${Je} boxes=${e.boxes} chosen=${e.choice} outcome=${t} pick=${l} />
      <${ho} crisis=${e} />
      ${!n&&o}
    </article>
  `}function Bt({of:e}){let t=ja(e);return t?a`<span class="picture"><${qa} kind=${t} /></span>`:B(e)==="destination"&&a`<span class="picture"><${Ue} kind=${Fe(e)} small over="seen" /></span>`}function ho({crisis:e}){let t=[e.activate&&i(`activate:${e.activate}`),e.jump&&i("prepares_jump")].filter(Boolean);return t.length>0&&a`<p class="then"><span>${i("then")}</span> ${t.join(", ")}</p>`}var bu=6;function Fa({check:e,named:t,turned:n,skip:o}){let{view:s}=k(),r=n>=e.revealed.length;return a`
    <section class=${`check ${t?"":"card-large"}`} aria-label=${i("check")}>
      ${!t&&a`<header>
        <${Bt} of=${e.source} />
        <${kn} seats=${[e.by,e.about]} />
        <h3>${i("check_of",{name:j(s,e.source)})}</h3>
        <p class="bar-to-pass"><b class="value">${e.difficulty}</b><span class="skills">${e.skills.map(l=>a`<${pe} key=${l} skill=${l} />`)}</span>
          ${e.partial!==null&&a`<small>${i("partial_from",{n:e.partial})}</small>`}
        </p>
        <${ku} check=${e} />
      </header>`}
      ${U(`check:${e.step}`)&&!e.outcome&&a`<p class="step">${i(`check:${e.step}`)}</p>`}
      <${yu} check=${e} />
      <${vu} check=${e} />
      ${e.counted?.length>0&&a`<${za} check=${e} total=${Wa(e.counted)} />`}
      ${e.revealed.length>0&&a`<${Lu} cards=${e.revealed} turned=${n} />`}
      ${e.revealed.length>0&&a`<${za} check=${e} total=${r&&e.total!==null?e.total:Wa(e.revealed.slice(0,n))} />`}
      ${!r&&a`<button type="button" class="skip" onClick=${o}>${i("skip")}</button>`}
      ${r&&e.outcome&&a`<p class=${`outcome ${e.outcome}`} role="status">${i(`outcome:${e.outcome}`)}</p>`}
      ${r&&e.outcome&&a`<${Mu} check=${e} />`}
      ${e.outcome&&e.total===null&&a`<p class="modifier">${i("without_cards")}</p>`}
      <${Pa} />
      ${!e.revealed.length&&!e.outcome&&a`<p class="reminder">${i("reminder:check")}</p>`}
    </section>
  `}function yu({check:e}){let{view:t}=k(),n=({text:o,seat:s})=>s===null?o:i("by_whom",{what:o,name:Z(t,s)});return a`
    ${e.changes.map((o,s)=>a`<p key=${s} class="modifier">${n(o)}</p>`)}
    ${e.modifiers.map((o,s)=>a`<p key=${s} class="modifier">${n(o)} <b>${fe(o.amount)}</b></p>`)}
    ${e.modifiers.length>0&&a`<p class="modifier">${i("now_difficulty",{n:e.difficulty,printed:e.value})}</p>`}
    ${e.zeroed.map(o=>a`<p key=${o} class="modifier">${i("zeroed",{skill:i(`skill:${o}`)})}</p>`)}
    ${e.face_up&&a`<p class="modifier">${i("face_up")}</p>`}
  `}function ku({check:e}){let{view:t}=k(),n=r=>Z(t,r),{by:o,about:s}=e;return a`
    ${o!==null&&a`<p class="about">${s===null||s===o?i("check_by",{by:n(o)}):i("check_about",{by:n(o),about:n(s)})}</p>`}
    <dl class="results stakes">
      ${Object.entries(e.stakes).map(([r,l])=>a`<div key=${r} class=${`${r} ${e.outcome===r?"is":""}`}><dt>${i(`result:${r}`,{n:e.partial})}</dt><dd><p class="line">${l}</p></dd></div>`)}
    </dl>
  `}function Mu({check:e}){let{view:t}=k(),n=t.decided!==null&&t.check===null;return e.did.length?a`
    <p class="did">${e.did.join(" ")}</p>
    ${e.taken_by!==null&&a`<p class="did">${i("cards_taken",{name:Z(t,e.taken_by)})}</p>`}
  `:n&&a`<p class="did">${i("check_did_nothing")}</p>`}function Ua({check:e,children:t}){let{view:n}=k();return a`
    <details class="folded-check" onToggle=${o=>o.currentTarget.open&&o.currentTarget.scrollIntoView({block:"nearest"})}>
      <summary>
        <span>${i("check_before",{name:j(n,e.source)})}</span>
        ${e.outcome&&a`<b class=${`outcome ${e.outcome}`}>${i(`outcome:${e.outcome}`)}</b>`}
        <small>${e.did.join(" ")}</small>
      </summary>
      ${t}
    </details>
  `}function vu({check:e}){let{view:t,me:n}=k(),o=Object.entries(e.added).map(([r,l])=>({seat:Number(r),n:l,open:e.open_cards[r]??[]}));if(e.destiny>0&&o.unshift({seat:null,n:e.destiny,open:e.open_destiny}),!o.length)return null;let s=r=>r.map(l=>j(t,l)).join(", ");return a`
    <ul class=${`pile ${e.revealed.length?"brief":""}`} aria-label=${i("contributions")}>
      ${o.map(r=>{let l=r.seat===null?i("destiny"):Z(t,r.seat),c=r.open.map(u=>e.counted?.find(({card:d})=>d===u)??{name:j(t,u)});return a`<li key=${l} class=${c.length?"open":""}>
          ${r.seat===null?a`<em class="token destiny" aria-hidden="true">?</em>`:a`<${se} seat=${r.seat} />`}
          <span class="giver">${l}</span>
          <span class="backs" aria-hidden="true">${Array.from({length:Math.min(r.n-r.open.length,bu)},(u,d)=>a`<i key=${d}></i>`)}</span>
          <b aria-label=${i("contributed",{name:l,n:r.n})}>${r.n}</b>
          ${c.map((u,d)=>a`<${_u} key=${d} ...${u} />`)}
        </li>`})}
    </ul>
    ${n&&n.added.length>0&&a`<p class="modifier">${i("you_added",{cards:s(n.added)})}</p>`}
  `}function _u({card:e,name:t,skill:n,counts:o}){return a`<span class=${`open-card ${Ka(o??0)}`} data-explain=${e}>${n&&a`<${pe} skill=${n} />`}${t}${n&&a` <b>${fe(o)}</b>`}</span>`}var Ka=e=>e>0?"for":e<0?"against":"nil";function Lu({cards:e,turned:t}){return a`
    <ul class="revealed" aria-label=${i("revealed")}>
      ${e.map((n,o)=>o<t?a`<li key=${o} class=${`${Ka(n.counts)} ${n.skill}`} data-explain=${n.card}>
              <${ie} kind=${n.skill} /><${pe} skill=${n.skill} /><span>${n.name}</span><b>${fe(n.counts)}</b>
            </li>`:a`<li key=${o} class="face-down" aria-hidden="true"></li>`)}
    </ul>
  `}var Wa=e=>e.reduce((t,n)=>t+n.counts,0);function za({check:e,total:t}){let n=Math.max(e.difficulty,t,1),o=r=>Math.max(0,r)/n,s=r=>`${100*o(r)}%`;return a`
    <div class="total">
      <b>${i("total_against",{total:At(t),difficulty:e.difficulty})}</b>
      <span class="bar" aria-hidden="true">
        <i class=${t>=e.difficulty?"enough":""} style=${{transform:`scaleX(${o(t)})`}}></i>
        ${e.partial!==null&&a`<s style=${{left:s(e.partial)}}></s>`}
        <s style=${{left:s(e.difficulty)}}></s>
      </span>
    </div>
  `}var wu={call:[{lasts:.2,loud:.16,from:520,wave:"sine"},{at:.14,lasts:.2,loud:.16,from:690,wave:"sine"}],ping:[{lasts:.9,loud:.22,from:1240,to:1200,wave:"sine"},{at:.02,lasts:.5,loud:.06,from:2480,to:2400,wave:"sine"}],klaxon:[0,.34,.68].flatMap(e=>[{at:e,lasts:.28,loud:.07,from:330,to:300,wave:"sawtooth"},{at:e,lasts:.28,loud:.06,from:247,to:224,wave:"square"}]),die:[0,.06,.13,.22,.34].map((e,t)=>({at:e,lasts:.05,loud:.34-t*.05,from:2600-t*240})),card:[{lasts:.12,loud:.2,from:5200,to:1900}],engines:[{lasts:1.1,loud:.5,from:90,to:900},{lasts:1.1,loud:.1,from:55,to:130,wave:"sawtooth"},{at:.85,lasts:.3,loud:.4,from:3e3,to:200}],drums:[0,.22,.44].flatMap(e=>[{at:e,lasts:.38,loud:.5,from:120,to:42,wave:"sine"},{at:e,lasts:.08,loud:.14,from:420}])},Ya="call",Mt=null,Ja=null;function Ee(e){let t=Ne(),n=wu[e??""];if(!n||!t.sound||!t.volume||document.hidden&&e!==Ya)return;Mt??=new AudioContext;let o=Mt.state!=="running";if(Mt.resume(),o&&e!==Ya)return;let s=Mt.createGain();s.gain.value=t.volume,s.connect(Mt.destination);for(let r of n)xu(Mt,s,r)}function xu(e,t,{at:n=0,lasts:o,loud:s,from:r,to:l=r,wave:c}){let[u,d]=[e.currentTime+n,e.currentTime+n+o],p=e.createGain();p.gain.setValueAtTime(1e-4,u),p.gain.exponentialRampToValueAtTime(s,u+Math.min(.02,o/4)),p.gain.exponentialRampToValueAtTime(1e-4,d),p.connect(t);let m=c?Cu(e,c,p):Hu(e,p);m.pitch.setValueAtTime(r,u),m.pitch.exponentialRampToValueAtTime(l,d),m.node.start(u),m.node.stop(d)}function Cu(e,t,n){let o=e.createOscillator();return o.type=t,o.connect(n),{node:o,pitch:o.frequency}}function Hu(e,t){Ja??=Zu(e);let n=e.createBufferSource();n.buffer=Ja,n.loop=!0;let o=e.createBiquadFilter();return o.type="bandpass",o.Q.value=.8,n.connect(o).connect(t),{node:n,pitch:o.frequency}}function Zu(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),n=t.getChannelData(0);for(let o=0;o<n.length;o+=1)n[o]=Math.random()*2-1;return t}var Su=4,Tu=9e3,Eu=["turn_began","crisis_drawn","crisis_replaced","super_crisis_played"];function Qa(){let{state:e}=k(),t=H(null),n=H(-1/0),[o,s]=M([]);_(()=>{let c=e.log[e.log.length-1]?.n??0,u=t.current;if(e.synced&&(t.current=c),u===null||c<=u)return;let d=e.log.filter(p=>p.n>u&&go(p)!==null);d.length&&(Ee("die"),n.current=performance.now(),s(d.slice(-Su)))},[e.log,e.synced]),_(()=>{let c=setTimeout(()=>s([]),Tu);return()=>clearTimeout(c)},[o]);let r=e.log.findLast(c=>Eu.includes(c.what?.kind))?.n??0,l=o.some(c=>c.n<r);return _(()=>{if(!l)return;let c=setTimeout(()=>s(u=>u.filter(d=>d.n>r)),Math.max(0,n.current+uo-performance.now()));return()=>clearTimeout(c)},[l,r]),[o,n]}function Xa({rolled:e,open:t}){let n=e[e.length-1],o=n&&t!==null&&go(n)===String(t)?e.slice(0,-1):e;return o.length?a`
    <ul class="dice" aria-label=${i("dice")}>
      ${o.map((s,r)=>a`<li key=${s.n} style=${{animationDelay:`${r*150}ms`}}><${bo} face=${go(s)} rolling /><small>${s.text}</small></li>`)}
    </ul>
  `:null}var go=e=>e.about?.find(t=>t.startsWith("die:"))?.slice(4)??null;function bo({face:e,label:t,rolling:n=!1}){let[o,s]=Ke.die;return a`
    <span class=${`die ${n?"rolling":""}`} role="img" aria-label=${t??i("rolled",{n:e})}>
      <svg viewBox=${o} aria-hidden="true"><path d=${s} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${e}</b>
    </span>
  `}var Vu=450,Au=4e3;function er(e,t){let n=H(!0),o=H(null),[s,r]=M(t);return _(()=>{let l=n.current||bt()||!t||o.current===e;if(n.current=!1,o.current=t?e:null,l){r(t);return}r(0);let c=0,u=setInterval(()=>{c+=1,r(c),Ee("card"),c>=t&&clearInterval(u)},Math.min(Vu,Au/t));return()=>clearInterval(u)},[e,t]),[Math.min(s,t),()=>r(t)]}function tr({roll:e}){let{view:t}=k();return a`
    <article class="card-large roll">
      <${bo} face=${e.result??"?"} label=${e.result===null?i("not_rolled"):i("rolled",{n:e.result})} />
      <p>
        <small>${i("rolled_by",{name:Z(t,e.seat)})}</small>
        <span class="line">${e.text}</span>
        ${e.modifier!==0&&a`<b>${i("modified",{n:fe(e.modifier)})}</b>`}
      </p>
    </article>
  `}var Ou=8e3,Nu=2500,_n=({crisis:e,check:t,nebula:n})=>Ru(n)??e?.card??t?.source??null,Ru=e=>e?.encounter?.card??(e&&!["ahead","over"].includes(e.phase)?e.phase:null);function nr(){let{view:e,setSuspense:t,choice:n,replay:o}=k(),{decided:s,newer:r,since:l,close:c,fresh:u,look:d}=Bu(),[p,m]=Qa(),h=u&&!n.asks&&!o&&!e.game.ending,$=h&&e.crisis?.card!==s?.source?null:e.crisis,{check:f,roll:g}=h?{check:null,roll:null}:e,b=f??s,w=!!($&&b&&b.source===$.card),C=b?.revealed??[],[N,S]=er(b&&`${b.source}|${b.value}`,C.length),R=N<C.length,[V,ae,I]=Ia(e.nebula),ne=R||V<ae;oe(()=>t(ne),[ne]);let L=b&&a`<${Fa} check=${b} named=${w} turned=${N} skip=${S} />`,y=!f&&s&&a`<button type="button" class="put-away" onClick=${c}>${i("put_away")}</button>`,E=!f&&s&&!R&&!h&&(r||n.asks),D=V===ae&&a`<${Ba} />`,be=!e.game.ending&&($||b&&!E)?`${_n({...e,crisis:$,check:f})??b?.source}|${C.length>0}|${$||f?e.game.turn:l}`:null,{up:ye,place:_e,fold:Dn,raise:Ct}=Na({name:be,over:!f&&!R&&!!s,away:!!E,thrown:m});return Iu(_e,_n(e)),_(()=>{if(!u||R&&h)return;let Gn=setTimeout(d,h?Nu:0);return()=>clearTimeout(Gn)},[u,h,R]),_(()=>{ye&&!R&&_e.current?.querySelector(".outcome")?.scrollIntoView({block:"nearest"})},[ye,R]),a`
    <section class=${`resolving ${ye?"on-stage":""}`} ref=${_e} tabindex="0" aria-label=${i("resolving")}>
      ${ye&&a`<button type="button" class="leave-stage" onClick=${Dn}>${i("stage_fold")}</button>`}
      ${g&&a`<${tr} roll=${g} />`}
      <${Xa} rolled=${p} open=${g?.result??null} />
      <${Ra} shown=${V} count=${ae} all=${I} />
      ${e.nebula?.phase==="trial"&&D}
      <${da} />
      ${!w&&!E&&L}
      ${!w&&!E&&y}
      ${$&&a`<${Ga} crisis=${$} outcome=${w&&!R?b?.outcome:null} first=${w&&!E&&C.length>0}>${w&&!E&&L}<//>`}
      ${w&&!E&&y}
      ${E&&a`<${Ua} check=${s}>${L}${y}<//>`}
      ${e.nebula?.phase!=="trial"&&D}
      ${Ct&&!ye&&a`<button type="button" class="take-stage" onClick=${Ct}>${i("stage_raise")}</button>`}
    </section>
  `}function Iu(e,t){_(()=>{t&&e.current.checkVisibility()&&scrollTo(0,0)},[t])}function Bu(){let{view:e}=k(),{decided:t,crisis:n,game:o}=e,[s,r]=M(null),l=H({name:null,turn:0}),c=t&&`${t.source}|${t.total}|${t.revealed.map(g=>g.card).join()}`,[u,d]=M(c),[p,m]=M(c);c!==l.current.name&&(l.current={name:c,turn:o.turn}),_(()=>{let g=setTimeout(()=>d(c),Ou);return()=>clearTimeout(g)},[c]);let h=o.turn>l.current.turn+1||n&&n.card!==t?.source,$=!t||o.ending||s===c||h&&u===c,f=!!(o.turn>l.current.turn||n&&n.card!==t?.source||e.roll);return{decided:$?null:t,newer:f,since:l.current.turn,fresh:!$&&p!==c,look:()=>m(c),close:()=>r(c)}}var sr={jumped:()=>({kind:"jump",weight:6,sound:"engines"}),arrived:({card:e})=>({kind:"arrival",weight:6,card:e,sound:"ping"}),auto_attack:()=>({kind:"auto_attack",weight:6,ships:[],sound:"klaxon"}),ships_placed:ju,launched:({seat:e,area:t})=>({kind:"launch",weight:2,seat:e,ships:[{ship:"viper",area:P(t),count:1}],sound:"engines"}),ship_destroyed:({ship:e,area:t})=>or(P(e),t),viper_destroyed:({area:e})=>or("viper",e??"area:reserves"),civilian_destroyed:({ship:e,area:t})=>({kind:"civilian",weight:5,letter:e?.split("-").pop(),area:t&&P(t),faces:[],sound:"drums"}),galactica_damaged:({token:e})=>({kind:"damaged",weight:5,tokens:[P(e)],sound:"klaxon"}),boarded:({area:e})=>({kind:"boarded",weight:5,area:e&&P(e),count:1,sound:"klaxon"}),nuke_launched:({target:e})=>({kind:"nuke",weight:6,area:e.split("@")[1]?.split("#")[0]??null,hits:[],sound:"drums"}),area_nuked:({area:e})=>({kind:"nuke",weight:6,area:P(e),hits:[],sound:"drums"}),sent:({seat:e,place:t})=>t==="loc:brig"&&{kind:"brig",weight:4,seat:e,sound:"drums"},executed:({seat:e})=>({kind:"execution",weight:7,lingers:!0,seat:e,sound:"drums"}),title_passed:({title:e,seat:t,before:n})=>({kind:"title",weight:5,title:P(e),seat:t,before:n,sound:"ping"}),sleeper_phase:()=>({kind:"sleeper",weight:8,lingers:!0,sound:"drums"}),sympathizer_revealed:({seat:e})=>({kind:"sympathizer",weight:7,lingers:!0,seat:e,sound:"card"}),cylon_revealed:({seat:e,card:t})=>({kind:"cylon",weight:9,lingers:!0,seat:e,card:t,sound:"drums"}),crossroads_reached:()=>({kind:"crossroads",weight:7,sound:"drums"}),trial_began:()=>({kind:"trial",weight:7,sound:"drums"}),eliminated:({seat:e})=>({kind:"eliminated",weight:8,lingers:!0,seat:e,sound:"drums"}),game_ended:({winner:e})=>({kind:"ending",weight:10,lingers:!0,winner:e,sound:"drums"})},Pu=2,Ln=["viper","viper-mark-vii"];function ju({ship:e,area:t,count:n}){let o=P(e);if(o==="civilian")return null;let s=[{ship:o,area:P(t),count:n}];return Ln.includes(o)?{kind:"launch",weight:2,seat:null,ships:s,sound:"engines"}:{kind:"attack",weight:5,ships:s,sound:"klaxon"}}var or=(e,t)=>({kind:"destroyed",weight:e==="basestar"?5:2,ships:[{ship:e,area:P(t),count:1}],sound:"drums"}),qu={attack:(e,t)=>yo(e,t,n=>!Ln.includes(n)),auto_attack:(e,t)=>yo(e,t,n=>!Ln.includes(n)),launch:(e,t)=>yo(e,t,n=>Ln.includes(n)),destroyed:(e,t)=>{let n=["ship_destroyed","viper_destroyed"].includes(t.kind)?sr[t.kind](t,null):null;return n&&Object.assign(e,{ships:[...e.ships,...n.ships],weight:Math.max(e.weight,n.weight)}),!!n},civilian:(e,t)=>(t.kind==="civilian_revealed"&&e.faces.push(P(t.face)),t.kind==="civilian_revealed"||t.kind==="dial_moved"),damaged:(e,t)=>(t.kind==="galactica_damaged"&&e.tokens.push(P(t.token)),t.kind==="galactica_damaged"||t.kind==="dial_moved"),boarded:(e,t)=>(t.kind==="boarded"&&(e.count+=1),t.kind==="boarded"),nuke:(e,t)=>(t.kind==="ship_destroyed"&&e.hits.push(P(t.ship)),["rolled","ship_destroyed","basestar_damaged","nuke_given_up","nuke_wasted"].includes(t.kind)),trial:(e,t)=>t.kind==="trauma_shown"};function yo(e,t,n){return t.kind!=="ships_placed"||!n(P(t.ship))?!1:(B(t.area)==="area"&&P(t.ship)!=="civilian"&&e.ships.push({ship:P(t.ship),area:P(t.area),count:t.count}),!0)}function ar(e,t){if(!t.game.turn)return[];let n=[],o=null;for(let{what:s,text:r,n:l}of e){if(!s)continue;if(o&&qu[o.kind]?.(o,s)){o.lines.push(r);continue}let c=sr[s.kind]?.(s,t);c&&(o={...c,n:l,lines:[r]},n.push(o))}return n.map(s=>({...s,small:s.weight<=Pu,words:s.lines.join(" ")}))}var q=(e,t,n,o,s=0)=>a`<g transform=${`translate(${e} ${t}) rotate(${s}) scale(${n})`}>${o}</g>`,wn="M30,40h0 M96,90h0 M150,30h0 M210,110h0 M262,54h0 M330,24h0 M388,84h0 M470,40h0 M540,96h0 M610,30h0 M690,70h0 M752,34h0 M60,170h0 M140,210h0 M700,180h0 M770,230h0 M420,150h0 M300,190h0",xn=(e,t,n="0 0 800 560")=>a`<svg class=${`end-picture ${e}`} viewBox=${n} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${t}</svg>`,rr="0 0 400 740",Cn=({tall:e=!1})=>e?Gu():Du(),Hn=({tall:e=!1})=>e?zu():Wu(),Du=()=>xn("home",a`
      <path fill="url(#p-night)" d="M-400,-400 H1200 V960 H-400Z" />
      <path class="stars near" d=${wn} />
      <ellipse fill="url(#p-sun)" cx="470" cy="330" rx="420" ry="300" />
      <path class="dawn" transform="translate(-90 0)" d="M560,330 L900,60 L960,130Z M560,330 L760,-40 L840,0Z M560,330 L560,-60 L630,-60Z M560,330 L330,-40 L400,-60Z M560,330 L140,60 L190,10Z M560,330 L20,230 L40,170Z" />
      <circle fill="url(#p-world)" cx="380" cy="1130" r="830" />
      <path class="coasts" d="M120,370 C180,340 260,350 290,372 C330,360 350,388 320,410 C260,440 160,440 100,470 C60,440 80,390 120,370Z M470,340 C540,322 610,350 640,380 C610,420 540,404 500,430 C450,420 440,356 470,340Z" />
      <circle class="air" cx="380" cy="1130" r="830" />
      <circle fill="#fffdf2" cx="472" cy="306" r="17" />
      <ellipse fill="url(#p-white)" cx="472" cy="306" rx="150" ry="46" />
      ${q(168,96,.66,a`<${Ce} />`,-3)}
      ${q(140,252,.3,a`<${Ze} />`)}${q(690,204,.24,a`<${Ze} />`)}${q(316,282,.2,a`<${Ze} />`)}${q(590,92,.16,a`<${Ze} />`)}
      ${q(640,268,.44,a`<${Se} />`,-8)}${q(236,214,.3,a`<${Se} />`,5)}${q(716,128,.24,a`<${Se} />`,-4)}
    `),ir=e=>a`
  <g class="torn-ship"><clipPath id=${`bow-${e}`}><path d="M-20,0 H318 L290,60 L330,96 L296,140 L322,240 H-20Z" /></clipPath><clipPath id=${`stern-${e}`}><path d="M318,0 H800 V240 H322 L296,140 L330,96 L290,60Z" /></clipPath>
    ${q(90,232,.92,a`<g clip-path=${`url(#bow-${e})`}><${Ce} /></g>`,9)}${q(140,190,.92,a`<g clip-path=${`url(#stern-${e})`}><${Ce} /></g>`,-10)}</g>
`,Gu=()=>xn("home",a`
      <path fill="url(#p-night)" d="M-400,-400 H800 V1140 H-400Z" />
      <path class="stars near" d=${wn} />
      <ellipse fill="url(#p-sun)" cx="262" cy="452" rx="330" ry="400" />
      <path class="dawn" d="M262,450 L-60,300 L-60,210Z M262,450 L-20,20 L80,-40Z M262,450 L200,-60 L290,-60Z M262,450 L460,-20 L520,90Z M262,450 L520,280 L520,340Z" />
      <circle fill="url(#p-world)" cx="190" cy="1060" r="610" />
      <path class="coasts" d="M20,520 C70,488 150,496 190,516 C230,500 250,530 220,560 C160,590 90,600 30,630 C-10,590 -10,550 20,520Z M270,500 C330,484 380,500 420,524 C400,570 330,560 300,590 C256,580 246,516 270,500Z" />
      <circle class="air" cx="190" cy="1060" r="610" />
      <circle fill="#fffdf2" cx="262" cy="450" r="15" />
      <ellipse fill="url(#p-white)" cx="262" cy="452" rx="130" ry="42" />
      ${q(36,356,.64,a`<${Ce} />`,-46)}
      ${q(76,132,.3,a`<${Ze} />`,-16)}${q(332,326,.26,a`<${Ze} />`,-14)}${q(176,84,.17,a`<${Ze} />`,-18)}${q(352,398,.15,a`<${Ze} />`,-12)}
      ${q(62,226,.44,a`<${Se} />`,-12)}${q(356,236,.3,a`<${Se} />`,8)}${q(122,470,.36,a`<${Se} />`,-6)}
    `,rr),Wu=()=>xn("lost",a`
      <path fill="url(#p-blood)" d="M-400,-400 H1200 V960 H-400Z" />
      <ellipse fill="url(#p-sun)" cx="400" cy="290" rx="430" ry="240" opacity=".5" />
      <path class="stars near" d=${wn} />
      ${q(170,120,.72,a`<${He} />`,10)}${q(640,96,.94,a`<${He} />`,-9)}${q(400,60,.3,a`<${He} />`)}
      ${ir("wide")}
      ${q(408,300,1.25,a`<${he} />`)}${q(250,352,.4,a`<${he} />`)}${q(560,250,.5,a`<${he} />`)}
      <path class="scraps" d="M330,400 l16,-6 8,12 -18,6Z M470,420 l22,4 -4,14 -16,-2Z M520,370 l12,-10 6,12Z M280,270 l10,-14 8,10Z M380,450 l10,4 -6,8Z M600,330 l16,2 -6,12Z" />
      ${q(96,330,.5,a`<${$e} />`,-18)}${q(700,350,.74,a`<${$e} />`,14)}${q(560,150,.22,a`<${$e} />`)}
    `),zu=()=>xn("lost",a`
      <path fill="url(#p-blood)" d="M-400,-400 H800 V1140 H-400Z" />
      <ellipse fill="url(#p-sun)" cx="200" cy="310" rx="300" ry="320" opacity=".5" />
      <path class="stars near" d=${wn} />
      ${q(104,112,.5,a`<${He} />`,12)}${q(318,84,.36,a`<${He} />`,-8)}${q(206,56,.16,a`<${He} />`)}
      <g transform="translate(204 316) rotate(-40) scale(.68) translate(-408 -300)">
        ${ir("tall")}
        ${q(408,300,1.05,a`<${he} />`)}${q(242,352,.4,a`<${he} />`)}${q(566,250,.5,a`<${he} />`)}
      </g>
      <path class="scraps" d="M124,250 l14,-5 7,10 -15,5Z M262,398 l18,3 -3,12 -13,-2Z M300,360 l10,-8 5,10Z M92,300 l8,-12 7,7Z M232,440 l9,4 -5,7Z" />
      ${q(76,232,.4,a`<${$e} />`,-14)}${q(320,452,.66,a`<${$e} />`,12)}${q(336,196,.22,a`<${$e} />`)}
    `,rr);var Fu=["front","starboard-bow","starboard-aft","rear","port-aft","port-bow"],Uu={front:180,"starboard-bow":242,"starboard-aft":298,rear:0,"port-aft":62,"port-bow":118},Ku=110;function Pt({ships:e,ours:t=!1}){let n=Fu.filter(o=>e.some(s=>s.area===o));return n.length?a`
    <svg class=${`radar ${t?"ours":""}`} viewBox="-60 -60 120 120">
      <circle class="dish" r="56" />
      <path class="rings" d="M-56,0 a56,56 0 1 0 112,0 a56,56 0 1 0 -112,0 M-36,0 a36,36 0 1 0 72,0 a36,36 0 1 0 -72,0 M-56,0 H56 M-28,-48.5 L28,48.5 M-28,48.5 L28,-48.5" />
      <path class="sweep" d="M0,0 L56,0 A56,56 0 0 1 39.6,39.6Z" />
      <path class="she" d="M-13,0 L-6,-4 H12 V4 H-6Z" />
      ${n.map((o,s)=>a`<g key=${o} class="blips" style=${{"--delay":`${s*Ku}ms`}}>${Yu(o,e)}</g>`)}
    </svg>
  `:null}function Yu(e,t){let n=Uu[e]*Math.PI/180,o=Math.min(t.filter(s=>s.area===e).reduce((s,r)=>s+(r.count??1),0),6);return Array.from({length:o},(s,r)=>{let[l,c]=[44-Math.floor(r/3)*11,(r%3-(Math.min(o,3)-1)/2)*.26];return a`<circle key=${r} cx=${Math.round(l*Math.cos(n+c))} cy=${Math.round(l*Math.sin(n+c))} r="4.4" />`})}function Re(e){return a`<${Ju[e.moment.kind]} ...${e} />`}var Ju={attack:ur,auto_attack:Qu,launch:Xu,destroyed:e0,civilian:t0,damaged:o0,boarded:s0,nuke:a0};function Ie({kind:e=""}){let{view:t}=k(),n=Fe(t.game.route[t.game.route.length-1]??null);return a`<div class="far-sky"><${Ue} kind=${e||n} over="still" /></div>`}function X({kind:e,x:t,y:n,size:o,class:s="",turn:r=0,delay:l=0}){return a`<span class=${`placed ${s}`} style=${{left:`${t}%`,top:`${n}%`,"--size":`${o}cqmin`,rotate:`${r}deg`,"--dx":`${62-t}cqw`,"--dy":`${30-n}cqh`,"--delay":`${l}ms`}}><${vn} kind=${e} /></span>`}var ko=[[30,54,62,-13],[79,62,40,12],[56,40,25,5],[13,33,21,-20],[90,37,16,16],[43,25,12,2]],lr=[[64,25,66,-7],[24,18,34,9]],cr=(e,t)=>e.filter(({ship:n})=>n===t).reduce((n,o)=>n+o.count,0);function ur({moment:e}){let{ships:t}=e,n=["heavy-raider","raider"].flatMap(s=>Array.from({length:cr(t,s)},()=>s)).slice(0,ko.length),o=n.length?lr:[[50,36,104,-7],lr[1]];return a`
    <${Ie} />
    <i class="lamp red high"></i>
    ${o.slice(0,cr(t,"basestar")).map(([s,r,l,c],u)=>a`<${X} key=${u} kind="hunter" class="looming" x=${s} y=${r} size=${l} turn=${c} />`)}
    ${n.map((s,r)=>({kind:s,n:r})).reverse().map(({kind:s,n:r})=>{let[l,c,u,d]=ko[r];return a`<${X} key=${r} kind=${s} class="swooping" x=${l} y=${c} size=${u} turn=${d} delay=${(ko.length-r)*60} />`})}
    <${Pt} ships=${t} />
  `}function Qu({moment:e}){let t=e.ships.length?e.ships:[{ship:"basestar",count:1},{ship:"raider",count:5}];return a`<${ur} moment=${{...e,ships:t}} />`}var Mo=[1,.72,.5,.33,.21];function Xu({moment:e}){let t=Math.min(e.ships.reduce((o,s)=>o+s.count,0),3),n=[[50,50,58,0],[31,34,24,10],[66,31,17,-10]];return a`
    <${Ie} />
    <i class="lamp blue"></i>
    <svg class="tube" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice">
      ${Mo.slice(0,-1).map((o,s)=>a`<path key=${s} class=${s%2?"wall odd":"wall"} fill-rule="evenodd" d=${`${vo(o*330)} ${vo(Mo[s+1]*330)}`} />`)}
      ${Mo.map((o,s)=>a`<path key=${s} class="edge" d=${vo(o*330)} />`)}
      <path class="guides" d="M-196,140 L-36,22 M196,140 L36,22 M-120,196 L-24,40 M120,196 L24,40" />
    </svg>
    ${n.slice(0,t).reverse().map(([o,s,r,l],c)=>a`<${X} key=${c} kind="viper" class="launching" x=${o} y=${s} size=${r} turn=${l} delay=${(t-c)*90} />`)}
    <${Pt} ships=${e.ships} ours />
  `}var vo=e=>{let[t,n]=[Math.round(e),Math.round(e*.42)],o=Math.round(e*.78);return`M${-t},${-o+n} L${-t+n},${-o} H${t-n} L${t},${-o+n} V${o-n} L${t-n},${o} H${-t+n} L${-t},${o-n}Z`},vt={basestar:["hunter",92],raider:["raider",66],"heavy-raider":["heavy-raider",66],viper:["viper",52],"viper-mark-vii":["viper",52]};function e0({moment:e}){let t=e.ships.map(({ship:r})=>r).sort((r,l)=>(vt[l]?.[1]??0)-(vt[r]?.[1]??0)),[n,o]=vt[t[0]]??vt.raider,s=[[18,26],[83,56]];return a`
    <${Ie} />
    <i class="lamp amber"></i>
    ${t.slice(1,3).map((r,l)=>a`<${X} key=${l} kind=${(vt[r]??vt.raider)[0]} class="bursting" x=${s[l][0]} y=${s[l][1]} size=${26} turn=${l?30:-24} /><${X} kind="fire" class="fire-ball" x=${s[l][0]+2} y=${s[l][1]} size=${26} delay=${120+l*90} />`)}
    <${X} kind=${n} class="bursting" x=${50} y=${42} size=${o} turn=${-11} />
    <${X} kind="fire" class="fire-ball" x=${56} y=${44} size=${o*.8} />
    <${X} kind="fire" class="fire-ball" x=${40} y=${34} size=${o*.34} delay=${160} />
    <${Pt} ships=${e.ships} ours=${t.every(r=>r.startsWith("viper"))} />
  `}function t0({moment:e}){let t=e.faces.flatMap(n=>[...n.matchAll(/([a-z]+)-(\d)/g)]);return a`
    <${Ie} />
    <i class="lamp amber"></i>
    <${X} kind="liner" class="breaking fore" x=${47} y=${42} size=${112} turn=${-13} />
    <${X} kind="liner" class="breaking aft" x=${55} y=${45} size=${112} turn=${5} />
    <${X} kind="fire" class="fire-ball" x=${49} y=${43} size=${62} />
    <${X} kind="fire" class="fire-ball" x=${68} y=${36} size=${22} delay=${140} />
    ${t.length>0&&a`<span class="losses">${t.map(([,n,o])=>a`<b key=${n}><svg viewBox=${Ke[n][0]}><path d=${Ke[n][1]} /></svg>−${o}</b>`)}</span>`}
    ${e.area&&a`<${Pt} ships=${[{ship:"civilian",area:e.area}]} ours />`}
  `}var n0=[[58,46,50],[33,52,34],[77,34,30]];function o0({moment:e}){return a`
    <${Ie} />
    <${X} kind="warship" class="looming" x=${62} y=${45} size=${186} turn=${-7} />
    ${n0.slice(0,Math.max(e.tokens.length,1)).map(([t,n,o],s)=>a`<${X} key=${s} kind="fire" class="fire-ball" x=${t} y=${n} size=${o} delay=${s*140} />`)}
    <i class="alert"></i>
  `}function s0({moment:e}){return a`
    <svg class="doorway" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice"><path fill="url(#p-blood)" d="M-400,-400 H400 V400 H-400Z" /><ellipse fill="url(#p-white)" cy="-40" rx="190" ry="210" /><path class="jamb" d="M-400,-400 H-110 L-138,-150 V400 H-400Z M400,-400 H110 L138,-150 V400 H400Z M-110,-400 H110 V-196 L-110,-196Z" /><path class="edge" d="M-138,400 V-150 L-110,-196 H110 L138,-150 V400" /></svg>
    ${[[15,56,70],[85,56,70]].slice(0,e.count-1).map(([n,o,s],r)=>a`<${X} key=${r} kind="centurion" class="marching" x=${n} y=${o} size=${s} delay=${200+r*120} />`)}
    <${X} kind="centurion" class="marching" x=${50} y=${55} size=${112} />
    <i class="scan"><i></i></i>
    <i class="alert"></i>
  `}function a0(){return a`
    <${Ie} />
    <i class="blinding"></i>
    <i class="shockwave"></i>
    <${X} kind="hunter" class="burnt" x=${50} y=${38} size=${92} turn=${-9} />
    <i class="white-out"></i>
  `}function Qe(e){return a`<${r0[e.moment.kind]} ...${e} />`}var r0={jump:l0,arrival:c0,sleeper:u0,crossroads:d0,trial:p0,ending:f0},i0=Array.from({length:84},(e,t)=>{let n=t*2.399963,[o,s]=[70+t*37%120,250+t*53%290];return`M${Math.round(o*Math.cos(n))},${Math.round(o*Math.sin(n))} L${Math.round(s*Math.cos(n))},${Math.round(s*Math.sin(n))}`});function l0({tall:e}){return a`
    <${Ie} />
    <i class="lamp blue"></i>
    ${[0,1,2].map(t=>a`<svg key=${t} class=${`streaks depth-${t}`} viewBox="-400 -260 800 520" preserveAspectRatio="xMidYMid slice"><path d=${i0.filter((n,o)=>o%3===t).join("")} /></svg>`)}
    <${X} kind="warship" class="leaping" x=${50} y=${42} size=${104} turn=${e?58:0} />
    <i class="flash"></i>
  `}function c0({moment:e}){let t=Fe(e.card);return a`
    <${Ie} kind=${t} />
    <i class="lamp blue low"></i>
    <${X} kind="liner" class="gliding" x=${86} y=${60} size=${15} delay=${160} />
    <${X} kind="liner" class="gliding" x=${17} y=${66} size=${11} delay=${220} />
    <${X} kind="warship" class="gliding" x=${66} y=${50} size=${64} delay=${80} />
    <span class="turning world"><span class="leaf front"><${ie} kind="destination" /></span><span class="leaf back"><${Ue} kind=${t} small over="card" /></span></span>
    <i class="flash fading-flash"></i>
  `}function u0(){return a`<${_o} class="asleep" /><i class="scan"><i></i></i>`}function d0(){return a`
    <svg class="forks" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice"><path fill="url(#p-night)" d="M-400,-400 H400 V400 H-400Z" /><circle fill="url(#p-blue)" cx="-118" cy="-112" r="170" /><circle fill="url(#p-red)" cx="118" cy="-112" r="170" /><circle fill="url(#p-world)" cx="-118" cy="-112" r="46" /><circle fill="url(#p-ember)" cx="118" cy="-112" r="50" /><path class="way" d="M0,180 C0,40 -30,-30 -90,-84 M0,180 C0,40 30,-30 90,-84" /></svg>
    <${X} kind="warship" class="looming" x=${50} y=${42} size=${44} />
    <${_o} />
  `}function p0(){return a`
    <i class="lamp gold"></i>
    <svg class="scales" viewBox="0 0 200 120"><path class="beam" d="M97,10 h6 v8 L188,30 v5 L103,25 V104 h26 v8 H71 v-8 h26 V25 L12,35 v-5 L97,18Z" /><path class="chains" d="M14,33 L-8,76 M14,33 L36,76 M186,33 L164,76 M186,33 L208,76" /><path class="pans" d="M-12,76 H40 C36,92 -8,92 -12,76Z M160,76 H212 C208,92 164,92 160,76Z" /><circle class="beam" cx="100" cy="8" r="6" /></svg>
    <${_o} class="parted" />
  `}function _o({class:e=""}){let{view:t}=k(),n=t.players.filter(s=>s.character&&!s.out),o=n.length===4?2:3;return a`<span class=${`faces ${e}`} style=${{"--in-row":o}}>${n.map(s=>a`<span key=${s.seat} data-seat=${s.seat} style=${{"--delay":`${s.seat*70}ms`}}><${re} of=${s.character} cylon=${s.cylon} />${e==="asleep"&&a`<i class="lit"></i>`}</span>`)}</span>`}function f0({moment:e,tall:t}){return a`<span class="finale"><${e.winner==="humans"?Cn:Hn} tall=${t} /></span>`}function Zn({of:e,cylon:t}){return a`<span class=${`true-face ${t?"of-cylon":"of-human"}`} aria-hidden="true"><i class="rays"></i>${t&&a`<${vn} kind="centurion" />`}<${re} of=${e} cylon=${t} /></span>`}var m0={president:"quorum",admiral:"leadership",cag:"piloting"};function et({moment:e}){let{view:t}=k(),n=(o,s=!1)=>a`<${re} of=${t.players[o]?.character??"anybody"} cylon=${s} />`;return a`<${$0[e.kind]} moment=${e} face=${n} />`}var $0={brig:h0,execution:g0,eliminated:b0,title:k0,sympathizer:y0,cylon:M0},Xe=({seat:e,class:t="",children:n})=>a`<div class=${`soul ${t}`} data-seat=${e}>${n}</div>`;function h0({moment:e,face:t}){return a`
    <i class="lamp cell"></i>
    <${Xe} seat=${e.seat}>${t(e.seat)}<//>
    <span class="bars">${Array.from({length:7},(n,o)=>a`<i key=${o} style=${{"--delay":`${o*45}ms`}}></i>`)}</span>
  `}var dr=["M-40,240 V130 C-34,92 -10,76 14,70 L12,58 C2,26 14,4 36,4 C58,4 68,26 58,54 L56,66 C76,70 90,82 98,100 L122,84 L120,76 L132,70 L134,76 L192,40 L196,47 L138,86 L140,96 L128,98 L108,116 L114,240Z","M98,100 L122,84 L120,76 L132,70 L134,76 L192,40 M14,70 L12,58 C2,26 14,4 36,4 C58,4 68,26 58,54 L56,66 C76,70 90,82 98,100"];function g0({moment:e,face:t}){return a`
    <i class="lamp cell"></i>
    <${Xe} seat=${e.seat} class="fading">${t(e.seat)}<//>
    ${["one","other"].map(n=>a`<svg key=${n} class=${`squad ${n}`} viewBox="0 0 200 200"><path d=${dr[0]} /><path class="edge" d=${dr[1]} /></svg>`)}
    <i class="shot"></i>
  `}function b0({moment:e,face:t}){return a`
    <i class="lamp red"></i>
    <${Xe} seat=${e.seat} class="fading">${t(e.seat)}<//>
    <i class="door port"></i><i class="door starboard"></i>
  `}function y0({moment:e,face:t}){return a`
    <i class="beams"></i>
    <${Xe} seat=${e.seat}>${t(e.seat)}<span class="half">${t(e.seat,!0)}<i class="visor"><i></i></i></span><svg class="tear" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M54,0 L44,16 L56,32 L45,50 L57,66 L46,83 L53,100" /></svg><//>
  `}function k0({moment:e,face:t}){let{before:n,seat:o}=e;return a`
    <i class="beams"></i>
    ${n!=null&&n!==o&&a`<${Xe} seat=${n} class="former">${t(n)}<//>`}
    <${Xe} seat=${o} class="chosen">${t(o)}<span class="seal"><${ie} kind=${m0[e.title]??"leadership"} /></span><//>
  `}function M0({moment:e}){let{view:t}=k(),n=t.players[e.seat].character??"anybody";return a`
    <i class="lamp red"></i>
    <i class="beams"></i>
    <${Xe} seat=${e.seat}>
      <span class="turning">
        <span class="leaf front"><${re} of=${n} /></span>
        <span class="leaf back"><${Zn} of=${n} cylon=${!0} /></span>
      </span>
    <//>
  `}var v0={attack:Re,auto_attack:Re,launch:Re,destroyed:Re,civilian:Re,damaged:Re,boarded:Re,nuke:Re,brig:et,execution:et,title:et,sympathizer:et,cylon:et,eliminated:et,jump:Qe,arrival:Qe,sleeper:Qe,crossroads:Qe,trial:Qe,ending:Qe};function pr({moment:e,tall:t=!1}){let n=v0[e.kind];return a`
    <div class=${`moment as-${e.kind} ${e.winner?`for-${e.winner}`:""}`}>
      <i class="veil-over"></i>
      <${n} moment=${e} tall=${t} />
      <${L0} moment=${e} />
    </div>
  `}var _0=["jump","arrival","attack","auto_attack","destroyed","brig","execution","eliminated","sympathizer","cylon","title","trial","crossroads","launch"];function L0({moment:e}){let{view:t}=k(),n=x0(e,t);return a`
    <div class="plate">
      ${n&&a`<small>${n}</small>`}
      <b>${C0(e,t)}</b>
      ${["attack","destroyed"].includes(e.kind)&&a`<${w0} ships=${e.ships} />`}
      ${!_0.includes(e.kind)&&a`<span>${e.lines[e.faces?.length?1:0]}</span>`}
    </div>
  `}function w0({ships:e}){let t=[...new Set(e.map(({ship:n})=>n))];return a`<span class="tally">${t.map(n=>a`<i key=${n}><${z} kind=${n} />${e.reduce((o,{ship:s,count:r})=>o+(s===n?r:0),0)}</i>`)}</span>`}function x0({kind:e,seat:t},n){return e==="arrival"?`${i("distance")} ${i("of",{value:n.game.distance,most:n.game.goal})}`:["brig","execution","eliminated","sympathizer","title","launch"].includes(e)&&t!==null&&t!==void 0?Z(n,t):null}function C0({kind:e,card:t,title:n,winner:o,seat:s},r){return e==="arrival"?j(r,t):e==="title"?xe(n):e==="ending"?i(`won:${o}`):e==="cylon"?i("moment_cylon",{name:Z(r,s)}):i(`moment:${e}`)}function fr(){let{view:e}=k(),t=e.history??[],n=e.players.map(o=>o.seat);return t.length?a`
    <section class="history" aria-label=${i("history")}>
      <h3>${i("history")}</h3>
      <p class="legend">${i("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${i("check")}</th>
            ${n.map(o=>a`<th key=${o} scope="col"><${se} seat=${o} /><span class="unseen">${Z(e,o)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${i("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${t.map((o,s)=>a`<${Z0} key=${s} check=${o} seats=${n} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${i("history_sum")}</th>
            ${n.map(o=>a`<${Sn} key=${o} worth=${H0(t,o)} />`)}
            <${Sn} worth=${t.reduce((o,s)=>o+s.destiny_worth,0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `:null}var H0=(e,t)=>e.reduce((n,o)=>n+(o.worth[t]??0),0);function Z0({check:e,seats:t}){let{view:n}=k(),[o,s]=M(!1),r=l=>l.map(c=>j(n,c)).join(", ");return a`
    <tr class=${e.outcome??""}>
      <th scope="row">
        <button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>
          <small>${i("history_turn",{turn:e.turn})}</small> ${j(n,e.source)}
          <span class="result">${i("history_result",{total:At(e.total),difficulty:e.difficulty,outcome:e.outcome?i(`outcome:${e.outcome}`):""})}</span>
        </button>
      </th>
      ${t.map(l=>a`<${Sn} key=${l} worth=${e.added[l]?e.worth[l]:null} />`)}
      <${Sn} worth=${e.destiny_worth} />
    </tr>
    ${o&&a`<tr class="cards">
      <td colspan=${t.length+2}>
        <dl>
          ${Object.entries(e.added).map(([l,c])=>a`<dt>${Z(n,Number(l))}</dt><dd>${r(c)}</dd>`)}
          <dt>${i("destiny")}</dt><dd>${r(e.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `}function Sn({worth:e}){return a`<td class=${e>0?"for":e<0?"against":"nil"}>${e===null?"·":fe(e)}</td>`}var mr=e=>e.game.winner;function $r(){let{view:e}=k(),{winner:t,ending:n,turn:o}=e.game;return a`
    <${S0} winner=${t} />
    <h2>${i(`won:${t??"nobody"}`)}</h2>
    <p class="why">${n} ${i("after_turns",{n:o})}</p>
    <div class="camps">
      ${T0.map(({camp:s,in:r})=>a`<${E0} key=${s} camp=${s} players=${e.players.filter(r)} won=${t===s} />`)}
    </div>
  `}function S0({winner:e}){return e&&a`<div class="scene" aria-hidden="true"><${e==="humans"?Cn:Hn} /></div>`}var Lo=e=>e.cylon||e.revealed.some(t=>t.cylon),T0=[{camp:"humans",in:e=>!Lo(e)},{camp:"cylons",in:Lo}];function E0({camp:e,players:t,won:n}){let{view:o}=k();return t.length?a`
    <section class=${`camp ${e}`}>
      <h3>${i(`camp:${e}`)} ${n&&a`<small>${i("camp_won")}</small>`}</h3>
      <ul>
        ${t.map(s=>a`
            <li key=${s.seat} class=${s.out?"out":""}>
              <span class="bust" data-seat=${s.seat}>${s.character&&a`<${re} of=${s.character} cylon=${Lo(s)} />`}<${se} seat=${s.seat} /></span>
              <span>
                <b>${Z(o,s.seat)}</b> <small>${s.name}</small> ${s.out&&a`<mark class="danger">${i("has_lost")}</mark>`}
                <span class="loyalties">
                  ${V0(s)} ${e==="cylons"&&a`<small>${i(s.cylon?"camp_revealed":"camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `)}
      </ul>
    </section>
  `:null}function V0(e){return e.revealed.length?e.revealed.map((t,n)=>a`<mark key=${n} class=${t.cylon?"danger":""}>${t.name}</mark>`):i("no_loyalty")}var gr="hints",hr="lesson",wo=()=>JSON.parse(localStorage.getItem(gr)??"[]"),br=e=>localStorage.setItem(gr,JSON.stringify(e)),xo=()=>!wo().includes("all"),Co=e=>br(e?[]:["all"]);function Ho(e){return location.hash==="#learn"&&(Co(!0),localStorage.setItem(hr,e),history.replaceState(null,"",location.pathname+location.search)),localStorage.getItem(hr)===e}function yr(){let{choice:e,view:t,me:n,parts:o,boot:s}=v(),[,r]=M(0),[l]=M(()=>Ho(s.table)),c=wo(),u=xo()&&o.moments(e.question,t,n,l).find($=>U(`hint:${$}`)&&!c.includes($)),d=e.question?.id??null,p=H(null);e.sending&&p.current?.asked===d&&(p.current.acted=!0),_(()=>{let $=p.current;p.current=d&&u?{asked:d,moment:u,acted:!1}:null,$?.acted&&$.asked!==d&&m($.moment)},[d,u]),O0(u?o.pointsAt(u):null);let m=$=>{br([...wo(),$]),r(f=>f+1)},h=u&&o.adviceOf(u,n);return a`
    <p class="unseen" role="status">${u&&i(`hint:${u}`,o.hintNumbers(t))}</p>
    ${u&&a`<aside class="hint-card" aria-label=${i("hint")}>
      <p>${i(`hint:${u}`,o.hintNumbers(t))}</p>
      ${h&&U(`advice:${h}`)&&a`<${Me} name=${i("advice")} count=${i("hold_to_look")}><p>${i(`advice:${h}`)}</p><//>`}
      <div class="close">
        <button type="button" onClick=${()=>m(u)}>${i("got_it")}</button>
        <button type="button" onClick=${()=>m("all")}>${i("no_hints")}</button>
      </div>
    </aside>`}
  `}var A0=[["board",".board-wrap"],["hand",".your-cards"],["people",".people"],["log",".side"]];function O0(e){_(()=>{if(!e)return;let t=[...document.querySelectorAll(e)],n=t.map(s=>document.querySelector(`.tabs [data-tab="${A0.find(([,r])=>s.closest(r))?.[0]}"]`)),o=new Set([...t,...n].filter(s=>s!==null));for(let s of o)s.setAttribute("data-pointed","");return()=>{for(let s of o)s.removeAttribute("data-pointed")}},[e])}var kr=["usual","few","all"];function Mr(){let{me:e,master:t,replay:n}=k(),[o,s]=M(!1);return e?a`
    <button type="button" class="order" data-explain="help:asks" data-option="order:asks" aria-haspopup="dialog" disabled=${t||n} onClick=${()=>s(!0)}>
      <b>${i("order:asks")}</b>
      <small>${i(`preset:${e.preset??"own"}`)}</small>
    </button>
    ${o&&a`<${wr} close=${()=>s(!1)} />`}
  `:null}function vr(){let{me:e,view:t,choice:n,send:o,master:s,replay:r,boot:l}=k(),[c,u]=M(!1),[d,p]=M(null),{turn:m}=t.game;if(_(()=>p(null),[m]),!e||s||r||t.players[e.seat].cylon)return null;let{question:h}=n,$=h?.window&&e.windows.find(C=>C.question===h.kind&&C.now),f=!h&&t.questions.waiting.some(C=>C.seat===null),g=!e.said&&m<=1&&!h&&!Ho(l.table),b=d&&e.windows.some(C=>C.name===d.name&&!C.asked)?d:null;if(!$&&!f&&!g&&!b)return null;let w=()=>{p($||null),$&&o({do:"order",order:`ask:${$.name}`,on:!1})};return a`
    <div class="wishes" role="group" aria-label=${i("help:asks")}>
      ${b&&a`<p class="declined" role="status">${i("declined",{what:b.text})} <button type="button" onClick=${()=>o({do:"order",order:`ask:${b.name}`,on:!0})} data-option="order:undo">${i("undo")}</button></p>`}
      ${$&&a`<button type="button" onClick=${w} data-option="order:never">${i("never_again")}</button>`}
      ${f&&a`<${Lr} />`}
      ${g&&a`<p>${i("asks_short")}</p>${kr.map(C=>a`<${_r} key=${C} name=${C} />`)}`}
      <button type="button" aria-haspopup="dialog" onClick=${()=>u(!0)} data-option="order:more">${i($||f?"order:asks_when":"asks_more")}</button>
      ${c&&a`<${wr} close=${()=>u(!1)} />`}
    </div>
  `}function _r({name:e}){let{me:t,send:n}=k(),o=t?.preset===e;return a`<button type="button" class=${`preset ${o?"chosen":""}`} aria-pressed=${o} data-option=${`preset:${e}`} onClick=${()=>n({do:"order",order:`preset:${e}`,on:!0})}>${i(`preset:${e}`)}</button>`}function Lr(){let{me:e,send:t}=k(),n=!!e?.orders.includes("wait");return a`<button type="button" class="wait" aria-pressed=${n} data-explain="help:wait" data-option="order:wait" onClick=${()=>t({do:"order",order:"wait",on:!n})}>${i("wait")}</button>`}function wr({close:e}){let{me:t,view:n,send:o}=k(),s=H(null);if(_(()=>s.current.showModal(),[]),!t)return null;let r=(l,c)=>o({do:"order",order:l,on:c});return a`
    <dialog class="help asks" ref=${s} onClose=${e} aria-label=${i("asks_title")}>
      <h2>${i("asks_title")}</h2>
      <p>${i("asks_about")}</p>
      <ul class="presets">
        ${kr.map(l=>a`<li key=${l}><${_r} name=${l} /> <span>${i(`preset_says:${l}`)}</span></li>`)}
      </ul>
      <h3>${i("asks_kinds")}</h3>
      ${t.windows.map(l=>a`
          <label key=${l.name} class="check-line"><input type="checkbox" name=${l.name} checked=${l.asked} onChange=${c=>r(`ask:${l.name}`,c.currentTarget.checked)} /> <span>${l.text}</span></label>
        `)}
      ${Zo(n)&&a`<label class="check-line"><input type="checkbox" name="empty" checked=${t.orders.includes("empty")} onChange=${l=>r("empty",l.currentTarget.checked)} /> <span>${i("asks_empty")} <small>${i("asks_empty_about")}</small></span></label>`}
      <label class="check-line"><input type="checkbox" name="evade" checked=${t.orders.includes("evade")} onChange=${l=>r("evade",l.currentTarget.checked)} /> <span>${i("order:evade")} <small>${i("about:evade")}</small></span></label>
      <p class="waiting"><${Lr} /> <span>${i("about:wait")}</span></p>
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}var Zo=e=>e.table.pace==="live"&&!e.table.options.quick;var xr=()=>a`<${R0} /><${I0} />`,N0="seen-ships";function R0(){let{state:e,view:t,seat:n,me:o,boot:s,replay:r}=k(),l=`${N0}:${s.table}:${n}`,[c,u]=M(()=>Number(sessionStorage.getItem(l)??0)),d=t.areas.flatMap($=>$.civilians),p=$=>$.what.ship.slice(14),m=e.log.filter($=>$.n>c&&$.private&&$.what?.kind==="civilian_seen"&&$.what.seat===n&&d.includes(p($)));if(!m.length||!o||r)return null;let h=()=>{let $=m[m.length-1].n;sessionStorage.setItem(l,String($)),u($)};return a`
    <div class="seen-ships" role="group" aria-label=${i("seen_ships")}>
      <small>${i("seen_ships")}</small>
      ${m.map($=>a`<article key=${$.n} class="card-large"><${z} kind="civilian" letter=${p($)} /><p>${$.text}</p></article>`)}
      <button type="button" onClick=${h}>${i("put_seen_away")}</button>
    </div>
  `}function I0(){let{me:e,choice:t}=k();if(!e?.looking.length)return null;let n=So(e.looking,t.question);return a`
    <div class="looking" role="group" aria-label=${i("looking")} data-tall=${n?"":void 0}>
      <small>${i("looking")}</small>
      ${e.looking.map((o,s)=>n?a`<${B0} key=${s} card=${o} option=${n[s]} />`:a`<article key=${s} class="card-large"><${Cr} card=${o} /></article>`)}
    </div>
  `}function B0({card:e,option:t}){let{choice:n}=k(),o=n.picks.indexOf(t);return a`
    <button
      type="button"
      class=${`card-large glow ${o>=0?"picked":""}`}
      aria-pressed=${n.instant?void 0:o>=0}
      disabled=${n.sending}
      data-option=${t}
      onClick=${()=>n.pick(t)}
    >
      <${Cr} card=${e} />${o>=0&&a`<b class="rank">${o+1}</b>`}
    </button>
  `}var Cr=({card:e})=>a`
  <header><${Bt} of=${e.card} /><h3>${e.name}</h3></header>
  ${e.distance!==null&&a`<p class="line"><b>${i("distance_of",{n:e.distance})}</b></p>`}
  <${Je} boxes=${e.boxes} />
  <${ho} crisis=${e} />
`;function So(e,t){let n=e.map(({card:o},s)=>`${o}#${s}`);return n.length&&t?.options.length===n.length&&n.every(o=>t.options.includes(o))?n:null}var P0=6,j0={loyalty:"loyalty",crisis:"deck",destination:"deck",quorum:"deck",super:"super",ship:"ship"};function Zr(){let{state:e,view:t}=k(),n=e.log[e.log.length-1]?.n??0,o=e.log.findLast(s=>s.private&&s.n>n-P0&&Hr(s));return!o||t.game.ending?null:a`<p class="reminder">${i(`reminder:${Hr(o)}`)}</p>`}var Hr=e=>e.about?.map(t=>j0[B(t)]).find(Boolean);var q0=8;function Sr({cards:e,quorum:t}){return a`
    <div class="hand" data-answers role="list" aria-label=${i("hand",{n:e.length})} tabindex="0">
      ${Er(t).map(([n,o])=>a`<div role="listitem" key=${n}><${W0} option=${n} ...${o} /></div>`)}
      ${D0(e).map(n=>a`<div role="listitem" key=${n[0].option}><${G0} cards=${n} /></div>`)}
      ${!e.length&&!t.length&&a`<div role="listitem" class="no-cards">${i("no_cards")}</div>`}
    </div>
  `}function D0(e){if(e.length<=q0)return e.map(n=>[n]);let t=new Map;for(let n of e)t.set(Y(n.option),[...t.get(Y(n.option))??[],n]);return[...t.values()]}function G0({cards:e}){let{choice:t}=k(),n=e.find(s=>!t.picks.includes(s.option))??e[e.length-1],o=e.filter(s=>t.picks.includes(s.option)).length;return a`<${z0} ...${n} n=${e.length} picked=${o} />`}var Tr=({hand:e,quorum:t})=>[...e.map(n=>n.option),...Er(t).map(([n])=>n)];function Er(e){return e.map((t,n)=>[`${t.card}#${e.slice(0,n).filter(o=>o.card===t.card).length}`,t])}function W0({option:e,name:t,text:n}){return a`
    <${J} option=${e} class="skill-card quorum" label=${`${t}: ${n.join(" ")}`}>
      <${ie} kind="quorum" /><span class="corner"><small>${i("quorum")}</small></span>
      <strong>${t}</strong>
      ${n.map((o,s)=>a`<small key=${s} class="line">${o}</small>`)}
    <//>
  `}function z0({option:e,name:t,skill:n,strength:o,text:s,counts:r,n:l,picked:c}){let{choice:u}=k(),d=!!u.question?.window&&u.may(e),p=l>1&&(c>0?i("of",{value:c,most:l}):i("stack_count",{n:l})),m=d?` (${i("plays_now")})`:r===null?"":` (${i("counts_here",{n:fe(r)})})`,h=`${t} ${o}${p?` ${p}`:""}, ${i(`skill:${n}`)}${m}: ${s.join(" ")}`;return a`
    <${J} option=${e} class=${`skill-card ${n} ${l>1?"stack":""}`} label=${h}>
      <${ie} kind=${n} /><span class="corner"><b>${o}</b>${p&&a`<i class="count">${p}</i>`}${d&&a`<i class="counts now">${i("plays_now")}</i>`}${!d&&r!==null&&a`<i class=${`counts ${r>0?"for":r<0?"against":""}`} aria-hidden="true">${fe(r)}</i>`}<${pe} skill=${n} /></span>
      <strong>${t}</strong>
      ${s.map(($,f)=>a`<small key=${f} class="line">${$}</small>`)}
    <//>
  `}function Vr({me:e}){let{send:t,state:n,view:o,master:s,replay:r}=k();if(o.players[e.seat].cylon)return null;let l=e.orders.includes("pass"),c=n.pending.some(u=>u.do==="order");return a`
    <button type="button" class="order" role="switch" data-explain="help:pass" data-option="order:pass" aria-checked=${l} disabled=${c||s||r}
      onClick=${()=>t({do:"order",order:"pass",on:!l})}>
      <b>${i("order:pass")}</b>
      <small>${i(l?"order_on":"order_off")}</small>
    </button>
    <${Mr} />
  `}function Ar(){let{me:e,view:t}=k();if(!e)return a`<footer class="your-cards" id="hand"></footer>`;let n=!t.game.turn&&!e.loyalty.length&&!e.hand.length;return a`
    <footer class=${`your-cards ${n?"bare":""}`} id="hand" aria-label=${i("your_things")}>
      <div class="secrets">
        <${Me} name=${i("loyalty")} count=${i("cards",{n:e.loyalty.length})}>
          ${e.loyalty.map((o,s)=>a`<${F0} key=${s} card=${o} character=${t.players[e.seat].character??"anybody"} />`)}
          ${e.team&&a`<p class=${`team ${e.team}`}><b>${i(`team:${e.team}`)}</b></p>`}
        <//>
        ${e.super_crises.length>0&&a`<${Me} name=${i("super_crises")} count=${i("cards",{n:e.super_crises.length})}>
          ${e.super_crises.map((o,s)=>a`<p key=${s}><b>${o.name}</b> ${o.text.join("; ")}</p>`)}
        <//>`}
        <${ra} />
        <${Vr} me=${e} />
      </div>
      <${Sr} cards=${e.hand} quorum=${e.quorum} />
    </footer>
  `}function F0({card:e,character:t}){return a`
    <article class=${`loyalty-card ${e.cylon?"cylon":"human"}`}>
      <i class="loyalty-back" aria-hidden="true"><${ie} kind="loyalty" /></i>
      <div class="loyalty-face">
        <${Zn} of=${t} cylon=${e.cylon} />
        <p><b>${e.name}</b></p>
        <p>${e.text}</p>
      </div>
    </article>
  `}var U0=2200,K0={dial_moved:({resource:e,by:t})=>({to:e,by:t,kind:P(e)}),jump_prepared:({by:e})=>({to:"track:jump",by:e,emblem:"destination"}),raptors_changed:({by:e})=>({to:"reserve:raptor",by:e,kind:"raptor"}),discarded:({seat:e,cards:t})=>({to:`seat:${e}`,by:-t.filter(n=>B(n)==="card").length,emblem:"destiny"})};function Y0(e){let t=new Map;for(let{what:n}of e){let o=n&&K0[n.kind]?.(n);if(!o)continue;let s=t.get(o.to)?.by??0;t.set(o.to,{...o,by:s+o.by})}return[...t.values()].filter(({by:n})=>n!==0)}function Or(){let{state:e,view:t,suspense:n,replay:o}=k(),s=H(null),r=H([]),[l,c]=M([]);return _(()=>{let u=e.log[e.log.length-1]?.n??0,d=s.current;e.synced&&(s.current=u),!(d===null||u<=d||o||!t.game.turn||document.hidden)&&(r.current=[...r.current,...Y0(e.log.filter(p=>p.n>d))])},[e.log,e.synced]),_(()=>{if(n||!r.current.length)return;let u=Tn(".on-stage .card-large")??Tn(".resolving .card-large")??Tn("#board"),d=r.current.flatMap(p=>{let m=Tn(`:is(.head, .people, .store) [data-explain="${p.to}"]`);return u&&m?[{...p,from:u,at:m}]:[]});r.current=[],d.length&&c(d.map((p,m)=>({...p,n:m,key:`${s.current}-${m}`})))}),_(()=>{if(!l.length)return;let u=setTimeout(()=>c([]),U0);return()=>clearTimeout(u)},[l]),l.length>0&&a`<div class="consequences" aria-hidden="true">${l.map(({key:u,...d})=>a`<${J0} key=${u} ...${d} />`)}</div>`}function J0({by:e,kind:t,emblem:n,from:o,at:s,n:r}){let l=Math.min(Math.max(s.x,44),innerWidth-44),c={left:`${l}px`,top:`${s.bottom}px`,"--dx":`${o.x-l}px`,"--dy":`${o.y-s.bottom}px`,"--delay":`${r*90}ms`};return a`<b class=${`consequence ${e<0?"loss":"gain"}`} style=${c}>${t?a`<${z} kind=${t} />`:a`<${ie} kind=${n} />`}${fe(e)}</b>`}function Tn(e){let t=[...document.querySelectorAll(e)].find(n=>n.checkVisibility())?.getBoundingClientRect();return!t?.width||t.bottom<0||t.top>innerHeight?null:{x:Math.round(t.left+t.width/2),y:Math.round(t.top+t.height/2),bottom:Math.round(t.bottom)}}function Nr(){let{view:e}=k();if(!e.fleet)return null;let{space:t,track:n,auto_attack:o}=e.fleet.pursuit;return a`
    <button type="button" class=${`track pursuit ${Vt(e)?"close":""}`} data-explain="track:pursuit">
      <span class="unseen">${pn(e).join(" ")}</span>
      <span class="seen" aria-hidden="true">
        <${z} kind="raider" /><span class="track-name">${i("pursuit")}</span>
        ${n.map((s,r)=>a`
            <b key=${r} class=${`${r===t?"at":""} ${r===o?"dead":s?"costs":""}`}>
              ${r===o?a`${i("attack")} ${ao(e)}`:s?a`+${s}<${z} kind="civilian" />`:r}
            </b>
          `)}
      </span>
    </button>
  `}var Q0=Object.entries(Et).map(([e,[,t]])=>`<g id="ship-${e}">${t}</g>`),X0={__html:`<defs>${ta}${Q0.join("")}</defs>${Xs}`},ed=a`<svg class="drawings" aria-hidden="true" dangerouslySetInnerHTML=${X0}></svg>`,Rr=()=>ed;var td={hull:[["#a9c0d0",0],["#5c778c",.2],["#2b3f50",.55],["#0e1821",1]],cylon:[["#d8655b",0],["#8a2a25",.3],["#421110",.65],["#150405",1]],chrome:[["#f4f8fa",0],["#a9b6c0",.25],["#566470",.6],["#b0504a",.97],["#6b1f1b",1]],night:[["#0b1626",0],["#132a44",.6],["#1d3550",1]],room:[["#1d2a33",0],["#101920",.55],["#070c11",1]],blood:[["#2a0608",0],["#6b1712",.6],["#b5371f",1]],dusk:[["#1a1430",0],["#5a2a3a",.5],["#d9783a",.85],["#ffd08a",1]],day:[["#0c2233",0],["#256a80",.6],["#c9e6d8",1]],brass:[["#fff0bf",0],["#d9a53e",.5],["#7a5214",1]],beam:[["#fff3d0",0,.75],["#ffe2a0",1,0]],cold:[["#d8f2ff",0,.7],["#8fd0f0",1,0]],floor:[["#000",0,0],["#000",1,.85]]},nd={white:[["#fff",0],["#fff",.18],["#cfeaff",.4,.5],["#8fd0f0",1,0]],blue:[["#e6faff",0],["#6fd4f7",.25,.75],["#2a86b8",.6,.25],["#2a86b8",1,0]],red:[["#ffd0c8",0],["#ff4a3a",.2,.85],["#c81c14",.55,.3],["#c81c14",1,0]],amber:[["#fff6dc",0],["#ffc864",.2,.9],["#e87a2a",.55,.35],["#e87a2a",1,0]],fire:[["#fff8d8",0],["#ffd070",.3],["#ff8a2a",.66],["#e04a1c",.9,.85],["#c8331c",1,0]],heart:[["#fff",0],["#fffbe8",.45],["#fff0b8",.7,.7],["#ffd070",1,0]],ember:[["#f2662a",0],["#a8301a",.55],["#4a120c",.88,.9],["#2a0a08",1,0]],world:[["#8fd0e0",0],["#3f86a0",.4],["#143a50",.75],["#061018",1]],sun:[["#fff",0],["#fff3d0",.3],["#ffd070",.5,.8],["#ff8a3a",.75,.3],["#ff8a3a",1,0]]},Ir=e=>e.map(([t,n,o=1],s)=>a`<stop key=${s} offset=${n} stop-color=${t} stop-opacity=${o} />`),Br=()=>a`
  <svg class="paint" width="0" height="0" aria-hidden="true">
    <defs>
      ${Object.entries(td).map(([e,t])=>a`<linearGradient key=${e} id=${`p-${e}`} x2="0" y2="1">${Ir(t)}</linearGradient>`)}
      ${Object.entries(nd).map(([e,t])=>a`<radialGradient key=${e} id=${`p-${e}`}>${Ir(t)}</radialGradient>`)}
    </defs>
  </svg>
`;var od=75;function Pr({resource:e,value:t,red_at:n,top:o}){let s=t<=n,r=i(`res:${e}`),l=i(s?"dial_low":"dial_label",{name:r,value:t,red:n}),c=d=>`${od*Math.min(d,o)/o} 100`,u=(d,p,m)=>a`<circle class=${d} cx="24" cy="24" r=${p} pathLength="100" stroke-dasharray=${c(m)} transform="rotate(135 24 24)" />`;return a`
    <${J} option=${`res:${e}`} class=${`dial ${s?"low":""}`} label=${l} firm>
      <span class="gauge">
        <svg viewBox="0 0 48 48">${u("scale",20.5,o)}${u("red",16,n)}${t>0&&u("level",20.5,t)}</svg>
        <b>${t}</b><${z} kind=${e} />
      </span>
      <span class="dial-name">${r}</span>
    <//>
  `}function jr({jump:e,auto:t,risks:n}){let o=Array.from({length:t+1},(s,r)=>r);return a`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${i("jump_label",{jump:e,auto:t})}</span>
      <span class="seen" aria-hidden="true">
        <span>${i("jump")}</span>
        ${o.map(s=>a`
            <b key=${s} class=${`${s===e?"at":""} ${s in n?"risky":s===t?"ready":"dead"}`}>
              ${s===e&&a`<${ut} name="galactica" />`}${s===t?i("auto"):s in n?a`${i("risk",{n:n[s]})}<${z} kind="population" />`:s}
            </b>
          `)}
      </span>
    </button>
  `}function qr(){let e=sd(),{turn:t,distance:n,goal:o,jump:s,auto_jump:r,risks:l}=e.game;return a`
    <div class="dials">${e.dials.map(c=>a`<${Pr} key=${c.resource} ...${c} />`)}</div>
    <${jr} jump=${s} auto=${r} risks=${l} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${i("distance")}</span> <b>${i("of",{value:n,most:o})}</b>
    </button>
    <${Nr} />
    <p class="fact turn-number"><span>${i("turn")}</span> <b>${t}</b></p>
    <${Or} />
    <${Br} />
    <${Rr} />
  `}function sd(){let{view:e,suspense:t}=k(),n=H(e),o=H(t);return o.current=t,_(()=>{let s=requestAnimationFrame(()=>{o.current||(n.current=e)});return()=>cancelAnimationFrame(s)},[e,t]),t?n.current:e}function Dr({game:e,dials:t,board:n}){let o=new Map;e.turn&&o.set(i("turn"),e.turn);for(let{resource:s,value:r}of t)o.set(i(`res:${s}`),r);return o.set(i("distance"),e.distance).set(i("measure:vipers"),n.destroyed_vipers).set(i("measure:civilians"),n.civilians_lost.length).set(i("measure:raptors"),n.raptors).set(i("measure:damage"),n.places.filter(s=>s.damaged).length)}var ad=["tour_dials","tour_board","tour_cards"];function Wr(e,t,n,o){if(!n||t.game.ending)return[];if(e?.kind==="choose_character")return[t.game.turn>0?"executed":"choose_character"];let s=n.loyalty.length>0?["loyalty"]:[],r=e?rd(e,t):id(t);if(!t.game.turn)return e?[...s,...r]:s;let l=t.fleet&&e?.options.some(u=>u.startsWith("area:"))?["fleet"]:[];if(t.crisis||t.check||e?.window)return[...s,...l,...Gr(t,n),...r];let c=o?[...t.game.turn>t.players.length?["lesson_done"]:[],...ad]:[];return[...s,...c,...t.fleet?["fleet"]:[],...Gr(t,n),...r,...ld(t,n)]}function rd(e,t){let n=e.kind==="raider"&&e.options.some(s=>s.startsWith("ship:civilian"));return[...e.kind==="contribute"?zr(t):[n?"raided":e.kind],...e.window?["window"]:[]]}var id=e=>e.check?zr(e):[e.crisis?"crisis":"waiting"],zr=({check:e})=>e?.face_up?[]:["contribute"];function Gr(e,t){let n=e.players[t.seat];return n.cylon?["revealed"]:[n.place==="brig"&&"brig",n.place==="sickbay"&&"sickbay",e.game.sleeper_done&&"sleeper"].filter(o=>o!==!1)}function ld(e,t){let{game:n,areas:o,board:s,players:r,decided:l}=e,c=o.some(u=>u.raiders+u.heavy_raiders+u.basestars.length>0);return[...r[t.seat].titles,c&&"battle",n.distance>=n.goal&&"last_jump",l&&"check_done",n.jump in n.risks&&"jump_early",n.route.some(u=>B(u)==="destination")&&"jumped",s.boarding.some(u=>u>0)&&"boarded"].filter(u=>typeof u=="string")}var Fr=(e,t)=>t?.team?`${e}:${t.team}`:null,cd={loyalty:".secrets > .secret-place:first-child .secret",tour_dials:".head .dials, .head .track, .head .distance",tour_board:".board",tour_cards:".hand",battle:".area:has(.raider, .heavy-raider, .basestar)",jump_early:".track.jump",jumped:".distance",boarded:".track.boarding"},Ur=e=>cd[e]??null,Kr=e=>({goal:e.game.goal,distance:e.game.distance});var Eo={};Wt(Eo,{deliberate:()=>Md,eachItsOwn:()=>kd,grave:()=>vd,inHand:()=>yd,keeps:()=>bd,lasting:()=>Yr,leading:()=>$d,mayHaveSecret:()=>fd,meansOther:()=>Ld,note:()=>gd,onBoard:()=>ud,onTable:()=>dd,quiet:()=>wd,secret:()=>To,shownElsewhere:()=>md});var ud=["loc","area","ship","ally","char"],dd=["ally","loc","area","ship","card","quorum","seat","char"],To=e=>B(e)==="loyalty"||pd.includes(Y(e)),pd=["token:benevolent","token:antagonistic"],fd=(e,t,n)=>e.kind==="action"&&n?.loyalty.length>0&&!t.players[n.seat].cylon,md=(e,t,n)=>B(n)==="char"||!!(t&&So(t.looking,e)),$d=e=>e.kind==="move"?["opt","area"]:[],hd=3;function gd(e,t,n){let o=t.players[e.seat],s=t.private?.find(d=>d.seat===e.seat)?.hand.find(d=>d.option===n);if(e.window&&s)return s.text.join(" ");if(e.kind==="contribute")return typeof s?.counts=="number"?i("counts",{n:fe(s.counts)}):"";if(["attack","action","viper_acts"].includes(e.kind)&&B(n)==="ship"){let d=`odds:${e.kind==="viper_acts"||Ye(o.place??"")?"viper":"galactica"}:${Y(n).split(":")[1]?.split("@")[0]}`;return U(d)?i(d):""}if(n==="opt:nuke"&&!t.fleet)return i("nuke_does");if(e.kind==="viper"&&n.endsWith("@reserves"))return i("is_launched");if(B(n)==="seat"){let d=t.players[Number(P(n))];return[d.name,d.place&&mt(t,d.place)].filter(Boolean).join(", ")}if(B(n)==="area"&&!["move","action","viper_acts"].includes(e.kind)){let d=mn(t,P(n));return d?Nt(t,d).join(", "):""}let r=B(n)==="loc"&&we(t,P(n));if(!r)return"";let l=e.kind==="move"&&!o.cylon&&r.ship!==we(t,o.place??"")?.ship,c=U(`short:${r.place}`)&&i(`short:${r.place}`),u=r.place==="ftl-control"&&!(t.game.jump in t.game.risks)&&i("not_ready");return[r.damaged?i("damaged"):c,u,l&&i("costs_card")].filter(Boolean).join("; ")}function bd({kind:e,sizes:t,options:n}){let o=t[0]??0,s=n.length-o;return e==="discard"&&t.length===1&&o>hd&&s>0&&s<o?s:0}var yd=e=>e?Tr(e):[],kd=e=>e==="ship",Md=e=>e.kind==="contribute";function vd(e,t,n){if(e==="opt:nuke"||B(e)==="loyalty")return!0;let o=n.dials.find(({resource:s})=>s==="population")?.value??0;return t.kind==="action"&&e==="loc:ftl-control"&&o<=(n.game.risks[n.game.jump]??0)}var _d={steal:"card",ability:"card",destiny:"card",quorum_card:"quorum"},Ld=(e,t)=>_d[e.kind]===B(t),Yr=(e,t,n)=>e.window&&Zo(t)&&!!t.beat&&!n?.orders.includes("empty"),wd=(e,t,n)=>Yr(e,t,n)&&e.options.every(o=>o===xd),xd="opt:pass-activation";function Jr(){let{view:e,seat:t,master:n}=k();return t===null||n?null:a`<span class="own-titles">${e.players[t].titles.map(o=>a`<mark key=${o}>${xe(o)}</mark> `)}</span>`}function En(e,t){let n=e.people.find(l=>l.seat===t),o=e.chairs?.seats[t];if(n?.kind==="bot")return[i("tag_bot")];let s=o?.gone?i("tag_gone"):n?.taken&&!n.present?i("tag_away"):"";return[o?.stand_in&&i(o.stand_in==="better"?"tag_plays_well":"tag_stand_in")||s,o?.muted?i("tag_muted"):""].filter(Boolean)}var Cd=1e4;function Ge(){let{state:e,view:t,replay:n}=v(),o=t.asked??null,[s,r]=M(Date.now());_(()=>{let u=setInterval(()=>r(Date.now()),1e3);return()=>clearInterval(u)},[]);let l=o??e.log[e.log.length-1]?.at,c=s+e.ahead;return n||!l||c-Date.parse(l)<Cd||!o&&!t.questions.waiting.some(u=>u.seat!==null)?null:a` <small class="since">${i("since",{time:Yo(l,c)})}</small>`}var Vn=(e,t)=>e.private?.find(n=>n.seat===t)??null;function Qr({seat:e}){let{view:t,seat:n,master:o}=k(),s=t.players[e],r=t.people.find(b=>b.seat===e),l=Z(t,e),c=t.game.current===e&&t.game.turn>0&&!t.game.ending,u=t.questions.waiting.some(b=>b.seat===e),d=t.claims?.levels[e],p=s.place&&mt(t,s.place),m=ht(t,e),h=[s.out&&i("tag_out"),s.once_used&&i("once_used"),...En(t,e),s.loyalty>1&&i("loyalty_cards",{n:s.loyalty}),s.super_crises>0&&i("super_crises_held",{n:s.super_crises}),...s.quorum.map(b=>b.name),...(t.private?.length>1?Vn(t,e)?.loyalty??[]:[]).map(b=>b.name)].filter(Boolean),$=`person ${e===n?"me":""} ${c?"turn":""} ${s.cylon?"cylon":""} ${s.out?"out":""}`,f=[c&&i("tag_turn"),u&&i("tag_awaited")].filter(Boolean),g=[l,s.name,p,i("cards_in_hand",{n:s.hand}),m>0&&i("trauma_tokens",{n:m}),...s.titles.map(xe),...f,...h].filter(Boolean).join(", ");return a`
    <${J} option=${Le(e)} class=${$} label=${g} firm>
      <span class="bust" data-seat=${e}>${s.character?a`<${re} of=${s.character} cylon=${s.cylon} />`:r?.face&&a`<img class="portrait" src=${r.face} alt="" />`}<${se} seat=${e} /></span>
      <span class="who">
        <b>${e===n&&!o?i("you_named",{name:l}):l}</b>
        ${s.name&&a`<small class="character">${s.name}</small>`}
        ${p&&a`<small>${p}</small>`}
        <span class="marks">
          ${s.titles.map(b=>a`<mark key=${b}>${xe(b)}</mark>`)}
          ${s.cylon&&a`<mark class="danger">${i("cylon")}</mark>`}
          ${c&&a`<i class="whose">${i("tag_turn")}</i>`}
          ${u&&a`<i class="awaited">${i("tag_awaited")}</i>`}
          <${aa} seat=${e} />
          ${h.map(b=>a`<i key=${b}>${b}</i>`)}
          ${d&&a`<i class="claim">${i(`claim:${d}`)}</i>`}
        </span>
        ${u&&e!==n&&a`<${Ge} />`}
      </span>
      <span class="cards">${s.hand}</span>
    <//>
  `}function Xr(){let{me:e,view:t}=k();if(!e)return null;let n=t.memos.filter(o=>o.seat===e.seat);return a`
    <${Me} name=${i("memos")} count=${i("memo_count",{n:n.length})}>
      ${n.map((o,s)=>a`<p key=${s}><small>${i("memo_turn",{turn:o.turn})}</small> ${o.text}</p>`)}
      ${!n.length&&a`<p>${i("no_memos")}</p>`}
    <//>
  `}function ei({option:e}){let{choice:t,me:n}=k(),o=B(e),s=o==="card"&&t.may(e)&&n?.hand.find(r=>r.option===e);return s?a`<${pe} skill=${s.skill} />`:o==="skill"?a`<${pe} skill=${Y(P(e))} />`:o==="ship"?a`<${z} kind=${Hd(e)} />`:To(e)&&o==="token"?a`<${ce} token=${Y(e)} />`:o==="seat"?a`<${se} seat=${Number(P(e))} />`:null}var Hd=e=>e.startsWith("ship:civilian")?"civilian":P(e).split("@")[0];var Zd={battle:"crossroads",choosing:"crossroads",resolving:"crossroads",trial:"trial"};function ti(e,t){let{turn:n,current:o,step:s}=e.game;if(n===0)return i("setting_up");let r=e.nebula&&Zd[e.nebula.phase],l=r?i(`during:${r}`):i(`step:${s}`);return t!==null&&e.players[t].out?i("you_are_out",{name:Z(e,o),step:l}):o===t?i("your_turn",{step:l}):i("turn_of",{name:Z(e,o),step:l})}var Sd={sleeper_phase:6,cylon_revealed:6,sympathizer_revealed:6,civilian_destroyed:5,galactica_damaged:5,boarded:5,arrived:5,title_passed:5,super_crisis_played:5,option_switched:5,ability_used:5,check_decided:4,option_chosen:4,viper_destroyed:4,sent:4,centurions_advanced:4,crisis_drawn:4,nuke_launched:3,loyalty_looked_at:3,ship_destroyed:3,viper_damaged:2,basestar_damaged:2,raptors_changed:2,quorum_played:2,card_stays:2,location_activated:1,card_played:1,dial_moved:1},Td={sent:["seat"],executed:["seat"],title_passed:["seat","before"],card_taken:["victim"],cards_taken:["victim"],loyalty_given:["seat"],ordered:["seat"],named:["seat"]},ni=(e,t)=>(Sd[e.kind]??0)+(t!==null&&Td[e.kind]?.some(n=>e[n]===t)?6:0),oi=(e,t)=>["totalled","check_decided"].includes(e.kind)||e.kind==="rolled"&&e.seat===t?e.kind:null,si=e=>e.kind==="turn_began"?e.seat:null;var Ed=["pick","turn","cylon","human"],Vd=(e,t)=>e.players[t].out,Ad=e=>e.hand.length,Od=e=>!["card","quorum"].includes(B(e));function jt(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Ao(e){performance.clearMarks(e),performance.mark(e)}function ri(e={}){let t={link:"connecting",synced:!1,ahead:0,since:null,sections:{},hashes:{},log:[],chat:[],pending:[],notices:[],...e},n=new Set;function o(l){t={...t,...l};for(let c of n)c(t)}function s(l,c){let u=new Map(l.map(d=>[d.n,d]));for(let d of c)u.set(d.n,d);return[...u.values()].sort((d,p)=>d.n-p.n)}let r={sections({set:l,hashes:c,gone:u}){let d={...t.sections,...l},p={...t.hashes,...c};for(let m of u)delete d[m],delete p[m];Ao("view-heard"),o({sections:d,hashes:p})},log({lines:l}){o({log:s(t.log,l)})},chat({lines:l}){o({chat:s(t.chat,l)})},moments({moments:l}){o({moments:l})}};return{get state(){return t},set:o,subscribe(l){return n.add(l),()=>n.delete(l)},hear(l){r[l.type]?.(l)},notice(l,c){let u=t.notices.filter(d=>d.words!==l);o({notices:[...u,{words:l,code:c}]})},dismiss(l){o({notices:t.notices.filter(c=>c!==l)})}}}var ai=e=>e.length?e[e.length-1].n:0;function ii({hashes:e,log:t,chat:n}){return{have:e,log:ai(t),chat:ai(n)}}var Nd=1,Rd=2e4,li=1e4,ci=1500,ui=500,Id=15e3,di={4403:"forbidden",4404:"unknown"},Bd=4401,Pd=1009,jd=new Set(["earlier","read","note"]),qd=new Set(["read","note"]),Dd=new Set(["hold"]),Oo="reloaded",Gd=new Set(["answer","chat","note","report"]);function pi({at:e,seat:t,master:n,store:o}){let s=new URL(e,location.href);s.protocol=s.protocol.replace("http","ws");let r=`unsent:${s.pathname}:${t}`,l=null,c=0,u=!1,d=0,p=0,m=0,h=0,$=null,f=!1,g=new Map;function b(y){o.set({pending:y}),sessionStorage.setItem(r,JSON.stringify(y.filter(E=>Gd.has(E.do))))}function w(){if(clearTimeout(h),f||l)return;u=!1;let y=new WebSocket(s);l=y,p=setTimeout(()=>C(y),li),y.onmessage=E=>y===l&&V(JSON.parse(E.data)),y.onclose=E=>y===l&&N(E.code)}function C(y){y===l&&(y.close(),N(1006))}function N(y){if(l=null,$=null,clearTimeout(d),clearTimeout(p),clearTimeout(m),y in di){f=!0,o.set({link:di[y]});return}if(y===Pd&&(b([]),o.notice(i("too_long"),"too_long")),b(o.state.pending.filter(D=>!Dd.has(D.do))),y===Bd){h=setTimeout(w,ui);return}o.set({link:navigator.onLine===!1?"offline":"lost"});let E=Math.min(Id,ui*2**c++);h=setTimeout(w,E*(.75+Math.random()/2))}let S=y=>l?.send(JSON.stringify(y));function R(){if(!l||!u||$)return;clearTimeout(d);let y=l;$=jt(),p=setTimeout(()=>C(y),li),clearTimeout(m),m=setTimeout(()=>o.set({link:"slow"}),ci),S({do:"sync",id:$,...ii(o.state)})}function V(y){y.type==="hello"?ae(y):y.type==="ok"||y.type==="refused"||y.type==="stale"?ne(y):o.hear(y)}function ae(y){if(clearTimeout(p),y.protocol!==Nd||y.seat!==t||y.master!==n){I();return}u=!0,sessionStorage.removeItem(Oo),o.set({ahead:y.now?Date.parse(y.now)-Date.now():0,since:o.state.since??y.since??null}),R();for(let E of o.state.pending)S(E)}function I(){f=!0,l?.close(),o.set({link:"outdated"});let y=Number(sessionStorage.getItem(Oo)||0);sessionStorage.setItem(Oo,String(Date.now())),Date.now()-y>3e4&&location.reload()}function ne({type:y,id:E,words:D,code:Ae}){if(E===$&&E!==null&&($=null,c=0,clearTimeout(p),clearTimeout(m),d=setTimeout(R,Rd),o.set({link:"open",synced:!0}),y==="ok"))return;let be=o.state.pending.find(_e=>_e.id===E);b(o.state.pending.filter(_e=>_e.id!==E));let ye=g.get(E);g.delete(E),!ye?.({type:y,words:D})&&(y!=="ok"?o.notice(D,Ae):be&&!jd.has(be.do)&&o.set({notices:[]}))}addEventListener("online",()=>{c=0,w()}),addEventListener("offline",()=>{l?C(l):f||o.set({link:"offline"})});let L=()=>{document.hidden||f||(c=0,l?u&&(o.state.link==="open"&&o.set({link:"checking"}),$=null,clearTimeout(p),R()):w())};return document.addEventListener("visibilitychange",L),document.addEventListener("resume",L),addEventListener("pageshow",y=>y.persisted&&L()),o.set({pending:JSON.parse(sessionStorage.getItem(r)??"[]")}),w(),{send(y,E=null){let D={...y,id:jt()};E&&g.set(D.id,E);let Ae=o.state.pending.filter(be=>!(be.do===y.do&&qd.has(be.do)));b([...Ae,D]),!(!l||!u)&&(S(D),setTimeout(()=>o.state.pending.includes(D)&&R(),ci))}}}var No=36e5;function mi({clock:e}){let{state:t,boot:n,view:o}=v(),s=Date.parse(e.until??""),[r,l]=M(Date.now()),c=Math.max(0,s-r-t.ahead);_(()=>{let m=setInterval(()=>l(Date.now()),c<No?1e3:6e4);return()=>clearInterval(m)},[c<No]);let u=c<No?i("time_left",{time:fi(c)}):i("time_until",{time:Wd(s,n.language)}),p=o.people.filter(m=>m.kind!=="bot"&&e.banks.length).map(m=>`${Z(o,m.seat)} ${fi(e.banks[m.seat]*1e3)}`);return a`
    <p class="clock-left">
      <time datetime=${e.until}>${u}</time>
      ${p.length>0&&a`<small>${i("banks",{banks:K(p)})}</small>`}
    </p>
  `}var fi=e=>`${Math.floor(e/6e4)}:${String(Math.floor(e/1e3)%60).padStart(2,"0")}`,Wd=(e,t)=>new Intl.DateTimeFormat(t,{weekday:"short",hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e));var An="",Ro=()=>An;function $i(){let{view:e,seat:t,lookAs:n}=v(),[o,s]=M(An),[r,l]=M(!1),c=d=>{An=d.currentTarget.value,s(An)},u=t!==null&&e.questions.mine.some(d=>d.seat===t&&d.given===null);return a`
    <div class="chair-card overview">
      <div class="runs"><h3>${i("overview")}</h3><button type="button" aria-haspopup="dialog" onClick=${()=>l(!0)}>${i("face_down")}</button></div>
      <ul>
        <li><button type="button" aria-pressed=${t===null} onClick=${()=>n(null)}>${i("look_as_table")}</button></li>
        ${e.people.map(d=>a`<li key=${d.seat}><${Fd} seat=${d.seat} on=${t===d.seat} /></li>`)}
      </ul>
      ${u&&a`<label class="why-line">${i("answer_why",{name:Z(e,t)})}<input id="answer-why" maxlength="300" value=${o} onInput=${c} /></label>`}
      ${r&&a`<${zd} close=${()=>l(!1)} />`}
    </div>
  `}function zd({close:e}){let{view:t}=v(),n=H(null);return _(()=>n.current.showModal(),[]),a`
    <dialog class="help face-down" ref=${n} onClose=${e} aria-label=${i("face_down")}>
      <h2>${i("face_down")}</h2>
      <p>${i("face_down_words")}</p>
      ${(t.hidden??[]).map(o=>a`
          <details key=${o.label}>
            <summary>${o.label} (${o.things.length})</summary>
            ${o.things.length?a`<ol>${o.things.map((s,r)=>a`<li key=${r}>${s.name}</li>`)}</ol>`:a`<p>${i("nothing")}</p>`}
          </details>
        `)}
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function Fd({seat:e,on:t}){let{view:n,lookAs:o}=v(),s=n.questions.mine.find(l=>l.seat===e),r=s&&(s.given===null?i("owes",{text:s.text}):i("has_given",{picks:Ud(s)}));return a`
    <button type="button" aria-pressed=${t} onClick=${()=>o(t?null:e)}>
      <b>${Z(n,e)}</b> ${r&&a`<small class=${s.given===null?"owes":""}>${r}</small>`}
      ${r&&s.given===null&&a`<${Ge} />`}
    </button>
  `}var Ud=e=>e.given.map(t=>e.labels[t]??t).join(", ")||i("nothing");var Be=(e,t)=>t!==null&&!!(e.chairs?.seats[t].gone||e.chairs?.seats[t].stand_in);function hi(){let{view:e,seat:t,master:n}=v();if(!e.chairs)return null;let o=!n&&Be(e,t);return a`
    ${n&&a`<${$i} />`}
    ${e.chairs.clock?.until&&a`<${mi} clock=${e.chairs.clock} />`}
    ${e.chairs.paused&&a`<${Kd} />`}
    ${o&&!le(e)&&a`<${Yd} />`}
    ${e.chairs.proposals.map(s=>a`<${Jd} key=${s.id} proposal=${s} />`)}
  `}function Kd(){let{view:e,seat:t,master:n,send:o,state:s}=v(),r=e.chairs.proposals.some(u=>u.kind==="resume"),l=s.pending.some(u=>["propose","moderate"].includes(u.do)),c=n||t!==null&&e.chairs.master===null&&!r&&!Be(e,t);return a`
    <div class="chair-card paused" role="status">
      <p><b>${i("paused")}</b></p>
      ${c&&a`<button type="button" class="go" disabled=${l} onClick=${()=>o({do:n?"moderate":"propose",kind:"resume"})}>${i("propose:resume")}</button>`}
    </div>
  `}function Yd(){let{view:e,seat:t,send:n,state:o}=v(),s=o.pending.some(l=>l.do==="come_back"),r=i(t!==null&&e.chairs.seats[t].stand_in?"bot_sits_in":"you_went");return a`
    <div class="chair-card away" role="status">
      <p>${r}</p>
      <button type="button" class="go" disabled=${s} onClick=${()=>n({do:"come_back"})}>${i("am_back")}</button>
    </div>
  `}function Jd({proposal:e}){let{view:t,seat:n,master:o,send:s,state:r}=v(),{id:l,by:c,words:u,why:d,agreed:p,missing:m}=e,h=r.pending.some(g=>g.proposal===l),$=c===n,f=m.map(g=>Z(t,g));return a`
    <div class="chair-card proposal" role="status">
      <p><b>${$?i("you_propose"):i("proposes",{name:Z(t,c)})}</b> ${u}${d&&a` <q>${d}</q>`}</p>
      <p class="missing">${f.length>0?i("missing_consent",{names:K(f)}):i("nobody_missing")}</p>
      ${n!==null&&!o&&!Be(t,n)&&a`<div class="close">
        ${(!p.includes(n)||f.length===0)&&a`<button type="button" class="go" disabled=${h} onClick=${()=>s({do:"agree",proposal:l})}>${i(p.includes(n)?"do_it":"agree")}</button>`}
        <button type="button" disabled=${h} onClick=${()=>s({do:"decline",proposal:l})}>${i($?"withdraw":"not_agree")}</button>
      </div>`}
    </div>
  `}var Qd="button, a, input, select, textarea, summary, [tabindex]";function gi(){_(()=>{let e=null,t=r=>{e=r.target},n=r=>{r.target.closest?.(Qd)||(e=null)},o=()=>{!e||document.activeElement!==document.body||e.isConnected&&e.disabled||(e.isConnected?e:Xd())?.focus({preventScroll:!0})},s=new MutationObserver(()=>setTimeout(o));return s.observe(document.body,{subtree:!0,childList:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",t,!0),document.addEventListener("pointerdown",n,!0),()=>{s.disconnect(),document.removeEventListener("focusin",t,!0),document.removeEventListener("pointerdown",n,!0)}},[])}function Xd(){return document.querySelector("[role=alertdialog] button:not(.danger)")??document.getElementById("ask")}var On=e=>[...document.querySelectorAll(e)].find(t=>t.getClientRects().length);function bi(e){let t=H(e);t.current=e,_(()=>{let n=({choice:s,send:r,help:l,chat:c,master:u})=>({q:()=>(On(".question [data-option]:enabled")??On("[data-answers] [data-option]:enabled")??On(".question button:enabled"))?.focus(),p:()=>s.question?.window&&s.question.given===null&&s.pass(),c,l:()=>On(".log")?.focus(),h:()=>s.question?.window&&!u&&r({do:"hold"}),Escape:()=>s.sure&&s.unsure(),"?":l}),o=s=>{if(s.repeat||s.ctrlKey||s.metaKey||s.altKey||s.target.closest?.("input, textarea, select, dialog"))return;let r=n(t.current)[s.key];r&&(s.preventDefault(),r())};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}var ep=350,tp=200,np=450,op=10,tt=8;function yi(){let{view:e,me:t,choice:n,parts:o}=v(),[s,r]=M(null),l=H(null);l.current=s;let c=rp(r,l),u=H(null);oe(()=>s&&u.current&&ip(u.current,s.rect)),_(()=>{s?.pinned&&u.current?.focus()},[s?.typed,s?.pinned]);let d=s&&sp(o.explanation(e,t,s.typed),n.question?.dimmed[s.option]);return _(()=>{s&&(!d||!s.pinned&&!s.origin.isConnected)&&r(null)}),d?a`
    <aside class=${`popover ${s.pinned?"pinned":""}`} ref=${u} role=${s.pinned?"dialog":"tooltip"}
      aria-label=${d.title||i("why_not")} tabindex="-1" onKeyDown=${ap}>
      ${d.title&&a`<h3>${d.title}</h3>`}
      ${d.lines.map((p,m)=>a`<p key=${m} class=${p.tone??""}>${p.text??p}</p>`)}
      ${d.more}
      ${s.pinned&&a`<div class="close">
        ${d.link&&a`<a class="button" href=${d.link} target="_blank" rel="noopener">${i("in_compendium")}</a>`}
        <button type="button" onClick=${c}>${i("close")}</button>
      </div>`}
    </aside>
  `:null}function sp(e,t){let n=t?[{tone:"why",text:t}]:[];return e?{...e,lines:[...e.lines.filter(Boolean),...n]}:n.length?{title:"",lines:n}:null}function ap(e){if(e.key!=="Tab")return;let t=[...e.currentTarget.querySelectorAll("a, button")],[n,o]=e.shiftKey?[t[0],t[t.length-1]]:[t[t.length-1],t[0]];document.activeElement!==n&&document.activeElement!==e.currentTarget||(e.preventDefault(),o?.focus())}function rp(e,t){let n=H(!1),o=()=>{let{pinned:s,origin:r}=t.current??{};e(null),s&&(n.current=!0,r.focus(),n.current=!1)};return _(()=>{let s=0,r=!1,l=[0,0],c=[0,0],u=f=>f.target.closest?.("[data-explain]"),d=(f,g)=>{let{explain:b,why:w=b}=f.dataset;e({typed:b,option:w,rect:f.getBoundingClientRect(),pinned:g,origin:f})},p=f=>!t.current?.pinned&&d(f,!1),m=(f,g)=>{clearTimeout(s),s=setTimeout(g,f)},h=()=>e(f=>f?.pinned?f:null),$={pointerover(f){if(f.pointerType!=="mouse"||f.buttons||f.clientX===c[0]&&f.clientY===c[1])return;if(f.target.closest?.(".popover"))return clearTimeout(s);let g=u(f);if(!g)return m(tp,h);m(ep,()=>p(g))},pointerdown(f){r=!1,l=[f.clientX,f.clientY];let g=u(f);if(!g&&!f.target.closest?.(".popover")&&e(null),!g||f.pointerType==="mouse")return m(0,()=>{});m(np,()=>{r=!0,d(g,!0)})},pointermove(f){f.pointerType==="mouse"?c=[f.clientX,f.clientY]:Math.hypot(f.clientX-l[0],f.clientY-l[1])>op&&clearTimeout(s)},pointerup:f=>f.pointerType!=="mouse"&&clearTimeout(s),pointercancel:()=>clearTimeout(s),contextmenu(f){u(f)&&r&&f.preventDefault()},click(f){let g=f.target.closest?.("[data-option]")??u(f);r?(f.preventDefault(),f.stopPropagation(),r=!1):g&&!g.dataset.option?(clearTimeout(s),d(g,!0)):g&&(clearTimeout(s),e(null))},focusin(f){let g=u(f);n.current||(g?.matches(":focus-visible")?p(g):f.target.closest?.(".popover")||h())},focusout:h,keydown(f){r=!1,f.key==="Escape"&&o()},scroll:h};for(let[f,g]of Object.entries($))document.addEventListener(f,g,!0);return()=>{clearTimeout(s);for(let[f,g]of Object.entries($))document.removeEventListener(f,g,!0)}},[]),o}function ip(e,t){let{width:n,height:o}=e.getBoundingClientRect(),s=t.bottom+tt,r=s+o<=innerHeight-tt?s:t.top-tt-o,l=t.left+t.width/2-n/2;e.style.top=`${Math.max(tt,Math.min(r,innerHeight-tt-o))}px`,e.style.left=`${Math.max(tt,Math.min(l,innerWidth-tt-n))}px`}function ki(e){let t=H(e);t.current=e,_(()=>{let n=null,o=l=>{l.preventDefault(),l.stopPropagation()},s=l=>{l.detail<=1?n=t.current:n!==t.current&&o(l)},r=l=>{l.repeat&&l.key==="Enter"&&!l.target.closest?.("textarea")&&o(l)};return document.addEventListener("click",s,!0),document.addEventListener("keydown",r,!0),()=>{document.removeEventListener("click",s,!0),document.removeEventListener("keydown",r,!0)}},[])}function Mi(e){let t=document.querySelector(".ask")?.getBoundingClientRect(),n=t&&t.width>innerWidth*.9;if(n&&e)return{x:0,y:Math.max(Math.min(96,t.top-230),0),width:innerWidth,height:230};if(n){let l=document.querySelector(".tabs")?.getBoundingClientRect();return{x:0,y:0,width:innerWidth,height:Math.max((l?.top??innerHeight)-58,220)}}let o=document.getElementById("board")?.getBoundingClientRect(),s=o&&cp(o),r=s&&s.width>220&&s.height>220?s:{x:0,y:0,width:innerWidth,height:innerHeight};return e?lp(r):r}function lp({x:e,y:t,width:n,height:o}){let s=Math.min(Math.max(o*.46,220),o);return{x:e,y:t+(o-s)/2,width:n,height:s}}function cp({left:e,top:t,right:n,bottom:o}){let[s,r]=[Math.max(e,0),Math.max(t,0)];return{x:s,y:r,width:Math.min(n,innerWidth)-s,height:Math.min(o,innerHeight)-r}}function vi(e,t){let n=[...e,...t],o=new Set([...n].sort((s,r)=>r.weight-s.weight||s.n-r.n).slice(0,4));return n.filter(s=>o.has(s))}var up=1600,dp=2800;function _i(){let{parts:e}=v(),{playing:t,said:n}=fp(),{moment:o,box:s,lasts:r}=t??{};return a`
    <p class="unseen" role="status">${n&&a`<span key=${n.n}>${n.words}</span>`}</p>
    <div class="moments" aria-hidden="true">
      ${o&&s&&a`<div key=${o.n} class=${`moment-frame ${o.small?"strip":""}`} data-moment=${o.kind} style=${{"--lasts":`${r}ms`,left:`${s.x}px`,top:`${s.y}px`,width:`${s.width}px`,height:`${s.height}px`}}>
        <${e.Moment} moment=${o} tall=${s.height>s.width} />
      </div>`}
    </div>
  `}var pp=(e,t)=>e.lingers&&!t?dp:up;function fp(){let{state:e,view:t,parts:n,suspense:o,replay:s}=v(),r=H(null),l=H([]),[c,u]=M(null),[d,p]=M(null),m=mp(),h=()=>{let $=m.current?null:l.current.shift();u($?{moment:$,box:Mi(!!$.small),lasts:pp($,l.current.length>0)}:null)};return _(()=>{let $=e.log[e.log.length-1]?.n??0,f=r.current;if(e.synced&&(r.current=$),f===null||$<=f||s)return;let g=n.cues(e.log.filter(b=>b.n>f&&b.what),t);g.length&&(p({n:$,words:g.map(b=>b.words).join(" ")}),document.hidden||(l.current=vi(l.current,g)))},[e.log,e.synced]),_(()=>{!c&&!o&&!m.current&&l.current.length&&h()}),oe(()=>{if(!c)return;Ee(c.moment.sound);let $=setTimeout(h,c.lasts),f=C=>!!C.target.closest?.(".moment-frame"),g=C=>!f(C)&&h(),b=C=>f(C)&&h(),w=C=>C.key==="Escape"&&h();return addEventListener("pointerdown",g,{capture:!0,passive:!0}),addEventListener("click",b,!0),addEventListener("keydown",w,!0),()=>{clearTimeout($),removeEventListener("pointerdown",g,!0),removeEventListener("click",b,!0),removeEventListener("keydown",w,!0)}},[c]),{playing:c,said:d}}function mp(){let e=H(!1),[,t]=M(0);return _(()=>{let n=()=>{e.current=!0},o=()=>{e.current=!1,t(r=>r+1)},s=()=>setTimeout(o);return addEventListener("pointerdown",n,!0),addEventListener("pointerup",s,!0),addEventListener("pointercancel",s,!0),()=>{removeEventListener("pointerdown",n,!0),removeEventListener("pointerup",s,!0),removeEventListener("pointercancel",s,!0)}},[]),e}var Li="draft";function wi(e,t,n,o,s,r){let[l,c]=M(()=>JSON.parse(sessionStorage.getItem(Li)??"{}")),u=e?.id??null,d=t.some(I=>(I.do==="answer"||I.do==="answer_for")&&I.ask===u),p=JSON.stringify(e?.given??null),m=e?o.keeps(e):0,h=I=>m?(e?.options??[]).filter(ne=>!I.includes(ne)):I,$=e?.given?h(e.given):[],f=l.ask===u&&l.given===p?l:{ask:u,given:p,picks:$,sure:null},g=I=>{sessionStorage.setItem(Li,JSON.stringify({...I,sure:null})),c(I)};if(!e)return{question:null,options:new Set,picks:[],sending:!1,asks:!1,quiet:!1,keeps:0,sizes:[],may:()=>!1};let{options:b}=e,w=m?[m]:e.sizes,C=Math.max(0,...w),N=C<=1&&!m&&!o.deliberate(e),{picks:S}=f,R=o.quiet(e,s,r),V=o.lasting(e,s,r),ae=I=>{d||n({do:"answer",ask:u,picks:I})};return{question:e,options:new Set(b),picks:S,sending:d,instant:N,most:C,keeps:m,sizes:w,sure:f.sure,complete:w.includes(S.length),quiet:R,asks:e.given===null&&!R&&!(V&&f.passed),may(I){return b.includes(I)&&!o.meansOther(e,I)},pick(I){d||(N?o.grave(I,e,s)&&f.sure!==I?g({...f,sure:I}):ae([I]):S.includes(I)?g({...f,picks:S.filter(ne=>ne!==I)}):S.length<C&&g({...f,picks:[...S,I]}))},unsure(){g({...f,sure:null})},clear(){g({...f,picks:[]})},confirm(){ae(h(S))},pass(){V?g({...f,passed:!0}):ae([])},unpass(){g({...f,passed:!1})}}}function _t({line:e,open:t=!1}){let{view:n,parts:o,replay:s}=v(),[r,,l]=$n(),c=!le(n)&&!s&&e.about?.some(o.faceDown);return a`<i>${i("only_you")}</i> ${c?a`<span class="whisper" ...${l}>${r||t?e.text:i("hold_to_look")}</span>`:e.text}`}var $p=3,hp=3,xi={span:[0,0],changes:[]},gp=1500;function Ci(){let{state:e}=v(),[t,n,o]=bp(),[s,r]=M(!1);yp(t.length>0);let l=e.pending.some(u=>u.do==="answer");if(_(()=>{l&&o()},[l]),!t.length)return null;let c=s?t:t.slice(-$p);return a`
    <section class="recap" aria-label=${i("recap")}>
      <h3>${i("recap_count",{n:t.length})}</h3>
      ${n.length>0&&a`<p class="changes">${n.join(" · ")}</p>`}
      <ul>${c.map(u=>a`<li key=${u.n}>${u.private?a`<${_t} line=${u} />`:u.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${o}>${i("got_it")}</button>
        ${t.length>c.length&&a`<button type="button" onClick=${()=>r(!0)}>${i("recap_all")}</button>`}
      </div>
    </section>
  `}function bp(){let{state:e,view:t,parts:n}=v(),o=Hi(),s=H(null),r=H(!1),l=H(null),[{span:c,changes:u},d]=M(xi),p=Zi(e.log);return _(()=>{if(o&&!r.current){let m=s.current??(e.since||p),h=s.current===null?0:hp;p-m>h&&d({span:[m,p],changes:Io(l.current,n.measures(t))})}r.current=o,o&&(s.current=p,l.current=n.measures(t))},[o,p]),[e.log.filter(m=>m.n>c[0]&&m.n<=c[1]),u,()=>d(xi)]}function Io(e,t){return e?[...t].filter(([n,o])=>e.has(n)&&e.get(n)!==o).map(([n,o])=>i("recap_change",{name:n,then:e.get(n),now:o})):[]}function Hi(){let{state:e}=v(),[t,n]=M(!document.hidden);return _(()=>{let o=()=>n(!document.hidden);return document.addEventListener("visibilitychange",o),()=>document.removeEventListener("visibilitychange",o)},[]),t&&e.synced&&e.link==="open"}function yp(e){let{state:t,seat:n,master:o,send:s}=v(),r=Hi(),l=Zi(t.log);_(()=>{if(n===null||o||!r||e||l<=(t.since??0))return;let c=setTimeout(()=>s({do:"read",log:l}),gp);return()=>clearTimeout(c)},[l,r,e])}var Zi=e=>e[e.length-1]?.n??0;var kp=5,Mp=5,Si=6,vp="(min-width: 1280px) and (min-height: 860px)";function Ei(){let{state:e,view:t,parts:n,choice:o,seat:s,suspense:r}=v(),l=H(null),c=_p(),u=e.log[e.log.length-1]?.n??0;_(()=>{o.sending&&(l.current={at:u,measures:n.measures(t)})},[o.sending]);let{question:d}=o;if(!l.current||!d||d.given!==null||o.sending||r)return null;let m=e.log.filter(b=>b.n>l.current.at).map(b=>({line:b,weight:b.what?n.weight(b.what,s):0})).filter(({line:b,weight:w})=>!b.private||w>=Si),h=new Map;for(let b of m){let w=b.line.what&&n.ended(b.line.what,s);w&&h.set(w,b)}let $=new Set([...m.filter(({weight:b})=>b>=Si).slice(-2),...h.values()]),f=m.filter(b=>$.has(b)).map(({line:b})=>a`<p key=${b.n} class="great"><${Ti} line=${b} /></p>`);if(m.length<=kp)return f;let g=Io(l.current.measures,n.measures(t));return a`
    ${f}
    <details key=${d.id} class="storm" ref=${c}>
      <summary><span>${i("since_decision",{n:m.length})}${g.length>0&&a` <b>${g.join(" · ")}</b>`}</span></summary>
      <ul>${xp(wp(m,n.turnOf)).map(({line:b,turn:w})=>a`<li key=${b.n}>${w!==null&&a`<${Lp} seat=${w} />`}<span class="came"><${Ti} line=${b} /></span></li>`)}</ul>
    </details>
  `}function _p(){let e=H(null),t=H(null);return oe(()=>{e.current&&e.current!==t.current&&(e.current.open=matchMedia(vp).matches&&!document.querySelector(".hint-card")),t.current=e.current}),e}var Ti=({line:e})=>e.private?a`<${_t} line=${e} />`:e.text;function Lp({seat:e}){let{parts:t,view:n}=v();return a`<${t.OptionIcon} option=${Le(e)} /><span class="unseen">${i("in_turn",{name:Z(n,e)})}</span> `}function wp(e,t){let n=[{turn:null,said:[]}];for(let o of e){let s=o.line.what?t(o.line.what):null;s!==null&&n.push({turn:s,said:[]}),n[n.length-1].said.push(o)}return n.filter(({said:o})=>o.some(({weight:s})=>s>0)||o.length>1)}function xp(e){let t=e.flatMap(({turn:s,said:r})=>r.map(l=>({...l,turn:s}))).map((s,r)=>({...s,n:r}));t.sort((s,r)=>r.weight-s.weight||r.n-s.n);let n=e.map(({said:s})=>t.find(r=>s.some(({line:l})=>l===r.line)));return[...new Set([...n,...t])].slice(0,Math.max(Mp,n.length)).sort((s,r)=>s.n-r.n).map(({line:s,turn:r})=>({line:s,turn:e.length>2?r:null}))}var Cp=2;function Vi(){let{view:e,parts:t,seat:n}=v(),o=le(e)?[]:t.alarms(e,n).slice(0,Cp);return a`${o.map(s=>a`<p key=${s} class="alarm">${s}</p>`)}`}function Ai(){let{state:e,store:t}=v();return a`
    <div class="notices" role="alert">
      ${e.notices.map(n=>a`
          <div class="notice" key=${n.words} data-code=${n.code}>
            <span>${n.words}</span>
            <button type="button" onClick=${()=>t.dismiss(n)}>${i("dismiss")}</button>
          </div>
        `)}
    </div>
  `}function Oi({options:e}){let{choice:t}=de();return t.most<=1||e.length===1?a`<${qt} option=${e[0]} />`:a`<${Hp} options=${e} />`}function qt({option:e,danger:t=!1}){let{choice:n}=de(),{instant:o,picks:s,most:r,sending:l,question:c}=n,u=s.indexOf(e),d=u>=0,p=!o&&!d&&s.length>=r;return a`
    <button
      type="button"
      class=${`option ${d?"picked":""} ${t?"danger":""}`}
      aria-pressed=${o?void 0:d}
      disabled=${l||p}
      title=${p?i("enough",{n:r}):void 0}
      data-option=${e}
      data-explain=${e}
      onClick=${()=>n.pick(e)}
    >
      <${Ni} option=${e} />
      ${d&&c.ordered&&a`<b class="rank">${u+1}</b>`}
    </button>
  `}function Hp({options:e}){let{choice:t}=de(),n=e.filter(l=>t.picks.includes(l)),o=e.find(l=>!t.picks.includes(l)),s=t.picks.length>=t.most,r=t.question.labels[e[0]];return a`
    <div class=${`counter ${n.length?"picked":""}`} role="group" aria-label=${r}>
      <button type="button" aria-label=${i("one_less",{label:r})} disabled=${!n.length||t.sending}
        onClick=${()=>t.pick(n[n.length-1])}>−</button>
      <span class="counted"><${Ni} option=${e[0]} /><b>${i("of",{value:n.length,most:e.length})}</b></span>
      <button type="button" aria-label=${i("one_more",{label:r})} disabled=${!o||s||t.sending}
        title=${s?i("enough",{n:t.most}):void 0} data-option=${o}
        onClick=${()=>t.pick(o)}>+</button>
    </div>
  `}function Ni({option:e}){let{choice:t,parts:n,view:o}=de(),[s,r]=Zp(t.question.labels[e]),l=[r,n.options.note(t.question,o,e)].filter(Boolean).join("; ");return a`
    <${n.OptionIcon} option=${e} />
    <span class="face"><span class="label">${s}</span>${l&&a`<small class="line">${l}</small>`}</span>
  `}function Zp(e){let[,t,n]=e.match(/^([^,;()]{2,60}?)\s?: (.+)$/s)??[null,e,""];return[t,n]}function Ri(){let{choice:e}=de(),{dimmed:t,labels:n}=e.question,o=new Map,s=new Set;for(let[r,l]of Object.entries(t))s.has(Y(r))||(s.add(Y(r)),o.set(l,[...o.get(l)??[],r]));return o.size?a`
    <details class="dimmed-options">
      <summary>${i("not_now",{n:s.size})}</summary>
      <dl>
        ${[...o].map(([r,l])=>a`
            <div key=${r}>
              <dt>${l.map((c,u)=>a`${u>0&&"; "}<span key=${c} data-explain=${c}>${n[c]}</span>`)}</dt>
              <dd>${r}</dd>
            </div>
          `)}
      </dl>
    </details>
  `:null}function Ii({options:e,alone:t=!1}){let[n,o]=M(t),{choice:s,parts:r,view:l}=de(),{kind:c}=s.question;return $t(()=>o(!1)),a`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${n} onClick=${()=>o(!n)}>
        ${n?i("cover_secret_options"):U(`secret:${c}`)?i(`secret:${c}`):i("secret_options")}
      </button>
      ${n&&!e.length&&a`<p>${i("no_secret_options")}</p>`}
      ${n&&e.length>0&&a`<div class="items">${e.map(u=>a`<${qt} key=${u} option=${u} danger=${r.options.grave(u,s.question,l)} />`)}</div>`}
    </div>
  `}var Bi="opt:nothing";function Pi({children:e}){let{choice:t,view:n,me:o,parts:s}=de(),{question:r,instant:l,sure:c}=t,u=s.options,d=r.options.filter(u.secret),p=Ep(r.options.filter(f=>!u.secret(f)&&!u.shownElsewhere(r,o,f)),u,u.leading(r)),m=new Set(u.inHand(o)),h=f=>f.every(g=>m.has(g)&&t.may(g)),$=d.length>0||u.mayHaveSecret(r,n,o);return c?a`<${Tp} option=${c} />`:a`
    <div class=${`question ${l?"":"many"}`} id="question" data-kind=${r.kind} data-ask=${r.id}>
      <p class="prompt">
        ${t.keeps?a`${i("keep",{n:t.keeps})} <small>${r.text}</small>`:a`${r.text} ${!l&&a`<small>${Ap(r.sizes)}</small>`}`}
      </p>
      ${r.given!==null&&a`<p class="given">${i("given",{picks:Op(n,r)})}</p>`}
      ${[...p].map(([f,g])=>a`
          <div key=${f} class=${`options of-${f} ${h(g)?"in-hand":""}`} role="group" aria-label=${Bo(f)}>
            ${h(g)&&a`<p class="below">${i(U(`in_hand:${f}`)?`in_hand:${f}`:"in_your_hand",{n:g.length})}</p>`}
            ${p.size>1&&Bo(f)&&!(f==="opt"&&u.leading(r).includes(f))&&a`<h4>${Bo(f)}</h4>`}
            <div class="items">
              ${Vp(g,r.ordered||u.eachItsOwn(f)).map(b=>a`<${Oi} key=${b[0]} options=${b} />`)}
            </div>
          </div>
        `)}
      ${e}
      ${$&&a`<${Ii} options=${d} alone=${d.length===1&&r.options.length===1&&!r.sizes.includes(0)} />`}
      <${Ri} />
      <${Sp} />
    </div>
  `}function Sp(){let{choice:e}=de(),{question:t,instant:n,picks:o,complete:s,sending:r,sizes:l,keeps:c}=e,u=l.includes(0);if(n&&!u)return null;let d=Math.min(...l.filter($=>$>o.length)),p=c?"confirm_keep":U(`confirm:${t.kind}`)?`confirm:${t.kind}`:"confirm",m=U(`pass:${t.kind}`)?`pass:${t.kind}`:"pass",h=i(t.window?m:U(`none:${t.kind}`)?`none:${t.kind}`:"none");return a`
    <div class="close">
      ${!n&&a`<button type="button" class=${`go ${o.length?"":"empty"}`} disabled=${!s||r} onClick=${e.confirm}>
        ${o.length===0&&u?h:s?i(p,{n:o.length}):i("picked_of",{n:o.length,of:d})}
      </button>`}
      ${!n&&o.length>0&&a`<button type="button" disabled=${r} onClick=${e.clear}>${i("clear")}</button>`}
      ${n&&u&&a`<button type="button" class="go pass" disabled=${r} onClick=${e.pass}>${h}</button>`}
    </div>
  `}function Tp({option:e}){let{choice:t,parts:n,view:o}=de(),s=n.options.note(t.question,o,e);return a`
    <div class="question sure" role="alertdialog" aria-label=${i("sure")} data-kind="sure" data-ask=${t.question.id}>
      <p class="prompt"><b>${i("sure")}</b> ${t.question.labels[e]}</p>
      ${s&&a`<p>${s}</p>`}
      <div class="close">
        <button type="button" class="danger" disabled=${t.sending} onClick=${()=>t.pick(e)}>${i("yes_really")}</button>
        <button type="button" onClick=${t.unsure}>${i("no_back")}</button>
      </div>
    </div>
  `}function Ep(e,t,n){let o=new Map;for(let l of e){let c=B(l);o.set(c,[...o.get(c)??[],l])}o.has("opt")&&o.set("opt",o.get("opt").sort((l,c)=>+(l===Bi)-+(c===Bi)));let{onTable:s}=t,r=l=>n.includes(l)?n.indexOf(l)-n.length:l==="opt"?99:s.includes(l)?s.indexOf(l):s.length;return new Map([...o].sort(([l],[c])=>r(l)-r(c)))}function Vp(e,t){if(t)return e.map(o=>[o]);let n=new Map;for(let o of e)n.set(Y(o),[...n.get(Y(o))??[],o]);return[...n.values()]}var Bo=e=>U(`group:${e}`)?i(`group:${e}`):void 0;function Ap(e){let t=Math.min(...e),n=Math.max(...e);return t===n?i("pick_exactly",{n:t}):e.length===n-t+1?t===0?i("pick_up_to",{n}):i("pick_range",{low:t,high:n}):i("pick_one_of",{sizes:e.join(", ")})}function Op(e,{given:t,labels:n}){return t.length?K(t.map(o=>B(o)==="card"?ze(e,o):Np(n[o]??ze(e,o)))):i("nothing")}var Np=e=>e.split(/\s?: /)[0];function ji(){let{view:e,seat:t,master:n,choice:o,parts:s}=v(),r=n?null:t;return le(e)?a`<p class="status" role="status"><b>${i("game_over")}</b></p>`:a`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${s.turnWords(e,r)}</b> ${Rp(e,r,n?null:o.question)} ${n?Ip(e,t):Bp(o,r,e)} ${o.question?.given===null&&a`<span class="unseen">${o.question.text}</span>`}
      </span>
      <${s.OwnMarks} />
      <${Ge} />
    </p>
  `}function Rp(e,t,n){let o=new Map;for(let s of e.questions.waiting){if(s.seat===t||s.seat===null&&n?.window)continue;let r=`${s.seat===null}|${s.text}`;o.set(r,[...o.get(r)??[],s])}return[...o.values()].map(s=>{let[{text:r,seat:l}]=s;return l===null?i("responses_open",{text:r}):i("waits_for",{names:K(s.map(c=>Z(e,c.seat))),text:r})}).join(" ")}var Ip=(e,t)=>t===null?i("sees_as_all"):i("sees_as",{name:Z(e,t)});function Bp({question:e,asks:t},n,o){if(n===null)return i("you_watch");if(!e||e.window&&e.given===null&&!t)return i("nothing_to_do");if(e.given!==null)return i("you_answered");if(e.window)return i("you_may_respond");let s=o.questions.waiting.some(r=>r.seat!==null&&r.seat!==n);return i(s?"you_too":"up_to_you")}var Pp=250,qi=2*Math.PI*15;function Di(){let{view:e,seat:t,master:n,choice:o,state:s,send:r}=v(),{beat:l}=e,c=jp(l?.closes_at,s.ahead);if(!l)return null;let u=l.held.length>0,d=Math.min(1,c/l.seconds),p=t!==null&&!n&&o.question?.window&&l.holds[t]>0&&!l.held.includes(t),m=s.pending.some(h=>h.do==="hold");return a`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${i("closes_in",{n:Math.ceil(c)})}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${d*qi} ${qi}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(c)}</b>
      </span>
      <p>${u?i("held_by",{n:l.held.length,names:K(l.held.map(h=>Z(e,h)))}):i("window_open")}</p>
      ${p&&a`<button type="button" class="hold" disabled=${m} data-explain="help:hold" data-option="beat:hold" onClick=${()=>r({do:"hold"})}>
        ${i("hold",{n:l.holds[t]})}
      </button>`}
    </div>
  `}function jp(e,t){let[n,o]=M(Date.now());return _(()=>{if(!e)return;o(Date.now());let s=setInterval(()=>o(Date.now()),Pp);return()=>clearInterval(s)},[e]),e?Math.max(0,(Date.parse(e)-n-t)/1e3):0}var nt="line-only",Lt="low",qp="low fits",Nn="all";function Gi({tab:e}){let{view:t,choice:n,state:o,send:s,seat:r,master:l,parts:c,replay:u}=v(),{question:d}=n,p=H(null),[m,h]=Dp(e,p);oe(()=>{if(d)for(let b of[p.current,p.current.closest(".matter")])b.scrollTop=0},[d?.id]);let $=o.pending.some(b=>b.do==="take_back"),f=n.asks,g=d?.window&&d.given===null&&!n.asks;return a`
    <section class=${`ask ${f?"urgent":""} ${m}`} id="ask" tabindex="-1" aria-label=${i("question")}>
      <div class="ask-top">
        <${ji} />
        ${t.questions.take_back&&!u&&!Be(t,r)&&a`<button type="button" class="take-back" disabled=${$} onClick=${()=>s({do:"take_back"})}>${i("take_back")}</button>`}
        ${d&&a`<button type="button" class=${`fold ${m===nt&&f?"go":""}`} aria-expanded=${m!==nt} aria-controls="question" aria-label=${m===Lt?i("unfold"):void 0} onClick=${h}>
          ${m===Lt?a`<${Gp} />`:i(m===nt?"unfold":"fold")}
        </button>`}
      </div>
      <${Ai} />
      <${hi} />
      <${Di} />
      <div class="ask-body" ref=${p}>
        <div class="around"><${c.Reminder} /><${Vi} /><${c.InPlay} /></div>
        ${!u&&a`<${Ci} />${!l&&a`<${Ei} /><${yr} />`}`}
        ${g&&a`<${Wp} />`}
        ${d&&!g&&a`<${Pi} key=${d.id}><${c.Looking} /><//>`}
        ${!d&&a`<${c.Looking} />`}
        <${c.Wishes} />
      </div>
      ${r!==null&&n.sending&&!u&&a`<p class="sending" role="status">${i("sending")}</p>`}
    </section>
  `}function Dp(e,t){let{choice:n,me:o,parts:s}=v(),{question:r,sure:l,picks:c}=n,[u,d]=M(!1),[p,m]=M(!1),[h,$]=M({at:"",height:Nn}),f=`${r?.id} ${e}`;oe(()=>d(document.querySelector(".board-wrap .glow")!==null));let b=(()=>{if(!r||l)return Nn;if(h.at===f)return h.height;if(e==="board")return u?Lt:Nn;if(e!=="hand")return nt;let w=new Set(s.options.inHand(o));return r.options.length>0&&r.options.every(N=>w.has(N)&&n.may(N))||c.length>0?Lt:nt})();return oe(()=>m(t.current!==null&&t.current.scrollHeight>t.current.clientHeight+1),[f,b]),[b===Lt&&!p?qp:b,()=>$({at:f,height:b===nt||b===Lt&&p?Nn:nt})]}var Gp=()=>a`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M4 13l6-6 6 6" fill="none" stroke="currentColor" stroke-width="2.5" /></svg>`;function Wp(){let{choice:e}=de(),{options:t}=e.question;return a`
    <div class="question resting" data-kind=${e.question.kind} data-ask=${e.question.id}>
      <p>${i(e.quiet?"nothing_to_play":"passed_quietly")}</p>
      <div class="close">
        ${!e.quiet&&a`<button type="button" onClick=${e.unpass}>${i("respond_after_all")}</button>`}
        ${e.quiet&&t.map(n=>a`<${qt} key=${n} option=${n} />`)}
      </div>
    </div>
  `}var wt=()=>{};function Wi(e,t,n){let o=e?Math.max(0,...e.sizes):0;return{question:e,options:new Set(e?.options??[]),picks:t,sending:!0,instant:!e||o<=1&&!n.deliberate(e),most:o,keeps:0,sizes:e?.sizes??[],sure:null,complete:!0,asks:!!(e&&e.given===null),quiet:!1,may:s=>t.includes(s),pick:wt,unsure:wt,clear:wt,confirm:wt,pass:wt,unpass:wt}}var zp=12,Fp=8,Rn=300,ot=[.5,1,2,4,8],zi=1600;function Ui(e,t){let n=new Map,o=[],s=[],r=Rn,l=null,c=0,u=null,d=0,p=()=>e.state.film,m=L=>e.set({film:{...p(),...L}});async function h(L,y){let E=new URLSearchParams({as:p().as,...p().whole?{whole:"yes"}:{},...y}),D=await fetch(`${L}?${E}`).catch(()=>null);if(D?.ok)return D.json();throw new Error((await D?.json().catch(()=>null))?.words??i("replay_lost"))}function $({scenes:L,end:y},E=null){for(let{set:D={},gone:Ae=[],log:be=[],chat:ye=[],place:_e=0,...Dn}of L){let Ct={...E?.sections,...D};for(let Tl of Ae)delete Ct[Tl];let Gn=!Object.keys(D).length&&!Ae.length&&!be.length&&!ye.length,Fo={heard:0,said:0,place:_e,...Dn,sections:Ct,still:Gn};n.set(_e,Fo),E=Fo,o=Po(o,be),s=Po(s,ye)}y&&L.length&&(l=E?.place??0)}function f(L){let y=n.get(L),E=Math.max(p().reached,L),D=(Ae,be)=>Ae.filter(ye=>ye.n<=be);e.set({sections:y.missing?{...e.state.sections,...y.sections}:y.sections,log:D(o,y.heard).slice(-r),chat:D(s,y.said).slice(-Rn),film:{...p(),place:L,reached:E,frame:y,atEnd:L===l,busy:!1,told:y.missing?i("replay_missing"):""}}),history.replaceState(null,"",ne()),g()}function g(){let{place:L}=p(),y=L;for(;n.has(y+1);)y+=1;if(u||y-L>=Fp||y===l)return;let E=c;u=b(y).catch(()=>null).then(()=>{u=null,E===c&&g()})}async function b(L){let[y,E]=[n,n.get(L)],D=await h(t.scenes,{place:String(L+1),after:"yes"});y===n&&$(D,E)}async function w(L,y=null){let E=++c;m({busy:!0});try{let D=await h(t.scenes,L);if(E!==c)return!1;if(D.scenes.length)return $(D),f(y??D.scenes[0].place??0),!0;m({busy:!1})}catch(D){E===c&&m({busy:!1,playing:!1,told:Fi(D)})}return!1}async function C(L){let y=Math.max(0,l===null?L:Math.min(L,l));if(n.has(y)){c+=1,f(y);return}let E=y<p().place,D=E?Math.max(0,y-zp+1):y;await w({place:String(D),...E?{count:String(y-D+1)}:{}},E?y:null)}async function N(L){let y=p().place+L;for(;n.get(y)?.still&&n.has(y+L);)y+=L;y<0||l!==null&&y>l||await C(y)}async function S(L,y=!1){await w({place:String(p().place),find:L,...y?{back:"yes"}:{}})||p().told||m({told:y?i("replay_none_before"):i("replay_none_after")})}function R(L){if(clearTimeout(d),m({playing:L}),!L)return;let y=async()=>{await N(1),p().playing&&(p().atEnd?m({playing:!1}):d=setTimeout(y,zi/p().speed))};d=setTimeout(y,p().atEnd?0:zi/p().speed/4)}async function V(L){let y=p().frame?.n??0;ae(),m({...L,contents:null,reached:0,told:""}),await w({at:String(y)}),p().spoiled&&await I()}function ae(){n=new Map,[o,s,l,r]=[[],[],null,Rn]}async function I(){let L=await h(t.contents,{}).catch(y=>m({told:Fi(y)}));L&&m({spoiled:!0,contents:L})}function ne(){let{as:L,frame:y,whole:E}=p(),D=new URLSearchParams({at:String(y?.n??0),as:L,...E?{whole:"yes"}:{}});return`${t.link}?${D}`}return e.set({link:"open",synced:!0,film:{place:0,reached:0,as:t.as||"table",whole:t.whole,speed:1,playing:!1,busy:!0,spoiled:!1,contents:null,frame:null,atEnd:!1,told:""}}),w({at:String(t.at??0)}),{seek:C,step:N,find:S,play:R,open:I,link:ne,close:()=>m({spoiled:!1,contents:null}),look:L=>V({as:L}),unfold:L=>V({whole:L}),hurry:L=>m({speed:L}),end:()=>l,async send({do:L,before:y}){if(L!=="earlier")return;let E=await h(t.scenes,{earlier:String(y)}).catch(()=>({log:[]}));o=Po(o,E.log),r+=Rn,f(p().place)}}}var Fi=e=>String(e?.message??e);function Po(e,t){if(!t.length)return e;let n=new Map(e.map(o=>[o.n,o]));for(let o of t)n.set(o.n,o);return[...n.values()].sort((o,s)=>o.n-s.n)}var Up={" ":"play",k:"play",ArrowLeft:"back",ArrowRight:"on","[":"turn_back","]":"turn_on",Home:"first",End:"last","+":"faster","-":"slower",n:"again"},Ki=["space","arrows","brackets","home","n","plus"],Kp={first:"M6 5v14M20 5l-11 7 11 7z",turn_back:"M20 5l-8 7 8 7zM11 5l-8 7 8 7z",back:"M16 5l-9 7 9 7z",play:"M7 4l13 8-13 8z",pause:"M7 5h4v14H7zM14 5h4v14h-4z",on:"M8 5l9 7-9 7z",turn_on:"M4 5l8 7-8 7zM13 5l8 7-8 7z"},Dt={wanted:"",unfolded:!1};function Yi(){let{state:e,replay:t,boot:n,view:o}=sn(),{film:s,given:r}=t,l=e.film,[c,u]=M(Dt.wanted==="own"&&!Number.isInteger(Number(l.as))?"":Dt.wanted),d=c||(r.marks[0]?.key??"turn"),[p,m]=M(Dt.unfolded);Object.assign(Dt,{wanted:c||Dt.wanted,unfolded:p});let h={play:()=>s.play(!l.playing),back:()=>$(()=>s.step(-1)),on:()=>$(()=>s.step(1)),turn_back:()=>$(()=>s.find("turn",!0)),turn_on:()=>$(()=>s.find("turn")),first:()=>$(()=>s.seek(0)),last:()=>l.contents&&$(()=>s.seek(l.contents.length-1)),faster:()=>s.hurry(ot[Math.min(ot.length-1,ot.indexOf(l.speed)+1)]),slower:()=>s.hurry(ot[Math.max(0,ot.indexOf(l.speed)-1)]),again:()=>$(()=>s.find(d))},$=g=>{l.playing&&s.play(!1),g()};Qp(h);let f=l.as==="table"||l.as==="all"?null:Number(l.as);return a`
    <section class=${`player ${p?"unfolded":""}`} aria-label=${i("replay")} data-place=${l.place} data-step=${l.frame?.n} data-busy=${String(l.busy)}>
      <div class="transport">
        <${Gt} name="turn_back" act=${h.turn_back} off=${l.place===0} />
        <${Gt} name="back" act=${h.back} off=${l.place===0} />
        <${Gt} name=${l.playing?"pause":"play"} act=${h.play} off=${l.atEnd&&!l.playing} main />
        <${Gt} name="on" act=${h.on} off=${l.atEnd} />
        <${Gt} name="turn_on" act=${h.turn_on} off=${l.atEnd} />
        <label class="speed"><span class="unseen">${i("replay_speed")}</span>
          <select value=${String(l.speed)} onChange=${g=>s.hurry(Number(g.currentTarget.value))}>
            ${ot.map(g=>a`<option key=${g} value=${String(g)}>${i("replay_times",{n:g})}</option>`)}
          </select>
        </label>
        <button type="button" class="more" aria-expanded=${p} aria-label=${i("replay_more")} onClick=${()=>m(!p)}>…</button>
      </div>
      <${Yp} pausing=${$} />
      <div class="finding">
        <label><span class="unseen">${i("replay_wanted")}</span>
          <select class="wanted" value=${d} onChange=${g=>u(g.currentTarget.value)}>
            ${r.marks.map(({key:g,label:b})=>a`<option key=${g} value=${g}>${b}</option>`)}
            ${f!==null&&a`<option value="own">${i("replay_own")}</option>`}
          </select>
        </label>
        <button type="button" class="find" onClick=${h.again}>${i("replay_find")}</button>
      </div>
      <div class="eyes">
        <label><span class="unseen">${i("replay_as")}</span>
          <select class="as" value=${l.as} onChange=${g=>s.look(g.currentTarget.value)}>
            <option value="table">${i("replay_as_table")}</option>
            ${r.people.map(g=>a`<option key=${g.seat} value=${String(g.seat)}>${i("replay_as_seat",{name:g.name})}</option>`)}
            <option value="all">${i("replay_as_all")}</option>
          </select>
        </label>
        <button type="button" class="spoil" aria-pressed=${l.spoiled} onClick=${()=>l.spoiled?s.close():s.open()}>${i("replay_spoil")}</button>
        <${Jp} />
        <form method="post" action=${r.play}>
          <input type="hidden" name="csrfmiddlewaretoken" value=${r.token} />
          <input type="hidden" name="at" value=${l.frame?.n??0} />
          ${n.seat!==null&&a`<input type="hidden" name="seat" value=${n.seat} />`}
          <button type="submit">${i("replay_play_on")}</button>
        </form>
        <a class="button" href=${r.story}>${i("to_story")}</a>
      </div>
      <p class="told" role="status">${l.told||l.as==="all"&&n.seat!==null&&i("replay_hand_of",{name:Z(o,n.seat)})}</p>
    </section>
  `}function Gt({name:e,act:t,off:n,main:o=!1}){return a`
    <button type="button" class=${`${e} ${o?"main":""}`} disabled=${n} aria-label=${i(`replay:${e}`)} title=${i(`replay:${e}`)} onClick=${t}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${Kp[e]} /></svg>
    </button>
  `}function Yp({pausing:e}){let{state:t,replay:n}=sn(),{film:o}=n,{place:s,reached:r,contents:l,frame:c,whole:u}=t.film,d=l?l.length-1:Math.max(r,1),p=l?i("replay_step_of",{n:s,of:d}):i("replay_step",{n:s}),m=h=>`${100*h/Math.max(1,d)}%`;return a`
    <div class="scrubber">
      <input type="range" min="0" max=${d} value=${s} aria-label=${i("replay_scrub")} aria-valuetext=${p}
        onInput=${h=>e(()=>o.seek(Number(h.currentTarget.value)))} />
      <span class="ticks" aria-hidden="true">
        ${l?.turns.map(h=>a`<i key=${`t${h}`} style=${{left:m(h)}}></i>`)}
        ${l&&Object.entries(l.marks).flatMap(([h,$])=>h==="own"?[]:$.map(f=>a`<b key=${`${h}${f}`} class=${`mark-${h}`} style=${{left:m(f)}}></b>`))}
      </span>
      <small>${p}${c?.abandoned?` · ${i("replay_abandoned")}`:""}</small>
      ${(!!c?.left||u)&&a`<button type="button" class="unfold" aria-pressed=${u} onClick=${()=>o.unfold(!u)}>${u?i("replay_fold"):i("replay_unfold",{n:c?.left??0})}</button>`}
    </div>
  `}function Jp(){let{replay:e}=sn(),[t,n]=M(!1),o=H(null),s=async()=>{o.current.value=e.film.link();try{await navigator.clipboard.writeText(o.current.value)}catch{o.current.hidden=!1,o.current.select(),document.execCommand("copy"),o.current.hidden=!0}n(!0),setTimeout(()=>n(!1),2e3)};return a`<input class="copied" ref=${o} readonly hidden aria-label=${i("replay_link")} />
    <button type="button" class="copy" onClick=${s}>${t?i("replay_copied"):i("replay_copy")}</button>`}function Qp(e){let t=H(e);t.current=e,_(()=>{let n=o=>{let s=o.target;if(o.ctrlKey||o.metaKey||o.altKey||s.closest?.("input:not([type=range]), textarea, select, dialog, .log")||o.key===" "&&s.closest?.("button, a, summary")||o.key.startsWith("Arrow")&&s.closest?.("input"))return;let r=Up[o.key];r&&(o.preventDefault(),t.current[r]())};return addEventListener("keydown",n),()=>removeEventListener("keydown",n)},[])}var Xp=60;function In(e){let t=H(null),n=H(e);n.current=e;let[o,s]=M(null),r=H(!0),l=()=>{r.current&&(t.current.scrollTop=t.current.scrollHeight)};oe(l,[e]),_(()=>{let{current:u}=t,d=0,p=()=>{let{scrollTop:h,clientHeight:$,scrollHeight:f}=u;h+$>=f-Xp?(r.current=!0,s(null)):h<d&&r.current&&(r.current=!1,s(n.current)),d=h},m=new ResizeObserver(l);return m.observe(u),u.addEventListener("scroll",p),()=>{m.disconnect(),u.removeEventListener("scroll",p)}},[]);let c=()=>{r.current=!0,s(null),l()};return{box:t,behind:o===null?0:Math.max(0,e-o),end:c}}var e1=500;function Ji({lines:e}){let{seat:t,master:n,send:o,view:s,parts:r,replay:l}=v(),[c,u]=M(""),{box:d}=In(e.length),p=m=>{m.preventDefault();let h=c.trim();h&&(o({do:"chat",text:h},({type:$})=>{$!=="ok"&&u(f=>f||h)}),u(""))};return a`
    <div class="scroll" ref=${d} tabindex="0">
      ${U("secrecy_rules")&&a`<details class="secrecy"><summary>${i("secrecy")}</summary><p>${i("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${i("side:chat")}>
        ${e.map(m=>a`<li key=${m.n} data-seat=${m.seat} class=${m.claim?"claim":""}>
            <time datetime=${m.at}>${at(m.at)}</time> ${s.people[m.seat]?.face&&a`<img class="speaker" src=${s.people[m.seat].face} alt="" />`}<b>${m.name}</b> <span>${m.text}</span>
          </li>`)}
      </ol>
      ${!e.length&&a`<p class="no-lines">${i("nobody_spoke")}</p>`}
    </div>
    ${l?null:t===null||n||r.out(s,t)?a`<p class="no-lines">${i("watchers_read")}</p>`:s.chairs?.seats[t].muted?a`<p class="no-lines">${i("silenced")}</p>`:a`<form class="say" onSubmit=${p}>
          <input type="text" maxlength=${e1} value=${c} aria-label=${i("say_label")} placeholder=${i("say_label")}
            autocomplete="off" onInput=${m=>u(m.currentTarget.value)} />
          <button type="submit">${i("say")}</button>
        </form>`}
  `}function Qi(){let{send:e,state:t,view:n,seat:o,speakOf:s}=v(),r=t1(),[l,c]=M("all"),[u,d]=M(null),[p,m]=M(!1),h=()=>m(!1);$t(h);let $=r.filter(n1[l]??(V=>V.about?.includes(l))),{box:f,behind:g,end:b}=In($.length),w=t.log[0]?.n??1,C=t.pending.some(V=>V.do==="earlier"),N=V=>{d(V.n),h(),s(V.about??[])},S={ArrowUp:-1,ArrowDown:1},R=V=>{if(V.key==="Enter"&&m(!p),!(V.key in S)||!$.length)return;V.preventDefault();let ae=$.findIndex(ne=>ne.n===u),I=ae<0?$.length-1:Math.max(0,Math.min($.length-1,ae+S[V.key]));N($[I]),document.getElementById(`line-${$[I].n}`)?.scrollIntoView({block:"nearest"})};return a`
    <div class="scroll" ref=${f}>
      <label class="filter"><span class="unseen">${i("filter")}</span>
        <select value=${l} onChange=${V=>c(V.currentTarget.value)}>
          <option value="all">${i("filter:all")}</option>
          ${o!==null&&a`<option value="own">${i("filter:own")}</option>`}
          ${n.people.map(V=>a`<option key=${V.seat} value=${Le(V.seat)}>${i("filter_person",{name:Z(n,V.seat)})}</option>`)}
        </select>
      </label>
      ${w>1&&a`<button type="button" class="earlier" disabled=${C} onClick=${()=>e({do:"earlier",before:w})}>
        ${i("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${i("side:log")} aria-activedescendant=${u?`line-${u}`:void 0} onKeyDown=${R} onBlur=${h}>
        ${$.map(V=>a`<li key=${V.n} id=${`line-${V.n}`} role="option" aria-selected=${V.n===u} class=${V.private?"private":""} onClick=${()=>N(V)}>
            <time datetime=${V.at}>${at(V.at)}</time> ${V.private?a`<${_t} line=${V} open=${p&&V.n===u} />`:V.text}
          </li>`)}
      </ol>
      ${!$.length&&a`<p class="no-lines">${i("nothing_yet")}</p>`}
      ${g>0&&a`<button type="button" class="to-end" onClick=${b}>${i("lines_below",{n:g})}</button>`}
    </div>
  `}function t1(){let{state:e,suspense:t}=v(),n=H(1/0);return t||(n.current=e.log[e.log.length-1]?.n??0),t?e.log.filter(o=>o.n<=n.current):e.log}var n1={all:()=>!0,own:e=>e.private};var o1=4e3,s1=800;function Xi(){let{view:e,send:t,replay:n,parts:o}=v(),s=e.notes?.text??"",[r,l]=M(s),c=H(0),u=H(s);_(()=>{c.current||l(s)},[s]);let d=()=>{clearTimeout(c.current),c.current=0,t({do:"note",text:u.current})},p=()=>c.current&&d();_(()=>(addEventListener("pagehide",p),document.addEventListener("visibilitychange",p),()=>{removeEventListener("pagehide",p),document.removeEventListener("visibilitychange",p),p()}),[]);let m=h=>{u.current=h.currentTarget.value,l(u.current),clearTimeout(c.current),c.current=setTimeout(d,s1)};return a`
    <div class="learned"><${o.Seen} /></div>
    <label class="notes">
      <span>${i("notes_label")}</span>
      <textarea readonly=${!!n} maxlength=${o1} value=${r} onInput=${m}></textarea>
    </label>
  `}function el({tab:e}){let{state:t,seat:n,master:o,view:s,replay:r,unread:l}=v(),[c,u]=M("log"),d=H(null),p=n===null||o||r&&!s.notes?["log","chat"]:["log","chat","notes"],m=t.chat[t.chat.length-1]?.n??0;return _(()=>{c==="chat"&&d.current.checkVisibility()&&l.seen()},[c,m,e]),a`
    <aside class="side" id="log" ref=${d} aria-label=${i("side")}>
      <div class="side-tabs" role="tablist">
        ${p.map(h=>a`
            <button key=${h} type="button" role="tab" id=${`tab-${h}`} aria-selected=${h===c} aria-controls="side-page" onClick=${()=>u(h)}>
              ${i(`side:${h}`)} ${h==="chat"&&c!=="chat"&&l.lines.length>0&&a`<b class="unread">${l.lines.length}</b>`}
            </button>
          `)}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${c}`}>
        ${c==="log"&&a`<${Qi} />`}
        ${c==="chat"&&a`<${Ji} lines=${t.chat} />`}
        ${c==="notes"&&a`<${Xi} />`}
      </div>
    </aside>
  `}var a1=7e3;function tl(e,t,n,o){let s=t.table&&`chat-read:${t.table.id}`,[r,l]=M(0);return _(()=>{s&&l(Number(localStorage.getItem(s)??0))},[s]),{lines:o?[]:e.chat.filter(d=>d.n>r&&d.seat!==n),seen:()=>{let d=e.chat[e.chat.length-1]?.n??0;o||d<=r||(l(d),localStorage.setItem(s,String(d)))}}}function nl({chat:e}){let{view:t,unread:n,state:o}=v(),s=H(null),[r,l]=M(null),c=n.lines.findLast(d=>!d.claim&&t.people[d.seat]?.kind!=="bot");_(()=>{if(!o.synced)return;let d=s.current!==null&&c&&c.n>s.current;s.current=Math.max(s.current??0,c?.n??0),d&&l(c)},[o.synced,c?.n]),_(()=>{if(!r)return;let d=setTimeout(()=>l(null),a1);return()=>clearTimeout(d)},[r]);let u=r&&n.lines.includes(r)?r:null;return a`
    <div class="said" role="status">
      ${u&&a`<button type="button" title=${i("to_chat")} data-seat=${u.seat} onClick=${e}><b>${u.name}</b> <span>${u.text}</span></button>`}
    </div>
  `}var r1=new Set(["forbidden","unknown","outdated"]),i1=new Set(["read","note","earlier"]),l1=new Set(["open","connecting","checking"]);function jo(){let{state:e}=v(),t=!l1.has(e.link),n=c1(t),o=e.pending.filter(r=>!i1.has(r.do)).length,s=t&&[i(`link:${e.link}`),o>0&&i("unsent",{n:o})].filter(Boolean).join(" ");return a`
    <p class="unseen" role="status">${s||n&&i("line_back")}</p>
    <div class="banner" hidden=${!t}>
      <span aria-hidden="true">${s}</span>
      ${r1.has(e.link)&&a`<button type="button" onClick=${()=>location.reload()}>${i("reload")}</button>`}
    </div>
  `}function c1(e){let[t,n]=M(!1);return _(()=>{e&&n(!0)},[e]),t&&!e}var u1=[90,60,90];function ol(e,t,n){let o=Jn(()=>document.title,[]),s=t&&t.given===null?t.id:null,r=e||o;_(()=>{document.title=s?i("title_yours",{table:r}):r},[r,!!s]);let l=H(!0);_(()=>{if(!n)return;let c=l.current;if(l.current=!1,!s||c)return;let u=Ne();Ee("call"),u.vibrate&&navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(u1);let d=u.notify&&document.hidden?d1(r):null;return()=>d?.close()},[s,n])}function d1(e){if(!("Notification"in window)||Notification.permission!=="granted")return null;try{let t=new Notification(e,{body:i("notification"),tag:location.pathname});return t.onclick=()=>{window.focus(),t.close()},t}catch{return null}}var sl=e=>new TextEncoder().encode(e),qo=e=>Uint8Array.from(e.match(/../g)??[],t=>Number.parseInt(t,16)),Do=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),al=e=>{let t=[];for(let n=2;t.length<e;n+=1)t.every(o=>n%o)&&t.push(n);return t},rl=e=>(e-Math.floor(e))*4294967296|0,p1=al(64).map(e=>rl(Math.cbrt(e))),Ve=(e,t)=>e>>>t|e<<32-t;function Pn(...e){let t=e.flatMap(r=>[...typeof r=="string"?sl(r):r]),n=t.length*8;for(t.push(128);t.length%64!==56;)t.push(0);for(let r=7;r>=0;r-=1)t.push(Math.floor(n/2**(8*r))&255);let o=al(8).map(r=>rl(Math.sqrt(r))),s=new Int32Array(64);for(let r=0;r<t.length;r+=64){for(let f=0;f<16;f+=1)s[f]=t[r+4*f]<<24|t[r+4*f+1]<<16|t[r+4*f+2]<<8|t[r+4*f+3];for(let f=16;f<64;f+=1){let g=Ve(s[f-15],7)^Ve(s[f-15],18)^s[f-15]>>>3,b=Ve(s[f-2],17)^Ve(s[f-2],19)^s[f-2]>>>10;s[f]=s[f-16]+g+s[f-7]+b|0}let[l,c,u,d,p,m,h,$]=o;for(let f=0;f<64;f+=1){let g=$+(Ve(p,6)^Ve(p,11)^Ve(p,25))+(p&m^~p&h)+p1[f]+s[f]|0,b=(Ve(l,2)^Ve(l,13)^Ve(l,22))+(l&c^l&u^c&u)|0;[$,h,m,p,d,u,c,l]=[h,m,p,d+g|0,u,c,l,g+b|0]}for(let[f,g]of[l,c,u,d,p,m,h,$].entries())o[f]=o[f]+g|0}return Do(o.flatMap(r=>[r>>>24,r>>>16&255,r>>>8&255,r&255]))}var xt=(1n<<64n)-1n,il=[0x6a09e667f3bcc908n,0xbb67ae8584caa73bn,0x3c6ef372fe94f82bn,0xa54ff53a5f1d36f1n,0x510e527fade682d1n,0x9b05688c2b3e6c1fn,0x1f83d9abfb41bd6bn,0x5be0cd19137e2179n],f1=[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],[14,10,4,8,9,15,13,6,1,12,0,2,11,7,5,3],[11,8,12,0,5,2,15,13,10,14,3,6,7,1,9,4],[7,9,3,1,13,12,11,14,2,6,5,10,4,0,15,8],[9,0,5,7,2,4,10,15,14,1,11,12,6,8,3,13],[2,12,6,10,0,11,8,3,4,13,7,5,15,14,1,9],[12,5,1,15,14,13,4,10,0,7,6,3,9,2,8,11],[13,11,7,14,12,1,3,9,5,0,15,4,8,6,2,10],[6,15,14,9,11,3,0,8,12,2,13,7,1,4,10,5],[10,2,8,4,7,6,1,5,15,11,9,14,3,12,13,0]],st=128,Bn=(e,t)=>(e>>t|e<<64n-t)&xt;function m1(e,t,n,o){let s=new DataView(t.buffer),r=Array.from({length:16},(u,d)=>s.getBigUint64(8*d,!0)),l=[...e,...il];l[12]^=BigInt(n),o&&(l[14]^=xt);let c=(u,d,p,m,h,$)=>{l[u]=l[u]+l[d]+h&xt,l[m]=Bn(l[m]^l[u],32n),l[p]=l[p]+l[m]&xt,l[d]=Bn(l[d]^l[p],24n),l[u]=l[u]+l[d]+$&xt,l[m]=Bn(l[m]^l[u],16n),l[p]=l[p]+l[m]&xt,l[d]=Bn(l[d]^l[p],63n)};for(let u=0;u<12;u+=1){let d=f1[u%10];c(0,4,8,12,r[d[0]],r[d[1]]),c(1,5,9,13,r[d[2]],r[d[3]]),c(2,6,10,14,r[d[4]],r[d[5]]),c(3,7,11,15,r[d[6]],r[d[7]]),c(0,5,10,15,r[d[8]],r[d[9]]),c(1,6,11,12,r[d[10]],r[d[11]]),c(2,7,8,13,r[d[12]],r[d[13]]),c(3,4,9,14,r[d[14]],r[d[15]])}return e.map((u,d)=>u^l[d]^l[d+8])}function ll(e,t,n){let o=sl(e),s=new Uint8Array(st+o.length);s.set(t),s.set(o,st);let r=[...il];r[0]^=BigInt(16842752^t.length<<8^n);for(let c=0;c<s.length;c+=st){let u=new Uint8Array(st);u.set(s.subarray(c,c+st)),r=m1(r,u,Math.min(c+st,s.length),c+st>=s.length)}let l=new DataView(new ArrayBuffer(64));for(let[c,u]of r.entries())l.setBigUint64(8*c,u,!0);return new Uint8Array(l.buffer).slice(0,n)}var $1=16,h1=200;async function cl({commitment:e,proof:t},n){let o=n.filter(u=>u[4]!==null),s=(u,d=0)=>({problem:u,right:d,copied:n.length-o.length}),r=qo(t.secret);if(Pn(r)!==e)return s("false_secret");if(Pn(r,...t.nonces.map((u,d)=>`|${d}:${[...u].length}:${u}`))!==t.key)return s("false_key");let l=new Map,c=u=>{let d=u.join();return l.has(d)||l.set(d,qo(u.reduce((p,m)=>Pn(`${p}|rewind:${m}`),t.key))),l.get(d)};for(let[u,[d,p,m,h,$]]of o.entries()){let f=c($);if(Number(BigInt(`0x${Do(ll(`${d}:${p}`,f,$1))}`)%BigInt(m))!==h)return s("false_draw",u);u%h1===0&&await new Promise(g=>setTimeout(g))}return s(null,o.length)}function ul(){let{view:e,parts:t}=v();return a`
    <section class=${`ending ${t.winner(e)}`} aria-label=${i("game_over")}>
      <${t.Outcome} />
      <${g1} />
      <${b1} />
      <${t.Aftermath} />
      <${k1} />
      <${M1} />
    </section>
  `}function g1(){let{view:e,seat:t,master:n,send:o,state:s,replay:r}=v(),l=e.table.rematch,c=s.pending.some(h=>h.do==="rematch"),[u,d]=M(!1),p=l&&`${l}?nonce=${jt()}`;_(()=>{u&&p&&location.assign(p)},[u,l]);let m=()=>{d(!0),o({do:"rematch"})};return r?null:l?a`<p><a class="button go-on" href=${p}>${i("to_rematch")}</a></p>`:t===null||n?null:a`<p><button type="button" class="go" disabled=${c} onClick=${m}>${i("rematch")}</button></p>`}function b1(){let{boot:e,replay:t}=v();return a`
    <figure class="story">
      <a href=${`/t/${e.table}/story/`}><img src=${`/t/${e.table}/story.svg`} alt=${i("story_picture")} width="1200" height="660" loading="lazy" /></a>
      <figcaption>
        <a class="button" href=${`/t/${e.table}/story/`}>${i("to_story")}</a>
        ${!t&&a`<a class="button" href=${`/t/${e.table}/replay/`}>${i("to_replay")}</a>`}
      </figcaption>
    </figure>
  `}function y1(){let{view:e,boot:t}=v(),[n,o]=M("");return a`<p><button type="button" class="verify" onClick=${async()=>{o(i("proof:busy"));let r=await fetch(`/t/${t.table}/draws/`).catch(()=>null),l=r?.ok?await r.json():null,{problem:c,right:u,copied:d}=l?await cl(e.table,l):{problem:"lost",right:0,copied:0};o([i(`proof:${c??"good"}`,{n:u}),...d?[i("proof:copied",{n:d})]:[]].join(" "))}}>${i("proof_verify")}</button> <span role="status">${n}</span></p>`}function k1(){let{view:e}=v(),{openings:t}=e.table;return t?.length?a`
    <details class="openings">
      <summary>${i("openings")}</summary>
      <ul>${t.map(n=>a`<li key=${n.at}><time datetime=${n.at}>${new Date(n.at).toLocaleString()}</time> <b>${n.by}</b> ${n.why}</li>`)}</ul>
    </details>
  `:null}function M1(){let{view:e}=v(),{commitment:t,proof:n,options:o,id:s}=e.table;if(!n)return null;let r=JSON.stringify({table:s,options:o,commitment:t,...n},null,2);return a`
    <details class="proof">
      <summary>${i("proof")}</summary>
      <p>${i("proof_words")}</p>
      <${y1} />
      <dl>
        <dt>${i("commitment")}</dt><dd>${t}</dd>
        <dt>${i("secret_bytes")}</dt><dd>${n.secret}</dd>
        <dt>${i("nonces")}</dt>${n.nonces.map((l,c)=>a`<dd key=${c}>${l}</dd>`)}
        <dt>${i("key")}</dt><dd>${n.key}</dd>
      </dl>
      <a class="button" download=${`${s}-proof.json`} href=${`data:application/json,${encodeURIComponent(r)}`}>${i("take_proof")}</a>
    </details>
  `}var v1=new URL("../../icon.svg",import.meta.url).href;function dl({help:e}){let{view:t,parts:n}=v();return a`
    <header class="head">
      <h1 class="unseen">${t.table?.name}</h1>
      <${n.HeaderFacts} />
      <a class="table-name" href="/" title=${i("to_home")}><span>${t.table?.name}</span><img src=${v1} alt=${i("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${e}>${i("help")}</button>
    </header>
  `}var _1=["q","p","c","l","h","escape"];function pl({close:e}){let{seat:t,parts:n,replay:o}=v(),s=o?Ki:_1,r=H(null);return _(()=>r.current.showModal(),[]),a`
    <dialog class="help" ref=${r} onClose=${e} aria-label=${i("help")}>
      <h2>${i("help")}</h2>
      <ul class="colours">${n.colours.map(l=>a`<li key=${l} class=${l}><i aria-hidden="true"></i> ${i(`colour:${l}`)}</li>`)}</ul>
      <p>${i("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${i("keys")}</h3>
        <dl class="keys">${s.map(l=>a`<div key=${l}><dt><kbd>${i(`key:${l}`)}</kbd></dt><dd>${i(`key_does:${l}`)}</dd></div>`)}</dl>
      </div>
      <h3>${i("settings")}</h3>
      <${L1} />
      ${t!==null&&!o&&a`<${w1} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${i("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${i("compendium")}</a> <a class="button" href="/">${i("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function L1(){let[e,t]=M(Ne()),[n,o]=M(!1),[s,r]=M(xo()),l=(p,m)=>t(Ne({[p]:m})),c=async p=>{let m=p.currentTarget.checked,h=m&&await Notification.requestPermission()==="granted";l("notify",h),o(m&&!h)},u=p=>{l("volume",Number(p.currentTarget.value)),Ee("ping")},d=p=>{Co(p.currentTarget.checked),r(p.currentTarget.checked)};return a`
    <label class="check-line"><input type="checkbox" checked=${e.sound} onChange=${p=>l("sound",p.currentTarget.checked)} /> ${i("set_sound")}</label>
    <label class="check-line volume">${i("set_volume")} <input type="range" min="0" max="1" step="0.1" value=${e.volume} disabled=${!e.sound} onChange=${u} /></label>
    <label class="check-line"><input type="checkbox" checked=${e.stage} onChange=${p=>l("stage",p.currentTarget.checked)} /> ${i("set_stage")}</label>
    ${matchMedia("(pointer: coarse)").matches&&"vibrate"in navigator&&a`<label class="check-line"><input type="checkbox" checked=${e.vibrate} onChange=${p=>l("vibrate",p.currentTarget.checked)} /> ${i("set_vibrate")}</label>`}
    ${"Notification"in window&&a`<label class="check-line"><input type="checkbox" checked=${e.notify} onChange=${c} /> ${i("set_notify")}</label>`}
    ${n&&a`<p class="denied" role="alert">${i("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${s} onChange=${d} /> ${i("set_hints")}</label>
  `}function w1(){let{send:e,state:t}=v(),[n,o]=M(""),s=t.pending.some(l=>l.do==="report");return a`
    <form class="report" onSubmit=${l=>{l.preventDefault();let c=l.currentTarget,u=c.elements.text.value.trim();u&&e({do:"report",text:u},({type:d,words:p})=>(d==="ok"&&c.reset(),o(d==="ok"?i("reported"):p),!0))}}>
      <label>${i("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${s}>${i("report_send")}</button>
      <p role="status">${s?i("sending"):n}</p>
    </form>
  `}function fl(){let{seat:e,master:t,boot:n,view:o}=v(),[s,r]=M(!1),l=o.chairs?.master,c=t||n.seat!==null?x1:T1;return a`
    ${l&&a`<p class="master-name">${i("master_is",{name:l})}</p>`}
    ${e===null&&!t&&le(o)?null:a`<button type="button" class="table-menu" aria-haspopup="dialog" onClick=${()=>r(!0)}>${i("table_menu")}</button>`}
    ${s&&a`<${c} close=${()=>r(!1)} />`}
  `}function x1({close:e}){let{view:t,seat:n,master:o,send:s,state:r}=v(),l=H(null),[c,u]=M(""),[d,p]=M("");_(()=>l.current.showModal(),[]);let m=r.pending.some(L=>["propose","moderate","go"].includes(L.do)),h=({type:L,words:y=""})=>(L==="ok"?e():p(y),!0),$=(L,y)=>s({do:o?"moderate":"propose",kind:L,why:c,...y},h),f=(L,y={},E=i(`propose:${L}`))=>a`<button key=${L+JSON.stringify(y)} type="button" disabled=${m} onClick=${()=>$(L,y)}>${E}</button>`,g=(L,y)=>f(L,{seat:y.seat},i(`propose:${L}`,{name:Z(t,y.seat)})),{paused:b,seats:w,void:C,volunteers:N,master:S}=t.chairs,V=t.people.filter(L=>L.kind!=="bot"&&L.taken).filter(L=>o||L.seat!==n),ae=V.filter(L=>w[L.seat].absent&&!w[L.seat].stand_in),I=le(t),ne=S!==null&&!o;return!o&&!I&&Be(t,n)?a`<${C1} dialog=${l} close=${e} refused=${d} told=${h} />`:a`
    <dialog class="help chairs" ref=${l} onClose=${e} aria-label=${i("table_menu")}>
      <h2>${i("table_menu")}</h2>
      <p>${o?i("master_words"):ne?i("ask_master",{name:S}):i("consent_words")}</p>
      ${!ne&&a`<label class="why-line">${i("propose_why")}<input maxlength="300" value=${c} onInput=${L=>u(L.currentTarget.value)} /></label>`}
      <p class="refused" role="alert">${d}</p>
      ${ne&&a`<div class="offers">${f("no_master")}</div>`}
      ${!ne&&!I&&a`<div class="offers">
        ${ae.map(L=>g("sit_in",L))}
        ${f(b?"resume":"pause")}
        ${!b&&(t.chairs.clock?.until||t.beat)&&f("more_time")}
        ${!b&&f("default")}
        ${f("ruling")}
        <${Z1} act=${$} sending=${m} />
        <details>
          <summary>${i("more_acts")}</summary>
          <div class="offers">
            ${N.map(L=>a`<${S1} key=${L.id} volunteer=${L} offer=${f} />`)}
            ${o&&f("no_master",{},i("step_down"))}
            ${V.map(L=>g(w[L.seat].muted?"unmute":"mute",L))}
            <${H1} act=${$} sending=${m} />
            ${!C&&f("void")}
          </div>
        </details>
      </div>`}
      ${I&&!ne&&a`<div class="offers">${!C&&f("void")}</div>`}
      ${!I&&!o&&a`<${E1} told=${h} sending=${m} />`}
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function C1({dialog:e,close:t,refused:n,told:o}){let{send:s,state:r}=v(),l=r.pending.some(c=>c.do==="come_back");return a`
    <dialog class="help chairs" ref=${e} onClose=${t} aria-label=${i("table_menu")}>
      <h2>${i("table_menu")}</h2>
      <p>${i("away_words")}</p>
      <p class="refused" role="alert">${n}</p>
      <div class="offers"><button type="button" class="go" disabled=${l} onClick=${()=>s({do:"come_back"},o)}>${i("am_back")}</button></div>
      <form method="dialog" class="close"><button type="submit">${i("close")}</button></form>
    </dialog>
  `}function H1({act:e,sending:t}){let[n,o]=M(!1);return n?a`<button type="button" class="danger" autofocus disabled=${t} onClick=${()=>e("end")}>${i("end_sure")}</button>`:a`<button type="button" disabled=${t} onClick=${()=>o(!0)}>${i("propose:end")}</button>`}function Z1({act:e,sending:t}){let{send:n,state:o}=v(),[s,r]=M(""),l=o.moments??[];return a`
    <details onToggle=${u=>u.currentTarget.open&&n({do:"moments"})}>
      <summary>${i("propose:rewind")}</summary>
      <p>${i("rewind_words")}</p>
      <label class="why-line">${i("rewind_to")}
        <select value=${s} onChange=${u=>r(u.currentTarget.value)}>
          <option value="">–</option>
          ${l.map(u=>a`<option key=${u.to} value=${u.to}>${at(u.at)} ${u.text}</option>`)}
        </select>
      </label>
      <div class="offers"><button type="button" disabled=${t||!s} onClick=${()=>e("rewind",{to:s})}>${i("rewind_do")}</button></div>
    </details>
  `}function S1({volunteer:e,offer:t}){let{view:n}=v(),{id:o,name:s}=e;return a`
    ${n.people.map(r=>t("hand_over",{seat:r.seat,to:o},i("propose:hand_over",{name:s,old:Z(n,r.seat)})))}
    ${t("master",{to:o},i("propose:master",{name:s}))}
  `}function T1({close:e}){let{send:t,state:n}=v(),o=H(null),[s,r]=M("");_(()=>o.current.showModal(),[]);let l=n.pending.some(u=>u.do==="offer"),c=u=>{u.preventDefault(),t({do:"offer",name:u.currentTarget.elements.name.value},({type:d,words:p=""})=>(d==="ok"?e():r(p),!0))};return a`
    <dialog class="help chairs" ref=${o} onClose=${e} aria-label=${i("table_menu")}>
      <h2>${i("offer_help")}</h2>
      <p>${i("offer_words")}</p>
      <form onSubmit=${c}>
        <label class="why-line">${i("your_name")}<input name="name" maxlength="30" required /></label>
        <p class="refused" role="alert">${s}</p>
        <div class="offers"><button type="submit" disabled=${l}>${i("offer_help")}</button></div>
      </form>
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function E1({told:e,sending:t}){let{send:n}=v(),[o,s]=M(!1);return a`
    <h3>${i("have_to_go")}</h3>
    <p>${i("have_to_go_words")}</p>
    <label class="check-line"><input type="checkbox" checked=${o} onChange=${r=>s(r.currentTarget.checked)} /> ${i("allow_better")}</label>
    <button type="button" disabled=${t} onClick=${()=>n({do:"go",better:o},e)}>${i("have_to_go")}</button>
  `}var V1=["slow","normal","at_once"];function ml(){let{view:e,seat:t,master:n,send:o,state:s}=v(),{bots:r,host:l}=e.table;if(!r||l!==t||n||le(e))return null;let c=s.pending.findLast(d=>d.do==="bots")??r,u=d=>o({do:"bots",pace:c.pace,talk:c.talk,...d});return a`
    <details class="links bots">
      <summary>${i("bots")}: ${i(`bot_pace:${r.pace}`)}</summary>
      <label>${i("bot_pace")}
        <select value=${c.pace} onChange=${d=>u({pace:d.currentTarget.value})}>
          ${V1.map(d=>a`<option key=${d} value=${d}>${i(`bot_pace:${d}`)}</option>`)}
        </select>
      </label>
      <label>${i("bot_talk")}
        <select value=${c.talk?"yes":"no"} onChange=${d=>u({talk:d.currentTarget.value==="yes"})}>
          <option value="yes">${i("bot_talk:yes")}</option>
          <option value="no">${i("bot_talk:no")}</option>
        </select>
      </label>
    </details>
  `}var A1=2e3;function hl(){let{boot:e,send:t}=v(),[n,o]=M(!1),s=()=>t({do:"new_link"},({type:r})=>r==="ok"&&location.reload());return a`
    <details class="links" onToggle=${r=>o(r.currentTarget.open)}>
      <summary>${i("links")}</summary>
      <${$l} label=${i("invite_link")} value=${e.invite} />
      ${n&&a`<img class="qr" src=${`/t/${e.table}/invite.svg`} alt=${i("invite_qr")} width="164" height="164" />`}
      ${e.personal&&a`<${$l} label=${i("personal_link")} value=${e.personal} />`}
      ${e.seat!==null&&a`<button type="button" onClick=${s}>${i("new_link")}</button><small>${i("new_link_help")}</small>`}
    </details>
  `}function $l({label:e,value:t}){let[n,o]=M(!1);return a`
    <div class="link">
      <label>${e}<input readonly value=${t} onFocus=${r=>r.currentTarget.select()} /></label>
      <button type="button" aria-live="polite" onClick=${async r=>{let l=r.currentTarget.parentElement.querySelector("input");await O1(l)&&(o(!0),setTimeout(()=>o(!1),A1))}}>${i(n?"copied":"copy")}</button>
    </div>
  `}async function O1(e){e.select();try{return await navigator.clipboard.writeText(e.value),!0}catch{return document.execCommand("copy")}}var N1=8;function R1({target:e}){if(!e.open)return;let t=document.getElementById("ask")?.getBoundingClientRect();t&&t.width>innerWidth*.8&&(e.style.scrollMarginBottom=`${Math.round(innerHeight-t.top+N1)}px`),e.scrollIntoView({block:"nearest"})}function gl(){let{view:e,parts:t,replay:n}=v();return a`
    <aside class="people" id="people" aria-label=${i("people")} onToggleCapture=${R1}>
      <ul>
        ${e.people.map(({seat:o})=>a`<li key=${o}><${t.Person} seat=${o} /></li>`)}
      </ul>
      ${!n&&a`<${fl} /><${ml} /><${hl} />`}
    </aside>
  `}var I1=["board","hand","people","log"];function bl({tab:e,setTab:t}){let{me:n,parts:o,unread:s}=v(),r=I1.filter(c=>c!=="hand"||n!==null),l=c=>t(c===e&&c!=="board"?"board":c);return a`
    <nav class="tabs" aria-label=${i("parts")}>
      ${r.map(c=>a`
          <button key=${c} type="button" data-tab=${c} aria-pressed=${c===e} onClick=${()=>l(c)}>
            ${c==="hand"?i("tab_hand",{n:o.handCount(n)}):i(`tab:${c}`)}
            ${c==="log"&&s.lines.length>0&&a` <b class="unread"><span class="unseen">${i("unread",{n:s.lines.length})}</span><span aria-hidden="true">${s.lines.length}</span></b>`}
          </button>
        `)}
    </nav>
  `}var B1=4e3;function jn({store:e,send:t,boot:n,parts:o,replay:s=null}){let{master:r}=n,[l,c]=M(null),u=r?l:n.seat,d=q1(e),[p,m]=D1(o.atHand(d.sections)),[h,$]=M(!1),[f,g]=G1(),[b,w]=M(!1),C=d.sections,N=u===null?null:o.privateTo(C,u),S=C.questions?.mine.find(y=>y.seat===u)??null,R=!r&&!s&&Be(C,u)?null:S,V=wi(s?null:R,d.pending,r?P1(t,l):t,o.options,C,N),ae=s?Wi(R,d.film?.frame?.picks??[],o.options):V,I=()=>{m("log"),document.getElementById("tab-chat")?.click(),requestAnimationFrame(()=>document.querySelector(".say input")?.focus())},ne=tl(d,C,u,s);ol(C.table?.name,V.asks?V.question:null,d.synced),ki(V.question?.id??null),gi(),bi({choice:ae,send:t,chat:I,master:r,help:()=>$(!0)}),oe(()=>{d.sections.questions&&Ao("view-drawn")},[d.sections]);let L={state:d,store:e,view:C,me:N,seat:u,master:r,lookAs:c,choice:ae,send:t,boot:n,parts:o,replay:s,spoken:f,speakOf:g,suspense:b,setSuspense:w,unread:ne};return C.questions?a`
    <${lt.Provider} value=${L}>
      <div class=${`table ${s?"replayed":""} ${le(C)?"over":""}`} data-tab=${p} data-link=${d.link}>
        <${jo} />
        <${dl} help=${()=>$(!0)} />
        <${gl} />
        <main class="board-wrap" id="board">
          ${le(C)&&a`<${ul} />`}
          <${o.Board} />
        </main>
        <div class="right"><div class="matter"><${Gi} tab=${p} /><${o.Resolving} /></div><${el} tab=${p} /></div>
        <${o.YourCards} />
        ${s&&a`<${Yi} />`}
        <${bl} tab=${p} setTab=${m} />
        ${!s&&a`<${nl} chat=${I} />`}
        <${_i} />
        <${yi} />
        ${h&&a`<${pl} close=${()=>$(!1)} />`}
      </div>
    <//>
  `:a`<${lt.Provider} value=${L}><${j1} /><//>`}var P1=(e,t)=>(n,o)=>n.do!=="answer"?e(n,o):(Ro().trim()||document.getElementById("answer-why")?.focus(),e({...n,do:"answer_for",seat:t,why:Ro()},o));function j1(){return a`<div class="table empty"><${jo} /><p class="connecting">${i("laying_the_table")}</p></div>`}function q1(e){let[t,n]=M(e.state);return _(()=>(n(e.state),e.subscribe(n)),[e]),t}function D1(e){let[t,n]=M("board"),o=H({});return _(()=>{o.current={}},[e]),oe(()=>scrollTo(0,o.current[t]??0),[t]),[t,r=>{o.current[t]=scrollY,n(r)}]}function G1(){let[e,t]=M(new Set),n=H(0);return[e,s=>{clearTimeout(n.current),t(new Set(s)),n.current=setTimeout(()=>t(new Set),B1)}]}var qn={};Wt(qn,{Aftermath:()=>k2,Board:()=>l2,HeaderFacts:()=>i2,InPlay:()=>h2,Looking:()=>m2,Moment:()=>M2,OptionIcon:()=>f2,Outcome:()=>y2,OwnMarks:()=>u2,Person:()=>c2,Reminder:()=>g2,Resolving:()=>d2,Seen:()=>$2,Wishes:()=>b2,YourCards:()=>p2,adviceOf:()=>E2,alarms:()=>S2,atHand:()=>L2,colours:()=>P2,cues:()=>Z2,ended:()=>C2,explanation:()=>O2,faceDown:()=>N2,handCount:()=>R2,hintNumbers:()=>A2,measures:()=>w2,moments:()=>T2,options:()=>j2,out:()=>I2,pointsAt:()=>V2,privateTo:()=>v2,turnOf:()=>H2,turnWords:()=>_2,weight:()=>x2,winner:()=>B2});var W1=new Set(["table","people","questions","beat","claims","notes","chairs","hidden","names"]);function vl(){let{view:e}=v(),t=Object.entries(e).filter(([n,o])=>!W1.has(n)&&o!==null);return a`
    <section class="board plain" aria-label=${i("board")}>
      ${t.map(([n,o])=>a`<section key=${n} class="plain-section"><h2>${_l(n)}</h2><${Go} value=${o} /></section>`)}
    </section>
  `}function Go({value:e}){let{view:t}=v();return Array.isArray(e)?e.length===t.people.length&&e.every(Number.isFinite)?a`<${yl} fields=${e.map((n,o)=>[Z(t,o),n])} />`:e.some(kl)?a`<ol class="plain-list">${e.map((n,o)=>a`<li key=${o}><${Go} value=${n} /></li>`)}</ol>`:a`<span>${e.length?K(e.map(n=>Ml(t,n))):i("nothing")}</span>`:kl(e)?a`<${yl} fields=${Object.entries(e).map(([n,o])=>[_l(n),o])} />`:a`<span>${Ml(t,e)}</span>`}function yl({fields:e}){return a`<dl class="plain-fields">${e.map(([t,n])=>a`<div key=${t}><dt>${t}</dt><dd><${Go} value=${n} /></dd></div>`)}</dl>`}var kl=e=>typeof e=="object"&&e!==null;function Ml(e,t){return typeof t=="boolean"?i(t?"yes":"no"):t===null||t===""?i("nothing"):typeof t=="string"&&t.includes(":")?ze(e,t):String(t)}function _l(e){let t=e.replaceAll("_"," ");return t.slice(0,1).toUpperCase()+t.slice(1)}var Wo={};Wt(Wo,{deliberate:()=>n2,eachItsOwn:()=>t2,grave:()=>o2,inHand:()=>e2,keeps:()=>Y1,lasting:()=>a2,leading:()=>U1,mayHaveSecret:()=>Q1,meansOther:()=>r2,note:()=>K1,onBoard:()=>z1,onTable:()=>F1,quiet:()=>s2,secret:()=>J1,shownElsewhere:()=>X1});var z1=[],F1=[],U1=e=>[],K1=(e,t,n)=>"",Y1=e=>0,J1=e=>!1,Q1=(e,t,n)=>!1,X1=(e,t,n)=>!1,e2=e=>[],t2=e=>!1,n2=e=>!1,o2=(e,t,n)=>!1,s2=(e,t,n)=>!1,a2=(e,t,n)=>!1,r2=(e,t)=>!1;function Ll(){let{view:e}=v();return a`<h2>${i("game_over")}</h2>${e.table.result&&a`<p class="why">${e.table.result}</p>`}`}function zo({seat:e}){let{view:t}=v();return a`<em class="token" data-seat=${e} aria-hidden="true">${zt(Z(t,e))}</em>`}function wl({option:e}){return B(e)==="seat"&&a`<${zo} seat=${Number(P(e))} />`}function xl({seat:e}){let{view:t,seat:n,master:o}=v(),s=Z(t,e),r=t.questions.waiting.some(u=>u.seat===e),l=En(t,e),c=[s,r&&i("tag_awaited"),...l].filter(Boolean).join(", ");return a`
    <${J} option=${Le(e)} class=${`person ${e===n?"me":""}`} label=${c} firm>
      <${zo} seat=${e} />
      <span class="who">
        <b>${e===n&&!o?i("you_named",{name:s}):s}</b>
        <span class="marks">
          ${r&&a`<i class="awaited">${i("tag_awaited")}</i>`}
          ${l.map(u=>a`<i key=${u}>${u}</i>`)}
        </span>
        ${r&&e!==n&&a`<${Ge} />`}
      </span>
    <//>
  `}var ve=()=>null,i2=ve,l2=vl,c2=xl,u2=ve,d2=ve,p2=ve,f2=wl,m2=ve,$2=ve,h2=ve,g2=ve,b2=ve,y2=Ll,k2=ve,M2=ve,v2=(e,t)=>null,_2=(e,t)=>"",L2=e=>null,w2=e=>new Map,x2=(e,t)=>0,C2=(e,t)=>null,H2=e=>null,Z2=(e,t)=>[],S2=(e,t)=>[],T2=(e,t,n,o)=>[],E2=(e,t)=>null,V2=e=>null,A2=e=>({}),O2=(e,t,n)=>null,N2=e=>!0,R2=e=>0,I2=(e,t)=>!1,B2=e=>"",P2=["pick","turn"],j2=Wo;function Hl(e,t,n){let o=t.replay,s=Ui(e,o);nn(a`<${q2} store=${e} boot=${t} parts=${n} replay=${{film:s,given:o}} />`,document.getElementById("table"))}function q2({store:e,boot:t,parts:n,replay:o}){let[s,r]=M(Cl(e.state)),[l,c]=M(e.state.film?.as);return _(()=>e.subscribe(u=>{r(Cl(u)),c(u.film?.as)}),[e]),a`<${jn} key=${l} store=${e} send=${o.film.send} boot=${{...t,seat:s}} parts=${n} replay=${o} />`}function Cl({film:e,sections:t}){if(!e||e.as==="table")return null;if(e.as!=="all")return Number(e.as);let n=t.questions?.mine??[];return(n.find(o=>o.given===null)??n[0])?.seat??null}var Zl=e=>JSON.parse(document.getElementById(e)?.textContent??"null"),We=Zl("boot");async function Sl(e){Ko(Zl("strings"),We.language);let t=ri();for(let s of We.told)t.notice(s,"told");if(We.replay){Hl(t,We,{...qn,...await e});return}let n=pi({at:We.socket,seat:We.seat,master:We.master,store:t}),o={...qn,...await e};nn(a`<${jn} store=${t} send=${n.send} boot=${We} parts=${o} />`,document.getElementById("table"))}Sl(Vo);
