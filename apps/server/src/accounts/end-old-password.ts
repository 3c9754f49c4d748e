import type { Transaction } from '../database/client.ts'
import type { users } from '../database/schema/people.ts'
import { type LinkServices, queueAccountMail } from './account-links.ts'
import { cutUserAgent, endSessions } from './sessions.ts'

type Changed = {
  user: Pick<typeof users.$inferSelect, 'id' | 'email_address' | 'locale'>
  /** The browser that has changed it. */
  userAgent: string | null
  except?: string
}

/** After a password has changed: the account's other sessions end, and its address is told. */
export async function endOldPassword(
  tx: Transaction,
  services: LinkServices,
  { user, userAgent, except }: Changed,
): Promise<void> {
  const reason = 'passwordChanged'
  await endSessions(tx, { userId: user.id, reason, userAgent, ...(except && { except }) })
  await queueAccountMail(tx, services, {
    user,
    kind: 'password-changed',
    lang: user.locale,
    to: user.email_address,
    details: { user_agent: cutUserAgent(userAgent) },
  })
}
