import { type PricedProduct, type PriceLine, priceLines } from './rental-price.ts'
import { sumPrices } from './sum-prices.ts'

/**
 * The sum of several products' first price lines, such as the first day. The sum is on request with a
 * product that is null, or with lines of different kinds, such as rent and sale.
 */
export function firstPriceTogether(products: readonly (PricedProduct | null)[]): PriceLine {
  const lines = products.map((product) =>
    product === null ? null : (priceLines(product)[0] ?? null),
  )
  const key = lines.find((line) => line !== null)?.key ?? 'firstDay'
  const prices = lines.map((line) => (line?.key === key ? line.price : null))
  return { key, price: sumPrices(prices) }
}
