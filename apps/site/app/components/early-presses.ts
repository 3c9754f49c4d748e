/** Buttons that were pressed before the page's script was there to hear it, in their order. */
type EarlyPresses = { pressed: HTMLElement[]; note: (event: Event) => void }

declare global {
  interface Window {
    earlyPresses?: EarlyPresses
  }
}

/** Runs in the head. Links and forms work without script; a button of the page alone would not. */
export const earlyPressesScript =
  'addEventListener("click",(window.earlyPresses={pressed:[],note(e){' +
  'const b=e.target.closest("button[type=button]");b&&earlyPresses.pressed.push(b)}}).note,true)'

/** From here on React hears each press itself. */
export function stopNotingPresses() {
  if (window.earlyPresses) removeEventListener('click', window.earlyPresses.note, true)
}

/** The buttons in this part of the page; each is handed out once. */
export function takeEarlyPresses(part: Node): HTMLElement[] {
  const noted = window.earlyPresses
  if (noted === undefined) return []
  const taken = noted.pressed.filter((button) => part.contains(button))
  noted.pressed = noted.pressed.filter((button) => !part.contains(button))
  return taken
}
