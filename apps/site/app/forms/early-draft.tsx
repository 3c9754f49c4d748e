// The draft of draft.ts, kept until the form's own script is awake and does it with care.
const script = `addEventListener("input",function(e){var f=e.target.form;
if(!f||f.dataset.draft!=="early")return;
try{var v={};new FormData(f).forEach(function(t,n){if(typeof t==="string")v[n]=t});v.sum="";
sessionStorage.setItem(f.dataset.name,JSON.stringify({values:v,pending:null}))}catch(_){}})`

/** Keeps what is typed before script has come: one bar of signal and a reload lose nothing. */
export function EarlyDraft() {
  return <script>{script}</script>
}
