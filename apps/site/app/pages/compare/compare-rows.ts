import type { PriceRow } from '../../pricing/price-rows.ts'
import type { ComparedFigure } from './compared-machines.ts'

export type CompareRow = {
  label: string
  texts: string[]
  /** The values are not all the same. */
  differs: boolean
  /** Which of the machines have the best value, where one can be called so. */
  best: boolean[]
}

/** A figure of all machines. */
export function compareRows(machines: readonly { figures: ComparedFigure[] }[]): CompareRow[] {
  const [first] = machines
  if (first === undefined) return []
  return first.figures.map(({ label }, index) => {
    const figures = machines.flatMap(({ figures: own }) => own[index] ?? [])
    const texts = figures.map(({ text }) => text)
    return { label, texts, differs: new Set(texts).size > 1, best: bestOf(figures) }
  })
}

/** The best of the known values, when two are known; an unknown one may be better still. */
export function bestOf(figures: readonly Pick<ComparedFigure, 'value' | 'better'>[]): boolean[] {
  const [first] = figures
  const known = figures.flatMap(({ value }) => value ?? [])
  if (first?.better === undefined || new Set(known).size < 2) return figures.map(() => false)
  const best = first.better === 'more' ? Math.max(...known) : Math.min(...known)
  return figures.map(({ value }) => value === best)
}

/** The least price of a first day; what is sold has none, nor has a course. */
export const cheapestOf = (prices: readonly (PriceRow | null)[]): boolean[] =>
  bestOf(
    prices.map((row) => ({
      value: row?.isRent ? (row.price?.exVatOre ?? null) : null,
      better: 'less',
    })),
  )
