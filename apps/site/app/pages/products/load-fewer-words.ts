import { fewerWords } from '@minikran/domain/catalogue/fewer-words'
import type { LoadInput } from '../../page-data/define-page.ts'

export type FewerWords = { words: string; count: number }

/**
 * Searches with fewer words than one without hits, and how many products each finds. The page does
 * without those that cannot be counted, as over the limit of searches.
 */
export async function loadFewerWords(
  api: Pick<LoadInput['api'], 'getProductFiltersObj'>,
  search: string,
): Promise<FewerWords[]> {
  const searches = await Promise.all(
    fewerWords(search).map(async (words) => {
      const result = await api.getProductFiltersObj({ search: words })
      return { words, count: result.ok ? result.data.all : 0 }
    }),
  )
  return searches.filter(({ count }) => count > 0)
}
