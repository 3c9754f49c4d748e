import type { Margin } from '../crane-selection/best-row.ts'
import { type ConfiguredChart, rowsWith } from '../crane-selection/configurations.ts'
import { goodMargin, type MarginWord, marginWord } from '../crane-selection/margin-word.ts'
import { type Governing, governingOf } from './governing.ts'
import { sumLoads } from './loads.ts'
import type { PlanValues } from './plan-fields.ts'
import { carriesWithHead, craneCapacity } from './planned-crane.ts'
import { tidy } from './tidy.ts'

export type PairCrane = ConfiguredChart & { slug: string }
/** A lifter that takes the panel: its own weight and what it carries, kg. */
export type PairLifter = { product_slug: string; weight: number; capacity: number }

/** A crane and a vacuum lifter that make the lift together. */
export type Pair<Crane extends PairCrane, Lifter extends PairLifter> = {
  crane: Crane
  configuration: string
  /** What the crane carries there and what it has left, kg. */
  capacity: number
  margin: Margin
  lifter: Lifter
  lifterMargin: number
  /** All that hangs on the hook, kg. */
  total: number
  /** Good when crane and lifter both have a good margin. */
  word: MarginWord
} & Governing<'crane' | 'lifter'>
type Asked<Crane extends PairCrane, Lifter extends PairLifter> = {
  values: PlanValues
  /** What the panel weighs, kg. */
  held: number
  cranes: readonly Crane[]
  lifters: readonly Lifter[]
  /** How high the head of a crane's boom is. */
  headHeightOf: (crane: Crane) => number
  /** What both cost, null on request. */
  priceOf: (pair: Pair<Crane, Lifter>) => number | null
}

export const mostPairs = 6

/**
 * The weight that a pair is chosen for: the load's as given, or as the panel's size has it, whatever
 * is heavier.
 */
export const heldWeight = ({ weight }: PlanValues, panel: { weight: number }) =>
  Math.max(weight, panel.weight)

/**
 * The pairs that make the lift, the plainest first, at most six: each crane with the lightest lifter
 * before any crane with a second one, since a heavier lifter only takes from its margin.
 */
export function makePairs<Crane extends PairCrane, Lifter extends PairLifter>(
  asked: Asked<Crane, Lifter>,
): Pair<Crane, Lifter>[] {
  const { cranes, lifters, priceOf } = asked
  return cranes
    .flatMap((crane) =>
      lifters
        .flatMap((lifter) => pairOf(crane, lifter, asked))
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
  { values, held, headHeightOf }: Pick<Asked<Crane, Lifter>, 'values' | 'held' | 'headHeightOf'>,
): Pair<Crane, Lifter>[] {
  const { total } = sumLoads(held, values.rigging ?? 0, lifter.weight)
  if (total === null || held > lifter.capacity) return []
  const lift = { height: values.height, radius: values.radius, weight: total }
  if (!carriesWithHead(crane, lift, headHeightOf(crane))) return []
  const answer = craneCapacity(crane, lift)
  if (answer.margin === null) return []
  const governing = governingOf([
    { by: 'crane', used: total / answer.capacity },
    { by: 'lifter', used: held / lifter.capacity },
  ])
  const isLifterGood = held * goodMargin.weightFactor <= lifter.capacity
  const word = isLifterGood ? marginWord(rowsWith(crane.rows, answer.configuration), lift) : 'tight'
  const lifterMargin = tidy(lifter.capacity - held)
  return [{ crane, ...answer, lifter, lifterMargin, total, ...governing, word }]
}

type Ordered = Pick<Pair<PairCrane, PairLifter>, 'word' | 'usedPercent' | 'crane' | 'lifter'>
type Priced = Ordered & { price: number }

function compareWord(a: Ordered, b: Ordered): number {
  if (a.word === b.word) return 0
  return a.word === 'good' ? -1 : 1
}

const compareLifter = (a: Ordered, b: Ordered) => a.lifter.weight - b.lifter.weight

/** The smallest of good margins, the largest of tight ones. */
const compareMargin = (a: Ordered, b: Ordered) =>
  a.word === 'good' ? b.usedPercent - a.usedPercent : a.usedPercent - b.usedPercent

/** By slug at last, which makes the order total. */
function comparePrice(a: Priced, b: Priced): number {
  const name = ({ crane, lifter }: Ordered) => `${crane.slug} ${lifter.product_slug}`
  return a.price - b.price || (name(a) < name(b) ? -1 : 1)
}
