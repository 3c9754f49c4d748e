import { isTick } from '../product-lists/list-fields.ts'

/**
 * Fills a form from its draft: empty fields, and those that hold the account's data (`known`). What is
 * filled is unfolded.
 */
export function restoreForm(
  form: HTMLFormElement,
  drafted: Record<string, string>,
  known: Record<string, string> = {},
) {
  for (const [field, value] of Object.entries(drafted)) {
    const control = controlOf(form, field)
    if (control === null || value === '') continue
    // A checkbox has the same value whether it is ticked or not.
    if (isTick(control)) control.checked ||= control.value === value
    else if (isEmpty(control) || control.value === known[field]) {
      control.value = value
      control.closest('details')?.setAttribute('open', '')
    }
  }
}

// A list without an empty choice shows its first one until somebody chooses.
const isEmpty = (control: Control) =>
  control.value === '' || (control instanceof HTMLSelectElement && control.selectedIndex === 0)

/** Empties and unticks what the draft has empty, in a form that is shown again in another language. */
export function emptyDrafted(form: HTMLFormElement, drafted: Record<string, string>) {
  for (const [field, value] of Object.entries(drafted)) {
    const control = controlOf(form, field)
    if (control === null || value !== '') continue
    if (isTick(control)) control.checked = false
    else if (!(control instanceof HTMLSelectElement) || hasEmptyChoice(control)) control.value = ''
  }
}

const hasEmptyChoice = ({ options }: HTMLSelectElement) =>
  [...options].some(({ value }) => value === '')

export function setField(form: HTMLFormElement, field: string, value: string) {
  const control = controlOf(form, field)
  if (control !== null) control.value = value
}

/** Sets a field and dispatches the event of typing. */
export function typeInto(form: HTMLFormElement, field: string, value: string) {
  const control = controlOf(form, field)
  if (control === null) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function controlOf(form: HTMLFormElement, field: string): Control | null {
  const control = form.elements.namedItem(field)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  return isControl ? control : null
}
