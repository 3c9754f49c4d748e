declare global {
  interface Window {
    /** Buttons that were pressed before the page's script was there to hear it, in their order. */
    earlyPresses?: HTMLElement[]
    noteEarlyPress?: (event: Event) => void
  }
}

/** Runs in the head. Links and forms work without script; a button of the page alone would not. */
export const earlyPressesScript =
  'earlyPresses=[];addEventListener("click",noteEarlyPress=e=>{' +
  'const b=e.target.closest("button[type=button]");b&&earlyPresses.push(b)},true)'

/** From here on React hears each press itself. */
export function stopNotingPresses() {
  if (window.noteEarlyPress) removeEventListener('click', window.noteEarlyPress, true)
}
