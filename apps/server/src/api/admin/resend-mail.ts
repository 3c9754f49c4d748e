import { hoursToConfirm } from '@minikran/domain/cases/course-seats'
import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  findLatestLink,
  type LinkKind,
  linkKinds,
  sendAccountLink,
} from '../../accounts/account-links.ts'
import { newToken, tokenHash } from '../../accounts/sessions.ts'
import type { Transaction } from '../../database/client.ts'
import { isToConfirm } from '../../database/registered.ts'
import { registrations } from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { users } from '../../database/schema/people.ts'
import type { MailServices } from '../../jobs/queue-mail.ts'

type Mail = typeof mails.$inferSelect

/**
 * Sends a mail that could not be delivered once more; false when its account is gone. Its link was
 * dropped with it and is made anew. One to a new address is not when another address was asked for
 * since, or the link was ended, as by a new password: its owner may have kept somebody out.
 */
export async function resendMail(
  tx: Transaction,
  services: MailServices,
  mail: Mail,
): Promise<boolean> {
  const kind = linkKinds[mail.kind]
  if (kind !== undefined && mail.user_id !== null) {
    return await sendLinkAgain(tx, services, { mail, kind, userId: mail.user_id })
  }
  const link = await renewConfirmation(tx, mail)
  // As if it were written now, so that a mail server that is away has its five days again.
  await tx
    .update(mails)
    .set({
      state: 'queued',
      attempts: 0,
      last_error: null,
      created_at: sql`now()`,
      details: { ...mail.details, ...link },
    })
    .where(eq(mails.id, mail.id))
  await services.jobs.enqueueMail(tx, mail.id)
  return true
}

type LinkMail = { mail: Mail; kind: LinkKind; userId: number }

async function sendLinkAgain(
  tx: Transaction,
  services: MailServices,
  { mail, kind, userId }: LinkMail,
) {
  const isThere = and(eq(users.id, userId), isNull(users.deleted_at))
  const [user] = await tx.select().from(users).where(isThere)
  if (user === undefined) return false
  const latest = await findLatestLink(tx, userId, kind)
  if (kind === 'email' && (latest?.email_address !== mail.to || latest.used_at !== null)) {
    return false
  }
  await tx.delete(mails).where(eq(mails.id, mail.id))
  await sendAccountLink(tx, services, {
    user,
    kind,
    lang: mail.lang,
    ...(kind === 'email' && { newAddress: mail.to }),
    endsSessions: latest?.ends_sessions ?? false,
  })
  return true
}

/** The link by which a registration takes its seats. */
async function renewConfirmation(tx: Transaction, { kind, case_id }: Mail) {
  if (kind !== 'registration-confirmation' || case_id === null) return {}
  const token = newToken()
  const renewed = await tx
    .update(registrations)
    .set({
      confirm_hash: tokenHash(token),
      confirm_until: sql`now() + make_interval(hours => ${hoursToConfirm})`,
    })
    .where(and(eq(registrations.case_id, case_id), isToConfirm))
    .returning({ id: registrations.case_id })
  return renewed.length === 0 ? {} : { token }
}
