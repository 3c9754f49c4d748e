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
    if (!isRepeating && isUse(event)) hasUsedOther = true
  }
  // Not `input`, which scripts dispatch for what they fill in.
  // A select that is changed by keys has no `beforeinput`, and only a changed one counts here: a text
  // field dispatches `change` when it is left, also for what was typed before.
  for (const name of ['click', 'beforeinput', 'change'])
    window.addEventListener(name, watch, { capture: true, signal: watched.signal })
  return () => {
    watched.abort()
    return hasUsedOther || location.href !== href
  }
}

/** Repeats what the visitor did before: no watch takes it for going on. */
export function repeat(act: () => void): void {
  isRepeating = true
  act()
  isRepeating = false
}

function isUse(event: Event): boolean {
  if (event.type === 'change') return event.target instanceof HTMLSelectElement
  return !(event instanceof MouseEvent) || isOnOther(event)
}

// The second click of two is still about the same control.
const isOnOther = ({ target, detail }: MouseEvent) =>
  detail <= 1 && target instanceof Element && target.closest(controls) !== null
