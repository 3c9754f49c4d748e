import {
  type LiftField as FieldName,
  liftExamples,
  liftMaxLengths,
} from '@minikran/domain/crane-selection/lift'
import { readLiftField } from '@minikran/domain/crane-selection/lift-input'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { FieldError, inputClass } from '../components/field.tsx'
import { isModifiedClick } from '../components/is-modified-click.ts'
import { Link } from '../components/link.tsx'
import { liftFieldNames } from './lift-fields.ts'

type Props = {
  field: FieldName
  initial: string
  /** The current text of the field. */
  current: string
  error: string | undefined
  hint?: string | undefined
  onStep: (field: FieldName, direction: 1 | -1) => void
  onExample: (field: FieldName, value: number) => void
  exampleAddress: (field: FieldName, value: number) => string
}

const labels = {
  height: m.lift_height,
  radius: m.lift_radius,
  weight: m.lift_weight,
} satisfies Record<FieldName, unknown>

const stepLabels = {
  height: { less: m.lift_height_less, more: m.lift_height_more },
  radius: { less: m.lift_radius_less, more: m.lift_radius_more },
  weight: { less: m.lift_weight_less, more: m.lift_weight_more },
} satisfies Record<FieldName, unknown>

const exampleLabels = {
  height: m.lift_height_examples,
  radius: m.lift_radius_examples,
  weight: m.lift_weight_examples,
} satisfies Record<FieldName, unknown>

const stepKeys: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

const units: Record<FieldName, string> = { height: 'm', radius: 'm', weight: 'kg' }

/**
 * One number of the lift: typed, stepped or chosen from examples. One stop of the keyboard: arrow
 * keys step, and an example is as quickly typed. On a phone the examples are beside the label, so
 * that the answer stays visible.
 */
export function LiftField(props: Props) {
  const { field, initial, error, hint, onStep } = props
  const { less, more } = stepLabels[field]
  const id = `lift-${field}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return (
    <div className="grid grid-cols-[2fr_3fr] content-start items-center gap-x-3 gap-y-1 small:grid-cols-1">
      <label htmlFor={id} className="font-medium">
        {labels[field]()}
      </label>
      <Examples {...props} />
      {hint && (
        <p id={`${id}-hint`} className="col-span-full text-small text-muted">
          {hint}
        </p>
      )}
      <div className="col-span-full flex">
        <StepButton label={less()} sign="−" onStep={() => onStep(field, -1)} />
        <input
          id={id}
          onKeyDown={(event) => {
            const direction = stepKeys[event.key]
            if (direction === undefined) return
            event.preventDefault()
            onStep(field, direction)
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
          name={liftFieldNames[field]}
          defaultValue={initial}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={liftMaxLengths[field]}
          className={`${inputClass} -mx-px min-w-0 text-center text-lead font-strong`}
        />
        <StepButton label={more()} sign="+" onStep={() => onStep(field, 1)} />
      </div>
      {error && (
        <div className="col-span-full">
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  )
}

type StepProps = { label: string; sign: string; onStep: () => void }

function StepButton({ label, sign, onStep }: StepProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onStep}
      className="grid w-[44px] shrink-0 place-items-center rounded border border-edge text-lead hover:border-ink noscript:hidden"
    >
      {sign}
    </button>
  )
}

/** Links work without script; with script they only fill the field. */
function Examples({ field, current, onExample, exampleAddress }: Props) {
  const locale = getLocale()
  return (
    <ul aria-label={exampleLabels[field]()} className="flex flex-wrap gap-1 small:order-last">
      {liftExamples[field].map((value) => {
        const isCurrent = readLiftField(current, field) === value
        return (
          <li key={value} className="flex-1">
            <Link
              to={exampleAddress(field, value)}
              preventScrollReset
              tabIndex={-1}
              aria-current={isCurrent || undefined}
              onClick={(event) => {
                if (isModifiedClick(event)) return
                event.preventDefault()
                onExample(field, value)
              }}
              className="flex min-h-11 items-center justify-center rounded border border-line px-1 text-small whitespace-nowrap hover:border-ink aria-[current]:border-ink aria-[current]:font-medium"
            >
              {`${numberText(value, locale)} ${units[field]}`}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
