const controls = 'a, button, summary, label, input, select, textarea'
let isRepeating = false

/**
 * Watches from now on whether the visitor uses something else or another page. The function that it
 * returns ends the watch, and says so.
 */
export function watchGoneOn(): () => boolean {
  const { href } = location
  const watched = new AbortController()
  let hasUsedOther = false
  const watch = (event: Event) => {
    if (isRepeating) return
    if (!(event instanceof MouseEvent) || isOnOther(event)) hasUsedOther = true
  }
  // Not `input`, which scripts dispatch for what they fill in.
  for (const name of ['click', 'beforeinput'])
    window.addEventListener(name, watch, { capture: true, signal: watched.signal })
  return () => {
    watched.abort()
    return hasUsedOther || location.href !== href
  }
}

/** Repeats a click that the visitor made before: no watch takes it for going on. */
export function repeatClick(element: HTMLElement): void {
  isRepeating = true
  element.click()
  isRepeating = false
}

// The second click of two is still about the same control.
const isOnOther = ({ target, detail }: MouseEvent) =>
  detail <= 1 && target instanceof Element && target.closest(controls) !== null
