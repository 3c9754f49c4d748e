import { type OptionKey, optionKey } from '../catalogue/options.ts'
import type { SitePower } from './plan-fields.ts'

/** `needs`: what can drive the machine, any one of them, under the keys of `fuel_type`. */
export type Power = {
  state: 'runs' | 'charges' | 'missing' | null
  needs: OptionKey[] | null
  reason?:
    | 'fuelUnknown'
    | 'batteryHoursUnknown'
    | 'batteryTooSmall'
    | 'chargingHoursUnknown'
    | 'chargingTooSlow'
}

/** Codes of `fuel_type`, and of a battery how long it drives the machine and how long it charges. */
export type PoweredMachine = {
  fuel: readonly number[] | null
  batteryHours: number | null
  chargingHours: number | null
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

/** Does the machine work with what the site has, and as many hours a day? */
export function powerOnSite(
  machine: PoweredMachine,
  site: SitePower,
  hours: number | undefined,
): Power {
  const needs = (machine.fuel ?? [])
    .map((code) => optionKey('fuel_type', code))
    .filter((key) => key !== null && key !== 'none')
  if (needs.length === 0) return { state: null, needs: null, reason: 'fuelUnknown' }
  const drives = [...engines, ...socketsFrom[site]]
  if (needs.some((key) => drives.includes(key))) return { state: 'runs', needs }
  if (!needs.includes('battery') || site === 'none') return { state: 'missing', needs }
  return hours === undefined ? { state: 'charges', needs } : chargedPower(machine, needs, hours)
}

/** A battery has to last the working hours, and to be full again when they begin the next day. */
function chargedPower(
  { batteryHours, chargingHours }: PoweredMachine,
  needs: OptionKey[],
  hours: number,
): Power {
  if (batteryHours === null) return { state: 'charges', needs, reason: 'batteryHoursUnknown' }
  if (batteryHours < hours) return { state: 'missing', needs, reason: 'batteryTooSmall' }
  if (chargingHours === null) return { state: 'charges', needs, reason: 'chargingHoursUnknown' }
  if (chargingHours > 24 - hours) return { state: 'missing', needs, reason: 'chargingTooSlow' }
  return { state: 'charges', needs }
}
