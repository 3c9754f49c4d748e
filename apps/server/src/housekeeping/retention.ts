import { and, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { mails } from '../database/schema/mails.ts'
import { audit } from '../database/schema/operations.ts'
import { account_tokens, sessions } from '../database/schema/people.ts'
import type { Logger } from '../operations/logger.ts'
import { emptyTrash } from './empty-trash.ts'
import { anonymiseOldCases, removeBookedCases, removeQuietCases } from './forget-cases.ts'
import { removeMissedWords, removeOldSearches } from './forget-searches.ts'
import { runEach } from './run-each.ts'

export type RetentionServices = {
  db: Database
  log: Logger
  now: () => number
}

/** Removes or anonymises rows in one transaction; returns how many. */
type Task = (tx: Transaction, now: Date) => Promise<number>

const dayMs = 86_400_000
/** The item of a run in the audit. */
const retention = 'retention'

/** One task per class of data; docs/operations.md has their periods in a table. */
const retentionTasks: Record<string, Task> = {
  sessions: removeSessions,
  account_links: removeAccountLinks,
  quiet_cases: removeQuietCases,
  anonymised_cases: anonymiseOldCases,
  booked_cases: removeBookedCases,
  account_mails: removeAccountMails,
  audit_addresses: shortenAddresses,
  audit_rows: removeAudit,
  trash: emptyTrash,
  crane_searches: removeOldSearches,
  missed_words: removeMissedWords,
}

/**
 * Runs every task; a failed one does not stop the others. The counts and the names of failed tasks
 * are logged and stored in the audit, as proof.
 */
export async function runRetention(services: RetentionServices): Promise<Record<string, number>> {
  const { db, log, now } = services
  const tasks = Object.entries(retentionTasks).map(([name, task]) => [
    name,
    () => repeatUntilDone(services, task),
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

// Some tasks work in batches; each batch has its own transaction.
async function repeatUntilDone({ db, now }: RetentionServices, task: Task): Promise<number> {
  let sum = 0
  for (;;) {
    const number = await db.transaction((tx) => task(tx, new Date(now())))
    sum += number
    if (number === 0) return sum
  }
}

async function removeSessions(tx: Transaction, now: Date): Promise<number> {
  const before = daysBefore(now, 30)
  const { rowCount } = await tx
    .delete(sessions)
    .where(or(lt(sessions.expires_at, before), lt(sessions.ended_at, before)))
  return rowCount ?? 0
}

async function removeAccountLinks(tx: Transaction, now: Date): Promise<number> {
  const before = daysBefore(now, 30)
  const { rowCount } = await tx
    .delete(account_tokens)
    .where(or(lt(account_tokens.expires_at, before), lt(account_tokens.used_at, before)))
  return rowCount ?? 0
}

// Mails of a case are deleted with the case.
async function removeAccountMails(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(mails)
    .where(and(isNull(mails.case_id), lt(mails.created_at, daysBefore(now, 365))))
  return rowCount ?? 0
}

/** 192.0.2.17 becomes 192.0.2.0/24, an IPv6 address its /48, anything else null. */
async function shortenAddresses(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx
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
  return rowCount ?? 0
}

async function removeAudit(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(audit)
    .where(and(lt(audit.at, daysBefore(now, 730)), ne(audit.item, retention)))
  return rowCount ?? 0
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
