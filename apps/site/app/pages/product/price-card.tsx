import { m } from '@minikran/i18n/messages'
import { inquiryAddress, withQuery } from '../../inquiry/inquiry-address.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { ProductView } from './product-view.ts'
import { RentPeriod, type useRentDates } from './rent-period.tsx'
import { WeekendNote } from './weekend-note.tsx'

/** `rent`: of a machine. */
type Props = { product: ProductView; rent?: ReturnType<typeof useRentDates> }

/** All prices of the product with and without VAT, and extra costs. */
export function PriceCard({ product, rent }: Props) {
  const { prices, weekend, isRent, hasBasicFee, inquiry, lift } = product
  const address = withQuery(inquiryAddress(product.slug), lift?.query ?? '')
  return (
    <section className="grid gap-3 border-y border-ink py-4">
      <h2 className="text-lead">{m.price_card_title()}</h2>
      <dl className="grid gap-3">
        {prices.map(({ key, label, price }) => (
          <div key={key}>
            <dt className="text-small text-muted">{label}</dt>
            <dd>
              <PriceFigures price={price} size="large" />
              {key === 'weekend' && <WeekendNote address={address} offer={weekend} />}
            </dd>
          </div>
        ))}
      </dl>
      {rent && inquiry.prices && (
        <RentPeriod address={address} prices={inquiry.prices} rent={rent} />
      )}
      {isRent && (
        <ul className="grid gap-1 text-small text-muted">
          {hasBasicFee && <li>{m.price_basic_fee_note()}</li>}
          <li>{m.price_extra_note()}</li>
          <li>{m.price_fixed_note()}</li>
        </ul>
      )}
    </section>
  )
}
