import { type LocalDate, stockholmDateTime } from '../primitives/local-date.ts'
import { type HoursSet, holidays } from './active-hours.ts'

export type HoursSetProblem =
  /** Another set of the same kind and depot holds at the same time; the later one wins. */
  | { kind: 'conflict'; with: number; from: LocalDate; until: LocalDate }
  /** Nothing says when it is open from here on; null: not until somebody writes it. */
  | { kind: 'gap'; from: LocalDate; until: LocalDate | null }
  /** No row, so closed, which may be meant. */
  | { kind: 'daysMissing'; days: readonly number[] }

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

// Until further notice is an end far away: what comes after it is nobody's concern yet.
const soonMs = 2 * 365 * 86_400_000

type Window = { start: number; end: number }

function windowOf({ publish_at, unpublish_at }: HoursSet): Window | null {
  if (unpublish_at === null) return null
  return { start: Date.parse(publish_at), end: Date.parse(unpublish_at) }
}

const dateOf = (instantMs: number) => stockholmDateTime(instantMs).date

function conflictsOf(set: HoursSet, own: Window, others: readonly HoursSet[]): HoursSetProblem[] {
  return others.flatMap((other) => {
    const its = windowOf(other)
    if (its === null || other.title !== set.title || other.depot_id !== set.depot_id) return []
    const start = Math.max(own.start, its.start)
    const end = Math.min(own.end, its.end)
    if (start >= end) return []
    return [{ kind: 'conflict', with: other.id, from: dateOf(start), until: dateOf(end) }]
  })
}

// Holidays alone say nothing about the other days; a depot without hours of its own has the company's.
function gapAfter(set: HoursSet, own: Window, others: readonly HoursSet[]): HoursSetProblem[] {
  const following = others
    .filter(({ title, depot_id }) => {
      return title !== holidays && (depot_id === null || depot_id === set.depot_id)
    })
    .flatMap((other) => windowOf(other) ?? [])
    .filter(({ end }) => end > own.end)
  const next = Math.min(...following.map(({ start }) => start))
  if (next <= own.end) return []
  const until = Number.isFinite(next) ? dateOf(next) : null
  return [{ kind: 'gap', from: dateOf(own.end), until }]
}

function missingDays({ title, rows }: HoursSet): HoursSetProblem[] {
  if (title === holidays) return []
  const days = weekdays.filter((day) => !rows.some((row) => row.day === day && row.date === null))
  return days.length === 0 ? [] : [{ kind: 'daysMissing', days }]
}

/** What a person should look at in a set beside the others of company and depot, from now on. */
export function hoursSetProblems(
  set: HoursSet,
  all: readonly HoursSet[],
  nowMs: number,
): HoursSetProblem[] {
  const own = windowOf(set)
  if (own === null || own.end <= nowMs) return missingDays(set)
  const others = all.filter(({ id }) => id !== set.id)
  const mayLeaveGap = set.title !== holidays && own.end < nowMs + soonMs
  const gaps = mayLeaveGap ? gapAfter(set, own, others) : []
  return [
    ...conflictsOf(set, { ...own, start: Math.max(own.start, nowMs) }, others),
    ...gaps,
    ...missingDays(set),
  ]
}
