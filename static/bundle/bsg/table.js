var ts=Object.defineProperty;var ve=(e,t)=>{for(var n in t)ts(e,n,{get:t[n],enumerable:!0})};var mt={};ve(mt,{Aftermath:()=>Cn,Board:()=>gn,HeaderFacts:()=>jn,Looking:()=>Mn,OptionIcon:()=>Vn,Outcome:()=>On,Person:()=>Un,Reminder:()=>In,Resolving:()=>Tn,YourCards:()=>qn,atHand:()=>ct,colours:()=>rr,explanation:()=>rn,faceDown:()=>lr,handCount:()=>ir,hintNumbers:()=>Wn,measures:()=>Gn,moments:()=>Fn,options:()=>pt,privateTo:()=>ar,turnWords:()=>Kn,winner:()=>Ln});var Ke={},le="en",wt=new Intl.PluralRules(le);function St(e,t){Ke=e,le=t,wt=new Intl.PluralRules(le)}function a(e,t={}){let n=Ke[e];return n===void 0?e:(Array.isArray(n)?n[wt.select(t.n)==="one"?0:1]:n).replace(/\{(\w+)\}/g,(r,s)=>s in t?String(t[s]):r)}var A=e=>e in Ke;function R(e){return new Intl.ListFormat(le,{type:"conjunction"}).format(e)}function ke(e){return new Intl.DateTimeFormat(le,{hour:"2-digit",minute:"2-digit",hourCycle:"h23"}).format(new Date(e))}function Tt(e,t=Date.now()){let n=Math.max(0,Math.round((t-Date.parse(e))/1e3));return n<60?a("seconds",{n}):n<3600?a("minutes",{n:Math.floor(n/60)}):n<48*3600?a("hours",{n:Math.floor(n/3600)}):a("days",{n:Math.floor(n/86400)})}var M=e=>e.slice(0,e.indexOf(":")),G=e=>e.slice(e.indexOf(":")+1),D=e=>e.split("#")[0],V=e=>`seat:${e}`;function E({people:e=[]},t){return e.find(n=>n.seat===t)?.name||a("seat_number",{number:t+1})}function xe(e){let[t,n]=e.trim().split(/\s+/).map(s=>[...s]),[o,r=""]=n?[t[0],n[0]]:t;return o.toUpperCase()+(n?r.toUpperCase():r.toLowerCase())}function J(e,t){return M(t)==="seat"?E(e,Number(G(t))):e.names?.[t]??e.names?.[D(t)]??t}var Me,C,qt,ce,zt,Ct,Bt,Ee={},jt=[],os=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function K(e,t){for(var n in t)e[n]=t[n];return e}function Gt(e){var t=e.parentNode;t&&t.removeChild(e)}function Ft(e,t,n){var o,r,s,l={};for(s in t)s=="key"?o=t[s]:s=="ref"?r=t[s]:l[s]=t[s];if(arguments.length>2&&(l.children=arguments.length>3?Me.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)l[s]===void 0&&(l[s]=e.defaultProps[s]);return Se(e,l,o,r,null)}function Se(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++qt};return C.vnode!=null&&C.vnode(s),s}function Ne(e){return e.children}function Te(e,t){this.props=e,this.context=t}function te(e,t){if(t==null)return e.__?te(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?te(e):null}function Wt(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Wt(e)}}function Je(e){(!e.__d&&(e.__d=!0)&&ce.push(e)&&!Le.__r++||Ct!==C.debounceRendering)&&((Ct=C.debounceRendering)||zt)(Le)}function Le(){for(var e;Le.__r=ce.length;)e=ce.sort(function(t,n){return t.__v.__b-n.__v.__b}),ce=[],e.some(function(t){var n,o,r,s,l,c;t.__d&&(l=(s=(n=t).__v).__e,(c=n.__P)&&(o=[],(r=K({},s)).__v=s.__v+1,Qe(c,s,r,n.__n,c.ownerSVGElement!==void 0,s.__h!=null?[l]:null,o,l??te(s),s.__h),Jt(o,s),s.__e!=l&&Wt(s)))})}function Ut(e,t,n,o,r,s,l,c,p,m){var u,$,f,h,d,b,x,w=o&&o.__k||jt,L=w.length;for(n.__k=[],u=0;u<t.length;u++)if((h=n.__k[u]=(h=t[u])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Se(null,h,null,null,h):Array.isArray(h)?Se(Ne,{children:h},null,null,null):h.__b>0?Se(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(f=w[u])===null||f&&h.key==f.key&&h.type===f.type)w[u]=void 0;else for($=0;$<L;$++){if((f=w[$])&&h.key==f.key&&h.type===f.type){w[$]=void 0;break}f=null}Qe(e,h,f=f||Ee,r,s,l,c,p,m),d=h.__e,($=h.ref)&&f.ref!=$&&(x||(x=[]),f.ref&&x.push(f.ref,null,h),x.push($,h.__c||d,h)),d!=null?(b==null&&(b=d),typeof h.type=="function"&&h.__k!=null&&h.__k===f.__k?h.__d=p=Vt(h,p,e):p=Kt(e,h,f,w,d,p),m||n.type!=="option"?typeof n.type=="function"&&(n.__d=p):e.value=""):p&&f.__e==p&&p.parentNode!=e&&(p=te(f))}for(n.__e=b,u=L;u--;)w[u]!=null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.__d=te(o,u+1)),Yt(w[u],w[u]));if(x)for(u=0;u<x.length;u++)Zt(x[u],x[++u],x[++u])}function Vt(e,t,n){var o,r;for(o=0;o<e.__k.length;o++)(r=e.__k[o])&&(r.__=e,t=typeof r.type=="function"?Vt(r,t,n):Kt(n,r,r,e.__k,r.__e,t));return t}function Kt(e,t,n,o,r,s){var l,c,p;if(t.__d!==void 0)l=t.__d,t.__d=void 0;else if(n==null||r!=s||r.parentNode==null)e:if(s==null||s.parentNode!==e)e.appendChild(r),l=null;else{for(c=s,p=0;(c=c.nextSibling)&&p<o.length;p+=2)if(c==r)break e;e.insertBefore(r,s),l=s}return l!==void 0?l:r.nextSibling}function Et(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||os.test(t)?n:n+"px"}function we(e,t,n,o,r){var s;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Et(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Et(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")s=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=n,n?o||e.addEventListener(t,s?Ot:Lt,s):e.removeEventListener(t,s?Ot:Lt,s);else if(t!=="dangerouslySetInnerHTML"){if(r)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Lt(e){this.l[e.type+!1](C.event?C.event(e):e)}function Ot(e){this.l[e.type+!0](C.event?C.event(e):e)}function Qe(e,t,n,o,r,s,l,c,p){var m,u,$,f,h,d,b,x,w,L,q,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(p=n.__h,c=t.__e=n.__e,t.__h=null,s=[c]),(m=C.__b)&&m(t);try{e:if(typeof _=="function"){if(x=t.props,w=(m=_.contextType)&&o[m.__c],L=m?w?w.props.value:m.__:o,n.__c?b=(u=t.__c=n.__c).__=u.__E:("prototype"in _&&_.prototype.render?t.__c=u=new _(x,L):(t.__c=u=new Te(x,L),u.constructor=_,u.render=rs),w&&w.sub(u),u.props=x,u.state||(u.state={}),u.context=L,u.__n=o,$=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),_.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=K({},u.__s)),K(u.__s,_.getDerivedStateFromProps(x,u.__s))),f=u.props,h=u.state,$)_.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(_.getDerivedStateFromProps==null&&x!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(x,L),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(x,u.__s,L)===!1||t.__v===n.__v){u.props=x,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(W){W&&(W.__=t)}),u.__h.length&&l.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(x,u.__s,L),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,h,d)})}u.context=L,u.props=x,u.state=u.__s,(m=C.__r)&&m(t),u.__d=!1,u.__v=t,u.__P=e,m=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=K(K({},o),u.getChildContext())),$||u.getSnapshotBeforeUpdate==null||(d=u.getSnapshotBeforeUpdate(f,h)),q=m!=null&&m.type===Ne&&m.key==null?m.props.children:m,Ut(e,Array.isArray(q)?q:[q],t,n,o,r,s,l,c,p),u.base=t.__e,t.__h=null,u.__h.length&&l.push(u),b&&(u.__E=u.__=null),u.__e=!1}else s==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=ss(n.__e,t,n,o,r,s,l,p);(m=C.diffed)&&m(t)}catch(W){t.__v=null,(p||s!=null)&&(t.__e=c,t.__h=!!p,s[s.indexOf(c)]=null),C.__e(W,t,n)}}function Jt(e,t){C.__c&&C.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){C.__e(o,n.__v)}})}function ss(e,t,n,o,r,s,l,c){var p,m,u,$=n.props,f=t.props,h=t.type,d=0;if(h==="svg"&&(r=!0),s!=null){for(;d<s.length;d++)if((p=s[d])&&(p===e||(h?p.localName==h:p.nodeType==3))){e=p,s[d]=null;break}}if(e==null){if(h===null)return document.createTextNode(f);e=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,f.is&&f),s=null,c=!1}if(h===null)$===f||c&&e.data===f||(e.data=f);else{if(s=s&&Me.call(e.childNodes),m=($=n.props||Ee).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!c){if(s!=null)for($={},d=0;d<e.attributes.length;d++)$[e.attributes[d].name]=e.attributes[d].value;(u||m)&&(u&&(m&&u.__html==m.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(b,x,w,L,q){var _;for(_ in w)_==="children"||_==="key"||_ in x||we(b,_,null,w[_],L);for(_ in x)q&&typeof x[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||w[_]===x[_]||we(b,_,x[_],w[_],L)})(e,f,$,r,c),u)t.__k=[];else if(d=t.props.children,Ut(e,Array.isArray(d)?d:[d],t,n,o,r&&h!=="foreignObject",s,l,s?s[0]:n.__k&&te(n,0),c),s!=null)for(d=s.length;d--;)s[d]!=null&&Gt(s[d]);c||("value"in f&&(d=f.value)!==void 0&&(d!==e.value||h==="progress"&&!d)&&we(e,"value",d,$.value,!1),"checked"in f&&(d=f.checked)!==void 0&&d!==e.checked&&we(e,"checked",d,$.checked,!1))}return e}function Zt(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){C.__e(o,n)}}function Yt(e,t,n){var o,r;if(C.unmount&&C.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Zt(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){C.__e(s,t)}o.base=o.__P=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Yt(o[r],t,typeof e.type!="function");n||e.__e==null||Gt(e.__e),e.__e=e.__d=void 0}function rs(e,t,n){return this.constructor(e,n)}function Qt(e,t,n){var o,r,s;C.__&&C.__(e,t),r=(o=typeof n=="function")?null:n&&n.__k||t.__k,s=[],Qe(t,e=(!o&&n||t).__k=Ft(Ne,null,[e]),r||Ee,Ee,t.ownerSVGElement!==void 0,!o&&n?[n]:r?null:t.firstChild?Me.call(t.childNodes):null,s,!o&&n?n:r?r.__e:t.firstChild,o),Jt(s,e)}function Xt(e,t){var n={__c:t="__cC"+Bt++,__:e,Consumer:function(o,r){return o.children(r)},Provider:function(o){var r,s;return this.getChildContext||(r=[],(s={})[t]=this,this.getChildContext=function(){return s},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&r.some(Je)},this.sub=function(l){r.push(l);var c=l.componentWillUnmount;l.componentWillUnmount=function(){r.splice(r.indexOf(l),1),c&&c.call(l)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}Me=jt.slice,C={__e:function(e,t){for(var n,o,r;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),r=n.__d),r)return n.__E=n}catch(s){e=s}throw e}},qt=0,Te.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=K({},this.state),typeof e=="function"&&(e=e(K({},n),this.props)),e&&K(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Je(this))},Te.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Je(this))},Te.prototype.render=Ne,ce=[],zt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Le.__r=0,Bt=0;var ne,z,Mt,Oe=0,Ze=[],Nt=C.__b,Ht=C.__r,It=C.diffed,At=C.__c,Rt=C.unmount;function ue(e,t){C.__h&&C.__h(z,e,Oe||t),Oe=0;var n=z.__H||(z.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return Oe=1,as(en,e)}function as(e,t,n){var o=ue(ne++,2);return o.t=e,o.__c||(o.__=[n?n(t):en(void 0,t),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=z),o.__}function y(e,t){var n=ue(ne++,3);!C.__s&&tt(n.__H,t)&&(n.__=e,n.__H=t,z.__H.__h.push(n))}function j(e,t){var n=ue(ne++,4);!C.__s&&tt(n.__H,t)&&(n.__=e,n.__H=t,z.__h.push(n))}function T(e){return Oe=5,Xe(function(){return{current:e}},[])}function Xe(e,t){var n=ue(ne++,7);return tt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function et(e){var t=z.context[e.__c],n=ue(ne++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(z)),t.props.value):e.__}function is(){Ze.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ce),e.__H.__h.forEach(Ye),e.__H.__h=[]}catch(t){e.__H.__h=[],C.__e(t,e.__v)}}),Ze=[]}C.__b=function(e){z=null,Nt&&Nt(e)},C.__r=function(e){Ht&&Ht(e),ne=0;var t=(z=e.__c).__H;t&&(t.__h.forEach(Ce),t.__h.forEach(Ye),t.__h=[])},C.diffed=function(e){It&&It(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Ze.push(t)!==1&&Mt===C.requestAnimationFrame||((Mt=C.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Dt&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Dt&&(o=requestAnimationFrame(r))})(is)),z=void 0},C.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ce),n.__h=n.__h.filter(function(o){return!o.__||Ye(o)})}catch(o){t.some(function(r){r.__h&&(r.__h=[])}),t=[],C.__e(o,n.__v)}}),At&&At(e,t)},C.unmount=function(e){Rt&&Rt(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ce)}catch(n){C.__e(n,t.__v)}};var Dt=typeof requestAnimationFrame=="function";function Ce(e){var t=z;typeof e.__c=="function"&&e.__c(),z=t}function Ye(e){var t=z;e.__c=e.__(),z=t}function tt(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function en(e,t){return typeof t=="function"?t(e):t}var tn=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var l=t[s++],c=t[s]?(t[0]|=l?1:2,n[t[s++]]):t[++s];l===3?o[0]=c:l===4?o[1]=Object.assign(o[1]||{},c):l===5?(o[1]=o[1]||{})[t[++s]]=c:l===6?o[1][t[++s]]+=c+"":l?(r=e.apply(c,tn(e,c,n,["",null])),o.push(r),c[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(c)}return o},Pt=new Map,i=function(e){var t=Pt.get(this);return t||(t=new Map,Pt.set(this,t)),(t=tn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,l="",c="",p=[0],m=function(f){s===1&&(f||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?p.push(0,f,l):s===3&&(f||l)?(p.push(3,f,l),s=2):s===2&&l==="..."&&f?p.push(4,f,0):s===2&&l&&!f?p.push(5,0,!0,l):s>=5&&((l||!f&&s===5)&&(p.push(s,0,l,r),s=6),f&&(p.push(s,f,0,r),s=6)),l=""},u=0;u<n.length;u++){u&&(s===1&&m(),m(u));for(var $=0;$<n[u].length;$++)o=n[u][$],s===1?o==="<"?(m(),p=[p],s=3):l+=o:s===4?l==="--"&&o===">"?(s=1,l=""):l=o+l[0]:c?o===c?c="":l+=o:o==='"'||o==="'"?c=o:o===">"?(m(),s=1):s&&(o==="="?(s=5,r=l,l=""):o==="/"&&(s<5||n[u][$+1]===">")?(m(),s===3&&(p=p[0]),s=p,(p=p[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(m(),s=2):l+=o),s===3&&l==="!--"&&(s=4,p=p[0])}return m(),p})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Ft);var pe=Xt(null),g=()=>et(pe),F=()=>et(pe),oe=e=>e.table.status==="over";var k=g;function B({skill:e}){return i`<i class=${`skill ${e}`} role="img" aria-label=${a(`skill:${e}`)}
    ><span aria-hidden="true">${a(`letter:${e}`)}</span></i
  >`}function He({sheet:e}){return i`
    <div class="sheet-data">
      <p class="skill-set" aria-label=${a("skill_set")}>
        ${e.skill_set.map((t,n)=>i`<span key=${n} class="draw"><b>${t.count}</b>${t.skills.map(o=>i`<${B} key=${o} skill=${o} />`)}</span>`)}
      </p>
      <dl>
        ${e.abilities.map(t=>i`<div key=${t.kind} class=${t.kind}>
            <dt><b>${t.name}</b> <small>${a(`ability:${t.kind}`)}</small></dt>
            <dd>${t.text}</dd>
          </div>`)}
      </dl>
    </div>
  `}function nn(){let{view:e,choice:t}=k(),n=t.question?.options.filter(s=>s.startsWith("char:"))??[],o=n.length>0;if(y(()=>o?()=>scrollTo(0,0):void 0,[o]),!o)return null;let r=n.flatMap(s=>e.characters.find(l=>l.character===s)??[]);return i`
    <section class="sheets-offered" data-answers aria-label=${a("characters")}>
      <h2>${t.question?.text}</h2>
      <p class="legend">${a("sheet_legend")}</p>
      <ul>
        ${r.map(s=>i`
            <li key=${s.character} class="sheet-card">
              <h3>${s.name} <small>${a(`type:${s.type}`)}</small></h3>
              <${He} sheet=${s} />
              <button type="button" class="go" disabled=${t.sending} data-option=${s.character}
                onClick=${()=>t.pick(s.character)}>${a("choose_named",{name:s.name})}</button>
            </li>
          `)}
      </ul>
    </section>
  `}function O({option:e,class:t="",label:n,explain:o=e,firm:r=!1,place:s,children:l}){let{choice:c,spoken:p}=g(),m=c.may(e),u=c.question?.dimmed[e],$=`${t} ${u?"dimmed":""} ${p.has(e)?"spoken":""}`,f=n?.replace(/\.$/,""),h=i`
    <span class="unseen">${m?a("choosable",{label:f}):u?`${f}. ${u}`:n}</span>
    <span class="seen" aria-hidden="true">${l}</span>
  `,d=u?e:void 0;if(!m&&!r)return i`<div class=${$} data-explain=${o} data-why=${d} data-place=${s}>${h}</div>`;if(!m)return i`<button type="button" class=${$} data-explain=${o} data-why=${d} data-place=${s}>${h}</button>`;let b=c.picks.indexOf(e),x=b>=0;return i`
    <button
      type="button"
      class=${`${$} glow ${x?"picked":""}`}
      aria-pressed=${c.instant?void 0:x}
      data-explain=${o}
      data-place=${s}
      data-option=${e}
      onClick=${()=>c.pick(e)}
    >
      ${h} ${x&&c.question?.ordered&&i`<b class="rank">${b+1}</b>`}
    </button>
  `}var Ie=(e,t)=>e.board.places.find(n=>n.place===t),on=(e,t)=>e.areas.find(n=>n.area===t),Z=e=>A(`area:${e}`);function Ae(e,t){return Z(t)?a("in_viper",{area:a(`area:${t}`)}):Ie(e,t)?.name??t}function N(e,t){if(M(t)==="area")return a(t);let n=J(e,t);return n===t?Ie(e,G(t))?.name??t:n}var me=e=>a(`title:${e}`),de=e=>e<0?`−${-e}`:`${e}`,Y=e=>e>0?`+${e}`:de(e);var ls=new Set(["card","crisis","super","destination","quorum","loyalty","char","loc","token"]);function rn(e,t,n){let o=nt[M(n)]?.({view:e,me:t,thing:G(n),typed:n});return o&&{...o,link:cs(n),more:o.sheet&&i`<${He} sheet=${o.sheet} />`}}function cs(e){let t=M(e);return!ls.has(t)||Z(G(e))?null:`/compendium/#${t==="card"?D(e).replace(/-\d+$/,""):D(e)}`}var nt={loc({view:e,me:t,thing:n,typed:o}){if(Z(n))return nt.area({view:e,me:t,thing:n,typed:o});let r=Ie(e,n);if(!r)return null;let s=r.seats.map(l=>e.players[l].name??E(e,l));return{title:r.name,lines:[r.text?a("action_here",{text:r.text}):a("no_action_here"),r.damaged&&a("damaged_here"),r.hazardous&&a("hazardous"),s.length>0&&a("here",{names:R(s)})]}},area({view:e,thing:t}){let n=on(e,t);return n&&{title:a(`area:${t}`),lines:[n.launch&&a("launch_here"),...ot(e,n)]}},ship({view:e,thing:t}){let[n,o]=D(t).split("@"),r=n.startsWith("civilian")?"civilian":n,l=e.areas.flatMap(p=>p.basestars).find(p=>p.option===`ship:${t}`)?.damage.map(p=>N(e,p))??[],c=n.startsWith("civilian-")?n.slice(9):"";return{title:c?a("civilian",{letter:c}):a(`ship:${r}`),lines:[a(`about:${r}`),l.length>0&&a("basestar_damaged",{damage:R(l)}),o&&Z(o)&&a(`area:${o}`)]}},seat({view:e,thing:t}){let n=e.players[Number(t)],o=E(e,n.seat),r=[...n.quorum,...n.revealed].map(s=>a("revealed_card",{name:s.name,text:[s.text].flat().join("; ")}));return{title:n.name?a("plays",{name:o,character:n.name}):o,lines:[n.place&&Ae(e,n.place),...n.titles.map(s=>a("has_title",{title:me(s)})),a("cards_in_hand",{n:n.hand}),n.loyalty>0&&a("loyalty_cards",{n:n.loyalty}),n.super_crises>0&&a("super_crises_held",{n:n.super_crises}),...r],sheet:n.character&&!n.cylon?sn(e,n.character):null}},char({view:e,thing:t}){let n=sn(e,t);return n&&{title:n.name,lines:[],sheet:n}},card({view:e,me:t,typed:n}){let o=t?.hand.find(s=>s.option===n)??t?.hand.find(s=>D(s.option)===D(n));return{title:o?a("card_named",{name:o.name,strength:o.strength}):N(e,n),lines:o?[a(`skill:${o.skill}`),...o.text,a("or_in_check",{n:o.strength})]:[]}},quorum:({view:e,me:t,typed:n})=>Re(e,t,n),super:({view:e,me:t,typed:n})=>Re(e,t,n),destination:({view:e,me:t,typed:n})=>Re(e,t,n),crisis:({view:e,me:t,typed:n})=>Re(e,t,n),token:({view:e,typed:t})=>({title:N(e,t),lines:[]}),deck({view:e,thing:t}){let n=e.decks.find(o=>o.deck===t);return n?{title:a(`deck:${t}`),lines:[A(`about:deck:${t}`)&&a(`about:deck:${t}`),a("deck_left",{n:n.cards}),n.discarded>0&&a("deck_discarded",{n:n.discarded}),n.top&&a("deck_top",{name:N(e,n.top)})]}:null},skill:({thing:e,...t})=>nt.deck({...t,thing:`skill:${D(e)}`}),res({view:e,thing:t}){let n=e.dials.find(o=>o.resource===t);return n&&{title:a(`res:${t}`),lines:[a(n.value<=n.red_at?"dial_low":"dial_label",{name:a(`res:${t}`),value:n.value,red:n.red_at}),a("about:dial")]}},track({view:e,thing:t}){let{game:n,board:o}=e;if(t==="jump")return{title:a("jump"),lines:[a("jump_label",{jump:n.jump,auto:n.auto_jump}),a("about:jump")]};if(t==="boarding"){let r=o.boarding.reduce((s,l)=>s+l,0);return{title:a("boarded"),lines:[a("boarding_label",{n:r}),a("about:boarding")]}}if(t==="damage"){let r=o.places.filter(s=>s.damaged).length;return{title:a("damage"),lines:[a("about:damage",{n:r,most:o.destroyed_at})]}}return{title:a("distance_title",{distance:n.distance,goal:n.goal}),lines:[a("about:distance",{goal:n.goal}),...n.route.map((r,s)=>a("jump_number",{number:s+1,name:N(e,r)})),n.kept.length>0&&a("kept",{names:R(n.kept.map(r=>N(e,r)))}),a(n.sleeper_done?"sleeper_done":"sleeper_to_come")]}},help:({thing:e})=>({title:a(`help:${e}`),lines:[a(`about:${e}`)]}),reserve({view:e,thing:t}){let{board:n}=e,o=n.civilians_lost.map(s=>N(e,s)),r={viper:[a("vipers_reserve",{n:n.vipers}),a("vipers_damaged",{n:n.damaged_vipers}),a("vipers_destroyed",{n:n.destroyed_vipers})],raptor:[a("raptors_left",{n:n.raptors})],nuke:[a("nukes_left",{n:n.nukes})],civilian:[a("civilians_left",{n:n.civilian_pile}),o.length>0&&a("civilians_lost",{names:o.join("; ")})]};return{title:a(`reserve:${t}`),lines:[a(`about:${t}`),...r[t]]}}},sn=(e,t)=>e.characters.find(n=>n.character===`char:${t}`)??null;function Re(e,t,n){let o=[...t?.looking??[],...t?.super_crises??[],...t?.quorum??[],...e.players.flatMap(r=>r.quorum),...e.crisis?[e.crisis]:[]];return{title:N(e,n),lines:o.find(r=>r.card===D(n))?.text??[]}}function ot(e,t){return[...t.basestars.map(n=>{let o=n.damage.map(r=>N(e,r));return o.length?a("basestar_damaged",{damage:R(o)}):a("ship:basestar")}),t.raiders>0&&a("ships:raider",{n:t.raiders}),t.heavy_raiders>0&&a("ships:heavy-raider",{n:t.heavy_raiders}),t.vipers>0&&a("ships:viper",{n:t.vipers}),...t.pilots.map(n=>a("pilot",{name:E(e,n)})),t.civilians.length>0&&a("civilians_here",{n:t.civilians.length,letters:t.civilians.join(", ")})].filter(Boolean)}function P({seat:e}){let{view:t}=k(),{character:n,cylon:o}=t.players[e]??{};return i`<em class=${`token ${o?"cylon":""}`} data-seat=${e} aria-hidden="true">${xe(n||E(t,e))}</em>`}var Q="0 0 512 512",fe={raptor:[Q,"M215.078 20.037L100.754 135.693l52.133 79.313L21 491.963L296.824 359.53l79.42 52.784L491 297.088L215.078 20.038zm102.037 21.885l-21.082 21.174l16.865 16.933l21.088-21.17l-16.87-16.938zm130.71 4.252l-84.32 84.666l16.862 16.94l84.328-84.667zm-75.893 8.463l-42.157 42.336l16.864 16.933l42.165-42.334zm67.463 67.744l-42.155 42.33l16.862 16.938l42.164-42.334l-16.87-16.933zm12.658 55.038l-21.08 21.17l16.863 16.933l21.088-21.166l-16.87-16.936zm-206.526 66.865c6.308.15 11.87 2.175 15.924 6.244c11.794 11.843 6.35 36.51-12.16 55.098c-18.51 18.585-43.08 24.056-54.872 12.22c-11.793-11.847-6.345-36.517 12.168-55.1c12.146-12.2 26.9-18.747 38.94-18.462"],centurion:[Q,"M256 19c-13.8 0-27.9 3.02-41.5 8.48L256 79.44l41.5-51.96C283.9 22.02 269.8 19 256 19m-59.4 16.96c-18.5 10.27-35.9 24.69-50.9 41.74c-10.8 12.21-20.2 25.7-24.8 32.4l-64.8 87.1l59.1 83L95.9 348l71.6 64.2l-6.9-27.3l36.1-108.2l-40.7 27.1l-75.98-106.3l42.28-56.3l97.4 48.7h72.7l97.4-48.7l42.3 56.3l-76 106.3l-40.8-27.2l1 3.2l35.2 105.1l-6.9 27.3l71.5-64.2l-19.4-67.8l59.2-83l-64.8-87.1c-4.6-6.7-14-20.19-24.8-32.4c-15-17.05-32.4-31.47-50.9-41.74L256 110.2zm15.1 256.44l-5 15h98.6l-5-15zm-11.5 34.2l-16.3 49.1h144.2l-16.4-49.1zm-17.3 68.3l12.3 49.2h121.6l12.2-49.2zm33.6 68.4L256 493l39.5-29.7z"],nuke:[Q,"M177.746 465.133a111 111 0 0 0 24.98 10.73a123.6 123.6 0 0 1-165.845-169.69c2.617 9.252 7.46 19.842 14.427 31.56c13.57 22.786 35.29 49.784 59.59 74.084c23.174 23.175 46.923 42.115 66.85 53.316zM317.31 21.616l-66.85 66.85l173.69 173.69l66.85-66.85zM259.29 162.62l89.473 89.474l44.895 5.958L254.095 118.49zm81.522 107.348c-15.575 34.527-65.865 141.216-108.848 184.222c-37.728 37.73-206.412-143.08-174.746-174.746c42.772-42.772 149.977-91.478 185.478-106.866l97.342 97.343zM203.008 355.1a33.01 33.01 0 0 1-31.794-8.55l-24.77 24.77a68.02 68.02 0 0 0 65.56 17.663zm-40.24-40.472a33.01 33.01 0 0 1 23.457-23.34l-8.983-33.893a68.02 68.02 0 0 0-48.284 48.167zm41.86-1.43a14.238 14.238 0 1 0 0 20.136a14.24 14.24 0 0 0 0-20.196zm38.044-38.047l-24.77 24.77a33.01 33.01 0 0 1 8.503 31.96l33.847 9.16a68.02 68.02 0 0 0-17.592-65.947z"],fuel:[Q,"M374.014 53.123q-1.079-.013-2.15.033a40.5 40.5 0 0 0-5.235.57c-13.857 2.41-27.79 12.364-38.913 30.905c-13.823 23.04-37.3 32.308-61.654 35.438c-23.677 3.043-49.05 1.085-72.016.97L105 165.564V487h302V67.955c-11.04-10.112-22.205-14.706-32.986-14.832M201.514 55l-16.873 50.617l5.235-2.617H192c4.122 0 8.278.064 12.44.145L214.485 73h99.285c4.337-6.844 9.166-12.885 14.41-18zm173.884 22.354l17.204 5.292L329 289.352v109.625l60.123 41.623l-10.246 14.8l-90.133-62.4H176v-.775l-40.512 60.767l-14.976-9.984L183 349.275V242.068l-60.21-42.728l10.42-14.68L221.052 247H323.2zM144.713 96.602l-41.576 19.68l12.836 27.116l41.576-19.68L144.712 96.6zM201 265v110h110V265z"],food:[Q,"M98.344 16.688C79.692 43.785 68.498 69.01 65.5 89.56l23.938 39.157l28.624-33.47c.868-21.213-5.49-48.677-19.718-78.563zM472.5 19.625C444.04 36.055 423.112 54 411.562 71.25l4.75 45.688L456.563 99c9.89-18.777 15.938-46.29 15.938-79.375zm-91.75 27.28c-10.153 21.036-16.8 40.84-20.156 58.314l18.375 57.686l19.78-34.25l-6.5-62.22h.03a277 277 0 0 0-11.53-19.53zM27.25 80.782c-.125 23.364 2.393 44.102 6.875 61.314L75.5 186.25l3.125-39.406L46 93.47l.03-.032a280 280 0 0 0-18.78-12.657zm132.844 10.532c-8.415 3.504-16.29 7.213-23.594 11.094l-39.25 45.97l-3.094 39.374l50.438-39.094c6.712-15.904 12.09-35.263 15.5-57.344m177.22 21.626c-24.024 58.09-16.16 97.86 7.873 108.5l21.157-36.625l-19.594-61.438a274 274 0 0 0-9.438-10.438zm146.03.218c-4.55-.028-8.97.084-13.28.28L414.935 138l-19.78 34.28l62.343-13.655c12.897-11.47 26.09-26.626 38.656-45.094c-4.358-.216-8.64-.348-12.812-.374zm-226.094 8.72c-23.24 23.238-38.832 46.003-45.53 65.655l16.436 42.907l34.22-27.75c4.695-20.704 3.436-48.856-5.126-80.812M16.406 159.06c3.28 62.77 27.482 95.31 53.75 94.594l3.344-42.22l-44.063-47a279 279 0 0 0-13.03-5.374zm143.22 11.375a272 272 0 0 0-18.5 4.563l-48.97 37.938l-3.312 41.75c26.492 7.51 57.16-20.567 70.78-84.25zm16.06 1.563c-4.36 22.935-5.65 43.762-4.374 61.5l32.688 51l10.22-38.188l-22.407-58.437h.03a277 277 0 0 0-16.155-15.875zm267.408 8.938l-60.563 13.218l-20.936 36.25c20.682 18.195 60.438 6.035 100.125-45.625a275 275 0 0 0-18.626-3.843m-138.688 25.53c-8.912 1.92-17.304 4.16-25.187 6.657l-46.97 38.03l-10.22 38.19l56.69-29.283c9.493-14.424 18.323-32.49 25.686-53.593zm155.125 25.063c-25.85 20.324-44.046 41.06-53.03 59.782l11.22 44.532l37.28-23.47c7.126-19.99 9.236-48.088 4.53-80.843zm-123.342 8.595c-34.435 77.573-59.394 159.06-62.97 253.03h18.72c3.558-90.792 27.573-169.428 61.312-245.436l-17.063-7.595zm-185.375 6.906c-8.173 62.347 9.714 98.713 35.687 102.75l10.97-40.874l-34.814-54.25a279 279 0 0 0-11.844-7.625zm221.75 24.532c-7.053 22.243-10.817 42.77-11.657 60.532l26.406 54.594L402 349.967l-15.28-60.687h.06c-4.3-5.848-9.033-11.76-14.217-17.717zm-302.47 1.532c-8.664 74.584-8.13 147.835 12.188 220.062h19.44c-20.877-70.772-21.764-143.02-13.064-217.906l-18.562-2.156zm219.47 11.094c-6.613.16-12.953.54-19.032 1.125L215.5 313.78l-10.844 40.408c24.69 12.23 59.938-9.82 84.906-70zm206.718 36.937c-9.072.844-17.664 2.052-25.78 3.594l-51.156 32.217l-14.688 36.657l59.75-22.313c11.14-13.193 22.055-30.075 31.875-50.155zm-157.31 22c-15.528 60.938-2.096 99.19 23.217 106.28l15.72-39.28l-28.094-58.03c-3.43-3-7.053-5.985-10.844-8.97zM183.25 368.72c-12.674 41.233-22.26 82.547-26.844 124.436h18.813c4.507-39.722 13.69-79.23 25.905-118.97l-17.875-5.467zm270 26.655l-58 21.688l-15.563 38.875c23.056 15.098 60.673-2.606 92.625-59.407a273 273 0 0 0-19.062-1.155zM356.5 469.03c-1.874 7.713-3.185 15.757-3.656 24.126h18.687c.45-6.686 1.55-13.206 3.126-19.687l-18.156-4.44z"],morale:[Q,"M480.25 156.355c0 161.24-224.25 324.43-224.25 324.43S31.75 317.595 31.75 156.355c0-91.41 70.63-125.13 107.77-125.13c77.65 0 116.48 65.72 116.48 65.72s38.83-65.73 116.48-65.73c37.14.01 107.77 33.72 107.77 125.14"],population:[Q,"M250.882 22.802c-23.366 3.035-44.553 30.444-44.553 65.935c0 19.558 6.771 36.856 16.695 48.815l11.84 14.263l-18.217 3.424c-12.9 2.425-22.358 9.24-30.443 20.336c-8.085 11.097-14.266 26.558-18.598 44.375c-7.843 32.28-9.568 71.693-9.842 106.436h42.868l11.771 157.836c29.894 6.748 61.811 6.51 90.602.025l10.414-157.86h40.816c-.027-35.169-.477-75.126-7.584-107.65c-3.918-17.934-9.858-33.372-18.04-44.343c-8.185-10.97-18.08-17.745-32.563-19.989l-18.592-2.88l11.736-14.704c9.495-11.897 15.932-28.997 15.932-48.082c0-37.838-23.655-65.844-49.399-65.844z"],viper:["-13 -10 26 20","M-12.5,0 L-3,-1.8 L3,-8.5 L9.5,-8.5 L7.5,-2 L11.5,-2 L11.5,2 L7.5,2 L9.5,8.5 L3,8.5 L-3,1.8Z"],raider:["-13 -11 26 22","M-12.5,8.5 C-12.5,-3 -6.5,-8.5 -2.6,-9 L0,-10.5 L2.6,-9 C6.5,-8.5 12.5,-3 12.5,8.5 C10.5,3.5 7.6,1.4 4.6,1.6 L2,6.5 L0,3.6 L-2,6.5 L-4.6,1.6 C-7.6,1.4 -10.5,3.5 -12.5,8.5Z"],"heavy-raider":["-13 -11 26 22","M-12.5,9 L-10,-4 L-4.5,-10 L4.5,-10 L10,-4 L12.5,9 L7.5,3 L4,6.5 L-4,6.5 L-7.5,3Z M-3.5,-4.5 L3.5,-4.5 L2,0 L-2,0Z"],basestar:["-22 -22 44 44","M0,-21 C2,-10 4,-7 8,-6 C12,-6 17,-4 21,0 C17,4 12,6 8,6 C4,7 2,10 0,21 C-2,10 -4,7 -8,6 C-12,6 -17,4 -21,0 C-17,-4 -12,-6 -8,-6 C-4,-7 -2,-10 0,-21Z M0,-4 a4,4 0 1,0 0.01,0Z"],civilian:["-12 -10 24 20","M-11,0 L-5,-9 L5,-9 L11,0 L5,9 L-5,9Z"],die:["-24 -24 48 48","M0,-23 L21,-8 L21,10 L0,23 L-21,10 L-21,-8Z"]};function I({kind:e,letter:t}){let[n,o]=fe[e]??fe.civilian;return i`
    <span class=${`shape ${e}`} aria-hidden="true">
      <svg viewBox=${n}><path d=${o} /></svg>${t&&i`<b>${t}</b>`}
    </span>
  `}var us=3;function an({kind:e,n:t}){return i`
    <span class="flotilla">${Array.from({length:Math.min(t,us)},(n,o)=>i`<${I} key=${o} kind=${e} />`)}</span><b>${t}</b>
  `}var ln=["front","starboard-bow","starboard-aft","rear","port-bow","port-aft"];function cn({area:e,seen:t}){let{choice:n,view:o,spoken:r}=k(),s=a(`area:${e}`),l=`area:${e}`,c=n.may(l),p=[s,...ot(o,t)].join(", "),m=u=>c&&!u.target.closest("button, .dimmed")&&n.pick(l);return i`
    <section class=${`area ${e} ${c?"open":""} ${r.has(l)?"spoken":""}`} role="group" aria-label=${s} data-place=${e} onClick=${m}>
      <${O} option=${l} class="area-name" label=${p} firm>
        <span>${s}</span>${t.launch&&i`<small class="launch">${a("launch")}</small>`}
      <//>
      <div class="ships"><${ps} seen=${t} /></div>
    </section>
  `}function ps({seen:e}){let{view:t}=k(),{area:n}=e,r=[["raider",e.raiders],["heavy-raider",e.heavy_raiders],["viper",e.vipers]].filter(([,s])=>s>0);return i`
    ${e.basestars.map(s=>{let l=s.damage.map(p=>N(t,p)),c=l.length?a("basestar_damaged",{damage:R(l)}):a("ship:basestar");return i`
        <${O} key=${s.option} option=${s.option} class="vessel basestar" label=${c}>
          <${I} kind="basestar" />${s.hits>0&&i`<b class="hit">−${s.hits}</b>`}
        <//>
      `})}
    ${r.map(([s,l])=>i`
        <${O} key=${s} option=${`ship:${s}@${n}`} class=${`vessel ${s}`} label=${a(`ships:${s}`,{n:l})}>
          <${an} kind=${s} n=${l} />
        <//>
      `)}
    ${e.pilots.map(s=>i`<${O} key=${`pilot${s}`} option=${V(s)} class="vessel viper flown" label=${a("pilot",{name:E(t,s)})}>
        <${I} kind="viper" /><${P} seat=${s} />
      <//>`)}
    ${e.civilians.map(s=>i`<${O} key=${s} option=${`ship:civilian-${s}`} class="vessel civilian" label=${a("civilian",{letter:s})}>
        <${I} kind="civilian" letter=${s} />
      <//>`)}
  `}function un(){let{view:e}=k(),{boarding:t}=e.board,n=t.reduce((o,r)=>o+r,0);return i`
    <span class="track boarding" role="group" aria-label=${a("boarding_label",{n})}>
      <span data-explain="track:boarding">${a("boarded")}</span>
      ${t.map((o,r)=>i`<${ms} key=${r} n=${o} space=${r} />`)}
      <b class="dead" data-explain="track:boarding">${a("lost")}</b>
    </span>
  `}function ms({n:e,space:t}){let n=a("boarding_space",{space:t+1,n:e});return i`
    <${O} option=${`ship:centurion@${t}`} explain="track:boarding" class=${`space-on ${e?"at":""}`} label=${n}>
      ${e?i`<${I} kind="centurion" />${e>1&&e}`:t+1}
    <//>
  `}function dn(){let{view:e}=k();return i`
    <section class="decks" aria-label=${a("decks")}>
      ${e.decks.filter(pn).map(t=>i`<${mn} key=${t.deck} ...${t} />`)}
      <i class="row-break"></i>
      ${e.decks.filter(t=>!pn(t)).map(t=>i`<${mn} key=${t.deck} ...${t} />`)}
    </section>
  `}var pn=({deck:e})=>e.startsWith("skill:");function mn({deck:e,cards:t,discarded:n,top:o}){let{view:r}=k(),s=e.startsWith("skill:")?e.slice(6):null,l=a(`deck:${e}`),c=[a("deck_left",{n:t}),a("deck_discarded",{n}),o&&a("deck_top",{name:N(r,o)})];return i`
    <${O} option=${s?e:`deck:${e}`} explain=${`deck:${e}`} class="deck" label=${[l,...c].filter(Boolean).join(", ")} firm>
      ${s?i`<${B} skill=${s} />`:i`<span>${l}</span>`}
      <b>${t}</b>${n>0&&i`<small>+${n}</small>`}
    <//>
  `}var De=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var $n=700,ds={raiders:"raider",heavy_raiders:"heavy-raider",vipers:"viper"};function hn({board:e}){let{view:t}=k(),n=T(null),[o,r]=v([]),s=JSON.stringify([t.areas,t.players.map(l=>l.place)]);return y(()=>{let l=n.current;if(n.current={areas:t.areas,players:t.players},!l||De())return;let c=[...$s(l.areas,t.areas),...hs(l.players,t.players)];if(!c.length)return;r(c.map((m,u)=>({...m,key:`${Date.now()}-${u}`})));let p=setTimeout(()=>r([]),$n+100);return()=>clearTimeout(p)},[s]),i`<div class="flights" aria-hidden="true">${o.map(l=>i`<${fs} ...${l} board=${e} />`)}</div>`}function fs({from:e,to:t,kind:n,seat:o,board:r}){let s=T(null);return j(()=>{let l=fn(r.current,e),c=fn(r.current,t);if(!l||!c)return;let p=[{transform:`translate(${l.x}px, ${l.y}px)`,opacity:1},{transform:`translate(${c.x}px, ${c.y}px)`,opacity:e===t?0:1}];s.current.animate(p,{duration:$n,easing:"ease-in-out",fill:"both"})},[]),i`<span class="ghost" ref=${s}>${n?i`<${I} kind=${n} />`:i`<${P} seat=${o} />`}</span>`}function fn(e,t){let n=e?.querySelector(`[data-place="${t}"]`)?.getBoundingClientRect();if(!n)return null;let o=e.getBoundingClientRect();return{x:n.left-o.left+n.width/2-14,y:n.top-o.top+n.height/2-12}}function $s(e,t){let n=[];for(let[s,l]of Object.entries(ds)){let c=[],p=[];t.forEach((m,u)=>{let $=m[s]-e[u][s];for(let f=0;f<Math.abs($);f+=1)($<0?c:p).push(m.area)}),c.slice(0,p.length).forEach((m,u)=>{n.push({from:m,to:p[u],kind:l})})}let o=s=>new Map(s.flatMap(l=>l.civilians.map(c=>[c,l.area]))),r=o(e);for(let[s,l]of o(t))r.has(s)&&r.get(s)!==l&&n.push({from:r.get(s),to:l,kind:"civilian"});return n}function hs(e,t){return t.map((n,o)=>({from:e[o]?.place,to:n.place,seat:o})).filter(({from:n,to:o})=>n&&o&&n!==o)}function _n({place:e}){let{view:t}=k(),n=e.seats.map(s=>t.players[s].name??E(t,s)),o=[e.text,e.damaged&&a("damaged"),e.hazardous&&a("hazardous"),n.length>0&&a("here",{names:R(n)})].filter(Boolean),r=`place ${e.damaged?"damaged":""} ${e.hazardous?"hazardous":""} ${n.length?"manned":""}`;return i`
    <${O} option=${`loc:${e.place}`} class=${r} label=${[e.name,...o].join(", ")} place=${e.place} firm>
      <span class="place-name">${e.name}</span>
      ${e.damaged?i`<small class="hit">${a("damaged")}</small>`:A(`short:${e.place}`)&&i`<small class="does">${a(`short:${e.place}`)}</small>`}
      ${n.length>0&&i`<span class="tokens">${e.seats.map(s=>i`<${P} key=${s} seat=${s} />`)}</span>`}
    <//>
  `}function bn(){let{view:e}=k(),{board:t}=e,n=[a("vipers_reserve",{n:t.vipers}),a("vipers_damaged",{n:t.damaged_vipers}),a("vipers_destroyed",{n:t.destroyed_vipers})];return i`
    <section class="reserves" aria-label=${a("reserves")} data-place="reserves">
      <${O} option="ship:viper@reserves" explain="reserve:viper" class="reserve" label=${n.join(", ")} firm>
        <${I} kind="viper" /><b>${t.vipers}</b>
        ${t.damaged_vipers>0&&i`<small class="hit">${a("short_damaged",{n:t.damaged_vipers})}</small>`}
        ${t.destroyed_vipers>0&&i`<small>${a("short_lost",{n:t.destroyed_vipers})}</small>`}
      <//>
      <${st} kind="raptor" n=${t.raptors} label=${a("raptors_left",{n:t.raptors})} />
      <${st} kind="nuke" n=${t.nukes} label=${a("nukes_left",{n:t.nukes})} />
      <${st} kind="civilian" n=${t.civilian_pile} label=${a("civilians_left",{n:t.civilian_pile})} lost=${t.civilians_lost.length} />
    </section>
  `}function st({kind:e,n:t,label:n,lost:o=0}){return i`
    <button type="button" class="reserve" data-explain=${`reserve:${e}`}>
      <span class="unseen">${n}</span>
      <span class="seen" aria-hidden="true"><${I} kind=${e} /><b>${t}</b>${o>0&&i`<small>${a("short_lost",{n:o})}</small>`}</span>
    </button>
  `}var gn=()=>i`<${nn} /><${_s} />`;function _s(){let{view:e,choice:t}=k(),n=T(null);y(()=>{let r=n.current.querySelector(".glow");r&&matchMedia("(min-width: 1200px)").matches&&r.scrollIntoView({block:"nearest"})},[t.question?.id]);let o=r=>e.board.places.filter(s=>s.ship===r);return i`
    <section class="board" ref=${n} aria-label=${a("board")}>
      <div class="space">
        ${ln.map(r=>i`<${cn} key=${r} area=${r} seen=${e.areas.find(s=>s.area===r)} />`)}
        <div class="hull">
          <${rt} name="galactica" places=${o("galactica")}><div class="tracks"><${gs} /><${un} /></div><//>
          <${rt} name="colonial-one" places=${o("colonial-one")} />
        </div>
      </div>
      <${rt} name="cylon" places=${o("cylon")} />
      <div class="store"><${bn} /><${dn} /></div>
      <${hn} board=${n} />
    </section>
  `}function rt({name:e,places:t,children:n}){return i`
    <section class=${`ship ${e}`} aria-label=${a(`ship:${e}`)}>
      ${e==="galactica"&&i`<${bs} />`}
      <h2>${a(`ship:${e}`)}</h2>
      <div class="places">${t.map(o=>i`<${_n} key=${o.place} place=${o} />`)}</div>
      ${n}
    </section>
  `}function bs(){let e=Array.from({length:15},(t,n)=>`M${62+n*22},24 V164`).join(" ");return i`
    <svg class="outline" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <path class="pod" d="M70,2 H370 L388,12 L370,22 H70 L52,12Z M64,160 H372 L390,180 L372,199 H64 L38,180Z" />
      <path class="engines" d="M388,48 h12 v20 h-12Z M388,83 h12 v20 h-12Z M388,118 h12 v20 h-12Z" />
      <path class="body" d="M1,93 C1,64 6,44 20,35 L58,19 H374 Q391,20 392,38 V148 Q391,164 374,166 H58 L20,151 C6,142 1,122 1,93Z" />
      <path class="ribs" d=${e} />
    </svg>
  `}function gs(){let{view:e}=k(),t=e.board.places.filter(o=>o.damaged).length,n=e.board.destroyed_at;return i`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${a("damage_label",{value:t,most:n})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("damage")}</span>
        ${Array.from({length:n},(o,r)=>i`<i key=${r} class=${r<t?"hit":""}></i>`)}
      </span>
    </button>
  `}var ys=["not","little","lot"];function yn(){let{view:e,seat:t,send:n,state:o}=k(),{claims:r}=e;if(!r)return null;let s=o.pending.some(c=>c.do==="claim"),l=Object.entries(r.levels);return i`
    ${l.length>0&&i`<ul class="claimed" aria-label=${a("claims")}>
      ${l.map(([c,p])=>i`<li key=${c} data-seat=${c}><b>${E(e,Number(c))}</b> ${a(`claim:${p}`)}</li>`)}
    </ul>`}
    ${r.mine&&i`<div class="claims" role="group" aria-label=${a("claim")}>
      <small>${a("claim")}</small>
      ${ys.map(c=>i`<button key=${c} type="button" disabled=${s} aria-pressed=${r.levels[t??""]===c}
          onClick=${()=>n({do:"claim",level:c,about:r.about})}>${a(`claim:${c}`)}</button>`)}
    </div>`}
  `}var vs=6;function vn({check:e,named:t,turned:n,skip:o}){let{view:r}=k(),s=n>=e.revealed.length;return i`
    <section class=${`check ${t?"":"card-large"}`} aria-label=${a("check")}>
      ${!t&&i`<header>
        <h3>${a("check_of",{name:N(r,e.source)})}</h3>
        <p class="bar-to-pass"><b class="value">${e.difficulty}</b><span class="skills">${e.skills.map(l=>i`<${B} key=${l} skill=${l} />`)}</span>
          ${e.partial!==null&&i`<small>${a("partial_from",{n:e.partial})}</small>`}
        </p>
      </header>`}
      ${A(`check:${e.step}`)&&!e.outcome&&i`<p class="step">${a(`check:${e.step}`)}</p>`}
      <${ks} check=${e} />
      <${xs} check=${e} />
      ${e.revealed.length>0&&i`<${ws} cards=${e.revealed} turned=${n} />`}
      ${e.revealed.length>0&&i`<${Ts} check=${e} total=${s&&e.total!==null?e.total:Ss(e.revealed.slice(0,n))} />`}
      ${!s&&i`<button type="button" class="skip" onClick=${o}>${a("skip")}</button>`}
      ${s&&e.outcome&&i`<p class=${`outcome ${e.outcome}`} role="status">${a(`outcome:${e.outcome}`)}</p>`}
      ${e.outcome&&e.total===null&&i`<p class="modifier">${a("without_cards")}</p>`}
      <${yn} />
      ${!e.revealed.length&&!e.outcome&&i`<p class="reminder">${a("reminder:check")}</p>`}
    </section>
  `}function ks({check:e}){return i`
    ${e.modifiers.map(([t,n],o)=>i`<p key=${o} class="modifier">${t} <b>${Y(n)}</b></p>`)}
    ${e.modifiers.length>0&&i`<p class="modifier">${a("now_difficulty",{n:e.difficulty,printed:e.value})}</p>`}
    ${e.zeroed.map(t=>i`<p key=${t} class="modifier">${a("zeroed",{skill:a(`skill:${t}`)})}</p>`)}
    ${e.face_up&&i`<p class="modifier">${a("face_up")}</p>`}
  `}function xs({check:e}){let{view:t,me:n}=k(),o=Object.entries(e.added).map(([s,l])=>({seat:Number(s),n:l,open:e.open_cards[s]??[]}));if(e.destiny>0&&o.unshift({seat:null,n:e.destiny,open:e.open_destiny}),!o.length)return null;let r=s=>s.map(l=>N(t,l)).join(", ");return i`
    <ul class=${`pile ${e.revealed.length?"brief":""}`} aria-label=${a("contributions")}>
      ${o.map(s=>{let l=s.seat===null?a("destiny"):E(t,s.seat);return i`<li key=${l}>
          ${s.seat===null?i`<em class="token destiny" aria-hidden="true">?</em>`:i`<${P} seat=${s.seat} />`}
          <span class="giver">${l}</span>
          <span class="backs" aria-hidden="true">${Array.from({length:Math.min(s.n-s.open.length,vs)},(c,p)=>i`<i key=${p}></i>`)}</span>
          <b aria-label=${a("contributed",{name:l,n:s.n})}>${s.n}</b>
          ${s.open.length>0&&i`<small>${r(s.open)}</small>`}
        </li>`})}
    </ul>
    ${n&&n.added.length>0&&i`<p class="modifier">${a("you_added",{cards:r(n.added)})}</p>`}
  `}function ws({cards:e,turned:t}){let n=o=>o>0?"for":o<0?"against":"nil";return i`
    <ul class="revealed" aria-label=${a("revealed")}>
      ${e.map((o,r)=>r<t?i`<li key=${r} class=${n(o.counts)} data-explain=${o.card}>
              <${B} skill=${o.skill} /><span>${o.name}</span><b>${Y(o.counts)}</b>
            </li>`:i`<li key=${r} class="face-down" aria-hidden="true"></li>`)}
    </ul>
  `}var Ss=e=>e.reduce((t,n)=>t+n.counts,0);function Ts({check:e,total:t}){let n=Math.max(e.difficulty,t,1),o=r=>`${100*Math.max(0,r)/n}%`;return i`
    <div class="total">
      <b>${a("total_against",{total:de(t),difficulty:e.difficulty})}</b>
      <span class="bar" aria-hidden="true">
        <i class=${t>=e.difficulty?"enough":""} style=${{width:o(t)}}></i>
        ${e.partial!==null&&i`<s style=${{left:o(e.partial)}}></s>`}
        <s style=${{left:o(e.difficulty)}}></s>
      </span>
    </div>
  `}var Cs=["pass","partial","fail","consequence"];function X({boxes:e,chosen:t=null,outcome:n=null,pick:o=null}){return e.map((r,s)=>i`<${Es} key=${s} box=${r} chosen=${t} outcome=${n} pick=${o} />`)}function Es({box:e,chosen:t,outcome:n,pick:o}){return e.kind==="choice"?i`
      <${$e} lines=${e.text} />
      <ol class="choices">
        ${(e.boxes??[]).map((r,s)=>i`<li key=${s} class=${o?"glow":t===s?"chosen":t===null?"":"rejected"} onClick=${o&&(()=>o(s))}>
            ${t===s&&i`<mark>${a("chosen")}</mark>`}
            <${$e} lines=${r.text??[]} />
            <${X} boxes=${r.boxes??[]} outcome=${t===s?n:null} />
          </li>`)}
      </ol>
    `:e.kind==="check"?i`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${e.value}</b>
          <span>${a("check")} <span class="skills">${(e.skills??[]).map(r=>i`<${B} key=${r} skill=${r} />`)}</span></span>
        </p>
        <${$e} lines=${e.text??[]} />
        <dl class="results">
          ${(e.boxes??[]).map(r=>i`<div key=${r.kind} class=${`${r.kind} ${n===r.kind?"is":""}`}>
              <dt>${Cs.includes(r.kind)?a(`result:${r.kind}`,{n:r.value}):""}</dt>
              <dd><${$e} lines=${r.text??[]} /><${X} boxes=${r.boxes??[]} /></dd>
            </div>`)}
        </dl>
      </div>
    `:i`<${$e} lines=${e.text??[]} /><${X} boxes=${e.boxes??[]} />`}function $e({lines:e}){return e.map((t,n)=>i`<p key=${n} class="line">${t}</p>`)}function kn({crisis:e,outcome:t,first:n,children:o}){let{view:r,choice:s}=k(),l=s.question?.kind==="crisis_choice"?c=>s.pick(`opt:${c}`):null;return i`
    <article class=${`card-large crisis ${n?"revealed-first":""}`} aria-label=${e.name}>
      <header data-explain=${e.card}>
        <h3>${e.name}</h3>
        <small>${a("drawn_by",{name:E(r,e.drawer)})}</small>
      </header>
      ${n&&o}
      <${X} boxes=${e.boxes} chosen=${e.choice} outcome=${t} pick=${l} />
      <${at} crisis=${e} />
      ${!n&&o}
    </article>
  `}function at({crisis:e}){let t=[e.activate&&a(`activate:${e.activate}`),e.jump&&a("prepares_jump")].filter(Boolean);return t.length>0&&i`<p class="then"><span>${a("then")}</span> ${t.join(", ")}</p>`}var Ls=4,Os=9e3;function xn({open:e}){let{state:t}=k(),n=T(null),[o,r]=v([]);y(()=>{let c=t.log[t.log.length-1]?.n??0,p=n.current;if(t.synced&&(n.current=c),p===null||c<=p)return;let m=t.log.filter(u=>u.n>p&&it(u)!==null);m.length&&r(m.slice(-Ls))},[t.log,t.synced]),y(()=>{let c=setTimeout(()=>r([]),Os);return()=>clearTimeout(c)},[o]);let s=o[o.length-1],l=s&&e!==null&&it(s)===String(e)?o.slice(0,-1):o;return l.length?i`
    <ul class="dice" aria-label=${a("dice")}>
      ${l.map((c,p)=>i`<li key=${c.n} style=${{animationDelay:`${p*150}ms`}}><${lt} face=${it(c)} rolling /><small>${c.text}</small></li>`)}
    </ul>
  `:null}var it=e=>e.about?.find(t=>t.startsWith("die:"))?.slice(4)??null;function lt({face:e,label:t,rolling:n=!1}){let[o,r]=fe.die;return i`
    <span class=${`die ${n?"rolling":""}`} role="img" aria-label=${t??a("rolled",{n:e})}>
      <svg viewBox=${o} aria-hidden="true"><path d=${r} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${e}</b>
    </span>
  `}var Ms=450,Ns=4e3;function wn(e,t){let n=T(!0),o=T(null),[r,s]=v(t);return y(()=>{let l=n.current||De()||!t||o.current===e;if(n.current=!1,t&&(o.current=e),l){s(t);return}s(0);let c=0,p=setInterval(()=>{c+=1,s(c),c>=t&&clearInterval(p)},Math.min(Ms,Ns/t));return()=>clearInterval(p)},[e,t]),[Math.min(r,t),()=>s(t)]}function Sn({roll:e}){let{view:t}=k();return i`
    <article class="card-large roll">
      <${lt} face=${e.result??"?"} label=${e.result===null?a("not_rolled"):a("rolled",{n:e.result})} />
      <p>
        <small>${a("rolled_by",{name:E(t,e.seat)})}</small>
        <span class="line">${e.text}</span>
        ${e.modifier!==0&&i`<b>${a("modified",{n:Y(e.modifier)})}</b>`}
      </p>
    </article>
  `}var Hs=8e3,ct=({crisis:e,check:t})=>e?.card??t?.source??null;function Tn(){let{view:e,setSuspense:t}=k(),{crisis:n,check:o,roll:r}=e,[s,l]=As(),c=o??s,p=!!(n&&c&&c.source===n.card),m=c?.revealed??[],[u,$]=wn(c&&`${c.source}|${m.map(x=>x.card).join()}`,m.length),f=u<m.length;j(()=>t(f),[f]);let h=c&&i`<${vn} check=${c} named=${p} turned=${u} skip=${$} />`,d=!o&&s&&i`<button type="button" class="put-away" onClick=${l}>${a("put_away")}</button>`,b=Is(ct(e));return i`
    <section class="resolving" ref=${b} tabindex="0" aria-label=${a("resolving")}>
      <${xn} open=${r?.result??null} />
      ${r&&i`<${Sn} roll=${r} />`}
      ${!p&&h}
      ${!p&&d}
      ${n&&i`<${kn} crisis=${n} outcome=${p&&!f?c?.outcome:null} first=${p&&m.length>0}>${p&&h}<//>`}
      ${p&&d}
    </section>
  `}function Is(e){let t=T(null);return y(()=>{e&&t.current.checkVisibility()&&scrollTo(0,0)},[e]),t}function As(){let{view:e}=k(),{decided:t,crisis:n,game:o}=e,[r,s]=v(null),l=T({name:null,turn:0}),c=t&&`${t.source}|${t.total}|${t.revealed.map(f=>f.card).join()}`,[p,m]=v(c);c!==l.current.name&&(l.current={name:c,turn:o.turn}),y(()=>{let f=setTimeout(()=>m(c),Hs);return()=>clearTimeout(f)},[c]);let u=o.turn>l.current.turn+1||n&&n.card!==t?.source;return[!t||o.winner||r===c||u&&p===c?null:t,()=>s(c)]}function Cn(){let{view:e}=k(),t=e.history??[],n=e.players.map(o=>o.seat);return t.length?i`
    <section class="history" aria-label=${a("history")}>
      <h3>${a("history")}</h3>
      <p class="legend">${a("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${a("check")}</th>
            ${n.map(o=>i`<th key=${o} scope="col"><${P} seat=${o} /><span class="unseen">${E(e,o)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${a("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${t.map((o,r)=>i`<${Ds} key=${r} check=${o} seats=${n} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${a("history_sum")}</th>
            ${n.map(o=>i`<${Pe} key=${o} worth=${Rs(t,o)} />`)}
            <${Pe} worth=${t.reduce((o,r)=>o+r.destiny_worth,0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `:null}var Rs=(e,t)=>e.reduce((n,o)=>n+(o.worth[t]??0),0);function Ds({check:e,seats:t}){let{view:n}=k(),[o,r]=v(!1),s=l=>l.map(c=>N(n,c)).join(", ");return i`
    <tr class=${e.outcome??""}>
      <th scope="row">
        <button type="button" aria-expanded=${o} onClick=${()=>r(!o)}>
          <small>${a("history_turn",{turn:e.turn})}</small> ${N(n,e.source)}
          <span class="result">${a("history_result",{total:de(e.total),difficulty:e.difficulty,outcome:e.outcome?a(`outcome:${e.outcome}`):""})}</span>
        </button>
      </th>
      ${t.map(l=>i`<${Pe} key=${l} worth=${e.added[l]?e.worth[l]:null} />`)}
      <${Pe} worth=${e.destiny_worth} />
    </tr>
    ${o&&i`<tr class="cards">
      <td colspan=${t.length+2}>
        <dl>
          ${Object.entries(e.added).map(([l,c])=>i`<dt>${E(n,Number(l))}</dt><dd>${s(c)}</dd>`)}
          <dt>${a("destiny")}</dt><dd>${s(e.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `}function Pe({worth:e}){return i`<td class=${e>0?"for":e<0?"against":"nil"}>${e===null?"·":Y(e)}</td>`}var Ln=e=>e.game.winner;function On(){let{view:e}=k(),{winner:t,ending:n,turn:o}=e.game;return i`
    <h2>${a(`won:${t}`)}</h2>
    <p class="why">${n} ${a("after_turns",{n:o})}</p>
    <div class="camps">
      ${Ps.map(({camp:r,in:s})=>i`<${qs} key=${r} camp=${r} players=${e.players.filter(s)} won=${t===r} />`)}
    </div>
  `}var En=e=>e.cylon||e.revealed.some(t=>t.cylon),Ps=[{camp:"humans",in:e=>!En(e)},{camp:"cylons",in:En}];function qs({camp:e,players:t,won:n}){let{view:o}=k();return t.length?i`
    <section class=${`camp ${e}`}>
      <h3>${a(`camp:${e}`)} ${n&&i`<small>${a("camp_won")}</small>`}</h3>
      <ul>
        ${t.map(r=>i`
            <li key=${r.seat}>
              <${P} seat=${r.seat} />
              <span>
                <b>${E(o,r.seat)}</b> <small>${r.name}</small>
                <span class="loyalties">
                  ${zs(r)} ${e==="cylons"&&i`<small>${a(r.cylon?"camp_revealed":"camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `)}
      </ul>
    </section>
  `:null}function zs(e){return e.revealed.length?e.revealed.map((t,n)=>i`<mark key=${n} class=${t.cylon?"danger":""}>${t.name}</mark>`):a("no_loyalty")}function Mn(){let{me:e,choice:t}=k();if(!e?.looking.length)return null;let n=ut(e.looking,t.question);return i`
    <div class="looking" role="group" aria-label=${a("looking")}>
      <small>${a("looking")}</small>
      ${e.looking.map((o,r)=>n?i`<${Bs} key=${r} card=${o} option=${n[r]} />`:i`<article key=${r} class="card-large"><${Nn} card=${o} /></article>`)}
    </div>
  `}function Bs({card:e,option:t}){let{choice:n}=k(),o=n.picks.indexOf(t);return i`
    <button
      type="button"
      class=${`card-large glow ${o>=0?"picked":""}`}
      aria-pressed=${n.instant?void 0:o>=0}
      disabled=${n.sending}
      data-option=${t}
      onClick=${()=>n.pick(t)}
    >
      <${Nn} card=${e} />${o>=0&&i`<b class="rank">${o+1}</b>`}
    </button>
  `}var Nn=({card:e})=>i`
  <h3>${e.name}</h3>
  ${e.distance!==null&&i`<p class="line"><b>${a("distance_of",{n:e.distance})}</b></p>`}
  <${X} boxes=${e.boxes} />
  <${at} crisis=${e} />
`;function ut(e,t){let n=e.map(({card:o},r)=>`${o}#${r}`);return n.length&&t?.options.length===n.length&&n.every(o=>t.options.includes(o))?n:null}var js=6,Gs={loyalty:"loyalty",crisis:"deck",destination:"deck",quorum:"deck",super:"super",ship:"ship"};function In(){let{state:e,view:t}=k(),n=e.log[e.log.length-1]?.n??0,o=e.log.findLast(r=>r.private&&r.n>n-js&&Hn(r));return!o||t.game.winner?null:i`<p class="reminder">${a(`reminder:${Hn(o)}`)}</p>`}var Hn=e=>e.about?.map(t=>Gs[M(t)]).find(Boolean);function se(e){y(()=>{let t=()=>document.hidden&&e();return addEventListener("blur",e),document.addEventListener("visibilitychange",t),document.addEventListener("freeze",e),()=>{removeEventListener("blur",e),document.removeEventListener("visibilitychange",t),document.removeEventListener("freeze",e)}},[])}function qe(){let[e,t]=v(!1),n=()=>t(!1);return se(n),[e,t,{onPointerDown:r=>{r.currentTarget.setPointerCapture(r.pointerId),t(!0)},onPointerUp:n,onPointerCancel:n,onContextMenu:r=>r.preventDefault()}]}function ze({name:e,count:t,children:n}){let[o,r,s]=qe();return i`
    <div class="secret-place">
      <button
        type="button"
        class="secret"
        aria-pressed=${o}
        ...${s}
        onClick=${c=>{c.detail===0&&r(!o)}}
        onBlur=${()=>r(!1)}
      >
        <b>${e}</b><small>${t}</small><small class="unseen">${a("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${o&&i`<div class="face-up">${n}</div>`}</div>
    </div>
  `}function An({cards:e,quorum:t}){return i`
    <div class="hand" data-answers role="list" aria-label=${a("hand",{n:e.length})} tabindex="0">
      ${Dn(t).map(([n,o])=>i`<div role="listitem" key=${n}><${Fs} option=${n} ...${o} /></div>`)}
      ${e.map(n=>i`<div role="listitem" key=${n.option}><${Ws} ...${n} /></div>`)}
      ${!e.length&&!t.length&&i`<div role="listitem" class="no-cards">${a("no_cards")}</div>`}
    </div>
  `}var Rn=({hand:e,quorum:t})=>[...e.map(n=>n.option),...Dn(t).map(([n])=>n)];function Dn(e){return e.map((t,n)=>[`${t.card}#${e.slice(0,n).filter(o=>o.card===t.card).length}`,t])}function Fs({option:e,name:t,text:n}){return i`
    <${O} option=${e} class="skill-card quorum" label=${`${t}: ${n.join(" ")}`}>
      <span class="corner"><small>${a("quorum")}</small></span>
      <strong>${t}</strong>
      ${n.map((o,r)=>i`<small key=${r} class="line">${o}</small>`)}
    <//>
  `}function Ws({option:e,name:t,skill:n,strength:o,text:r}){let s=`${t} ${o}, ${a(`skill:${n}`)}: ${r.join(" ")}`;return i`
    <${O} option=${e} class=${`skill-card ${n}`} label=${s}>
      <span class="corner"><b>${o}</b><${B} skill=${n} /></span>
      <strong>${t}</strong>
      ${r.map((l,c)=>i`<small key=${c} class="line">${l}</small>`)}
    <//>
  `}var Us=["pass","evade"];function Pn({me:e}){let{send:t,state:n,view:o}=k(),r=e.orders,s=n.pending.some(c=>c.do==="order"),l=Z(o.players[e.seat].place);return i`
    ${Us.filter(c=>c!=="evade"||l||r.includes(c)).map(c=>{let p=r.includes(c);return i`
        <button key=${c} type="button" class="order" role="switch" data-explain=${`help:${c}`} data-option=${`order:${c}`} aria-checked=${p} disabled=${s}
          onClick=${()=>t({do:"order",order:c,on:!p})}>
          <b>${a(`order:${c}`)}</b>
          <small>${a(p?"order_on":"order_off")}</small>
        </button>
      `})}
  `}function qn(){let{me:e,view:t}=k();if(!e)return i`<footer class="your-cards" id="hand"></footer>`;let n=t.memos.filter(r=>r.seat===e.seat),o=!t.game.turn&&!e.loyalty.length&&!e.hand.length;return i`
    <footer class=${`your-cards ${o?"bare":""}`} id="hand" aria-label=${a("your_things")}>
      <div class="secrets">
        <${ze} name=${a("loyalty")} count=${a("cards",{n:e.loyalty.length})}>
          ${e.team&&i`<p><b>${a(`team:${e.team}`)}</b></p>`}
          ${e.loyalty.map((r,s)=>i`<p key=${s} class=${r.cylon?"cylon":""}><b>${r.name}</b> ${r.text}</p>`)}
        <//>
        ${e.super_crises.length>0&&i`<${ze} name=${a("super_crises")} count=${a("cards",{n:e.super_crises.length})}>
          ${e.super_crises.map((r,s)=>i`<p key=${s}><b>${r.name}</b> ${r.text.join("; ")}</p>`)}
        <//>`}
        <${ze} name=${a("memos")} count=${a("memo_count",{n:n.length})}>
          ${n.map((r,s)=>i`<p key=${s}><small>${a("memo_turn",{turn:r.turn})}</small> ${r.text}</p>`)}
          ${!n.length&&i`<p>${a("no_memos")}</p>`}
        <//>
        <${Pn} me=${e} />
      </div>
      <${An} cards=${e.hand} quorum=${e.quorum} />
    </footer>
  `}function zn({resource:e,value:t,red_at:n,top:o}){let r=t<=n,s=a(`res:${e}`),l=a(r?"dial_low":"dial_label",{name:s,value:t,red:n}),c=p=>`${100*Math.min(p,o)/o}%`;return i`
    <${O} option=${`res:${e}`} class=${`dial ${r?"low":""}`} label=${l} firm>
      <${I} kind=${e} /><span class="dial-name">${s}</span><b>${t}</b>
      <span class="bar" aria-hidden="true"><i style=${{width:c(t)}}></i><u style=${{left:c(n)}}></u></span>
    <//>
  `}function Bn({jump:e,auto:t,risks:n}){let o=Array.from({length:t+1},(r,s)=>s);return i`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${a("jump_label",{jump:e,auto:t})}</span>
      <span class="seen" aria-hidden="true">
        <span>${a("jump")}</span>
        ${o.map(r=>i`
            <b key=${r} class=${`${r===e?"at":""} ${r in n?"risky":r===t?"ready":"dead"}`}>
              ${r===t?a("auto"):r in n?i`${a("risk",{n:n[r]})}<${I} kind="population" />`:r}
            </b>
          `)}
      </span>
    </button>
  `}function jn(){let{view:e}=k(),{turn:t,distance:n,goal:o,jump:r,auto_jump:s,risks:l}=e.game;return i`
    <div class="dials">${e.dials.map(c=>i`<${zn} key=${c.resource} ...${c} />`)}</div>
    <${Bn} jump=${r} auto=${s} risks=${l} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${a("distance")}</span> <b>${a("of",{value:n,most:o})}</b>
    </button>
    <p class="fact turn-number"><span>${a("turn")}</span> <b>${t}</b></p>
  `}function Gn({game:e,dials:t}){let n=new Map([[a("turn"),e.turn]]);for(let{resource:o,value:r}of t)n.set(a(`res:${o}`),r);return n.set(a("distance"),e.distance)}function Fn(e,t,n){if(!n||t.game.winner)return[];let o=n.loyalty.length>0?["loyalty"]:[];return e?[...o,e.window?"window":e.kind]:t.game.turn>0?[...o,"waiting"]:o}var Wn=e=>({goal:e.game.goal});var pt={};ve(pt,{deliberate:()=>Xs,eachItsOwn:()=>Qs,grave:()=>er,inHand:()=>Ys,mayHaveSecret:()=>Js,meansOther:()=>nr,onTable:()=>Vs,secret:()=>Ks,shownElsewhere:()=>Zs});var Vs=["loc","area","ship","card","quorum","seat","char"],Ks=e=>M(e)==="loyalty",Js=(e,t,n)=>e.kind==="action"&&n?.loyalty.length>0&&!t.players[n.seat].cylon,Zs=(e,t,n)=>M(n)==="char"||!!(t&&ut(t.looking,e)),Ys=e=>e?Rn(e):[],Qs=e=>e==="ship",Xs=e=>e.kind==="contribute",er=e=>e==="opt:nuke"||M(e)==="loyalty",tr={steal:"card",ability:"card",destiny:"card",quorum_card:"quorum"},nr=(e,t)=>tr[e.kind]===M(t);var or=1e4;function re(){let{state:e,view:t}=g(),[n,o]=v(Date.now());y(()=>{let l=setInterval(()=>o(Date.now()),1e3);return()=>clearInterval(l)},[]);let r=e.log[e.log.length-1],s=n+e.ahead;return!r||s-Date.parse(r.at)<or||!t.questions.waiting.some(l=>l.seat!==null)?null:i` <small class="since">${a("since",{time:Tt(r.at,s)})}</small>`}function Un({seat:e}){let{view:t,seat:n}=k(),o=t.players[e],r=t.people.find(d=>d.seat===e),s=E(t,e),l=t.game.current===e&&t.game.turn>0&&!t.game.winner,c=t.questions.waiting.some(d=>d.seat===e),p=t.claims?.levels[e],m=o.place&&Ae(t,o.place),u=[o.once_used&&a("once_used"),r?.kind==="bot"&&a("tag_bot"),r?.kind!=="bot"&&r?.taken&&!r.present&&a("tag_away"),o.loyalty>1&&a("loyalty_cards",{n:o.loyalty}),o.super_crises>0&&a("super_crises_held",{n:o.super_crises}),...o.quorum.map(d=>d.name)].filter(Boolean),$=`person ${e===n?"me":""} ${l?"turn":""} ${o.cylon?"cylon":""}`,f=[l&&a("tag_turn"),c&&a("tag_awaited")].filter(Boolean),h=[s,o.name,m,a("cards_in_hand",{n:o.hand}),...o.titles.map(me),...f,...u].filter(Boolean).join(", ");return i`
    <${O} option=${V(e)} class=${$} label=${h} firm>
      <${P} seat=${e} />
      <span class="who">
        <b>${e===n?a("you_named",{name:s}):s}</b>
        ${o.name&&i`<small class="character">${o.name}</small>`}
        ${m&&i`<small>${m}</small>`}
        <span class="marks">
          ${o.titles.map(d=>i`<mark key=${d}>${me(d)}</mark>`)}
          ${o.cylon&&i`<mark class="danger">${a("cylon")}</mark>`}
          ${l&&i`<i class="whose">${a("tag_turn")}</i>`}
          ${c&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          ${u.map(d=>i`<i key=${d}>${d}</i>`)}
          ${p&&i`<i class="claim">${a(`claim:${p}`)}</i>`}
        </span>
        ${c&&e!==n&&i`<${re} />`}
      </span>
      <span class="cards">${o.hand}</span>
    <//>
  `}function Vn({option:e}){let{choice:t,me:n}=k(),o=M(e),r=o==="card"&&t.may(e)&&n?.hand.find(s=>s.option===e);return r?i`<${B} skill=${r.skill} />`:o==="skill"?i`<${B} skill=${D(G(e))} />`:o==="ship"?i`<${I} kind=${sr(e)} />`:o==="seat"?i`<${P} seat=${Number(G(e))} />`:null}var sr=e=>e.startsWith("ship:civilian")?"civilian":G(e).split("@")[0];function Kn(e,t){let{turn:n,current:o,step:r}=e.game;if(n===0)return a("setting_up");let s=a(`step:${r}`);return o===t?a("your_turn",{step:s}):a("turn_of",{name:E(e,o),step:s})}var rr=["pick","turn","cylon","human"],ar=(e,t)=>e.private?.find(n=>n.seat===t)??null,ir=e=>e.hand.length,lr=e=>!["card","quorum"].includes(M(e));function he(){let e=crypto.getRandomValues(new Uint8Array(16));return Array.from(e,t=>t.toString(16).padStart(2,"0")).join("")}function dt(e){performance.clearMarks(e),performance.mark(e)}function Zn(e={}){let t={link:"connecting",synced:!1,ahead:0,since:null,sections:{},hashes:{},log:[],chat:[],pending:[],notices:[],...e},n=new Set;function o(l){t={...t,...l};for(let c of n)c(t)}function r(l,c){let p=new Map(l.map(m=>[m.n,m]));for(let m of c)p.set(m.n,m);return[...p.values()].sort((m,u)=>m.n-u.n)}let s={sections({set:l,hashes:c,gone:p}){let m={...t.sections,...l},u={...t.hashes,...c};for(let $ of p)delete m[$],delete u[$];dt("view-heard"),o({sections:m,hashes:u})},log({lines:l}){o({log:r(t.log,l)})},chat({lines:l}){o({chat:r(t.chat,l)})}};return{get state(){return t},set:o,subscribe(l){return n.add(l),()=>n.delete(l)},hear(l){s[l.type]?.(l)},notice(l,c){let p=t.notices.filter(m=>m.words!==l);o({notices:[...p,{words:l,code:c}]})},dismiss(l){o({notices:t.notices.filter(c=>c!==l)})}}}var Jn=e=>e.length?e[e.length-1].n:0;function Yn({hashes:e,log:t,chat:n}){return{have:e,log:Jn(t),chat:Jn(n)}}var cr=1,ur=2e4,Qn=1e4,Xn=1500,eo=500,pr=15e3,to={4403:"forbidden",4404:"unknown"},mr=4401,dr=1009,fr=new Set(["earlier","read","note"]),$r=new Set(["read","note"]),hr=new Set(["hold"]),ft="reloaded",_r=new Set(["answer","chat","note","report"]);function no({at:e,seat:t,store:n}){let o=new URL(e,location.href);o.protocol=o.protocol.replace("http","ws");let r=`unsent:${o.pathname}:${t}`,s=null,l=0,c=!1,p=0,m=0,u=0,$=0,f=null,h=!1,d=new Map;function b(S){n.set({pending:S}),sessionStorage.setItem(r,JSON.stringify(S.filter(H=>_r.has(H.do))))}function x(){if(clearTimeout($),h||s)return;c=!1;let S=new WebSocket(o);s=S,m=setTimeout(()=>w(S),Qn),S.onmessage=H=>S===s&&W(JSON.parse(H.data)),S.onclose=H=>S===s&&L(H.code)}function w(S){S===s&&(S.close(),L(1006))}function L(S){if(s=null,f=null,clearTimeout(p),clearTimeout(m),clearTimeout(u),S in to){h=!0,n.set({link:to[S]});return}if(S===dr&&(b([]),n.notice(a("too_long"),"too_long")),b(n.state.pending.filter(U=>!hr.has(U.do))),S===mr){$=setTimeout(x,eo);return}n.set({link:navigator.onLine===!1?"offline":"lost"});let H=Math.min(pr,eo*2**l++);$=setTimeout(x,H*(.75+Math.random()/2))}let q=S=>s?.send(JSON.stringify(S));function _(){if(!s||!c||f)return;clearTimeout(p);let S=s;f=he(),m=setTimeout(()=>w(S),Qn),clearTimeout(u),u=setTimeout(()=>n.set({link:"slow"}),Xn),q({do:"sync",id:f,...Yn(n.state)})}function W(S){S.type==="hello"?ye(S):S.type==="ok"||S.type==="refused"||S.type==="stale"?Xo(S):n.hear(S)}function ye(S){if(clearTimeout(m),S.protocol!==cr||S.seat!==t){Fe();return}c=!0,sessionStorage.removeItem(ft),n.set({ahead:S.now?Date.parse(S.now)-Date.now():0,since:n.state.since??S.since??null}),_();for(let H of n.state.pending)q(H)}function Fe(){h=!0,s?.close(),n.set({link:"outdated"});let S=Number(sessionStorage.getItem(ft)||0);sessionStorage.setItem(ft,String(Date.now())),Date.now()-S>3e4&&location.reload()}function Xo({type:S,id:H,words:U,code:Ue}){if(H===f&&H!==null&&(f=null,l=0,clearTimeout(m),clearTimeout(u),p=setTimeout(_,ur),n.set({link:"open",synced:!0}),S==="ok"))return;let ie=n.state.pending.find(Ve=>Ve.id===H);b(n.state.pending.filter(Ve=>Ve.id!==H));let es=d.get(H);d.delete(H),!es?.({type:S,words:U})&&(S!=="ok"?n.notice(U,Ue):ie&&!fr.has(ie.do)&&n.set({notices:[]}))}addEventListener("online",()=>{l=0,x()}),addEventListener("offline",()=>{s?w(s):h||n.set({link:"offline"})});let We=()=>{document.hidden||h||(l=0,s?c&&(n.state.link==="open"&&n.set({link:"checking"}),f=null,clearTimeout(m),_()):x())};return document.addEventListener("visibilitychange",We),document.addEventListener("resume",We),addEventListener("pageshow",S=>S.persisted&&We()),n.set({pending:JSON.parse(sessionStorage.getItem(r)??"[]")}),x(),{send(S,H=null){let U={...S,id:he()};H&&d.set(U.id,H);let Ue=n.state.pending.filter(ie=>!(ie.do===S.do&&$r.has(ie.do)));b([...Ue,U]),!(!s||!c)&&(q(U),setTimeout(()=>n.state.pending.includes(U)&&_(),Xn))}}}var br="button, a, input, select, textarea, summary, [tabindex]";function oo(){y(()=>{let e=null,t=s=>{e=s.target},n=s=>{s.target.closest?.(br)||(e=null)},o=()=>{!e||document.activeElement!==document.body||e.isConnected&&e.disabled||(e.isConnected?e:gr())?.focus({preventScroll:!0})},r=new MutationObserver(()=>setTimeout(o));return r.observe(document.body,{subtree:!0,childList:!0,attributeFilter:["disabled"]}),document.addEventListener("focusin",t,!0),document.addEventListener("pointerdown",n,!0),()=>{r.disconnect(),document.removeEventListener("focusin",t,!0),document.removeEventListener("pointerdown",n,!0)}},[])}function gr(){return document.querySelector("[role=alertdialog] button:not(.danger)")??document.getElementById("ask")}var Be=e=>[...document.querySelectorAll(e)].find(t=>t.getClientRects().length);function so(e){let t=T(e);t.current=e,y(()=>{let n=({choice:r,send:s,help:l,chat:c})=>({q:()=>(Be(".question [data-option]:enabled")??Be("[data-answers] [data-option]:enabled")??Be(".question button:enabled"))?.focus(),p:()=>r.question?.window&&r.question.given===null&&r.pass(),c,l:()=>Be(".log")?.focus(),h:()=>r.question?.window&&s({do:"hold"}),Escape:()=>r.sure&&r.unsure(),"?":l}),o=r=>{if(r.repeat||r.ctrlKey||r.metaKey||r.altKey||r.target.closest?.("input, textarea, select, dialog"))return;let s=n(t.current)[r.key];s&&(r.preventDefault(),s())};return addEventListener("keydown",o),()=>removeEventListener("keydown",o)},[])}var yr=350,vr=200,kr=450,xr=10,ee=8;function ro(){let{view:e,me:t,choice:n,parts:o}=g(),[r,s]=v(null),l=T(null);l.current=r;let c=Tr(s,l),p=T(null);j(()=>r&&p.current&&Cr(p.current,r.rect)),y(()=>{r?.pinned&&p.current?.focus()},[r?.typed,r?.pinned]);let m=r&&wr(o.explanation(e,t,r.typed),n.question?.dimmed[r.option]);return y(()=>{r&&(!m||!r.pinned&&!r.origin.isConnected)&&s(null)}),m?i`
    <aside class=${`popover ${r.pinned?"pinned":""}`} ref=${p} role=${r.pinned?"dialog":"tooltip"}
      aria-label=${m.title||a("why_not")} tabindex="-1" onKeyDown=${Sr}>
      ${m.title&&i`<h3>${m.title}</h3>`}
      ${m.lines.map((u,$)=>i`<p key=${$} class=${u.tone??""}>${u.text??u}</p>`)}
      ${m.more}
      ${r.pinned&&i`<div class="close">
        ${m.link&&i`<a class="button" href=${m.link} target="_blank" rel="noopener">${a("in_compendium")}</a>`}
        <button type="button" onClick=${c}>${a("close")}</button>
      </div>`}
    </aside>
  `:null}function wr(e,t){let n=t?[{tone:"why",text:t}]:[];return e?{...e,lines:[...e.lines.filter(Boolean),...n]}:n.length?{title:"",lines:n}:null}function Sr(e){if(e.key!=="Tab")return;let t=[...e.currentTarget.querySelectorAll("a, button")],[n,o]=e.shiftKey?[t[0],t[t.length-1]]:[t[t.length-1],t[0]];document.activeElement!==n&&document.activeElement!==e.currentTarget||(e.preventDefault(),o?.focus())}function Tr(e,t){let n=T(!1),o=()=>{let{pinned:r,origin:s}=t.current??{};e(null),r&&(n.current=!0,s.focus(),n.current=!1)};return y(()=>{let r=0,s=!1,l=[0,0],c=[0,0],p=d=>d.target.closest?.("[data-explain]"),m=(d,b)=>{let{explain:x,why:w=x}=d.dataset;e({typed:x,option:w,rect:d.getBoundingClientRect(),pinned:b,origin:d})},u=d=>!t.current?.pinned&&m(d,!1),$=(d,b)=>{clearTimeout(r),r=setTimeout(b,d)},f=()=>e(d=>d?.pinned?d:null),h={pointerover(d){if(d.pointerType!=="mouse"||d.buttons||d.clientX===c[0]&&d.clientY===c[1])return;if(d.target.closest?.(".popover"))return clearTimeout(r);let b=p(d);if(!b)return $(vr,f);$(yr,()=>u(b))},pointerdown(d){s=!1,l=[d.clientX,d.clientY];let b=p(d);if(!b&&!d.target.closest?.(".popover")&&e(null),!b||d.pointerType==="mouse")return $(0,()=>{});$(kr,()=>{s=!0,m(b,!0)})},pointermove(d){d.pointerType==="mouse"?c=[d.clientX,d.clientY]:Math.hypot(d.clientX-l[0],d.clientY-l[1])>xr&&clearTimeout(r)},pointerup:d=>d.pointerType!=="mouse"&&clearTimeout(r),pointercancel:()=>clearTimeout(r),contextmenu(d){p(d)&&s&&d.preventDefault()},click(d){let b=p(d);s?(d.preventDefault(),d.stopPropagation(),s=!1):b&&!b.dataset.option?(clearTimeout(r),m(b,!0)):b&&(clearTimeout(r),e(null))},focusin(d){let b=p(d);n.current||(b?.matches(":focus-visible")?u(b):d.target.closest?.(".popover")||f())},focusout:f,keydown(d){s=!1,d.key==="Escape"&&o()},scroll:f};for(let[d,b]of Object.entries(h))document.addEventListener(d,b,!0);return()=>{clearTimeout(r);for(let[d,b]of Object.entries(h))document.removeEventListener(d,b,!0)}},[]),o}function Cr(e,t){let{width:n,height:o}=e.getBoundingClientRect(),r=t.bottom+ee,s=r+o<=innerHeight-ee?r:t.top-ee-o,l=t.left+t.width/2-n/2;e.style.top=`${Math.max(ee,Math.min(s,innerHeight-ee-o))}px`,e.style.left=`${Math.max(ee,Math.min(l,innerWidth-ee-n))}px`}function ao(e){let t=T(e);t.current=e,y(()=>{let n=null,o=l=>{l.preventDefault(),l.stopPropagation()},r=l=>{l.detail<=1?n=t.current:n!==t.current&&o(l)},s=l=>{l.repeat&&l.key==="Enter"&&!l.target.closest?.("textarea")&&o(l)};return document.addEventListener("click",r,!0),document.addEventListener("keydown",s,!0),()=>{document.removeEventListener("click",r,!0),document.removeEventListener("keydown",s,!0)}},[])}var io="draft";function lo(e,t,n,o){let[r,s]=v(()=>JSON.parse(sessionStorage.getItem(io)??"{}")),l=e?.id??null,c=t.some(w=>w.do==="answer"&&w.ask===l),p=JSON.stringify(e?.given??null),m=r.ask===l&&r.given===p?r:{ask:l,given:p,picks:e?.given??[],sure:null},u=w=>{sessionStorage.setItem(io,JSON.stringify({...w,sure:null})),s(w)};if(!e)return{question:null,options:new Set,picks:[],sending:!1,may:()=>!1};let{options:$,sizes:f}=e,h=Math.max(0,...f),d=h<=1&&!o.deliberate(e),{picks:b}=m,x=w=>{c||n({do:"answer",ask:l,picks:w})};return{question:e,options:new Set($),picks:b,sending:c,instant:d,most:h,sure:m.sure,complete:f.includes(b.length),may(w){return $.includes(w)&&!o.meansOther(e,w)},pick(w){c||(d?o.grave(w)&&m.sure!==w?u({...m,sure:w}):x([w]):b.includes(w)?u({...m,picks:b.filter(L=>L!==w)}):b.length<h&&u({...m,picks:[...b,w]}))},unsure(){u({...m,sure:null})},clear(){u({...m,picks:[]})},confirm(){x(b)},pass(){x([])}}}function je({line:e,open:t=!1}){let{view:n,parts:o}=g(),[r,,s]=qe(),l=!oe(n)&&e.about?.some(o.faceDown);return i`<i>${a("only_you")}</i> ${l?i`<span class="whisper" ...${s}>${r||t?e.text:a("hold_to_look")}</span>`:e.text}`}var Er=3,Lr=3,co={span:[0,0],changes:[]},Or=1500;function uo(){let{state:e}=g(),[t,n,o]=Mr(),[r,s]=v(!1);Hr(t.length>0);let l=e.pending.some(p=>p.do==="answer");if(y(()=>{l&&o()},[l]),!t.length)return null;let c=r?t:t.slice(-Er);return i`
    <section class="recap" aria-label=${a("recap")}>
      <h3>${a("recap_count",{n:t.length})}</h3>
      ${n.length>0&&i`<p class="changes">${n.join(" · ")}</p>`}
      <ul>${c.map(p=>i`<li key=${p.n}>${p.private?i`<${je} line=${p} />`:p.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${o}>${a("got_it")}</button>
        ${t.length>c.length&&i`<button type="button" onClick=${()=>s(!0)}>${a("recap_all")}</button>`}
      </div>
    </section>
  `}function Mr(){let{state:e,view:t,parts:n}=g(),o=po(),r=T(null),s=T(!1),l=T(null),[{span:c,changes:p},m]=v(co),u=mo(e.log);return y(()=>{if(o&&!s.current){let $=r.current??(e.since||u),f=r.current===null?0:Lr;u-$>f&&m({span:[$,u],changes:Nr(l.current,n.measures(t))})}s.current=o,o&&(r.current=u,l.current=n.measures(t))},[o,u]),[e.log.filter($=>$.n>c[0]&&$.n<=c[1]),p,()=>m(co)]}function Nr(e,t){return e?[...t].filter(([n,o])=>e.get(n)!==o).map(([n,o])=>a("recap_change",{name:n,then:e.get(n),now:o})):[]}function po(){let{state:e}=g(),[t,n]=v(!document.hidden);return y(()=>{let o=()=>n(!document.hidden);return document.addEventListener("visibilitychange",o),()=>document.removeEventListener("visibilitychange",o)},[]),t&&e.synced&&e.link==="open"}function Hr(e){let{state:t,seat:n,send:o}=g(),r=po(),s=mo(t.log);y(()=>{if(n===null||!r||e||s<=(t.since??0))return;let l=setTimeout(()=>o({do:"read",log:s}),Or);return()=>clearTimeout(l)},[s,r,e])}var mo=e=>e[e.length-1]?.n??0;var fo="hints",$t=()=>JSON.parse(localStorage.getItem(fo)??"[]"),$o=e=>localStorage.setItem(fo,JSON.stringify(e)),ht=()=>!$t().includes("all"),ho=e=>$o(e?[]:["all"]);function _o(){let{choice:e,view:t,me:n,parts:o}=g(),[,r]=v(0),s=$t(),l=o.moments(e.question,t,n).find(u=>A(`hint:${u}`)&&!s.includes(u)),c=e.question?.id??null,p=T(null);y(()=>{let u=p.current;p.current=c&&l?{asked:c,moment:l}:null,u&&u.asked!==c&&m(u.moment)},[c,l]);let m=u=>{$o([...$t(),u]),r($=>$+1)};return!l||!ht()?null:i`
    <aside class="hint-card" aria-label=${a("hint")}>
      <p>${a(`hint:${l}`,o.hintNumbers(t))}</p>
      <div class="close">
        <button type="button" onClick=${()=>m(l)}>${a("got_it")}</button>
        <button type="button" onClick=${()=>m("all")}>${a("no_hints")}</button>
      </div>
    </aside>
  `}function bo(){let{state:e,store:t}=g();return i`
    <div class="notices" role="alert">
      ${e.notices.map(n=>i`
          <div class="notice" key=${n.words} data-code=${n.code}>
            <span>${n.words}</span>
            <button type="button" onClick=${()=>t.dismiss(n)}>${a("dismiss")}</button>
          </div>
        `)}
    </div>
  `}function go(){let{choice:e}=F(),{dimmed:t,labels:n}=e.question,o=new Map,r=new Set;for(let[s,l]of Object.entries(t))r.has(D(s))||(r.add(D(s)),o.set(l,[...o.get(l)??[],s]));return o.size?i`
    <details class="dimmed-options">
      <summary>${a("not_now",{n:r.size})}</summary>
      <dl>
        ${[...o].map(([s,l])=>i`
            <div key=${s}>
              <dt>${l.map((c,p)=>i`${p>0&&"; "}<span key=${c} data-explain=${c}>${n[c]}</span>`)}</dt>
              <dd>${s}</dd>
            </div>
          `)}
      </dl>
    </details>
  `:null}function yo({options:e}){let{choice:t}=F();return t.most<=1||e.length===1?i`<${_t} option=${e[0]} />`:i`<${Ir} options=${e} />`}function _t({option:e,danger:t=!1}){let{choice:n}=F(),{instant:o,picks:r,most:s,sending:l,question:c}=n,p=r.indexOf(e),m=p>=0,u=!o&&!m&&r.length>=s;return i`
    <button
      type="button"
      class=${`option ${m?"picked":""} ${t?"danger":""}`}
      aria-pressed=${o?void 0:m}
      disabled=${l||u}
      title=${u?a("enough",{n:s}):void 0}
      data-option=${e}
      data-explain=${e}
      onClick=${()=>n.pick(e)}
    >
      <${vo} option=${e} />
      ${m&&c.ordered&&i`<b class="rank">${p+1}</b>`}
    </button>
  `}function Ir({options:e}){let{choice:t}=F(),n=e.filter(l=>t.picks.includes(l)),o=e.find(l=>!t.picks.includes(l)),r=t.picks.length>=t.most,s=t.question.labels[e[0]];return i`
    <div class=${`counter ${n.length?"picked":""}`} role="group" aria-label=${s}>
      <button type="button" aria-label=${a("one_less",{label:s})} disabled=${!n.length||t.sending}
        onClick=${()=>t.pick(n[n.length-1])}>−</button>
      <span class="counted"><${vo} option=${e[0]} /><b>${a("of",{value:n.length,most:e.length})}</b></span>
      <button type="button" aria-label=${a("one_more",{label:s})} disabled=${!o||r||t.sending}
        title=${r?a("enough",{n:t.most}):void 0} data-option=${o}
        onClick=${()=>t.pick(o)}>+</button>
    </div>
  `}function vo({option:e}){let{choice:t,parts:n}=F(),[o,r]=Ar(t.question.labels[e]);return i`
    <${n.OptionIcon} option=${e} />
    <span class="face"><span class="label">${o}</span>${r&&i`<small class="line">${r}</small>`}</span>
  `}function Ar(e){let[,t,n]=e.match(/^([^,;()]{2,60}?)\s?: (.+)$/s)??[null,e,""];return[t,n]}function ko({options:e}){let[t,n]=v(!1);return se(()=>n(!1)),i`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${t} onClick=${()=>n(!t)}>
        ${a(t?"cover_secret_options":"secret_options")}
      </button>
      ${t&&!e.length&&i`<p>${a("no_secret_options")}</p>`}
      ${t&&e.length>0&&i`<div class="items">${e.map(o=>i`<${_t} key=${o} option=${o} danger />`)}</div>`}
    </div>
  `}var xo="opt:nothing";function wo({children:e}){let{choice:t,view:n,me:o,parts:r}=F(),{question:s,instant:l,sure:c}=t,p=r.options,m=s.options.filter(p.secret),u=Pr(s.options.filter(d=>!p.secret(d)&&!p.shownElsewhere(s,o,d)),p),$=new Set(p.inHand(o)),f=d=>d.every(b=>$.has(b)&&t.may(b)),h=m.length>0||p.mayHaveSecret(s,n,o);return c?i`<${Dr} option=${c} />`:i`
    <div class=${`question ${l?"":"many"}`} id="question" data-kind=${s.kind} data-ask=${s.id}>
      <p class="prompt">${s.text} ${!l&&i`<small>${zr(s.sizes)}</small>`}</p>
      ${s.given!==null&&i`<p class="given">${a("given",{picks:Br(n,s)})}</p>`}
      ${[...u].map(([d,b])=>i`
          <div key=${d} class=${`options of-${d} ${f(b)?"in-hand":""}`} role="group" aria-label=${bt(d)}>
            ${f(b)&&i`<p class="below">${a(A(`in_hand:${d}`)?`in_hand:${d}`:"in_your_hand",{n:b.length})}</p>`}
            ${u.size>1&&bt(d)&&i`<h4>${bt(d)}</h4>`}
            <div class="items">
              ${qr(b,s.ordered||p.eachItsOwn(d)).map(x=>i`<${yo} key=${x[0]} options=${x} />`)}
            </div>
          </div>
        `)}
      ${e}
      ${h&&i`<${ko} options=${m} />`}
      <${go} />
      <${Rr} />
    </div>
  `}function Rr(){let{choice:e}=F(),{question:t,instant:n,picks:o,complete:r,sending:s}=e,l=t.sizes.includes(0);if(n&&!l)return null;let c=Math.min(...t.sizes.filter(m=>m>o.length)),p=a(t.window?"pass":A(`none:${t.kind}`)?`none:${t.kind}`:"none");return i`
    <div class="close">
      ${!n&&i`<button type="button" class=${`go ${o.length?"":"empty"}`} disabled=${!r||s} onClick=${e.confirm}>
        ${o.length===0&&l?p:r?a(A(`confirm:${t.kind}`)?`confirm:${t.kind}`:"confirm",{n:o.length}):a("picked_of",{n:o.length,of:c})}
      </button>`}
      ${!n&&o.length>0&&i`<button type="button" onClick=${e.clear}>${a("clear")}</button>`}
      ${n&&l&&i`<button type="button" class="go pass" disabled=${s} onClick=${e.pass}>${p}</button>`}
    </div>
  `}function Dr({option:e}){let{choice:t}=F();return i`
    <div class="question sure" role="alertdialog" aria-label=${a("sure")} data-kind="sure" data-ask=${t.question.id}>
      <p class="prompt"><b>${a("sure")}</b> ${t.question.labels[e]}</p>
      <div class="close">
        <button type="button" class="danger" disabled=${t.sending} onClick=${()=>t.pick(e)}>${a("yes_really")}</button>
        <button type="button" onClick=${t.unsure}>${a("no_back")}</button>
      </div>
    </div>
  `}function Pr(e,t){let n=new Map;for(let s of e){let l=M(s);n.set(l,[...n.get(l)??[],s])}n.has("opt")&&n.set("opt",n.get("opt").sort((s,l)=>+(s===xo)-+(l===xo)));let{onTable:o}=t,r=s=>s==="opt"?99:o.includes(s)?o.indexOf(s):o.length;return new Map([...n].sort(([s],[l])=>r(s)-r(l)))}function qr(e,t){if(t)return e.map(o=>[o]);let n=new Map;for(let o of e)n.set(D(o),[...n.get(D(o))??[],o]);return[...n.values()]}var bt=e=>A(`group:${e}`)?a(`group:${e}`):void 0;function zr(e){let t=Math.min(...e),n=Math.max(...e);return t===n?a("pick_exactly",{n:t}):e.length===n-t+1?t===0?a("pick_up_to",{n}):a("pick_range",{low:t,high:n}):a("pick_one_of",{sizes:e.join(", ")})}function Br(e,{given:t,labels:n}){return t.length?R(t.map(o=>M(o)==="card"?J(e,o):jr(n[o]??J(e,o)))):a("nothing")}var jr=e=>e.split(/\s?: /)[0];function So(){let{view:e,seat:t,choice:n,parts:o}=g();return oe(e)?i`<p class="status" role="status"><b>${a("game_over")}</b></p>`:i`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${o.turnWords(e,t)}</b> ${Gr(e,t,n.question)} ${Fr(n,t)} ${n.question?.given===null&&i`<span class="unseen">${n.question.text}</span>`}
      </span>
      <${re} />
    </p>
  `}function Gr(e,t,n){let o=new Map;for(let r of e.questions.waiting){if(r.seat===t||r.seat===null&&n?.window)continue;let s=`${r.seat===null}|${r.text}`;o.set(s,[...o.get(s)??[],r])}return[...o.values()].map(r=>{let[{text:s,seat:l}]=r;return l===null?a("responses_open",{text:s}):a("waits_for",{names:R(r.map(c=>E(e,c.seat))),text:s})}).join(" ")}function Fr({question:e},t){return t===null?a("you_watch"):e?e.given!==null?a("you_answered"):e.window?a("you_may_respond"):a("up_to_you"):a("nothing_to_do")}var Wr=250,To=2*Math.PI*15;function Co(){let{view:e,seat:t,choice:n,state:o,send:r}=g(),{beat:s}=e,l=Ur(s?.closes_at,o.ahead);if(!s)return null;let c=s.held.length>0,p=Math.min(1,l/s.seconds),m=t!==null&&n.question?.window&&s.holds[t]>0&&!s.held.includes(t),u=o.pending.some($=>$.do==="hold");return i`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${a("closes_in",{n:Math.ceil(l)})}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${p*To} ${To}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(l)}</b>
      </span>
      <p>${c?a("held_by",{n:s.held.length,names:R(s.held.map($=>E(e,$)))}):a("window_open")}</p>
      ${m&&i`<button type="button" class="hold" disabled=${u} data-explain="help:hold" data-option="beat:hold" onClick=${()=>r({do:"hold"})}>
        ${a("hold",{n:s.holds[t]})}
      </button>`}
    </div>
  `}function Ur(e,t){let[n,o]=v(Date.now());return y(()=>{if(!e)return;o(Date.now());let r=setInterval(()=>o(Date.now()),Wr);return()=>clearInterval(r)},[e]),e?Math.max(0,(Date.parse(e)-n-t)/1e3):0}function Eo(){let{view:e,choice:t,state:n,send:o,seat:r,parts:s}=g(),[l,c]=v(!1),{question:p}=t,m=T(null);y(()=>c(!1),[p?.id]),j(()=>{if(p)for(let f of[m.current,m.current.closest(".matter")])f.scrollTop=0},[p?.id]);let u=n.pending.some(f=>f.do==="take_back"),$=p&&p.given===null;return i`
    <section class=${`ask ${$?"urgent":""}`} id="ask" tabindex="-1" aria-label=${a("question")}>
      <div class="ask-top">
        <${So} />
        ${e.questions.take_back&&i`<button type="button" class="take-back" disabled=${u} onClick=${()=>o({do:"take_back"})}>${a("take_back")}</button>`}
        ${p&&i`<button type="button" class="fold" aria-expanded=${!l} aria-controls="question" onClick=${()=>c(!l)}>
          ${a(l?"unfold":"fold")}
        </button>`}
      </div>
      <${bo} />
      <${Co} />
      <${s.Reminder} />
      <div class="ask-body" ref=${m} hidden=${l}>
        <${uo} />
        <${_o} />
        ${p&&i`<${wo} key=${p.id}><${s.Looking} /><//>`}
        ${!p&&i`<${s.Looking} />`}
      </div>
      ${r!==null&&t.sending&&i`<p class="sending" role="status">${a("sending")}</p>`}
    </section>
  `}var Vr=60;function Ge(e){let t=T(null),n=T(!0),o=()=>{n.current&&(t.current.scrollTop=t.current.scrollHeight)};return j(o,[e]),y(()=>{let{current:r}=t,s=0,l=()=>{let{scrollTop:p,clientHeight:m,scrollHeight:u}=r;p+m>=u-Vr?n.current=!0:p<s&&(n.current=!1),s=p},c=new ResizeObserver(o);return c.observe(r),r.addEventListener("scroll",l),()=>{c.disconnect(),r.removeEventListener("scroll",l)}},[]),t}var Kr=500;function Lo({lines:e}){let{seat:t,send:n}=g(),[o,r]=v(""),s=Ge(e.length),l=c=>{c.preventDefault();let p=o.trim();p&&(n({do:"chat",text:p},({type:m})=>{m!=="ok"&&r(u=>u||p)}),r(""))};return i`
    <div class="scroll" ref=${s} tabindex="0">
      ${A("secrecy_rules")&&i`<details class="secrecy"><summary>${a("secrecy")}</summary><p>${a("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${a("side:chat")}>
        ${e.map(c=>i`<li key=${c.n} data-seat=${c.seat} class=${c.claim?"claim":""}>
            <time datetime=${c.at}>${ke(c.at)}</time> <b>${c.name}</b> <span>${c.text}</span>
          </li>`)}
      </ol>
      ${!e.length&&i`<p class="no-lines">${a("nobody_spoke")}</p>`}
    </div>
    ${t===null?i`<p class="no-lines">${a("watchers_read")}</p>`:i`<form class="say" onSubmit=${l}>
          <input type="text" maxlength=${Kr} value=${o} aria-label=${a("say_label")} placeholder=${a("say_label")}
            autocomplete="off" onInput=${c=>r(c.currentTarget.value)} />
          <button type="submit">${a("say")}</button>
        </form>`}
  `}function Oo(){let{send:e,state:t,view:n,seat:o,speakOf:r}=g(),s=Jr(),[l,c]=v("all"),[p,m]=v(null),[u,$]=v(!1),f=()=>$(!1);se(f);let h=s.filter(Zr[l]??(_=>_.about?.includes(l))),d=Ge(h.length),b=t.log[0]?.n??1,x=t.pending.some(_=>_.do==="earlier"),w=_=>{m(_.n),f(),r(_.about??[])},L={ArrowUp:-1,ArrowDown:1},q=_=>{if(_.key==="Enter"&&$(!u),!(_.key in L)||!h.length)return;_.preventDefault();let W=h.findIndex(Fe=>Fe.n===p),ye=W<0?h.length-1:Math.max(0,Math.min(h.length-1,W+L[_.key]));w(h[ye]),document.getElementById(`line-${h[ye].n}`)?.scrollIntoView({block:"nearest"})};return i`
    <div class="scroll" ref=${d}>
      <label class="filter"><span class="unseen">${a("filter")}</span>
        <select value=${l} onChange=${_=>c(_.currentTarget.value)}>
          <option value="all">${a("filter:all")}</option>
          ${o!==null&&i`<option value="own">${a("filter:own")}</option>`}
          ${n.people.map(_=>i`<option key=${_.seat} value=${V(_.seat)}>${a("filter_person",{name:E(n,_.seat)})}</option>`)}
        </select>
      </label>
      ${b>1&&i`<button type="button" class="earlier" disabled=${x} onClick=${()=>e({do:"earlier",before:b})}>
        ${a("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${a("side:log")} aria-activedescendant=${p?`line-${p}`:void 0} onKeyDown=${q} onBlur=${f}>
        ${h.map(_=>i`<li key=${_.n} id=${`line-${_.n}`} role="option" aria-selected=${_.n===p} class=${_.private?"private":""} onClick=${()=>w(_)}>
            <time datetime=${_.at}>${ke(_.at)}</time> ${_.private?i`<${je} line=${_} open=${u&&_.n===p} />`:_.text}
          </li>`)}
      </ol>
      ${!h.length&&i`<p class="no-lines">${a("nothing_yet")}</p>`}
    </div>
  `}function Jr(){let{state:e,suspense:t}=g(),n=T(1/0);return t||(n.current=e.log[e.log.length-1]?.n??0),t?e.log.filter(o=>o.n<=n.current):e.log}var Zr={all:()=>!0,own:e=>e.private};var Yr=4e3,Qr=800;function Mo(){let{view:e,send:t}=g(),n=e.notes?.text??"",[o,r]=v(n),s=T(0),l=T(n);y(()=>{s.current||r(n)},[n]);let c=()=>{clearTimeout(s.current),s.current=0,t({do:"note",text:l.current})},p=()=>s.current&&c();y(()=>(addEventListener("pagehide",p),document.addEventListener("visibilitychange",p),()=>{removeEventListener("pagehide",p),document.removeEventListener("visibilitychange",p),p()}),[]);let m=u=>{l.current=u.currentTarget.value,r(l.current),clearTimeout(s.current),s.current=setTimeout(c,Qr)};return i`
    <label class="notes">
      <span>${a("notes_label")}</span>
      <textarea maxlength=${Yr} value=${o} onInput=${m}></textarea>
    </label>
  `}function No(){let{state:e,seat:t,view:n}=g(),[o,r]=v("log"),s=`chat-read:${n.table.id}`,[l,c]=v(()=>Number(localStorage.getItem(s)??0)),p=t===null?["log","chat"]:["log","chat","notes"],m=e.chat[e.chat.length-1]?.n??0,u=e.chat.filter($=>$.n>l&&$.seat!==t).length;return y(()=>{o!=="chat"||m<=l||(c(m),localStorage.setItem(s,String(m)))},[o,m]),i`
    <aside class="side" id="log" aria-label=${a("side")}>
      <div class="side-tabs" role="tablist">
        ${p.map($=>i`
            <button key=${$} type="button" role="tab" id=${`tab-${$}`} aria-selected=${$===o} aria-controls="side-page" onClick=${()=>r($)}>
              ${a(`side:${$}`)} ${$==="chat"&&o!=="chat"&&u>0&&i`<b class="unread">${u}</b>`}
            </button>
          `)}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${o}`}>
        ${o==="log"&&i`<${Oo} />`}
        ${o==="chat"&&i`<${Lo} lines=${e.chat} />`}
        ${o==="notes"&&i`<${Mo} />`}
      </div>
    </aside>
  `}var Xr=new Set(["forbidden","unknown","outdated"]),ea=new Set(["read","note","earlier"]),ta=new Set(["open","connecting","checking"]);function gt(){let{state:e}=g(),t=!ta.has(e.link),n=na(t),o=e.pending.filter(s=>!ea.has(s.do)).length,r=t&&[a(`link:${e.link}`),o>0&&a("unsent",{n:o})].filter(Boolean).join(" ");return i`
    <p class="unseen" role="status">${r||n&&a("line_back")}</p>
    <div class="banner" hidden=${!t}>
      <span aria-hidden="true">${r}</span>
      ${Xr.has(e.link)&&i`<button type="button" onClick=${()=>location.reload()}>${a("reload")}</button>`}
    </div>
  `}function na(e){let[t,n]=v(!1);return y(()=>{e&&n(!0)},[e]),t&&!e}var Ho="settings";function _e(e=null){let t={sound:!1,notify:!1,...JSON.parse(localStorage.getItem(Ho)??"{}"),...e};return e&&localStorage.setItem(Ho,JSON.stringify(t)),t}function Io(e,t,n){let o=Xe(()=>document.title,[]),r=t&&t.given===null?t.id:null,s=e||o;y(()=>{document.title=r?a("title_yours",{table:s}):s},[s,!!r]);let l=T(!0);y(()=>{if(!n)return;let c=l.current;if(l.current=!1,!r||c)return;let p=_e();p.sound&&sa();let m=p.notify&&document.hidden?oa(s):null;return()=>m?.close()},[r,n])}function oa(e){if(!("Notification"in window)||Notification.permission!=="granted")return null;try{let t=new Notification(e,{body:a("notification"),tag:location.pathname});return t.onclick=()=>{window.focus(),t.close()},t}catch{return null}}var be=null;function sa(){be??=new AudioContext;let{currentTime:e,destination:t}=be;be.resume();for(let[n,o]of[[0,520],[.14,690]]){let r=be.createOscillator(),s=be.createGain();r.frequency.value=o,s.gain.setValueAtTime(.08,e+n),s.gain.exponentialRampToValueAtTime(.001,e+n+.2),r.connect(s).connect(t),r.start(e+n),r.stop(e+n+.2)}}function Ao(){let{view:e,parts:t}=g();return i`
    <section class=${`ending ${t.winner(e)}`} aria-label=${a("game_over")}>
      <${t.Outcome} />
      <${ra} />
      <${t.Aftermath} />
      <${aa} />
    </section>
  `}function ra(){let{view:e,seat:t,send:n,state:o}=g(),r=e.table.rematch,s=o.pending.some(u=>u.do==="rematch"),[l,c]=v(!1),p=r&&`${r}?nonce=${he()}`;y(()=>{l&&p&&location.assign(p)},[l,r]);let m=()=>{c(!0),n({do:"rematch"})};return r?i`<p><a class="button go-on" href=${p}>${a("to_rematch")}</a></p>`:t===null?null:i`<p><button type="button" class="go" disabled=${s} onClick=${m}>${a("rematch")}</button></p>`}function aa(){let{view:e}=g(),{commitment:t,proof:n,options:o,id:r}=e.table;if(!n)return null;let s=JSON.stringify({table:r,options:o,commitment:t,...n},null,2);return i`
    <details class="proof">
      <summary>${a("proof")}</summary>
      <p>${a("proof_words")}</p>
      <dl>
        <dt>${a("commitment")}</dt><dd>${t}</dd>
        <dt>${a("secret_bytes")}</dt><dd>${n.secret}</dd>
        <dt>${a("nonces")}</dt>${n.nonces.map((l,c)=>i`<dd key=${c}>${l}</dd>`)}
        <dt>${a("key")}</dt><dd>${n.key}</dd>
      </dl>
      <a class="button" download=${`${r}-proof.json`} href=${`data:application/json,${encodeURIComponent(s)}`}>${a("take_proof")}</a>
    </details>
  `}var ia=new URL("../../icon.svg",import.meta.url).href;function Ro({help:e}){let{view:t,parts:n}=g();return i`
    <header class="head">
      <h1 class="unseen">${t.table?.name}</h1>
      <${n.HeaderFacts} />
      <a class="table-name" href="/" title=${a("to_home")}><span>${t.table?.name}</span><img src=${ia} alt=${a("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${e}>${a("help")}</button>
    </header>
  `}var la=["q","p","c","l","h","escape"];function Do({close:e}){let{seat:t,parts:n}=g(),o=T(null);return y(()=>o.current.showModal(),[]),i`
    <dialog class="help" ref=${o} onClose=${e} aria-label=${a("help")}>
      <h2>${a("help")}</h2>
      <ul class="colours">${n.colours.map(r=>i`<li key=${r} class=${r}><i aria-hidden="true"></i> ${a(`colour:${r}`)}</li>`)}</ul>
      <p>${a("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${a("keys")}</h3>
        <dl class="keys">${la.map(r=>i`<div key=${r}><dt><kbd>${a(`key:${r}`)}</kbd></dt><dd>${a(`key_does:${r}`)}</dd></div>`)}</dl>
      </div>
      <h3>${a("settings")}</h3>
      <${ca} />
      ${t!==null&&i`<${ua} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${a("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${a("compendium")}</a> <a class="button" href="/">${a("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${a("close")}</button></form>
    </dialog>
  `}function ca(){let[e,t]=v(_e()),[n,o]=v(!1),[r,s]=v(ht()),l=(m,u)=>t(_e({[m]:u})),c=async m=>{let u=m.currentTarget.checked,$=u&&await Notification.requestPermission()==="granted";l("notify",$),o(u&&!$)},p=m=>{ho(m.currentTarget.checked),s(m.currentTarget.checked)};return i`
    <label class="check-line"><input type="checkbox" checked=${e.sound} onChange=${m=>l("sound",m.currentTarget.checked)} /> ${a("set_sound")}</label>
    ${"Notification"in window&&i`<label class="check-line"><input type="checkbox" checked=${e.notify} onChange=${c} /> ${a("set_notify")}</label>`}
    ${n&&i`<p class="denied" role="alert">${a("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${r} onChange=${p} /> ${a("set_hints")}</label>
  `}function ua(){let{send:e,state:t}=g(),[n,o]=v(""),r=t.pending.some(l=>l.do==="report");return i`
    <form class="report" onSubmit=${l=>{l.preventDefault();let c=l.currentTarget,p=c.elements.text.value.trim();p&&e({do:"report",text:p},({type:m,words:u})=>(m==="ok"&&c.reset(),o(m==="ok"?a("reported"):u),!0))}}>
      <label>${a("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${r}>${a("report_send")}</button>
      <p role="status">${r?a("sending"):n}</p>
    </form>
  `}function qo(){let{boot:e,send:t}=g(),n=()=>t({do:"new_link"},({type:o})=>o==="ok"&&location.reload());return i`
    <details class="links">
      <summary>${a("links")}</summary>
      <label>${a("invite_link")}<input readonly value=${e.invite} onFocus=${Po} /></label>
      ${e.personal&&i`<label>${a("personal_link")}<input readonly value=${e.personal} onFocus=${Po} /></label>`}
      ${e.seat!==null&&i`<button type="button" onClick=${n}>${a("new_link")}</button><small>${a("new_link_help")}</small>`}
    </details>
  `}var Po=e=>e.currentTarget.select();function zo(){let{view:e,parts:t}=g();return i`
    <aside class="people" id="people" aria-label=${a("people")}>
      <ul>
        ${e.people.map(({seat:n})=>i`<li key=${n}><${t.Person} seat=${n} /></li>`)}
      </ul>
      <${qo} />
    </aside>
  `}var pa=["board","hand","people","log"];function Bo({tab:e,setTab:t}){let{me:n,parts:o}=g(),r=pa.filter(l=>l!=="hand"||n!==null),s=l=>t(l===e&&l!=="board"?"board":l);return i`
    <nav class="tabs" aria-label=${a("parts")}>
      ${r.map(l=>i`
          <button key=${l} type="button" data-tab=${l} aria-pressed=${l===e} onClick=${()=>s(l)}>
            ${l==="hand"?a("tab_hand",{n:o.handCount(n)}):a(`tab:${l}`)}
          </button>
        `)}
    </nav>
  `}var ma=4e3;function jo({store:e,send:t,boot:n,parts:o}){let{seat:r}=n,s=fa(e),[l,c]=$a(o.atHand(s.sections)),[p,m]=v(!1),[u,$]=ha(),[f,h]=v(!1),d=s.sections,b=r===null?null:o.privateTo(d,r),x=d.questions?.mine.find(_=>_.seat===r)??null,w=lo(x,s.pending,t,o.options),L=()=>{c("log"),document.getElementById("tab-chat")?.click(),requestAnimationFrame(()=>document.querySelector(".say input")?.focus())};Io(d.table?.name,x,s.synced),ao(x?.id??null),oo(),so({choice:w,send:t,chat:L,help:()=>m(!0)}),j(()=>{s.sections.questions&&dt("view-drawn")},[s.sections]);let q={state:s,store:e,view:d,me:b,seat:r,choice:w,send:t,boot:n,parts:o,spoken:u,speakOf:$,suspense:f,setSuspense:h};return d.questions?i`
    <${pe.Provider} value=${q}>
      <div class="table" data-tab=${l} data-link=${s.link}>
        <${gt} />
        <${Ro} help=${()=>m(!0)} />
        <${zo} />
        <main class="board-wrap" id="board">
          ${oe(d)&&i`<${Ao} />`}
          <${o.Board} />
        </main>
        <div class="right"><div class="matter"><${Eo} /><${o.Resolving} /></div><${No} /></div>
        <${o.YourCards} />
        <${Bo} tab=${l} setTab=${c} />
        <${ro} />
        ${p&&i`<${Do} close=${()=>m(!1)} />`}
      </div>
    <//>
  `:i`<${pe.Provider} value=${q}><${da} /><//>`}function da(){return i`<div class="table empty"><${gt} /><p class="connecting">${a("laying_the_table")}</p></div>`}function fa(e){let[t,n]=v(e.state);return y(()=>(n(e.state),e.subscribe(n)),[e]),t}function $a(e){let[t,n]=v("board"),o=T({});return y(()=>{o.current={}},[e]),j(()=>scrollTo(0,o.current[t]??0),[t]),[t,s=>{o.current[t]=scrollY,n(s)}]}function ha(){let[e,t]=v(new Set),n=T(0);return[e,r=>{clearTimeout(n.current),t(new Set(r)),n.current=setTimeout(()=>t(new Set),ma)}]}var xt={};ve(xt,{Aftermath:()=>Ra,Board:()=>Ea,HeaderFacts:()=>Ca,Looking:()=>Ha,OptionIcon:()=>Na,Outcome:()=>Aa,Person:()=>La,Reminder:()=>Ia,Resolving:()=>Oa,YourCards:()=>Ma,atHand:()=>qa,colours:()=>Va,explanation:()=>Ga,faceDown:()=>Fa,handCount:()=>Wa,hintNumbers:()=>ja,measures:()=>za,moments:()=>Ba,options:()=>Ka,privateTo:()=>Da,turnWords:()=>Pa,winner:()=>Ua});var _a=new Set(["table","people","questions","beat","claims","notes","names"]);function Uo(){let{view:e}=g(),t=Object.entries(e).filter(([n,o])=>!_a.has(n)&&o!==null);return i`
    <section class="board plain" aria-label=${a("board")}>
      ${t.map(([n,o])=>i`<section key=${n} class="plain-section"><h2>${Vo(n)}</h2><${yt} value=${o} /></section>`)}
    </section>
  `}function yt({value:e}){let{view:t}=g();return Array.isArray(e)?e.length===t.people.length&&e.every(Number.isFinite)?i`<${Go} fields=${e.map((n,o)=>[E(t,o),n])} />`:e.some(Fo)?i`<ol class="plain-list">${e.map((n,o)=>i`<li key=${o}><${yt} value=${n} /></li>`)}</ol>`:i`<span>${e.length?R(e.map(n=>Wo(t,n))):a("nothing")}</span>`:Fo(e)?i`<${Go} fields=${Object.entries(e).map(([n,o])=>[Vo(n),o])} />`:i`<span>${Wo(t,e)}</span>`}function Go({fields:e}){return i`<dl class="plain-fields">${e.map(([t,n])=>i`<div key=${t}><dt>${t}</dt><dd><${yt} value=${n} /></dd></div>`)}</dl>`}var Fo=e=>typeof e=="object"&&e!==null;function Wo(e,t){return typeof t=="boolean"?a(t?"yes":"no"):t===null||t===""?a("nothing"):typeof t=="string"&&t.includes(":")?J(e,t):String(t)}function Vo(e){let t=e.replaceAll("_"," ");return t.slice(0,1).toUpperCase()+t.slice(1)}var vt={};ve(vt,{deliberate:()=>wa,eachItsOwn:()=>xa,grave:()=>Sa,inHand:()=>ka,mayHaveSecret:()=>ya,meansOther:()=>Ta,onTable:()=>ba,secret:()=>ga,shownElsewhere:()=>va});var ba=[],ga=e=>!1,ya=(e,t,n)=>!1,va=(e,t,n)=>!1,ka=e=>[],xa=e=>!1,wa=e=>!1,Sa=e=>!1,Ta=(e,t)=>!1;function Ko(){let{view:e}=g();return i`<h2>${a("game_over")}</h2>${e.table.result&&i`<p class="why">${e.table.result}</p>`}`}function kt({seat:e}){let{view:t}=g();return i`<em class="token" data-seat=${e} aria-hidden="true">${xe(E(t,e))}</em>`}function Jo({option:e}){return M(e)==="seat"&&i`<${kt} seat=${Number(G(e))} />`}function Zo({seat:e}){let{view:t,seat:n}=g(),o=t.people[e],r=E(t,e),s=t.questions.waiting.some(p=>p.seat===e),l=[o.kind==="bot"&&a("tag_bot"),o.kind!=="bot"&&o.taken&&!o.present&&a("tag_away")].filter(Boolean),c=[r,s&&a("tag_awaited"),...l].filter(Boolean).join(", ");return i`
    <${O} option=${V(e)} class=${`person ${e===n?"me":""}`} label=${c} firm>
      <${kt} seat=${e} />
      <span class="who">
        <b>${e===n?a("you_named",{name:r}):r}</b>
        <span class="marks">
          ${s&&i`<i class="awaited">${a("tag_awaited")}</i>`}
          ${l.map(p=>i`<i key=${p}>${p}</i>`)}
        </span>
        ${s&&e!==n&&i`<${re} />`}
      </span>
    <//>
  `}var ae=()=>null,Ca=ae,Ea=Uo,La=Zo,Oa=ae,Ma=ae,Na=Jo,Ha=ae,Ia=ae,Aa=Ko,Ra=ae,Da=(e,t)=>null,Pa=(e,t)=>"",qa=e=>null,za=e=>new Map,Ba=(e,t,n)=>[],ja=e=>({}),Ga=(e,t,n)=>null,Fa=e=>!0,Wa=e=>0,Ua=e=>"",Va=["pick","turn"],Ka=vt;var Yo=e=>JSON.parse(document.getElementById(e)?.textContent??"null"),ge=Yo("boot");async function Qo(e){St(Yo("strings"),ge.language);let t=Zn();for(let r of ge.told)t.notice(r,"told");let n=no({at:ge.socket,seat:ge.seat,store:t}),o={...xt,...await e};Qt(i`<${jo} store=${t} send=${n.send} boot=${ge} parts=${o} />`,document.getElementById("table"))}Qo(mt);
