import { everything } from '@minikran/contract/product-lists'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import { liftsWithMargin } from '@minikran/domain/crane-selection/margin-word'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import {
  craneselector_reaches,
  craneselector_rows,
  craneselectors,
} from '../../database/schema/cranes.ts'
import { isVisible } from '../../database/visible.ts'

type Page = { page: number; per_page: number }

/** The last whole metre of a load chart that `craneselector_reaches` keeps. */
const lastMetre = 60

/** Height, radius and weight as numbers in SQL: parameters, or columns of a list of lifts. */
export type LiftSql = Record<keyof Lift, SQL>

export const liftSql = ({ height, radius, weight }: Lift): LiftSql => ({
  height: sql`${height}::float8`,
  radius: sql`${radius}::float8`,
  weight: sql`${weight}::float8`,
})

/**
 * The visible cranes that make the lift, as `id` and `weight`. Three ranges of indexes and no
 * crane looked at one by one: whoever makes it at the whole metre above and beyond, and the rows
 * between the lift and that metre, which are few (docs/decisions/0004).
 */
export function matches(lift: LiftSql): SQL {
  return sql`
    select ${craneselectors.id}, ${craneselectors.weight}
    from (${sql.join(rangesOf(lift), sql` union `)}) as hits
    join ${craneselectors} on ${craneselectors.id} = hits.craneselector_id
    where ${isVisible(craneselectors)}`
}

/** The same for one lift: each range is hashed once, instead of all of them and once more to join. */
function matchesOf(lift: Lift): SQL {
  const isIn = rangesOf(liftSql(lift)).map((range) => sql`${craneselectors.id} in (${range})`)
  return sql`
    select ${craneselectors.id}, ${craneselectors.weight} from ${craneselectors}
    where ${isVisible(craneselectors)} and (${sql.join(isIn, sql` or `)})`
}

function rangesOf({ height, radius, weight }: LiftSql): SQL[] {
  const makesLift = sql`
    lift_height >= ${height} and lift_radius >= ${radius} and lift_weight >= ${weight}`
  return [
    sql`
      select craneselector_id from ${craneselector_reaches}
      where ${craneselector_reaches.height} = ${metreAbove(height)}
        and ${craneselector_reaches.radius} = ${metreAbove(radius)} and most_weight >= ${weight}`,
    sql`
      select craneselector_id from ${craneselector_rows}
      where ${makesLift} and lift_height < ${endOfRows(height)}`,
    sql`
      select craneselector_id from ${craneselector_rows}
      where ${makesLift} and lift_radius < ${endOfRows(radius)}`,
  ]
}

// Beyond the last metre nothing is kept; the number must still fit its column.
const metreAbove = (metres: SQL) => sql`least(ceil(${metres}), ${lastMetre + 1})::smallint`
const endOfRows = (metres: SQL) =>
  sql`case when ${metres} > ${lastMetre} then 'infinity'::float8 else ceil(${metres}) end`

/** The whole metre below, as `craneselector_reaches` names it. */
export const metreBelow = (metres: number) => Math.min(Math.floor(metres), lastMetre)

/**
 * One page of the cranes that make the lift, in the domain's order, and how many there are. The
 * own weight sorts; best rows are looked up only for the page and those as heavy as its last.
 */
export function matchesPage(lift: Lift, { page, per_page }: Page): SQL {
  const skipped = per_page === everything ? 0 : (page - 1) * per_page
  return sql`
    with hits as materialized (${matchesOf(lift)}), last as (
      select coalesce(weight, 'infinity') as weight from hits
      order by coalesce(weight, 'infinity')
      limit 1
      offset greatest(least(${skipped + per_page}::bigint, (select count(*) from hits)) - 1, 0)
    ), lightest as (
      select id, weight from hits
      where coalesce(weight, 'infinity') <= (select weight from last)
    )
    select lightest.id, (select count(*) from hits)::int as total from lightest
    join ${craneselectors} on ${craneselectors.id} = lightest.id
    order by lightest.weight nulls last, (
      select max(lift_weight) from ${craneselector_rows}
      where craneselector_id = lightest.id and lift_height >= ${lift.height}::float8
        and lift_radius >= ${lift.radius}::float8
    ) desc, ${craneselectors.slug} collate "C"
    limit ${per_page} offset ${skipped}`
}

export async function findMatches(
  db: Database,
  lift: Lift,
  page: Page,
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await db.execute<{ id: number; total: number }>(matchesPage(lift, page))
  const [first] = rows
  if (first === undefined && page.page > 1) return { ids: [], total: await countMatches(db, lift) }
  return { ids: rows.map((row) => row.id), total: first?.total ?? 0 }
}

/** Whether some crane makes the lift with a good margin. */
export async function hasGoodMatch(db: Database, lift: Lift): Promise<boolean> {
  const { higher, further } = liftsWithMargin(lift)
  const { rows } = await db.execute<{ good: boolean }>(sql`
    select exists (
      select id from (${matches(liftSql(higher))}) as higher
      intersect select id from (${matches(liftSql(further))}) as further
    ) as good`)
  return rows[0]?.good === true
}

/** A page beyond the last holds no crane that could tell the total. */
async function countMatches(db: Database, lift: Lift): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${matches(liftSql(lift))}) as hits`,
  )
  return rows[0]?.total ?? 0
}
