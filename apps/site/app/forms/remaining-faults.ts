import type { CaseForm, Values } from './case-form.ts'
import { type CheckContext, checkForm } from './check-form.ts'
import type { FieldFault } from './faults.ts'

type Context<Field extends string> = CheckContext & {
  /** The values when the faults were found, and the current ones. */
  checked: Values<Field>
  values: Values<Field>
}

/**
 * The faults that remain after typing. When a field of a fault has changed, the form's check runs
 * again, and its result replaces the fault.
 */
export function remainingFaults<Field extends string>(
  form: Pick<CaseForm<Field>, 'check' | 'faultsIn' | 'dependsOn'>,
  faults: FieldFault<Field>[],
  context: Context<Field>,
): FieldFault<Field>[] {
  const { checked, values } = context
  const isChanged = ({ field }: FieldFault<Field>) =>
    (form.dependsOn[field] ?? [field]).some((name) => values[name] !== checked[name])
  if (!faults.some(isChanged)) return faults
  const found = checkForm(form, values, context)
  return faults.flatMap((fault) =>
    isChanged(fault) ? found.filter(({ field }) => field === fault.field) : [fault],
  )
}
