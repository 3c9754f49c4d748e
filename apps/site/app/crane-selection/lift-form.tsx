import {
  type LiftField as FieldName,
  liftFields,
  liftMaxLengths,
} from '@minikran/domain/crane-selection/lift'
import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { pathTo } from '../locale-path.ts'
import { liftFaultSentence } from './lift-fault-sentence.ts'
import { LiftField } from './lift-field.tsx'
import { checkLift, defaultRequest, liftFieldNames, type RequestedLift } from './lift-values.ts'
import { type InitialLift, useLiftForm } from './use-lift-form.ts'

type Props = {
  start: InitialLift
  /** The same page with another lift: where an example leads without script. */
  addressOf: (requested: RequestedLift) => string
  onChange: (requested: RequestedLift | null) => void
  onSubmit: (requested: RequestedLift) => void
  /** Machines picked to compare stay picked. */
  picked?: string
  /** The weight of slings and lifter is asked for where there is room. */
  withExtra: boolean
  hints?: Partial<Record<FieldName, string>>
  children?: ReactNode
}

/** The three numbers of the crane selector: a plain form that goes to the results. */
export function LiftForm(props: Props) {
  const { start, withExtra, hints, picked, children, addressOf } = props
  const { formRef, current, faults, handlers, step, takeExample } = useLiftForm(props)
  const errorOf = (field: keyof typeof faults) => {
    const violation = faults[field]
    return violation && liftFaultSentence(violation)
  }
  const exampleAddress = (field: FieldName, value: number) => {
    const check = checkLift(current)
    const { load, extra } = check.ok ? check.requested : defaultRequest
    return addressOf({ load: { ...load, [field]: value }, extra })
  }
  return (
    <form
      ref={formRef}
      method="get"
      action={pathTo('/kranvaljare')}
      noValidate
      className="grid gap-4 print:hidden"
      {...handlers}
    >
      <div className="grid gap-x-6 gap-y-4 small:grid-cols-3">
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

/** What hangs between hook and load: a field where all is explained, folded away elsewhere. */
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
      <summary className="inline-flex min-h-11 items-center text-link">
        {m.lift_extra_title()}
      </summary>
      {field}
    </details>
  )
}
