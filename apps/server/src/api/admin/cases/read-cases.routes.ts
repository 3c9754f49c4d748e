import {
  adminCaseQuerySchema,
  adminCaseSchema,
  adminCasesQuerySchema,
  adminListedCaseSchema,
} from '@minikran/contract/admin-cases'
import { pictureQuerySchema } from '@minikran/contract/customer-cases'
import { z } from '@minikran/contract/z'
import { seesMailAddresses } from '@minikran/domain/access/account-rules'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { loadCaseParts } from '../../../database/case-parts.ts'
import type { Database } from '../../../database/client.ts'
import { likeLiteral } from '../../../database/like-literal.ts'
import { phoneHolds } from '../../../database/phone-holds.ts'
import { case_events, case_messages, cases } from '../../../database/schema/cases.ts'
import { readCaseUpload } from '../../../media/case-uploads.ts'
import type { Storage } from '../../../media/storage.ts'
import { type Account, accountOf } from '../../calls/authenticate.ts'
import { type Call, dataOf, listOf, readCall } from '../../calls/call.ts'
import { type ListedCaseRow, listCases } from '../../cases/case-rows.ts'
import { namesOf } from '../items/present-item.ts'
import { writeAudit } from '../items/write-audit.ts'
import { listCaseCranes } from './case-cranes.ts'
import { casesInReach, findCaseInReach } from './case-scope.ts'
import { creditFacts } from './credit-facts.ts'
import { markOpened } from './mark-opened.ts'
import { newOwnerIdIn, presentAdminCase, presentAdminListed } from './present-admin-case.ts'

type AdminReadServices = {
  db: Database
  storage: Storage
}

/** The staff's reading of cases; each is recorded in the audit. */
export function adminReadCalls(services: AdminReadServices): Call[] {
  return [getCasesArr(services), getCaseObj(services), getCasePicture(services)]
}

const getCasesArr = ({ db }: AdminReadServices) =>
  readCall({
    path: '/admin/getCasesArr',
    summary: 'Cases in reach: all, or those of the own depot',
    permission: 'case:read:depot',
    query: adminCasesQuerySchema,
    answer: listOf(adminListedCaseSchema),
    async handle({ query }, context) {
      const { sort = 'newest', page, per_page: limit, ...narrowed } = query
      const { userId, role } = accountOf(context.principal)
      const where = and(casesInReach(context, 'read'), ...filtersOf(narrowed, { userId, role }))
      const offset = (page - 1) * limit
      const { rows, count } = await listCases(db, { where, order: sort, limit, offset })
      const owners = await namesOf(db, ownerIds(rows))
      const { search, ...filters } = narrowed
      const changes = { ...filters, page, hasSearch: search !== undefined, shown: rows.length }
      await writeAudit(db, context, { action: 'case.list', item: 'case', itemId: null, changes })
      return {
        kind: 'list',
        data: rows.map((row) => presentAdminListed(row, { role, owners })),
        count,
      }
    },
  })

type Filters = Omit<z.output<typeof adminCasesQuerySchema>, 'sort' | 'page' | 'per_page'>

export function filtersOf(
  { state, kind, depot_id, unread, owner, today, awaits_customer, search }: Filters,
  { userId, role }: Pick<Account, 'userId' | 'role'>,
): (SQL | undefined)[] {
  return [
    state && eq(cases.state, state),
    kind && eq(cases.kind, kind),
    depot_id === undefined ? undefined : eq(cases.depot_id, depot_id),
    ownerFilter(owner, userId),
    unread === '1' ? isNull(cases.first_read_at) : undefined,
    today === '1' ? cameToday : undefined,
    awaits_customer === '1' ? awaitsCustomer : undefined,
    search ? or(wordsMatch(search, role), phoneHolds(cases.phone, search)) : undefined,
  ]
}

