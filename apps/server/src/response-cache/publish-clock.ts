import { addDays, instantOf, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { type ContentTable, windowedTables } from '../database/content-tables.ts'
import { watchClock } from './watch-clock.ts'

export type PublishClock = {
  /** The next instant at which an item of these tables appears or disappears, or a day begins. */
  nextPublishChange: (tables: readonly ContentTable[]) => Promise<number>
  /** The table changed: its times are read again. */
  forget: (table: string) => void
  forgetAll: () => void
}

type Options = { db: Database; now: () => number }

const windowed: ReadonlySet<string> = new Set(windowedTables)

/**
 * The next beginning or end of a publish window in each table. It must be read **before** the content:
 * a time that passes in between is then in the past, and the answer is not cached.
 */
export function createPublishClock({ db, now }: Options): PublishClock {
  const known = new Map<string, Promise<number>>()
  let midnightMs = 0

  const read = async (table: ContentTable): Promise<number> => {
    const readAtMs = now()
    const { rows } = await db.execute<{ ms: number | null }>(untilNextSwitch(table))
    // A duration: the clocks of database and server may differ.
    const ms = rows[0]?.ms ?? null
    return ms === null ? Number.POSITIVE_INFINITY : readAtMs + ms
  }
  const readAgain = (table: ContentTable) => {
    const reading = read(table)
    known.set(table, reading)
    reading.catch(() => {
      if (known.get(table) === reading) known.delete(table)
    })
    return reading
  }
  const switchOf = async (table: ContentTable): Promise<number> => {
    const atMs = await (known.get(table) ?? readAgain(table))
    return atMs > now() ? atMs : readAgain(table)
  }
  const nextMidnight = () => {
    if (midnightMs <= now()) {
      midnightMs = instantOf(addDays(stockholmDateTime(now()).date, 1), '00:00')
    }
    return midnightMs
  }
  const wasClockSetBack = watchClock(now)
  return {
    async nextPublishChange(tables) {
      if (wasClockSetBack()) {
        known.clear()
        midnightMs = 0
      }
      const switches = await Promise.all(
        tables.filter((table) => windowed.has(table)).map(switchOf),
      )
      return Math.min(nextMidnight(), ...switches)
    },
    forget: (table) => void known.delete(table),
    forgetAll: () => known.clear(),
  }
}

function untilNextSwitch(table: ContentTable): SQL {
  const name = sql.identifier(table)
  return sql`
    select (extract(epoch from min(at) - now()) * 1000)::float8 as ms from (
      select min(publish_at) as at from ${name} where publish_at > now()
      union all select min(unpublish_at) from ${name} where unpublish_at > now()
    ) as switches`
}
