import { use } from 'react'
import { NoncePlaceholder } from '../nonce-placeholder.ts'

// Writes the draft of draft.ts. Values of an earlier visit are kept for the form's script to restore,
// except boxes that are unticked now. It listens in capture, since React stops events on the way to
// a part whose script has not loaded.
const script = `addEventListener("input",function(e){var f=e.target.form;
if(!f||f.dataset.draft!=="early")return;
try{var n=f.dataset.name,d=f.kept||(f.kept=JSON.parse(sessionStorage.getItem(n))||{}),c=e.target,v;
if(c.type==="checkbox")(d.values=d.values||{})[c.name]=c.checked?c.value:"";
v=Object.assign({},d.values);
new FormData(f).forEach(function(t,k){if(typeof t==="string"&&(t||v[k]===undefined))v[k]=t});v.sum="";
sessionStorage.setItem(n,JSON.stringify({values:v,pending:d.pending||null}))}catch(_){}},true)`

/** Stores the draft until the form's own script has loaded. */
export function EarlyDraft() {
  return <script nonce={use(NoncePlaceholder)}>{script}</script>
}
