import { hoursToConfirm } from '@minikran/domain/cases/course-seats'
import { and, eq, sql } from 'drizzle-orm'
import { linkKinds, renewAccountLink } from '../accounts/account-links.ts'
import { tokenHash } from '../accounts/sessions.ts'
import type { Database, Transaction } from '../database/client.ts'
import { isToConfirm } from '../database/registered.ts'
import { registrations } from '../database/schema/cases.ts'
import { type MailRow, mails } from '../database/schema/mails.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Storage } from '../media/storage.ts'
import type { Logger } from '../operations/logger.ts'
import type { Metrics } from '../operations/metrics.ts'
import { composeMail, type MakePlanPdf } from './compose-mail.ts'
import type { MailTransport } from './transport.ts'

type Options = {
  db: Database
  transport: MailTransport
  metrics: Pick<Metrics, 'countMail'>
  log: Logger
  now: () => number
  publicUrl: string
  mailFrom: string | null
  storage: Storage
  makePlanPdf: MakePlanPdf
  delivered: Set<string>
}
type Queue = Pick<JobQueue, 'enqueueMail' | 'deadLetterMail'>

// Mail servers name the recipient in their answers, and the log has no addresses.
const mailAddress = /[^\s<>]+@[^\s<>]+/g

const givenUpAfterMs = 5 * 86_400_000

/**
 * Sends one queued mail. Its row is locked meanwhile, so that no two processes send it, and unlocked at
 * once when the process is killed. A mail is sent at least once; a repetition has the same Message-ID.
 */
export function createMailSender(given: Omit<Options, 'delivered'>) {
  // Sent, but not stored as sent: when the database is lost in between they are not sent again.
  const options: Options = { ...given, delivered: new Set() }
  const { db, log, metrics, delivered } = options
  return async function sendMail(mailId: string, queue: Queue): Promise<void> {
    await db.transaction(async (tx) => {
      // A slow mail server may take ten minutes for each answer, and the row stays locked.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '3h'`)
      const mail = await lockMail(tx, mailId)
      if (mail === 'busy') return await queue.enqueueMail(tx, mailId, 30)
      if (mail === null || mail.state !== 'queued') return
      const outcome = await attempt(tx, mail, options)
      await record(tx, { mail, outcome }, queue)
      metrics.countMail(outcome.kind)
      if (outcome.kind !== 'sent') {
        const reason = outcome.reason.replace(mailAddress, '[hidden]')
        log.warn({ mail: mailId, reason, outcome: outcome.kind }, 'mail not sent')
      }
    })
    delivered.delete(mailId)
  }
}

async function lockMail(tx: Transaction, mailId: string): Promise<MailRow | 'busy' | null> {
  const [locked] = await tx
    .select()
    .from(mails)
    .where(eq(mails.id, mailId))
    .for('update', { skipLocked: true })
  if (locked !== undefined) return locked
  const [existing] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, mailId))
  return existing === undefined ? null : 'busy'
}

type Outcome =
  | { kind: 'sent' }
  | { kind: 'retried'; reason: string; afterSeconds: number }
  | { kind: 'failed'; reason: string }

async function attempt(tx: Transaction, mail: MailRow, options: Options): Promise<Outcome> {
  if (options.delivered.has(mail.id)) return { kind: 'sent' }
  // Not in the transaction: it stays open while the mail server answers, and the link may be opened before.
  await renewLateLink(options.db, mail)
  const composed = await composeMail(tx, mail, options)
  if (composed.kind === 'impossible') return { kind: 'failed', reason: composed.reason }
  const result = await options.transport.send(composed.message)
  if (result.kind === 'sent') {
    options.delivered.add(mail.id)
    return { kind: 'sent' }
  }
  const isTooOld = options.now() - mail.created_at.getTime() > givenUpAfterMs
  if (result.kind === 'refused' || isTooOld) return { kind: 'failed', reason: result.reason }
  const afterSeconds = delaySeconds(mail.attempts, { isUnclear: result.kind === 'unclear' })
  return { kind: 'retried', reason: result.reason, afterSeconds }
}

/**
 * A link works from when its mail is sent, however late that is. One to a new address keeps its end, which its
 * account sees: an address that has an account gets no mail, and the end would tell.
 */
async function renewLateLink(db: Database, { kind, details }: MailRow): Promise<void> {
  const { token } = details
  if (typeof token !== 'string' || kind === 'email-verify') return
  const accountLink = linkKinds[kind]
  if (accountLink !== undefined) return await renewAccountLink(db, token, accountLink)
  if (kind !== 'registration-confirmation') return
  await db
    .update(registrations)
    .set({ confirm_until: sql`now() + make_interval(hours => ${hoursToConfirm})` })
    .where(and(eq(registrations.confirm_hash, tokenHash(token)), isToConfirm))
}

const quarterHour = 15 * 60
const sixHours = 6 * 3_600

/**
 * The delay before the next try: 1 s, doubled each time, at most a quarter of an hour. When the server
 * may have accepted the mail, 5 minutes, doubled each time, at most 6 hours, since each try may deliver a
 * copy. Varied at random by an eighth up or down.
 */
export function delaySeconds(
  attempts: number,
  { isUnclear, chance = Math.random() }: { isUnclear: boolean; chance?: number },
): number {
  const first = isUnclear ? 300 : 1
  const base = Math.min(isUnclear ? sixHours : quarterHour, first * 2 ** attempts)
  return Math.max(1, Math.round(base * (0.875 + chance * 0.25)))
}

type Attempt = { mail: MailRow; outcome: Outcome }

async function record(tx: Transaction, { mail, outcome }: Attempt, queue: Queue) {
  const attempts = mail.attempts + 1
  const where = eq(mails.id, mail.id)
  switch (outcome.kind) {
    case 'sent':
      await tx
        .update(mails)
        .set({ state: 'sent', sent_at: sql`now()`, attempts, last_error: null, details: {} })
        .where(where)
      return
    case 'failed':
      await tx
        .update(mails)
        .set({
          state: 'failed',
          attempts,
          last_error: outcome.reason,
          // The token of a link is removed; the rest is needed to send the mail again.
          details: sql`${mails.details} - 'token'`,
        })
        .where(where)
      await queue.deadLetterMail(tx, mail.id)
      return
    case 'retried':
      await tx.update(mails).set({ attempts, last_error: outcome.reason }).where(where)
      await queue.enqueueMail(tx, mail.id, outcome.afterSeconds)
  }
}

/** Queued mails without a waiting job: their job was running when a process died. */
export async function listForgottenMails(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select mails.id from mails
    where mails.state = 'queued' and not exists (
      select from pgboss.job
      where job.name = 'mail' and job.state in ('created', 'retry')
        and job.data ->> 'mailId' = mails.id::text
    )
    order by mails.created_at
  `)
  return rows.map((row) => row.id)
}
