import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { Island, island } from '../islands/island.tsx'
import { useSettings } from '../preferences/use-settings.ts'
import type { ResultsProps } from './product-results.tsx'

/** Loaded also by `loadList`. */
export const productResults = island<ResultsProps & { priceType: PriceTypeChoice }>(
  async () => (await import('./product-results.tsx')).ProductResults,
)

/** The list; a changed price type also loads its script. */
export function ResultsIsland(props: ResultsProps) {
  const { priceType } = useSettings()
  return <Island part={productResults} props={{ ...props, priceType }} />
}
