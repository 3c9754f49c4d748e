/** What a visitor has done to a part of the page before its script came. */
export type Typed = { restore: (box: HTMLElement) => void }

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type State = boolean | string | FileList | null

const fieldsIn = (box: HTMLElement) => [
  ...box.querySelectorAll<TypedField>('input:not([type=hidden]), select, textarea'),
]
const isTick = ({ type }: TypedField) => type === 'checkbox' || type === 'radio'
const detailsIn = (box: HTMLElement) => [...box.querySelectorAll('details')]
const focusableIn = (box: HTMLElement) => [
  ...box.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]'),
]

/** Reads it from the old part; the new one has the same elements in the same order. */
export function keepTyped(box: HTMLElement, pressed: readonly HTMLElement[]): Typed {
  const values = fieldsIn(box).map(stateOf)
  const stepped = fieldsIn(box).findIndex((field) => field === window.steppedSelect)
  const opened = detailsIn(box).map(({ open }) => open)
  const focused = focusableIn(box).indexOf(document.activeElement as HTMLElement)
  const active = document.activeElement
  const selected = isText(active) ? [active.selectionStart, active.selectionEnd] : null
  const presses = pressed.map((element) => focusableIn(box).indexOf(element))
  return {
    restore(next) {
      for (const [index, details] of detailsIn(next).entries()) {
        details.open = opened[index] ?? details.open
      }
      // Before its choice comes: a dropdown that is stepped through lets each step be.
      const step = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })
      fieldsIn(next)[stepped]?.dispatchEvent(step)
      const target = focusableIn(next)[focused]
      for (const [index, field] of fieldsIn(next).entries()) restoreField(field, values[index])
      target?.focus({ preventScroll: true })
      // Only fields of free text have a selection to go on with.
      if (isText(target) && typeof selected?.[0] === 'number') {
        target.setSelectionRange(selected[0], selected[1] ?? null)
      }
      const targets = presses.map((index) => focusableIn(next)[index])
      for (const pressable of targets) pressable?.click()
    },
  }
}

/** Has somebody been here already: before the page's own script, or on an earlier visit? */
export function isTouched(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) ||
    fieldsIn(box).some(isChanged) ||
    [...box.querySelectorAll<HTMLFormElement>('form[data-name]')].some(hasDraft)
  )
}

const isText = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function stateOf(field: TypedField): State {
  if (!(field instanceof HTMLInputElement)) return field.value
  if (field.type === 'file') return field.files
  return isTick(field) ? field.checked : field.value
}

// As somebody would do it, so that whoever listens hears of it.
function restoreField(field: TypedField, was: State | undefined) {
  if (was === undefined || stateOf(field) === was) return
  if (typeof was === 'boolean') {
    field.click()
    return
  }
  if (typeof was === 'string') field.value = was
  else if (field instanceof HTMLInputElement && was?.length) field.files = was
  else return
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file'
  field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }))
}

function isChanged(field: TypedField): boolean {
  if (field instanceof HTMLSelectElement) {
    return field.selectedIndex !== firstChoiceOf(field)
  }
  return field instanceof HTMLInputElement && isTick(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** What the page's own HTML chooses: where that names nothing, the first that can be chosen. */
function firstChoiceOf({ options }: HTMLSelectElement): number {
  const choices = [...options]
  const named = choices.findLastIndex(({ defaultSelected }) => defaultSelected)
  return named >= 0 ? named : choices.findIndex(({ disabled }) => !disabled)
}

// What an earlier visit left is the form's to show (`forms/draft.ts`).
function hasDraft({ dataset }: HTMLFormElement): boolean {
  try {
    return sessionStorage.getItem(dataset['name'] ?? '') !== null
  } catch {
    // Storage is switched off: nothing was left.
    return false
  }
}
