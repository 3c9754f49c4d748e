import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { crane_searches } from '../../database/schema/cranes.ts'

/** A box of sizes by its upper edges, metres and kg: `height` 10 holds what is above 5 up to 10. */
export type MissedSize = {
  /** First day of the month, `YYYY-MM-DD`. */
  month: string
  height: number
  radius: number
  weight: number
  searches: number
}

/**
 * What was searched for and no crane could do, by month and box, newest month and most wanted
 * first (the company decides new stock from it). Searches that ran while the visitor
 * typed (`web-live`) are left out.
 */
export async function searchesWithoutHits(db: Database): Promise<MissedSize[]> {
  const { rows } = await db.execute<MissedSize>(sql`
    select month::text as month, ceil(height / 5) * 5 as height, ceil(radius / 5) * 5 as radius,
      ceil(weight / 100) * 100 as weight, count(*)::int as searches
    from ${crane_searches}
    where hit_count = 0 and platform is distinct from 'web-live'
    group by 1, 2, 3, 4
    order by 1 desc, 5 desc, 2, 3, 4`)
  return rows
}
