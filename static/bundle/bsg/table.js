var _r=Object.defineProperty;var Xe=(e,t)=>{for(var n in t)_r(e,n,{get:t[n],enumerable:!0})};var an={};Xe(an,{Aftermath:()=>ds,Board:()=>Qo,HeaderFacts:()=>As,InPlay:()=>es,Looking:()=>vs,OptionIcon:()=>Gs,Outcome:()=>$s,Person:()=>Bs,Reminder:()=>Ls,Resolving:()=>ps,Seen:()=>qs,Wishes:()=>gs,YourCards:()=>Ts,adviceOf:()=>Rs,alarms:()=>Cn,atHand:()=>en,colours:()=>bl,explanation:()=>Ao,faceDown:()=>kl,handCount:()=>yl,hintNumbers:()=>Ps,measures:()=>Vs,moments:()=>Ns,options:()=>sn,out:()=>gl,pointsAt:()=>Is,privateTo:()=>wt,turnWords:()=>js,weight:()=>Ws,winner:()=>fs});var Ot={},Re="en",xn=new Intl.PluralRules(Re);function Ln(e,t){Ot=e,Re=t,xn=new Intl.PluralRules(Re)}function a(e,t={}){let n=Ot[e];return n===void 0?e:(Array.isArray(n)?n[xn.select(t.n)==="one"?0:1]:n).replace(/\{(\w+)\}/g,(s,r)=>r in t?String(t[r]):s)}var q=e=>e in Ot;function P(e){return new Intl.ListFormat(Re,{type:"conjunction"}).format(e)}function we(e){return new Intl.DateTimeFormat(Re,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e))}function Mn(e,t=Date.now()){let n=Math.max(0,Math.round((t-Date.parse(e))/1e3));return n<60?a("seconds",{n}):n<3600?a("minutes",{n:Math.floor(n/60)}):n<48*3600?a("hours",{n:Math.floor(n/3600)}):a("days",{n:Math.floor(n/86400)})}var R=e=>e.slice(0,e.indexOf(":")),K=e=>e.slice(e.indexOf(":")+1),D=e=>e.split("#")[0],ie=e=>`seat:${e}`;function C({people:e=[]},t){return e.find(n=>n.seat===t)?.name||a("seat_number",{number:t+1})}function Qe(e){let[t,n]=e.trim().split(/\s+/).map(r=>[...r]),[o,s=""]=n?[t[0],n[0]]:t;return o.toUpperCase()+(n?s.toUpperCase():s.toLowerCase())}function fe(e,t){return R(t)==="seat"?C(e,Number(K(t))):e.names?.[t]??e.names?.[D(t)]??t}var At=2,wr=["movement","action"];function Cn(e,t){let{board:n,dials:o,areas:s,game:r}=e,l=n.boarding.findLastIndex(f=>f>0)+1,c=n.places.filter(f=>f.damaged).length,u=o.filter(f=>f.value<=At),p=s.filter(f=>f.civilians.length>0&&f.raiders>0),d=r.current===t&&wr.includes(r.step);return[l>n.boarding.length-At&&a("alarm:boarded",{space:l,most:n.boarding.length}),c>=n.destroyed_at-At&&a("alarm:damage",{n:c,most:n.destroyed_at}),...u.map(f=>a("alarm:low",{name:a(`res:${f.resource}`),value:f.value})),d&&p.length>0&&a("alarm:hunted",{areas:P(p.map(f=>a(`area:${f.area}`)))})].filter(f=>typeof f=="string")}var it,E,Dn,Ie,Bn,Sn,qn,st={},Gn=[],xr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function le(e,t){for(var n in t)e[n]=t[n];return e}function jn(e){var t=e.parentNode;t&&t.removeChild(e)}function Wn(e,t,n){var o,s,r,l={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:l[r]=t[r];if(arguments.length>2&&(l.children=arguments.length>3?it.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)l[r]===void 0&&(l[r]=e.defaultProps[r]);return tt(e,l,o,s,null)}function tt(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++Dn};return E.vnode!=null&&E.vnode(r),r}function lt(e){return e.children}function nt(e,t){this.props=e,this.context=t}function xe(e,t){if(t==null)return e.__?xe(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?xe(e):null}function Fn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Fn(e)}}function Vt(e){(!e.__d&&(e.__d=!0)&&Ie.push(e)&&!at.__r++||Sn!==E.debounceRendering)&&((Sn=E.debounceRendering)||Bn)(at)}function at(){for(var e;at.__r=Ie.length;)e=Ie.sort(function(t,n){return t.__v.__b-n.__v.__b}),Ie=[],e.some(function(t){var n,o,s,r,l,c;t.__d&&(l=(r=(n=t).__v).__e,(c=n.__P)&&(o=[],(s=le({},r)).__v=r.__v+1,It(c,r,s,n.__n,c.ownerSVGElement!==void 0,r.__h!=null?[l]:null,o,l??xe(r),r.__h),Yn(o,r),r.__e!=l&&Fn(r)))})}function Un(e,t,n,o,s,r,l,c,u,p){var d,f,$,h,m,b,L,M=o&&o.__k||Gn,H=M.length;for(n.__k=[],d=0;d<t.length;d++)if((h=n.__k[d]=(h=t[d])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?tt(null,h,null,null,h):Array.isArray(h)?tt(lt,{children:h},null,null,null):h.__b>0?tt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,($=M[d])===null||$&&h.key==$.key&&h.type===$.type)M[d]=void 0;else for(f=0;f<H;f++){if(($=M[f])&&h.key==$.key&&h.type===$.type){M[f]=void 0;break}$=null}It(e,h,$=$||st,s,r,l,c,u,p),m=h.__e,(f=h.ref)&&$.ref!=f&&(L||(L=[]),$.ref&&L.push($.ref,null,h),L.push(f,h.__c||m,h)),m!=null?(b==null&&(b=m),typeof h.type=="function"&&h.__k!=null&&h.__k===$.__k?h.__d=u=Kn(h,u,e):u=zn(e,h,$,M,m,u),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=u):e.value=""):u&&$.__e==u&&u.parentNode!=e&&(u=xe($))}for(n.__e=b,d=H;d--;)M[d]!=null&&(typeof n.type=="function"&&M[d].__e!=null&&M[d].__e==n.__d&&(n.__d=xe(o,d+1)),Xn(M[d],M[d]));if(L)for(d=0;d<L.length;d++)Jn(L[d],L[++d],L[++d])}function Kn(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?Kn(s,t,n):zn(n,s,s,e.__k,s.__e,t));return t}function zn(e,t,n,o,s,r){var l,c,u;if(t.__d!==void 0)l=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),l=null;else{for(c=r,u=0;(c=c.nextSibling)&&u<o.length;u+=2)if(c==s)break e;e.insertBefore(s,r),l=r}return l!==void 0?l:s.nextSibling}function Hn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||xr.test(t)?n:n+"px"}function et(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Hn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Hn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?En:Tn,r):e.removeEventListener(t,r?En:Tn,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Tn(e){this.l[e.type+!1](E.event?E.event(e):e)}function En(e){this.l[e.type+!0](E.event?E.event(e):e)}function It(e,t,n,o,s,r,l,c,u){var p,d,f,$,h,m,b,L,M,H,N,w=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,c=t.__e=n.__e,t.__h=null,r=[c]),(p=E.__b)&&p(t);try{e:if(typeof w=="function"){if(L=t.props,M=(p=w.contextType)&&o[p.__c],H=p?M?M.props.value:p.__:o,n.__c?b=(d=t.__c=n.__c).__=d.__E:("prototype"in w&&w.prototype.render?t.__c=d=new w(L,H):(t.__c=d=new nt(L,H),d.constructor=w,d.render=Mr),M&&M.sub(d),d.props=L,d.state||(d.state={}),d.context=H,d.__n=o,f=d.__d=!0,d.__h=[]),d.__s==null&&(d.__s=d.state),w.getDerivedStateFromProps!=null&&(d.__s==d.state&&(d.__s=le({},d.__s)),le(d.__s,w.getDerivedStateFromProps(L,d.__s))),$=d.props,h=d.state,f)w.getDerivedStateFromProps==null&&d.componentWillMount!=null&&d.componentWillMount(),d.componentDidMount!=null&&d.__h.push(d.componentDidMount);else{if(w.getDerivedStateFromProps==null&&L!==$&&d.componentWillReceiveProps!=null&&d.componentWillReceiveProps(L,H),!d.__e&&d.shouldComponentUpdate!=null&&d.shouldComponentUpdate(L,d.__s,H)===!1||t.__v===n.__v){d.props=L,d.state=d.__s,t.__v!==n.__v&&(d.__d=!1),d.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(V){V&&(V.__=t)}),d.__h.length&&l.push(d);break e}d.componentWillUpdate!=null&&d.componentWillUpdate(L,d.__s,H),d.componentDidUpdate!=null&&d.__h.push(function(){d.componentDidUpdate($,h,m)})}d.context=H,d.props=L,d.state=d.__s,(p=E.__r)&&p(t),d.__d=!1,d.__v=t,d.__P=e,p=d.render(d.props,d.state,d.context),d.state=d.__s,d.getChildContext!=null&&(o=le(le({},o),d.getChildContext())),f||d.getSnapshotBeforeUpdate==null||(m=d.getSnapshotBeforeUpdate($,h)),N=p!=null&&p.type===lt&&p.key==null?p.props.children:p,Un(e,Array.isArray(N)?N:[N],t,n,o,s,r,l,c,u),d.base=t.__e,t.__h=null,d.__h.length&&l.push(d),b&&(d.__E=d.__=null),d.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Lr(n.__e,t,n,o,s,r,l,u);(p=E.diffed)&&p(t)}catch(V){t.__v=null,(u||r!=null)&&(t.__e=c,t.__h=!!u,r[r.indexOf(c)]=null),E.__e(V,t,n)}}function Yn(e,t){E.__c&&E.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){E.__e(o,n.__v)}})}function Lr(e,t,n,o,s,r,l,c){var u,p,d,f=n.props,$=t.props,h=t.type,m=0;if(h==="svg"&&(s=!0),r!=null){for(;m<r.length;m++)if((u=r[m])&&(u===e||(h?u.localName==h:u.nodeType==3))){e=u,r[m]=null;break}}if(e==null){if(h===null)return document.createTextNode($);e=s?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,$.is&&$),r=null,c=!1}if(h===null)f===$||c&&e.data===$||(e.data=$);else{if(r=r&&it.call(e.childNodes),p=(f=n.props||st).dangerouslySetInnerHTML,d=$.dangerouslySetInnerHTML,!c){if(r!=null)for(f={},m=0;m<e.attributes.length;m++)f[e.attributes[m].name]=e.attributes[m].value;(d||p)&&(d&&(p&&d.__html==p.__html||d.__html===e.innerHTML)||(e.innerHTML=d&&d.__html||""))}if((function(b,L,M,H,N){var w;for(w in M)w==="children"||w==="key"||w in L||et(b,w,null,M[w],H);for(w in L)N&&typeof L[w]!="function"||w==="children"||w==="key"||w==="value"||w==="checked"||M[w]===L[w]||et(b,w,L[w],M[w],H)})(e,$,f,s,c),d)t.__k=[];else if(m=t.props.children,Un(e,Array.isArray(m)?m:[m],t,n,o,s&&h!=="foreignObject",r,l,r?r[0]:n.__k&&xe(n,0),c),r!=null)for(m=r.length;m--;)r[m]!=null&&jn(r[m]);c||("value"in $&&(m=$.value)!==void 0&&(m!==e.value||h==="progress"&&!m)&&et(e,"value",m,f.value,!1),"checked"in $&&(m=$.checked)!==void 0&&m!==e.checked&&et(e,"checked",m,f.checked,!1))}return e}function Jn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){E.__e(o,n)}}function Xn(e,t,n){var o,s;if(E.unmount&&E.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Jn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){E.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Xn(o[s],t,typeof e.type!="function");n||e.__e==null||jn(e.__e),e.__e=e.__d=void 0}function Mr(e,t,n){return this.constructor(e,n)}function ct(e,t,n){var o,s,r;E.__&&E.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],It(t,e=(!o&&n||t).__k=Wn(lt,null,[e]),s||st,st,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?it.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),Yn(r,e)}function Qn(e,t){var n={__c:t="__cC"+qn++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&s.some(Vt)},this.sub=function(l){s.push(l);var c=l.componentWillUnmount;l.componentWillUnmount=function(){s.splice(s.indexOf(l),1),c&&c.call(l)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}it=Gn.slice,E={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},Dn=0,nt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=le({},this.state),typeof e=="function"&&(e=e(le({},n),this.props)),e&&le(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Vt(this))},nt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Vt(this))},nt.prototype.render=lt,Ie=[],Bn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,at.__r=0,qn=0;var Le,z,Zn,rt=0,Nt=[],On=E.__b,An=E.__r,Vn=E.diffed,Nn=E.__c,Rn=E.unmount;function Pe(e,t){E.__h&&E.__h(z,e,rt||t),rt=0;var n=z.__H||(z.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function y(e){return rt=1,Cr(eo,e)}function Cr(e,t,n){var o=Pe(Le++,2);return o.t=e,o.__c||(o.__=[n?n(t):eo(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=z),o.__}function x(e,t){var n=Pe(Le++,3);!E.__s&&Dt(n.__H,t)&&(n.__=e,n.__H=t,z.__H.__h.push(n))}function Q(e,t){var n=Pe(Le++,4);!E.__s&&Dt(n.__H,t)&&(n.__=e,n.__H=t,z.__h.push(n))}function S(e){return rt=5,Pt(function(){return{current:e}},[])}function Pt(e,t){var n=Pe(Le++,7);return Dt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function ut(e){var t=z.context[e.__c],n=Pe(Le++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(z)),t.props.value):e.__}function Sr(){Nt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(ot),e.__H.__h.forEach(Rt),e.__H.__h=[]}catch(t){e.__H.__h=[],E.__e(t,e.__v)}}),Nt=[]}E.__b=function(e){z=null,On&&On(e)},E.__r=function(e){An&&An(e),Le=0;var t=(z=e.__c).__H;t&&(t.__h.forEach(ot),t.__h.forEach(Rt),t.__h=[])},E.diffed=function(e){Vn&&Vn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Nt.push(t)!==1&&Zn===E.requestAnimationFrame||((Zn=E.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),In&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);In&&(o=requestAnimationFrame(s))})(Sr)),z=void 0},E.__c=function(e,t){t.some(function(n){try{n.__h.forEach(ot),n.__h=n.__h.filter(function(o){return!o.__||Rt(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],E.__e(o,n.__v)}}),Nn&&Nn(e,t)},E.unmount=function(e){Rn&&Rn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(ot)}catch(n){E.__e(n,t.__v)}};var In=typeof requestAnimationFrame=="function";function ot(e){var t=z;typeof e.__c=="function"&&e.__c(),z=t}function Rt(e){var t=z;e.__c=e.__(),z=t}function Dt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function eo(e,t){return typeof t=="function"?t(e):t}var to=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var l=t[r++],c=t[r]?(t[0]|=l?1:2,n[t[r++]]):t[++r];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++r]]=c:l===6?o[1][t[++r]]+=c+"":l?(s=e.apply(c,to(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(c)}return o},Pn=new Map,i=function(e){var t=Pn.get(this);return t||(t=new Map,Pn.set(this,t)),(t=to(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,l="",c="",u=[0],p=function($){r===1&&($||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,$,l):r===3&&($||l)?(u.push(3,$,l),r=2):r===2&&l==="..."&&$?u.push(4,$,0):r===2&&l&&!$?u.push(5,0,!0,l):r>=5&&((l||!$&&r===5)&&(u.push(r,0,l,s),r=6),$&&(u.push(r,$,0,s),r=6)),l=""},d=0;d<n.length;d++){d&&(r===1&&p(),p(d));for(var f=0;f<n[d].length;f++)o=n[d][f],r===1?o==="<"?(p(),u=[u],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[d][f+1]===">")?(p(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):l+=o),r===3&&l==="!--"&&(r=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Wn);var Me=Qn(null),_=()=>ut(Me),pt=()=>ut(Me),Y=()=>ut(Me),J=e=>e.table.status==="over";var k=_;var ce=["duty","#22384f","#c9a24a","#33506b"],De=["duty","#1b2d42","#e2c15c","#2b445c"],ue=["flight","#4a5340","#c8b98a","#2c3226"],Bt=["deck","#b3642c","#f0c084","#3a4650"],no=["duty","#3f474e","#9aa7b1","#565f67"],oo={skin:"olive",hair:["grey","#5b6066"],coat:De,marks:["glasses","star"],sky:"#1d3f58"},so={skin:"pale",hair:["bald","#b9b6ae"],coat:De,marks:["pips","ribbon"],sky:"#38424c"},ao={skin:"tan",hair:["crop","#2b2320"],coat:ce,marks:["wings","tags"],sky:"#244a3a"},ro={skin:"pale",hair:["waves","#7b3b26"],coat:["blouse","#4c2a3f","#d8b7c6","#e9dfe0"],marks:["glasses"],sky:"#6a5526"},io={skin:"olive",hair:["long","#2a1d17"],coat:["suit","#3c4452","#8591a5","#d8d3c6"],marks:["beard"],sky:"#4b2a4c"},lo={skin:"tan",hair:["wave","#857a6c"],coat:["leather","#4a3526","#a8825a","#8c97a0"],marks:["scarf"],sky:"#5a2c26"},co={skin:"pale",hair:["part","#4a3626"],coat:ue,marks:["wings"],sky:"#2a4d70"},uo={skin:"pale",hair:["bob","#d0a95c"],coat:["tanks","#5c6a70","#2c3439","#8b979c"],marks:["tags"],sky:"#704426"},po={skin:"tan",hair:["tail","#17140f"],coat:ue,marks:["wings"],sky:"#2c5a52"},mo={skin:"tan",hair:["crop","#221a16"],coat:Bt,marks:["wrench"],sky:"#274a63"},fo={skin:"olive",hair:["wave","#181514"],coat:ce,marks:["headset"],sky:"#25525c"},$o={skin:"tan",hair:["long","#241a18"],coat:["suit","#2a2b33","#c98b5e","#b9472f"],sky:"#5c4a1e"},ho={skin:"tan",hair:["crop","#5a4630"],coat:["leather","#3c4034","#7f8a6b","#9aa28c"],marks:["band","tags"],sky:"#4a5a2a"},bo={skin:"pale",hair:["tail","#6d4428"],coat:Bt,marks:["wrench"],sky:"#31566e"},qt={anybody:{skin:"tan",hair:["crop","#3a3a3a"],coat:no},adama:oo,tigh:so,helo:ao,roslin:ro,baltar:io,zarek:lo,apollo:co,starbuck:uo,boomer:po,chief:mo,gaeta:fo,tory:$o,anders:ho,cally:bo,"william-adama":oo,"saul-tigh":so,"karl-helo-agathon":ao,"laura-roslin":ro,"gaius-baltar":io,"tom-zarek":lo,"lee-apollo-adama":co,"kara-starbuck-thrace":uo,"sharon-boomer-valerii":po,"chief-galen-tyrol":mo,"felix-gaeta":fo,"tory-foster":$o,"samuel-t-anders":ho,"callandra-cally-tyrol":bo,"aaron-doral":{skin:"pale",hair:["part","#6a5238"],coat:["suit","#7d3a4a","#c98a96","#e6ddd4"],marks:["tie"],sky:"#4a2630"},"aaron-kelly":{skin:"pale",hair:["crop","#6b5540"],coat:ce,marks:["headset","pips"],sky:"#2c3f52"},"alex-crashdown-quartararo":{skin:"olive",hair:["crop","#2a211c"],coat:ue,marks:["headset"],sky:"#46502c"},"anastasia-dee-dualla":{skin:"brown",hair:["bun","#17110e"],coat:ce,marks:["headset"],sky:"#25525c"},"billy-keikeya":{skin:"pale",hair:["curls","#6a4a30"],coat:["suit","#33404f","#7d8ea1","#d9dde0"],marks:["tie"],sky:"#5c5126"},"brendan-hot-dog-costanza":{skin:"olive",hair:["curls","#211915"],coat:ue,marks:["wings"],sky:"#5c3a26"},"brother-cavil":{skin:"pale",hair:["bald","#8d8b86"],coat:["robe","#23211f","#6d665c","#3a3632"],sky:"#4a2626"},"caprica-six":{skin:"pale",hair:["waves","#e3cf9a"],coat:["blouse","#9c1f2a","#e05a5f","#e8c4a6"],sky:"#5c1a22"},"danna-biers":{skin:"pale",hair:["bob","#c9a66b"],coat:["coat","#8a7a5c","#d8c9a4","#3f4d4a"],sky:"#4a3a52"},"diana-hardball-seelix":{skin:"tan",hair:["tail","#2a1d18"],coat:ue,marks:["wings","wrench"],sky:"#2c4a5c"},"dr-sherman-cottle":{skin:"pale",hair:["grey","#d8d8d4"],coat:["coat","#d5dcdc","#8fa0a6","#4f6b78"],marks:["moustache","cross"],sky:"#2a5a5c"},"ellen-tigh":{skin:"pale",hair:["waves","#dcbf7c"],coat:["blouse","#2f4a52","#9cc4c9","#e8c4a6"],sky:"#5a3a52"},"helena-cain":{skin:"pale",hair:["long","#2a1f1b"],coat:De,marks:["star","ribbon"],sky:"#3a1f26"},"kendra-shaw":{skin:"tan",hair:["bun","#1d1815"],coat:ce,marks:["pips"],sky:"#3a2c44"},"leoben-conoy":{skin:"pale",hair:["part","#b59a6a"],coat:["leather","#4c3d33","#8d7358","#8a8f70"],sky:"#2f4a3a"},"louanne-kat-katraine":{skin:"tan",hair:["bob","#2b1d19"],coat:ue,marks:["wings"],sky:"#5c2c3f"},"louis-hoshi":{skin:"tan",hair:["part","#14110f"],coat:ce,marks:["headset"],sky:"#2a4a4c"},"margaret-racetrack-edmondson":{skin:"pale",hair:["tail","#7a5030"],coat:ue,marks:["headset","wings"],sky:"#3a5a3f"},"priestess-elosha":{skin:"brown",hair:["hood","#6a2f4a"],coat:["robe","#8a4a63","#e2c15c","#c9a24a"],marks:["scroll"],sky:"#5c4a26"},"romo-lampkin":{skin:"pale",hair:["part","#3b3029"],coat:["suit","#3d3a38","#8d857c","#b7a98e"],marks:["shades","cane"],sky:"#3f4a3f"},"simon-oneill":{skin:"brown",hair:["crop","#120e0c"],coat:["coat","#d5dcdc","#8fa0a6","#5c6f66"],marks:["cross"],sky:"#4a2c2c"},solano:{skin:"olive",hair:["bob","#2a1a14"],coat:De,marks:["wings","pips"],sky:"#7a3b22"},okafor:{skin:"brown",hair:["crop","#14100d"],coat:ce,marks:["glasses","pips"],sky:"#20495a"},lindqvist:{skin:"pale",hair:["tail","#e6cf94"],coat:ce,marks:["headset"],sky:"#2c5a6e"},marchetti:{skin:"tan",hair:["bald","#8f8a80"],coat:Bt,marks:["moustache","wrench"],sky:"#3d4a54"},tanaka:{skin:"tan",hair:["bob","#14110f"],coat:ue,marks:["tags"],sky:"#5c6a2c"},halloran:{skin:"pale",hair:["bun","#a8482a"],coat:De,marks:["star","ribbon"],sky:"#4a2a34"},vance:{skin:"olive",hair:["grey","#a9abac"],coat:["coat","#cfd8d8","#8fa0a6","#3f5f6a"],marks:["goatee","cross"],sky:"#254c4a"},petrov:{skin:"pale",hair:["crop","#5a4630"],coat:["leather","#3a4136","#7f8a6b","#8d957c"],marks:["beard","band"],sky:"#5a4a22"},adeyemi:{skin:"brown",hair:["curls","#1a1210"],coat:["blouse","#5b3357","#e0bfd4","#efe4d8"],marks:["scarf"],sky:"#6b5626"},brandt:{skin:"pale",hair:["part","#3d2f24"],coat:no,marks:["shades","pips"],sky:"#3a3350"}};var Hr={pale:["#e8c4a6","#b98e72"],tan:["#d3a27c","#9c6e4e"],olive:["#bf8f66","#86603f"],brown:["#946444","#5f3d29"],chrome:["#c9d2d9","#6f7f8b"]},Tr={crop:["","M20,25 C19,14 25,9 32,9 C39,9 45,14 44,25 C42,19 40,17 32,17 C24,17 22,19 20,25Z"],part:["","M19.5,27 C17,13 24,8 33,8 C42,8 46.5,14 44.5,27 C43.5,21 42,19 38,18 C32,18 27,16.5 25,14 C24,19 20.5,20 19.5,27Z"],wave:["","M19,28 C15,14 23,6.5 33,7 C43,7 48,14 45,28 C44,22 42.5,20 40,17.5 C36,20.5 28,20 24,17 C22,20 20,22 19,28Z"],grey:["","M20,26 C19,16 23,11 27,10.5 C25,14 26,15.5 28,15 C30,13 35,12 38,14 C39,12.5 38,11 37,10.5 C42,11.5 45,16 44,26 C43,21 42,19 40.5,17.5 C36,15.5 28,15.5 23.5,17.5 C22,19 21,21 20,26Z"],bald:["","M20.5,28 C20,25 20,23 21,21 C21.5,24 21.5,26 22,29Z M43.5,28 C44,25 44,23 43,21 C42.5,24 42.5,26 42,29Z"],long:["M17,50 C15,30 16,9 32,8 C48,9 49,30 47,50 L41,52 C44,38 44,26 42,20 H22 C20,26 20,38 23,52Z","M19.5,28 C18,14 24,9 32,9 C40,9 46,14 44.5,28 C43.5,22 41,19 33,17 C29,19.5 21.5,20 19.5,28Z"],waves:["M16,46 C13,40 17,36 15,30 C14,16 21,7 32,7 C43,7 50,16 49,30 C47,36 51,40 48,46 C46,50 42,48 42,44 C45,34 43,26 41,20 H23 C21,26 19,34 22,44 C22,48 18,50 16,46Z","M19,28 C17,14 24,9 32,9 C40,9 47,14 45,28 C43,23 40,19 36,17 C30,20 22,21 19,28Z"],bob:["M17.5,38 C15,22 18,8 32,8 C46,8 49,22 46.5,38 L41.5,39 C43,30 43,24 41.5,20 H22.5 C21,24 21,30 22.5,39Z","M19.5,28 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,28 C43,21 40,18.5 34,18 C28,18.5 22,21 19.5,28Z"],tail:["M42,14 C50,16 52,30 49,42 C46,38 45,30 41,24Z","M19.5,27 C18,14 24,9 32,9 C40,9 46,14 44.5,27 C43,21 41,17.5 32,17.5 C23,17.5 21,21 19.5,27Z"],bun:["M25,8 A7,6.5 0 1 1 39,8 A7,6.5 0 1 1 25,8Z","M19.5,27 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,27 C43,21 41,18 32,17 C23,18 21,21 19.5,27Z"],curls:["M17,34 C12,30 15,25 14.5,21 C13,14 19,12 21,8 C26,4 30,7 33,5 C39,5 42,7 45,11 C50,14 49,19 49.5,23 C51,28 50,32 47,34 C43,32 44,26 42,20 H22 C20,26 21,32 17,34Z","M20,25 C18,20 21,18 21,14 C25,13 26,10 31,11 C36,9.5 39,12 42,14 C44,17 45,20 44,25 C42,21 40,19 36,19.5 C32,17 29,20 25,19 C22,20 21,22 20,25Z"],hood:["M12,56 C10,30 15,5 32,5 C49,5 54,30 52,56 L44,58 C46,40 46,22 41,17 C37,13 27,13 23,17 C18,22 18,40 20,58Z",""]},Er={duty:{piping:"M22,44 L40,64 M42,44 L44,47 M15,50 L20,48 M49,50 L44,48",open:"M27,42 L32,47 L37,42 L38,44 L32,50 L26,44Z"},flight:{piping:"M20,46 C25,52 39,52 44,46 M32,51 V64 M16,56 H24 M40,56 H48",open:"M23,42 C26,47 38,47 41,42 L42.5,46 C38,51 26,51 21.5,46Z"},deck:{piping:"M32,46 V64 M14,56 H25 M39,56 H50",open:"M26,42 L32,49 L38,42 L35,41 H29Z"},suit:{piping:"M26,42 L24,52 L31,62 M38,42 L40,52 L33,62",open:"M26.5,41 L32,58 L37.5,41Z"},blouse:{piping:"M24,43 L30,58 M40,43 L34,58",open:"M26,41 L32,54 L38,41Z"},coat:{piping:"M25,42 L22,54 L27,64 M39,42 L42,54 L37,64 M44,54 H50",open:"M26,41 L29,64 H35 L38,41Z"},robe:{piping:"M20,46 C26,54 38,54 44,46 M24,50 L20,64 M40,50 L44,64",open:"M26,42 C29,46 35,46 38,42 L39,45 C35,49 29,49 25,45Z"},tanks:{piping:"M23,45 C24,54 22,58 22,64 M41,45 C40,54 42,58 42,64",open:"M25,43 C27,54 37,54 39,43 L41,45 C41,58 23,58 23,45Z"},leather:{piping:"M25,42 L20,50 L28,56 M39,42 L44,50 L36,56 M32,56 V64",open:"M26.5,41 L32,56 L37.5,41Z"}},Gt={glasses:["line","M22.5,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M33.1,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M30.9,26.5 h2.2"],shades:["dark","M22,24.5 H31 L30.5,29.5 C28,31 24,31 22.5,29Z M33,24.5 H42 L41.5,29 C40,31 36,31 33.5,29.5Z M31,25 H33 V26.5 H31Z"],beard:["hair","M21.5,30 C22,40 26,43.5 32,43.5 C38,43.5 42,40 42.5,30 C41,34 38,35 32,34.5 C26,35 23,34 21.5,30Z"],goatee:["hair","M28.5,34.5 H35.5 C37,38 36,42.5 32,42.5 C28,42.5 27,38 28.5,34.5Z"],moustache:["hair","M26,34.5 C28,31.8 31,32.2 32,33.2 C33,32.2 36,31.8 38,34.5 C35,35.4 29,35.4 26,34.5Z"],patch:["dark","M33.5,24 H42 C42,29 40,31 37.5,31 C35,31 33.5,28 33.5,24Z M19.5,21 L34,24.5 L33.5,26 L19.5,22.5Z"],wings:["gold","M40,54 l3,1.5 5,-2 -2,3 -3,.5 -3,2.5 -3,-2.5 -3,-.5 -2,-3 5,2Z"],pips:["gold","M24.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z M39.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z"],star:["gold","M44,52 l1.2,2.6 2.8,.3 -2.1,1.9 .6,2.8 -2.5,-1.4 -2.5,1.4 .6,-2.8 -2.1,-1.9 2.8,-.3Z"],headset:["line","M19.5,26 C19,12 45,12 44.5,26 M19,25 v6 M45,25 v6 M19.5,31 C20,37 25,38.5 28,38"],tags:["line","M26,44 C28,52 30,53 32,53 C34,53 36,52 38,44 M31,53 h2.4 v4 h-2.4Z"],cross:["red","M42,52 h3 v3 h3 v3 h-3 v3 h-3 v-3 h-3 v-3 h3Z"],scroll:["gold","M20,56 h9 v7 h-9Z M20,58 h9 M20,60.5 h9"],wrench:["line","M45,50 l-6,9 M44,48.5 a2.6,2.6 0 1 0 3.4,2.6"],tie:["red","M30.8,44 H33.2 L34,56 L32,60 L30,56Z"],scarf:["red","M24,42 C28,47 36,47 40,42 L41.5,46 C36,51 28,51 22.5,46Z"],eye:["red","M21.5,26 H42.5 V28.2 H21.5Z"],ribbon:["gold","M39,53 h9 v2 h-9Z M39,56 h9 v2 h-9Z"],cane:["line","M14,64 V54 C14,50 19,50 19,54"],band:["dark","M20,19 C26,15.5 38,15.5 44,19 V22 C38,18.5 26,18.5 20,22Z"]},Zr="M22,22 C22,14 42,14 42,22 V30 C42,37 37,43 32,43 C27,43 22,37 22,30Z",Or="M33,16 C40,16 42,19 42,22 V30 C42,37 37,43 32,43 C36,38 37,34 35,31 L37,30 L34,25Z",Ar="M24.5,25.2 C26.5,24 29,24.2 30.3,25.4 M33.7,25.4 C35,24.2 37.5,24 39.5,25.2 M29,37.6 C31,38.3 33,38.3 35,37.6";function Ce({of:e,cylon:t=!1}){let{skin:n,hair:o,coat:s,marks:r=[],sky:l="#2a3d4f"}=qt[e.split(":").pop()??""]??qt.anybody,[c,u]=Hr[n],[p,d]=Tr[o[0]],f=Er[s[0]];return i`
    <svg class=${`portrait ${t?"cylon":""}`} viewBox="0 0 64 64" aria-hidden="true">
      <path fill=${l} d="M0,0 H64 V64 H0Z" />
      <path class="halo" d="M64,0 V64 H40 C56,48 58,20 44,0Z" />
      ${p&&i`<path fill=${o[1]} d=${p} /><path class="veil" d=${p} />`}
      <path fill=${u} d="M27,36 H37 V46 H27Z" />
      <path fill=${s[1]} d="M6,64 C7,53 13,48.5 26,44 C29,48 35,48 38,44 C51,48.5 57,53 58,64Z" />
      <path class="veil" d="M38,44 C51,48.5 57,53 58,64 H36Z" />
      <path fill=${s[3]??"#cfd8de"} d=${f.open} />
      <path class="piping" stroke=${s[2]} d=${f.piping} />
      <path fill=${c} d=${Zr} />
      <path fill=${u} opacity=".55" d=${Or} />
      <path class="brow" d=${Ar} />
      ${d&&i`<path fill=${o[1]} d=${d} />`}
      ${r.map($=>i`<path key=${$} class=${`mark ${Gt[$][0]}`} fill=${Gt[$][0]==="hair"?o[1]:void 0} d=${Gt[$][1]} />`)}
    </svg>
  `}function X({skill:e}){return i`<i class=${`skill ${e}`} role="img" aria-label=${a(`skill:${e}`)} data-explain=${`skill:${e}`}
    ><span aria-hidden="true">${a(`letter:${e}`)}</span></i
  >`}function dt({sheet:e,used:t=!1}){return i`
    <div class="sheet-data">
      <${Ce} of=${e.character} />
      <p class="skill-set" aria-label=${a("skill_set")}>
        ${e.skill_set.map((n,o)=>i`<span key=${o} class="draw"><b>${n.count}</b>${n.skills.map((s,r)=>i`<span key=${s} class="of-skill">${r>0&&i`<small>${a("either_skill")}</small>`}<${X} skill=${s} /><span aria-hidden="true">${a(`skill:${s}`)}</span></span>`)}</span>`)}
      </p>
      <dl>
        ${e.abilities.map(n=>i`<div key=${n.kind} class=${n.kind}>
            <dt><b>${n.name}</b> <small>${a(`ability:${n.kind}`)}</small>${t&&n.kind==="once"&&i` <mark>${a("used")}</mark>`}</dt>
            <dd>${n.text}</dd>
          </div>`)}
      </dl>
    </div>
  `}function go(){let{view:e,choice:t}=k(),n=t.question?.options.filter(r=>r.startsWith("char:"))??[],o=n.length>0;if(x(()=>o?()=>scrollTo(0,0):void 0,[o]),!o)return null;let s=n.flatMap(r=>e.characters.find(l=>l.character===r)??[]);return i`
    <section class="sheets-offered" data-answers aria-label=${a("characters")}>
      <h2>${t.question?.text}</h2>
      <p class="legend">${a("sheet_legend")}</p>
      <ul>
        ${s.map(r=>i`
            <li key=${r.character} class="sheet-card">
              <h3>${r.name} <small>${a(`type:${r.type}`)}${r.good_first&&i` <mark class="good-first">${a("good_first")}</mark>`}</small></h3>
              <${dt} sheet=${r} />
              <button type="button" class="go" disabled=${t.sending} data-option=${r.character}
                onClick=${()=>t.pick(r.character)}>${a("choose_named",{name:r.name})}</button>
            </li>
          `)}
      </ul>
    </section>
  `}var Vr={home:{sky:["#5a2413","#10283a"],world:["#3d4a55","#1b2630","#ff8a4a"],fires:!0},void:{sky:["#1a2a4d","#2b1a3d"]},desert:{sky:["#4a3216","#132a3a"],world:["#c08a55","#6b4426","#ffd9a0"]},garden:{sky:["#123f4a","#1a2350"],world:["#4f9ab5","#1d4a68","#bfeaf8"]},ice:{sky:["#1f4660","#1b2248"],world:["#d3e6ee","#6f93a8","#ffffff"]},moon:{sky:["#26303c","#1a1f2e"],world:["#9aa2a8","#4c545c","#e3e8ec"]},tylium:{sky:["#5c3410","#1a2a3d"],world:["#d99a3e","#7a3d14","#ffe0a0"],ring:"#f2c46a"},algae:{sky:["#16452c","#123347"],world:["#6fa75a","#274d33","#d4f2b0"]},giant:{sky:["#4a2b3d","#15304a"],world:["#cf9f78","#6e3f3d","#ffe6c4"],bands:!0,ring:"#e9cba4"},embers:{sky:["#6a1f12","#2a1030"],sun:"#ff6a3a"},nebula:{sky:["#6a2f5a","#173a6a"],cloud:["#c0568f","#e0a45a","#4a6fd0"]},fallout:{sky:["#4a5212","#123a2a"],cloud:["#c9d13a","#6fae3a","#e8a03a"]},rocks:{sky:["#33302b","#15283a"],rocks:"#8a8378"},storm:{sky:["#3a3f63","#4a3420"],cloud:["#6a7ab8","#b8824a","#3a4a80"],world:["#7a6a58","#33302f","#e0c9a0"]},ambush:{sky:["#5a1620","#161d33"],hunters:!0},refinery:{sky:["#5a2a10","#2a1420"],rocks:"#6b4a3a",hunters:!0},wreck:{sky:["#3d1a2a","#15283a"],wreck:!0}},Nr={"asteroid-field":"rocks","barren-planet":"desert","cylon-ambush":"ambush","cylon-raiders":"ambush","cylon-refinery":"refinery","deep-space":"void","desolate-moon":"moon","icy-moon":"ice","ragnar-anchorage":"storm","remote-planet":"garden","tylium-planet":"tylium","algae-planet":"algae","derelict-basestar":"wreck","dying-star":"embers","gas-giant":"giant","lions-head-nebula":"nebula","radioactive-cloud":"fallout"},Rr=e=>e===null?"home":Nr[e.split(":")[1]]??"void";function _o({destination:e}){let t=Rr(e);return i`<div class=${`backdrop ${t}`} data-sky=${t} aria-hidden="true"><${Ir} key=${t} kind=${t} /></div>`}function Ir({kind:e,small:t=!1}){let{sky:n,world:o,bands:s,ring:r,sun:l,rocks:c,cloud:u,wreck:p,fires:d,hunters:f}=Vr[e],$=M=>`sky-${e}-${M}${t?"-small":""}`,h=M=>`url(#${$(M)})`,[m,b,L]=t?[400,270,170]:[610,60,170];return i`
    <svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice">
      <defs>
        ${n.map((M,H)=>i`<radialGradient key=${H} id=${$(`glow${H}`)}><stop stop-color=${M} /><stop offset="1" stop-color=${M} stop-opacity="0" /></radialGradient>`)}
        ${u?.map((M,H)=>i`<radialGradient key=${H} id=${$(`cloud${H}`)}><stop stop-color=${M} stop-opacity=".55" /><stop offset=".5" stop-color=${M} stop-opacity=".2" /><stop offset="1" stop-color=${M} stop-opacity="0" /></radialGradient>`)}
        ${o&&i`<linearGradient id=${$("world")} x1=".1" y1=".1" x2=".8" y2=".9"><stop stop-color=${o[0]} /><stop offset=".4" stop-color=${o[1]} /><stop offset=".72" stop-color="#060a0f" /></linearGradient>
          <radialGradient id=${$("air")}><stop offset=".8" stop-color=${o[2]} stop-opacity=".5" /><stop offset="1" stop-color=${o[2]} stop-opacity="0" /></radialGradient>`}
        ${l&&i`<radialGradient id=${$("sun")}><stop stop-color="#fff3d8" /><stop offset=".22" stop-color=${l} /><stop offset=".5" stop-color=${l} stop-opacity=".35" /><stop offset="1" stop-color=${l} stop-opacity="0" /></radialGradient>`}
      </defs>
      <ellipse cx="150" cy="430" rx="480" ry="300" fill=${h("glow1")} />
      <ellipse cx="620" cy="90" rx="460" ry="330" fill=${h("glow0")} />
      <path class="stars far" d=${yo.far} />
      ${u?.map((M,H)=>i`<g key=${H} fill=${h(`cloud${H}`)}><ellipse cx=${180+H*230} cy=${130+H%2*260} rx="330" ry="130" transform=${`rotate(${-24+H*17} ${180+H*230} 240)`} /><ellipse cx=${620-H*200} cy=${90+H*150} rx="220" ry="90" transform=${`rotate(${18-H*21} 400 260)`} /></g>`)}
      ${l&&i`<circle cx=${m} cy=${b} r="230" fill=${h("sun")} />`}
      ${o&&i`
        <circle cx=${m-L*.05} cy=${b-L*.05} r=${L*1.1} fill=${h("air")} />
        <circle cx=${m} cy=${b} r=${L} fill=${h("world")} />
        ${s&&i`<path class="bands" d=${[-.62,-.3,.02,.34,.66].map(M=>`M${m-L*Math.sqrt(1-M*M)},${b+L*M} q${L*Math.sqrt(1-M*M)},${L*.16} ${2*L*Math.sqrt(1-M*M)},0`).join(" ")} />`}
        ${d&&i`<path class="fires" d="M560,120 l14,8 M588,156 l10,-6 M620,138 l18,10 M666,164 l12,-8 M600,192 l16,4 M650,196 l10,2 M540,82 l8,6" />`}
        ${r&&i`<ellipse class="ring" cx=${m} cy=${b} rx=${L*1.62} ry=${L*.34} stroke=${r} transform=${`rotate(-17 ${m} ${b})`} />`}
      `}
      ${c&&i`<path class="rocks" fill=${c} d="M90,60 l34,-22 40,10 16,30 -30,28 -44,-6Z M610,70 l60,-34 66,22 20,52 -54,44 -70,-14 -32,-36Z M330,26 l20,-12 24,8 4,18 -26,12 -20,-8Z M700,420 l48,-20 40,26 -10,44 -52,12 -34,-28Z M60,420 l26,-16 34,12 6,28 -34,18 -30,-14Z M470,480 l18,-10 22,8 2,16 -22,10 -18,-8Z" /><path class="rock-shade" d="M124,86 l40,-38 16,30 -30,28Z M690,140 l46,-82 20,52 -54,44Z M742,440 l46,-14 -10,44 -52,12Z M92,448 l28,-32 6,28 -34,18Z" />`}
      ${f&&i`<g class="hunters"><path d="M560,60 l40,10 34,-34 -14,44 40,22 -48,4 -20,46 -10,-46 -48,-8 42,-20Z" /><path d="M706,150 l22,6 18,-18 -8,24 22,12 -26,2 -10,24 -6,-24 -26,-4 22,-12Z" /><path d="M120,440 l16,4 14,-14 -6,18 16,8 -20,2 -8,18 -4,-18 -20,-4 18,-8Z" /></g>`}
      ${p&&i`<g class="wreck"><path d="M470,150 L640,96 L652,30 L668,100 L790,140 L672,140 L650,230 L634,142Z" /><path d="M598,112 L640,96 L646,70 M700,112 L790,140" /><path d="M560,190 l14,-6 6,10 -12,8Z M690,220 l18,-4 4,12 -14,6Z M520,90 l10,-8 8,8 -8,8Z" /></g>`}
      <path class="stars near" d=${yo.near} />
    </svg>
  `}var yo={far:ko(90,7),near:ko(34,3)};function ko(e,t){let n=t,o=()=>(n=n*16807%2147483647,n/2147483647);return Array.from({length:e},()=>`M${Math.round(o()*800)},${Math.round(o()*520)}h0`).join("")}var Pr={galactica:Dr,"colonial-one":Br};function vo({name:e}){let t=Pr[e];return t?i`<${t} />`:null}function Dr(){let e=Array.from({length:24},(t,n)=>`M${66+n*13},21 V36 M${66+n*13},150 V165`).join(" ");return i`
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
      <path class="ribs" d=${e} />
      <path class="seams" d="M70,19 L62,40 V146 L70,167 M362,19 L368,40 V146 L362,167 M8,60 L40,74 M8,126 L40,112 M2,80 L24,84 M2,106 L24,102 M62,40 H368 M62,146 H368" />
      <path class="rim" d="M2,98 V80 L8,60 L20,42 L58,24 L70,19 H362 L380,28 M50,7 L70,1 H366 L388,8 M36,171 L66,160 H368 L391,170" />
      <path class="lamps" d="M12,70 L24,48 M12,116 L24,138 M78,20.5 H358 M78,197 H362" />
    </svg>
  `}function Br(){return i`
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
  `}function I({option:e,class:t="",label:n,explain:o=e,firm:s=!1,place:r,children:l}){let{choice:c,spoken:u}=_(),p=c.may(e),d=c.question?.dimmed[e],f=`${t} ${d?"dimmed":""} ${u.has(e)?"spoken":""}`,$=n?.replace(/\.$/,""),h=i`
    <span class="unseen">${p?a("choosable",{label:$}):d?`${$}. ${d}`:n}</span>
    <span class="seen" aria-hidden="true">${l}</span>
  `,m=d?e:void 0;if(!p&&!s)return i`<div class=${f} data-explain=${o} data-why=${m} data-place=${r}>${h}</div>`;if(!p)return i`<button type="button" class=${f} data-explain=${o} data-why=${m} data-place=${r}>${h}</button>`;let b=c.picks.indexOf(e),L=b>=0;return i`
    <button
      type="button"
      class=${`${f} glow ${L?"picked":""}`}
      aria-pressed=${c.instant?void 0:L}
      data-explain=${o}
      data-place=${r}
      data-option=${e}
      onClick=${()=>c.pick(e)}
    >
      ${h} ${L&&c.question?.ordered&&i`<b class="rank">${b+1}</b>`}
    </button>
  `}var mt=(e,t)=>e.fleet?.areas.find(n=>n.twin===t),wo=(e,t)=>e.fleet?.areas.find(n=>n.area===t),Se=e=>e.die.join("–"),ft=e=>a("fleet_area",{die:Se(e)});function He(e){return[{kind:"basestar",n:e.basestars},{kind:"heavy-raider",n:e.heavy_raiders},{kind:"raider",n:e.raiders}].filter(({n})=>n>0).map(({kind:n,n:o})=>({kind:n,n:o,words:a(`ships:${n}`,{n:o})}))}var Be=e=>e.fleet!==void 0&&e.fleet.pursuit.space+1===e.fleet.pursuit.auto_attack,jt=e=>e.fleet?.areas.flatMap(He).reduce((t,{n})=>t+n,0)??0;function $t(e){if(!e.fleet)return[];let{space:t,track:n,auto_attack:o}=e.fleet.pursuit,s=n[t+1],r=Be(e)?a("pursuit_attack",{n:jt(e)}):s>0?a("pursuit_civilians",{n:s}):a("pursuit_nothing");return[a("pursuit_label",{space:t,auto:o}),r]}var qr={reserves:0,damaged:0,destroyed:0,areas:{},pilots:[]},pe=e=>e.fleet?.mark_vii??qr,ht=(e,t)=>pe(e).pilots.includes(t)?"viper-mark-vii":"viper";var se=(e,t)=>e.board.places.find(n=>n.place===t),xo=(e,t)=>e.areas.find(n=>n.area===t),$e=e=>q(`area:${e}`);function bt(e,t){return $e(t)?a("in_viper",{area:a(`area:${t}`)}):se(e,t)?.name??t}function O(e,t){if(R(t)==="area"&&q(t))return a(t);let n=fe(e,t);return n===t?se(e,K(t))?.name??t:n}var Te=e=>a(`title:${e}`),qe=e=>e<0?`−${-e}`:`${e}`,ne=e=>e>0?`+${e}`:qe(e);function Ee(e){x(()=>{let t=()=>document.hidden&&e();return addEventListener("blur",e),document.addEventListener("visibilitychange",t),document.addEventListener("freeze",e),()=>{removeEventListener("blur",e),document.removeEventListener("visibilitychange",t),document.removeEventListener("freeze",e)}},[])}function gt(){let[e,t]=y(!1),n=()=>t(!1);return Ee(n),[e,t,{onPointerDown:s=>{s.currentTarget.setPointerCapture(s.pointerId),t(!0)},onPointerUp:n,onPointerCancel:n,onContextMenu:s=>s.preventDefault()}]}function ee({name:e,count:t,children:n}){let[o,s,r]=gt();return i`
    <div class="secret-place">
      <button
        type="button"
        class="secret"
        aria-pressed=${o}
        ...${r}
        onClick=${c=>{c.detail===0&&s(!o)}}
        onBlur=${()=>s(!1)}
      >
        <b>${e}</b><small>${t}</small><small class="unseen">${a("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${o&&i`<div class="face-up">${n}</div>`}</div>
    </div>
  `}function U({token:e}){let t=e?e.split(":")[1]:"covered";return i`<span class=${`trauma-token ${t}`} aria-hidden="true"><svg viewBox="-10 -10 20 20"><path d=${Lo[t]??Lo.covered} /></svg></span>`}var Lo={benevolent:"M0,-5 L1.5,-1.5 L5,0 L1.5,1.5 L0,5 L-1.5,1.5 L-5,0 L-1.5,-1.5Z",antagonistic:"M-5,-3.5 H5 L0,5Z",disaster:"M0,-6 L1.8,-2.4 L5.6,-3 L3,0 L5.6,3.6 L1.6,2.4 L0,6 L-1.6,2.4 L-5.6,3.6 L-3,0 L-5.6,-3 L-1.8,-2.4Z",covered:"M-3.4,0 a3.4,3.4 0 1,0 6.8,0 a3.4,3.4 0 1,0 -6.8,0"};function Mo({seat:e}){let{view:t}=k(),n=Ze(t,e);return n>0&&i`<i class="trauma-count" data-explain="help:trauma"><${U} token=${null} />${n}</i>`}var Ze=(e,t)=>e.nebula?.trauma[t]?.count??0;function Co(){let{view:e,me:t}=k(),n=t&&e.nebula?.trauma[t.seat];if(!n||e.nebula?.phase==="over")return null;let o=new Map;for(let r of n.tokens??[])o.set(r,(o.get(r)??0)+1);let s=e.nebula?.allies.filter(r=>r.token)??[];return i`
    <${ee} name=${a("trauma")} count=${a("tokens",{n:n.count})}>
      ${[...o].map(([r,l])=>i`<p key=${r} class="tokens-held"><${U} token=${r} /> ${a("so_many",{n:l,name:O(e,r)})}</p>`)}
      ${n.count===0&&i`<p>${a("no_trauma")}</p>`}
      ${s.map(r=>i`<p key=${r.card}><small>${a("you_put",{token:O(e,r.token??""),ally:r.name})}</small></p>`)}
    <//>
  `}var Gr=["benevolent","antagonistic"];function Ge({card:e,side:t}){return i`
    <dl class="sides">
      ${Gr.map(n=>i`<div key=${n} class=${t===n?"is":t?"not":""}>
          <dt><${U} token=${`token:${n}`} /><span class="unseen">${a(`side_of:${n}`)}</span></dt>
          <dd>${e[n]}${t===n&&i`<span class="unseen"> ${a("happens")}</span>`}</dd>
        </div>`)}
    </dl>
  `}var So=(e,t)=>e.nebula?.allies.filter(n=>n.place===t)??[];function Ho({place:e}){let{view:t}=k(),n=t.nebula?.places.includes(e);return i`
    ${So(t,e).map(o=>i`<span key=${o.card} class="ally"><${U} token=${null} /><span class="ally-name">${a(`short:${o.card}`)}</span></span>`)}
    ${n&&i`<span class="ally bare"><${U} token=${null} /></span>`}
  `}function yt(e,t){return[...So(e,t).flatMap(n=>[a("ally_waits",{ally:n.name}),...To(e,n)]),e.nebula?.places.includes(t)&&a("token_waits")].filter(Boolean)}function To(e,t){return[a("brings_benevolent",{effect:t.benevolent}),a("brings_antagonistic",{effect:t.antagonistic}),t.token&&a("you_put",{token:O(e,t.token),ally:t.name})].filter(Boolean)}function Eo(e,t){let n=e.nebula?.allies.find(o=>o.card===t);return n?{title:n.name,lines:[a("met_in",{place:se(e,n.place)?.name??""}),...To(e,n),a("allies_left",{n:e.nebula?.ally_deck})]}:{title:O(e,t),lines:[]}}function Zo(){let{view:e}=k(),t=e.nebula?.encounter;if(!t)return null;let n=t.token?a("turned_over",{token:O(e,t.token)}):a("nothing_on_it");return i`
    <article class="card-large encounter" aria-label=${a("encounter",{ally:t.name})}>
      <header data-explain=${t.card}>
        <${Ce} of=${t.card} />
        <h3>${t.name}</h3>
        <small>${a("met_by",{name:C(e,t.seat),place:se(e,t.place)?.name??""})}</small>
      </header>
      <p class="turned"><${U} token=${t.token} /> <b>${n}</b></p>
      <${Ge} card=${t} side=${t.token?.split(":")[1]??null} />
      ${t.token==="token:disaster"&&i`<p class="line">${a("neither_result")}</p>`}
    </article>
  `}var jr=new Set(["card","crisis","super","destination","quorum","loyalty","char","loc","token","ally","crossroads"]);function Ao(e,t,n){let o=Vo[R(n)]?.({view:e,me:t,thing:K(n),typed:n});return o&&{...o,link:Wr(n),more:o.sheet&&i`<${dt} sheet=${o.sheet} used=${o.used} />`}}function Wr(e){let t=R(e);return!jr.has(t)||$e(K(e))?null:`/compendium/#${t==="card"?D(e).replace(/-\d+$/,""):D(e)}`}var Vo={loc({view:e,me:t,thing:n,typed:o}){if($e(n))return Vo.area({view:e,me:t,thing:n,typed:o});let s=se(e,n);if(!s)return null;let r=s.seats.map(l=>e.players[l].name??C(e,l));return{title:s.name,lines:[s.text?a("action_here",{text:s.text}):a("no_action_here"),s.damaged&&a("damaged_here"),s.hazardous&&a("hazardous"),r.length>0&&a("here",{names:P(r)}),...yt(e,n)]}},ally:({view:e,typed:t})=>Eo(e,t),area({view:e,thing:t}){let n=wo(e,t);if(n)return{title:ft(n),lines:[a("fleet_twin",{area:a(`area:${n.twin}`)}),...He(n).map(({words:s})=>s)]};let o=xo(e,t);return o&&{title:a(`area:${t}`),lines:[o.launch&&a("launch_here"),...Ft(e,o)]}},ship({view:e,thing:t}){let[n,o]=D(t).split("@"),s=n.startsWith("civilian")?"civilian":n,l=e.areas.flatMap(u=>u.basestars).find(u=>u.option===`ship:${t}`)?.damage.map(u=>O(e,u))??[],c=n.startsWith("civilian-")?n.slice(9):"";return{title:c?a("civilian",{letter:c}):a(`ship:${s}`),lines:[a(`about:${s}`),l.length>0&&a("basestar_damaged",{damage:P(l)}),o&&$e(o)&&a(`area:${o}`)]}},seat({view:e,thing:t}){let n=e.players[Number(t)],o=C(e,n.seat),s=[...n.quorum,...n.revealed].map(r=>a("revealed_card",{name:r.name,text:[r.text].flat().join("; ")}));return{title:n.name?a("plays",{name:o,character:n.name}):o,lines:[n.place&&bt(e,n.place),...n.titles.flatMap(r=>Fr(e,r)),a("cards_in_hand",{n:n.hand}),n.loyalty>0&&a("loyalty_cards",{n:n.loyalty}),n.super_crises>0&&a("super_crises_held",{n:n.super_crises}),Ze(e,n.seat)>0&&a("trauma_tokens",{n:Ze(e,n.seat)}),n.out&&a("is_out"),...s],sheet:n.character&&!n.cylon?Oo(e,n.character):null,used:n.once_used}},char({view:e,thing:t}){let n=Oo(e,t);return n&&{title:n.name,lines:[],sheet:n}},card({view:e,me:t,typed:n}){let o=t?.hand.find(r=>r.option===n)??t?.hand.find(r=>D(r.option)===D(n));return{title:o?a("card_named",{name:o.name,strength:o.strength}):O(e,n),lines:o?[...o.text,a("or_in_check",{n:o.strength}),a("skill_named",{skill:a(`skill:${o.skill}`),about:a(`about:skill:${o.skill}`)})]:[]}},quorum:({view:e,me:t,typed:n})=>kt(e,t,n),super:({view:e,me:t,typed:n})=>kt(e,t,n),destination:({view:e,me:t,typed:n})=>kt(e,t,n),crisis:({view:e,me:t,typed:n})=>kt(e,t,n),token:({view:e,typed:t})=>({title:O(e,t),lines:[]}),deck({view:e,thing:t}){let n=e.decks.find(o=>o.deck===t);return n?{title:a(`deck:${t}`),lines:[q(`about:deck:${t}`)&&a(`about:deck:${t}`),t.startsWith("skill:")&&a(`about:${t}`),a("deck_left",{n:n.cards}),n.discarded>0&&a("deck_discarded",{n:n.discarded}),n.top&&a("deck_top",{name:O(e,n.top)})]}:null},skill:({thing:e})=>({title:a(`skill:${D(e)}`),lines:[a(`about:skill:${D(e)}`)]}),res({view:e,thing:t}){let n=e.dials.find(o=>o.resource===t);return n&&{title:a(`res:${t}`),lines:[a(n.value<=n.red_at?"dial_low":"dial_label",{name:a(`res:${t}`),value:n.value,red:n.red_at}),a("about:dial")]}},track({view:e,thing:t}){let{game:n,board:o}=e;if(t==="jump")return{title:a("jump"),lines:[a("jump_label",{jump:n.jump,auto:n.auto_jump}),a("about:jump")]};if(t==="pursuit")return{title:a("pursuit"),lines:[...$t(e),a("about:pursuit")]};if(t==="boarding"){let s=o.boarding.reduce((r,l)=>r+l,0);return{title:a("boarded"),lines:[a("boarding_label",{n:s}),a("about:boarding")]}}if(t==="damage"){let s=o.places.filter(r=>r.damaged).length;return{title:a("damage"),lines:[a("about:damage",{n:s,most:o.destroyed_at})]}}return{title:a("distance_title",{distance:n.distance,goal:n.goal}),lines:[a("about:distance",{goal:n.goal}),...n.route.map((s,r)=>a("jump_number",{number:r+1,name:O(e,s),n:n.distances[r]})),n.kept.length>0&&a("kept",{names:P(n.kept.map(s=>O(e,s)))}),a(n.sleeper_done?"sleeper_done":"sleeper_to_come",{n:n.sleeper_at})]}},help:({thing:e})=>({title:a(`help:${e}`),lines:[a(`about:${e}`)]}),reserve({view:e,thing:t}){let{board:n}=e,o=n.civilians_lost.map(l=>O(e,l)),s={viper:_t(e,"viper"),"viper-mark-vii":_t(e,"viper-mark-vii"),raptor:[a("raptors_left",{n:n.raptors})],nuke:[a("nukes_left",{n:n.nukes})],civilian:[a("civilians_left",{n:n.civilian_pile}),o.length>0&&a("civilians_lost",{names:o.join("; ")})]},r=t==="nuke"&&e.fleet?"about:nuke:area":`about:${t}`;return{title:a(`reserve:${t}`),lines:[a(r),...s[t]]}}};function Fr(e,t){let n=e.game.next_in_line[t];return[q(`about:title:${t}`)?a("has_title",{title:Te(t),about:a(`about:title:${t}`)}):Te(t),n!==void 0&&a("next_in_line",{name:C(e,n)})]}function Wt(e,t){let{board:n}=e,o=pe(e);return t==="viper-mark-vii"?o:{reserves:n.vipers-o.reserves,damaged:n.damaged_vipers-o.damaged,destroyed:n.destroyed_vipers-o.destroyed}}function _t(e,t){let{reserves:n,damaged:o,destroyed:s}=Wt(e,t);return[a("vipers_reserve",{n}),a("vipers_damaged",{n:o}),a("vipers_destroyed",{n:s})]}var Oo=(e,t)=>e.characters.find(n=>n.character===`char:${t}`)??null;function kt(e,t,n){let o=[...t?.looking??[],...t?.super_crises??[],...t?.quorum??[],...e.players.flatMap(s=>s.quorum),...e.crisis?[e.crisis]:[]];return{title:O(e,n),lines:o.find(s=>s.card===D(n))?.text??[]}}function Ft(e,t){let n=pe(e).areas[t.area]??0,o=mt(e,t.area);return[...t.basestars.map(s=>{let r=s.damage.map(l=>O(e,l));return r.length?a("basestar_damaged",{damage:P(r)}):a("ship:basestar")}),t.raiders>0&&a("ships:raider",{n:t.raiders}),t.heavy_raiders>0&&a("ships:heavy-raider",{n:t.heavy_raiders}),t.vipers>n&&a("ships:viper",{n:t.vipers-n}),n>0&&a("ships:viper-mark-vii",{n}),...t.pilots.map(s=>Ut(e,s)),t.civilians.length>0&&a("civilians_here",{n:t.civilians.length,letters:t.civilians.join(", ")}),o&&Ur(o)].filter(Boolean)}function Ur(e){let t=He(e).map(({words:n})=>n);return t.length?a("gathers",{die:Se(e),ships:P(t)}):a("gathers_none",{die:Se(e)})}var Ut=(e,t)=>a(`pilot:${ht(e,t)}`,{name:C(e,t)});var Oe={fuel:["0 0 48 48","M14,4 H27 V9 H31 L40,18 V44 H8 V9 H14Z M19,8 V10.5 H23 V8Z M14,17 L21.5,27.5 L14,38 L17,40 L24,30.5 L31,40 L34,38 L26.5,27.5 L34,17 L31,15 L24,24.5 L17,15Z"],food:["0 0 48 48","M22.5,46 V24 H25.5 V46Z M24,3 C28.5,7 28.5,12 24,16 C19.5,12 19.5,7 24,3Z M22.5,24 C16,24 12.5,20.5 12,14 C18.5,14 22,17.5 22.5,24Z M25.5,24 C32,24 35.5,20.5 36,14 C29.5,14 26,17.5 25.5,24Z M22.5,34 C15,34 10.5,30 10,23 C17.5,23 22,27 22.5,34Z M25.5,34 C33,34 37.5,30 38,23 C30.5,23 26,27 25.5,34Z M22.5,43 C15,43 10.5,39 10,32 C17.5,32 22,36 22.5,43Z M25.5,43 C33,43 37.5,39 38,32 C30.5,32 26,36 25.5,43Z"],morale:["0 0 48 48","M24,44 C9,33 4,25 4,17 C4,10 9,5 15,5 C19,5 22.5,7.5 24,11 C25.5,7.5 29,5 33,5 C39,5 44,10 44,17 C44,25 39,33 24,44Z"],population:["0 0 48 48","M24,6 A6.5,6.5 0 1 1 23.99,6Z M13,44 V30 C13,23.5 17.5,21 24,21 C30.5,21 35,23.5 35,30 V44Z M9,14 A4.5,4.5 0 1 1 8.99,14Z M2,44 V32 C2,27 5,24.5 11,24.5 C10,26.5 9.5,28.5 9.5,31 V44Z M39,14 A4.5,4.5 0 1 1 38.99,14Z M46,44 V32 C46,27 43,24.5 37,24.5 C38,26.5 38.5,28.5 38.5,31 V44Z"],die:["-24 -24 48 48","M0,-23 L21,-8 L21,10 L0,23 L-21,10 L-21,-8Z"]};var Kt={viper:["-17 -12 34 24",[["flame","M12,-3.2 L17,-1.6 L17,1.6 L12,3.2Z"],["dark","M5,-3 L9.5,-10.8 L14,-10.8 L13,-2.6 L13,2.6 L14,10.8 L9.5,10.8 L5,3Z"],["metal","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6 L12.4,-9.6 L11,-3.2 L13.2,-3 V3 L11,3.2 L12.4,9.6 L9.5,9.6 L6,3.6 L1,3 C-4,2.6 -10,2 -16.5,0Z"],["trim","M7.2,-4.4 L9.9,-9 H11.6 L10.2,-4.2Z M7.2,4.4 L9.9,9 H11.6 L10.2,4.2Z M-10,-1 L-5,-1.7 V1.7 L-10,1Z"],["glass","M-3,-1.2 C-1,-1.9 2.4,-1.9 4,-1 V1 C2.4,1.9 -1,1.9 -3,1.2Z"],["light","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6"]]],"viper-mark-vii":["-17 -12 34 24",[["flame","M12.5,-2.6 L17,-1.2 L17,1.2 L12.5,2.6Z"],["dark","M2,-3.4 L8,-11.2 L15.4,-11.2 L11,-3 L13.4,-2 V2 L11,3 L15.4,11.2 L8,11.2 L2,3.4Z"],["metal","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2 H13 L9.6,-3 L13,-1.7 V1.7 L9.6,3 L13,10.2 H8.4 C5,6.8 3,3.4 -1,3.2 C-6,3.6 -13,3.2 -16.5,0Z"],["trim","M4.6,-5.2 L8.8,-9.6 H12 L8.4,-3.4Z M4.6,5.2 L8.8,9.6 H12 L8.4,3.4Z"],["glass","M-8,-1.4 C-5,-2.3 -1,-2.1 1.4,-1 V1 C-1,2.1 -5,2.3 -8,1.4Z"],["light","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2"]]],raider:["-15 -13 30 26",[["dark","M-14.6,-11.6 C-15.4,0 -10.6,7.6 -4.4,10.2 L0,12.4 L4.4,10.2 C10.6,7.6 15.4,0 14.6,-11.6 C12.6,-4 9.4,-0.4 5.4,0.6 L2.6,-3.4 L0,-4.4 L-2.6,-3.4 L-5.4,0.6 C-9.4,-0.4 -12.6,-4 -14.6,-11.6Z"],["metal","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6 L0,10.6 L4,8.6 C9.4,6 13.2,0.4 13.6,-8 C11.6,-2 8.8,1.2 5,2 L2.2,-2 L0,-2.9 L-2.2,-2 L-5,2 C-8.8,1.2 -11.6,-2 -13.6,-8Z"],["trim","M0,10.6 L-2.4,4.6 L0,2.4 L2.4,4.6Z"],["eye","M-2.1,-0.9 H2.1 V0.7 H-2.1Z"],["light","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6"]]],"heavy-raider":["-15 -14 30 28",[["dark","M-14.4,-12.6 L-9,-6.4 L-6.2,-12.4 L0,-9 L6.2,-12.4 L9,-6.4 L14.4,-12.6 L13.4,4.6 L7.6,12.4 H-7.6 L-13.4,4.6Z"],["metal","M-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6 L5.4,-9.6 L8.6,-3.6 L13,-8.6 L12,4 L6.8,10.8 H-6.8 L-12,4Z"],["trim","M-6,1.8 H6 L4.2,9 H-4.2Z"],["eye","M-3.4,-3.4 H3.4 V-1.4 H-3.4Z"],["light","M-12,4 L-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6"]]],basestar:["-26 -26 52 52",[["deep","M0,26 C-2.6,14 -2.8,8 -2.2,3 L-3.6,0.8 C-9,-1.4 -16,-6 -22.6,-13 C-13,-9.4 -6.8,-7 -2,-3.6 H2 C6.8,-7 13,-9.4 22.6,-13 C16,-6 9,-1.4 3.6,0.8 L2.2,3 C2.8,8 2.6,14 0,26Z"],["dark","M0,-26 C2.8,-14 3,-8 2.4,-3 L3.8,-0.8 C9,1.4 16,6 22.6,13 C13,9.4 6.8,7 2,3.8 H-2 C-6.8,7 -13,9.4 -22.6,13 C-16,6 -9,1.4 -3.8,-0.8 L-2.4,-3 C-3,-8 -2.8,-14 0,-26Z"],["metal","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 L3,0 C8,2 13.6,5.8 18.6,10.6 C11.6,7.8 6,5.4 1.6,2.6 H-1.6 C-6,5.4 -11.6,7.8 -18.6,10.6 C-13.6,5.8 -8,2 -3,0 L-1.4,-2.6 C-1.8,-8 -1.6,-14 0,-22.6Z"],["eye","M0,-3.4 A3.4,3.4 0 1 1 -0.01,-3.4Z"],["light","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 M-18.6,10.6 C-13.6,5.8 -8,2 -3,0"]]],"civilian-0":["-17 -12 34 24",[["flame","M14,-2 h3 v4 h-3Z"],["metal","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6 V3.6 L10,6.6 H2 C-6,6.6 -12,5.4 -16.4,0Z"],["trim","M-9,-3.4 H9 V-2.2 H-9Z M-9,2.2 H9 V3.4 H-9Z"],["light","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6"]]],"civilian-1":["-17 -12 34 24",[["flame","M14,-4 h3 v3 h-3Z M14,1 h3 v3 h-3Z"],["dark","M-6,-9.4 H0 V9.4 H-6Z M3,-9.4 H9 V9.4 H3Z"],["metal","M-15.6,-2.6 L-12,-5.4 H14.4 V5.4 H-12 L-15.6,2.6Z M-5.4,-8.8 H-0.6 V-5.4 H-5.4Z M3.6,-8.8 H8.4 V-5.4 H3.6Z M-5.4,5.4 H-0.6 V8.8 H-5.4Z M3.6,5.4 H8.4 V8.8 H3.6Z"],["trim","M-12.6,-2 h3 v4 h-3Z"],["light","M-15.6,-2.6 L-12,-5.4 H14.4"]]],"civilian-2":["-17 -12 34 24",[["flame","M14.4,-1.6 h2.6 v3.2 h-2.6Z"],["dark","M-13,-1.4 H15 V1.4 H-13Z"],["metal","M-16,-3 L-13,-4.6 H-9.4 V4.6 H-13 L-16,3Z M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 V6.4 C-0.6,9 -8.6,9 -8.6,6.4Z M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4 V6.4 C8.4,9 0.4,9 0.4,6.4Z M9.4,-4 H14.6 V4 H9.4Z"],["trim","M-8.6,-1 H-0.6 V1 H-8.6Z M0.4,-1 H8.4 V1 H0.4Z"],["light","M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4"]]],"civilian-3":["-17 -12 34 24",[["flame","M14.4,-2 h2.6 v4 h-2.6Z"],["metal","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3 H14.4 V3 H13 C12.4,6.6 8,10 2.4,10 C-1.8,10 -5.6,7.6 -7.6,3 H-11Z"],["dark","M2.4,-6.8 A6.8,6.8 0 1 0 2.41,-6.8Z"],["trim","M2.4,-4 A4,4 0 1 0 2.41,-4Z"],["light","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3"]]],raptor:["-15 -12 30 24",[["flame","M12,-6.4 h3 v3 h-3Z M12,3.4 h3 v3 h-3Z"],["dark","M-3,-7 L3,-11.4 H12.6 V-3 H-3Z M-3,7 L3,11.4 H12.6 V3 H-3Z"],["metal","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6 L12.6,-4.6 V4.6 L10.6,7.4 H-1 L-9.6,5.4 L-14.4,1.6Z"],["glass","M-12.6,-1.4 L-8.8,-4 L-5.6,-4.6 V4.6 L-8.8,4 L-12.6,1.4Z"],["trim","M1,-4.6 H8 V-3.4 H1Z M1,3.4 H8 V4.6 H1Z"],["light","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6"]]],centurion:["-12 -13 24 26",[["dark","M0,-12.6 C6.6,-12.6 9.6,-8 9.6,-2.6 L11.4,3 L6,12.4 H-6 L-11.4,3 L-9.6,-2.6 C-9.6,-8 -6.6,-12.6 0,-12.6Z"],["metal","M0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8 L5,-1.8 H-5 L-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11Z M-8.4,0 L-5,1.8 H5 L8.4,0 L9.4,3.2 L4.8,10.6 H-4.8 L-9.4,3.2Z"],["eye","M-6.6,-1.6 H6.6 V1.2 H-6.6Z"],["light","M-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8"]]],nuke:["-13 -13 26 26",[["dark","M0,-12.8 C4,-9.6 5.2,-6 5.2,-2 V6 L9,11 V12.6 H-9 V11 L-5.2,6 V-2 C-5.2,-6 -4,-9.6 0,-12.8Z"],["metal","M0,-11 C2.8,-8.4 3.8,-5.4 3.8,-2 V7 H-3.8 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11Z"],["trim","M-3.8,-2.6 H3.8 V0 H-3.8Z M-3.8,4.4 H3.8 V7 H-3.8Z"],["light","M-3.8,7 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11"]]]},Kr=4,No=(e="A")=>`civilian-${(e.charCodeAt(0)-65)%Kr}`;function B({kind:e,letter:t}){let[n,o]=zr(e,t);return i`
    <span class=${`shape ${e}`} aria-hidden="true">
      <svg viewBox=${n}>${o.map(([s,r])=>i`<path key=${s} class=${s} d=${r} />`)}</svg>${t&&i`<b>${t}</b>`}
    </span>
  `}function zr(e,t){return e in Oe?[Oe[e][0],[["plain",Oe[e][1]]]]:Kt[e]??Kt[No(t)]}function Ro({area:e}){let{view:t}=k(),n=mt(t,e);if(!n)return null;let o=He(n),s=o.length?Be(t)?"next":"":"none";return i`
    <${I} option=${`area:${n.area}`} class=${`behind ${s}`} label=${[ft(n),...o.map(({words:r})=>r)].join(", ")} place=${n.area}>
      <i class="far-die">${Se(n)}</i>${o.map(({kind:r,n:l})=>i`<span key=${r} class="far"><${B} kind=${r} /><b>${l}</b></span>`)}
    <//>
  `}function G({seat:e}){let{view:t}=k(),{character:n,cylon:o}=t.players[e]??{};return i`<em class=${`token ${o?"cylon":""}`} data-seat=${e} aria-hidden="true">${Qe(n||C(t,e))}</em>`}var Yr=3;function Io({kind:e,n:t}){return i`
    <span class="flotilla">${Array.from({length:Math.min(t,Yr)},(n,o)=>i`<${B} key=${o} kind=${e} />`)}</span><b>${t}</b>
  `}var je="opt:stay";function Po({place:e}){let{view:t,seat:n,choice:o}=k(),s=n!==null&&e.seats.includes(n)&&o.may(je),r=e.seats.map(u=>t.players[u].name??C(t,u)),l=[e.text,e.damaged&&a("damaged"),e.hazardous&&a("hazardous"),r.length>0&&a("here",{names:P(r)}),...yt(t,e.place)].filter(Boolean),c=`place ${e.damaged?"damaged":""} ${e.hazardous?"hazardous":""} ${r.length?"manned":""}`;return i`
    <${I} option=${s?je:`loc:${e.place}`} explain=${`loc:${e.place}`} class=${c} label=${[e.name,...l].join(", ")} place=${e.place} firm>
      <span class="place-name">${e.name}</span>
      ${e.damaged?i`<small class="hit">${a("damaged")}</small>`:q(`short:${e.place}`)&&i`<small class="does">${a(`short:${e.place}`)}</small>`}
      <${Ho} place=${e.place} />
      ${r.length>0&&i`<span class="tokens">${e.seats.map(u=>i`<${G} key=${u} seat=${u} />`)}</span>`}
    <//>
  `}var Do=["front","starboard-bow","starboard-aft","rear","port-bow","port-aft"];function Bo({area:e,seen:t}){let{choice:n,view:o,spoken:s,seat:r}=k(),l=a(`area:${e}`),u=r!==null&&t.pilots.includes(r)&&n.may(je)?je:`area:${e}`,p=n.may(u),d=[l,...Ft(o,t)].join(", "),f=$=>p&&!$.target.closest("button, .dimmed")&&n.pick(u);return i`
    <section class=${`area ${e} ${Jr(t)} ${p?"open":""} ${s.has(u)?"spoken":""}`} role="group" aria-label=${l} data-place=${e} onClick=${f}>
      <${I} option=${u} explain=${`area:${e}`} class="area-name" label=${d} firm>
        <span>${l}</span>${t.launch&&i`<small class="launch">${a("launch")}</small>`}
      <//>
      <${Ro} area=${e} />
      <div class="ships"><${Xr} seen=${t} /></div>
    </section>
  `}function Jr(e){let n=[e.raiders,e.heavy_raiders,e.vipers].reduce((o,s)=>o+(s>0?1+Math.min(s,3)/2:0),0)+e.basestars.length*2+e.pilots.length*1.5+e.civilians.length;return n<=4?"roomy":n<=5.5?"busy":"crowded"}function Xr({seen:e}){let{view:t}=k(),{area:n}=e,o=pe(t).areas[n]??0,r=[["raider",e.raiders],["heavy-raider",e.heavy_raiders],["viper",e.vipers-o],["viper-mark-vii",o]].filter(([,l])=>l>0);return i`
    ${e.basestars.map(l=>{let c=l.damage.map(p=>O(t,p)),u=c.length?a("basestar_damaged",{damage:P(c)}):a("ship:basestar");return i`
        <${I} key=${l.option} option=${l.option} class="vessel basestar" label=${u}>
          <${B} kind="basestar" />${l.hits>0&&i`<b class="hit">−${l.hits}</b>`}
        <//>
      `})}
    ${r.map(([l,c])=>i`
        <${I} key=${l} option=${`ship:${l}@${n}`} class=${`vessel ${l}`} label=${a(`ships:${l}`,{n:c})}>
          <${Io} kind=${l} n=${c} />
        <//>
      `)}
    ${e.pilots.map(l=>i`<${I} key=${`pilot${l}`} option=${ie(l)} class="vessel viper flown" label=${Ut(t,l)}>
        <${B} kind=${ht(t,l)} /><${G} seat=${l} />
      <//>`)}
    ${e.civilians.map(l=>i`<${I} key=${l} option=${`ship:civilian-${l}`} class="vessel civilian" label=${a("civilian",{letter:l})}>
        <${B} kind="civilian" letter=${l} />
      <//>`)}
  `}function qo(){let{view:e}=k(),{boarding:t}=e.board,n=t.reduce((o,s)=>o+s,0);return i`
    <span class="track boarding" role="group" aria-label=${a("boarding_label",{n})}>
      <span data-explain="track:boarding">${a("boarded")}</span>
      ${t.map((o,s)=>i`<${Qr} key=${s} n=${o} space=${s} />`)}
      <b class="dead" data-explain="track:boarding">${a("lost")}</b>
    </span>
  `}function Qr({n:e,space:t}){let n=a("boarding_space",{space:t+1,n:e});return i`
    <${I} option=${`ship:centurion@${t}`} explain="track:boarding" class=${`space-on ${e?"at":""}`} label=${n}>
      ${e?i`<${B} kind="centurion" />${e>1&&e}`:t+1}
    <//>
  `}var Go={politics:"M24,4 L44,14 V18 H4 V14Z M8,21 H13 V37 H8Z M18,21 H22.5 V37 H18Z M25.5,21 H30 V37 H25.5Z M35,21 H40 V37 H35Z M4,40 H44 V44 H4Z",leadership:"M24,3 L27.6,13 H38 L29.7,19.2 L32.8,29.4 L24,23.3 L15.2,29.4 L18.3,19.2 L10,13 H20.4Z M8,30 L24,38 L40,30 V35 L24,43 L8,35Z M10,40 L24,47 L38,40 V44 L24,48 L10,44Z",tactics:"M22,2 H26 V9.2 A15,15 0 0 1 38.8,22 H46 V26 H38.8 A15,15 0 0 1 26,38.8 V46 H22 V38.8 A15,15 0 0 1 9.2,26 H2 V22 H9.2 A15,15 0 0 1 22,9.2Z M24,13 A11,11 0 1 0 24.01,13Z M24,20 A4,4 0 1 1 23.99,20Z",piloting:"M24,10 L28,18 L46,12 L40,20 L34,21.5 L42,22.5 L37,28 L31,27.5 L35,31 L30,34 L27,31 L24,42 L21,31 L18,34 L13,31 L17,27.5 L11,28 L6,22.5 L14,21.5 L8,20 L2,12 L20,18Z",engineering:"M20,3 H28 L29,9 L33.5,11 L38.5,7.5 L43.5,13 L40,18 L41.5,22 L46,23 V29 L41,30 L39,34.5 L42,39 L37,43.5 L32.5,40.5 L28,42 L27,46 H20 L19,42 L14.5,40 L10,43 L5,38 L8,33.5 L6.5,29 L2,28 V21 L7,20 L9,15.5 L6,11 L11,6 L15.5,9 L19,7.5Z M24,16 A8.5,8.5 0 1 0 24.01,16Z",quorum:"M24,14 A10,10 0 1 1 23.99,14Z M24,2 A3,3 0 1 1 23.99,2Z M24,40 A3,3 0 1 1 23.99,40Z M5,21 A3,3 0 1 1 4.99,21Z M43,21 A3,3 0 1 1 42.99,21Z M14.5,4.6 A3,3 0 1 1 14.49,4.6Z M33.5,4.6 A3,3 0 1 1 33.49,4.6Z M7.6,11.5 A3,3 0 1 1 7.59,11.5Z M40.4,11.5 A3,3 0 1 1 40.39,11.5Z M7.6,30.5 A3,3 0 1 1 7.59,30.5Z M40.4,30.5 A3,3 0 1 1 40.39,30.5Z M14.5,37.4 A3,3 0 1 1 14.49,37.4Z M33.5,37.4 A3,3 0 1 1 33.49,37.4Z",crisis:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M21.5,11 L22.5,29 H25.5 L26.5,11Z M24,32 A3,3 0 1 0 24.01,32Z",super:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M7,24 C14,14 34,14 41,24 C34,34 14,34 7,24Z M24,18 A6,6 0 1 1 23.99,18Z",destination:"M24,12 A12,12 0 1 1 23.99,12Z M2,33 C8,38 28,34 38,26 C46,19.5 48,13 45,11 C43,9.6 38,10 34,11.5 C40,11 43,12.5 42,15 C40,21 28,29 16,32 C9,33.8 3,33.6 2,33Z",loyalty:"M23,4 V44 C12,40 6,31 6,20 V8 C12,8 18,7 23,4Z M25,4 C30,7 36,8 42,8 V20 C42,31 36,40 25,44Z M11,20 H19 V24 H11Z M29,18 L37,22 L29,25Z",destiny:"M24,3 L30,18 L45,24 L30,30 L24,45 L18,30 L3,24 L18,18Z M24,19 A5,5 0 1 0 24.01,19Z",crossroads:"M21,46 V30 L6,15 V22 H2 V6 H18 V10 H11 L24,23 L37,10 H30 V6 H46 V22 H42 V15 L27,30 V46Z",ally:"M4,18 L14,12 L24,18 L34,12 L44,18 V32 L34,38 L24,32 L14,38 L4,32Z M14,18 L9,21 V29 L14,32 L20,28.5 V21.5Z M34,18 L28,21.5 V28.5 L34,32 L39,29 V21Z"},ei=e=>Go[e]??Go.destiny;function he({kind:e}){return i`<svg class=${`emblem ${e}`} viewBox="0 0 48 48" aria-hidden="true"><path d=${ei(e)} /></svg>`}function Fo(){let{view:e}=k();return i`
    <section class="decks" aria-label=${a("decks")}>
      ${e.decks.filter(jo).map(t=>i`<${Wo} key=${t.deck} ...${t} />`)}
      <i class="row-break"></i>
      ${e.decks.filter(t=>!jo(t)).map(t=>i`<${Wo} key=${t.deck} ...${t} />`)}
    </section>
  `}var jo=({deck:e})=>e.startsWith("skill:");function Wo({deck:e,cards:t,discarded:n,top:o}){let{view:s}=k(),r=e.startsWith("skill:")?e.slice(6):null,l=a(`deck:${e}`),c=[a("deck_left",{n:t}),a("deck_discarded",{n}),o&&a("deck_top",{name:O(s,o)})];return i`
    <${I} option=${r?e:`deck:${e}`} explain=${`deck:${e}`} class="deck" label=${[l,...c].filter(Boolean).join(", ")} firm>
      ${r?i`<${X} skill=${r} />`:i`<${he} kind=${e.split("-")[0]} /><span>${l}</span>`}
      <b>${t}</b>${n>0&&i`<small>+${n}</small>`}
    <//>
  `}var Ae=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var zo=700,ti={raiders:"raider",heavy_raiders:"heavy-raider",vipers:"viper",modern:"viper-mark-vii",basestars:"basestar"};function Yo({board:e}){let{view:t}=k(),n=S(null),[o,s]=y([]),r=JSON.stringify([t.areas,t.fleet,t.players.map(l=>l.place)]);return x(()=>{let l=n.current;if(n.current={areas:oi(t),far:t.fleet?.areas??[],pile:t.board.civilian_pile,players:t.players},!l||Ae())return;let c=[...si(l,n.current),...ri(l.players,t.players)];if(!c.length)return;s(c.map((p,d)=>({...p,key:`${Date.now()}-${d}`})));let u=setTimeout(()=>s([]),zo+100);return()=>clearTimeout(u)},[r]),i`<div class="flights" aria-hidden="true">${o.map(l=>i`<${ni} ...${l} board=${e} />`)}</div>`}function ni({from:e,to:t,kind:n,seat:o,board:s}){let r=S(null);return Q(()=>{let l=Uo(s.current,e),c=Uo(s.current,t);if(!l||!c)return;let u=[{transform:`translate(${l.x}px, ${l.y}px)`,opacity:1},{transform:`translate(${c.x}px, ${c.y}px)`,opacity:e===t?0:1}];r.current.animate(u,{duration:zo,easing:"ease-in-out",fill:"both"})},[]),i`<span class="ghost" ref=${r}>${n?i`<${B} kind=${n} />`:i`<${G} seat=${o} />`}</span>`}function Uo(e,t){let n=e?.querySelector(`[data-place="${t}"]`)?.getBoundingClientRect();if(!n)return null;let o=e.getBoundingClientRect();return{x:n.left-o.left+n.width/2-14,y:n.top-o.top+n.height/2-12}}function oi(e){return e.areas.map(t=>{let n=pe(e).areas[t.area]??0;return{...t,vipers:t.vipers-n,modern:n}})}function si(e,t){let n=[],o=new Map(t.far.flatMap(({area:s,twin:r})=>[[s,r],[r,s]]));for(let[s,r]of Object.entries(ti)){let l=[],c=[];for(let[p,d]of[[e.areas,t.areas],[e.far,t.far]])d.forEach((f,$)=>{let h=Ko(f[s])-Ko(p[$]?.[s]);for(let m=0;m<Math.abs(h);m+=1)(h<0?l:c).push(f.area)});l.filter(p=>{let d=c.indexOf(o.get(p));return d>=0&&n.push({from:p,to:c.splice(d,1)[0],kind:r}),d<0}).slice(0,c.length).forEach((p,d)=>{n.push({from:p,to:c[d],kind:r})})}return[...n,...ai(e,t)]}function ai(e,t){let n=s=>new Map(s.flatMap(r=>r.civilians.map(l=>[l,r.area]))),o=n(t.areas);return[...n(e.areas)].map(([s,r])=>({from:r,to:o.get(s)??(t.pile>e.pile?"reserves":r),kind:"civilian"})).filter(({from:s,to:r})=>s!==r)}var Ko=e=>Array.isArray(e)?e.length:e??0;function ri(e,t){return t.map((n,o)=>({from:e[o]?.place,to:n.place,seat:o})).filter(({from:n,to:o})=>n&&o&&n!==o)}function Xo(){let{view:e}=k(),{board:t}=e;return i`
    <section class="reserves" aria-label=${a("reserves")} data-place="reserves">
      <${Jo} model="viper" />
      ${e.fleet&&i`<${Jo} model="viper-mark-vii" />`}
      <${zt} kind="raptor" n=${t.raptors} label=${a("raptors_left",{n:t.raptors})} />
      <${zt} kind="nuke" n=${t.nukes} label=${a("nukes_left",{n:t.nukes})} />
      <${zt} kind="civilian" n=${t.civilian_pile} label=${a("civilians_left",{n:t.civilian_pile})} lost=${t.civilians_lost.length} />
    </section>
  `}function Jo({model:e}){let{view:t}=k(),{reserves:n,damaged:o,destroyed:s}=Wt(t,e);return i`
    <${I} option=${`ship:${e}@reserves`} explain=${`reserve:${e}`} class="reserve" label=${[a(`ship:${e}`),..._t(t,e)].join(", ")} firm>
      <${B} kind=${e} /><b>${n}</b>
      ${o>0&&i`<small class="hit">${a("short_damaged",{n:o})}</small>`}
      ${s>0&&i`<small>${a("short_lost",{n:s})}</small>`}
    <//>
  `}function zt({kind:e,n:t,label:n,lost:o=0}){return i`
    <button type="button" class="reserve" data-explain=${`reserve:${e}`}>
      <span class="unseen">${n}</span>
      <span class="seen" aria-hidden="true"><${B} kind=${e} /><b>${t}</b>${o>0&&i`<small>${a("short_lost",{n:o})}</small>`}</span>
    </button>
  `}var Qo=()=>i`<${go} /><${ii} />`;function ii(){let{view:e,choice:t}=k(),n=S(null);x(()=>{let s=n.current.querySelector(".glow");s&&matchMedia("(min-width: 1200px)").matches&&s.scrollIntoView({block:"nearest"})},[t.question?.id]);let o=s=>e.board.places.filter(r=>r.ship===s);return i`
    <section class="board" ref=${n} aria-label=${a("board")}>
      <div class="space">
        <${_o} destination=${e.game.route[e.game.route.length-1]??null} />
        ${Do.map(s=>i`<${Bo} key=${s} area=${s} seen=${e.areas.find(r=>r.area===s)} />`)}
        <div class="hull">
          <${Yt} name="galactica" places=${o("galactica")}><div class="tracks"><${li} /><${qo} /></div><//>
          <${Yt} name="colonial-one" places=${o("colonial-one")} />
        </div>
      </div>
      <${Yt} name="cylon" places=${o("cylon")} />
      <div class="store"><${Xo} /><${Fo} /></div>
      <${Yo} board=${n} />
    </section>
  `}function Yt({name:e,places:t,children:n}){return i`
    <section class=${`ship ${e}`} aria-label=${a(`ship:${e}`)}>
      <${vo} name=${e} />
      <h2>${a(`ship:${e}`)}</h2>
      <div class="places">${t.map(o=>i`<${Po} key=${o.place} place=${o} />`)}</div>
      ${n}
    </section>
  `}function li(){let{view:e}=k(),t=e.board.places.filter(o=>o.damaged).length,n=e.board.destroyed_at;return i`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${a("damage_label",{value:t,most:n})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("damage")}</span>
        ${Array.from({length:n},(o,s)=>i`<i key=${s} class=${s<t?"hit":""}></i>`)}
      </span>
    </button>
  `}function es(){let{view:e}=k(),{kept:t}=e.game;return t.length?i`<p class="in-play">${a("in_play")} ${t.map(n=>i`<button key=${n} type="button" data-explain=${n}>${O(e,n)}</button>`)}</p>`:null}var ci=["choosing","resolving"];function ts({shown:e,count:t,all:n}){let{view:o}=k(),s=o.nebula,r=e<t;if(!s||!ci.includes(s.phase)&&!r)return null;let l=s.crossroads.slice(0,e),c=r||s.resolving!==null?l.at(-1):null;return i`
    <section class="card-large crossroads" aria-label=${a("crossroads")}>
      <header><h3>${a("crossroads")}</h3><small>${a(`phase:${s.phase==="choosing"?"choosing":"resolving"}`)}</small></header>
      ${c&&i`<${ui} key=${c.seat} dealt=${c} />`}
      ${r&&i`<button type="button" class="put-away" onClick=${n}>${a("skip_reveals")}</button>`}
      <${pi} />
      <ol class="dealt">
        ${s.crossroads.map((u,p)=>i`<${di} key=${u.seat} dealt=${u} open=${p<e} now=${u===c} />`)}
      </ol>
    </section>
  `}function ui({dealt:e}){let{view:t}=k();return i`
    <div class="reveal" aria-live="polite">
      <p class="turned">
        <${G} seat=${e.seat} />
        <b>${a("reveals",{name:C(t,e.seat),card:e.name??""})}</b>
        <${U} token=${e.token} /><span class="unseen">${e.token?O(t,e.token):a("no_token")}</span>
      </p>
      <${Ge} card=${e} side=${e.side} />
    </div>
  `}function pi(){let{view:e,seat:t}=k(),n=e.nebula?.crossroads.find(o=>o.seat===t&&!o.revealed);return n?.card?i`
    <${ee} name=${a("your_crossroads")} count=${n.covered?a("token_beside"):a("no_token_yet")}>
      <p><b>${n.name}</b></p>
      <${Ge} card=${n} side=${n.token?.split(":")[1]??null} />
    <//>
  `:null}function di({dealt:e,open:t,now:n}){let{view:o}=k(),s=o.questions.waiting.some(c=>c.kind==="crossroads"&&c.seat===e.seat)||o.questions.mine.some(c=>c.kind==="crossroads"&&c.seat===e.seat&&c.given===null),r=C(o,e.seat),l=t?e.name:o.nebula?.phase==="choosing"?a(s?"still_choosing":"has_chosen"):a("to_come");return i`
    <li class=${`${t?"open":"face-down"} ${n?"now":""}`}>
      <${G} seat=${e.seat} />
      <span class="whose"><b>${r}</b> <small>${l}</small></span>
      ${t&&i`<span class="turned"><${U} token=${e.token} /><span class="unseen">${e.token?O(o,e.token):a("no_token")}</span></span>`}
      ${!t&&e.covered&&i`<${U} token=${null} />`}
    </li>
  `}var mi=2500;function ns(e){let t=e?.crossroads.filter(r=>r.revealed).length??0,[n,o]=y(t),s=()=>o(t);return x(()=>{if(n>=t||Ae()){s();return}let r=setTimeout(()=>o(n+1),n?mi:0);return()=>clearTimeout(r)},[t,n]),[Math.min(n,t),t,s]}function os(){let{view:e}=k(),[t,n]=y(!1),o=e.nebula,s=o?.trial;if(!s)return null;let r=o.phase==="over";if(r&&(t||e.game.turn>s.turn+1||e.game.ending))return null;let l=!s.tried.some(u=>u.eliminated),c=[...s.tried].sort((u,p)=>p.counted-u.counted);return i`
    <section class="card-large trial" aria-label=${a("trial")}>
      <header><h3>${a("trial")}</h3></header>
      <p class="verdict">${$i(e,s)}</p>
      <ol class="tried">${c.map(u=>i`<${fi} key=${u.seat} tried=${u} tied=${l&&s.tied.includes(u.seat)} />`)}</ol>
      <p class="rule"><small>${a("trial_rule",{n:s.let_off_at})}</small></p>
      ${r&&i`<button type="button" class="put-away" onClick=${()=>n(!0)}>${a("put_trial_away")}</button>`}
    </section>
  `}function fi({tried:e,tied:t}){let{view:n}=k(),o=e.cylon?"token:benevolent":"token:antagonistic",s=e.eliminated?"eliminated":t?"tied":e.let_off?"let_off":"spared";return i`
    <li class=${`${s} ${e.cylon?"cylon":""}`}>
      <${G} seat=${e.seat} />
      <span class="whose"><b>${C(n,e.seat)}</b> ${e.cylon&&i`<small>${a("tried_cylon")}</small>`}</span>
      <span class="shown-tokens" aria-hidden="true">
        ${e.tokens.map((r,l)=>i`<span key=${l} class=${r===o?"counts":"void"}><${U} token=${r} /></span>`)}
      </span>
      <b class="count"><span class="unseen">${a("counts_against",{n:e.counted})}</span><span aria-hidden="true">${e.counted}</span></b>
      <i class="fate">${a(`fate:${s}`)}</i>
    </li>
  `}function $i(e,t){let n=s=>P(s.map(r=>C(e,r))),o=t.tried.filter(s=>s.eliminated).map(s=>s.seat);return o.length?a("are_eliminated",{names:n(o)}):t.tied.length?a("president_chooses",{names:n(t.tied)}):a("nobody_eliminated",{n:t.let_off_at})}var hi=["not","little","lot"];function ss(){let{view:e,seat:t,send:n,state:o,replay:s}=k(),{claims:r}=e;if(!r)return null;let l=o.pending.some(u=>u.do==="claim"),c=Object.entries(r.levels);return i`
    ${c.length>0&&i`<ul class="claimed" aria-label=${a("claims")}>
      ${c.map(([u,p])=>i`<li key=${u} data-seat=${u}><b>${C(e,Number(u))}</b> ${a(`claim:${p}`)}</li>`)}
    </ul>`}
    ${r.mine&&!s&&i`<div class="claims" role="group" aria-label=${a("claim")}>
      <small>${a("claim")}</small>
      ${hi.map(u=>i`<button key=${u} type="button" disabled=${l} aria-pressed=${r.levels[t??""]===u}
          onClick=${()=>n({do:"claim",level:u,about:r.about})}>${a(`claim:${u}`)}</button>`)}
    </div>`}
  `}var bi=6;function as({check:e,named:t,turned:n,skip:o}){let{view:s}=k(),r=n>=e.revealed.length;return i`
    <section class=${`check ${t?"":"card-large"}`} aria-label=${a("check")}>
      ${!t&&i`<header>
        <h3>${a("check_of",{name:O(s,e.source)})}</h3>
        <p class="bar-to-pass"><b class="value">${e.difficulty}</b><span class="skills">${e.skills.map(l=>i`<${X} key=${l} skill=${l} />`)}</span>
          ${e.partial!==null&&i`<small>${a("partial_from",{n:e.partial})}</small>`}
        </p>
        <${yi} check=${e} />
      </header>`}
      ${q(`check:${e.step}`)&&!e.outcome&&i`<p class="step">${a(`check:${e.step}`)}</p>`}
      <${gi} check=${e} />
      <${_i} check=${e} />
      ${e.revealed.length>0&&i`<${vi} cards=${e.revealed} turned=${n} />`}
      ${e.revealed.length>0&&i`<${xi} check=${e} total=${r&&e.total!==null?e.total:wi(e.revealed.slice(0,n))} />`}
      ${!r&&i`<button type="button" class="skip" onClick=${o}>${a("skip")}</button>`}
      ${r&&e.outcome&&i`<p class=${`outcome ${e.outcome}`} role="status">${a(`outcome:${e.outcome}`)}</p>`}
      ${r&&e.outcome&&i`<${ki} check=${e} />`}
      ${e.outcome&&e.total===null&&i`<p class="modifier">${a("without_cards")}</p>`}
      <${ss} />
      ${!e.revealed.length&&!e.outcome&&i`<p class="reminder">${a("reminder:check")}</p>`}
    </section>
  `}function gi({check:e}){let{view:t}=k(),n=({text:o,seat:s})=>s===null?o:a("by_whom",{what:o,name:C(t,s)});return i`
    ${e.changes.map((o,s)=>i`<p key=${s} class="modifier">${n(o)}</p>`)}
    ${e.modifiers.map((o,s)=>i`<p key=${s} class="modifier">${n(o)} <b>${ne(o.amount)}</b></p>`)}
    ${e.modifiers.length>0&&i`<p class="modifier">${a("now_difficulty",{n:e.difficulty,printed:e.value})}</p>`}
    ${e.zeroed.map(o=>i`<p key=${o} class="modifier">${a("zeroed",{skill:a(`skill:${o}`)})}</p>`)}
    ${e.face_up&&i`<p class="modifier">${a("face_up")}</p>`}
  `}function yi({check:e}){let{view:t}=k(),n=r=>C(t,r),{by:o,about:s}=e;return i`
    ${o!==null&&i`<p class="about">${s===null||s===o?a("check_by",{by:n(o)}):a("check_about",{by:n(o),about:n(s)})}</p>`}
    <dl class="results stakes">
      ${Object.entries(e.stakes).map(([r,l])=>i`<div key=${r} class=${`${r} ${e.outcome===r?"is":""}`}><dt>${a(`result:${r}`,{n:e.partial})}</dt><dd><p class="line">${l}</p></dd></div>`)}
    </dl>
  `}function ki({check:e}){let{view:t}=k(),n=t.decided!==null&&t.check===null;return e.did.length?i`
    <p class="did">${e.did.join(" ")}</p>
    ${e.taken_by!==null&&i`<p class="did">${a("cards_taken",{name:C(t,e.taken_by)})}</p>`}
  `:n&&i`<p class="did">${a("check_did_nothing")}</p>`}function rs({check:e,children:t}){let{view:n}=k();return i`
    <details class="folded-check">
      <summary>
        <span>${a("check_before",{name:O(n,e.source)})}</span>
        ${e.outcome&&i`<b class=${`outcome ${e.outcome}`}>${a(`outcome:${e.outcome}`)}</b>`}
        <small>${e.did.join(" ")}</small>
      </summary>
      ${t}
    </details>
  `}function _i({check:e}){let{view:t,me:n}=k(),o=Object.entries(e.added).map(([r,l])=>({seat:Number(r),n:l,open:e.open_cards[r]??[]}));if(e.destiny>0&&o.unshift({seat:null,n:e.destiny,open:e.open_destiny}),!o.length)return null;let s=r=>r.map(l=>O(t,l)).join(", ");return i`
    <ul class=${`pile ${e.revealed.length?"brief":""}`} aria-label=${a("contributions")}>
      ${o.map(r=>{let l=r.seat===null?a("destiny"):C(t,r.seat);return i`<li key=${l}>
          ${r.seat===null?i`<em class="token destiny" aria-hidden="true">?</em>`:i`<${G} seat=${r.seat} />`}
          <span class="giver">${l}</span>
          <span class="backs" aria-hidden="true">${Array.from({length:Math.min(r.n-r.open.length,bi)},(c,u)=>i`<i key=${u}></i>`)}</span>
          <b aria-label=${a("contributed",{name:l,n:r.n})}>${r.n}</b>
          ${r.open.length>0&&i`<small>${s(r.open)}</small>`}
        </li>`})}
    </ul>
    ${n&&n.added.length>0&&i`<p class="modifier">${a("you_added",{cards:s(n.added)})}</p>`}
  `}function vi({cards:e,turned:t}){let n=o=>o>0?"for":o<0?"against":"nil";return i`
    <ul class="revealed" aria-label=${a("revealed")}>
      ${e.map((o,s)=>s<t?i`<li key=${s} class=${n(o.counts)} data-explain=${o.card}>
              <${X} skill=${o.skill} /><span>${o.name}</span><b>${ne(o.counts)}</b>
            </li>`:i`<li key=${s} class="face-down" aria-hidden="true"></li>`)}
    </ul>
  `}var wi=e=>e.reduce((t,n)=>t+n.counts,0);function xi({check:e,total:t}){let n=Math.max(e.difficulty,t,1),o=s=>`${100*Math.max(0,s)/n}%`;return i`
    <div class="total">
      <b>${a("total_against",{total:qe(t),difficulty:e.difficulty})}</b>
      <span class="bar" aria-hidden="true">
        <i class=${t>=e.difficulty?"enough":""} style=${{width:o(t)}}></i>
        ${e.partial!==null&&i`<s style=${{left:o(e.partial)}}></s>`}
        <s style=${{left:o(e.difficulty)}}></s>
      </span>
    </div>
  `}var Li=["pass","partial","fail","consequence"];function be({boxes:e,chosen:t=null,outcome:n=null,pick:o=null}){return e.map((s,r)=>i`<${Mi} key=${r} box=${s} chosen=${t} outcome=${n} pick=${o} />`)}function Mi({box:e,chosen:t,outcome:n,pick:o}){return e.kind==="choice"?i`
      <${We} lines=${e.text} />
      <ol class="choices">
        ${(e.boxes??[]).map((s,r)=>i`<li key=${r} class=${o?"glow":t===r?"chosen":t===null?"":"rejected"} onClick=${o&&(()=>o(r))}>
            ${t===r&&i`<mark>${a("chosen")}</mark>`}
            <${We} lines=${s.text??[]} />
            <${be} boxes=${s.boxes??[]} outcome=${t===r?n:null} />
          </li>`)}
      </ol>
    `:e.kind==="check"?i`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${e.value}</b>
          <span>${a("check")} <span class="skills">${(e.skills??[]).map(s=>i`<${X} key=${s} skill=${s} />`)}</span></span>
        </p>
        <${We} lines=${e.text??[]} />
        <dl class="results">
          ${(e.boxes??[]).map(s=>i`<div key=${s.kind} class=${`${s.kind} ${n===s.kind?"is":""}`}>
              <dt>${Li.includes(s.kind)?a(`result:${s.kind}`,{n:s.value}):""}</dt>
              <dd><${We} lines=${s.text??[]} /><${be} boxes=${s.boxes??[]} /></dd>
            </div>`)}
        </dl>
      </div>
    `:i`<${We} lines=${e.text??[]} /><${be} boxes=${e.boxes??[]} />`}function We({lines:e}){return e.map((t,n)=>i`<p key=${n} class="line">${t}</p>`)}function is({crisis:e,outcome:t,first:n,children:o}){let{view:s,choice:r}=k(),l=r.question?.kind==="crisis_choice"?c=>r.pick(`opt:${c}`):null;return i`
    <article class=${`card-large crisis ${n?"revealed-first":""}`} aria-label=${e.name}>
      <header data-explain=${e.card}>
        <${he} kind=${R(e.card)} />
        <h3>${e.name}</h3>
        <small>${a("drawn_by",{name:C(s,e.drawer)})}</small>
      </header>
      ${n&&o}
      <${be} boxes=${e.boxes} chosen=${e.choice} outcome=${t} pick=${l} />
      <${Jt} crisis=${e} />
      ${!n&&o}
    </article>
  `}function Jt({crisis:e}){let t=[e.activate&&a(`activate:${e.activate}`),e.jump&&a("prepares_jump")].filter(Boolean);return t.length>0&&i`<p class="then"><span>${a("then")}</span> ${t.join(", ")}</p>`}var Ci=4,Si=9e3;function ls({open:e}){let{state:t}=k(),n=S(null),[o,s]=y([]);x(()=>{let c=t.log[t.log.length-1]?.n??0,u=n.current;if(t.synced&&(n.current=c),u===null||c<=u)return;let p=t.log.filter(d=>d.n>u&&Xt(d)!==null);p.length&&s(p.slice(-Ci))},[t.log,t.synced]),x(()=>{let c=setTimeout(()=>s([]),Si);return()=>clearTimeout(c)},[o]);let r=o[o.length-1],l=r&&e!==null&&Xt(r)===String(e)?o.slice(0,-1):o;return l.length?i`
    <ul class="dice" aria-label=${a("dice")}>
      ${l.map((c,u)=>i`<li key=${c.n} style=${{animationDelay:`${u*150}ms`}}><${Qt} face=${Xt(c)} rolling /><small>${c.text}</small></li>`)}
    </ul>
  `:null}var Xt=e=>e.about?.find(t=>t.startsWith("die:"))?.slice(4)??null;function Qt({face:e,label:t,rolling:n=!1}){let[o,s]=Oe.die;return i`
    <span class=${`die ${n?"rolling":""}`} role="img" aria-label=${t??a("rolled",{n:e})}>
      <svg viewBox=${o} aria-hidden="true"><path d=${s} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${e}</b>
    </span>
  `}var Hi=450,Ti=4e3;function cs(e,t){let n=S(!0),o=S(null),[s,r]=y(t);return x(()=>{let l=n.current||Ae()||!t||o.current===e;if(n.current=!1,o.current=t?e:null,l){r(t);return}r(0);let c=0,u=setInterval(()=>{c+=1,r(c),c>=t&&clearInterval(u)},Math.min(Hi,Ti/t));return()=>clearInterval(u)},[e,t]),[Math.min(s,t),()=>r(t)]}function us({roll:e}){let{view:t}=k();return i`
    <article class="card-large roll">
      <${Qt} face=${e.result??"?"} label=${e.result===null?a("not_rolled"):a("rolled",{n:e.result})} />
      <p>
        <small>${a("rolled_by",{name:C(t,e.seat)})}</small>
        <span class="line">${e.text}</span>
        ${e.modifier!==0&&i`<b>${a("modified",{n:ne(e.modifier)})}</b>`}
      </p>
    </article>
  `}var Ei=8e3,en=({crisis:e,check:t,nebula:n})=>Zi(n)??e?.card??t?.source??null,Zi=e=>e?.encounter?.card??(e&&!["ahead","over"].includes(e.phase)?e.phase:null);function ps(){let{view:e,setSuspense:t,choice:n}=k(),{crisis:o,check:s,roll:r}=e,[l,c,u]=Ai(),p=s??l,d=!!(o&&p&&p.source===o.card),f=p?.revealed??[],[$,h]=cs(p&&`${p.source}|${p.value}`,f.length),m=$<f.length,[b,L,M]=ns(e.nebula),H=m||b<L;Q(()=>t(H),[H]);let N=p&&i`<${as} check=${p} named=${d} turned=${$} skip=${h} />`,w=!s&&l&&i`<button type="button" class="put-away" onClick=${u}>${a("put_away")}</button>`,V=!s&&l&&!m&&(c||n.asks),j=b===L&&i`<${os} />`,F=Oi(en(e));return i`
    <section class="resolving" ref=${F} tabindex="0" aria-label=${a("resolving")}>
      <${ls} open=${r?.result??null} />
      ${r&&i`<${us} roll=${r} />`}
      <${ts} shown=${b} count=${L} all=${M} />
      ${e.nebula?.phase==="trial"&&j}
      <${Zo} />
      ${!d&&!V&&N}
      ${!d&&!V&&w}
      ${o&&i`<${is} crisis=${o} outcome=${d&&!m?p?.outcome:null} first=${d&&!V&&f.length>0}>${d&&!V&&N}<//>`}
      ${d&&!V&&w}
      ${V&&i`<${rs} check=${l}>${N}${w}<//>`}
      ${e.nebula?.phase!=="trial"&&j}
    </section>
  `}function Oi(e){let t=S(null);return x(()=>{e&&t.current.checkVisibility()&&scrollTo(0,0)},[e]),t}function Ai(){let{view:e}=k(),{decided:t,crisis:n,game:o}=e,[s,r]=y(null),l=S({name:null,turn:0}),c=t&&`${t.source}|${t.total}|${t.revealed.map(h=>h.card).join()}`,[u,p]=y(c);c!==l.current.name&&(l.current={name:c,turn:o.turn}),x(()=>{let h=setTimeout(()=>p(c),Ei);return()=>clearTimeout(h)},[c]);let d=o.turn>l.current.turn+1||n&&n.card!==t?.source,f=!t||o.ending||s===c||d&&u===c,$=!!(o.turn>l.current.turn||n&&n.card!==t?.source||e.roll);return[f?null:t,$,()=>r(c)]}function ds(){let{view:e}=k(),t=e.history??[],n=e.players.map(o=>o.seat);return t.length?i`
    <section class="history" aria-label=${a("history")}>
      <h3>${a("history")}</h3>
      <p class="legend">${a("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${a("check")}</th>
            ${n.map(o=>i`<th key=${o} scope="col"><${G} seat=${o} /><span class="unseen">${C(e,o)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${a("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${t.map((o,s)=>i`<${Ni} key=${s} check=${o} seats=${n} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${a("history_sum")}</th>
            ${n.map(o=>i`<${vt} key=${o} worth=${Vi(t,o)} />`)}
            <${vt} worth=${t.reduce((o,s)=>o+s.destiny_worth,0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `:null}var Vi=(e,t)=>e.reduce((n,o)=>n+(o.worth[t]??0),0);function Ni({check:e,seats:t}){let{view:n}=k(),[o,s]=y(!1),r=l=>l.map(c=>O(n,c)).join(", ");return i`
    <tr class=${e.outcome??""}>
      <th scope="row">
        <button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>
          <small>${a("history_turn",{turn:e.turn})}</small> ${O(n,e.source)}
          <span class="result">${a("history_result",{total:qe(e.total),difficulty:e.difficulty,outcome:e.outcome?a(`outcome:${e.outcome}`):""})}</span>
        </button>
      </th>
      ${t.map(l=>i`<${vt} key=${l} worth=${e.added[l]?e.worth[l]:null} />`)}
      <${vt} worth=${e.destiny_worth} />
    </tr>
    ${o&&i`<tr class="cards">
      <td colspan=${t.length+2}>
        <dl>
          ${Object.entries(e.added).map(([l,c])=>i`<dt>${C(n,Number(l))}</dt><dd>${r(c)}</dd>`)}
          <dt>${a("destiny")}</dt><dd>${r(e.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `}function vt({worth:e}){return i`<td class=${e>0?"for":e<0?"against":"nil"}>${e===null?"·":ne(e)}</td>`}var fs=e=>e.game.winner;function $s(){let{view:e}=k(),{winner:t,ending:n,turn:o}=e.game;return i`
    <h2>${a(`won:${t??"nobody"}`)}</h2>
    <p class="why">${n} ${a("after_turns",{n:o})}</p>
    <div class="camps">
      ${Ri.map(({camp:s,in:r})=>i`<${Ii} key=${s} camp=${s} players=${e.players.filter(r)} won=${t===s} />`)}
    </div>
  `}var ms=e=>e.cylon||e.revealed.some(t=>t.cylon),Ri=[{camp:"humans",in:e=>!ms(e)},{camp:"cylons",in:ms}];function Ii({camp:e,players:t,won:n}){let{view:o}=k();return t.length?i`
    <section class=${`camp ${e}`}>
      <h3>${a(`camp:${e}`)} ${n&&i`<small>${a("camp_won")}</small>`}</h3>
      <ul>
        ${t.map(s=>i`
            <li key=${s.seat} class=${s.out?"out":""}>
              <${G} seat=${s.seat} />
              <span>
                <b>${C(o,s.seat)}</b> <small>${s.name}</small> ${s.out&&i`<mark class="danger">${a("has_lost")}</mark>`}
                <span class="loyalties">
                  ${Pi(s)} ${e==="cylons"&&i`<small>${a(s.cylon?"camp_revealed":"camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `)}
      </ul>
    </section>
  `:null}function Pi(e){return e.revealed.length?e.revealed.map((t,n)=>i`<mark key=${n} class=${t.cylon?"danger":""}>${t.name}</mark>`):a("no_loyalty")}var hs=["usual","few","all"];function bs(){let{me:e,replay:t}=k(),[n,o]=y(!1);return e?i`
    <button type="button" class="order" data-explain="help:asks" data-option="order:asks" aria-haspopup="dialog" disabled=${t} onClick=${()=>o(!0)}>
      <b>${a("order:asks")}</b>
      <small>${a(`preset:${e.preset??"own"}`)}</small>
    </button>
    ${n&&i`<${_s} close=${()=>o(!1)} />`}
  `:null}function gs(){let{me:e,view:t,choice:n,send:o,replay:s}=k(),[r,l]=y(!1);if(!e||s||t.players[e.seat].cylon)return null;let{question:c}=n,u=c?.window&&e.windows.find(f=>f.question===c.kind&&f.now),p=!c&&t.questions.waiting.some(f=>f.seat===null),d=!e.said&&t.game.turn<=1&&!c;return!u&&!p&&!d?null:i`
    <div class="wishes" role="group" aria-label=${a("help:asks")}>
      ${u&&i`<button type="button" onClick=${()=>o({do:"order",order:`ask:${u.name}`,on:!1})} data-option="order:never">${a("never_again")}</button>`}
      ${p&&i`<${ks} />`}
      ${d&&i`<p>${a("asks_short")}</p>${hs.map(f=>i`<${ys} key=${f} name=${f} />`)}`}
      <button type="button" aria-haspopup="dialog" onClick=${()=>l(!0)} data-option="order:more">${a(u||p?"order:asks_when":"asks_more")}</button>
      ${r&&i`<${_s} close=${()=>l(!1)} />`}
    </div>
  `}function ys({name:e}){let{me:t,send:n}=k(),o=t?.preset===e;return i`<button type="button" class=${`preset ${o?"chosen":""}`} aria-pressed=${o} data-option=${`preset:${e}`} onClick=${()=>n({do:"order",order:`preset:${e}`,on:!0})}>${a(`preset:${e}`)}</button>`}function ks(){let{me:e,send:t}=k(),n=!!e?.orders.includes("wait");return i`<button type="button" class="wait" aria-pressed=${n} data-explain="help:wait" data-option="order:wait" onClick=${()=>t({do:"order",order:"wait",on:!n})}>${a("wait")}</button>`}function _s({close:e}){let{me:t,view:n,send:o}=k(),s=S(null);if(x(()=>s.current.showModal(),[]),!t)return null;let r=(l,c)=>o({do:"order",order:l,on:c});return i`
    <dialog class="help asks" ref=${s} onClose=${e} aria-label=${a("asks_title")}>
      <h2>${a("asks_title")}</h2>
      <p>${a("asks_about")}</p>
      <ul class="presets">
        ${hs.map(l=>i`<li key=${l}><${ys} name=${l} /> <span>${a(`preset_says:${l}`)}</span></li>`)}
      </ul>
      <h3>${a("asks_kinds")}</h3>
      ${t.windows.map(l=>i`
          <label key=${l.name} class="check-line"><input type="checkbox" name=${l.name} checked=${l.asked} onChange=${c=>r(`ask:${l.name}`,c.currentTarget.checked)} /> <span>${l.text}</span></label>
        `)}
      ${tn(n)&&i`<label class="check-line"><input type="checkbox" name="empty" checked=${t.orders.includes("empty")} onChange=${l=>r("empty",l.currentTarget.checked)} /> <span>${a("asks_empty")} <small>${a("asks_empty_about")}</small></span></label>`}
      <label class="check-line"><input type="checkbox" name="evade" checked=${t.orders.includes("evade")} onChange=${l=>r("evade",l.currentTarget.checked)} /> <span>${a("order:evade")} <small>${a("about:evade")}</small></span></label>
      <p class="waiting"><${ks} /> <span>${a("about:wait")}</span></p>
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}var tn=e=>e.table.pace==="live"&&!e.table.options.quick;function vs(){let{me:e,choice:t}=k();if(!e?.looking.length)return null;let n=nn(e.looking,t.question);return i`
    <div class="looking" role="group" aria-label=${a("looking")}>
      <small>${a("looking")}</small>
      ${e.looking.map((o,s)=>n?i`<${Di} key=${s} card=${o} option=${n[s]} />`:i`<article key=${s} class="card-large"><${ws} card=${o} /></article>`)}
    </div>
  `}function Di({card:e,option:t}){let{choice:n}=k(),o=n.picks.indexOf(t);return i`
    <button
      type="button"
      class=${`card-large glow ${o>=0?"picked":""}`}
      aria-pressed=${n.instant?void 0:o>=0}
      disabled=${n.sending}
      data-option=${t}
      onClick=${()=>n.pick(t)}
    >
      <${ws} card=${e} />${o>=0&&i`<b class="rank">${o+1}</b>`}
    </button>
  `}var ws=({card:e})=>i`
  <h3>${e.name}</h3>
  ${e.distance!==null&&i`<p class="line"><b>${a("distance_of",{n:e.distance})}</b></p>`}
  <${be} boxes=${e.boxes} />
  <${Jt} crisis=${e} />
`;function nn(e,t){let n=e.map(({card:o},s)=>`${o}#${s}`);return n.length&&t?.options.length===n.length&&n.every(o=>t.options.includes(o))?n:null}var Bi=6,qi={loyalty:"loyalty",crisis:"deck",destination:"deck",quorum:"deck",super:"super",ship:"ship"};function Ls(){let{state:e,view:t}=k(),n=e.log[e.log.length-1]?.n??0,o=e.log.findLast(s=>s.private&&s.n>n-Bi&&xs(s));return!o||t.game.ending?null:i`<p class="reminder">${a(`reminder:${xs(o)}`)}</p>`}var xs=e=>e.about?.map(t=>qi[R(t)]).find(Boolean);var Gi=8;function Ms({cards:e,quorum:t}){return i`
    <div class="hand" data-answers role="list" aria-label=${a("hand",{n:e.length})} tabindex="0">
      ${Ss(t).map(([n,o])=>i`<div role="listitem" key=${n}><${Fi} option=${n} ...${o} /></div>`)}
      ${ji(e).map(n=>i`<div role="listitem" key=${n[0].option}><${Wi} cards=${n} /></div>`)}
      ${!e.length&&!t.length&&i`<div role="listitem" class="no-cards">${a("no_cards")}</div>`}
    </div>
  `}function ji(e){if(e.length<=Gi)return e.map(n=>[n]);let t=new Map;for(let n of e)t.set(D(n.option),[...t.get(D(n.option))??[],n]);return[...t.values()]}function Wi({cards:e}){let{choice:t}=k(),n=e.find(s=>!t.picks.includes(s.option))??e[e.length-1],o=e.filter(s=>t.picks.includes(s.option)).length;return i`<${Ui} ...${n} n=${e.length} picked=${o} />`}var Cs=({hand:e,quorum:t})=>[...e.map(n=>n.option),...Ss(t).map(([n])=>n)];function Ss(e){return e.map((t,n)=>[`${t.card}#${e.slice(0,n).filter(o=>o.card===t.card).length}`,t])}function Fi({option:e,name:t,text:n}){return i`
    <${I} option=${e} class="skill-card quorum" label=${`${t}: ${n.join(" ")}`}>
      <${he} kind="quorum" /><span class="corner"><small>${a("quorum")}</small></span>
      <strong>${t}</strong>
      ${n.map((o,s)=>i`<small key=${s} class="line">${o}</small>`)}
    <//>
  `}function Ui({option:e,name:t,skill:n,strength:o,text:s,counts:r,n:l,picked:c}){let u=l>1&&(c>0?a("of",{value:c,most:l}):a("stack_count",{n:l})),p=r===null?"":` (${a("counts_here",{n:ne(r)})})`,d=`${t} ${o}${u?` ${u}`:""}, ${a(`skill:${n}`)}${p}: ${s.join(" ")}`;return i`
    <${I} option=${e} class=${`skill-card ${n} ${l>1?"stack":""}`} label=${d}>
      <${he} kind=${n} /><span class="corner"><b>${o}</b>${u&&i`<i class="count">${u}</i>`}${r!==null&&i`<i class=${`counts ${r>0?"for":r<0?"against":""}`} aria-hidden="true">${ne(r)}</i>`}<${X} skill=${n} /></span>
      <strong>${t}</strong>
      ${s.map((f,$)=>i`<small key=${$} class="line">${f}</small>`)}
    <//>
  `}function Hs({me:e}){let{send:t,state:n,view:o,replay:s}=k();if(o.players[e.seat].cylon)return null;let r=e.orders.includes("pass"),l=n.pending.some(c=>c.do==="order");return i`
    <button type="button" class="order" role="switch" data-explain="help:pass" data-option="order:pass" aria-checked=${r} disabled=${l||s}
      onClick=${()=>t({do:"order",order:"pass",on:!r})}>
      <b>${a("order:pass")}</b>
      <small>${a(r?"order_on":"order_off")}</small>
    </button>
    <${bs} />
  `}function Ts(){let{me:e,view:t}=k();if(!e)return i`<footer class="your-cards" id="hand"></footer>`;let n=!t.game.turn&&!e.loyalty.length&&!e.hand.length;return i`
    <footer class=${`your-cards ${n?"bare":""}`} id="hand" aria-label=${a("your_things")}>
      <div class="secrets">
        <${ee} name=${a("loyalty")} count=${a("cards",{n:e.loyalty.length})}>
          ${e.team&&i`<p><b>${a(`team:${e.team}`)}</b></p>`}
          ${e.loyalty.map((o,s)=>i`<p key=${s} class=${o.cylon?"cylon":""}><b>${o.name}</b> ${o.text}</p>`)}
        <//>
        ${e.super_crises.length>0&&i`<${ee} name=${a("super_crises")} count=${a("cards",{n:e.super_crises.length})}>
          ${e.super_crises.map((o,s)=>i`<p key=${s}><b>${o.name}</b> ${o.text.join("; ")}</p>`)}
        <//>`}
        <${Co} />
        <${Hs} me=${e} />
      </div>
      <${Ms} cards=${e.hand} quorum=${e.quorum} />
    </footer>
  `}function Es(){let{view:e}=k();if(!e.fleet)return null;let{space:t,track:n,auto_attack:o}=e.fleet.pursuit;return i`
    <button type="button" class=${`track pursuit ${Be(e)?"close":""}`} data-explain="track:pursuit">
      <span class="unseen">${$t(e).join(" ")}</span>
      <span class="seen" aria-hidden="true">
        <${B} kind="raider" /><span class="track-name">${a("pursuit")}</span>
        ${n.map((s,r)=>i`
            <b key=${r} class=${`${r===t?"at":""} ${r===o?"dead":s?"costs":""}`}>
              ${r===o?i`${a("attack")} ${jt(e)}`:s?i`+${s}<${B} kind="civilian" />`:r}
            </b>
          `)}
      </span>
    </button>
  `}function Zs({resource:e,value:t,red_at:n,top:o}){let s=t<=n,r=a(`res:${e}`),l=a(s?"dial_low":"dial_label",{name:r,value:t,red:n}),c=u=>`${100*Math.min(u,o)/o}%`;return i`
    <${I} option=${`res:${e}`} class=${`dial ${s?"low":""}`} label=${l} firm>
      <${B} kind=${e} /><span class="dial-name">${r}</span><b>${t}</b>
      <span class="bar" aria-hidden="true"><i style=${{width:c(t)}}></i><u style=${{left:c(n)}}></u></span>
    <//>
  `}function Os({jump:e,auto:t,risks:n}){let o=Array.from({length:t+1},(s,r)=>r);return i`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${a("jump_label",{jump:e,auto:t})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("jump")}</span>
        ${o.map(s=>i`
            <b key=${s} class=${`${s===e?"at":""} ${s in n?"risky":s===t?"ready":"dead"}`}>
              ${s===t?a("auto"):s in n?i`${a("risk",{n:n[s]})}<${B} kind="population" />`:s}
            </b>
          `)}
      </span>
    </button>
  `}function As(){let{view:e}=k(),{turn:t,distance:n,goal:o,jump:s,auto_jump:r,risks:l}=e.game;return i`
    <div class="dials">${e.dials.map(c=>i`<${Zs} key=${c.resource} ...${c} />`)}</div>
    <${Os} jump=${s} auto=${r} risks=${l} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${a("distance")}</span> <b>${a("of",{value:n,most:o})}</b>
    </button>
    <${Es} />
    <p class="fact turn-number"><span>${a("turn")}</span> <b>${t}</b></p>
  `}function Vs({game:e,dials:t,board:n}){let o=new Map([[a("turn"),e.turn]]);for(let{resource:s,value:r}of t)o.set(a(`res:${s}`),r);return o.set(a("distance"),e.distance).set(a("measure:vipers"),n.destroyed_vipers).set(a("measure:civilians"),n.civilians_lost.length).set(a("measure:raptors"),n.raptors).set(a("measure:damage"),n.places.filter(s=>s.damaged).length)}var Ki=["tour_dials","tour_board","tour_cards"];function Ns(e,t,n,o){if(!n||t.game.ending)return[];if(e?.kind==="choose_character")return[t.game.turn>0?"executed":"choose_character"];let s=n.loyalty.length>0?["loyalty"]:[],r=e&&(e.window?"window":e.kind);return t.game.turn?[...s,...o?Ki:[],...t.fleet?["fleet"]:[],...zi(t,n),r??"waiting",...Yi(t,n,o)]:r?[...s,r]:s}function zi(e,t){let n=e.players[t.seat];return n.cylon?["revealed"]:[n.place==="brig"&&"brig",n.place==="sickbay"&&"sickbay",e.game.sleeper_done&&"sleeper"].filter(o=>o!==!1)}function Yi(e,t,n){let{game:o,areas:s,board:r,players:l,decided:c}=e,u=s.some(p=>p.raiders+p.heavy_raiders+p.basestars.length>0);return[...l[t.seat].titles,u&&"battle",c&&"check_done",o.jump in o.risks&&"jump_early",o.route.length>0&&"jumped",r.boarding.some(p=>p>0)&&"boarded",n&&o.turn>l.length&&"lesson_done"].filter(p=>typeof p=="string")}var Rs=(e,t)=>t?.team?`${e}:${t.team}`:null,Ji={loyalty:".secrets > .secret-place:first-child .secret",tour_dials:".head .dials, .head .track, .head .distance",tour_board:".board",tour_cards:".hand",battle:".area:has(.raider, .heavy-raider, .basestar)",jump_early:".track.jump",jumped:".distance",boarded:".track.boarding"},Is=e=>Ji[e]??null,Ps=e=>({goal:e.game.goal,distance:e.game.distance});var sn={};Xe(sn,{deliberate:()=>il,eachItsOwn:()=>rl,grave:()=>ll,inHand:()=>al,keeps:()=>sl,lasting:()=>Ds,leading:()=>nl,mayHaveSecret:()=>el,meansOther:()=>ul,note:()=>ol,onTable:()=>Xi,quiet:()=>pl,secret:()=>on,shownElsewhere:()=>tl});var Xi=["ally","loc","area","ship","card","quorum","seat","char"],on=e=>R(e)==="loyalty"||Qi.includes(D(e)),Qi=["token:benevolent","token:antagonistic"],el=(e,t,n)=>e.kind==="action"&&n?.loyalty.length>0&&!t.players[n.seat].cylon,tl=(e,t,n)=>R(n)==="char"||!!(t&&nn(t.looking,e)),nl=e=>e.kind==="move"?["opt","area"]:[];function ol(e,t,n){let o=t.players[e.seat];if(e.kind!=="move"||R(n)!=="loc"||o.cylon||$e(K(n)))return"";let s=r=>se(t,r)?.ship;return s(K(n))===s(o.place??"")?"":a("costs_card")}function sl({kind:e,sizes:t,options:n}){let o=n.length-(t[0]??0);return e==="discard"&&t.length===1&&o>0&&o<(t[0]??0)?o:0}var al=e=>e?Cs(e):[],rl=e=>e==="ship",il=e=>e.kind==="contribute",ll=e=>e==="opt:nuke"||R(e)==="loyalty",cl={steal:"card",ability:"card",destiny:"card",quorum_card:"quorum"},ul=(e,t)=>cl[e.kind]===R(t),Ds=(e,t,n)=>e.window&&tn(t)&&!!t.beat&&!n?.orders.includes("empty"),pl=(e,t,n)=>Ds(e,t,n)&&e.options.every(o=>o===dl),dl="opt:pass-activation";var ml=1e4;function de({always:e=!1}){let{state:t,view:n,replay:o}=_(),[s,r]=y(Date.now());x(()=>{let u=setInterval(()=>r(Date.now()),1e3);return()=>clearInterval(u)},[]);let l=t.log[t.log.length-1],c=s+t.ahead;return o||!l||c-Date.parse(l.at)<ml||!e&&!n.questions.waiting.some(u=>u.seat!==null)?null:i` <small class="since">${a("since",{time:Mn(l.at,c)})}</small>`}var wt=(e,t)=>e.private?.find(n=>n.seat===t)??null;function Bs({seat:e}){let{view:t,seat:n}=k(),o=t.players[e],s=t.people.find(b=>b.seat===e),r=C(t,e),l=t.game.current===e&&t.game.turn>0&&!t.game.ending,c=t.questions.waiting.some(b=>b.seat===e),u=t.claims?.levels[e],p=o.place&&bt(t,o.place),d=Ze(t,e),f=[o.out&&a("tag_out"),o.once_used&&a("once_used"),s?.kind==="bot"&&a("tag_bot"),s?.kind!=="bot"&&s?.taken&&!s.present&&a("tag_away"),t.chairs?.seats[e].stand_in&&a("tag_stand_in"),o.loyalty>1&&a("loyalty_cards",{n:o.loyalty}),o.super_crises>0&&a("super_crises_held",{n:o.super_crises}),...o.quorum.map(b=>b.name),...(t.private?.length>1?wt(t,e)?.loyalty??[]:[]).map(b=>b.name)].filter(Boolean),$=`person ${e===n?"me":""} ${l?"turn":""} ${o.cylon?"cylon":""} ${o.out?"out":""}`,h=[l&&a("tag_turn"),c&&a("tag_awaited")].filter(Boolean),m=[r,o.name,p,a("cards_in_hand",{n:o.hand}),d>0&&a("trauma_tokens",{n:d}),...o.titles.map(Te),...h,...f].filter(Boolean).join(", ");return i`
    <${I} option=${ie(e)} class=${$} label=${m} firm>
      <span class="bust" data-seat=${e}>${o.character?i`<${Ce} of=${o.character} cylon=${o.cylon} />`:s?.face&&i`<img class="portrait" src=${s.face} alt="" />`}<${G} seat=${e} /></span>
      <span class="who">
        <b>${e===n?a("you_named",{name:r}):r}</b>
        ${o.name&&i`<small class="character">${o.name}</small>`}
        ${p&&i`<small>${p}</small>`}
        <span class="marks">
          ${o.titles.map(b=>i`<mark key=${b}>${Te(b)}</mark>`)}
          ${o.cylon&&i`<mark class="danger">${a("cylon")}</mark>`}
          ${l&&i`<i class="whose">${a("tag_turn")}</i>`}
          ${c&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          <${Mo} seat=${e} />
          ${f.map(b=>i`<i key=${b}>${b}</i>`)}
          ${u&&i`<i class="claim">${a(`claim:${u}`)}</i>`}
        </span>
        ${c&&e!==n&&i`<${de} />`}
      </span>
      <span class="cards">${o.hand}</span>
    <//>
  `}function qs(){let{me:e,view:t}=k();if(!e)return null;let n=t.memos.filter(o=>o.seat===e.seat);return i`
    <${ee} name=${a("memos")} count=${a("memo_count",{n:n.length})}>
      ${n.map((o,s)=>i`<p key=${s}><small>${a("memo_turn",{turn:o.turn})}</small> ${o.text}</p>`)}
      ${!n.length&&i`<p>${a("no_memos")}</p>`}
    <//>
  `}function Gs({option:e}){let{choice:t,me:n}=k(),o=R(e),s=o==="card"&&t.may(e)&&n?.hand.find(r=>r.option===e);return s?i`<${X} skill=${s.skill} />`:o==="skill"?i`<${X} skill=${D(K(e))} />`:o==="ship"?i`<${B} kind=${fl(e)} />`:on(e)&&o==="token"?i`<${U} token=${D(e)} />`:o==="seat"?i`<${G} seat=${Number(K(e))} />`:null}var fl=e=>e.startsWith("ship:civilian")?"civilian":K(e).split("@")[0];var $l={battle:"crossroads",choosing:"crossroads",resolving:"crossroads",trial:"trial"};function js(e,t){let{turn:n,current:o,step:s}=e.game;if(n===0)return a("setting_up");let r=e.nebula&&$l[e.nebula.phase],l=r?a(`during:${r}`):a(`step:${s}`);return t!==null&&e.players[t].out?a("you_are_out",{name:C(e,o),step:l}):o===t?a("your_turn",{step:l}):a("turn_of",{name:C(e,o),step:l})}var hl={sleeper_phase:6,cylon_revealed:6,civilian_destroyed:5,galactica_damaged:5,boarded:5,arrived:5,title_passed:5,super_crisis_played:5,check_decided:4,dial_moved:4,viper_destroyed:4,sent:4,centurions_advanced:4,crisis_drawn:3,nuke_launched:3,loyalty_looked_at:3,ship_destroyed:3,viper_damaged:2,basestar_damaged:2,raptors_changed:2,quorum_played:2,card_stays:2,option_chosen:2},Ws=e=>hl[e.kind]??0;var bl=["pick","turn","cylon","human"],gl=(e,t)=>e.players[t].out,yl=e=>e.hand.length,kl=e=>!["card","quorum"].includes(R(e));function Fe(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function rn(e){performance.clearMarks(e),performance.mark(e)}function Us(e={}){let t={link:"connecting",synced:!1,ahead:0,since:null,sections:{},hashes:{},log:[],chat:[],pending:[],notices:[],...e},n=new Set;function o(l){t={...t,...l};for(let c of n)c(t)}function s(l,c){let u=new Map(l.map(p=>[p.n,p]));for(let p of c)u.set(p.n,p);return[...u.values()].sort((p,d)=>p.n-d.n)}let r={sections({set:l,hashes:c,gone:u}){let p={...t.sections,...l},d={...t.hashes,...c};for(let f of u)delete p[f],delete d[f];rn("view-heard"),o({sections:p,hashes:d})},log({lines:l}){o({log:s(t.log,l)})},chat({lines:l}){o({chat:s(t.chat,l)})},moments({moments:l}){o({moments:l})}};return{get state(){return t},set:o,subscribe(l){return n.add(l),()=>n.delete(l)},hear(l){r[l.type]?.(l)},notice(l,c){let u=t.notices.filter(p=>p.words!==l);o({notices:[...u,{words:l,code:c}]})},dismiss(l){o({notices:t.notices.filter(c=>c!==l)})}}}var Fs=e=>e.length?e[e.length-1].n:0;function Ks({hashes:e,log:t,chat:n}){return{have:e,log:Fs(t),chat:Fs(n)}}var _l=1,vl=2e4,zs=1e4,Ys=1500,Js=500,wl=15e3,Xs={4403:"forbidden",4404:"unknown"},xl=4401,Ll=1009,Ml=new Set(["earlier","read","note"]),Cl=new Set(["read","note"]),Sl=new Set(["hold"]),ln="reloaded",Hl=new Set(["answer","chat","note","report"]);function Qs({at:e,seat:t,master:n,store:o}){let s=new URL(e,location.href);s.protocol=s.protocol.replace("http","ws");let r=`unsent:${s.pathname}:${t}`,l=null,c=0,u=!1,p=0,d=0,f=0,$=0,h=null,m=!1,b=new Map;function L(g){o.set({pending:g}),sessionStorage.setItem(r,JSON.stringify(g.filter(T=>Hl.has(T.do))))}function M(){if(clearTimeout($),m||l)return;u=!1;let g=new WebSocket(s);l=g,d=setTimeout(()=>H(g),zs),g.onmessage=T=>g===l&&j(JSON.parse(T.data)),g.onclose=T=>g===l&&N(T.code)}function H(g){g===l&&(g.close(),N(1006))}function N(g){if(l=null,h=null,clearTimeout(p),clearTimeout(d),clearTimeout(f),g in Xs){m=!0,o.set({link:Xs[g]});return}if(g===Ll&&(L([]),o.notice(a("too_long"),"too_long")),L(o.state.pending.filter(A=>!Sl.has(A.do))),g===xl){$=setTimeout(M,Js);return}o.set({link:navigator.onLine===!1?"offline":"lost"});let T=Math.min(wl,Js*2**c++);$=setTimeout(M,T*(.75+Math.random()/2))}let w=g=>l?.send(JSON.stringify(g));function V(){if(!l||!u||h)return;clearTimeout(p);let g=l;h=Fe(),d=setTimeout(()=>H(g),zs),clearTimeout(f),f=setTimeout(()=>o.set({link:"slow"}),Ys),w({do:"sync",id:h,...Ks(o.state)})}function j(g){g.type==="hello"?F(g):g.type==="ok"||g.type==="refused"||g.type==="stale"?W(g):o.hear(g)}function F(g){if(clearTimeout(d),g.protocol!==_l||g.seat!==t||g.master!==n){Z();return}u=!0,sessionStorage.removeItem(ln),o.set({ahead:g.now?Date.parse(g.now)-Date.now():0,since:o.state.since??g.since??null}),V();for(let T of o.state.pending)w(T)}function Z(){m=!0,l?.close(),o.set({link:"outdated"});let g=Number(sessionStorage.getItem(ln)||0);sessionStorage.setItem(ln,String(Date.now())),Date.now()-g>3e4&&location.reload()}function W({type:g,id:T,words:A,code:re}){if(T===h&&T!==null&&(h=null,c=0,clearTimeout(d),clearTimeout(f),p=setTimeout(V,vl),o.set({link:"open",synced:!0}),g==="ok"))return;let te=o.state.pending.find(ve=>ve.id===T);L(o.state.pending.filter(ve=>ve.id!==T));let _e=b.get(T);b.delete(T),!_e?.({type:g,words:A})&&(g!=="ok"?o.notice(A,re):te&&!Ml.has(te.do)&&o.set({notices:[]}))}addEventListener("online",()=>{c=0,M()}),addEventListener("offline",()=>{l?H(l):m||o.set({link:"offline"})});let v=()=>{document.hidden||m||(c=0,l?u&&(o.state.link==="open"&&o.set({link:"checking"}),h=null,clearTimeout(d),V()):M())};return document.addEventListener("visibilitychange",v),document.addEventListener("resume",v),addEventListener("pageshow",g=>g.persisted&&v()),o.set({pending:JSON.parse(sessionStorage.getItem(r)??"[]")}),M(),{send(g,T=null){let A={...g,id:Fe()};T&&b.set(A.id,T);let re=o.state.pending.filter(te=>!(te.do===g.do&&Cl.has(te.do)));L([...re,A]),!(!l||!u)&&(w(A),setTimeout(()=>o.state.pending.includes(A)&&V(),Ys))}}}var xt="",ea=()=>xt;function ta(){let{view:e,seat:t,lookAs:n}=_(),[o,s]=y(xt),[r,l]=y(!1),c=u=>{xt=u.currentTarget.value,s(xt)};return i`
    <div class="chair-card overview">
      <h3>${a("overview")} <${de} always /></h3>
      <ul>
        <li><button type="button" aria-pressed=${t===null} onClick=${()=>n(null)}>${a("look_as_table")}</button></li>
        ${e.people.map(u=>i`<li key=${u.seat}><${El} seat=${u.seat} on=${t===u.seat} /></li>`)}
      </ul>
      ${t!==null&&i`<label class="why-line">${a("answer_why")}<input maxlength="300" value=${o} onInput=${c} /></label>`}
      <button type="button" aria-haspopup="dialog" onClick=${()=>l(!0)}>${a("face_down")}</button>
      ${r&&i`<${Tl} close=${()=>l(!1)} />`}
    </div>
  `}function Tl({close:e}){let{view:t}=_(),n=S(null);return x(()=>n.current.showModal(),[]),i`
    <dialog class="help face-down" ref=${n} onClose=${e} aria-label=${a("face_down")}>
      <h2>${a("face_down")}</h2>
      <p>${a("face_down_words")}</p>
      ${(t.hidden??[]).map(o=>i`
          <details key=${o.label}>
            <summary>${o.label} (${o.things.length})</summary>
            ${o.things.length?i`<ol>${o.things.map((s,r)=>i`<li key=${r}>${s.name}</li>`)}</ol>`:i`<p>${a("nothing")}</p>`}
          </details>
        `)}
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}function El({seat:e,on:t}){let{view:n,lookAs:o}=_(),s=n.questions.mine.find(l=>l.seat===e),r=s&&(s.given===null?a("owes",{text:s.text}):a("has_given",{picks:Zl(s)}));return i`
    <button type="button" aria-pressed=${t} onClick=${()=>o(t?null:e)}>
      <b>${C(n,e)}</b> ${r&&i`<small class=${s.given===null?"owes":""}>${r}</small>`}
    </button>
  `}var Zl=e=>e.given.map(t=>e.labels[t]??t).join(", ")||a("nothing");var Ol="button, a, input, select, textarea, summary, [tabindex]";function na(){x(()=>{let e=null,t=r=>{e=r.target},n=r=>{r.target.closest?.(Ol)||(e=null)},o=()=>{!e||document.activeElement!==document.body||e.isConnected&&e.disabled||(e.isConnected?e:Al())?.focus({preventScroll:!0})},s=new MutationObserver(()=>setTimeout(o));return s.observe(document.body,{subtree:!0,childList:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",t,!0),document.addEventListener("pointerdown",n,!0),()=>{s.disconnect(),document.removeEventListener("focusin",t,!0),document.removeEventListener("pointerdown",n,!0)}},[])}function Al(){return document.querySelector("[role=alertdialog] button:not(.danger)")??document.getElementById("ask")}var Lt=e=>[...document.querySelectorAll(e)].find(t=>t.getClientRects().length);function oa(e){let t=S(e);t.current=e,x(()=>{let n=({choice:s,send:r,help:l,chat:c})=>({q:()=>(Lt(".question [data-option]:enabled")??Lt("[data-answers] [data-option]:enabled")??Lt(".question button:enabled"))?.focus(),p:()=>s.question?.window&&s.question.given===null&&s.pass(),c,l:()=>Lt(".log")?.focus(),h:()=>s.question?.window&&r({do:"hold"}),Escape:()=>s.sure&&s.unsure(),"?":l}),o=s=>{if(s.repeat||s.ctrlKey||s.metaKey||s.altKey||s.target.closest?.("input, textarea, select, dialog"))return;let r=n(t.current)[s.key];r&&(s.preventDefault(),r())};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}var Vl=350,Nl=200,Rl=450,Il=10,ge=8;function sa(){let{view:e,me:t,choice:n,parts:o}=_(),[s,r]=y(null),l=S(null);l.current=s;let c=Bl(r,l),u=S(null);Q(()=>s&&u.current&&ql(u.current,s.rect)),x(()=>{s?.pinned&&u.current?.focus()},[s?.typed,s?.pinned]);let p=s&&Pl(o.explanation(e,t,s.typed),n.question?.dimmed[s.option]);return x(()=>{s&&(!p||!s.pinned&&!s.origin.isConnected)&&r(null)}),p?i`
    <aside class=${`popover ${s.pinned?"pinned":""}`} ref=${u} role=${s.pinned?"dialog":"tooltip"}
      aria-label=${p.title||a("why_not")} tabindex="-1" onKeyDown=${Dl}>
      ${p.title&&i`<h3>${p.title}</h3>`}
      ${p.lines.map((d,f)=>i`<p key=${f} class=${d.tone??""}>${d.text??d}</p>`)}
      ${p.more}
      ${s.pinned&&i`<div class="close">
        ${p.link&&i`<a class="button" href=${p.link} target="_blank" rel="noopener">${a("in_compendium")}</a>`}
        <button type="button" onClick=${c}>${a("close")}</button>
      </div>`}
    </aside>
  `:null}function Pl(e,t){let n=t?[{tone:"why",text:t}]:[];return e?{...e,lines:[...e.lines.filter(Boolean),...n]}:n.length?{title:"",lines:n}:null}function Dl(e){if(e.key!=="Tab")return;let t=[...e.currentTarget.querySelectorAll("a, button")],[n,o]=e.shiftKey?[t[0],t[t.length-1]]:[t[t.length-1],t[0]];document.activeElement!==n&&document.activeElement!==e.currentTarget||(e.preventDefault(),o?.focus())}function Bl(e,t){let n=S(!1),o=()=>{let{pinned:s,origin:r}=t.current??{};e(null),s&&(n.current=!0,r.focus(),n.current=!1)};return x(()=>{let s=0,r=!1,l=[0,0],c=[0,0],u=m=>m.target.closest?.("[data-explain]"),p=(m,b)=>{let{explain:L,why:M=L}=m.dataset;e({typed:L,option:M,rect:m.getBoundingClientRect(),pinned:b,origin:m})},d=m=>!t.current?.pinned&&p(m,!1),f=(m,b)=>{clearTimeout(s),s=setTimeout(b,m)},$=()=>e(m=>m?.pinned?m:null),h={pointerover(m){if(m.pointerType!=="mouse"||m.buttons||m.clientX===c[0]&&m.clientY===c[1])return;if(m.target.closest?.(".popover"))return clearTimeout(s);let b=u(m);if(!b)return f(Nl,$);f(Vl,()=>d(b))},pointerdown(m){r=!1,l=[m.clientX,m.clientY];let b=u(m);if(!b&&!m.target.closest?.(".popover")&&e(null),!b||m.pointerType==="mouse")return f(0,()=>{});f(Rl,()=>{r=!0,p(b,!0)})},pointermove(m){m.pointerType==="mouse"?c=[m.clientX,m.clientY]:Math.hypot(m.clientX-l[0],m.clientY-l[1])>Il&&clearTimeout(s)},pointerup:m=>m.pointerType!=="mouse"&&clearTimeout(s),pointercancel:()=>clearTimeout(s),contextmenu(m){u(m)&&r&&m.preventDefault()},click(m){let b=m.target.closest?.("[data-option]")??u(m);r?(m.preventDefault(),m.stopPropagation(),r=!1):b&&!b.dataset.option?(clearTimeout(s),p(b,!0)):b&&(clearTimeout(s),e(null))},focusin(m){let b=u(m);n.current||(b?.matches(":focus-visible")?d(b):m.target.closest?.(".popover")||$())},focusout:$,keydown(m){r=!1,m.key==="Escape"&&o()},scroll:$};for(let[m,b]of Object.entries(h))document.addEventListener(m,b,!0);return()=>{clearTimeout(s);for(let[m,b]of Object.entries(h))document.removeEventListener(m,b,!0)}},[]),o}function ql(e,t){let{width:n,height:o}=e.getBoundingClientRect(),s=t.bottom+ge,r=s+o<=innerHeight-ge?s:t.top-ge-o,l=t.left+t.width/2-n/2;e.style.top=`${Math.max(ge,Math.min(r,innerHeight-ge-o))}px`,e.style.left=`${Math.max(ge,Math.min(l,innerWidth-ge-n))}px`}function aa(e){let t=S(e);t.current=e,x(()=>{let n=null,o=l=>{l.preventDefault(),l.stopPropagation()},s=l=>{l.detail<=1?n=t.current:n!==t.current&&o(l)},r=l=>{l.repeat&&l.key==="Enter"&&!l.target.closest?.("textarea")&&o(l)};return document.addEventListener("click",s,!0),document.addEventListener("keydown",r,!0),()=>{document.removeEventListener("click",s,!0),document.removeEventListener("keydown",r,!0)}},[])}var ra="draft";function ia(e,t,n,o,s,r){let[l,c]=y(()=>JSON.parse(sessionStorage.getItem(ra)??"{}")),u=e?.id??null,p=t.some(Z=>(Z.do==="answer"||Z.do==="answer_for")&&Z.ask===u),d=JSON.stringify(e?.given??null),f=e?o.keeps(e):0,$=Z=>f?(e?.options??[]).filter(W=>!Z.includes(W)):Z,h=e?.given?$(e.given):[],m=l.ask===u&&l.given===d?l:{ask:u,given:d,picks:h,sure:null},b=Z=>{sessionStorage.setItem(ra,JSON.stringify({...Z,sure:null})),c(Z)};if(!e)return{question:null,options:new Set,picks:[],sending:!1,asks:!1,quiet:!1,keeps:0,sizes:[],may:()=>!1};let{options:L}=e,M=f?[f]:e.sizes,H=Math.max(0,...M),N=H<=1&&!f&&!o.deliberate(e),{picks:w}=m,V=o.quiet(e,s,r),j=o.lasting(e,s,r),F=Z=>{p||n({do:"answer",ask:u,picks:Z})};return{question:e,options:new Set(L),picks:w,sending:p,instant:N,most:H,keeps:f,sizes:M,sure:m.sure,complete:M.includes(w.length),quiet:V,asks:e.given===null&&!V&&!(j&&m.passed),may(Z){return L.includes(Z)&&!o.meansOther(e,Z)},pick(Z){p||(N?o.grave(Z)&&m.sure!==Z?b({...m,sure:Z}):F([Z]):w.includes(Z)?b({...m,picks:w.filter(W=>W!==Z)}):w.length<H&&b({...m,picks:[...w,Z]}))},unsure(){b({...m,sure:null})},clear(){b({...m,picks:[]})},confirm(){F($(w))},pass(){j?b({...m,passed:!0}):F([])},unpass(){b({...m,passed:!1})}}}var cn=36e5;function la({clock:e}){let{state:t,boot:n}=_(),o=Date.parse(e.until??""),[s,r]=y(Date.now()),l=Math.max(0,o-s-t.ahead);x(()=>{let u=setInterval(()=>r(Date.now()),l<cn?1e3:6e4);return()=>clearInterval(u)},[l<cn]);let c=l<cn?a("time_left",{time:Gl(l)}):a("time_until",{time:jl(o,n.language)});return i`<p class="clock-left"><time datetime=${e.until}>${c}</time></p>`}var Gl=e=>`${Math.floor(e/6e4)}:${String(Math.floor(e/1e3)%60).padStart(2,"0")}`,jl=(e,t)=>new Intl.DateTimeFormat(t,{weekday:"short",hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e));var Ue=(e,t)=>t!==null&&!!(e.chairs?.seats[t].gone||e.chairs?.seats[t].stand_in);function ca(){let{view:e,seat:t,master:n}=_();if(!e.chairs)return null;let o=!n&&Ue(e,t);return i`
    ${n&&i`<${ta} />`}
    ${e.chairs.clock?.until&&i`<${la} clock=${e.chairs.clock} />`}
    ${e.chairs.paused&&i`<${Wl} />`}
    ${o&&!J(e)&&i`<${Fl} />`}
    ${e.chairs.proposals.map(s=>i`<${Ul} key=${s.id} proposal=${s} />`)}
  `}function Wl(){let{view:e,seat:t,master:n,send:o,state:s}=_(),r=e.chairs.proposals.some(c=>c.kind==="resume"),l=s.pending.some(c=>c.do==="propose");return i`
    <div class="chair-card paused" role="status">
      <p><b>${a("paused")}</b></p>
      ${t!==null&&!n&&!r&&!Ue(e,t)&&i`<button type="button" class="go" disabled=${l} onClick=${()=>o({do:"propose",kind:"resume"})}>${a("propose:resume")}</button>`}
    </div>
  `}function Fl(){let{view:e,seat:t,send:n,state:o}=_(),s=o.pending.some(l=>l.do==="come_back"),r=a(t!==null&&e.chairs.seats[t].stand_in?"bot_sits_in":"you_went");return i`
    <div class="chair-card away" role="status">
      <p>${r}</p>
      <button type="button" class="go" disabled=${s} onClick=${()=>n({do:"come_back"})}>${a("am_back")}</button>
    </div>
  `}function Ul({proposal:e}){let{view:t,seat:n,master:o,send:s,state:r}=_(),{id:l,by:c,words:u,why:p,agreed:d,missing:f}=e,$=r.pending.some(b=>b.proposal===l),h=c===n,m=f.map(b=>C(t,b));return i`
    <div class="chair-card proposal" role="status">
      <p><b>${h?a("you_propose"):a("proposes",{name:C(t,c)})}</b> ${u}${p&&i` <q>${p}</q>`}</p>
      ${m.length>0&&i`<p class="missing">${a("missing_consent",{names:P(m)})}</p>`}
      ${n!==null&&!o&&!Ue(t,n)&&i`<div class="close">
        ${!d.includes(n)&&i`<button type="button" class="go" disabled=${$} onClick=${()=>s({do:"agree",proposal:l})}>${a("agree")}</button>`}
        <button type="button" disabled=${$} onClick=${()=>s({do:"decline",proposal:l})}>${a(h?"withdraw":"not_agree")}</button>
      </div>`}
    </div>
  `}function Mt({line:e,open:t=!1}){let{view:n,parts:o,replay:s}=_(),[r,,l]=gt(),c=!J(n)&&!s&&e.about?.some(o.faceDown);return i`<i>${a("only_you")}</i> ${c?i`<span class="whisper" ...${l}>${r||t?e.text:a("hold_to_look")}</span>`:e.text}`}var Kl=3,zl=3,ua={span:[0,0],changes:[]},Yl=1500;function pa(){let{state:e}=_(),[t,n,o]=Jl(),[s,r]=y(!1);Xl(t.length>0);let l=e.pending.some(u=>u.do==="answer");if(x(()=>{l&&o()},[l]),!t.length)return null;let c=s?t:t.slice(-Kl);return i`
    <section class="recap" aria-label=${a("recap")}>
      <h3>${a("recap_count",{n:t.length})}</h3>
      ${n.length>0&&i`<p class="changes">${n.join(" · ")}</p>`}
      <ul>${c.map(u=>i`<li key=${u.n}>${u.private?i`<${Mt} line=${u} />`:u.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${o}>${a("got_it")}</button>
        ${t.length>c.length&&i`<button type="button" onClick=${()=>r(!0)}>${a("recap_all")}</button>`}
      </div>
    </section>
  `}function Jl(){let{state:e,view:t,parts:n}=_(),o=da(),s=S(null),r=S(!1),l=S(null),[{span:c,changes:u},p]=y(ua),d=ma(e.log);return x(()=>{if(o&&!r.current){let f=s.current??(e.since||d),$=s.current===null?0:zl;d-f>$&&p({span:[f,d],changes:un(l.current,n.measures(t))})}r.current=o,o&&(s.current=d,l.current=n.measures(t))},[o,d]),[e.log.filter(f=>f.n>c[0]&&f.n<=c[1]),u,()=>p(ua)]}function un(e,t){return e?[...t].filter(([n,o])=>e.get(n)!==o).map(([n,o])=>a("recap_change",{name:n,then:e.get(n),now:o})):[]}function da(){let{state:e}=_(),[t,n]=y(!document.hidden);return x(()=>{let o=()=>n(!document.hidden);return document.addEventListener("visibilitychange",o),()=>document.removeEventListener("visibilitychange",o)},[]),t&&e.synced&&e.link==="open"}function Xl(e){let{state:t,seat:n,send:o}=_(),s=da(),r=ma(t.log);x(()=>{if(n===null||!s||e||r<=(t.since??0))return;let l=setTimeout(()=>o({do:"read",log:r}),Yl);return()=>clearTimeout(l)},[r,s,e])}var ma=e=>e[e.length-1]?.n??0;var Ql=5,ec=5,tc="(min-width: 1280px) and (min-height: 860px)";function fa(){let{state:e,view:t,parts:n,choice:o}=_(),s=S(null),r=e.log[e.log.length-1]?.n??0;x(()=>{o.sending&&(s.current={at:r,measures:n.measures(t)})},[o.sending]);let{question:l}=o;if(!s.current||!l||l.given!==null||o.sending)return null;let c=e.log.filter(p=>p.n>s.current.at&&!p.private);if(c.length<=Ql)return null;let u=un(s.current.measures,n.measures(t));return i`
    <details key=${l.id} class="storm" open=${matchMedia(tc).matches}>
      <summary><span>${a("since_decision",{n:c.length})}${u.length>0&&i` <b>${u.join(" · ")}</b>`}</span></summary>
      <ul>${nc(c,n.weight).map(p=>i`<li key=${p.n}>${p.text}</li>`)}</ul>
    </details>
  `}function nc(e,t){return e.map((s,r)=>({line:s,n:r,weight:s.what?t(s.what):0})).sort((s,r)=>r.weight-s.weight||r.n-s.n).slice(0,ec).sort((s,r)=>s.n-r.n).map(({line:s})=>s)}var oc=2;function $a(){let{view:e,parts:t,seat:n}=_(),o=J(e)?[]:t.alarms(e,n).slice(0,oc);return i`${o.map(s=>i`<p key=${s} class="alarm">${s}</p>`)}`}var ba="hints",ha="lesson",pn=()=>JSON.parse(localStorage.getItem(ba)??"[]"),ga=e=>localStorage.setItem(ba,JSON.stringify(e)),dn=()=>!pn().includes("all"),mn=e=>ga(e?[]:["all"]);function sc(e){return location.hash==="#learn"&&(mn(!0),localStorage.setItem(ha,e),history.replaceState(null,"",location.pathname+location.search)),localStorage.getItem(ha)===e}function ya(){let{choice:e,view:t,me:n,parts:o,boot:s}=_(),[,r]=y(0),[l]=y(()=>sc(s.table)),c=pn(),u=dn()&&o.moments(e.question,t,n,l).find(h=>q(`hint:${h}`)&&!c.includes(h)),p=e.question?.id??null,d=S(null);x(()=>{let h=d.current;d.current=p&&u?{asked:p,moment:u}:null,h&&h.asked!==p&&f(h.moment)},[p,u]),ac(u?o.pointsAt(u):null);let f=h=>{ga([...pn(),h]),r(m=>m+1)},$=u&&o.adviceOf(u,n);return i`
    <p class="unseen" role="status">${u&&a(`hint:${u}`,o.hintNumbers(t))}</p>
    ${u&&i`<aside class="hint-card" aria-label=${a("hint")}>
      <p>${a(`hint:${u}`,o.hintNumbers(t))}</p>
      ${$&&q(`advice:${$}`)&&i`<${ee} name=${a("advice")} count=${a("hold_to_look")}><p>${a(`advice:${$}`)}</p><//>`}
      <div class="close">
        <button type="button" onClick=${()=>f(u)}>${a("got_it")}</button>
        <button type="button" onClick=${()=>f("all")}>${a("no_hints")}</button>
      </div>
    </aside>`}
  `}function ac(e){x(()=>{if(!e)return;let t=document.querySelectorAll(e);for(let n of t)n.setAttribute("data-pointed","");return()=>{for(let n of t)n.removeAttribute("data-pointed")}},[e])}function ka(){let{state:e,store:t}=_();return i`
    <div class="notices" role="alert">
      ${e.notices.map(n=>i`
          <div class="notice" key=${n.words} data-code=${n.code}>
            <span>${n.words}</span>
            <button type="button" onClick=${()=>t.dismiss(n)}>${a("dismiss")}</button>
          </div>
        `)}
    </div>
  `}function _a({options:e}){let{choice:t}=Y();return t.most<=1||e.length===1?i`<${Ke} option=${e[0]} />`:i`<${rc} options=${e} />`}function Ke({option:e,danger:t=!1}){let{choice:n}=Y(),{instant:o,picks:s,most:r,sending:l,question:c}=n,u=s.indexOf(e),p=u>=0,d=!o&&!p&&s.length>=r;return i`
    <button
      type="button"
      class=${`option ${p?"picked":""} ${t?"danger":""}`}
      aria-pressed=${o?void 0:p}
      disabled=${l||d}
      title=${d?a("enough",{n:r}):void 0}
      data-option=${e}
      data-explain=${e}
      onClick=${()=>n.pick(e)}
    >
      <${va} option=${e} />
      ${p&&c.ordered&&i`<b class="rank">${u+1}</b>`}
    </button>
  `}function rc({options:e}){let{choice:t}=Y(),n=e.filter(l=>t.picks.includes(l)),o=e.find(l=>!t.picks.includes(l)),s=t.picks.length>=t.most,r=t.question.labels[e[0]];return i`
    <div class=${`counter ${n.length?"picked":""}`} role="group" aria-label=${r}>
      <button type="button" aria-label=${a("one_less",{label:r})} disabled=${!n.length||t.sending}
        onClick=${()=>t.pick(n[n.length-1])}>−</button>
      <span class="counted"><${va} option=${e[0]} /><b>${a("of",{value:n.length,most:e.length})}</b></span>
      <button type="button" aria-label=${a("one_more",{label:r})} disabled=${!o||s||t.sending}
        title=${s?a("enough",{n:t.most}):void 0} data-option=${o}
        onClick=${()=>t.pick(o)}>+</button>
    </div>
  `}function va({option:e}){let{choice:t,parts:n,view:o}=Y(),[s,r]=ic(t.question.labels[e]),l=r||n.options.note(t.question,o,e);return i`
    <${n.OptionIcon} option=${e} />
    <span class="face"><span class="label">${s}</span>${l&&i`<small class="line">${l}</small>`}</span>
  `}function ic(e){let[,t,n]=e.match(/^([^,;()]{2,60}?)\s?: (.+)$/s)??[null,e,""];return[t,n]}function wa(){let{choice:e}=Y(),{dimmed:t,labels:n}=e.question,o=new Map,s=new Set;for(let[r,l]of Object.entries(t))s.has(D(r))||(s.add(D(r)),o.set(l,[...o.get(l)??[],r]));return o.size?i`
    <details class="dimmed-options">
      <summary>${a("not_now",{n:s.size})}</summary>
      <dl>
        ${[...o].map(([r,l])=>i`
            <div key=${r}>
              <dt>${l.map((c,u)=>i`${u>0&&"; "}<span key=${c} data-explain=${c}>${n[c]}</span>`)}</dt>
              <dd>${r}</dd>
            </div>
          `)}
      </dl>
    </details>
  `:null}function xa({options:e,alone:t=!1}){let[n,o]=y(t),{choice:s,parts:r}=Y(),{kind:l}=s.question;return Ee(()=>o(!1)),i`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${n} onClick=${()=>o(!n)}>
        ${n?a("cover_secret_options"):q(`secret:${l}`)?a(`secret:${l}`):a("secret_options")}
      </button>
      ${n&&!e.length&&i`<p>${a("no_secret_options")}</p>`}
      ${n&&e.length>0&&i`<div class="items">${e.map(c=>i`<${Ke} key=${c} option=${c} danger=${r.options.grave(c)} />`)}</div>`}
    </div>
  `}var La="opt:nothing";function Ma({children:e}){let{choice:t,view:n,me:o,parts:s}=Y(),{question:r,instant:l,sure:c}=t,u=s.options,p=r.options.filter(u.secret),d=uc(r.options.filter(m=>!u.secret(m)&&!u.shownElsewhere(r,o,m)),u,u.leading(r)),f=new Set(u.inHand(o)),$=m=>m.every(b=>f.has(b)&&t.may(b)),h=p.length>0||u.mayHaveSecret(r,n,o);return c?i`<${cc} option=${c} />`:i`
    <div class=${`question ${l?"":"many"}`} id="question" data-kind=${r.kind} data-ask=${r.id}>
      <p class="prompt">${r.text} ${!l&&i`<small>${t.keeps?a("keep",{n:t.keeps}):dc(r.sizes)}</small>`}</p>
      ${r.given!==null&&i`<p class="given">${a("given",{picks:mc(n,r)})}</p>`}
      ${[...d].map(([m,b])=>i`
          <div key=${m} class=${`options of-${m} ${$(b)?"in-hand":""}`} role="group" aria-label=${fn(m)}>
            ${$(b)&&i`<p class="below">${a(q(`in_hand:${m}`)?`in_hand:${m}`:"in_your_hand",{n:b.length})}</p>`}
            ${d.size>1&&fn(m)&&!(m==="opt"&&u.leading(r).includes(m))&&i`<h4>${fn(m)}</h4>`}
            <div class="items">
              ${pc(b,r.ordered||u.eachItsOwn(m)).map(L=>i`<${_a} key=${L[0]} options=${L} />`)}
            </div>
          </div>
        `)}
      ${e}
      ${h&&i`<${xa} options=${p} alone=${p.length===1&&r.options.length===1&&!r.sizes.includes(0)} />`}
      <${wa} />
      <${lc} />
    </div>
  `}function lc(){let{choice:e}=Y(),{question:t,instant:n,picks:o,complete:s,sending:r,sizes:l,keeps:c}=e,u=l.includes(0);if(n&&!u)return null;let p=Math.min(...l.filter($=>$>o.length)),d=c?"confirm_keep":q(`confirm:${t.kind}`)?`confirm:${t.kind}`:"confirm",f=a(t.window?"pass":q(`none:${t.kind}`)?`none:${t.kind}`:"none");return i`
    <div class="close">
      ${!n&&i`<button type="button" class=${`go ${o.length?"":"empty"}`} disabled=${!s||r} onClick=${e.confirm}>
        ${o.length===0&&u?f:s?a(d,{n:o.length}):a("picked_of",{n:o.length,of:p})}
      </button>`}
      ${!n&&o.length>0&&i`<button type="button" disabled=${r} onClick=${e.clear}>${a("clear")}</button>`}
      ${n&&u&&i`<button type="button" class="go pass" disabled=${r} onClick=${e.pass}>${f}</button>`}
    </div>
  `}function cc({option:e}){let{choice:t}=Y();return i`
    <div class="question sure" role="alertdialog" aria-label=${a("sure")} data-kind="sure" data-ask=${t.question.id}>
      <p class="prompt"><b>${a("sure")}</b> ${t.question.labels[e]}</p>
      <div class="close">
        <button type="button" class="danger" disabled=${t.sending} onClick=${()=>t.pick(e)}>${a("yes_really")}</button>
        <button type="button" onClick=${t.unsure}>${a("no_back")}</button>
      </div>
    </div>
  `}function uc(e,t,n){let o=new Map;for(let l of e){let c=R(l);o.set(c,[...o.get(c)??[],l])}o.has("opt")&&o.set("opt",o.get("opt").sort((l,c)=>+(l===La)-+(c===La)));let{onTable:s}=t,r=l=>n.includes(l)?n.indexOf(l)-n.length:l==="opt"?99:s.includes(l)?s.indexOf(l):s.length;return new Map([...o].sort(([l],[c])=>r(l)-r(c)))}function pc(e,t){if(t)return e.map(o=>[o]);let n=new Map;for(let o of e)n.set(D(o),[...n.get(D(o))??[],o]);return[...n.values()]}var fn=e=>q(`group:${e}`)?a(`group:${e}`):void 0;function dc(e){let t=Math.min(...e),n=Math.max(...e);return t===n?a("pick_exactly",{n:t}):e.length===n-t+1?t===0?a("pick_up_to",{n}):a("pick_range",{low:t,high:n}):a("pick_one_of",{sizes:e.join(", ")})}function mc(e,{given:t,labels:n}){return t.length?P(t.map(o=>R(o)==="card"?fe(e,o):fc(n[o]??fe(e,o)))):a("nothing")}var fc=e=>e.split(/\s?: /)[0];function Ca(){let{view:e,seat:t,choice:n,parts:o}=_();return J(e)?i`<p class="status" role="status"><b>${a("game_over")}</b></p>`:i`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${o.turnWords(e,t)}</b> ${$c(e,t,n.question)} ${hc(n,t,e)} ${n.question?.given===null&&i`<span class="unseen">${n.question.text}</span>`}
      </span>
      <${de} />
    </p>
  `}function $c(e,t,n){let o=new Map;for(let s of e.questions.waiting){if(s.seat===t||s.seat===null&&n?.window)continue;let r=`${s.seat===null}|${s.text}`;o.set(r,[...o.get(r)??[],s])}return[...o.values()].map(s=>{let[{text:r,seat:l}]=s;return l===null?a("responses_open",{text:r}):a("waits_for",{names:P(s.map(c=>C(e,c.seat))),text:r})}).join(" ")}function hc({question:e,asks:t},n,o){if(n===null)return a("you_watch");if(!e||e.window&&e.given===null&&!t)return a("nothing_to_do");if(e.given!==null)return a("you_answered");if(e.window)return a("you_may_respond");let s=o.questions.waiting.some(r=>r.seat!==null&&r.seat!==n);return a(s?"you_too":"up_to_you")}var bc=250,Sa=2*Math.PI*15;function Ha(){let{view:e,seat:t,choice:n,state:o,send:s}=_(),{beat:r}=e,l=gc(r?.closes_at,o.ahead);if(!r)return null;let c=r.held.length>0,u=Math.min(1,l/r.seconds),p=t!==null&&n.question?.window&&r.holds[t]>0&&!r.held.includes(t),d=o.pending.some(f=>f.do==="hold");return i`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${a("closes_in",{n:Math.ceil(l)})}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${u*Sa} ${Sa}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(l)}</b>
      </span>
      <p>${c?a("held_by",{n:r.held.length,names:P(r.held.map(f=>C(e,f)))}):a("window_open")}</p>
      ${p&&i`<button type="button" class="hold" disabled=${d} data-explain="help:hold" data-option="beat:hold" onClick=${()=>s({do:"hold"})}>
        ${a("hold",{n:r.holds[t]})}
      </button>`}
    </div>
  `}function gc(e,t){let[n,o]=y(Date.now());return x(()=>{if(!e)return;o(Date.now());let s=setInterval(()=>o(Date.now()),bc);return()=>clearInterval(s)},[e]),e?Math.max(0,(Date.parse(e)-n-t)/1e3):0}function Ta(){let{view:e,choice:t,state:n,send:o,seat:s,master:r,parts:l,replay:c}=_(),[u,p]=y(!1),{question:d}=t,f=S(null);x(()=>p(!1),[d?.id]),Q(()=>{if(d)for(let b of[f.current,f.current.closest(".matter")])b.scrollTop=0},[d?.id]);let $=n.pending.some(b=>b.do==="take_back"),h=t.asks,m=d?.window&&d.given===null&&!t.asks;return i`
    <section class=${`ask ${h?"urgent":""}`} id="ask" tabindex="-1" aria-label=${a("question")}>
      <div class="ask-top">
        <${Ca} />
        ${e.questions.take_back&&!c&&i`<button type="button" class="take-back" disabled=${$} onClick=${()=>o({do:"take_back"})}>${a("take_back")}</button>`}
        ${d&&i`<button type="button" class="fold" aria-expanded=${!u} aria-controls="question" onClick=${()=>p(!u)}>
          ${a(u?"unfold":"fold")}
        </button>`}
      </div>
      <${ka} />
      <${ca} />
      <${Ha} />
      <${l.Reminder} />
      <${$a} />
      <${l.InPlay} />
      <div class="ask-body" ref=${f} hidden=${u}>
        ${!c&&i`<${pa} /><${fa} />${!r&&i`<${ya} />`}`}
        ${m&&i`<${yc} />`}
        ${d&&!m&&(r||!Ue(e,s))&&i`<${Ma} key=${d.id}><${l.Looking} /><//>`}
        ${!d&&i`<${l.Looking} />`}
        <${l.Wishes} />
      </div>
      ${s!==null&&t.sending&&!c&&i`<p class="sending" role="status">${a("sending")}</p>`}
    </section>
  `}function yc(){let{choice:e}=Y(),{options:t}=e.question;return i`
    <div class="question resting" data-kind=${e.question.kind} data-ask=${e.question.id}>
      <p>${a(e.quiet?"nothing_to_play":"passed_quietly")}</p>
      <div class="close">
        ${!e.quiet&&i`<button type="button" onClick=${e.unpass}>${a("respond_after_all")}</button>`}
        ${e.quiet&&t.map(n=>i`<${Ke} key=${n} option=${n} />`)}
      </div>
    </div>
  `}var Ve=()=>{};function Ea(e,t,n){let o=e?Math.max(0,...e.sizes):0;return{question:e,options:new Set(e?.options??[]),picks:t,sending:!0,instant:!e||o<=1&&!n.deliberate(e),most:o,keeps:0,sizes:e?.sizes??[],sure:null,complete:!0,asks:!!(e&&e.given===null),quiet:!1,may:s=>t.includes(s),pick:Ve,unsure:Ve,clear:Ve,confirm:Ve,pass:Ve,unpass:Ve}}var kc=12,_c=8,Ct=300,ye=[.5,1,2,4,8],Za=1600;function Aa(e,t){let n=new Map,o=[],s=[],r=Ct,l=null,c=0,u=null,p=0,d=()=>e.state.film,f=v=>e.set({film:{...d(),...v}});async function $(v,g){let T=new URLSearchParams({as:d().as,...d().whole?{whole:"yes"}:{},...g}),A=await fetch(`${v}?${T}`).catch(()=>null);if(A?.ok)return A.json();throw new Error((await A?.json().catch(()=>null))?.words??a("replay_lost"))}function h({scenes:v,end:g},T=null){for(let{set:A={},gone:re=[],log:te=[],chat:_e=[],place:ve=0,...gr}of v){let vn={...T?.sections,...A};for(let kr of re)delete vn[kr];let yr=!Object.keys(A).length&&!re.length&&!te.length&&!_e.length,wn={heard:0,said:0,place:ve,...gr,sections:vn,still:yr};n.set(ve,wn),T=wn,o=$n(o,te),s=$n(s,_e)}g&&v.length&&(l=T?.place??0)}function m(v){let g=n.get(v),T=Math.max(d().reached,v),A=(re,te)=>re.filter(_e=>_e.n<=te);e.set({sections:g.missing?{...e.state.sections,...g.sections}:g.sections,log:A(o,g.heard).slice(-r),chat:A(s,g.said).slice(-Ct),film:{...d(),place:v,reached:T,frame:g,atEnd:v===l,busy:!1,told:g.missing?a("replay_missing"):""}}),history.replaceState(null,"",W()),b()}function b(){let{place:v}=d(),g=v;for(;n.has(g+1);)g+=1;if(u||g-v>=_c||g===l)return;let T=c;u=L(g).catch(()=>null).then(()=>{u=null,T===c&&b()})}async function L(v){let[g,T]=[n,n.get(v)],A=await $(t.scenes,{place:String(v+1),after:"yes"});g===n&&h(A,T)}async function M(v,g=null){let T=++c;f({busy:!0});try{let A=await $(t.scenes,v);if(T!==c)return!1;if(A.scenes.length)return h(A),m(g??A.scenes[0].place??0),!0;f({busy:!1})}catch(A){T===c&&f({busy:!1,playing:!1,told:Oa(A)})}return!1}async function H(v){let g=Math.max(0,l===null?v:Math.min(v,l));if(n.has(g)){c+=1,m(g);return}let T=g<d().place,A=T?Math.max(0,g-kc+1):g;await M({place:String(A),...T?{count:String(g-A+1)}:{}},T?g:null)}async function N(v){let g=d().place+v;for(;n.get(g)?.still&&n.has(g+v);)g+=v;g<0||l!==null&&g>l||await H(g)}async function w(v,g=!1){await M({place:String(d().place),find:v,...g?{back:"yes"}:{}})||d().told||f({told:g?a("replay_none_before"):a("replay_none_after")})}function V(v){if(clearTimeout(p),f({playing:v}),!v)return;let g=async()=>{await N(1),d().playing&&(d().atEnd?f({playing:!1}):p=setTimeout(g,Za/d().speed))};p=setTimeout(g,d().atEnd?0:Za/d().speed/4)}async function j(v){let g=d().frame?.n??0;F(),f({...v,contents:null,reached:0,told:""}),await M({at:String(g)}),d().spoiled&&await Z()}function F(){n=new Map,[o,s,l,r]=[[],[],null,Ct]}async function Z(){let v=await $(t.contents,{}).catch(g=>f({told:Oa(g)}));v&&f({spoiled:!0,contents:v})}function W(){let{as:v,frame:g,whole:T}=d(),A=new URLSearchParams({at:String(g?.n??0),as:v,...T?{whole:"yes"}:{}});return`${t.link}?${A}`}return e.set({link:"open",synced:!0,film:{place:0,reached:0,as:t.as||"table",whole:t.whole,speed:1,playing:!1,busy:!0,spoiled:!1,contents:null,frame:null,atEnd:!1,told:""}}),M({at:String(t.at??0)}),{seek:H,step:N,find:w,play:V,open:Z,link:W,close:()=>f({spoiled:!1,contents:null}),look:v=>j({as:v}),unfold:v=>j({whole:v}),hurry:v=>f({speed:v}),end:()=>l,async send({do:v,before:g}){if(v!=="earlier")return;let T=await $(t.scenes,{earlier:String(g)}).catch(()=>({log:[]}));o=$n(o,T.log),r+=Ct,m(d().place)}}}var Oa=e=>String(e?.message??e);function $n(e,t){if(!t.length)return e;let n=new Map(e.map(o=>[o.n,o]));for(let o of t)n.set(o.n,o);return[...n.values()].sort((o,s)=>o.n-s.n)}var vc={" ":"play",k:"play",ArrowLeft:"back",ArrowRight:"on","[":"turn_back","]":"turn_on",Home:"first",End:"last","+":"faster","-":"slower",n:"again"},Va=["space","arrows","brackets","home","n","plus"],wc={first:"M6 5v14M20 5l-11 7 11 7z",turn_back:"M20 5l-8 7 8 7zM11 5l-8 7 8 7z",back:"M16 5l-9 7 9 7z",play:"M7 4l13 8-13 8z",pause:"M7 5h4v14H7zM14 5h4v14h-4z",on:"M8 5l9 7-9 7z",turn_on:"M4 5l8 7-8 7zM13 5l8 7-8 7z"};function Na(){let{state:e,replay:t,boot:n,view:o}=pt(),{film:s,given:r}=t,l=e.film,[c,u]=y(r.marks[0]?.key??"turn"),[p,d]=y(!1),f={play:()=>s.play(!l.playing),back:()=>$(()=>s.step(-1)),on:()=>$(()=>s.step(1)),turn_back:()=>$(()=>s.find("turn",!0)),turn_on:()=>$(()=>s.find("turn")),first:()=>$(()=>s.seek(0)),last:()=>l.contents&&$(()=>s.seek(l.contents.length-1)),faster:()=>s.hurry(ye[Math.min(ye.length-1,ye.indexOf(l.speed)+1)]),slower:()=>s.hurry(ye[Math.max(0,ye.indexOf(l.speed)-1)]),again:()=>$(()=>s.find(c))},$=m=>{l.playing&&s.play(!1),m()};Mc(f);let h=l.as==="table"||l.as==="all"?null:Number(l.as);return i`
    <section class=${`player ${p?"unfolded":""}`} aria-label=${a("replay")} data-place=${l.place} data-step=${l.frame?.n} data-busy=${String(l.busy)}>
      <div class="transport">
        <${ze} name="turn_back" act=${f.turn_back} off=${l.place===0} />
        <${ze} name="back" act=${f.back} off=${l.place===0} />
        <${ze} name=${l.playing?"pause":"play"} act=${f.play} off=${l.atEnd&&!l.playing} main />
        <${ze} name="on" act=${f.on} off=${l.atEnd} />
        <${ze} name="turn_on" act=${f.turn_on} off=${l.atEnd} />
        <label class="speed"><span class="unseen">${a("replay_speed")}</span>
          <select value=${String(l.speed)} onChange=${m=>s.hurry(Number(m.currentTarget.value))}>
            ${ye.map(m=>i`<option key=${m} value=${String(m)}>${a("replay_times",{n:m})}</option>`)}
          </select>
        </label>
        <button type="button" class="more" aria-expanded=${p} aria-label=${a("replay_more")} onClick=${()=>d(!p)}>…</button>
      </div>
      <${xc} pausing=${$} />
      <div class="finding">
        <label><span class="unseen">${a("replay_wanted")}</span>
          <select class="wanted" value=${c} onChange=${m=>u(m.currentTarget.value)}>
            ${r.marks.map(({key:m,label:b})=>i`<option key=${m} value=${m}>${b}</option>`)}
            ${h!==null&&i`<option value="own">${a("replay_own")}</option>`}
          </select>
        </label>
        <button type="button" class="find" onClick=${f.again}>${a("replay_find")}</button>
      </div>
      <div class="eyes">
        <label><span class="unseen">${a("replay_as")}</span>
          <select class="as" value=${l.as} onChange=${m=>s.look(m.currentTarget.value)}>
            <option value="table">${a("replay_as_table")}</option>
            ${r.people.map(m=>i`<option key=${m.seat} value=${String(m.seat)}>${a("replay_as_seat",{name:m.name})}</option>`)}
            <option value="all">${a("replay_as_all")}</option>
          </select>
        </label>
        <button type="button" class="spoil" aria-pressed=${l.spoiled} onClick=${()=>l.spoiled?s.close():s.open()}>${a("replay_spoil")}</button>
        <${Lc} />
        <form method="post" action=${r.play}>
          <input type="hidden" name="csrfmiddlewaretoken" value=${r.token} />
          <input type="hidden" name="at" value=${l.frame?.n??0} />
          ${n.seat!==null&&i`<input type="hidden" name="seat" value=${n.seat} />`}
          <button type="submit">${a("replay_play_on")}</button>
        </form>
        <a class="button" href=${r.story}>${a("to_story")}</a>
      </div>
      <p class="told" role="status">${l.told||l.as==="all"&&n.seat!==null&&a("replay_hand_of",{name:C(o,n.seat)})}</p>
    </section>
  `}function ze({name:e,act:t,off:n,main:o=!1}){return i`
    <button type="button" class=${`${e} ${o?"main":""}`} disabled=${n} aria-label=${a(`replay:${e}`)} title=${a(`replay:${e}`)} onClick=${t}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${wc[e]} /></svg>
    </button>
  `}function xc({pausing:e}){let{state:t,replay:n}=pt(),{film:o}=n,{place:s,reached:r,contents:l,frame:c,whole:u}=t.film,p=l?l.length-1:Math.max(r,1),d=l?a("replay_step_of",{n:s,of:p}):a("replay_step",{n:s}),f=$=>`${100*$/Math.max(1,p)}%`;return i`
    <div class="scrubber">
      <input type="range" min="0" max=${p} value=${s} aria-label=${a("replay_scrub")} aria-valuetext=${d}
        onInput=${$=>e(()=>o.seek(Number($.currentTarget.value)))} />
      <span class="ticks" aria-hidden="true">
        ${l?.turns.map($=>i`<i key=${`t${$}`} style=${{left:f($)}}></i>`)}
        ${l&&Object.entries(l.marks).flatMap(([$,h])=>$==="own"?[]:h.map(m=>i`<b key=${`${$}${m}`} class=${`mark-${$}`} style=${{left:f(m)}}></b>`))}
      </span>
      <small>${d}${c?.abandoned?` · ${a("replay_abandoned")}`:""}</small>
      ${(!!c?.left||u)&&i`<button type="button" class="unfold" aria-pressed=${u} onClick=${()=>o.unfold(!u)}>${u?a("replay_fold"):a("replay_unfold",{n:c?.left??0})}</button>`}
    </div>
  `}function Lc(){let{replay:e}=pt(),[t,n]=y(!1),o=S(null),s=async()=>{o.current.value=e.film.link();try{await navigator.clipboard.writeText(o.current.value)}catch{o.current.hidden=!1,o.current.select(),document.execCommand("copy"),o.current.hidden=!0}n(!0),setTimeout(()=>n(!1),2e3)};return i`<input class="copied" ref=${o} readonly hidden aria-label=${a("replay_link")} />
    <button type="button" class="copy" onClick=${s}>${t?a("replay_copied"):a("replay_copy")}</button>`}function Mc(e){let t=S(e);t.current=e,x(()=>{let n=o=>{let s=o.target;if(o.ctrlKey||o.metaKey||o.altKey||s.closest?.("input:not([type=range]), textarea, select, dialog, .log")||o.key===" "&&s.closest?.("button, a, summary")||o.key.startsWith("Arrow")&&s.closest?.("input"))return;let r=vc[o.key];r&&(o.preventDefault(),t.current[r]())};return addEventListener("keydown",n),()=>removeEventListener("keydown",n)},[])}var Cc=60;function St(e){let t=S(null),n=S(!0),o=()=>{n.current&&(t.current.scrollTop=t.current.scrollHeight)};return Q(o,[e]),x(()=>{let{current:s}=t,r=0,l=()=>{let{scrollTop:u,clientHeight:p,scrollHeight:d}=s;u+p>=d-Cc?n.current=!0:u<r&&(n.current=!1),r=u},c=new ResizeObserver(o);return c.observe(s),s.addEventListener("scroll",l),()=>{c.disconnect(),s.removeEventListener("scroll",l)}},[]),t}var Sc=500;function Ra({lines:e}){let{seat:t,master:n,send:o,view:s,parts:r,replay:l}=_(),[c,u]=y(""),p=St(e.length),d=f=>{f.preventDefault();let $=c.trim();$&&(o({do:"chat",text:$},({type:h})=>{h!=="ok"&&u(m=>m||$)}),u(""))};return i`
    <div class="scroll" ref=${p} tabindex="0">
      ${q("secrecy_rules")&&i`<details class="secrecy"><summary>${a("secrecy")}</summary><p>${a("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${a("side:chat")}>
        ${e.map(f=>i`<li key=${f.n} data-seat=${f.seat} class=${f.claim?"claim":""}>
            <time datetime=${f.at}>${we(f.at)}</time> ${s.people[f.seat]?.face&&i`<img class="speaker" src=${s.people[f.seat].face} alt="" />`}<b>${f.name}</b> <span>${f.text}</span>
          </li>`)}
      </ol>
      ${!e.length&&i`<p class="no-lines">${a("nobody_spoke")}</p>`}
    </div>
    ${l?null:t===null||n||r.out(s,t)?i`<p class="no-lines">${a("watchers_read")}</p>`:i`<form class="say" onSubmit=${d}>
          <input type="text" maxlength=${Sc} value=${c} aria-label=${a("say_label")} placeholder=${a("say_label")}
            autocomplete="off" onInput=${f=>u(f.currentTarget.value)} />
          <button type="submit">${a("say")}</button>
        </form>`}
  `}function Ia(){let{send:e,state:t,view:n,seat:o,speakOf:s}=_(),r=Hc(),[l,c]=y("all"),[u,p]=y(null),[d,f]=y(!1),$=()=>f(!1);Ee($);let h=r.filter(Tc[l]??(w=>w.about?.includes(l))),m=St(h.length),b=t.log[0]?.n??1,L=t.pending.some(w=>w.do==="earlier"),M=w=>{p(w.n),$(),s(w.about??[])},H={ArrowUp:-1,ArrowDown:1},N=w=>{if(w.key==="Enter"&&f(!d),!(w.key in H)||!h.length)return;w.preventDefault();let V=h.findIndex(F=>F.n===u),j=V<0?h.length-1:Math.max(0,Math.min(h.length-1,V+H[w.key]));M(h[j]),document.getElementById(`line-${h[j].n}`)?.scrollIntoView({block:"nearest"})};return i`
    <div class="scroll" ref=${m}>
      <label class="filter"><span class="unseen">${a("filter")}</span>
        <select value=${l} onChange=${w=>c(w.currentTarget.value)}>
          <option value="all">${a("filter:all")}</option>
          ${o!==null&&i`<option value="own">${a("filter:own")}</option>`}
          ${n.people.map(w=>i`<option key=${w.seat} value=${ie(w.seat)}>${a("filter_person",{name:C(n,w.seat)})}</option>`)}
        </select>
      </label>
      ${b>1&&i`<button type="button" class="earlier" disabled=${L} onClick=${()=>e({do:"earlier",before:b})}>
        ${a("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${a("side:log")} aria-activedescendant=${u?`line-${u}`:void 0} onKeyDown=${N} onBlur=${$}>
        ${h.map(w=>i`<li key=${w.n} id=${`line-${w.n}`} role="option" aria-selected=${w.n===u} class=${w.private?"private":""} onClick=${()=>M(w)}>
            <time datetime=${w.at}>${we(w.at)}</time> ${w.private?i`<${Mt} line=${w} open=${d&&w.n===u} />`:w.text}
          </li>`)}
      </ol>
      ${!h.length&&i`<p class="no-lines">${a("nothing_yet")}</p>`}
    </div>
  `}function Hc(){let{state:e,suspense:t}=_(),n=S(1/0);return t||(n.current=e.log[e.log.length-1]?.n??0),t?e.log.filter(o=>o.n<=n.current):e.log}var Tc={all:()=>!0,own:e=>e.private};var Ec=4e3,Zc=800;function Pa(){let{view:e,send:t,replay:n,parts:o}=_(),s=e.notes?.text??"",[r,l]=y(s),c=S(0),u=S(s);x(()=>{c.current||l(s)},[s]);let p=()=>{clearTimeout(c.current),c.current=0,t({do:"note",text:u.current})},d=()=>c.current&&p();x(()=>(addEventListener("pagehide",d),document.addEventListener("visibilitychange",d),()=>{removeEventListener("pagehide",d),document.removeEventListener("visibilitychange",d),d()}),[]);let f=$=>{u.current=$.currentTarget.value,l(u.current),clearTimeout(c.current),c.current=setTimeout(p,Zc)};return i`
    <div class="learned"><${o.Seen} /></div>
    <label class="notes">
      <span>${a("notes_label")}</span>
      <textarea readonly=${!!n} maxlength=${Ec} value=${r} onInput=${f}></textarea>
    </label>
  `}function Da({tab:e}){let{state:t,seat:n,master:o,view:s,replay:r,unread:l}=_(),[c,u]=y("log"),p=S(null),d=n===null||o||r&&!s.notes?["log","chat"]:["log","chat","notes"],f=t.chat[t.chat.length-1]?.n??0;return x(()=>{c==="chat"&&p.current.checkVisibility()&&l.seen()},[c,f,e]),i`
    <aside class="side" id="log" ref=${p} aria-label=${a("side")}>
      <div class="side-tabs" role="tablist">
        ${d.map($=>i`
            <button key=${$} type="button" role="tab" id=${`tab-${$}`} aria-selected=${$===c} aria-controls="side-page" onClick=${()=>u($)}>
              ${a(`side:${$}`)} ${$==="chat"&&c!=="chat"&&l.lines.length>0&&i`<b class="unread">${l.lines.length}</b>`}
            </button>
          `)}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${c}`}>
        ${c==="log"&&i`<${Ia} />`}
        ${c==="chat"&&i`<${Ra} lines=${t.chat} />`}
        ${c==="notes"&&i`<${Pa} />`}
      </div>
    </aside>
  `}var Oc=7e3;function Ba(e,t,n,o){let s=t.table&&`chat-read:${t.table.id}`,[r,l]=y(0);return x(()=>{s&&l(Number(localStorage.getItem(s)??0))},[s]),{lines:o?[]:e.chat.filter(p=>p.n>r&&p.seat!==n),seen:()=>{let p=e.chat[e.chat.length-1]?.n??0;o||p<=r||(l(p),localStorage.setItem(s,String(p)))}}}function qa({chat:e}){let{view:t,unread:n,state:o}=_(),s=S(null),[r,l]=y(null),c=n.lines.findLast(p=>!p.claim&&t.people[p.seat]?.kind!=="bot");x(()=>{if(!o.synced)return;let p=s.current!==null&&c&&c.n>s.current;s.current=Math.max(s.current??0,c?.n??0),p&&l(c)},[o.synced,c?.n]),x(()=>{if(!r)return;let p=setTimeout(()=>l(null),Oc);return()=>clearTimeout(p)},[r]);let u=r&&n.lines.includes(r)?r:null;return i`
    <div class="said" role="status">
      ${u&&i`<button type="button" title=${a("to_chat")} data-seat=${u.seat} onClick=${e}><b>${u.name}</b> <span>${u.text}</span></button>`}
    </div>
  `}var Ac=new Set(["forbidden","unknown","outdated"]),Vc=new Set(["read","note","earlier"]),Nc=new Set(["open","connecting","checking"]);function hn(){let{state:e}=_(),t=!Nc.has(e.link),n=Rc(t),o=e.pending.filter(r=>!Vc.has(r.do)).length,s=t&&[a(`link:${e.link}`),o>0&&a("unsent",{n:o})].filter(Boolean).join(" ");return i`
    <p class="unseen" role="status">${s||n&&a("line_back")}</p>
    <div class="banner" hidden=${!t}>
      <span aria-hidden="true">${s}</span>
      ${Ac.has(e.link)&&i`<button type="button" onClick=${()=>location.reload()}>${a("reload")}</button>`}
    </div>
  `}function Rc(e){let[t,n]=y(!1);return x(()=>{e&&n(!0)},[e]),t&&!e}var Ga="settings";function Ye(e=null){let t={sound:!1,notify:!1,vibrate:!0,asked:!1,...JSON.parse(localStorage.getItem(Ga)??"{}"),...e};return e&&localStorage.setItem(Ga,JSON.stringify(t)),t}var Ic=[90,60,90];function ja(e,t,n){let o=Pt(()=>document.title,[]),s=t&&t.given===null?t.id:null,r=e||o;x(()=>{document.title=s?a("title_yours",{table:r}):r},[r,!!s]);let l=S(!0);x(()=>{if(!n)return;let c=l.current;if(l.current=!1,!s||c)return;let u=Ye();u.sound&&Dc(),u.vibrate&&navigator.vibrate?.(Ic);let p=u.notify&&document.hidden?Pc(r):null;return()=>p?.close()},[s,n])}function Pc(e){if(!("Notification"in window)||Notification.permission!=="granted")return null;try{let t=new Notification(e,{body:a("notification"),tag:location.pathname});return t.onclick=()=>{window.focus(),t.close()},t}catch{return null}}var Je=null;function Dc(){Je??=new AudioContext;let{currentTime:e,destination:t}=Je;Je.resume();for(let[n,o]of[[0,520],[.14,690]]){let s=Je.createOscillator(),r=Je.createGain();s.frequency.value=o,r.gain.setValueAtTime(.08,e+n),r.gain.exponentialRampToValueAtTime(.001,e+n+.2),s.connect(r).connect(t),s.start(e+n),s.stop(e+n+.2)}}var Wa=e=>new TextEncoder().encode(e),bn=e=>Uint8Array.from(e.match(/../g)??[],t=>Number.parseInt(t,16)),gn=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Fa=e=>{let t=[];for(let n=2;t.length<e;n+=1)t.every(o=>n%o)&&t.push(n);return t},Ua=e=>(e-Math.floor(e))*4294967296|0,Bc=Fa(64).map(e=>Ua(Math.cbrt(e))),oe=(e,t)=>e>>>t|e<<32-t;function Tt(...e){let t=e.flatMap(r=>[...typeof r=="string"?Wa(r):r]),n=t.length*8;for(t.push(128);t.length%64!==56;)t.push(0);for(let r=7;r>=0;r-=1)t.push(Math.floor(n/2**(8*r))&255);let o=Fa(8).map(r=>Ua(Math.sqrt(r))),s=new Int32Array(64);for(let r=0;r<t.length;r+=64){for(let m=0;m<16;m+=1)s[m]=t[r+4*m]<<24|t[r+4*m+1]<<16|t[r+4*m+2]<<8|t[r+4*m+3];for(let m=16;m<64;m+=1){let b=oe(s[m-15],7)^oe(s[m-15],18)^s[m-15]>>>3,L=oe(s[m-2],17)^oe(s[m-2],19)^s[m-2]>>>10;s[m]=s[m-16]+b+s[m-7]+L|0}let[l,c,u,p,d,f,$,h]=o;for(let m=0;m<64;m+=1){let b=h+(oe(d,6)^oe(d,11)^oe(d,25))+(d&f^~d&$)+Bc[m]+s[m]|0,L=(oe(l,2)^oe(l,13)^oe(l,22))+(l&c^l&u^c&u)|0;[h,$,f,d,p,u,c,l]=[$,f,d,p+b|0,u,c,l,b+L|0]}for(let[m,b]of[l,c,u,p,d,f,$,h].entries())o[m]=o[m]+b|0}return gn(o.flatMap(r=>[r>>>24,r>>>16&255,r>>>8&255,r&255]))}var Ne=(1n<<64n)-1n,Ka=[0x6a09e667f3bcc908n,0xbb67ae8584caa73bn,0x3c6ef372fe94f82bn,0xa54ff53a5f1d36f1n,0x510e527fade682d1n,0x9b05688c2b3e6c1fn,0x1f83d9abfb41bd6bn,0x5be0cd19137e2179n],qc=[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],[14,10,4,8,9,15,13,6,1,12,0,2,11,7,5,3],[11,8,12,0,5,2,15,13,10,14,3,6,7,1,9,4],[7,9,3,1,13,12,11,14,2,6,5,10,4,0,15,8],[9,0,5,7,2,4,10,15,14,1,11,12,6,8,3,13],[2,12,6,10,0,11,8,3,4,13,7,5,15,14,1,9],[12,5,1,15,14,13,4,10,0,7,6,3,9,2,8,11],[13,11,7,14,12,1,3,9,5,0,15,4,8,6,2,10],[6,15,14,9,11,3,0,8,12,2,13,7,1,4,10,5],[10,2,8,4,7,6,1,5,15,11,9,14,3,12,13,0]],ke=128,Ht=(e,t)=>(e>>t|e<<64n-t)&Ne;function Gc(e,t,n,o){let s=new DataView(t.buffer),r=Array.from({length:16},(u,p)=>s.getBigUint64(8*p,!0)),l=[...e,...Ka];l[12]^=BigInt(n),o&&(l[14]^=Ne);let c=(u,p,d,f,$,h)=>{l[u]=l[u]+l[p]+$&Ne,l[f]=Ht(l[f]^l[u],32n),l[d]=l[d]+l[f]&Ne,l[p]=Ht(l[p]^l[d],24n),l[u]=l[u]+l[p]+h&Ne,l[f]=Ht(l[f]^l[u],16n),l[d]=l[d]+l[f]&Ne,l[p]=Ht(l[p]^l[d],63n)};for(let u=0;u<12;u+=1){let p=qc[u%10];c(0,4,8,12,r[p[0]],r[p[1]]),c(1,5,9,13,r[p[2]],r[p[3]]),c(2,6,10,14,r[p[4]],r[p[5]]),c(3,7,11,15,r[p[6]],r[p[7]]),c(0,5,10,15,r[p[8]],r[p[9]]),c(1,6,11,12,r[p[10]],r[p[11]]),c(2,7,8,13,r[p[12]],r[p[13]]),c(3,4,9,14,r[p[14]],r[p[15]])}return e.map((u,p)=>u^l[p]^l[p+8])}function za(e,t,n){let o=Wa(e),s=new Uint8Array(ke+o.length);s.set(t),s.set(o,ke);let r=[...Ka];r[0]^=BigInt(16842752^t.length<<8^n);for(let c=0;c<s.length;c+=ke){let u=new Uint8Array(ke);u.set(s.subarray(c,c+ke)),r=Gc(r,u,Math.min(c+ke,s.length),c+ke>=s.length)}let l=new DataView(new ArrayBuffer(64));for(let[c,u]of r.entries())l.setBigUint64(8*c,u,!0);return new Uint8Array(l.buffer).slice(0,n)}var jc=16,Wc=200;async function Ya({commitment:e,proof:t},n,o=s=>{}){let s=bn(t.secret);if(Tt(s)!==e)return"false_secret";if(Tt(s,...t.nonces.map((c,u)=>`|${u}:${[...c].length}:${c}`))!==t.key)return"false_key";let r=new Map,l=c=>{let u=c.join();return r.has(u)||r.set(u,bn(c.reduce((p,d)=>Tt(`${p}|rewind:${d}`),t.key))),r.get(u)};for(let[c,[u,p,d,f,$]]of n.entries()){let h=l($);if(Number(BigInt(`0x${gn(za(`${u}:${p}`,h,jc))}`)%BigInt(d))!==f)return"false_draw";c%Wc===0&&(o(c),await new Promise(m=>setTimeout(m)))}return null}function Ja(){let{view:e,parts:t}=_();return i`
    <section class=${`ending ${t.winner(e)}`} aria-label=${a("game_over")}>
      <${t.Outcome} />
      <${Fc} />
      <${Uc} />
      <${t.Aftermath} />
      <${zc} />
      <${Yc} />
    </section>
  `}function Fc(){let{view:e,seat:t,send:n,state:o,replay:s}=_(),r=e.table.rematch,l=o.pending.some(f=>f.do==="rematch"),[c,u]=y(!1),p=r&&`${r}?nonce=${Fe()}`;x(()=>{c&&p&&location.assign(p)},[c,r]);let d=()=>{u(!0),n({do:"rematch"})};return s?null:r?i`<p><a class="button go-on" href=${p}>${a("to_rematch")}</a></p>`:t===null?null:i`<p><button type="button" class="go" disabled=${l} onClick=${d}>${a("rematch")}</button></p>`}function Uc(){let{boot:e,replay:t}=_();return i`
    <figure class="story">
      <a href=${`/t/${e.table}/story/`}><img src=${`/t/${e.table}/story.svg`} alt=${a("story_picture")} width="1200" height="660" loading="lazy" /></a>
      <figcaption>
        <a class="button" href=${`/t/${e.table}/story/`}>${a("to_story")}</a>
        ${!t&&i`<a class="button" href=${`/t/${e.table}/replay/`}>${a("to_replay")}</a>`}
      </figcaption>
    </figure>
  `}function Kc(){let{view:e,boot:t}=_(),[n,o]=y("");return i`<p><button type="button" class="verify" onClick=${async()=>{o(a("proof:busy"));let r=await fetch(`/t/${t.table}/draws/`).catch(()=>null),l=r?.ok?await r.json():null,c=l?await Ya(e.table,l):"lost";o(a(`proof:${c??"good"}`,{n:l?.length}))}}>${a("proof_verify")}</button> <span role="status">${n}</span></p>`}function zc(){let{view:e}=_(),{openings:t}=e.table;return t?.length?i`
    <details class="openings">
      <summary>${a("openings")}</summary>
      <ul>${t.map(n=>i`<li key=${n.at}><time datetime=${n.at}>${new Date(n.at).toLocaleString()}</time> <b>${n.by}</b> ${n.why}</li>`)}</ul>
    </details>
  `:null}function Yc(){let{view:e}=_(),{commitment:t,proof:n,options:o,id:s}=e.table;if(!n)return null;let r=JSON.stringify({table:s,options:o,commitment:t,...n},null,2);return i`
    <details class="proof">
      <summary>${a("proof")}</summary>
      <p>${a("proof_words")}</p>
      <${Kc} />
      <dl>
        <dt>${a("commitment")}</dt><dd>${t}</dd>
        <dt>${a("secret_bytes")}</dt><dd>${n.secret}</dd>
        <dt>${a("nonces")}</dt>${n.nonces.map((l,c)=>i`<dd key=${c}>${l}</dd>`)}
        <dt>${a("key")}</dt><dd>${n.key}</dd>
      </dl>
      <a class="button" download=${`${s}-proof.json`} href=${`data:application/json,${encodeURIComponent(r)}`}>${a("take_proof")}</a>
    </details>
  `}var Jc=new URL("../../icon.svg",import.meta.url).href;function Xa({help:e}){let{view:t,parts:n}=_();return i`
    <header class="head">
      <h1 class="unseen">${t.table?.name}</h1>
      <${n.HeaderFacts} />
      <a class="table-name" href="/" title=${a("to_home")}><span>${t.table?.name}</span><img src=${Jc} alt=${a("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${e}>${a("help")}</button>
    </header>
  `}var Xc=["q","p","c","l","h","escape"];function Qa({close:e}){let{seat:t,parts:n,replay:o}=_(),s=o?Va:Xc,r=S(null);return x(()=>r.current.showModal(),[]),i`
    <dialog class="help" ref=${r} onClose=${e} aria-label=${a("help")}>
      <h2>${a("help")}</h2>
      <ul class="colours">${n.colours.map(l=>i`<li key=${l} class=${l}><i aria-hidden="true"></i> ${a(`colour:${l}`)}</li>`)}</ul>
      <p>${a("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${a("keys")}</h3>
        <dl class="keys">${s.map(l=>i`<div key=${l}><dt><kbd>${a(`key:${l}`)}</kbd></dt><dd>${a(`key_does:${l}`)}</dd></div>`)}</dl>
      </div>
      <h3>${a("settings")}</h3>
      <${Qc} />
      ${t!==null&&!o&&i`<${eu} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${a("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${a("compendium")}</a> <a class="button" href="/">${a("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}function Qc(){let[e,t]=y(Ye()),[n,o]=y(!1),[s,r]=y(dn()),l=(p,d)=>t(Ye({[p]:d})),c=async p=>{let d=p.currentTarget.checked,f=d&&await Notification.requestPermission()==="granted";l("notify",f),o(d&&!f)},u=p=>{mn(p.currentTarget.checked),r(p.currentTarget.checked)};return i`
    <label class="check-line"><input type="checkbox" checked=${e.sound} onChange=${p=>l("sound",p.currentTarget.checked)} /> ${a("set_sound")}</label>
    ${matchMedia("(pointer: coarse)").matches&&"vibrate"in navigator&&i`<label class="check-line"><input type="checkbox" checked=${e.vibrate} onChange=${p=>l("vibrate",p.currentTarget.checked)} /> ${a("set_vibrate")}</label>`}
    ${"Notification"in window&&i`<label class="check-line"><input type="checkbox" checked=${e.notify} onChange=${c} /> ${a("set_notify")}</label>`}
    ${n&&i`<p class="denied" role="alert">${a("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${s} onChange=${u} /> ${a("set_hints")}</label>
  `}function eu(){let{send:e,state:t}=_(),[n,o]=y(""),s=t.pending.some(l=>l.do==="report");return i`
    <form class="report" onSubmit=${l=>{l.preventDefault();let c=l.currentTarget,u=c.elements.text.value.trim();u&&e({do:"report",text:u},({type:p,words:d})=>(p==="ok"&&c.reset(),o(p==="ok"?a("reported"):d),!0))}}>
      <label>${a("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${s}>${a("report_send")}</button>
      <p role="status">${s?a("sending"):n}</p>
    </form>
  `}function er(){let{seat:e,master:t,boot:n,view:o}=_(),[s,r]=y(!1),l=o.chairs?.master,c=t||n.seat!==null?tu:au;return i`
    ${l&&i`<p class="master-name">${a("master_is",{name:l})}</p>`}
    ${e===null&&!t&&J(o)?null:i`<button type="button" class="table-menu" aria-haspopup="dialog" onClick=${()=>r(!0)}>${a("table_menu")}</button>`}
    ${s&&i`<${c} close=${()=>r(!1)} />`}
  `}function tu({close:e}){let{view:t,seat:n,master:o,send:s,state:r}=_(),l=S(null),[c,u]=y(""),[p,d]=y("");x(()=>l.current.showModal(),[]);let f=r.pending.some(v=>["propose","moderate","go"].includes(v.do)),$=({type:v,words:g=""})=>(v==="ok"?e():d(g),!0),h=(v,g)=>s({do:o?"moderate":"propose",kind:v,why:c,...g},$),m=(v,g={},T=a(`propose:${v}`))=>i`<button key=${v+JSON.stringify(g)} type="button" disabled=${f} onClick=${()=>h(v,g)}>${T}</button>`,b=(v,g)=>m(v,{seat:g.seat},a(`propose:${v}`,{name:C(t,g.seat)})),{paused:L,seats:M,void:H,volunteers:N,master:w}=t.chairs,j=t.people.filter(v=>v.kind!=="bot"&&v.taken).filter(v=>o||v.seat!==n),F=j.filter(v=>M[v.seat].absent&&!M[v.seat].stand_in),Z=J(t),W=w!==null&&!o;return i`
    <dialog class="help chairs" ref=${l} onClose=${e} aria-label=${a("table_menu")}>
      <h2>${a("table_menu")}</h2>
      <p>${o?a("master_words"):W?a("ask_master",{name:w}):a("consent_words")}</p>
      ${!W&&i`<label class="why-line">${a("propose_why")}<input maxlength="300" value=${c} onInput=${v=>u(v.currentTarget.value)} /></label>`}
      <p class="refused" role="alert">${p}</p>
      ${W&&i`<div class="offers">${m("no_master")}</div>`}
      ${!W&&!Z&&i`<div class="offers">
        ${m(L?"resume":"pause")}
        ${!L&&(t.chairs.clock?.until||t.beat)&&m("more_time")}
        ${!L&&m("default")}
        ${F.map(v=>b("sit_in",v))}
        ${m("ruling")}
        <${ou} act=${h} sending=${f} />
        <details>
          <summary>${a("more_acts")}</summary>
          <div class="offers">
            ${N.map(v=>i`<${su} key=${v.id} volunteer=${v} offer=${m} />`)}
            ${o&&m("no_master",{},a("step_down"))}
            ${j.map(v=>b(M[v.seat].muted?"unmute":"mute",v))}
            <${nu} act=${h} sending=${f} />
            ${!H&&m("void")}
          </div>
        </details>
      </div>`}
      ${Z&&!W&&i`<div class="offers">${!H&&m("void")}</div>`}
      ${!Z&&!o&&i`<${ru} told=${$} sending=${f} />`}
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}function nu({act:e,sending:t}){let[n,o]=y(!1);return n?i`<button type="button" class="danger" autofocus disabled=${t} onClick=${()=>e("end")}>${a("end_sure")}</button>`:i`<button type="button" disabled=${t} onClick=${()=>o(!0)}>${a("propose:end")}</button>`}function ou({act:e,sending:t}){let{send:n,state:o}=_(),[s,r]=y(""),l=o.moments??[];return i`
    <details class="moments" onToggle=${u=>u.currentTarget.open&&n({do:"moments"})}>
      <summary>${a("propose:rewind")}</summary>
      <p>${a("rewind_words")}</p>
      <label class="why-line">${a("rewind_to")}
        <select value=${s} onChange=${u=>r(u.currentTarget.value)}>
          <option value="">–</option>
          ${l.map(u=>i`<option key=${u.to} value=${u.to}>${we(u.at)} ${u.text}</option>`)}
        </select>
      </label>
      <div class="offers"><button type="button" disabled=${t||!s} onClick=${()=>e("rewind",{to:s})}>${a("rewind_do")}</button></div>
    </details>
  `}function su({volunteer:e,offer:t}){let{view:n}=_(),{id:o,name:s}=e;return i`
    ${n.people.map(r=>t("hand_over",{seat:r.seat,to:o},a("propose:hand_over",{name:s,old:C(n,r.seat)})))}
    ${t("master",{to:o},a("propose:master",{name:s}))}
  `}function au({close:e}){let{send:t,state:n}=_(),o=S(null),[s,r]=y("");x(()=>o.current.showModal(),[]);let l=n.pending.some(u=>u.do==="offer"),c=u=>{u.preventDefault(),t({do:"offer",name:u.currentTarget.elements.name.value},({type:p,words:d=""})=>(p==="ok"?e():r(d),!0))};return i`
    <dialog class="help chairs" ref=${o} onClose=${e} aria-label=${a("table_menu")}>
      <h2>${a("offer_help")}</h2>
      <p>${a("offer_words")}</p>
      <form onSubmit=${c}>
        <label class="why-line">${a("your_name")}<input name="name" maxlength="30" required /></label>
        <p class="refused" role="alert">${s}</p>
        <div class="offers"><button type="submit" disabled=${l}>${a("offer_help")}</button></div>
      </form>
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}function ru({told:e,sending:t}){let{send:n}=_(),[o,s]=y(!1);return i`
    <h3>${a("have_to_go")}</h3>
    <p>${a("have_to_go_words")}</p>
    <label class="check-line"><input type="checkbox" checked=${o} onChange=${r=>s(r.currentTarget.checked)} /> ${a("allow_better")}</label>
    <button type="button" disabled=${t} onClick=${()=>n({do:"go",better:o},e)}>${a("have_to_go")}</button>
  `}var iu=["slow","normal","at_once"];function tr(){let{view:e,seat:t,master:n,send:o,state:s}=_(),{bots:r,host:l}=e.table;if(!r||l!==t||n||J(e))return null;let c=s.pending.findLast(p=>p.do==="bots")??r,u=p=>o({do:"bots",pace:c.pace,talk:c.talk,...p});return i`
    <details class="links bots">
      <summary>${a("bots")}: ${a(`bot_pace:${r.pace}`)}</summary>
      <label>${a("bot_pace")}
        <select value=${c.pace} onChange=${p=>u({pace:p.currentTarget.value})}>
          ${iu.map(p=>i`<option key=${p} value=${p}>${a(`bot_pace:${p}`)}</option>`)}
        </select>
      </label>
      <label>${a("bot_talk")}
        <select value=${c.talk?"yes":"no"} onChange=${p=>u({talk:p.currentTarget.value==="yes"})}>
          <option value="yes">${a("bot_talk:yes")}</option>
          <option value="no">${a("bot_talk:no")}</option>
        </select>
      </label>
    </details>
  `}var lu=2e3;function or(){let{boot:e,send:t}=_(),[n,o]=y(!1),s=()=>t({do:"new_link"},({type:r})=>r==="ok"&&location.reload());return i`
    <details class="links" onToggle=${r=>o(r.currentTarget.open)}>
      <summary>${a("links")}</summary>
      <${nr} label=${a("invite_link")} value=${e.invite} />
      ${n&&i`<img class="qr" src=${`/t/${e.table}/invite.svg`} alt=${a("invite_qr")} width="164" height="164" />`}
      ${e.personal&&i`<${nr} label=${a("personal_link")} value=${e.personal} />`}
      ${e.seat!==null&&i`<button type="button" onClick=${s}>${a("new_link")}</button><small>${a("new_link_help")}</small>`}
    </details>
  `}function nr({label:e,value:t}){let[n,o]=y(!1);return i`
    <div class="link">
      <label>${e}<input readonly value=${t} onFocus=${r=>r.currentTarget.select()} /></label>
      <button type="button" aria-live="polite" onClick=${async r=>{let l=r.currentTarget.parentElement.querySelector("input");await cu(l)&&(o(!0),setTimeout(()=>o(!1),lu))}}>${a(n?"copied":"copy")}</button>
    </div>
  `}async function cu(e){e.select();try{return await navigator.clipboard.writeText(e.value),!0}catch{return document.execCommand("copy")}}function sr(){let{view:e,parts:t,replay:n}=_();return i`
    <aside class="people" id="people" aria-label=${a("people")}>
      <ul>
        ${e.people.map(({seat:o})=>i`<li key=${o}><${t.Person} seat=${o} /></li>`)}
      </ul>
      ${!n&&i`<${er} /><${tr} /><${or} />`}
    </aside>
  `}var uu=["board","hand","people","log"];function ar({tab:e,setTab:t}){let{me:n,parts:o,unread:s}=_(),r=uu.filter(c=>c!=="hand"||n!==null),l=c=>t(c===e&&c!=="board"?"board":c);return i`
    <nav class="tabs" aria-label=${a("parts")}>
      ${r.map(c=>i`
          <button key=${c} type="button" data-tab=${c} aria-pressed=${c===e} onClick=${()=>l(c)}>
            ${c==="hand"?a("tab_hand",{n:o.handCount(n)}):a(`tab:${c}`)}
            ${c==="log"&&s.lines.length>0&&i` <b class="unread"><span class="unseen">${a("unread",{n:s.lines.length})}</span><span aria-hidden="true">${s.lines.length}</span></b>`}
          </button>
        `)}
    </nav>
  `}var pu=4e3;function Et({store:e,send:t,boot:n,parts:o,replay:s=null}){let{master:r}=n,[l,c]=y(null),u=r?l:n.seat,p=fu(e),[d,f]=$u(o.atHand(p.sections)),[$,h]=y(!1),[m,b]=hu(),[L,M]=y(!1),H=p.sections,N=u===null?null:o.privateTo(H,u),w=H.questions?.mine.find(v=>v.seat===u)??null,V=ia(s?null:w,p.pending,r?du(t,l):t,o.options,H,N),j=s?Ea(w,p.film?.frame?.picks??[],o.options):V,F=()=>{f("log"),document.getElementById("tab-chat")?.click(),requestAnimationFrame(()=>document.querySelector(".say input")?.focus())},Z=Ba(p,H,u,s);ja(H.table?.name,V.asks?V.question:null,p.synced),aa(V.question?.id??null),na(),oa({choice:j,send:t,chat:F,help:()=>h(!0)}),Q(()=>{p.sections.questions&&rn("view-drawn")},[p.sections]);let W={state:p,store:e,view:H,me:N,seat:u,master:r,lookAs:c,choice:j,send:t,boot:n,parts:o,replay:s,spoken:m,speakOf:b,suspense:L,setSuspense:M,unread:Z};return H.questions?i`
    <${Me.Provider} value=${W}>
      <div class=${`table ${s?"replayed":""}`} data-tab=${d} data-link=${p.link}>
        <${hn} />
        <${Xa} help=${()=>h(!0)} />
        <${sr} />
        <main class="board-wrap" id="board">
          ${J(H)&&i`<${Ja} />`}
          <${o.Board} />
        </main>
        <div class="right"><div class="matter"><${Ta} /><${o.Resolving} /></div><${Da} tab=${d} /></div>
        <${o.YourCards} />
        ${s&&i`<${Na} />`}
        <${ar} tab=${d} setTab=${f} />
        ${!s&&i`<${qa} chat=${F} />`}
        <${sa} />
        ${$&&i`<${Qa} close=${()=>h(!1)} />`}
      </div>
    <//>
  `:i`<${Me.Provider} value=${W}><${mu} /><//>`}var du=(e,t)=>(n,o)=>e(n.do==="answer"?{...n,do:"answer_for",seat:t,why:ea()}:n,o);function mu(){return i`<div class="table empty"><${hn} /><p class="connecting">${a("laying_the_table")}</p></div>`}function fu(e){let[t,n]=y(e.state);return x(()=>(n(e.state),e.subscribe(n)),[e]),t}function $u(e){let[t,n]=y("board"),o=S({});return x(()=>{o.current={}},[e]),Q(()=>scrollTo(0,o.current[t]??0),[t]),[t,r=>{o.current[t]=scrollY,n(r)}]}function hu(){let[e,t]=y(new Set),n=S(0);return[e,s=>{clearTimeout(n.current),t(new Set(s)),n.current=setTimeout(()=>t(new Set),pu)}]}var Zt={};Xe(Zt,{Aftermath:()=>ju,Board:()=>Ou,HeaderFacts:()=>Zu,InPlay:()=>Du,Looking:()=>Iu,OptionIcon:()=>Ru,Outcome:()=>Gu,Person:()=>Au,Reminder:()=>Bu,Resolving:()=>Vu,Seen:()=>Pu,Wishes:()=>qu,YourCards:()=>Nu,adviceOf:()=>Xu,alarms:()=>Yu,atHand:()=>Uu,colours:()=>rp,explanation:()=>tp,faceDown:()=>np,handCount:()=>op,hintNumbers:()=>ep,measures:()=>Ku,moments:()=>Ju,options:()=>ip,out:()=>sp,pointsAt:()=>Qu,privateTo:()=>Wu,turnWords:()=>Fu,weight:()=>zu,winner:()=>ap});var bu=new Set(["table","people","questions","beat","claims","notes","chairs","hidden","names"]);function cr(){let{view:e}=_(),t=Object.entries(e).filter(([n,o])=>!bu.has(n)&&o!==null);return i`
    <section class="board plain" aria-label=${a("board")}>
      ${t.map(([n,o])=>i`<section key=${n} class="plain-section"><h2>${ur(n)}</h2><${yn} value=${o} /></section>`)}
    </section>
  `}function yn({value:e}){let{view:t}=_();return Array.isArray(e)?e.length===t.people.length&&e.every(Number.isFinite)?i`<${rr} fields=${e.map((n,o)=>[C(t,o),n])} />`:e.some(ir)?i`<ol class="plain-list">${e.map((n,o)=>i`<li key=${o}><${yn} value=${n} /></li>`)}</ol>`:i`<span>${e.length?P(e.map(n=>lr(t,n))):a("nothing")}</span>`:ir(e)?i`<${rr} fields=${Object.entries(e).map(([n,o])=>[ur(n),o])} />`:i`<span>${lr(t,e)}</span>`}function rr({fields:e}){return i`<dl class="plain-fields">${e.map(([t,n])=>i`<div key=${t}><dt>${t}</dt><dd><${yn} value=${n} /></dd></div>`)}</dl>`}var ir=e=>typeof e=="object"&&e!==null;function lr(e,t){return typeof t=="boolean"?a(t?"yes":"no"):t===null||t===""?a("nothing"):typeof t=="string"&&t.includes(":")?fe(e,t):String(t)}function ur(e){let t=e.replaceAll("_"," ");return t.slice(0,1).toUpperCase()+t.slice(1)}var kn={};Xe(kn,{deliberate:()=>Cu,eachItsOwn:()=>Mu,grave:()=>Su,inHand:()=>Lu,keeps:()=>_u,lasting:()=>Tu,leading:()=>yu,mayHaveSecret:()=>wu,meansOther:()=>Eu,note:()=>ku,onTable:()=>gu,quiet:()=>Hu,secret:()=>vu,shownElsewhere:()=>xu});var gu=[],yu=e=>[],ku=(e,t,n)=>"",_u=e=>0,vu=e=>!1,wu=(e,t,n)=>!1,xu=(e,t,n)=>!1,Lu=e=>[],Mu=e=>!1,Cu=e=>!1,Su=e=>!1,Hu=(e,t,n)=>!1,Tu=(e,t,n)=>!1,Eu=(e,t)=>!1;function pr(){let{view:e}=_();return i`<h2>${a("game_over")}</h2>${e.table.result&&i`<p class="why">${e.table.result}</p>`}`}function _n({seat:e}){let{view:t}=_();return i`<em class="token" data-seat=${e} aria-hidden="true">${Qe(C(t,e))}</em>`}function dr({option:e}){return R(e)==="seat"&&i`<${_n} seat=${Number(K(e))} />`}function mr({seat:e}){let{view:t,seat:n}=_(),o=t.people[e],s=C(t,e),r=t.questions.waiting.some(u=>u.seat===e),l=[o.kind==="bot"&&a("tag_bot"),o.kind!=="bot"&&o.taken&&!o.present&&a("tag_away"),t.chairs?.seats[e].stand_in&&a("tag_stand_in")].filter(Boolean),c=[s,r&&a("tag_awaited"),...l].filter(Boolean).join(", ");return i`
    <${I} option=${ie(e)} class=${`person ${e===n?"me":""}`} label=${c} firm>
      <${_n} seat=${e} />
      <span class="who">
        <b>${e===n?a("you_named",{name:s}):s}</b>
        <span class="marks">
          ${r&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          ${l.map(u=>i`<i key=${u}>${u}</i>`)}
        </span>
        ${r&&e!==n&&i`<${de} />`}
      </span>
    <//>
  `}var ae=()=>null,Zu=ae,Ou=cr,Au=mr,Vu=ae,Nu=ae,Ru=dr,Iu=ae,Pu=ae,Du=ae,Bu=ae,qu=ae,Gu=pr,ju=ae,Wu=(e,t)=>null,Fu=(e,t)=>"",Uu=e=>null,Ku=e=>new Map,zu=e=>0,Yu=(e,t)=>[],Ju=(e,t,n,o)=>[],Xu=(e,t)=>null,Qu=e=>null,ep=e=>({}),tp=(e,t,n)=>null,np=e=>!0,op=e=>0,sp=(e,t)=>!1,ap=e=>"",rp=["pick","turn"],ip=kn;function $r(e,t,n){let o=t.replay,s=Aa(e,o);ct(i`<${lp} store=${e} boot=${t} parts=${n} replay=${{film:s,given:o}} />`,document.getElementById("table"))}function lp({store:e,boot:t,parts:n,replay:o}){let[s,r]=y(fr(e.state)),[l,c]=y(e.state.film?.as);return x(()=>e.subscribe(u=>{r(fr(u)),c(u.film?.as)}),[e]),i`<${Et} key=${l} store=${e} send=${o.film.send} boot=${{...t,seat:s}} parts=${n} replay=${o} />`}function fr({film:e,sections:t}){if(!e||e.as==="table")return null;if(e.as!=="all")return Number(e.as);let n=t.questions?.mine??[];return(n.find(o=>o.given===null)??n[0])?.seat??null}var hr=e=>JSON.parse(document.getElementById(e)?.textContent??"null"),me=hr("boot");async function br(e){Ln(hr("strings"),me.language);let t=Us();for(let s of me.told)t.notice(s,"told");if(me.replay){$r(t,me,{...Zt,...await e});return}let n=Qs({at:me.socket,seat:me.seat,master:me.master,store:t}),o={...Zt,...await e};ct(i`<${Et} store=${t} send=${n.send} boot=${me} parts=${o} />`,document.getElementById("table"))}br(an);
