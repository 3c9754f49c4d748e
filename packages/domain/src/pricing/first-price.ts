import { type PricedProduct, type PriceLine, priceLines } from './rental-price.ts'
import { sumPrices } from './sum-prices.ts'

/**
 * What things cost together by the first line of their price cards, such as the first day. Null in
 * the list has its price on request; lines of different kinds, such as rent and sale, have no sum.
 */
export function firstPriceTogether(products: readonly (PricedProduct | null)[]): PriceLine {
  const lines = products.map((product) =>
    product === null ? null : (priceLines(product)[0] ?? null),
  )
  const key = lines.find((line) => line !== null)?.key ?? 'firstDay'
  const prices = lines.map((line) => (line?.key === key ? line.price : null))
  return { key, price: sumPrices(prices) }
}
