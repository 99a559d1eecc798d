var lr=Object.defineProperty;var Vt=(t,e)=>{for(var n in e)lr(t,n,{get:e[n],enumerable:!0})};var Ne={};Vt(Ne,{Aftermath:()=>Vo,Board:()=>Lo,HeaderFacts:()=>Yo,Looking:()=>Io,OptionIcon:()=>es,Outcome:()=>Ro,Person:()=>ts,Reminder:()=>Do,Resolving:()=>Oo,YourCards:()=>Fo,atHand:()=>Ee,colours:()=>qa,explanation:()=>so,faceDown:()=>Ua,handCount:()=>Fa,hintNumbers:()=>Qo,measures:()=>Jo,moments:()=>Xo,options:()=>Ae,out:()=>Wa,privateTo:()=>ja,turnWords:()=>ns,winner:()=>No});var ue={},_t="en",Ke=new Intl.PluralRules(_t);function ze(t,e){ue=t,_t=e,Ke=new Intl.PluralRules(_t)}function a(t,e={}){let n=ue[t];return n===void 0?t:(Array.isArray(n)?n[Ke.select(e.n)==="one"?0:1]:n).replace(/\{(\w+)\}/g,(s,r)=>r in e?String(e[r]):s)}var A=t=>t in ue;function N(t){return new Intl.ListFormat(_t,{type:"conjunction"}).format(t)}function At(t){return new Intl.DateTimeFormat(_t,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(t))}function Ye(t,e=Date.now()){let n=Math.max(0,Math.round((e-Date.parse(t))/1e3));return n<60?a("seconds",{n}):n<3600?a("minutes",{n:Math.floor(n/60)}):n<48*3600?a("hours",{n:Math.floor(n/3600)}):a("days",{n:Math.floor(n/86400)})}var E=t=>t.slice(0,t.indexOf(":")),W=t=>t.slice(t.indexOf(":")+1),R=t=>t.split("#")[0],K=t=>`seat:${t}`;function w({people:t=[]},e){return t.find(n=>n.seat===e)?.name||a("seat_number",{number:e+1})}function Nt(t){let[e,n]=t.trim().split(/\s+/).map(r=>[...r]),[o,s=""]=n?[e[0],n[0]]:e;return o.toUpperCase()+(n?s.toUpperCase():s.toLowerCase())}function X(t,e){return E(e)==="seat"?w(t,Number(W(e))):t.names?.[e]??t.names?.[R(e)]??e}var jt,Z,un,yt,pn,Je,mn,Dt={},dn=[],ur=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function z(t,e){for(var n in e)t[n]=e[n];return t}function fn(t){var e=t.parentNode;e&&e.removeChild(t)}function $n(t,e,n){var o,s,r,l={};for(r in e)r=="key"?o=e[r]:r=="ref"?s=e[r]:l[r]=e[r];if(arguments.length>2&&(l.children=arguments.length>3?jt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(r in t.defaultProps)l[r]===void 0&&(l[r]=t.defaultProps[r]);return It(t,l,o,s,null)}function It(t,e,n,o,s){var r={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++un};return Z.vnode!=null&&Z.vnode(r),r}function Wt(t){return t.children}function Pt(t,e){this.props=t,this.context=e}function at(t,e){if(e==null)return t.__?at(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?at(t):null}function hn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return hn(t)}}function pe(t){(!t.__d&&(t.__d=!0)&&yt.push(t)&&!Bt.__r++||Je!==Z.debounceRendering)&&((Je=Z.debounceRendering)||pn)(Bt)}function Bt(){for(var t;Bt.__r=yt.length;)t=yt.sort(function(e,n){return e.__v.__b-n.__v.__b}),yt=[],t.some(function(e){var n,o,s,r,l,c;e.__d&&(l=(r=(n=e).__v).__e,(c=n.__P)&&(o=[],(s=z({},r)).__v=r.__v+1,fe(c,r,s,n.__n,c.ownerSVGElement!==void 0,r.__h!=null?[l]:null,o,l??at(r),r.__h),_n(o,r),r.__e!=l&&hn(r)))})}function bn(t,e,n,o,s,r,l,c,p,m){var u,$,f,h,d,b,_,g=o&&o.__k||dn,H=g.length;for(n.__k=[],u=0;u<e.length;u++)if((h=n.__k[u]=(h=e[u])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?It(null,h,null,null,h):Array.isArray(h)?It(Wt,{children:h},null,null,null):h.__b>0?It(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(f=g[u])===null||f&&h.key==f.key&&h.type===f.type)g[u]=void 0;else for($=0;$<H;$++){if((f=g[$])&&h.key==f.key&&h.type===f.type){g[$]=void 0;break}f=null}fe(t,h,f=f||Dt,s,r,l,c,p,m),d=h.__e,($=h.ref)&&f.ref!=$&&(_||(_=[]),f.ref&&_.push(f.ref,null,h),_.push($,h.__c||d,h)),d!=null?(b==null&&(b=d),typeof h.type=="function"&&h.__k!=null&&h.__k===f.__k?h.__d=p=gn(h,p,t):p=kn(t,h,f,g,d,p),m||n.type!=="option"?typeof n.type=="function"&&(n.__d=p):t.value=""):p&&f.__e==p&&p.parentNode!=t&&(p=at(f))}for(n.__e=b,u=H;u--;)g[u]!=null&&(typeof n.type=="function"&&g[u].__e!=null&&g[u].__e==n.__d&&(n.__d=at(o,u+1)),vn(g[u],g[u]));if(_)for(u=0;u<_.length;u++)yn(_[u],_[++u],_[++u])}function gn(t,e,n){var o,s;for(o=0;o<t.__k.length;o++)(s=t.__k[o])&&(s.__=t,e=typeof s.type=="function"?gn(s,e,n):kn(n,s,s,t.__k,s.__e,e));return e}function kn(t,e,n,o,s,r){var l,c,p;if(e.__d!==void 0)l=e.__d,e.__d=void 0;else if(n==null||s!=r||s.parentNode==null)t:if(r==null||r.parentNode!==t)t.appendChild(s),l=null;else{for(c=r,p=0;(c=c.nextSibling)&&p<o.length;p+=2)if(c==s)break t;t.insertBefore(s,r),l=r}return l!==void 0?l:s.nextSibling}function Xe(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||ur.test(e)?n:n+"px"}function Rt(t,e,n,o,s){var r;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Xe(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Xe(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")r=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+r]=n,n?o||t.addEventListener(e,r?tn:Qe,r):t.removeEventListener(e,r?tn:Qe,r);else if(e!=="dangerouslySetInnerHTML"){if(s)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Qe(t){this.l[t.type+!1](Z.event?Z.event(t):t)}function tn(t){this.l[t.type+!0](Z.event?Z.event(t):t)}function fe(t,e,n,o,s,r,l,c,p){var m,u,$,f,h,d,b,_,g,H,P,y=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(p=n.__h,c=e.__e=n.__e,e.__h=null,r=[c]),(m=Z.__b)&&m(e);try{t:if(typeof y=="function"){if(_=e.props,g=(m=y.contextType)&&o[m.__c],H=m?g?g.props.value:m.__:o,n.__c?b=(u=e.__c=n.__c).__=u.__E:("prototype"in y&&y.prototype.render?e.__c=u=new y(_,H):(e.__c=u=new Pt(_,H),u.constructor=y,u.render=mr),g&&g.sub(u),u.props=_,u.state||(u.state={}),u.context=H,u.__n=o,$=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=z({},u.__s)),z(u.__s,y.getDerivedStateFromProps(_,u.__s))),f=u.props,h=u.state,$)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&_!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(_,H),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(_,u.__s,H)===!1||e.__v===n.__v){u.props=_,u.state=u.__s,e.__v!==n.__v&&(u.__d=!1),u.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(F){F&&(F.__=e)}),u.__h.length&&l.push(u);break t}u.componentWillUpdate!=null&&u.componentWillUpdate(_,u.__s,H),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,h,d)})}u.context=H,u.props=_,u.state=u.__s,(m=Z.__r)&&m(e),u.__d=!1,u.__v=e,u.__P=t,m=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=z(z({},o),u.getChildContext())),$||u.getSnapshotBeforeUpdate==null||(d=u.getSnapshotBeforeUpdate(f,h)),P=m!=null&&m.type===Wt&&m.key==null?m.props.children:m,bn(t,Array.isArray(P)?P:[P],e,n,o,s,r,l,c,p),u.base=e.__e,e.__h=null,u.__h.length&&l.push(u),b&&(u.__E=u.__=null),u.__e=!1}else r==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=pr(n.__e,e,n,o,s,r,l,p);(m=Z.diffed)&&m(e)}catch(F){e.__v=null,(p||r!=null)&&(e.__e=c,e.__h=!!p,r[r.indexOf(c)]=null),Z.__e(F,e,n)}}function _n(t,e){Z.__c&&Z.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){Z.__e(o,n.__v)}})}function pr(t,e,n,o,s,r,l,c){var p,m,u,$=n.props,f=e.props,h=e.type,d=0;if(h==="svg"&&(s=!0),r!=null){for(;d<r.length;d++)if((p=r[d])&&(p===t||(h?p.localName==h:p.nodeType==3))){t=p,r[d]=null;break}}if(t==null){if(h===null)return document.createTextNode(f);t=s?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,f.is&&f),r=null,c=!1}if(h===null)$===f||c&&t.data===f||(t.data=f);else{if(r=r&&jt.call(t.childNodes),m=($=n.props||Dt).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!c){if(r!=null)for($={},d=0;d<t.attributes.length;d++)$[t.attributes[d].name]=t.attributes[d].value;(u||m)&&(u&&(m&&u.__html==m.__html||u.__html===t.innerHTML)||(t.innerHTML=u&&u.__html||""))}if((function(b,_,g,H,P){var y;for(y in g)y==="children"||y==="key"||y in _||Rt(b,y,null,g[y],H);for(y in _)P&&typeof _[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||g[y]===_[y]||Rt(b,y,_[y],g[y],H)})(t,f,$,s,c),u)e.__k=[];else if(d=e.props.children,bn(t,Array.isArray(d)?d:[d],e,n,o,s&&h!=="foreignObject",r,l,r?r[0]:n.__k&&at(n,0),c),r!=null)for(d=r.length;d--;)r[d]!=null&&fn(r[d]);c||("value"in f&&(d=f.value)!==void 0&&(d!==t.value||h==="progress"&&!d)&&Rt(t,"value",d,$.value,!1),"checked"in f&&(d=f.checked)!==void 0&&d!==t.checked&&Rt(t,"checked",d,$.checked,!1))}return t}function yn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){Z.__e(o,n)}}function vn(t,e,n){var o,s;if(Z.unmount&&Z.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||yn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){Z.__e(r,e)}o.base=o.__P=null}if(o=t.__k)for(s=0;s<o.length;s++)o[s]&&vn(o[s],e,typeof t.type!="function");n||t.__e==null||fn(t.__e),t.__e=t.__d=void 0}function mr(t,e,n){return this.constructor(t,n)}function Ln(t,e,n){var o,s,r;Z.__&&Z.__(t,e),s=(o=typeof n=="function")?null:n&&n.__k||e.__k,r=[],fe(e,t=(!o&&n||e).__k=$n(Wt,null,[t]),s||Dt,Dt,e.ownerSVGElement!==void 0,!o&&n?[n]:s?null:e.firstChild?jt.call(e.childNodes):null,r,!o&&n?n:s?s.__e:e.firstChild,o),_n(r,t)}function xn(t,e){var n={__c:e="__cC"+mn++,__:t,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[e]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&s.some(pe)},this.sub=function(l){s.push(l);var c=l.componentWillUnmount;l.componentWillUnmount=function(){s.splice(s.indexOf(l),1),c&&c.call(l)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}jt=dn.slice,Z={__e:function(t,e){for(var n,o,s;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),s=n.__d),s)return n.__E=n}catch(r){t=r}throw t}},un=0,Pt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=z({},this.state),typeof t=="function"&&(t=t(z({},n),this.props)),t&&z(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),pe(this))},Pt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),pe(this))},Pt.prototype.render=Wt,yt=[],pn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Bt.__r=0,mn=0;var it,D,en,qt=0,me=[],nn=Z.__b,on=Z.__r,sn=Z.diffed,rn=Z.__c,an=Z.unmount;function vt(t,e){Z.__h&&Z.__h(D,t,qt||e),qt=0;var n=D.__H||(D.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return qt=1,dr(wn,t)}function dr(t,e,n){var o=vt(it++,2);return o.t=t,o.__c||(o.__=[n?n(e):wn(void 0,e),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=D),o.__}function L(t,e){var n=vt(it++,3);!Z.__s&&be(n.__H,e)&&(n.__=t,n.__H=e,D.__H.__h.push(n))}function q(t,e){var n=vt(it++,4);!Z.__s&&be(n.__H,e)&&(n.__=t,n.__H=e,D.__h.push(n))}function C(t){return qt=5,$e(function(){return{current:t}},[])}function $e(t,e){var n=vt(it++,7);return be(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function he(t){var e=D.context[t.__c],n=vt(it++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(D)),e.props.value):t.__}function fr(){me.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Gt),t.__H.__h.forEach(de),t.__H.__h=[]}catch(e){t.__H.__h=[],Z.__e(e,t.__v)}}),me=[]}Z.__b=function(t){D=null,nn&&nn(t)},Z.__r=function(t){on&&on(t),it=0;var e=(D=t.__c).__H;e&&(e.__h.forEach(Gt),e.__h.forEach(de),e.__h=[])},Z.diffed=function(t){sn&&sn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(me.push(e)!==1&&en===Z.requestAnimationFrame||((en=Z.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),ln&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);ln&&(o=requestAnimationFrame(s))})(fr)),D=void 0},Z.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Gt),n.__h=n.__h.filter(function(o){return!o.__||de(o)})}catch(o){e.some(function(s){s.__h&&(s.__h=[])}),e=[],Z.__e(o,n.__v)}}),rn&&rn(t,e)},Z.unmount=function(t){an&&an(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Gt)}catch(n){Z.__e(n,e.__v)}};var ln=typeof requestAnimationFrame=="function";function Gt(t){var e=D;typeof t.__c=="function"&&t.__c(),D=e}function de(t){var e=D;t.__c=t.__(),D=e}function be(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function wn(t,e){return typeof e=="function"?e(t):e}var Mn=function(t,e,n,o){var s;e[0]=0;for(var r=1;r<e.length;r++){var l=e[r++],c=e[r]?(e[0]|=l?1:2,n[e[r++]]):e[++r];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[e[++r]]=c:l===6?o[1][e[++r]]+=c+"":l?(s=t.apply(c,Mn(t,c,n,["",null])),o.push(s),c[0]?e[0]|=2:(e[r-2]=0,e[r]=s)):o.push(c)}return o},cn=new Map,i=function(t){var e=cn.get(this);return e||(e=new Map,cn.set(this,e)),(e=Mn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,s,r=1,l="",c="",p=[0],m=function(f){r===1&&(f||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?p.push(0,f,l):r===3&&(f||l)?(p.push(3,f,l),r=2):r===2&&l==="..."&&f?p.push(4,f,0):r===2&&l&&!f?p.push(5,0,!0,l):r>=5&&((l||!f&&r===5)&&(p.push(r,0,l,s),r=6),f&&(p.push(r,f,0,s),r=6)),l=""},u=0;u<n.length;u++){u&&(r===1&&m(),m(u));for(var $=0;$<n[u].length;$++)o=n[u][$],r===1?o==="<"?(m(),p=[p],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(m(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[u][$+1]===">")?(m(),r===3&&(p=p[0]),r=p,(p=p[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),r=2):l+=o),r===3&&l==="!--"&&(r=4,p=p[0])}return m(),p})(t)),e),arguments,[])).length>1?e:e[0]}.bind($n);var Lt=xn(null),x=()=>he(Lt),j=()=>he(Lt),lt=t=>t.table.status==="over";var k=x;var ct=["duty","#22384f","#c9a24a","#33506b"],ge=["duty","#1b2d42","#e2c15c","#2b445c"],Q=["flight","#4a5340","#c8b98a","#2c3226"],Dn=["deck","#b3642c","#f0c084","#3a4650"],$r=["duty","#3f474e","#9aa7b1","#565f67"],Cn={skin:"olive",hair:["grey","#5b6066"],coat:ge,marks:["glasses","star"],sky:"#1d3f58"},Hn={skin:"pale",hair:["bald","#b9b6ae"],coat:ge,marks:["pips","ribbon"],sky:"#38424c"},Zn={skin:"tan",hair:["crop","#2b2320"],coat:ct,marks:["wings","tags"],sky:"#244a3a"},Sn={skin:"pale",hair:["waves","#7b3b26"],coat:["blouse","#4c2a3f","#d8b7c6","#e9dfe0"],marks:["glasses"],sky:"#6a5526"},Tn={skin:"olive",hair:["long","#2a1d17"],coat:["suit","#3c4452","#8591a5","#d8d3c6"],marks:["beard"],sky:"#4b2a4c"},En={skin:"tan",hair:["wave","#857a6c"],coat:["leather","#4a3526","#a8825a","#8c97a0"],marks:["scarf"],sky:"#5a2c26"},On={skin:"pale",hair:["part","#4a3626"],coat:Q,marks:["wings"],sky:"#2a4d70"},Vn={skin:"pale",hair:["bob","#d0a95c"],coat:["tanks","#5c6a70","#2c3439","#8b979c"],marks:["tags"],sky:"#704426"},An={skin:"tan",hair:["tail","#17140f"],coat:Q,marks:["wings"],sky:"#2c5a52"},Nn={skin:"tan",hair:["crop","#221a16"],coat:Dn,marks:["wrench"],sky:"#274a63"},Rn={skin:"olive",hair:["wave","#181514"],coat:ct,marks:["headset"],sky:"#25525c"},In={skin:"tan",hair:["long","#241a18"],coat:["suit","#2a2b33","#c98b5e","#b9472f"],sky:"#5c4a1e"},Pn={skin:"tan",hair:["crop","#5a4630"],coat:["leather","#3c4034","#7f8a6b","#9aa28c"],marks:["band","tags"],sky:"#4a5a2a"},Gn={skin:"pale",hair:["tail","#6d4428"],coat:Dn,marks:["wrench"],sky:"#31566e"},ke={anybody:{skin:"tan",hair:["crop","#3a3a3a"],coat:$r},adama:Cn,tigh:Hn,helo:Zn,roslin:Sn,baltar:Tn,zarek:En,apollo:On,starbuck:Vn,boomer:An,chief:Nn,gaeta:Rn,tory:In,anders:Pn,cally:Gn,"william-adama":Cn,"saul-tigh":Hn,"karl-helo-agathon":Zn,"laura-roslin":Sn,"gaius-baltar":Tn,"tom-zarek":En,"lee-apollo-adama":On,"kara-starbuck-thrace":Vn,"sharon-boomer-valerii":An,"chief-galen-tyrol":Nn,"felix-gaeta":Rn,"tory-foster":In,"samuel-t-anders":Pn,"callandra-cally-tyrol":Gn,"aaron-doral":{skin:"pale",hair:["part","#6a5238"],coat:["suit","#7d3a4a","#c98a96","#e6ddd4"],marks:["tie"],sky:"#4a2630"},"aaron-kelly":{skin:"pale",hair:["crop","#6b5540"],coat:ct,marks:["headset","pips"],sky:"#2c3f52"},"alex-crashdown-quartararo":{skin:"olive",hair:["crop","#2a211c"],coat:Q,marks:["headset"],sky:"#46502c"},"anastasia-dee-dualla":{skin:"brown",hair:["bun","#17110e"],coat:ct,marks:["headset"],sky:"#25525c"},"billy-keikeya":{skin:"pale",hair:["curls","#6a4a30"],coat:["suit","#33404f","#7d8ea1","#d9dde0"],marks:["tie"],sky:"#5c5126"},"brendan-hot-dog-costanza":{skin:"olive",hair:["curls","#211915"],coat:Q,marks:["wings"],sky:"#5c3a26"},"brother-cavil":{skin:"pale",hair:["bald","#8d8b86"],coat:["robe","#23211f","#6d665c","#3a3632"],sky:"#4a2626"},"caprica-six":{skin:"pale",hair:["waves","#e3cf9a"],coat:["blouse","#9c1f2a","#e05a5f","#e8c4a6"],sky:"#5c1a22"},"danna-biers":{skin:"pale",hair:["bob","#c9a66b"],coat:["coat","#8a7a5c","#d8c9a4","#3f4d4a"],sky:"#4a3a52"},"diana-hardball-seelix":{skin:"tan",hair:["tail","#2a1d18"],coat:Q,marks:["wings","wrench"],sky:"#2c4a5c"},"dr-sherman-cottle":{skin:"pale",hair:["grey","#d8d8d4"],coat:["coat","#d5dcdc","#8fa0a6","#4f6b78"],marks:["moustache","cross"],sky:"#2a5a5c"},"ellen-tigh":{skin:"pale",hair:["waves","#dcbf7c"],coat:["blouse","#2f4a52","#9cc4c9","#e8c4a6"],sky:"#5a3a52"},"helena-cain":{skin:"pale",hair:["long","#2a1f1b"],coat:ge,marks:["star","ribbon"],sky:"#3a1f26"},"kendra-shaw":{skin:"tan",hair:["bun","#1d1815"],coat:ct,marks:["pips"],sky:"#3a2c44"},"leoben-conoy":{skin:"pale",hair:["part","#b59a6a"],coat:["leather","#4c3d33","#8d7358","#8a8f70"],sky:"#2f4a3a"},"louanne-kat-katraine":{skin:"tan",hair:["bob","#2b1d19"],coat:Q,marks:["wings"],sky:"#5c2c3f"},"louis-hoshi":{skin:"tan",hair:["part","#14110f"],coat:ct,marks:["headset"],sky:"#2a4a4c"},"margaret-racetrack-edmondson":{skin:"pale",hair:["tail","#7a5030"],coat:Q,marks:["headset","wings"],sky:"#3a5a3f"},"priestess-elosha":{skin:"brown",hair:["hood","#6a2f4a"],coat:["robe","#8a4a63","#e2c15c","#c9a24a"],marks:["scroll"],sky:"#5c4a26"},"romo-lampkin":{skin:"pale",hair:["part","#3b3029"],coat:["suit","#3d3a38","#8d857c","#b7a98e"],marks:["shades","cane"],sky:"#3f4a3f"},"simon-oneill":{skin:"brown",hair:["crop","#120e0c"],coat:["coat","#d5dcdc","#8fa0a6","#5c6f66"],marks:["cross"],sky:"#4a2c2c"}};var hr={pale:["#e8c4a6","#b98e72"],tan:["#d3a27c","#9c6e4e"],olive:["#bf8f66","#86603f"],brown:["#946444","#5f3d29"],chrome:["#c9d2d9","#6f7f8b"]},br={crop:["","M20,25 C19,14 25,9 32,9 C39,9 45,14 44,25 C42,19 40,17 32,17 C24,17 22,19 20,25Z"],part:["","M19.5,27 C17,13 24,8 33,8 C42,8 46.5,14 44.5,27 C43.5,21 42,19 38,18 C32,18 27,16.5 25,14 C24,19 20.5,20 19.5,27Z"],wave:["","M19,28 C15,14 23,6.5 33,7 C43,7 48,14 45,28 C44,22 42.5,20 40,17.5 C36,20.5 28,20 24,17 C22,20 20,22 19,28Z"],grey:["","M20,26 C19,16 23,11 27,10.5 C25,14 26,15.5 28,15 C30,13 35,12 38,14 C39,12.5 38,11 37,10.5 C42,11.5 45,16 44,26 C43,21 42,19 40.5,17.5 C36,15.5 28,15.5 23.5,17.5 C22,19 21,21 20,26Z"],bald:["","M20.5,28 C20,25 20,23 21,21 C21.5,24 21.5,26 22,29Z M43.5,28 C44,25 44,23 43,21 C42.5,24 42.5,26 42,29Z"],long:["M17,50 C15,30 16,9 32,8 C48,9 49,30 47,50 L41,52 C44,38 44,26 42,20 H22 C20,26 20,38 23,52Z","M19.5,28 C18,14 24,9 32,9 C40,9 46,14 44.5,28 C43.5,22 41,19 33,17 C29,19.5 21.5,20 19.5,28Z"],waves:["M16,46 C13,40 17,36 15,30 C14,16 21,7 32,7 C43,7 50,16 49,30 C47,36 51,40 48,46 C46,50 42,48 42,44 C45,34 43,26 41,20 H23 C21,26 19,34 22,44 C22,48 18,50 16,46Z","M19,28 C17,14 24,9 32,9 C40,9 47,14 45,28 C43,23 40,19 36,17 C30,20 22,21 19,28Z"],bob:["M17.5,38 C15,22 18,8 32,8 C46,8 49,22 46.5,38 L41.5,39 C43,30 43,24 41.5,20 H22.5 C21,24 21,30 22.5,39Z","M19.5,28 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,28 C43,21 40,18.5 34,18 C28,18.5 22,21 19.5,28Z"],tail:["M42,14 C50,16 52,30 49,42 C46,38 45,30 41,24Z","M19.5,27 C18,14 24,9 32,9 C40,9 46,14 44.5,27 C43,21 41,17.5 32,17.5 C23,17.5 21,21 19.5,27Z"],bun:["M25,8 A7,6.5 0 1 1 39,8 A7,6.5 0 1 1 25,8Z","M19.5,27 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,27 C43,21 41,18 32,17 C23,18 21,21 19.5,27Z"],curls:["M17,34 C12,30 15,25 14.5,21 C13,14 19,12 21,8 C26,4 30,7 33,5 C39,5 42,7 45,11 C50,14 49,19 49.5,23 C51,28 50,32 47,34 C43,32 44,26 42,20 H22 C20,26 21,32 17,34Z","M20,25 C18,20 21,18 21,14 C25,13 26,10 31,11 C36,9.5 39,12 42,14 C44,17 45,20 44,25 C42,21 40,19 36,19.5 C32,17 29,20 25,19 C22,20 21,22 20,25Z"],hood:["M12,56 C10,30 15,5 32,5 C49,5 54,30 52,56 L44,58 C46,40 46,22 41,17 C37,13 27,13 23,17 C18,22 18,40 20,58Z",""]},gr={duty:{piping:"M22,44 L40,64 M42,44 L44,47 M15,50 L20,48 M49,50 L44,48",open:"M27,42 L32,47 L37,42 L38,44 L32,50 L26,44Z"},flight:{piping:"M20,46 C25,52 39,52 44,46 M32,51 V64 M16,56 H24 M40,56 H48",open:"M23,42 C26,47 38,47 41,42 L42.5,46 C38,51 26,51 21.5,46Z"},deck:{piping:"M32,46 V64 M14,56 H25 M39,56 H50",open:"M26,42 L32,49 L38,42 L35,41 H29Z"},suit:{piping:"M26,42 L24,52 L31,62 M38,42 L40,52 L33,62",open:"M26.5,41 L32,58 L37.5,41Z"},blouse:{piping:"M24,43 L30,58 M40,43 L34,58",open:"M26,41 L32,54 L38,41Z"},coat:{piping:"M25,42 L22,54 L27,64 M39,42 L42,54 L37,64 M44,54 H50",open:"M26,41 L29,64 H35 L38,41Z"},robe:{piping:"M20,46 C26,54 38,54 44,46 M24,50 L20,64 M40,50 L44,64",open:"M26,42 C29,46 35,46 38,42 L39,45 C35,49 29,49 25,45Z"},tanks:{piping:"M23,45 C24,54 22,58 22,64 M41,45 C40,54 42,58 42,64",open:"M25,43 C27,54 37,54 39,43 L41,45 C41,58 23,58 23,45Z"},leather:{piping:"M25,42 L20,50 L28,56 M39,42 L44,50 L36,56 M32,56 V64",open:"M26.5,41 L32,56 L37.5,41Z"}},_e={glasses:["line","M22.5,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M33.1,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M30.9,26.5 h2.2"],shades:["dark","M22,24.5 H31 L30.5,29.5 C28,31 24,31 22.5,29Z M33,24.5 H42 L41.5,29 C40,31 36,31 33.5,29.5Z M31,25 H33 V26.5 H31Z"],beard:["hair","M21.5,30 C22,40 26,43.5 32,43.5 C38,43.5 42,40 42.5,30 C41,34 38,35 32,34.5 C26,35 23,34 21.5,30Z"],goatee:["hair","M28.5,34.5 H35.5 C37,38 36,42.5 32,42.5 C28,42.5 27,38 28.5,34.5Z"],moustache:["hair","M26,34.5 C28,31.8 31,32.2 32,33.2 C33,32.2 36,31.8 38,34.5 C35,35.4 29,35.4 26,34.5Z"],patch:["dark","M33.5,24 H42 C42,29 40,31 37.5,31 C35,31 33.5,28 33.5,24Z M19.5,21 L34,24.5 L33.5,26 L19.5,22.5Z"],wings:["gold","M40,54 l3,1.5 5,-2 -2,3 -3,.5 -3,2.5 -3,-2.5 -3,-.5 -2,-3 5,2Z"],pips:["gold","M24.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z M39.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z"],star:["gold","M44,52 l1.2,2.6 2.8,.3 -2.1,1.9 .6,2.8 -2.5,-1.4 -2.5,1.4 .6,-2.8 -2.1,-1.9 2.8,-.3Z"],headset:["line","M19.5,26 C19,12 45,12 44.5,26 M19,25 v6 M45,25 v6 M19.5,31 C20,37 25,38.5 28,38"],tags:["line","M26,44 C28,52 30,53 32,53 C34,53 36,52 38,44 M31,53 h2.4 v4 h-2.4Z"],cross:["red","M42,52 h3 v3 h3 v3 h-3 v3 h-3 v-3 h-3 v-3 h3Z"],scroll:["gold","M20,56 h9 v7 h-9Z M20,58 h9 M20,60.5 h9"],wrench:["line","M45,50 l-6,9 M44,48.5 a2.6,2.6 0 1 0 3.4,2.6"],tie:["red","M30.8,44 H33.2 L34,56 L32,60 L30,56Z"],scarf:["red","M24,42 C28,47 36,47 40,42 L41.5,46 C36,51 28,51 22.5,46Z"],eye:["red","M21.5,26 H42.5 V28.2 H21.5Z"],ribbon:["gold","M39,53 h9 v2 h-9Z M39,56 h9 v2 h-9Z"],cane:["line","M14,64 V54 C14,50 19,50 19,54"],band:["dark","M20,19 C26,15.5 38,15.5 44,19 V22 C38,18.5 26,18.5 20,22Z"]},kr="M22,22 C22,14 42,14 42,22 V30 C42,37 37,43 32,43 C27,43 22,37 22,30Z",_r="M33,16 C40,16 42,19 42,22 V30 C42,37 37,43 32,43 C36,38 37,34 35,31 L37,30 L34,25Z",yr="M24.5,25.2 C26.5,24 29,24.2 30.3,25.4 M33.7,25.4 C35,24.2 37.5,24 39.5,25.2 M29,37.6 C31,38.3 33,38.3 35,37.6";function ut({of:t,cylon:e=!1}){let{skin:n,hair:o,coat:s,marks:r=[],sky:l="#2a3d4f"}=ke[t.split(":").pop()??""]??ke.anybody,[c,p]=hr[n],[m,u]=br[o[0]],$=gr[s[0]];return i`
    <svg class=${`portrait ${e?"cylon":""}`} viewBox="0 0 64 64" aria-hidden="true">
      <path fill=${l} d="M0,0 H64 V64 H0Z" />
      <path class="halo" d="M64,0 V64 H40 C56,48 58,20 44,0Z" />
      ${m&&i`<path fill=${o[1]} d=${m} /><path class="veil" d=${m} />`}
      <path fill=${p} d="M27,36 H37 V46 H27Z" />
      <path fill=${s[1]} d="M6,64 C7,53 13,48.5 26,44 C29,48 35,48 38,44 C51,48.5 57,53 58,64Z" />
      <path class="veil" d="M38,44 C51,48.5 57,53 58,64 H36Z" />
      <path fill=${s[3]??"#cfd8de"} d=${$.open} />
      <path class="piping" stroke=${s[2]} d=${$.piping} />
      <path fill=${c} d=${kr} />
      <path fill=${p} opacity=".55" d=${_r} />
      <path class="brow" d=${yr} />
      ${u&&i`<path fill=${o[1]} d=${u} />`}
      ${r.map(f=>i`<path key=${f} class=${`mark ${_e[f][0]}`} fill=${_e[f][0]==="hair"?o[1]:void 0} d=${_e[f][1]} />`)}
    </svg>
  `}function B({skill:t}){return i`<i class=${`skill ${t}`} role="img" aria-label=${a(`skill:${t}`)}
    ><span aria-hidden="true">${a(`letter:${t}`)}</span></i
  >`}function Ft({sheet:t}){return i`
    <div class="sheet-data">
      <${ut} of=${t.character} />
      <p class="skill-set" aria-label=${a("skill_set")}>
        ${t.skill_set.map((e,n)=>i`<span key=${n} class="draw"><b>${e.count}</b>${e.skills.map(o=>i`<${B} key=${o} skill=${o} />`)}</span>`)}
      </p>
      <dl>
        ${t.abilities.map(e=>i`<div key=${e.kind} class=${e.kind}>
            <dt><b>${e.name}</b> <small>${a(`ability:${e.kind}`)}</small></dt>
            <dd>${e.text}</dd>
          </div>`)}
      </dl>
    </div>
  `}function Bn(){let{view:t,choice:e}=k(),n=e.question?.options.filter(r=>r.startsWith("char:"))??[],o=n.length>0;if(L(()=>o?()=>scrollTo(0,0):void 0,[o]),!o)return null;let s=n.flatMap(r=>t.characters.find(l=>l.character===r)??[]);return i`
    <section class="sheets-offered" data-answers aria-label=${a("characters")}>
      <h2>${e.question?.text}</h2>
      <p class="legend">${a("sheet_legend")}</p>
      <ul>
        ${s.map(r=>i`
            <li key=${r.character} class="sheet-card">
              <h3>${r.name} <small>${a(`type:${r.type}`)}</small></h3>
              <${Ft} sheet=${r} />
              <button type="button" class="go" disabled=${e.sending} data-option=${r.character}
                onClick=${()=>e.pick(r.character)}>${a("choose_named",{name:r.name})}</button>
            </li>
          `)}
      </ul>
    </section>
  `}var vr={home:{sky:["#5a2413","#10283a"],world:["#3d4a55","#1b2630","#ff8a4a"],fires:!0},void:{sky:["#1a2a4d","#2b1a3d"]},desert:{sky:["#4a3216","#132a3a"],world:["#c08a55","#6b4426","#ffd9a0"]},garden:{sky:["#123f4a","#1a2350"],world:["#4f9ab5","#1d4a68","#bfeaf8"]},ice:{sky:["#1f4660","#1b2248"],world:["#d3e6ee","#6f93a8","#ffffff"]},moon:{sky:["#26303c","#1a1f2e"],world:["#9aa2a8","#4c545c","#e3e8ec"]},tylium:{sky:["#5c3410","#1a2a3d"],world:["#d99a3e","#7a3d14","#ffe0a0"],ring:"#f2c46a"},algae:{sky:["#16452c","#123347"],world:["#6fa75a","#274d33","#d4f2b0"]},giant:{sky:["#4a2b3d","#15304a"],world:["#cf9f78","#6e3f3d","#ffe6c4"],bands:!0,ring:"#e9cba4"},embers:{sky:["#6a1f12","#2a1030"],sun:"#ff6a3a"},nebula:{sky:["#6a2f5a","#173a6a"],cloud:["#c0568f","#e0a45a","#4a6fd0"]},fallout:{sky:["#4a5212","#123a2a"],cloud:["#c9d13a","#6fae3a","#e8a03a"]},rocks:{sky:["#33302b","#15283a"],rocks:"#8a8378"},storm:{sky:["#3a3f63","#4a3420"],cloud:["#6a7ab8","#b8824a","#3a4a80"],world:["#7a6a58","#33302f","#e0c9a0"]},ambush:{sky:["#5a1620","#161d33"],hunters:!0},refinery:{sky:["#5a2a10","#2a1420"],rocks:"#6b4a3a",hunters:!0},wreck:{sky:["#3d1a2a","#15283a"],wreck:!0}},Lr={"asteroid-field":"rocks","barren-planet":"desert","cylon-ambush":"ambush","cylon-raiders":"ambush","cylon-refinery":"refinery","deep-space":"void","desolate-moon":"moon","icy-moon":"ice","ragnar-anchorage":"storm","remote-planet":"garden","tylium-planet":"tylium","algae-planet":"algae","derelict-basestar":"wreck","dying-star":"embers","gas-giant":"giant","lions-head-nebula":"nebula","radioactive-cloud":"fallout"},xr=t=>t===null?"home":Lr[t.split(":")[1]]??"void";function Wn({destination:t}){let e=xr(t);return i`<div class=${`backdrop ${e}`} data-sky=${e} aria-hidden="true"><${wr} key=${e} kind=${e} /></div>`}function wr({kind:t,small:e=!1}){let{sky:n,world:o,bands:s,ring:r,sun:l,rocks:c,cloud:p,wreck:m,fires:u,hunters:$}=vr[t],f=g=>`sky-${t}-${g}${e?"-small":""}`,h=g=>`url(#${f(g)})`,[d,b,_]=e?[400,270,170]:[610,60,170];return i`
    <svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice">
      <defs>
        ${n.map((g,H)=>i`<radialGradient key=${H} id=${f(`glow${H}`)}><stop stop-color=${g} /><stop offset="1" stop-color=${g} stop-opacity="0" /></radialGradient>`)}
        ${p?.map((g,H)=>i`<radialGradient key=${H} id=${f(`cloud${H}`)}><stop stop-color=${g} stop-opacity=".55" /><stop offset=".5" stop-color=${g} stop-opacity=".2" /><stop offset="1" stop-color=${g} stop-opacity="0" /></radialGradient>`)}
        ${o&&i`<linearGradient id=${f("world")} x1=".1" y1=".1" x2=".8" y2=".9"><stop stop-color=${o[0]} /><stop offset=".4" stop-color=${o[1]} /><stop offset=".72" stop-color="#060a0f" /></linearGradient>
          <radialGradient id=${f("air")}><stop offset=".8" stop-color=${o[2]} stop-opacity=".5" /><stop offset="1" stop-color=${o[2]} stop-opacity="0" /></radialGradient>`}
        ${l&&i`<radialGradient id=${f("sun")}><stop stop-color="#fff3d8" /><stop offset=".22" stop-color=${l} /><stop offset=".5" stop-color=${l} stop-opacity=".35" /><stop offset="1" stop-color=${l} stop-opacity="0" /></radialGradient>`}
      </defs>
      <ellipse cx="150" cy="430" rx="480" ry="300" fill=${h("glow1")} />
      <ellipse cx="620" cy="90" rx="460" ry="330" fill=${h("glow0")} />
      <path class="stars far" d=${qn.far} />
      ${p?.map((g,H)=>i`<g key=${H} fill=${h(`cloud${H}`)}><ellipse cx=${180+H*230} cy=${130+H%2*260} rx="330" ry="130" transform=${`rotate(${-24+H*17} ${180+H*230} 240)`} /><ellipse cx=${620-H*200} cy=${90+H*150} rx="220" ry="90" transform=${`rotate(${18-H*21} 400 260)`} /></g>`)}
      ${l&&i`<circle cx=${d} cy=${b} r="230" fill=${h("sun")} />`}
      ${o&&i`
        <circle cx=${d-_*.05} cy=${b-_*.05} r=${_*1.1} fill=${h("air")} />
        <circle cx=${d} cy=${b} r=${_} fill=${h("world")} />
        ${s&&i`<path class="bands" d=${[-.62,-.3,.02,.34,.66].map(g=>`M${d-_*Math.sqrt(1-g*g)},${b+_*g} q${_*Math.sqrt(1-g*g)},${_*.16} ${2*_*Math.sqrt(1-g*g)},0`).join(" ")} />`}
        ${u&&i`<path class="fires" d="M560,120 l14,8 M588,156 l10,-6 M620,138 l18,10 M666,164 l12,-8 M600,192 l16,4 M650,196 l10,2 M540,82 l8,6" />`}
        ${r&&i`<ellipse class="ring" cx=${d} cy=${b} rx=${_*1.62} ry=${_*.34} stroke=${r} transform=${`rotate(-17 ${d} ${b})`} />`}
      `}
      ${c&&i`<path class="rocks" fill=${c} d="M90,60 l34,-22 40,10 16,30 -30,28 -44,-6Z M610,70 l60,-34 66,22 20,52 -54,44 -70,-14 -32,-36Z M330,26 l20,-12 24,8 4,18 -26,12 -20,-8Z M700,420 l48,-20 40,26 -10,44 -52,12 -34,-28Z M60,420 l26,-16 34,12 6,28 -34,18 -30,-14Z M470,480 l18,-10 22,8 2,16 -22,10 -18,-8Z" /><path class="rock-shade" d="M124,86 l40,-38 16,30 -30,28Z M690,140 l46,-82 20,52 -54,44Z M742,440 l46,-14 -10,44 -52,12Z M92,448 l28,-32 6,28 -34,18Z" />`}
      ${$&&i`<g class="hunters"><path d="M560,60 l40,10 34,-34 -14,44 40,22 -48,4 -20,46 -10,-46 -48,-8 42,-20Z" /><path d="M706,150 l22,6 18,-18 -8,24 22,12 -26,2 -10,24 -6,-24 -26,-4 22,-12Z" /><path d="M120,440 l16,4 14,-14 -6,18 16,8 -20,2 -8,18 -4,-18 -20,-4 18,-8Z" /></g>`}
      ${m&&i`<g class="wreck"><path d="M470,150 L640,96 L652,30 L668,100 L790,140 L672,140 L650,230 L634,142Z" /><path d="M598,112 L640,96 L646,70 M700,112 L790,140" /><path d="M560,190 l14,-6 6,10 -12,8Z M690,220 l18,-4 4,12 -14,6Z M520,90 l10,-8 8,8 -8,8Z" /></g>`}
      <path class="stars near" d=${qn.near} />
    </svg>
  `}var qn={far:jn(90,7),near:jn(34,3)};function jn(t,e){let n=e,o=()=>(n=n*16807%2147483647,n/2147483647);return Array.from({length:t},()=>`M${Math.round(o()*800)},${Math.round(o()*520)}h0`).join("")}var Mr={galactica:Cr,"colonial-one":Hr};function Fn({name:t}){let e=Mr[t];return e?i`<${e} />`:null}function Cr(){let t=Array.from({length:24},(e,n)=>`M${66+n*13},21 V36 M${66+n*13},150 V165`).join(" ");return i`
    <svg class="outline" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="hull-armour" x2="0" y2="1"><stop stop-color="#5b7286" /><stop offset=".16" stop-color="#33475a" /><stop offset=".55" stop-color="#1e2c3a" /><stop offset="1" stop-color="#101921" /></linearGradient>
        <linearGradient id="hull-pod" x2="0" y2="1"><stop stop-color="#4a6073" /><stop offset=".5" stop-color="#22313f" /><stop offset="1" stop-color="#131c25" /></linearGradient>
        <linearGradient id="hull-head" x2="1"><stop stop-color="#0b1118" stop-opacity=".75" /><stop offset="1" stop-color="#0b1118" stop-opacity="0" /></linearGradient>
        <linearGradient id="hull-drive" x2="1"><stop stop-color="#e9fbff" /><stop offset=".3" stop-color="#6cc7e6" /><stop offset="1" stop-color="#6cc7e6" stop-opacity="0" /></linearGradient>
      </defs>
      <path class="wash" fill="url(#hull-drive)" d="M384,44 H400 V66 H384Z M384,79 H400 V107 H384Z M384,120 H400 V142 H384Z" />
      <path class="strut" d="M96,14 h26 v12 h-26Z M300,14 h26 v12 h-26Z M96,156 h26 v14 h-26Z M300,156 h26 v14 h-26Z" />
      <path class="pod" fill="url(#hull-pod)" d="M70,1 H366 L388,8 V16 L366,23 H70 L50,17 V7Z M66,160 H368 L391,170 V190 L368,199 H66 L36,189 V171Z" />
      <path class="bay" d="M388,8 V16 L378,19 V5Z M391,170 V190 L380,195 V165Z M50,7 L60,4 V20 L50,17Z M36,171 L48,167 V193 L36,189Z" />
      <path class="drive" d="M374,42 H390 V68 H374Z M374,77 H390 V109 H374Z M374,118 H390 V144 H374Z" />
      <path class="body" fill="url(#hull-armour)" d="M2,98 V80 L8,60 L20,42 L58,24 L70,19 H362 L380,28 V158 L362,167 H70 L58,162 L20,144 L8,126 L2,106Z" />
      <path fill="url(#hull-head)" d="M2,98 V80 L8,60 L20,42 L58,24 V162 L20,144 L8,126 L2,106Z" />
      <path class="ribs" d=${t} />
      <path class="seams" d="M70,19 L62,40 V146 L70,167 M362,19 L368,40 V146 L362,167 M8,60 L40,74 M8,126 L40,112 M2,80 L24,84 M2,106 L24,102 M62,40 H368 M62,146 H368" />
      <path class="rim" d="M2,98 V80 L8,60 L20,42 L58,24 L70,19 H362 L380,28 M50,7 L70,1 H366 L388,8 M36,171 L66,160 H368 L391,170" />
      <path class="lamps" d="M12,70 L24,48 M12,116 L24,138 M78,20.5 H358 M78,197 H362" />
    </svg>
  `}function Hr(){return i`
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
  `}function T({option:t,class:e="",label:n,explain:o=t,firm:s=!1,place:r,children:l}){let{choice:c,spoken:p}=x(),m=c.may(t),u=c.question?.dimmed[t],$=`${e} ${u?"dimmed":""} ${p.has(t)?"spoken":""}`,f=n?.replace(/\.$/,""),h=i`
    <span class="unseen">${m?a("choosable",{label:f}):u?`${f}. ${u}`:n}</span>
    <span class="seen" aria-hidden="true">${l}</span>
  `,d=u?t:void 0;if(!m&&!s)return i`<div class=${$} data-explain=${o} data-why=${d} data-place=${r}>${h}</div>`;if(!m)return i`<button type="button" class=${$} data-explain=${o} data-why=${d} data-place=${r}>${h}</button>`;let b=c.picks.indexOf(t),_=b>=0;return i`
    <button
      type="button"
      class=${`${$} glow ${_?"picked":""}`}
      aria-pressed=${c.instant?void 0:_}
      data-explain=${o}
      data-place=${r}
      data-option=${t}
      onClick=${()=>c.pick(t)}
    >
      ${h} ${_&&c.question?.ordered&&i`<b class="rank">${b+1}</b>`}
    </button>
  `}var Ut=(t,e)=>t.fleet?.areas.find(n=>n.twin===e),Un=(t,e)=>t.fleet?.areas.find(n=>n.area===e),pt=t=>t.die.join("–"),Kt=t=>a("fleet_area",{die:pt(t)});function mt(t){return[{kind:"basestar",n:t.basestars},{kind:"heavy-raider",n:t.heavy_raiders},{kind:"raider",n:t.raiders}].filter(({n})=>n>0).map(({kind:n,n:o})=>({kind:n,n:o,words:a(`ships:${n}`,{n:o})}))}var xt=t=>t.fleet!==void 0&&t.fleet.pursuit.space+1===t.fleet.pursuit.auto_attack,ye=t=>t.fleet?.areas.flatMap(mt).reduce((e,{n})=>e+n,0)??0;function zt(t){if(!t.fleet)return[];let{space:e,track:n,auto_attack:o}=t.fleet.pursuit,s=n[e+1],r=xt(t)?a("pursuit_attack",{n:ye(t)}):s>0?a("pursuit_civilians",{n:s}):a("pursuit_nothing");return[a("pursuit_label",{space:e,auto:o}),r]}var Zr={reserves:0,damaged:0,destroyed:0,areas:{},pilots:[]},Y=t=>t.fleet?.mark_vii??Zr,Yt=(t,e)=>Y(t).pilots.includes(e)?"viper-mark-vii":"viper";var tt=(t,e)=>t.board.places.find(n=>n.place===e),Kn=(t,e)=>t.areas.find(n=>n.area===e),et=t=>A(`area:${t}`);function Jt(t,e){return et(e)?a("in_viper",{area:a(`area:${e}`)}):tt(t,e)?.name??e}function S(t,e){if(E(e)==="area"&&A(e))return a(e);let n=X(t,e);return n===e?tt(t,W(e))?.name??e:n}var wt=t=>a(`title:${t}`),Mt=t=>t<0?`−${-t}`:`${t}`,nt=t=>t>0?`+${t}`:Mt(t);function dt(t){L(()=>{let e=()=>document.hidden&&t();return addEventListener("blur",t),document.addEventListener("visibilitychange",e),document.addEventListener("freeze",t),()=>{removeEventListener("blur",t),document.removeEventListener("visibilitychange",e),document.removeEventListener("freeze",t)}},[])}function Xt(){let[t,e]=v(!1),n=()=>e(!1);return dt(n),[t,e,{onPointerDown:s=>{s.currentTarget.setPointerCapture(s.pointerId),e(!0)},onPointerUp:n,onPointerCancel:n,onContextMenu:s=>s.preventDefault()}]}function J({name:t,count:e,children:n}){let[o,s,r]=Xt();return i`
    <div class="secret-place">
      <button
        type="button"
        class="secret"
        aria-pressed=${o}
        ...${r}
        onClick=${c=>{c.detail===0&&s(!o)}}
        onBlur=${()=>s(!1)}
      >
        <b>${t}</b><small>${e}</small><small class="unseen">${a("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${o&&i`<div class="face-up">${n}</div>`}</div>
    </div>
  `}function G({token:t}){let e=t?t.split(":")[1]:"covered";return i`<span class=${`trauma-token ${e}`} aria-hidden="true"><svg viewBox="-10 -10 20 20"><path d=${zn[e]??zn.covered} /></svg></span>`}var zn={benevolent:"M0,-5 L1.5,-1.5 L5,0 L1.5,1.5 L0,5 L-1.5,1.5 L-5,0 L-1.5,-1.5Z",antagonistic:"M-5,-3.5 H5 L0,5Z",disaster:"M0,-6 L1.8,-2.4 L5.6,-3 L3,0 L5.6,3.6 L1.6,2.4 L0,6 L-1.6,2.4 L-5.6,3.6 L-3,0 L-5.6,-3 L-1.8,-2.4Z",covered:"M-3.4,0 a3.4,3.4 0 1,0 6.8,0 a3.4,3.4 0 1,0 -6.8,0"};function Yn({seat:t}){let{view:e}=k(),n=ft(e,t);return n>0&&i`<i class="trauma-count" data-explain="help:trauma"><${G} token=${null} />${n}</i>`}var ft=(t,e)=>t.nebula?.trauma[e]?.count??0;function Jn(){let{view:t,me:e}=k(),n=e&&t.nebula?.trauma[e.seat];if(!n||t.nebula?.phase==="over")return null;let o=new Map;for(let r of n.tokens??[])o.set(r,(o.get(r)??0)+1);let s=t.nebula?.allies.filter(r=>r.token)??[];return i`
    <${J} name=${a("trauma")} count=${a("tokens",{n:n.count})}>
      ${[...o].map(([r,l])=>i`<p key=${r} class="tokens-held"><${G} token=${r} /> ${a("so_many",{n:l,name:S(t,r)})}</p>`)}
      ${n.count===0&&i`<p>${a("no_trauma")}</p>`}
      ${s.map(r=>i`<p key=${r.card}><small>${a("you_put",{token:S(t,r.token??""),ally:r.name})}</small></p>`)}
    <//>
  `}var Sr=["benevolent","antagonistic"];function Ct({card:t,side:e}){return i`
    <dl class="sides">
      ${Sr.map(n=>i`<div key=${n} class=${e===n?"is":e?"not":""}>
          <dt><${G} token=${`token:${n}`} /><span class="unseen">${a(`side_of:${n}`)}</span></dt>
          <dd>${t[n]}${e===n&&i`<span class="unseen"> ${a("happens")}</span>`}</dd>
        </div>`)}
    </dl>
  `}var Xn=(t,e)=>t.nebula?.allies.filter(n=>n.place===e)??[];function Qn({place:t}){let{view:e}=k(),n=e.nebula?.places.includes(t);return i`
    ${Xn(e,t).map(o=>i`<span key=${o.card} class="ally"><${G} token=${null} /><span class="ally-name">${a(`short:${o.card}`)}</span></span>`)}
    ${n&&i`<span class="ally bare"><${G} token=${null} /></span>`}
  `}function Qt(t,e){return[...Xn(t,e).flatMap(n=>[a("ally_waits",{ally:n.name}),...to(t,n)]),t.nebula?.places.includes(e)&&a("token_waits")].filter(Boolean)}function to(t,e){return[a("brings_benevolent",{effect:e.benevolent}),a("brings_antagonistic",{effect:e.antagonistic}),e.token&&a("you_put",{token:S(t,e.token),ally:e.name})].filter(Boolean)}function eo(t,e){let n=t.nebula?.allies.find(o=>o.card===e);return n?{title:n.name,lines:[a("met_in",{place:tt(t,n.place)?.name??""}),...to(t,n),a("allies_left",{n:t.nebula?.ally_deck})]}:{title:S(t,e),lines:[]}}function no(){let{view:t}=k(),e=t.nebula?.encounter;if(!e)return null;let n=e.token?a("turned_over",{token:S(t,e.token)}):a("nothing_on_it");return i`
    <article class="card-large encounter" aria-label=${a("encounter",{ally:e.name})}>
      <header data-explain=${e.card}>
        <${ut} of=${e.card} />
        <h3>${e.name}</h3>
        <small>${a("met_by",{name:w(t,e.seat),place:tt(t,e.place)?.name??""})}</small>
      </header>
      <p class="turned"><${G} token=${e.token} /> <b>${n}</b></p>
      <${Ct} card=${e} side=${e.token?.split(":")[1]??null} />
      ${e.token==="token:disaster"&&i`<p class="line">${a("neither_result")}</p>`}
    </article>
  `}var Tr=new Set(["card","crisis","super","destination","quorum","loyalty","char","loc","token","ally","crossroads"]);function so(t,e,n){let o=ve[E(n)]?.({view:t,me:e,thing:W(n),typed:n});return o&&{...o,link:Er(n),more:o.sheet&&i`<${Ft} sheet=${o.sheet} />`}}function Er(t){let e=E(t);return!Tr.has(e)||et(W(t))?null:`/compendium/#${e==="card"?R(t).replace(/-\d+$/,""):R(t)}`}var ve={loc({view:t,me:e,thing:n,typed:o}){if(et(n))return ve.area({view:t,me:e,thing:n,typed:o});let s=tt(t,n);if(!s)return null;let r=s.seats.map(l=>t.players[l].name??w(t,l));return{title:s.name,lines:[s.text?a("action_here",{text:s.text}):a("no_action_here"),s.damaged&&a("damaged_here"),s.hazardous&&a("hazardous"),r.length>0&&a("here",{names:N(r)}),...Qt(t,n)]}},ally:({view:t,typed:e})=>eo(t,e),area({view:t,thing:e}){let n=Un(t,e);if(n)return{title:Kt(n),lines:[a("fleet_twin",{area:a(`area:${n.twin}`)}),...mt(n).map(({words:s})=>s)]};let o=Kn(t,e);return o&&{title:a(`area:${e}`),lines:[o.launch&&a("launch_here"),...xe(t,o)]}},ship({view:t,thing:e}){let[n,o]=R(e).split("@"),s=n.startsWith("civilian")?"civilian":n,l=t.areas.flatMap(p=>p.basestars).find(p=>p.option===`ship:${e}`)?.damage.map(p=>S(t,p))??[],c=n.startsWith("civilian-")?n.slice(9):"";return{title:c?a("civilian",{letter:c}):a(`ship:${s}`),lines:[a(`about:${s}`),l.length>0&&a("basestar_damaged",{damage:N(l)}),o&&et(o)&&a(`area:${o}`)]}},seat({view:t,thing:e}){let n=t.players[Number(e)],o=w(t,n.seat),s=[...n.quorum,...n.revealed].map(r=>a("revealed_card",{name:r.name,text:[r.text].flat().join("; ")}));return{title:n.name?a("plays",{name:o,character:n.name}):o,lines:[n.place&&Jt(t,n.place),...n.titles.map(r=>a("has_title",{title:wt(r)})),a("cards_in_hand",{n:n.hand}),n.loyalty>0&&a("loyalty_cards",{n:n.loyalty}),n.super_crises>0&&a("super_crises_held",{n:n.super_crises}),ft(t,n.seat)>0&&a("trauma_tokens",{n:ft(t,n.seat)}),n.out&&a("is_out"),...s],sheet:n.character&&!n.cylon?oo(t,n.character):null}},char({view:t,thing:e}){let n=oo(t,e);return n&&{title:n.name,lines:[],sheet:n}},card({view:t,me:e,typed:n}){let o=e?.hand.find(r=>r.option===n)??e?.hand.find(r=>R(r.option)===R(n));return{title:o?a("card_named",{name:o.name,strength:o.strength}):S(t,n),lines:o?[a(`skill:${o.skill}`),...o.text,a("or_in_check",{n:o.strength})]:[]}},quorum:({view:t,me:e,typed:n})=>te(t,e,n),super:({view:t,me:e,typed:n})=>te(t,e,n),destination:({view:t,me:e,typed:n})=>te(t,e,n),crisis:({view:t,me:e,typed:n})=>te(t,e,n),token:({view:t,typed:e})=>({title:S(t,e),lines:[]}),deck({view:t,thing:e}){let n=t.decks.find(o=>o.deck===e);return n?{title:a(`deck:${e}`),lines:[A(`about:deck:${e}`)&&a(`about:deck:${e}`),a("deck_left",{n:n.cards}),n.discarded>0&&a("deck_discarded",{n:n.discarded}),n.top&&a("deck_top",{name:S(t,n.top)})]}:null},skill:({thing:t,...e})=>ve.deck({...e,thing:`skill:${R(t)}`}),res({view:t,thing:e}){let n=t.dials.find(o=>o.resource===e);return n&&{title:a(`res:${e}`),lines:[a(n.value<=n.red_at?"dial_low":"dial_label",{name:a(`res:${e}`),value:n.value,red:n.red_at}),a("about:dial")]}},track({view:t,thing:e}){let{game:n,board:o}=t;if(e==="jump")return{title:a("jump"),lines:[a("jump_label",{jump:n.jump,auto:n.auto_jump}),a("about:jump")]};if(e==="pursuit")return{title:a("pursuit"),lines:[...zt(t),a("about:pursuit")]};if(e==="boarding"){let s=o.boarding.reduce((r,l)=>r+l,0);return{title:a("boarded"),lines:[a("boarding_label",{n:s}),a("about:boarding")]}}if(e==="damage"){let s=o.places.filter(r=>r.damaged).length;return{title:a("damage"),lines:[a("about:damage",{n:s,most:o.destroyed_at})]}}return{title:a("distance_title",{distance:n.distance,goal:n.goal}),lines:[a("about:distance",{goal:n.goal}),...n.route.map((s,r)=>a("jump_number",{number:r+1,name:S(t,s)})),n.kept.length>0&&a("kept",{names:N(n.kept.map(s=>S(t,s)))}),a(n.sleeper_done?"sleeper_done":"sleeper_to_come")]}},help:({thing:t})=>({title:a(`help:${t}`),lines:[a(`about:${t}`)]}),reserve({view:t,thing:e}){let{board:n}=t,o=n.civilians_lost.map(l=>S(t,l)),s={viper:ee(t,"viper"),"viper-mark-vii":ee(t,"viper-mark-vii"),raptor:[a("raptors_left",{n:n.raptors})],nuke:[a("nukes_left",{n:n.nukes})],civilian:[a("civilians_left",{n:n.civilian_pile}),o.length>0&&a("civilians_lost",{names:o.join("; ")})]},r=e==="nuke"&&t.fleet?"about:nuke:area":`about:${e}`;return{title:a(`reserve:${e}`),lines:[a(r),...s[e]]}}};function Le(t,e){let{board:n}=t,o=Y(t);return e==="viper-mark-vii"?o:{reserves:n.vipers-o.reserves,damaged:n.damaged_vipers-o.damaged,destroyed:n.destroyed_vipers-o.destroyed}}function ee(t,e){let{reserves:n,damaged:o,destroyed:s}=Le(t,e);return[a("vipers_reserve",{n}),a("vipers_damaged",{n:o}),a("vipers_destroyed",{n:s})]}var oo=(t,e)=>t.characters.find(n=>n.character===`char:${e}`)??null;function te(t,e,n){let o=[...e?.looking??[],...e?.super_crises??[],...e?.quorum??[],...t.players.flatMap(s=>s.quorum),...t.crisis?[t.crisis]:[]];return{title:S(t,n),lines:o.find(s=>s.card===R(n))?.text??[]}}function xe(t,e){let n=Y(t).areas[e.area]??0,o=Ut(t,e.area);return[...e.basestars.map(s=>{let r=s.damage.map(l=>S(t,l));return r.length?a("basestar_damaged",{damage:N(r)}):a("ship:basestar")}),e.raiders>0&&a("ships:raider",{n:e.raiders}),e.heavy_raiders>0&&a("ships:heavy-raider",{n:e.heavy_raiders}),e.vipers>n&&a("ships:viper",{n:e.vipers-n}),n>0&&a("ships:viper-mark-vii",{n}),...e.pilots.map(s=>we(t,s)),e.civilians.length>0&&a("civilians_here",{n:e.civilians.length,letters:e.civilians.join(", ")}),o&&Or(o)].filter(Boolean)}function Or(t){let e=mt(t).map(({words:n})=>n);return e.length?a("gathers",{die:pt(t),ships:N(e)}):a("gathers_none",{die:pt(t)})}var we=(t,e)=>a(`pilot:${Yt(t,e)}`,{name:w(t,e)});var $t={fuel:["0 0 48 48","M14,4 H27 V9 H31 L40,18 V44 H8 V9 H14Z M19,8 V10.5 H23 V8Z M14,17 L21.5,27.5 L14,38 L17,40 L24,30.5 L31,40 L34,38 L26.5,27.5 L34,17 L31,15 L24,24.5 L17,15Z"],food:["0 0 48 48","M22.5,46 V24 H25.5 V46Z M24,3 C28.5,7 28.5,12 24,16 C19.5,12 19.5,7 24,3Z M22.5,24 C16,24 12.5,20.5 12,14 C18.5,14 22,17.5 22.5,24Z M25.5,24 C32,24 35.5,20.5 36,14 C29.5,14 26,17.5 25.5,24Z M22.5,34 C15,34 10.5,30 10,23 C17.5,23 22,27 22.5,34Z M25.5,34 C33,34 37.5,30 38,23 C30.5,23 26,27 25.5,34Z M22.5,43 C15,43 10.5,39 10,32 C17.5,32 22,36 22.5,43Z M25.5,43 C33,43 37.5,39 38,32 C30.5,32 26,36 25.5,43Z"],morale:["0 0 48 48","M24,44 C9,33 4,25 4,17 C4,10 9,5 15,5 C19,5 22.5,7.5 24,11 C25.5,7.5 29,5 33,5 C39,5 44,10 44,17 C44,25 39,33 24,44Z"],population:["0 0 48 48","M24,6 A6.5,6.5 0 1 1 23.99,6Z M13,44 V30 C13,23.5 17.5,21 24,21 C30.5,21 35,23.5 35,30 V44Z M9,14 A4.5,4.5 0 1 1 8.99,14Z M2,44 V32 C2,27 5,24.5 11,24.5 C10,26.5 9.5,28.5 9.5,31 V44Z M39,14 A4.5,4.5 0 1 1 38.99,14Z M46,44 V32 C46,27 43,24.5 37,24.5 C38,26.5 38.5,28.5 38.5,31 V44Z"],die:["-24 -24 48 48","M0,-23 L21,-8 L21,10 L0,23 L-21,10 L-21,-8Z"]};var Me={viper:["-17 -12 34 24",[["flame","M12,-3.2 L17,-1.6 L17,1.6 L12,3.2Z"],["dark","M5,-3 L9.5,-10.8 L14,-10.8 L13,-2.6 L13,2.6 L14,10.8 L9.5,10.8 L5,3Z"],["metal","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6 L12.4,-9.6 L11,-3.2 L13.2,-3 V3 L11,3.2 L12.4,9.6 L9.5,9.6 L6,3.6 L1,3 C-4,2.6 -10,2 -16.5,0Z"],["trim","M7.2,-4.4 L9.9,-9 H11.6 L10.2,-4.2Z M7.2,4.4 L9.9,9 H11.6 L10.2,4.2Z M-10,-1 L-5,-1.7 V1.7 L-10,1Z"],["glass","M-3,-1.2 C-1,-1.9 2.4,-1.9 4,-1 V1 C2.4,1.9 -1,1.9 -3,1.2Z"],["light","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6"]]],"viper-mark-vii":["-17 -12 34 24",[["flame","M12.5,-2.6 L17,-1.2 L17,1.2 L12.5,2.6Z"],["dark","M2,-3.4 L8,-11.2 L15.4,-11.2 L11,-3 L13.4,-2 V2 L11,3 L15.4,11.2 L8,11.2 L2,3.4Z"],["metal","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2 H13 L9.6,-3 L13,-1.7 V1.7 L9.6,3 L13,10.2 H8.4 C5,6.8 3,3.4 -1,3.2 C-6,3.6 -13,3.2 -16.5,0Z"],["trim","M4.6,-5.2 L8.8,-9.6 H12 L8.4,-3.4Z M4.6,5.2 L8.8,9.6 H12 L8.4,3.4Z"],["glass","M-8,-1.4 C-5,-2.3 -1,-2.1 1.4,-1 V1 C-1,2.1 -5,2.3 -8,1.4Z"],["light","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2"]]],raider:["-15 -13 30 26",[["dark","M-14.6,-11.6 C-15.4,0 -10.6,7.6 -4.4,10.2 L0,12.4 L4.4,10.2 C10.6,7.6 15.4,0 14.6,-11.6 C12.6,-4 9.4,-0.4 5.4,0.6 L2.6,-3.4 L0,-4.4 L-2.6,-3.4 L-5.4,0.6 C-9.4,-0.4 -12.6,-4 -14.6,-11.6Z"],["metal","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6 L0,10.6 L4,8.6 C9.4,6 13.2,0.4 13.6,-8 C11.6,-2 8.8,1.2 5,2 L2.2,-2 L0,-2.9 L-2.2,-2 L-5,2 C-8.8,1.2 -11.6,-2 -13.6,-8Z"],["trim","M0,10.6 L-2.4,4.6 L0,2.4 L2.4,4.6Z"],["eye","M-2.1,-0.9 H2.1 V0.7 H-2.1Z"],["light","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6"]]],"heavy-raider":["-15 -14 30 28",[["dark","M-14.4,-12.6 L-9,-6.4 L-6.2,-12.4 L0,-9 L6.2,-12.4 L9,-6.4 L14.4,-12.6 L13.4,4.6 L7.6,12.4 H-7.6 L-13.4,4.6Z"],["metal","M-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6 L5.4,-9.6 L8.6,-3.6 L13,-8.6 L12,4 L6.8,10.8 H-6.8 L-12,4Z"],["trim","M-6,1.8 H6 L4.2,9 H-4.2Z"],["eye","M-3.4,-3.4 H3.4 V-1.4 H-3.4Z"],["light","M-12,4 L-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6"]]],basestar:["-26 -26 52 52",[["deep","M0,26 C-2.6,14 -2.8,8 -2.2,3 L-3.6,0.8 C-9,-1.4 -16,-6 -22.6,-13 C-13,-9.4 -6.8,-7 -2,-3.6 H2 C6.8,-7 13,-9.4 22.6,-13 C16,-6 9,-1.4 3.6,0.8 L2.2,3 C2.8,8 2.6,14 0,26Z"],["dark","M0,-26 C2.8,-14 3,-8 2.4,-3 L3.8,-0.8 C9,1.4 16,6 22.6,13 C13,9.4 6.8,7 2,3.8 H-2 C-6.8,7 -13,9.4 -22.6,13 C-16,6 -9,1.4 -3.8,-0.8 L-2.4,-3 C-3,-8 -2.8,-14 0,-26Z"],["metal","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 L3,0 C8,2 13.6,5.8 18.6,10.6 C11.6,7.8 6,5.4 1.6,2.6 H-1.6 C-6,5.4 -11.6,7.8 -18.6,10.6 C-13.6,5.8 -8,2 -3,0 L-1.4,-2.6 C-1.8,-8 -1.6,-14 0,-22.6Z"],["eye","M0,-3.4 A3.4,3.4 0 1 1 -0.01,-3.4Z"],["light","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 M-18.6,10.6 C-13.6,5.8 -8,2 -3,0"]]],"civilian-0":["-17 -12 34 24",[["flame","M14,-2 h3 v4 h-3Z"],["metal","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6 V3.6 L10,6.6 H2 C-6,6.6 -12,5.4 -16.4,0Z"],["trim","M-9,-3.4 H9 V-2.2 H-9Z M-9,2.2 H9 V3.4 H-9Z"],["light","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6"]]],"civilian-1":["-17 -12 34 24",[["flame","M14,-4 h3 v3 h-3Z M14,1 h3 v3 h-3Z"],["dark","M-6,-9.4 H0 V9.4 H-6Z M3,-9.4 H9 V9.4 H3Z"],["metal","M-15.6,-2.6 L-12,-5.4 H14.4 V5.4 H-12 L-15.6,2.6Z M-5.4,-8.8 H-0.6 V-5.4 H-5.4Z M3.6,-8.8 H8.4 V-5.4 H3.6Z M-5.4,5.4 H-0.6 V8.8 H-5.4Z M3.6,5.4 H8.4 V8.8 H3.6Z"],["trim","M-12.6,-2 h3 v4 h-3Z"],["light","M-15.6,-2.6 L-12,-5.4 H14.4"]]],"civilian-2":["-17 -12 34 24",[["flame","M14.4,-1.6 h2.6 v3.2 h-2.6Z"],["dark","M-13,-1.4 H15 V1.4 H-13Z"],["metal","M-16,-3 L-13,-4.6 H-9.4 V4.6 H-13 L-16,3Z M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 V6.4 C-0.6,9 -8.6,9 -8.6,6.4Z M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4 V6.4 C8.4,9 0.4,9 0.4,6.4Z M9.4,-4 H14.6 V4 H9.4Z"],["trim","M-8.6,-1 H-0.6 V1 H-8.6Z M0.4,-1 H8.4 V1 H0.4Z"],["light","M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4"]]],"civilian-3":["-17 -12 34 24",[["flame","M14.4,-2 h2.6 v4 h-2.6Z"],["metal","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3 H14.4 V3 H13 C12.4,6.6 8,10 2.4,10 C-1.8,10 -5.6,7.6 -7.6,3 H-11Z"],["dark","M2.4,-6.8 A6.8,6.8 0 1 0 2.41,-6.8Z"],["trim","M2.4,-4 A4,4 0 1 0 2.41,-4Z"],["light","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3"]]],raptor:["-15 -12 30 24",[["flame","M12,-6.4 h3 v3 h-3Z M12,3.4 h3 v3 h-3Z"],["dark","M-3,-7 L3,-11.4 H12.6 V-3 H-3Z M-3,7 L3,11.4 H12.6 V3 H-3Z"],["metal","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6 L12.6,-4.6 V4.6 L10.6,7.4 H-1 L-9.6,5.4 L-14.4,1.6Z"],["glass","M-12.6,-1.4 L-8.8,-4 L-5.6,-4.6 V4.6 L-8.8,4 L-12.6,1.4Z"],["trim","M1,-4.6 H8 V-3.4 H1Z M1,3.4 H8 V4.6 H1Z"],["light","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6"]]],centurion:["-12 -13 24 26",[["dark","M0,-12.6 C6.6,-12.6 9.6,-8 9.6,-2.6 L11.4,3 L6,12.4 H-6 L-11.4,3 L-9.6,-2.6 C-9.6,-8 -6.6,-12.6 0,-12.6Z"],["metal","M0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8 L5,-1.8 H-5 L-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11Z M-8.4,0 L-5,1.8 H5 L8.4,0 L9.4,3.2 L4.8,10.6 H-4.8 L-9.4,3.2Z"],["eye","M-6.6,-1.6 H6.6 V1.2 H-6.6Z"],["light","M-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8"]]],nuke:["-13 -13 26 26",[["dark","M0,-12.8 C4,-9.6 5.2,-6 5.2,-2 V6 L9,11 V12.6 H-9 V11 L-5.2,6 V-2 C-5.2,-6 -4,-9.6 0,-12.8Z"],["metal","M0,-11 C2.8,-8.4 3.8,-5.4 3.8,-2 V7 H-3.8 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11Z"],["trim","M-3.8,-2.6 H3.8 V0 H-3.8Z M-3.8,4.4 H3.8 V7 H-3.8Z"],["light","M-3.8,7 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11"]]]},Vr=4,ro=(t="A")=>`civilian-${(t.charCodeAt(0)-65)%Vr}`;function O({kind:t,letter:e}){let[n,o]=Ar(t,e);return i`
    <span class=${`shape ${t}`} aria-hidden="true">
      <svg viewBox=${n}>${o.map(([s,r])=>i`<path key=${s} class=${s} d=${r} />`)}</svg>${e&&i`<b>${e}</b>`}
    </span>
  `}function Ar(t,e){return t in $t?[$t[t][0],[["plain",$t[t][1]]]]:Me[t]??Me[ro(e)]}function ao({area:t}){let{view:e}=k(),n=Ut(e,t);if(!n)return null;let o=mt(n),s=o.length?xt(e)?"next":"":"none";return i`
    <${T} option=${`area:${n.area}`} class=${`behind ${s}`} label=${[Kt(n),...o.map(({words:r})=>r)].join(", ")} place=${n.area}>
      <i class="far-die">${pt(n)}</i>${o.map(({kind:r,n:l})=>i`<span key=${r} class="far"><${O} kind=${r} /><b>${l}</b></span>`)}
    <//>
  `}function V({seat:t}){let{view:e}=k(),{character:n,cylon:o}=e.players[t]??{};return i`<em class=${`token ${o?"cylon":""}`} data-seat=${t} aria-hidden="true">${Nt(n||w(e,t))}</em>`}var Nr=3;function io({kind:t,n:e}){return i`
    <span class="flotilla">${Array.from({length:Math.min(e,Nr)},(n,o)=>i`<${O} key=${o} kind=${t} />`)}</span><b>${e}</b>
  `}var lo=["front","starboard-bow","starboard-aft","rear","port-bow","port-aft"];function co({area:t,seen:e}){let{choice:n,view:o,spoken:s}=k(),r=a(`area:${t}`),l=`area:${t}`,c=n.may(l),p=[r,...xe(o,e)].join(", "),m=u=>c&&!u.target.closest("button, .dimmed")&&n.pick(l);return i`
    <section class=${`area ${t} ${Rr(e)} ${c?"open":""} ${s.has(l)?"spoken":""}`} role="group" aria-label=${r} data-place=${t} onClick=${m}>
      <${T} option=${l} class="area-name" label=${p} firm>
        <span>${r}</span>${e.launch&&i`<small class="launch">${a("launch")}</small>`}
      <//>
      <${ao} area=${t} />
      <div class="ships"><${Ir} seen=${e} /></div>
    </section>
  `}function Rr(t){let n=[t.raiders,t.heavy_raiders,t.vipers].reduce((o,s)=>o+(s>0?1+Math.min(s,3)/2:0),0)+t.basestars.length*2+t.pilots.length*1.5+t.civilians.length;return n<=4?"roomy":n<=5.5?"busy":"crowded"}function Ir({seen:t}){let{view:e}=k(),{area:n}=t,o=Y(e).areas[n]??0,r=[["raider",t.raiders],["heavy-raider",t.heavy_raiders],["viper",t.vipers-o],["viper-mark-vii",o]].filter(([,l])=>l>0);return i`
    ${t.basestars.map(l=>{let c=l.damage.map(m=>S(e,m)),p=c.length?a("basestar_damaged",{damage:N(c)}):a("ship:basestar");return i`
        <${T} key=${l.option} option=${l.option} class="vessel basestar" label=${p}>
          <${O} kind="basestar" />${l.hits>0&&i`<b class="hit">−${l.hits}</b>`}
        <//>
      `})}
    ${r.map(([l,c])=>i`
        <${T} key=${l} option=${`ship:${l}@${n}`} class=${`vessel ${l}`} label=${a(`ships:${l}`,{n:c})}>
          <${io} kind=${l} n=${c} />
        <//>
      `)}
    ${t.pilots.map(l=>i`<${T} key=${`pilot${l}`} option=${K(l)} class="vessel viper flown" label=${we(e,l)}>
        <${O} kind=${Yt(e,l)} /><${V} seat=${l} />
      <//>`)}
    ${t.civilians.map(l=>i`<${T} key=${l} option=${`ship:civilian-${l}`} class="vessel civilian" label=${a("civilian",{letter:l})}>
        <${O} kind="civilian" letter=${l} />
      <//>`)}
  `}function uo(){let{view:t}=k(),{boarding:e}=t.board,n=e.reduce((o,s)=>o+s,0);return i`
    <span class="track boarding" role="group" aria-label=${a("boarding_label",{n})}>
      <span data-explain="track:boarding">${a("boarded")}</span>
      ${e.map((o,s)=>i`<${Pr} key=${s} n=${o} space=${s} />`)}
      <b class="dead" data-explain="track:boarding">${a("lost")}</b>
    </span>
  `}function Pr({n:t,space:e}){let n=a("boarding_space",{space:e+1,n:t});return i`
    <${T} option=${`ship:centurion@${e}`} explain="track:boarding" class=${`space-on ${t?"at":""}`} label=${n}>
      ${t?i`<${O} kind="centurion" />${t>1&&t}`:e+1}
    <//>
  `}var po={politics:"M24,4 L44,14 V18 H4 V14Z M8,21 H13 V37 H8Z M18,21 H22.5 V37 H18Z M25.5,21 H30 V37 H25.5Z M35,21 H40 V37 H35Z M4,40 H44 V44 H4Z",leadership:"M24,3 L27.6,13 H38 L29.7,19.2 L32.8,29.4 L24,23.3 L15.2,29.4 L18.3,19.2 L10,13 H20.4Z M8,30 L24,38 L40,30 V35 L24,43 L8,35Z M10,40 L24,47 L38,40 V44 L24,48 L10,44Z",tactics:"M22,2 H26 V9.2 A15,15 0 0 1 38.8,22 H46 V26 H38.8 A15,15 0 0 1 26,38.8 V46 H22 V38.8 A15,15 0 0 1 9.2,26 H2 V22 H9.2 A15,15 0 0 1 22,9.2Z M24,13 A11,11 0 1 0 24.01,13Z M24,20 A4,4 0 1 1 23.99,20Z",piloting:"M24,10 L28,18 L46,12 L40,20 L34,21.5 L42,22.5 L37,28 L31,27.5 L35,31 L30,34 L27,31 L24,42 L21,31 L18,34 L13,31 L17,27.5 L11,28 L6,22.5 L14,21.5 L8,20 L2,12 L20,18Z",engineering:"M20,3 H28 L29,9 L33.5,11 L38.5,7.5 L43.5,13 L40,18 L41.5,22 L46,23 V29 L41,30 L39,34.5 L42,39 L37,43.5 L32.5,40.5 L28,42 L27,46 H20 L19,42 L14.5,40 L10,43 L5,38 L8,33.5 L6.5,29 L2,28 V21 L7,20 L9,15.5 L6,11 L11,6 L15.5,9 L19,7.5Z M24,16 A8.5,8.5 0 1 0 24.01,16Z",quorum:"M24,14 A10,10 0 1 1 23.99,14Z M24,2 A3,3 0 1 1 23.99,2Z M24,40 A3,3 0 1 1 23.99,40Z M5,21 A3,3 0 1 1 4.99,21Z M43,21 A3,3 0 1 1 42.99,21Z M14.5,4.6 A3,3 0 1 1 14.49,4.6Z M33.5,4.6 A3,3 0 1 1 33.49,4.6Z M7.6,11.5 A3,3 0 1 1 7.59,11.5Z M40.4,11.5 A3,3 0 1 1 40.39,11.5Z M7.6,30.5 A3,3 0 1 1 7.59,30.5Z M40.4,30.5 A3,3 0 1 1 40.39,30.5Z M14.5,37.4 A3,3 0 1 1 14.49,37.4Z M33.5,37.4 A3,3 0 1 1 33.49,37.4Z",crisis:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M21.5,11 L22.5,29 H25.5 L26.5,11Z M24,32 A3,3 0 1 0 24.01,32Z",super:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M7,24 C14,14 34,14 41,24 C34,34 14,34 7,24Z M24,18 A6,6 0 1 1 23.99,18Z",destination:"M24,12 A12,12 0 1 1 23.99,12Z M2,33 C8,38 28,34 38,26 C46,19.5 48,13 45,11 C43,9.6 38,10 34,11.5 C40,11 43,12.5 42,15 C40,21 28,29 16,32 C9,33.8 3,33.6 2,33Z",loyalty:"M23,4 V44 C12,40 6,31 6,20 V8 C12,8 18,7 23,4Z M25,4 C30,7 36,8 42,8 V20 C42,31 36,40 25,44Z M11,20 H19 V24 H11Z M29,18 L37,22 L29,25Z",destiny:"M24,3 L30,18 L45,24 L30,30 L24,45 L18,30 L3,24 L18,18Z M24,19 A5,5 0 1 0 24.01,19Z",crossroads:"M21,46 V30 L6,15 V22 H2 V6 H18 V10 H11 L24,23 L37,10 H30 V6 H46 V22 H42 V15 L27,30 V46Z",ally:"M4,18 L14,12 L24,18 L34,12 L44,18 V32 L34,38 L24,32 L14,38 L4,32Z M14,18 L9,21 V29 L14,32 L20,28.5 V21.5Z M34,18 L28,21.5 V28.5 L34,32 L39,29 V21Z"},Gr=t=>po[t]??po.destiny;function ot({kind:t}){return i`<svg class=${`emblem ${t}`} viewBox="0 0 48 48" aria-hidden="true"><path d=${Gr(t)} /></svg>`}function $o(){let{view:t}=k();return i`
    <section class="decks" aria-label=${a("decks")}>
      ${t.decks.filter(mo).map(e=>i`<${fo} key=${e.deck} ...${e} />`)}
      <i class="row-break"></i>
      ${t.decks.filter(e=>!mo(e)).map(e=>i`<${fo} key=${e.deck} ...${e} />`)}
    </section>
  `}var mo=({deck:t})=>t.startsWith("skill:");function fo({deck:t,cards:e,discarded:n,top:o}){let{view:s}=k(),r=t.startsWith("skill:")?t.slice(6):null,l=a(`deck:${t}`),c=[a("deck_left",{n:e}),a("deck_discarded",{n}),o&&a("deck_top",{name:S(s,o)})];return i`
    <${T} option=${r?t:`deck:${t}`} explain=${`deck:${t}`} class="deck" label=${[l,...c].filter(Boolean).join(", ")} firm>
      ${r?i`<${B} skill=${r} />`:i`<${ot} kind=${t.split("-")[0]} /><span>${l}</span>`}
      <b>${e}</b>${n>0&&i`<small>+${n}</small>`}
    <//>
  `}var ht=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var go=700,Dr={raiders:"raider",heavy_raiders:"heavy-raider",vipers:"viper",modern:"viper-mark-vii",basestars:"basestar"};function ko({board:t}){let{view:e}=k(),n=C(null),[o,s]=v([]),r=JSON.stringify([e.areas,e.fleet,e.players.map(l=>l.place)]);return L(()=>{let l=n.current;if(n.current={areas:qr(e),far:e.fleet?.areas??[],pile:e.board.civilian_pile,players:e.players},!l||ht())return;let c=[...jr(l,n.current),...Fr(l.players,e.players)];if(!c.length)return;s(c.map((m,u)=>({...m,key:`${Date.now()}-${u}`})));let p=setTimeout(()=>s([]),go+100);return()=>clearTimeout(p)},[r]),i`<div class="flights" aria-hidden="true">${o.map(l=>i`<${Br} ...${l} board=${t} />`)}</div>`}function Br({from:t,to:e,kind:n,seat:o,board:s}){let r=C(null);return q(()=>{let l=ho(s.current,t),c=ho(s.current,e);if(!l||!c)return;let p=[{transform:`translate(${l.x}px, ${l.y}px)`,opacity:1},{transform:`translate(${c.x}px, ${c.y}px)`,opacity:t===e?0:1}];r.current.animate(p,{duration:go,easing:"ease-in-out",fill:"both"})},[]),i`<span class="ghost" ref=${r}>${n?i`<${O} kind=${n} />`:i`<${V} seat=${o} />`}</span>`}function ho(t,e){let n=t?.querySelector(`[data-place="${e}"]`)?.getBoundingClientRect();if(!n)return null;let o=t.getBoundingClientRect();return{x:n.left-o.left+n.width/2-14,y:n.top-o.top+n.height/2-12}}function qr(t){return t.areas.map(e=>{let n=Y(t).areas[e.area]??0;return{...e,vipers:e.vipers-n,modern:n}})}function jr(t,e){let n=[],o=new Map(e.far.flatMap(({area:s,twin:r})=>[[s,r],[r,s]]));for(let[s,r]of Object.entries(Dr)){let l=[],c=[];for(let[m,u]of[[t.areas,e.areas],[t.far,e.far]])u.forEach(($,f)=>{let h=bo($[s])-bo(m[f]?.[s]);for(let d=0;d<Math.abs(h);d+=1)(h<0?l:c).push($.area)});l.filter(m=>{let u=c.indexOf(o.get(m));return u>=0&&n.push({from:m,to:c.splice(u,1)[0],kind:r}),u<0}).slice(0,c.length).forEach((m,u)=>{n.push({from:m,to:c[u],kind:r})})}return[...n,...Wr(t,e)]}function Wr(t,e){let n=s=>new Map(s.flatMap(r=>r.civilians.map(l=>[l,r.area]))),o=n(e.areas);return[...n(t.areas)].map(([s,r])=>({from:r,to:o.get(s)??(e.pile>t.pile?"reserves":r),kind:"civilian"})).filter(({from:s,to:r})=>s!==r)}var bo=t=>Array.isArray(t)?t.length:t??0;function Fr(t,e){return e.map((n,o)=>({from:t[o]?.place,to:n.place,seat:o})).filter(({from:n,to:o})=>n&&o&&n!==o)}function _o({place:t}){let{view:e}=k(),n=t.seats.map(r=>e.players[r].name??w(e,r)),o=[t.text,t.damaged&&a("damaged"),t.hazardous&&a("hazardous"),n.length>0&&a("here",{names:N(n)}),...Qt(e,t.place)].filter(Boolean),s=`place ${t.damaged?"damaged":""} ${t.hazardous?"hazardous":""} ${n.length?"manned":""}`;return i`
    <${T} option=${`loc:${t.place}`} class=${s} label=${[t.name,...o].join(", ")} place=${t.place} firm>
      <span class="place-name">${t.name}</span>
      ${t.damaged?i`<small class="hit">${a("damaged")}</small>`:A(`short:${t.place}`)&&i`<small class="does">${a(`short:${t.place}`)}</small>`}
      <${Qn} place=${t.place} />
      ${n.length>0&&i`<span class="tokens">${t.seats.map(r=>i`<${V} key=${r} seat=${r} />`)}</span>`}
    <//>
  `}function vo(){let{view:t}=k(),{board:e}=t;return i`
    <section class="reserves" aria-label=${a("reserves")} data-place="reserves">
      <${yo} model="viper" />
      ${t.fleet&&i`<${yo} model="viper-mark-vii" />`}
      <${Ce} kind="raptor" n=${e.raptors} label=${a("raptors_left",{n:e.raptors})} />
      <${Ce} kind="nuke" n=${e.nukes} label=${a("nukes_left",{n:e.nukes})} />
      <${Ce} kind="civilian" n=${e.civilian_pile} label=${a("civilians_left",{n:e.civilian_pile})} lost=${e.civilians_lost.length} />
    </section>
  `}function yo({model:t}){let{view:e}=k(),{reserves:n,damaged:o,destroyed:s}=Le(e,t);return i`
    <${T} option=${`ship:${t}@reserves`} explain=${`reserve:${t}`} class="reserve" label=${[a(`ship:${t}`),...ee(e,t)].join(", ")} firm>
      <${O} kind=${t} /><b>${n}</b>
      ${o>0&&i`<small class="hit">${a("short_damaged",{n:o})}</small>`}
      ${s>0&&i`<small>${a("short_lost",{n:s})}</small>`}
    <//>
  `}function Ce({kind:t,n:e,label:n,lost:o=0}){return i`
    <button type="button" class="reserve" data-explain=${`reserve:${t}`}>
      <span class="unseen">${n}</span>
      <span class="seen" aria-hidden="true"><${O} kind=${t} /><b>${e}</b>${o>0&&i`<small>${a("short_lost",{n:o})}</small>`}</span>
    </button>
  `}var Lo=()=>i`<${Bn} /><${Ur} />`;function Ur(){let{view:t,choice:e}=k(),n=C(null);L(()=>{let s=n.current.querySelector(".glow");s&&matchMedia("(min-width: 1200px)").matches&&s.scrollIntoView({block:"nearest"})},[e.question?.id]);let o=s=>t.board.places.filter(r=>r.ship===s);return i`
    <section class="board" ref=${n} aria-label=${a("board")}>
      <div class="space">
        <${Wn} destination=${t.game.route[t.game.route.length-1]??null} />
        ${lo.map(s=>i`<${co} key=${s} area=${s} seen=${t.areas.find(r=>r.area===s)} />`)}
        <div class="hull">
          <${He} name="galactica" places=${o("galactica")}><div class="tracks"><${Kr} /><${uo} /></div><//>
          <${He} name="colonial-one" places=${o("colonial-one")} />
        </div>
      </div>
      <${He} name="cylon" places=${o("cylon")} />
      <div class="store"><${vo} /><${$o} /></div>
      <${ko} board=${n} />
    </section>
  `}function He({name:t,places:e,children:n}){return i`
    <section class=${`ship ${t}`} aria-label=${a(`ship:${t}`)}>
      <${Fn} name=${t} />
      <h2>${a(`ship:${t}`)}</h2>
      <div class="places">${e.map(o=>i`<${_o} key=${o.place} place=${o} />`)}</div>
      ${n}
    </section>
  `}function Kr(){let{view:t}=k(),e=t.board.places.filter(o=>o.damaged).length,n=t.board.destroyed_at;return i`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${a("damage_label",{value:e,most:n})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("damage")}</span>
        ${Array.from({length:n},(o,s)=>i`<i key=${s} class=${s<e?"hit":""}></i>`)}
      </span>
    </button>
  `}var zr=["choosing","resolving"];function xo({shown:t,count:e,all:n}){let{view:o}=k(),s=o.nebula,r=t<e;if(!s||!zr.includes(s.phase)&&!r)return null;let l=s.crossroads.slice(0,t),c=r||s.resolving!==null?l.at(-1):null;return i`
    <section class="card-large crossroads" aria-label=${a("crossroads")}>
      <header><h3>${a("crossroads")}</h3><small>${a(`phase:${s.phase==="choosing"?"choosing":"resolving"}`)}</small></header>
      ${c&&i`<${Yr} key=${c.seat} dealt=${c} />`}
      ${r&&i`<button type="button" class="put-away" onClick=${n}>${a("skip_reveals")}</button>`}
      <${Jr} />
      <ol class="dealt">
        ${s.crossroads.map((p,m)=>i`<${Xr} key=${p.seat} dealt=${p} open=${m<t} now=${p===c} />`)}
      </ol>
    </section>
  `}function Yr({dealt:t}){let{view:e}=k();return i`
    <div class="reveal" aria-live="polite">
      <p class="turned">
        <${V} seat=${t.seat} />
        <b>${a("reveals",{name:w(e,t.seat),card:t.name??""})}</b>
        <${G} token=${t.token} /><span class="unseen">${t.token?S(e,t.token):a("no_token")}</span>
      </p>
      <${Ct} card=${t} side=${t.side} />
    </div>
  `}function Jr(){let{view:t,seat:e}=k(),n=t.nebula?.crossroads.find(o=>o.seat===e&&!o.revealed);return n?.card?i`
    <${J} name=${a("your_crossroads")} count=${n.covered?a("token_beside"):a("no_token_yet")}>
      <p><b>${n.name}</b></p>
      <${Ct} card=${n} side=${n.token?.split(":")[1]??null} />
    <//>
  `:null}function Xr({dealt:t,open:e,now:n}){let{view:o}=k(),s=o.questions.waiting.some(c=>c.kind==="crossroads"&&c.seat===t.seat)||o.questions.mine.some(c=>c.kind==="crossroads"&&c.seat===t.seat&&c.given===null),r=w(o,t.seat),l=e?t.name:o.nebula?.phase==="choosing"?a(s?"still_choosing":"has_chosen"):a("to_come");return i`
    <li class=${`${e?"open":"face-down"} ${n?"now":""}`}>
      <${V} seat=${t.seat} />
      <span class="whose"><b>${r}</b> <small>${l}</small></span>
      ${e&&i`<span class="turned"><${G} token=${t.token} /><span class="unseen">${t.token?S(o,t.token):a("no_token")}</span></span>`}
      ${!e&&t.covered&&i`<${G} token=${null} />`}
    </li>
  `}var Qr=2500;function wo(t){let e=t?.crossroads.filter(r=>r.revealed).length??0,[n,o]=v(e),s=()=>o(e);return L(()=>{if(n>=e||ht()){s();return}let r=setTimeout(()=>o(n+1),n?Qr:0);return()=>clearTimeout(r)},[e,n]),[Math.min(n,e),e,s]}function Mo(){let{view:t}=k(),[e,n]=v(!1),o=t.nebula,s=o?.trial;if(!s)return null;let r=o.phase==="over";if(r&&(e||t.game.turn>s.turn+1||t.game.winner))return null;let l=!s.tried.some(p=>p.eliminated),c=[...s.tried].sort((p,m)=>m.counted-p.counted);return i`
    <section class="card-large trial" aria-label=${a("trial")}>
      <header><h3>${a("trial")}</h3></header>
      <p class="verdict">${ea(t,s)}</p>
      <ol class="tried">${c.map(p=>i`<${ta} key=${p.seat} tried=${p} tied=${l&&s.tied.includes(p.seat)} />`)}</ol>
      <p class="rule"><small>${a("trial_rule",{n:s.let_off_at})}</small></p>
      ${r&&i`<button type="button" class="put-away" onClick=${()=>n(!0)}>${a("put_trial_away")}</button>`}
    </section>
  `}function ta({tried:t,tied:e}){let{view:n}=k(),o=t.cylon?"token:benevolent":"token:antagonistic",s=t.eliminated?"eliminated":e?"tied":t.let_off?"let_off":"spared";return i`
    <li class=${`${s} ${t.cylon?"cylon":""}`}>
      <${V} seat=${t.seat} />
      <span class="whose"><b>${w(n,t.seat)}</b> ${t.cylon&&i`<small>${a("tried_cylon")}</small>`}</span>
      <span class="shown-tokens" aria-hidden="true">
        ${t.tokens.map((r,l)=>i`<span key=${l} class=${r===o?"counts":"void"}><${G} token=${r} /></span>`)}
      </span>
      <b class="count"><span class="unseen">${a("counts_against",{n:t.counted})}</span><span aria-hidden="true">${t.counted}</span></b>
      <i class="fate">${a(`fate:${s}`)}</i>
    </li>
  `}function ea(t,e){let n=s=>N(s.map(r=>w(t,r))),o=e.tried.filter(s=>s.eliminated).map(s=>s.seat);return o.length?a("are_eliminated",{names:n(o)}):e.tied.length?a("president_chooses",{names:n(e.tied)}):a("nobody_eliminated",{n:e.let_off_at})}var na=["not","little","lot"];function Co(){let{view:t,seat:e,send:n,state:o}=k(),{claims:s}=t;if(!s)return null;let r=o.pending.some(c=>c.do==="claim"),l=Object.entries(s.levels);return i`
    ${l.length>0&&i`<ul class="claimed" aria-label=${a("claims")}>
      ${l.map(([c,p])=>i`<li key=${c} data-seat=${c}><b>${w(t,Number(c))}</b> ${a(`claim:${p}`)}</li>`)}
    </ul>`}
    ${s.mine&&i`<div class="claims" role="group" aria-label=${a("claim")}>
      <small>${a("claim")}</small>
      ${na.map(c=>i`<button key=${c} type="button" disabled=${r} aria-pressed=${s.levels[e??""]===c}
          onClick=${()=>n({do:"claim",level:c,about:s.about})}>${a(`claim:${c}`)}</button>`)}
    </div>`}
  `}var oa=6;function Ho({check:t,named:e,turned:n,skip:o}){let{view:s}=k(),r=n>=t.revealed.length;return i`
    <section class=${`check ${e?"":"card-large"}`} aria-label=${a("check")}>
      ${!e&&i`<header>
        <h3>${a("check_of",{name:S(s,t.source)})}</h3>
        <p class="bar-to-pass"><b class="value">${t.difficulty}</b><span class="skills">${t.skills.map(l=>i`<${B} key=${l} skill=${l} />`)}</span>
          ${t.partial!==null&&i`<small>${a("partial_from",{n:t.partial})}</small>`}
        </p>
      </header>`}
      ${A(`check:${t.step}`)&&!t.outcome&&i`<p class="step">${a(`check:${t.step}`)}</p>`}
      <${sa} check=${t} />
      <${ra} check=${t} />
      ${t.revealed.length>0&&i`<${aa} cards=${t.revealed} turned=${n} />`}
      ${t.revealed.length>0&&i`<${la} check=${t} total=${r&&t.total!==null?t.total:ia(t.revealed.slice(0,n))} />`}
      ${!r&&i`<button type="button" class="skip" onClick=${o}>${a("skip")}</button>`}
      ${r&&t.outcome&&i`<p class=${`outcome ${t.outcome}`} role="status">${a(`outcome:${t.outcome}`)}</p>`}
      ${t.outcome&&t.total===null&&i`<p class="modifier">${a("without_cards")}</p>`}
      <${Co} />
      ${!t.revealed.length&&!t.outcome&&i`<p class="reminder">${a("reminder:check")}</p>`}
    </section>
  `}function sa({check:t}){return i`
    ${t.modifiers.map(([e,n],o)=>i`<p key=${o} class="modifier">${e} <b>${nt(n)}</b></p>`)}
    ${t.modifiers.length>0&&i`<p class="modifier">${a("now_difficulty",{n:t.difficulty,printed:t.value})}</p>`}
    ${t.zeroed.map(e=>i`<p key=${e} class="modifier">${a("zeroed",{skill:a(`skill:${e}`)})}</p>`)}
    ${t.face_up&&i`<p class="modifier">${a("face_up")}</p>`}
  `}function ra({check:t}){let{view:e,me:n}=k(),o=Object.entries(t.added).map(([r,l])=>({seat:Number(r),n:l,open:t.open_cards[r]??[]}));if(t.destiny>0&&o.unshift({seat:null,n:t.destiny,open:t.open_destiny}),!o.length)return null;let s=r=>r.map(l=>S(e,l)).join(", ");return i`
    <ul class=${`pile ${t.revealed.length?"brief":""}`} aria-label=${a("contributions")}>
      ${o.map(r=>{let l=r.seat===null?a("destiny"):w(e,r.seat);return i`<li key=${l}>
          ${r.seat===null?i`<em class="token destiny" aria-hidden="true">?</em>`:i`<${V} seat=${r.seat} />`}
          <span class="giver">${l}</span>
          <span class="backs" aria-hidden="true">${Array.from({length:Math.min(r.n-r.open.length,oa)},(c,p)=>i`<i key=${p}></i>`)}</span>
          <b aria-label=${a("contributed",{name:l,n:r.n})}>${r.n}</b>
          ${r.open.length>0&&i`<small>${s(r.open)}</small>`}
        </li>`})}
    </ul>
    ${n&&n.added.length>0&&i`<p class="modifier">${a("you_added",{cards:s(n.added)})}</p>`}
  `}function aa({cards:t,turned:e}){let n=o=>o>0?"for":o<0?"against":"nil";return i`
    <ul class="revealed" aria-label=${a("revealed")}>
      ${t.map((o,s)=>s<e?i`<li key=${s} class=${n(o.counts)} data-explain=${o.card}>
              <${B} skill=${o.skill} /><span>${o.name}</span><b>${nt(o.counts)}</b>
            </li>`:i`<li key=${s} class="face-down" aria-hidden="true"></li>`)}
    </ul>
  `}var ia=t=>t.reduce((e,n)=>e+n.counts,0);function la({check:t,total:e}){let n=Math.max(t.difficulty,e,1),o=s=>`${100*Math.max(0,s)/n}%`;return i`
    <div class="total">
      <b>${a("total_against",{total:Mt(e),difficulty:t.difficulty})}</b>
      <span class="bar" aria-hidden="true">
        <i class=${e>=t.difficulty?"enough":""} style=${{width:o(e)}}></i>
        ${t.partial!==null&&i`<s style=${{left:o(t.partial)}}></s>`}
        <s style=${{left:o(t.difficulty)}}></s>
      </span>
    </div>
  `}var ca=["pass","partial","fail","consequence"];function st({boxes:t,chosen:e=null,outcome:n=null,pick:o=null}){return t.map((s,r)=>i`<${ua} key=${r} box=${s} chosen=${e} outcome=${n} pick=${o} />`)}function ua({box:t,chosen:e,outcome:n,pick:o}){return t.kind==="choice"?i`
      <${Ht} lines=${t.text} />
      <ol class="choices">
        ${(t.boxes??[]).map((s,r)=>i`<li key=${r} class=${o?"glow":e===r?"chosen":e===null?"":"rejected"} onClick=${o&&(()=>o(r))}>
            ${e===r&&i`<mark>${a("chosen")}</mark>`}
            <${Ht} lines=${s.text??[]} />
            <${st} boxes=${s.boxes??[]} outcome=${e===r?n:null} />
          </li>`)}
      </ol>
    `:t.kind==="check"?i`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${t.value}</b>
          <span>${a("check")} <span class="skills">${(t.skills??[]).map(s=>i`<${B} key=${s} skill=${s} />`)}</span></span>
        </p>
        <${Ht} lines=${t.text??[]} />
        <dl class="results">
          ${(t.boxes??[]).map(s=>i`<div key=${s.kind} class=${`${s.kind} ${n===s.kind?"is":""}`}>
              <dt>${ca.includes(s.kind)?a(`result:${s.kind}`,{n:s.value}):""}</dt>
              <dd><${Ht} lines=${s.text??[]} /><${st} boxes=${s.boxes??[]} /></dd>
            </div>`)}
        </dl>
      </div>
    `:i`<${Ht} lines=${t.text??[]} /><${st} boxes=${t.boxes??[]} />`}function Ht({lines:t}){return t.map((e,n)=>i`<p key=${n} class="line">${e}</p>`)}function Zo({crisis:t,outcome:e,first:n,children:o}){let{view:s,choice:r}=k(),l=r.question?.kind==="crisis_choice"?c=>r.pick(`opt:${c}`):null;return i`
    <article class=${`card-large crisis ${n?"revealed-first":""}`} aria-label=${t.name}>
      <header data-explain=${t.card}>
        <${ot} kind=${E(t.card)} />
        <h3>${t.name}</h3>
        <small>${a("drawn_by",{name:w(s,t.drawer)})}</small>
      </header>
      ${n&&o}
      <${st} boxes=${t.boxes} chosen=${t.choice} outcome=${e} pick=${l} />
      <${Ze} crisis=${t} />
      ${!n&&o}
    </article>
  `}function Ze({crisis:t}){let e=[t.activate&&a(`activate:${t.activate}`),t.jump&&a("prepares_jump")].filter(Boolean);return e.length>0&&i`<p class="then"><span>${a("then")}</span> ${e.join(", ")}</p>`}var pa=4,ma=9e3;function So({open:t}){let{state:e}=k(),n=C(null),[o,s]=v([]);L(()=>{let c=e.log[e.log.length-1]?.n??0,p=n.current;if(e.synced&&(n.current=c),p===null||c<=p)return;let m=e.log.filter(u=>u.n>p&&Se(u)!==null);m.length&&s(m.slice(-pa))},[e.log,e.synced]),L(()=>{let c=setTimeout(()=>s([]),ma);return()=>clearTimeout(c)},[o]);let r=o[o.length-1],l=r&&t!==null&&Se(r)===String(t)?o.slice(0,-1):o;return l.length?i`
    <ul class="dice" aria-label=${a("dice")}>
      ${l.map((c,p)=>i`<li key=${c.n} style=${{animationDelay:`${p*150}ms`}}><${Te} face=${Se(c)} rolling /><small>${c.text}</small></li>`)}
    </ul>
  `:null}var Se=t=>t.about?.find(e=>e.startsWith("die:"))?.slice(4)??null;function Te({face:t,label:e,rolling:n=!1}){let[o,s]=$t.die;return i`
    <span class=${`die ${n?"rolling":""}`} role="img" aria-label=${e??a("rolled",{n:t})}>
      <svg viewBox=${o} aria-hidden="true"><path d=${s} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${t}</b>
    </span>
  `}var da=450,fa=4e3;function To(t,e){let n=C(!0),o=C(null),[s,r]=v(e);return L(()=>{let l=n.current||ht()||!e||o.current===t;if(n.current=!1,e&&(o.current=t),l){r(e);return}r(0);let c=0,p=setInterval(()=>{c+=1,r(c),c>=e&&clearInterval(p)},Math.min(da,fa/e));return()=>clearInterval(p)},[t,e]),[Math.min(s,e),()=>r(e)]}function Eo({roll:t}){let{view:e}=k();return i`
    <article class="card-large roll">
      <${Te} face=${t.result??"?"} label=${t.result===null?a("not_rolled"):a("rolled",{n:t.result})} />
      <p>
        <small>${a("rolled_by",{name:w(e,t.seat)})}</small>
        <span class="line">${t.text}</span>
        ${t.modifier!==0&&i`<b>${a("modified",{n:nt(t.modifier)})}</b>`}
      </p>
    </article>
  `}var $a=8e3,Ee=({crisis:t,check:e,nebula:n})=>ha(n)??t?.card??e?.source??null,ha=t=>t?.encounter?.card??(t&&!["ahead","over"].includes(t.phase)?t.phase:null);function Oo(){let{view:t,setSuspense:e}=k(),{crisis:n,check:o,roll:s}=t,[r,l]=ga(),c=o??r,p=!!(n&&c&&c.source===n.card),m=c?.revealed??[],[u,$]=To(c&&`${c.source}|${m.map(F=>F.card).join()}`,m.length),f=u<m.length,[h,d,b]=wo(t.nebula),_=f||h<d;q(()=>e(_),[_]);let g=c&&i`<${Ho} check=${c} named=${p} turned=${u} skip=${$} />`,H=!o&&r&&i`<button type="button" class="put-away" onClick=${l}>${a("put_away")}</button>`,P=h===d&&i`<${Mo} />`,y=ba(Ee(t));return i`
    <section class="resolving" ref=${y} tabindex="0" aria-label=${a("resolving")}>
      <${So} open=${s?.result??null} />
      ${s&&i`<${Eo} roll=${s} />`}
      <${xo} shown=${h} count=${d} all=${b} />
      ${t.nebula?.phase==="trial"&&P}
      <${no} />
      ${!p&&g}
      ${!p&&H}
      ${n&&i`<${Zo} crisis=${n} outcome=${p&&!f?c?.outcome:null} first=${p&&m.length>0}>${p&&g}<//>`}
      ${p&&H}
      ${t.nebula?.phase!=="trial"&&P}
    </section>
  `}function ba(t){let e=C(null);return L(()=>{t&&e.current.checkVisibility()&&scrollTo(0,0)},[t]),e}function ga(){let{view:t}=k(),{decided:e,crisis:n,game:o}=t,[s,r]=v(null),l=C({name:null,turn:0}),c=e&&`${e.source}|${e.total}|${e.revealed.map(f=>f.card).join()}`,[p,m]=v(c);c!==l.current.name&&(l.current={name:c,turn:o.turn}),L(()=>{let f=setTimeout(()=>m(c),$a);return()=>clearTimeout(f)},[c]);let u=o.turn>l.current.turn+1||n&&n.card!==e?.source;return[!e||o.winner||s===c||u&&p===c?null:e,()=>r(c)]}function Vo(){let{view:t}=k(),e=t.history??[],n=t.players.map(o=>o.seat);return e.length?i`
    <section class="history" aria-label=${a("history")}>
      <h3>${a("history")}</h3>
      <p class="legend">${a("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${a("check")}</th>
            ${n.map(o=>i`<th key=${o} scope="col"><${V} seat=${o} /><span class="unseen">${w(t,o)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${a("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${e.map((o,s)=>i`<${_a} key=${s} check=${o} seats=${n} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${a("history_sum")}</th>
            ${n.map(o=>i`<${ne} key=${o} worth=${ka(e,o)} />`)}
            <${ne} worth=${e.reduce((o,s)=>o+s.destiny_worth,0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `:null}var ka=(t,e)=>t.reduce((n,o)=>n+(o.worth[e]??0),0);function _a({check:t,seats:e}){let{view:n}=k(),[o,s]=v(!1),r=l=>l.map(c=>S(n,c)).join(", ");return i`
    <tr class=${t.outcome??""}>
      <th scope="row">
        <button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>
          <small>${a("history_turn",{turn:t.turn})}</small> ${S(n,t.source)}
          <span class="result">${a("history_result",{total:Mt(t.total),difficulty:t.difficulty,outcome:t.outcome?a(`outcome:${t.outcome}`):""})}</span>
        </button>
      </th>
      ${e.map(l=>i`<${ne} key=${l} worth=${t.added[l]?t.worth[l]:null} />`)}
      <${ne} worth=${t.destiny_worth} />
    </tr>
    ${o&&i`<tr class="cards">
      <td colspan=${e.length+2}>
        <dl>
          ${Object.entries(t.added).map(([l,c])=>i`<dt>${w(n,Number(l))}</dt><dd>${r(c)}</dd>`)}
          <dt>${a("destiny")}</dt><dd>${r(t.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `}function ne({worth:t}){return i`<td class=${t>0?"for":t<0?"against":"nil"}>${t===null?"·":nt(t)}</td>`}var No=t=>t.game.winner;function Ro(){let{view:t}=k(),{winner:e,ending:n,turn:o}=t.game;return i`
    <h2>${a(`won:${e}`)}</h2>
    <p class="why">${n} ${a("after_turns",{n:o})}</p>
    <div class="camps">
      ${ya.map(({camp:s,in:r})=>i`<${va} key=${s} camp=${s} players=${t.players.filter(r)} won=${e===s} />`)}
    </div>
  `}var Ao=t=>t.cylon||t.revealed.some(e=>e.cylon),ya=[{camp:"humans",in:t=>!Ao(t)},{camp:"cylons",in:Ao}];function va({camp:t,players:e,won:n}){let{view:o}=k();return e.length?i`
    <section class=${`camp ${t}`}>
      <h3>${a(`camp:${t}`)} ${n&&i`<small>${a("camp_won")}</small>`}</h3>
      <ul>
        ${e.map(s=>i`
            <li key=${s.seat} class=${s.out?"out":""}>
              <${V} seat=${s.seat} />
              <span>
                <b>${w(o,s.seat)}</b> <small>${s.name}</small> ${s.out&&i`<mark class="danger">${a("has_lost")}</mark>`}
                <span class="loyalties">
                  ${La(s)} ${t==="cylons"&&i`<small>${a(s.cylon?"camp_revealed":"camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `)}
      </ul>
    </section>
  `:null}function La(t){return t.revealed.length?t.revealed.map((e,n)=>i`<mark key=${n} class=${e.cylon?"danger":""}>${e.name}</mark>`):a("no_loyalty")}function Io(){let{me:t,choice:e}=k();if(!t?.looking.length)return null;let n=Oe(t.looking,e.question);return i`
    <div class="looking" role="group" aria-label=${a("looking")}>
      <small>${a("looking")}</small>
      ${t.looking.map((o,s)=>n?i`<${xa} key=${s} card=${o} option=${n[s]} />`:i`<article key=${s} class="card-large"><${Po} card=${o} /></article>`)}
    </div>
  `}function xa({card:t,option:e}){let{choice:n}=k(),o=n.picks.indexOf(e);return i`
    <button
      type="button"
      class=${`card-large glow ${o>=0?"picked":""}`}
      aria-pressed=${n.instant?void 0:o>=0}
      disabled=${n.sending}
      data-option=${e}
      onClick=${()=>n.pick(e)}
    >
      <${Po} card=${t} />${o>=0&&i`<b class="rank">${o+1}</b>`}
    </button>
  `}var Po=({card:t})=>i`
  <h3>${t.name}</h3>
  ${t.distance!==null&&i`<p class="line"><b>${a("distance_of",{n:t.distance})}</b></p>`}
  <${st} boxes=${t.boxes} />
  <${Ze} crisis=${t} />
`;function Oe(t,e){let n=t.map(({card:o},s)=>`${o}#${s}`);return n.length&&e?.options.length===n.length&&n.every(o=>e.options.includes(o))?n:null}var wa=6,Ma={loyalty:"loyalty",crisis:"deck",destination:"deck",quorum:"deck",super:"super",ship:"ship"};function Do(){let{state:t,view:e}=k(),n=t.log[t.log.length-1]?.n??0,o=t.log.findLast(s=>s.private&&s.n>n-wa&&Go(s));return!o||e.game.winner?null:i`<p class="reminder">${a(`reminder:${Go(o)}`)}</p>`}var Go=t=>t.about?.map(e=>Ma[E(e)]).find(Boolean);function Bo({cards:t,quorum:e}){return i`
    <div class="hand" data-answers role="list" aria-label=${a("hand",{n:t.length})} tabindex="0">
      ${jo(e).map(([n,o])=>i`<div role="listitem" key=${n}><${Ca} option=${n} ...${o} /></div>`)}
      ${t.map(n=>i`<div role="listitem" key=${n.option}><${Ha} ...${n} /></div>`)}
      ${!t.length&&!e.length&&i`<div role="listitem" class="no-cards">${a("no_cards")}</div>`}
    </div>
  `}var qo=({hand:t,quorum:e})=>[...t.map(n=>n.option),...jo(e).map(([n])=>n)];function jo(t){return t.map((e,n)=>[`${e.card}#${t.slice(0,n).filter(o=>o.card===e.card).length}`,e])}function Ca({option:t,name:e,text:n}){return i`
    <${T} option=${t} class="skill-card quorum" label=${`${e}: ${n.join(" ")}`}>
      <${ot} kind="quorum" /><span class="corner"><small>${a("quorum")}</small></span>
      <strong>${e}</strong>
      ${n.map((o,s)=>i`<small key=${s} class="line">${o}</small>`)}
    <//>
  `}function Ha({option:t,name:e,skill:n,strength:o,text:s}){let r=`${e} ${o}, ${a(`skill:${n}`)}: ${s.join(" ")}`;return i`
    <${T} option=${t} class=${`skill-card ${n}`} label=${r}>
      <${ot} kind=${n} /><span class="corner"><b>${o}</b><${B} skill=${n} /></span>
      <strong>${e}</strong>
      ${s.map((l,c)=>i`<small key=${c} class="line">${l}</small>`)}
    <//>
  `}var Za=["pass","evade"];function Wo({me:t}){let{send:e,state:n,view:o}=k(),s=t.orders,r=n.pending.some(c=>c.do==="order"),l=et(o.players[t.seat].place);return i`
    ${Za.filter(c=>c!=="evade"||l||s.includes(c)).map(c=>{let p=s.includes(c);return i`
        <button key=${c} type="button" class="order" role="switch" data-explain=${`help:${c}`} data-option=${`order:${c}`} aria-checked=${p} disabled=${r}
          onClick=${()=>e({do:"order",order:c,on:!p})}>
          <b>${a(`order:${c}`)}</b>
          <small>${a(p?"order_on":"order_off")}</small>
        </button>
      `})}
  `}function Fo(){let{me:t,view:e}=k();if(!t)return i`<footer class="your-cards" id="hand"></footer>`;let n=e.memos.filter(s=>s.seat===t.seat),o=!e.game.turn&&!t.loyalty.length&&!t.hand.length;return i`
    <footer class=${`your-cards ${o?"bare":""}`} id="hand" aria-label=${a("your_things")}>
      <div class="secrets">
        <${J} name=${a("loyalty")} count=${a("cards",{n:t.loyalty.length})}>
          ${t.team&&i`<p><b>${a(`team:${t.team}`)}</b></p>`}
          ${t.loyalty.map((s,r)=>i`<p key=${r} class=${s.cylon?"cylon":""}><b>${s.name}</b> ${s.text}</p>`)}
        <//>
        ${t.super_crises.length>0&&i`<${J} name=${a("super_crises")} count=${a("cards",{n:t.super_crises.length})}>
          ${t.super_crises.map((s,r)=>i`<p key=${r}><b>${s.name}</b> ${s.text.join("; ")}</p>`)}
        <//>`}
        <${Jn} />
        <${J} name=${a("memos")} count=${a("memo_count",{n:n.length})}>
          ${n.map((s,r)=>i`<p key=${r}><small>${a("memo_turn",{turn:s.turn})}</small> ${s.text}</p>`)}
          ${!n.length&&i`<p>${a("no_memos")}</p>`}
        <//>
        <${Wo} me=${t} />
      </div>
      <${Bo} cards=${t.hand} quorum=${t.quorum} />
    </footer>
  `}function Uo(){let{view:t}=k();if(!t.fleet)return null;let{space:e,track:n,auto_attack:o}=t.fleet.pursuit;return i`
    <button type="button" class=${`track pursuit ${xt(t)?"close":""}`} data-explain="track:pursuit">
      <span class="unseen">${zt(t).join(" ")}</span>
      <span class="seen" aria-hidden="true">
        <${O} kind="raider" /><span class="track-name">${a("pursuit")}</span>
        ${n.map((s,r)=>i`
            <b key=${r} class=${`${r===e?"at":""} ${r===o?"dead":s?"costs":""}`}>
              ${r===o?i`${a("attack")} ${ye(t)}`:s?i`+${s}<${O} kind="civilian" />`:r}
            </b>
          `)}
      </span>
    </button>
  `}function Ko({resource:t,value:e,red_at:n,top:o}){let s=e<=n,r=a(`res:${t}`),l=a(s?"dial_low":"dial_label",{name:r,value:e,red:n}),c=p=>`${100*Math.min(p,o)/o}%`;return i`
    <${T} option=${`res:${t}`} class=${`dial ${s?"low":""}`} label=${l} firm>
      <${O} kind=${t} /><span class="dial-name">${r}</span><b>${e}</b>
      <span class="bar" aria-hidden="true"><i style=${{width:c(e)}}></i><u style=${{left:c(n)}}></u></span>
    <//>
  `}function zo({jump:t,auto:e,risks:n}){let o=Array.from({length:e+1},(s,r)=>r);return i`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${a("jump_label",{jump:t,auto:e})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("jump")}</span>
        ${o.map(s=>i`
            <b key=${s} class=${`${s===t?"at":""} ${s in n?"risky":s===e?"ready":"dead"}`}>
              ${s===e?a("auto"):s in n?i`${a("risk",{n:n[s]})}<${O} kind="population" />`:s}
            </b>
          `)}
      </span>
    </button>
  `}function Yo(){let{view:t}=k(),{turn:e,distance:n,goal:o,jump:s,auto_jump:r,risks:l}=t.game;return i`
    <div class="dials">${t.dials.map(c=>i`<${Ko} key=${c.resource} ...${c} />`)}</div>
    <${zo} jump=${s} auto=${r} risks=${l} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${a("distance")}</span> <b>${a("of",{value:n,most:o})}</b>
    </button>
    <${Uo} />
    <p class="fact turn-number"><span>${a("turn")}</span> <b>${e}</b></p>
  `}function Jo({game:t,dials:e}){let n=new Map([[a("turn"),t.turn]]);for(let{resource:o,value:s}of e)n.set(a(`res:${o}`),s);return n.set(a("distance"),t.distance)}function Xo(t,e,n){if(!n||e.game.winner)return[];let o=n.loyalty.length>0?["loyalty"]:[],s=e.game.turn>0?[...o,...e.fleet?["fleet"]:[]]:o;return t?[...s,t.window?"window":t.kind]:e.game.turn>0?[...s,"waiting"]:s}var Qo=t=>({goal:t.game.goal});var Ae={};Vt(Ae,{deliberate:()=>Na,eachItsOwn:()=>Aa,grave:()=>Ra,inHand:()=>Va,mayHaveSecret:()=>Ea,meansOther:()=>Pa,onTable:()=>Sa,secret:()=>Ve,shownElsewhere:()=>Oa});var Sa=["ally","loc","area","ship","card","quorum","seat","char"],Ve=t=>E(t)==="loyalty"||Ta.includes(R(t)),Ta=["token:benevolent","token:antagonistic"],Ea=(t,e,n)=>t.kind==="action"&&n?.loyalty.length>0&&!e.players[n.seat].cylon,Oa=(t,e,n)=>E(n)==="char"||!!(e&&Oe(e.looking,t)),Va=t=>t?qo(t):[],Aa=t=>t==="ship",Na=t=>t.kind==="contribute",Ra=t=>t==="opt:nuke"||E(t)==="loyalty",Ia={steal:"card",ability:"card",destiny:"card",quorum_card:"quorum"},Pa=(t,e)=>Ia[t.kind]===E(e);var Ga=1e4;function bt(){let{state:t,view:e}=x(),[n,o]=v(Date.now());L(()=>{let l=setInterval(()=>o(Date.now()),1e3);return()=>clearInterval(l)},[]);let s=t.log[t.log.length-1],r=n+t.ahead;return!s||r-Date.parse(s.at)<Ga||!e.questions.waiting.some(l=>l.seat!==null)?null:i` <small class="since">${a("since",{time:Ye(s.at,r)})}</small>`}function ts({seat:t}){let{view:e,seat:n}=k(),o=e.players[t],s=e.people.find(b=>b.seat===t),r=w(e,t),l=e.game.current===t&&e.game.turn>0&&!e.game.winner,c=e.questions.waiting.some(b=>b.seat===t),p=e.claims?.levels[t],m=o.place&&Jt(e,o.place),u=ft(e,t),$=[o.out&&a("tag_out"),o.once_used&&a("once_used"),s?.kind==="bot"&&a("tag_bot"),s?.kind!=="bot"&&s?.taken&&!s.present&&a("tag_away"),o.loyalty>1&&a("loyalty_cards",{n:o.loyalty}),o.super_crises>0&&a("super_crises_held",{n:o.super_crises}),...o.quorum.map(b=>b.name)].filter(Boolean),f=`person ${t===n?"me":""} ${l?"turn":""} ${o.cylon?"cylon":""} ${o.out?"out":""}`,h=[l&&a("tag_turn"),c&&a("tag_awaited")].filter(Boolean),d=[r,o.name,m,a("cards_in_hand",{n:o.hand}),u>0&&a("trauma_tokens",{n:u}),...o.titles.map(wt),...h,...$].filter(Boolean).join(", ");return i`
    <${T} option=${K(t)} class=${f} label=${d} firm>
      <span class="bust" data-seat=${t}>${o.character&&i`<${ut} of=${o.character} cylon=${o.cylon} />`}<${V} seat=${t} /></span>
      <span class="who">
        <b>${t===n?a("you_named",{name:r}):r}</b>
        ${o.name&&i`<small class="character">${o.name}</small>`}
        ${m&&i`<small>${m}</small>`}
        <span class="marks">
          ${o.titles.map(b=>i`<mark key=${b}>${wt(b)}</mark>`)}
          ${o.cylon&&i`<mark class="danger">${a("cylon")}</mark>`}
          ${l&&i`<i class="whose">${a("tag_turn")}</i>`}
          ${c&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          <${Yn} seat=${t} />
          ${$.map(b=>i`<i key=${b}>${b}</i>`)}
          ${p&&i`<i class="claim">${a(`claim:${p}`)}</i>`}
        </span>
        ${c&&t!==n&&i`<${bt} />`}
      </span>
      <span class="cards">${o.hand}</span>
    <//>
  `}function es({option:t}){let{choice:e,me:n}=k(),o=E(t),s=o==="card"&&e.may(t)&&n?.hand.find(r=>r.option===t);return s?i`<${B} skill=${s.skill} />`:o==="skill"?i`<${B} skill=${R(W(t))} />`:o==="ship"?i`<${O} kind=${Da(t)} />`:Ve(t)&&o==="token"?i`<${G} token=${R(t)} />`:o==="seat"?i`<${V} seat=${Number(W(t))} />`:null}var Da=t=>t.startsWith("ship:civilian")?"civilian":W(t).split("@")[0];var Ba={battle:"crossroads",choosing:"crossroads",resolving:"crossroads",trial:"trial"};function ns(t,e){let{turn:n,current:o,step:s}=t.game;if(n===0)return a("setting_up");let r=t.nebula&&Ba[t.nebula.phase],l=r?a(`during:${r}`):a(`step:${s}`);return e!==null&&t.players[e].out?a("you_are_out",{name:w(t,o),step:l}):o===e?a("your_turn",{step:l}):a("turn_of",{name:w(t,o),step:l})}var qa=["pick","turn","cylon","human"],ja=(t,e)=>t.private?.find(n=>n.seat===e)??null,Wa=(t,e)=>t.players[e].out,Fa=t=>t.hand.length,Ua=t=>!["card","quorum"].includes(E(t));function Zt(){let t=crypto.getRandomValues(new Uint8Array(16));return Array.from(t,e=>e.toString(16).padStart(2,"0")).join("")}function Re(t){performance.clearMarks(t),performance.mark(t)}function ss(t={}){let e={link:"connecting",synced:!1,ahead:0,since:null,sections:{},hashes:{},log:[],chat:[],pending:[],notices:[],...t},n=new Set;function o(l){e={...e,...l};for(let c of n)c(e)}function s(l,c){let p=new Map(l.map(m=>[m.n,m]));for(let m of c)p.set(m.n,m);return[...p.values()].sort((m,u)=>m.n-u.n)}let r={sections({set:l,hashes:c,gone:p}){let m={...e.sections,...l},u={...e.hashes,...c};for(let $ of p)delete m[$],delete u[$];Re("view-heard"),o({sections:m,hashes:u})},log({lines:l}){o({log:s(e.log,l)})},chat({lines:l}){o({chat:s(e.chat,l)})}};return{get state(){return e},set:o,subscribe(l){return n.add(l),()=>n.delete(l)},hear(l){r[l.type]?.(l)},notice(l,c){let p=e.notices.filter(m=>m.words!==l);o({notices:[...p,{words:l,code:c}]})},dismiss(l){o({notices:e.notices.filter(c=>c!==l)})}}}var os=t=>t.length?t[t.length-1].n:0;function rs({hashes:t,log:e,chat:n}){return{have:t,log:os(e),chat:os(n)}}var Ka=1,za=2e4,as=1e4,is=1500,ls=500,Ya=15e3,cs={4403:"forbidden",4404:"unknown"},Ja=4401,Xa=1009,Qa=new Set(["earlier","read","note"]),ti=new Set(["read","note"]),ei=new Set(["hold"]),Ie="reloaded",ni=new Set(["answer","chat","note","report"]);function us({at:t,seat:e,store:n}){let o=new URL(t,location.href);o.protocol=o.protocol.replace("http","ws");let s=`unsent:${o.pathname}:${e}`,r=null,l=0,c=!1,p=0,m=0,u=0,$=0,f=null,h=!1,d=new Map;function b(M){n.set({pending:M}),sessionStorage.setItem(s,JSON.stringify(M.filter(I=>ni.has(I.do))))}function _(){if(clearTimeout($),h||r)return;c=!1;let M=new WebSocket(o);r=M,m=setTimeout(()=>g(M),as),M.onmessage=I=>M===r&&F(JSON.parse(I.data)),M.onclose=I=>M===r&&H(I.code)}function g(M){M===r&&(M.close(),H(1006))}function H(M){if(r=null,f=null,clearTimeout(p),clearTimeout(m),clearTimeout(u),M in cs){h=!0,n.set({link:cs[M]});return}if(M===Xa&&(b([]),n.notice(a("too_long"),"too_long")),b(n.state.pending.filter(U=>!ei.has(U.do))),M===Ja){$=setTimeout(_,ls);return}n.set({link:navigator.onLine===!1?"offline":"lost"});let I=Math.min(Ya,ls*2**l++);$=setTimeout(_,I*(.75+Math.random()/2))}let P=M=>r?.send(JSON.stringify(M));function y(){if(!r||!c||f)return;clearTimeout(p);let M=r;f=Zt(),m=setTimeout(()=>g(M),as),clearTimeout(u),u=setTimeout(()=>n.set({link:"slow"}),is),P({do:"sync",id:f,...rs(n.state)})}function F(M){M.type==="hello"?Ot(M):M.type==="ok"||M.type==="refused"||M.type==="stale"?ar(M):n.hear(M)}function Ot(M){if(clearTimeout(m),M.protocol!==Ka||M.seat!==e){ae();return}c=!0,sessionStorage.removeItem(Ie),n.set({ahead:M.now?Date.parse(M.now)-Date.now():0,since:n.state.since??M.since??null}),y();for(let I of n.state.pending)P(I)}function ae(){h=!0,r?.close(),n.set({link:"outdated"});let M=Number(sessionStorage.getItem(Ie)||0);sessionStorage.setItem(Ie,String(Date.now())),Date.now()-M>3e4&&location.reload()}function ar({type:M,id:I,words:U,code:le}){if(I===f&&I!==null&&(f=null,l=0,clearTimeout(m),clearTimeout(u),p=setTimeout(y,za),n.set({link:"open",synced:!0}),M==="ok"))return;let kt=n.state.pending.find(ce=>ce.id===I);b(n.state.pending.filter(ce=>ce.id!==I));let ir=d.get(I);d.delete(I),!ir?.({type:M,words:U})&&(M!=="ok"?n.notice(U,le):kt&&!Qa.has(kt.do)&&n.set({notices:[]}))}addEventListener("online",()=>{l=0,_()}),addEventListener("offline",()=>{r?g(r):h||n.set({link:"offline"})});let ie=()=>{document.hidden||h||(l=0,r?c&&(n.state.link==="open"&&n.set({link:"checking"}),f=null,clearTimeout(m),y()):_())};return document.addEventListener("visibilitychange",ie),document.addEventListener("resume",ie),addEventListener("pageshow",M=>M.persisted&&ie()),n.set({pending:JSON.parse(sessionStorage.getItem(s)??"[]")}),_(),{send(M,I=null){let U={...M,id:Zt()};I&&d.set(U.id,I);let le=n.state.pending.filter(kt=>!(kt.do===M.do&&ti.has(kt.do)));b([...le,U]),!(!r||!c)&&(P(U),setTimeout(()=>n.state.pending.includes(U)&&y(),is))}}}var oi="button, a, input, select, textarea, summary, [tabindex]";function ps(){L(()=>{let t=null,e=r=>{t=r.target},n=r=>{r.target.closest?.(oi)||(t=null)},o=()=>{!t||document.activeElement!==document.body||t.isConnected&&t.disabled||(t.isConnected?t:si())?.focus({preventScroll:!0})},s=new MutationObserver(()=>setTimeout(o));return s.observe(document.body,{subtree:!0,childList:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",e,!0),document.addEventListener("pointerdown",n,!0),()=>{s.disconnect(),document.removeEventListener("focusin",e,!0),document.removeEventListener("pointerdown",n,!0)}},[])}function si(){return document.querySelector("[role=alertdialog] button:not(.danger)")??document.getElementById("ask")}var oe=t=>[...document.querySelectorAll(t)].find(e=>e.getClientRects().length);function ms(t){let e=C(t);e.current=t,L(()=>{let n=({choice:s,send:r,help:l,chat:c})=>({q:()=>(oe(".question [data-option]:enabled")??oe("[data-answers] [data-option]:enabled")??oe(".question button:enabled"))?.focus(),p:()=>s.question?.window&&s.question.given===null&&s.pass(),c,l:()=>oe(".log")?.focus(),h:()=>s.question?.window&&r({do:"hold"}),Escape:()=>s.sure&&s.unsure(),"?":l}),o=s=>{if(s.repeat||s.ctrlKey||s.metaKey||s.altKey||s.target.closest?.("input, textarea, select, dialog"))return;let r=n(e.current)[s.key];r&&(s.preventDefault(),r())};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}var ri=350,ai=200,ii=450,li=10,rt=8;function ds(){let{view:t,me:e,choice:n,parts:o}=x(),[s,r]=v(null),l=C(null);l.current=s;let c=pi(r,l),p=C(null);q(()=>s&&p.current&&mi(p.current,s.rect)),L(()=>{s?.pinned&&p.current?.focus()},[s?.typed,s?.pinned]);let m=s&&ci(o.explanation(t,e,s.typed),n.question?.dimmed[s.option]);return L(()=>{s&&(!m||!s.pinned&&!s.origin.isConnected)&&r(null)}),m?i`
    <aside class=${`popover ${s.pinned?"pinned":""}`} ref=${p} role=${s.pinned?"dialog":"tooltip"}
      aria-label=${m.title||a("why_not")} tabindex="-1" onKeyDown=${ui}>
      ${m.title&&i`<h3>${m.title}</h3>`}
      ${m.lines.map((u,$)=>i`<p key=${$} class=${u.tone??""}>${u.text??u}</p>`)}
      ${m.more}
      ${s.pinned&&i`<div class="close">
        ${m.link&&i`<a class="button" href=${m.link} target="_blank" rel="noopener">${a("in_compendium")}</a>`}
        <button type="button" onClick=${c}>${a("close")}</button>
      </div>`}
    </aside>
  `:null}function ci(t,e){let n=e?[{tone:"why",text:e}]:[];return t?{...t,lines:[...t.lines.filter(Boolean),...n]}:n.length?{title:"",lines:n}:null}function ui(t){if(t.key!=="Tab")return;let e=[...t.currentTarget.querySelectorAll("a, button")],[n,o]=t.shiftKey?[e[0],e[e.length-1]]:[e[e.length-1],e[0]];document.activeElement!==n&&document.activeElement!==t.currentTarget||(t.preventDefault(),o?.focus())}function pi(t,e){let n=C(!1),o=()=>{let{pinned:s,origin:r}=e.current??{};t(null),s&&(n.current=!0,r.focus(),n.current=!1)};return L(()=>{let s=0,r=!1,l=[0,0],c=[0,0],p=d=>d.target.closest?.("[data-explain]"),m=(d,b)=>{let{explain:_,why:g=_}=d.dataset;t({typed:_,option:g,rect:d.getBoundingClientRect(),pinned:b,origin:d})},u=d=>!e.current?.pinned&&m(d,!1),$=(d,b)=>{clearTimeout(s),s=setTimeout(b,d)},f=()=>t(d=>d?.pinned?d:null),h={pointerover(d){if(d.pointerType!=="mouse"||d.buttons||d.clientX===c[0]&&d.clientY===c[1])return;if(d.target.closest?.(".popover"))return clearTimeout(s);let b=p(d);if(!b)return $(ai,f);$(ri,()=>u(b))},pointerdown(d){r=!1,l=[d.clientX,d.clientY];let b=p(d);if(!b&&!d.target.closest?.(".popover")&&t(null),!b||d.pointerType==="mouse")return $(0,()=>{});$(ii,()=>{r=!0,m(b,!0)})},pointermove(d){d.pointerType==="mouse"?c=[d.clientX,d.clientY]:Math.hypot(d.clientX-l[0],d.clientY-l[1])>li&&clearTimeout(s)},pointerup:d=>d.pointerType!=="mouse"&&clearTimeout(s),pointercancel:()=>clearTimeout(s),contextmenu(d){p(d)&&r&&d.preventDefault()},click(d){let b=p(d);r?(d.preventDefault(),d.stopPropagation(),r=!1):b&&!b.dataset.option?(clearTimeout(s),m(b,!0)):b&&(clearTimeout(s),t(null))},focusin(d){let b=p(d);n.current||(b?.matches(":focus-visible")?u(b):d.target.closest?.(".popover")||f())},focusout:f,keydown(d){r=!1,d.key==="Escape"&&o()},scroll:f};for(let[d,b]of Object.entries(h))document.addEventListener(d,b,!0);return()=>{clearTimeout(s);for(let[d,b]of Object.entries(h))document.removeEventListener(d,b,!0)}},[]),o}function mi(t,e){let{width:n,height:o}=t.getBoundingClientRect(),s=e.bottom+rt,r=s+o<=innerHeight-rt?s:e.top-rt-o,l=e.left+e.width/2-n/2;t.style.top=`${Math.max(rt,Math.min(r,innerHeight-rt-o))}px`,t.style.left=`${Math.max(rt,Math.min(l,innerWidth-rt-n))}px`}function fs(t){let e=C(t);e.current=t,L(()=>{let n=null,o=l=>{l.preventDefault(),l.stopPropagation()},s=l=>{l.detail<=1?n=e.current:n!==e.current&&o(l)},r=l=>{l.repeat&&l.key==="Enter"&&!l.target.closest?.("textarea")&&o(l)};return document.addEventListener("click",s,!0),document.addEventListener("keydown",r,!0),()=>{document.removeEventListener("click",s,!0),document.removeEventListener("keydown",r,!0)}},[])}var $s="draft";function hs(t,e,n,o){let[s,r]=v(()=>JSON.parse(sessionStorage.getItem($s)??"{}")),l=t?.id??null,c=e.some(g=>g.do==="answer"&&g.ask===l),p=JSON.stringify(t?.given??null),m=s.ask===l&&s.given===p?s:{ask:l,given:p,picks:t?.given??[],sure:null},u=g=>{sessionStorage.setItem($s,JSON.stringify({...g,sure:null})),r(g)};if(!t)return{question:null,options:new Set,picks:[],sending:!1,may:()=>!1};let{options:$,sizes:f}=t,h=Math.max(0,...f),d=h<=1&&!o.deliberate(t),{picks:b}=m,_=g=>{c||n({do:"answer",ask:l,picks:g})};return{question:t,options:new Set($),picks:b,sending:c,instant:d,most:h,sure:m.sure,complete:f.includes(b.length),may(g){return $.includes(g)&&!o.meansOther(t,g)},pick(g){c||(d?o.grave(g)&&m.sure!==g?u({...m,sure:g}):_([g]):b.includes(g)?u({...m,picks:b.filter(H=>H!==g)}):b.length<h&&u({...m,picks:[...b,g]}))},unsure(){u({...m,sure:null})},clear(){u({...m,picks:[]})},confirm(){_(b)},pass(){_([])}}}function se({line:t,open:e=!1}){let{view:n,parts:o}=x(),[s,,r]=Xt(),l=!lt(n)&&t.about?.some(o.faceDown);return i`<i>${a("only_you")}</i> ${l?i`<span class="whisper" ...${r}>${s||e?t.text:a("hold_to_look")}</span>`:t.text}`}var di=3,fi=3,bs={span:[0,0],changes:[]},$i=1500;function gs(){let{state:t}=x(),[e,n,o]=hi(),[s,r]=v(!1);gi(e.length>0);let l=t.pending.some(p=>p.do==="answer");if(L(()=>{l&&o()},[l]),!e.length)return null;let c=s?e:e.slice(-di);return i`
    <section class="recap" aria-label=${a("recap")}>
      <h3>${a("recap_count",{n:e.length})}</h3>
      ${n.length>0&&i`<p class="changes">${n.join(" · ")}</p>`}
      <ul>${c.map(p=>i`<li key=${p.n}>${p.private?i`<${se} line=${p} />`:p.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${o}>${a("got_it")}</button>
        ${e.length>c.length&&i`<button type="button" onClick=${()=>r(!0)}>${a("recap_all")}</button>`}
      </div>
    </section>
  `}function hi(){let{state:t,view:e,parts:n}=x(),o=ks(),s=C(null),r=C(!1),l=C(null),[{span:c,changes:p},m]=v(bs),u=_s(t.log);return L(()=>{if(o&&!r.current){let $=s.current??(t.since||u),f=s.current===null?0:fi;u-$>f&&m({span:[$,u],changes:bi(l.current,n.measures(e))})}r.current=o,o&&(s.current=u,l.current=n.measures(e))},[o,u]),[t.log.filter($=>$.n>c[0]&&$.n<=c[1]),p,()=>m(bs)]}function bi(t,e){return t?[...e].filter(([n,o])=>t.get(n)!==o).map(([n,o])=>a("recap_change",{name:n,then:t.get(n),now:o})):[]}function ks(){let{state:t}=x(),[e,n]=v(!document.hidden);return L(()=>{let o=()=>n(!document.hidden);return document.addEventListener("visibilitychange",o),()=>document.removeEventListener("visibilitychange",o)},[]),e&&t.synced&&t.link==="open"}function gi(t){let{state:e,seat:n,send:o}=x(),s=ks(),r=_s(e.log);L(()=>{if(n===null||!s||t||r<=(e.since??0))return;let l=setTimeout(()=>o({do:"read",log:r}),$i);return()=>clearTimeout(l)},[r,s,t])}var _s=t=>t[t.length-1]?.n??0;var ys="hints",Pe=()=>JSON.parse(localStorage.getItem(ys)??"[]"),vs=t=>localStorage.setItem(ys,JSON.stringify(t)),Ge=()=>!Pe().includes("all"),Ls=t=>vs(t?[]:["all"]);function xs(){let{choice:t,view:e,me:n,parts:o}=x(),[,s]=v(0),r=Pe(),l=o.moments(t.question,e,n).find(u=>A(`hint:${u}`)&&!r.includes(u)),c=t.question?.id??null,p=C(null);L(()=>{let u=p.current;p.current=c&&l?{asked:c,moment:l}:null,u&&u.asked!==c&&m(u.moment)},[c,l]);let m=u=>{vs([...Pe(),u]),s($=>$+1)};return!l||!Ge()?null:i`
    <aside class="hint-card" aria-label=${a("hint")}>
      <p>${a(`hint:${l}`,o.hintNumbers(e))}</p>
      <div class="close">
        <button type="button" onClick=${()=>m(l)}>${a("got_it")}</button>
        <button type="button" onClick=${()=>m("all")}>${a("no_hints")}</button>
      </div>
    </aside>
  `}function ws(){let{state:t,store:e}=x();return i`
    <div class="notices" role="alert">
      ${t.notices.map(n=>i`
          <div class="notice" key=${n.words} data-code=${n.code}>
            <span>${n.words}</span>
            <button type="button" onClick=${()=>e.dismiss(n)}>${a("dismiss")}</button>
          </div>
        `)}
    </div>
  `}function Ms(){let{choice:t}=j(),{dimmed:e,labels:n}=t.question,o=new Map,s=new Set;for(let[r,l]of Object.entries(e))s.has(R(r))||(s.add(R(r)),o.set(l,[...o.get(l)??[],r]));return o.size?i`
    <details class="dimmed-options">
      <summary>${a("not_now",{n:s.size})}</summary>
      <dl>
        ${[...o].map(([r,l])=>i`
            <div key=${r}>
              <dt>${l.map((c,p)=>i`${p>0&&"; "}<span key=${c} data-explain=${c}>${n[c]}</span>`)}</dt>
              <dd>${r}</dd>
            </div>
          `)}
      </dl>
    </details>
  `:null}function Cs({options:t}){let{choice:e}=j();return e.most<=1||t.length===1?i`<${De} option=${t[0]} />`:i`<${ki} options=${t} />`}function De({option:t,danger:e=!1}){let{choice:n}=j(),{instant:o,picks:s,most:r,sending:l,question:c}=n,p=s.indexOf(t),m=p>=0,u=!o&&!m&&s.length>=r;return i`
    <button
      type="button"
      class=${`option ${m?"picked":""} ${e?"danger":""}`}
      aria-pressed=${o?void 0:m}
      disabled=${l||u}
      title=${u?a("enough",{n:r}):void 0}
      data-option=${t}
      data-explain=${t}
      onClick=${()=>n.pick(t)}
    >
      <${Hs} option=${t} />
      ${m&&c.ordered&&i`<b class="rank">${p+1}</b>`}
    </button>
  `}function ki({options:t}){let{choice:e}=j(),n=t.filter(l=>e.picks.includes(l)),o=t.find(l=>!e.picks.includes(l)),s=e.picks.length>=e.most,r=e.question.labels[t[0]];return i`
    <div class=${`counter ${n.length?"picked":""}`} role="group" aria-label=${r}>
      <button type="button" aria-label=${a("one_less",{label:r})} disabled=${!n.length||e.sending}
        onClick=${()=>e.pick(n[n.length-1])}>−</button>
      <span class="counted"><${Hs} option=${t[0]} /><b>${a("of",{value:n.length,most:t.length})}</b></span>
      <button type="button" aria-label=${a("one_more",{label:r})} disabled=${!o||s||e.sending}
        title=${s?a("enough",{n:e.most}):void 0} data-option=${o}
        onClick=${()=>e.pick(o)}>+</button>
    </div>
  `}function Hs({option:t}){let{choice:e,parts:n}=j(),[o,s]=_i(e.question.labels[t]);return i`
    <${n.OptionIcon} option=${t} />
    <span class="face"><span class="label">${o}</span>${s&&i`<small class="line">${s}</small>`}</span>
  `}function _i(t){let[,e,n]=t.match(/^([^,;()]{2,60}?)\s?: (.+)$/s)??[null,t,""];return[e,n]}function Zs({options:t}){let[e,n]=v(!1),{choice:o,parts:s}=j(),{kind:r}=o.question;return dt(()=>n(!1)),i`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${e} onClick=${()=>n(!e)}>
        ${e?a("cover_secret_options"):A(`secret:${r}`)?a(`secret:${r}`):a("secret_options")}
      </button>
      ${e&&!t.length&&i`<p>${a("no_secret_options")}</p>`}
      ${e&&t.length>0&&i`<div class="items">${t.map(l=>i`<${De} key=${l} option=${l} danger=${s.options.grave(l)} />`)}</div>`}
    </div>
  `}var Ss="opt:nothing";function Ts({children:t}){let{choice:e,view:n,me:o,parts:s}=j(),{question:r,instant:l,sure:c}=e,p=s.options,m=r.options.filter(p.secret),u=Li(r.options.filter(d=>!p.secret(d)&&!p.shownElsewhere(r,o,d)),p),$=new Set(p.inHand(o)),f=d=>d.every(b=>$.has(b)&&e.may(b)),h=m.length>0||p.mayHaveSecret(r,n,o);return c?i`<${vi} option=${c} />`:i`
    <div class=${`question ${l?"":"many"}`} id="question" data-kind=${r.kind} data-ask=${r.id}>
      <p class="prompt">${r.text} ${!l&&i`<small>${wi(r.sizes)}</small>`}</p>
      ${r.given!==null&&i`<p class="given">${a("given",{picks:Mi(n,r)})}</p>`}
      ${[...u].map(([d,b])=>i`
          <div key=${d} class=${`options of-${d} ${f(b)?"in-hand":""}`} role="group" aria-label=${Be(d)}>
            ${f(b)&&i`<p class="below">${a(A(`in_hand:${d}`)?`in_hand:${d}`:"in_your_hand",{n:b.length})}</p>`}
            ${u.size>1&&Be(d)&&i`<h4>${Be(d)}</h4>`}
            <div class="items">
              ${xi(b,r.ordered||p.eachItsOwn(d)).map(_=>i`<${Cs} key=${_[0]} options=${_} />`)}
            </div>
          </div>
        `)}
      ${t}
      ${h&&i`<${Zs} options=${m} />`}
      <${Ms} />
      <${yi} />
    </div>
  `}function yi(){let{choice:t}=j(),{question:e,instant:n,picks:o,complete:s,sending:r}=t,l=e.sizes.includes(0);if(n&&!l)return null;let c=Math.min(...e.sizes.filter(m=>m>o.length)),p=a(e.window?"pass":A(`none:${e.kind}`)?`none:${e.kind}`:"none");return i`
    <div class="close">
      ${!n&&i`<button type="button" class=${`go ${o.length?"":"empty"}`} disabled=${!s||r} onClick=${t.confirm}>
        ${o.length===0&&l?p:s?a(A(`confirm:${e.kind}`)?`confirm:${e.kind}`:"confirm",{n:o.length}):a("picked_of",{n:o.length,of:c})}
      </button>`}
      ${!n&&o.length>0&&i`<button type="button" onClick=${t.clear}>${a("clear")}</button>`}
      ${n&&l&&i`<button type="button" class="go pass" disabled=${r} onClick=${t.pass}>${p}</button>`}
    </div>
  `}function vi({option:t}){let{choice:e}=j();return i`
    <div class="question sure" role="alertdialog" aria-label=${a("sure")} data-kind="sure" data-ask=${e.question.id}>
      <p class="prompt"><b>${a("sure")}</b> ${e.question.labels[t]}</p>
      <div class="close">
        <button type="button" class="danger" disabled=${e.sending} onClick=${()=>e.pick(t)}>${a("yes_really")}</button>
        <button type="button" onClick=${e.unsure}>${a("no_back")}</button>
      </div>
    </div>
  `}function Li(t,e){let n=new Map;for(let r of t){let l=E(r);n.set(l,[...n.get(l)??[],r])}n.has("opt")&&n.set("opt",n.get("opt").sort((r,l)=>+(r===Ss)-+(l===Ss)));let{onTable:o}=e,s=r=>r==="opt"?99:o.includes(r)?o.indexOf(r):o.length;return new Map([...n].sort(([r],[l])=>s(r)-s(l)))}function xi(t,e){if(e)return t.map(o=>[o]);let n=new Map;for(let o of t)n.set(R(o),[...n.get(R(o))??[],o]);return[...n.values()]}var Be=t=>A(`group:${t}`)?a(`group:${t}`):void 0;function wi(t){let e=Math.min(...t),n=Math.max(...t);return e===n?a("pick_exactly",{n:e}):t.length===n-e+1?e===0?a("pick_up_to",{n}):a("pick_range",{low:e,high:n}):a("pick_one_of",{sizes:t.join(", ")})}function Mi(t,{given:e,labels:n}){return e.length?N(e.map(o=>E(o)==="card"?X(t,o):Ci(n[o]??X(t,o)))):a("nothing")}var Ci=t=>t.split(/\s?: /)[0];function Es(){let{view:t,seat:e,choice:n,parts:o}=x();return lt(t)?i`<p class="status" role="status"><b>${a("game_over")}</b></p>`:i`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${o.turnWords(t,e)}</b> ${Hi(t,e,n.question)} ${Zi(n,e)} ${n.question?.given===null&&i`<span class="unseen">${n.question.text}</span>`}
      </span>
      <${bt} />
    </p>
  `}function Hi(t,e,n){let o=new Map;for(let s of t.questions.waiting){if(s.seat===e||s.seat===null&&n?.window)continue;let r=`${s.seat===null}|${s.text}`;o.set(r,[...o.get(r)??[],s])}return[...o.values()].map(s=>{let[{text:r,seat:l}]=s;return l===null?a("responses_open",{text:r}):a("waits_for",{names:N(s.map(c=>w(t,c.seat))),text:r})}).join(" ")}function Zi({question:t},e){return e===null?a("you_watch"):t?t.given!==null?a("you_answered"):t.window?a("you_may_respond"):a("up_to_you"):a("nothing_to_do")}var Si=250,Os=2*Math.PI*15;function Vs(){let{view:t,seat:e,choice:n,state:o,send:s}=x(),{beat:r}=t,l=Ti(r?.closes_at,o.ahead);if(!r)return null;let c=r.held.length>0,p=Math.min(1,l/r.seconds),m=e!==null&&n.question?.window&&r.holds[e]>0&&!r.held.includes(e),u=o.pending.some($=>$.do==="hold");return i`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${a("closes_in",{n:Math.ceil(l)})}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${p*Os} ${Os}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(l)}</b>
      </span>
      <p>${c?a("held_by",{n:r.held.length,names:N(r.held.map($=>w(t,$)))}):a("window_open")}</p>
      ${m&&i`<button type="button" class="hold" disabled=${u} data-explain="help:hold" data-option="beat:hold" onClick=${()=>s({do:"hold"})}>
        ${a("hold",{n:r.holds[e]})}
      </button>`}
    </div>
  `}function Ti(t,e){let[n,o]=v(Date.now());return L(()=>{if(!t)return;o(Date.now());let s=setInterval(()=>o(Date.now()),Si);return()=>clearInterval(s)},[t]),t?Math.max(0,(Date.parse(t)-n-e)/1e3):0}function As(){let{view:t,choice:e,state:n,send:o,seat:s,parts:r}=x(),[l,c]=v(!1),{question:p}=e,m=C(null);L(()=>c(!1),[p?.id]),q(()=>{if(p)for(let f of[m.current,m.current.closest(".matter")])f.scrollTop=0},[p?.id]);let u=n.pending.some(f=>f.do==="take_back"),$=p&&p.given===null;return i`
    <section class=${`ask ${$?"urgent":""}`} id="ask" tabindex="-1" aria-label=${a("question")}>
      <div class="ask-top">
        <${Es} />
        ${t.questions.take_back&&i`<button type="button" class="take-back" disabled=${u} onClick=${()=>o({do:"take_back"})}>${a("take_back")}</button>`}
        ${p&&i`<button type="button" class="fold" aria-expanded=${!l} aria-controls="question" onClick=${()=>c(!l)}>
          ${a(l?"unfold":"fold")}
        </button>`}
      </div>
      <${ws} />
      <${Vs} />
      <${r.Reminder} />
      <div class="ask-body" ref=${m} hidden=${l}>
        <${gs} />
        <${xs} />
        ${p&&i`<${Ts} key=${p.id}><${r.Looking} /><//>`}
        ${!p&&i`<${r.Looking} />`}
      </div>
      ${s!==null&&e.sending&&i`<p class="sending" role="status">${a("sending")}</p>`}
    </section>
  `}var Ei=60;function re(t){let e=C(null),n=C(!0),o=()=>{n.current&&(e.current.scrollTop=e.current.scrollHeight)};return q(o,[t]),L(()=>{let{current:s}=e,r=0,l=()=>{let{scrollTop:p,clientHeight:m,scrollHeight:u}=s;p+m>=u-Ei?n.current=!0:p<r&&(n.current=!1),r=p},c=new ResizeObserver(o);return c.observe(s),s.addEventListener("scroll",l),()=>{c.disconnect(),s.removeEventListener("scroll",l)}},[]),e}var Oi=500;function Ns({lines:t}){let{seat:e,send:n,view:o,parts:s}=x(),[r,l]=v(""),c=re(t.length),p=m=>{m.preventDefault();let u=r.trim();u&&(n({do:"chat",text:u},({type:$})=>{$!=="ok"&&l(f=>f||u)}),l(""))};return i`
    <div class="scroll" ref=${c} tabindex="0">
      ${A("secrecy_rules")&&i`<details class="secrecy"><summary>${a("secrecy")}</summary><p>${a("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${a("side:chat")}>
        ${t.map(m=>i`<li key=${m.n} data-seat=${m.seat} class=${m.claim?"claim":""}>
            <time datetime=${m.at}>${At(m.at)}</time> <b>${m.name}</b> <span>${m.text}</span>
          </li>`)}
      </ol>
      ${!t.length&&i`<p class="no-lines">${a("nobody_spoke")}</p>`}
    </div>
    ${e===null||s.out(o,e)?i`<p class="no-lines">${a("watchers_read")}</p>`:i`<form class="say" onSubmit=${p}>
          <input type="text" maxlength=${Oi} value=${r} aria-label=${a("say_label")} placeholder=${a("say_label")}
            autocomplete="off" onInput=${m=>l(m.currentTarget.value)} />
          <button type="submit">${a("say")}</button>
        </form>`}
  `}function Rs(){let{send:t,state:e,view:n,seat:o,speakOf:s}=x(),r=Vi(),[l,c]=v("all"),[p,m]=v(null),[u,$]=v(!1),f=()=>$(!1);dt(f);let h=r.filter(Ai[l]??(y=>y.about?.includes(l))),d=re(h.length),b=e.log[0]?.n??1,_=e.pending.some(y=>y.do==="earlier"),g=y=>{m(y.n),f(),s(y.about??[])},H={ArrowUp:-1,ArrowDown:1},P=y=>{if(y.key==="Enter"&&$(!u),!(y.key in H)||!h.length)return;y.preventDefault();let F=h.findIndex(ae=>ae.n===p),Ot=F<0?h.length-1:Math.max(0,Math.min(h.length-1,F+H[y.key]));g(h[Ot]),document.getElementById(`line-${h[Ot].n}`)?.scrollIntoView({block:"nearest"})};return i`
    <div class="scroll" ref=${d}>
      <label class="filter"><span class="unseen">${a("filter")}</span>
        <select value=${l} onChange=${y=>c(y.currentTarget.value)}>
          <option value="all">${a("filter:all")}</option>
          ${o!==null&&i`<option value="own">${a("filter:own")}</option>`}
          ${n.people.map(y=>i`<option key=${y.seat} value=${K(y.seat)}>${a("filter_person",{name:w(n,y.seat)})}</option>`)}
        </select>
      </label>
      ${b>1&&i`<button type="button" class="earlier" disabled=${_} onClick=${()=>t({do:"earlier",before:b})}>
        ${a("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${a("side:log")} aria-activedescendant=${p?`line-${p}`:void 0} onKeyDown=${P} onBlur=${f}>
        ${h.map(y=>i`<li key=${y.n} id=${`line-${y.n}`} role="option" aria-selected=${y.n===p} class=${y.private?"private":""} onClick=${()=>g(y)}>
            <time datetime=${y.at}>${At(y.at)}</time> ${y.private?i`<${se} line=${y} open=${u&&y.n===p} />`:y.text}
          </li>`)}
      </ol>
      ${!h.length&&i`<p class="no-lines">${a("nothing_yet")}</p>`}
    </div>
  `}function Vi(){let{state:t,suspense:e}=x(),n=C(1/0);return e||(n.current=t.log[t.log.length-1]?.n??0),e?t.log.filter(o=>o.n<=n.current):t.log}var Ai={all:()=>!0,own:t=>t.private};var Ni=4e3,Ri=800;function Is(){let{view:t,send:e}=x(),n=t.notes?.text??"",[o,s]=v(n),r=C(0),l=C(n);L(()=>{r.current||s(n)},[n]);let c=()=>{clearTimeout(r.current),r.current=0,e({do:"note",text:l.current})},p=()=>r.current&&c();L(()=>(addEventListener("pagehide",p),document.addEventListener("visibilitychange",p),()=>{removeEventListener("pagehide",p),document.removeEventListener("visibilitychange",p),p()}),[]);let m=u=>{l.current=u.currentTarget.value,s(l.current),clearTimeout(r.current),r.current=setTimeout(c,Ri)};return i`
    <label class="notes">
      <span>${a("notes_label")}</span>
      <textarea maxlength=${Ni} value=${o} onInput=${m}></textarea>
    </label>
  `}function Ps(){let{state:t,seat:e,view:n}=x(),[o,s]=v("log"),r=`chat-read:${n.table.id}`,[l,c]=v(()=>Number(localStorage.getItem(r)??0)),p=e===null?["log","chat"]:["log","chat","notes"],m=t.chat[t.chat.length-1]?.n??0,u=t.chat.filter($=>$.n>l&&$.seat!==e).length;return L(()=>{o!=="chat"||m<=l||(c(m),localStorage.setItem(r,String(m)))},[o,m]),i`
    <aside class="side" id="log" aria-label=${a("side")}>
      <div class="side-tabs" role="tablist">
        ${p.map($=>i`
            <button key=${$} type="button" role="tab" id=${`tab-${$}`} aria-selected=${$===o} aria-controls="side-page" onClick=${()=>s($)}>
              ${a(`side:${$}`)} ${$==="chat"&&o!=="chat"&&u>0&&i`<b class="unread">${u}</b>`}
            </button>
          `)}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${o}`}>
        ${o==="log"&&i`<${Rs} />`}
        ${o==="chat"&&i`<${Ns} lines=${t.chat} />`}
        ${o==="notes"&&i`<${Is} />`}
      </div>
    </aside>
  `}var Ii=new Set(["forbidden","unknown","outdated"]),Pi=new Set(["read","note","earlier"]),Gi=new Set(["open","connecting","checking"]);function qe(){let{state:t}=x(),e=!Gi.has(t.link),n=Di(e),o=t.pending.filter(r=>!Pi.has(r.do)).length,s=e&&[a(`link:${t.link}`),o>0&&a("unsent",{n:o})].filter(Boolean).join(" ");return i`
    <p class="unseen" role="status">${s||n&&a("line_back")}</p>
    <div class="banner" hidden=${!e}>
      <span aria-hidden="true">${s}</span>
      ${Ii.has(t.link)&&i`<button type="button" onClick=${()=>location.reload()}>${a("reload")}</button>`}
    </div>
  `}function Di(t){let[e,n]=v(!1);return L(()=>{t&&n(!0)},[t]),e&&!t}var Gs="settings";function St(t=null){let e={sound:!1,notify:!1,...JSON.parse(localStorage.getItem(Gs)??"{}"),...t};return t&&localStorage.setItem(Gs,JSON.stringify(e)),e}function Ds(t,e,n){let o=$e(()=>document.title,[]),s=e&&e.given===null?e.id:null,r=t||o;L(()=>{document.title=s?a("title_yours",{table:r}):r},[r,!!s]);let l=C(!0);L(()=>{if(!n)return;let c=l.current;if(l.current=!1,!s||c)return;let p=St();p.sound&&qi();let m=p.notify&&document.hidden?Bi(r):null;return()=>m?.close()},[s,n])}function Bi(t){if(!("Notification"in window)||Notification.permission!=="granted")return null;try{let e=new Notification(t,{body:a("notification"),tag:location.pathname});return e.onclick=()=>{window.focus(),e.close()},e}catch{return null}}var Tt=null;function qi(){Tt??=new AudioContext;let{currentTime:t,destination:e}=Tt;Tt.resume();for(let[n,o]of[[0,520],[.14,690]]){let s=Tt.createOscillator(),r=Tt.createGain();s.frequency.value=o,r.gain.setValueAtTime(.08,t+n),r.gain.exponentialRampToValueAtTime(.001,t+n+.2),s.connect(r).connect(e),s.start(t+n),s.stop(t+n+.2)}}function Bs(){let{view:t,parts:e}=x();return i`
    <section class=${`ending ${e.winner(t)}`} aria-label=${a("game_over")}>
      <${e.Outcome} />
      <${ji} />
      <${e.Aftermath} />
      <${Wi} />
    </section>
  `}function ji(){let{view:t,seat:e,send:n,state:o}=x(),s=t.table.rematch,r=o.pending.some(u=>u.do==="rematch"),[l,c]=v(!1),p=s&&`${s}?nonce=${Zt()}`;L(()=>{l&&p&&location.assign(p)},[l,s]);let m=()=>{c(!0),n({do:"rematch"})};return s?i`<p><a class="button go-on" href=${p}>${a("to_rematch")}</a></p>`:e===null?null:i`<p><button type="button" class="go" disabled=${r} onClick=${m}>${a("rematch")}</button></p>`}function Wi(){let{view:t}=x(),{commitment:e,proof:n,options:o,id:s}=t.table;if(!n)return null;let r=JSON.stringify({table:s,options:o,commitment:e,...n},null,2);return i`
    <details class="proof">
      <summary>${a("proof")}</summary>
      <p>${a("proof_words")}</p>
      <dl>
        <dt>${a("commitment")}</dt><dd>${e}</dd>
        <dt>${a("secret_bytes")}</dt><dd>${n.secret}</dd>
        <dt>${a("nonces")}</dt>${n.nonces.map((l,c)=>i`<dd key=${c}>${l}</dd>`)}
        <dt>${a("key")}</dt><dd>${n.key}</dd>
      </dl>
      <a class="button" download=${`${s}-proof.json`} href=${`data:application/json,${encodeURIComponent(r)}`}>${a("take_proof")}</a>
    </details>
  `}var Fi=new URL("../../icon.svg",import.meta.url).href;function qs({help:t}){let{view:e,parts:n}=x();return i`
    <header class="head">
      <h1 class="unseen">${e.table?.name}</h1>
      <${n.HeaderFacts} />
      <a class="table-name" href="/" title=${a("to_home")}><span>${e.table?.name}</span><img src=${Fi} alt=${a("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${t}>${a("help")}</button>
    </header>
  `}var Ui=["q","p","c","l","h","escape"];function js({close:t}){let{seat:e,parts:n}=x(),o=C(null);return L(()=>o.current.showModal(),[]),i`
    <dialog class="help" ref=${o} onClose=${t} aria-label=${a("help")}>
      <h2>${a("help")}</h2>
      <ul class="colours">${n.colours.map(s=>i`<li key=${s} class=${s}><i aria-hidden="true"></i> ${a(`colour:${s}`)}</li>`)}</ul>
      <p>${a("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${a("keys")}</h3>
        <dl class="keys">${Ui.map(s=>i`<div key=${s}><dt><kbd>${a(`key:${s}`)}</kbd></dt><dd>${a(`key_does:${s}`)}</dd></div>`)}</dl>
      </div>
      <h3>${a("settings")}</h3>
      <${Ki} />
      ${e!==null&&i`<${zi} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${a("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${a("compendium")}</a> <a class="button" href="/">${a("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}function Ki(){let[t,e]=v(St()),[n,o]=v(!1),[s,r]=v(Ge()),l=(m,u)=>e(St({[m]:u})),c=async m=>{let u=m.currentTarget.checked,$=u&&await Notification.requestPermission()==="granted";l("notify",$),o(u&&!$)},p=m=>{Ls(m.currentTarget.checked),r(m.currentTarget.checked)};return i`
    <label class="check-line"><input type="checkbox" checked=${t.sound} onChange=${m=>l("sound",m.currentTarget.checked)} /> ${a("set_sound")}</label>
    ${"Notification"in window&&i`<label class="check-line"><input type="checkbox" checked=${t.notify} onChange=${c} /> ${a("set_notify")}</label>`}
    ${n&&i`<p class="denied" role="alert">${a("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${s} onChange=${p} /> ${a("set_hints")}</label>
  `}function zi(){let{send:t,state:e}=x(),[n,o]=v(""),s=e.pending.some(l=>l.do==="report");return i`
    <form class="report" onSubmit=${l=>{l.preventDefault();let c=l.currentTarget,p=c.elements.text.value.trim();p&&t({do:"report",text:p},({type:m,words:u})=>(m==="ok"&&c.reset(),o(m==="ok"?a("reported"):u),!0))}}>
      <label>${a("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${s}>${a("report_send")}</button>
      <p role="status">${s?a("sending"):n}</p>
    </form>
  `}function Fs(){let{boot:t,send:e}=x(),n=()=>e({do:"new_link"},({type:o})=>o==="ok"&&location.reload());return i`
    <details class="links">
      <summary>${a("links")}</summary>
      <label>${a("invite_link")}<input readonly value=${t.invite} onFocus=${Ws} /></label>
      ${t.personal&&i`<label>${a("personal_link")}<input readonly value=${t.personal} onFocus=${Ws} /></label>`}
      ${t.seat!==null&&i`<button type="button" onClick=${n}>${a("new_link")}</button><small>${a("new_link_help")}</small>`}
    </details>
  `}var Ws=t=>t.currentTarget.select();function Us(){let{view:t,parts:e}=x();return i`
    <aside class="people" id="people" aria-label=${a("people")}>
      <ul>
        ${t.people.map(({seat:n})=>i`<li key=${n}><${e.Person} seat=${n} /></li>`)}
      </ul>
      <${Fs} />
    </aside>
  `}var Yi=["board","hand","people","log"];function Ks({tab:t,setTab:e}){let{me:n,parts:o}=x(),s=Yi.filter(l=>l!=="hand"||n!==null),r=l=>e(l===t&&l!=="board"?"board":l);return i`
    <nav class="tabs" aria-label=${a("parts")}>
      ${s.map(l=>i`
          <button key=${l} type="button" data-tab=${l} aria-pressed=${l===t} onClick=${()=>r(l)}>
            ${l==="hand"?a("tab_hand",{n:o.handCount(n)}):a(`tab:${l}`)}
          </button>
        `)}
    </nav>
  `}var Ji=4e3;function zs({store:t,send:e,boot:n,parts:o}){let{seat:s}=n,r=Qi(t),[l,c]=tl(o.atHand(r.sections)),[p,m]=v(!1),[u,$]=el(),[f,h]=v(!1),d=r.sections,b=s===null?null:o.privateTo(d,s),_=d.questions?.mine.find(y=>y.seat===s)??null,g=hs(_,r.pending,e,o.options),H=()=>{c("log"),document.getElementById("tab-chat")?.click(),requestAnimationFrame(()=>document.querySelector(".say input")?.focus())};Ds(d.table?.name,_,r.synced),fs(_?.id??null),ps(),ms({choice:g,send:e,chat:H,help:()=>m(!0)}),q(()=>{r.sections.questions&&Re("view-drawn")},[r.sections]);let P={state:r,store:t,view:d,me:b,seat:s,choice:g,send:e,boot:n,parts:o,spoken:u,speakOf:$,suspense:f,setSuspense:h};return d.questions?i`
    <${Lt.Provider} value=${P}>
      <div class="table" data-tab=${l} data-link=${r.link}>
        <${qe} />
        <${qs} help=${()=>m(!0)} />
        <${Us} />
        <main class="board-wrap" id="board">
          ${lt(d)&&i`<${Bs} />`}
          <${o.Board} />
        </main>
        <div class="right"><div class="matter"><${As} /><${o.Resolving} /></div><${Ps} /></div>
        <${o.YourCards} />
        <${Ks} tab=${l} setTab=${c} />
        <${ds} />
        ${p&&i`<${js} close=${()=>m(!1)} />`}
      </div>
    <//>
  `:i`<${Lt.Provider} value=${P}><${Xi} /><//>`}function Xi(){return i`<div class="table empty"><${qe} /><p class="connecting">${a("laying_the_table")}</p></div>`}function Qi(t){let[e,n]=v(t.state);return L(()=>(n(t.state),t.subscribe(n)),[t]),e}function tl(t){let[e,n]=v("board"),o=C({});return L(()=>{o.current={}},[t]),q(()=>scrollTo(0,o.current[e]??0),[e]),[e,r=>{o.current[e]=scrollY,n(r)}]}function el(){let[t,e]=v(new Set),n=C(0);return[t,s=>{clearTimeout(n.current),e(new Set(s)),n.current=setTimeout(()=>e(new Set),Ji)}]}var Ue={};Vt(Ue,{Aftermath:()=>yl,Board:()=>dl,HeaderFacts:()=>ml,Looking:()=>gl,OptionIcon:()=>bl,Outcome:()=>_l,Person:()=>fl,Reminder:()=>kl,Resolving:()=>$l,YourCards:()=>hl,atHand:()=>xl,colours:()=>Ol,explanation:()=>Hl,faceDown:()=>Zl,handCount:()=>Sl,hintNumbers:()=>Cl,measures:()=>wl,moments:()=>Ml,options:()=>Vl,out:()=>Tl,privateTo:()=>vl,turnWords:()=>Ll,winner:()=>El});var nl=new Set(["table","people","questions","beat","claims","notes","names"]);function Qs(){let{view:t}=x(),e=Object.entries(t).filter(([n,o])=>!nl.has(n)&&o!==null);return i`
    <section class="board plain" aria-label=${a("board")}>
      ${e.map(([n,o])=>i`<section key=${n} class="plain-section"><h2>${tr(n)}</h2><${je} value=${o} /></section>`)}
    </section>
  `}function je({value:t}){let{view:e}=x();return Array.isArray(t)?t.length===e.people.length&&t.every(Number.isFinite)?i`<${Ys} fields=${t.map((n,o)=>[w(e,o),n])} />`:t.some(Js)?i`<ol class="plain-list">${t.map((n,o)=>i`<li key=${o}><${je} value=${n} /></li>`)}</ol>`:i`<span>${t.length?N(t.map(n=>Xs(e,n))):a("nothing")}</span>`:Js(t)?i`<${Ys} fields=${Object.entries(t).map(([n,o])=>[tr(n),o])} />`:i`<span>${Xs(e,t)}</span>`}function Ys({fields:t}){return i`<dl class="plain-fields">${t.map(([e,n])=>i`<div key=${e}><dt>${e}</dt><dd><${je} value=${n} /></dd></div>`)}</dl>`}var Js=t=>typeof t=="object"&&t!==null;function Xs(t,e){return typeof e=="boolean"?a(e?"yes":"no"):e===null||e===""?a("nothing"):typeof e=="string"&&e.includes(":")?X(t,e):String(e)}function tr(t){let e=t.replaceAll("_"," ");return e.slice(0,1).toUpperCase()+e.slice(1)}var We={};Vt(We,{deliberate:()=>cl,eachItsOwn:()=>ll,grave:()=>ul,inHand:()=>il,mayHaveSecret:()=>rl,meansOther:()=>pl,onTable:()=>ol,secret:()=>sl,shownElsewhere:()=>al});var ol=[],sl=t=>!1,rl=(t,e,n)=>!1,al=(t,e,n)=>!1,il=t=>[],ll=t=>!1,cl=t=>!1,ul=t=>!1,pl=(t,e)=>!1;function er(){let{view:t}=x();return i`<h2>${a("game_over")}</h2>${t.table.result&&i`<p class="why">${t.table.result}</p>`}`}function Fe({seat:t}){let{view:e}=x();return i`<em class="token" data-seat=${t} aria-hidden="true">${Nt(w(e,t))}</em>`}function nr({option:t}){return E(t)==="seat"&&i`<${Fe} seat=${Number(W(t))} />`}function or({seat:t}){let{view:e,seat:n}=x(),o=e.people[t],s=w(e,t),r=e.questions.waiting.some(p=>p.seat===t),l=[o.kind==="bot"&&a("tag_bot"),o.kind!=="bot"&&o.taken&&!o.present&&a("tag_away")].filter(Boolean),c=[s,r&&a("tag_awaited"),...l].filter(Boolean).join(", ");return i`
    <${T} option=${K(t)} class=${`person ${t===n?"me":""}`} label=${c} firm>
      <${Fe} seat=${t} />
      <span class="who">
        <b>${t===n?a("you_named",{name:s}):s}</b>
        <span class="marks">
          ${r&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          ${l.map(p=>i`<i key=${p}>${p}</i>`)}
        </span>
        ${r&&t!==n&&i`<${bt} />`}
      </span>
    <//>
  `}var gt=()=>null,ml=gt,dl=Qs,fl=or,$l=gt,hl=gt,bl=nr,gl=gt,kl=gt,_l=er,yl=gt,vl=(t,e)=>null,Ll=(t,e)=>"",xl=t=>null,wl=t=>new Map,Ml=(t,e,n)=>[],Cl=t=>({}),Hl=(t,e,n)=>null,Zl=t=>!0,Sl=t=>0,Tl=(t,e)=>!1,El=t=>"",Ol=["pick","turn"],Vl=We;var sr=t=>JSON.parse(document.getElementById(t)?.textContent??"null"),Et=sr("boot");async function rr(t){ze(sr("strings"),Et.language);let e=ss();for(let s of Et.told)e.notice(s,"told");let n=us({at:Et.socket,seat:Et.seat,store:e}),o={...Ue,...await t};Ln(i`<${zs} store=${e} send=${n.send} boot=${Et} parts=${o} />`,document.getElementById("table"))}rr(Ne);
