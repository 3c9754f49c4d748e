import { and, asc, desc, eq, gt, gte, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { linkKinds } from '../../accounts/account-links.ts'
import type { Database } from '../../database/client.ts'
import { isRegistered } from '../../database/registered.ts'
import { case_messages, cases, participants, registrations } from '../../database/schema/cases.ts'
import { posts } from '../../database/schema/content.ts'
import { depots } from '../../database/schema/depots.ts'
import { mails } from '../../database/schema/mails.ts'
import { audit } from '../../database/schema/operations.ts'
import { account_tokens, users } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'
import { type ListedCaseRow, listCases } from '../cases/case-rows.ts'
import { ofDepot } from './cases/case-scope.ts'
import type { Actor } from './items/resource.ts'
import { postResource } from './resources/posts.ts'
import { productResource } from './resources/products.ts'

const mostShown = 10

/** Cases that wait for their answer, the longest wait first. */
export async function listUnanswered(db: Database, actor: Actor) {
  const where = and(
    eq(cases.state, 'received'),
    // Whoever was erased can no longer be answered.
    isNull(cases.anonymised_at),
    ofDepot(cases.depot_id, actor),
  )
  const asked = { where, order: 'oldest', limit: mostShown, offset: 0 } as const
  const { rows, count } = await listCases(db, asked)
  return { rows: rows.map(presentUnanswered), count }
}

function presentUnanswered({ case: found, product, prod_name, depot }: ListedCaseRow) {
  const { id, case_number, kind, company, firstname, lastname, created_at, first_read_at } = found
  return {
    id,
    case_number,
    kind,
    sender: company ?? `${firstname} ${lastname}`,
    about: product.title_sv ?? prod_name,
    depot: depot?.corp_city ?? null,
    created_at: created_at.toISOString(),
    unread: first_read_at === null,
  }
}

/** Courses to come by how full they are. */
export function listCourses(db: Database, actor: Actor, today: string) {
  const people = (waiting: boolean): SQL<number> =>
    sql<number>`(select count(*) from ${participants} join ${registrations} on ${registrations.case_id} = ${participants.case_id} join ${cases} on ${cases.id} = ${participants.case_id} where ${registrations.product_id} = ${products.id} and ${participants.waiting} = ${waiting} and ${isRegistered} and ${cases.state} <> 'declined')::int`
  const taken = people(false)
  return db
    .select({
      id: products.id,
      title_sv: products.title_sv,
      course_time: sql<string>`${products.course_time}`,
      depot_name: depots.depot_name,
      seats: sql<number>`${products.course_participant}`,
      taken,
      waiting: people(true),
    })
    .from(products)
    .innerJoin(depots, eq(depots.id, products.depot_id))
    .where(
      and(
        isNull(products.deleted_at),
        gt(products.course_participant, 0),
        gte(products.course_time, today),
        gt(taken, 0),
        ofDepot(products.depot_id, actor),
      ),
    )
    .orderBy(desc(sql`${taken}::float / ${products.course_participant}`), asc(products.course_time))
    .limit(mostShown)
}

// Somebody of the staff has written in the case since, or a later mail about it has reached the address.
const isSeenTo = sql`(exists (
    select from ${case_messages} where ${case_messages.case_id} = ${mails.case_id}
      and not ${case_messages.from_customer} and ${case_messages.created_at} > ${mails.created_at}
  ) or exists (
    select from ${mails} as later
    where (later.case_id = ${mails.case_id} or later.user_id = ${mails.user_id})
      and later."to" = ${mails.to} and later.state = 'sent' and later.created_at > ${mails.created_at}
  ))`

// A newer mail of its kind has a link that ended this one's, or nobody can use the link any more.
const isLinkOver = sql`(${inArray(mails.kind, Object.keys(linkKinds))} and (exists (
    select from ${mails} as newer
    where newer.user_id = ${mails.user_id} and newer.kind = ${mails.kind}
      and newer.created_at > ${mails.created_at}
  ) or exists (
    select from ${users} where ${users.id} = ${mails.user_id} and ${users.deleted_at} is not null
  )) or (${mails.kind} = 'email-verify' and not exists (
    select from ${account_tokens} where ${account_tokens.user_id} = ${mails.user_id}
      and ${account_tokens.kind} = 'email' and ${account_tokens.email_address} = ${mails.to}
      and ${account_tokens.used_at} is null
  )))`

/** Mails that did not get through, about cases of the actor's depots. */
export async function listFailedMails(db: Database, actor: Actor) {
  const rows = await db
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.to,
      last_error: mails.last_error,
      created_at: mails.created_at,
      case: { id: cases.id, case_number: cases.case_number },
    })
    .from(mails)
    .leftJoin(cases, eq(cases.id, mails.case_id))
    .where(
      and(
        eq(mails.state, 'failed'),
        not(isSeenTo),
        not(isLinkOver),
        ofDepot(cases.depot_id, actor),
      ),
    )
    .orderBy(desc(mails.created_at))
    .limit(mostShown)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** What the public looks at most, of what the actor sees. */
export async function listMostViewed(db: Database, actor: Actor) {
  const found = await Promise.all(
    [
      { item: 'products', table: products, seen: productResource.visibleTo(actor) },
      { item: 'posts', table: posts, seen: postResource.visibleTo(actor) },
    ].map(async ({ item, table, seen }) => {
      const rows = await db
        .select({ id: table.id, title: table.title_sv, views: table.views })
        .from(table)
        .where(and(isNull(table.deleted_at), gt(table.views, 0), seen))
        .orderBy(desc(table.views), asc(table.id))
        .limit(mostShown)
      return rows.map((row) => ({ ...row, item }))
    }),
  )
  return found
    .flat()
    .toSorted((one, other) => other.views - one.views)
    .slice(0, mostShown)
}

/** When the nightly backup was written last, and whether the last try failed. */
export async function findBackup(db: Database) {
  const newest = (where?: SQL) =>
    db
      .select({ at: audit.at, action: audit.action, changes: audit.changes })
      .from(audit)
      .where(and(eq(audit.item, 'backup'), where))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1)
  const [[last], [written]] = await Promise.all([newest(), newest(eq(audit.action, 'backup:run'))])
  const reason = last?.changes['reason']
  return {
    written_at: written?.at.toISOString() ?? null,
    failed:
      last?.action === 'backup:failed'
        ? { at: last.at.toISOString(), reason: typeof reason === 'string' ? reason : '' }
        : null,
  }
}
