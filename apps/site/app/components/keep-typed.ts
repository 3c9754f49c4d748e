/** What a visitor has done to a part of the page before its script came. */
export type Typed = { restore: (box: HTMLElement) => void }

const inputsIn = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLInputElement>('input:not([type=hidden])'),
]
const detailsIn = (box: HTMLElement) => [...box.querySelectorAll('details')]
const buttonsIn = (box: HTMLElement) => [...box.querySelectorAll('button')]
const focusableIn = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]'),
]

/** Reads it from the old part; the new one has the same elements in the same order. */
export function keepTyped(box: HTMLElement, pressed: HTMLButtonElement | null): Typed {
  const values = inputsIn(box).map(({ value }) => value)
  const opened = detailsIn(box).map(({ open }) => open)
  const focused = focusableIn(box).indexOf(document.activeElement as HTMLElement)
  const active = document.activeElement
  const selected =
    active instanceof HTMLInputElement ? [active.selectionStart, active.selectionEnd] : null
  const button = pressed === null ? -1 : buttonsIn(box).indexOf(pressed)
  return {
    restore(next) {
      for (const [index, details] of detailsIn(next).entries()) {
        details.open = opened[index] ?? details.open
      }
      for (const [index, input] of inputsIn(next).entries()) {
        const value = values[index]
        if (value === undefined || value === input.value) continue
        input.value = value
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const target = focusableIn(next)[focused]
      target?.focus({ preventScroll: true })
      // Only fields of free text have a selection to go on with.
      if (target instanceof HTMLInputElement && typeof selected?.[0] === 'number') {
        target.setSelectionRange(selected[0], selected[1] ?? null)
      }
      buttonsIn(next)[button]?.click()
    },
  }
}

/** Has somebody been here already, before the page's own script? */
export function isTouched(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    inputsIn(box).some(({ value, defaultValue }) => value !== defaultValue)
  )
}
