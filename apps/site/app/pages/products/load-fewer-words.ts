import { fewerWords } from '@minikran/domain/catalogue/fewer-words'
import { liftInWords } from '@minikran/domain/crane-selection/lift-in-words'
import type { LoadInput } from '../../page-data/define-page.ts'

/** `capacity`: the least lifting capacity in kg, when the search named a weight. */
export type FewerWords = { words: string; capacity?: number; count: number }

/**
 * Searches with fewer words than one without hits, and how many products each finds; the one with most
 * words first for the weight that was named. The page does without those that cannot be counted, as
 * over the limit of searches.
 */
export async function loadFewerWords(
  api: Pick<LoadInput['api'], 'getProductFiltersObj'>,
  search: string,
): Promise<FewerWords[]> {
  const all = fewerWords(search).map((words) => ({ words }))
  const { weight } = liftInWords(search)
  const able =
    weight === undefined ? [] : all.slice(0, 1).map((one) => ({ ...one, capacity: weight }))
  const searches = await Promise.all(
    [...able, ...all].map(async (one: Omit<FewerWords, 'count'>) => {
      const result = await api.getProductFiltersObj({
        search: one.words,
        ...(one.capacity !== undefined && { lift_capacity_min: String(one.capacity) }),
      })
      return { ...one, count: result.ok ? result.data.count : 0 }
    }),
  )
  return searches.filter(({ count }) => count > 0)
}
