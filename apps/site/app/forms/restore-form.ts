import { isTick } from '../product-lists/list-fields.ts'

/**
 * Fills what is still empty in a form from what was typed in it earlier; what the account filled in
 * (`known`) gives way to it.
 */
export function restoreForm(
  form: HTMLFormElement,
  drafted: Record<string, string>,
  known: Record<string, string> = {},
) {
  for (const [field, value] of Object.entries(drafted)) {
    const control = controlOf(form, field)
    if (control === null || value === '') continue
    // A box has its value whether it is ticked or not.
    if (isTick(control)) control.checked ||= control.value === value
    else if (control.value === '' || control.value === known[field]) control.value = value
  }
}

export function setField(form: HTMLFormElement, field: string, value: string) {
  const control = controlOf(form, field)
  if (control !== null) control.value = value
}

/** As if somebody had typed it: whoever listens to the form hears of it. */
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
