import type { Locale } from '@minikran/domain/catalogue/product-path'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'

type Delivery = { address: string; zip: string; distance_km: number | null }

/** Where machines are delivered, and how far that is from the depot. */
export function deliveryText({ address, zip, distance_km: km }: Delivery, locale: Locale): string {
  const place = `${address}, ${zip}`
  if (km === null) return place
  return `${place}. ${m.case_delivery_km({ km: numberText(km, locale) }, { locale })}`
}
