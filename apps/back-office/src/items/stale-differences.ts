import type { Values } from '../providers/call-api.ts'
import { same } from './changed-parts.ts'

type Versions = {
  /** The values in the form. */
  mine: Values
  /** The values stored now. */
  current: Values
  /** The values stored when the form was opened. */
  known: Values
  /** Names of the edited fields. */
  dirty: Readonly<Record<string, unknown>>
}
export type Difference = {
  name: string
  /** The differing value of a group; each is chosen separately. */
  part: string | null
  isTyped: boolean
  mine: unknown
  theirs: unknown
}

// Set by the server, not by people.
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
  'accounts',
  'uses',
  'variants_at',
  // Of an account.
  'state',
  'second_step',
  'last_logged_in',
])
const groups = new Set(['technical'])

// The full name of an account is made of its two names.
const isChosen = (name: string, item: Values) =>
  !notChosen.has(name) && !(name === 'fullname' && 'firstname' in item)

/** Fields that were edited in the form, or changed in the database since it was opened. */
export function differences({ mine, current, known, dirty }: Versions): Difference[] {
  const names = Object.keys(current).filter((name) => isChosen(name, current))
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

/** The stored values with the chosen values of the form merged in. */
export function withOwn(current: Values, own: readonly Difference[]): Values {
  const merged = { ...current }
  for (const { name, part, mine } of own) {
    merged[name] = part === null ? mine : { ...(merged[name] as Values), [part]: mine ?? null }
  }
  return merged
}
