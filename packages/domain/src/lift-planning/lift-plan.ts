import type { GroundAnswer } from './ground.ts'
import type { LifterAnswer } from './lifters.ts'
import type { Loads } from './loads.ts'
import type { Obstacle } from './obstacle.ts'
import type { Panel } from './panel.ts'
import type { PlanValues } from './plan-fields.ts'
import type { CraneCapacity } from './planned-crane.ts'
import type { Power } from './power.ts'
import type { Towing } from './towing.ts'
import type { Wind } from './wind.ts'

type Capacity = { [Key in 'configuration' | 'capacity' | 'margin']: CraneCapacity[Key] }
/** The crane of a plan; what is not known is null with its reason. */
export type PlanCrane = {
  slug: string | null
  title: string | null
  reason?: 'noCrane' | 'loadUnknown' | Extract<CraneCapacity, { reason: unknown }>['reason']
} & Capacity

/** A whole plan: the crane, and of the other parts those that were asked for. */
export type LiftPlan = {
  crane: PlanCrane
  loads?: Loads
  /** With the metres that the crane has to move to pass, negative nearer; null: none. */
  obstacle?: Obstacle & { move: number | null }
  panel?: Panel
  lifters?: LifterAnswer[]
  ground?: GroundAnswer
  wind?: Wind
  power?: Power
  towing?: Towing
}

/** How many lifters a plan shows, the best first. */
export const shownLifters = 4

/** The slugs of the products that a shown plan names. */
export function namedProducts(
  { ground, lifters = [] }: LiftPlan,
  { lifter }: PlanValues,
): string[] {
  const shown = lifters.slice(0, shownLifters).map(({ product_slug }) => product_slug)
  const slugs = [...shown, lifter, ground?.product_slug].filter((slug) => typeof slug === 'string')
  return [...new Set(slugs)]
}
