import { goodMargin } from '@minikran/domain/crane-selection/margin-word'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../src/database/client.ts'
import { missed_words } from '../../src/database/schema/operations.ts'

/** Metres, metres and kg, and how often a month. */
const lifts = [
  [6, 4, 200, 9],
  [9, 6, 350, 7],
  [12, 5, 600, 5],
  [14, 9, 250, 4],
  [18, 8, 700, 3],
  [12, 5, 3_800, 2],
  [16, 14, 500, 4],
  [8, 12, 900, 3],
  [22, 16, 350, 5],
  [28, 20, 200, 2],
  [34, 12, 800, 3],
  [4, 3, 6_500, 2],
  [10, 25, 150, 1],
] as const
const words = ['bilkran', 'hjullastare', 'skylift', 'betongpump', 'byggställning'] as const
const months = 6

/** Half a year of searches of the selector and for words; the answers are those of the load charts. */
export async function insertSearches(tx: Transaction, now: Date): Promise<void> {
  const first = `${stockholmDateTime(now.getTime()).date.slice(0, 7)}-01`
  const column = (index: 0 | 1 | 2 | 3) => sql.param(lifts.map((lift) => lift[index]))
  const { heightM, radiusM, weightFactor } = goodMargin
  await tx.execute(sql`
    insert into crane_searches (height, radius, weight, platform, hit_count, tight, depot_id, month)
    select height, radius, weight, 'web', hits, hits > 0 and not is_good,
      nullif((n + height::int) % 4, 0), (${first}::date - ago * interval '1 month')::date
    from unnest(
      ${column(0)}::float8[], ${column(1)}::float8[], ${column(2)}::float8[], ${column(3)}::int[]
    ) as lifts (height, radius, weight, times)
    cross join generate_series(0, ${months - 1}::int) as ago
    cross join lateral generate_series(1, times + (ago + height::int) % 3) as n
    cross join lateral (
      select count(*)::int as hits, coalesce(bool_or(goes_higher and goes_further), false) as is_good
      from (
        select bool_or(lift_height >= height + ${heightM}::float8
            and lift_weight >= weight * ${weightFactor}::float8) as goes_higher,
          bool_or(lift_radius >= radius + ${radiusM}::float8
            and lift_weight >= weight * ${weightFactor}::float8) as goes_further
        from craneselector_rows
        where lift_height >= height and lift_radius >= radius and lift_weight >= weight
        group by craneselector_id
      ) as cranes
    ) as answers`)
  await tx.insert(missed_words).values(
    Array.from({ length: months }, (_, ago) =>
      words.map((text, index) => ({
        month: sql`(${first}::date - ${ago}::int * interval '1 month')::date`,
        words: text,
        searches: 3 + (((ago + 1) * (index + 2)) % 7),
      })),
    ).flat(),
  )
}
