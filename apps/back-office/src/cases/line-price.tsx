import type { ProductType } from '@minikran/domain/catalogue/options'
import { type PriceLineKey, priceLines } from '@minikran/domain/pricing/rental-price'
import { oreFromSek } from '@minikran/domain/primitives/money'
import * as m from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { useGetList } from 'ra-core'
import type { Values } from '../providers/call-api.ts'

const words: Record<PriceLineKey, () => string> = {
  firstDay: m.price_first_day,
  followingDay: m.price_following_day,
  weekend: m.price_weekend,
  sale: m.price_sale,
  offer: m.price_offer,
  course: m.price_course,
}

const ore = (sek: unknown) => (typeof sek === 'number' ? oreFromSek(sek) : null)

/** The machine's prices of today by specification §9, without VAT. */
export function LinePrice({ slug }: { slug: string }) {
  const { data } = useGetList('products', {
    filter: { q: slug },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' },
  })
  const product: Values | undefined = data?.find((found) => found['product_slug'] === slug)
  if (product === undefined) return null
  const lines = priceLines({
    type: Number(product['type']) as ProductType,
    vatPercent: Number(product['prod_vat']),
    priceFirstDayOre: ore(product['price_first_day']),
    priceFollowingDaysOre: ore(product['price_following_days']),
    priceWeekendOre: ore(product['price_weekend']),
    priceBasicFeeOre: ore(product['price_basic_fee']),
    priceSaleOre: ore(product['price_sale']),
    priceRentstartOre: ore(product['price_rentstart']),
    priceRentdayOre: ore(product['price_rentday']),
    priceOfferOre: ore(product['price_offer']),
  })
  return lines.map(({ key, price }) => (
    <div key={key}>
      {words[key]()}: {price === null ? m.price_on_request() : priceText(price.exVatOre)}
    </div>
  ))
}
