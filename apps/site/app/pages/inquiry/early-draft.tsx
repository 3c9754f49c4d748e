// The draft of inquiry-draft.ts, kept until the form's own script is awake and does it with care.
const script = `addEventListener("input",function(e){var f=e.target.form;
if(!f||f.dataset.draft!=="early")return;
try{var v=Object.fromEntries(new FormData(f));v.sum="";
sessionStorage.setItem("inquiry",JSON.stringify({values:v,pending:null}))}catch(_){}})`

/** Keeps what is typed before script has come: one bar of signal and a reload lose nothing. */
export function EarlyDraft() {
  return <script>{script}</script>
}
