import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { lineProduct } from '../../database/case-parts.ts'
import type { Database } from '../../database/client.ts'
import { case_messages, cases, inquiry_lines, registrations } from '../../database/schema/cases.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { depots } from '../../database/schema/depots.ts'
import { products } from '../../database/schema/products.ts'
import { subquery } from '../../database/subquery.ts'

const numberOf = (table: SQL, where: SQL) =>
  subquery<number>(sql`(select count(*)::int from ${table} where ${where})`)
const ofCase = sql`${case_messages.case_id} = ${cases.id} and not ${case_messages.internal}`

// The first machine of an inquiry, or the course of a registration.
const listed = {
  case: getTableColumns(cases),
  depot: {
    id: depots.id,
    depot_slug: depots.depot_slug,
    depot_name: depots.depot_name,
    title_sv: depots.title_sv,
    title_en: depots.title_en,
    corp_city: depots.corp_city,
    phone: depots.phone,
    email_address: depots.email_address,
  },
  product: lineProduct,
  prod_name: sql<string | null>`coalesce(${inquiry_lines.prod_name}, ${registrations.prod_name})`,
  pickup_at: inquiry_lines.pickup_at,
  course_time: products.course_time,
  lines: numberOf(sql`${inquiry_lines} as l`, sql`l.case_id = ${cases.id}`),
  messages: numberOf(sql`${case_messages}`, ofCase),
  fromDepotUnread: numberOf(
    sql`${case_messages}`,
    sql`${ofCase} and not ${case_messages.from_customer} and ${case_messages.read_at} is null`,
  ),
}

export type ListedCaseRow = Awaited<ReturnType<typeof selectListed>>[number]

function selectListed(db: Database) {
  return joined(db.select(listed).from(cases).$dynamic())
}

function joined<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(inquiry_lines, and(eq(inquiry_lines.case_id, cases.id), eq(inquiry_lines.line, 1)))
    .leftJoin(registrations, eq(registrations.case_id, cases.id))
    .leftJoin(
      products,
      eq(products.id, sql`coalesce(${inquiry_lines.product_id}, ${registrations.product_id})`),
    )
    .leftJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .leftJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .leftJoin(depots, eq(depots.id, cases.depot_id))
}

const startsAt = sql`coalesce(${inquiry_lines.pickup_at}, case when ${registrations.case_id} is null then null else ${products.course_time} end)`
const stateRank = sql`array_position(array['received', 'answered', 'confirmed', 'closed', 'declined'], ${cases.state})`

const orders = {
  newest: [],
  // What nobody of the staff has opened since the customer's last word.
  unread: [sql`(${cases.first_read_at} is null) desc`],
  oldest: [asc(cases.created_at), asc(cases.id)],
  date: [sql`${startsAt} asc nulls last`],
  state: [asc(stateRank)],
  machine: [sql`coalesce(${products.title_sv}, ${inquiry_lines.prod_name}) asc nulls last`],
  depot: [sql`${depots.depot_name} asc nulls last`],
} satisfies Record<string, SQL[]>

export type CaseOrder = keyof typeof orders

type Page = { where: SQL | undefined; order: CaseOrder; limit: number; offset: number }

const orderBy = (order: CaseOrder) => [...orders[order], desc(cases.created_at), desc(cases.id)]

/** One page of cases and how many there are in all. */
export async function listCases(db: Database, { where, order, limit, offset }: Page) {
  const by = orderBy(order)
  const page = { where, by, limit, offset }
  const [rows, [counted]] = await Promise.all([
    isOfCase(order) ? readPage(db, page) : pageOf(selectListed(db).$dynamic(), page),
    db.select({ count: count() }).from(cases).where(where),
  ])
  return { rows, count: counted?.count ?? 0 }
}

const ofCaseAlone: readonly CaseOrder[] = ['newest', 'oldest', 'unread', 'state']
const isOfCase = (order: CaseOrder) => ofCaseAlone.includes(order)

type Sliced = { where: SQL | undefined; by: SQL[]; limit: number; offset: number }

const pageOf = <Query extends PgSelect>(query: Query, { where, by, limit, offset }: Sliced) =>
  query
    .where(where)
    .orderBy(...by)
    .limit(limit)
    .offset(offset)

/** The page is cut from the cases alone, by their index; only what is on it is read whole. */
async function readPage(db: Database, page: Sliced) {
  const ids = pageOf(db.select({ id: cases.id }).from(cases).$dynamic(), page)
  return await selectListed(db)
    .where(inArray(cases.id, ids))
    .orderBy(...page.by)
}

/** The ids of all cases that are wanted, in order. */
export async function listCaseIds(
  db: Database,
  { where, order }: Pick<Page, 'where' | 'order'>,
): Promise<number[]> {
  const rows = await joined(db.select({ id: cases.id }).from(cases).$dynamic())
    .where(where)
    .orderBy(...orderBy(order))
  return rows.map(({ id }) => id)
}

/** The cases of these ids, in the order of the ids. */
export async function readCases(db: Database, ids: readonly number[]): Promise<ListedCaseRow[]> {
  const rows = await selectListed(db).where(inArray(cases.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.case.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One case, as far as `reach` lets it be seen, with what the list says of it. */
export async function findCase(
  db: Database,
  which: SQL,
  reach: SQL | undefined,
): Promise<ListedCaseRow | null> {
  const [row] = await selectListed(db).where(and(which, reach))
  return row ?? null
}
