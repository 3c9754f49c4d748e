const controls = 'a[href], button, summary, label, input, select, textarea'

type Visitor = { hasGoneOn: () => boolean; stop: () => void }

/** Whether the visitor uses something else or another page from now on. */
export function watchGoneOn(): Visitor {
  const { href } = location
  const watched = new AbortController()
  let hasUsedOther = false
  const watch = (event: Event) => {
    if (!(event instanceof MouseEvent) || isOnOther(event)) hasUsedOther = true
  }
  // Not `input`, which islands dispatch for what was typed before they were hydrated.
  for (const name of ['click', 'beforeinput'])
    window.addEventListener(name, watch, { capture: true, signal: watched.signal })
  return {
    hasGoneOn: () => hasUsedOther || location.href !== href,
    stop: () => watched.abort(),
  }
}

// The second click of two is still about the same control.
const isOnOther = ({ target, detail }: MouseEvent) =>
  detail <= 1 && target instanceof Element && target.closest(controls) !== null