/** Who does not see mail addresses does not find a case by one, letter by letter. */
function wordsMatch(search: string, role: number): SQL | undefined {
  const part = sql`lower(${`%${likeLiteral(search)}%`})`
  const withoutAddress = sql`replace(${cases.words}, lower(${cases.email_address}), '')`
  return and(
    sql`${cases.words} like ${part}`,
    seesMailAddresses(role) ? undefined : sql`${withoutAddress} like ${part}`,
  )
}

const stockholm = sql.raw("'Europe/Stockholm'")
const cameToday = sql`${cases.created_at} >= date_trunc('day', now(), ${stockholm})`

// Answered, and no message of the customer's is newer than the staff's last message or step.
const awaitsCustomer = sql`${cases.state} = 'answered' and not exists (
  select from ${case_messages} asked
  where asked.case_id = ${cases.id} and asked.from_customer
    and not exists (
      select from ${case_messages} reply
      where reply.case_id = asked.case_id and not reply.from_customer and not reply.internal
        and reply.created_at > asked.created_at)
    and not exists (
      select from ${case_events} moved
      where moved.case_id = asked.case_id and moved.kind = 'stateChanged'
        and moved.created_at > asked.created_at))`

function ownerFilter(owner: Filters['owner'], userId: number): SQL | undefined {
  if (owner === undefined) return undefined
  if (owner === 'none') return isNull(cases.owner_id)
  return eq(cases.owner_id, owner === 'me' ? userId : owner)
}

const ownerIds = (rows: readonly ListedCaseRow[]) =>
  rows.flatMap(({ case: stored }) => stored.owner_id ?? [])

const getCaseObj = ({ db }: AdminReadServices) =>
  readCall({
    path: '/admin/getCaseObj',
    summary: 'One case in reach with everything that was written and done',
    permission: 'case:read:depot',
    query: adminCaseQuerySchema,
    answer: dataOf(adminCaseSchema),
    async handle({ query }, context) {
      const { id, case_number: caseNumber = '' } = query
      const which = id === undefined ? { caseNumber } : { id }
      const row = await findCaseInReach(db, context, { ...which, action: 'read' })
      if (row === null) return { kind: 'notFound' }
      const parts = await loadCaseParts(db, row.case.id)
      const newOwnerIds = parts.events
        .filter(({ event }) => event.kind === 'ownerChanged')
        .flatMap(({ event }) => newOwnerIdIn(event.details) ?? [])
      const [owners, decision, cranes] = await Promise.all([
        namesOf(db, [...ownerIds([row]), ...newOwnerIds]),
        creditFacts(db, row, parts),
        listCaseCranes(db, parts),
      ])
      // What a customer writes makes it null again.
      if (row.case.first_read_at === null) {
        await markOpened(db, { caseId: row.case.id, shown: parts.messages })
      }
      await writeAudit(db, context, { action: 'case.read', item: 'case', itemId: row.case.id })
      const { role } = accountOf(context.principal)
      const facts = { role, owners, decision, cranes }
      return { kind: 'data', data: presentAdminCase(row, parts, facts) }
    },
  })

const getCasePicture = ({ db, storage }: AdminReadServices) =>
  readCall({
    path: '/admin/getCasePicture',
    summary: 'A picture that was sent with a case in reach',
    permission: 'case:read:depot',
    query: pictureQuerySchema,
    answer: z.string(),
    answerType: 'image/jpeg',
    async handle({ query: { case_number, upload_id } }, context) {
      const which = { caseNumber: case_number, action: 'read' as const }
      const row = await findCaseInReach(db, context, which)
      if (row === null) return { kind: 'notFound' }
      const picture = { caseId: row.case.id, uploadId: upload_id }
      const bytes = await readCaseUpload({ db, storage }, picture)
      if (bytes === null) return { kind: 'notFound' }
      await writeAudit(db, context, { action: 'case.picture', item: 'case', itemId: row.case.id })
      return { kind: 'file', name: null, type: 'image/jpeg', body: new Uint8Array(bytes) }
    },
  })
