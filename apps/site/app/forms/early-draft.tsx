import { use } from 'react'
import { NoncePlaceholder } from '../nonce-placeholder.ts'

// The draft of draft.ts, kept until the form's own script does it with care. What an earlier visit
// left stays in it, for that script to show; a box that is unticked now is not. It listens before
// React does, which lets no event pass to a part that waits for its script.
const script = `addEventListener("input",function(e){var f=e.target.form;
if(!f||f.dataset.draft!=="early")return;
try{var n=f.dataset.name,d=f.before||(f.before=JSON.parse(sessionStorage.getItem(n))||{}),c=e.target,v;
if(c.type==="checkbox")(d.values=d.values||{})[c.name]=c.checked?c.value:"";
v=Object.assign({},d.values);
new FormData(f).forEach(function(t,k){if(typeof t==="string"&&(t||v[k]===undefined))v[k]=t});v.sum="";
sessionStorage.setItem(n,JSON.stringify({values:v,pending:d.pending||null}))}catch(_){}},true)`

/** Keeps what is typed before script has come: one bar of signal and a reload lose nothing. */
export function EarlyDraft() {
  return <script nonce={use(NoncePlaceholder)}>{script}</script>
}
