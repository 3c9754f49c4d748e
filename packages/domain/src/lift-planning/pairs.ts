import type { Margin } from '../crane-selection/best-row.ts'
import { type ConfiguredChart, rowsWith } from '../crane-selection/configurations.ts'
import { goodMargin, type MarginWord, marginWord } from '../crane-selection/margin-word.ts'
import { roundDecimals } from '../primitives/round-decimals.ts'
import { type Governing, governingOf } from './governing.ts'
import { sumLoads } from './loads.ts'
import type { PlanValues } from './plan-fields.ts'
import { craneCapacity } from './planned-crane.ts'

export type PairCrane = ConfiguredChart & { slug: string }
/** A lifter that takes the panel: its own weight and what it carries, kg. */
export type PairLifter = { product_slug: string; weight: number; capacity: number }

/** A crane and a vacuum lifter that make the lift together. */
export type Pair<Crane extends PairCrane, Lifter extends PairLifter> = {
  crane: Crane
  configuration: string
  /** The crane's capacity (kg) and margin at the lift with its head above the load. */
  capacity: number
  margin: Margin
  lifter: Lifter
  lifterMargin: number
  /** The weight on the hook, kg. */
  total: number
  /** Good when crane and lifter both have a good margin. */
  word: MarginWord
} & Governing<'crane' | 'lifter'>
type PairRequest<Crane extends PairCrane, Lifter extends PairLifter> = {
  values: PlanValues
  /** The weight of the panel, kg. */
  held: number
  cranes: readonly Crane[]
  lifters: readonly Lifter[]
  /** The height of a crane's boom head. */
  headHeightOf: (crane: Crane) => number
  /** The price of both; null on request. */
  priceOf: (pair: Pair<Crane, Lifter>) => number | null
}

export const mostPairs = 6

/** The weight that a pair is selected for: the entered or the panel's calculated weight, the larger. */
export const heldWeight = ({ weight }: PlanValues, panel: { weight: number }) =>
  Math.max(weight, panel.weight)

/**
 * The pairs that make the lift, best first, at most six: each crane with its lightest lifter before any
 * crane with a second one, since a heavier lifter only reduces the margin.
 */
export function makePairs<Crane extends PairCrane, Lifter extends PairLifter>(
  request: PairRequest<Crane, Lifter>,
): Pair<Crane, Lifter>[] {
  const { cranes, lifters, priceOf } = request
  return cranes
    .flatMap((crane) =>
      lifters
        .flatMap((lifter) => pairOf(crane, lifter, request))
        .map((pair) => ({ ...pair, price: priceOf(pair) ?? Number.MAX_VALUE }))
        .sort((a, b) => compareWord(a, b) || compareLifter(a, b) || comparePrice(a, b))
        .map((pair, place) => ({ ...pair, place })),
    )
    .sort(
      (a, b) => compareWord(a, b) || a.place - b.place || compareMargin(a, b) || comparePrice(a, b),
    )
    .slice(0, mostPairs)
    .map(({ price: _price, place: _place, ...pair }) => pair)
}

function pairOf<Crane extends PairCrane, Lifter extends PairLifter>(
  crane: Crane,
  lifter: Lifter,
  {
    values,
    held,
    headHeightOf,
  }: Pick<PairRequest<Crane, Lifter>, 'values' | 'held' | 'headHeightOf'>,
): Pair<Crane, Lifter>[] {
  const { total } = sumLoads(held, values.rigging ?? 0, lifter.weight)
  if (total === null || held > lifter.capacity) return []
  // The heights in load charts are those of the boom's head, which may need a jib.
  const lift = { height: headHeightOf(crane), radius: values.radius, weight: total }
  const answer = craneCapacity(crane, lift)
  if (answer.capacity === null || answer.capacity < total) return []
  const rows = rowsWith(crane.rows, answer.configuration)
  const governing = governingOf([
    { by: 'crane', used: total / answer.capacity },
    { by: 'lifter', used: held / lifter.capacity },
  ])
  const isLifterGood = held * goodMargin.weightFactor <= lifter.capacity
  const word = isLifterGood ? marginWord(rows, lift) : 'tight'
  const lifterMargin = roundDecimals(lifter.capacity - held)
  return [{ crane, ...answer, lifter, lifterMargin, total, ...governing, word }]
}

type Ordered = Pick<Pair<PairCrane, PairLifter>, 'word' | 'usedPercent' | 'crane' | 'lifter'>
type Priced = Ordered & { price: number }

function compareWord(a: Ordered, b: Ordered): number {
  if (a.word === b.word) return 0
  return a.word === 'good' ? -1 : 1
}

const compareLifter = (a: Ordered, b: Ordered) => a.lifter.weight - b.lifter.weight

/** Good margins: the smallest first; tight ones: the largest first. */
const compareMargin = (a: Ordered, b: Ordered) =>
  a.word === 'good' ? b.usedPercent - a.usedPercent : a.usedPercent - b.usedPercent

/** By price, then by slug, which makes the order unambiguous. */
function comparePrice(a: Priced, b: Priced): number {
  const name = ({ crane, lifter }: Ordered) => `${crane.slug} ${lifter.product_slug}`
  return a.price - b.price || (name(a) < name(b) ? -1 : 1)
}
