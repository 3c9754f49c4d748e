import { type OptionKey, optionKey } from '../catalogue/options.ts'
import type { SitePower } from './plan-fields.ts'

/** `needs`: the machine's power sources, any of which is enough, by the keys of `fuel_type`. */
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

/** Codes of `fuel_type`, and the running and charging time of a battery. */
export type PoweredMachine = {
  fuel: readonly number[] | null
  batteryHours: number | null
  chargingHours: number | null
}

// A distribution board with a socket also has the smaller sockets.
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

/** Whether the machine runs with the site's power for the hours of a working day. */
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

/** A battery has to last the working hours and be charged again before the next day's. */
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
