import { fewerWords } from '@minikran/domain/catalogue/fewer-words'
import { liftInWords } from '@minikran/domain/crane-selection/lift-in-words'
import type { LoadInput } from '../../page-data/define-page.ts'

/** `capacity`: the least lifting capacity in kg, when the search named a weight. */
type FewerSearch = { words: string; capacity?: number }
export type FewerWords = FewerSearch & { count: number }

/** The filter of a list, and of its count, by the least lifting capacity. */
export const capacityFilter = ({ capacity }: FewerSearch): { lift_capacity_min?: string } =>
  capacity === undefined ? {} : { lift_capacity_min: String(capacity) }

/**
 * Searches with fewer words than one without hits, and how many products each finds. A weight that was
 * named comes first with the most words, and last without any. The page does without those that cannot
 * be counted, as over the limit of searches.
 */
export async function loadFewerWords(
  api: Pick<LoadInput['api'], 'getProductFiltersObj'>,
  search: string,
): Promise<FewerWords[]> {
  const all: FewerSearch[] = fewerWords(search).map((words) => ({ words }))
  const { weight: capacity } = liftInWords(search)
  const lifting = (words: string) => (capacity === undefined ? [] : [{ words, capacity }])
  const [longest] = all
  const asked = [...(longest ? lifting(longest.words) : []), ...all, ...lifting('')]
  const searches = await Promise.all(
    asked.map(async (one) => {
      const result = await api.getProductFiltersObj({ search: one.words, ...capacityFilter(one) })
      return { ...one, count: result.ok ? result.data.count : 0 }
    }),
  )
  return searches.filter(({ count }) => count > 0)
}
