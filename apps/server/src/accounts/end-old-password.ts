import type { Transaction } from '../database/client.ts'
import type { users } from '../database/schema/people.ts'
import { type MailServices, queueMail } from '../jobs/queue-mail.ts'
import { cutUserAgent, endSessions } from './sessions.ts'

type Changed = {
  user: Pick<typeof users.$inferSelect, 'id' | 'email_address' | 'locale'>
  /** The browser that changed it. */
  userAgent: string | null
  /** The id of a session that goes on. */
  except?: string
}

/** After a change of the password: ends the account's other sessions and mails its address. */
export async function endOldPassword(
  tx: Transaction,
  services: MailServices,
  { user, userAgent, except }: Changed,
): Promise<void> {
  const reason = 'passwordChanged'
  await endSessions(tx, { userId: user.id, reason, userAgent, ...(except && { except }) })
  await queueMail(tx, services, {
    user_id: user.id,
    kind: 'password-changed',
    lang: user.locale,
    to: user.email_address,
    details: { user_agent: cutUserAgent(userAgent) },
  })
}
