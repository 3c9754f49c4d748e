import type { Values } from '../providers/call-api.ts'

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
export type Difference = { name: string; isTyped: boolean }

// What the server says of an item is no field that anybody could choose.
const notChosen = new Set([
  'version',
  'lock',
  'updated_at',
  'updated_by_name',
  'views',
  'orders',
  'may_write',
  'public_path',
])
const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Fields in which the form and what is stored differ: typed here, or changed there meanwhile. */
export function differences({ mine, current, known, dirty }: Versions): Difference[] {
  const names = Object.keys(current).filter((name) => !notChosen.has(name))
  return names
    .filter((name) => !same(mine[name], current[name]))
    .filter((name) => name in dirty || !same(known[name], current[name]))
    .map((name) => ({ name, isTyped: name in dirty }))
}
