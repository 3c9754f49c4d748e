/**
 * Runs in the head. A repeated search replaces the history entry also before the form has loaded;
 * the browser alone would add one. It listens in capture, since React stops events on islands that
 * have not loaded.
 */
export const earlySearchScript =
  'addEventListener("submit",e=>{const f=e.target,u=new URL(f.action);' +
  'if(document.documentElement.hasAttribute("data-hydrated")&&!f.closest("[data-island=waiting]"))return;' +
  'if(f.getAttribute("role")!=="search"||u.pathname!==location.pathname)return;' +
  'e.preventDefault();u.search=new URLSearchParams(new FormData(f));location.replace(u)},true)'
