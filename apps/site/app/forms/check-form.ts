import type { CaseForm, Values } from './case-form.ts'
import type { BrokenRules, FieldFault } from './faults.ts'

export type CheckContext = {
  nowMs: number
  /** Only as far as it is known before the API is called. */
  isSumRight: (typed: string) => boolean
}

/** The server's rules, checked before sending; the server checks opening hours and token. */
export function checkForm<Field extends string>(
  form: Pick<CaseForm<Field>, 'check' | 'faultsIn'>,
  values: Values<Field>,
  { nowMs, isSumRight }: CheckContext,
): FieldFault<Field>[] {
  const sum = sumIn(values)
  const broken = {
    ...withWhoAsks(form.check(values, nowMs), values),
    ...(!isSumRight(sum) && { sum: [sum === '' ? 'required' : 'sum'] }),
  }
  return form.faultsIn(broken, values)
}

/** Neither private person nor business is chosen: a company is an answer, too. */
function withWhoAsks(broken: BrokenRules, values: Partial<Record<string, string>>): BrokenRules {
  const { price_type, company = '' } = values
  if (price_type !== '' || company.trim() !== '') return broken
  return { ...broken, price_type: ['required'], company: undefined }
}

/** What can take the fault of a choice or of a company back: either of them. */
export const whoAsksDependsOn = {
  price_type: ['price_type', 'company'],
  company: ['price_type', 'company'],
} as const

/** The typed answer to the sum question. */
export function sumIn(values: Partial<Record<string, string>>): string {
  return values['sum']?.trim() ?? ''
}
