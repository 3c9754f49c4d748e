import { m } from '@minikran/i18n/messages'
import type { PriceRow } from './price-rows.ts'

type Props = { prices: readonly (PriceRow | null | undefined)[] }

/** Extra costs of renting, shown once below a list. */
export function ExtraCosts({ prices }: Props) {
  if (!prices.some((price) => price?.isRent)) return null
  return <p className="text-small text-muted">{m.price_extra_note()}</p>
}
