import { fewerWords } from '@minikran/domain/catalogue/fewer-words'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'

export type FewerWords = { words: string; count: number }

/** Searches with fewer words than one without hits, and how many products each finds. */
export async function loadFewerWords(
  api: Pick<LoadInput['api'], 'getProductFiltersObj'>,
  search: string,
): Promise<FewerWords[]> {
  const searches = await Promise.all(
    fewerWords(search).map(async (words) => ({
      words,
      count: found(await api.getProductFiltersObj({ search: words })).all,
    })),
  )
  return searches.filter(({ count }) => count > 0)
}
