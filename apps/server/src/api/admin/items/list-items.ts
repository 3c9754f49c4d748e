import {
  and,
  asc,
  desc,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/client.ts'
import { likeLiteral } from '../../../database/like-literal.ts'
import { phoneHolds } from '../../../database/phone-holds.ts'
import { listedSchema, presentItems } from './present-item.ts'
import { type Actor, type Fields, type Resource, type Row, storedColumns } from './resource.ts'

export type ListQuery = Fields & {
  page: number
  per_page: number
  sort: string
  order?: 'asc' | 'desc' | undefined
  q?: string | undefined
  ids?: number[] | undefined
  trashed: 'true' | 'false'
}

export type Listing = { db: Database; resource: Resource; actor: Actor; nowMs: number }

/** One page of the items that the actor sees, and how many there are. */
export async function listItems(listing: Listing, query: ListQuery) {
  const { db, resource, actor } = listing
  const { table } = resource
  const where = whereOf(resource, actor, query)
  const shape = listedSchema(resource).shape
  const [rows, count] = await Promise.all([
    db
      .select(columnsFor(resource))
      .from(table)
      .where(where)
      .orderBy(...orderOf(resource, query))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page) as unknown as Promise<Row[]>,
    db.$count(table, where),
  ])
  return { data: await presentItems(listing, rows, shape), count }
}

/** The ids of all items of a list, whatever page they are on. */
export async function listIds(
  { db, resource, actor }: Listing,
  query: ListQuery,
): Promise<number[]> {
  const { table } = resource
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(whereOf(resource, actor, query))
    .orderBy(...orderOf(resource, query))
  return rows.map(({ id }) => Number(id))
}

function orderOf({ table, firstOrder }: Resource, { sort, order = firstOrder }: ListQuery): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return [direction(getTableColumns(table)[sort] ?? table.id), direction(table.id)]
}

/** The stored columns without long texts. */
export function columnsFor({ table, notInLists }: Resource) {
  const columns = Object.entries(storedColumns(table))
  return Object.fromEntries(columns.filter(([name]) => !notInLists.includes(name)))
}

function whereOf(resource: Resource, actor: Actor, query: ListQuery): SQL | undefined {
  const { table } = resource
  const own = Object.entries(resource.filters).map(([name, one]) =>
    query[name] === undefined ? undefined : one.where(query[name] as never, actor),
  )
  // A list of ids resolves references, so it also finds trashed items.
  const state =
    query.ids !== undefined
      ? inArray(table.id, query.ids)
      : query.trashed === 'true'
        ? isNotNull(table.deleted_at)
        : isNull(table.deleted_at)
  return and(state, resource.visibleTo(actor), searchIn(resource, query.q), ...own)
}

function searchIn({ search, phone }: Resource, q: string | undefined): SQL | undefined {
  if (q === undefined || q === '') return undefined
  const words = q.split(/\s+/).slice(0, 6)
  return or(
    and(...words.map((word) => or(...search.map((column) => holds(column, word))))),
    phone && phoneHolds(phone, q),
  )
}

// A generated column has normalised text with an index for parts of words.
function holds(column: PgColumn, word: string): SQL {
  const literal = likeLiteral(word)
  if (column.generated === undefined) return ilike(column, `%${literal}%`)
  return sql`${column} like '%' || public.f_norm(${literal}) || '%'`
}
