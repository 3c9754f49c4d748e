import { priceForDates } from '@minikran/domain/pricing/price-for-dates'
import type { PricedProduct } from '@minikran/domain/pricing/rental-price'
import { completeDate } from '@minikran/domain/primitives/complete-date'
import type { LocalDate } from '@minikran/domain/primitives/local-date'
import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { Button } from '../../components/button.tsx'
import { CarriedFields } from '../../components/carried-fields.tsx'
import { Field } from '../../components/field.tsx'
import { Link } from '../../components/link.tsx'
import { useTypedFields } from '../../components/use-typed-fields.ts'
import { datesQuery, withQuery } from '../../inquiry/inquiry-address.ts'
import { PeriodPriceLines } from '../../pricing/period-price.tsx'
import { type RentDates, rentDates } from './rent-dates.ts'

const fields = ['fran', 'till'] as const
const labels = { fran: m.period_from, till: m.period_to }

/** The dates typed on a machine's page. */
export function useRentDates(today: LocalDate) {
  const form = useTypedFields(fields, {}, completeDate)
  return { form, dates: rentDates(form.typed, today) }
}

/** `address`: of the form for this machine. */
type Props = { address: string; prices: PricedProduct; rent: ReturnType<typeof useRentDates> }

/** The price of a rental period, calculated while typing. */
export function RentPeriod({ address, prices, rent: { form, dates } }: Props) {
  const { formRef, typed, handlers } = form
  return (
    <form
      id="dagar"
      ref={formRef}
      method="get"
      action="#dagar"
      noValidate
      className={`grid gap-3 border-t border-line pt-3 ${dates.kind === 'dates' ? '' : 'print:hidden'}`}
      {...handlers}
    >
      <h3 className="font-strong">{m.period_title()}</h3>
      <CarriedFields names={fields} />
      <div className="grid two-columns gap-4 print:hidden">
        {fields.map((name) => (
          <Field key={name} id={name} label={labels[name]()}>
            {(control) => (
              <input
                {...control}
                name={name}
                defaultValue={typed[name]}
                inputMode="numeric"
                autoComplete="off"
                placeholder={m.inquiry_date_hint()}
                maxLength={10}
                aria-invalid={dates.kind === 'faulty' || dates.kind === 'past' || undefined}
                aria-describedby="dagar-svar"
              />
            )}
          </Field>
        ))}
      </div>
      <div className="hidden noscript:block">
        <Button kind="plain">{m.period_show()}</Button>
      </div>
      <div id="dagar-svar" aria-live="polite">
        <Answer address={address} prices={prices} dates={dates} />
      </div>
    </form>
  )
}

type AnswerProps = Omit<Props, 'rent'> & { dates: RentDates }

function Answer({ address, prices, dates }: AnswerProps) {
  if (dates.kind === 'begun') return <p className="text-small text-muted">{m.period_hint()}</p>
  if (dates.kind === 'past') return <p className="text-small text-red">{m.period_past()}</p>
  const price = dates.kind === 'faulty' ? null : priceForDates(prices, dates)
  if (dates.kind === 'faulty' || price === null) {
    return <p className="text-small text-red">{m.period_faulty()}</p>
  }
  const days = [dates.from, dates.to].map((date) => numericDayText(date, getLocale()))
  return (
    <div className="grid gap-2">
      <p className="hidden print:block">{days.join(' – ')}</p>
      <PeriodPriceLines price={price} />
      <p className="text-small text-muted">{m.period_days()}</p>
      <p className="print:hidden">
        <Link to={withQuery(address, datesQuery(dates))} className="tap-link">
          {m.period_send()}
        </Link>
      </p>
    </div>
  )
}
