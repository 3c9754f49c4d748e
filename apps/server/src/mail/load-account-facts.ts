import { isStaffRole } from '@minikran/domain/access/roles'
import { browserText } from '@minikran/i18n/browser-text'
import { momentText } from '@minikran/i18n/date-text'
import { eq } from 'drizzle-orm'
import { linkKinds } from '../accounts/account-links.ts'
import { tokenHash } from '../accounts/sessions.ts'
import type { Transaction } from '../database/client.ts'
import { account_tokens, users } from '../database/schema/people.ts'
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
  const found = await findOwnLink(tx, mail)
  if (found !== null && 'problem' in found) return found
  return {
    kind: 'account',
    lang: mail.lang,
    firstname: nameInMail(user.firstname),
    isStaff: isStaffRole(user.role),
    link: found?.link ?? null,
    linkEndsAt: found?.endsAt ?? null,
    passwordChange: mail.kind === 'password-changed' ? passwordChangeOf(mail) : null,
    company: await loadCompany(tx),
  }
}

type OwnLink = { link: string; endsAt: Date } | { problem: string }

/** The link of a mail, which a newer one of its kind may have ended meanwhile; null: it has none. */
async function findOwnLink(tx: Transaction, mail: AccountMail): Promise<OwnLink | null> {
  const linkKind = linkKinds[mail.kind]
  if (linkKind === undefined) return null
  const { token } = mail.details
  if (typeof token !== 'string') return { problem: 'The link of this mail is gone' }
  const [stored] = await tx
    .select({ expires_at: account_tokens.expires_at })
    .from(account_tokens)
    .where(eq(account_tokens.token_hash, tokenHash(token)))
  if (stored === undefined || stored.expires_at.getTime() <= mail.nowMs) {
    return { problem: 'The link of this mail has ended' }
  }
  const page = linkKind === 'email' ? 'bekrafta-epost' : 'nytt-losenord'
  const link = siteLink(mail, `/mina-sidor/${page}?nyckel=${encodeURIComponent(token)}`)
  return { link, endsAt: stored.expires_at }
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
