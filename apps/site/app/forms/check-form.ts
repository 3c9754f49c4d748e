import type { CaseForm, Values } from './case-form.ts'
import type { FieldFault } from './faults.ts'

export type CheckContext = {
  nowMs: number
  /** As far as it can be told before the API is asked. */
  isSumRight: (typed: string) => boolean
}

/** The server's rules, asked before sending; hours and token are left to the server. */
export function checkForm<Field extends string>(
  form: Pick<CaseForm<Field>, 'check' | 'faultsIn'>,
  values: Values<Field>,
  { nowMs, isSumRight }: CheckContext,
): FieldFault<Field>[] {
  const sum = sumIn(values)
  const broken = {
    ...form.check(values, nowMs),
    ...(!isSumRight(sum) && { sum: [sum === '' ? 'required' : 'sum'] }),
  }
  return form.faultsIn(broken, values)
}

/** The answer to the sum question, which every form may carry. */
export function sumIn(values: Partial<Record<string, string>>): string {
  return values['sum']?.trim() ?? ''
}
