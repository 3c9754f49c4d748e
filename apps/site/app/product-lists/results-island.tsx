import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { Island, island } from '../islands/island.tsx'
import { useSettings } from '../preferences/use-settings.ts'
import type { ResultsProps } from './product-results.tsx'

/** A page whose `load` awaits `loadList` has it when it must. */
export const productResults = island<ResultsProps & { priceType: PriceTypeChoice }>(
  async () => (await import('./product-results.tsx')).ProductResults,
)

/** A list as the server made it, until somebody turns to it or prices are shown another way. */
export function ResultsIsland(props: ResultsProps) {
  const { priceType } = useSettings()
  return <Island part={productResults} props={{ ...props, priceType }} />
}
