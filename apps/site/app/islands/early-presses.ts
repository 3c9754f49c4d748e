declare global {
  interface Window {
    /** Buttons that were pressed before the page's script was there to hear it, in their order. */
    earlyPresses?: HTMLElement[]
    noteEarlyPress?: (event: Event) => void
    /** The dropdown that was last stepped through by keys while closed: no step of it is a choice. */
    steppedSelect?: HTMLSelectElement | null
  }
}

/** Links and forms work without script; a button of the page alone would not. */
const pressesScript =
  'earlyPresses=[];addEventListener("click",noteEarlyPress=e=>{' +
  'const b=e.target.closest("button[type=button]");b&&earlyPresses.push(b)},true)'

// The space bar, Enter and Alt open the list, as a finger does.
const stepsScript =
  'steppedSelect=null;for(const n of["keydown","pointerdown"])addEventListener(n,e=>{' +
  'const t=e.target,k=e.key;t.tagName=="SELECT"&&k!="Tab"&&' +
  '(steppedSelect=k&&!e.altKey&&!/^( |Enter)$/.test(k)?t:null)},true)'

/** Runs in the head: what is done before any other script has come is not lost. */
export const earlyPressesScript = `${pressesScript};${stepsScript}`

/** From here on React hears each press itself. */
export function stopNotingPresses() {
  if (window.noteEarlyPress) removeEventListener('click', window.noteEarlyPress, true)
}
