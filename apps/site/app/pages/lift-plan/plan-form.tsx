import { passageFields } from '@minikran/domain/lift-planning/plan-fields'
import { m } from '@minikran/i18n/messages'
import { Button, buttonClass } from '../../components/button.tsx'
import { FormAlert } from '../../components/form-alert.tsx'
import { Link } from '../../components/link.tsx'
import { NamedText } from '../../components/named-text.tsx'
import { planAddress } from '../../lift-planning/plan-address.ts'
import { pathTo } from '../../locale-path.ts'
import type { LoadedPlan } from './load-plan.ts'
import type { ShownField } from './plan-field.tsx'
import { PlanFields, type PlanFieldsProps } from './plan-fields.tsx'

type Question = {
  legend: () => string
  fields: readonly ShownField[] | 'passage'
}

// All but the first can be skipped.
const questions: readonly Question[] = [
  { legend: m.plan_question_lift, fields: ['height', 'radius', 'weight'] },
  { legend: m.plan_question_loads, fields: ['rigging'] },
  { legend: m.plan_question_obstacle, fields: 'passage' },
  {
    legend: m.plan_question_panel,
    fields: ['panel_material', 'panel_position', 'panel_width', 'panel_height', 'panel_thickness'],
  },
  { legend: m.plan_question_ground, fields: ['ground', 'floor_capacity'] },
  { legend: m.plan_question_wind, fields: ['wind'] },
  { legend: m.plan_question_power, fields: ['site_power', 'hours'] },
  { legend: m.plan_question_towing, fields: ['car_total', 'car_towing', 'trailer_total'] },
]

/** A plain GET form. */
export function PlanForm({ typed, faults, shown }: LoadedPlan) {
  const hasFaults = Object.keys(faults).length > 0
  return (
    <form
      method="get"
      action={pathTo('/lyftplan')}
      noValidate
      className={`grid gap-6 print:hidden ${shown === null ? '' : 'border-t border-ink pt-4'}`}
    >
      {shown !== null && <h2 className="text-title">{m.plan_change()}</h2>}
      <p className="max-w-text">{m.plan_lead()}</p>
      {hasFaults && <FormAlert>{m.plan_fix()}</FormAlert>}
      <Chosen typed={typed} faults={faults} shown={shown} />
      <div className="grid gap-x-8 gap-y-6 tiles:grid-cols-2">
        {questions.map(({ legend, fields }, index) => (
          <fieldset key={legend()} className="grid content-start gap-3">
            <legend className="mb-2 w-full border-t border-ink pt-2 font-medium">
              {legend()}
              {index > 0 && (
                <span className="block text-small text-muted">{m.plan_optional()}</span>
              )}
            </legend>
            {fields === 'passage' ? (
              <PassageFields typed={typed} faults={faults} />
            ) : (
              <PlanFields names={fields} typed={typed} faults={faults} />
            )}
          </fieldset>
        ))}
      </div>
      <div>
        <Button>{m.plan_calculate()}</Button>
      </div>
    </form>
  )
}

const choices = [
  { name: 'crane', chosen: m.plan_chosen_crane, drop: m.plan_any_crane },
  { name: 'lifter', chosen: m.plan_chosen_lifter, drop: m.plan_no_lifter },
] as const

/** Crane and lifter come from links; here they can be dropped. */
function Chosen({ typed, faults, shown }: LoadedPlan) {
  return choices.map(({ name, chosen, drop }) => {
    const value = typed[name] ?? ''
    const title = shown?.[`${name}Title`] ?? { text: value, lang: 'sv' }
    return (
      value !== '' && (
        <p key={name} className="flex flex-wrap items-center gap-x-4">
          <input type="hidden" name={name} value={value} />
          <span className="font-medium">
            <NamedText text={chosen({ title: title.text })} names={[title]} />
          </span>
          {faults[name] !== undefined && <span className="text-red">{faults[name]}</span>}
          <Link
            to={planAddress({ ...typed, [name]: '' })}
            className={`${buttonClass('bare')} -mx-2`}
          >
            {drop()}
          </Link>
        </p>
      )
    )
  })
}

const passages = [
  { value: '', label: m.plan_passage_edge },
  { value: 'opening', label: m.plan_passage_opening },
]

/** What the load passes: the measures of the edge or of the opening, whichever is chosen. */
function PassageFields({ typed, faults }: PlanFieldsProps) {
  const chosen = typed.passage === 'opening' ? 'opening' : ''
  return (
    <div className="group grid gap-3">
      <div key={chosen} className="flex flex-wrap gap-x-6">
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
