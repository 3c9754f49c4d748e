import type { Visitor } from '@minikran/contract/site-handler'
import { roles } from '@minikran/domain/access/roles'
import { parseCaseNumber } from '@minikran/domain/cases/case-number'
import { sendAccountLink } from '../../accounts/account-links.ts'
import { accountAddress } from '../../accounts/address-spelling.ts'
import { findUserByAddress } from '../../accounts/find-user-by-address.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { limits, type RateLimiter } from '../../http/rate-limit.ts'
import type { MailServices } from '../../jobs/queue-mail.ts'
import { countMailTo } from '../calls/count-mail.ts'
import type { UserRow } from './auth.queries.ts'
import { createUser, findCaseOf } from './links.queries.ts'

export type RequestLinkServices = MailServices & { db: Database; limiter: RateLimiter }

type Sender = { address: string; visitor: Visitor }

/** Mails a link for a new password, at most one in ten minutes, when the address has an account. */
export async function requestPasswordReset(
  services: RequestLinkServices,
  { address, lang, visitor }: Sender & { lang: 'sv' | 'en' },
): Promise<void> {
  if (!(await mayReset(services, address))) return
  const user = await findUserByAddress(services.db, accountAddress(address))
  if (user === null || user.locked_at !== null) return
  await services.db.transaction((tx) => sendReset(tx, services, { user, lang, visitor }))
}

/**
 * Mails the sender of a case a link to an account; a sender with a password gets the link for a new
 * one instead. Only sent mails count, in other limits than those of `requestPasswordReset`.
 */
export async function requestAccount(
  services: RequestLinkServices,
  { address, caseNumber, visitor }: Sender & { caseNumber: string },
): Promise<void> {
  const { db } = services
  const number = parseCaseNumber(caseNumber)
  const sent = number === null ? null : await findCaseOf(db, number, accountAddress(address))
  if (sent === null) return
  const known = await findUserByAddress(db, accountAddress(address))
  if (known !== null && known.locked_at !== null) return
  if ((await countMailTo(services.limiter, address)) !== null) return
  const { lang } = sent
  await db.transaction(async (tx) => {
    if (known !== null && known.password_hash !== null) {
      return await sendReset(tx, services, { user: known, lang, visitor })
    }
    const { firstname, lastname, phone } = sent
    const user =
      known ??
      (await createUser(tx, {
        role: roles.customerStandard,
        locale: lang,
        firstname,
        lastname,
        phone,
        email_address: accountAddress(sent.email_address),
      }))
    if (user === null) return
    await sendAccountLink(tx, services, { user, kind: 'account', lang })
    const event = {
      action: 'accountAsked' as const,
      item: 'user',
      itemId: user.id,
      changes: { caseNumber: number },
    }
    await recordEvent(tx, { userId: null, visitor, ...event })
  })
}

type Reset = { user: UserRow; lang: 'sv' | 'en'; visitor: Visitor }

async function sendReset(
  tx: Transaction,
  services: MailServices,
  { user, lang, visitor }: Reset,
): Promise<void> {
  // An account that has never had a password is invited again.
  const kind = user.password_hash === null ? 'invitation' : 'password'
  await sendAccountLink(tx, services, { user, kind, lang })
  const event = { action: 'passwordResetAsked' as const, item: 'user', itemId: user.id }
  await recordEvent(tx, { userId: null, visitor, ...event })
}

// Counts addresses without an account too: a limit for accounts only would reveal them. Other spellings
// of an address count apart, so that they cannot use up the limit of its account.
async function mayReset({ limiter }: RequestLinkServices, address: string): Promise<boolean> {
  return (await limiter.consume(limits.accountMail, accountAddress(address))).allowed
}
