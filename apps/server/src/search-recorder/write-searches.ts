import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { depots } from '../database/schema/depots.ts'
import { crane_searches, missed_words } from '../database/schema/operations.ts'

export type RecordedLift = Omit<typeof crane_searches.$inferSelect, 'id' | 'depot_id'> & {
  /** An unknown depot is stored as null. */
  depot_slug: string | null
}

/** Different words of a month; more are not counted. */
const mostWords = 1_000
/** Searches of a month; more are not stored, so that nobody fills the disk with them. */
const mostLifts = 200_000

export async function writeLifts(db: Database, lifts: readonly RecordedLift[]): Promise<void> {
  const column = (name: keyof RecordedLift) => sql.param(lifts.map((lift) => lift[name]))
  await db.execute(sql`
    insert into ${crane_searches}
      (height, radius, weight, platform, hit_count, tight, depot_id, month)
    select height, radius, weight, platform, hit_count, tight,
      (
        select id from ${depots}
        where ${depots.depot_slug} = lifts.depot_slug and ${depots.deleted_at} is null
      ), month
    from unnest(
      ${column('height')}::float8[], ${column('radius')}::float8[], ${column('weight')}::float8[],
      ${column('platform')}::text[], ${column('hit_count')}::int[], ${column('tight')}::bool[],
      ${column('depot_slug')}::text[], ${column('month')}::date[]
    ) as lifts (height, radius, weight, platform, hit_count, tight, depot_slug, month)
    where lifts.month not in (
      select month from ${crane_searches}
      where month = any(${column('month')}::date[]) group by month having count(*) >= ${mostLifts}
    )`)
}

/** Adds the counts of words to those of the month, in one order: two processes cannot deadlock. */
export async function writeMissedWords(
  db: Database,
  counts: ReadonlyMap<string, number>,
  month: string,
): Promise<void> {
  const ofMonth = sql`select count(*) from ${missed_words} where month = ${month}::date`
  await db.execute(sql`
    insert into ${missed_words} (month, words, searches)
    select ${month}::date, words, searches
    from unnest(
      ${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[]
    ) as counted (words, searches)
    where (${ofMonth}) < ${mostWords} or exists (
      select from ${missed_words}
      where ${missed_words.month} = ${month}::date and ${missed_words.words} = counted.words
    )
    order by words
    on conflict (month, words) do update
      set searches = ${missed_words.searches} + excluded.searches`)
}
