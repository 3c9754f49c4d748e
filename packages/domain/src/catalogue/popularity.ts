/** Data that measure a product's popularity. */
export type PopularityFacts = { views: number; orders: number; placements: string | null }

/**
 * An inquiry counts as much as 25 views. A placement on the home page counts as 200 views, so that
 * truly popular products still come first.
 */
export const popularityWeights = { view: 1, order: 25, homePlacement: 200 } as const

/** The word in the space-separated `placements` for the home page. */
export const homePlacement = 'home'

/** The score by which "popular products" are ordered: views, orders and placements decide. */
export function popularity({ views, orders, placements }: PopularityFacts): number {
  const isPlaced = (placements ?? '').split(' ').includes(homePlacement)
  const { view, order, homePlacement: placed } = popularityWeights
  return views * view + orders * order + (isPlaced ? placed : 0)
}
