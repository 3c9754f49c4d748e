import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'

export type StrandedJob = { id: string; name: string; state: 'created' | 'retry' | 'active' }

/**
 * Jobs with times that a changed clock made wrong: created in the future, waiting longer for their
 * retry than any of our queues allows, or running with a heartbeat (sent at least twice a minute)
 * more than five minutes off. Names of pg-boss's internal queues begin with two underscores.
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
  makeDue: (job: StrandedJob) => Promise<unknown>
  retry: (job: StrandedJob) => Promise<unknown>
}

/**
 * Restarts stranded jobs, when the result is called every minute: a waiting job becomes due, a
 * running one is retried. pg-boss compares the times of its jobs with the clock, so jobs dated while
 * the clock was ahead would wait until then.
 */
export function createRescue({ list, makeDue, retry }: Options): () => Promise<void> {
  let seenBefore: ReadonlySet<string> = new Set()
  return async () => {
    const stranded = await list()
    const waiting = stranded.filter(({ state }) => state !== 'active')
    const active = stranded.filter(({ state }) => state === 'active')
    for (const job of waiting) await makeDue(job)
    // Only when found twice: its process may not have sent a heartbeat since the clock was changed.
    for (const job of active) if (seenBefore.has(job.id)) await retry(job)
    seenBefore = new Set(active.map(({ id }) => id))
  }
}
