import type { Figure } from './own-price.ts'
import type { PriceFigure } from './rental-price.ts'

/** The sum of several prices in öre; null when one of them is on request. */
export function sumPrices(prices: readonly (PriceFigure | null)[]): PriceFigure | null {
  const known = prices.filter((price) => price !== null)
  if (known.length < prices.length) return null
  const sum = (figures: readonly Figure[]): Figure => ({
    exVatOre: figures.reduce((total, { exVatOre }) => total + exVatOre, 0),
    incVatOre: figures.reduce((total, { incVatOre }) => total + incVatOre, 0),
  })
  const hasOwn = known.some(({ own }) => own !== undefined)
  return { ...sum(known), ...(hasOwn && { own: sum(known.map((price) => price.own ?? price)) }) }
}
