import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { withQuery } from '../../inquiry/inquiry-address.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { WeekendOffer } from './weekend-offer.ts'

type Props = { address: string; offer: WeekendOffer | null }

/** When a machine is collected and returned for a weekend, and the next one that is possible. */
export function WeekendNote({ address, offer }: Props) {
  return (
    <div className="mt-2 grid max-w-text gap-1 text-small">
      <p className="text-muted">{m.price_weekend_rule()}</p>
      {offer && (
        <>
          <p>{offer.sentence}</p>
          {offer.sum && (
            <p className="flex flex-wrap gap-x-2">
              {m.price_weekend_sum()}: <PriceFigures price={offer.sum} size="small" />
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
