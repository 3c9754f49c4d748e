/** What is known of how much a product is asked for. */
export type PopularityFacts = { views: number; orders: number; placements: string | null }

/**
 * What each of them weighs. An inquiry says as much as 25 looks; a place that the company gives a
 * product on home lifts it as 200 looks would, so that what visitors really want still gets past.
 */
export const popularityWeights = { view: 1, order: 25, homePlacement: 200 } as const

/** The word of the space separated `placements` that puts a product on home. */
export const homePlacement = 'home'

/** The score by which "popular products" are ordered: views, orders and placements decide. */
export function popularity({ views, orders, placements }: PopularityFacts): number {
  const isPlaced = (placements ?? '').split(' ').includes(homePlacement)
  const { view, order, homePlacement: placed } = popularityWeights
  return views * view + orders * order + (isPlaced ? placed : 0)
}
