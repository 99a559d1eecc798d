var Rs=Object.defineProperty;var Me=(e,t)=>{for(var n in t)Rs(e,n,{get:t[n],enumerable:!0})};var Et={};Me(Et,{Aftermath:()=>ro,Board:()=>Kn,HeaderFacts:()=>vo,Looking:()=>co,OptionIcon:()=>Lo,Outcome:()=>lo,Person:()=>To,Reminder:()=>mo,Resolving:()=>so,YourCards:()=>bo,atHand:()=>St,colours:()=>Qr,explanation:()=>Nn,faceDown:()=>na,handCount:()=>ta,hintNumbers:()=>So,measures:()=>xo,moments:()=>wo,options:()=>Ct,out:()=>ea,privateTo:()=>Xr,turnWords:()=>Co,winner:()=>io});var it={},he="en",zt=new Intl.PluralRules(he);function Gt(e,t){it=e,he=t,zt=new Intl.PluralRules(he)}function a(e,t={}){let n=it[e];return n===void 0?e:(Array.isArray(n)?n[zt.select(t.n)==="one"?0:1]:n).replace(/\{(\w+)\}/g,(s,r)=>r in t?String(t[r]):s)}var H=e=>e in it;function I(e){return new Intl.ListFormat(he,{type:"conjunction"}).format(e)}function Ne(e){return new Intl.DateTimeFormat(he,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e))}function jt(e,t=Date.now()){let n=Math.max(0,Math.round((t-Date.parse(e))/1e3));return n<60?a("seconds",{n}):n<3600?a("minutes",{n:Math.floor(n/60)}):n<48*3600?a("hours",{n:Math.floor(n/3600)}):a("days",{n:Math.floor(n/86400)})}var A=e=>e.slice(0,e.indexOf(":")),F=e=>e.slice(e.indexOf(":")+1),D=e=>e.split("#")[0],K=e=>`seat:${e}`;function S({people:e=[]},t){return e.find(n=>n.seat===t)?.name||a("seat_number",{number:t+1})}function Ae(e){let[t,n]=e.trim().split(/\s+/).map(r=>[...r]),[o,s=""]=n?[t[0],n[0]]:t;return o.toUpperCase()+(n?s.toUpperCase():s.toLowerCase())}function Q(e,t){return A(t)==="seat"?S(e,Number(F(t))):e.names?.[t]??e.names?.[D(t)]??t}var ze,C,nn,_e,on,Wt,sn,Pe={},rn=[],Is=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Z(e,t){for(var n in t)e[n]=t[n];return e}function an(e){var t=e.parentNode;t&&t.removeChild(e)}function ln(e,t,n){var o,s,r,l={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:l[r]=t[r];if(arguments.length>2&&(l.children=arguments.length>3?ze.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)l[r]===void 0&&(l[r]=e.defaultProps[r]);return He(e,l,o,s,null)}function He(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++nn};return C.vnode!=null&&C.vnode(r),r}function Ge(e){return e.children}function Ie(e,t){this.props=e,this.context=t}function re(e,t){if(t==null)return e.__?re(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?re(e):null}function cn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return cn(e)}}function lt(e){(!e.__d&&(e.__d=!0)&&_e.push(e)&&!qe.__r++||Wt!==C.debounceRendering)&&((Wt=C.debounceRendering)||on)(qe)}function qe(){for(var e;qe.__r=_e.length;)e=_e.sort(function(t,n){return t.__v.__b-n.__v.__b}),_e=[],e.some(function(t){var n,o,s,r,l,c;t.__d&&(l=(r=(n=t).__v).__e,(c=n.__P)&&(o=[],(s=Z({},r)).__v=r.__v+1,pt(c,r,s,n.__n,c.ownerSVGElement!==void 0,r.__h!=null?[l]:null,o,l??re(r),r.__h),dn(o,r),r.__e!=l&&cn(r)))})}function un(e,t,n,o,s,r,l,c,p,m){var u,$,f,h,d,_,x,w=o&&o.__k||rn,O=w.length;for(n.__k=[],u=0;u<t.length;u++)if((h=n.__k[u]=(h=t[u])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?He(null,h,null,null,h):Array.isArray(h)?He(Ge,{children:h},null,null,null):h.__b>0?He(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(f=w[u])===null||f&&h.key==f.key&&h.type===f.type)w[u]=void 0;else for($=0;$<O;$++){if((f=w[$])&&h.key==f.key&&h.type===f.type){w[$]=void 0;break}f=null}pt(e,h,f=f||Pe,s,r,l,c,p,m),d=h.__e,($=h.ref)&&f.ref!=$&&(x||(x=[]),f.ref&&x.push(f.ref,null,h),x.push($,h.__c||d,h)),d!=null?(_==null&&(_=d),typeof h.type=="function"&&h.__k!=null&&h.__k===f.__k?h.__d=p=pn(h,p,e):p=mn(e,h,f,w,d,p),m||n.type!=="option"?typeof n.type=="function"&&(n.__d=p):e.value=""):p&&f.__e==p&&p.parentNode!=e&&(p=re(f))}for(n.__e=_,u=O;u--;)w[u]!=null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.__d=re(o,u+1)),$n(w[u],w[u]));if(x)for(u=0;u<x.length;u++)fn(x[u],x[++u],x[++u])}function pn(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?pn(s,t,n):mn(n,s,s,e.__k,s.__e,t));return t}function mn(e,t,n,o,s,r){var l,c,p;if(t.__d!==void 0)l=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),l=null;else{for(c=r,p=0;(c=c.nextSibling)&&p<o.length;p+=2)if(c==s)break e;e.insertBefore(s,r),l=r}return l!==void 0?l:s.nextSibling}function Ft(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Is.test(t)?n:n+"px"}function Re(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ft(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Ft(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?Vt:Ut,r):e.removeEventListener(t,r?Vt:Ut,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Ut(e){this.l[e.type+!1](C.event?C.event(e):e)}function Vt(e){this.l[e.type+!0](C.event?C.event(e):e)}function pt(e,t,n,o,s,r,l,c,p){var m,u,$,f,h,d,_,x,w,O,q,g=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(p=n.__h,c=t.__e=n.__e,t.__h=null,r=[c]),(m=C.__b)&&m(t);try{e:if(typeof g=="function"){if(x=t.props,w=(m=g.contextType)&&o[m.__c],O=m?w?w.props.value:m.__:o,n.__c?_=(u=t.__c=n.__c).__=u.__E:("prototype"in g&&g.prototype.render?t.__c=u=new g(x,O):(t.__c=u=new Ie(x,O),u.constructor=g,u.render=Ps),w&&w.sub(u),u.props=x,u.state||(u.state={}),u.context=O,u.__n=o,$=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),g.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Z({},u.__s)),Z(u.__s,g.getDerivedStateFromProps(x,u.__s))),f=u.props,h=u.state,$)g.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(g.getDerivedStateFromProps==null&&x!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(x,O),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(x,u.__s,O)===!1||t.__v===n.__v){u.props=x,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(U){U&&(U.__=t)}),u.__h.length&&l.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(x,u.__s,O),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,h,d)})}u.context=O,u.props=x,u.state=u.__s,(m=C.__r)&&m(t),u.__d=!1,u.__v=t,u.__P=e,m=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=Z(Z({},o),u.getChildContext())),$||u.getSnapshotBeforeUpdate==null||(d=u.getSnapshotBeforeUpdate(f,h)),q=m!=null&&m.type===Ge&&m.key==null?m.props.children:m,un(e,Array.isArray(q)?q:[q],t,n,o,s,r,l,c,p),u.base=t.__e,t.__h=null,u.__h.length&&l.push(u),_&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Ds(n.__e,t,n,o,s,r,l,p);(m=C.diffed)&&m(t)}catch(U){t.__v=null,(p||r!=null)&&(t.__e=c,t.__h=!!p,r[r.indexOf(c)]=null),C.__e(U,t,n)}}function dn(e,t){C.__c&&C.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){C.__e(o,n.__v)}})}function Ds(e,t,n,o,s,r,l,c){var p,m,u,$=n.props,f=t.props,h=t.type,d=0;if(h==="svg"&&(s=!0),r!=null){for(;d<r.length;d++)if((p=r[d])&&(p===e||(h?p.localName==h:p.nodeType==3))){e=p,r[d]=null;break}}if(e==null){if(h===null)return document.createTextNode(f);e=s?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,f.is&&f),r=null,c=!1}if(h===null)$===f||c&&e.data===f||(e.data=f);else{if(r=r&&ze.call(e.childNodes),m=($=n.props||Pe).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!c){if(r!=null)for($={},d=0;d<e.attributes.length;d++)$[e.attributes[d].name]=e.attributes[d].value;(u||m)&&(u&&(m&&u.__html==m.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(_,x,w,O,q){var g;for(g in w)g==="children"||g==="key"||g in x||Re(_,g,null,w[g],O);for(g in x)q&&typeof x[g]!="function"||g==="children"||g==="key"||g==="value"||g==="checked"||w[g]===x[g]||Re(_,g,x[g],w[g],O)})(e,f,$,s,c),u)t.__k=[];else if(d=t.props.children,un(e,Array.isArray(d)?d:[d],t,n,o,s&&h!=="foreignObject",r,l,r?r[0]:n.__k&&re(n,0),c),r!=null)for(d=r.length;d--;)r[d]!=null&&an(r[d]);c||("value"in f&&(d=f.value)!==void 0&&(d!==e.value||h==="progress"&&!d)&&Re(e,"value",d,$.value,!1),"checked"in f&&(d=f.checked)!==void 0&&d!==e.checked&&Re(e,"checked",d,$.checked,!1))}return e}function fn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){C.__e(o,n)}}function $n(e,t,n){var o,s;if(C.unmount&&C.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||fn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){C.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&$n(o[s],t,typeof e.type!="function");n||e.__e==null||an(e.__e),e.__e=e.__d=void 0}function Ps(e,t,n){return this.constructor(e,n)}function hn(e,t,n){var o,s,r;C.__&&C.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],pt(t,e=(!o&&n||t).__k=ln(Ge,null,[e]),s||Pe,Pe,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?ze.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),dn(r,e)}function _n(e,t){var n={__c:t="__cC"+sn++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&s.some(lt)},this.sub=function(l){s.push(l);var c=l.componentWillUnmount;l.componentWillUnmount=function(){s.splice(s.indexOf(l),1),c&&c.call(l)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}ze=rn.slice,C={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},nn=0,Ie.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Z({},this.state),typeof e=="function"&&(e=e(Z({},n),this.props)),e&&Z(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),lt(this))},Ie.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),lt(this))},Ie.prototype.render=Ge,_e=[],on=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qe.__r=0,sn=0;var ae,z,Kt,Be=0,ct=[],Zt=C.__b,Jt=C.__r,Yt=C.diffed,Qt=C.__c,Xt=C.unmount;function be(e,t){C.__h&&C.__h(z,e,Be||t),Be=0;var n=z.__H||(z.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function k(e){return Be=1,qs(bn,e)}function qs(e,t,n){var o=be(ae++,2);return o.t=e,o.__c||(o.__=[n?n(t):bn(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=z),o.__}function y(e,t){var n=be(ae++,3);!C.__s&&ft(n.__H,t)&&(n.__=e,n.__H=t,z.__H.__h.push(n))}function j(e,t){var n=be(ae++,4);!C.__s&&ft(n.__H,t)&&(n.__=e,n.__H=t,z.__h.push(n))}function L(e){return Be=5,mt(function(){return{current:e}},[])}function mt(e,t){var n=be(ae++,7);return ft(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function dt(e){var t=z.context[e.__c],n=be(ae++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(z)),t.props.value):e.__}function Bs(){ct.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(De),e.__H.__h.forEach(ut),e.__H.__h=[]}catch(t){e.__H.__h=[],C.__e(t,e.__v)}}),ct=[]}C.__b=function(e){z=null,Zt&&Zt(e)},C.__r=function(e){Jt&&Jt(e),ae=0;var t=(z=e.__c).__H;t&&(t.__h.forEach(De),t.__h.forEach(ut),t.__h=[])},C.diffed=function(e){Yt&&Yt(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(ct.push(t)!==1&&Kt===C.requestAnimationFrame||((Kt=C.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),en&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);en&&(o=requestAnimationFrame(s))})(Bs)),z=void 0},C.__c=function(e,t){t.some(function(n){try{n.__h.forEach(De),n.__h=n.__h.filter(function(o){return!o.__||ut(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],C.__e(o,n.__v)}}),Qt&&Qt(e,t)},C.unmount=function(e){Xt&&Xt(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(De)}catch(n){C.__e(n,t.__v)}};var en=typeof requestAnimationFrame=="function";function De(e){var t=z;typeof e.__c=="function"&&e.__c(),z=t}function ut(e){var t=z;e.__c=e.__(),z=t}function ft(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function bn(e,t){return typeof t=="function"?t(e):t}var gn=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var l=t[r++],c=t[r]?(t[0]|=l?1:2,n[t[r++]]):t[++r];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++r]]=c:l===6?o[1][t[++r]]+=c+"":l?(s=e.apply(c,gn(e,c,n,["",null])),o.push(s),c[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(c)}return o},tn=new Map,i=function(e){var t=tn.get(this);return t||(t=new Map,tn.set(this,t)),(t=gn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,l="",c="",p=[0],m=function(f){r===1&&(f||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?p.push(0,f,l):r===3&&(f||l)?(p.push(3,f,l),r=2):r===2&&l==="..."&&f?p.push(4,f,0):r===2&&l&&!f?p.push(5,0,!0,l):r>=5&&((l||!f&&r===5)&&(p.push(r,0,l,s),r=6),f&&(p.push(r,f,0,s),r=6)),l=""},u=0;u<n.length;u++){u&&(r===1&&m(),m(u));for(var $=0;$<n[u].length;$++)o=n[u][$],r===1?o==="<"?(m(),p=[p],r=3):l+=o:r===4?l==="--"&&o===">"?(r=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(m(),r=1):r&&(o==="="?(r=5,s=l,l=""):o==="/"&&(r<5||n[u][$+1]===">")?(m(),r===3&&(p=p[0]),r=p,(p=p[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),r=2):l+=o),r===3&&l==="!--"&&(r=4,p=p[0])}return m(),p})(e)),t),arguments,[])).length>1?t:t[0]}.bind(ln);var ge=_n(null),v=()=>dt(ge),W=()=>dt(ge),ie=e=>e.table.status==="over";var b=v;function G({skill:e}){return i`<i class=${`skill ${e}`} role="img" aria-label=${a(`skill:${e}`)}
    ><span aria-hidden="true">${a(`letter:${e}`)}</span></i
  >`}function je({sheet:e}){return i`
    <div class="sheet-data">
      <p class="skill-set" aria-label=${a("skill_set")}>
        ${e.skill_set.map((t,n)=>i`<span key=${n} class="draw"><b>${t.count}</b>${t.skills.map(o=>i`<${G} key=${o} skill=${o} />`)}</span>`)}
      </p>
      <dl>
        ${e.abilities.map(t=>i`<div key=${t.kind} class=${t.kind}>
            <dt><b>${t.name}</b> <small>${a(`ability:${t.kind}`)}</small></dt>
            <dd>${t.text}</dd>
          </div>`)}
      </dl>
    </div>
  `}function kn(){let{view:e,choice:t}=b(),n=t.question?.options.filter(r=>r.startsWith("char:"))??[],o=n.length>0;if(y(()=>o?()=>scrollTo(0,0):void 0,[o]),!o)return null;let s=n.flatMap(r=>e.characters.find(l=>l.character===r)??[]);return i`
    <section class="sheets-offered" data-answers aria-label=${a("characters")}>
      <h2>${t.question?.text}</h2>
      <p class="legend">${a("sheet_legend")}</p>
      <ul>
        ${s.map(r=>i`
            <li key=${r.character} class="sheet-card">
              <h3>${r.name} <small>${a(`type:${r.type}`)}</small></h3>
              <${je} sheet=${r} />
              <button type="button" class="go" disabled=${t.sending} data-option=${r.character}
                onClick=${()=>t.pick(r.character)}>${a("choose_named",{name:r.name})}</button>
            </li>
          `)}
      </ul>
    </section>
  `}function M({option:e,class:t="",label:n,explain:o=e,firm:s=!1,place:r,children:l}){let{choice:c,spoken:p}=v(),m=c.may(e),u=c.question?.dimmed[e],$=`${t} ${u?"dimmed":""} ${p.has(e)?"spoken":""}`,f=n?.replace(/\.$/,""),h=i`
    <span class="unseen">${m?a("choosable",{label:f}):u?`${f}. ${u}`:n}</span>
    <span class="seen" aria-hidden="true">${l}</span>
  `,d=u?e:void 0;if(!m&&!s)return i`<div class=${$} data-explain=${o} data-why=${d} data-place=${r}>${h}</div>`;if(!m)return i`<button type="button" class=${$} data-explain=${o} data-why=${d} data-place=${r}>${h}</button>`;let _=c.picks.indexOf(e),x=_>=0;return i`
    <button
      type="button"
      class=${`${$} glow ${x?"picked":""}`}
      aria-pressed=${c.instant?void 0:x}
      data-explain=${o}
      data-place=${r}
      data-option=${e}
      onClick=${()=>c.pick(e)}
    >
      ${h} ${x&&c.question?.ordered&&i`<b class="rank">${_+1}</b>`}
    </button>
  `}var We=(e,t)=>e.fleet?.areas.find(n=>n.twin===t),yn=(e,t)=>e.fleet?.areas.find(n=>n.area===t),le=e=>e.die.join("–"),Fe=e=>a("fleet_area",{die:le(e)});function ce(e){return[{kind:"basestar",n:e.basestars},{kind:"heavy-raider",n:e.heavy_raiders},{kind:"raider",n:e.raiders}].filter(({n})=>n>0).map(({kind:n,n:o})=>({kind:n,n:o,words:a(`ships:${n}`,{n:o})}))}var ke=e=>e.fleet!==void 0&&e.fleet.pursuit.space+1===e.fleet.pursuit.auto_attack,$t=e=>e.fleet?.areas.flatMap(ce).reduce((t,{n})=>t+n,0)??0;function Ue(e){if(!e.fleet)return[];let{space:t,track:n,auto_attack:o}=e.fleet.pursuit,s=n[t+1],r=ke(e)?a("pursuit_attack",{n:$t(e)}):s>0?a("pursuit_civilians",{n:s}):a("pursuit_nothing");return[a("pursuit_label",{space:t,auto:o}),r]}var zs={reserves:0,damaged:0,destroyed:0,areas:{},pilots:[]},J=e=>e.fleet?.mark_vii??zs,Ve=(e,t)=>J(e).pilots.includes(t)?"viper-mark-vii":"viper";var X=(e,t)=>e.board.places.find(n=>n.place===t),vn=(e,t)=>e.areas.find(n=>n.area===t),ee=e=>H(`area:${e}`);function Ke(e,t){return ee(t)?a("in_viper",{area:a(`area:${t}`)}):X(e,t)?.name??t}function E(e,t){if(A(t)==="area"&&H(t))return a(t);let n=Q(e,t);return n===t?X(e,F(t))?.name??t:n}var ye=e=>a(`title:${e}`),ve=e=>e<0?`−${-e}`:`${e}`,te=e=>e>0?`+${e}`:ve(e);function ue(e){y(()=>{let t=()=>document.hidden&&e();return addEventListener("blur",e),document.addEventListener("visibilitychange",t),document.addEventListener("freeze",e),()=>{removeEventListener("blur",e),document.removeEventListener("visibilitychange",t),document.removeEventListener("freeze",e)}},[])}function Ze(){let[e,t]=k(!1),n=()=>t(!1);return ue(n),[e,t,{onPointerDown:s=>{s.currentTarget.setPointerCapture(s.pointerId),t(!0)},onPointerUp:n,onPointerCancel:n,onContextMenu:s=>s.preventDefault()}]}function Y({name:e,count:t,children:n}){let[o,s,r]=Ze();return i`
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
  `}function B({token:e}){let t=e?e.split(":")[1]:"covered";return i`<span class=${`trauma-token ${t}`} aria-hidden="true"><svg viewBox="-10 -10 20 20"><path d=${xn[t]??xn.covered} /></svg></span>`}var xn={benevolent:"M0,-5 L1.5,-1.5 L5,0 L1.5,1.5 L0,5 L-1.5,1.5 L-5,0 L-1.5,-1.5Z",antagonistic:"M-5,-3.5 H5 L0,5Z",disaster:"M0,-6 L1.8,-2.4 L5.6,-3 L3,0 L5.6,3.6 L1.6,2.4 L0,6 L-1.6,2.4 L-5.6,3.6 L-3,0 L-5.6,-3 L-1.8,-2.4Z",covered:"M-3.4,0 a3.4,3.4 0 1,0 6.8,0 a3.4,3.4 0 1,0 -6.8,0"};function wn({seat:e}){let{view:t}=b(),n=pe(t,e);return n>0&&i`<i class="trauma-count" data-explain="help:trauma"><${B} token=${null} />${n}</i>`}var pe=(e,t)=>e.nebula?.trauma[t]?.count??0;function Sn(){let{view:e,me:t}=b(),n=t&&e.nebula?.trauma[t.seat];if(!n||e.nebula?.phase==="over")return null;let o=new Map;for(let r of n.tokens??[])o.set(r,(o.get(r)??0)+1);let s=e.nebula?.allies.filter(r=>r.token)??[];return i`
    <${Y} name=${a("trauma")} count=${a("tokens",{n:n.count})}>
      ${[...o].map(([r,l])=>i`<p key=${r} class="tokens-held"><${B} token=${r} /> ${a("so_many",{n:l,name:E(e,r)})}</p>`)}
      ${n.count===0&&i`<p>${a("no_trauma")}</p>`}
      ${s.map(r=>i`<p key=${r.card}><small>${a("you_put",{token:E(e,r.token??""),ally:r.name})}</small></p>`)}
    <//>
  `}var Gs=["benevolent","antagonistic"];function xe({card:e,side:t}){return i`
    <dl class="sides">
      ${Gs.map(n=>i`<div key=${n} class=${t===n?"is":t?"not":""}>
          <dt><${B} token=${`token:${n}`} /><span class="unseen">${a(`side_of:${n}`)}</span></dt>
          <dd>${e[n]}${t===n&&i`<span class="unseen"> ${a("happens")}</span>`}</dd>
        </div>`)}
    </dl>
  `}var Tn=(e,t)=>e.nebula?.allies.filter(n=>n.place===t)??[];function Ln({place:e}){let{view:t}=b(),n=t.nebula?.places.includes(e);return i`
    ${Tn(t,e).map(o=>i`<span key=${o.card} class="ally"><${B} token=${null} /><span class="ally-name">${a(`short:${o.card}`)}</span></span>`)}
    ${n&&i`<span class="ally bare"><${B} token=${null} /></span>`}
  `}function Je(e,t){return[...Tn(e,t).flatMap(n=>[a("ally_waits",{ally:n.name}),...Cn(e,n)]),e.nebula?.places.includes(t)&&a("token_waits")].filter(Boolean)}function Cn(e,t){return[a("brings_benevolent",{effect:t.benevolent}),a("brings_antagonistic",{effect:t.antagonistic}),t.token&&a("you_put",{token:E(e,t.token),ally:t.name})].filter(Boolean)}function En(e,t){let n=e.nebula?.allies.find(o=>o.card===t);return n?{title:n.name,lines:[a("met_in",{place:X(e,n.place)?.name??""}),...Cn(e,n),a("allies_left",{n:e.nebula?.ally_deck})]}:{title:E(e,t),lines:[]}}function On(){let{view:e}=b(),t=e.nebula?.encounter;if(!t)return null;let n=t.token?a("turned_over",{token:E(e,t.token)}):a("nothing_on_it");return i`
    <article class="card-large encounter" aria-label=${a("encounter",{ally:t.name})}>
      <header data-explain=${t.card}>
        <h3>${t.name}</h3>
        <small>${a("met_by",{name:S(e,t.seat),place:X(e,t.place)?.name??""})}</small>
      </header>
      <p class="turned"><${B} token=${t.token} /> <b>${n}</b></p>
      <${xe} card=${t} side=${t.token?.split(":")[1]??null} />
      ${t.token==="token:disaster"&&i`<p class="line">${a("neither_result")}</p>`}
    </article>
  `}var js=new Set(["card","crisis","super","destination","quorum","loyalty","char","loc","token","ally","crossroads"]);function Nn(e,t,n){let o=ht[A(n)]?.({view:e,me:t,thing:F(n),typed:n});return o&&{...o,link:Ws(n),more:o.sheet&&i`<${je} sheet=${o.sheet} />`}}function Ws(e){let t=A(e);return!js.has(t)||ee(F(e))?null:`/compendium/#${t==="card"?D(e).replace(/-\d+$/,""):D(e)}`}var ht={loc({view:e,me:t,thing:n,typed:o}){if(ee(n))return ht.area({view:e,me:t,thing:n,typed:o});let s=X(e,n);if(!s)return null;let r=s.seats.map(l=>e.players[l].name??S(e,l));return{title:s.name,lines:[s.text?a("action_here",{text:s.text}):a("no_action_here"),s.damaged&&a("damaged_here"),s.hazardous&&a("hazardous"),r.length>0&&a("here",{names:I(r)}),...Je(e,n)]}},ally:({view:e,typed:t})=>En(e,t),area({view:e,thing:t}){let n=yn(e,t);if(n)return{title:Fe(n),lines:[a("fleet_twin",{area:a(`area:${n.twin}`)}),...ce(n).map(({words:s})=>s)]};let o=vn(e,t);return o&&{title:a(`area:${t}`),lines:[o.launch&&a("launch_here"),...bt(e,o)]}},ship({view:e,thing:t}){let[n,o]=D(t).split("@"),s=n.startsWith("civilian")?"civilian":n,l=e.areas.flatMap(p=>p.basestars).find(p=>p.option===`ship:${t}`)?.damage.map(p=>E(e,p))??[],c=n.startsWith("civilian-")?n.slice(9):"";return{title:c?a("civilian",{letter:c}):a(`ship:${s}`),lines:[a(`about:${s}`),l.length>0&&a("basestar_damaged",{damage:I(l)}),o&&ee(o)&&a(`area:${o}`)]}},seat({view:e,thing:t}){let n=e.players[Number(t)],o=S(e,n.seat),s=[...n.quorum,...n.revealed].map(r=>a("revealed_card",{name:r.name,text:[r.text].flat().join("; ")}));return{title:n.name?a("plays",{name:o,character:n.name}):o,lines:[n.place&&Ke(e,n.place),...n.titles.map(r=>a("has_title",{title:ye(r)})),a("cards_in_hand",{n:n.hand}),n.loyalty>0&&a("loyalty_cards",{n:n.loyalty}),n.super_crises>0&&a("super_crises_held",{n:n.super_crises}),pe(e,n.seat)>0&&a("trauma_tokens",{n:pe(e,n.seat)}),n.out&&a("is_out"),...s],sheet:n.character&&!n.cylon?Mn(e,n.character):null}},char({view:e,thing:t}){let n=Mn(e,t);return n&&{title:n.name,lines:[],sheet:n}},card({view:e,me:t,typed:n}){let o=t?.hand.find(r=>r.option===n)??t?.hand.find(r=>D(r.option)===D(n));return{title:o?a("card_named",{name:o.name,strength:o.strength}):E(e,n),lines:o?[a(`skill:${o.skill}`),...o.text,a("or_in_check",{n:o.strength})]:[]}},quorum:({view:e,me:t,typed:n})=>Ye(e,t,n),super:({view:e,me:t,typed:n})=>Ye(e,t,n),destination:({view:e,me:t,typed:n})=>Ye(e,t,n),crisis:({view:e,me:t,typed:n})=>Ye(e,t,n),token:({view:e,typed:t})=>({title:E(e,t),lines:[]}),deck({view:e,thing:t}){let n=e.decks.find(o=>o.deck===t);return n?{title:a(`deck:${t}`),lines:[H(`about:deck:${t}`)&&a(`about:deck:${t}`),a("deck_left",{n:n.cards}),n.discarded>0&&a("deck_discarded",{n:n.discarded}),n.top&&a("deck_top",{name:E(e,n.top)})]}:null},skill:({thing:e,...t})=>ht.deck({...t,thing:`skill:${D(e)}`}),res({view:e,thing:t}){let n=e.dials.find(o=>o.resource===t);return n&&{title:a(`res:${t}`),lines:[a(n.value<=n.red_at?"dial_low":"dial_label",{name:a(`res:${t}`),value:n.value,red:n.red_at}),a("about:dial")]}},track({view:e,thing:t}){let{game:n,board:o}=e;if(t==="jump")return{title:a("jump"),lines:[a("jump_label",{jump:n.jump,auto:n.auto_jump}),a("about:jump")]};if(t==="pursuit")return{title:a("pursuit"),lines:[...Ue(e),a("about:pursuit")]};if(t==="boarding"){let s=o.boarding.reduce((r,l)=>r+l,0);return{title:a("boarded"),lines:[a("boarding_label",{n:s}),a("about:boarding")]}}if(t==="damage"){let s=o.places.filter(r=>r.damaged).length;return{title:a("damage"),lines:[a("about:damage",{n:s,most:o.destroyed_at})]}}return{title:a("distance_title",{distance:n.distance,goal:n.goal}),lines:[a("about:distance",{goal:n.goal}),...n.route.map((s,r)=>a("jump_number",{number:r+1,name:E(e,s)})),n.kept.length>0&&a("kept",{names:I(n.kept.map(s=>E(e,s)))}),a(n.sleeper_done?"sleeper_done":"sleeper_to_come")]}},help:({thing:e})=>({title:a(`help:${e}`),lines:[a(`about:${e}`)]}),reserve({view:e,thing:t}){let{board:n}=e,o=n.civilians_lost.map(l=>E(e,l)),s={viper:Qe(e,"viper"),"viper-mark-vii":Qe(e,"viper-mark-vii"),raptor:[a("raptors_left",{n:n.raptors})],nuke:[a("nukes_left",{n:n.nukes})],civilian:[a("civilians_left",{n:n.civilian_pile}),o.length>0&&a("civilians_lost",{names:o.join("; ")})]},r=t==="nuke"&&e.fleet?"about:nuke:area":`about:${t}`;return{title:a(`reserve:${t}`),lines:[a(r),...s[t]]}}};function _t(e,t){let{board:n}=e,o=J(e);return t==="viper-mark-vii"?o:{reserves:n.vipers-o.reserves,damaged:n.damaged_vipers-o.damaged,destroyed:n.destroyed_vipers-o.destroyed}}function Qe(e,t){let{reserves:n,damaged:o,destroyed:s}=_t(e,t);return[a("vipers_reserve",{n}),a("vipers_damaged",{n:o}),a("vipers_destroyed",{n:s})]}var Mn=(e,t)=>e.characters.find(n=>n.character===`char:${t}`)??null;function Ye(e,t,n){let o=[...t?.looking??[],...t?.super_crises??[],...t?.quorum??[],...e.players.flatMap(s=>s.quorum),...e.crisis?[e.crisis]:[]];return{title:E(e,n),lines:o.find(s=>s.card===D(n))?.text??[]}}function bt(e,t){let n=J(e).areas[t.area]??0,o=We(e,t.area);return[...t.basestars.map(s=>{let r=s.damage.map(l=>E(e,l));return r.length?a("basestar_damaged",{damage:I(r)}):a("ship:basestar")}),t.raiders>0&&a("ships:raider",{n:t.raiders}),t.heavy_raiders>0&&a("ships:heavy-raider",{n:t.heavy_raiders}),t.vipers>n&&a("ships:viper",{n:t.vipers-n}),n>0&&a("ships:viper-mark-vii",{n}),...t.pilots.map(s=>gt(e,s)),t.civilians.length>0&&a("civilians_here",{n:t.civilians.length,letters:t.civilians.join(", ")}),o&&Fs(o)].filter(Boolean)}function Fs(e){let t=ce(e).map(({words:n})=>n);return t.length?a("gathers",{die:le(e),ships:I(t)}):a("gathers_none",{die:le(e)})}var gt=(e,t)=>a(`pilot:${Ve(e,t)}`,{name:S(e,t)});var ne="0 0 512 512",we={raptor:[ne,"M215.078 20.037L100.754 135.693l52.133 79.313L21 491.963L296.824 359.53l79.42 52.784L491 297.088L215.078 20.038zm102.037 21.885l-21.082 21.174l16.865 16.933l21.088-21.17l-16.87-16.938zm130.71 4.252l-84.32 84.666l16.862 16.94l84.328-84.667zm-75.893 8.463l-42.157 42.336l16.864 16.933l42.165-42.334zm67.463 67.744l-42.155 42.33l16.862 16.938l42.164-42.334l-16.87-16.933zm12.658 55.038l-21.08 21.17l16.863 16.933l21.088-21.166l-16.87-16.936zm-206.526 66.865c6.308.15 11.87 2.175 15.924 6.244c11.794 11.843 6.35 36.51-12.16 55.098c-18.51 18.585-43.08 24.056-54.872 12.22c-11.793-11.847-6.345-36.517 12.168-55.1c12.146-12.2 26.9-18.747 38.94-18.462"],centurion:[ne,"M256 19c-13.8 0-27.9 3.02-41.5 8.48L256 79.44l41.5-51.96C283.9 22.02 269.8 19 256 19m-59.4 16.96c-18.5 10.27-35.9 24.69-50.9 41.74c-10.8 12.21-20.2 25.7-24.8 32.4l-64.8 87.1l59.1 83L95.9 348l71.6 64.2l-6.9-27.3l36.1-108.2l-40.7 27.1l-75.98-106.3l42.28-56.3l97.4 48.7h72.7l97.4-48.7l42.3 56.3l-76 106.3l-40.8-27.2l1 3.2l35.2 105.1l-6.9 27.3l71.5-64.2l-19.4-67.8l59.2-83l-64.8-87.1c-4.6-6.7-14-20.19-24.8-32.4c-15-17.05-32.4-31.47-50.9-41.74L256 110.2zm15.1 256.44l-5 15h98.6l-5-15zm-11.5 34.2l-16.3 49.1h144.2l-16.4-49.1zm-17.3 68.3l12.3 49.2h121.6l12.2-49.2zm33.6 68.4L256 493l39.5-29.7z"],nuke:[ne,"M177.746 465.133a111 111 0 0 0 24.98 10.73a123.6 123.6 0 0 1-165.845-169.69c2.617 9.252 7.46 19.842 14.427 31.56c13.57 22.786 35.29 49.784 59.59 74.084c23.174 23.175 46.923 42.115 66.85 53.316zM317.31 21.616l-66.85 66.85l173.69 173.69l66.85-66.85zM259.29 162.62l89.473 89.474l44.895 5.958L254.095 118.49zm81.522 107.348c-15.575 34.527-65.865 141.216-108.848 184.222c-37.728 37.73-206.412-143.08-174.746-174.746c42.772-42.772 149.977-91.478 185.478-106.866l97.342 97.343zM203.008 355.1a33.01 33.01 0 0 1-31.794-8.55l-24.77 24.77a68.02 68.02 0 0 0 65.56 17.663zm-40.24-40.472a33.01 33.01 0 0 1 23.457-23.34l-8.983-33.893a68.02 68.02 0 0 0-48.284 48.167zm41.86-1.43a14.238 14.238 0 1 0 0 20.136a14.24 14.24 0 0 0 0-20.196zm38.044-38.047l-24.77 24.77a33.01 33.01 0 0 1 8.503 31.96l33.847 9.16a68.02 68.02 0 0 0-17.592-65.947z"],fuel:[ne,"M374.014 53.123q-1.079-.013-2.15.033a40.5 40.5 0 0 0-5.235.57c-13.857 2.41-27.79 12.364-38.913 30.905c-13.823 23.04-37.3 32.308-61.654 35.438c-23.677 3.043-49.05 1.085-72.016.97L105 165.564V487h302V67.955c-11.04-10.112-22.205-14.706-32.986-14.832M201.514 55l-16.873 50.617l5.235-2.617H192c4.122 0 8.278.064 12.44.145L214.485 73h99.285c4.337-6.844 9.166-12.885 14.41-18zm173.884 22.354l17.204 5.292L329 289.352v109.625l60.123 41.623l-10.246 14.8l-90.133-62.4H176v-.775l-40.512 60.767l-14.976-9.984L183 349.275V242.068l-60.21-42.728l10.42-14.68L221.052 247H323.2zM144.713 96.602l-41.576 19.68l12.836 27.116l41.576-19.68L144.712 96.6zM201 265v110h110V265z"],food:[ne,"M98.344 16.688C79.692 43.785 68.498 69.01 65.5 89.56l23.938 39.157l28.624-33.47c.868-21.213-5.49-48.677-19.718-78.563zM472.5 19.625C444.04 36.055 423.112 54 411.562 71.25l4.75 45.688L456.563 99c9.89-18.777 15.938-46.29 15.938-79.375zm-91.75 27.28c-10.153 21.036-16.8 40.84-20.156 58.314l18.375 57.686l19.78-34.25l-6.5-62.22h.03a277 277 0 0 0-11.53-19.53zM27.25 80.782c-.125 23.364 2.393 44.102 6.875 61.314L75.5 186.25l3.125-39.406L46 93.47l.03-.032a280 280 0 0 0-18.78-12.657zm132.844 10.532c-8.415 3.504-16.29 7.213-23.594 11.094l-39.25 45.97l-3.094 39.374l50.438-39.094c6.712-15.904 12.09-35.263 15.5-57.344m177.22 21.626c-24.024 58.09-16.16 97.86 7.873 108.5l21.157-36.625l-19.594-61.438a274 274 0 0 0-9.438-10.438zm146.03.218c-4.55-.028-8.97.084-13.28.28L414.935 138l-19.78 34.28l62.343-13.655c12.897-11.47 26.09-26.626 38.656-45.094c-4.358-.216-8.64-.348-12.812-.374zm-226.094 8.72c-23.24 23.238-38.832 46.003-45.53 65.655l16.436 42.907l34.22-27.75c4.695-20.704 3.436-48.856-5.126-80.812M16.406 159.06c3.28 62.77 27.482 95.31 53.75 94.594l3.344-42.22l-44.063-47a279 279 0 0 0-13.03-5.374zm143.22 11.375a272 272 0 0 0-18.5 4.563l-48.97 37.938l-3.312 41.75c26.492 7.51 57.16-20.567 70.78-84.25zm16.06 1.563c-4.36 22.935-5.65 43.762-4.374 61.5l32.688 51l10.22-38.188l-22.407-58.437h.03a277 277 0 0 0-16.155-15.875zm267.408 8.938l-60.563 13.218l-20.936 36.25c20.682 18.195 60.438 6.035 100.125-45.625a275 275 0 0 0-18.626-3.843m-138.688 25.53c-8.912 1.92-17.304 4.16-25.187 6.657l-46.97 38.03l-10.22 38.19l56.69-29.283c9.493-14.424 18.323-32.49 25.686-53.593zm155.125 25.063c-25.85 20.324-44.046 41.06-53.03 59.782l11.22 44.532l37.28-23.47c7.126-19.99 9.236-48.088 4.53-80.843zm-123.342 8.595c-34.435 77.573-59.394 159.06-62.97 253.03h18.72c3.558-90.792 27.573-169.428 61.312-245.436l-17.063-7.595zm-185.375 6.906c-8.173 62.347 9.714 98.713 35.687 102.75l10.97-40.874l-34.814-54.25a279 279 0 0 0-11.844-7.625zm221.75 24.532c-7.053 22.243-10.817 42.77-11.657 60.532l26.406 54.594L402 349.967l-15.28-60.687h.06c-4.3-5.848-9.033-11.76-14.217-17.717zm-302.47 1.532c-8.664 74.584-8.13 147.835 12.188 220.062h19.44c-20.877-70.772-21.764-143.02-13.064-217.906l-18.562-2.156zm219.47 11.094c-6.613.16-12.953.54-19.032 1.125L215.5 313.78l-10.844 40.408c24.69 12.23 59.938-9.82 84.906-70zm206.718 36.937c-9.072.844-17.664 2.052-25.78 3.594l-51.156 32.217l-14.688 36.657l59.75-22.313c11.14-13.193 22.055-30.075 31.875-50.155zm-157.31 22c-15.528 60.938-2.096 99.19 23.217 106.28l15.72-39.28l-28.094-58.03c-3.43-3-7.053-5.985-10.844-8.97zM183.25 368.72c-12.674 41.233-22.26 82.547-26.844 124.436h18.813c4.507-39.722 13.69-79.23 25.905-118.97l-17.875-5.467zm270 26.655l-58 21.688l-15.563 38.875c23.056 15.098 60.673-2.606 92.625-59.407a273 273 0 0 0-19.062-1.155zM356.5 469.03c-1.874 7.713-3.185 15.757-3.656 24.126h18.687c.45-6.686 1.55-13.206 3.126-19.687l-18.156-4.44z"],morale:[ne,"M480.25 156.355c0 161.24-224.25 324.43-224.25 324.43S31.75 317.595 31.75 156.355c0-91.41 70.63-125.13 107.77-125.13c77.65 0 116.48 65.72 116.48 65.72s38.83-65.73 116.48-65.73c37.14.01 107.77 33.72 107.77 125.14"],population:[ne,"M250.882 22.802c-23.366 3.035-44.553 30.444-44.553 65.935c0 19.558 6.771 36.856 16.695 48.815l11.84 14.263l-18.217 3.424c-12.9 2.425-22.358 9.24-30.443 20.336c-8.085 11.097-14.266 26.558-18.598 44.375c-7.843 32.28-9.568 71.693-9.842 106.436h42.868l11.771 157.836c29.894 6.748 61.811 6.51 90.602.025l10.414-157.86h40.816c-.027-35.169-.477-75.126-7.584-107.65c-3.918-17.934-9.858-33.372-18.04-44.343c-8.185-10.97-18.08-17.745-32.563-19.989l-18.592-2.88l11.736-14.704c9.495-11.897 15.932-28.997 15.932-48.082c0-37.838-23.655-65.844-49.399-65.844z"],viper:["-13 -10 26 20","M-12.5,0 L-3,-1.8 L3,-8.5 L9.5,-8.5 L7.5,-2 L11.5,-2 L11.5,2 L7.5,2 L9.5,8.5 L3,8.5 L-3,1.8Z"],"viper-mark-vii":["-13 -10 26 20","M-12.5,0 L-6,-2.4 L1,-2.4 L5,-9 L12,-9 L8,-2.4 L12,-1.2 L12,1.2 L8,2.4 L12,9 L5,9 L1,2.4 L-6,2.4Z M-4,-0.9 L2,-0.9 L2,0.9 L-4,0.9Z"],raider:["-13 -11 26 22","M-12.5,8.5 C-12.5,-3 -6.5,-8.5 -2.6,-9 L0,-10.5 L2.6,-9 C6.5,-8.5 12.5,-3 12.5,8.5 C10.5,3.5 7.6,1.4 4.6,1.6 L2,6.5 L0,3.6 L-2,6.5 L-4.6,1.6 C-7.6,1.4 -10.5,3.5 -12.5,8.5Z"],"heavy-raider":["-13 -11 26 22","M-12.5,9 L-10,-4 L-4.5,-10 L4.5,-10 L10,-4 L12.5,9 L7.5,3 L4,6.5 L-4,6.5 L-7.5,3Z M-3.5,-4.5 L3.5,-4.5 L2,0 L-2,0Z"],basestar:["-22 -22 44 44","M0,-21 C2,-10 4,-7 8,-6 C12,-6 17,-4 21,0 C17,4 12,6 8,6 C4,7 2,10 0,21 C-2,10 -4,7 -8,6 C-12,6 -17,4 -21,0 C-17,-4 -12,-6 -8,-6 C-4,-7 -2,-10 0,-21Z M0,-4 a4,4 0 1,0 0.01,0Z"],civilian:["-12 -10 24 20","M-11,0 L-5,-9 L5,-9 L11,0 L5,9 L-5,9Z"],die:["-24 -24 48 48","M0,-23 L21,-8 L21,10 L0,23 L-21,10 L-21,-8Z"]};function N({kind:e,letter:t}){let[n,o]=we[e]??we.civilian;return i`
    <span class=${`shape ${e}`} aria-hidden="true">
      <svg viewBox=${n}><path d=${o} /></svg>${t&&i`<b>${t}</b>`}
    </span>
  `}function An({area:e}){let{view:t}=b(),n=We(t,e);if(!n)return null;let o=ce(n),s=o.length?ke(t)?"next":"":"none";return i`
    <${M} option=${`area:${n.area}`} class=${`behind ${s}`} label=${[Fe(n),...o.map(({words:r})=>r)].join(", ")} place=${n.area}>
      <i class="far-die">${le(n)}</i>${o.map(({kind:r,n:l})=>i`<span key=${r} class="far"><${N} kind=${r} /><b>${l}</b></span>`)}
    <//>
  `}function R({seat:e}){let{view:t}=b(),{character:n,cylon:o}=t.players[e]??{};return i`<em class=${`token ${o?"cylon":""}`} data-seat=${e} aria-hidden="true">${Ae(n||S(t,e))}</em>`}var Us=3;function Rn({kind:e,n:t}){return i`
    <span class="flotilla">${Array.from({length:Math.min(t,Us)},(n,o)=>i`<${N} key=${o} kind=${e} />`)}</span><b>${t}</b>
  `}var Hn=["front","starboard-bow","starboard-aft","rear","port-bow","port-aft"];function In({area:e,seen:t}){let{choice:n,view:o,spoken:s}=b(),r=a(`area:${e}`),l=`area:${e}`,c=n.may(l),p=[r,...bt(o,t)].join(", "),m=u=>c&&!u.target.closest("button, .dimmed")&&n.pick(l);return i`
    <section class=${`area ${e} ${c?"open":""} ${s.has(l)?"spoken":""}`} role="group" aria-label=${r} data-place=${e} onClick=${m}>
      <${M} option=${l} class="area-name" label=${p} firm>
        <span>${r}</span>${t.launch&&i`<small class="launch">${a("launch")}</small>`}
      <//>
      <${An} area=${e} />
      <div class="ships"><${Vs} seen=${t} /></div>
    </section>
  `}function Vs({seen:e}){let{view:t}=b(),{area:n}=e,o=J(t).areas[n]??0,r=[["raider",e.raiders],["heavy-raider",e.heavy_raiders],["viper",e.vipers-o],["viper-mark-vii",o]].filter(([,l])=>l>0);return i`
    ${e.basestars.map(l=>{let c=l.damage.map(m=>E(t,m)),p=c.length?a("basestar_damaged",{damage:I(c)}):a("ship:basestar");return i`
        <${M} key=${l.option} option=${l.option} class="vessel basestar" label=${p}>
          <${N} kind="basestar" />${l.hits>0&&i`<b class="hit">−${l.hits}</b>`}
        <//>
      `})}
    ${r.map(([l,c])=>i`
        <${M} key=${l} option=${`ship:${l}@${n}`} class=${`vessel ${l}`} label=${a(`ships:${l}`,{n:c})}>
          <${Rn} kind=${l} n=${c} />
        <//>
      `)}
    ${e.pilots.map(l=>i`<${M} key=${`pilot${l}`} option=${K(l)} class="vessel viper flown" label=${gt(t,l)}>
        <${N} kind=${Ve(t,l)} /><${R} seat=${l} />
      <//>`)}
    ${e.civilians.map(l=>i`<${M} key=${l} option=${`ship:civilian-${l}`} class="vessel civilian" label=${a("civilian",{letter:l})}>
        <${N} kind="civilian" letter=${l} />
      <//>`)}
  `}function Dn(){let{view:e}=b(),{boarding:t}=e.board,n=t.reduce((o,s)=>o+s,0);return i`
    <span class="track boarding" role="group" aria-label=${a("boarding_label",{n})}>
      <span data-explain="track:boarding">${a("boarded")}</span>
      ${t.map((o,s)=>i`<${Ks} key=${s} n=${o} space=${s} />`)}
      <b class="dead" data-explain="track:boarding">${a("lost")}</b>
    </span>
  `}function Ks({n:e,space:t}){let n=a("boarding_space",{space:t+1,n:e});return i`
    <${M} option=${`ship:centurion@${t}`} explain="track:boarding" class=${`space-on ${e?"at":""}`} label=${n}>
      ${e?i`<${N} kind="centurion" />${e>1&&e}`:t+1}
    <//>
  `}function Bn(){let{view:e}=b();return i`
    <section class="decks" aria-label=${a("decks")}>
      ${e.decks.filter(Pn).map(t=>i`<${qn} key=${t.deck} ...${t} />`)}
      <i class="row-break"></i>
      ${e.decks.filter(t=>!Pn(t)).map(t=>i`<${qn} key=${t.deck} ...${t} />`)}
    </section>
  `}var Pn=({deck:e})=>e.startsWith("skill:");function qn({deck:e,cards:t,discarded:n,top:o}){let{view:s}=b(),r=e.startsWith("skill:")?e.slice(6):null,l=a(`deck:${e}`),c=[a("deck_left",{n:t}),a("deck_discarded",{n}),o&&a("deck_top",{name:E(s,o)})];return i`
    <${M} option=${r?e:`deck:${e}`} explain=${`deck:${e}`} class="deck" label=${[l,...c].filter(Boolean).join(", ")} firm>
      ${r?i`<${G} skill=${r} />`:i`<span>${l}</span>`}
      <b>${t}</b>${n>0&&i`<small>+${n}</small>`}
    <//>
  `}var me=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var jn=700,Zs={raiders:"raider",heavy_raiders:"heavy-raider",vipers:"viper",modern:"viper-mark-vii",basestars:"basestar"};function Wn({board:e}){let{view:t}=b(),n=L(null),[o,s]=k([]),r=JSON.stringify([t.areas,t.fleet,t.players.map(l=>l.place)]);return y(()=>{let l=n.current;if(n.current={areas:Ys(t),far:t.fleet?.areas??[],pile:t.board.civilian_pile,players:t.players},!l||me())return;let c=[...Qs(l,n.current),...er(l.players,t.players)];if(!c.length)return;s(c.map((m,u)=>({...m,key:`${Date.now()}-${u}`})));let p=setTimeout(()=>s([]),jn+100);return()=>clearTimeout(p)},[r]),i`<div class="flights" aria-hidden="true">${o.map(l=>i`<${Js} ...${l} board=${e} />`)}</div>`}function Js({from:e,to:t,kind:n,seat:o,board:s}){let r=L(null);return j(()=>{let l=zn(s.current,e),c=zn(s.current,t);if(!l||!c)return;let p=[{transform:`translate(${l.x}px, ${l.y}px)`,opacity:1},{transform:`translate(${c.x}px, ${c.y}px)`,opacity:e===t?0:1}];r.current.animate(p,{duration:jn,easing:"ease-in-out",fill:"both"})},[]),i`<span class="ghost" ref=${r}>${n?i`<${N} kind=${n} />`:i`<${R} seat=${o} />`}</span>`}function zn(e,t){let n=e?.querySelector(`[data-place="${t}"]`)?.getBoundingClientRect();if(!n)return null;let o=e.getBoundingClientRect();return{x:n.left-o.left+n.width/2-14,y:n.top-o.top+n.height/2-12}}function Ys(e){return e.areas.map(t=>{let n=J(e).areas[t.area]??0;return{...t,vipers:t.vipers-n,modern:n}})}function Qs(e,t){let n=[],o=new Map(t.far.flatMap(({area:s,twin:r})=>[[s,r],[r,s]]));for(let[s,r]of Object.entries(Zs)){let l=[],c=[];for(let[m,u]of[[e.areas,t.areas],[e.far,t.far]])u.forEach(($,f)=>{let h=Gn($[s])-Gn(m[f]?.[s]);for(let d=0;d<Math.abs(h);d+=1)(h<0?l:c).push($.area)});l.filter(m=>{let u=c.indexOf(o.get(m));return u>=0&&n.push({from:m,to:c.splice(u,1)[0],kind:r}),u<0}).slice(0,c.length).forEach((m,u)=>{n.push({from:m,to:c[u],kind:r})})}return[...n,...Xs(e,t)]}function Xs(e,t){let n=s=>new Map(s.flatMap(r=>r.civilians.map(l=>[l,r.area]))),o=n(t.areas);return[...n(e.areas)].map(([s,r])=>({from:r,to:o.get(s)??(t.pile>e.pile?"reserves":r),kind:"civilian"})).filter(({from:s,to:r})=>s!==r)}var Gn=e=>Array.isArray(e)?e.length:e??0;function er(e,t){return t.map((n,o)=>({from:e[o]?.place,to:n.place,seat:o})).filter(({from:n,to:o})=>n&&o&&n!==o)}function Fn({place:e}){let{view:t}=b(),n=e.seats.map(r=>t.players[r].name??S(t,r)),o=[e.text,e.damaged&&a("damaged"),e.hazardous&&a("hazardous"),n.length>0&&a("here",{names:I(n)}),...Je(t,e.place)].filter(Boolean),s=`place ${e.damaged?"damaged":""} ${e.hazardous?"hazardous":""} ${n.length?"manned":""}`;return i`
    <${M} option=${`loc:${e.place}`} class=${s} label=${[e.name,...o].join(", ")} place=${e.place} firm>
      <span class="place-name">${e.name}</span>
      ${e.damaged?i`<small class="hit">${a("damaged")}</small>`:H(`short:${e.place}`)&&i`<small class="does">${a(`short:${e.place}`)}</small>`}
      <${Ln} place=${e.place} />
      ${n.length>0&&i`<span class="tokens">${e.seats.map(r=>i`<${R} key=${r} seat=${r} />`)}</span>`}
    <//>
  `}function Vn(){let{view:e}=b(),{board:t}=e;return i`
    <section class="reserves" aria-label=${a("reserves")} data-place="reserves">
      <${Un} model="viper" />
      ${e.fleet&&i`<${Un} model="viper-mark-vii" />`}
      <${kt} kind="raptor" n=${t.raptors} label=${a("raptors_left",{n:t.raptors})} />
      <${kt} kind="nuke" n=${t.nukes} label=${a("nukes_left",{n:t.nukes})} />
      <${kt} kind="civilian" n=${t.civilian_pile} label=${a("civilians_left",{n:t.civilian_pile})} lost=${t.civilians_lost.length} />
    </section>
  `}function Un({model:e}){let{view:t}=b(),{reserves:n,damaged:o,destroyed:s}=_t(t,e);return i`
    <${M} option=${`ship:${e}@reserves`} explain=${`reserve:${e}`} class="reserve" label=${[a(`ship:${e}`),...Qe(t,e)].join(", ")} firm>
      <${N} kind=${e} /><b>${n}</b>
      ${o>0&&i`<small class="hit">${a("short_damaged",{n:o})}</small>`}
      ${s>0&&i`<small>${a("short_lost",{n:s})}</small>`}
    <//>
  `}function kt({kind:e,n:t,label:n,lost:o=0}){return i`
    <button type="button" class="reserve" data-explain=${`reserve:${e}`}>
      <span class="unseen">${n}</span>
      <span class="seen" aria-hidden="true"><${N} kind=${e} /><b>${t}</b>${o>0&&i`<small>${a("short_lost",{n:o})}</small>`}</span>
    </button>
  `}var Kn=()=>i`<${kn} /><${tr} />`;function tr(){let{view:e,choice:t}=b(),n=L(null);y(()=>{let s=n.current.querySelector(".glow");s&&matchMedia("(min-width: 1200px)").matches&&s.scrollIntoView({block:"nearest"})},[t.question?.id]);let o=s=>e.board.places.filter(r=>r.ship===s);return i`
    <section class="board" ref=${n} aria-label=${a("board")}>
      <div class="space">
        ${Hn.map(s=>i`<${In} key=${s} area=${s} seen=${e.areas.find(r=>r.area===s)} />`)}
        <div class="hull">
          <${yt} name="galactica" places=${o("galactica")}><div class="tracks"><${or} /><${Dn} /></div><//>
          <${yt} name="colonial-one" places=${o("colonial-one")} />
        </div>
      </div>
      <${yt} name="cylon" places=${o("cylon")} />
      <div class="store"><${Vn} /><${Bn} /></div>
      <${Wn} board=${n} />
    </section>
  `}function yt({name:e,places:t,children:n}){return i`
    <section class=${`ship ${e}`} aria-label=${a(`ship:${e}`)}>
      ${e==="galactica"&&i`<${nr} />`}
      <h2>${a(`ship:${e}`)}</h2>
      <div class="places">${t.map(o=>i`<${Fn} key=${o.place} place=${o} />`)}</div>
      ${n}
    </section>
  `}function nr(){let e=Array.from({length:15},(t,n)=>`M${62+n*22},24 V164`).join(" ");return i`
    <svg class="outline" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <path class="pod" d="M70,2 H370 L388,12 L370,22 H70 L52,12Z M64,160 H372 L390,180 L372,199 H64 L38,180Z" />
      <path class="engines" d="M388,48 h12 v20 h-12Z M388,83 h12 v20 h-12Z M388,118 h12 v20 h-12Z" />
      <path class="body" d="M1,93 C1,64 6,44 20,35 L58,19 H374 Q391,20 392,38 V148 Q391,164 374,166 H58 L20,151 C6,142 1,122 1,93Z" />
      <path class="ribs" d=${e} />
    </svg>
  `}function or(){let{view:e}=b(),t=e.board.places.filter(o=>o.damaged).length,n=e.board.destroyed_at;return i`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${a("damage_label",{value:t,most:n})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("damage")}</span>
        ${Array.from({length:n},(o,s)=>i`<i key=${s} class=${s<t?"hit":""}></i>`)}
      </span>
    </button>
  `}var sr=["choosing","resolving"];function Zn({shown:e,count:t,all:n}){let{view:o}=b(),s=o.nebula,r=e<t;if(!s||!sr.includes(s.phase)&&!r)return null;let l=s.crossroads.slice(0,e),c=r||s.resolving!==null?l.at(-1):null;return i`
    <section class="card-large crossroads" aria-label=${a("crossroads")}>
      <header><h3>${a("crossroads")}</h3><small>${a(`phase:${s.phase==="choosing"?"choosing":"resolving"}`)}</small></header>
      ${c&&i`<${rr} key=${c.seat} dealt=${c} />`}
      ${r&&i`<button type="button" class="put-away" onClick=${n}>${a("skip_reveals")}</button>`}
      <${ar} />
      <ol class="dealt">
        ${s.crossroads.map((p,m)=>i`<${ir} key=${p.seat} dealt=${p} open=${m<e} now=${p===c} />`)}
      </ol>
    </section>
  `}function rr({dealt:e}){let{view:t}=b();return i`
    <div class="reveal" aria-live="polite">
      <p class="turned">
        <${R} seat=${e.seat} />
        <b>${a("reveals",{name:S(t,e.seat),card:e.name??""})}</b>
        <${B} token=${e.token} /><span class="unseen">${e.token?E(t,e.token):a("no_token")}</span>
      </p>
      <${xe} card=${e} side=${e.side} />
    </div>
  `}function ar(){let{view:e,seat:t}=b(),n=e.nebula?.crossroads.find(o=>o.seat===t&&!o.revealed);return n?.card?i`
    <${Y} name=${a("your_crossroads")} count=${n.covered?a("token_beside"):a("no_token_yet")}>
      <p><b>${n.name}</b></p>
      <${xe} card=${n} side=${n.token?.split(":")[1]??null} />
    <//>
  `:null}function ir({dealt:e,open:t,now:n}){let{view:o}=b(),s=o.questions.waiting.some(c=>c.kind==="crossroads"&&c.seat===e.seat)||o.questions.mine.some(c=>c.kind==="crossroads"&&c.seat===e.seat&&c.given===null),r=S(o,e.seat),l=t?e.name:o.nebula?.phase==="choosing"?a(s?"still_choosing":"has_chosen"):a("to_come");return i`
    <li class=${`${t?"open":"face-down"} ${n?"now":""}`}>
      <${R} seat=${e.seat} />
      <span class="whose"><b>${r}</b> <small>${l}</small></span>
      ${t&&i`<span class="turned"><${B} token=${e.token} /><span class="unseen">${e.token?E(o,e.token):a("no_token")}</span></span>`}
      ${!t&&e.covered&&i`<${B} token=${null} />`}
    </li>
  `}var lr=2500;function Jn(e){let t=e?.crossroads.filter(r=>r.revealed).length??0,[n,o]=k(t),s=()=>o(t);return y(()=>{if(n>=t||me()){s();return}let r=setTimeout(()=>o(n+1),n?lr:0);return()=>clearTimeout(r)},[t,n]),[Math.min(n,t),t,s]}function Yn(){let{view:e}=b(),[t,n]=k(!1),o=e.nebula,s=o?.trial;if(!s)return null;let r=o.phase==="over";if(r&&(t||e.game.turn>s.turn+1||e.game.winner))return null;let l=!s.tried.some(p=>p.eliminated),c=[...s.tried].sort((p,m)=>m.counted-p.counted);return i`
    <section class="card-large trial" aria-label=${a("trial")}>
      <header><h3>${a("trial")}</h3></header>
      <p class="verdict">${ur(e,s)}</p>
      <ol class="tried">${c.map(p=>i`<${cr} key=${p.seat} tried=${p} tied=${l&&s.tied.includes(p.seat)} />`)}</ol>
      <p class="rule"><small>${a("trial_rule",{n:s.let_off_at})}</small></p>
      ${r&&i`<button type="button" class="put-away" onClick=${()=>n(!0)}>${a("put_trial_away")}</button>`}
    </section>
  `}function cr({tried:e,tied:t}){let{view:n}=b(),o=e.cylon?"token:benevolent":"token:antagonistic",s=e.eliminated?"eliminated":t?"tied":e.let_off?"let_off":"spared";return i`
    <li class=${`${s} ${e.cylon?"cylon":""}`}>
      <${R} seat=${e.seat} />
      <span class="whose"><b>${S(n,e.seat)}</b> ${e.cylon&&i`<small>${a("tried_cylon")}</small>`}</span>
      <span class="shown-tokens" aria-hidden="true">
        ${e.tokens.map((r,l)=>i`<span key=${l} class=${r===o?"counts":"void"}><${B} token=${r} /></span>`)}
      </span>
      <b class="count"><span class="unseen">${a("counts_against",{n:e.counted})}</span><span aria-hidden="true">${e.counted}</span></b>
      <i class="fate">${a(`fate:${s}`)}</i>
    </li>
  `}function ur(e,t){let n=s=>I(s.map(r=>S(e,r))),o=t.tried.filter(s=>s.eliminated).map(s=>s.seat);return o.length?a("are_eliminated",{names:n(o)}):t.tied.length?a("president_chooses",{names:n(t.tied)}):a("nobody_eliminated",{n:t.let_off_at})}var pr=["not","little","lot"];function Qn(){let{view:e,seat:t,send:n,state:o}=b(),{claims:s}=e;if(!s)return null;let r=o.pending.some(c=>c.do==="claim"),l=Object.entries(s.levels);return i`
    ${l.length>0&&i`<ul class="claimed" aria-label=${a("claims")}>
      ${l.map(([c,p])=>i`<li key=${c} data-seat=${c}><b>${S(e,Number(c))}</b> ${a(`claim:${p}`)}</li>`)}
    </ul>`}
    ${s.mine&&i`<div class="claims" role="group" aria-label=${a("claim")}>
      <small>${a("claim")}</small>
      ${pr.map(c=>i`<button key=${c} type="button" disabled=${r} aria-pressed=${s.levels[t??""]===c}
          onClick=${()=>n({do:"claim",level:c,about:s.about})}>${a(`claim:${c}`)}</button>`)}
    </div>`}
  `}var mr=6;function Xn({check:e,named:t,turned:n,skip:o}){let{view:s}=b(),r=n>=e.revealed.length;return i`
    <section class=${`check ${t?"":"card-large"}`} aria-label=${a("check")}>
      ${!t&&i`<header>
        <h3>${a("check_of",{name:E(s,e.source)})}</h3>
        <p class="bar-to-pass"><b class="value">${e.difficulty}</b><span class="skills">${e.skills.map(l=>i`<${G} key=${l} skill=${l} />`)}</span>
          ${e.partial!==null&&i`<small>${a("partial_from",{n:e.partial})}</small>`}
        </p>
      </header>`}
      ${H(`check:${e.step}`)&&!e.outcome&&i`<p class="step">${a(`check:${e.step}`)}</p>`}
      <${dr} check=${e} />
      <${fr} check=${e} />
      ${e.revealed.length>0&&i`<${$r} cards=${e.revealed} turned=${n} />`}
      ${e.revealed.length>0&&i`<${_r} check=${e} total=${r&&e.total!==null?e.total:hr(e.revealed.slice(0,n))} />`}
      ${!r&&i`<button type="button" class="skip" onClick=${o}>${a("skip")}</button>`}
      ${r&&e.outcome&&i`<p class=${`outcome ${e.outcome}`} role="status">${a(`outcome:${e.outcome}`)}</p>`}
      ${e.outcome&&e.total===null&&i`<p class="modifier">${a("without_cards")}</p>`}
      <${Qn} />
      ${!e.revealed.length&&!e.outcome&&i`<p class="reminder">${a("reminder:check")}</p>`}
    </section>
  `}function dr({check:e}){return i`
    ${e.modifiers.map(([t,n],o)=>i`<p key=${o} class="modifier">${t} <b>${te(n)}</b></p>`)}
    ${e.modifiers.length>0&&i`<p class="modifier">${a("now_difficulty",{n:e.difficulty,printed:e.value})}</p>`}
    ${e.zeroed.map(t=>i`<p key=${t} class="modifier">${a("zeroed",{skill:a(`skill:${t}`)})}</p>`)}
    ${e.face_up&&i`<p class="modifier">${a("face_up")}</p>`}
  `}function fr({check:e}){let{view:t,me:n}=b(),o=Object.entries(e.added).map(([r,l])=>({seat:Number(r),n:l,open:e.open_cards[r]??[]}));if(e.destiny>0&&o.unshift({seat:null,n:e.destiny,open:e.open_destiny}),!o.length)return null;let s=r=>r.map(l=>E(t,l)).join(", ");return i`
    <ul class=${`pile ${e.revealed.length?"brief":""}`} aria-label=${a("contributions")}>
      ${o.map(r=>{let l=r.seat===null?a("destiny"):S(t,r.seat);return i`<li key=${l}>
          ${r.seat===null?i`<em class="token destiny" aria-hidden="true">?</em>`:i`<${R} seat=${r.seat} />`}
          <span class="giver">${l}</span>
          <span class="backs" aria-hidden="true">${Array.from({length:Math.min(r.n-r.open.length,mr)},(c,p)=>i`<i key=${p}></i>`)}</span>
          <b aria-label=${a("contributed",{name:l,n:r.n})}>${r.n}</b>
          ${r.open.length>0&&i`<small>${s(r.open)}</small>`}
        </li>`})}
    </ul>
    ${n&&n.added.length>0&&i`<p class="modifier">${a("you_added",{cards:s(n.added)})}</p>`}
  `}function $r({cards:e,turned:t}){let n=o=>o>0?"for":o<0?"against":"nil";return i`
    <ul class="revealed" aria-label=${a("revealed")}>
      ${e.map((o,s)=>s<t?i`<li key=${s} class=${n(o.counts)} data-explain=${o.card}>
              <${G} skill=${o.skill} /><span>${o.name}</span><b>${te(o.counts)}</b>
            </li>`:i`<li key=${s} class="face-down" aria-hidden="true"></li>`)}
    </ul>
  `}var hr=e=>e.reduce((t,n)=>t+n.counts,0);function _r({check:e,total:t}){let n=Math.max(e.difficulty,t,1),o=s=>`${100*Math.max(0,s)/n}%`;return i`
    <div class="total">
      <b>${a("total_against",{total:ve(t),difficulty:e.difficulty})}</b>
      <span class="bar" aria-hidden="true">
        <i class=${t>=e.difficulty?"enough":""} style=${{width:o(t)}}></i>
        ${e.partial!==null&&i`<s style=${{left:o(e.partial)}}></s>`}
        <s style=${{left:o(e.difficulty)}}></s>
      </span>
    </div>
  `}var br=["pass","partial","fail","consequence"];function oe({boxes:e,chosen:t=null,outcome:n=null,pick:o=null}){return e.map((s,r)=>i`<${gr} key=${r} box=${s} chosen=${t} outcome=${n} pick=${o} />`)}function gr({box:e,chosen:t,outcome:n,pick:o}){return e.kind==="choice"?i`
      <${Se} lines=${e.text} />
      <ol class="choices">
        ${(e.boxes??[]).map((s,r)=>i`<li key=${r} class=${o?"glow":t===r?"chosen":t===null?"":"rejected"} onClick=${o&&(()=>o(r))}>
            ${t===r&&i`<mark>${a("chosen")}</mark>`}
            <${Se} lines=${s.text??[]} />
            <${oe} boxes=${s.boxes??[]} outcome=${t===r?n:null} />
          </li>`)}
      </ol>
    `:e.kind==="check"?i`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${e.value}</b>
          <span>${a("check")} <span class="skills">${(e.skills??[]).map(s=>i`<${G} key=${s} skill=${s} />`)}</span></span>
        </p>
        <${Se} lines=${e.text??[]} />
        <dl class="results">
          ${(e.boxes??[]).map(s=>i`<div key=${s.kind} class=${`${s.kind} ${n===s.kind?"is":""}`}>
              <dt>${br.includes(s.kind)?a(`result:${s.kind}`,{n:s.value}):""}</dt>
              <dd><${Se} lines=${s.text??[]} /><${oe} boxes=${s.boxes??[]} /></dd>
            </div>`)}
        </dl>
      </div>
    `:i`<${Se} lines=${e.text??[]} /><${oe} boxes=${e.boxes??[]} />`}function Se({lines:e}){return e.map((t,n)=>i`<p key=${n} class="line">${t}</p>`)}function eo({crisis:e,outcome:t,first:n,children:o}){let{view:s,choice:r}=b(),l=r.question?.kind==="crisis_choice"?c=>r.pick(`opt:${c}`):null;return i`
    <article class=${`card-large crisis ${n?"revealed-first":""}`} aria-label=${e.name}>
      <header data-explain=${e.card}>
        <h3>${e.name}</h3>
        <small>${a("drawn_by",{name:S(s,e.drawer)})}</small>
      </header>
      ${n&&o}
      <${oe} boxes=${e.boxes} chosen=${e.choice} outcome=${t} pick=${l} />
      <${vt} crisis=${e} />
      ${!n&&o}
    </article>
  `}function vt({crisis:e}){let t=[e.activate&&a(`activate:${e.activate}`),e.jump&&a("prepares_jump")].filter(Boolean);return t.length>0&&i`<p class="then"><span>${a("then")}</span> ${t.join(", ")}</p>`}var kr=4,yr=9e3;function to({open:e}){let{state:t}=b(),n=L(null),[o,s]=k([]);y(()=>{let c=t.log[t.log.length-1]?.n??0,p=n.current;if(t.synced&&(n.current=c),p===null||c<=p)return;let m=t.log.filter(u=>u.n>p&&xt(u)!==null);m.length&&s(m.slice(-kr))},[t.log,t.synced]),y(()=>{let c=setTimeout(()=>s([]),yr);return()=>clearTimeout(c)},[o]);let r=o[o.length-1],l=r&&e!==null&&xt(r)===String(e)?o.slice(0,-1):o;return l.length?i`
    <ul class="dice" aria-label=${a("dice")}>
      ${l.map((c,p)=>i`<li key=${c.n} style=${{animationDelay:`${p*150}ms`}}><${wt} face=${xt(c)} rolling /><small>${c.text}</small></li>`)}
    </ul>
  `:null}var xt=e=>e.about?.find(t=>t.startsWith("die:"))?.slice(4)??null;function wt({face:e,label:t,rolling:n=!1}){let[o,s]=we.die;return i`
    <span class=${`die ${n?"rolling":""}`} role="img" aria-label=${t??a("rolled",{n:e})}>
      <svg viewBox=${o} aria-hidden="true"><path d=${s} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${e}</b>
    </span>
  `}var vr=450,xr=4e3;function no(e,t){let n=L(!0),o=L(null),[s,r]=k(t);return y(()=>{let l=n.current||me()||!t||o.current===e;if(n.current=!1,t&&(o.current=e),l){r(t);return}r(0);let c=0,p=setInterval(()=>{c+=1,r(c),c>=t&&clearInterval(p)},Math.min(vr,xr/t));return()=>clearInterval(p)},[e,t]),[Math.min(s,t),()=>r(t)]}function oo({roll:e}){let{view:t}=b();return i`
    <article class="card-large roll">
      <${wt} face=${e.result??"?"} label=${e.result===null?a("not_rolled"):a("rolled",{n:e.result})} />
      <p>
        <small>${a("rolled_by",{name:S(t,e.seat)})}</small>
        <span class="line">${e.text}</span>
        ${e.modifier!==0&&i`<b>${a("modified",{n:te(e.modifier)})}</b>`}
      </p>
    </article>
  `}var wr=8e3,St=({crisis:e,check:t,nebula:n})=>Sr(n)??e?.card??t?.source??null,Sr=e=>e?.encounter?.card??(e&&!["ahead","over"].includes(e.phase)?e.phase:null);function so(){let{view:e,setSuspense:t}=b(),{crisis:n,check:o,roll:s}=e,[r,l]=Lr(),c=o??r,p=!!(n&&c&&c.source===n.card),m=c?.revealed??[],[u,$]=no(c&&`${c.source}|${m.map(U=>U.card).join()}`,m.length),f=u<m.length,[h,d,_]=Jn(e.nebula),x=f||h<d;j(()=>t(x),[x]);let w=c&&i`<${Xn} check=${c} named=${p} turned=${u} skip=${$} />`,O=!o&&r&&i`<button type="button" class="put-away" onClick=${l}>${a("put_away")}</button>`,q=h===d&&i`<${Yn} />`,g=Tr(St(e));return i`
    <section class="resolving" ref=${g} tabindex="0" aria-label=${a("resolving")}>
      <${to} open=${s?.result??null} />
      ${s&&i`<${oo} roll=${s} />`}
      <${Zn} shown=${h} count=${d} all=${_} />
      ${e.nebula?.phase==="trial"&&q}
      <${On} />
      ${!p&&w}
      ${!p&&O}
      ${n&&i`<${eo} crisis=${n} outcome=${p&&!f?c?.outcome:null} first=${p&&m.length>0}>${p&&w}<//>`}
      ${p&&O}
      ${e.nebula?.phase!=="trial"&&q}
    </section>
  `}function Tr(e){let t=L(null);return y(()=>{e&&t.current.checkVisibility()&&scrollTo(0,0)},[e]),t}function Lr(){let{view:e}=b(),{decided:t,crisis:n,game:o}=e,[s,r]=k(null),l=L({name:null,turn:0}),c=t&&`${t.source}|${t.total}|${t.revealed.map(f=>f.card).join()}`,[p,m]=k(c);c!==l.current.name&&(l.current={name:c,turn:o.turn}),y(()=>{let f=setTimeout(()=>m(c),wr);return()=>clearTimeout(f)},[c]);let u=o.turn>l.current.turn+1||n&&n.card!==t?.source;return[!t||o.winner||s===c||u&&p===c?null:t,()=>r(c)]}function ro(){let{view:e}=b(),t=e.history??[],n=e.players.map(o=>o.seat);return t.length?i`
    <section class="history" aria-label=${a("history")}>
      <h3>${a("history")}</h3>
      <p class="legend">${a("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${a("check")}</th>
            ${n.map(o=>i`<th key=${o} scope="col"><${R} seat=${o} /><span class="unseen">${S(e,o)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${a("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${t.map((o,s)=>i`<${Er} key=${s} check=${o} seats=${n} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${a("history_sum")}</th>
            ${n.map(o=>i`<${Xe} key=${o} worth=${Cr(t,o)} />`)}
            <${Xe} worth=${t.reduce((o,s)=>o+s.destiny_worth,0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `:null}var Cr=(e,t)=>e.reduce((n,o)=>n+(o.worth[t]??0),0);function Er({check:e,seats:t}){let{view:n}=b(),[o,s]=k(!1),r=l=>l.map(c=>E(n,c)).join(", ");return i`
    <tr class=${e.outcome??""}>
      <th scope="row">
        <button type="button" aria-expanded=${o} onClick=${()=>s(!o)}>
          <small>${a("history_turn",{turn:e.turn})}</small> ${E(n,e.source)}
          <span class="result">${a("history_result",{total:ve(e.total),difficulty:e.difficulty,outcome:e.outcome?a(`outcome:${e.outcome}`):""})}</span>
        </button>
      </th>
      ${t.map(l=>i`<${Xe} key=${l} worth=${e.added[l]?e.worth[l]:null} />`)}
      <${Xe} worth=${e.destiny_worth} />
    </tr>
    ${o&&i`<tr class="cards">
      <td colspan=${t.length+2}>
        <dl>
          ${Object.entries(e.added).map(([l,c])=>i`<dt>${S(n,Number(l))}</dt><dd>${r(c)}</dd>`)}
          <dt>${a("destiny")}</dt><dd>${r(e.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `}function Xe({worth:e}){return i`<td class=${e>0?"for":e<0?"against":"nil"}>${e===null?"·":te(e)}</td>`}var io=e=>e.game.winner;function lo(){let{view:e}=b(),{winner:t,ending:n,turn:o}=e.game;return i`
    <h2>${a(`won:${t}`)}</h2>
    <p class="why">${n} ${a("after_turns",{n:o})}</p>
    <div class="camps">
      ${Or.map(({camp:s,in:r})=>i`<${Mr} key=${s} camp=${s} players=${e.players.filter(r)} won=${t===s} />`)}
    </div>
  `}var ao=e=>e.cylon||e.revealed.some(t=>t.cylon),Or=[{camp:"humans",in:e=>!ao(e)},{camp:"cylons",in:ao}];function Mr({camp:e,players:t,won:n}){let{view:o}=b();return t.length?i`
    <section class=${`camp ${e}`}>
      <h3>${a(`camp:${e}`)} ${n&&i`<small>${a("camp_won")}</small>`}</h3>
      <ul>
        ${t.map(s=>i`
            <li key=${s.seat} class=${s.out?"out":""}>
              <${R} seat=${s.seat} />
              <span>
                <b>${S(o,s.seat)}</b> <small>${s.name}</small> ${s.out&&i`<mark class="danger">${a("has_lost")}</mark>`}
                <span class="loyalties">
                  ${Nr(s)} ${e==="cylons"&&i`<small>${a(s.cylon?"camp_revealed":"camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `)}
      </ul>
    </section>
  `:null}function Nr(e){return e.revealed.length?e.revealed.map((t,n)=>i`<mark key=${n} class=${t.cylon?"danger":""}>${t.name}</mark>`):a("no_loyalty")}function co(){let{me:e,choice:t}=b();if(!e?.looking.length)return null;let n=Tt(e.looking,t.question);return i`
    <div class="looking" role="group" aria-label=${a("looking")}>
      <small>${a("looking")}</small>
      ${e.looking.map((o,s)=>n?i`<${Ar} key=${s} card=${o} option=${n[s]} />`:i`<article key=${s} class="card-large"><${uo} card=${o} /></article>`)}
    </div>
  `}function Ar({card:e,option:t}){let{choice:n}=b(),o=n.picks.indexOf(t);return i`
    <button
      type="button"
      class=${`card-large glow ${o>=0?"picked":""}`}
      aria-pressed=${n.instant?void 0:o>=0}
      disabled=${n.sending}
      data-option=${t}
      onClick=${()=>n.pick(t)}
    >
      <${uo} card=${e} />${o>=0&&i`<b class="rank">${o+1}</b>`}
    </button>
  `}var uo=({card:e})=>i`
  <h3>${e.name}</h3>
  ${e.distance!==null&&i`<p class="line"><b>${a("distance_of",{n:e.distance})}</b></p>`}
  <${oe} boxes=${e.boxes} />
  <${vt} crisis=${e} />
`;function Tt(e,t){let n=e.map(({card:o},s)=>`${o}#${s}`);return n.length&&t?.options.length===n.length&&n.every(o=>t.options.includes(o))?n:null}var Rr=6,Hr={loyalty:"loyalty",crisis:"deck",destination:"deck",quorum:"deck",super:"super",ship:"ship"};function mo(){let{state:e,view:t}=b(),n=e.log[e.log.length-1]?.n??0,o=e.log.findLast(s=>s.private&&s.n>n-Rr&&po(s));return!o||t.game.winner?null:i`<p class="reminder">${a(`reminder:${po(o)}`)}</p>`}var po=e=>e.about?.map(t=>Hr[A(t)]).find(Boolean);function fo({cards:e,quorum:t}){return i`
    <div class="hand" data-answers role="list" aria-label=${a("hand",{n:e.length})} tabindex="0">
      ${ho(t).map(([n,o])=>i`<div role="listitem" key=${n}><${Ir} option=${n} ...${o} /></div>`)}
      ${e.map(n=>i`<div role="listitem" key=${n.option}><${Dr} ...${n} /></div>`)}
      ${!e.length&&!t.length&&i`<div role="listitem" class="no-cards">${a("no_cards")}</div>`}
    </div>
  `}var $o=({hand:e,quorum:t})=>[...e.map(n=>n.option),...ho(t).map(([n])=>n)];function ho(e){return e.map((t,n)=>[`${t.card}#${e.slice(0,n).filter(o=>o.card===t.card).length}`,t])}function Ir({option:e,name:t,text:n}){return i`
    <${M} option=${e} class="skill-card quorum" label=${`${t}: ${n.join(" ")}`}>
      <span class="corner"><small>${a("quorum")}</small></span>
      <strong>${t}</strong>
      ${n.map((o,s)=>i`<small key=${s} class="line">${o}</small>`)}
    <//>
  `}function Dr({option:e,name:t,skill:n,strength:o,text:s}){let r=`${t} ${o}, ${a(`skill:${n}`)}: ${s.join(" ")}`;return i`
    <${M} option=${e} class=${`skill-card ${n}`} label=${r}>
      <span class="corner"><b>${o}</b><${G} skill=${n} /></span>
      <strong>${t}</strong>
      ${s.map((l,c)=>i`<small key=${c} class="line">${l}</small>`)}
    <//>
  `}var Pr=["pass","evade"];function _o({me:e}){let{send:t,state:n,view:o}=b(),s=e.orders,r=n.pending.some(c=>c.do==="order"),l=ee(o.players[e.seat].place);return i`
    ${Pr.filter(c=>c!=="evade"||l||s.includes(c)).map(c=>{let p=s.includes(c);return i`
        <button key=${c} type="button" class="order" role="switch" data-explain=${`help:${c}`} data-option=${`order:${c}`} aria-checked=${p} disabled=${r}
          onClick=${()=>t({do:"order",order:c,on:!p})}>
          <b>${a(`order:${c}`)}</b>
          <small>${a(p?"order_on":"order_off")}</small>
        </button>
      `})}
  `}function bo(){let{me:e,view:t}=b();if(!e)return i`<footer class="your-cards" id="hand"></footer>`;let n=t.memos.filter(s=>s.seat===e.seat),o=!t.game.turn&&!e.loyalty.length&&!e.hand.length;return i`
    <footer class=${`your-cards ${o?"bare":""}`} id="hand" aria-label=${a("your_things")}>
      <div class="secrets">
        <${Y} name=${a("loyalty")} count=${a("cards",{n:e.loyalty.length})}>
          ${e.team&&i`<p><b>${a(`team:${e.team}`)}</b></p>`}
          ${e.loyalty.map((s,r)=>i`<p key=${r} class=${s.cylon?"cylon":""}><b>${s.name}</b> ${s.text}</p>`)}
        <//>
        ${e.super_crises.length>0&&i`<${Y} name=${a("super_crises")} count=${a("cards",{n:e.super_crises.length})}>
          ${e.super_crises.map((s,r)=>i`<p key=${r}><b>${s.name}</b> ${s.text.join("; ")}</p>`)}
        <//>`}
        <${Sn} />
        <${Y} name=${a("memos")} count=${a("memo_count",{n:n.length})}>
          ${n.map((s,r)=>i`<p key=${r}><small>${a("memo_turn",{turn:s.turn})}</small> ${s.text}</p>`)}
          ${!n.length&&i`<p>${a("no_memos")}</p>`}
        <//>
        <${_o} me=${e} />
      </div>
      <${fo} cards=${e.hand} quorum=${e.quorum} />
    </footer>
  `}function go(){let{view:e}=b();if(!e.fleet)return null;let{space:t,track:n,auto_attack:o}=e.fleet.pursuit;return i`
    <button type="button" class=${`track pursuit ${ke(e)?"close":""}`} data-explain="track:pursuit">
      <span class="unseen">${Ue(e).join(" ")}</span>
      <span class="seen" aria-hidden="true">
        <${N} kind="raider" /><span class="track-name">${a("pursuit")}</span>
        ${n.map((s,r)=>i`
            <b key=${r} class=${`${r===t?"at":""} ${r===o?"dead":s?"costs":""}`}>
              ${r===o?i`${a("attack")} ${$t(e)}`:s?i`+${s}<${N} kind="civilian" />`:r}
            </b>
          `)}
      </span>
    </button>
  `}function ko({resource:e,value:t,red_at:n,top:o}){let s=t<=n,r=a(`res:${e}`),l=a(s?"dial_low":"dial_label",{name:r,value:t,red:n}),c=p=>`${100*Math.min(p,o)/o}%`;return i`
    <${M} option=${`res:${e}`} class=${`dial ${s?"low":""}`} label=${l} firm>
      <${N} kind=${e} /><span class="dial-name">${r}</span><b>${t}</b>
      <span class="bar" aria-hidden="true"><i style=${{width:c(t)}}></i><u style=${{left:c(n)}}></u></span>
    <//>
  `}function yo({jump:e,auto:t,risks:n}){let o=Array.from({length:t+1},(s,r)=>r);return i`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${a("jump_label",{jump:e,auto:t})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("jump")}</span>
        ${o.map(s=>i`
            <b key=${s} class=${`${s===e?"at":""} ${s in n?"risky":s===t?"ready":"dead"}`}>
              ${s===t?a("auto"):s in n?i`${a("risk",{n:n[s]})}<${N} kind="population" />`:s}
            </b>
          `)}
      </span>
    </button>
  `}function vo(){let{view:e}=b(),{turn:t,distance:n,goal:o,jump:s,auto_jump:r,risks:l}=e.game;return i`
    <div class="dials">${e.dials.map(c=>i`<${ko} key=${c.resource} ...${c} />`)}</div>
    <${yo} jump=${s} auto=${r} risks=${l} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${a("distance")}</span> <b>${a("of",{value:n,most:o})}</b>
    </button>
    <${go} />
    <p class="fact turn-number"><span>${a("turn")}</span> <b>${t}</b></p>
  `}function xo({game:e,dials:t}){let n=new Map([[a("turn"),e.turn]]);for(let{resource:o,value:s}of t)n.set(a(`res:${o}`),s);return n.set(a("distance"),e.distance)}function wo(e,t,n){if(!n||t.game.winner)return[];let o=n.loyalty.length>0?["loyalty"]:[],s=t.game.turn>0?[...o,...t.fleet?["fleet"]:[]]:o;return e?[...s,e.window?"window":e.kind]:t.game.turn>0?[...s,"waiting"]:s}var So=e=>({goal:e.game.goal});var Ct={};Me(Ct,{deliberate:()=>Fr,eachItsOwn:()=>Wr,grave:()=>Ur,inHand:()=>jr,mayHaveSecret:()=>zr,meansOther:()=>Kr,onTable:()=>qr,secret:()=>Lt,shownElsewhere:()=>Gr});var qr=["ally","loc","area","ship","card","quorum","seat","char"],Lt=e=>A(e)==="loyalty"||Br.includes(D(e)),Br=["token:benevolent","token:antagonistic"],zr=(e,t,n)=>e.kind==="action"&&n?.loyalty.length>0&&!t.players[n.seat].cylon,Gr=(e,t,n)=>A(n)==="char"||!!(t&&Tt(t.looking,e)),jr=e=>e?$o(e):[],Wr=e=>e==="ship",Fr=e=>e.kind==="contribute",Ur=e=>e==="opt:nuke"||A(e)==="loyalty",Vr={steal:"card",ability:"card",destiny:"card",quorum_card:"quorum"},Kr=(e,t)=>Vr[e.kind]===A(t);var Zr=1e4;function de(){let{state:e,view:t}=v(),[n,o]=k(Date.now());y(()=>{let l=setInterval(()=>o(Date.now()),1e3);return()=>clearInterval(l)},[]);let s=e.log[e.log.length-1],r=n+e.ahead;return!s||r-Date.parse(s.at)<Zr||!t.questions.waiting.some(l=>l.seat!==null)?null:i` <small class="since">${a("since",{time:jt(s.at,r)})}</small>`}function To({seat:e}){let{view:t,seat:n}=b(),o=t.players[e],s=t.people.find(_=>_.seat===e),r=S(t,e),l=t.game.current===e&&t.game.turn>0&&!t.game.winner,c=t.questions.waiting.some(_=>_.seat===e),p=t.claims?.levels[e],m=o.place&&Ke(t,o.place),u=pe(t,e),$=[o.out&&a("tag_out"),o.once_used&&a("once_used"),s?.kind==="bot"&&a("tag_bot"),s?.kind!=="bot"&&s?.taken&&!s.present&&a("tag_away"),o.loyalty>1&&a("loyalty_cards",{n:o.loyalty}),o.super_crises>0&&a("super_crises_held",{n:o.super_crises}),...o.quorum.map(_=>_.name)].filter(Boolean),f=`person ${e===n?"me":""} ${l?"turn":""} ${o.cylon?"cylon":""} ${o.out?"out":""}`,h=[l&&a("tag_turn"),c&&a("tag_awaited")].filter(Boolean),d=[r,o.name,m,a("cards_in_hand",{n:o.hand}),u>0&&a("trauma_tokens",{n:u}),...o.titles.map(ye),...h,...$].filter(Boolean).join(", ");return i`
    <${M} option=${K(e)} class=${f} label=${d} firm>
      <${R} seat=${e} />
      <span class="who">
        <b>${e===n?a("you_named",{name:r}):r}</b>
        ${o.name&&i`<small class="character">${o.name}</small>`}
        ${m&&i`<small>${m}</small>`}
        <span class="marks">
          ${o.titles.map(_=>i`<mark key=${_}>${ye(_)}</mark>`)}
          ${o.cylon&&i`<mark class="danger">${a("cylon")}</mark>`}
          ${l&&i`<i class="whose">${a("tag_turn")}</i>`}
          ${c&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          <${wn} seat=${e} />
          ${$.map(_=>i`<i key=${_}>${_}</i>`)}
          ${p&&i`<i class="claim">${a(`claim:${p}`)}</i>`}
        </span>
        ${c&&e!==n&&i`<${de} />`}
      </span>
      <span class="cards">${o.hand}</span>
    <//>
  `}function Lo({option:e}){let{choice:t,me:n}=b(),o=A(e),s=o==="card"&&t.may(e)&&n?.hand.find(r=>r.option===e);return s?i`<${G} skill=${s.skill} />`:o==="skill"?i`<${G} skill=${D(F(e))} />`:o==="ship"?i`<${N} kind=${Jr(e)} />`:Lt(e)&&o==="token"?i`<${B} token=${D(e)} />`:o==="seat"?i`<${R} seat=${Number(F(e))} />`:null}var Jr=e=>e.startsWith("ship:civilian")?"civilian":F(e).split("@")[0];var Yr={battle:"crossroads",choosing:"crossroads",resolving:"crossroads",trial:"trial"};function Co(e,t){let{turn:n,current:o,step:s}=e.game;if(n===0)return a("setting_up");let r=e.nebula&&Yr[e.nebula.phase],l=r?a(`during:${r}`):a(`step:${s}`);return t!==null&&e.players[t].out?a("you_are_out",{name:S(e,o),step:l}):o===t?a("your_turn",{step:l}):a("turn_of",{name:S(e,o),step:l})}var Qr=["pick","turn","cylon","human"],Xr=(e,t)=>e.private?.find(n=>n.seat===t)??null,ea=(e,t)=>e.players[t].out,ta=e=>e.hand.length,na=e=>!["card","quorum"].includes(A(e));function Te(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function Ot(e){performance.clearMarks(e),performance.mark(e)}function Oo(e={}){let t={link:"connecting",synced:!1,ahead:0,since:null,sections:{},hashes:{},log:[],chat:[],pending:[],notices:[],...e},n=new Set;function o(l){t={...t,...l};for(let c of n)c(t)}function s(l,c){let p=new Map(l.map(m=>[m.n,m]));for(let m of c)p.set(m.n,m);return[...p.values()].sort((m,u)=>m.n-u.n)}let r={sections({set:l,hashes:c,gone:p}){let m={...t.sections,...l},u={...t.hashes,...c};for(let $ of p)delete m[$],delete u[$];Ot("view-heard"),o({sections:m,hashes:u})},log({lines:l}){o({log:s(t.log,l)})},chat({lines:l}){o({chat:s(t.chat,l)})}};return{get state(){return t},set:o,subscribe(l){return n.add(l),()=>n.delete(l)},hear(l){r[l.type]?.(l)},notice(l,c){let p=t.notices.filter(m=>m.words!==l);o({notices:[...p,{words:l,code:c}]})},dismiss(l){o({notices:t.notices.filter(c=>c!==l)})}}}var Eo=e=>e.length?e[e.length-1].n:0;function Mo({hashes:e,log:t,chat:n}){return{have:e,log:Eo(t),chat:Eo(n)}}var oa=1,sa=2e4,No=1e4,Ao=1500,Ro=500,ra=15e3,Ho={4403:"forbidden",4404:"unknown"},aa=4401,ia=1009,la=new Set(["earlier","read","note"]),ca=new Set(["read","note"]),ua=new Set(["hold"]),Mt="reloaded",pa=new Set(["answer","chat","note","report"]);function Io({at:e,seat:t,store:n}){let o=new URL(e,location.href);o.protocol=o.protocol.replace("http","ws");let s=`unsent:${o.pathname}:${t}`,r=null,l=0,c=!1,p=0,m=0,u=0,$=0,f=null,h=!1,d=new Map;function _(T){n.set({pending:T}),sessionStorage.setItem(s,JSON.stringify(T.filter(P=>pa.has(P.do))))}function x(){if(clearTimeout($),h||r)return;c=!1;let T=new WebSocket(o);r=T,m=setTimeout(()=>w(T),No),T.onmessage=P=>T===r&&U(JSON.parse(P.data)),T.onclose=P=>T===r&&O(P.code)}function w(T){T===r&&(T.close(),O(1006))}function O(T){if(r=null,f=null,clearTimeout(p),clearTimeout(m),clearTimeout(u),T in Ho){h=!0,n.set({link:Ho[T]});return}if(T===ia&&(_([]),n.notice(a("too_long"),"too_long")),_(n.state.pending.filter(V=>!ua.has(V.do))),T===aa){$=setTimeout(x,Ro);return}n.set({link:navigator.onLine===!1?"offline":"lost"});let P=Math.min(ra,Ro*2**l++);$=setTimeout(x,P*(.75+Math.random()/2))}let q=T=>r?.send(JSON.stringify(T));function g(){if(!r||!c||f)return;clearTimeout(p);let T=r;f=Te(),m=setTimeout(()=>w(T),No),clearTimeout(u),u=setTimeout(()=>n.set({link:"slow"}),Ao),q({do:"sync",id:f,...Mo(n.state)})}function U(T){T.type==="hello"?Oe(T):T.type==="ok"||T.type==="refused"||T.type==="stale"?Ns(T):n.hear(T)}function Oe(T){if(clearTimeout(m),T.protocol!==oa||T.seat!==t){ot();return}c=!0,sessionStorage.removeItem(Mt),n.set({ahead:T.now?Date.parse(T.now)-Date.now():0,since:n.state.since??T.since??null}),g();for(let P of n.state.pending)q(P)}function ot(){h=!0,r?.close(),n.set({link:"outdated"});let T=Number(sessionStorage.getItem(Mt)||0);sessionStorage.setItem(Mt,String(Date.now())),Date.now()-T>3e4&&location.reload()}function Ns({type:T,id:P,words:V,code:rt}){if(P===f&&P!==null&&(f=null,l=0,clearTimeout(m),clearTimeout(u),p=setTimeout(g,sa),n.set({link:"open",synced:!0}),T==="ok"))return;let $e=n.state.pending.find(at=>at.id===P);_(n.state.pending.filter(at=>at.id!==P));let As=d.get(P);d.delete(P),!As?.({type:T,words:V})&&(T!=="ok"?n.notice(V,rt):$e&&!la.has($e.do)&&n.set({notices:[]}))}addEventListener("online",()=>{l=0,x()}),addEventListener("offline",()=>{r?w(r):h||n.set({link:"offline"})});let st=()=>{document.hidden||h||(l=0,r?c&&(n.state.link==="open"&&n.set({link:"checking"}),f=null,clearTimeout(m),g()):x())};return document.addEventListener("visibilitychange",st),document.addEventListener("resume",st),addEventListener("pageshow",T=>T.persisted&&st()),n.set({pending:JSON.parse(sessionStorage.getItem(s)??"[]")}),x(),{send(T,P=null){let V={...T,id:Te()};P&&d.set(V.id,P);let rt=n.state.pending.filter($e=>!($e.do===T.do&&ca.has($e.do)));_([...rt,V]),!(!r||!c)&&(q(V),setTimeout(()=>n.state.pending.includes(V)&&g(),Ao))}}}var ma="button, a, input, select, textarea, summary, [tabindex]";function Do(){y(()=>{let e=null,t=r=>{e=r.target},n=r=>{r.target.closest?.(ma)||(e=null)},o=()=>{!e||document.activeElement!==document.body||e.isConnected&&e.disabled||(e.isConnected?e:da())?.focus({preventScroll:!0})},s=new MutationObserver(()=>setTimeout(o));return s.observe(document.body,{subtree:!0,childList:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",t,!0),document.addEventListener("pointerdown",n,!0),()=>{s.disconnect(),document.removeEventListener("focusin",t,!0),document.removeEventListener("pointerdown",n,!0)}},[])}function da(){return document.querySelector("[role=alertdialog] button:not(.danger)")??document.getElementById("ask")}var et=e=>[...document.querySelectorAll(e)].find(t=>t.getClientRects().length);function Po(e){let t=L(e);t.current=e,y(()=>{let n=({choice:s,send:r,help:l,chat:c})=>({q:()=>(et(".question [data-option]:enabled")??et("[data-answers] [data-option]:enabled")??et(".question button:enabled"))?.focus(),p:()=>s.question?.window&&s.question.given===null&&s.pass(),c,l:()=>et(".log")?.focus(),h:()=>s.question?.window&&r({do:"hold"}),Escape:()=>s.sure&&s.unsure(),"?":l}),o=s=>{if(s.repeat||s.ctrlKey||s.metaKey||s.altKey||s.target.closest?.("input, textarea, select, dialog"))return;let r=n(t.current)[s.key];r&&(s.preventDefault(),r())};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}var fa=350,$a=200,ha=450,_a=10,se=8;function qo(){let{view:e,me:t,choice:n,parts:o}=v(),[s,r]=k(null),l=L(null);l.current=s;let c=ka(r,l),p=L(null);j(()=>s&&p.current&&ya(p.current,s.rect)),y(()=>{s?.pinned&&p.current?.focus()},[s?.typed,s?.pinned]);let m=s&&ba(o.explanation(e,t,s.typed),n.question?.dimmed[s.option]);return y(()=>{s&&(!m||!s.pinned&&!s.origin.isConnected)&&r(null)}),m?i`
    <aside class=${`popover ${s.pinned?"pinned":""}`} ref=${p} role=${s.pinned?"dialog":"tooltip"}
      aria-label=${m.title||a("why_not")} tabindex="-1" onKeyDown=${ga}>
      ${m.title&&i`<h3>${m.title}</h3>`}
      ${m.lines.map((u,$)=>i`<p key=${$} class=${u.tone??""}>${u.text??u}</p>`)}
      ${m.more}
      ${s.pinned&&i`<div class="close">
        ${m.link&&i`<a class="button" href=${m.link} target="_blank" rel="noopener">${a("in_compendium")}</a>`}
        <button type="button" onClick=${c}>${a("close")}</button>
      </div>`}
    </aside>
  `:null}function ba(e,t){let n=t?[{tone:"why",text:t}]:[];return e?{...e,lines:[...e.lines.filter(Boolean),...n]}:n.length?{title:"",lines:n}:null}function ga(e){if(e.key!=="Tab")return;let t=[...e.currentTarget.querySelectorAll("a, button")],[n,o]=e.shiftKey?[t[0],t[t.length-1]]:[t[t.length-1],t[0]];document.activeElement!==n&&document.activeElement!==e.currentTarget||(e.preventDefault(),o?.focus())}function ka(e,t){let n=L(!1),o=()=>{let{pinned:s,origin:r}=t.current??{};e(null),s&&(n.current=!0,r.focus(),n.current=!1)};return y(()=>{let s=0,r=!1,l=[0,0],c=[0,0],p=d=>d.target.closest?.("[data-explain]"),m=(d,_)=>{let{explain:x,why:w=x}=d.dataset;e({typed:x,option:w,rect:d.getBoundingClientRect(),pinned:_,origin:d})},u=d=>!t.current?.pinned&&m(d,!1),$=(d,_)=>{clearTimeout(s),s=setTimeout(_,d)},f=()=>e(d=>d?.pinned?d:null),h={pointerover(d){if(d.pointerType!=="mouse"||d.buttons||d.clientX===c[0]&&d.clientY===c[1])return;if(d.target.closest?.(".popover"))return clearTimeout(s);let _=p(d);if(!_)return $($a,f);$(fa,()=>u(_))},pointerdown(d){r=!1,l=[d.clientX,d.clientY];let _=p(d);if(!_&&!d.target.closest?.(".popover")&&e(null),!_||d.pointerType==="mouse")return $(0,()=>{});$(ha,()=>{r=!0,m(_,!0)})},pointermove(d){d.pointerType==="mouse"?c=[d.clientX,d.clientY]:Math.hypot(d.clientX-l[0],d.clientY-l[1])>_a&&clearTimeout(s)},pointerup:d=>d.pointerType!=="mouse"&&clearTimeout(s),pointercancel:()=>clearTimeout(s),contextmenu(d){p(d)&&r&&d.preventDefault()},click(d){let _=p(d);r?(d.preventDefault(),d.stopPropagation(),r=!1):_&&!_.dataset.option?(clearTimeout(s),m(_,!0)):_&&(clearTimeout(s),e(null))},focusin(d){let _=p(d);n.current||(_?.matches(":focus-visible")?u(_):d.target.closest?.(".popover")||f())},focusout:f,keydown(d){r=!1,d.key==="Escape"&&o()},scroll:f};for(let[d,_]of Object.entries(h))document.addEventListener(d,_,!0);return()=>{clearTimeout(s);for(let[d,_]of Object.entries(h))document.removeEventListener(d,_,!0)}},[]),o}function ya(e,t){let{width:n,height:o}=e.getBoundingClientRect(),s=t.bottom+se,r=s+o<=innerHeight-se?s:t.top-se-o,l=t.left+t.width/2-n/2;e.style.top=`${Math.max(se,Math.min(r,innerHeight-se-o))}px`,e.style.left=`${Math.max(se,Math.min(l,innerWidth-se-n))}px`}function Bo(e){let t=L(e);t.current=e,y(()=>{let n=null,o=l=>{l.preventDefault(),l.stopPropagation()},s=l=>{l.detail<=1?n=t.current:n!==t.current&&o(l)},r=l=>{l.repeat&&l.key==="Enter"&&!l.target.closest?.("textarea")&&o(l)};return document.addEventListener("click",s,!0),document.addEventListener("keydown",r,!0),()=>{document.removeEventListener("click",s,!0),document.removeEventListener("keydown",r,!0)}},[])}var zo="draft";function Go(e,t,n,o){let[s,r]=k(()=>JSON.parse(sessionStorage.getItem(zo)??"{}")),l=e?.id??null,c=t.some(w=>w.do==="answer"&&w.ask===l),p=JSON.stringify(e?.given??null),m=s.ask===l&&s.given===p?s:{ask:l,given:p,picks:e?.given??[],sure:null},u=w=>{sessionStorage.setItem(zo,JSON.stringify({...w,sure:null})),r(w)};if(!e)return{question:null,options:new Set,picks:[],sending:!1,may:()=>!1};let{options:$,sizes:f}=e,h=Math.max(0,...f),d=h<=1&&!o.deliberate(e),{picks:_}=m,x=w=>{c||n({do:"answer",ask:l,picks:w})};return{question:e,options:new Set($),picks:_,sending:c,instant:d,most:h,sure:m.sure,complete:f.includes(_.length),may(w){return $.includes(w)&&!o.meansOther(e,w)},pick(w){c||(d?o.grave(w)&&m.sure!==w?u({...m,sure:w}):x([w]):_.includes(w)?u({...m,picks:_.filter(O=>O!==w)}):_.length<h&&u({...m,picks:[..._,w]}))},unsure(){u({...m,sure:null})},clear(){u({...m,picks:[]})},confirm(){x(_)},pass(){x([])}}}function tt({line:e,open:t=!1}){let{view:n,parts:o}=v(),[s,,r]=Ze(),l=!ie(n)&&e.about?.some(o.faceDown);return i`<i>${a("only_you")}</i> ${l?i`<span class="whisper" ...${r}>${s||t?e.text:a("hold_to_look")}</span>`:e.text}`}var va=3,xa=3,jo={span:[0,0],changes:[]},wa=1500;function Wo(){let{state:e}=v(),[t,n,o]=Sa(),[s,r]=k(!1);La(t.length>0);let l=e.pending.some(p=>p.do==="answer");if(y(()=>{l&&o()},[l]),!t.length)return null;let c=s?t:t.slice(-va);return i`
    <section class="recap" aria-label=${a("recap")}>
      <h3>${a("recap_count",{n:t.length})}</h3>
      ${n.length>0&&i`<p class="changes">${n.join(" · ")}</p>`}
      <ul>${c.map(p=>i`<li key=${p.n}>${p.private?i`<${tt} line=${p} />`:p.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${o}>${a("got_it")}</button>
        ${t.length>c.length&&i`<button type="button" onClick=${()=>r(!0)}>${a("recap_all")}</button>`}
      </div>
    </section>
  `}function Sa(){let{state:e,view:t,parts:n}=v(),o=Fo(),s=L(null),r=L(!1),l=L(null),[{span:c,changes:p},m]=k(jo),u=Uo(e.log);return y(()=>{if(o&&!r.current){let $=s.current??(e.since||u),f=s.current===null?0:xa;u-$>f&&m({span:[$,u],changes:Ta(l.current,n.measures(t))})}r.current=o,o&&(s.current=u,l.current=n.measures(t))},[o,u]),[e.log.filter($=>$.n>c[0]&&$.n<=c[1]),p,()=>m(jo)]}function Ta(e,t){return e?[...t].filter(([n,o])=>e.get(n)!==o).map(([n,o])=>a("recap_change",{name:n,then:e.get(n),now:o})):[]}function Fo(){let{state:e}=v(),[t,n]=k(!document.hidden);return y(()=>{let o=()=>n(!document.hidden);return document.addEventListener("visibilitychange",o),()=>document.removeEventListener("visibilitychange",o)},[]),t&&e.synced&&e.link==="open"}function La(e){let{state:t,seat:n,send:o}=v(),s=Fo(),r=Uo(t.log);y(()=>{if(n===null||!s||e||r<=(t.since??0))return;let l=setTimeout(()=>o({do:"read",log:r}),wa);return()=>clearTimeout(l)},[r,s,e])}var Uo=e=>e[e.length-1]?.n??0;var Vo="hints",Nt=()=>JSON.parse(localStorage.getItem(Vo)??"[]"),Ko=e=>localStorage.setItem(Vo,JSON.stringify(e)),At=()=>!Nt().includes("all"),Zo=e=>Ko(e?[]:["all"]);function Jo(){let{choice:e,view:t,me:n,parts:o}=v(),[,s]=k(0),r=Nt(),l=o.moments(e.question,t,n).find(u=>H(`hint:${u}`)&&!r.includes(u)),c=e.question?.id??null,p=L(null);y(()=>{let u=p.current;p.current=c&&l?{asked:c,moment:l}:null,u&&u.asked!==c&&m(u.moment)},[c,l]);let m=u=>{Ko([...Nt(),u]),s($=>$+1)};return!l||!At()?null:i`
    <aside class="hint-card" aria-label=${a("hint")}>
      <p>${a(`hint:${l}`,o.hintNumbers(t))}</p>
      <div class="close">
        <button type="button" onClick=${()=>m(l)}>${a("got_it")}</button>
        <button type="button" onClick=${()=>m("all")}>${a("no_hints")}</button>
      </div>
    </aside>
  `}function Yo(){let{state:e,store:t}=v();return i`
    <div class="notices" role="alert">
      ${e.notices.map(n=>i`
          <div class="notice" key=${n.words} data-code=${n.code}>
            <span>${n.words}</span>
            <button type="button" onClick=${()=>t.dismiss(n)}>${a("dismiss")}</button>
          </div>
        `)}
    </div>
  `}function Qo(){let{choice:e}=W(),{dimmed:t,labels:n}=e.question,o=new Map,s=new Set;for(let[r,l]of Object.entries(t))s.has(D(r))||(s.add(D(r)),o.set(l,[...o.get(l)??[],r]));return o.size?i`
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
  `:null}function Xo({options:e}){let{choice:t}=W();return t.most<=1||e.length===1?i`<${Rt} option=${e[0]} />`:i`<${Ca} options=${e} />`}function Rt({option:e,danger:t=!1}){let{choice:n}=W(),{instant:o,picks:s,most:r,sending:l,question:c}=n,p=s.indexOf(e),m=p>=0,u=!o&&!m&&s.length>=r;return i`
    <button
      type="button"
      class=${`option ${m?"picked":""} ${t?"danger":""}`}
      aria-pressed=${o?void 0:m}
      disabled=${l||u}
      title=${u?a("enough",{n:r}):void 0}
      data-option=${e}
      data-explain=${e}
      onClick=${()=>n.pick(e)}
    >
      <${es} option=${e} />
      ${m&&c.ordered&&i`<b class="rank">${p+1}</b>`}
    </button>
  `}function Ca({options:e}){let{choice:t}=W(),n=e.filter(l=>t.picks.includes(l)),o=e.find(l=>!t.picks.includes(l)),s=t.picks.length>=t.most,r=t.question.labels[e[0]];return i`
    <div class=${`counter ${n.length?"picked":""}`} role="group" aria-label=${r}>
      <button type="button" aria-label=${a("one_less",{label:r})} disabled=${!n.length||t.sending}
        onClick=${()=>t.pick(n[n.length-1])}>−</button>
      <span class="counted"><${es} option=${e[0]} /><b>${a("of",{value:n.length,most:e.length})}</b></span>
      <button type="button" aria-label=${a("one_more",{label:r})} disabled=${!o||s||t.sending}
        title=${s?a("enough",{n:t.most}):void 0} data-option=${o}
        onClick=${()=>t.pick(o)}>+</button>
    </div>
  `}function es({option:e}){let{choice:t,parts:n}=W(),[o,s]=Ea(t.question.labels[e]);return i`
    <${n.OptionIcon} option=${e} />
    <span class="face"><span class="label">${o}</span>${s&&i`<small class="line">${s}</small>`}</span>
  `}function Ea(e){let[,t,n]=e.match(/^([^,;()]{2,60}?)\s?: (.+)$/s)??[null,e,""];return[t,n]}function ts({options:e}){let[t,n]=k(!1),{choice:o,parts:s}=W(),{kind:r}=o.question;return ue(()=>n(!1)),i`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${t} onClick=${()=>n(!t)}>
        ${t?a("cover_secret_options"):H(`secret:${r}`)?a(`secret:${r}`):a("secret_options")}
      </button>
      ${t&&!e.length&&i`<p>${a("no_secret_options")}</p>`}
      ${t&&e.length>0&&i`<div class="items">${e.map(l=>i`<${Rt} key=${l} option=${l} danger=${s.options.grave(l)} />`)}</div>`}
    </div>
  `}var ns="opt:nothing";function os({children:e}){let{choice:t,view:n,me:o,parts:s}=W(),{question:r,instant:l,sure:c}=t,p=s.options,m=r.options.filter(p.secret),u=Na(r.options.filter(d=>!p.secret(d)&&!p.shownElsewhere(r,o,d)),p),$=new Set(p.inHand(o)),f=d=>d.every(_=>$.has(_)&&t.may(_)),h=m.length>0||p.mayHaveSecret(r,n,o);return c?i`<${Ma} option=${c} />`:i`
    <div class=${`question ${l?"":"many"}`} id="question" data-kind=${r.kind} data-ask=${r.id}>
      <p class="prompt">${r.text} ${!l&&i`<small>${Ra(r.sizes)}</small>`}</p>
      ${r.given!==null&&i`<p class="given">${a("given",{picks:Ha(n,r)})}</p>`}
      ${[...u].map(([d,_])=>i`
          <div key=${d} class=${`options of-${d} ${f(_)?"in-hand":""}`} role="group" aria-label=${Ht(d)}>
            ${f(_)&&i`<p class="below">${a(H(`in_hand:${d}`)?`in_hand:${d}`:"in_your_hand",{n:_.length})}</p>`}
            ${u.size>1&&Ht(d)&&i`<h4>${Ht(d)}</h4>`}
            <div class="items">
              ${Aa(_,r.ordered||p.eachItsOwn(d)).map(x=>i`<${Xo} key=${x[0]} options=${x} />`)}
            </div>
          </div>
        `)}
      ${e}
      ${h&&i`<${ts} options=${m} />`}
      <${Qo} />
      <${Oa} />
    </div>
  `}function Oa(){let{choice:e}=W(),{question:t,instant:n,picks:o,complete:s,sending:r}=e,l=t.sizes.includes(0);if(n&&!l)return null;let c=Math.min(...t.sizes.filter(m=>m>o.length)),p=a(t.window?"pass":H(`none:${t.kind}`)?`none:${t.kind}`:"none");return i`
    <div class="close">
      ${!n&&i`<button type="button" class=${`go ${o.length?"":"empty"}`} disabled=${!s||r} onClick=${e.confirm}>
        ${o.length===0&&l?p:s?a(H(`confirm:${t.kind}`)?`confirm:${t.kind}`:"confirm",{n:o.length}):a("picked_of",{n:o.length,of:c})}
      </button>`}
      ${!n&&o.length>0&&i`<button type="button" onClick=${e.clear}>${a("clear")}</button>`}
      ${n&&l&&i`<button type="button" class="go pass" disabled=${r} onClick=${e.pass}>${p}</button>`}
    </div>
  `}function Ma({option:e}){let{choice:t}=W();return i`
    <div class="question sure" role="alertdialog" aria-label=${a("sure")} data-kind="sure" data-ask=${t.question.id}>
      <p class="prompt"><b>${a("sure")}</b> ${t.question.labels[e]}</p>
      <div class="close">
        <button type="button" class="danger" disabled=${t.sending} onClick=${()=>t.pick(e)}>${a("yes_really")}</button>
        <button type="button" onClick=${t.unsure}>${a("no_back")}</button>
      </div>
    </div>
  `}function Na(e,t){let n=new Map;for(let r of e){let l=A(r);n.set(l,[...n.get(l)??[],r])}n.has("opt")&&n.set("opt",n.get("opt").sort((r,l)=>+(r===ns)-+(l===ns)));let{onTable:o}=t,s=r=>r==="opt"?99:o.includes(r)?o.indexOf(r):o.length;return new Map([...n].sort(([r],[l])=>s(r)-s(l)))}function Aa(e,t){if(t)return e.map(o=>[o]);let n=new Map;for(let o of e)n.set(D(o),[...n.get(D(o))??[],o]);return[...n.values()]}var Ht=e=>H(`group:${e}`)?a(`group:${e}`):void 0;function Ra(e){let t=Math.min(...e),n=Math.max(...e);return t===n?a("pick_exactly",{n:t}):e.length===n-t+1?t===0?a("pick_up_to",{n}):a("pick_range",{low:t,high:n}):a("pick_one_of",{sizes:e.join(", ")})}function Ha(e,{given:t,labels:n}){return t.length?I(t.map(o=>A(o)==="card"?Q(e,o):Ia(n[o]??Q(e,o)))):a("nothing")}var Ia=e=>e.split(/\s?: /)[0];function ss(){let{view:e,seat:t,choice:n,parts:o}=v();return ie(e)?i`<p class="status" role="status"><b>${a("game_over")}</b></p>`:i`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${o.turnWords(e,t)}</b> ${Da(e,t,n.question)} ${Pa(n,t)} ${n.question?.given===null&&i`<span class="unseen">${n.question.text}</span>`}
      </span>
      <${de} />
    </p>
  `}function Da(e,t,n){let o=new Map;for(let s of e.questions.waiting){if(s.seat===t||s.seat===null&&n?.window)continue;let r=`${s.seat===null}|${s.text}`;o.set(r,[...o.get(r)??[],s])}return[...o.values()].map(s=>{let[{text:r,seat:l}]=s;return l===null?a("responses_open",{text:r}):a("waits_for",{names:I(s.map(c=>S(e,c.seat))),text:r})}).join(" ")}function Pa({question:e},t){return t===null?a("you_watch"):e?e.given!==null?a("you_answered"):e.window?a("you_may_respond"):a("up_to_you"):a("nothing_to_do")}var qa=250,rs=2*Math.PI*15;function as(){let{view:e,seat:t,choice:n,state:o,send:s}=v(),{beat:r}=e,l=Ba(r?.closes_at,o.ahead);if(!r)return null;let c=r.held.length>0,p=Math.min(1,l/r.seconds),m=t!==null&&n.question?.window&&r.holds[t]>0&&!r.held.includes(t),u=o.pending.some($=>$.do==="hold");return i`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${a("closes_in",{n:Math.ceil(l)})}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${p*rs} ${rs}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(l)}</b>
      </span>
      <p>${c?a("held_by",{n:r.held.length,names:I(r.held.map($=>S(e,$)))}):a("window_open")}</p>
      ${m&&i`<button type="button" class="hold" disabled=${u} data-explain="help:hold" data-option="beat:hold" onClick=${()=>s({do:"hold"})}>
        ${a("hold",{n:r.holds[t]})}
      </button>`}
    </div>
  `}function Ba(e,t){let[n,o]=k(Date.now());return y(()=>{if(!e)return;o(Date.now());let s=setInterval(()=>o(Date.now()),qa);return()=>clearInterval(s)},[e]),e?Math.max(0,(Date.parse(e)-n-t)/1e3):0}function is(){let{view:e,choice:t,state:n,send:o,seat:s,parts:r}=v(),[l,c]=k(!1),{question:p}=t,m=L(null);y(()=>c(!1),[p?.id]),j(()=>{if(p)for(let f of[m.current,m.current.closest(".matter")])f.scrollTop=0},[p?.id]);let u=n.pending.some(f=>f.do==="take_back"),$=p&&p.given===null;return i`
    <section class=${`ask ${$?"urgent":""}`} id="ask" tabindex="-1" aria-label=${a("question")}>
      <div class="ask-top">
        <${ss} />
        ${e.questions.take_back&&i`<button type="button" class="take-back" disabled=${u} onClick=${()=>o({do:"take_back"})}>${a("take_back")}</button>`}
        ${p&&i`<button type="button" class="fold" aria-expanded=${!l} aria-controls="question" onClick=${()=>c(!l)}>
          ${a(l?"unfold":"fold")}
        </button>`}
      </div>
      <${Yo} />
      <${as} />
      <${r.Reminder} />
      <div class="ask-body" ref=${m} hidden=${l}>
        <${Wo} />
        <${Jo} />
        ${p&&i`<${os} key=${p.id}><${r.Looking} /><//>`}
        ${!p&&i`<${r.Looking} />`}
      </div>
      ${s!==null&&t.sending&&i`<p class="sending" role="status">${a("sending")}</p>`}
    </section>
  `}var za=60;function nt(e){let t=L(null),n=L(!0),o=()=>{n.current&&(t.current.scrollTop=t.current.scrollHeight)};return j(o,[e]),y(()=>{let{current:s}=t,r=0,l=()=>{let{scrollTop:p,clientHeight:m,scrollHeight:u}=s;p+m>=u-za?n.current=!0:p<r&&(n.current=!1),r=p},c=new ResizeObserver(o);return c.observe(s),s.addEventListener("scroll",l),()=>{c.disconnect(),s.removeEventListener("scroll",l)}},[]),t}var Ga=500;function ls({lines:e}){let{seat:t,send:n,view:o,parts:s}=v(),[r,l]=k(""),c=nt(e.length),p=m=>{m.preventDefault();let u=r.trim();u&&(n({do:"chat",text:u},({type:$})=>{$!=="ok"&&l(f=>f||u)}),l(""))};return i`
    <div class="scroll" ref=${c} tabindex="0">
      ${H("secrecy_rules")&&i`<details class="secrecy"><summary>${a("secrecy")}</summary><p>${a("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${a("side:chat")}>
        ${e.map(m=>i`<li key=${m.n} data-seat=${m.seat} class=${m.claim?"claim":""}>
            <time datetime=${m.at}>${Ne(m.at)}</time> <b>${m.name}</b> <span>${m.text}</span>
          </li>`)}
      </ol>
      ${!e.length&&i`<p class="no-lines">${a("nobody_spoke")}</p>`}
    </div>
    ${t===null||s.out(o,t)?i`<p class="no-lines">${a("watchers_read")}</p>`:i`<form class="say" onSubmit=${p}>
          <input type="text" maxlength=${Ga} value=${r} aria-label=${a("say_label")} placeholder=${a("say_label")}
            autocomplete="off" onInput=${m=>l(m.currentTarget.value)} />
          <button type="submit">${a("say")}</button>
        </form>`}
  `}function cs(){let{send:e,state:t,view:n,seat:o,speakOf:s}=v(),r=ja(),[l,c]=k("all"),[p,m]=k(null),[u,$]=k(!1),f=()=>$(!1);ue(f);let h=r.filter(Wa[l]??(g=>g.about?.includes(l))),d=nt(h.length),_=t.log[0]?.n??1,x=t.pending.some(g=>g.do==="earlier"),w=g=>{m(g.n),f(),s(g.about??[])},O={ArrowUp:-1,ArrowDown:1},q=g=>{if(g.key==="Enter"&&$(!u),!(g.key in O)||!h.length)return;g.preventDefault();let U=h.findIndex(ot=>ot.n===p),Oe=U<0?h.length-1:Math.max(0,Math.min(h.length-1,U+O[g.key]));w(h[Oe]),document.getElementById(`line-${h[Oe].n}`)?.scrollIntoView({block:"nearest"})};return i`
    <div class="scroll" ref=${d}>
      <label class="filter"><span class="unseen">${a("filter")}</span>
        <select value=${l} onChange=${g=>c(g.currentTarget.value)}>
          <option value="all">${a("filter:all")}</option>
          ${o!==null&&i`<option value="own">${a("filter:own")}</option>`}
          ${n.people.map(g=>i`<option key=${g.seat} value=${K(g.seat)}>${a("filter_person",{name:S(n,g.seat)})}</option>`)}
        </select>
      </label>
      ${_>1&&i`<button type="button" class="earlier" disabled=${x} onClick=${()=>e({do:"earlier",before:_})}>
        ${a("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${a("side:log")} aria-activedescendant=${p?`line-${p}`:void 0} onKeyDown=${q} onBlur=${f}>
        ${h.map(g=>i`<li key=${g.n} id=${`line-${g.n}`} role="option" aria-selected=${g.n===p} class=${g.private?"private":""} onClick=${()=>w(g)}>
            <time datetime=${g.at}>${Ne(g.at)}</time> ${g.private?i`<${tt} line=${g} open=${u&&g.n===p} />`:g.text}
          </li>`)}
      </ol>
      ${!h.length&&i`<p class="no-lines">${a("nothing_yet")}</p>`}
    </div>
  `}function ja(){let{state:e,suspense:t}=v(),n=L(1/0);return t||(n.current=e.log[e.log.length-1]?.n??0),t?e.log.filter(o=>o.n<=n.current):e.log}var Wa={all:()=>!0,own:e=>e.private};var Fa=4e3,Ua=800;function us(){let{view:e,send:t}=v(),n=e.notes?.text??"",[o,s]=k(n),r=L(0),l=L(n);y(()=>{r.current||s(n)},[n]);let c=()=>{clearTimeout(r.current),r.current=0,t({do:"note",text:l.current})},p=()=>r.current&&c();y(()=>(addEventListener("pagehide",p),document.addEventListener("visibilitychange",p),()=>{removeEventListener("pagehide",p),document.removeEventListener("visibilitychange",p),p()}),[]);let m=u=>{l.current=u.currentTarget.value,s(l.current),clearTimeout(r.current),r.current=setTimeout(c,Ua)};return i`
    <label class="notes">
      <span>${a("notes_label")}</span>
      <textarea maxlength=${Fa} value=${o} onInput=${m}></textarea>
    </label>
  `}function ps(){let{state:e,seat:t,view:n}=v(),[o,s]=k("log"),r=`chat-read:${n.table.id}`,[l,c]=k(()=>Number(localStorage.getItem(r)??0)),p=t===null?["log","chat"]:["log","chat","notes"],m=e.chat[e.chat.length-1]?.n??0,u=e.chat.filter($=>$.n>l&&$.seat!==t).length;return y(()=>{o!=="chat"||m<=l||(c(m),localStorage.setItem(r,String(m)))},[o,m]),i`
    <aside class="side" id="log" aria-label=${a("side")}>
      <div class="side-tabs" role="tablist">
        ${p.map($=>i`
            <button key=${$} type="button" role="tab" id=${`tab-${$}`} aria-selected=${$===o} aria-controls="side-page" onClick=${()=>s($)}>
              ${a(`side:${$}`)} ${$==="chat"&&o!=="chat"&&u>0&&i`<b class="unread">${u}</b>`}
            </button>
          `)}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${o}`}>
        ${o==="log"&&i`<${cs} />`}
        ${o==="chat"&&i`<${ls} lines=${e.chat} />`}
        ${o==="notes"&&i`<${us} />`}
      </div>
    </aside>
  `}var Va=new Set(["forbidden","unknown","outdated"]),Ka=new Set(["read","note","earlier"]),Za=new Set(["open","connecting","checking"]);function It(){let{state:e}=v(),t=!Za.has(e.link),n=Ja(t),o=e.pending.filter(r=>!Ka.has(r.do)).length,s=t&&[a(`link:${e.link}`),o>0&&a("unsent",{n:o})].filter(Boolean).join(" ");return i`
    <p class="unseen" role="status">${s||n&&a("line_back")}</p>
    <div class="banner" hidden=${!t}>
      <span aria-hidden="true">${s}</span>
      ${Va.has(e.link)&&i`<button type="button" onClick=${()=>location.reload()}>${a("reload")}</button>`}
    </div>
  `}function Ja(e){let[t,n]=k(!1);return y(()=>{e&&n(!0)},[e]),t&&!e}var ms="settings";function Le(e=null){let t={sound:!1,notify:!1,...JSON.parse(localStorage.getItem(ms)??"{}"),...e};return e&&localStorage.setItem(ms,JSON.stringify(t)),t}function ds(e,t,n){let o=mt(()=>document.title,[]),s=t&&t.given===null?t.id:null,r=e||o;y(()=>{document.title=s?a("title_yours",{table:r}):r},[r,!!s]);let l=L(!0);y(()=>{if(!n)return;let c=l.current;if(l.current=!1,!s||c)return;let p=Le();p.sound&&Qa();let m=p.notify&&document.hidden?Ya(r):null;return()=>m?.close()},[s,n])}function Ya(e){if(!("Notification"in window)||Notification.permission!=="granted")return null;try{let t=new Notification(e,{body:a("notification"),tag:location.pathname});return t.onclick=()=>{window.focus(),t.close()},t}catch{return null}}var Ce=null;function Qa(){Ce??=new AudioContext;let{currentTime:e,destination:t}=Ce;Ce.resume();for(let[n,o]of[[0,520],[.14,690]]){let s=Ce.createOscillator(),r=Ce.createGain();s.frequency.value=o,r.gain.setValueAtTime(.08,e+n),r.gain.exponentialRampToValueAtTime(.001,e+n+.2),s.connect(r).connect(t),s.start(e+n),s.stop(e+n+.2)}}function fs(){let{view:e,parts:t}=v();return i`
    <section class=${`ending ${t.winner(e)}`} aria-label=${a("game_over")}>
      <${t.Outcome} />
      <${Xa} />
      <${t.Aftermath} />
      <${ei} />
    </section>
  `}function Xa(){let{view:e,seat:t,send:n,state:o}=v(),s=e.table.rematch,r=o.pending.some(u=>u.do==="rematch"),[l,c]=k(!1),p=s&&`${s}?nonce=${Te()}`;y(()=>{l&&p&&location.assign(p)},[l,s]);let m=()=>{c(!0),n({do:"rematch"})};return s?i`<p><a class="button go-on" href=${p}>${a("to_rematch")}</a></p>`:t===null?null:i`<p><button type="button" class="go" disabled=${r} onClick=${m}>${a("rematch")}</button></p>`}function ei(){let{view:e}=v(),{commitment:t,proof:n,options:o,id:s}=e.table;if(!n)return null;let r=JSON.stringify({table:s,options:o,commitment:t,...n},null,2);return i`
    <details class="proof">
      <summary>${a("proof")}</summary>
      <p>${a("proof_words")}</p>
      <dl>
        <dt>${a("commitment")}</dt><dd>${t}</dd>
        <dt>${a("secret_bytes")}</dt><dd>${n.secret}</dd>
        <dt>${a("nonces")}</dt>${n.nonces.map((l,c)=>i`<dd key=${c}>${l}</dd>`)}
        <dt>${a("key")}</dt><dd>${n.key}</dd>
      </dl>
      <a class="button" download=${`${s}-proof.json`} href=${`data:application/json,${encodeURIComponent(r)}`}>${a("take_proof")}</a>
    </details>
  `}var ti=new URL("../../icon.svg",import.meta.url).href;function $s({help:e}){let{view:t,parts:n}=v();return i`
    <header class="head">
      <h1 class="unseen">${t.table?.name}</h1>
      <${n.HeaderFacts} />
      <a class="table-name" href="/" title=${a("to_home")}><span>${t.table?.name}</span><img src=${ti} alt=${a("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${e}>${a("help")}</button>
    </header>
  `}var ni=["q","p","c","l","h","escape"];function hs({close:e}){let{seat:t,parts:n}=v(),o=L(null);return y(()=>o.current.showModal(),[]),i`
    <dialog class="help" ref=${o} onClose=${e} aria-label=${a("help")}>
      <h2>${a("help")}</h2>
      <ul class="colours">${n.colours.map(s=>i`<li key=${s} class=${s}><i aria-hidden="true"></i> ${a(`colour:${s}`)}</li>`)}</ul>
      <p>${a("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${a("keys")}</h3>
        <dl class="keys">${ni.map(s=>i`<div key=${s}><dt><kbd>${a(`key:${s}`)}</kbd></dt><dd>${a(`key_does:${s}`)}</dd></div>`)}</dl>
      </div>
      <h3>${a("settings")}</h3>
      <${oi} />
      ${t!==null&&i`<${si} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${a("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${a("compendium")}</a> <a class="button" href="/">${a("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}function oi(){let[e,t]=k(Le()),[n,o]=k(!1),[s,r]=k(At()),l=(m,u)=>t(Le({[m]:u})),c=async m=>{let u=m.currentTarget.checked,$=u&&await Notification.requestPermission()==="granted";l("notify",$),o(u&&!$)},p=m=>{Zo(m.currentTarget.checked),r(m.currentTarget.checked)};return i`
    <label class="check-line"><input type="checkbox" checked=${e.sound} onChange=${m=>l("sound",m.currentTarget.checked)} /> ${a("set_sound")}</label>
    ${"Notification"in window&&i`<label class="check-line"><input type="checkbox" checked=${e.notify} onChange=${c} /> ${a("set_notify")}</label>`}
    ${n&&i`<p class="denied" role="alert">${a("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${s} onChange=${p} /> ${a("set_hints")}</label>
  `}function si(){let{send:e,state:t}=v(),[n,o]=k(""),s=t.pending.some(l=>l.do==="report");return i`
    <form class="report" onSubmit=${l=>{l.preventDefault();let c=l.currentTarget,p=c.elements.text.value.trim();p&&e({do:"report",text:p},({type:m,words:u})=>(m==="ok"&&c.reset(),o(m==="ok"?a("reported"):u),!0))}}>
      <label>${a("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${s}>${a("report_send")}</button>
      <p role="status">${s?a("sending"):n}</p>
    </form>
  `}function bs(){let{boot:e,send:t}=v(),n=()=>t({do:"new_link"},({type:o})=>o==="ok"&&location.reload());return i`
    <details class="links">
      <summary>${a("links")}</summary>
      <label>${a("invite_link")}<input readonly value=${e.invite} onFocus=${_s} /></label>
      ${e.personal&&i`<label>${a("personal_link")}<input readonly value=${e.personal} onFocus=${_s} /></label>`}
      ${e.seat!==null&&i`<button type="button" onClick=${n}>${a("new_link")}</button><small>${a("new_link_help")}</small>`}
    </details>
  `}var _s=e=>e.currentTarget.select();function gs(){let{view:e,parts:t}=v();return i`
    <aside class="people" id="people" aria-label=${a("people")}>
      <ul>
        ${e.people.map(({seat:n})=>i`<li key=${n}><${t.Person} seat=${n} /></li>`)}
      </ul>
      <${bs} />
    </aside>
  `}var ri=["board","hand","people","log"];function ks({tab:e,setTab:t}){let{me:n,parts:o}=v(),s=ri.filter(l=>l!=="hand"||n!==null),r=l=>t(l===e&&l!=="board"?"board":l);return i`
    <nav class="tabs" aria-label=${a("parts")}>
      ${s.map(l=>i`
          <button key=${l} type="button" data-tab=${l} aria-pressed=${l===e} onClick=${()=>r(l)}>
            ${l==="hand"?a("tab_hand",{n:o.handCount(n)}):a(`tab:${l}`)}
          </button>
        `)}
    </nav>
  `}var ai=4e3;function ys({store:e,send:t,boot:n,parts:o}){let{seat:s}=n,r=li(e),[l,c]=ci(o.atHand(r.sections)),[p,m]=k(!1),[u,$]=ui(),[f,h]=k(!1),d=r.sections,_=s===null?null:o.privateTo(d,s),x=d.questions?.mine.find(g=>g.seat===s)??null,w=Go(x,r.pending,t,o.options),O=()=>{c("log"),document.getElementById("tab-chat")?.click(),requestAnimationFrame(()=>document.querySelector(".say input")?.focus())};ds(d.table?.name,x,r.synced),Bo(x?.id??null),Do(),Po({choice:w,send:t,chat:O,help:()=>m(!0)}),j(()=>{r.sections.questions&&Ot("view-drawn")},[r.sections]);let q={state:r,store:e,view:d,me:_,seat:s,choice:w,send:t,boot:n,parts:o,spoken:u,speakOf:$,suspense:f,setSuspense:h};return d.questions?i`
    <${ge.Provider} value=${q}>
      <div class="table" data-tab=${l} data-link=${r.link}>
        <${It} />
        <${$s} help=${()=>m(!0)} />
        <${gs} />
        <main class="board-wrap" id="board">
          ${ie(d)&&i`<${fs} />`}
          <${o.Board} />
        </main>
        <div class="right"><div class="matter"><${is} /><${o.Resolving} /></div><${ps} /></div>
        <${o.YourCards} />
        <${ks} tab=${l} setTab=${c} />
        <${qo} />
        ${p&&i`<${hs} close=${()=>m(!1)} />`}
      </div>
    <//>
  `:i`<${ge.Provider} value=${q}><${ii} /><//>`}function ii(){return i`<div class="table empty"><${It} /><p class="connecting">${a("laying_the_table")}</p></div>`}function li(e){let[t,n]=k(e.state);return y(()=>(n(e.state),e.subscribe(n)),[e]),t}function ci(e){let[t,n]=k("board"),o=L({});return y(()=>{o.current={}},[e]),j(()=>scrollTo(0,o.current[t]??0),[t]),[t,r=>{o.current[t]=scrollY,n(r)}]}function ui(){let[e,t]=k(new Set),n=L(0);return[e,s=>{clearTimeout(n.current),t(new Set(s)),n.current=setTimeout(()=>t(new Set),ai)}]}var Bt={};Me(Bt,{Aftermath:()=>Oi,Board:()=>vi,HeaderFacts:()=>yi,Looking:()=>Li,OptionIcon:()=>Ti,Outcome:()=>Ei,Person:()=>xi,Reminder:()=>Ci,Resolving:()=>wi,YourCards:()=>Si,atHand:()=>Ai,colours:()=>Gi,explanation:()=>Di,faceDown:()=>Pi,handCount:()=>qi,hintNumbers:()=>Ii,measures:()=>Ri,moments:()=>Hi,options:()=>ji,out:()=>Bi,privateTo:()=>Mi,turnWords:()=>Ni,winner:()=>zi});var pi=new Set(["table","people","questions","beat","claims","notes","names"]);function Ss(){let{view:e}=v(),t=Object.entries(e).filter(([n,o])=>!pi.has(n)&&o!==null);return i`
    <section class="board plain" aria-label=${a("board")}>
      ${t.map(([n,o])=>i`<section key=${n} class="plain-section"><h2>${Ts(n)}</h2><${Dt} value=${o} /></section>`)}
    </section>
  `}function Dt({value:e}){let{view:t}=v();return Array.isArray(e)?e.length===t.people.length&&e.every(Number.isFinite)?i`<${vs} fields=${e.map((n,o)=>[S(t,o),n])} />`:e.some(xs)?i`<ol class="plain-list">${e.map((n,o)=>i`<li key=${o}><${Dt} value=${n} /></li>`)}</ol>`:i`<span>${e.length?I(e.map(n=>ws(t,n))):a("nothing")}</span>`:xs(e)?i`<${vs} fields=${Object.entries(e).map(([n,o])=>[Ts(n),o])} />`:i`<span>${ws(t,e)}</span>`}function vs({fields:e}){return i`<dl class="plain-fields">${e.map(([t,n])=>i`<div key=${t}><dt>${t}</dt><dd><${Dt} value=${n} /></dd></div>`)}</dl>`}var xs=e=>typeof e=="object"&&e!==null;function ws(e,t){return typeof t=="boolean"?a(t?"yes":"no"):t===null||t===""?a("nothing"):typeof t=="string"&&t.includes(":")?Q(e,t):String(t)}function Ts(e){let t=e.replaceAll("_"," ");return t.slice(0,1).toUpperCase()+t.slice(1)}var Pt={};Me(Pt,{deliberate:()=>bi,eachItsOwn:()=>_i,grave:()=>gi,inHand:()=>hi,mayHaveSecret:()=>fi,meansOther:()=>ki,onTable:()=>mi,secret:()=>di,shownElsewhere:()=>$i});var mi=[],di=e=>!1,fi=(e,t,n)=>!1,$i=(e,t,n)=>!1,hi=e=>[],_i=e=>!1,bi=e=>!1,gi=e=>!1,ki=(e,t)=>!1;function Ls(){let{view:e}=v();return i`<h2>${a("game_over")}</h2>${e.table.result&&i`<p class="why">${e.table.result}</p>`}`}function qt({seat:e}){let{view:t}=v();return i`<em class="token" data-seat=${e} aria-hidden="true">${Ae(S(t,e))}</em>`}function Cs({option:e}){return A(e)==="seat"&&i`<${qt} seat=${Number(F(e))} />`}function Es({seat:e}){let{view:t,seat:n}=v(),o=t.people[e],s=S(t,e),r=t.questions.waiting.some(p=>p.seat===e),l=[o.kind==="bot"&&a("tag_bot"),o.kind!=="bot"&&o.taken&&!o.present&&a("tag_away")].filter(Boolean),c=[s,r&&a("tag_awaited"),...l].filter(Boolean).join(", ");return i`
    <${M} option=${K(e)} class=${`person ${e===n?"me":""}`} label=${c} firm>
      <${qt} seat=${e} />
      <span class="who">
        <b>${e===n?a("you_named",{name:s}):s}</b>
        <span class="marks">
          ${r&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          ${l.map(p=>i`<i key=${p}>${p}</i>`)}
        </span>
        ${r&&e!==n&&i`<${de} />`}
      </span>
    <//>
  `}var fe=()=>null,yi=fe,vi=Ss,xi=Es,wi=fe,Si=fe,Ti=Cs,Li=fe,Ci=fe,Ei=Ls,Oi=fe,Mi=(e,t)=>null,Ni=(e,t)=>"",Ai=e=>null,Ri=e=>new Map,Hi=(e,t,n)=>[],Ii=e=>({}),Di=(e,t,n)=>null,Pi=e=>!0,qi=e=>0,Bi=(e,t)=>!1,zi=e=>"",Gi=["pick","turn"],ji=Pt;var Os=e=>JSON.parse(document.getElementById(e)?.textContent??"null"),Ee=Os("boot");async function Ms(e){Gt(Os("strings"),Ee.language);let t=Oo();for(let s of Ee.told)t.notice(s,"told");let n=Io({at:Ee.socket,seat:Ee.seat,store:t}),o={...Bt,...await e};hn(i`<${ys} store=${t} send=${n.send} boot=${Ee} parts=${o} />`,document.getElementById("table"))}Ms(Et);
