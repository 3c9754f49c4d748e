import type { Lift } from '@minikran/domain/crane-selection/lift'
import { liftsWithMargin } from '@minikran/domain/crane-selection/margin-word'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { craneselector_reaches } from '../../database/schema/crane-reaches.ts'
import { craneselector_rows, craneselectors } from '../../database/schema/cranes.ts'
import { isVisible } from '../../database/visible.ts'

type Page = { page: number; per_page: number }

/** The last whole metre of a load chart in `craneselector_reaches`. */
const lastMetre = 60

/** Height, radius and weight as numbers in SQL: parameters, or columns of a list of lifts. */
export type LiftSql = Record<keyof Lift, SQL>

export const liftSql = ({ height, radius, weight }: Lift): LiftSql => ({
  height: sql`${height}::float8`,
  radius: sql`${radius}::float8`,
  weight: sql`${weight}::float8`,
})

/**
 * The visible cranes that make the lift, as `id`. Three index ranges, each hashed once: the cranes
 * that make it at the next whole metre, and the few rows between the lift and that metre
 * (docs/decisions/0004).
 */
export function matches(lift: LiftSql): SQL {
  return sql`select ${craneselectors.id} from ${craneselectors} where ${isMatch(lift)}`
}

function isMatch(lift: LiftSql): SQL {
  const isIn = rangesOf(lift).map((range) => sql`${craneselectors.id} in (${range})`)
  return sql`${isVisible(craneselectors)} and (${sql.join(isIn, sql` or `)})`
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

// Above the last metre the index has no rows; the number must still fit its column.
const metreAbove = (metres: SQL) => sql`least(ceil(${metres}), ${lastMetre + 1})::smallint`
const endOfRows = (metres: SQL) =>
  sql`case when ${metres} > ${lastMetre} then 'infinity'::float8 else ceil(${metres}) end`

/** The whole metre below, at most the last one in `craneselector_reaches`. */
export const metreBelow = (metres: number) => Math.min(Math.floor(metres), lastMetre)

/**
 * One page of the cranes that make the lift, in the domain's order. Own weights are read from their
 * index, the lightest first; best rows are looked up only for those and the ones as heavy as the last.
 */
export function matchesPage(lift: Lift, { page, per_page }: Page): SQL {
  const skipped = (page - 1) * per_page
  return sql`
    select id from (
      select ${craneselectors.id}, ${craneselectors.weight}, ${craneselectors.slug}
      from ${craneselectors} where ${isMatch(liftSql(lift))}
      order by ${craneselectors.weight} nulls last
      fetch first (${skipped + per_page}::bigint) rows with ties
    ) as lightest
    order by weight nulls last, (
      select max(lift_weight) from ${craneselector_rows}
      where craneselector_id = lightest.id and lift_height >= ${lift.height}::float8
        and lift_radius >= ${lift.radius}::float8
    ) desc, slug collate "C"
    limit ${per_page} offset ${skipped}`
}

export async function findMatches(db: Database, lift: Lift, page: Page): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(matchesPage(lift, page))
  return rows.map(({ id }) => id)
}

export async function countMatches(db: Database, lift: Lift): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${craneselectors} where ${isMatch(liftSql(lift))}`,
  )
  return rows[0]?.total ?? 0
}

/** Whether some crane makes the lift with a good margin. */
export async function hasGoodMatch(db: Database, lift: Lift): Promise<boolean> {
  const { higher, further } = liftsWithMargin(lift)
  const { rows } = await db.execute<{ good: boolean }>(sql`
    select exists (
      ${matches(liftSql(higher))} intersect ${matches(liftSql(further))}
    ) as good`)
  return rows[0]?.good === true
}
