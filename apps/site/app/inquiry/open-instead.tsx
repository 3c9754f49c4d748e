import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import type { MouseEvent } from 'react'
import { Button } from '../components/button.tsx'
import { typeInto } from '../forms/restore-form.ts'
import type { TimeOptions } from './time-options.ts'

type Props = { side: 'pickup' | 'return'; offer: TimeOptions }

/** Alternatives to a refused time: the depot's next open time, and a depot that is open then. */
export function OpenInstead({ side, offer: { next, openDepot } }: Props) {
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
