/** What a visitor has done to a part of the page before its script came. */
export type Typed = { restore: (box: HTMLElement) => void }

type TypedField = HTMLInputElement | HTMLSelectElement

const fieldsIn = (box: HTMLElement) => [
  ...box.querySelectorAll<TypedField>('input:not([type=hidden]), select'),
]
const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
const detailsIn = (box: HTMLElement) => [...box.querySelectorAll('details')]
const focusableIn = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex]'),
]

/** Reads it from the old part; the new one has the same elements in the same order. */
export function keepTyped(box: HTMLElement, pressed: HTMLElement | null): Typed {
  const values = fieldsIn(box).map(stateOf)
  const opened = detailsIn(box).map(({ open }) => open)
  const focused = focusableIn(box).indexOf(document.activeElement as HTMLElement)
  const active = document.activeElement
  const selected =
    active instanceof HTMLInputElement ? [active.selectionStart, active.selectionEnd] : null
  const press = pressed === null ? -1 : focusableIn(box).indexOf(pressed)
  return {
    restore(next) {
      for (const [index, details] of detailsIn(next).entries()) {
        details.open = opened[index] ?? details.open
      }
      for (const [index, field] of fieldsIn(next).entries()) restoreField(field, values[index])
      const target = focusableIn(next)[focused]
      target?.focus({ preventScroll: true })
      // Only fields of free text have a selection to go on with.
      if (target instanceof HTMLInputElement && typeof selected?.[0] === 'number') {
        target.setSelectionRange(selected[0], selected[1] ?? null)
      }
      focusableIn(next)[press]?.click()
    },
  }
}

/** Has somebody been here already, before the page's own script? */
export function isTouched(box: HTMLElement): boolean {
  return box.contains(document.activeElement) || fieldsIn(box).some(isChanged)
}

const stateOf = (field: TypedField) =>
  field instanceof HTMLInputElement && isTick(field) ? field.checked : field.value

// As somebody would do it, so that whoever listens hears of it.
function restoreField(field: TypedField, was: string | boolean | undefined) {
  if (was === undefined || stateOf(field) === was) return
  if (typeof was === 'boolean') {
    field.click()
    return
  }
  field.value = was
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function isChanged(field: TypedField): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
