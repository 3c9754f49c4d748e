import type { ProductType } from '@minikran/domain/catalogue/options'
import { type PeriodPrice, priceForDates } from '@minikran/domain/pricing/price-for-dates'
import {
  type PricedProduct,
  type PriceFigure,
  type PriceLineKey,
  priceLines,
} from '@minikran/domain/pricing/rental-price'
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

type Props = { slug: string; pickupAt: string | null; returnAt: string | null }

/** What the machine costs today by specification §9: for the asked time, else by the day. */
export function LinePrice({ slug, pickupAt, returnAt }: Props) {
  const { data } = useGetList('products', {
    filter: { q: slug },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' },
  })
  const product: Values | undefined = data?.find((found) => found['product_slug'] === slug)
  if (product === undefined) return null
  const priced = pricedOf(product)
  const from = pickupAt?.slice(0, 10)
  const to = returnAt?.slice(0, 10)
  const price = from && to ? priceForDates(priced, { from, to }) : null
  return price === null ? <DayPrices product={priced} /> : <PeriodSum price={price} />
}

function pricedOf(product: Values): PricedProduct {
  return {
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
  }
}

const shown = (price: PriceFigure | null) =>
  price === null ? m.price_on_request() : priceText(price.exVatOre)

function DayPrices({ product }: { product: PricedProduct }) {
  return priceLines(product).map(({ key, price }) => (
    <div key={key}>
      {words[key]()}: {shown(price)}
    </div>
  ))
}

function PeriodSum({ price }: { price: PeriodPrice }) {
  return (
    <>
      {price.lines.map(({ key, times, sum }) => (
        <div key={key}>
          {times} × {words[key]()}: {shown(sum)}
        </div>
      ))}
      <strong>
        {m.backoffice_case_sum()}: {shown(price.sum)}
      </strong>
      {price.sum !== null && (
        <div>{m.backoffice_case_sum_vat({ sum: priceText(price.sum.incVatOre) })}</div>
      )}
      {price.insurance !== null && (
        <div>{m.backoffice_case_insurance({ sum: priceText(price.insurance.exVatOre) })}</div>
      )}
    </>
  )
}
