type Choice = HTMLSelectElement | HTMLInputElement

export const isTick = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** The fields of a list's form that submit it when they change. */
export function choicesIn(form: HTMLFormElement): Choice[] {
  return [...form.elements].filter(
    (control): control is Choice => control instanceof HTMLSelectElement || isTick(control),
  )
}

/** Whether the field differs from the address. */
export function differsFromQuery(control: Choice, query: URLSearchParams): boolean {
  return isTick(control)
    ? control.checked !== isInQuery(control, query)
    : control.value !== (query.get(control.name) ?? '')
}

/** Sets every field to the value in the address. */
export function fillFrom(query: URLSearchParams, form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (isTick(control)) control.checked = isInQuery(control, query)
    else if (control instanceof HTMLSelectElement) control.value = query.get(control.name) ?? ''
    else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
      control.value = query.get(control.name) ?? ''
    }
  }
}

function isInQuery({ name, value }: HTMLInputElement, query: URLSearchParams): boolean {
  return query.getAll(name).some((codes) => codes.split(',').includes(value))
}
