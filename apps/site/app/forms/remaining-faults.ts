import type { CaseForm, Values } from './case-form.ts'
import { type CheckContext, checkForm } from './check-form.ts'
import type { FieldFault } from './faults.ts'

type Context<Field extends string> = CheckContext & {
  /** What the form held when the faults were found, and what it holds now. */
  judged: Values<Field>
  values: Values<Field>
}

/**
 * The faults that still hold after typing: one whose fields changed stays only if the form's own
 * check finds it again, and then says what is wrong now.
 */
export function remainingFaults<Field extends string>(
  form: Pick<CaseForm<Field>, 'check' | 'faultsIn' | 'dependsOn'>,
  faults: FieldFault<Field>[],
  context: Context<Field>,
): FieldFault<Field>[] {
  const { judged, values } = context
  const isChanged = ({ field }: FieldFault<Field>) =>
    (form.dependsOn[field] ?? [field]).some((name) => values[name] !== judged[name])
  if (!faults.some(isChanged)) return faults
  const found = checkForm(form, values, context)
  return faults.flatMap((fault) =>
    isChanged(fault) ? found.filter(({ field }) => field === fault.field) : [fault],
  )
}
