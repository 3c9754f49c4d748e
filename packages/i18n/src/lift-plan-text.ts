import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { LocalText } from '@minikran/domain/catalogue/title-text'
import type { CraneRow, Lift } from '@minikran/domain/crane-selection/lift'
import { type LiftAdvice, liftAdvice } from '@minikran/domain/crane-selection/lift-advice'
import { makesLift } from '@minikran/domain/crane-selection/makes-lift'
import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { headHeight } from '@minikran/domain/lift-planning/plan-scene'
import { planReasons } from './lift-plan-words.ts'
import { numberText, unitText } from './number-text.ts'
import { m } from './paraglide/messages.js'

/** `warn`: possible, with something to check first. */
export type PlanVerdict = { kind: 'yes' | 'warn' | 'no' | 'ask'; text: string }
/** `names` are the names of products within the label or value, each with its language. */
export type PlanLine = { label: string; value: string; names?: readonly LocalText[] }
/** A part of a lift plan in words: its verdict first, then its figures. */
export type PlanSection = {
  key: string
  title: string
  verdict: PlanVerdict | null
  lines: PlanLine[]
  /** Why something is unknown. */
  note: string | null
}
/** The titles of the plan's products by their slugs, and of the crane's configuration. */
type PlanNames = {
  configuration: LocalText | null
  products: Readonly<Record<string, LocalText>>
}
export type WordedPlan = {
  plan: LiftPlan
  values: PlanValues
  names: PlanNames
  /** The crane's load chart with the plan's configuration. */
  rows: readonly CraneRow[]
  locale: Locale
}

/** A product's name; its slug when it is no longer public. */
export const nameOf = ({ names }: Pick<WordedPlan, 'names'>, slug: string): LocalText =>
  names.products[slug] ?? { text: slug, lang: 'sv' }

/** A line whose value is the name of a product. */
export const nameLine = (label: string, name: LocalText): PlanLine => ({
  label,
  value: name.text,
  names: [name],
})

/** A figure with its unit; the word for unknown when it is null. */
export const figure = (value: number | null, unit: string, locale: Locale) =>
  value === null ? m.plan_unknown({}, { locale }) : unitText({ value, unit }, locale)
/** `80 kg kvar av 300 kg`. */
export const leftText = (left: number, capacity: number, locale: Locale) =>
  m.plan_left(
    { left: figure(left, 'kg', locale), capacity: figure(capacity, 'kg', locale) },
    { locale },
  )
export const ask = (locale: Locale): PlanVerdict => ({
  kind: 'ask',
  text: m.plan_ask({}, { locale }),
})
/** The sentence for why something is unknown. */
export const noteOf = (reason: keyof typeof planReasons | null | undefined, locale: Locale) =>
  reason === null || reason === undefined ? null : planReasons[reason]({}, { locale })
/** Where to place the crane so that it passes the edge or opening. */
export function moveText(metres: number | null, locale: Locale): string | null {
  if (metres === null) return null
  const text = metres < 0 ? m.plan_move_nearer : m.plan_move_further
  return text({ metres: numberText(Math.abs(metres), locale) }, { locale })
}

/** How high the boom's head is above the ground. */
export const headOf = ({ plan, values }: WordedPlan) =>
  plan.opening?.head_height ?? headHeight(values)

/** Whether the crane makes the lift at the load's height, but not with the head above the load. */
export function isHeadTooHigh(worded: WordedPlan): boolean {
  return isStrongEnough(worded) && !makesLift(worded.rows, liftOfHead(worded))
}

/** The selector's advice with the head above the load; null when the crane does not make that lift. */
export function craneAdvice(worded: WordedPlan): LiftAdvice | null {
  const { values, rows } = worded
  const lift = liftOfHead(worded)
  if (!isStrongEnough(worded) || !makesLift(rows, lift)) return null
  return liftAdvice(rows, { lift, extraKg: lift.weight - values.weight })
}

const isStrongEnough = ({ plan: { crane } }: WordedPlan) =>
  crane.margin !== null && crane.margin.weight >= 0

/** The lift at the height of the boom's head, as the rows of a load chart have it. */
function liftOfHead(worded: WordedPlan): Lift {
  const { plan, values } = worded
  const weight = plan.loads?.total ?? values.weight
  return { height: headOf(worded), radius: values.radius, weight }
}
