import { hoursSetProblems } from '@minikran/domain/opening-hours/hours-set-problems'
import { sql } from 'drizzle-orm'
import { findHoursSet, listHoursSets } from '../../../database/hours-sets.ts'
import { depothourrows } from '../../../database/schema/depots.ts'
import { holdersBy } from '../items/item-holders.ts'
import type { Holder, Reader } from '../items/resource.ts'

// A row is a weekday or a single date.
const daysOf = holdersBy({
  item: 'depothourrows',
  table: depothourrows,
  by: depothourrows.depothour_id,
  title: sql`coalesce(${depothourrows.date}::text, ${depothourrows.day}::text)`,
})

/** Opening hours cannot be deleted while they have days or problems. */
export async function holdersOfHours(db: Reader, id: number): Promise<Holder[]> {
  const [days, set] = await Promise.all([daysOf(db, id), findHoursSet(db, id)])
  if (set === null) return days
  const others = await listHoursSets(db)
  const { rows } = await db.execute<{ now: Date }>(sql`select now() as now`)
  const nowMs = new Date(rows[0]?.now ?? 0).getTime()
  const problems = hoursSetProblems(set, others, nowMs).flatMap((problem): Holder[] => {
    // A set without days is what may be deleted.
    if (problem.kind === 'daysMissing') return []
    if (problem.kind === 'gap') return [{ item: 'depothourgaps', id, title: problem.from }]
    const other = others.find((one) => one.id === problem.with)
    return [{ item: 'depothours', id: problem.with, title: String(other?.title ?? '') }]
  })
  return [...days, ...problems]
}
