import {
  type LiftField as FieldName,
  liftFields,
  liftMaxLengths,
} from '@minikran/domain/crane-selection/lift'
import type { LiftViolation } from '@minikran/domain/crane-selection/lift-input'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { pathTo } from '../locale-path.ts'
import { LiftField } from './lift-field.tsx'
import { type LiftFormField, liftFieldNames } from './lift-fields.ts'
import { liftOrDefaults } from './lift-or-defaults.ts'
import type { RequestedLift } from './lift-values.ts'
import { type InitialLift, type LiftFormOptions, useLiftForm } from './use-lift-form.ts'

type Props = {
  start: InitialLift
  /** The page with another lift, for examples without script. */
  addressOf: (requested: RequestedLift) => string
  onChange: LiftFormOptions['onChange']
  onSubmit: (requested: RequestedLift) => void
  /** Picked machines stay picked. */
  picked?: string
  /** Whether the field for slings and lifter is shown unfolded. */
  withExtra: boolean
  hints?: Partial<Record<FieldName, string>>
  /** Beside a list on wide screens: one field below the other. */
  isColumn?: boolean
  children?: ReactNode
}

/** The crane selector's form, a plain GET form that leads to the results. */
export function LiftForm(props: Props) {
  const { start, withExtra, hints, picked, isColumn = false, children, addressOf } = props
  const { formRef, current, faults, handlers, step, takeExample } = useLiftForm(props)
  const errorOf = (field: keyof typeof faults) => {
    const violation = faults[field]
    return violation && liftFaultSentence(violation, field)
  }
  const exampleAddress = (field: FieldName, value: number) => {
    const { load, extra } = liftOrDefaults(current)
    return addressOf({ load: { ...load, [field]: value }, extra })
  }
  return (
    <form
      ref={formRef}
      method="get"
      action={pathTo('/kranvaljare')}
      noValidate
      className="grid gap-3 small:gap-4 print:hidden"
      {...handlers}
    >
      <div
        className={`grid gap-2 small:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] small:gap-4 ${isColumn ? 'wide:grid-cols-1' : ''}`}
      >
        {liftFields.map((field) => (
          <LiftField
            key={field}
            field={field}
            initial={start.values[field]}
            current={current[field]}
            error={errorOf(field)}
            hint={hints?.[field]}
            onStep={step}
            onExample={takeExample}
            exampleAddress={exampleAddress}
          />
        ))}
      </div>
      {withExtra && <Extra isOpen={hints !== undefined} start={start} error={errorOf('extra')} />}
      {picked !== undefined && picked !== '' && <input type="hidden" name="m" value={picked} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button>
          <Icon name="search" />
          {m.lift_find()}
        </Button>
        {children}
      </div>
    </form>
  )
}

type ExtraProps = { isOpen: boolean; start: InitialLift; error: string | undefined }

/** The extra weight between hook and load: a field on the selector page, folded elsewhere. */
function Extra({ isOpen, start, error }: ExtraProps) {
  const field = (
    <Field label={m.lift_extra()} hint={m.lift_extra_hint()} error={error}>
      {(control) => (
        <input
          {...control}
          name={liftFieldNames.extra}
          defaultValue={start.values.extra}
          inputMode="decimal"
          autoComplete="off"
          maxLength={liftMaxLengths.weight}
        />
      )}
    </Field>
  )
  if (isOpen) return <div className="max-w-text">{field}</div>
  return (
    <details open={start.values.extra !== ''} className="max-w-text">
      <summary className="tap-link">{m.lift_extra_title()}</summary>
      {field}
    </details>
  )
}

/** The error message of a lift field. */
function liftFaultSentence(violation: LiftViolation, field: LiftFormField): string {
  switch (violation.rule) {
    case 'required':
      return m.lift_fault_required()
    case 'maxLength':
      return m.rule_max_length({ max: violation.max })
    case 'decimal':
      return field === 'weight' || field === 'extra'
        ? m.lift_fault_decimal_kg()
        : m.lift_fault_decimal()
    case 'aboveZero':
      return m.lift_fault_above_zero()
    default:
      return unreachable(violation)
  }
}
