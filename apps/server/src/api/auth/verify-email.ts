import type { Visitor } from '@minikran/contract/site-handler'
import { endAccountLinks } from '../../accounts/account-links.ts'
import { isAddressTaken } from '../../accounts/is-address-taken.ts'
import { joinCases } from '../../accounts/join-cases.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import { endSessions, tokenHash } from '../../accounts/sessions.ts'
import type { Database } from '../../database/client.ts'
import { type MailServices, queueMail } from '../../jobs/queue-mail.ts'
import { findLink, storeAddress, takeLink } from './links.queries.ts'

type Services = MailServices & { db: Database }
export type VerifyOutcome = 'verified' | 'deadLink' | 'taken'

/** Makes the address that a link was sent to the account's own; the old one gets a notice. */
export async function verifyEmail(
  services: Services,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<VerifyOutcome> {
  const hash = tokenHash(token)
  return services.db.transaction(async (tx) => {
    const found = await findLink(tx, hash)
    const address = found?.link.email_address ?? null
    if (found === null || address === null) return 'deadLink'
    const { user } = found
    if (!(await takeLink(tx, { userId: user.id, tokenHash: hash }))) return 'deadLink'
    if (await isAddressTaken(tx, address, user.id)) return 'taken'
    await storeAddress(tx, user.id, address)
    await endAccountLinks(tx, user.id)
    await joinCases(tx, user.id)
    await recordEvent(tx, {
      userId: user.id,
      action: 'addressVerified',
      item: 'user',
      itemId: user.id,
      visitor,
    })
    if (user.email_address.toLowerCase() === address.toLowerCase()) return 'verified'
    if (found.link.ends_sessions) {
      await endSessions(tx, { userId: user.id, reason: 'addressChanged' })
    }
    await queueMail(tx, services, {
      user_id: user.id,
      kind: 'email-changed-notice',
      lang: user.locale,
      to: user.email_address,
    })
    return 'verified'
  })
}
