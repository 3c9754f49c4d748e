import type { Margin } from '../crane-selection/best-row.ts'
import type { MarginWord } from '../crane-selection/margin-word.ts'
import type { SekPrices } from '../pricing/sek-prices.ts'
import type { GroundAnswer } from './ground.ts'
import type { LifterAnswer } from './lifters.ts'
import type { Loads } from './loads.ts'
import type { Obstacle } from './obstacle.ts'
import type { Opening } from './opening.ts'
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

/** Something that is rented for a pair; its prices are in SEK without VAT. */
export type PairProduct = {
  product_slug: string
  path: string
  title_sv: string
  title_en: string | null
  type: number
  prod_vat: number
  /** The visitor's discount on these prices. */
  discount_percent?: number
} & Record<keyof SekPrices, number | null>

/** A crane and a vacuum lifter that make the lift together. */
export type PlanPair = {
  crane: { slug: string; title: string; configuration: string; capacity: number; margin: Margin }
  lifter: { product_slug: string; capacity: number; margin: number }
  /** All that hangs on the hook, kg. */
  total: number
  governed_by: 'crane' | 'lifter'
  used_percent: number
  margin_word: MarginWord
  /** The list price of both for the first day, SEK; null on request. */
  price: { ex_vat: number; inc_vat: number } | null
  /** Crane, its equipment where the lift needs some, and lifter. */
  products: PairProduct[]
}

/** A lift plan: the crane, and the other parts that were requested. */
export type LiftPlan = {
  crane: PlanCrane
  loads?: Loads
  /** With the metres that the crane has to move to pass, negative nearer; null: none. */
  obstacle?: Obstacle & { move: number | null }
  opening?: Opening & { move: number | null }
  panel?: Panel
  lifters?: LifterAnswer[]
  /** Of cranes and lifters that make it, the plainest first. */
  pairs?: PlanPair[]
  ground?: GroundAnswer
  wind?: Wind
  /** With the generators that are rented, where the power is not enough. */
  power?: Power & { generators?: string[] }
  towing?: Towing
}

/** How many lifters a plan shows, the best first. */
export const shownLifters = 4

/** The slugs of the products that a shown plan names. */
export function namedProducts(
  { ground, lifters = [], power }: LiftPlan,
  { lifter }: PlanValues,
): string[] {
  const shown = lifters.slice(0, shownLifters).map(({ product_slug }) => product_slug)
  const slugs = [...shown, lifter, ground?.product_slug, ...(power?.generators ?? [])].filter(
    (slug) => typeof slug === 'string',
  )
  return [...new Set(slugs)]
}
