import { priceForDates } from '@minikran/domain/pricing/price-for-dates'
import type { PricedProduct } from '@minikran/domain/pricing/rental-price'
import { type LocalDate, parseLocalDate } from '@minikran/domain/primitives/local-date'
import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Link } from '../../components/link.tsx'
import { useTypedFields } from '../../components/use-typed-fields.ts'
import { tidy } from '../../forms/read-values.ts'
import { withQuery } from '../../inquiry/inquiry-address.ts'
import { PeriodPriceLines } from '../../pricing/period-price.tsx'

const fields = ['fran', 'till'] as const
const labels = { fran: m.period_from, till: m.period_to }

/** `address`: of the form for this machine. */
type Props = { address: string; prices: PricedProduct }

/** The price of a rental period, calculated while typing. */
export function RentPeriod({ address, prices }: Props) {
  const { formRef, typed, handlers } = useTypedFields(fields)
  const { search } = useLocation()
  const period = periodIn(typed)
  return (
    <form
      id="dagar"
      ref={formRef}
      method="get"
      action="#dagar"
      noValidate
      className="grid gap-3 border-t border-line pt-3 print:hidden"
      {...handlers}
    >
      <h3 className="font-strong">{m.period_title()}</h3>
      <CarriedFields search={search} />
      <div className="grid two-columns gap-4">
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
                aria-invalid={period === 'faulty' || undefined}
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
        <Answer address={address} prices={prices} period={period} />
      </div>
    </form>
  )
}

// A form without script replaces the query, so the visitor's lift is a hidden field.
function CarriedFields({ search }: { search: string }) {
  const carried = [...new URLSearchParams(search)].filter(
    ([name]) => !fields.some((field) => field === name),
  )
  return carried.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

type Period = 'blank' | 'faulty' | { from: LocalDate; to: LocalDate }

function Answer({ address, prices, period }: Props & { period: Period }) {
  if (period === 'blank') return <p className="text-small text-muted">{m.period_hint()}</p>
  const price = period === 'faulty' ? null : priceForDates(prices, period)
  if (period === 'faulty' || price === null) {
    return <p className="text-small text-red">{m.period_faulty()}</p>
  }
  const { from, to } = period
  return (
    <div className="grid gap-2">
      <PeriodPriceLines price={price} />
      <p className="text-small text-muted">{m.period_days()}</p>
      <p>
        <Link
          to={withQuery(address, `fran=${from}&till=${to}`)}
          className="inline-flex min-h-11 items-center text-link"
        >
          {m.period_send()}
        </Link>
      </p>
    </div>
  )
}

function periodIn(typed: Record<(typeof fields)[number], string>): Period {
  const [from, to] = fields.map((name) => tidy(`${name}_date`, typed[name]))
  const isWhole = from !== undefined && to !== undefined && from.length >= 10 && to.length >= 10
  if (!isWhole) return 'blank'
  const first = parseLocalDate(from)
  const last = parseLocalDate(to)
  return first === null || last === null || last < first ? 'faulty' : { from: first, to: last }
}
