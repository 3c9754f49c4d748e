declare global {
  interface Window {
    /** Buttons clicked before hydration, in order. */
    earlyClicks?: HTMLElement[]
    recordEarlyClick?: (event: Event) => void
    /** The closed dropdown whose value was last changed by keys, which is not a choice yet. */
    steppedSelect?: HTMLSelectElement | null
  }
}

/** Links and forms work without script; a `type="button"` does not. */
const clicksScript =
  'earlyClicks=[];addEventListener("click",recordEarlyClick=e=>{' +
  'const b=e.target.closest("button[type=button]");b&&earlyClicks.push(b)},true)'

// Space, Enter and Alt open the list of a dropdown; other keys change its value.
const stepsScript =
  'steppedSelect=null;for(const n of["keydown","pointerdown"])addEventListener(n,e=>{' +
  'const t=e.target,k=e.key;t.tagName=="SELECT"&&k!="Tab"&&' +
  '(steppedSelect=k&&!e.altKey&&!/^( |Enter)$/.test(k)?t:null)},true)'

/** Runs in the head and records clicks and keys from before hydration. */
export const earlyClicksScript = `${clicksScript};${stepsScript}`

/** Called at hydration: from then on React handles clicks. */
export function stopRecordingEarlyClicks() {
  if (window.recordEarlyClick) removeEventListener('click', window.recordEarlyClick, true)
}
