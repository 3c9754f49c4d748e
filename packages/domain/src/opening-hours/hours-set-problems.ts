import { type LocalDate, stockholmDateTime } from '../primitives/local-date.ts'
import { type DayHours, type HoursSet, holidays, hoursOn } from './active-hours.ts'

export type HoursSetProblem =
  /** Another set of the same kind and depot is active at the same time; the later one has priority. */
  | { kind: 'conflict'; with: number; from: LocalDate; until: LocalDate }
  /** No set is active in this period; `until` null: without end. */
  | { kind: 'gap'; from: LocalDate; until: LocalDate | null }
  /** Days without a row, which are closed, perhaps on purpose. */
  | { kind: 'daysMissing'; days: readonly number[] }
  /** Days of the company's holidays that do not hold at the depot, whose own holidays replace them all. */
  | { kind: 'daysLost'; dates: readonly LocalDate[] }

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

// A set that ends later than this counts as one without end.
const soonMs = 2 * 365 * 86_400_000

const msPerMinute = 60_000

type Window = { start: number; end: number }

function windowOf({ publish_at, unpublish_at }: HoursSet): Window | null {
  if (unpublish_at === null) return null
  return { start: Date.parse(publish_at), end: Date.parse(unpublish_at) }
}

const dateOf = (instantMs: number) => stockholmDateTime(instantMs).date

function conflictsOf(set: HoursSet, own: Window, others: readonly HoursSet[]): HoursSetProblem[] {
  return others.flatMap((other) => {
    const window = windowOf(other)
    if (window === null || other.title !== set.title || other.depot_id !== set.depot_id) return []
    const start = Math.max(own.start, window.start)
    const end = Math.min(own.end, window.end)
    if (start >= end) return []
    return [{ kind: 'conflict', with: other.id, from: dateOf(start), until: dateOf(end) }]
  })
}

// A set for special days does not fill a gap; the company's sets fill a depot's gap.
function gapAfter(set: HoursSet, own: Window, others: readonly HoursSet[]): HoursSetProblem[] {
  const following = others
    .filter(({ title, depot_id }) => {
      return title !== holidays && (depot_id === null || depot_id === set.depot_id)
    })
    .flatMap((other) => windowOf(other) ?? [])
    .filter(({ end }) => end > own.end)
  const next = Math.min(...following.map(({ start }) => start))
  // A set until 23:59 lasts to the end of its day.
  const end = own.end + msPerMinute
  if (next <= end) return []
  const until = Number.isFinite(next) ? dateOf(next) : null
  return [{ kind: 'gap', from: dateOf(end), until }]
}

function missingDays({ title, rows }: HoursSet): HoursSetProblem[] {
  if (title === holidays) return []
  const days = weekdays.filter((day) => !rows.some((row) => row.day === day && row.date === null))
  return days.length === 0 ? [] : [{ kind: 'daysMissing', days }]
}

const isSame = (one: DayHours, other: DayHours) =>
  one.kind === 'open' && other.kind === 'open'
    ? one.from === other.from && one.to === other.to
    : one.kind === other.kind

function lostDays(set: HoursSet, others: readonly HoursSet[], nowMs: number): HoursSetProblem[] {
  const { title, depot_id: depotId, rows } = set
  if (title !== holidays || depotId === null) return []
  const ofCompany = others.filter((other) => other.title === holidays && other.depot_id === null)
  const dates = new Set(ofCompany.flatMap((other) => other.rows.flatMap(({ date }) => date ?? [])))
  const lost = [...dates].filter((date) => {
    if (date < dateOf(nowMs) || rows.some((row) => row.date === date)) return false
    const before = hoursOn({ sets: others, depotId }, date)
    return !isSame(before, hoursOn({ sets: [...others, set], depotId }, date))
  })
  return lost.length === 0 ? [] : [{ kind: 'daysLost', dates: lost.toSorted() }]
}

/** Problems of a set together with the other sets, from now on, for a person to check. */
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
    ...lostDays(set, others, nowMs),
  ]
}
