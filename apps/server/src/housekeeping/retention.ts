import { and, desc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { mails } from '../database/schema/cases.ts'
import { audit } from '../database/schema/operations.ts'
import { account_tokens, sessions } from '../database/schema/people.ts'
import type { Storage } from '../media/storage.ts'
import type { Logger } from '../operations/logger.ts'
import { emptyTrash } from './empty-trash.ts'
import { anonymiseOldCases, removeBookedCases, removeQuietCases } from './forget-cases.ts'
import { removeMissedWords, removeOldSearches } from './forget-searches.ts'
import { runEach } from './run-each.ts'

export type RetentionServices = {
  db: Database
  log: Logger
  now: () => number
  storage: Storage
}

/** What is removed, or made nobody's, in one transaction; says how many rows. */
type Duty = (tx: Transaction, now: Date) => Promise<number>

const dayMs = 86_400_000
/** As which a run is found again in the audit. */
const retention = 'retention'

/** How long what is kept, by class: docs/operations.md has the same as a table. */
const duties: Record<string, Duty> = {
  sessions: removeSessions,
  account_links: removeAccountLinks,
  quiet_cases: removeQuietCases,
  anonymised_cases: anonymiseOldCases,
  booked_cases: removeBookedCases,
  account_mails: removeAccountMails,
  audit_addresses: cutAddresses,
  audit_rows: removeAudit,
  trash: emptyTrash,
  crane_searches: removeOldSearches,
  missed_words: removeMissedWords,
}

export type Removed = Record<string, number>

/**
 * Removes what has served its time, class by class. One that fails leaves the others alone and is
 * named; how much went is logged and kept in the audit, as proof that it happened.
 */
export async function runRetention(services: RetentionServices): Promise<Removed> {
  const { db, log, now } = services
  const tasks = Object.entries(duties).map(([name, duty]) => [
    name,
    () => untilDone(services, duty),
  ])
  const { done: removed, failed } = await runEach<number>({
    tasks: Object.fromEntries(tasks),
    log,
    failure: 'retention failed',
  })
  log.info({ removed, failed }, 'retention')
  await db.insert(audit).values({
    at: new Date(now()),
    action: 'retention:run',
    item: retention,
    changes: { removed, failed },
  })
  return removed
}

/** When it ran last, leaving out what a clock dated that was ahead; null before the first time. */
export async function lastRetention(db: Database, nowMs: number): Promise<number | null> {
  const [last] = await db
    .select({ at: audit.at })
    .from(audit)
    .where(and(eq(audit.item, retention), lte(audit.at, new Date(nowMs))))
    .orderBy(desc(audit.at))
    .limit(1)
  return last?.at.getTime() ?? null
}

// Duties that take many rows take them in portions; each is a transaction of its own.
async function untilDone({ db, now }: RetentionServices, duty: Duty): Promise<number> {
  let sum = 0
  for (;;) {
    const number = await db.transaction((tx) => duty(tx, new Date(now())))
    sum += number
    if (number === 0) return sum
  }
}

async function removeSessions(tx: Transaction, now: Date): Promise<number> {
  const before = daysBefore(now, 30)
  const gone = await tx
    .delete(sessions)
    .where(or(lt(sessions.expires_at, before), lt(sessions.ended_at, before)))
    .returning({ id: sessions.id })
  return gone.length
}

async function removeAccountLinks(tx: Transaction, now: Date): Promise<number> {
  const before = daysBefore(now, 30)
  const gone = await tx
    .delete(account_tokens)
    .where(or(lt(account_tokens.expires_at, before), lt(account_tokens.used_at, before)))
    .returning({ kind: account_tokens.kind })
  return gone.length
}

// A case's mails live as long as the case.
async function removeAccountMails(tx: Transaction, now: Date): Promise<number> {
  const gone = await tx
    .delete(mails)
    .where(and(isNull(mails.case_id), lt(mails.created_at, daysBefore(now, 365))))
    .returning({ id: mails.id })
  return gone.length
}

/** 192.0.2.17 becomes 192.0.2.0/24, IPv6 its /48; what is neither goes. */
async function cutAddresses(tx: Transaction, now: Date): Promise<number> {
  const cut = await tx
    .update(audit)
    .set({
      address: sql`case
        when ${audit.address} ~ '^[0-9]{1,3}([.][0-9]{1,3}){3}$'
          then network(set_masklen(${audit.address}::inet, 24))::text
        when ${audit.address} ~ '^[0-9a-fA-F:.]*:[0-9a-fA-F:.]*$'
          then network(set_masklen(${audit.address}::inet, 48))::text
      end`,
    })
    .where(and(lt(audit.at, daysBefore(now, 90)), sql`${audit.address} not like '%/%'`))
    .returning({ id: audit.id })
  return cut.length
}

async function removeAudit(tx: Transaction, now: Date): Promise<number> {
  const gone = await tx
    .delete(audit)
    .where(and(lt(audit.at, daysBefore(now, 730)), ne(audit.item, retention)))
    .returning({ id: audit.id })
  return gone.length
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
