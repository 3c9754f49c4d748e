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
    ...withPriceTypeAsked(form.check(values, nowMs), values),
    ...(!isSumRight(sum) && { sum: [sum === '' ? 'required' : 'sum'] }),
  }
  return form.faultsIn(broken, values)
}

/** Asks for private person or business where neither is chosen and no company is typed. */
function withPriceTypeAsked(
  broken: BrokenRules,
  values: Partial<Record<string, string>>,
): BrokenRules {
  const { price_type, company = '' } = values
  if (price_type !== '' || company.trim() !== '') return broken
  return { ...broken, price_type: ['required'], company: undefined }
}

/** A fault of either field goes when one of them is changed. */
export const priceTypeDependsOn = {
  price_type: ['price_type', 'company'],
  company: ['price_type', 'company'],
} as const

/** The typed answer to the sum question. */
export function sumIn(values: Partial<Record<string, string>>): string {
  return values['sum']?.trim() ?? ''
}
