import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { inquiryAddress, withQuery } from '../../inquiry/inquiry-address.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { ProductView } from './product-view.ts'
import { RentPeriod, type useRentDates } from './rent-period.tsx'
import type { WeekendOffer } from './weekend-offer.ts'

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
      {rent && inquiry.prices && <RentPeriod address={address} product={product} rent={rent} />}
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

type WeekendNoteProps = { address: string; offer: WeekendOffer | null }

/** When a machine is collected and returned for a weekend, and the next one that is possible. */
function WeekendNote({ address, offer }: WeekendNoteProps) {
  return (
    <div className="mt-2 grid max-w-text gap-1 text-small">
      <p className="text-muted">{m.price_weekend_rule()}</p>
      {offer && (
        <>
          <p>{offer.sentence}</p>
          {offer.sum && (
            <p className="flex flex-wrap gap-x-2">
              {`${m.price_weekend_sum()}: `}
              <PriceFigures price={offer.sum} size="small" />
            </p>
          )}
          <p className="print:hidden">
            <Link to={withQuery(address, offer.query)} className="tap-link">
              {m.price_weekend_choose()}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
