import { use } from 'react'
import { NoncePlaceholder } from '../../nonce-placeholder.ts'

// A modal dialog handles its keys itself.
const script = `addEventListener("keydown",function(e){var d=document.querySelector("dialog");
if(!d||d.matches(":modal")||e.altKey||e.ctrlKey||e.metaKey||e.target.closest("video,input"))return;
d.querySelectorAll("[data-key]").forEach(function(b){if(b.dataset.key===e.key)b.click()})},true)`

/** Before hydration, keys click the dialog's buttons, which work without script. */
export function KeysBeforeHydration() {
  return <script nonce={use(NoncePlaceholder)}>{script}</script>
}
