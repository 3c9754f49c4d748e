import { instantOf } from '@minikran/domain/primitives/local-date'
import { type HoursRecord, readSweden } from './read-data.ts'

// The files give local times of Stockholm, 'YYYY-MM-DD HH:mm'.
const instantAt = (local: string) => new Date(instantOf(local.slice(0, 10), local.slice(11)))

type Day = { day: number; date: string | null; closed: boolean; from?: string; to?: string }

function daysOf(set: HoursRecord): Day[] {
  if (Array.isArray(set.rows)) return set.rows.map((row) => ({ ...row, date: null }))
  const { years } = readSweden().holidays
  return Object.values(years)
    .flat()
    .map(({ code, date, closed, from, to }) => ({
      day: code,
      date,
      closed,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }))
}

/** The company's sets, the same for all depots, and their days. */
export function demoOpeningHours() {
  const records = readSweden().opening_hours
  const sets = records.map((set, index) => ({
    id: index + 1,
    title: set.title,
    publish_at: instantAt(set.publish_at),
    unpublish_at: instantAt(set.unpublish_at),
    order: set.title,
  }))
  const rows = records.flatMap((set, index) =>
    daysOf(set).map((day) => ({
      depothour_id: index + 1,
      day: day.day,
      date: day.date,
      closed: day.closed,
      from: day.from ?? null,
      to: day.to ?? null,
    })),
  )
  return { sets, rows: rows.map((row, index) => ({ id: index + 1, ...row })) }
}
