import { rowLimits } from '@minikran/domain/crane-selection/capacity-at'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import { m } from '@minikran/i18n/messages'
import { numberText, unitText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Button } from '../../../components/button.tsx'
import { CarriedFields } from '../../../components/carried-fields.tsx'
import { Field } from '../../../components/field.tsx'
import { typedAboveZero, typedNumber } from '../../../components/typed-number.ts'
import { useTypedFields } from '../../../components/use-typed-fields.ts'
import { numberInField } from '../../../crane-selection/lift-values.ts'
import { typeInto } from '../../../forms/restore-form.ts'
import { capacitiesAt, type NamedChart } from './named-chart.ts'

const fields = ['radie', 'hojd'] as const

type Props = { chart: NamedChart; requested: Lift | null }

/** What the crane lifts at a typed radius, from its load chart. */
export function LiftAt({ chart, requested }: Props) {
  const limits = rowLimits(chart.rows)
  const middle = Math.max(1, Math.floor((limits?.radius ?? 2) / 2))
  const locale = getLocale()
  const { formRef, typed, handlers } = useTypedFields(fields, {
    radie: numberInField(requested?.radius ?? middle, locale),
    ...(requested && { hojd: numberInField(requested.height, locale) }),
  })
  if (limits === null) return null
  const radius = typedAboveZero(typed.radie)
  const slide = ({ form, value }: HTMLInputElement) => {
    if (form !== null) typeInto(form, 'radie', numberInField(Number(value), locale))
  }
  return (
    <section id="lyfter" className="grid gap-3 print:hidden">
      <h2 className="text-lead">{m.reach_title()}</h2>
      <form
        ref={formRef}
        method="get"
        action="#lyfter"
        noValidate
        className="grid gap-3"
        {...handlers}
      >
        <CarriedFields names={fields} />
        <input
          type="range"
          aria-label={m.reach_radius()}
          min={0.5}
          max={limits.radius}
          step={0.1}
          value={radius.kind === 'number' ? radius.value : 0.5}
          aria-valuetext={`${typed.radie} m`}
          // Not onChange: React does not report a slider moved before hydration (replay.ts).
          onInput={({ currentTarget }) => slide(currentTarget)}
          className="min-h-11 w-full accent-steel noscript:hidden"
        />
        <div className="grid grid-cols-2 gap-x-6">
          <Measure name="radie" label={m.reach_radius()} typed={typed.radie} />
          <Measure name="hojd" label={m.reach_height()} typed={typed.hojd} />
        </div>
        <p aria-live="polite" className="min-h-7 text-lead font-strong">
          {answer(chart, typed)}
        </p>
        <div className="hidden noscript:block">
          <Button kind="plain">{m.category_show()}</Button>
        </div>
      </form>
    </section>
  )
}

type MeasureProps = { name: string; label: string; typed: string }

function Measure({ name, label, typed }: MeasureProps) {
  return (
    <Field id={name} label={label}>
      {(control) => (
        <input
          {...control}
          name={name}
          defaultValue={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
        />
      )}
    </Field>
  )
}

function answer(chart: NamedChart, typed: Record<(typeof fields)[number], string>): string {
  const radius = typedAboveZero(typed.radie)
  const height = typedNumber(typed.hojd)
  if (radius.kind !== 'number' || height.kind === 'refused') return m.reach_fault()
  const locale = getLocale()
  const at = {
    radius: numberText(radius.value, locale),
    height: numberText(height.kind === 'number' ? height.value : 0, locale),
  }
  const isAnyHeight = height.kind === 'empty' || height.value === 0
  const place = isAnyHeight
    ? { radius: radius.value }
    : { radius: radius.value, height: height.value }
  const [first, ...more] = capacitiesAt(chart, place)
  if (first === undefined) return isAnyHeight ? m.reach_none_any(at) : m.reach_none(at)
  const weight = numberText(first.kg, locale)
  const sentence = isAnyHeight
    ? m.reach_answer_any({ ...at, weight })
    : m.reach_answer({ ...at, weight })
  const isPlain = first.title === chart.configurations[0]?.title
  const others = more.map(({ title, kg }) =>
    m.reach_with({ equipment: title.text, answer: unitText({ value: kg, unit: 'kg' }, locale) }),
  )
  const firstAnswer = isPlain
    ? sentence
    : m.reach_with({ equipment: first.title.text, answer: sentence })
  return [firstAnswer, ...others].join('. ')
}
