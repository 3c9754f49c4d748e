import type { Lift } from '@minikran/domain/crane-selection/lift'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { crane_searches } from '../../database/schema/cranes.ts'

export type CraneSearch = { lift: Lift; platform: string | undefined; hitCount: number }

export type SearchRecorder = {
  record: (search: CraneSearch) => void
  flush: () => Promise<void>
  /** Writes what is held and stops the clock. */
  stop: () => Promise<void>
}

const everyMs = 5_000
const mostHeld = 10_000

type Options = {
  db: Database
  now: () => number
  /** Told how many searches could not be written. */
  onDropped: (searches: number) => void
}

/**
 * Searches are held here and written in batches, so that an answer never waits for a write. They
 * carry numbers, caller and month, nothing about the person. What cannot be written
 * is dropped: a lost database must neither fill the memory nor show.
 */
export function createSearchRecorder({ db, now, onDropped }: Options): SearchRecorder {
  let held: (typeof crane_searches.$inferInsert)[] = []

  const write = async (batch: typeof held) => {
    const column = (name: keyof (typeof held)[number]) => sql.param(batch.map((row) => row[name]))
    await db.execute(sql`
      insert into ${crane_searches} (height, radius, weight, platform, hit_count, month)
      select * from unnest(
        ${column('height')}::float8[], ${column('radius')}::float8[], ${column('weight')}::float8[],
        ${column('platform')}::text[], ${column('hit_count')}::int[], ${column('month')}::date[]
      )`)
  }
  const flush = async () => {
    if (held.length === 0) return
    const batch = held
    held = []
    try {
      await write(batch)
    } catch {
      onDropped(batch.length)
    }
  }
  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()

  return {
    record({ lift, platform, hitCount }) {
      if (held.length >= mostHeld) return onDropped(1)
      const month = `${stockholmDateTime(now()).date.slice(0, 7)}-01`
      held.push({ ...lift, platform: callerWord(platform), hit_count: hitCount, month })
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

/** A caller's name is one word; anything else could be about a person and is not kept. */
function callerWord(platform: string | undefined): string | null {
  return platform !== undefined && /^[\p{L}\p{Nd}._-]+$/u.test(platform) ? platform : null
}
