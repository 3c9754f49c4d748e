import type { PriceSnapshot } from '@minikran/contract/customer-cases'
import type { ProductType } from '@minikran/domain/catalogue/product-types'
import type { Figure } from '@minikran/domain/pricing/own-price'
import { type PeriodPrice, priceForDates } from '@minikran/domain/pricing/price-for-dates'
import {
  type PricedProduct,
  type PriceFigure,
  priceLines,
} from '@minikran/domain/pricing/rental-price'
import { rawPrices } from '@minikran/domain/pricing/sek-prices'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { priceLineWords } from '@minikran/i18n/price-line-words'
import { priceText } from '@minikran/i18n/price-text'
import { useGetList } from 'ra-core'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { locale } from '../locale.ts'
import type { Values } from '../providers/call-api.ts'

type Asked = {
  told: PriceSnapshot | null
  title_sv: string | null
  product_slug: string | null
  pickup_at?: string | null
  return_at?: string | null
}

/** The price of a machine or a course at the time of the request. */
export function LinePrice({ asked }: { asked: Asked }) {
  const { told, title_sv, product_slug } = asked
  if (told !== null) return <Priced product={pricedOf(told, told.vat_percent)} asked={asked} />
  if (product_slug !== null) return <PriceToday slug={product_slug} asked={asked} />
  return title_sv === null ? null : m.backoffice_case_price_unknown()
}

const byId = { field: 'id', order: 'ASC' } as const
const onlyOne = { page: 1, perPage: 1 }

// For cases from before prices were stored.
function PriceToday({ slug, asked }: { slug: string; asked: Asked }) {
  const wanted = { filter: { product_slug: slug }, pagination: onlyOne, sort: byId }
  const { data, error } = useGetList('products', wanted, { retry: false })
  useTellQueryError(error)
  const product: Values | undefined = data?.[0]
  if (data === undefined) return null
  if (product === undefined) return m.backoffice_case_price_unknown()
  return (
    <>
      <div>{m.backoffice_case_price_today()}</div>
      <Priced product={pricedOf(product, product['prod_vat'])} asked={asked} />
    </>
  )
}

function Priced({ product, asked }: { product: PricedProduct; asked: Asked }) {
  const from = asked.pickup_at?.slice(0, 10)
  const to = asked.return_at?.slice(0, 10)
  const price = from && to ? priceForDates(product, { from, to }) : null
  return price === null ? <DayPrices product={product} /> : <PeriodSum price={price} />
}

function pricedOf(prices: Values, vat: unknown): PricedProduct {
  const percent = prices['discount_percent']
  return {
    type: Number(prices['type']) as ProductType,
    vatPercent: Number(vat),
    ...(typeof percent === 'number' && { discountPercent: percent }),
    ...rawPrices(prices),
  }
}

// A customer's own price applies when there is one.
const paid = (price: PriceFigure): Figure => price.own ?? price

function shown(price: PriceFigure | null): string {
  if (price === null) return m.price_on_request()
  const list = price.own && `${m.price_list()} ${priceText(price.exVatOre)}`
  const sum = priceText(paid(price).exVatOre)
  return list === undefined ? sum : `${sum} (${list})`
}

function DayPrices({ product }: { product: PricedProduct }) {
  return priceLines(product).map(({ key, price }) => (
    <div key={key}>
      {priceLineWords[key]({})}: {shown(price)}
    </div>
  ))
}

function PeriodSum({ price }: { price: PeriodPrice }) {
  return (
    <>
      {price.lines.map(({ key, times, sum }) => (
        <div key={key}>
          {numberText(times, locale)} × {priceLineWords[key]({})}: {shown(sum)}
        </div>
      ))}
      <strong>
        {m.backoffice_case_sum()}: {shown(price.sum)}
      </strong>
      {price.sum !== null && (
        <div>{m.backoffice_case_sum_vat({ sum: priceText(paid(price.sum).incVatOre) })}</div>
      )}
      {price.insurance !== null && (
        <div>{m.backoffice_case_insurance({ sum: priceText(paid(price.insurance).exVatOre) })}</div>
      )}
    </>
  )
}
