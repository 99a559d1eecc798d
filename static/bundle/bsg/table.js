var Yi=Object.defineProperty;var Ot=(e,t)=>{for(var n in t)Yi(e,n,{get:t[n],enumerable:!0})};var ps={};Ot(ps,{Aftermath:()=>Va,Board:()=>ea,HeaderFacts:()=>lr,InPlay:()=>ta,Looking:()=>za,Moment:()=>Oa,OptionIcon:()=>yr,Outcome:()=>Na,OwnMarks:()=>hr,Person:()=>br,Reminder:()=>Ya,Resolving:()=>Ma,Seen:()=>gr,Wishes:()=>Ga,YourCards:()=>tr,adviceOf:()=>dr,alarms:()=>Zs,atHand:()=>rn,colours:()=>fp,cues:()=>xa,explanation:()=>Ao,faceDown:()=>bp,handCount:()=>hp,hintNumbers:()=>fr,measures:()=>cr,moments:()=>pr,options:()=>us,out:()=>$p,pointsAt:()=>mr,privateTo:()=>$n,turnOf:()=>_r,turnWords:()=>kr,weight:()=>vr,winner:()=>Aa});var xn={},bt="en",xs=new Intl.PluralRules(bt);function Cs(e,t){xn=e,bt=t,xs=new Intl.PluralRules(bt)}function i(e,t={}){let n=xn[e];return n===void 0?e:(Array.isArray(n)?n[xs.select(t.n)==="one"?0:1]:n).replace(/\{(\w+)\}/g,(o,r)=>r in t?String(t[r]):o)}var j=e=>e in xn;function W(e){return new Intl.ListFormat(bt,{type:"conjunction"}).format(e)}function Qe(e){return new Intl.DateTimeFormat(bt,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e))}function Hs(e,t=Date.now()){let n=Math.max(0,Math.round((t-Date.parse(e))/1e3));return n<60?i("seconds",{n}):n<3600?i("minutes",{n:Math.floor(n/60)}):n<48*3600?i("hours",{n:Math.floor(n/3600)}):i("days",{n:Math.floor(n/86400)})}var B=e=>e.slice(0,e.indexOf(":")),N=e=>e.slice(e.indexOf(":")+1),F=e=>e.split("#")[0],ke=e=>`seat:${e}`;function H({people:e=[]},t){return e.find(n=>n.seat===t)?.name||i("seat_number",{number:t+1})}function Vt(e){let[t,n]=e.trim().split(/\s+/).map(r=>[...r]),[s,o=""]=n?[t[0],n[0]]:t;return s.toUpperCase()+(n?o.toUpperCase():o.toLowerCase())}function Be(e,t){return B(t)==="seat"?H(e,Number(N(t))):e.names?.[t]??e.names?.[F(t)]??t}var Cn=2,Qi=["movement","action"];function Zs(e,t){let{board:n,dials:s,areas:o,game:r}=e,l=n.boarding.findLastIndex(f=>f>0)+1,c=n.places.filter(f=>f.damaged).length,u=s.filter(f=>f.value<=Cn),d=o.filter(f=>f.civilians.length>0&&f.raiders>0),p=r.current===t&&Qi.includes(r.step);return[l>n.boarding.length-Cn&&i("alarm:boarded",{space:l,most:n.boarding.length}),c>=n.destroyed_at-Cn&&i("alarm:damage",{n:c,most:n.destroyed_at}),...u.map(f=>i("alarm:low",{name:i(`res:${f.resource}`),value:f.value})),p&&d.length>0&&i("alarm:hunted",{areas:W(d.map(f=>i(`area:${f.area}`)))})].filter(f=>typeof f=="string")}var Dt,V,Ds,gt,Gs,Ss,js,Bt={},Ws=[],Xi=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Oe(e,t){for(var n in t)e[n]=t[n];return e}function Fs(e){var t=e.parentNode;t&&t.removeChild(e)}function zs(e,t,n){var s,o,r,l={};for(r in t)r=="key"?s=t[r]:r=="ref"?o=t[r]:l[r]=t[r];if(arguments.length>2&&(l.children=arguments.length>3?Dt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)l[r]===void 0&&(l[r]=e.defaultProps[r]);return Nt(e,l,s,o,null)}function Nt(e,t,n,s,o){var r={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++Ds};return V.vnode!=null&&V.vnode(r),r}function Gt(e){return e.children}function Rt(e,t){this.props=e,this.context=t}function Xe(e,t){if(t==null)return e.__?Xe(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?Xe(e):null}function Us(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Us(e)}}function Hn(e){(!e.__d&&(e.__d=!0)&&gt.push(e)&&!Pt.__r++||Ss!==V.debounceRendering)&&((Ss=V.debounceRendering)||Gs)(Pt)}function Pt(){for(var e;Pt.__r=gt.length;)e=gt.sort(function(t,n){return t.__v.__b-n.__v.__b}),gt=[],e.some(function(t){var n,s,o,r,l,c;t.__d&&(l=(r=(n=t).__v).__e,(c=n.__P)&&(s=[],(o=Oe({},r)).__v=r.__v+1,Tn(c,r,o,n.__n,c.ownerSVGElement!==void 0,r.__h!=null?[l]:null,s,l??Xe(r),r.__h),Qs(s,r),r.__e!=l&&Us(r)))})}function Ks(e,t,n,s,o,r,l,c,u,d){var p,f,$,h,m,b,y,w=s&&s.__k||Ws,x=w.length;for(n.__k=[],p=0;p<t.length;p++)if((h=n.__k[p]=(h=t[p])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Nt(null,h,null,null,h):Array.isArray(h)?Nt(Gt,{children:h},null,null,null):h.__b>0?Nt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,($=w[p])===null||$&&h.key==$.key&&h.type===$.type)w[p]=void 0;else for(f=0;f<x;f++){if(($=w[f])&&h.key==$.key&&h.type===$.type){w[f]=void 0;break}$=null}Tn(e,h,$=$||Bt,o,r,l,c,u,d),m=h.__e,(f=h.ref)&&$.ref!=f&&(y||(y=[]),$.ref&&y.push($.ref,null,h),y.push(f,h.__c||m,h)),m!=null?(b==null&&(b=m),typeof h.type=="function"&&h.__k!=null&&h.__k===$.__k?h.__d=u=Ys(h,u,e):u=Js(e,h,$,w,m,u),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=u):e.value=""):u&&$.__e==u&&u.parentNode!=e&&(u=Xe($))}for(n.__e=b,p=x;p--;)w[p]!=null&&(typeof n.type=="function"&&w[p].__e!=null&&w[p].__e==n.__d&&(n.__d=Xe(s,p+1)),eo(w[p],w[p]));if(y)for(p=0;p<y.length;p++)Xs(y[p],y[++p],y[++p])}function Ys(e,t,n){var s,o;for(s=0;s<e.__k.length;s++)(o=e.__k[s])&&(o.__=e,t=typeof o.type=="function"?Ys(o,t,n):Js(n,o,o,e.__k,o.__e,t));return t}function Js(e,t,n,s,o,r){var l,c,u;if(t.__d!==void 0)l=t.__d,t.__d=void 0;else if(n==null||o!=r||o.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(o),l=null;else{for(c=r,u=0;(c=c.nextSibling)&&u<s.length;u+=2)if(c==o)break e;e.insertBefore(o,r),l=r}return l!==void 0?l:o.nextSibling}function Ts(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Xi.test(t)?n:n+"px"}function At(e,t,n,s,o){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Ts(e.style,t,"");if(n)for(t in n)s&&n[t]===s[t]||Ts(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?s||e.addEventListener(t,r?Os:Es,r):e.removeEventListener(t,r?Os:Es,r);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Es(e){this.l[e.type+!1](V.event?V.event(e):e)}function Os(e){this.l[e.type+!0](V.event?V.event(e):e)}function Tn(e,t,n,s,o,r,l,c,u){var d,p,f,$,h,m,b,y,w,x,O,S=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,c=t.__e=n.__e,t.__h=null,r=[c]),(d=V.__b)&&d(t);try{e:if(typeof S=="function"){if(y=t.props,w=(d=S.contextType)&&s[d.__c],x=d?w?w.props.value:d.__:s,n.__c?b=(p=t.__c=n.__c).__=p.__E:("prototype"in S&&S.prototype.render?t.__c=p=new S(y,x):(t.__c=p=new Rt(y,x),p.constructor=S,p.render=tl),w&&w.sub(p),p.props=y,p.state||(p.state={}),p.context=x,p.__n=s,f=p.__d=!0,p.__h=[]),p.__s==null&&(p.__s=p.state),S.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=Oe({},p.__s)),Oe(p.__s,S.getDerivedStateFromProps(y,p.__s))),$=p.props,h=p.state,f)S.getDerivedStateFromProps==null&&p.componentWillMount!=null&&p.componentWillMount(),p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(S.getDerivedStateFromProps==null&&y!==$&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(y,x),!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(y,p.__s,x)===!1||t.__v===n.__v){p.props=y,p.state=p.__s,t.__v!==n.__v&&(p.__d=!1),p.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(D){D&&(D.__=t)}),p.__h.length&&l.push(p);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(y,p.__s,x),p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate($,h,m)})}p.context=x,p.props=y,p.state=p.__s,(d=V.__r)&&d(t),p.__d=!1,p.__v=t,p.__P=e,d=p.render(p.props,p.state,p.context),p.state=p.__s,p.getChildContext!=null&&(s=Oe(Oe({},s),p.getChildContext())),f||p.getSnapshotBeforeUpdate==null||(m=p.getSnapshotBeforeUpdate($,h)),O=d!=null&&d.type===Gt&&d.key==null?d.props.children:d,Ks(e,Array.isArray(O)?O:[O],t,n,s,o,r,l,c,u),p.base=t.__e,t.__h=null,p.__h.length&&l.push(p),b&&(p.__E=p.__=null),p.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=el(n.__e,t,n,s,o,r,l,u);(d=V.diffed)&&d(t)}catch(D){t.__v=null,(u||r!=null)&&(t.__e=c,t.__h=!!u,r[r.indexOf(c)]=null),V.__e(D,t,n)}}function Qs(e,t){V.__c&&V.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(s){s.call(n)})}catch(s){V.__e(s,n.__v)}})}function el(e,t,n,s,o,r,l,c){var u,d,p,f=n.props,$=t.props,h=t.type,m=0;if(h==="svg"&&(o=!0),r!=null){for(;m<r.length;m++)if((u=r[m])&&(u===e||(h?u.localName==h:u.nodeType==3))){e=u,r[m]=null;break}}if(e==null){if(h===null)return document.createTextNode($);e=o?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,$.is&&$),r=null,c=!1}if(h===null)f===$||c&&e.data===$||(e.data=$);else{if(r=r&&Dt.call(e.childNodes),d=(f=n.props||Bt).dangerouslySetInnerHTML,p=$.dangerouslySetInnerHTML,!c){if(r!=null)for(f={},m=0;m<e.attributes.length;m++)f[e.attributes[m].name]=e.attributes[m].value;(p||d)&&(p&&(d&&p.__html==d.__html||p.__html===e.innerHTML)||(e.innerHTML=p&&p.__html||""))}if((function(b,y,w,x,O){var S;for(S in w)S==="children"||S==="key"||S in y||At(b,S,null,w[S],x);for(S in y)O&&typeof y[S]!="function"||S==="children"||S==="key"||S==="value"||S==="checked"||w[S]===y[S]||At(b,S,y[S],w[S],x)})(e,$,f,o,c),p)t.__k=[];else if(m=t.props.children,Ks(e,Array.isArray(m)?m:[m],t,n,s,o&&h!=="foreignObject",r,l,r?r[0]:n.__k&&Xe(n,0),c),r!=null)for(m=r.length;m--;)r[m]!=null&&Fs(r[m]);c||("value"in $&&(m=$.value)!==void 0&&(m!==e.value||h==="progress"&&!m)&&At(e,"value",m,f.value,!1),"checked"in $&&(m=$.checked)!==void 0&&m!==e.checked&&At(e,"checked",m,f.checked,!1))}return e}function Xs(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(s){V.__e(s,n)}}function eo(e,t,n){var s,o;if(V.unmount&&V.unmount(e),(s=e.ref)&&(s.current&&s.current!==e.__e||Xs(s,null,t)),(s=e.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(r){V.__e(r,t)}s.base=s.__P=null}if(s=e.__k)for(o=0;o<s.length;o++)s[o]&&eo(s[o],t,typeof e.type!="function");n||e.__e==null||Fs(e.__e),e.__e=e.__d=void 0}function tl(e,t,n){return this.constructor(e,n)}function jt(e,t,n){var s,o,r;V.__&&V.__(e,t),o=(s=typeof n=="function")?null:n&&n.__k||t.__k,r=[],Tn(t,e=(!s&&n||t).__k=zs(Gt,null,[e]),o||Bt,Bt,t.ownerSVGElement!==void 0,!s&&n?[n]:o?null:t.firstChild?Dt.call(t.childNodes):null,r,!s&&n?n:o?o.__e:t.firstChild,s),Qs(r,e)}function to(e,t){var n={__c:t="__cC"+js++,__:e,Consumer:function(s,o){return s.children(o)},Provider:function(s){var o,r;return this.getChildContext||(o=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&o.some(Hn)},this.sub=function(l){o.push(l);var c=l.componentWillUnmount;l.componentWillUnmount=function(){o.splice(o.indexOf(l),1),c&&c.call(l)}}),s.children}};return n.Provider.__=n.Consumer.contextType=n}Dt=Ws.slice,V={__e:function(e,t){for(var n,s,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((s=n.constructor)&&s.getDerivedStateFromError!=null&&(n.setState(s.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(r){e=r}throw e}},Ds=0,Rt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Oe({},this.state),typeof e=="function"&&(e=e(Oe({},n),this.props)),e&&Oe(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Hn(this))},Rt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Hn(this))},Rt.prototype.render=Gt,gt=[],Gs=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Pt.__r=0,js=0;var et,ae,Vs,qt=0,Zn=[],As=V.__b,Ns=V.__r,Rs=V.diffed,Is=V.__c,Bs=V.unmount;function yt(e,t){V.__h&&V.__h(ae,e,qt||t),qt=0;var n=ae.__H||(ae.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return qt=1,nl(no,e)}function nl(e,t,n){var s=yt(et++,2);return s.t=e,s.__c||(s.__=[n?n(t):no(void 0,t),function(o){var r=s.t(s.__[0],o);s.__[0]!==r&&(s.__=[r,s.__[1]],s.__c.setState({}))}],s.__c=ae),s.__}function _(e,t){var n=yt(et++,3);!V.__s&&On(n.__H,t)&&(n.__=e,n.__H=t,ae.__H.__h.push(n))}function ee(e,t){var n=yt(et++,4);!V.__s&&On(n.__H,t)&&(n.__=e,n.__H=t,ae.__h.push(n))}function C(e){return qt=5,En(function(){return{current:e}},[])}function En(e,t){var n=yt(et++,7);return On(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Wt(e){var t=ae.context[e.__c],n=yt(et++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ae)),t.props.value):e.__}function sl(){Zn.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(It),e.__H.__h.forEach(Sn),e.__H.__h=[]}catch(t){e.__H.__h=[],V.__e(t,e.__v)}}),Zn=[]}V.__b=function(e){ae=null,As&&As(e)},V.__r=function(e){Ns&&Ns(e),et=0;var t=(ae=e.__c).__H;t&&(t.__h.forEach(It),t.__h.forEach(Sn),t.__h=[])},V.diffed=function(e){Rs&&Rs(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Zn.push(t)!==1&&Vs===V.requestAnimationFrame||((Vs=V.requestAnimationFrame)||function(n){var s,o=function(){clearTimeout(r),Ps&&cancelAnimationFrame(s),setTimeout(n)},r=setTimeout(o,100);Ps&&(s=requestAnimationFrame(o))})(sl)),ae=void 0},V.__c=function(e,t){t.some(function(n){try{n.__h.forEach(It),n.__h=n.__h.filter(function(s){return!s.__||Sn(s)})}catch(s){t.some(function(o){o.__h&&(o.__h=[])}),t=[],V.__e(s,n.__v)}}),Is&&Is(e,t)},V.unmount=function(e){Bs&&Bs(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(It)}catch(n){V.__e(n,t.__v)}};var Ps=typeof requestAnimationFrame=="function";function It(e){var t=ae;typeof e.__c=="function"&&e.__c(),ae=t}function Sn(e){var t=ae;e.__c=e.__(),ae=t}function On(e,t){return!e||e.length!==t.length||t.some(function(n,s){return n!==e[s]})}function no(e,t){return typeof t=="function"?t(e):t}var so=function(e,t,n,s){var o;t[0]=0;for(var r=1;r<t.length;r++){var l=t[r++],c=t[r]?(t[0]|=l?1:2,n[t[r++]]):t[++r];l===3?s[0]=c:l===4?s[1]=Object.assign(s[1]||{},c):l===5?(s[1]=s[1]||{})[t[++r]]=c:l===6?s[1][t[++r]]+=c+"":l?(o=e.apply(c,so(e,c,n,["",null])),s.push(o),c[0]?t[0]|=2:(t[r-2]=0,t[r]=o)):s.push(c)}return s},qs=new Map,a=function(e){var t=qs.get(this);return t||(t=new Map,qs.set(this,t)),(t=so(this,t.get(e)||(t.set(e,t=(function(n){for(var s,o,r=1,l="",c="",u=[0],d=function($){r===1&&($||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,$,l):r===3&&($||l)?(u.push(3,$,l),r=2):r===2&&l==="..."&&$?u.push(4,$,0):r===2&&l&&!$?u.push(5,0,!0,l):r>=5&&((l||!$&&r===5)&&(u.push(r,0,l,o),r=6),$&&(u.push(r,$,0,o),r=6)),l=""},p=0;p<n.length;p++){p&&(r===1&&d(),d(p));for(var f=0;f<n[p].length;f++)s=n[p][f],r===1?s==="<"?(d(),u=[u],r=3):l+=s:r===4?l==="--"&&s===">"?(r=1,l=""):l=s+l[0]:c?s===c?c="":l+=s:s==='"'||s==="'"?c=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=l,l=""):s==="/"&&(r<5||n[p][f+1]===">")?(d(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):l+=s),r===3&&l==="!--"&&(r=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}.bind(zs);var tt=to(null),M=()=>Wt(tt),Ft=()=>Wt(tt),re=()=>Wt(tt),ie=e=>e.table.status==="over";var k=M;var Ve=["duty","#22384f","#c9a24a","#33506b"],kt=["duty","#1b2d42","#e2c15c","#2b445c"],Ae=["flight","#4a5340","#c8b98a","#2c3226"],Vn=["deck","#b3642c","#f0c084","#3a4650"],oo=["duty","#3f474e","#9aa7b1","#565f67"],ao={skin:"olive",hair:["grey","#5b6066"],coat:kt,marks:["glasses","star"],sky:"#1d3f58"},ro={skin:"pale",hair:["bald","#b9b6ae"],coat:kt,marks:["pips","ribbon"],sky:"#38424c"},io={skin:"tan",hair:["crop","#2b2320"],coat:Ve,marks:["wings","tags"],sky:"#244a3a"},lo={skin:"pale",hair:["waves","#7b3b26"],coat:["blouse","#4c2a3f","#d8b7c6","#e9dfe0"],marks:["glasses"],sky:"#6a5526"},co={skin:"olive",hair:["long","#2a1d17"],coat:["suit","#3c4452","#8591a5","#d8d3c6"],marks:["beard"],sky:"#4b2a4c"},uo={skin:"tan",hair:["wave","#857a6c"],coat:["leather","#4a3526","#a8825a","#8c97a0"],marks:["scarf"],sky:"#5a2c26"},po={skin:"pale",hair:["part","#4a3626"],coat:Ae,marks:["wings"],sky:"#2a4d70"},mo={skin:"pale",hair:["bob","#d0a95c"],coat:["tanks","#5c6a70","#2c3439","#8b979c"],marks:["tags"],sky:"#704426"},fo={skin:"tan",hair:["tail","#17140f"],coat:Ae,marks:["wings"],sky:"#2c5a52"},$o={skin:"tan",hair:["crop","#221a16"],coat:Vn,marks:["wrench"],sky:"#274a63"},ho={skin:"olive",hair:["wave","#181514"],coat:Ve,marks:["headset"],sky:"#25525c"},bo={skin:"tan",hair:["long","#241a18"],coat:["suit","#2a2b33","#c98b5e","#b9472f"],sky:"#5c4a1e"},go={skin:"tan",hair:["crop","#5a4630"],coat:["leather","#3c4034","#7f8a6b","#9aa28c"],marks:["band","tags"],sky:"#4a5a2a"},yo={skin:"pale",hair:["tail","#6d4428"],coat:Vn,marks:["wrench"],sky:"#31566e"},An={anybody:{skin:"tan",hair:["crop","#3a3a3a"],coat:oo},adama:ao,tigh:ro,helo:io,roslin:lo,baltar:co,zarek:uo,apollo:po,starbuck:mo,boomer:fo,chief:$o,gaeta:ho,tory:bo,anders:go,cally:yo,"william-adama":ao,"saul-tigh":ro,"karl-helo-agathon":io,"laura-roslin":lo,"gaius-baltar":co,"tom-zarek":uo,"lee-apollo-adama":po,"kara-starbuck-thrace":mo,"sharon-boomer-valerii":fo,"chief-galen-tyrol":$o,"felix-gaeta":ho,"tory-foster":bo,"samuel-t-anders":go,"callandra-cally-tyrol":yo,"aaron-doral":{skin:"pale",hair:["part","#6a5238"],coat:["suit","#7d3a4a","#c98a96","#e6ddd4"],marks:["tie"],sky:"#4a2630"},"aaron-kelly":{skin:"pale",hair:["crop","#6b5540"],coat:Ve,marks:["headset","pips"],sky:"#2c3f52"},"alex-crashdown-quartararo":{skin:"olive",hair:["crop","#2a211c"],coat:Ae,marks:["headset"],sky:"#46502c"},"anastasia-dee-dualla":{skin:"brown",hair:["bun","#17110e"],coat:Ve,marks:["headset"],sky:"#25525c"},"billy-keikeya":{skin:"pale",hair:["curls","#6a4a30"],coat:["suit","#33404f","#7d8ea1","#d9dde0"],marks:["tie"],sky:"#5c5126"},"brendan-hot-dog-costanza":{skin:"olive",hair:["curls","#211915"],coat:Ae,marks:["wings"],sky:"#5c3a26"},"brother-cavil":{skin:"pale",hair:["bald","#8d8b86"],coat:["robe","#23211f","#6d665c","#3a3632"],sky:"#4a2626"},"caprica-six":{skin:"pale",hair:["waves","#e3cf9a"],coat:["blouse","#9c1f2a","#e05a5f","#e8c4a6"],sky:"#5c1a22"},"danna-biers":{skin:"pale",hair:["bob","#c9a66b"],coat:["coat","#8a7a5c","#d8c9a4","#3f4d4a"],sky:"#4a3a52"},"diana-hardball-seelix":{skin:"tan",hair:["tail","#2a1d18"],coat:Ae,marks:["wings","wrench"],sky:"#2c4a5c"},"dr-sherman-cottle":{skin:"pale",hair:["grey","#d8d8d4"],coat:["coat","#d5dcdc","#8fa0a6","#4f6b78"],marks:["moustache","cross"],sky:"#2a5a5c"},"ellen-tigh":{skin:"pale",hair:["waves","#dcbf7c"],coat:["blouse","#2f4a52","#9cc4c9","#e8c4a6"],sky:"#5a3a52"},"helena-cain":{skin:"pale",hair:["long","#2a1f1b"],coat:kt,marks:["star","ribbon"],sky:"#3a1f26"},"kendra-shaw":{skin:"tan",hair:["bun","#1d1815"],coat:Ve,marks:["pips"],sky:"#3a2c44"},"leoben-conoy":{skin:"pale",hair:["part","#b59a6a"],coat:["leather","#4c3d33","#8d7358","#8a8f70"],sky:"#2f4a3a"},"louanne-kat-katraine":{skin:"tan",hair:["bob","#2b1d19"],coat:Ae,marks:["wings"],sky:"#5c2c3f"},"louis-hoshi":{skin:"tan",hair:["part","#14110f"],coat:Ve,marks:["headset"],sky:"#2a4a4c"},"margaret-racetrack-edmondson":{skin:"pale",hair:["tail","#7a5030"],coat:Ae,marks:["headset","wings"],sky:"#3a5a3f"},"priestess-elosha":{skin:"brown",hair:["hood","#6a2f4a"],coat:["robe","#8a4a63","#e2c15c","#c9a24a"],marks:["scroll"],sky:"#5c4a26"},"romo-lampkin":{skin:"pale",hair:["part","#3b3029"],coat:["suit","#3d3a38","#8d857c","#b7a98e"],marks:["shades","cane"],sky:"#3f4a3f"},"simon-oneill":{skin:"brown",hair:["crop","#120e0c"],coat:["coat","#d5dcdc","#8fa0a6","#5c6f66"],marks:["cross"],sky:"#4a2c2c"},solano:{skin:"olive",hair:["bob","#2a1a14"],coat:kt,marks:["wings","pips"],sky:"#7a3b22"},okafor:{skin:"brown",hair:["crop","#14100d"],coat:Ve,marks:["glasses","pips"],sky:"#20495a"},lindqvist:{skin:"pale",hair:["tail","#e6cf94"],coat:Ve,marks:["headset"],sky:"#2c5a6e"},marchetti:{skin:"tan",hair:["bald","#8f8a80"],coat:Vn,marks:["moustache","wrench"],sky:"#3d4a54"},tanaka:{skin:"tan",hair:["bob","#14110f"],coat:Ae,marks:["tags"],sky:"#5c6a2c"},halloran:{skin:"pale",hair:["bun","#a8482a"],coat:kt,marks:["star","ribbon"],sky:"#4a2a34"},vance:{skin:"olive",hair:["grey","#a9abac"],coat:["coat","#cfd8d8","#8fa0a6","#3f5f6a"],marks:["goatee","cross"],sky:"#254c4a"},petrov:{skin:"pale",hair:["crop","#5a4630"],coat:["leather","#3a4136","#7f8a6b","#8d957c"],marks:["beard","band"],sky:"#5a4a22"},adeyemi:{skin:"brown",hair:["curls","#1a1210"],coat:["blouse","#5b3357","#e0bfd4","#efe4d8"],marks:["scarf"],sky:"#6b5626"},brandt:{skin:"pale",hair:["part","#3d2f24"],coat:oo,marks:["shades","pips"],sky:"#3a3350"}};var ol={pale:["#e8c4a6","#b98e72"],tan:["#d3a27c","#9c6e4e"],olive:["#bf8f66","#86603f"],brown:["#946444","#5f3d29"],chrome:["#c9d2d9","#6f7f8b"]},al={crop:["","M20,25 C19,14 25,9 32,9 C39,9 45,14 44,25 C42,19 40,17 32,17 C24,17 22,19 20,25Z"],part:["","M19.5,27 C17,13 24,8 33,8 C42,8 46.5,14 44.5,27 C43.5,21 42,19 38,18 C32,18 27,16.5 25,14 C24,19 20.5,20 19.5,27Z"],wave:["","M19,28 C15,14 23,6.5 33,7 C43,7 48,14 45,28 C44,22 42.5,20 40,17.5 C36,20.5 28,20 24,17 C22,20 20,22 19,28Z"],grey:["","M19.8,27 C18.5,15 23.5,9.2 31,8.8 C40,8.4 45.6,15 44.2,27 C43.6,22.6 42.6,20 41,18 C38,15.4 35,14.4 31.5,15.2 C27.5,15.8 24.5,16.8 23,18.6 C21.4,20.6 20.6,23 19.8,27Z"],bald:["","M20.5,28 C20,25 20,23 21,21 C21.5,24 21.5,26 22,29Z M43.5,28 C44,25 44,23 43,21 C42.5,24 42.5,26 42,29Z"],long:["M17,50 C15,30 16,9 32,8 C48,9 49,30 47,50 L41,52 C44,38 44,26 42,20 H22 C20,26 20,38 23,52Z","M19.5,28 C18,14 24,9 32,9 C40,9 46,14 44.5,28 C43.5,22 41,19 33,17 C29,19.5 21.5,20 19.5,28Z"],waves:["M16,46 C13,40 17,36 15,30 C14,16 21,7 32,7 C43,7 50,16 49,30 C47,36 51,40 48,46 C46,50 42,48 42,44 C45,34 43,26 41,20 H23 C21,26 19,34 22,44 C22,48 18,50 16,46Z","M19,28 C17,14 24,9 32,9 C40,9 47,14 45,28 C43,23 40,19 36,17 C30,20 22,21 19,28Z"],bob:["M17.5,38 C15,22 18,8 32,8 C46,8 49,22 46.5,38 L41.5,39 C43,30 43,24 41.5,20 H22.5 C21,24 21,30 22.5,39Z","M19.5,28 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,28 C43,21 40,18.5 34,18 C28,18.5 22,21 19.5,28Z"],tail:["M42,14 C50,16 52,30 49,42 C46,38 45,30 41,24Z","M19.5,27 C18,14 24,9 32,9 C40,9 46,14 44.5,27 C43,21 41,17.5 32,17.5 C23,17.5 21,21 19.5,27Z"],bun:["M25,8 A7,6.5 0 1 1 39,8 A7,6.5 0 1 1 25,8Z","M19.5,27 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,27 C43,21 41,18 32,17 C23,18 21,21 19.5,27Z"],curls:["M17,34 C12,30 15,25 14.5,21 C13,14 19,12 21,8 C26,4 30,7 33,5 C39,5 42,7 45,11 C50,14 49,19 49.5,23 C51,28 50,32 47,34 C43,32 44,26 42,20 H22 C20,26 21,32 17,34Z","M20,25 C18,20 21,18 21,14 C25,13 26,10 31,11 C36,9.5 39,12 42,14 C44,17 45,20 44,25 C42,21 40,19 36,19.5 C32,17 29,20 25,19 C22,20 21,22 20,25Z"],hood:["M12,56 C10,30 15,5 32,5 C49,5 54,30 52,56 L44,58 C46,40 46,22 41,17 C37,13 27,13 23,17 C18,22 18,40 20,58Z",""]},rl={duty:{piping:"M22,44 L40,64 M42,44 L44,47 M15,50 L20,48 M49,50 L44,48",open:"M27,42 L32,47 L37,42 L38,44 L32,50 L26,44Z"},flight:{piping:"M20,46 C25,52 39,52 44,46 M32,51 V64 M16,56 H24 M40,56 H48",open:"M23,42 C26,47 38,47 41,42 L42.5,46 C38,51 26,51 21.5,46Z"},deck:{piping:"M32,46 V64 M14,56 H25 M39,56 H50",open:"M26,42 L32,49 L38,42 L35,41 H29Z"},suit:{piping:"M26,42 L24,52 L31,62 M38,42 L40,52 L33,62",open:"M26.5,41 L32,58 L37.5,41Z"},blouse:{piping:"M24,43 L30,58 M40,43 L34,58",open:"M26,41 L32,54 L38,41Z"},coat:{piping:"M25,42 L22,54 L27,64 M39,42 L42,54 L37,64 M44,54 H50",open:"M26,41 L29,64 H35 L38,41Z"},robe:{piping:"M20,46 C26,54 38,54 44,46 M24,50 L20,64 M40,50 L44,64",open:"M26,42 C29,46 35,46 38,42 L39,45 C35,49 29,49 25,45Z"},tanks:{piping:"M23,45 C24,54 22,58 22,64 M41,45 C40,54 42,58 42,64",open:"M25,43 C27,54 37,54 39,43 L41,45 C41,58 23,58 23,45Z"},leather:{piping:"M25,42 L20,50 L28,56 M39,42 L44,50 L36,56 M32,56 V64",open:"M26.5,41 L32,56 L37.5,41Z"}},Nn={glasses:["line","M22.5,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M33.1,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M30.9,26.5 h2.2"],shades:["dark","M22,24.5 H31 L30.5,29.5 C28,31 24,31 22.5,29Z M33,24.5 H42 L41.5,29 C40,31 36,31 33.5,29.5Z M31,25 H33 V26.5 H31Z"],beard:["hair","M21.5,30 C22,40 26,43.5 32,43.5 C38,43.5 42,40 42.5,30 C41,34 38,35 32,34.5 C26,35 23,34 21.5,30Z"],goatee:["hair","M28.5,34.5 H35.5 C37,38 36,42.5 32,42.5 C28,42.5 27,38 28.5,34.5Z"],moustache:["hair","M26,34.5 C28,31.8 31,32.2 32,33.2 C33,32.2 36,31.8 38,34.5 C35,35.4 29,35.4 26,34.5Z"],patch:["dark","M33.5,24 H42 C42,29 40,31 37.5,31 C35,31 33.5,28 33.5,24Z M19.5,21 L34,24.5 L33.5,26 L19.5,22.5Z"],wings:["gold","M40,54 l3,1.5 5,-2 -2,3 -3,.5 -3,2.5 -3,-2.5 -3,-.5 -2,-3 5,2Z"],pips:["gold","M24.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z M39.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z"],star:["gold","M44,52 l1.2,2.6 2.8,.3 -2.1,1.9 .6,2.8 -2.5,-1.4 -2.5,1.4 .6,-2.8 -2.1,-1.9 2.8,-.3Z"],headset:["line","M19.5,26 C19,12 45,12 44.5,26 M19,25 v6 M45,25 v6 M19.5,31 C20,37 25,38.5 28,38"],tags:["line","M26,44 C28,52 30,53 32,53 C34,53 36,52 38,44 M31,53 h2.4 v4 h-2.4Z"],cross:["red","M42,52 h3 v3 h3 v3 h-3 v3 h-3 v-3 h-3 v-3 h3Z"],scroll:["gold","M20,56 h9 v7 h-9Z M20,58 h9 M20,60.5 h9"],wrench:["line","M45,50 l-6,9 M44,48.5 a2.6,2.6 0 1 0 3.4,2.6"],tie:["red","M30.8,44 H33.2 L34,56 L32,60 L30,56Z"],scarf:["red","M24,42 C28,47 36,47 40,42 L41.5,46 C36,51 28,51 22.5,46Z"],eye:["red","M21.5,26 H42.5 V28.2 H21.5Z"],ribbon:["gold","M39,53 h9 v2 h-9Z M39,56 h9 v2 h-9Z"],cane:["line","M14,64 V54 C14,50 19,50 19,54"],band:["dark","M20,19 C26,15.5 38,15.5 44,19 V22 C38,18.5 26,18.5 20,22Z"]},il="M22,22 C22,14 42,14 42,22 V30 C42,37 37,43 32,43 C27,43 22,37 22,30Z",ll="M33,16 C40,16 42,19 42,22 V30 C42,37 37,43 32,43 C36,38 37,34 35,31 L37,30 L34,25Z",cl="M22,25 C19.8,24.4 19.9,30.8 22.4,31Z M42,25 C44.2,24.4 44.1,30.8 41.6,31Z",ul="M23.6,24.7 C25.2,22.7 28.2,22.6 30.4,24 L30.1,25 C28.2,24.1 25.6,24.1 23.6,24.7Z M33.6,24 C35.8,22.6 38.8,22.7 40.4,24.7 C38.4,24.1 35.8,24.1 33.9,25Z",pl="M24.5,27.8 C25.7,26 28.7,25.9 30,27.8 C28.7,29.1 25.7,29.2 24.5,27.8Z M34,27.8 C35.3,25.9 38.3,26 39.5,27.8 C38.3,29.2 35.3,29.1 34,27.8Z",dl="M27.3,26.3 a1.35,1.4 0 1 0 .01,0Z M36.7,26.3 a1.35,1.4 0 1 0 .01,0Z",ml="M24.2,27.8 C25.6,25.6 28.8,25.5 30.2,27.9 M33.8,27.9 C35.2,25.5 38.4,25.6 39.8,27.8",fl="M32.3,25.6 L34.3,32 C34,33 32.8,33.4 31.9,33.2 C31,33.4 30,33 29.9,32.3 C30.6,32.9 31.4,32.6 32,32.4Z",$l="M28.6,37.3 C30.2,36.3 31.3,36.5 32,36.9 C32.7,36.5 33.8,36.3 35.4,37.3 C34.4,37.7 33.4,37.6 32,37.7 C30.6,37.6 29.6,37.7 28.6,37.3Z M29.6,38 C31,39.5 33,39.5 34.4,38 C33,38.4 31,38.4 29.6,38Z",hl="M22,22 V30 C22,37 27,43 32,43";function ne({of:e,cylon:t=!1}){let{skin:n,hair:s,coat:o,marks:r=[],sky:l="#2a3d4f"}=An[e.split(":").pop()??""]??An.anybody,[c,u]=ol[n],[d,p]=al[s[0]],f=rl[o[0]];return a`
    <svg class=${`portrait ${t?"cylon":""}`} viewBox="0 0 64 64" aria-hidden="true">
      <path fill=${l} d="M0,0 H64 V64 H0Z" />
      <path class="halo" d="M64,0 V64 H40 C56,48 58,20 44,0Z" />
      ${d&&a`<path fill=${s[1]} d=${d} /><path class="veil" d=${d} />`}
      <path fill=${u} d="M27,36 H37 V46 H27Z" />
      <path fill=${u} d=${cl} />
      <path fill=${o[1]} d="M6,64 C7,53 13,48.5 26,44 C29,48 35,48 38,44 C51,48.5 57,53 58,64Z" />
      <path class="veil" d="M38,44 C51,48.5 57,53 58,64 H36Z" />
      <path fill=${o[3]??"#cfd8de"} d=${f.open} />
      <path class="piping" stroke=${o[2]} d=${f.piping} />
      <path fill=${c} d=${il} />
      <path fill=${u} opacity=".55" d=${ll} />
      <path class="rim-light" d=${hl} />
      <path class="eye-white" d=${pl} />
      <path class="pupils" d=${dl} />
      <path class="lids" d=${ml} />
      <path fill=${u} d=${fl} />
      <path class="mouth" d=${$l} />
      <path fill=${s[1]} class="brows" d=${ul} />
      ${p&&a`<path fill=${s[1]} d=${p} />`}
      ${r.map($=>a`<path key=${$} class=${`mark ${Nn[$][0]}`} fill=${Nn[$][0]==="hair"?s[1]:void 0} d=${Nn[$][1]} />`)}
    </svg>
  `}function le({skill:e}){return a`<i class=${`skill ${e}`} role="img" aria-label=${i(`skill:${e}`)} data-explain=${`skill:${e}`}
    ><span aria-hidden="true">${i(`letter:${e}`)}</span></i
  >`}function zt({sheet:e,used:t=!1}){return a`
    <div class="sheet-data">
      <${ne} of=${e.character} />
      <p class="skill-set" aria-label=${i("skill_set")}>
        ${e.skill_set.map((n,s)=>a`<span key=${s} class="draw"><b>${n.count}</b>${n.skills.map((o,r)=>a`<span key=${o} class="of-skill">${r>0&&a`<small>${i("either_skill")}</small>`}<${le} skill=${o} /><span aria-hidden="true">${i(`skill:${o}`)}</span></span>`)}</span>`)}
      </p>
      <dl>
        ${e.abilities.map(n=>a`<div key=${n.kind} class=${n.kind}>
            <dt><b>${n.name}</b> <small>${i(`ability:${n.kind}`)}</small>${t&&n.kind==="once"&&a` <mark>${i("used")}</mark>`}</dt>
            <dd>${n.text}</dd>
          </div>`)}
      </dl>
    </div>
  `}function ko(){let{view:e,choice:t}=k(),n=t.question?.options.filter(r=>r.startsWith("char:"))??[],s=n.length>0;if(_(()=>s?()=>scrollTo(0,0):void 0,[s]),!s)return null;let o=n.flatMap(r=>e.characters.find(l=>l.character===r)??[]);return a`
    <section class="sheets-offered" data-answers aria-label=${i("characters")}>
      <h2>${t.question?.text}</h2>
      <p class="legend">${i("sheet_legend")}</p>
      <ul>
        ${o.map(r=>a`
            <li key=${r.character} class="sheet-card">
              <h3>${r.name} <small>${i(`type:${r.type}`)}${r.good_first&&a` <mark class="good-first">${i("good_first")}</mark>`}</small></h3>
              <${zt} sheet=${r} />
              <button type="button" class="go" disabled=${t.sending} data-option=${r.character}
                onClick=${()=>t.pick(r.character)}>${i("choose_named",{name:r.name})}</button>
            </li>
          `)}
      </ul>
    </section>
  `}var bl={home:{sky:["#5a2413","#10283a"],world:["#3d4a55","#1b2630","#ff8a4a"],fires:!0},void:{sky:["#26427a","#4a2a66"],cloud:["#34508f","#5c3f86","#2a6a8a"]},desert:{sky:["#4a3216","#132a3a"],world:["#c08a55","#6b4426","#ffd9a0"]},garden:{sky:["#123f4a","#1a2350"],world:["#4f9ab5","#1d4a68","#bfeaf8"]},ice:{sky:["#1f4660","#1b2248"],world:["#d3e6ee","#6f93a8","#ffffff"]},moon:{sky:["#26303c","#1a1f2e"],world:["#9aa2a8","#4c545c","#e3e8ec"]},tylium:{sky:["#5c3410","#1a2a3d"],world:["#d99a3e","#7a3d14","#ffe0a0"],ring:"#f2c46a"},algae:{sky:["#16452c","#123347"],world:["#6fa75a","#274d33","#d4f2b0"]},giant:{sky:["#4a2b3d","#15304a"],world:["#cf9f78","#6e3f3d","#ffe6c4"],bands:!0,ring:"#e9cba4"},embers:{sky:["#6a1f12","#2a1030"],sun:"#ff6a3a"},nebula:{sky:["#6a2f5a","#173a6a"],cloud:["#c0568f","#e0a45a","#4a6fd0"]},fallout:{sky:["#4a5212","#123a2a"],cloud:["#c9d13a","#6fae3a","#e8a03a"]},rocks:{sky:["#33302b","#15283a"],rocks:"#8a8378"},storm:{sky:["#3a3f63","#4a3420"],cloud:["#6a7ab8","#b8824a","#3a4a80"],world:["#7a6a58","#33302f","#e0c9a0"]},ambush:{sky:["#5a1620","#161d33"],hunters:!0},refinery:{sky:["#5a2a10","#2a1420"],rocks:"#6b4a3a",hunters:!0},wreck:{sky:["#3d1a2a","#15283a"],wreck:!0}},gl={"asteroid-field":"rocks","barren-planet":"desert","cylon-ambush":"ambush","cylon-raiders":"ambush","cylon-refinery":"refinery","deep-space":"void","desolate-moon":"moon","icy-moon":"ice","ragnar-anchorage":"storm","remote-planet":"garden","tylium-planet":"tylium","algae-planet":"algae","derelict-basestar":"wreck","dying-star":"embers","gas-giant":"giant","lions-head-nebula":"nebula","radioactive-cloud":"fallout"},Pe=e=>e===null?"home":gl[e.split(":")[1]]??"void";function Mo({destination:e}){let t=Pe(e);return a`<div class=${`backdrop ${t}`} data-sky=${t} aria-hidden="true"><${qe} key=${t} kind=${t} /></div>`}function qe({kind:e,small:t=!1,over:n=""}){let{sky:s,world:o,bands:r,ring:l,sun:c,rocks:u,cloud:d,wreck:p,fires:f,hunters:$}=bl[e],h=x=>`sky-${e}-${x}${t?"-small":""}${n}`,m=x=>`url(#${h(x)})`,[b,y,w]=t?[400,270,170]:[610,60,170];return a`
    <svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice">
      <defs>
        ${s.map((x,O)=>a`<radialGradient key=${O} id=${h(`glow${O}`)}><stop stop-color=${x} /><stop offset="1" stop-color=${x} stop-opacity="0" /></radialGradient>`)}
        ${d?.map((x,O)=>a`<radialGradient key=${O} id=${h(`cloud${O}`)}><stop stop-color=${x} stop-opacity=".55" /><stop offset=".5" stop-color=${x} stop-opacity=".2" /><stop offset="1" stop-color=${x} stop-opacity="0" /></radialGradient>`)}
        ${o&&a`<linearGradient id=${h("world")} x1=".1" y1=".1" x2=".8" y2=".9"><stop stop-color=${o[0]} /><stop offset=".4" stop-color=${o[1]} /><stop offset=".72" stop-color="#060a0f" /></linearGradient>
          <radialGradient id=${h("air")}><stop offset=".8" stop-color=${o[2]} stop-opacity=".5" /><stop offset="1" stop-color=${o[2]} stop-opacity="0" /></radialGradient>`}
        ${c&&a`<radialGradient id=${h("sun")}><stop stop-color="#fff3d8" /><stop offset=".22" stop-color=${c} /><stop offset=".5" stop-color=${c} stop-opacity=".35" /><stop offset="1" stop-color=${c} stop-opacity="0" /></radialGradient>`}
      </defs>
      <ellipse cx="150" cy="430" rx="480" ry="300" fill=${m("glow1")} />
      <ellipse cx="620" cy="90" rx="460" ry="330" fill=${m("glow0")} />
      <path class="stars far" d=${vo.far} />
      <path class="stars near" d=${vo.near} />
      ${d?.map((x,O)=>a`<g key=${O} fill=${m(`cloud${O}`)}><ellipse cx=${180+O*230} cy=${130+O%2*260} rx="330" ry="130" transform=${`rotate(${-24+O*17} ${180+O*230} 240)`} /><ellipse cx=${620-O*200} cy=${90+O*150} rx="220" ry="90" transform=${`rotate(${18-O*21} 400 260)`} /></g>`)}
      ${c&&a`<circle cx=${b} cy=${y} r="230" fill=${m("sun")} />`}
      ${o&&a`
        <circle cx=${b-w*.05} cy=${y-w*.05} r=${w*1.1} fill=${m("air")} />
        <circle cx=${b} cy=${y} r=${w} fill=${m("world")} />
        ${r&&a`<path class="bands" d=${[-.62,-.3,.02,.34,.66].map(x=>`M${b-w*Math.sqrt(1-x*x)},${y+w*x} q${w*Math.sqrt(1-x*x)},${w*.16} ${2*w*Math.sqrt(1-x*x)},0`).join(" ")} />`}
        ${f&&a`<path class="fires" d="M560,120 l14,8 M588,156 l10,-6 M620,138 l18,10 M666,164 l12,-8 M600,192 l16,4 M650,196 l10,2 M540,82 l8,6" />`}
        ${l&&a`<ellipse class="ring" cx=${b} cy=${y} rx=${w*1.62} ry=${w*.34} stroke=${l} transform=${`rotate(-17 ${b} ${y})`} />`}
      `}
      ${u&&a`<path class="rocks" fill=${u} d="M90,60 l34,-22 40,10 16,30 -30,28 -44,-6Z M610,70 l60,-34 66,22 20,52 -54,44 -70,-14 -32,-36Z M330,26 l20,-12 24,8 4,18 -26,12 -20,-8Z M700,420 l48,-20 40,26 -10,44 -52,12 -34,-28Z M60,420 l26,-16 34,12 6,28 -34,18 -30,-14Z M470,480 l18,-10 22,8 2,16 -22,10 -18,-8Z" /><path class="rock-shade" d="M124,86 l40,-38 16,30 -30,28Z M690,140 l46,-82 20,52 -54,44Z M742,440 l46,-14 -10,44 -52,12Z M92,448 l28,-32 6,28 -34,18Z" />`}
      ${$&&a`<g class="hunters"><path d="M560,60 l40,10 34,-34 -14,44 40,22 -48,4 -20,46 -10,-46 -48,-8 42,-20Z" /><path d="M706,150 l22,6 18,-18 -8,24 22,12 -26,2 -10,24 -6,-24 -26,-4 22,-12Z" /><path d="M120,440 l16,4 14,-14 -6,18 16,8 -20,2 -8,18 -4,-18 -20,-4 18,-8Z" /></g>`}
      ${p&&a`<g class="wreck"><path d="M470,150 L640,96 L652,30 L668,100 L790,140 L672,140 L650,230 L634,142Z" /><path d="M598,112 L640,96 L646,70 M700,112 L790,140" /><path d="M560,190 l14,-6 6,10 -12,8Z M690,220 l18,-4 4,12 -14,6Z M520,90 l10,-8 8,8 -8,8Z" /></g>`}
    </svg>
  `}var vo={far:_o(90,7),near:_o(34,3)};function _o(e,t){let n=t,s=()=>(n=n*16807%2147483647,n/2147483647);return Array.from({length:e},()=>`M${Math.round(s()*800)},${Math.round(s()*520)}h0`).join("")}var yl={galactica:kl,"colonial-one":vl};function Lo({name:e,id:t="hull"}){let n=yl[e];return n?a`<${n} id=${t} />`:null}function kl({id:e}){let t=Array.from({length:24},(n,s)=>`M${66+s*13},21 V36 M${66+s*13},150 V165`).join(" ");return a`
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
  `}function vl(){return a`
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
  `}function z({option:e,class:t="",label:n,explain:s=e,firm:o=!1,place:r,children:l}){let{choice:c,spoken:u}=M(),d=c.may(e),p=c.question?.dimmed[e],f=`${t} ${p?"dimmed":""} ${u.has(e)?"spoken":""}`,$=n?.replace(/\.$/,""),h=a`
    <span class="unseen">${d?i("choosable",{label:$}):p?`${$}. ${p}`:n}</span>
    <span class="seen" aria-hidden="true">${l}</span>
  `,m=p?e:void 0;if(!d&&!o)return a`<div class=${f} data-explain=${s} data-why=${m} data-place=${r}>${h}</div>`;if(!d)return a`<button type="button" class=${f} data-explain=${s} data-why=${m} data-place=${r}>${h}</button>`;let b=c.picks.indexOf(e),y=b>=0;return a`
    <button
      type="button"
      class=${`${f} glow ${y?"picked":""}`}
      aria-pressed=${c.instant?void 0:y}
      data-explain=${s}
      data-place=${r}
      data-option=${e}
      onClick=${()=>c.pick(e)}
    >
      ${h} ${y&&c.question?.ordered&&a`<b class="rank">${b+1}</b>`}
    </button>
  `}var Ut=(e,t)=>e.fleet?.areas.find(n=>n.twin===t),wo=(e,t)=>e.fleet?.areas.find(n=>n.area===t),nt=e=>e.die.join("–"),Kt=e=>i("fleet_area",{die:nt(e)});function st(e){return[{kind:"basestar",n:e.basestars},{kind:"heavy-raider",n:e.heavy_raiders},{kind:"raider",n:e.raiders}].filter(({n})=>n>0).map(({kind:n,n:s})=>({kind:n,n:s,words:i(`ships:${n}`,{n:s})}))}var vt=e=>e.fleet!==void 0&&e.fleet.pursuit.space+1===e.fleet.pursuit.auto_attack,Rn=e=>e.fleet?.areas.flatMap(st).reduce((t,{n})=>t+n,0)??0;function Yt(e){if(!e.fleet)return[];let{space:t,track:n,auto_attack:s}=e.fleet.pursuit,o=n[t+1],r=vt(e)?i("pursuit_attack",{n:Rn(e)}):o>0?i("pursuit_civilians",{n:o}):i("pursuit_nothing");return[i("pursuit_label",{space:t,auto:s}),r]}var _l={reserves:0,damaged:0,destroyed:0,areas:{},pilots:[]},Ne=e=>e.fleet?.mark_vii??_l,Jt=(e,t)=>Ne(e).pilots.includes(t)?"viper-mark-vii":"viper";var ve=(e,t)=>e.board.places.find(n=>n.place===t),Qt=(e,t)=>e.areas.find(n=>n.area===t),De=e=>j(`area:${e}`);function ot(e,t){return De(t)?i("in_viper",{area:i(`area:${t}`)}):ve(e,t)?.name??t}function R(e,t){if(B(t)==="area"&&j(t))return i(t);let n=Be(e,t);return n===t?ve(e,N(t))?.name??t:n}var _e=e=>i(`title:${e}`),_t=e=>e<0?`−${-e}`:`${e}`,ce=e=>e>0?`+${e}`:_t(e);function at(e){_(()=>{let t=()=>document.hidden&&e();return addEventListener("blur",e),document.addEventListener("visibilitychange",t),document.addEventListener("freeze",e),()=>{removeEventListener("blur",e),document.removeEventListener("visibilitychange",t),document.removeEventListener("freeze",e)}},[])}function Xt(){let[e,t]=v(!1),n=()=>t(!1);return at(n),[e,t,{onPointerDown:o=>{o.currentTarget.setPointerCapture(o.pointerId),t(!0)},onPointerUp:n,onPointerCancel:n,onContextMenu:o=>o.preventDefault()}]}function $e({name:e,count:t,children:n}){let[s,o,r]=Xt();return a`
    <div class="secret-place">
      <button
        type="button"
        class="secret"
        aria-pressed=${s}
        ...${r}
        onClick=${c=>{c.detail===0&&o(!s)}}
        onBlur=${()=>o(!1)}
      >
        <b>${e}</b><small>${t}</small><small class="unseen">${i("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${s&&a`<div class="face-up">${n}</div>`}</div>
    </div>
  `}function oe({token:e}){let t=e?e.split(":")[1]:"covered";return a`<span class=${`trauma-token ${t}`} aria-hidden="true"><svg viewBox="-10 -10 20 20"><path d=${xo[t]??xo.covered} /></svg></span>`}var xo={benevolent:"M0,-5 L1.5,-1.5 L5,0 L1.5,1.5 L0,5 L-1.5,1.5 L-5,0 L-1.5,-1.5Z",antagonistic:"M-5,-3.5 H5 L0,5Z",disaster:"M0,-6 L1.8,-2.4 L5.6,-3 L3,0 L5.6,3.6 L1.6,2.4 L0,6 L-1.6,2.4 L-5.6,3.6 L-3,0 L-5.6,-3 L-1.8,-2.4Z",covered:"M-3.4,0 a3.4,3.4 0 1,0 6.8,0 a3.4,3.4 0 1,0 -6.8,0"};function Co({seat:e}){let{view:t}=k(),n=rt(t,e);return n>0&&a`<i class="trauma-count" data-explain="help:trauma"><${oe} token=${null} />${n}</i>`}var rt=(e,t)=>e.nebula?.trauma[t]?.count??0;function Ho(){let{view:e,me:t}=k(),n=t&&e.nebula?.trauma[t.seat];if(!n||e.nebula?.phase==="over")return null;let s=new Map;for(let r of n.tokens??[])s.set(r,(s.get(r)??0)+1);let o=e.nebula?.allies.filter(r=>r.token)??[];return a`
    <${$e} name=${i("trauma")} count=${i("tokens",{n:n.count})}>
      ${[...s].map(([r,l])=>a`<p key=${r} class="tokens-held"><${oe} token=${r} /> ${i("so_many",{n:l,name:R(e,r)})}</p>`)}
      ${n.count===0&&a`<p>${i("no_trauma")}</p>`}
      ${o.map(r=>a`<p key=${r.card}><small>${i("you_put",{token:R(e,r.token??""),ally:r.name})}</small></p>`)}
    <//>
  `}var Ml=["benevolent","antagonistic"];function Mt({card:e,side:t}){return a`
    <dl class="sides">
      ${Ml.map(n=>a`<div key=${n} class=${t===n?"is":t?"not":""}>
          <dt><${oe} token=${`token:${n}`} /><span class="unseen">${i(`side_of:${n}`)}</span></dt>
          <dd>${e[n]}${t===n&&a`<span class="unseen"> ${i("happens")}</span>`}</dd>
        </div>`)}
    </dl>
  `}var Zo=(e,t)=>e.nebula?.allies.filter(n=>n.place===t)??[];function So({place:e}){let{view:t}=k(),n=t.nebula?.places.includes(e);return a`
    ${Zo(t,e).map(s=>a`<span key=${s.card} class="ally"><${oe} token=${null} /><span class="ally-name">${i(`short:${s.card}`)}</span></span>`)}
    ${n&&a`<span class="ally bare"><${oe} token=${null} /></span>`}
  `}function en(e,t){return[...Zo(e,t).flatMap(n=>[i("ally_waits",{ally:n.name}),...To(e,n)]),e.nebula?.places.includes(t)&&i("token_waits")].filter(Boolean)}function To(e,t){return[i("brings_benevolent",{effect:t.benevolent}),i("brings_antagonistic",{effect:t.antagonistic}),t.token&&i("you_put",{token:R(e,t.token),ally:t.name})].filter(Boolean)}function Eo(e,t){let n=e.nebula?.allies.find(s=>s.card===t);return n?{title:n.name,lines:[i("met_in",{place:ve(e,n.place)?.name??""}),...To(e,n),i("allies_left",{n:e.nebula?.ally_deck})]}:{title:R(e,t),lines:[]}}function Oo(){let{view:e}=k(),t=e.nebula?.encounter;if(!t)return null;let n=t.token?i("turned_over",{token:R(e,t.token)}):i("nothing_on_it");return a`
    <article class="card-large encounter" aria-label=${i("encounter",{ally:t.name})}>
      <header data-explain=${t.card}>
        <${ne} of=${t.card} />
        <h3>${t.name}</h3>
        <small>${i("met_by",{name:H(e,t.seat),place:ve(e,t.place)?.name??""})}</small>
      </header>
      <p class="turned"><${oe} token=${t.token} /> <b>${n}</b></p>
      <${Mt} card=${t} side=${t.token?.split(":")[1]??null} />
      ${t.token==="token:disaster"&&a`<p class="line">${i("neither_result")}</p>`}
    </article>
  `}var Ll=new Set(["card","crisis","super","destination","quorum","loyalty","char","loc","token","ally","crossroads"]);function Ao(e,t,n){let s=No[B(n)]?.({view:e,me:t,thing:N(n),typed:n});return s&&{...s,link:wl(n),more:s.sheet&&a`<${zt} sheet=${s.sheet} used=${s.used} />`}}function wl(e){let t=B(e);return!Ll.has(t)||De(N(e))?null:`/compendium/#${t==="card"?F(e).replace(/-\d+$/,""):F(e)}`}var No={loc({view:e,me:t,thing:n,typed:s}){if(De(n))return No.area({view:e,me:t,thing:n,typed:s});let o=ve(e,n);if(!o)return null;let r=o.seats.map(l=>e.players[l].name??H(e,l));return{title:o.name,lines:[o.text?i("action_here",{text:o.text}):i("no_action_here"),o.damaged&&i("damaged_here"),o.hazardous&&i("hazardous"),r.length>0&&i("here",{names:W(r)}),...en(e,n)]}},ally:({view:e,typed:t})=>Eo(e,t),area({view:e,thing:t}){let n=wo(e,t);if(n)return{title:Kt(n),lines:[i("fleet_twin",{area:i(`area:${n.twin}`)}),...st(n).map(({words:o})=>o)]};let s=Qt(e,t);return s&&{title:i(`area:${t}`),lines:[s.launch&&i("launch_here"),...Lt(e,s)]}},ship({view:e,thing:t}){let[n,s]=F(t).split("@"),o=n.startsWith("civilian")?"civilian":n,l=e.areas.flatMap(u=>u.basestars).find(u=>u.option===`ship:${t}`)?.damage.map(u=>R(e,u))??[],c=n.startsWith("civilian-")?n.slice(9):"";return{title:c?i("civilian",{letter:c}):i(`ship:${o}`),lines:[i(`about:${o}`),l.length>0&&i("basestar_damaged",{damage:W(l)}),s&&De(s)&&i(`area:${s}`)]}},seat({view:e,thing:t}){let n=e.players[Number(t)],s=H(e,n.seat),o=[...n.quorum,...n.revealed].map(r=>i("revealed_card",{name:r.name,text:[r.text].flat().join("; ")}));return{title:n.name?i("plays",{name:s,character:n.name}):s,lines:[n.place&&ot(e,n.place),...n.titles.flatMap(r=>xl(e,r)),i("cards_in_hand",{n:n.hand}),n.loyalty>0&&i("loyalty_cards",{n:n.loyalty}),n.super_crises>0&&i("super_crises_held",{n:n.super_crises}),rt(e,n.seat)>0&&i("trauma_tokens",{n:rt(e,n.seat)}),n.out&&i("is_out"),...o],sheet:n.character&&!n.cylon?Vo(e,n.character):null,used:n.once_used}},char({view:e,thing:t}){let n=Vo(e,t);return n&&{title:n.name,lines:[],sheet:n}},card({view:e,me:t,typed:n}){let s=t?.hand.find(r=>r.option===n)??t?.hand.find(r=>F(r.option)===F(n));return{title:s?i("card_named",{name:s.name,strength:s.strength}):R(e,n),lines:s?[...s.text,i("or_in_check",{n:s.strength}),i("skill_named",{skill:i(`skill:${s.skill}`),about:i(`about:skill:${s.skill}`)})]:[]}},quorum:({view:e,me:t,typed:n})=>tn(e,t,n),super:({view:e,me:t,typed:n})=>tn(e,t,n),destination:({view:e,me:t,typed:n})=>tn(e,t,n),crisis:({view:e,me:t,typed:n})=>tn(e,t,n),token:({view:e,typed:t})=>({title:R(e,t),lines:[]}),deck({view:e,thing:t}){let n=e.decks.find(s=>s.deck===t);return n?{title:i(`deck:${t}`),lines:[j(`about:deck:${t}`)&&i(`about:deck:${t}`),t.startsWith("skill:")&&i(`about:${t}`),i("deck_left",{n:n.cards}),n.discarded>0&&i("deck_discarded",{n:n.discarded}),n.top&&i("deck_top",{name:R(e,n.top)})]}:null},skill:({thing:e})=>({title:i(`skill:${F(e)}`),lines:[i(`about:skill:${F(e)}`)]}),res({view:e,thing:t}){let n=e.dials.find(s=>s.resource===t);return n&&{title:i(`res:${t}`),lines:[i(n.value<=n.red_at?"dial_low":"dial_label",{name:i(`res:${t}`),value:n.value,red:n.red_at}),i("about:dial")]}},track({view:e,thing:t}){let{game:n,board:s}=e;if(t==="jump")return{title:i("jump"),lines:[i("jump_label",{jump:n.jump,auto:n.auto_jump}),i("about:jump")]};if(t==="pursuit")return{title:i("pursuit"),lines:[...Yt(e),i("about:pursuit")]};if(t==="boarding"){let o=s.boarding.reduce((r,l)=>r+l,0);return{title:i("boarded"),lines:[i("boarding_label",{n:o}),i("about:boarding")]}}if(t==="damage"){let o=s.places.filter(r=>r.damaged).length;return{title:i("damage"),lines:[i("about:damage",{n:o,most:s.destroyed_at})]}}return{title:i("distance_title",{distance:n.distance,goal:n.goal}),lines:[i("about:distance",{goal:n.goal}),...n.route.map((o,r)=>i("jump_number",{number:r+1,name:R(e,o),n:n.distances[r]})),n.kept.length>0&&i("kept",{names:W(n.kept.map(o=>R(e,o)))}),i(n.sleeper_done?"sleeper_done":"sleeper_to_come",{n:n.sleeper_at})]}},help:({thing:e})=>({title:i(`help:${e}`),lines:[i(`about:${e}`)]}),reserve({view:e,thing:t}){let{board:n}=e,s=n.civilians_lost.map(l=>R(e,l)),o={viper:nn(e,"viper"),"viper-mark-vii":nn(e,"viper-mark-vii"),raptor:[i("raptors_left",{n:n.raptors})],nuke:[i("nukes_left",{n:n.nukes})],civilian:[i("civilians_left",{n:n.civilian_pile}),s.length>0&&i("civilians_lost",{names:s.join("; ")})]},r=t==="nuke"&&e.fleet?"about:nuke:area":`about:${t}`;return{title:i(`reserve:${t}`),lines:[i(r),...o[t]]}}};function xl(e,t){let n=e.game.next_in_line[t];return[j(`about:title:${t}`)?i("has_title",{title:_e(t),about:i(`about:title:${t}`)}):_e(t),n!==void 0&&i("next_in_line",{name:H(e,n)})]}function In(e,t){let{board:n}=e,s=Ne(e);return t==="viper-mark-vii"?s:{reserves:n.vipers-s.reserves,damaged:n.damaged_vipers-s.damaged,destroyed:n.destroyed_vipers-s.destroyed}}function nn(e,t){let{reserves:n,damaged:s,destroyed:o}=In(e,t);return[i("vipers_reserve",{n}),i("vipers_damaged",{n:s}),i("vipers_destroyed",{n:o})]}var Vo=(e,t)=>e.characters.find(n=>n.character===`char:${t}`)??null;function tn(e,t,n){let s=[...t?.looking??[],...t?.super_crises??[],...t?.quorum??[],...e.players.flatMap(r=>r.quorum),...e.crisis?[e.crisis]:[]],o=N(F(n));return{title:R(e,n),lines:s.find(r=>r.card===F(n))?.text??[j(`kept:${o}`)&&i(`kept:${o}`)]}}function Lt(e,t){let n=Ne(e).areas[t.area]??0,s=Ut(e,t.area);return[...t.basestars.map(o=>{let r=o.damage.map(l=>R(e,l));return r.length?i("basestar_damaged",{damage:W(r)}):i("ship:basestar")}),t.raiders>0&&i("ships:raider",{n:t.raiders}),t.heavy_raiders>0&&i("ships:heavy-raider",{n:t.heavy_raiders}),t.vipers>n&&i("ships:viper",{n:t.vipers-n}),n>0&&i("ships:viper-mark-vii",{n}),...t.pilots.map(o=>Bn(e,o)),t.civilians.length>0&&i("civilians_here",{n:t.civilians.length,letters:t.civilians.join(", ")}),s&&Cl(s)].filter(Boolean)}function Cl(e){let t=st(e).map(({words:n})=>n);return t.length?i("gathers",{die:nt(e),ships:W(t)}):i("gathers_none",{die:nt(e)})}var Bn=(e,t)=>i(`pilot:${Jt(e,t)}`,{name:H(e,t)});var Ce={fuel:["0 0 48 48","M14,4 H27 V9 H31 L40,18 V44 H8 V9 H14Z M19,8 V10.5 H23 V8Z M14,17 L21.5,27.5 L14,38 L17,40 L24,30.5 L31,40 L34,38 L26.5,27.5 L34,17 L31,15 L24,24.5 L17,15Z"],food:["0 0 48 48","M22.5,46 V24 H25.5 V46Z M24,3 C28.5,7 28.5,12 24,16 C19.5,12 19.5,7 24,3Z M22.5,24 C16,24 12.5,20.5 12,14 C18.5,14 22,17.5 22.5,24Z M25.5,24 C32,24 35.5,20.5 36,14 C29.5,14 26,17.5 25.5,24Z M22.5,34 C15,34 10.5,30 10,23 C17.5,23 22,27 22.5,34Z M25.5,34 C33,34 37.5,30 38,23 C30.5,23 26,27 25.5,34Z M22.5,43 C15,43 10.5,39 10,32 C17.5,32 22,36 22.5,43Z M25.5,43 C33,43 37.5,39 38,32 C30.5,32 26,36 25.5,43Z"],morale:["0 0 48 48","M24,44 C9,33 4,25 4,17 C4,10 9,5 15,5 C19,5 22.5,7.5 24,11 C25.5,7.5 29,5 33,5 C39,5 44,10 44,17 C44,25 39,33 24,44Z"],population:["0 0 48 48","M24,6 A6.5,6.5 0 1 1 23.99,6Z M13,44 V30 C13,23.5 17.5,21 24,21 C30.5,21 35,23.5 35,30 V44Z M9,14 A4.5,4.5 0 1 1 8.99,14Z M2,44 V32 C2,27 5,24.5 11,24.5 C10,26.5 9.5,28.5 9.5,31 V44Z M39,14 A4.5,4.5 0 1 1 38.99,14Z M46,44 V32 C46,27 43,24.5 37,24.5 C38,26.5 38.5,28.5 38.5,31 V44Z"],die:["-24 -24 48 48","M0,-23 L21,-8 L21,10 L0,23 L-21,10 L-21,-8Z"]};var Pn={viper:["-17 -12 34 24",[["flame","M12,-3.2 L17,-1.6 L17,1.6 L12,3.2Z"],["dark","M5,-3 L9.5,-10.8 L14,-10.8 L13,-2.6 L13,2.6 L14,10.8 L9.5,10.8 L5,3Z"],["metal","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6 L12.4,-9.6 L11,-3.2 L13.2,-3 V3 L11,3.2 L12.4,9.6 L9.5,9.6 L6,3.6 L1,3 C-4,2.6 -10,2 -16.5,0Z"],["trim","M7.2,-4.4 L9.9,-9 H11.6 L10.2,-4.2Z M7.2,4.4 L9.9,9 H11.6 L10.2,4.2Z M-10,-1 L-5,-1.7 V1.7 L-10,1Z"],["glass","M-3,-1.2 C-1,-1.9 2.4,-1.9 4,-1 V1 C2.4,1.9 -1,1.9 -3,1.2Z"],["light","M-16.5,0 C-10,-2 -4,-2.6 1,-3 L6,-3.6 L9.5,-9.6"]]],"viper-mark-vii":["-17 -12 34 24",[["flame","M12.5,-2.6 L17,-1.2 L17,1.2 L12.5,2.6Z"],["dark","M2,-3.4 L8,-11.2 L15.4,-11.2 L11,-3 L13.4,-2 V2 L11,3 L15.4,11.2 L8,11.2 L2,3.4Z"],["metal","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2 H13 L9.6,-3 L13,-1.7 V1.7 L9.6,3 L13,10.2 H8.4 C5,6.8 3,3.4 -1,3.2 C-6,3.6 -13,3.2 -16.5,0Z"],["trim","M4.6,-5.2 L8.8,-9.6 H12 L8.4,-3.4Z M4.6,5.2 L8.8,9.6 H12 L8.4,3.4Z"],["glass","M-8,-1.4 C-5,-2.3 -1,-2.1 1.4,-1 V1 C-1,2.1 -5,2.3 -8,1.4Z"],["light","M-16.5,0 C-13,-3.2 -6,-3.6 -1,-3.2 C3,-3.4 5,-6.8 8.4,-10.2"]]],raider:["-15 -13 30 26",[["dark","M-14.6,-11.6 C-15.4,0 -10.6,7.6 -4.4,10.2 L0,12.4 L4.4,10.2 C10.6,7.6 15.4,0 14.6,-11.6 C12.6,-4 9.4,-0.4 5.4,0.6 L2.6,-3.4 L0,-4.4 L-2.6,-3.4 L-5.4,0.6 C-9.4,-0.4 -12.6,-4 -14.6,-11.6Z"],["metal","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6 L0,10.6 L4,8.6 C9.4,6 13.2,0.4 13.6,-8 C11.6,-2 8.8,1.2 5,2 L2.2,-2 L0,-2.9 L-2.2,-2 L-5,2 C-8.8,1.2 -11.6,-2 -13.6,-8Z"],["trim","M0,10.6 L-2.4,4.6 L0,2.4 L2.4,4.6Z"],["eye","M-2.1,-0.9 H2.1 V0.7 H-2.1Z"],["light","M-13.6,-8 C-13.2,0.4 -9.4,6 -4,8.6"]]],"heavy-raider":["-15 -14 30 28",[["dark","M-14.4,-12.6 L-9,-6.4 L-6.2,-12.4 L0,-9 L6.2,-12.4 L9,-6.4 L14.4,-12.6 L13.4,4.6 L7.6,12.4 H-7.6 L-13.4,4.6Z"],["metal","M-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6 L5.4,-9.6 L8.6,-3.6 L13,-8.6 L12,4 L6.8,10.8 H-6.8 L-12,4Z"],["trim","M-6,1.8 H6 L4.2,9 H-4.2Z"],["eye","M-3.4,-3.4 H3.4 V-1.4 H-3.4Z"],["light","M-12,4 L-13,-8.6 L-8.6,-3.6 L-5.4,-9.6 L0,-6.6"]]],basestar:["-26 -26 52 52",[["deep","M0,26 C-2.6,14 -2.8,8 -2.2,3 L-3.6,0.8 C-9,-1.4 -16,-6 -22.6,-13 C-13,-9.4 -6.8,-7 -2,-3.6 H2 C6.8,-7 13,-9.4 22.6,-13 C16,-6 9,-1.4 3.6,0.8 L2.2,3 C2.8,8 2.6,14 0,26Z"],["dark","M0,-26 C2.8,-14 3,-8 2.4,-3 L3.8,-0.8 C9,1.4 16,6 22.6,13 C13,9.4 6.8,7 2,3.8 H-2 C-6.8,7 -13,9.4 -22.6,13 C-16,6 -9,1.4 -3.8,-0.8 L-2.4,-3 C-3,-8 -2.8,-14 0,-26Z"],["metal","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 L3,0 C8,2 13.6,5.8 18.6,10.6 C11.6,7.8 6,5.4 1.6,2.6 H-1.6 C-6,5.4 -11.6,7.8 -18.6,10.6 C-13.6,5.8 -8,2 -3,0 L-1.4,-2.6 C-1.8,-8 -1.6,-14 0,-22.6Z"],["eye","M0,-3.4 A3.4,3.4 0 1 1 -0.01,-3.4Z"],["light","M0,-22.6 C1.6,-14 1.8,-8 1.4,-2.6 M-18.6,10.6 C-13.6,5.8 -8,2 -3,0"]]],"civilian-0":["-17 -12 34 24",[["flame","M14,-2 h3 v4 h-3Z"],["metal","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6 V3.6 L10,6.6 H2 C-6,6.6 -12,5.4 -16.4,0Z"],["trim","M-9,-3.4 H9 V-2.2 H-9Z M-9,2.2 H9 V3.4 H-9Z"],["light","M-16.4,0 C-12,-5.4 -6,-6.6 2,-6.6 H10 L14.4,-3.6"]]],"civilian-1":["-17 -12 34 24",[["flame","M14,-4 h3 v3 h-3Z M14,1 h3 v3 h-3Z"],["dark","M-6,-9.4 H0 V9.4 H-6Z M3,-9.4 H9 V9.4 H3Z"],["metal","M-15.6,-2.6 L-12,-5.4 H14.4 V5.4 H-12 L-15.6,2.6Z M-5.4,-8.8 H-0.6 V-5.4 H-5.4Z M3.6,-8.8 H8.4 V-5.4 H3.6Z M-5.4,5.4 H-0.6 V8.8 H-5.4Z M3.6,5.4 H8.4 V8.8 H3.6Z"],["trim","M-12.6,-2 h3 v4 h-3Z"],["light","M-15.6,-2.6 L-12,-5.4 H14.4"]]],"civilian-2":["-17 -12 34 24",[["flame","M14.4,-1.6 h2.6 v3.2 h-2.6Z"],["dark","M-13,-1.4 H15 V1.4 H-13Z"],["metal","M-16,-3 L-13,-4.6 H-9.4 V4.6 H-13 L-16,3Z M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 V6.4 C-0.6,9 -8.6,9 -8.6,6.4Z M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4 V6.4 C8.4,9 0.4,9 0.4,6.4Z M9.4,-4 H14.6 V4 H9.4Z"],["trim","M-8.6,-1 H-0.6 V1 H-8.6Z M0.4,-1 H8.4 V1 H0.4Z"],["light","M-8.6,-6.4 C-8.6,-9 -0.6,-9 -0.6,-6.4 M0.4,-6.4 C0.4,-9 8.4,-9 8.4,-6.4"]]],"civilian-3":["-17 -12 34 24",[["flame","M14.4,-2 h2.6 v4 h-2.6Z"],["metal","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3 H14.4 V3 H13 C12.4,6.6 8,10 2.4,10 C-1.8,10 -5.6,7.6 -7.6,3 H-11Z"],["dark","M2.4,-6.8 A6.8,6.8 0 1 0 2.41,-6.8Z"],["trim","M2.4,-4 A4,4 0 1 0 2.41,-4Z"],["light","M-16,0 L-11,-3 H-7.6 C-5.6,-7.6 -1.8,-10 2.4,-10 C8,-10 12.4,-6.6 13,-3"]]],raptor:["-15 -12 30 24",[["flame","M12,-6.4 h3 v3 h-3Z M12,3.4 h3 v3 h-3Z"],["dark","M-3,-7 L3,-11.4 H12.6 V-3 H-3Z M-3,7 L3,11.4 H12.6 V3 H-3Z"],["metal","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6 L12.6,-4.6 V4.6 L10.6,7.4 H-1 L-9.6,5.4 L-14.4,1.6Z"],["glass","M-12.6,-1.4 L-8.8,-4 L-5.6,-4.6 V4.6 L-8.8,4 L-12.6,1.4Z"],["trim","M1,-4.6 H8 V-3.4 H1Z M1,3.4 H8 V4.6 H1Z"],["light","M-14.4,-1.6 L-9.6,-5.4 L-1,-7.4 H10.6"]]],centurion:["-12 -13 24 26",[["dark","M0,-12.6 C6.6,-12.6 9.6,-8 9.6,-2.6 L11.4,3 L6,12.4 H-6 L-11.4,3 L-9.6,-2.6 C-9.6,-8 -6.6,-12.6 0,-12.6Z"],["metal","M0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8 L5,-1.8 H-5 L-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11Z M-8.4,0 L-5,1.8 H5 L8.4,0 L9.4,3.2 L4.8,10.6 H-4.8 L-9.4,3.2Z"],["eye","M-6.6,-1.6 H6.6 V1.2 H-6.6Z"],["light","M-7.8,-2.8 C-7.8,-7.4 -5.2,-11 0,-11 C5.2,-11 7.8,-7.4 7.8,-2.8"]]],nuke:["-13 -13 26 26",[["dark","M0,-12.8 C4,-9.6 5.2,-6 5.2,-2 V6 L9,11 V12.6 H-9 V11 L-5.2,6 V-2 C-5.2,-6 -4,-9.6 0,-12.8Z"],["metal","M0,-11 C2.8,-8.4 3.8,-5.4 3.8,-2 V7 H-3.8 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11Z"],["trim","M-3.8,-2.6 H3.8 V0 H-3.8Z M-3.8,4.4 H3.8 V7 H-3.8Z"],["light","M-3.8,7 V-2 C-3.8,-5.4 -2.8,-8.4 0,-11"]]]},Hl=4,Ro=(e="A")=>`civilian-${(e.charCodeAt(0)-65)%Hl}`;function q({kind:e,letter:t}){let[n,s]=Zl(e,t);return a`
    <span class=${`shape ${e}`} aria-hidden="true">
      <svg viewBox=${n}>${s.map(([o,r])=>a`<path key=${o} class=${o} d=${r} />`)}</svg>${t&&a`<b>${t}</b>`}
    </span>
  `}function Zl(e,t){return e in Ce?[Ce[e][0],[["plain",Ce[e][1]]]]:Pn[e]??Pn[Ro(t)]}function Io({area:e}){let{view:t}=k(),n=Ut(t,e);if(!n)return null;let s=st(n),o=s.length?vt(t)?"next":"":"none";return a`
    <${z} option=${`area:${n.area}`} class=${`behind ${o}`} label=${[Kt(n),...s.map(({words:r})=>r)].join(", ")} place=${n.area}>
      <i class="far-die">${nt(n)}</i>${s.map(({kind:r,n:l})=>a`<span key=${r} class="far"><${q} kind=${r} /><b>${l}</b></span>`)}
    <//>
  `}function Q({seat:e}){let{view:t}=k(),{character:n,cylon:s}=t.players[e]??{};return a`<em class=${`token ${s?"cylon":""}`} data-seat=${e} aria-hidden="true">${Vt(n||H(t,e))}</em>`}var Sl=3;function Bo({kind:e,n:t}){return a`
    <span class="flotilla">${Array.from({length:Math.min(t,Sl)},(n,s)=>a`<${q} key=${s} kind=${e} />`)}</span><b>${t}</b>
  `}var wt="opt:stay";function Po({place:e}){let{view:t,seat:n,choice:s}=k(),o=n!==null&&e.seats.includes(n)&&s.may(wt),r=e.seats.map(u=>t.players[u].name??H(t,u)),l=[e.text,e.damaged&&i("damaged"),e.hazardous&&i("hazardous"),r.length>0&&i("here",{names:W(r)}),...en(t,e.place)].filter(Boolean),c=`place ${e.damaged?"damaged":""} ${e.hazardous?"hazardous":""} ${r.length?"manned":""}`;return a`
    <${z} option=${o?wt:`loc:${e.place}`} explain=${`loc:${e.place}`} class=${c} label=${[e.name,...l].join(", ")} place=${e.place} firm>
      <span class="place-name">${e.name}</span>
      ${e.damaged?a`<small class="hit">${i("damaged")}</small>`:j(`short:${e.place}`)&&a`<small class="does">${i(`short:${e.place}`)}</small>`}
      <${So} place=${e.place} />
      ${r.length>0&&a`<span class="tokens">${e.seats.map(u=>a`<${Q} key=${u} seat=${u} />`)}</span>`}
    <//>
  `}var qo=["front","starboard-bow","starboard-aft","rear","port-bow","port-aft"];function Do({area:e,seen:t}){let{choice:n,view:s,spoken:o,seat:r}=k(),l=i(`area:${e}`),u=r!==null&&t.pilots.includes(r)&&n.may(wt)?wt:`area:${e}`,d=n.may(u),p=[l,...Lt(s,t)].join(", "),f=$=>d&&!$.target.closest("button, .dimmed")&&n.pick(u);return a`
    <section class=${`area ${e} ${Tl(t)} ${d?"open":""} ${o.has(u)?"spoken":""}`} role="group" aria-label=${l} data-place=${e} onClick=${f}>
      <${z} option=${u} explain=${`area:${e}`} class="area-name" label=${p} firm>
        <span>${l}</span>${t.launch&&a`<small class="launch">${i("launch")}</small>`}
      <//>
      <${Io} area=${e} />
      <div class="ships"><${El} seen=${t} /></div>
    </section>
  `}function Tl(e){let n=[e.raiders,e.heavy_raiders,e.vipers].reduce((s,o)=>s+(o>0?1+Math.min(o,3)/2:0),0)+e.basestars.length*2+e.pilots.length*1.5+e.civilians.length;return n<=4?"roomy":n<=5.5?"busy":"crowded"}function El({seen:e}){let{view:t}=k(),{area:n}=e,s=Ne(t).areas[n]??0,r=[["raider",e.raiders],["heavy-raider",e.heavy_raiders],["viper",e.vipers-s],["viper-mark-vii",s]].filter(([,l])=>l>0);return a`
    ${e.basestars.map(l=>{let c=l.damage.map(d=>R(t,d)),u=c.length?i("basestar_damaged",{damage:W(c)}):i("ship:basestar");return a`
        <${z} key=${l.option} option=${l.option} class="vessel basestar" label=${u}>
          <${q} kind="basestar" />${l.hits>0&&a`<b class="hit">−${l.hits}</b>`}
        <//>
      `})}
    ${r.map(([l,c])=>a`
        <${z} key=${l} option=${`ship:${l}@${n}`} class=${`vessel ${l}`} label=${i(`ships:${l}`,{n:c})}>
          <${Bo} kind=${l} n=${c} />
        <//>
      `)}
    ${e.pilots.map(l=>a`<${z} key=${`pilot${l}`} option=${ke(l)} class="vessel viper flown" label=${Bn(t,l)}>
        <${q} kind=${Jt(t,l)} /><${Q} seat=${l} />
      <//>`)}
    ${e.civilians.map(l=>a`<${z} key=${l} option=${`ship:civilian-${l}`} class="vessel civilian" label=${i("civilian",{letter:l})}>
        <${q} kind="civilian" letter=${l} />
      <//>`)}
  `}function Go(){let{view:e}=k(),{boarding:t}=e.board,n=t.reduce((s,o)=>s+o,0);return a`
    <span class="track boarding" role="group" aria-label=${i("boarding_label",{n})}>
      <span data-explain="track:boarding">${i("boarded")}</span>
      ${t.map((s,o)=>a`<${Ol} key=${o} n=${s} space=${o} />`)}
      <b class="dead" data-explain="track:boarding">${i("lost")}</b>
    </span>
  `}function Ol({n:e,space:t}){let n=i("boarding_space",{space:t+1,n:e});return a`
    <${z} option=${`ship:centurion@${t}`} explain="track:boarding" class=${`space-on ${e?"at":""}`} label=${n}>
      ${e?a`<${q} kind="centurion" />${e>1&&e}`:t+1}
    <//>
  `}var jo={politics:"M24,4 L44,14 V18 H4 V14Z M8,21 H13 V37 H8Z M18,21 H22.5 V37 H18Z M25.5,21 H30 V37 H25.5Z M35,21 H40 V37 H35Z M4,40 H44 V44 H4Z",leadership:"M24,3 L27.6,13 H38 L29.7,19.2 L32.8,29.4 L24,23.3 L15.2,29.4 L18.3,19.2 L10,13 H20.4Z M8,30 L24,38 L40,30 V35 L24,43 L8,35Z M10,40 L24,47 L38,40 V44 L24,48 L10,44Z",tactics:"M22,2 H26 V9.2 A15,15 0 0 1 38.8,22 H46 V26 H38.8 A15,15 0 0 1 26,38.8 V46 H22 V38.8 A15,15 0 0 1 9.2,26 H2 V22 H9.2 A15,15 0 0 1 22,9.2Z M24,13 A11,11 0 1 0 24.01,13Z M24,20 A4,4 0 1 1 23.99,20Z",piloting:"M24,10 L28,18 L46,12 L40,20 L34,21.5 L42,22.5 L37,28 L31,27.5 L35,31 L30,34 L27,31 L24,42 L21,31 L18,34 L13,31 L17,27.5 L11,28 L6,22.5 L14,21.5 L8,20 L2,12 L20,18Z",engineering:"M20,3 H28 L29,9 L33.5,11 L38.5,7.5 L43.5,13 L40,18 L41.5,22 L46,23 V29 L41,30 L39,34.5 L42,39 L37,43.5 L32.5,40.5 L28,42 L27,46 H20 L19,42 L14.5,40 L10,43 L5,38 L8,33.5 L6.5,29 L2,28 V21 L7,20 L9,15.5 L6,11 L11,6 L15.5,9 L19,7.5Z M24,16 A8.5,8.5 0 1 0 24.01,16Z",quorum:"M24,14 A10,10 0 1 1 23.99,14Z M24,2 A3,3 0 1 1 23.99,2Z M24,40 A3,3 0 1 1 23.99,40Z M5,21 A3,3 0 1 1 4.99,21Z M43,21 A3,3 0 1 1 42.99,21Z M14.5,4.6 A3,3 0 1 1 14.49,4.6Z M33.5,4.6 A3,3 0 1 1 33.49,4.6Z M7.6,11.5 A3,3 0 1 1 7.59,11.5Z M40.4,11.5 A3,3 0 1 1 40.39,11.5Z M7.6,30.5 A3,3 0 1 1 7.59,30.5Z M40.4,30.5 A3,3 0 1 1 40.39,30.5Z M14.5,37.4 A3,3 0 1 1 14.49,37.4Z M33.5,37.4 A3,3 0 1 1 33.49,37.4Z",crisis:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M21.5,11 L22.5,29 H25.5 L26.5,11Z M24,32 A3,3 0 1 0 24.01,32Z",super:"M15,3 H33 L45,15 V33 L33,45 H15 L3,33 V15Z M7,24 C14,14 34,14 41,24 C34,34 14,34 7,24Z M24,18 A6,6 0 1 1 23.99,18Z",destination:"M24,12 A12,12 0 1 1 23.99,12Z M2,33 C8,38 28,34 38,26 C46,19.5 48,13 45,11 C43,9.6 38,10 34,11.5 C40,11 43,12.5 42,15 C40,21 28,29 16,32 C9,33.8 3,33.6 2,33Z",loyalty:"M23,4 V44 C12,40 6,31 6,20 V8 C12,8 18,7 23,4Z M25,4 C30,7 36,8 42,8 V20 C42,31 36,40 25,44Z M11,20 H19 V24 H11Z M29,18 L37,22 L29,25Z",destiny:"M24,3 L30,18 L45,24 L30,30 L24,45 L18,30 L3,24 L18,18Z M24,19 A5,5 0 1 0 24.01,19Z",crossroads:"M21,46 V30 L6,15 V22 H2 V6 H18 V10 H11 L24,23 L37,10 H30 V6 H46 V22 H42 V15 L27,30 V46Z",ally:"M4,18 L14,12 L24,18 L34,12 L44,18 V32 L34,38 L24,32 L14,38 L4,32Z M14,18 L9,21 V29 L14,32 L20,28.5 V21.5Z M34,18 L28,21.5 V28.5 L34,32 L39,29 V21Z"},Vl=e=>jo[e]??jo.destiny;function se({kind:e}){return a`<svg class=${`emblem emblem-${e}`} viewBox="0 0 48 48" aria-hidden="true"><path d=${Vl(e)} /></svg>`}function zo(){let{view:e}=k();return a`
    <section class="decks" aria-label=${i("decks")}>
      ${e.decks.filter(Wo).map(t=>a`<${Fo} key=${t.deck} ...${t} />`)}
      <i class="row-break"></i>
      ${e.decks.filter(t=>!Wo(t)).map(t=>a`<${Fo} key=${t.deck} ...${t} />`)}
    </section>
  `}var Wo=({deck:e})=>e.startsWith("skill:");function Fo({deck:e,cards:t,discarded:n,top:s}){let{view:o}=k(),r=e.startsWith("skill:")?e.slice(6):null,l=i(`deck:${e}`),c=[i("deck_left",{n:t}),i("deck_discarded",{n}),s&&i("deck_top",{name:R(o,s)})];return a`
    <${z} option=${r?e:`deck:${e}`} explain=${`deck:${e}`} class="deck" label=${[l,...c].filter(Boolean).join(", ")} firm>
      ${r?a`<${le} skill=${r} />`:a`<${se} kind=${e.split("-")[0]} /><span>${l}</span>`}
      <b>${t}</b>${n>0&&a`<small>+${n}</small>`}
    <//>
  `}var it=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var Yo=700,Al={raiders:"raider",heavy_raiders:"heavy-raider",vipers:"viper",modern:"viper-mark-vii",basestars:"basestar"};function Jo({board:e}){let{view:t}=k(),n=C(null),[s,o]=v([]),r=JSON.stringify([t.areas,t.fleet,t.players.map(l=>l.place)]);return _(()=>{let l=n.current;if(n.current={areas:Rl(t),far:t.fleet?.areas??[],pile:t.board.civilian_pile,players:t.players},!l||it())return;let c=[...Il(l,n.current),...Pl(l.players,t.players)];if(!c.length)return;o(c.map((d,p)=>({...d,key:`${Date.now()}-${p}`})));let u=setTimeout(()=>o([]),Yo+100);return()=>clearTimeout(u)},[r]),a`<div class="flights" aria-hidden="true">${s.map(l=>a`<${Nl} ...${l} board=${e} />`)}</div>`}function Nl({from:e,to:t,kind:n,seat:s,board:o}){let r=C(null);return ee(()=>{let l=Uo(o.current,e),c=Uo(o.current,t);if(!l||!c)return;let u=[{transform:`translate(${l.x}px, ${l.y}px)`,opacity:1},{transform:`translate(${c.x}px, ${c.y}px)`,opacity:e===t?0:1}];r.current.animate(u,{duration:Yo,easing:"ease-in-out",fill:"both"})},[]),a`<span class="ghost" ref=${r}>${n?a`<${q} kind=${n} />`:a`<${Q} seat=${s} />`}</span>`}function Uo(e,t){let n=e?.querySelector(`[data-place="${t}"]`)?.getBoundingClientRect();if(!n)return null;let s=e.getBoundingClientRect();return{x:n.left-s.left+n.width/2-14,y:n.top-s.top+n.height/2-12}}function Rl(e){return e.areas.map(t=>{let n=Ne(e).areas[t.area]??0;return{...t,vipers:t.vipers-n,modern:n}})}function Il(e,t){let n=[],s=new Map(t.far.flatMap(({area:o,twin:r})=>[[o,r],[r,o]]));for(let[o,r]of Object.entries(Al)){let l=[],c=[];for(let[d,p]of[[e.areas,t.areas],[e.far,t.far]])p.forEach((f,$)=>{let h=Ko(f[o])-Ko(d[$]?.[o]);for(let m=0;m<Math.abs(h);m+=1)(h<0?l:c).push(f.area)});l.filter(d=>{let p=c.indexOf(s.get(d));return p>=0&&n.push({from:d,to:c.splice(p,1)[0],kind:r}),p<0}).slice(0,c.length).forEach((d,p)=>{n.push({from:d,to:c[p],kind:r})})}return[...n,...Bl(e,t)]}function Bl(e,t){let n=o=>new Map(o.flatMap(r=>r.civilians.map(l=>[l,r.area]))),s=n(t.areas);return[...n(e.areas)].map(([o,r])=>({from:r,to:s.get(o)??(t.pile>e.pile?"reserves":r),kind:"civilian"})).filter(({from:o,to:r})=>o!==r)}var Ko=e=>Array.isArray(e)?e.length:e??0;function Pl(e,t){return t.map((n,s)=>({from:e[s]?.place,to:n.place,seat:s})).filter(({from:n,to:s})=>n&&s&&n!==s)}function Xo(){let{view:e}=k(),{board:t}=e;return a`
    <section class="reserves" aria-label=${i("reserves")} data-place="reserves">
      <${Qo} model="viper" />
      ${e.fleet&&a`<${Qo} model="viper-mark-vii" />`}
      <${qn} kind="raptor" n=${t.raptors} label=${i("raptors_left",{n:t.raptors})} />
      <${qn} kind="nuke" n=${t.nukes} label=${i("nukes_left",{n:t.nukes})} />
      <${qn} kind="civilian" n=${t.civilian_pile} label=${i("civilians_left",{n:t.civilian_pile})} lost=${t.civilians_lost.length} />
    </section>
  `}function Qo({model:e}){let{view:t}=k(),{reserves:n,damaged:s,destroyed:o}=In(t,e);return a`
    <${z} option=${`ship:${e}@reserves`} explain=${`reserve:${e}`} class="reserve" label=${[i(`ship:${e}`),...nn(t,e)].join(", ")} firm>
      <${q} kind=${e} /><b>${n}</b>
      ${s>0&&a`<small class="hit">${i("short_damaged",{n:s})}</small>`}
      ${o>0&&a`<small>${i("short_lost",{n:o})}</small>`}
    <//>
  `}function qn({kind:e,n:t,label:n,lost:s=0}){return a`
    <button type="button" class="reserve" data-explain=${`reserve:${e}`}>
      <span class="unseen">${n}</span>
      <span class="seen" aria-hidden="true"><${q} kind=${e} /><b>${t}</b>${s>0&&a`<small>${i("short_lost",{n:s})}</small>`}</span>
    </button>
  `}var ea=()=>a`<${ko} /><${ql} />`;function ql(){let{view:e,choice:t}=k(),n=C(null);_(()=>{let o=n.current.querySelector(".glow");o&&matchMedia("(min-width: 1200px)").matches&&o.scrollIntoView({block:"nearest"})},[t.question?.id]);let s=o=>e.board.places.filter(r=>r.ship===o);return a`
    <section class="board" ref=${n} aria-label=${i("board")}>
      <div class="space">
        <${Mo} destination=${e.game.route[e.game.route.length-1]??null} />
        ${qo.map(o=>a`<${Do} key=${o} area=${o} seen=${e.areas.find(r=>r.area===o)} />`)}
        <div class="hull">
          <${Dn} name="galactica" places=${s("galactica")}><div class="tracks"><${Dl} /><${Go} /></div><//>
          <${Dn} name="colonial-one" places=${s("colonial-one")} />
        </div>
      </div>
      <${Dn} name="cylon" places=${s("cylon")} />
      <div class="store"><${Xo} /><${zo} /></div>
      <${Jo} board=${n} />
    </section>
  `}function Dn({name:e,places:t,children:n}){return a`
    <section class=${`ship ${e}`} aria-label=${i(`ship:${e}`)}>
      <${Lo} name=${e} />
      <h2>${i(`ship:${e}`)}</h2>
      <div class="places">${t.map(s=>a`<${Po} key=${s.place} place=${s} />`)}</div>
      ${n}
    </section>
  `}function Dl(){let{view:e}=k(),t=e.board.places.filter(s=>s.damaged).length,n=e.board.destroyed_at;return a`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${i("damage_label",{value:t,most:n})}</span>
      <span class="seen" aria-hidden="true">
        <span>${i("damage")}</span>
        ${Array.from({length:n},(s,o)=>a`<i key=${o} class=${o<t?"hit":""}></i>`)}
      </span>
    </button>
  `}function ta(){let{view:e}=k(),{kept:t}=e.game;return t.length?a`<p class="in-play">${i("in_play")} ${t.map(n=>a`<button key=${n} type="button" data-explain=${n}>${R(e,n)}</button>`)}</p>`:null}var na="settings";function He(e=null){let t={sound:!1,volume:.6,stage:!0,notify:!1,vibrate:!0,asked:!1,...JSON.parse(localStorage.getItem(na)??"{}"),...e};return e&&localStorage.setItem(na,JSON.stringify(t)),t}var Gl=6e3,Gn=1600;function sa({name:e,over:t,away:n,thrown:s}){let{choice:o,parts:r,replay:l}=M(),c=C(void 0),u=C(new Set),[d,p]=v(!1),f=C(null),$=o.asks&&!!o.question?.options.some(b=>r.options.onBoard.includes(B(b)));_(()=>{let b=c.current!==void 0&&e!==c.current;c.current=e;let y=!!(b&&e&&!u.current.has(e)&&He().stage&&!l),w=s.current+Gn-performance.now();if(b&&p(y&&w<=0),e&&u.current.add(e),!y||w<=0)return;let x=setTimeout(()=>p(!0),w);return()=>clearTimeout(x)},[e]),_(()=>{if(!d||!t)return;let b=setTimeout(()=>p(!1),Gl);return()=>clearTimeout(b)},[d,t]);let h=!!(d&&e&&!$&&!n&&!l),m=()=>p(!1);return _(()=>{if(!h)return;let b=w=>w.key==="Escape"&&!o.sure&&!document.querySelector(".moment-frame, dialog[open]")&&m(),y=w=>w.target.closest?.(".tabs")&&m();return addEventListener("keydown",b),document.addEventListener("click",y),()=>{removeEventListener("keydown",b),document.removeEventListener("click",y)}},[h,e,o.sure]),ee(()=>{if(!h)return;let b=()=>jl(f.current);return b(),addEventListener("resize",b),()=>removeEventListener("resize",b)}),{up:h,place:f,fold:m,raise:e&&!l&&!$&&!n?()=>p(!0):null}}function jl(e){let t=document.getElementById("board")?.getBoundingClientRect(),n=e?.closest(".table")?.getBoundingClientRect();if(!e||!t||!n)return;let s=document.getElementById("ask")?.getBoundingClientRect(),o={"--left":t.left-n.left,"--top":t.top-n.top,"--wide":t.width,"--high":t.height,"--drawer":innerHeight-(s?.top??innerHeight)};for(let[r,l]of Object.entries(o))e.style.setProperty(r,`${Math.round(l)}px`)}var Wl=["choosing","resolving"];function oa({shown:e,count:t,all:n}){let{view:s}=k(),o=s.nebula,r=e<t;if(!o||!Wl.includes(o.phase)&&!r)return null;let l=o.crossroads.slice(0,e),c=r||o.resolving!==null?l.at(-1):null;return a`
    <section class="card-large crossroads" aria-label=${i("crossroads")}>
      <header><h3>${i("crossroads")}</h3><small>${i(`phase:${o.phase==="choosing"?"choosing":"resolving"}`)}</small></header>
      ${c&&a`<${Fl} key=${c.seat} dealt=${c} />`}
      ${r&&a`<button type="button" class="put-away" onClick=${n}>${i("skip_reveals")}</button>`}
      <${zl} />
      <ol class="dealt">
        ${o.crossroads.map((u,d)=>a`<${Ul} key=${u.seat} dealt=${u} open=${d<e} now=${u===c} />`)}
      </ol>
    </section>
  `}function Fl({dealt:e}){let{view:t}=k();return a`
    <div class="reveal" aria-live="polite">
      <p class="turned">
        <${Q} seat=${e.seat} />
        <b>${i("reveals",{name:H(t,e.seat),card:e.name??""})}</b>
        <${oe} token=${e.token} /><span class="unseen">${e.token?R(t,e.token):i("no_token")}</span>
      </p>
      <${Mt} card=${e} side=${e.side} />
    </div>
  `}function zl(){let{view:e,seat:t}=k(),n=e.nebula?.crossroads.find(s=>s.seat===t&&!s.revealed);return n?.card?a`
    <${$e} name=${i("your_crossroads")} count=${n.covered?i("token_beside"):i("no_token_yet")}>
      <p><b>${n.name}</b></p>
      <${Mt} card=${n} side=${n.token?.split(":")[1]??null} />
    <//>
  `:null}function Ul({dealt:e,open:t,now:n}){let{view:s}=k(),o=s.questions.waiting.some(c=>c.kind==="crossroads"&&c.seat===e.seat)||s.questions.mine.some(c=>c.kind==="crossroads"&&c.seat===e.seat&&c.given===null),r=H(s,e.seat),l=t?e.name:s.nebula?.phase==="choosing"?i(o?"still_choosing":"has_chosen"):i("to_come");return a`
    <li class=${`${t?"open":"face-down"} ${n?"now":""}`}>
      <${Q} seat=${e.seat} />
      <span class="whose"><b>${r}</b> <small>${l}</small></span>
      ${t&&a`<span class="turned"><${oe} token=${e.token} /><span class="unseen">${e.token?R(s,e.token):i("no_token")}</span></span>`}
      ${!t&&e.covered&&a`<${oe} token=${null} />`}
    </li>
  `}var Kl=2500;function aa(e){let t=e?.crossroads.filter(r=>r.revealed).length??0,[n,s]=v(t),o=()=>s(t);return _(()=>{if(n>=t||it()){o();return}let r=setTimeout(()=>s(n+1),n?Kl:0);return()=>clearTimeout(r)},[t,n]),[Math.min(n,t),t,o]}function ra(){let{view:e}=k(),[t,n]=v(!1),s=e.nebula,o=s?.trial;if(!o)return null;let r=s.phase==="over";if(r&&(t||e.game.turn>o.turn+1||e.game.ending))return null;let l=!o.tried.some(u=>u.eliminated),c=[...o.tried].sort((u,d)=>d.counted-u.counted);return a`
    <section class="card-large trial" aria-label=${i("trial")}>
      <header><h3>${i("trial")}</h3></header>
      <p class="verdict">${Jl(e,o)}</p>
      <ol class="tried">${c.map(u=>a`<${Yl} key=${u.seat} tried=${u} tied=${l&&o.tied.includes(u.seat)} />`)}</ol>
      <p class="rule"><small>${i("trial_rule",{n:o.let_off_at})}</small></p>
      ${r&&a`<button type="button" class="put-away" onClick=${()=>n(!0)}>${i("put_trial_away")}</button>`}
    </section>
  `}function Yl({tried:e,tied:t}){let{view:n}=k(),s=e.cylon?"token:benevolent":"token:antagonistic",o=e.eliminated?"eliminated":t?"tied":e.let_off?"let_off":"spared";return a`
    <li class=${`${o} ${e.cylon?"cylon":""}`}>
      <${Q} seat=${e.seat} />
      <span class="whose"><b>${H(n,e.seat)}</b> ${e.cylon&&a`<small>${i("tried_cylon")}</small>`}</span>
      <span class="shown-tokens" aria-hidden="true">
        ${e.tokens.map((r,l)=>a`<span key=${l} class=${r===s?"counts":"void"}><${oe} token=${r} /></span>`)}
      </span>
      <b class="count"><span class="unseen">${i("counts_against",{n:e.counted})}</span><span aria-hidden="true">${e.counted}</span></b>
      <i class="fate">${i(`fate:${o}`)}</i>
    </li>
  `}function Jl(e,t){let n=o=>W(o.map(r=>H(e,r))),s=t.tried.filter(o=>o.eliminated).map(o=>o.seat);return s.length?i("are_eliminated",{names:n(s)}):t.tied.length?i("president_chooses",{names:n(t.tied)}):i("nobody_eliminated",{n:t.let_off_at})}var Ql=["not","little","lot"];function ia(){let{view:e,seat:t,send:n,state:s,replay:o}=k(),{claims:r}=e;if(!r)return null;let l=s.pending.some(u=>u.do==="claim"),c=Object.entries(r.levels);return a`
    ${c.length>0&&a`<ul class="claimed" aria-label=${i("claims")}>
      ${c.map(([u,d])=>a`<li key=${u} data-seat=${u}><b>${H(e,Number(u))}</b> ${i(`claim:${d}`)}</li>`)}
    </ul>`}
    ${r.mine&&!o&&a`<div class="claims" role="group" aria-label=${i("claim")}>
      <small>${i("claim")}</small>
      ${Ql.map(u=>a`<button key=${u} type="button" disabled=${l} aria-pressed=${r.levels[t??""]===u}
          onClick=${()=>n({do:"claim",level:u,about:r.about})}>${i(`claim:${u}`)}</button>`)}
    </div>`}
  `}function sn({seats:e}){let{view:t}=k(),n=[...new Set(e)].flatMap(s=>{let o=s===null?null:t.players[s].character;return o?[{seat:s,of:o}]:[]});return a`<span class="concerned" aria-hidden="true">${n.map(({seat:s,of:o})=>a`<span key=${s} data-seat=${s}><${ne} of=${o} cylon=${t.players[s??0].cylon} /></span>`)}</span>`}var Xl={attack:"ambush besieged cylon-swarm surrounded thirty-three tactical-strike raiders-inbound tracked-by-radiation cylon-tracking-device fleet-mobilization",assault:"heavy-assault jammed-assault raiding-party massive-assault inbound-nukes fire-all-missiles fighting-blind rescue-the-fleet",boarders:"boarding-parties centurion-assault cylon-intruders set-a-trap",senate:"elections-loom admiral-grilled requested-resignation truth-and-reconciliation the-circle loss-of-a-friend guilty-conscience administration presidents-office quorum-chamber",press:"ambushed-by-the-press informing-the-public unwelcome-faces keep-tabs-on-visitor",command:"weapon-malfunction declare-martial-law appoint-head-of-security security-breach return-to-duty detente training-a-rookie review-camera-footage",office:"consult-the-prisoner medal-of-distinction controversial-manuscript cylon-genocide rescue-caprica-survivors unexpected-reunion hera-rescued",unrest:"riots resistance labor-dispute prison-labor divisive-behavior unfair-bias",hunger:"food-shortage widespread-starvation low-supplies",water:"water-shortage water-sabotaged forced-water-mining scouting-for-water",fuel:"scouting-for-fuel",bomb:"bomb-threat terrorist-bomber terrorist-investigations missing-g4-explosives hidden-explosives detector-sabotage bomb-on-colonial-one",sickbay:"sleep-deprivation unexplained-deaths mandatory-testing haunted-by-the-past",accused:"a-traitor-accused cylon-accusation witch-hunt guilt-by-collusion interrogation hidden-identity familiar-face cylon-screenings admirals-quarters airlock",brig:"prisoner-revolt human-prisoner brig",jump:"the-passage strange-beacon",failure:"jump-computer-failure power-failure airlock-leak",virus:"cylon-virus network-computers build-cylon-detector analyze-enemy-fighter",scout:"send-survey-team rescue-mission mysterious-guide",hangar:"hangar-accident crash-landing crippled-raider raptor-malfunction",prophecy:"fulfiller-of-prophecy legendary-discovery temple-of-the-five mysterious-message",rescue:"the-olympic-carrier unidentified-ship",feast:"colonial-day joes-bar in-the-ring",star:"threat-of-super-nova"},ec=new Map(Object.entries(Xl).flatMap(([e,t])=>t.split(" ").map(n=>[n,e]))),la=e=>ec.get((e.split(":").pop()??"").replace(/-\d$/,""))??(/^(crisis|super):/.test(e)?"senate":null);var tc=e=>a`<path class="s-lamps" d=${e} />`;function Ze(){let e=Array.from({length:21},(t,n)=>`M${192+n*12.6},70 l6,0 2,50 -6,0Z`).join("");return a`
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
    ${tc("M22,103 L56,101 M70,106 H140 M110,90 H142 M112,116 H140 M482,80 H556 M482,104 H600 M160,146 H494 M236,58 H456")}
    <path class="s-drive" d="M608,66 h10 v14 h-10Z M612,84 h10 v14 h-10Z M608,103 h10 v14 h-10Z" />
  `}function Ge(){return a`
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
  `}function he(){return a`
    <path class="c-far" d="M-30,6 C-52,-2 -84,8 -100,36 C-92,10 -70,-12 -44,-14 L-20,-18 H20 L44,-14 C70,-12 92,10 100,36 C84,8 52,-2 30,6Z" />
    <path class="c-hull" d="M0,-24 C12,-24 20,-18 26,-10 C52,-18 82,-2 100,36 C86,16 68,6 50,10 C42,14 32,22 22,22 L10,34 H-10 L-22,22 C-32,22 -42,14 -50,10 C-68,6 -86,16 -100,36 C-82,-2 -52,-18 -26,-10 C-20,-18 -12,-24 0,-24Z" />
    <path class="c-shade" d="M50,10 C42,14 32,22 22,22 L10,34 H-10 L-22,22 C-32,22 -42,14 -50,10 C-40,10 -30,4 -24,6 L0,14 L24,6 C30,4 40,10 50,10Z" />
    <path class="c-plate" d="M0,-22 C12,-22 20,-12 21,-2 C20,6 12,14 0,15 C-12,14 -20,6 -21,-2 C-20,-12 -12,-22 0,-22Z" />
    <path class="c-slit" d="M-17,-5 C-8,-1 8,-1 17,-5 L14,4 C6,7 -6,7 -14,4Z" />
    <path class="c-rim" d="M-100,36 C-82,-2 -52,-18 -26,-10 C-20,-18 -12,-24 0,-24 C12,-24 20,-18 26,-10 C52,-18 82,-2 100,36" />
    <ellipse class="c-light" cx="3" cy="1" rx="5" ry="2.6" />
    <ellipse class="c-glow" cx="3" cy="1" rx="24" ry="9" />
  `}function nc(){return a`
    <path class="c-far" d="M-104,-40 L-60,-16 L-30,-34 H30 L60,-16 L104,-40 L94,12 L60,34 H-60 L-94,12Z" />
    <path class="c-hull" d="M-100,-34 L-62,-10 L-32,-28 H32 L62,-10 L100,-34 L92,8 L62,20 L42,36 H-42 L-62,20 L-92,8Z" />
    <path class="c-shade" d="M-92,8 L-62,6 L-30,14 H30 L62,6 L92,8 L62,20 L42,36 H-42 L-62,20Z" />
    <path class="c-plate" d="M-28,-24 H28 L38,0 L26,20 H-26 L-38,0Z" />
    <path class="c-slit" d="M-26,-8 H-8 L-10,2 H-24Z M26,-8 H8 L10,2 H24Z" />
    <path class="c-rim" d="M-92,8 L-100,-34 L-62,-10 L-32,-28 H32 L62,-10 L100,-34 L92,8" />
    <path class="c-light" d="M-20,-5 h7 v4 h-7Z M13,-5 h7 v4 h-7Z" />
    <ellipse class="c-glow" cx="-16" cy="-3" rx="20" ry="9" /><ellipse class="c-glow" cx="16" cy="-3" rx="20" ry="9" />
  `}function ct(){return a`
    <path class="s-wash" d="M112,-8 h60 q-40,7 -60,10Z M112,12 h60 q-40,7 -60,10Z" />
    <path class="s-hull" d="M-118,10 L-84,-16 H-62 L-50,-42 H4 L16,-16 H60 L96,-2 L114,-10 V32 L96,24 L60,34 H-74Z" />
    <path class="s-shade" d="M-118,10 H114 V32 L96,24 L60,34 H-74Z" />
    <path class="s-dark" d="M-44,34 H24 L12,50 H-30Z" />
    <path class="s-seam" d="M-84,-16 V34 M-40,-42 V34 M16,-16 V34 M60,-16 V34 M96,-2 V24" />
    <path class="s-rim" d="M-118,10 L-84,-16 H-62 L-50,-42 H4 L16,-16 H60 L96,-2 L114,-10" />
    <path class="s-lamps" d="M-76,-4 H56 M-76,4 H90 M-42,-30 H0 M-60,18 H60" />
    <path class="s-drive" d="M110,-8 h6 v14 h-6Z M110,12 h6 v14 h-6Z" />
  `}function je(){return a`
    <path class="s-hull" d="M-4,-20 L-2,-58 L6,-54 L6,-20Z M16,6 L64,26 V36 L16,24Z M-16,6 L-64,26 V36 L-16,24Z" />
    <path class="s-stripe" d="M-1.4,-52 L4,-50 V-40 L-1.8,-40Z M48,20 L60,25 V33 L48,30Z M-48,20 L-60,25 V33 L-48,30Z" />
    <path class="s-hull" d="M0,-32 C14,-32 20,-20 20,-8 L30,12 L22,28 H-22 L-30,12 L-20,-8 C-20,-20 -14,-32 0,-32Z" />
    <path class="s-rim" d="M-2,-58 L6,-54 V-31 C16,-28 20,-18 20,-8 L64,26 M-2,-58 L-4,-31 C-14,-28 -20,-18 -20,-8 L-64,26" />
    ${[[0,-15,11],[-14,11,11],[14,11,11]].map(([e,t,n])=>a`<circle class="s-bay" cx=${e} cy=${t} r=${n} /><circle class="s-drive" cx=${e} cy=${t} r=${n-2.4} /><circle class="s-glow" cx=${e} cy=${t} r=${n*3} />`)}
  `}function sc(){return a`
    <path class="c-far" d="M-36,58 C-84,62 -136,82 -156,160 H156 C136,82 84,62 36,58Z" />
    <path class="c-metal" d="M-150,160 C-142,108 -112,78 -66,70 C-80,94 -84,130 -84,160Z M150,160 C142,108 112,78 66,70 C80,94 84,130 84,160Z" />
    <path class="c-shade" d="M-22,52 H22 L34,96 L0,120 L-34,96Z" />
    <path class="c-seam" d="M-16,60 H16 M-19,68 H19 M-21,76 H21 M-24,84 H24" />
    <path class="c-metal" d="M0,-122 C46,-122 72,-86 70,-38 L62,4 L38,44 L24,58 H-24 L-38,44 L-62,4 L-70,-38 C-72,-86 -46,-122 0,-122Z" />
    <path class="c-shade" d="M10,-121 C50,-116 72,-84 70,-38 L62,4 L38,44 L24,58 H0 L30,30 L46,-6 L50,-40 C52,-80 36,-110 10,-121Z" />
    <path class="c-seam" d="M0,-122 V-46 M-44,6 L-22,46 M44,6 L22,46 M-14,4 L-10,56 M14,4 L10,56 M0,4 V58" />
    <path class="c-shade" d="M-70,-44 C-40,-58 40,-58 70,-44 L68,-16 C40,-30 -40,-30 -68,-16Z" />
    <path class="c-slit" d="M-66,-38 C-36,-50 36,-50 66,-38 L63,-19 C34,-30 -34,-30 -63,-19Z" />
    <path class="c-rim" d="M-70,-38 C-72,-86 -46,-122 0,-122 C46,-122 72,-86 70,-38 M-150,160 C-142,108 -112,78 -66,70 M150,160 C142,108 112,78 66,70" />
  `}function be(){return a`
    <circle class="f-far" r="104" />
    <g class="f-smoke">${jn(11,46,30,.4)}</g>
    <g class="f-flame">${jn(9,32,28,0)}${jn(6,14,24,.7)}</g>
    <path class="f-rays" d=${oc(22)} />
    <circle class="f-heart" r="46" />
    <path class="f-bits" d=${ac(30)} />
  `}var lt=(e,t)=>e*2*Math.PI/t,on=(e,t)=>`${Math.round(t*Math.cos(e))},${Math.round(t*Math.sin(e))}`,jn=(e,t,n,s)=>Array.from({length:e},(o,r)=>{let l=t*(.75+r*7%5/10);return a`<circle cx=${Math.round(l*Math.cos(lt(r,e)+s))} cy=${Math.round(l*Math.sin(lt(r,e)+s))} r=${n*(.7+r*5%4/6)} />`}),oc=e=>Array.from({length:e},(t,n)=>`M${on(lt(n,e)-.025,20)} L${on(lt(n,e),62+n*37%40)} L${on(lt(n,e)+.025,20)}Z`).join(""),ac=e=>Array.from({length:e},(t,n)=>`M${on(lt(n,e)+.1,56+n*29%48)} l${2+n%3},1.4 -1.4,${1.4+n%3} -2.6,-1.4Z`).join(""),rc={warship:"-10 30 760 160",hunter:"-210 -135 420 270",raider:"-105 -40 210 84","heavy-raider":"-110 -46 220 90",liner:"-124 -48 304 104",viper:"-70 -62 140 108",centurion:"-160 -130 320 290",fire:"-105 -105 210 210"},ic={warship:Ze,hunter:Ge,raider:he,"heavy-raider":nc,liner:ct,viper:je,centurion:sc,fire:be};function an({kind:e,class:t="",style:n}){return a`<svg class=${`subject ${e} ${t}`} viewBox=${rc[e]} style=${n} aria-hidden="true"><${ic[e]} /></svg>`}function ca({kind:e}){let t=ua[e];return a`<svg class="crisis-scene" data-scene=${e} viewBox="0 0 400 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><${t} /></svg>`}var zn="#04080c",pe=e=>`url(#p-${e})`,U=e=>a`<path fill=${pe(e)} d="M-200,-200 H600 V400 H-200Z" />`,P=(e,t,n,s,o=s)=>a`<ellipse cx=${t} cy=${n} rx=${s} ry=${o} fill=${pe(e)} />`,Y=e=>a`<path fill=${zn} d=${e} />`,E=(e,t,n=2)=>a`<path fill="none" stroke=${e} stroke-width=${n} stroke-linecap="round" d=${t} />`,ue=(e,t,n,s,o=0)=>a`<g transform=${`translate(${e} ${t}) rotate(${o}) scale(${n})`}>${s}</g>`,Wn=()=>E("#cfe3f2","M20,30h0 M58,72h0 M90,18h0 M132,52h0 M150,120h0 M176,26h0 M214,60h0 M244,16h0 M270,92h0 M300,38h0 M336,66h0 M352,20h0 M382,104h0 M34,126h0 M72,150h0 M188,150h0 M310,140h0 M372,156h0",1.8),Fn=e=>a`<path fill=${pe("beam")} d=${`M${e-10},0 H${e+10} L${e+90},180 H${e-90}Z`} />`,Me="M0,-74 a8,9 0 1 1 -.1,0Z M-13,-54 Q0,-60 13,-54 L16,-24 H10 L9,0 H2 L0,-24 L-2,0 H-9 L-10,-24 H-16Z",fe="M0,-44 a12,14 0 1 1 -.1,0Z M-9,-18 H9 C20,-14 32,-10 36,20 H-36 C-32,-10 -20,-14 -9,-18Z",ut="M0,-44 a11,13 0 1 1 -.1,0Z M-8,-20 H8 L20,-16 L24,-52 L20,-60 L22,-70 H34 L36,-58 L32,-50 L34,20 H-30 C-30,-8 -20,-16 -8,-20Z",G=(e,t,n,s=1,o=zn)=>a`<path fill=${o} transform=${`translate(${t} ${n}) scale(${s})`} d=${e} />`,ua={attack:()=>a`
    ${U("night")}${P("red",300,60,190,130)}${Wn()}${ue(300,58,.62,a`<${Ge} />`,-9)}
    ${ue(150,62,.3,a`<${he} />`,10)}${ue(212,92,.42,a`<${he} />`,-6)}${ue(94,112,1.1,a`<${he} />`,-14)}
  `,assault:()=>a`
    ${U("night")}${P("amber",250,80,170,120)}${Wn()}${ue(84,44,.48,a`<${Ze} />`)}${ue(300,92,.42,a`<${be} />`)}
    ${ue(176,104,.24,a`<${be} />`)}${ue(64,132,.6,a`<${he} />`,20)}${ue(356,42,.34,a`<${he} />`,-24)}
    ${E("#ffe2a0","M130,96 L92,122 M240,84 L340,50 M210,100 L240,150",1.6)}
  `,senate:()=>a`
    ${U("room")}${Fn(200)}${P("amber",200,40,150,90)}
    ${Y("M20,180 V40 H44 V180Z M72,180 V52 H92 V180Z M308,180 V52 H328 V180Z M356,180 V40 H380 V180Z M0,40 V20 H400 V40Z")}
    ${G(fe,200,112,1.1,"#0b1219")}<path fill=${pe("brass")} d="M150,130 H250 L240,180 H160Z" />
    <path fill="#3a2705" d="M200,138 l5,12 h13 l-10,8 4,13 -12,-8 -12,8 4,-13 -10,-8 h13Z" />${E("#1a1206","M186,130 L178,104 M214,130 L222,104",3)}
    <circle cx="177" cy="101" r="5" fill="#222" /><circle cx="223" cy="101" r="5" fill="#222" />${[30,88,312,370].map(e=>G(fe,e,176,.95))}
  `,press:()=>a`
    ${U("room")}${P("white",92,44,60)}${P("white",318,60,46)}${P("amber",200,80,150,110)}${G(fe,200,150,2,"#101a22")}
    ${["M60,180 L150,118 l14,10 L92,180Z","M340,180 L246,112 l-14,10 L300,180Z","M186,180 L190,138 h20 l4,42Z"].map(e=>Y(e))}
    <g fill="#9fb2c1"><circle cx="158" cy="118" r="13" /><circle cx="238" cy="113" r="13" /><ellipse cx="200" cy="134" rx="13" ry="16" /></g>
    ${E(zn,"M147,118 h22 M227,113 h22 M188,130 h24 M188,138 h24",2)}
  `,command:()=>a`
    ${U("room")}${P("blue",200,96,210,110)}<ellipse cx="200" cy="74" rx="92" ry="62" fill="#06222b" />
    ${E("#59d0c0","M108,74 a92,62 0 1 0 184,0 a92,62 0 1 0 -184,0 M140,74 a60,40 0 1 0 120,0 a60,40 0 1 0 -120,0 M172,74 a28,19 0 1 0 56,0 a28,19 0 1 0 -56,0 M108,74 H292 M200,12 V136",1.4)}
    <path fill="#59d0c0" opacity=".35" d="M200,74 L278,42 A92,62 0 0 1 290,66Z" />
    <g fill="#ff6a5e"><circle cx="250" cy="48" r="4.5" /><circle cx="266" cy="60" r="4.5" /><circle cx="244" cy="68" r="3.6" /></g>
    <circle cx="200" cy="74" r="4" fill="#e6fff8" />${G(Me,56,182,1.5)}${G(Me,108,182,1.35)}${G(Me,344,182,1.5)}
    ${Y("M130,180 L150,150 H250 L270,180Z")}
  `,office:()=>a`
    ${U("room")}<path fill=${pe("night")} d="M90,14 H310 V104 H90Z" />
    ${E("#dcecf6","M110,30h0 M150,60h0 M190,24h0 M232,50h0 M270,28h0 M292,76h0 M130,86h0",2)}${P("blue",272,100,90,50)}
    ${Y("M84,8 H316 V14 H84Z M84,104 H316 V110 H84Z M160,8 h6 v100 h-6Z M234,8 h6 v100 h-6Z")}${P("amber",200,122,150,50)}
    <path fill="#5a3a1c" d="M60,132 H340 L352,146 H48Z" /><path fill="#2e1c0c" d="M60,146 H340 V180 H60Z" />${G(fe,112,132,1.25)}
    ${G(fe,292,132,1.25)}<path fill="#f4e6c4" d="M176,126 h46 l8,12 h-60Z" />${E("#8a7a58","M186,130 h28 M184,134 h32",1.2)}
  `,unrest:()=>a`
    ${U("blood")}${P("amber",210,150,240,110)}${ue(330,118,.34,a`<${be} />`)}
    <path fill="#1a0606" opacity=".7" d="M300,110 C280,70 320,60 300,20 C340,30 330,60 356,70 C380,80 352,110 372,120Z" />
    ${G(ut,60,150,1,"#2a0b0a")}${G(ut,150,142,.9,"#2a0b0a")}${G(fe,236,150,1,"#2a0b0a")}
    ${G(ut,316,150,.95,"#2a0b0a")}${G(ut,18,186,1.3)}${G(fe,108,190,1.3)}${G(ut,196,188,1.45)}
    ${G(ut,300,190,1.3)}${G(fe,378,190,1.2)}${Y("M96,40 h64 v36 h-64Z M126,76 h5 v74 h-5Z")}
    ${E("#ff9a5a","M106,50 l44,16 M150,50 l-44,16",4)}
  `,hunger:()=>a`
    ${U("room")}${Fn(200)}${P("amber",200,110,150,70)}<path fill="#4a3116" d="M40,140 H360 V152 H40Z" />${Y("M40,152 H360 V180 H40Z")}
    <path fill=${pe("hull")} d="M132,96 H268 C266,126 240,140 200,140 C160,140 134,126 132,96Z" />
    <ellipse cx="200" cy="96" rx="68" ry="14" fill="#0a1016" />${E("#e6eef2","M132,96 a68,14 0 0 0 136,0",2)}
    <path fill="#d9b45a" d="M190,99 l7,-3 6,3 -6,3Z M208,102 l5,-2 4,2 -4,2Z" />${E("#c3d1db","M296,138 L326,84",5)}
    <ellipse cx="331" cy="76" rx="9" ry="14" fill="#c3d1db" transform="rotate(28 331 76)" />
    <path fill="#3a2a18" d="M56,104 h52 v36 h-52Z M62,88 h40 v16 h-40Z" />${E("#8a6a3a","M56,122 h52 M82,104 v36",2)}
  `,water:()=>a`
    ${U("room")}${P("blue",200,70,170,100)}
    <path fill=${pe("hull")} d="M0,8 H120 C150,8 160,16 160,34 V44 H126 V40 C126,38 124,36 120,36 H0Z" />
    ${E("#dff3fb","M0,10 H120 C148,10 157,18 158,34",2)}${Y("M120,44 h46 v10 h-46Z")}<path fill=${pe("hull")} d="M60,0 h30 v12 h-30Z" />
    <path fill="#8fd8f5" d="M143,62 C156,84 166,96 166,110 A23,23 0 0 1 120,110 C120,96 130,84 143,62Z" />
    <path fill="#fff" opacity=".8" d="M132,100 C130,108 132,116 138,120 C134,112 134,106 136,98Z" />${Y("M84,148 H330 L316,180 H98Z")}
    ${E("#6fb8d8","M84,148 H330",3)}${E("#2f5266","M112,160 l18,-6 14,10 22,-8 M220,158 l24,8 18,-8 30,6",2)}${G(Me,258,150,1)}
    ${G(Me,286,150,.8)}${G(Me,308,150,.95)}
  `,fuel:()=>a`
    ${U("dusk")}${P("sun",306,122,120)}${Y("M0,150 L60,138 L150,146 L240,136 L400,150 V180 H0Z")}
    ${Y("M40,146 V70 h14 v-40 h10 v40 h20 V52 h34 v94Z M130,146 V96 C130,84 178,84 178,96 V146Z M192,146 V96 C192,84 240,84 240,96 V146Z M256,146 V112 h70 v34Z")}
    ${ue(59,24,.2,a`<${be} />`)}${E("#ffcf8a","M178,104 h14 M118,80 h30 M118,120 h12 M240,124 h16",3)}
    ${E("#ffd9a0","M136,98 v40 M198,98 v40",1.6)}${ue(300,40,.5,a`<${je} />`)}
  `,bomb:()=>a`
    ${U("room")}${P("red",214,104,170,100)}${Y("M0,0 H400 V20 H0Z M0,160 H400 V180 H0Z M26,0 h16 v180 h-16Z M356,0 h16 v180 h-16Z")}
    <path fill="#b6483c" d="M120,74 h40 v76 h-40Z M164,74 h40 v76 h-40Z M208,74 h40 v76 h-40Z" />
    <path fill="#ff8a78" opacity=".5" d="M124,74 h8 v76 h-8Z M168,74 h8 v76 h-8Z M212,74 h8 v76 h-8Z" />
    ${Y("M112,88 h144 v10 h-144Z M112,126 h144 v10 h-144Z")}<path fill="#0c0f12" d="M150,60 h116 v44 h-116Z" />
    ${E("#59636b","M150,60 h116 v44 h-116Z",2)}
    ${E("#ff4a3a","M164,70 h12 v12 h-12 v12 h12 M188,70 h14 v24 h-14 M188,82 h12 M224,70 v24 M224,70 h12 v24 h-12 M252,70 v24",4)}
    <path fill="#ff4a3a" d="M211,75 h4 v4 h-4Z M211,87 h4 v4 h-4Z" />${E("#e2c15c","M150,96 C110,96 110,60 136,74",2.4)}
    ${E("#6cc281","M266,84 C312,84 300,140 248,132",2.4)}${E("#6aaaf0","M266,96 C290,110 280,150 228,152",2.4)}${P("red",208,82,70,30)}
  `,sickbay:()=>a`
    ${U("room")}${P("white",120,20,140,70)}${a`<path fill=${pe("cold")} d="M84,10 H156 L220,180 H20Z" />`}
    <path fill="#0b2a22" d="M250,24 h120 v72 h-120Z" />${E("#3fd08a","M254,64 h28 l6,-8 6,8 h10 l6,-30 10,50 8,-20 h36",3)}
    ${E("#59636b","M250,24 h120 v72 h-120Z M310,96 v44",3)}<path fill="#cfd9df" d="M30,120 H230 C238,120 242,126 242,134 V142 H30Z" />
    <path fill="#8ea3b0" d="M90,120 C110,98 200,100 236,122 L242,134 H90Z" /><path fill="#e9eef1" d="M34,108 h50 c8,0 8,14 0,14 h-50Z" />
    <ellipse cx="66" cy="104" rx="17" ry="13" fill="#2a1d17" /><ellipse cx="72" cy="106" rx="12" ry="10" fill="#c99a78" />
    ${Y("M34,142 h6 v34 h-6Z M232,142 h6 v34 h-6Z")}${E("#9fb2c1","M196,20 V64 C196,84 160,84 150,110",2)}
    <path fill="#b5372c" d="M186,16 h20 v26 q-10,10 -20,0Z" />
  `,accused:()=>a`
    ${U("room")}${Fn(200)}${P("amber",200,160,120,36)}${G(Me,200,168,1.5,"#0a1016")}
    ${E("#e8c078","M188,60 C192,52 208,52 212,60 M180,86 L176,128",1.4)}
    ${Y("M-10,86 C30,70 60,74 96,84 L138,88 l4,6 -40,6 -10,10 C60,112 30,110 -10,126Z M410,70 C372,56 342,62 306,74 L262,80 l-4,6 42,5 10,9 C342,102 372,98 410,112Z M-10,150 C20,140 50,142 84,146 L120,148 l3,5 -36,6 -8,9 C50,170 20,170 -10,180Z")}
    ${E("#c9955a","M100,85 L138,89 M300,76 L262,81 M86,147 L120,149",1.8)}
  `,brig:()=>a`
    ${U("room")}${P("amber",200,20,150,100)}${G(fe,200,150,2.1,"#17222b")}${E("#5d7280","M176,84 C184,62 216,62 224,84",2)}
    ${[40,104,168,232,296,360].map(e=>a`<path fill=${pe("hull")} d=${`M${e-7},0 h14 v180 h-14Z`} />${E("#dfeaf0",`M${e-4},0 v180`,1.4)}`)}
    <path fill=${pe("hull")} d="M0,18 h400 v12 h-400Z M0,154 h400 v12 h-400Z" />
    <g fill="#c99a78"><path d="M152,104 h32 c6,0 6,8 0,8 c6,0 6,9 0,9 c5,0 5,8 0,8 c4,0 4,7 -2,7 h-30Z M248,104 h-32 c-6,0 -6,8 0,8 c-6,0 -6,9 0,9 c-5,0 -5,8 0,8 c-4,0 -4,7 2,7 h30Z" /></g>
  `,jump:()=>a`
    ${U("night")}${P("white",200,90,120,90)}
    ${E("#bfe9fb","M200,90m-40,-26 L70,0 M160,90 L0,84 M168,108 L60,180 M232,112 L340,180 M240,92 L400,100 M236,70 L330,0 M196,60 L186,0 M204,124 L216,180 M180,66 L130,0 M222,64 L262,0 M176,116 L128,180 M226,118 L286,180 M160,76 L20,30 M160,102 L10,140 M240,78 L390,40 M242,104 L390,150",1.8)}
    ${ue(76,52,.38,a`<${Ze} />`)}
  `,failure:()=>a`
    ${U("room")}${P("red",330,40,120,90)}${P("blue",110,90,130,90)}<path fill="#0c151c" d="M40,26 H250 V140 H40Z" />
    ${E("#4a5f6e","M40,26 H250 V140 H40Z",4)}${E("#59d0c0","M56,48 h80 M56,62 h120 M56,76 h60 M56,90 h104 M56,104 h44 M56,118 h88",3)}
    <path fill="#ff4a3a" d="M206,50 L236,104 H176Z" /><path fill="#1a0505" d="M203,66 h6 l-1,20 h-4Z M203,91 h6 v6 h-6Z" />
    ${Y("M20,150 H400 V180 H20Z M286,60 h80 v120 h-80Z")}<g fill="#ff6a5e"><circle cx="304" cy="80" r="6" /><circle cx="326" cy="80" r="6" /></g>
    <g fill="#3a4a55"><circle cx="348" cy="80" r="6" /><circle cx="304" cy="102" r="6" /></g><circle cx="326" cy="102" r="6" fill="#e2c15c" />
    ${E("#ffe08a","M250,128 l14,-8 -4,12 18,-6 M276,140 l10,-14 M262,142 l2,14",2)}
  `,virus:()=>a`
    ${U("blood")}${P("red",200,90,200,100)}
    ${E("#ff8a7a","M0,40 H80 L100,60 H150 M0,90 H60 L76,90 M0,140 H90 L108,120 H150 M400,40 H320 L300,60 H250 M400,90 H340 M400,140 H310 L292,120 H250 M140,0 V30 L160,50 M260,0 V30 L240,50 M140,180 V150 L160,130 M260,180 V150 L240,130",2)}
    <g fill="#ffb3a8"><circle cx="150" cy="60" r="4" /><circle cx="250" cy="60" r="4" /><circle cx="150" cy="120" r="4" /><circle cx="250" cy="120" r="4" /><circle cx="76" cy="90" r="4" /><circle cx="336" cy="90" r="4" /></g>
    ${Y("M96,90 C140,40 260,40 304,90 C260,140 140,140 96,90Z")}${E("#ff9a8a","M96,90 C140,40 260,40 304,90 C260,140 140,140 96,90Z",2)}
    <ellipse cx="200" cy="90" rx="84" ry="6" fill="#ff2a1c" opacity=".8" />${P("red",200,90,60,44)}<circle cx="200" cy="90" r="9" fill="#fff" />
  `,scout:()=>a`
    ${U("dusk")}${P("sun",300,110,110)}<path fill="#6a2f3a" d="M0,120 L50,84 L92,112 L150,70 L204,116 L262,88 L320,120 L400,96 V180 H0Z" />
    <path fill="#2a0f1a" d="M0,150 L70,124 L140,146 L230,128 L310,152 L400,134 V180 H0Z" />
    <path fill="#0c0a12" d="M86,54 L112,40 H168 L186,52 L214,58 L216,68 L178,76 H118 L92,70Z" /><path fill="#0c0a12" d="M120,76 l-8,12 h58 l-6,-12Z" />
    ${E("#ffd9a0","M86,54 L112,40 H168 L186,52 L214,58",2)}<path fill="#ffd9a0" d="M92,56 l14,-9 v10Z M110,46 h20 v10 h-20Z" />
    ${P("blue",216,63,34,9)}<path fill=${pe("cold")} opacity=".6" d="M120,80 L60,180 H160Z" />
  `,hangar:()=>a`
    ${U("room")}${P("amber",280,100,170,110)}
    ${[0,1,2].map(e=>E("#2f4250",`M${30+e*44},${8+e*14} H${370-e*44} V180 M${30+e*44},${8+e*14} V180`,5-e))}
    ${ue(286,104,.55,a`<${be} />`)}
    <path fill="#10181f" d="M60,118 L120,104 L230,110 L262,98 L270,118 L248,134 H120 L70,128Z M196,110 L230,60 L244,60 L240,112Z" />
    ${E("#c9dbe6","M60,118 L120,104 L230,110 M198,108 L230,60",2)}<path fill="#8fc6dc" d="M118,108 L146,104 L164,110 L124,114Z" />
    ${G(Me,44,176,.9)}${G(Me,344,178,.9)}${Y("M92,134 h6 v42 h-6Z M214,132 h6 v44 h-6Z")}
  `,prophecy:()=>a`
    ${U("dusk")}${P("sun",200,66,150)}${E("#fff3d0","M200,60 L200,0 M200,60 L120,0 M200,60 L280,0 M200,60 L40,20 M200,60 L360,20",1.6)}
    ${Y("M96,84 L200,36 L304,84Z M100,84 H300 V94 H100Z M112,94 h18 v54 h-18Z M150,94 h18 v54 h-18Z M191,94 h18 v54 h-18Z M232,94 h18 v54 h-18Z M270,94 h18 v54 h-18Z M92,148 H308 V156 H92Z M76,156 H324 V164 H76Z M60,164 H340 V180 H60Z")}
    ${G(Me,200,176,.6,"#ffe9bd")}${Y("M0,150 L40,140 L70,180 H0Z M400,144 L356,136 L330,180 H400Z")}
  `,rescue:()=>a`
    ${U("night")}${P("world",330,190,150,120)}${Wn()}
    ${[0,1,2,3].map(e=>a`<path fill="none" stroke="#f2c46a" stroke-width="2.4" opacity=${1-e*.24} d=${`M${206+e*17},${84-e*14} q${20+e*4},${14+e*12} 0,${32+e*26}`} />`)}
    <path fill=${pe("hull")} d="M46,104 L70,84 H168 L196,96 L198,108 L170,120 H76Z M84,84 l8,-18 h40 l8,18Z M96,120 h44 l-8,14 h-30Z" />
    ${E("#dfeaf0","M46,104 L70,84 H84 L92,66 H132 L140,84 H168 L196,96",1.6)}${E("#ffd9a0","M82,98 H160",3)}
    <circle cx="201" cy="101" r="4" fill="#ffe9bd" />${P("amber",201,101,30)}
  `,boarders:()=>a`
    ${U("blood")}${P("white",200,80,120,100)}${Y("M0,0 H128 L112,30 V180 H0Z M400,0 H272 L288,30 V180 H400Z M128,0 H272 L262,14 H138Z")}
    ${E("#ff9a8a","M112,180 V30 L128,6 M288,180 V30 L272,6",2)}
    ${[[200,178,1.25],[156,172,.9],[244,172,.9]].map(([e,t,n])=>a`${G("M0,-104 C9,-104 13,-96 12,-88 L8,-80 H-8 L-12,-88 C-13,-96 -9,-104 0,-104Z M-8,-78 H8 L30,-72 L38,-40 L34,-8 H26 L28,-38 L20,-52 L14,-34 L20,0 H8 L0,-30 L-8,0 H-20 L-14,-34 L-20,-52 L-28,-38 L-26,-8 H-34 L-38,-40 L-30,-72Z",e,t,n)}<path fill="#ff2a1c" d=${`M${e-8*n},${t-92*n} h${16*n} v${3.4*n} h${-16*n}Z`} />`)}
    ${P("red",200,64,40,14)}
  `,feast:()=>a`
    ${U("room")}${P("amber",200,70,220,110)}${E("#e2c15c","M0,14 Q70,46 134,18 Q200,50 266,18 Q330,46 400,14",2)}
    ${[30,66,102,170,200,230,298,334,370].map((e,t)=>a`<path fill=${["#e05a4a","#6cc281","#6aaaf0"][t%3]} d=${`M${e-8},${30-t%2*3} h16 l-8,16Z`} />`)}
    ${G(fe,84,176,1.4)}${G(fe,316,176,1.4)}${G(fe,200,186,1.3)}
    <path fill="#ffd070" d="M150,86 h34 l-4,40 h-26Z" transform="rotate(14 167 106)" />
    <path fill="#ffd070" d="M216,86 h34 l-4,40 h-26Z" transform="rotate(-14 233 106)" />
    <path fill="#fff6dc" d="M148,80 q8,-12 18,-4 q12,-8 20,8 l-4,8 h-32Z M214,84 q8,-12 18,-6 q12,-8 18,6 l-2,8 h-32Z" />
    ${E("#fff3d0","M200,76 V58 M188,78 L180,64 M212,78 L220,64",3)}${Y("M108,128 l50,-8 6,10 -50,16Z M292,128 l-50,-8 -6,10 50,16Z")}
  `,star:()=>a`
    ${U("dusk")}${P("sun",290,90,200)}<circle cx="290" cy="90" r="52" fill="#fff6dc" />
    ${E("#ffcf6a","M250,52 C210,20 170,40 190,10 M256,130 C220,160 190,140 176,172 M330,50 C360,20 380,40 392,14",4)}
    ${ue(24,40,.34,a`<${Ze} />`)}
    ${Y("M40,140 l24,-6 h30 l8,6 -8,6 h-34Z M120,156 l18,-4 h22 l6,4 -6,5 h-26Z M150,124 l14,-3 h18 l5,3 -5,4 h-20Z")}
  `},p$=Object.keys(ua);var lc=["pass","partial","fail","consequence"];function We({boxes:e,chosen:t=null,outcome:n=null,pick:s=null}){return e.map((o,r)=>a`<${cc} key=${r} box=${o} chosen=${t} outcome=${n} pick=${s} />`)}function cc({box:e,chosen:t,outcome:n,pick:s}){return e.kind==="choice"?a`
      <${xt} lines=${e.text} />
      <ol class="choices">
        ${(e.boxes??[]).map((o,r)=>a`<li key=${r} class=${s?"glow":t===r?"chosen":t===null?"":"rejected"} onClick=${s&&(()=>s(r))}>
            ${t===r&&a`<mark>${i("chosen")}</mark>`}
            <${xt} lines=${o.text??[]} />
            <${We} boxes=${o.boxes??[]} outcome=${t===r?n:null} />
          </li>`)}
      </ol>
    `:e.kind==="check"?a`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${e.value}</b>
          <span>${i("check")} <span class="skills">${(e.skills??[]).map(o=>a`<${le} key=${o} skill=${o} />`)}</span></span>
        </p>
        <${xt} lines=${e.text??[]} />
        <dl class="results">
          ${(e.boxes??[]).map(o=>a`<div key=${o.kind} class=${`${o.kind} ${n===o.kind?"is":""}`}>
              <dt>${lc.includes(o.kind)?i(`result:${o.kind}`,{n:o.value}):""}</dt>
              <dd><${xt} lines=${o.text??[]} /><${We} boxes=${o.boxes??[]} /></dd>
            </div>`)}
        </dl>
      </div>
    `:a`<${xt} lines=${e.text??[]} /><${We} boxes=${e.boxes??[]} />`}function xt({lines:e}){return e.map((t,n)=>a`<p key=${n} class="line">${t}</p>`)}function pa({crisis:e,outcome:t,first:n,children:s}){let{view:o,choice:r}=k(),l=r.question?.kind==="crisis_choice"?c=>r.pick(`opt:${c}`):null;return a`
    <article class=${`card-large crisis ${n?"revealed-first":""}`} aria-label=${e.name}>
      <header data-explain=${e.card}>
        <${Ct} of=${e.card} />
        <${se} kind=${B(e.card)} />
        <${sn} seats=${[e.drawer]} />
        <h3>${e.name}</h3>
        <small>${i("drawn_by",{name:H(o,e.drawer)})}</small>
      </header>
      ${n&&s}
      <${We} boxes=${e.boxes} chosen=${e.choice} outcome=${t} pick=${l} />
      <${Un} crisis=${e} />
      ${!n&&s}
    </article>
  `}function Ct({of:e}){let t=la(e);return t?a`<span class="picture"><${ca} kind=${t} /></span>`:B(e)==="destination"&&a`<span class="picture"><${qe} kind=${Pe(e)} small over="seen" /></span>`}function Un({crisis:e}){let t=[e.activate&&i(`activate:${e.activate}`),e.jump&&i("prepares_jump")].filter(Boolean);return t.length>0&&a`<p class="then"><span>${i("then")}</span> ${t.join(", ")}</p>`}var uc=6;function fa({check:e,named:t,turned:n,skip:s}){let{view:o}=k(),r=n>=e.revealed.length;return a`
    <section class=${`check ${t?"":"card-large"}`} aria-label=${i("check")}>
      ${!t&&a`<header>
        <${Ct} of=${e.source} />
        <${sn} seats=${[e.by,e.about]} />
        <h3>${i("check_of",{name:R(o,e.source)})}</h3>
        <p class="bar-to-pass"><b class="value">${e.difficulty}</b><span class="skills">${e.skills.map(l=>a`<${le} key=${l} skill=${l} />`)}</span>
          ${e.partial!==null&&a`<small>${i("partial_from",{n:e.partial})}</small>`}
        </p>
        <${dc} check=${e} />
      </header>`}
      ${j(`check:${e.step}`)&&!e.outcome&&a`<p class="step">${i(`check:${e.step}`)}</p>`}
      <${pc} check=${e} />
      <${fc} check=${e} />
      ${e.counted?.length>0&&a`<${ma} check=${e} total=${da(e.counted)} />`}
      ${e.revealed.length>0&&a`<${hc} cards=${e.revealed} turned=${n} />`}
      ${e.revealed.length>0&&a`<${ma} check=${e} total=${r&&e.total!==null?e.total:da(e.revealed.slice(0,n))} />`}
      ${!r&&a`<button type="button" class="skip" onClick=${s}>${i("skip")}</button>`}
      ${r&&e.outcome&&a`<p class=${`outcome ${e.outcome}`} role="status">${i(`outcome:${e.outcome}`)}</p>`}
      ${r&&e.outcome&&a`<${mc} check=${e} />`}
      ${e.outcome&&e.total===null&&a`<p class="modifier">${i("without_cards")}</p>`}
      <${ia} />
      ${!e.revealed.length&&!e.outcome&&a`<p class="reminder">${i("reminder:check")}</p>`}
    </section>
  `}function pc({check:e}){let{view:t}=k(),n=({text:s,seat:o})=>o===null?s:i("by_whom",{what:s,name:H(t,o)});return a`
    ${e.changes.map((s,o)=>a`<p key=${o} class="modifier">${n(s)}</p>`)}
    ${e.modifiers.map((s,o)=>a`<p key=${o} class="modifier">${n(s)} <b>${ce(s.amount)}</b></p>`)}
    ${e.modifiers.length>0&&a`<p class="modifier">${i("now_difficulty",{n:e.difficulty,printed:e.value})}</p>`}
    ${e.zeroed.map(s=>a`<p key=${s} class="modifier">${i("zeroed",{skill:i(`skill:${s}`)})}</p>`)}
    ${e.face_up&&a`<p class="modifier">${i("face_up")}</p>`}
  `}function dc({check:e}){let{view:t}=k(),n=r=>H(t,r),{by:s,about:o}=e;return a`
    ${s!==null&&a`<p class="about">${o===null||o===s?i("check_by",{by:n(s)}):i("check_about",{by:n(s),about:n(o)})}</p>`}
    <dl class="results stakes">
      ${Object.entries(e.stakes).map(([r,l])=>a`<div key=${r} class=${`${r} ${e.outcome===r?"is":""}`}><dt>${i(`result:${r}`,{n:e.partial})}</dt><dd><p class="line">${l}</p></dd></div>`)}
    </dl>
  `}function mc({check:e}){let{view:t}=k(),n=t.decided!==null&&t.check===null;return e.did.length?a`
    <p class="did">${e.did.join(" ")}</p>
    ${e.taken_by!==null&&a`<p class="did">${i("cards_taken",{name:H(t,e.taken_by)})}</p>`}
  `:n&&a`<p class="did">${i("check_did_nothing")}</p>`}function $a({check:e,children:t}){let{view:n}=k();return a`
    <details class="folded-check" onToggle=${s=>s.currentTarget.open&&s.currentTarget.scrollIntoView({block:"nearest"})}>
      <summary>
        <span>${i("check_before",{name:R(n,e.source)})}</span>
        ${e.outcome&&a`<b class=${`outcome ${e.outcome}`}>${i(`outcome:${e.outcome}`)}</b>`}
        <small>${e.did.join(" ")}</small>
      </summary>
      ${t}
    </details>
  `}function fc({check:e}){let{view:t,me:n}=k(),s=Object.entries(e.added).map(([r,l])=>({seat:Number(r),n:l,open:e.open_cards[r]??[]}));if(e.destiny>0&&s.unshift({seat:null,n:e.destiny,open:e.open_destiny}),!s.length)return null;let o=r=>r.map(l=>R(t,l)).join(", ");return a`
    <ul class=${`pile ${e.revealed.length?"brief":""}`} aria-label=${i("contributions")}>
      ${s.map(r=>{let l=r.seat===null?i("destiny"):H(t,r.seat),c=r.open.map(u=>e.counted?.find(({card:d})=>d===u)??{name:R(t,u)});return a`<li key=${l} class=${c.length?"open":""}>
          ${r.seat===null?a`<em class="token destiny" aria-hidden="true">?</em>`:a`<${Q} seat=${r.seat} />`}
          <span class="giver">${l}</span>
          <span class="backs" aria-hidden="true">${Array.from({length:Math.min(r.n-r.open.length,uc)},(u,d)=>a`<i key=${d}></i>`)}</span>
          <b aria-label=${i("contributed",{name:l,n:r.n})}>${r.n}</b>
          ${c.map((u,d)=>a`<${$c} key=${d} ...${u} />`)}
        </li>`})}
    </ul>
    ${n&&n.added.length>0&&a`<p class="modifier">${i("you_added",{cards:o(n.added)})}</p>`}
  `}function $c({card:e,name:t,skill:n,counts:s}){return a`<span class=${`open-card ${ha(s??0)}`} data-explain=${e}>${n&&a`<${le} skill=${n} />`}${t}${n&&a` <b>${ce(s)}</b>`}</span>`}var ha=e=>e>0?"for":e<0?"against":"nil";function hc({cards:e,turned:t}){return a`
    <ul class="revealed" aria-label=${i("revealed")}>
      ${e.map((n,s)=>s<t?a`<li key=${s} class=${`${ha(n.counts)} ${n.skill}`} data-explain=${n.card}>
              <${se} kind=${n.skill} /><${le} skill=${n.skill} /><span>${n.name}</span><b>${ce(n.counts)}</b>
            </li>`:a`<li key=${s} class="face-down" aria-hidden="true"></li>`)}
    </ul>
  `}var da=e=>e.reduce((t,n)=>t+n.counts,0);function ma({check:e,total:t}){let n=Math.max(e.difficulty,t,1),s=r=>Math.max(0,r)/n,o=r=>`${100*s(r)}%`;return a`
    <div class="total">
      <b>${i("total_against",{total:_t(t),difficulty:e.difficulty})}</b>
      <span class="bar" aria-hidden="true">
        <i class=${t>=e.difficulty?"enough":""} style=${{transform:`scaleX(${s(t)})`}}></i>
        ${e.partial!==null&&a`<s style=${{left:o(e.partial)}}></s>`}
        <s style=${{left:o(e.difficulty)}}></s>
      </span>
    </div>
  `}var bc={call:[{lasts:.2,loud:.16,from:520,wave:"sine"},{at:.14,lasts:.2,loud:.16,from:690,wave:"sine"}],ping:[{lasts:.9,loud:.22,from:1240,to:1200,wave:"sine"},{at:.02,lasts:.5,loud:.06,from:2480,to:2400,wave:"sine"}],klaxon:[0,.34,.68].flatMap(e=>[{at:e,lasts:.28,loud:.07,from:330,to:300,wave:"sawtooth"},{at:e,lasts:.28,loud:.06,from:247,to:224,wave:"square"}]),die:[0,.06,.13,.22,.34].map((e,t)=>({at:e,lasts:.05,loud:.34-t*.05,from:2600-t*240})),card:[{lasts:.12,loud:.2,from:5200,to:1900}],engines:[{lasts:1.1,loud:.5,from:90,to:900},{lasts:1.1,loud:.1,from:55,to:130,wave:"sawtooth"},{at:.85,lasts:.3,loud:.4,from:3e3,to:200}],drums:[0,.22,.44].flatMap(e=>[{at:e,lasts:.38,loud:.5,from:120,to:42,wave:"sine"},{at:e,lasts:.08,loud:.14,from:420}])},ba="call",pt=null,ga=null;function Le(e){let t=He(),n=bc[e??""];if(!n||!t.sound||!t.volume||document.hidden&&e!==ba)return;pt??=new AudioContext;let s=pt.state!=="running";if(pt.resume(),s&&e!==ba)return;let o=pt.createGain();o.gain.value=t.volume,o.connect(pt.destination);for(let r of n)gc(pt,o,r)}function gc(e,t,{at:n=0,lasts:s,loud:o,from:r,to:l=r,wave:c}){let[u,d]=[e.currentTime+n,e.currentTime+n+s],p=e.createGain();p.gain.setValueAtTime(1e-4,u),p.gain.exponentialRampToValueAtTime(o,u+Math.min(.02,s/4)),p.gain.exponentialRampToValueAtTime(1e-4,d),p.connect(t);let f=c?yc(e,c,p):kc(e,p);f.pitch.setValueAtTime(r,u),f.pitch.exponentialRampToValueAtTime(l,d),f.node.start(u),f.node.stop(d)}function yc(e,t,n){let s=e.createOscillator();return s.type=t,s.connect(n),{node:s,pitch:s.frequency}}function kc(e,t){ga??=vc(e);let n=e.createBufferSource();n.buffer=ga,n.loop=!0;let s=e.createBiquadFilter();return s.type="bandpass",s.Q.value=.8,n.connect(s).connect(t),{node:n,pitch:s.frequency}}function vc(e){let t=e.createBuffer(1,e.sampleRate,e.sampleRate),n=t.getChannelData(0);for(let s=0;s<n.length;s+=1)n[s]=Math.random()*2-1;return t}var _c=4,Mc=9e3,Lc=["turn_began","crisis_drawn","crisis_replaced","super_crisis_played"];function ya(){let{state:e}=k(),t=C(null),n=C(-1/0),[s,o]=v([]);_(()=>{let c=e.log[e.log.length-1]?.n??0,u=t.current;if(e.synced&&(t.current=c),u===null||c<=u)return;let d=e.log.filter(p=>p.n>u&&Kn(p)!==null);d.length&&(Le("die"),n.current=performance.now(),o(d.slice(-_c)))},[e.log,e.synced]),_(()=>{let c=setTimeout(()=>o([]),Mc);return()=>clearTimeout(c)},[s]);let r=e.log.findLast(c=>Lc.includes(c.what?.kind))?.n??0,l=s.some(c=>c.n<r);return _(()=>{if(!l)return;let c=setTimeout(()=>o(u=>u.filter(d=>d.n>r)),Math.max(0,n.current+Gn-performance.now()));return()=>clearTimeout(c)},[l,r]),[s,n]}function ka({rolled:e,open:t}){let n=e[e.length-1],s=n&&t!==null&&Kn(n)===String(t)?e.slice(0,-1):e;return s.length?a`
    <ul class="dice" aria-label=${i("dice")}>
      ${s.map((o,r)=>a`<li key=${o.n} style=${{animationDelay:`${r*150}ms`}}><${Yn} face=${Kn(o)} rolling /><small>${o.text}</small></li>`)}
    </ul>
  `:null}var Kn=e=>e.about?.find(t=>t.startsWith("die:"))?.slice(4)??null;function Yn({face:e,label:t,rolling:n=!1}){let[s,o]=Ce.die;return a`
    <span class=${`die ${n?"rolling":""}`} role="img" aria-label=${t??i("rolled",{n:e})}>
      <svg viewBox=${s} aria-hidden="true"><path d=${o} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${e}</b>
    </span>
  `}var wc=450,xc=4e3;function va(e,t){let n=C(!0),s=C(null),[o,r]=v(t);return _(()=>{let l=n.current||it()||!t||s.current===e;if(n.current=!1,s.current=t?e:null,l){r(t);return}r(0);let c=0,u=setInterval(()=>{c+=1,r(c),Le("card"),c>=t&&clearInterval(u)},Math.min(wc,xc/t));return()=>clearInterval(u)},[e,t]),[Math.min(o,t),()=>r(t)]}function _a({roll:e}){let{view:t}=k();return a`
    <article class="card-large roll">
      <${Yn} face=${e.result??"?"} label=${e.result===null?i("not_rolled"):i("rolled",{n:e.result})} />
      <p>
        <small>${i("rolled_by",{name:H(t,e.seat)})}</small>
        <span class="line">${e.text}</span>
        ${e.modifier!==0&&a`<b>${i("modified",{n:ce(e.modifier)})}</b>`}
      </p>
    </article>
  `}var Cc=8e3,Hc=2500,rn=({crisis:e,check:t,nebula:n})=>Zc(n)??e?.card??t?.source??null,Zc=e=>e?.encounter?.card??(e&&!["ahead","over"].includes(e.phase)?e.phase:null);function Ma(){let{view:e,setSuspense:t,choice:n,replay:s}=k(),{decided:o,newer:r,since:l,close:c,fresh:u,look:d}=Tc(),[p,f]=ya(),$=u&&!n.asks&&!s&&!e.game.ending,h=$&&e.crisis?.card!==o?.source?null:e.crisis,{check:m,roll:b}=$?{check:null,roll:null}:e,y=m??o,w=!!(h&&y&&y.source===h.card),x=y?.revealed??[],[O,S]=va(y&&`${y.source}|${y.value}`,x.length),D=O<x.length,[T,X,A]=aa(e.nebula),J=D||T<X;ee(()=>t(J),[J]);let L=y&&a`<${fa} check=${y} named=${w} turned=${O} skip=${S} />`,g=!m&&o&&a`<button type="button" class="put-away" onClick=${c}>${i("put_away")}</button>`,Z=!m&&o&&!D&&!$&&(r||n.asks),I=T===X&&a`<${ra} />`,de=!e.game.ending&&(h||y&&!Z)?`${rn({...e,crisis:h,check:m})??y?.source}|${x.length>0}|${h||m?e.game.turn:l}`:null,{up:me,place:ye,fold:Ln,raise:ht}=sa({name:de,over:!m&&!D&&!!o,away:!!Z,thrown:f});return Sc(ye,rn(e)),_(()=>{if(!u||D&&$)return;let wn=setTimeout(d,$?Hc:0);return()=>clearTimeout(wn)},[u,$,D]),_(()=>{me&&!D&&ye.current?.querySelector(".outcome")?.scrollIntoView({block:"nearest"})},[me,D]),a`
    <section class=${`resolving ${me?"on-stage":""}`} ref=${ye} tabindex="0" aria-label=${i("resolving")}>
      ${me&&a`<button type="button" class="leave-stage" onClick=${Ln}>${i("stage_fold")}</button>`}
      ${b&&a`<${_a} roll=${b} />`}
      <${ka} rolled=${p} open=${b?.result??null} />
      <${oa} shown=${T} count=${X} all=${A} />
      ${e.nebula?.phase==="trial"&&I}
      <${Oo} />
      ${!w&&!Z&&L}
      ${!w&&!Z&&g}
      ${h&&a`<${pa} crisis=${h} outcome=${w&&!D?y?.outcome:null} first=${w&&!Z&&x.length>0}>${w&&!Z&&L}<//>`}
      ${w&&!Z&&g}
      ${Z&&a`<${$a} check=${o}>${L}${g}<//>`}
      ${e.nebula?.phase!=="trial"&&I}
      ${ht&&!me&&a`<button type="button" class="take-stage" onClick=${ht}>${i("stage_raise")}</button>`}
    </section>
  `}function Sc(e,t){_(()=>{t&&e.current.checkVisibility()&&scrollTo(0,0)},[t])}function Tc(){let{view:e}=k(),{decided:t,crisis:n,game:s}=e,[o,r]=v(null),l=C({name:null,turn:0}),c=t&&`${t.source}|${t.total}|${t.revealed.map(b=>b.card).join()}`,[u,d]=v(c),[p,f]=v(c);c!==l.current.name&&(l.current={name:c,turn:s.turn}),_(()=>{let b=setTimeout(()=>d(c),Cc);return()=>clearTimeout(b)},[c]);let $=s.turn>l.current.turn+1||n&&n.card!==t?.source,h=!t||s.ending||o===c||$&&u===c,m=!!(s.turn>l.current.turn||n&&n.card!==t?.source||e.roll);return{decided:h?null:t,newer:m,since:l.current.turn,fresh:!h&&p!==c,look:()=>f(c),close:()=>r(c)}}var wa={jumped:()=>({kind:"jump",weight:6,sound:"engines"}),arrived:({card:e})=>({kind:"arrival",weight:6,card:e,sound:"ping"}),auto_attack:()=>({kind:"auto_attack",weight:6,ships:[],sound:"klaxon"}),ships_placed:Oc,launched:({seat:e,area:t})=>({kind:"launch",weight:2,seat:e,ships:[{ship:"viper",area:N(t),count:1}],sound:"engines"}),ship_destroyed:({ship:e,area:t})=>La(N(e),t),viper_destroyed:({area:e})=>La("viper",e??"area:reserves"),civilian_destroyed:({ship:e,area:t})=>({kind:"civilian",weight:5,letter:e?.split("-").pop(),area:t&&N(t),faces:[],sound:"drums"}),galactica_damaged:({token:e})=>({kind:"damaged",weight:5,tokens:[N(e)],sound:"klaxon"}),boarded:({area:e})=>({kind:"boarded",weight:5,area:e&&N(e),count:1,sound:"klaxon"}),nuke_launched:({target:e})=>({kind:"nuke",weight:6,area:e.split("@")[1]?.split("#")[0]??null,hits:[],sound:"drums"}),area_nuked:({area:e})=>({kind:"nuke",weight:6,area:N(e),hits:[],sound:"drums"}),sent:({seat:e,place:t})=>t==="loc:brig"&&{kind:"brig",weight:4,seat:e,sound:"drums"},executed:({seat:e})=>({kind:"execution",weight:7,lingers:!0,seat:e,sound:"drums"}),title_passed:({title:e,seat:t,before:n})=>({kind:"title",weight:5,title:N(e),seat:t,before:n,sound:"ping"}),sleeper_phase:()=>({kind:"sleeper",weight:8,lingers:!0,sound:"drums"}),sympathizer_revealed:({seat:e})=>({kind:"sympathizer",weight:7,lingers:!0,seat:e,sound:"card"}),cylon_revealed:({seat:e,card:t})=>({kind:"cylon",weight:9,lingers:!0,seat:e,card:t,sound:"drums"}),crossroads_reached:()=>({kind:"crossroads",weight:7,sound:"drums"}),trial_began:()=>({kind:"trial",weight:7,sound:"drums"}),eliminated:({seat:e})=>({kind:"eliminated",weight:8,lingers:!0,seat:e,sound:"drums"}),game_ended:({winner:e})=>({kind:"ending",weight:10,lingers:!0,winner:e,sound:"drums"})},Ec=2,ln=["viper","viper-mark-vii"];function Oc({ship:e,area:t,count:n}){let s=N(e);if(s==="civilian")return null;let o=[{ship:s,area:N(t),count:n}];return ln.includes(s)?{kind:"launch",weight:2,seat:null,ships:o,sound:"engines"}:{kind:"attack",weight:5,ships:o,sound:"klaxon"}}var La=(e,t)=>({kind:"destroyed",weight:e==="basestar"?5:2,ships:[{ship:e,area:N(t),count:1}],sound:"drums"}),Vc={attack:(e,t)=>Jn(e,t,n=>!ln.includes(n)),auto_attack:(e,t)=>Jn(e,t,n=>!ln.includes(n)),launch:(e,t)=>Jn(e,t,n=>ln.includes(n)),destroyed:(e,t)=>{let n=["ship_destroyed","viper_destroyed"].includes(t.kind)?wa[t.kind](t,null):null;return n&&Object.assign(e,{ships:[...e.ships,...n.ships],weight:Math.max(e.weight,n.weight)}),!!n},civilian:(e,t)=>(t.kind==="civilian_revealed"&&e.faces.push(N(t.face)),t.kind==="civilian_revealed"||t.kind==="dial_moved"),damaged:(e,t)=>(t.kind==="galactica_damaged"&&e.tokens.push(N(t.token)),t.kind==="galactica_damaged"||t.kind==="dial_moved"),boarded:(e,t)=>(t.kind==="boarded"&&(e.count+=1),t.kind==="boarded"),nuke:(e,t)=>(t.kind==="ship_destroyed"&&e.hits.push(N(t.ship)),["rolled","ship_destroyed","basestar_damaged","nuke_given_up","nuke_wasted"].includes(t.kind)),trial:(e,t)=>t.kind==="trauma_shown"};function Jn(e,t,n){return t.kind!=="ships_placed"||!n(N(t.ship))?!1:(B(t.area)==="area"&&N(t.ship)!=="civilian"&&e.ships.push({ship:N(t.ship),area:N(t.area),count:t.count}),!0)}function xa(e,t){if(!t.game.turn)return[];let n=[],s=null;for(let{what:o,text:r,n:l}of e){if(!o)continue;if(s&&Vc[s.kind]?.(s,o)){s.lines.push(r);continue}let c=wa[o.kind]?.(o,t);c&&(s={...c,n:l,lines:[r]},n.push(s))}return n.map(o=>({...o,small:o.weight<=Ec,words:o.lines.join(" ")}))}var te=(e,t,n,s,o=0)=>a`<g transform=${`translate(${e} ${t}) rotate(${o}) scale(${n})`}>${s}</g>`,Ca="M30,40h0 M96,90h0 M150,30h0 M210,110h0 M262,54h0 M330,24h0 M388,84h0 M470,40h0 M540,96h0 M610,30h0 M690,70h0 M752,34h0 M60,170h0 M140,210h0 M700,180h0 M770,230h0 M420,150h0 M300,190h0",Ha=(e,t)=>a`<svg class=${`end-picture ${e}`} viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${t}</svg>`,cn=()=>Ha("home",a`
      <path fill="url(#p-night)" d="M-400,-400 H1200 V960 H-400Z" />
      <path class="stars near" d=${Ca} />
      <ellipse fill="url(#p-sun)" cx="470" cy="330" rx="420" ry="300" />
      <path class="dawn" transform="translate(-90 0)" d="M560,330 L900,60 L960,130Z M560,330 L760,-40 L840,0Z M560,330 L560,-60 L630,-60Z M560,330 L330,-40 L400,-60Z M560,330 L140,60 L190,10Z M560,330 L20,230 L40,170Z" />
      <circle fill="url(#p-world)" cx="380" cy="1130" r="830" />
      <path class="coasts" d="M120,370 C180,340 260,350 290,372 C330,360 350,388 320,410 C260,440 160,440 100,470 C60,440 80,390 120,370Z M470,340 C540,322 610,350 640,380 C610,420 540,404 500,430 C450,420 440,356 470,340Z" />
      <circle class="air" cx="380" cy="1130" r="830" />
      <circle fill="#fffdf2" cx="472" cy="306" r="17" />
      <ellipse fill="url(#p-white)" cx="472" cy="306" rx="150" ry="46" />
      ${te(168,96,.66,a`<${Ze} />`,-3)}
      ${te(140,252,.3,a`<${ct} />`)}${te(690,204,.24,a`<${ct} />`)}${te(316,282,.2,a`<${ct} />`)}${te(590,92,.16,a`<${ct} />`)}
      ${te(640,268,.44,a`<${je} />`,-8)}${te(236,214,.3,a`<${je} />`,5)}${te(716,128,.24,a`<${je} />`,-4)}
    `),un=()=>Ha("lost",a`
      <path fill="url(#p-blood)" d="M-400,-400 H1200 V960 H-400Z" />
      <ellipse fill="url(#p-sun)" cx="400" cy="290" rx="430" ry="240" opacity=".5" />
      <path class="stars near" d=${Ca} />
      ${te(170,120,.72,a`<${Ge} />`,10)}${te(640,96,.94,a`<${Ge} />`,-9)}${te(400,60,.3,a`<${Ge} />`)}
      <g class="torn-ship"><clipPath id="bow-part"><path d="M-20,0 H318 L290,60 L330,96 L296,140 L322,240 H-20Z" /></clipPath><clipPath id="stern-part"><path d="M318,0 H800 V240 H322 L296,140 L330,96 L290,60Z" /></clipPath>
        ${te(90,232,.92,a`<g clip-path="url(#bow-part)"><${Ze} /></g>`,9)}${te(140,190,.92,a`<g clip-path="url(#stern-part)"><${Ze} /></g>`,-10)}</g>
      ${te(408,300,1.25,a`<${be} />`)}${te(250,352,.4,a`<${be} />`)}${te(560,250,.5,a`<${be} />`)}
      <path class="scraps" d="M330,400 l16,-6 8,12 -18,6Z M470,420 l22,4 -4,14 -16,-2Z M520,370 l12,-10 6,12Z M280,270 l10,-14 8,10Z M380,450 l10,4 -6,8Z M600,330 l16,2 -6,12Z" />
      ${te(96,330,.5,a`<${he} />`,-18)}${te(700,350,.74,a`<${he} />`,14)}${te(560,150,.22,a`<${he} />`)}
    `);var Ac=["front","starboard-bow","starboard-aft","rear","port-aft","port-bow"],Nc={front:180,"starboard-bow":242,"starboard-aft":298,rear:0,"port-aft":62,"port-bow":118},Rc=110;function Ht({ships:e,ours:t=!1}){let n=Ac.filter(s=>e.some(o=>o.area===s));return n.length?a`
    <svg class=${`radar ${t?"ours":""}`} viewBox="-60 -60 120 120">
      <circle class="dish" r="56" />
      <path class="rings" d="M-56,0 a56,56 0 1 0 112,0 a56,56 0 1 0 -112,0 M-36,0 a36,36 0 1 0 72,0 a36,36 0 1 0 -72,0 M-56,0 H56 M-28,-48.5 L28,48.5 M-28,48.5 L28,-48.5" />
      <path class="sweep" d="M0,0 L56,0 A56,56 0 0 1 39.6,39.6Z" />
      <path class="she" d="M-13,0 L-6,-4 H12 V4 H-6Z" />
      ${n.map((s,o)=>a`<g key=${s} class="blips" style=${{"--delay":`${o*Rc}ms`}}>${Ic(s,e)}</g>`)}
    </svg>
  `:null}function Ic(e,t){let n=Nc[e]*Math.PI/180,s=Math.min(t.filter(o=>o.area===e).reduce((o,r)=>o+(r.count??1),0),6);return Array.from({length:s},(o,r)=>{let[l,c]=[44-Math.floor(r/3)*11,(r%3-(Math.min(s,3)-1)/2)*.26];return a`<circle key=${r} cx=${Math.round(l*Math.cos(n+c))} cy=${Math.round(l*Math.sin(n+c))} r="4.4" />`})}function Se(e){return a`<${Bc[e.moment.kind]} ...${e} />`}var Bc={attack:Ta,auto_attack:Pc,launch:qc,destroyed:Dc,civilian:Gc,damaged:Wc,boarded:Fc,nuke:zc};function Te({kind:e=""}){let{view:t}=k(),n=Pe(t.game.route[t.game.route.length-1]??null);return a`<div class="far-sky"><${qe} kind=${e||n} over="still" /></div>`}function K({kind:e,x:t,y:n,size:s,class:o="",turn:r=0,delay:l=0}){return a`<span class=${`placed ${o}`} style=${{left:`${t}%`,top:`${n}%`,"--size":`${s}cqmin`,rotate:`${r}deg`,"--dx":`${62-t}cqw`,"--dy":`${30-n}cqh`,"--delay":`${l}ms`}}><${an} kind=${e} /></span>`}var Qn=[[30,54,62,-13],[79,62,40,12],[56,40,25,5],[13,33,21,-20],[90,37,16,16],[43,25,12,2]],Za=[[64,25,66,-7],[24,18,34,9]],Sa=(e,t)=>e.filter(({ship:n})=>n===t).reduce((n,s)=>n+s.count,0);function Ta({moment:e}){let{ships:t}=e,n=["heavy-raider","raider"].flatMap(o=>Array.from({length:Sa(t,o)},()=>o)).slice(0,Qn.length),s=n.length?Za:[[50,36,104,-7],Za[1]];return a`
    <${Te} />
    <i class="lamp red high"></i>
    ${s.slice(0,Sa(t,"basestar")).map(([o,r,l,c],u)=>a`<${K} key=${u} kind="hunter" class="looming" x=${o} y=${r} size=${l} turn=${c} />`)}
    ${n.map((o,r)=>({kind:o,n:r})).reverse().map(({kind:o,n:r})=>{let[l,c,u,d]=Qn[r];return a`<${K} key=${r} kind=${o} class="swooping" x=${l} y=${c} size=${u} turn=${d} delay=${(Qn.length-r)*60} />`})}
    <${Ht} ships=${t} />
  `}function Pc({moment:e}){let t=e.ships.length?e.ships:[{ship:"basestar",count:1},{ship:"raider",count:5}];return a`<${Ta} moment=${{...e,ships:t}} />`}var Xn=[1,.72,.5,.33,.21];function qc({moment:e}){let t=Math.min(e.ships.reduce((s,o)=>s+o.count,0),3),n=[[50,50,58,0],[31,34,24,10],[66,31,17,-10]];return a`
    <${Te} />
    <i class="lamp blue"></i>
    <svg class="tube" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice">
      ${Xn.slice(0,-1).map((s,o)=>a`<path key=${o} class=${o%2?"wall odd":"wall"} fill-rule="evenodd" d=${`${es(s*330)} ${es(Xn[o+1]*330)}`} />`)}
      ${Xn.map((s,o)=>a`<path key=${o} class="edge" d=${es(s*330)} />`)}
      <path class="guides" d="M-196,140 L-36,22 M196,140 L36,22 M-120,196 L-24,40 M120,196 L24,40" />
    </svg>
    ${n.slice(0,t).reverse().map(([s,o,r,l],c)=>a`<${K} key=${c} kind="viper" class="launching" x=${s} y=${o} size=${r} turn=${l} delay=${(t-c)*90} />`)}
    <${Ht} ships=${e.ships} ours />
  `}var es=e=>{let[t,n]=[Math.round(e),Math.round(e*.42)],s=Math.round(e*.78);return`M${-t},${-s+n} L${-t+n},${-s} H${t-n} L${t},${-s+n} V${s-n} L${t-n},${s} H${-t+n} L${-t},${s-n}Z`},dt={basestar:["hunter",92],raider:["raider",66],"heavy-raider":["heavy-raider",66],viper:["viper",52],"viper-mark-vii":["viper",52]};function Dc({moment:e}){let t=e.ships.map(({ship:r})=>r).sort((r,l)=>(dt[l]?.[1]??0)-(dt[r]?.[1]??0)),[n,s]=dt[t[0]]??dt.raider,o=[[18,26],[83,56]];return a`
    <${Te} />
    <i class="lamp amber"></i>
    ${t.slice(1,3).map((r,l)=>a`<${K} key=${l} kind=${(dt[r]??dt.raider)[0]} class="bursting" x=${o[l][0]} y=${o[l][1]} size=${26} turn=${l?30:-24} /><${K} kind="fire" class="fire-ball" x=${o[l][0]+2} y=${o[l][1]} size=${26} delay=${120+l*90} />`)}
    <${K} kind=${n} class="bursting" x=${50} y=${42} size=${s} turn=${-11} />
    <${K} kind="fire" class="fire-ball" x=${56} y=${44} size=${s*.8} />
    <${K} kind="fire" class="fire-ball" x=${40} y=${34} size=${s*.34} delay=${160} />
    <${Ht} ships=${e.ships} ours=${t.every(r=>r.startsWith("viper"))} />
  `}function Gc({moment:e}){let t=e.faces.flatMap(n=>[...n.matchAll(/([a-z]+)-(\d)/g)]);return a`
    <${Te} />
    <i class="lamp amber"></i>
    <${K} kind="liner" class="breaking fore" x=${47} y=${42} size=${112} turn=${-13} />
    <${K} kind="liner" class="breaking aft" x=${55} y=${45} size=${112} turn=${5} />
    <${K} kind="fire" class="fire-ball" x=${49} y=${43} size=${62} />
    <${K} kind="fire" class="fire-ball" x=${68} y=${36} size=${22} delay=${140} />
    ${t.length>0&&a`<span class="losses">${t.map(([,n,s])=>a`<b key=${n}><svg viewBox=${Ce[n][0]}><path d=${Ce[n][1]} /></svg>−${s}</b>`)}</span>`}
    ${e.area&&a`<${Ht} ships=${[{ship:"civilian",area:e.area}]} ours />`}
  `}var jc=[[58,46,50],[33,52,34],[77,34,30]];function Wc({moment:e}){return a`
    <${Te} />
    <${K} kind="warship" class="looming" x=${62} y=${45} size=${186} turn=${-7} />
    ${jc.slice(0,Math.max(e.tokens.length,1)).map(([t,n,s],o)=>a`<${K} key=${o} kind="fire" class="fire-ball" x=${t} y=${n} size=${s} delay=${o*140} />`)}
    <i class="alert"></i>
  `}function Fc({moment:e}){return a`
    <svg class="doorway" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice"><path fill="url(#p-blood)" d="M-400,-400 H400 V400 H-400Z" /><ellipse fill="url(#p-white)" cy="-40" rx="190" ry="210" /><path class="jamb" d="M-400,-400 H-110 L-138,-150 V400 H-400Z M400,-400 H110 L138,-150 V400 H400Z M-110,-400 H110 V-196 L-110,-196Z" /><path class="edge" d="M-138,400 V-150 L-110,-196 H110 L138,-150 V400" /></svg>
    ${[[15,56,70],[85,56,70]].slice(0,e.count-1).map(([n,s,o],r)=>a`<${K} key=${r} kind="centurion" class="marching" x=${n} y=${s} size=${o} delay=${200+r*120} />`)}
    <${K} kind="centurion" class="marching" x=${50} y=${55} size=${112} />
    <i class="scan"><i></i></i>
    <i class="alert"></i>
  `}function zc(){return a`
    <${Te} />
    <i class="blinding"></i>
    <i class="shockwave"></i>
    <${K} kind="hunter" class="burnt" x=${50} y=${38} size=${92} turn=${-9} />
    <i class="white-out"></i>
  `}function Fe(e){return a`<${Uc[e.moment.kind]} ...${e} />`}var Uc={jump:Yc,arrival:Jc,sleeper:Qc,crossroads:Xc,trial:eu,ending:tu},Kc=Array.from({length:84},(e,t)=>{let n=t*2.399963,[s,o]=[70+t*37%120,250+t*53%290];return`M${Math.round(s*Math.cos(n))},${Math.round(s*Math.sin(n))} L${Math.round(o*Math.cos(n))},${Math.round(o*Math.sin(n))}`});function Yc(){return a`
    <${Te} />
    <i class="lamp blue"></i>
    ${[0,1,2].map(e=>a`<svg key=${e} class=${`streaks depth-${e}`} viewBox="-400 -260 800 520" preserveAspectRatio="xMidYMid slice"><path d=${Kc.filter((t,n)=>n%3===e).join("")} /></svg>`)}
    <${K} kind="warship" class="leaping" x=${50} y=${42} size=${104} />
    <i class="flash"></i>
  `}function Jc({moment:e}){let t=Pe(e.card);return a`
    <${Te} kind=${t} />
    <i class="lamp blue low"></i>
    <${K} kind="liner" class="gliding" x=${86} y=${60} size=${15} delay=${160} />
    <${K} kind="liner" class="gliding" x=${17} y=${66} size=${11} delay=${220} />
    <${K} kind="warship" class="gliding" x=${66} y=${50} size=${64} delay=${80} />
    <span class="turning world"><span class="leaf front"><${se} kind="destination" /></span><span class="leaf back"><${qe} kind=${t} small over="card" /></span></span>
    <i class="flash fading-flash"></i>
  `}function Qc(){return a`<${ts} class="asleep" /><i class="scan"><i></i></i>`}function Xc(){return a`
    <svg class="forks" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice"><path fill="url(#p-night)" d="M-400,-400 H400 V400 H-400Z" /><circle fill="url(#p-blue)" cx="-118" cy="-112" r="170" /><circle fill="url(#p-red)" cx="118" cy="-112" r="170" /><circle fill="url(#p-world)" cx="-118" cy="-112" r="46" /><circle fill="url(#p-ember)" cx="118" cy="-112" r="50" /><path class="way" d="M0,180 C0,40 -30,-30 -90,-84 M0,180 C0,40 30,-30 90,-84" /></svg>
    <${K} kind="warship" class="looming" x=${50} y=${42} size=${44} />
    <${ts} />
  `}function eu(){return a`
    <i class="lamp gold"></i>
    <svg class="scales" viewBox="0 0 200 120"><path class="beam" d="M97,10 h6 v8 L188,30 v5 L103,25 V104 h26 v8 H71 v-8 h26 V25 L12,35 v-5 L97,18Z" /><path class="chains" d="M14,33 L-8,76 M14,33 L36,76 M186,33 L164,76 M186,33 L208,76" /><path class="pans" d="M-12,76 H40 C36,92 -8,92 -12,76Z M160,76 H212 C208,92 164,92 160,76Z" /><circle class="beam" cx="100" cy="8" r="6" /></svg>
    <${ts} class="parted" />
  `}function ts({class:e=""}){let{view:t}=k(),n=t.players.filter(o=>o.character&&!o.out),s=n.length===4?2:3;return a`<span class=${`faces ${e}`} style=${{"--in-row":s}}>${n.map(o=>a`<span key=${o.seat} data-seat=${o.seat} style=${{"--delay":`${o.seat*70}ms`}}><${ne} of=${o.character} cylon=${o.cylon} /></span>`)}</span>`}function tu({moment:e}){return a`<span class="finale"><${e.winner==="humans"?cn:un} /></span>`}function pn({of:e,cylon:t}){return a`<span class=${`true-face ${t?"of-cylon":"of-human"}`} aria-hidden="true"><i class="rays"></i>${t&&a`<${an} kind="centurion" />`}<${ne} of=${e} cylon=${t} /></span>`}var nu={president:"quorum",admiral:"leadership",cag:"piloting"};function Ue({moment:e}){let{view:t}=k(),n=(s,o=!1)=>a`<${ne} of=${t.players[s]?.character??"anybody"} cylon=${o} />`;return a`<${su[e.kind]} moment=${e} face=${n} />`}var su={brig:ou,execution:au,eliminated:ru,title:lu,sympathizer:iu,cylon:cu},ze=({seat:e,class:t="",children:n})=>a`<div class=${`soul ${t}`} data-seat=${e}>${n}</div>`;function ou({moment:e,face:t}){return a`
    <i class="lamp cell"></i>
    <${ze} seat=${e.seat}>${t(e.seat)}<//>
    <span class="bars">${Array.from({length:7},(n,s)=>a`<i key=${s} style=${{"--delay":`${s*45}ms`}}></i>`)}</span>
  `}var Ea=["M-40,240 V130 C-34,92 -10,76 14,70 L12,58 C2,26 14,4 36,4 C58,4 68,26 58,54 L56,66 C76,70 90,82 98,100 L122,84 L120,76 L132,70 L134,76 L192,40 L196,47 L138,86 L140,96 L128,98 L108,116 L114,240Z","M98,100 L122,84 L120,76 L132,70 L134,76 L192,40 M14,70 L12,58 C2,26 14,4 36,4 C58,4 68,26 58,54 L56,66 C76,70 90,82 98,100"];function au({moment:e,face:t}){return a`
    <i class="lamp cell"></i>
    <${ze} seat=${e.seat} class="fading">${t(e.seat)}<//>
    ${["one","other"].map(n=>a`<svg key=${n} class=${`squad ${n}`} viewBox="0 0 200 200"><path d=${Ea[0]} /><path class="edge" d=${Ea[1]} /></svg>`)}
    <i class="shot"></i>
  `}function ru({moment:e,face:t}){return a`
    <i class="lamp red"></i>
    <${ze} seat=${e.seat} class="fading">${t(e.seat)}<//>
    <i class="door port"></i><i class="door starboard"></i>
  `}function iu({moment:e,face:t}){return a`
    <i class="beams"></i>
    <${ze} seat=${e.seat}>${t(e.seat)}<span class="half">${t(e.seat,!0)}<i class="visor"><i></i></i></span><svg class="tear" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M54,0 L44,16 L56,32 L45,50 L57,66 L46,83 L53,100" /></svg><//>
  `}function lu({moment:e,face:t}){let{before:n,seat:s}=e;return a`
    <i class="beams"></i>
    ${n!=null&&n!==s&&a`<${ze} seat=${n} class="former">${t(n)}<//>`}
    <${ze} seat=${s} class="chosen">${t(s)}<span class="seal"><${se} kind=${nu[e.title]??"leadership"} /></span><//>
  `}function cu({moment:e}){let{view:t}=k(),n=t.players[e.seat].character??"anybody";return a`
    <i class="lamp red"></i>
    <i class="beams"></i>
    <${ze} seat=${e.seat}>
      <span class="turning">
        <span class="leaf front"><${ne} of=${n} /></span>
        <span class="leaf back"><${pn} of=${n} cylon=${!0} /></span>
      </span>
    <//>
  `}var uu={attack:Se,auto_attack:Se,launch:Se,destroyed:Se,civilian:Se,damaged:Se,boarded:Se,nuke:Se,brig:Ue,execution:Ue,title:Ue,sympathizer:Ue,cylon:Ue,eliminated:Ue,jump:Fe,arrival:Fe,sleeper:Fe,crossroads:Fe,trial:Fe,ending:Fe};function Oa({moment:e}){let t=uu[e.kind];return a`
    <div class=${`moment as-${e.kind} ${e.winner?`for-${e.winner}`:""}`}>
      <i class="veil-over"></i>
      <${t} moment=${e} />
      <${du} moment=${e} />
    </div>
  `}var pu=["jump","arrival","attack","auto_attack","destroyed","brig","execution","eliminated","sympathizer","cylon","title","trial","crossroads","launch"];function du({moment:e}){let{view:t}=k(),n=fu(e,t);return a`
    <div class="plate">
      ${n&&a`<small>${n}</small>`}
      <b>${$u(e,t)}</b>
      ${["attack","destroyed"].includes(e.kind)&&a`<${mu} ships=${e.ships} />`}
      ${!pu.includes(e.kind)&&a`<span>${e.lines[e.faces?.length?1:0]}</span>`}
    </div>
  `}function mu({ships:e}){let t=[...new Set(e.map(({ship:n})=>n))];return a`<span class="tally">${t.map(n=>a`<i key=${n}><${q} kind=${n} />${e.reduce((s,{ship:o,count:r})=>s+(o===n?r:0),0)}</i>`)}</span>`}function fu({kind:e,seat:t},n){return e==="arrival"?`${i("distance")} ${i("of",{value:n.game.distance,most:n.game.goal})}`:["brig","execution","eliminated","sympathizer","title","launch"].includes(e)&&t!==null&&t!==void 0?H(n,t):null}function $u({kind:e,card:t,title:n,winner:s,seat:o},r){return e==="arrival"?R(r,t):e==="title"?_e(n):e==="ending"?i(`won:${s}`):e==="cylon"?i("moment_cylon",{name:H(r,o)}):i(`moment:${e}`)}function Va(){let{view:e}=k(),t=e.history??[],n=e.players.map(s=>s.seat);return t.length?a`
    <section class="history" aria-label=${i("history")}>
      <h3>${i("history")}</h3>
      <p class="legend">${i("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${i("check")}</th>
            ${n.map(s=>a`<th key=${s} scope="col"><${Q} seat=${s} /><span class="unseen">${H(e,s)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${i("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${t.map((s,o)=>a`<${bu} key=${o} check=${s} seats=${n} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${i("history_sum")}</th>
            ${n.map(s=>a`<${dn} key=${s} worth=${hu(t,s)} />`)}
            <${dn} worth=${t.reduce((s,o)=>s+o.destiny_worth,0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `:null}var hu=(e,t)=>e.reduce((n,s)=>n+(s.worth[t]??0),0);function bu({check:e,seats:t}){let{view:n}=k(),[s,o]=v(!1),r=l=>l.map(c=>R(n,c)).join(", ");return a`
    <tr class=${e.outcome??""}>
      <th scope="row">
        <button type="button" aria-expanded=${s} onClick=${()=>o(!s)}>
          <small>${i("history_turn",{turn:e.turn})}</small> ${R(n,e.source)}
          <span class="result">${i("history_result",{total:_t(e.total),difficulty:e.difficulty,outcome:e.outcome?i(`outcome:${e.outcome}`):""})}</span>
        </button>
      </th>
      ${t.map(l=>a`<${dn} key=${l} worth=${e.added[l]?e.worth[l]:null} />`)}
      <${dn} worth=${e.destiny_worth} />
    </tr>
    ${s&&a`<tr class="cards">
      <td colspan=${t.length+2}>
        <dl>
          ${Object.entries(e.added).map(([l,c])=>a`<dt>${H(n,Number(l))}</dt><dd>${r(c)}</dd>`)}
          <dt>${i("destiny")}</dt><dd>${r(e.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `}function dn({worth:e}){return a`<td class=${e>0?"for":e<0?"against":"nil"}>${e===null?"·":ce(e)}</td>`}var Aa=e=>e.game.winner;function Na(){let{view:e}=k(),{winner:t,ending:n,turn:s}=e.game;return a`
    <${gu} winner=${t} />
    <h2>${i(`won:${t??"nobody"}`)}</h2>
    <p class="why">${n} ${i("after_turns",{n:s})}</p>
    <div class="camps">
      ${yu.map(({camp:o,in:r})=>a`<${ku} key=${o} camp=${o} players=${e.players.filter(r)} won=${t===o} />`)}
    </div>
  `}function gu({winner:e}){return e&&a`<div class="scene" aria-hidden="true"><${e==="humans"?cn:un} /></div>`}var ns=e=>e.cylon||e.revealed.some(t=>t.cylon),yu=[{camp:"humans",in:e=>!ns(e)},{camp:"cylons",in:ns}];function ku({camp:e,players:t,won:n}){let{view:s}=k();return t.length?a`
    <section class=${`camp ${e}`}>
      <h3>${i(`camp:${e}`)} ${n&&a`<small>${i("camp_won")}</small>`}</h3>
      <ul>
        ${t.map(o=>a`
            <li key=${o.seat} class=${o.out?"out":""}>
              <span class="bust" data-seat=${o.seat}>${o.character&&a`<${ne} of=${o.character} cylon=${ns(o)} />`}<${Q} seat=${o.seat} /></span>
              <span>
                <b>${H(s,o.seat)}</b> <small>${o.name}</small> ${o.out&&a`<mark class="danger">${i("has_lost")}</mark>`}
                <span class="loyalties">
                  ${vu(o)} ${e==="cylons"&&a`<small>${i(o.cylon?"camp_revealed":"camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `)}
      </ul>
    </section>
  `:null}function vu(e){return e.revealed.length?e.revealed.map((t,n)=>a`<mark key=${n} class=${t.cylon?"danger":""}>${t.name}</mark>`):i("no_loyalty")}var Ia="hints",Ra="lesson",ss=()=>JSON.parse(localStorage.getItem(Ia)??"[]"),Ba=e=>localStorage.setItem(Ia,JSON.stringify(e)),os=()=>!ss().includes("all"),as=e=>Ba(e?[]:["all"]);function rs(e){return location.hash==="#learn"&&(as(!0),localStorage.setItem(Ra,e),history.replaceState(null,"",location.pathname+location.search)),localStorage.getItem(Ra)===e}function Pa(){let{choice:e,view:t,me:n,parts:s,boot:o}=M(),[,r]=v(0),[l]=v(()=>rs(o.table)),c=ss(),u=os()&&s.moments(e.question,t,n,l).find(h=>j(`hint:${h}`)&&!c.includes(h)),d=e.question?.id??null,p=C(null);e.sending&&p.current?.asked===d&&(p.current.acted=!0),_(()=>{let h=p.current;p.current=d&&u?{asked:d,moment:u,acted:!1}:null,h?.acted&&h.asked!==d&&f(h.moment)},[d,u]),Mu(u?s.pointsAt(u):null);let f=h=>{Ba([...ss(),h]),r(m=>m+1)},$=u&&s.adviceOf(u,n);return a`
    <p class="unseen" role="status">${u&&i(`hint:${u}`,s.hintNumbers(t))}</p>
    ${u&&a`<aside class="hint-card" aria-label=${i("hint")}>
      <p>${i(`hint:${u}`,s.hintNumbers(t))}</p>
      ${$&&j(`advice:${$}`)&&a`<${$e} name=${i("advice")} count=${i("hold_to_look")}><p>${i(`advice:${$}`)}</p><//>`}
      <div class="close">
        <button type="button" onClick=${()=>f(u)}>${i("got_it")}</button>
        <button type="button" onClick=${()=>f("all")}>${i("no_hints")}</button>
      </div>
    </aside>`}
  `}var _u=[["board",".board-wrap"],["hand",".your-cards"],["people",".people"],["log",".side"]];function Mu(e){_(()=>{if(!e)return;let t=[...document.querySelectorAll(e)],n=t.map(o=>document.querySelector(`.tabs [data-tab="${_u.find(([,r])=>o.closest(r))?.[0]}"]`)),s=new Set([...t,...n].filter(o=>o!==null));for(let o of s)o.setAttribute("data-pointed","");return()=>{for(let o of s)o.removeAttribute("data-pointed")}},[e])}var qa=["usual","few","all"];function Da(){let{me:e,master:t,replay:n}=k(),[s,o]=v(!1);return e?a`
    <button type="button" class="order" data-explain="help:asks" data-option="order:asks" aria-haspopup="dialog" disabled=${t||n} onClick=${()=>o(!0)}>
      <b>${i("order:asks")}</b>
      <small>${i(`preset:${e.preset??"own"}`)}</small>
    </button>
    ${s&&a`<${Fa} close=${()=>o(!1)} />`}
  `:null}function Ga(){let{me:e,view:t,choice:n,send:s,master:o,replay:r,boot:l}=k(),[c,u]=v(!1),[d,p]=v(null),{turn:f}=t.game;if(_(()=>p(null),[f]),!e||o||r||t.players[e.seat].cylon)return null;let{question:$}=n,h=$?.window&&e.windows.find(x=>x.question===$.kind&&x.now),m=!$&&t.questions.waiting.some(x=>x.seat===null),b=!e.said&&f<=1&&!$&&!rs(l.table),y=d&&e.windows.some(x=>x.name===d.name&&!x.asked)?d:null;if(!h&&!m&&!b&&!y)return null;let w=()=>{p(h||null),h&&s({do:"order",order:`ask:${h.name}`,on:!1})};return a`
    <div class="wishes" role="group" aria-label=${i("help:asks")}>
      ${y&&a`<p class="declined" role="status">${i("declined",{what:y.text})} <button type="button" onClick=${()=>s({do:"order",order:`ask:${y.name}`,on:!0})} data-option="order:undo">${i("undo")}</button></p>`}
      ${h&&a`<button type="button" onClick=${w} data-option="order:never">${i("never_again")}</button>`}
      ${m&&a`<${Wa} />`}
      ${b&&a`<p>${i("asks_short")}</p>${qa.map(x=>a`<${ja} key=${x} name=${x} />`)}`}
      <button type="button" aria-haspopup="dialog" onClick=${()=>u(!0)} data-option="order:more">${i(h||m?"order:asks_when":"asks_more")}</button>
      ${c&&a`<${Fa} close=${()=>u(!1)} />`}
    </div>
  `}function ja({name:e}){let{me:t,send:n}=k(),s=t?.preset===e;return a`<button type="button" class=${`preset ${s?"chosen":""}`} aria-pressed=${s} data-option=${`preset:${e}`} onClick=${()=>n({do:"order",order:`preset:${e}`,on:!0})}>${i(`preset:${e}`)}</button>`}function Wa(){let{me:e,send:t}=k(),n=!!e?.orders.includes("wait");return a`<button type="button" class="wait" aria-pressed=${n} data-explain="help:wait" data-option="order:wait" onClick=${()=>t({do:"order",order:"wait",on:!n})}>${i("wait")}</button>`}function Fa({close:e}){let{me:t,view:n,send:s}=k(),o=C(null);if(_(()=>o.current.showModal(),[]),!t)return null;let r=(l,c)=>s({do:"order",order:l,on:c});return a`
    <dialog class="help asks" ref=${o} onClose=${e} aria-label=${i("asks_title")}>
      <h2>${i("asks_title")}</h2>
      <p>${i("asks_about")}</p>
      <ul class="presets">
        ${qa.map(l=>a`<li key=${l}><${ja} name=${l} /> <span>${i(`preset_says:${l}`)}</span></li>`)}
      </ul>
      <h3>${i("asks_kinds")}</h3>
      ${t.windows.map(l=>a`
          <label key=${l.name} class="check-line"><input type="checkbox" name=${l.name} checked=${l.asked} onChange=${c=>r(`ask:${l.name}`,c.currentTarget.checked)} /> <span>${l.text}</span></label>
        `)}
      ${is(n)&&a`<label class="check-line"><input type="checkbox" name="empty" checked=${t.orders.includes("empty")} onChange=${l=>r("empty",l.currentTarget.checked)} /> <span>${i("asks_empty")} <small>${i("asks_empty_about")}</small></span></label>`}
      <label class="check-line"><input type="checkbox" name="evade" checked=${t.orders.includes("evade")} onChange=${l=>r("evade",l.currentTarget.checked)} /> <span>${i("order:evade")} <small>${i("about:evade")}</small></span></label>
      <p class="waiting"><${Wa} /> <span>${i("about:wait")}</span></p>
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}var is=e=>e.table.pace==="live"&&!e.table.options.quick;var za=()=>a`<${wu} /><${xu} />`,Lu="seen-ships";function wu(){let{state:e,view:t,seat:n,me:s,boot:o,replay:r}=k(),l=`${Lu}:${o.table}:${n}`,[c,u]=v(()=>Number(sessionStorage.getItem(l)??0)),d=t.areas.flatMap(h=>h.civilians),p=h=>h.what.ship.slice(14),f=e.log.filter(h=>h.n>c&&h.private&&h.what?.kind==="civilian_seen"&&h.what.seat===n&&d.includes(p(h)));if(!f.length||!s||r)return null;let $=()=>{let h=f[f.length-1].n;sessionStorage.setItem(l,String(h)),u(h)};return a`
    <div class="seen-ships" role="group" aria-label=${i("seen_ships")}>
      <small>${i("seen_ships")}</small>
      ${f.map(h=>a`<article key=${h.n} class="card-large"><${q} kind="civilian" letter=${p(h)} /><p>${h.text}</p></article>`)}
      <button type="button" onClick=${$}>${i("put_seen_away")}</button>
    </div>
  `}function xu(){let{me:e,choice:t}=k();if(!e?.looking.length)return null;let n=ls(e.looking,t.question);return a`
    <div class="looking" role="group" aria-label=${i("looking")} data-tall=${n?"":void 0}>
      <small>${i("looking")}</small>
      ${e.looking.map((s,o)=>n?a`<${Cu} key=${o} card=${s} option=${n[o]} />`:a`<article key=${o} class="card-large"><${Ua} card=${s} /></article>`)}
    </div>
  `}function Cu({card:e,option:t}){let{choice:n}=k(),s=n.picks.indexOf(t);return a`
    <button
      type="button"
      class=${`card-large glow ${s>=0?"picked":""}`}
      aria-pressed=${n.instant?void 0:s>=0}
      disabled=${n.sending}
      data-option=${t}
      onClick=${()=>n.pick(t)}
    >
      <${Ua} card=${e} />${s>=0&&a`<b class="rank">${s+1}</b>`}
    </button>
  `}var Ua=({card:e})=>a`
  <header><${Ct} of=${e.card} /><h3>${e.name}</h3></header>
  ${e.distance!==null&&a`<p class="line"><b>${i("distance_of",{n:e.distance})}</b></p>`}
  <${We} boxes=${e.boxes} />
  <${Un} crisis=${e} />
`;function ls(e,t){let n=e.map(({card:s},o)=>`${s}#${o}`);return n.length&&t?.options.length===n.length&&n.every(s=>t.options.includes(s))?n:null}var Hu=6,Zu={loyalty:"loyalty",crisis:"deck",destination:"deck",quorum:"deck",super:"super",ship:"ship"};function Ya(){let{state:e,view:t}=k(),n=e.log[e.log.length-1]?.n??0,s=e.log.findLast(o=>o.private&&o.n>n-Hu&&Ka(o));return!s||t.game.ending?null:a`<p class="reminder">${i(`reminder:${Ka(s)}`)}</p>`}var Ka=e=>e.about?.map(t=>Zu[B(t)]).find(Boolean);var Su=8;function Ja({cards:e,quorum:t}){return a`
    <div class="hand" data-answers role="list" aria-label=${i("hand",{n:e.length})} tabindex="0">
      ${Xa(t).map(([n,s])=>a`<div role="listitem" key=${n}><${Ou} option=${n} ...${s} /></div>`)}
      ${Tu(e).map(n=>a`<div role="listitem" key=${n[0].option}><${Eu} cards=${n} /></div>`)}
      ${!e.length&&!t.length&&a`<div role="listitem" class="no-cards">${i("no_cards")}</div>`}
    </div>
  `}function Tu(e){if(e.length<=Su)return e.map(n=>[n]);let t=new Map;for(let n of e)t.set(F(n.option),[...t.get(F(n.option))??[],n]);return[...t.values()]}function Eu({cards:e}){let{choice:t}=k(),n=e.find(o=>!t.picks.includes(o.option))??e[e.length-1],s=e.filter(o=>t.picks.includes(o.option)).length;return a`<${Vu} ...${n} n=${e.length} picked=${s} />`}var Qa=({hand:e,quorum:t})=>[...e.map(n=>n.option),...Xa(t).map(([n])=>n)];function Xa(e){return e.map((t,n)=>[`${t.card}#${e.slice(0,n).filter(s=>s.card===t.card).length}`,t])}function Ou({option:e,name:t,text:n}){return a`
    <${z} option=${e} class="skill-card quorum" label=${`${t}: ${n.join(" ")}`}>
      <${se} kind="quorum" /><span class="corner"><small>${i("quorum")}</small></span>
      <strong>${t}</strong>
      ${n.map((s,o)=>a`<small key=${o} class="line">${s}</small>`)}
    <//>
  `}function Vu({option:e,name:t,skill:n,strength:s,text:o,counts:r,n:l,picked:c}){let{choice:u}=k(),d=!!u.question?.window&&u.may(e),p=l>1&&(c>0?i("of",{value:c,most:l}):i("stack_count",{n:l})),f=d?` (${i("plays_now")})`:r===null?"":` (${i("counts_here",{n:ce(r)})})`,$=`${t} ${s}${p?` ${p}`:""}, ${i(`skill:${n}`)}${f}: ${o.join(" ")}`;return a`
    <${z} option=${e} class=${`skill-card ${n} ${l>1?"stack":""}`} label=${$}>
      <${se} kind=${n} /><span class="corner"><b>${s}</b>${p&&a`<i class="count">${p}</i>`}${d&&a`<i class="counts now">${i("plays_now")}</i>`}${!d&&r!==null&&a`<i class=${`counts ${r>0?"for":r<0?"against":""}`} aria-hidden="true">${ce(r)}</i>`}<${le} skill=${n} /></span>
      <strong>${t}</strong>
      ${o.map((h,m)=>a`<small key=${m} class="line">${h}</small>`)}
    <//>
  `}function er({me:e}){let{send:t,state:n,view:s,master:o,replay:r}=k();if(s.players[e.seat].cylon)return null;let l=e.orders.includes("pass"),c=n.pending.some(u=>u.do==="order");return a`
    <button type="button" class="order" role="switch" data-explain="help:pass" data-option="order:pass" aria-checked=${l} disabled=${c||o||r}
      onClick=${()=>t({do:"order",order:"pass",on:!l})}>
      <b>${i("order:pass")}</b>
      <small>${i(l?"order_on":"order_off")}</small>
    </button>
    <${Da} />
  `}function tr(){let{me:e,view:t}=k();if(!e)return a`<footer class="your-cards" id="hand"></footer>`;let n=!t.game.turn&&!e.loyalty.length&&!e.hand.length;return a`
    <footer class=${`your-cards ${n?"bare":""}`} id="hand" aria-label=${i("your_things")}>
      <div class="secrets">
        <${$e} name=${i("loyalty")} count=${i("cards",{n:e.loyalty.length})}>
          ${e.loyalty.map((s,o)=>a`<${Au} key=${o} card=${s} character=${t.players[e.seat].character??"anybody"} />`)}
          ${e.team&&a`<p class=${`team ${e.team}`}><b>${i(`team:${e.team}`)}</b></p>`}
        <//>
        ${e.super_crises.length>0&&a`<${$e} name=${i("super_crises")} count=${i("cards",{n:e.super_crises.length})}>
          ${e.super_crises.map((s,o)=>a`<p key=${o}><b>${s.name}</b> ${s.text.join("; ")}</p>`)}
        <//>`}
        <${Ho} />
        <${er} me=${e} />
      </div>
      <${Ja} cards=${e.hand} quorum=${e.quorum} />
    </footer>
  `}function Au({card:e,character:t}){return a`
    <article class=${`loyalty-card ${e.cylon?"cylon":"human"}`}>
      <i class="loyalty-back" aria-hidden="true"><${se} kind="loyalty" /></i>
      <div class="loyalty-face">
        <${pn} of=${t} cylon=${e.cylon} />
        <p><b>${e.name}</b></p>
        <p>${e.text}</p>
      </div>
    </article>
  `}var Nu=2200,Ru={dial_moved:({resource:e,by:t})=>({to:e,by:t,kind:N(e)}),jump_prepared:({by:e})=>({to:"track:jump",by:e,emblem:"destination"}),raptors_changed:({by:e})=>({to:"reserve:raptor",by:e,kind:"raptor"}),discarded:({seat:e,cards:t})=>({to:`seat:${e}`,by:-t.filter(n=>B(n)==="card").length,emblem:"destiny"})};function Iu(e){let t=new Map;for(let{what:n}of e){let s=n&&Ru[n.kind]?.(n);if(!s)continue;let o=t.get(s.to)?.by??0;t.set(s.to,{...s,by:o+s.by})}return[...t.values()].filter(({by:n})=>n!==0)}function nr(){let{state:e,view:t,suspense:n,replay:s}=k(),o=C(null),r=C([]),[l,c]=v([]);return _(()=>{let u=e.log[e.log.length-1]?.n??0,d=o.current;e.synced&&(o.current=u),!(d===null||u<=d||s||!t.game.turn||document.hidden)&&(r.current=[...r.current,...Iu(e.log.filter(p=>p.n>d))])},[e.log,e.synced]),_(()=>{if(n||!r.current.length)return;let u=mn(".on-stage .card-large")??mn(".resolving .card-large")??mn("#board"),d=r.current.flatMap(p=>{let f=mn(`:is(.head, .people, .store) [data-explain="${p.to}"]`);return u&&f?[{...p,from:u,at:f}]:[]});r.current=[],d.length&&c(d.map((p,f)=>({...p,n:f,key:`${o.current}-${f}`})))}),_(()=>{if(!l.length)return;let u=setTimeout(()=>c([]),Nu);return()=>clearTimeout(u)},[l]),l.length>0&&a`<div class="consequences" aria-hidden="true">${l.map(({key:u,...d})=>a`<${Bu} key=${u} ...${d} />`)}</div>`}function Bu({by:e,kind:t,emblem:n,from:s,at:o,n:r}){let l=Math.min(Math.max(o.x,44),innerWidth-44),c={left:`${l}px`,top:`${o.bottom}px`,"--dx":`${s.x-l}px`,"--dy":`${s.y-o.bottom}px`,"--delay":`${r*90}ms`};return a`<b class=${`consequence ${e<0?"loss":"gain"}`} style=${c}>${t?a`<${q} kind=${t} />`:a`<${se} kind=${n} />`}${ce(e)}</b>`}function mn(e){let t=[...document.querySelectorAll(e)].find(n=>n.checkVisibility())?.getBoundingClientRect();return!t?.width||t.bottom<0||t.top>innerHeight?null:{x:Math.round(t.left+t.width/2),y:Math.round(t.top+t.height/2),bottom:Math.round(t.bottom)}}function sr(){let{view:e}=k();if(!e.fleet)return null;let{space:t,track:n,auto_attack:s}=e.fleet.pursuit;return a`
    <button type="button" class=${`track pursuit ${vt(e)?"close":""}`} data-explain="track:pursuit">
      <span class="unseen">${Yt(e).join(" ")}</span>
      <span class="seen" aria-hidden="true">
        <${q} kind="raider" /><span class="track-name">${i("pursuit")}</span>
        ${n.map((o,r)=>a`
            <b key=${r} class=${`${r===t?"at":""} ${r===s?"dead":o?"costs":""}`}>
              ${r===s?a`${i("attack")} ${Rn(e)}`:o?a`+${o}<${q} kind="civilian" />`:r}
            </b>
          `)}
      </span>
    </button>
  `}var Pu={hull:[["#a9c0d0",0],["#5c778c",.2],["#2b3f50",.55],["#0e1821",1]],cylon:[["#d8655b",0],["#8a2a25",.3],["#421110",.65],["#150405",1]],chrome:[["#f4f8fa",0],["#a9b6c0",.25],["#566470",.6],["#b0504a",.97],["#6b1f1b",1]],night:[["#0b1626",0],["#132a44",.6],["#1d3550",1]],room:[["#1d2a33",0],["#101920",.55],["#070c11",1]],blood:[["#2a0608",0],["#6b1712",.6],["#b5371f",1]],dusk:[["#1a1430",0],["#5a2a3a",.5],["#d9783a",.85],["#ffd08a",1]],day:[["#0c2233",0],["#256a80",.6],["#c9e6d8",1]],brass:[["#fff0bf",0],["#d9a53e",.5],["#7a5214",1]],beam:[["#fff3d0",0,.75],["#ffe2a0",1,0]],cold:[["#d8f2ff",0,.7],["#8fd0f0",1,0]],floor:[["#000",0,0],["#000",1,.85]]},qu={white:[["#fff",0],["#fff",.18],["#cfeaff",.4,.5],["#8fd0f0",1,0]],blue:[["#e6faff",0],["#6fd4f7",.25,.75],["#2a86b8",.6,.25],["#2a86b8",1,0]],red:[["#ffd0c8",0],["#ff4a3a",.2,.85],["#c81c14",.55,.3],["#c81c14",1,0]],amber:[["#fff6dc",0],["#ffc864",.2,.9],["#e87a2a",.55,.35],["#e87a2a",1,0]],fire:[["#fff8d8",0],["#ffd070",.3],["#ff8a2a",.66],["#e04a1c",.9,.85],["#c8331c",1,0]],heart:[["#fff",0],["#fffbe8",.45],["#fff0b8",.7,.7],["#ffd070",1,0]],ember:[["#f2662a",0],["#a8301a",.55],["#4a120c",.88,.9],["#2a0a08",1,0]],world:[["#8fd0e0",0],["#3f86a0",.4],["#143a50",.75],["#061018",1]],sun:[["#fff",0],["#fff3d0",.3],["#ffd070",.5,.8],["#ff8a3a",.75,.3],["#ff8a3a",1,0]]},or=e=>e.map(([t,n,s=1],o)=>a`<stop key=${o} offset=${n} stop-color=${t} stop-opacity=${s} />`),ar=()=>a`
  <svg class="paint" width="0" height="0" aria-hidden="true">
    <defs>
      ${Object.entries(Pu).map(([e,t])=>a`<linearGradient key=${e} id=${`p-${e}`} x2="0" y2="1">${or(t)}</linearGradient>`)}
      ${Object.entries(qu).map(([e,t])=>a`<radialGradient key=${e} id=${`p-${e}`}>${or(t)}</radialGradient>`)}
    </defs>
  </svg>
`;function rr({resource:e,value:t,red_at:n,top:s}){let o=t<=n,r=i(`res:${e}`),l=i(o?"dial_low":"dial_label",{name:r,value:t,red:n}),c=u=>Math.min(u,s)/s;return a`
    <${z} option=${`res:${e}`} class=${`dial ${o?"low":""}`} label=${l} firm>
      <${q} kind=${e} /><span class="dial-name">${r}</span><b>${t}</b>
      <span class="bar" aria-hidden="true"><i style=${{transform:`scaleX(${c(t)})`}}></i><u style=${{left:`${100*c(n)}%`}}></u></span>
    <//>
  `}function ir({jump:e,auto:t,risks:n}){let s=Array.from({length:t+1},(o,r)=>r);return a`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${i("jump_label",{jump:e,auto:t})}</span>
      <span class="seen" aria-hidden="true">
        <span>${i("jump")}</span>
        ${s.map(o=>a`
            <b key=${o} class=${`${o===e?"at":""} ${o in n?"risky":o===t?"ready":"dead"}`}>
              ${o===t?i("auto"):o in n?a`${i("risk",{n:n[o]})}<${q} kind="population" />`:o}
            </b>
          `)}
      </span>
    </button>
  `}function lr(){let e=Du(),{turn:t,distance:n,goal:s,jump:o,auto_jump:r,risks:l}=e.game;return a`
    <div class="dials">${e.dials.map(c=>a`<${rr} key=${c.resource} ...${c} />`)}</div>
    <${ir} jump=${o} auto=${r} risks=${l} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${i("distance")}</span> <b>${i("of",{value:n,most:s})}</b>
    </button>
    <${sr} />
    <p class="fact turn-number"><span>${i("turn")}</span> <b>${t}</b></p>
    <${nr} />
    <${ar} />
  `}function Du(){let{view:e,suspense:t}=k(),n=C(e),s=C(t);return s.current=t,_(()=>{let o=requestAnimationFrame(()=>{s.current||(n.current=e)});return()=>cancelAnimationFrame(o)},[e,t]),t?n.current:e}function cr({game:e,dials:t,board:n}){let s=new Map;e.turn&&s.set(i("turn"),e.turn);for(let{resource:o,value:r}of t)s.set(i(`res:${o}`),r);return s.set(i("distance"),e.distance).set(i("measure:vipers"),n.destroyed_vipers).set(i("measure:civilians"),n.civilians_lost.length).set(i("measure:raptors"),n.raptors).set(i("measure:damage"),n.places.filter(o=>o.damaged).length)}var Gu=["tour_dials","tour_board","tour_cards"];function pr(e,t,n,s){if(!n||t.game.ending)return[];if(e?.kind==="choose_character")return[t.game.turn>0?"executed":"choose_character"];let o=n.loyalty.length>0?["loyalty"]:[],r=e?.kind==="raider"&&e.options.some(p=>p.startsWith("ship:civilian")),l=e?[r?"raided":e.kind,...e.window?["window"]:[]]:["waiting"];if(!t.game.turn)return e?[...o,...l]:o;let c=t.fleet&&e?.options.some(p=>p.startsWith("area:"))?["fleet"]:[],u=!e&&(t.check||t.crisis)?[t.check?"contribute":"crisis"]:l;if(t.crisis||t.check||e?.window)return[...o,...c,...ur(t,n),...u];let d=s?[...t.game.turn>t.players.length?["lesson_done"]:[],...Gu]:[];return[...o,...d,...t.fleet?["fleet"]:[],...ur(t,n),...l,...ju(t,n)]}function ur(e,t){let n=e.players[t.seat];return n.cylon?["revealed"]:[n.place==="brig"&&"brig",n.place==="sickbay"&&"sickbay",e.game.sleeper_done&&"sleeper"].filter(s=>s!==!1)}function ju(e,t){let{game:n,areas:s,board:o,players:r,decided:l}=e,c=s.some(u=>u.raiders+u.heavy_raiders+u.basestars.length>0);return[...r[t.seat].titles,c&&"battle",n.distance>=n.goal&&"last_jump",l&&"check_done",n.jump in n.risks&&"jump_early",n.route.length>0&&"jumped",o.boarding.some(u=>u>0)&&"boarded"].filter(u=>typeof u=="string")}var dr=(e,t)=>t?.team?`${e}:${t.team}`:null,Wu={loyalty:".secrets > .secret-place:first-child .secret",tour_dials:".head .dials, .head .track, .head .distance",tour_board:".board",tour_cards:".hand",battle:".area:has(.raider, .heavy-raider, .basestar)",jump_early:".track.jump",jumped:".distance",boarded:".track.boarding"},mr=e=>Wu[e]??null,fr=e=>({goal:e.game.goal,distance:e.game.distance});var us={};Ot(us,{deliberate:()=>sp,eachItsOwn:()=>np,grave:()=>op,inHand:()=>tp,keeps:()=>ep,lasting:()=>$r,leading:()=>Ju,mayHaveSecret:()=>Ku,meansOther:()=>rp,note:()=>Xu,onBoard:()=>Fu,onTable:()=>zu,quiet:()=>ip,secret:()=>cs,shownElsewhere:()=>Yu});var Fu=["loc","area","ship","ally","char"],zu=["ally","loc","area","ship","card","quorum","seat","char"],cs=e=>B(e)==="loyalty"||Uu.includes(F(e)),Uu=["token:benevolent","token:antagonistic"],Ku=(e,t,n)=>e.kind==="action"&&n?.loyalty.length>0&&!t.players[n.seat].cylon,Yu=(e,t,n)=>B(n)==="char"||!!(t&&ls(t.looking,e)),Ju=e=>e.kind==="move"?["opt","area"]:[],Qu=3;function Xu(e,t,n){let s=t.players[e.seat];if(e.kind==="contribute"){let c=t.private?.find(u=>u.seat===e.seat)?.hand.find(u=>u.option===n);return typeof c?.counts=="number"?i("counts",{n:ce(c.counts)}):""}if(["attack","action","viper_acts"].includes(e.kind)&&B(n)==="ship"){let c=`odds:${e.kind==="viper_acts"||De(s.place??"")?"viper":"galactica"}:${F(n).split(":")[1]?.split("@")[0]}`;return j(c)?i(c):""}if(e.kind==="viper"&&n.endsWith("@reserves"))return i("is_launched");if(B(n)==="seat"){let c=t.players[Number(N(n))];return[c.name,c.place&&ot(t,c.place)].filter(Boolean).join(", ")}if(B(n)==="area"&&e.kind!=="move"){let c=Qt(t,N(n));return c?Lt(t,c).join(", "):""}let o=B(n)==="loc"&&ve(t,N(n));if(!o)return"";let r=e.kind==="move"&&!s.cylon&&o.ship!==ve(t,s.place??"")?.ship,l=j(`short:${o.place}`)&&i(`short:${o.place}`);return[o.damaged?i("damaged"):l,r&&i("costs_card")].filter(Boolean).join("; ")}function ep({kind:e,sizes:t,options:n}){let s=t[0]??0,o=n.length-s;return e==="discard"&&t.length===1&&s>Qu&&o>0&&o<s?o:0}var tp=e=>e?Qa(e):[],np=e=>e==="ship",sp=e=>e.kind==="contribute",op=e=>e==="opt:nuke"||B(e)==="loyalty",ap={steal:"card",ability:"card",destiny:"card",quorum_card:"quorum"},rp=(e,t)=>ap[e.kind]===B(t),$r=(e,t,n)=>e.window&&is(t)&&!!t.beat&&!n?.orders.includes("empty"),ip=(e,t,n)=>$r(e,t,n)&&e.options.every(s=>s===lp),lp="opt:pass-activation";function hr(){let{view:e,seat:t,master:n}=k();return t===null||n?null:a`<span class="own-titles">${e.players[t].titles.map(s=>a`<mark key=${s}>${_e(s)}</mark> `)}</span>`}function fn(e,t){let n=e.people.find(l=>l.seat===t),s=e.chairs?.seats[t];if(n?.kind==="bot")return[i("tag_bot")];let o=s?.gone?i("tag_gone"):n?.taken&&!n.present?i("tag_away"):"";return[s?.stand_in&&i(s.stand_in==="better"?"tag_plays_well":"tag_stand_in")||o,s?.muted?i("tag_muted"):""].filter(Boolean)}var cp=1e4;function Re(){let{state:e,view:t,replay:n}=M(),s=t.asked??null,[o,r]=v(Date.now());_(()=>{let u=setInterval(()=>r(Date.now()),1e3);return()=>clearInterval(u)},[]);let l=s??e.log[e.log.length-1]?.at,c=o+e.ahead;return n||!l||c-Date.parse(l)<cp||!s&&!t.questions.waiting.some(u=>u.seat!==null)?null:a` <small class="since">${i("since",{time:Hs(l,c)})}</small>`}var $n=(e,t)=>e.private?.find(n=>n.seat===t)??null;function br({seat:e}){let{view:t,seat:n,master:s}=k(),o=t.players[e],r=t.people.find(y=>y.seat===e),l=H(t,e),c=t.game.current===e&&t.game.turn>0&&!t.game.ending,u=t.questions.waiting.some(y=>y.seat===e),d=t.claims?.levels[e],p=o.place&&ot(t,o.place),f=rt(t,e),$=[o.out&&i("tag_out"),o.once_used&&i("once_used"),...fn(t,e),o.loyalty>1&&i("loyalty_cards",{n:o.loyalty}),o.super_crises>0&&i("super_crises_held",{n:o.super_crises}),...o.quorum.map(y=>y.name),...(t.private?.length>1?$n(t,e)?.loyalty??[]:[]).map(y=>y.name)].filter(Boolean),h=`person ${e===n?"me":""} ${c?"turn":""} ${o.cylon?"cylon":""} ${o.out?"out":""}`,m=[c&&i("tag_turn"),u&&i("tag_awaited")].filter(Boolean),b=[l,o.name,p,i("cards_in_hand",{n:o.hand}),f>0&&i("trauma_tokens",{n:f}),...o.titles.map(_e),...m,...$].filter(Boolean).join(", ");return a`
    <${z} option=${ke(e)} class=${h} label=${b} firm>
      <span class="bust" data-seat=${e}>${o.character?a`<${ne} of=${o.character} cylon=${o.cylon} />`:r?.face&&a`<img class="portrait" src=${r.face} alt="" />`}<${Q} seat=${e} /></span>
      <span class="who">
        <b>${e===n&&!s?i("you_named",{name:l}):l}</b>
        ${o.name&&a`<small class="character">${o.name}</small>`}
        ${p&&a`<small>${p}</small>`}
        <span class="marks">
          ${o.titles.map(y=>a`<mark key=${y}>${_e(y)}</mark>`)}
          ${o.cylon&&a`<mark class="danger">${i("cylon")}</mark>`}
          ${c&&a`<i class="whose">${i("tag_turn")}</i>`}
          ${u&&a`<i class="awaited">${i("tag_awaited")}</i>`}
          <${Co} seat=${e} />
          ${$.map(y=>a`<i key=${y}>${y}</i>`)}
          ${d&&a`<i class="claim">${i(`claim:${d}`)}</i>`}
        </span>
        ${u&&e!==n&&a`<${Re} />`}
      </span>
      <span class="cards">${o.hand}</span>
    <//>
  `}function gr(){let{me:e,view:t}=k();if(!e)return null;let n=t.memos.filter(s=>s.seat===e.seat);return a`
    <${$e} name=${i("memos")} count=${i("memo_count",{n:n.length})}>
      ${n.map((s,o)=>a`<p key=${o}><small>${i("memo_turn",{turn:s.turn})}</small> ${s.text}</p>`)}
      ${!n.length&&a`<p>${i("no_memos")}</p>`}
    <//>
  `}function yr({option:e}){let{choice:t,me:n}=k(),s=B(e),o=s==="card"&&t.may(e)&&n?.hand.find(r=>r.option===e);return o?a`<${le} skill=${o.skill} />`:s==="skill"?a`<${le} skill=${F(N(e))} />`:s==="ship"?a`<${q} kind=${up(e)} />`:cs(e)&&s==="token"?a`<${oe} token=${F(e)} />`:s==="seat"?a`<${Q} seat=${Number(N(e))} />`:null}var up=e=>e.startsWith("ship:civilian")?"civilian":N(e).split("@")[0];var pp={battle:"crossroads",choosing:"crossroads",resolving:"crossroads",trial:"trial"};function kr(e,t){let{turn:n,current:s,step:o}=e.game;if(n===0)return i("setting_up");let r=e.nebula&&pp[e.nebula.phase],l=r?i(`during:${r}`):i(`step:${o}`);return t!==null&&e.players[t].out?i("you_are_out",{name:H(e,s),step:l}):s===t?i("your_turn",{step:l}):i("turn_of",{name:H(e,s),step:l})}var dp={sleeper_phase:6,cylon_revealed:6,sympathizer_revealed:6,civilian_destroyed:5,galactica_damaged:5,boarded:5,arrived:5,title_passed:5,super_crisis_played:5,option_switched:5,ability_used:5,check_decided:4,option_chosen:4,viper_destroyed:4,sent:4,centurions_advanced:4,crisis_drawn:4,nuke_launched:3,loyalty_looked_at:3,ship_destroyed:3,viper_damaged:2,basestar_damaged:2,raptors_changed:2,quorum_played:2,card_stays:2,location_activated:1,card_played:1,dial_moved:1},mp={sent:["seat"],executed:["seat"],title_passed:["seat","before"],card_taken:["victim"],cards_taken:["victim"],loyalty_given:["seat"],ordered:["seat"],named:["seat"]},vr=(e,t)=>(dp[e.kind]??0)+(t!==null&&mp[e.kind]?.some(n=>e[n]===t)?6:0),_r=e=>e.kind==="turn_began"?e.seat:null;var fp=["pick","turn","cylon","human"],$p=(e,t)=>e.players[t].out,hp=e=>e.hand.length,bp=e=>!["card","quorum"].includes(B(e));function Zt(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function ds(e){performance.clearMarks(e),performance.mark(e)}function Lr(e={}){let t={link:"connecting",synced:!1,ahead:0,since:null,sections:{},hashes:{},log:[],chat:[],pending:[],notices:[],...e},n=new Set;function s(l){t={...t,...l};for(let c of n)c(t)}function o(l,c){let u=new Map(l.map(d=>[d.n,d]));for(let d of c)u.set(d.n,d);return[...u.values()].sort((d,p)=>d.n-p.n)}let r={sections({set:l,hashes:c,gone:u}){let d={...t.sections,...l},p={...t.hashes,...c};for(let f of u)delete d[f],delete p[f];ds("view-heard"),s({sections:d,hashes:p})},log({lines:l}){s({log:o(t.log,l)})},chat({lines:l}){s({chat:o(t.chat,l)})},moments({moments:l}){s({moments:l})}};return{get state(){return t},set:s,subscribe(l){return n.add(l),()=>n.delete(l)},hear(l){r[l.type]?.(l)},notice(l,c){let u=t.notices.filter(d=>d.words!==l);s({notices:[...u,{words:l,code:c}]})},dismiss(l){s({notices:t.notices.filter(c=>c!==l)})}}}var Mr=e=>e.length?e[e.length-1].n:0;function wr({hashes:e,log:t,chat:n}){return{have:e,log:Mr(t),chat:Mr(n)}}var gp=1,yp=2e4,xr=1e4,Cr=1500,Hr=500,kp=15e3,Zr={4403:"forbidden",4404:"unknown"},vp=4401,_p=1009,Mp=new Set(["earlier","read","note"]),Lp=new Set(["read","note"]),wp=new Set(["hold"]),ms="reloaded",xp=new Set(["answer","chat","note","report"]);function Sr({at:e,seat:t,master:n,store:s}){let o=new URL(e,location.href);o.protocol=o.protocol.replace("http","ws");let r=`unsent:${o.pathname}:${t}`,l=null,c=0,u=!1,d=0,p=0,f=0,$=0,h=null,m=!1,b=new Map;function y(g){s.set({pending:g}),sessionStorage.setItem(r,JSON.stringify(g.filter(Z=>xp.has(Z.do))))}function w(){if(clearTimeout($),m||l)return;u=!1;let g=new WebSocket(o);l=g,p=setTimeout(()=>x(g),xr),g.onmessage=Z=>g===l&&T(JSON.parse(Z.data)),g.onclose=Z=>g===l&&O(Z.code)}function x(g){g===l&&(g.close(),O(1006))}function O(g){if(l=null,h=null,clearTimeout(d),clearTimeout(p),clearTimeout(f),g in Zr){m=!0,s.set({link:Zr[g]});return}if(g===_p&&(y([]),s.notice(i("too_long"),"too_long")),y(s.state.pending.filter(I=>!wp.has(I.do))),g===vp){$=setTimeout(w,Hr);return}s.set({link:navigator.onLine===!1?"offline":"lost"});let Z=Math.min(kp,Hr*2**c++);$=setTimeout(w,Z*(.75+Math.random()/2))}let S=g=>l?.send(JSON.stringify(g));function D(){if(!l||!u||h)return;clearTimeout(d);let g=l;h=Zt(),p=setTimeout(()=>x(g),xr),clearTimeout(f),f=setTimeout(()=>s.set({link:"slow"}),Cr),S({do:"sync",id:h,...wr(s.state)})}function T(g){g.type==="hello"?X(g):g.type==="ok"||g.type==="refused"||g.type==="stale"?J(g):s.hear(g)}function X(g){if(clearTimeout(p),g.protocol!==gp||g.seat!==t||g.master!==n){A();return}u=!0,sessionStorage.removeItem(ms),s.set({ahead:g.now?Date.parse(g.now)-Date.now():0,since:s.state.since??g.since??null}),D();for(let Z of s.state.pending)S(Z)}function A(){m=!0,l?.close(),s.set({link:"outdated"});let g=Number(sessionStorage.getItem(ms)||0);sessionStorage.setItem(ms,String(Date.now())),Date.now()-g>3e4&&location.reload()}function J({type:g,id:Z,words:I,code:xe}){if(Z===h&&Z!==null&&(h=null,c=0,clearTimeout(p),clearTimeout(f),d=setTimeout(D,yp),s.set({link:"open",synced:!0}),g==="ok"))return;let de=s.state.pending.find(ye=>ye.id===Z);y(s.state.pending.filter(ye=>ye.id!==Z));let me=b.get(Z);b.delete(Z),!me?.({type:g,words:I})&&(g!=="ok"?s.notice(I,xe):de&&!Mp.has(de.do)&&s.set({notices:[]}))}addEventListener("online",()=>{c=0,w()}),addEventListener("offline",()=>{l?x(l):m||s.set({link:"offline"})});let L=()=>{document.hidden||m||(c=0,l?u&&(s.state.link==="open"&&s.set({link:"checking"}),h=null,clearTimeout(p),D()):w())};return document.addEventListener("visibilitychange",L),document.addEventListener("resume",L),addEventListener("pageshow",g=>g.persisted&&L()),s.set({pending:JSON.parse(sessionStorage.getItem(r)??"[]")}),w(),{send(g,Z=null){let I={...g,id:Zt()};Z&&b.set(I.id,Z);let xe=s.state.pending.filter(de=>!(de.do===g.do&&Lp.has(de.do)));y([...xe,I]),!(!l||!u)&&(S(I),setTimeout(()=>s.state.pending.includes(I)&&D(),Cr))}}}var fs=36e5;function Er({clock:e}){let{state:t,boot:n,view:s}=M(),o=Date.parse(e.until??""),[r,l]=v(Date.now()),c=Math.max(0,o-r-t.ahead);_(()=>{let f=setInterval(()=>l(Date.now()),c<fs?1e3:6e4);return()=>clearInterval(f)},[c<fs]);let u=c<fs?i("time_left",{time:Tr(c)}):i("time_until",{time:Cp(o,n.language)}),p=s.people.filter(f=>f.kind!=="bot"&&e.banks.length).map(f=>`${H(s,f.seat)} ${Tr(e.banks[f.seat]*1e3)}`);return a`
    <p class="clock-left">
      <time datetime=${e.until}>${u}</time>
      ${p.length>0&&a`<small>${i("banks",{banks:W(p)})}</small>`}
    </p>
  `}var Tr=e=>`${Math.floor(e/6e4)}:${String(Math.floor(e/1e3)%60).padStart(2,"0")}`,Cp=(e,t)=>new Intl.DateTimeFormat(t,{weekday:"short",hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e));var hn="",$s=()=>hn;function Or(){let{view:e,seat:t,lookAs:n}=M(),[s,o]=v(hn),[r,l]=v(!1),c=d=>{hn=d.currentTarget.value,o(hn)},u=t!==null&&e.questions.mine.some(d=>d.seat===t&&d.given===null);return a`
    <div class="chair-card overview">
      <div class="runs"><h3>${i("overview")}</h3><button type="button" aria-haspopup="dialog" onClick=${()=>l(!0)}>${i("face_down")}</button></div>
      <ul>
        <li><button type="button" aria-pressed=${t===null} onClick=${()=>n(null)}>${i("look_as_table")}</button></li>
        ${e.people.map(d=>a`<li key=${d.seat}><${Zp} seat=${d.seat} on=${t===d.seat} /></li>`)}
      </ul>
      ${u&&a`<label class="why-line">${i("answer_why",{name:H(e,t)})}<input id="answer-why" maxlength="300" value=${s} onInput=${c} /></label>`}
      ${r&&a`<${Hp} close=${()=>l(!1)} />`}
    </div>
  `}function Hp({close:e}){let{view:t}=M(),n=C(null);return _(()=>n.current.showModal(),[]),a`
    <dialog class="help face-down" ref=${n} onClose=${e} aria-label=${i("face_down")}>
      <h2>${i("face_down")}</h2>
      <p>${i("face_down_words")}</p>
      ${(t.hidden??[]).map(s=>a`
          <details key=${s.label}>
            <summary>${s.label} (${s.things.length})</summary>
            ${s.things.length?a`<ol>${s.things.map((o,r)=>a`<li key=${r}>${o.name}</li>`)}</ol>`:a`<p>${i("nothing")}</p>`}
          </details>
        `)}
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function Zp({seat:e,on:t}){let{view:n,lookAs:s}=M(),o=n.questions.mine.find(l=>l.seat===e),r=o&&(o.given===null?i("owes",{text:o.text}):i("has_given",{picks:Sp(o)}));return a`
    <button type="button" aria-pressed=${t} onClick=${()=>s(t?null:e)}>
      <b>${H(n,e)}</b> ${r&&a`<small class=${o.given===null?"owes":""}>${r}</small>`}
      ${r&&o.given===null&&a`<${Re} />`}
    </button>
  `}var Sp=e=>e.given.map(t=>e.labels[t]??t).join(", ")||i("nothing");var Ee=(e,t)=>t!==null&&!!(e.chairs?.seats[t].gone||e.chairs?.seats[t].stand_in);function Vr(){let{view:e,seat:t,master:n}=M();if(!e.chairs)return null;let s=!n&&Ee(e,t);return a`
    ${n&&a`<${Or} />`}
    ${e.chairs.clock?.until&&a`<${Er} clock=${e.chairs.clock} />`}
    ${e.chairs.paused&&a`<${Tp} />`}
    ${s&&!ie(e)&&a`<${Ep} />`}
    ${e.chairs.proposals.map(o=>a`<${Op} key=${o.id} proposal=${o} />`)}
  `}function Tp(){let{view:e,seat:t,master:n,send:s,state:o}=M(),r=e.chairs.proposals.some(u=>u.kind==="resume"),l=o.pending.some(u=>["propose","moderate"].includes(u.do)),c=n||t!==null&&e.chairs.master===null&&!r&&!Ee(e,t);return a`
    <div class="chair-card paused" role="status">
      <p><b>${i("paused")}</b></p>
      ${c&&a`<button type="button" class="go" disabled=${l} onClick=${()=>s({do:n?"moderate":"propose",kind:"resume"})}>${i("propose:resume")}</button>`}
    </div>
  `}function Ep(){let{view:e,seat:t,send:n,state:s}=M(),o=s.pending.some(l=>l.do==="come_back"),r=i(t!==null&&e.chairs.seats[t].stand_in?"bot_sits_in":"you_went");return a`
    <div class="chair-card away" role="status">
      <p>${r}</p>
      <button type="button" class="go" disabled=${o} onClick=${()=>n({do:"come_back"})}>${i("am_back")}</button>
    </div>
  `}function Op({proposal:e}){let{view:t,seat:n,master:s,send:o,state:r}=M(),{id:l,by:c,words:u,why:d,agreed:p,missing:f}=e,$=r.pending.some(b=>b.proposal===l),h=c===n,m=f.map(b=>H(t,b));return a`
    <div class="chair-card proposal" role="status">
      <p><b>${h?i("you_propose"):i("proposes",{name:H(t,c)})}</b> ${u}${d&&a` <q>${d}</q>`}</p>
      <p class="missing">${m.length>0?i("missing_consent",{names:W(m)}):i("nobody_missing")}</p>
      ${n!==null&&!s&&!Ee(t,n)&&a`<div class="close">
        ${(!p.includes(n)||m.length===0)&&a`<button type="button" class="go" disabled=${$} onClick=${()=>o({do:"agree",proposal:l})}>${i(p.includes(n)?"do_it":"agree")}</button>`}
        <button type="button" disabled=${$} onClick=${()=>o({do:"decline",proposal:l})}>${i(h?"withdraw":"not_agree")}</button>
      </div>`}
    </div>
  `}var Vp="button, a, input, select, textarea, summary, [tabindex]";function Ar(){_(()=>{let e=null,t=r=>{e=r.target},n=r=>{r.target.closest?.(Vp)||(e=null)},s=()=>{!e||document.activeElement!==document.body||e.isConnected&&e.disabled||(e.isConnected?e:Ap())?.focus({preventScroll:!0})},o=new MutationObserver(()=>setTimeout(s));return o.observe(document.body,{subtree:!0,childList:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",t,!0),document.addEventListener("pointerdown",n,!0),()=>{o.disconnect(),document.removeEventListener("focusin",t,!0),document.removeEventListener("pointerdown",n,!0)}},[])}function Ap(){return document.querySelector("[role=alertdialog] button:not(.danger)")??document.getElementById("ask")}var bn=e=>[...document.querySelectorAll(e)].find(t=>t.getClientRects().length);function Nr(e){let t=C(e);t.current=e,_(()=>{let n=({choice:o,send:r,help:l,chat:c,master:u})=>({q:()=>(bn(".question [data-option]:enabled")??bn("[data-answers] [data-option]:enabled")??bn(".question button:enabled"))?.focus(),p:()=>o.question?.window&&o.question.given===null&&o.pass(),c,l:()=>bn(".log")?.focus(),h:()=>o.question?.window&&!u&&r({do:"hold"}),Escape:()=>o.sure&&o.unsure(),"?":l}),s=o=>{if(o.repeat||o.ctrlKey||o.metaKey||o.altKey||o.target.closest?.("input, textarea, select, dialog"))return;let r=n(t.current)[o.key];r&&(o.preventDefault(),r())};return addEventListener("keydown",s),()=>removeEventListener("keydown",s)},[])}var Np=350,Rp=200,Ip=450,Bp=10,Ke=8;function Rr(){let{view:e,me:t,choice:n,parts:s}=M(),[o,r]=v(null),l=C(null);l.current=o;let c=Dp(r,l),u=C(null);ee(()=>o&&u.current&&Gp(u.current,o.rect)),_(()=>{o?.pinned&&u.current?.focus()},[o?.typed,o?.pinned]);let d=o&&Pp(s.explanation(e,t,o.typed),n.question?.dimmed[o.option]);return _(()=>{o&&(!d||!o.pinned&&!o.origin.isConnected)&&r(null)}),d?a`
    <aside class=${`popover ${o.pinned?"pinned":""}`} ref=${u} role=${o.pinned?"dialog":"tooltip"}
      aria-label=${d.title||i("why_not")} tabindex="-1" onKeyDown=${qp}>
      ${d.title&&a`<h3>${d.title}</h3>`}
      ${d.lines.map((p,f)=>a`<p key=${f} class=${p.tone??""}>${p.text??p}</p>`)}
      ${d.more}
      ${o.pinned&&a`<div class="close">
        ${d.link&&a`<a class="button" href=${d.link} target="_blank" rel="noopener">${i("in_compendium")}</a>`}
        <button type="button" onClick=${c}>${i("close")}</button>
      </div>`}
    </aside>
  `:null}function Pp(e,t){let n=t?[{tone:"why",text:t}]:[];return e?{...e,lines:[...e.lines.filter(Boolean),...n]}:n.length?{title:"",lines:n}:null}function qp(e){if(e.key!=="Tab")return;let t=[...e.currentTarget.querySelectorAll("a, button")],[n,s]=e.shiftKey?[t[0],t[t.length-1]]:[t[t.length-1],t[0]];document.activeElement!==n&&document.activeElement!==e.currentTarget||(e.preventDefault(),s?.focus())}function Dp(e,t){let n=C(!1),s=()=>{let{pinned:o,origin:r}=t.current??{};e(null),o&&(n.current=!0,r.focus(),n.current=!1)};return _(()=>{let o=0,r=!1,l=[0,0],c=[0,0],u=m=>m.target.closest?.("[data-explain]"),d=(m,b)=>{let{explain:y,why:w=y}=m.dataset;e({typed:y,option:w,rect:m.getBoundingClientRect(),pinned:b,origin:m})},p=m=>!t.current?.pinned&&d(m,!1),f=(m,b)=>{clearTimeout(o),o=setTimeout(b,m)},$=()=>e(m=>m?.pinned?m:null),h={pointerover(m){if(m.pointerType!=="mouse"||m.buttons||m.clientX===c[0]&&m.clientY===c[1])return;if(m.target.closest?.(".popover"))return clearTimeout(o);let b=u(m);if(!b)return f(Rp,$);f(Np,()=>p(b))},pointerdown(m){r=!1,l=[m.clientX,m.clientY];let b=u(m);if(!b&&!m.target.closest?.(".popover")&&e(null),!b||m.pointerType==="mouse")return f(0,()=>{});f(Ip,()=>{r=!0,d(b,!0)})},pointermove(m){m.pointerType==="mouse"?c=[m.clientX,m.clientY]:Math.hypot(m.clientX-l[0],m.clientY-l[1])>Bp&&clearTimeout(o)},pointerup:m=>m.pointerType!=="mouse"&&clearTimeout(o),pointercancel:()=>clearTimeout(o),contextmenu(m){u(m)&&r&&m.preventDefault()},click(m){let b=m.target.closest?.("[data-option]")??u(m);r?(m.preventDefault(),m.stopPropagation(),r=!1):b&&!b.dataset.option?(clearTimeout(o),d(b,!0)):b&&(clearTimeout(o),e(null))},focusin(m){let b=u(m);n.current||(b?.matches(":focus-visible")?p(b):m.target.closest?.(".popover")||$())},focusout:$,keydown(m){r=!1,m.key==="Escape"&&s()},scroll:$};for(let[m,b]of Object.entries(h))document.addEventListener(m,b,!0);return()=>{clearTimeout(o);for(let[m,b]of Object.entries(h))document.removeEventListener(m,b,!0)}},[]),s}function Gp(e,t){let{width:n,height:s}=e.getBoundingClientRect(),o=t.bottom+Ke,r=o+s<=innerHeight-Ke?o:t.top-Ke-s,l=t.left+t.width/2-n/2;e.style.top=`${Math.max(Ke,Math.min(r,innerHeight-Ke-s))}px`,e.style.left=`${Math.max(Ke,Math.min(l,innerWidth-Ke-n))}px`}function Ir(e){let t=C(e);t.current=e,_(()=>{let n=null,s=l=>{l.preventDefault(),l.stopPropagation()},o=l=>{l.detail<=1?n=t.current:n!==t.current&&s(l)},r=l=>{l.repeat&&l.key==="Enter"&&!l.target.closest?.("textarea")&&s(l)};return document.addEventListener("click",o,!0),document.addEventListener("keydown",r,!0),()=>{document.removeEventListener("click",o,!0),document.removeEventListener("keydown",r,!0)}},[])}function Br(e){let t=document.querySelector(".ask")?.getBoundingClientRect(),n=t&&t.width>innerWidth*.9;if(n&&e)return{x:0,y:Math.max(Math.min(96,t.top-230),0),width:innerWidth,height:230};if(n){let l=document.querySelector(".tabs")?.getBoundingClientRect();return{x:0,y:0,width:innerWidth,height:Math.max((l?.top??innerHeight)-58,220)}}let s=document.getElementById("board")?.getBoundingClientRect(),o=s&&Wp(s),r=o&&o.width>220&&o.height>220?o:{x:0,y:0,width:innerWidth,height:innerHeight};return e?jp(r):r}function jp({x:e,y:t,width:n,height:s}){let o=Math.min(Math.max(s*.46,220),s);return{x:e,y:t+(s-o)/2,width:n,height:o}}function Wp({left:e,top:t,right:n,bottom:s}){let[o,r]=[Math.max(e,0),Math.max(t,0)];return{x:o,y:r,width:Math.min(n,innerWidth)-o,height:Math.min(s,innerHeight)-r}}function Pr(e,t){let n=[...e,...t],s=new Set([...n].sort((o,r)=>r.weight-o.weight||o.n-r.n).slice(0,4));return n.filter(o=>s.has(o))}var Fp=1600,zp=2800;function qr(){let{parts:e}=M(),{playing:t,said:n}=Kp(),{moment:s,box:o,lasts:r}=t??{};return a`
    <p class="unseen" role="status">${n&&a`<span key=${n.n}>${n.words}</span>`}</p>
    <div class="moments" aria-hidden="true">
      ${s&&o&&a`<div key=${s.n} class=${`moment-frame ${s.small?"strip":""}`} data-moment=${s.kind} style=${{"--lasts":`${r}ms`,left:`${o.x}px`,top:`${o.y}px`,width:`${o.width}px`,height:`${o.height}px`}}>
        <${e.Moment} moment=${s} />
      </div>`}
    </div>
  `}var Up=(e,t)=>e.lingers&&!t?zp:Fp;function Kp(){let{state:e,view:t,parts:n,suspense:s,replay:o}=M(),r=C(null),l=C([]),[c,u]=v(null),[d,p]=v(null),f=()=>{let $=l.current.shift();u($?{moment:$,box:Br(!!$.small),lasts:Up($,l.current.length>0)}:null)};return _(()=>{let $=e.log[e.log.length-1]?.n??0,h=r.current;if(e.synced&&(r.current=$),h===null||$<=h||o)return;let m=n.cues(e.log.filter(b=>b.n>h&&b.what),t);m.length&&(p({n:$,words:m.map(b=>b.words).join(" ")}),document.hidden||(l.current=Pr(l.current,m)))},[e.log,e.synced]),_(()=>{!c&&!s&&l.current.length&&f()}),ee(()=>{if(!c)return;Le(c.moment.sound);let $=setTimeout(f,c.lasts),h=w=>!!w.target.closest?.(".moment-frame"),m=w=>!h(w)&&f(),b=w=>h(w)&&f(),y=w=>w.key==="Escape"&&f();return addEventListener("pointerdown",m,{capture:!0,passive:!0}),addEventListener("click",b,!0),addEventListener("keydown",y,!0),()=>{clearTimeout($),removeEventListener("pointerdown",m,!0),removeEventListener("click",b,!0),removeEventListener("keydown",y,!0)}},[c]),{playing:c,said:d}}var Dr="draft";function Gr(e,t,n,s,o,r){let[l,c]=v(()=>JSON.parse(sessionStorage.getItem(Dr)??"{}")),u=e?.id??null,d=t.some(A=>(A.do==="answer"||A.do==="answer_for")&&A.ask===u),p=JSON.stringify(e?.given??null),f=e?s.keeps(e):0,$=A=>f?(e?.options??[]).filter(J=>!A.includes(J)):A,h=e?.given?$(e.given):[],m=l.ask===u&&l.given===p?l:{ask:u,given:p,picks:h,sure:null},b=A=>{sessionStorage.setItem(Dr,JSON.stringify({...A,sure:null})),c(A)};if(!e)return{question:null,options:new Set,picks:[],sending:!1,asks:!1,quiet:!1,keeps:0,sizes:[],may:()=>!1};let{options:y}=e,w=f?[f]:e.sizes,x=Math.max(0,...w),O=x<=1&&!f&&!s.deliberate(e),{picks:S}=m,D=s.quiet(e,o,r),T=s.lasting(e,o,r),X=A=>{d||n({do:"answer",ask:u,picks:A})};return{question:e,options:new Set(y),picks:S,sending:d,instant:O,most:x,keeps:f,sizes:w,sure:m.sure,complete:w.includes(S.length),quiet:D,asks:e.given===null&&!D&&!(T&&m.passed),may(A){return y.includes(A)&&!s.meansOther(e,A)},pick(A){d||(O?s.grave(A)&&m.sure!==A?b({...m,sure:A}):X([A]):S.includes(A)?b({...m,picks:S.filter(J=>J!==A)}):S.length<x&&b({...m,picks:[...S,A]}))},unsure(){b({...m,sure:null})},clear(){b({...m,picks:[]})},confirm(){X($(S))},pass(){T?b({...m,passed:!0}):X([])},unpass(){b({...m,passed:!1})}}}function mt({line:e,open:t=!1}){let{view:n,parts:s,replay:o}=M(),[r,,l]=Xt(),c=!ie(n)&&!o&&e.about?.some(s.faceDown);return a`<i>${i("only_you")}</i> ${c?a`<span class="whisper" ...${l}>${r||t?e.text:i("hold_to_look")}</span>`:e.text}`}var Yp=3,Jp=3,jr={span:[0,0],changes:[]},Qp=1500;function Wr(){let{state:e}=M(),[t,n,s]=Xp(),[o,r]=v(!1);ed(t.length>0);let l=e.pending.some(u=>u.do==="answer");if(_(()=>{l&&s()},[l]),!t.length)return null;let c=o?t:t.slice(-Yp);return a`
    <section class="recap" aria-label=${i("recap")}>
      <h3>${i("recap_count",{n:t.length})}</h3>
      ${n.length>0&&a`<p class="changes">${n.join(" · ")}</p>`}
      <ul>${c.map(u=>a`<li key=${u.n}>${u.private?a`<${mt} line=${u} />`:u.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${s}>${i("got_it")}</button>
        ${t.length>c.length&&a`<button type="button" onClick=${()=>r(!0)}>${i("recap_all")}</button>`}
      </div>
    </section>
  `}function Xp(){let{state:e,view:t,parts:n}=M(),s=Fr(),o=C(null),r=C(!1),l=C(null),[{span:c,changes:u},d]=v(jr),p=zr(e.log);return _(()=>{if(s&&!r.current){let f=o.current??(e.since||p),$=o.current===null?0:Jp;p-f>$&&d({span:[f,p],changes:hs(l.current,n.measures(t))})}r.current=s,s&&(o.current=p,l.current=n.measures(t))},[s,p]),[e.log.filter(f=>f.n>c[0]&&f.n<=c[1]),u,()=>d(jr)]}function hs(e,t){return e?[...t].filter(([n,s])=>e.has(n)&&e.get(n)!==s).map(([n,s])=>i("recap_change",{name:n,then:e.get(n),now:s})):[]}function Fr(){let{state:e}=M(),[t,n]=v(!document.hidden);return _(()=>{let s=()=>n(!document.hidden);return document.addEventListener("visibilitychange",s),()=>document.removeEventListener("visibilitychange",s)},[]),t&&e.synced&&e.link==="open"}function ed(e){let{state:t,seat:n,master:s,send:o}=M(),r=Fr(),l=zr(t.log);_(()=>{if(n===null||s||!r||e||l<=(t.since??0))return;let c=setTimeout(()=>o({do:"read",log:l}),Qp);return()=>clearTimeout(c)},[l,r,e])}var zr=e=>e[e.length-1]?.n??0;var td=5,nd=5,Ur=6,sd="(min-width: 1280px) and (min-height: 860px)";function Yr(){let{state:e,view:t,parts:n,choice:s,seat:o,suspense:r}=M(),l=C(null),c=od(),u=e.log[e.log.length-1]?.n??0;_(()=>{s.sending&&(l.current={at:u,measures:n.measures(t)})},[s.sending]);let{question:d}=s;if(!l.current||!d||d.given!==null||s.sending||r)return null;let f=e.log.filter(b=>b.n>l.current.at).map(b=>({line:b,weight:b.what?n.weight(b.what,o):0})).filter(({line:b,weight:y})=>!b.private||y>=Ur),h=f.filter(({weight:b})=>b>=Ur).slice(-2).map(({line:b})=>a`<p key=${b.n} class="great"><${Kr} line=${b} /></p>`);if(f.length<=td)return h;let m=hs(l.current.measures,n.measures(t));return a`
    ${h}
    <details key=${d.id} class="storm" ref=${c}>
      <summary><span>${i("since_decision",{n:f.length})}${m.length>0&&a` <b>${m.join(" · ")}</b>`}</span></summary>
      <ul>${id(rd(f,n.turnOf)).map(({line:b,turn:y})=>a`<li key=${b.n}>${y!==null&&a`<${ad} seat=${y} />`}<span class="came"><${Kr} line=${b} /></span></li>`)}</ul>
    </details>
  `}function od(){let e=C(null),t=C(null);return ee(()=>{e.current&&e.current!==t.current&&(e.current.open=matchMedia(sd).matches&&!document.querySelector(".hint-card")),t.current=e.current}),e}var Kr=({line:e})=>e.private?a`<${mt} line=${e} />`:e.text;function ad({seat:e}){let{parts:t,view:n}=M();return a`<${t.OptionIcon} option=${ke(e)} /><span class="unseen">${i("in_turn",{name:H(n,e)})}</span> `}function rd(e,t){let n=[{turn:null,said:[]}];for(let s of e){let o=s.line.what?t(s.line.what):null;o!==null&&n.push({turn:o,said:[]}),n[n.length-1].said.push(s)}return n.filter(({said:s})=>s.some(({weight:o})=>o>0)||s.length>1)}function id(e){let t=e.flatMap(({turn:o,said:r})=>r.map(l=>({...l,turn:o}))).map((o,r)=>({...o,n:r}));t.sort((o,r)=>r.weight-o.weight||r.n-o.n);let n=e.map(({said:o})=>t.find(r=>o.some(({line:l})=>l===r.line)));return[...new Set([...n,...t])].slice(0,Math.max(nd,n.length)).sort((o,r)=>o.n-r.n).map(({line:o,turn:r})=>({line:o,turn:e.length>2?r:null}))}var ld=2;function Jr(){let{view:e,parts:t,seat:n}=M(),s=ie(e)?[]:t.alarms(e,n).slice(0,ld);return a`${s.map(o=>a`<p key=${o} class="alarm">${o}</p>`)}`}function Qr(){let{state:e,store:t}=M();return a`
    <div class="notices" role="alert">
      ${e.notices.map(n=>a`
          <div class="notice" key=${n.words} data-code=${n.code}>
            <span>${n.words}</span>
            <button type="button" onClick=${()=>t.dismiss(n)}>${i("dismiss")}</button>
          </div>
        `)}
    </div>
  `}function Xr({options:e}){let{choice:t}=re();return t.most<=1||e.length===1?a`<${St} option=${e[0]} />`:a`<${cd} options=${e} />`}function St({option:e,danger:t=!1}){let{choice:n}=re(),{instant:s,picks:o,most:r,sending:l,question:c}=n,u=o.indexOf(e),d=u>=0,p=!s&&!d&&o.length>=r;return a`
    <button
      type="button"
      class=${`option ${d?"picked":""} ${t?"danger":""}`}
      aria-pressed=${s?void 0:d}
      disabled=${l||p}
      title=${p?i("enough",{n:r}):void 0}
      data-option=${e}
      data-explain=${e}
      onClick=${()=>n.pick(e)}
    >
      <${ei} option=${e} />
      ${d&&c.ordered&&a`<b class="rank">${u+1}</b>`}
    </button>
  `}function cd({options:e}){let{choice:t}=re(),n=e.filter(l=>t.picks.includes(l)),s=e.find(l=>!t.picks.includes(l)),o=t.picks.length>=t.most,r=t.question.labels[e[0]];return a`
    <div class=${`counter ${n.length?"picked":""}`} role="group" aria-label=${r}>
      <button type="button" aria-label=${i("one_less",{label:r})} disabled=${!n.length||t.sending}
        onClick=${()=>t.pick(n[n.length-1])}>−</button>
      <span class="counted"><${ei} option=${e[0]} /><b>${i("of",{value:n.length,most:e.length})}</b></span>
      <button type="button" aria-label=${i("one_more",{label:r})} disabled=${!s||o||t.sending}
        title=${o?i("enough",{n:t.most}):void 0} data-option=${s}
        onClick=${()=>t.pick(s)}>+</button>
    </div>
  `}function ei({option:e}){let{choice:t,parts:n,view:s}=re(),[o,r]=ud(t.question.labels[e]),l=[r,n.options.note(t.question,s,e)].filter(Boolean).join("; ");return a`
    <${n.OptionIcon} option=${e} />
    <span class="face"><span class="label">${o}</span>${l&&a`<small class="line">${l}</small>`}</span>
  `}function ud(e){let[,t,n]=e.match(/^([^,;()]{2,60}?)\s?: (.+)$/s)??[null,e,""];return[t,n]}function ti(){let{choice:e}=re(),{dimmed:t,labels:n}=e.question,s=new Map,o=new Set;for(let[r,l]of Object.entries(t))o.has(F(r))||(o.add(F(r)),s.set(l,[...s.get(l)??[],r]));return s.size?a`
    <details class="dimmed-options">
      <summary>${i("not_now",{n:o.size})}</summary>
      <dl>
        ${[...s].map(([r,l])=>a`
            <div key=${r}>
              <dt>${l.map((c,u)=>a`${u>0&&"; "}<span key=${c} data-explain=${c}>${n[c]}</span>`)}</dt>
              <dd>${r}</dd>
            </div>
          `)}
      </dl>
    </details>
  `:null}function ni({options:e,alone:t=!1}){let[n,s]=v(t),{choice:o,parts:r}=re(),{kind:l}=o.question;return at(()=>s(!1)),a`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${n} onClick=${()=>s(!n)}>
        ${n?i("cover_secret_options"):j(`secret:${l}`)?i(`secret:${l}`):i("secret_options")}
      </button>
      ${n&&!e.length&&a`<p>${i("no_secret_options")}</p>`}
      ${n&&e.length>0&&a`<div class="items">${e.map(c=>a`<${St} key=${c} option=${c} danger=${r.options.grave(c)} />`)}</div>`}
    </div>
  `}var si="opt:nothing";function oi({children:e}){let{choice:t,view:n,me:s,parts:o}=re(),{question:r,instant:l,sure:c}=t,u=o.options,d=r.options.filter(u.secret),p=md(r.options.filter(m=>!u.secret(m)&&!u.shownElsewhere(r,s,m)),u,u.leading(r)),f=new Set(u.inHand(s)),$=m=>m.every(b=>f.has(b)&&t.may(b)),h=d.length>0||u.mayHaveSecret(r,n,s);return c?a`<${dd} option=${c} />`:a`
    <div class=${`question ${l?"":"many"}`} id="question" data-kind=${r.kind} data-ask=${r.id}>
      <p class="prompt">
        ${t.keeps?a`${i("keep",{n:t.keeps})} <small>${r.text}</small>`:a`${r.text} ${!l&&a`<small>${$d(r.sizes)}</small>`}`}
      </p>
      ${r.given!==null&&a`<p class="given">${i("given",{picks:hd(n,r)})}</p>`}
      ${[...p].map(([m,b])=>a`
          <div key=${m} class=${`options of-${m} ${$(b)?"in-hand":""}`} role="group" aria-label=${bs(m)}>
            ${$(b)&&a`<p class="below">${i(j(`in_hand:${m}`)?`in_hand:${m}`:"in_your_hand",{n:b.length})}</p>`}
            ${p.size>1&&bs(m)&&!(m==="opt"&&u.leading(r).includes(m))&&a`<h4>${bs(m)}</h4>`}
            <div class="items">
              ${fd(b,r.ordered||u.eachItsOwn(m)).map(y=>a`<${Xr} key=${y[0]} options=${y} />`)}
            </div>
          </div>
        `)}
      ${e}
      ${h&&a`<${ni} options=${d} alone=${d.length===1&&r.options.length===1&&!r.sizes.includes(0)} />`}
      <${ti} />
      <${pd} />
    </div>
  `}function pd(){let{choice:e}=re(),{question:t,instant:n,picks:s,complete:o,sending:r,sizes:l,keeps:c}=e,u=l.includes(0);if(n&&!u)return null;let d=Math.min(...l.filter(h=>h>s.length)),p=c?"confirm_keep":j(`confirm:${t.kind}`)?`confirm:${t.kind}`:"confirm",f=j(`pass:${t.kind}`)?`pass:${t.kind}`:"pass",$=i(t.window?f:j(`none:${t.kind}`)?`none:${t.kind}`:"none");return a`
    <div class="close">
      ${!n&&a`<button type="button" class=${`go ${s.length?"":"empty"}`} disabled=${!o||r} onClick=${e.confirm}>
        ${s.length===0&&u?$:o?i(p,{n:s.length}):i("picked_of",{n:s.length,of:d})}
      </button>`}
      ${!n&&s.length>0&&a`<button type="button" disabled=${r} onClick=${e.clear}>${i("clear")}</button>`}
      ${n&&u&&a`<button type="button" class="go pass" disabled=${r} onClick=${e.pass}>${$}</button>`}
    </div>
  `}function dd({option:e}){let{choice:t}=re();return a`
    <div class="question sure" role="alertdialog" aria-label=${i("sure")} data-kind="sure" data-ask=${t.question.id}>
      <p class="prompt"><b>${i("sure")}</b> ${t.question.labels[e]}</p>
      <div class="close">
        <button type="button" class="danger" disabled=${t.sending} onClick=${()=>t.pick(e)}>${i("yes_really")}</button>
        <button type="button" onClick=${t.unsure}>${i("no_back")}</button>
      </div>
    </div>
  `}function md(e,t,n){let s=new Map;for(let l of e){let c=B(l);s.set(c,[...s.get(c)??[],l])}s.has("opt")&&s.set("opt",s.get("opt").sort((l,c)=>+(l===si)-+(c===si)));let{onTable:o}=t,r=l=>n.includes(l)?n.indexOf(l)-n.length:l==="opt"?99:o.includes(l)?o.indexOf(l):o.length;return new Map([...s].sort(([l],[c])=>r(l)-r(c)))}function fd(e,t){if(t)return e.map(s=>[s]);let n=new Map;for(let s of e)n.set(F(s),[...n.get(F(s))??[],s]);return[...n.values()]}var bs=e=>j(`group:${e}`)?i(`group:${e}`):void 0;function $d(e){let t=Math.min(...e),n=Math.max(...e);return t===n?i("pick_exactly",{n:t}):e.length===n-t+1?t===0?i("pick_up_to",{n}):i("pick_range",{low:t,high:n}):i("pick_one_of",{sizes:e.join(", ")})}function hd(e,{given:t,labels:n}){return t.length?W(t.map(s=>B(s)==="card"?Be(e,s):bd(n[s]??Be(e,s)))):i("nothing")}var bd=e=>e.split(/\s?: /)[0];function ai(){let{view:e,seat:t,master:n,choice:s,parts:o}=M(),r=n?null:t;return ie(e)?a`<p class="status" role="status"><b>${i("game_over")}</b></p>`:a`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${o.turnWords(e,r)}</b> ${gd(e,r,n?null:s.question)} ${n?yd(e,t):kd(s,r,e)} ${s.question?.given===null&&a`<span class="unseen">${s.question.text}</span>`}
      </span>
      <${o.OwnMarks} />
      <${Re} />
    </p>
  `}function gd(e,t,n){let s=new Map;for(let o of e.questions.waiting){if(o.seat===t||o.seat===null&&n?.window)continue;let r=`${o.seat===null}|${o.text}`;s.set(r,[...s.get(r)??[],o])}return[...s.values()].map(o=>{let[{text:r,seat:l}]=o;return l===null?i("responses_open",{text:r}):i("waits_for",{names:W(o.map(c=>H(e,c.seat))),text:r})}).join(" ")}var yd=(e,t)=>t===null?i("sees_as_all"):i("sees_as",{name:H(e,t)});function kd({question:e,asks:t},n,s){if(n===null)return i("you_watch");if(!e||e.window&&e.given===null&&!t)return i("nothing_to_do");if(e.given!==null)return i("you_answered");if(e.window)return i("you_may_respond");let o=s.questions.waiting.some(r=>r.seat!==null&&r.seat!==n);return i(o?"you_too":"up_to_you")}var vd=250,ri=2*Math.PI*15;function ii(){let{view:e,seat:t,master:n,choice:s,state:o,send:r}=M(),{beat:l}=e,c=_d(l?.closes_at,o.ahead);if(!l)return null;let u=l.held.length>0,d=Math.min(1,c/l.seconds),p=t!==null&&!n&&s.question?.window&&l.holds[t]>0&&!l.held.includes(t),f=o.pending.some($=>$.do==="hold");return a`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${i("closes_in",{n:Math.ceil(c)})}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${d*ri} ${ri}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(c)}</b>
      </span>
      <p>${u?i("held_by",{n:l.held.length,names:W(l.held.map($=>H(e,$)))}):i("window_open")}</p>
      ${p&&a`<button type="button" class="hold" disabled=${f} data-explain="help:hold" data-option="beat:hold" onClick=${()=>r({do:"hold"})}>
        ${i("hold",{n:l.holds[t]})}
      </button>`}
    </div>
  `}function _d(e,t){let[n,s]=v(Date.now());return _(()=>{if(!e)return;s(Date.now());let o=setInterval(()=>s(Date.now()),vd);return()=>clearInterval(o)},[e]),e?Math.max(0,(Date.parse(e)-n-t)/1e3):0}function li(){let{view:e,choice:t,state:n,send:s,seat:o,master:r,parts:l,replay:c}=M(),[u,d]=v(!1),{question:p}=t,f=C(null);_(()=>d(!1),[p?.id]),ee(()=>{if(p)for(let b of[f.current,f.current.closest(".matter")])b.scrollTop=0},[p?.id]);let $=n.pending.some(b=>b.do==="take_back"),h=t.asks,m=p?.window&&p.given===null&&!t.asks;return a`
    <section class=${`ask ${h?"urgent":""}`} id="ask" tabindex="-1" aria-label=${i("question")}>
      <div class="ask-top">
        <${ai} />
        ${e.questions.take_back&&!c&&!Ee(e,o)&&a`<button type="button" class="take-back" disabled=${$} onClick=${()=>s({do:"take_back"})}>${i("take_back")}</button>`}
        ${p&&a`<button type="button" class="fold" aria-expanded=${!u} aria-controls="question" onClick=${()=>d(!u)}>
          ${i(u?"unfold":"fold")}
        </button>`}
      </div>
      <${Qr} />
      <${Vr} />
      <${ii} />
      <${l.Reminder} />
      <${Jr} />
      <${l.InPlay} />
      <div class="ask-body" ref=${f} hidden=${u}>
        ${!c&&a`<${Wr} />${!r&&a`<${Yr} /><${Pa} />`}`}
        ${m&&a`<${Md} />`}
        ${p&&!m&&a`<${oi} key=${p.id}><${l.Looking} /><//>`}
        ${!p&&a`<${l.Looking} />`}
        <${l.Wishes} />
      </div>
      ${o!==null&&t.sending&&!c&&a`<p class="sending" role="status">${i("sending")}</p>`}
    </section>
  `}function Md(){let{choice:e}=re(),{options:t}=e.question;return a`
    <div class="question resting" data-kind=${e.question.kind} data-ask=${e.question.id}>
      <p>${i(e.quiet?"nothing_to_play":"passed_quietly")}</p>
      <div class="close">
        ${!e.quiet&&a`<button type="button" onClick=${e.unpass}>${i("respond_after_all")}</button>`}
        ${e.quiet&&t.map(n=>a`<${St} key=${n} option=${n} />`)}
      </div>
    </div>
  `}var ft=()=>{};function ci(e,t,n){let s=e?Math.max(0,...e.sizes):0;return{question:e,options:new Set(e?.options??[]),picks:t,sending:!0,instant:!e||s<=1&&!n.deliberate(e),most:s,keeps:0,sizes:e?.sizes??[],sure:null,complete:!0,asks:!!(e&&e.given===null),quiet:!1,may:o=>t.includes(o),pick:ft,unsure:ft,clear:ft,confirm:ft,pass:ft,unpass:ft}}var Ld=12,wd=8,gn=300,Ye=[.5,1,2,4,8],ui=1600;function di(e,t){let n=new Map,s=[],o=[],r=gn,l=null,c=0,u=null,d=0,p=()=>e.state.film,f=L=>e.set({film:{...p(),...L}});async function $(L,g){let Z=new URLSearchParams({as:p().as,...p().whole?{whole:"yes"}:{},...g}),I=await fetch(`${L}?${Z}`).catch(()=>null);if(I?.ok)return I.json();throw new Error((await I?.json().catch(()=>null))?.words??i("replay_lost"))}function h({scenes:L,end:g},Z=null){for(let{set:I={},gone:xe=[],log:de=[],chat:me=[],place:ye=0,...Ln}of L){let ht={...Z?.sections,...I};for(let Ki of xe)delete ht[Ki];let wn=!Object.keys(I).length&&!xe.length&&!de.length&&!me.length,ws={heard:0,said:0,place:ye,...Ln,sections:ht,still:wn};n.set(ye,ws),Z=ws,s=gs(s,de),o=gs(o,me)}g&&L.length&&(l=Z?.place??0)}function m(L){let g=n.get(L),Z=Math.max(p().reached,L),I=(xe,de)=>xe.filter(me=>me.n<=de);e.set({sections:g.missing?{...e.state.sections,...g.sections}:g.sections,log:I(s,g.heard).slice(-r),chat:I(o,g.said).slice(-gn),film:{...p(),place:L,reached:Z,frame:g,atEnd:L===l,busy:!1,told:g.missing?i("replay_missing"):""}}),history.replaceState(null,"",J()),b()}function b(){let{place:L}=p(),g=L;for(;n.has(g+1);)g+=1;if(u||g-L>=wd||g===l)return;let Z=c;u=y(g).catch(()=>null).then(()=>{u=null,Z===c&&b()})}async function y(L){let[g,Z]=[n,n.get(L)],I=await $(t.scenes,{place:String(L+1),after:"yes"});g===n&&h(I,Z)}async function w(L,g=null){let Z=++c;f({busy:!0});try{let I=await $(t.scenes,L);if(Z!==c)return!1;if(I.scenes.length)return h(I),m(g??I.scenes[0].place??0),!0;f({busy:!1})}catch(I){Z===c&&f({busy:!1,playing:!1,told:pi(I)})}return!1}async function x(L){let g=Math.max(0,l===null?L:Math.min(L,l));if(n.has(g)){c+=1,m(g);return}let Z=g<p().place,I=Z?Math.max(0,g-Ld+1):g;await w({place:String(I),...Z?{count:String(g-I+1)}:{}},Z?g:null)}async function O(L){let g=p().place+L;for(;n.get(g)?.still&&n.has(g+L);)g+=L;g<0||l!==null&&g>l||await x(g)}async function S(L,g=!1){await w({place:String(p().place),find:L,...g?{back:"yes"}:{}})||p().told||f({told:g?i("replay_none_before"):i("replay_none_after")})}function D(L){if(clearTimeout(d),f({playing:L}),!L)return;let g=async()=>{await O(1),p().playing&&(p().atEnd?f({playing:!1}):d=setTimeout(g,ui/p().speed))};d=setTimeout(g,p().atEnd?0:ui/p().speed/4)}async function T(L){let g=p().frame?.n??0;X(),f({...L,contents:null,reached:0,told:""}),await w({at:String(g)}),p().spoiled&&await A()}function X(){n=new Map,[s,o,l,r]=[[],[],null,gn]}async function A(){let L=await $(t.contents,{}).catch(g=>f({told:pi(g)}));L&&f({spoiled:!0,contents:L})}function J(){let{as:L,frame:g,whole:Z}=p(),I=new URLSearchParams({at:String(g?.n??0),as:L,...Z?{whole:"yes"}:{}});return`${t.link}?${I}`}return e.set({link:"open",synced:!0,film:{place:0,reached:0,as:t.as||"table",whole:t.whole,speed:1,playing:!1,busy:!0,spoiled:!1,contents:null,frame:null,atEnd:!1,told:""}}),w({at:String(t.at??0)}),{seek:x,step:O,find:S,play:D,open:A,link:J,close:()=>f({spoiled:!1,contents:null}),look:L=>T({as:L}),unfold:L=>T({whole:L}),hurry:L=>f({speed:L}),end:()=>l,async send({do:L,before:g}){if(L!=="earlier")return;let Z=await $(t.scenes,{earlier:String(g)}).catch(()=>({log:[]}));s=gs(s,Z.log),r+=gn,m(p().place)}}}var pi=e=>String(e?.message??e);function gs(e,t){if(!t.length)return e;let n=new Map(e.map(s=>[s.n,s]));for(let s of t)n.set(s.n,s);return[...n.values()].sort((s,o)=>s.n-o.n)}var xd={" ":"play",k:"play",ArrowLeft:"back",ArrowRight:"on","[":"turn_back","]":"turn_on",Home:"first",End:"last","+":"faster","-":"slower",n:"again"},mi=["space","arrows","brackets","home","n","plus"],Cd={first:"M6 5v14M20 5l-11 7 11 7z",turn_back:"M20 5l-8 7 8 7zM11 5l-8 7 8 7z",back:"M16 5l-9 7 9 7z",play:"M7 4l13 8-13 8z",pause:"M7 5h4v14H7zM14 5h4v14h-4z",on:"M8 5l9 7-9 7z",turn_on:"M4 5l8 7-8 7zM13 5l8 7-8 7z"},Tt={wanted:"",unfolded:!1};function fi(){let{state:e,replay:t,boot:n,view:s}=Ft(),{film:o,given:r}=t,l=e.film,[c,u]=v(Tt.wanted==="own"&&!Number.isInteger(Number(l.as))?"":Tt.wanted),d=c||(r.marks[0]?.key??"turn"),[p,f]=v(Tt.unfolded);Object.assign(Tt,{wanted:c||Tt.wanted,unfolded:p});let $={play:()=>o.play(!l.playing),back:()=>h(()=>o.step(-1)),on:()=>h(()=>o.step(1)),turn_back:()=>h(()=>o.find("turn",!0)),turn_on:()=>h(()=>o.find("turn")),first:()=>h(()=>o.seek(0)),last:()=>l.contents&&h(()=>o.seek(l.contents.length-1)),faster:()=>o.hurry(Ye[Math.min(Ye.length-1,Ye.indexOf(l.speed)+1)]),slower:()=>o.hurry(Ye[Math.max(0,Ye.indexOf(l.speed)-1)]),again:()=>h(()=>o.find(d))},h=b=>{l.playing&&o.play(!1),b()};Sd($);let m=l.as==="table"||l.as==="all"?null:Number(l.as);return a`
    <section class=${`player ${p?"unfolded":""}`} aria-label=${i("replay")} data-place=${l.place} data-step=${l.frame?.n} data-busy=${String(l.busy)}>
      <div class="transport">
        <${Et} name="turn_back" act=${$.turn_back} off=${l.place===0} />
        <${Et} name="back" act=${$.back} off=${l.place===0} />
        <${Et} name=${l.playing?"pause":"play"} act=${$.play} off=${l.atEnd&&!l.playing} main />
        <${Et} name="on" act=${$.on} off=${l.atEnd} />
        <${Et} name="turn_on" act=${$.turn_on} off=${l.atEnd} />
        <label class="speed"><span class="unseen">${i("replay_speed")}</span>
          <select value=${String(l.speed)} onChange=${b=>o.hurry(Number(b.currentTarget.value))}>
            ${Ye.map(b=>a`<option key=${b} value=${String(b)}>${i("replay_times",{n:b})}</option>`)}
          </select>
        </label>
        <button type="button" class="more" aria-expanded=${p} aria-label=${i("replay_more")} onClick=${()=>f(!p)}>…</button>
      </div>
      <${Hd} pausing=${h} />
      <div class="finding">
        <label><span class="unseen">${i("replay_wanted")}</span>
          <select class="wanted" value=${d} onChange=${b=>u(b.currentTarget.value)}>
            ${r.marks.map(({key:b,label:y})=>a`<option key=${b} value=${b}>${y}</option>`)}
            ${m!==null&&a`<option value="own">${i("replay_own")}</option>`}
          </select>
        </label>
        <button type="button" class="find" onClick=${$.again}>${i("replay_find")}</button>
      </div>
      <div class="eyes">
        <label><span class="unseen">${i("replay_as")}</span>
          <select class="as" value=${l.as} onChange=${b=>o.look(b.currentTarget.value)}>
            <option value="table">${i("replay_as_table")}</option>
            ${r.people.map(b=>a`<option key=${b.seat} value=${String(b.seat)}>${i("replay_as_seat",{name:b.name})}</option>`)}
            <option value="all">${i("replay_as_all")}</option>
          </select>
        </label>
        <button type="button" class="spoil" aria-pressed=${l.spoiled} onClick=${()=>l.spoiled?o.close():o.open()}>${i("replay_spoil")}</button>
        <${Zd} />
        <form method="post" action=${r.play}>
          <input type="hidden" name="csrfmiddlewaretoken" value=${r.token} />
          <input type="hidden" name="at" value=${l.frame?.n??0} />
          ${n.seat!==null&&a`<input type="hidden" name="seat" value=${n.seat} />`}
          <button type="submit">${i("replay_play_on")}</button>
        </form>
        <a class="button" href=${r.story}>${i("to_story")}</a>
      </div>
      <p class="told" role="status">${l.told||l.as==="all"&&n.seat!==null&&i("replay_hand_of",{name:H(s,n.seat)})}</p>
    </section>
  `}function Et({name:e,act:t,off:n,main:s=!1}){return a`
    <button type="button" class=${`${e} ${s?"main":""}`} disabled=${n} aria-label=${i(`replay:${e}`)} title=${i(`replay:${e}`)} onClick=${t}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${Cd[e]} /></svg>
    </button>
  `}function Hd({pausing:e}){let{state:t,replay:n}=Ft(),{film:s}=n,{place:o,reached:r,contents:l,frame:c,whole:u}=t.film,d=l?l.length-1:Math.max(r,1),p=l?i("replay_step_of",{n:o,of:d}):i("replay_step",{n:o}),f=$=>`${100*$/Math.max(1,d)}%`;return a`
    <div class="scrubber">
      <input type="range" min="0" max=${d} value=${o} aria-label=${i("replay_scrub")} aria-valuetext=${p}
        onInput=${$=>e(()=>s.seek(Number($.currentTarget.value)))} />
      <span class="ticks" aria-hidden="true">
        ${l?.turns.map($=>a`<i key=${`t${$}`} style=${{left:f($)}}></i>`)}
        ${l&&Object.entries(l.marks).flatMap(([$,h])=>$==="own"?[]:h.map(m=>a`<b key=${`${$}${m}`} class=${`mark-${$}`} style=${{left:f(m)}}></b>`))}
      </span>
      <small>${p}${c?.abandoned?` · ${i("replay_abandoned")}`:""}</small>
      ${(!!c?.left||u)&&a`<button type="button" class="unfold" aria-pressed=${u} onClick=${()=>s.unfold(!u)}>${u?i("replay_fold"):i("replay_unfold",{n:c?.left??0})}</button>`}
    </div>
  `}function Zd(){let{replay:e}=Ft(),[t,n]=v(!1),s=C(null),o=async()=>{s.current.value=e.film.link();try{await navigator.clipboard.writeText(s.current.value)}catch{s.current.hidden=!1,s.current.select(),document.execCommand("copy"),s.current.hidden=!0}n(!0),setTimeout(()=>n(!1),2e3)};return a`<input class="copied" ref=${s} readonly hidden aria-label=${i("replay_link")} />
    <button type="button" class="copy" onClick=${o}>${t?i("replay_copied"):i("replay_copy")}</button>`}function Sd(e){let t=C(e);t.current=e,_(()=>{let n=s=>{let o=s.target;if(s.ctrlKey||s.metaKey||s.altKey||o.closest?.("input:not([type=range]), textarea, select, dialog, .log")||s.key===" "&&o.closest?.("button, a, summary")||s.key.startsWith("Arrow")&&o.closest?.("input"))return;let r=xd[s.key];r&&(s.preventDefault(),t.current[r]())};return addEventListener("keydown",n),()=>removeEventListener("keydown",n)},[])}var Td=60;function yn(e){let t=C(null),n=C(e);n.current=e;let[s,o]=v(null),r=C(!0),l=()=>{r.current&&(t.current.scrollTop=t.current.scrollHeight)};ee(l,[e]),_(()=>{let{current:u}=t,d=0,p=()=>{let{scrollTop:$,clientHeight:h,scrollHeight:m}=u;$+h>=m-Td?(r.current=!0,o(null)):$<d&&r.current&&(r.current=!1,o(n.current)),d=$},f=new ResizeObserver(l);return f.observe(u),u.addEventListener("scroll",p),()=>{f.disconnect(),u.removeEventListener("scroll",p)}},[]);let c=()=>{r.current=!0,o(null),l()};return{box:t,behind:s===null?0:Math.max(0,e-s),end:c}}var Ed=500;function $i({lines:e}){let{seat:t,master:n,send:s,view:o,parts:r,replay:l}=M(),[c,u]=v(""),{box:d}=yn(e.length),p=f=>{f.preventDefault();let $=c.trim();$&&(s({do:"chat",text:$},({type:h})=>{h!=="ok"&&u(m=>m||$)}),u(""))};return a`
    <div class="scroll" ref=${d} tabindex="0">
      ${j("secrecy_rules")&&a`<details class="secrecy"><summary>${i("secrecy")}</summary><p>${i("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${i("side:chat")}>
        ${e.map(f=>a`<li key=${f.n} data-seat=${f.seat} class=${f.claim?"claim":""}>
            <time datetime=${f.at}>${Qe(f.at)}</time> ${o.people[f.seat]?.face&&a`<img class="speaker" src=${o.people[f.seat].face} alt="" />`}<b>${f.name}</b> <span>${f.text}</span>
          </li>`)}
      </ol>
      ${!e.length&&a`<p class="no-lines">${i("nobody_spoke")}</p>`}
    </div>
    ${l?null:t===null||n||r.out(o,t)?a`<p class="no-lines">${i("watchers_read")}</p>`:o.chairs?.seats[t].muted?a`<p class="no-lines">${i("silenced")}</p>`:a`<form class="say" onSubmit=${p}>
          <input type="text" maxlength=${Ed} value=${c} aria-label=${i("say_label")} placeholder=${i("say_label")}
            autocomplete="off" onInput=${f=>u(f.currentTarget.value)} />
          <button type="submit">${i("say")}</button>
        </form>`}
  `}function hi(){let{send:e,state:t,view:n,seat:s,speakOf:o}=M(),r=Od(),[l,c]=v("all"),[u,d]=v(null),[p,f]=v(!1),$=()=>f(!1);at($);let h=r.filter(Vd[l]??(T=>T.about?.includes(l))),{box:m,behind:b,end:y}=yn(h.length),w=t.log[0]?.n??1,x=t.pending.some(T=>T.do==="earlier"),O=T=>{d(T.n),$(),o(T.about??[])},S={ArrowUp:-1,ArrowDown:1},D=T=>{if(T.key==="Enter"&&f(!p),!(T.key in S)||!h.length)return;T.preventDefault();let X=h.findIndex(J=>J.n===u),A=X<0?h.length-1:Math.max(0,Math.min(h.length-1,X+S[T.key]));O(h[A]),document.getElementById(`line-${h[A].n}`)?.scrollIntoView({block:"nearest"})};return a`
    <div class="scroll" ref=${m}>
      <label class="filter"><span class="unseen">${i("filter")}</span>
        <select value=${l} onChange=${T=>c(T.currentTarget.value)}>
          <option value="all">${i("filter:all")}</option>
          ${s!==null&&a`<option value="own">${i("filter:own")}</option>`}
          ${n.people.map(T=>a`<option key=${T.seat} value=${ke(T.seat)}>${i("filter_person",{name:H(n,T.seat)})}</option>`)}
        </select>
      </label>
      ${w>1&&a`<button type="button" class="earlier" disabled=${x} onClick=${()=>e({do:"earlier",before:w})}>
        ${i("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${i("side:log")} aria-activedescendant=${u?`line-${u}`:void 0} onKeyDown=${D} onBlur=${$}>
        ${h.map(T=>a`<li key=${T.n} id=${`line-${T.n}`} role="option" aria-selected=${T.n===u} class=${T.private?"private":""} onClick=${()=>O(T)}>
            <time datetime=${T.at}>${Qe(T.at)}</time> ${T.private?a`<${mt} line=${T} open=${p&&T.n===u} />`:T.text}
          </li>`)}
      </ol>
      ${!h.length&&a`<p class="no-lines">${i("nothing_yet")}</p>`}
      ${b>0&&a`<button type="button" class="to-end" onClick=${y}>${i("lines_below",{n:b})}</button>`}
    </div>
  `}function Od(){let{state:e,suspense:t}=M(),n=C(1/0);return t||(n.current=e.log[e.log.length-1]?.n??0),t?e.log.filter(s=>s.n<=n.current):e.log}var Vd={all:()=>!0,own:e=>e.private};var Ad=4e3,Nd=800;function bi(){let{view:e,send:t,replay:n,parts:s}=M(),o=e.notes?.text??"",[r,l]=v(o),c=C(0),u=C(o);_(()=>{c.current||l(o)},[o]);let d=()=>{clearTimeout(c.current),c.current=0,t({do:"note",text:u.current})},p=()=>c.current&&d();_(()=>(addEventListener("pagehide",p),document.addEventListener("visibilitychange",p),()=>{removeEventListener("pagehide",p),document.removeEventListener("visibilitychange",p),p()}),[]);let f=$=>{u.current=$.currentTarget.value,l(u.current),clearTimeout(c.current),c.current=setTimeout(d,Nd)};return a`
    <div class="learned"><${s.Seen} /></div>
    <label class="notes">
      <span>${i("notes_label")}</span>
      <textarea readonly=${!!n} maxlength=${Ad} value=${r} onInput=${f}></textarea>
    </label>
  `}function gi({tab:e}){let{state:t,seat:n,master:s,view:o,replay:r,unread:l}=M(),[c,u]=v("log"),d=C(null),p=n===null||s||r&&!o.notes?["log","chat"]:["log","chat","notes"],f=t.chat[t.chat.length-1]?.n??0;return _(()=>{c==="chat"&&d.current.checkVisibility()&&l.seen()},[c,f,e]),a`
    <aside class="side" id="log" ref=${d} aria-label=${i("side")}>
      <div class="side-tabs" role="tablist">
        ${p.map($=>a`
            <button key=${$} type="button" role="tab" id=${`tab-${$}`} aria-selected=${$===c} aria-controls="side-page" onClick=${()=>u($)}>
              ${i(`side:${$}`)} ${$==="chat"&&c!=="chat"&&l.lines.length>0&&a`<b class="unread">${l.lines.length}</b>`}
            </button>
          `)}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${c}`}>
        ${c==="log"&&a`<${hi} />`}
        ${c==="chat"&&a`<${$i} lines=${t.chat} />`}
        ${c==="notes"&&a`<${bi} />`}
      </div>
    </aside>
  `}var Rd=7e3;function yi(e,t,n,s){let o=t.table&&`chat-read:${t.table.id}`,[r,l]=v(0);return _(()=>{o&&l(Number(localStorage.getItem(o)??0))},[o]),{lines:s?[]:e.chat.filter(d=>d.n>r&&d.seat!==n),seen:()=>{let d=e.chat[e.chat.length-1]?.n??0;s||d<=r||(l(d),localStorage.setItem(o,String(d)))}}}function ki({chat:e}){let{view:t,unread:n,state:s}=M(),o=C(null),[r,l]=v(null),c=n.lines.findLast(d=>!d.claim&&t.people[d.seat]?.kind!=="bot");_(()=>{if(!s.synced)return;let d=o.current!==null&&c&&c.n>o.current;o.current=Math.max(o.current??0,c?.n??0),d&&l(c)},[s.synced,c?.n]),_(()=>{if(!r)return;let d=setTimeout(()=>l(null),Rd);return()=>clearTimeout(d)},[r]);let u=r&&n.lines.includes(r)?r:null;return a`
    <div class="said" role="status">
      ${u&&a`<button type="button" title=${i("to_chat")} data-seat=${u.seat} onClick=${e}><b>${u.name}</b> <span>${u.text}</span></button>`}
    </div>
  `}var Id=new Set(["forbidden","unknown","outdated"]),Bd=new Set(["read","note","earlier"]),Pd=new Set(["open","connecting","checking"]);function ys(){let{state:e}=M(),t=!Pd.has(e.link),n=qd(t),s=e.pending.filter(r=>!Bd.has(r.do)).length,o=t&&[i(`link:${e.link}`),s>0&&i("unsent",{n:s})].filter(Boolean).join(" ");return a`
    <p class="unseen" role="status">${o||n&&i("line_back")}</p>
    <div class="banner" hidden=${!t}>
      <span aria-hidden="true">${o}</span>
      ${Id.has(e.link)&&a`<button type="button" onClick=${()=>location.reload()}>${i("reload")}</button>`}
    </div>
  `}function qd(e){let[t,n]=v(!1);return _(()=>{e&&n(!0)},[e]),t&&!e}var Dd=[90,60,90];function vi(e,t,n){let s=En(()=>document.title,[]),o=t&&t.given===null?t.id:null,r=e||s;_(()=>{document.title=o?i("title_yours",{table:r}):r},[r,!!o]);let l=C(!0);_(()=>{if(!n)return;let c=l.current;if(l.current=!1,!o||c)return;let u=He();Le("call"),u.vibrate&&navigator.userActivation?.hasBeenActive!==!1&&navigator.vibrate?.(Dd);let d=u.notify&&document.hidden?Gd(r):null;return()=>d?.close()},[o,n])}function Gd(e){if(!("Notification"in window)||Notification.permission!=="granted")return null;try{let t=new Notification(e,{body:i("notification"),tag:location.pathname});return t.onclick=()=>{window.focus(),t.close()},t}catch{return null}}var _i=e=>new TextEncoder().encode(e),ks=e=>Uint8Array.from(e.match(/../g)??[],t=>Number.parseInt(t,16)),vs=e=>Array.from(e,t=>t.toString(16).padStart(2,"0")).join(""),Mi=e=>{let t=[];for(let n=2;t.length<e;n+=1)t.every(s=>n%s)&&t.push(n);return t},Li=e=>(e-Math.floor(e))*4294967296|0,jd=Mi(64).map(e=>Li(Math.cbrt(e))),we=(e,t)=>e>>>t|e<<32-t;function vn(...e){let t=e.flatMap(r=>[...typeof r=="string"?_i(r):r]),n=t.length*8;for(t.push(128);t.length%64!==56;)t.push(0);for(let r=7;r>=0;r-=1)t.push(Math.floor(n/2**(8*r))&255);let s=Mi(8).map(r=>Li(Math.sqrt(r))),o=new Int32Array(64);for(let r=0;r<t.length;r+=64){for(let m=0;m<16;m+=1)o[m]=t[r+4*m]<<24|t[r+4*m+1]<<16|t[r+4*m+2]<<8|t[r+4*m+3];for(let m=16;m<64;m+=1){let b=we(o[m-15],7)^we(o[m-15],18)^o[m-15]>>>3,y=we(o[m-2],17)^we(o[m-2],19)^o[m-2]>>>10;o[m]=o[m-16]+b+o[m-7]+y|0}let[l,c,u,d,p,f,$,h]=s;for(let m=0;m<64;m+=1){let b=h+(we(p,6)^we(p,11)^we(p,25))+(p&f^~p&$)+jd[m]+o[m]|0,y=(we(l,2)^we(l,13)^we(l,22))+(l&c^l&u^c&u)|0;[h,$,f,p,d,u,c,l]=[$,f,p,d+b|0,u,c,l,b+y|0]}for(let[m,b]of[l,c,u,d,p,f,$,h].entries())s[m]=s[m]+b|0}return vs(s.flatMap(r=>[r>>>24,r>>>16&255,r>>>8&255,r&255]))}var $t=(1n<<64n)-1n,wi=[0x6a09e667f3bcc908n,0xbb67ae8584caa73bn,0x3c6ef372fe94f82bn,0xa54ff53a5f1d36f1n,0x510e527fade682d1n,0x9b05688c2b3e6c1fn,0x1f83d9abfb41bd6bn,0x5be0cd19137e2179n],Wd=[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],[14,10,4,8,9,15,13,6,1,12,0,2,11,7,5,3],[11,8,12,0,5,2,15,13,10,14,3,6,7,1,9,4],[7,9,3,1,13,12,11,14,2,6,5,10,4,0,15,8],[9,0,5,7,2,4,10,15,14,1,11,12,6,8,3,13],[2,12,6,10,0,11,8,3,4,13,7,5,15,14,1,9],[12,5,1,15,14,13,4,10,0,7,6,3,9,2,8,11],[13,11,7,14,12,1,3,9,5,0,15,4,8,6,2,10],[6,15,14,9,11,3,0,8,12,2,13,7,1,4,10,5],[10,2,8,4,7,6,1,5,15,11,9,14,3,12,13,0]],Je=128,kn=(e,t)=>(e>>t|e<<64n-t)&$t;function Fd(e,t,n,s){let o=new DataView(t.buffer),r=Array.from({length:16},(u,d)=>o.getBigUint64(8*d,!0)),l=[...e,...wi];l[12]^=BigInt(n),s&&(l[14]^=$t);let c=(u,d,p,f,$,h)=>{l[u]=l[u]+l[d]+$&$t,l[f]=kn(l[f]^l[u],32n),l[p]=l[p]+l[f]&$t,l[d]=kn(l[d]^l[p],24n),l[u]=l[u]+l[d]+h&$t,l[f]=kn(l[f]^l[u],16n),l[p]=l[p]+l[f]&$t,l[d]=kn(l[d]^l[p],63n)};for(let u=0;u<12;u+=1){let d=Wd[u%10];c(0,4,8,12,r[d[0]],r[d[1]]),c(1,5,9,13,r[d[2]],r[d[3]]),c(2,6,10,14,r[d[4]],r[d[5]]),c(3,7,11,15,r[d[6]],r[d[7]]),c(0,5,10,15,r[d[8]],r[d[9]]),c(1,6,11,12,r[d[10]],r[d[11]]),c(2,7,8,13,r[d[12]],r[d[13]]),c(3,4,9,14,r[d[14]],r[d[15]])}return e.map((u,d)=>u^l[d]^l[d+8])}function xi(e,t,n){let s=_i(e),o=new Uint8Array(Je+s.length);o.set(t),o.set(s,Je);let r=[...wi];r[0]^=BigInt(16842752^t.length<<8^n);for(let c=0;c<o.length;c+=Je){let u=new Uint8Array(Je);u.set(o.subarray(c,c+Je)),r=Fd(r,u,Math.min(c+Je,o.length),c+Je>=o.length)}let l=new DataView(new ArrayBuffer(64));for(let[c,u]of r.entries())l.setBigUint64(8*c,u,!0);return new Uint8Array(l.buffer).slice(0,n)}var zd=16,Ud=200;async function Ci({commitment:e,proof:t},n){let s=n.filter(u=>u[4]!==null),o=(u,d=0)=>({problem:u,right:d,copied:n.length-s.length}),r=ks(t.secret);if(vn(r)!==e)return o("false_secret");if(vn(r,...t.nonces.map((u,d)=>`|${d}:${[...u].length}:${u}`))!==t.key)return o("false_key");let l=new Map,c=u=>{let d=u.join();return l.has(d)||l.set(d,ks(u.reduce((p,f)=>vn(`${p}|rewind:${f}`),t.key))),l.get(d)};for(let[u,[d,p,f,$,h]]of s.entries()){let m=c(h);if(Number(BigInt(`0x${vs(xi(`${d}:${p}`,m,zd))}`)%BigInt(f))!==$)return o("false_draw",u);u%Ud===0&&await new Promise(b=>setTimeout(b))}return o(null,s.length)}function Hi(){let{view:e,parts:t}=M();return a`
    <section class=${`ending ${t.winner(e)}`} aria-label=${i("game_over")}>
      <${t.Outcome} />
      <${Kd} />
      <${Yd} />
      <${t.Aftermath} />
      <${Qd} />
      <${Xd} />
    </section>
  `}function Kd(){let{view:e,seat:t,master:n,send:s,state:o,replay:r}=M(),l=e.table.rematch,c=o.pending.some($=>$.do==="rematch"),[u,d]=v(!1),p=l&&`${l}?nonce=${Zt()}`;_(()=>{u&&p&&location.assign(p)},[u,l]);let f=()=>{d(!0),s({do:"rematch"})};return r?null:l?a`<p><a class="button go-on" href=${p}>${i("to_rematch")}</a></p>`:t===null||n?null:a`<p><button type="button" class="go" disabled=${c} onClick=${f}>${i("rematch")}</button></p>`}function Yd(){let{boot:e,replay:t}=M();return a`
    <figure class="story">
      <a href=${`/t/${e.table}/story/`}><img src=${`/t/${e.table}/story.svg`} alt=${i("story_picture")} width="1200" height="660" loading="lazy" /></a>
      <figcaption>
        <a class="button" href=${`/t/${e.table}/story/`}>${i("to_story")}</a>
        ${!t&&a`<a class="button" href=${`/t/${e.table}/replay/`}>${i("to_replay")}</a>`}
      </figcaption>
    </figure>
  `}function Jd(){let{view:e,boot:t}=M(),[n,s]=v("");return a`<p><button type="button" class="verify" onClick=${async()=>{s(i("proof:busy"));let r=await fetch(`/t/${t.table}/draws/`).catch(()=>null),l=r?.ok?await r.json():null,{problem:c,right:u,copied:d}=l?await Ci(e.table,l):{problem:"lost",right:0,copied:0};s([i(`proof:${c??"good"}`,{n:u}),...d?[i("proof:copied",{n:d})]:[]].join(" "))}}>${i("proof_verify")}</button> <span role="status">${n}</span></p>`}function Qd(){let{view:e}=M(),{openings:t}=e.table;return t?.length?a`
    <details class="openings">
      <summary>${i("openings")}</summary>
      <ul>${t.map(n=>a`<li key=${n.at}><time datetime=${n.at}>${new Date(n.at).toLocaleString()}</time> <b>${n.by}</b> ${n.why}</li>`)}</ul>
    </details>
  `:null}function Xd(){let{view:e}=M(),{commitment:t,proof:n,options:s,id:o}=e.table;if(!n)return null;let r=JSON.stringify({table:o,options:s,commitment:t,...n},null,2);return a`
    <details class="proof">
      <summary>${i("proof")}</summary>
      <p>${i("proof_words")}</p>
      <${Jd} />
      <dl>
        <dt>${i("commitment")}</dt><dd>${t}</dd>
        <dt>${i("secret_bytes")}</dt><dd>${n.secret}</dd>
        <dt>${i("nonces")}</dt>${n.nonces.map((l,c)=>a`<dd key=${c}>${l}</dd>`)}
        <dt>${i("key")}</dt><dd>${n.key}</dd>
      </dl>
      <a class="button" download=${`${o}-proof.json`} href=${`data:application/json,${encodeURIComponent(r)}`}>${i("take_proof")}</a>
    </details>
  `}var e0=new URL("../../icon.svg",import.meta.url).href;function Zi({help:e}){let{view:t,parts:n}=M();return a`
    <header class="head">
      <h1 class="unseen">${t.table?.name}</h1>
      <${n.HeaderFacts} />
      <a class="table-name" href="/" title=${i("to_home")}><span>${t.table?.name}</span><img src=${e0} alt=${i("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${e}>${i("help")}</button>
    </header>
  `}var t0=["q","p","c","l","h","escape"];function Si({close:e}){let{seat:t,parts:n,replay:s}=M(),o=s?mi:t0,r=C(null);return _(()=>r.current.showModal(),[]),a`
    <dialog class="help" ref=${r} onClose=${e} aria-label=${i("help")}>
      <h2>${i("help")}</h2>
      <ul class="colours">${n.colours.map(l=>a`<li key=${l} class=${l}><i aria-hidden="true"></i> ${i(`colour:${l}`)}</li>`)}</ul>
      <p>${i("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${i("keys")}</h3>
        <dl class="keys">${o.map(l=>a`<div key=${l}><dt><kbd>${i(`key:${l}`)}</kbd></dt><dd>${i(`key_does:${l}`)}</dd></div>`)}</dl>
      </div>
      <h3>${i("settings")}</h3>
      <${n0} />
      ${t!==null&&!s&&a`<${s0} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${i("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${i("compendium")}</a> <a class="button" href="/">${i("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function n0(){let[e,t]=v(He()),[n,s]=v(!1),[o,r]=v(os()),l=(p,f)=>t(He({[p]:f})),c=async p=>{let f=p.currentTarget.checked,$=f&&await Notification.requestPermission()==="granted";l("notify",$),s(f&&!$)},u=p=>{l("volume",Number(p.currentTarget.value)),Le("ping")},d=p=>{as(p.currentTarget.checked),r(p.currentTarget.checked)};return a`
    <label class="check-line"><input type="checkbox" checked=${e.sound} onChange=${p=>l("sound",p.currentTarget.checked)} /> ${i("set_sound")}</label>
    <label class="check-line volume">${i("set_volume")} <input type="range" min="0" max="1" step="0.1" value=${e.volume} disabled=${!e.sound} onChange=${u} /></label>
    <label class="check-line"><input type="checkbox" checked=${e.stage} onChange=${p=>l("stage",p.currentTarget.checked)} /> ${i("set_stage")}</label>
    ${matchMedia("(pointer: coarse)").matches&&"vibrate"in navigator&&a`<label class="check-line"><input type="checkbox" checked=${e.vibrate} onChange=${p=>l("vibrate",p.currentTarget.checked)} /> ${i("set_vibrate")}</label>`}
    ${"Notification"in window&&a`<label class="check-line"><input type="checkbox" checked=${e.notify} onChange=${c} /> ${i("set_notify")}</label>`}
    ${n&&a`<p class="denied" role="alert">${i("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${o} onChange=${d} /> ${i("set_hints")}</label>
  `}function s0(){let{send:e,state:t}=M(),[n,s]=v(""),o=t.pending.some(l=>l.do==="report");return a`
    <form class="report" onSubmit=${l=>{l.preventDefault();let c=l.currentTarget,u=c.elements.text.value.trim();u&&e({do:"report",text:u},({type:d,words:p})=>(d==="ok"&&c.reset(),s(d==="ok"?i("reported"):p),!0))}}>
      <label>${i("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${o}>${i("report_send")}</button>
      <p role="status">${o?i("sending"):n}</p>
    </form>
  `}function Ti(){let{seat:e,master:t,boot:n,view:s}=M(),[o,r]=v(!1),l=s.chairs?.master,c=t||n.seat!==null?o0:c0;return a`
    ${l&&a`<p class="master-name">${i("master_is",{name:l})}</p>`}
    ${e===null&&!t&&ie(s)?null:a`<button type="button" class="table-menu" aria-haspopup="dialog" onClick=${()=>r(!0)}>${i("table_menu")}</button>`}
    ${o&&a`<${c} close=${()=>r(!1)} />`}
  `}function o0({close:e}){let{view:t,seat:n,master:s,send:o,state:r}=M(),l=C(null),[c,u]=v(""),[d,p]=v("");_(()=>l.current.showModal(),[]);let f=r.pending.some(L=>["propose","moderate","go"].includes(L.do)),$=({type:L,words:g=""})=>(L==="ok"?e():p(g),!0),h=(L,g)=>o({do:s?"moderate":"propose",kind:L,why:c,...g},$),m=(L,g={},Z=i(`propose:${L}`))=>a`<button key=${L+JSON.stringify(g)} type="button" disabled=${f} onClick=${()=>h(L,g)}>${Z}</button>`,b=(L,g)=>m(L,{seat:g.seat},i(`propose:${L}`,{name:H(t,g.seat)})),{paused:y,seats:w,void:x,volunteers:O,master:S}=t.chairs,T=t.people.filter(L=>L.kind!=="bot"&&L.taken).filter(L=>s||L.seat!==n),X=T.filter(L=>w[L.seat].absent&&!w[L.seat].stand_in),A=ie(t),J=S!==null&&!s;return!s&&!A&&Ee(t,n)?a`<${a0} dialog=${l} close=${e} refused=${d} told=${$} />`:a`
    <dialog class="help chairs" ref=${l} onClose=${e} aria-label=${i("table_menu")}>
      <h2>${i("table_menu")}</h2>
      <p>${s?i("master_words"):J?i("ask_master",{name:S}):i("consent_words")}</p>
      ${!J&&a`<label class="why-line">${i("propose_why")}<input maxlength="300" value=${c} onInput=${L=>u(L.currentTarget.value)} /></label>`}
      <p class="refused" role="alert">${d}</p>
      ${J&&a`<div class="offers">${m("no_master")}</div>`}
      ${!J&&!A&&a`<div class="offers">
        ${X.map(L=>b("sit_in",L))}
        ${m(y?"resume":"pause")}
        ${!y&&(t.chairs.clock?.until||t.beat)&&m("more_time")}
        ${!y&&m("default")}
        ${m("ruling")}
        <${i0} act=${h} sending=${f} />
        <details>
          <summary>${i("more_acts")}</summary>
          <div class="offers">
            ${O.map(L=>a`<${l0} key=${L.id} volunteer=${L} offer=${m} />`)}
            ${s&&m("no_master",{},i("step_down"))}
            ${T.map(L=>b(w[L.seat].muted?"unmute":"mute",L))}
            <${r0} act=${h} sending=${f} />
            ${!x&&m("void")}
          </div>
        </details>
      </div>`}
      ${A&&!J&&a`<div class="offers">${!x&&m("void")}</div>`}
      ${!A&&!s&&a`<${u0} told=${$} sending=${f} />`}
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function a0({dialog:e,close:t,refused:n,told:s}){let{send:o,state:r}=M(),l=r.pending.some(c=>c.do==="come_back");return a`
    <dialog class="help chairs" ref=${e} onClose=${t} aria-label=${i("table_menu")}>
      <h2>${i("table_menu")}</h2>
      <p>${i("away_words")}</p>
      <p class="refused" role="alert">${n}</p>
      <div class="offers"><button type="button" class="go" disabled=${l} onClick=${()=>o({do:"come_back"},s)}>${i("am_back")}</button></div>
      <form method="dialog" class="close"><button type="submit">${i("close")}</button></form>
    </dialog>
  `}function r0({act:e,sending:t}){let[n,s]=v(!1);return n?a`<button type="button" class="danger" autofocus disabled=${t} onClick=${()=>e("end")}>${i("end_sure")}</button>`:a`<button type="button" disabled=${t} onClick=${()=>s(!0)}>${i("propose:end")}</button>`}function i0({act:e,sending:t}){let{send:n,state:s}=M(),[o,r]=v(""),l=s.moments??[];return a`
    <details onToggle=${u=>u.currentTarget.open&&n({do:"moments"})}>
      <summary>${i("propose:rewind")}</summary>
      <p>${i("rewind_words")}</p>
      <label class="why-line">${i("rewind_to")}
        <select value=${o} onChange=${u=>r(u.currentTarget.value)}>
          <option value="">–</option>
          ${l.map(u=>a`<option key=${u.to} value=${u.to}>${Qe(u.at)} ${u.text}</option>`)}
        </select>
      </label>
      <div class="offers"><button type="button" disabled=${t||!o} onClick=${()=>e("rewind",{to:o})}>${i("rewind_do")}</button></div>
    </details>
  `}function l0({volunteer:e,offer:t}){let{view:n}=M(),{id:s,name:o}=e;return a`
    ${n.people.map(r=>t("hand_over",{seat:r.seat,to:s},i("propose:hand_over",{name:o,old:H(n,r.seat)})))}
    ${t("master",{to:s},i("propose:master",{name:o}))}
  `}function c0({close:e}){let{send:t,state:n}=M(),s=C(null),[o,r]=v("");_(()=>s.current.showModal(),[]);let l=n.pending.some(u=>u.do==="offer"),c=u=>{u.preventDefault(),t({do:"offer",name:u.currentTarget.elements.name.value},({type:d,words:p=""})=>(d==="ok"?e():r(p),!0))};return a`
    <dialog class="help chairs" ref=${s} onClose=${e} aria-label=${i("table_menu")}>
      <h2>${i("offer_help")}</h2>
      <p>${i("offer_words")}</p>
      <form onSubmit=${c}>
        <label class="why-line">${i("your_name")}<input name="name" maxlength="30" required /></label>
        <p class="refused" role="alert">${o}</p>
        <div class="offers"><button type="submit" disabled=${l}>${i("offer_help")}</button></div>
      </form>
      <form method="dialog" class="close"><button type="submit" class="go">${i("close")}</button></form>
    </dialog>
  `}function u0({told:e,sending:t}){let{send:n}=M(),[s,o]=v(!1);return a`
    <h3>${i("have_to_go")}</h3>
    <p>${i("have_to_go_words")}</p>
    <label class="check-line"><input type="checkbox" checked=${s} onChange=${r=>o(r.currentTarget.checked)} /> ${i("allow_better")}</label>
    <button type="button" disabled=${t} onClick=${()=>n({do:"go",better:s},e)}>${i("have_to_go")}</button>
  `}var p0=["slow","normal","at_once"];function Ei(){let{view:e,seat:t,master:n,send:s,state:o}=M(),{bots:r,host:l}=e.table;if(!r||l!==t||n||ie(e))return null;let c=o.pending.findLast(d=>d.do==="bots")??r,u=d=>s({do:"bots",pace:c.pace,talk:c.talk,...d});return a`
    <details class="links bots">
      <summary>${i("bots")}: ${i(`bot_pace:${r.pace}`)}</summary>
      <label>${i("bot_pace")}
        <select value=${c.pace} onChange=${d=>u({pace:d.currentTarget.value})}>
          ${p0.map(d=>a`<option key=${d} value=${d}>${i(`bot_pace:${d}`)}</option>`)}
        </select>
      </label>
      <label>${i("bot_talk")}
        <select value=${c.talk?"yes":"no"} onChange=${d=>u({talk:d.currentTarget.value==="yes"})}>
          <option value="yes">${i("bot_talk:yes")}</option>
          <option value="no">${i("bot_talk:no")}</option>
        </select>
      </label>
    </details>
  `}var d0=2e3;function Vi(){let{boot:e,send:t}=M(),[n,s]=v(!1),o=()=>t({do:"new_link"},({type:r})=>r==="ok"&&location.reload());return a`
    <details class="links" onToggle=${r=>s(r.currentTarget.open)}>
      <summary>${i("links")}</summary>
      <${Oi} label=${i("invite_link")} value=${e.invite} />
      ${n&&a`<img class="qr" src=${`/t/${e.table}/invite.svg`} alt=${i("invite_qr")} width="164" height="164" />`}
      ${e.personal&&a`<${Oi} label=${i("personal_link")} value=${e.personal} />`}
      ${e.seat!==null&&a`<button type="button" onClick=${o}>${i("new_link")}</button><small>${i("new_link_help")}</small>`}
    </details>
  `}function Oi({label:e,value:t}){let[n,s]=v(!1);return a`
    <div class="link">
      <label>${e}<input readonly value=${t} onFocus=${r=>r.currentTarget.select()} /></label>
      <button type="button" aria-live="polite" onClick=${async r=>{let l=r.currentTarget.parentElement.querySelector("input");await m0(l)&&(s(!0),setTimeout(()=>s(!1),d0))}}>${i(n?"copied":"copy")}</button>
    </div>
  `}async function m0(e){e.select();try{return await navigator.clipboard.writeText(e.value),!0}catch{return document.execCommand("copy")}}var f0=8;function $0({target:e}){if(!e.open)return;let t=document.getElementById("ask")?.getBoundingClientRect();t&&t.width>innerWidth*.8&&(e.style.scrollMarginBottom=`${Math.round(innerHeight-t.top+f0)}px`),e.scrollIntoView({block:"nearest"})}function Ai(){let{view:e,parts:t,replay:n}=M();return a`
    <aside class="people" id="people" aria-label=${i("people")} onToggleCapture=${$0}>
      <ul>
        ${e.people.map(({seat:s})=>a`<li key=${s}><${t.Person} seat=${s} /></li>`)}
      </ul>
      ${!n&&a`<${Ti} /><${Ei} /><${Vi} />`}
    </aside>
  `}var h0=["board","hand","people","log"];function Ni({tab:e,setTab:t}){let{me:n,parts:s,unread:o}=M(),r=h0.filter(c=>c!=="hand"||n!==null),l=c=>t(c===e&&c!=="board"?"board":c);return a`
    <nav class="tabs" aria-label=${i("parts")}>
      ${r.map(c=>a`
          <button key=${c} type="button" data-tab=${c} aria-pressed=${c===e} onClick=${()=>l(c)}>
            ${c==="hand"?i("tab_hand",{n:s.handCount(n)}):i(`tab:${c}`)}
            ${c==="log"&&o.lines.length>0&&a` <b class="unread"><span class="unseen">${i("unread",{n:o.lines.length})}</span><span aria-hidden="true">${o.lines.length}</span></b>`}
          </button>
        `)}
    </nav>
  `}var b0=4e3;function _n({store:e,send:t,boot:n,parts:s,replay:o=null}){let{master:r}=n,[l,c]=v(null),u=r?l:n.seat,d=k0(e),[p,f]=v0(s.atHand(d.sections)),[$,h]=v(!1),[m,b]=_0(),[y,w]=v(!1),x=d.sections,O=u===null?null:s.privateTo(x,u),S=x.questions?.mine.find(g=>g.seat===u)??null,D=!r&&!o&&Ee(x,u)?null:S,T=Gr(o?null:D,d.pending,r?g0(t,l):t,s.options,x,O),X=o?ci(D,d.film?.frame?.picks??[],s.options):T,A=()=>{f("log"),document.getElementById("tab-chat")?.click(),requestAnimationFrame(()=>document.querySelector(".say input")?.focus())},J=yi(d,x,u,o);vi(x.table?.name,T.asks?T.question:null,d.synced),Ir(T.question?.id??null),Ar(),Nr({choice:X,send:t,chat:A,master:r,help:()=>h(!0)}),ee(()=>{d.sections.questions&&ds("view-drawn")},[d.sections]);let L={state:d,store:e,view:x,me:O,seat:u,master:r,lookAs:c,choice:X,send:t,boot:n,parts:s,replay:o,spoken:m,speakOf:b,suspense:y,setSuspense:w,unread:J};return x.questions?a`
    <${tt.Provider} value=${L}>
      <div class=${`table ${o?"replayed":""}`} data-tab=${p} data-link=${d.link}>
        <${ys} />
        <${Zi} help=${()=>h(!0)} />
        <${Ai} />
        <main class="board-wrap" id="board">
          ${ie(x)&&a`<${Hi} />`}
          <${s.Board} />
        </main>
        <div class="right"><div class="matter"><${li} /><${s.Resolving} /></div><${gi} tab=${p} /></div>
        <${s.YourCards} />
        ${o&&a`<${fi} />`}
        <${Ni} tab=${p} setTab=${f} />
        ${!o&&a`<${ki} chat=${A} />`}
        <${qr} />
        <${Rr} />
        ${$&&a`<${Si} close=${()=>h(!1)} />`}
      </div>
    <//>
  `:a`<${tt.Provider} value=${L}><${y0} /><//>`}var g0=(e,t)=>(n,s)=>n.do!=="answer"?e(n,s):($s().trim()||document.getElementById("answer-why")?.focus(),e({...n,do:"answer_for",seat:t,why:$s()},s));function y0(){return a`<div class="table empty"><${ys} /><p class="connecting">${i("laying_the_table")}</p></div>`}function k0(e){let[t,n]=v(e.state);return _(()=>(n(e.state),e.subscribe(n)),[e]),t}function v0(e){let[t,n]=v("board"),s=C({});return _(()=>{s.current={}},[e]),ee(()=>scrollTo(0,s.current[t]??0),[t]),[t,r=>{s.current[t]=scrollY,n(r)}]}function _0(){let[e,t]=v(new Set),n=C(0);return[e,o=>{clearTimeout(n.current),t(new Set(o)),n.current=setTimeout(()=>t(new Set),b0)}]}var Mn={};Ot(Mn,{Aftermath:()=>Q0,Board:()=>P0,HeaderFacts:()=>B0,InPlay:()=>U0,Looking:()=>F0,Moment:()=>X0,OptionIcon:()=>W0,Outcome:()=>J0,OwnMarks:()=>D0,Person:()=>q0,Reminder:()=>K0,Resolving:()=>G0,Seen:()=>z0,Wishes:()=>Y0,YourCards:()=>j0,adviceOf:()=>cm,alarms:()=>im,atHand:()=>nm,colours:()=>bm,cues:()=>rm,explanation:()=>dm,faceDown:()=>mm,handCount:()=>fm,hintNumbers:()=>pm,measures:()=>sm,moments:()=>lm,options:()=>gm,out:()=>$m,pointsAt:()=>um,privateTo:()=>em,turnOf:()=>am,turnWords:()=>tm,weight:()=>om,winner:()=>hm});var M0=new Set(["table","people","questions","beat","claims","notes","chairs","hidden","names"]);function Pi(){let{view:e}=M(),t=Object.entries(e).filter(([n,s])=>!M0.has(n)&&s!==null);return a`
    <section class="board plain" aria-label=${i("board")}>
      ${t.map(([n,s])=>a`<section key=${n} class="plain-section"><h2>${qi(n)}</h2><${_s} value=${s} /></section>`)}
    </section>
  `}function _s({value:e}){let{view:t}=M();return Array.isArray(e)?e.length===t.people.length&&e.every(Number.isFinite)?a`<${Ri} fields=${e.map((n,s)=>[H(t,s),n])} />`:e.some(Ii)?a`<ol class="plain-list">${e.map((n,s)=>a`<li key=${s}><${_s} value=${n} /></li>`)}</ol>`:a`<span>${e.length?W(e.map(n=>Bi(t,n))):i("nothing")}</span>`:Ii(e)?a`<${Ri} fields=${Object.entries(e).map(([n,s])=>[qi(n),s])} />`:a`<span>${Bi(t,e)}</span>`}function Ri({fields:e}){return a`<dl class="plain-fields">${e.map(([t,n])=>a`<div key=${t}><dt>${t}</dt><dd><${_s} value=${n} /></dd></div>`)}</dl>`}var Ii=e=>typeof e=="object"&&e!==null;function Bi(e,t){return typeof t=="boolean"?i(t?"yes":"no"):t===null||t===""?i("nothing"):typeof t=="string"&&t.includes(":")?Be(e,t):String(t)}function qi(e){let t=e.replaceAll("_"," ");return t.slice(0,1).toUpperCase()+t.slice(1)}var Ms={};Ot(Ms,{deliberate:()=>V0,eachItsOwn:()=>O0,grave:()=>A0,inHand:()=>E0,keeps:()=>H0,lasting:()=>R0,leading:()=>x0,mayHaveSecret:()=>S0,meansOther:()=>I0,note:()=>C0,onBoard:()=>L0,onTable:()=>w0,quiet:()=>N0,secret:()=>Z0,shownElsewhere:()=>T0});var L0=[],w0=[],x0=e=>[],C0=(e,t,n)=>"",H0=e=>0,Z0=e=>!1,S0=(e,t,n)=>!1,T0=(e,t,n)=>!1,E0=e=>[],O0=e=>!1,V0=e=>!1,A0=e=>!1,N0=(e,t,n)=>!1,R0=(e,t,n)=>!1,I0=(e,t)=>!1;function Di(){let{view:e}=M();return a`<h2>${i("game_over")}</h2>${e.table.result&&a`<p class="why">${e.table.result}</p>`}`}function Ls({seat:e}){let{view:t}=M();return a`<em class="token" data-seat=${e} aria-hidden="true">${Vt(H(t,e))}</em>`}function Gi({option:e}){return B(e)==="seat"&&a`<${Ls} seat=${Number(N(e))} />`}function ji({seat:e}){let{view:t,seat:n,master:s}=M(),o=H(t,e),r=t.questions.waiting.some(u=>u.seat===e),l=fn(t,e),c=[o,r&&i("tag_awaited"),...l].filter(Boolean).join(", ");return a`
    <${z} option=${ke(e)} class=${`person ${e===n?"me":""}`} label=${c} firm>
      <${Ls} seat=${e} />
      <span class="who">
        <b>${e===n&&!s?i("you_named",{name:o}):o}</b>
        <span class="marks">
          ${r&&a`<i class="awaited">${i("tag_awaited")}</i>`}
          ${l.map(u=>a`<i key=${u}>${u}</i>`)}
        </span>
        ${r&&e!==n&&a`<${Re} />`}
      </span>
    <//>
  `}var ge=()=>null,B0=ge,P0=Pi,q0=ji,D0=ge,G0=ge,j0=ge,W0=Gi,F0=ge,z0=ge,U0=ge,K0=ge,Y0=ge,J0=Di,Q0=ge,X0=ge,em=(e,t)=>null,tm=(e,t)=>"",nm=e=>null,sm=e=>new Map,om=(e,t)=>0,am=e=>null,rm=(e,t)=>[],im=(e,t)=>[],lm=(e,t,n,s)=>[],cm=(e,t)=>null,um=e=>null,pm=e=>({}),dm=(e,t,n)=>null,mm=e=>!0,fm=e=>0,$m=(e,t)=>!1,hm=e=>"",bm=["pick","turn"],gm=Ms;function Fi(e,t,n){let s=t.replay,o=di(e,s);jt(a`<${ym} store=${e} boot=${t} parts=${n} replay=${{film:o,given:s}} />`,document.getElementById("table"))}function ym({store:e,boot:t,parts:n,replay:s}){let[o,r]=v(Wi(e.state)),[l,c]=v(e.state.film?.as);return _(()=>e.subscribe(u=>{r(Wi(u)),c(u.film?.as)}),[e]),a`<${_n} key=${l} store=${e} send=${s.film.send} boot=${{...t,seat:o}} parts=${n} replay=${s} />`}function Wi({film:e,sections:t}){if(!e||e.as==="table")return null;if(e.as!=="all")return Number(e.as);let n=t.questions?.mine??[];return(n.find(s=>s.given===null)??n[0])?.seat??null}var zi=e=>JSON.parse(document.getElementById(e)?.textContent??"null"),Ie=zi("boot");async function Ui(e){Cs(zi("strings"),Ie.language);let t=Lr();for(let o of Ie.told)t.notice(o,"told");if(Ie.replay){Fi(t,Ie,{...Mn,...await e});return}let n=Sr({at:Ie.socket,seat:Ie.seat,master:Ie.master,store:t}),s={...Mn,...await e};jt(a`<${_n} store=${t} send=${n.send} boot=${Ie} parts=${s} />`,document.getElementById("table"))}Ui(ps);
