/**
 * For a pressed button that is gone after its call. Asked before the call, it answers what moves the
 * focus then, unless somebody has gone on to another field meanwhile.
 */
export function focusAfterCall(): (place: HTMLElement | null | undefined) => void {
  const pressed = document.activeElement
  return (place) => {
    const focused = document.activeElement
    if (focused === pressed || focused === document.body) place?.focus()
  }
}
