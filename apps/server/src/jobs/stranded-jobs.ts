import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'

export type StrandedJob = { id: string; name: string; state: 'created' | 'retry' | 'active' }

/**
 * Jobs that a changed clock has left: those that were created in the future, those that wait longer
 * for their next try than any job of ours does, and those under way whose sign of life, given at
 * least twice a minute, is more than five minutes off. The library's own queues begin with two
 * underscores.
 */
export async function listStrandedJobs(db: Database): Promise<StrandedJob[]> {
  const { rows } = await db.execute<StrandedJob>(sql`
    select id, name, state from pgboss.job
    where left(name, 2) <> '__' and (
      (state = 'created' and created_on > now() + interval '1 minute' and start_after > now())
      or (state = 'retry' and start_after > now() + interval '5 minutes')
      or (state = 'active' and heartbeat_on not between now() - interval '5 minutes'
        and now() + interval '5 minutes')
    )
  `)
  return rows
}

type Options = {
  list: () => Promise<StrandedJob[]>
  bringForward: (job: StrandedJob) => Promise<unknown>
  tryAgain: (job: StrandedJob) => Promise<unknown>
}

/**
 * Brings stranded jobs back when called every minute: a waiting job becomes due, a running one is
 * tried again. pg-boss compares the times of its jobs with the clock, so that jobs dated while the
 * clock was ahead would wait until then.
 */
export function createRescue({ list, bringForward, tryAgain }: Options): () => Promise<void> {
  let seen: ReadonlySet<string> = new Set()
  return async () => {
    const stranded = await list()
    const waiting = stranded.filter(({ state }) => state !== 'active')
    const active = stranded.filter(({ state }) => state === 'active')
    for (const job of waiting) await bringForward(job)
    // Only what is found a second time: whoever works on it may not have given a sign since.
    for (const job of active) if (seen.has(job.id)) await tryAgain(job)
    seen = new Set(active.map(({ id }) => id))
  }
}
