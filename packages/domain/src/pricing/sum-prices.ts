import type { PriceFigure } from './rental-price.ts'

/** What several things cost together, in öre; null as soon as one has its price on request. */
export function sumPrices(prices: readonly (PriceFigure | null)[]): PriceFigure | null {
  const known = prices.filter((price) => price !== null)
  if (known.length < prices.length) return null
  const sum = (figures: readonly { exVatOre: number; incVatOre: number }[]) => ({
    exVatOre: figures.reduce((total, { exVatOre }) => total + exVatOre, 0),
    incVatOre: figures.reduce((total, { incVatOre }) => total + incVatOre, 0),
  })
  const hasOwn = known.some(({ own }) => own !== undefined)
  return { ...sum(known), ...(hasOwn && { own: sum(known.map((price) => price.own ?? price)) }) }
}
