import { type SizeName, sizeEnds } from '@minikran/domain/crane-selection/size-box'
import { and, asc, desc, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { crane_searches } from '../../database/schema/cranes.ts'

// What is searched while somebody types is no question yet.
const isAsked = sql`coalesce(${crane_searches.platform}, '') <> 'web-live'`

const endsOf = (name: SizeName) => sql.raw(`array[${sizeEnds[name].join(', ')}]::float8[]`)
const sizes: Record<SizeName, SQL> = {
  height: sql`${crane_searches.height}`,
  radius: sql`${crane_searches.radius}`,
  weight: sql`${crane_searches.weight}`,
}

/** The number of the box, 0 the smallest: how many ends lie below the size. */
const boxOf = (name: SizeName) =>
  sql<number>`(select count(*)::int from unnest(${endsOf(name)}) as ends (e) where e < ${sizes[name]})`

export type SearchFilters = {
  from?: string | undefined
  to?: string | undefined
  missed?: boolean | undefined
}

/** The counted boxes of months, one row a box. */
function boxes(db: Database, { from, to, missed }: SearchFilters) {
  const counted = db
    .select({
      month: sql<string>`to_char(${crane_searches.month}, 'YYYY-MM')`.as('box_month'),
      height: boxOf('height').as('box_height'),
      radius: boxOf('radius').as('box_radius'),
      weight: boxOf('weight').as('box_weight'),
      searches: sql<number>`count(*)::int`.as('searches'),
      without_hits: sql<number>`(count(*) filter (where ${crane_searches.hit_count} = 0))::int`.as(
        'without_hits',
      ),
    })
    .from(crane_searches)
    .where(
      and(
        isAsked,
        from === undefined ? undefined : gte(crane_searches.month, `${from}-01`),
        to === undefined ? undefined : lte(crane_searches.month, `${to}-01`),
      ),
    )
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
  const kept =
    missed === true ? counted.having(sql`bool_or(${crane_searches.hit_count} = 0)`) : counted
  return kept.as('boxes')
}

export type SearchOrder = { sort: 'month' | 'searches' | 'without_hits'; order: 'asc' | 'desc' }
type Page = SearchOrder & { limit: number; offset: number }

export async function listSearches(
  db: Database,
  filters: SearchFilters,
  { sort, order, limit, offset }: Page,
) {
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
    )
    .limit(limit)
    .offset(offset)
}

export async function countSearches(db: Database, filters: SearchFilters): Promise<number> {
  const [row] = await db.select({ number: sql<number>`count(*)::int` }).from(boxes(db, filters))
  return row?.number ?? 0
}

/** Searches without hits by height and radius, of one month or of all. */
export function listMissed(db: Database, month: string | null) {
  return db
    .select({
      height: boxOf('height').as('box_height'),
      radius: boxOf('radius').as('box_radius'),
      without_hits: sql<number>`count(*)::int`,
      most_weight: sql<number>`max(${crane_searches.weight})`,
    })
    .from(crane_searches)
    .where(
      and(
        isAsked,
        sql`${crane_searches.hit_count} = 0`,
        month === null ? undefined : sql`${crane_searches.month} = ${`${month}-01`}`,
      ),
    )
    .groupBy(sql`1`, sql`2`)
}
