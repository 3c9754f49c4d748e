import { auditEntrySchema, auditQuery } from '@minikran/contract/admin/audit'
import type { z } from '@minikran/contract/z'
import { and, desc, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { fullName } from '../../database/full-name.ts'
import { likeLiteral } from '../../database/like-literal.ts'
import { audit } from '../../database/schema/operations.ts'
import { users } from '../../database/schema/people.ts'
import { type Call, listOf, readCall } from '../calls/call.ts'
import type { AdminParts } from './items/resource-calls.ts'
import { tableCall } from './tables/table-call.ts'

/** The trail: who did what to which item, when and from where. */
export function auditCalls(parts: AdminParts): Call[] {
  const { db } = parts
  return [
    readCall({
      path: '/admin/getAuditArr',
      summary: 'Back office: who did what, when, from where',
      permission: 'audit:read',
      query: auditQuery,
      answer: listOf(auditEntrySchema),
      async handle({ query: { page, per_page: limit, ...filters } }) {
        const where = whereOf(filters)
        const data = await entries(db, { where, limit, offset: (page - 1) * limit })
        return { kind: 'list', data, count: await countOf(db, where) }
      },
    }),
    tableCall(parts, {
      path: '/admin/exportAudit',
      permission: 'audit:read',
      item: 'audit',
      query: auditQuery.omit({ page: true, per_page: true }),
      async find(_, asked) {
        const where = whereOf(asked)
        return { heads, rows: exported(db, where), count: await countOf(db, where) }
      },
    }),
  ]
}

type Filters = Omit<z.output<typeof auditQuery>, 'page' | 'per_page'>

function whereOf({ item, item_id, user_id, person, action, from, to }: Filters): SQL | undefined {
  return and(
    item ? eq(audit.item, item) : undefined,
    item_id ? eq(audit.item_id, item_id) : undefined,
    user_id === undefined ? undefined : eq(audit.user_id, user_id),
    person ? ilike(fullName, `%${likeLiteral(person)}%`) : undefined,
    action ? ilike(audit.action, `${likeLiteral(action)}%`) : undefined,
    from === undefined ? undefined : gte(audit.at, midnightAfter(from, 0)),
    to === undefined ? undefined : lt(audit.at, midnightAfter(to, 1)),
  )
}

/** By the database, whose years go beyond those that it reads of a JavaScript `Date`. */
const midnightAfter = (date: string, days: number) =>
  sql`(${date}::date + ${days}::int)::timestamp at time zone 'Europe/Stockholm'`

type Range = { where: SQL | undefined; limit: number; offset: number }

async function entries(db: Database, { where, limit, offset }: Range) {
  const rows = await db
    .select({
      id: audit.id,
      at: audit.at,
      user_id: audit.user_id,
      fullname: fullName,
      action: audit.action,
      item: audit.item,
      item_id: audit.item_id,
      changes: audit.changes,
      address: audit.address,
      request_id: audit.request_id,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user_id))
    .where(where)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function countOf(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`count(*)::int` })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.user_id))
    .where(where)
  return row?.number ?? 0
}

const heads = ['at', 'user_id', 'fullname', 'action', 'item', 'item_id', 'changes', 'address']
const atOnce = 1_000

// By the last row, not by page number, since new rows come during the export.
async function* exported(db: Database, where: SQL | undefined) {
  let before: { at: string; id: number } | null = null
  for (;;) {
    const older: SQL | undefined =
      before === null
        ? undefined
        : sql`(${audit.at}, ${audit.id}) < (${before.at}::timestamptz, ${before.id})`
    const rows = await entries(db, { where: and(where, older), limit: atOnce, offset: 0 })
    for (const { at, user_id, fullname, action, item, item_id, changes, address } of rows) {
      yield [at, user_id, fullname, action, item, item_id, JSON.stringify(changes), address]
    }
    const last = rows.at(-1)
    if (last === undefined) return
    before = { at: last.at, id: last.id }
  }
}
