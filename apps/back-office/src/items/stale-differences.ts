import type { Values } from '../providers/call-api.ts'
import { same } from './changed-parts.ts'

type Versions = {
  /** What stands in the form. */
  mine: Values
  /** What is stored now. */
  current: Values
  /** What was stored when the form was opened. */
  known: Values
  /** Names of the fields that were typed into. */
  dirty: Readonly<Record<string, unknown>>
}
export type Difference = {
  name: string
  /** Of a group of values the one that differs: each is chosen by itself. */
  part: string | null
  isTyped: boolean
  mine: unknown
  theirs: unknown
}

// What the server says of an item is no field that anybody could choose.
const notChosen = new Set([
  'version',
  'lock',
  'updated_at',
  'updated_by_name',
  'views',
  'orders',
  'may_write',
  'may_move',
  'public_path',
])
const groups = new Set(['technical'])

/** Fields in which the form and what is stored differ: typed here, or changed there meanwhile. */
export function differences({ mine, current, known, dirty }: Versions): Difference[] {
  const names = Object.keys(current).filter((name) => !notChosen.has(name))
  return names
    .filter((name) => name in dirty || !same(known[name], current[name]))
    .flatMap((name) =>
      groups.has(name)
        ? partDifferences(name, { mine: mine[name], current: current[name], known: known[name] })
        : [{ name, part: null, isTyped: name in dirty, mine: mine[name], theirs: current[name] }],
    )
    .filter((one) => !same(one.mine, one.theirs))
}

type Group = Record<'mine' | 'current' | 'known', unknown>

function partDifferences(name: string, group: Group): Difference[] {
  const { mine, current, known } = {
    mine: (group.mine ?? {}) as Values,
    current: (group.current ?? {}) as Values,
    known: (group.known ?? {}) as Values,
  }
  return Object.keys({ ...current, ...mine }).map((part) => ({
    name,
    part,
    isTyped: !same(mine[part], known[part]),
    mine: mine[part],
    theirs: current[part],
  }))
}

/** What is stored now with the chosen ones of the form in it. */
export function withOwn(current: Values, own: readonly Difference[]): Values {
  const merged = { ...current }
  for (const { name, part, mine } of own) {
    merged[name] = part === null ? mine : { ...(merged[name] as Values), [part]: mine ?? null }
  }
  return merged
}
