/**
 * Runs in the head. A further search on the list takes the place of the last,
 * also as long as the form has no script of its own: the browser alone would keep both. It listens
 * before React does, which lets no event pass to a part that waits for its script.
 */
export const earlySearchScript =
  'addEventListener("submit",e=>{const f=e.target,u=new URL(f.action);' +
  'if(document.documentElement.hasAttribute("data-hydrated")&&!f.closest("[data-island=waiting]"))return;' +
  'if(f.getAttribute("role")!=="search"||u.pathname!==location.pathname)return;' +
  'e.preventDefault();u.search=new URLSearchParams(new FormData(f));location.replace(u)},true)'
