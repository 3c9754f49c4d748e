import { liftFields } from '@minikran/domain/crane-selection/lift'
import { goodMargin } from '@minikran/domain/crane-selection/margin-word'
import { mostPlausible } from '@minikran/domain/crane-selection/outlier'
import { type SizeName, sizeEnds } from '@minikran/domain/crane-selection/size-box'
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { crane_searches } from '../../database/schema/operations.ts'

const endsOf = (name: SizeName) => sql.raw(`array[${sizeEnds[name].join(', ')}]::float8[]`)
const sizes: Record<SizeName, SQL> = {
  height: sql`${crane_searches.height}`,
  radius: sql`${crane_searches.radius}`,
  weight: sql`${crane_searches.weight}`,
}

/** The number of the box, 0 the smallest: how many ends lie below the size. */
const boxOf = (name: SizeName) =>
  sql<number>`(select count(*)::int from unnest(${endsOf(name)}) as ends (e) where e < ${sizes[name]})`

const hasNoHit = sql`${crane_searches.hit_count} = 0`
const isTight = sql`${crane_searches.tight}`
const isMissed = sql`(${hasNoHit} or ${isTight})`
const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/** The load moment, in tonne-metres, of the crane that makes the lift with a good margin. */
const neededMoment = sql`(${crane_searches.radius} + ${goodMargin.radiusM}::float8)
  * ${crane_searches.weight} * ${goodMargin.weightFactor}::float8 / 1000`

export type SearchFilters = {
  from?: string | undefined
  to?: string | undefined
  depot_id?: number | undefined
  weight_box?: number | undefined
  missed?: boolean | undefined
}

function isReported({ from, to, depot_id, weight_box }: SearchFilters): SQL | undefined {
  return and(
    // What is searched while somebody types is no question yet.
    sql`coalesce(${crane_searches.platform}, '') <> 'web-live'`,
    ...liftFields.map((name) => lte(crane_searches[name], mostPlausible[name])),
    from === undefined ? undefined : gte(crane_searches.month, `${from}-01`),
    to === undefined ? undefined : lte(crane_searches.month, `${to}-01`),
    depot_id === undefined ? undefined : eq(crane_searches.depot_id, depot_id),
    weight_box === undefined ? undefined : sql`${boxOf('weight')} = ${weight_box}`,
  )
}

/** The counted boxes of months and depots, one row a box. */
function boxes(db: Database, filters: SearchFilters) {
  const counted = db
    .select({
      month: sql<string>`to_char(${crane_searches.month}, 'YYYY-MM')`.as('box_month'),
      depot_id: sql<number | null>`${crane_searches.depot_id}`.as('box_depot'),
      height: boxOf('height').as('box_height'),
      radius: boxOf('radius').as('box_radius'),
      weight: boxOf('weight').as('box_weight'),
      searches: sql<number>`count(*)::int`.as('searches'),
      without_hits: countWhere(hasNoHit).as('without_hits'),
      tight: countWhere(isTight).as('tight_answers'),
      moment: sql<number | null>`max(${neededMoment}) filter (where ${isMissed})`.as('moment'),
    })
    .from(crane_searches)
    .where(isReported(filters))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`, sql`5`)
  const kept = filters.missed === true ? counted.having(sql`bool_or(${isMissed})`) : counted
  return kept.as('boxes')
}

export type SearchOrder = {
  sort: 'month' | 'searches' | 'without_hits' | 'tight'
  order: 'asc' | 'desc'
}

/** All boxes in order; the caller adds the page. */
export function listSearches(db: Database, filters: SearchFilters, { sort, order }: SearchOrder) {
  const counted = boxes(db, filters)
  const direction = order === 'asc' ? asc : desc
  return db
    .select()
    .from(counted)
    .orderBy(
      direction(counted[sort]),
      desc(counted.searches),
      counted.height,
      counted.radius,
      counted.weight,
      counted.depot_id,
      desc(counted.month),
    )
    .$dynamic()
}

export async function countSearches(db: Database, filters: SearchFilters): Promise<number> {
  const [row] = await db.select({ number: sql<number>`count(*)::int` }).from(boxes(db, filters))
  return row?.number ?? 0
}

/** Searches without hits or with tight answers only, by height and radius. */
export function listMissed(db: Database, filters: SearchFilters) {
  return db
    .select({
      height: boxOf('height').as('box_height'),
      radius: boxOf('radius').as('box_radius'),
      without_hits: countWhere(hasNoHit),
      tight: countWhere(isTight),
      most_weight: sql<number>`max(${crane_searches.weight})`,
    })
    .from(crane_searches)
    .where(and(isReported(filters), isMissed))
    .groupBy(sql`1`, sql`2`)
}
