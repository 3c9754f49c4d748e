/**
 * Runs in the head. A further search on the list takes the place of the last,
 * also as long as the form has no script of its own: the browser alone would keep both.
 */
export const earlySearchScript =
  'addEventListener("submit",e=>{const f=e.target,u=new URL(f.action);' +
  'if(e.defaultPrevented||f.getAttribute("role")!=="search"||u.pathname!==location.pathname)return;' +
  'e.preventDefault();u.search=new URLSearchParams(new FormData(f));location.replace(u)})'
