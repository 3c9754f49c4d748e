import { useRouteLoaderData } from 'react-router'
import type { RootData } from './page-data/load-root.ts'

const nothingKnown: RootData = {
  company: null,
  depots: [],
  today: '',
  categories: [],
  user: null,
  priceType: '',
  apiKey: '',
  publicUrl: '',
  mapTiles: null,
  hasAnalytics: false,
}

/** Company, depots, categories and price type of the root loader. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? nothingKnown
}
