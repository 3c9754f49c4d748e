import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { Island, island } from '../islands/island.tsx'
import { useSettings } from '../preferences/use-settings.ts'
import type { ResultsProps } from './product-results.tsx'

/** `loadList` loads it as well. */
export const productResults = island<ResultsProps & { priceType: PriceTypeChoice }>(
  async () => (await import('./product-results.tsx')).ProductResults,
)

/** The list, which loads also when the price type changes. */
export function ResultsIsland(props: ResultsProps) {
  const { priceType } = useSettings()
  return <Island part={productResults} props={{ ...props, priceType }} />
}
