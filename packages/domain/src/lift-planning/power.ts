import { type OptionKey, optionKey } from '../catalogue/options.ts'
import type { SitePower } from './plan-fields.ts'

/** `needs`: what can drive the machine, any one of them, under the keys of `fuel_type`. */
export type Power = {
  state: 'runs' | 'charges' | 'missing' | null
  needs: OptionKey[] | null
  reason?: 'fuelUnknown' | 'batteryHoursUnknown'
}

// Each socket of a site's distribution board comes with the smaller ones beside it.
const socketsFrom: Record<SitePower, readonly OptionKey[]> = {
  none: [],
  '230v': ['mains230v'],
  '16A': ['mains230v', 'mains16a'],
  '32A': ['mains230v', 'mains16a', 'mains32a'],
  '63A': ['mains230v', 'mains16a', 'mains32a', 'mains63a'],
}
const engines: readonly OptionKey[] = [
  'gasoline',
  'diesel',
  'hybrid',
  'hybridGasoline230v',
  'hybridDiesel230v',
  'hybridGasolineBattery',
  'hybridDieselBattery',
]

/** Does the machine (codes of its `fuel_type`) run with what the site has? */
export function powerOnSite(
  codes: readonly number[] | null,
  site: SitePower,
  hours: number | undefined,
): Power {
  const needs = (codes ?? [])
    .map((code) => optionKey('fuel_type', code))
    .filter((key) => key !== null)
    .filter((key) => key !== 'none')
  if (needs.length === 0) return { state: null, needs: null, reason: 'fuelUnknown' }
  const drives = [...engines, ...socketsFrom[site]]
  if (needs.some((key) => drives.includes(key))) return { state: 'runs', needs }
  if (!needs.includes('battery') || site === 'none') return { state: 'missing', needs }
  // How many hours a battery lasts is not in the catalogue.
  return hours === undefined
    ? { state: 'charges', needs }
    : { state: 'charges', needs, reason: 'batteryHoursUnknown' }
}
