import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import type { MouseEvent } from 'react'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { type FormPartProps, fieldId } from '../forms/form-part.ts'
import { typeInto } from '../forms/restore-form.ts'
import { TextLine } from '../forms/text-line.tsx'
import { DayPickerButton } from './day-picker-button.tsx'
import { DepotField } from './depot-field.tsx'
import type { DepotOption } from './depot-option.ts'
import { inquiryLabels } from './inquiry-labels.ts'
import type { InquiryField } from './inquiry-values.ts'
import type { InquiryTimeOptions, TimeOptions } from './time-options.ts'

type Props = FormPartProps<InquiryField> & {
  depots: DepotOption[]
  offers: InquiryTimeOptions | null
}

/** The depot, and when to pick up and return. */
export function TimeFields({ values, errorOf, depots, offers }: Props) {
  const part = { values, errorOf, depots }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lead font-strong">{m.inquiry_group_where()}</legend>
      <DepotField {...part} />
      <Moment {...part} offers={offers} side="pickup" />
      <Moment {...part} offers={offers} side="return" />
    </fieldset>
  )
}

type Side = 'pickup' | 'return'
type SideProps = FormPartProps<InquiryField> & { side: Side }

/** A typed date and time with suggestions and the hours of that day. */
function Moment({ side, depots, offers, ...part }: Props & SideProps) {
  const offer = offers?.[side]
  const time = `${side}_time` as const
  const isOptional = side === 'return'
  return (
    <div className="group/moment grid gap-1">
      <div className="grid items-start gap-4 min-[21.25rem]:grid-cols-[3fr_2fr] small:grid-cols-2">
        <DateField {...part} side={side} depots={depots} />
        <TextLine
          {...typedNumbers}
          name={time}
          label={inquiryLabels[time]()}
          hint={isOptional ? <OptionalTimeHint /> : m.inquiry_time_hint()}
          error={part.errorOf(time)}
          defaultValue={part.values?.[time]}
          maxLength={5}
          list={offeredId(time)}
          isOptional={isOptional}
        />
      </div>
      <datalist id={offeredId(`${side}_date`)}>
        {offers?.dates.map(({ date, label }) => (
          <option key={date} value={date}>
            {label}
          </option>
        ))}
      </datalist>
      <datalist id={offeredId(time)}>
        {offer?.times.map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
      </datalist>
      <p
        aria-live="polite"
        className={`text-small ${offer?.isRefused ? 'text-orange' : 'text-muted'}`}
      >
        {offer?.hint}
      </p>
      {offer !== undefined && <OpenInstead side={side} offer={offer} />}
    </div>
  )
}

const typedNumbers = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const

const offeredId = (field: InquiryField) => `${fieldId(field)}-offered`

function DateField({ side, values, errorOf, depots }: SideProps & Pick<Props, 'depots'>) {
  const name = `${side}_date` as const
  const isOptional = side === 'return'
  return (
    <Field
      id={fieldId(name)}
      label={inquiryLabels[name]()}
      hint={isOptional ? m.inquiry_date_hint_optional() : m.inquiry_date_hint()}
      error={errorOf(name)}
    >
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            {...typedNumbers}
            className={`${className} pr-11`}
            name={name}
            defaultValue={values?.[name]}
            required={!isOptional}
            maxLength={10}
            // Seen by the hint of the time: a date without a time is a fault.
            placeholder=" "
            list={offeredId(name)}
          />
          <DayPickerButton field={name} label={inquiryLabels[name]()} depots={depots} />
        </div>
      )}
    </Field>
  )
}

/** Optional as long as no date is typed, also before and without script. */
function OptionalTimeHint() {
  return (
    <>
      <span className="group-has-[:placeholder-shown]/moment:hidden">{m.inquiry_time_hint()}</span>
      <span className="hidden group-has-[:placeholder-shown]/moment:inline">
        {m.inquiry_time_hint_optional()}
      </span>
    </>
  )
}

type OpenInsteadProps = { side: Side; offer: TimeOptions }

/** Alternatives to a refused time: the depot's next open time, and a depot that is open then. */
function OpenInstead({ side, offer: { next, openDepot } }: OpenInsteadProps) {
  const fill =
    (...fields: [string, string][]) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      if (form === null) return
      for (const [field, value] of fields) typeInto(form, field, value)
      // The button goes with what was refused.
      const changed = form.elements.namedItem(fields[0]?.[0] ?? '')
      if (changed instanceof HTMLElement) changed.focus()
    }
  if (next === null && openDepot === null) return null
  return (
    <p className="flex flex-wrap gap-2">
      {next !== null && (
        <Button
          type="button"
          kind="plain"
          onClick={fill([`${side}_date`, next.date], [`${side}_time`, next.time])}
        >
          {m.inquiry_take_next({ day: numericDayText(next.date, getLocale()), time: next.time })}
        </Button>
      )}
      {openDepot !== null && (
        <Button type="button" kind="plain" onClick={fill(['depot_id', String(openDepot.id)])}>
          {m.inquiry_take_depot({ city: openDepot.city })}
        </Button>
      )}
    </p>
  )
}
