import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import type { MouseEvent } from 'react'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { type FormPartProps, fieldId } from '../forms/form-part.ts'
import { typeInto } from '../forms/restore-form.ts'
import { DayPickerButton } from './day-picker-button.tsx'
import { DepotField } from './depot-field.tsx'
import type { DepotOption } from './depot-option.ts'
import { inquiryLabels } from './inquiry-labels.ts'
import type { InquiryField } from './inquiry-values.ts'
import type { DateOption, InquiryTimeOptions, TimeOptions } from './time-options.ts'

type Props = FormPartProps<InquiryField> & {
  depots: DepotOption[]
  offers: InquiryTimeOptions | null
}

/** The depot, and when to pick up and return. */
export function TimeFields({ values, errorOf, depots, offers }: Props) {
  const part = { values, errorOf }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lead font-strong">{m.inquiry_group_where()}</legend>
      <DepotField {...part} depots={depots} />
      <Moment
        {...part}
        depots={depots}
        side="pickup"
        offer={offers?.pickup}
        dates={offers?.dates}
      />
      <Moment
        {...part}
        depots={depots}
        side="return"
        offer={offers?.return}
        dates={offers?.dates}
      />
    </fieldset>
  )
}

type MomentProps = FormPartProps<InquiryField> & {
  depots: readonly DepotOption[]
  side: 'pickup' | 'return'
  offer: TimeOptions | undefined
  dates: DateOption[] | undefined
}

/** A typed date and time with suggestions and the hours of that day. */
function Moment({ side, depots, values, errorOf, offer, dates }: MomentProps) {
  const date = `${side}_date` as const
  const time = `${side}_time` as const
  const isOptional = side === 'return'
  const listId = `${fieldId(time)}-offered`
  const datesId = `${fieldId(date)}-offered`
  const shared = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className="group/moment grid gap-1">
      <div className="grid items-start gap-4 min-[21.25rem]:grid-cols-[3fr_2fr] small:grid-cols-2">
        <Field
          id={fieldId(date)}
          label={inquiryLabels[date]()}
          hint={isOptional ? m.inquiry_date_hint_optional() : m.inquiry_date_hint()}
          error={errorOf(date)}
        >
          {({ className, ...control }) => (
            <div className="relative">
              <input
                {...control}
                {...shared}
                className={`${className} pr-11`}
                name={date}
                defaultValue={values?.[date]}
                required={!isOptional}
                maxLength={10}
                // Seen by the hint of the time: a date without a time is a fault.
                placeholder=" "
                list={datesId}
              />
              <DayPickerButton field={date} label={inquiryLabels[date]()} depots={depots} />
            </div>
          )}
        </Field>
        <Field
          id={fieldId(time)}
          label={inquiryLabels[time]()}
          hint={isOptional ? <OptionalTimeHint /> : m.inquiry_time_hint()}
          error={errorOf(time)}
        >
          {(control) => (
            <input
              {...control}
              {...shared}
              name={time}
              defaultValue={values?.[time]}
              required={!isOptional}
              maxLength={5}
              list={listId}
            />
          )}
        </Field>
      </div>
      <datalist id={datesId}>
        {dates?.map((offered) => (
          <option key={offered.date} value={offered.date}>
            {offered.label}
          </option>
        ))}
      </datalist>
      <datalist id={listId}>
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

type OpenInsteadProps = { side: 'pickup' | 'return'; offer: TimeOptions }

/** Alternatives to a refused time: the depot's next open time, and a depot that is open then. */
function OpenInstead({ side, offer: { next, openDepot } }: OpenInsteadProps) {
  const fill =
    (...fields: [string, string][]) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      if (form === null) return
      for (const [field, value] of fields) typeInto(form, field, value)
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
