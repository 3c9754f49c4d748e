import type { Visitor } from '@minikran/contract/site-handler'
import { endAccountLinks } from '../../accounts/account-links.ts'
import { isAddressTaken } from '../../accounts/is-address-taken.ts'
import { joinCases } from '../../accounts/join-cases.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import { endSessions, tokenHash } from '../../accounts/sessions.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { type MailServices, queueMail } from '../../jobs/queue-mail.ts'
import { databaseFault } from '../../operations/database-fault.ts'
import { findJustUsedLink, findLink, storeAddress, takeLink } from './links.queries.ts'

type Services = MailServices & { db: Database }
export type VerifyOutcome = 'verified' | 'deadLink' | 'taken'

/** Makes the address that a link was sent to the account's own; the old one gets a notice. */
export async function verifyEmail(
  services: Services,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<VerifyOutcome> {
  const hash = tokenHash(token)
  const verifying = services.db.transaction(async (tx): Promise<VerifyOutcome> => {
    const found = await findLink(tx, hash)
    const address = found?.link.email_address ?? null
    const repeated = async () => ((await isJustVerified(tx, hash)) ? 'verified' : 'deadLink')
    if (found === null || address === null) return repeated()
    const { user } = found
    if (!(await takeLink(tx, { userId: user.id, tokenHash: hash }))) return repeated()
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
  return verifying.catch((error: unknown) => {
    // Another account got the address after it was looked for.
    if (databaseFault(error)?.constraint === 'users_email_address') return 'taken'
    throw error
  })
}

/** Whether the same link has just verified the address, as at the second click of two. */
async function isJustVerified(tx: Transaction, hash: string): Promise<boolean> {
  const used = await findJustUsedLink(tx, hash)
  return used !== null && used.link.email_address === used.user.email_address
}
