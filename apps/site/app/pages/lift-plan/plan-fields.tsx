import type { LoadedPlan } from './load-plan.ts'
import { PlanField, type ShownField } from './plan-field.tsx'

export type PlanFieldsProps = Pick<LoadedPlan, 'typed' | 'faults'>

/** Some of the plan's fields, beside each other where there is room. */
export function PlanFields({
  names,
  typed,
  faults,
}: PlanFieldsProps & { names: readonly ShownField[] }) {
  return (
    <div className="grid two-columns items-end gap-4">
      {names.map((name) => (
        <PlanField key={name} name={name} value={typed[name] ?? ''} error={faults[name]} />
      ))}
    </div>
  )
}
