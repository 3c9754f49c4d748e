import { priceForDates } from '@minikran/domain/pricing/price-for-dates'
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
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { OpenOffer } from './open-offer.ts'
import type { ProductView } from './product-view.ts'
import { type RentDates, rentDateNames, rentDates } from './rent-dates.ts'
import { useOpenOffer } from './use-open-offer.ts'

const labels = { fran: m.period_from, till: m.period_to }

/** The dates typed on a machine's page. */
export function useRentDates(today: LocalDate) {
  const form = useTypedFields(rentDateNames, {}, completeDate)
  return { form, dates: rentDates(form.typed, today) }
}

/** `address`: of the form for this machine. */
type Props = {
  address: string
  product: Pick<ProductView, 'inquiry' | 'opening'>
  rent: ReturnType<typeof useRentDates>
}

/** The price of a rental period, calculated while typing. */
export function RentPeriod({ address, product, rent: { form, dates } }: Props) {
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
      <CarriedFields names={rentDateNames} />
      <div className="grid two-columns gap-4 print:hidden">
        {rentDateNames.map((name) => (
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
        <Answer key={product.inquiry.slug} address={address} product={product} dates={dates} />
      </div>
    </form>
  )
}

type AnswerProps = Omit<Props, 'rent'> & { dates: RentDates }

function Answer({ address, product, dates }: AnswerProps) {
  const offer = useOpenOffer(product, dates)
  if (dates.kind === 'begun') return <p className="text-small text-muted">{m.period_hint()}</p>
  if (dates.kind === 'past') return <p className="text-small text-red">{m.period_past()}</p>
  const { prices } = product.inquiry
  const price = dates.kind === 'faulty' || prices === null ? null : priceForDates(prices, dates)
  if (dates.kind === 'faulty' || price === null) {
    return <p className="text-small text-red">{m.period_faulty()}</p>
  }
  const days = [dates.from, dates.to].map((date) => numericDayText(date, getLocale()))
  return (
    <div className="grid gap-2">
      <p className="hidden print:block">{days.join(' – ')}</p>
      <PeriodPriceLines price={price} />
      <p className="text-small text-muted">{m.period_days()}</p>
      {offer && <OpenDays offer={offer} />}
      <p className="print:hidden">
        <Link to={withQuery(address, offer?.query ?? datesQuery(dates))} className="tap-link">
          {m.period_send()}
        </Link>
      </p>
    </div>
  )
}

/** The days on which the depot is open, and their price. */
function OpenDays({ offer: { sentence, sum } }: { offer: OpenOffer }) {
  return (
    <div className="grid gap-2 border-l-2 border-orange pl-3">
      <p>{sentence}</p>
      <p>
        <PriceFigures price={sum} size="small" />
      </p>
    </div>
  )
}
