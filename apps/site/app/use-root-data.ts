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
  mapTileUrl: null,
}

/** What every page has: company, depots, categories, price type. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? nothingKnown
}
