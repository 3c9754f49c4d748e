import { passageFields } from '@minikran/domain/lift-planning/plan-fields'
import { m } from '@minikran/i18n/messages'
import { PlanFields, type PlanFieldsProps } from './plan-fields.tsx'

const passages = [
  { value: '', label: m.plan_passage_edge },
  { value: 'opening', label: m.plan_passage_opening },
]

/** What the load passes: the measures of the edge or of the opening, whichever is chosen. */
export function PassageFields({ typed, faults }: PlanFieldsProps) {
  const chosen = typed.passage === 'opening' ? 'opening' : ''
  return (
    <div className="group grid gap-3">
      <div className="flex flex-wrap gap-x-6">
        {passages.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="passage"
              value={value}
              data-swaps={value === 'opening' || undefined}
              defaultChecked={value === chosen}
              className="size-5 accent-steel"
            />
            {label()}
          </label>
        ))}
      </div>
      {faults.passage !== undefined && <p className="text-small text-red">{faults.passage}</p>}
      <div className="group-has-[[data-swaps]:checked]:hidden">
        <PlanFields names={passageFields.edge} typed={typed} faults={faults} />
      </div>
      <div className="hidden group-has-[[data-swaps]:checked]:grid">
        <PlanFields names={passageFields.opening} typed={typed} faults={faults} />
      </div>
      <PlanFields
        names={['load_length', 'load_height', 'sling_length']}
        typed={typed}
        faults={faults}
      />
    </div>
  )
}
