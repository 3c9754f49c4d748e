import type { Figure } from '@minikran/domain/pricing/own-price'
import { otherPriceType, type PriceType, shownPriceType } from '@minikran/domain/pricing/price-type'
import type { PriceFigure } from '@minikran/domain/pricing/rental-price'
import { m } from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { useSettings } from '../preferences/use-settings.ts'

const vatWords: Record<PriceType, () => string> = { '1': m.price_inc_vat, '2': m.price_ex_vat }

// Not the domain's `oreIn`, which would load all price rules on every page.
const oreOf = ({ incVatOre, exVatOre }: Figure, type: PriceType) =>
  type === '1' ? incVatOre : exVatOre

const sizes = { large: 'text-title', plain: 'text-lead', small: '' }

type Props = { price: PriceFigure | null; size?: 'large' | 'plain' | 'small' }

/**
 * A price with and without VAT, the chosen one large. An account's own price is above the list
 * price.
 */
export function PriceFigures({ price, size = 'plain' }: Props) {
  const { priceType } = useSettings()
  if (price === null) return <span className="font-medium">{m.price_on_request()}</span>
  const { own } = price
  const chosen = shownPriceType(priceType)
  const other = otherPriceType(priceType)
  const figure = own ?? price
  const both = (
    // Not a grid: its columns may become narrower than a price, also in a table.
    <span className={size === 'large' ? 'flex flex-wrap items-baseline gap-x-3' : 'block'}>
      <span className="block">
        <span className={`font-strong ${sizes[size]}`}>{priceText(oreOf(figure, chosen))}</span>{' '}
        <span className="text-small text-muted">{vatWords[chosen]()}</span>
      </span>
      <span className="block text-small text-muted">
        {`${priceText(oreOf(figure, other))} ${vatWords[other]()}`}
      </span>
    </span>
  )
  if (own === undefined) return both
  const list = (type: PriceType) => `${priceText(oreOf(price, type))} ${vatWords[type]()}`
  return (
    <span className="grid">
      <span className="text-small font-medium text-green">{m.price_own()}</span>
      {both}
      <span className="text-small text-muted">
        {m.price_list()} {list(chosen)}, {list(other)}
      </span>
    </span>
  )
}
