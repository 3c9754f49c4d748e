import { browserText } from '@minikran/i18n/browser-text'
import { momentText } from '@minikran/i18n/date-text'
import { eq } from 'drizzle-orm'
import { findLatestLink, linkKinds } from '../accounts/account-links.ts'
import type { Transaction } from '../database/client.ts'
import { users } from '../database/schema/people.ts'
import type { AccountMailKind } from './all-messages.ts'
import { loadCompany } from './load-company.ts'
import type { AccountFacts } from './mail-facts.ts'
import { nameInMail } from './name-in-mail.ts'
import { siteLink } from './site-link.ts'

type AccountMail = {
  kind: AccountMailKind
  userId: number
  lang: 'sv' | 'en'
  publicUrl: string
  nowMs: number
  created_at: Date
  /** Holds the link's token; emptied when the mail was sent. */
  details: Record<string, unknown>
}

/** The facts for an account's mail, or why it cannot be sent. */
export async function loadAccountFacts(
  tx: Transaction,
  mail: AccountMail,
): Promise<AccountFacts | { problem: string }> {
  const [user] = await tx.select().from(users).where(eq(users.id, mail.userId))
  if (user === undefined) return { problem: 'The account of this mail is gone' }
  const linkKind = linkKinds[mail.kind]
  const { token } = mail.details
  if (linkKind !== undefined && typeof token !== 'string') {
    return { problem: 'The link of this mail is gone' }
  }
  const latest = linkKind && (await findLatestLink(tx, mail.userId, linkKind))
  const linkEndsAt = latest?.expires_at ?? null
  if (linkEndsAt !== null && linkEndsAt.getTime() < mail.nowMs) {
    return { problem: 'The link of this mail has ended' }
  }
  const page = linkKind === 'email' ? 'bekrafta-epost' : 'nytt-losenord'
  const link =
    linkKind === undefined
      ? null
      : siteLink(mail, `/mina-sidor/${page}?nyckel=${encodeURIComponent(String(token))}`)
  return {
    kind: 'account',
    lang: mail.lang,
    firstname: nameInMail(user.firstname),
    link,
    linkEndsAt,
    passwordChange: mail.kind === 'password-changed' ? passwordChangeOf(mail) : null,
    company: await loadCompany(tx),
  }
}

/** The mail was queued with the change. */
function passwordChangeOf({
  created_at,
  details,
  lang,
}: AccountMail): AccountFacts['passwordChange'] {
  const { user_agent } = details
  return {
    at: momentText(created_at.getTime()),
    browser: browserText(typeof user_agent === 'string' ? user_agent : null, lang),
  }
}
