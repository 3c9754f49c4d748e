type Choice = HTMLSelectElement | HTMLInputElement

export const isTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** The fields of a list's form that act by being chosen. */
export function choicesIn(form: HTMLFormElement): Choice[] {
  return [...form.elements].filter(
    (control): control is Choice => control instanceof HTMLSelectElement || isTick(control),
  )
}

/** Does the field say something else than the address? */
export function differsFromAddress(control: Choice, asked: URLSearchParams): boolean {
  return isTick(control)
    ? control.checked !== isAsked(control, asked)
    : control.value !== (asked.get(control.name) ?? '')
}

/** Makes every field say what the address says. */
export function fillFrom(asked: URLSearchParams, form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (isTick(control)) control.checked = isAsked(control, asked)
    else if (control instanceof HTMLSelectElement) control.value = asked.get(control.name) ?? ''
    else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
      control.value = asked.get(control.name) ?? ''
    }
  }
}

function isAsked({ name, value }: HTMLInputElement, asked: URLSearchParams): boolean {
  return asked.getAll(name).some((codes) => codes.split(',').includes(value))
}
