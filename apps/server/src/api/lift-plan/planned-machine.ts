import type { ConfiguredChart } from '@minikran/domain/crane-selection/configurations'
import { boomPivot } from '@minikran/domain/lift-planning/boom-pivot'
import type { PlannedMachine } from '@minikran/domain/lift-planning/outrigger-load'
import type { PoweredMachine } from '@minikran/domain/lift-planning/power'
import {
  figuresOf,
  type MachineKind,
  standsOnLegs,
} from '@minikran/domain/machine-drawing/machine-figures'
import type { PriceRow } from '../calls/present-prices.ts'

/** Of a crane of the selector what a plan reads. */
export type PlannedCrane = {
  slug: string
  title: string
  weight: number | null
  crane_type: string | null
  rows: ConfiguredChart['rows']
  configurations: readonly {
    key: string
    included: boolean
    extra_weight: number | null
    product: CraneProduct | null
  }[]
  product: CraneProduct | null
}
type CraneProduct = {
  prodcat_slug: string
  prodsubcat_slug: string
  product: RentedColumns & MachineColumns
}
/** What of a product is said where it is rented. */
export type RentedColumns = PriceRow & {
  product_slug: string
  title_sv: string
  title_en: string | null
  type: number
}
type MachineColumns = {
  length: number | null
  height: number | null
  fuel_type: number[] | null
  fields: Record<string, unknown>
}

const noSize = { length: null, height: null }

/** What else than its load chart decides how a crane is set up. */
export function plannedMachine(crane: PlannedCrane | null, configuration: string | null) {
  const product = crane?.product?.product
  return {
    kind: (crane?.crane_type ?? null) as MachineKind | null,
    size: product ?? noSize,
    power: poweredMachine(product),
    weight: crane?.weight ?? null,
    onLegs: crane === null ? null : legsOf(crane, configuration),
  }
}

/** Where the crane's boom pivots, whatever it is set up with. */
export function pivotOf(crane: PlannedCrane) {
  const { kind, size } = plannedMachine(crane, null)
  return boomPivot(kind, size)
}

function poweredMachine(product: MachineColumns | undefined): PoweredMachine {
  const names = ['battery_hours', 'charging_hours'] as const
  const { battery_hours, charging_hours } = figuresOf(product?.fields ?? {}, names)
  return {
    fuel: product?.fuel_type ?? null,
    batteryHours: battery_hours,
    chargingHours: charging_hours,
  }
}

function legsOf(crane: PlannedCrane, configuration: string | null): PlannedMachine {
  const kind = (crane.crane_type ?? 'spider-crane') as MachineKind
  const fields = crane.product?.product.fields ?? {}
  return {
    hasOutriggers: standsOnLegs(kind),
    outriggerLoad: figuresOf(fields, ['outrigger_load']).outrigger_load,
    weight: equippedWeight(crane, configuration),
  }
}

/** Null when the weight of crane or equipment is not known; what is included is in the crane's own. */
function equippedWeight(crane: PlannedCrane, configuration: string | null): number | null {
  const equipment = crane.configurations.find(({ key }) => key === configuration)
  const extra = equipment?.extra_weight ?? (equipment?.included === false ? null : 0)
  return crane.weight !== null && extra !== null ? crane.weight + extra : null
}
