import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { account_tokens } from '../database/schema/people.ts'
import { type MailServices, queueMail } from '../jobs/queue-mail.ts'
import { newToken, tokenHash } from './sessions.ts'

export type LinkKind = (typeof account_tokens.$inferSelect)['kind']

type Link = {
  user: { id: number; email_address: string }
  kind: LinkKind
  lang: 'sv' | 'en'
  /** The new address that an `email` link is mailed to and verifies. */
  newAddress?: string
  /** Using it ends the account's sessions. */
  endsSessions?: boolean
}

/** The kind of link in each kind of mail. */
export const linkKinds: Readonly<Record<string, LinkKind>> = {
  'account-invitation': 'invitation',
  'account-create': 'account',
  'password-reset': 'password',
  'email-verify': 'email',
}

const mailKinds = Object.fromEntries(
  Object.entries(linkKinds).map(([mail, link]) => [link, mail]),
) as Record<LinkKind, string>

// A requested reset is used at once; an invited person may not read mail for days.
const lifetimes: Record<LinkKind, string> = {
  invitation: '72 hours',
  account: '72 hours',
  password: '10 minutes',
  email: '72 hours',
}

/**
 * Makes a link and queues its mail. Earlier links of its kind end. The token is stored in the mail's
 * row until the mail is sent, and otherwise only as a hash.
 */
export async function sendAccountLink(
  tx: Transaction,
  services: MailServices,
  { user, kind, lang, newAddress, endsSessions = false }: Link,
): Promise<void> {
  const token = await makeAccountLink(tx, {
    userId: user.id,
    kind,
    endsSessions,
    ...(newAddress && { newAddress }),
  })
  await queueMail(tx, services, {
    user_id: user.id,
    kind: mailKinds[kind],
    lang,
    to: newAddress ?? user.email_address,
    details: { token },
  })
}

type NewLink = { userId: number } & Pick<Link, 'kind' | 'newAddress' | 'endsSessions'>

/** Returns the link's token, of which only the hash is stored. */
export async function makeAccountLink(
  tx: Transaction,
  { userId, kind, newAddress, endsSessions = false }: NewLink,
): Promise<string> {
  const token = newToken()
  await endAccountLinks(tx, userId, kind)
  await tx.insert(account_tokens).values({
    token_hash: tokenHash(token),
    user_id: userId,
    kind,
    email_address: newAddress ?? null,
    ends_sessions: endsSessions,
    expires_at: sql`now() + ${lifetimes[kind]}::interval`,
  })
  return token
}

/** A link that was neither used nor ended works from now on for its whole time. */
export async function renewAccountLink(db: Database, token: string, kind: LinkKind): Promise<void> {
  await db
    .update(account_tokens)
    .set({ expires_at: sql`now() + ${lifetimes[kind]}::interval` })
    .where(and(eq(account_tokens.token_hash, tokenHash(token)), isNull(account_tokens.used_at)))
}

/** The latest link of its kind; undefined when the account never had one. */
export async function findLatestLink(tx: Transaction, userId: number, kind: LinkKind) {
  const [latest] = await tx
    .select()
    .from(account_tokens)
    .where(and(eq(account_tokens.user_id, userId), eq(account_tokens.kind, kind)))
    .orderBy(desc(account_tokens.created_at))
    .limit(1)
  return latest
}

/**
 * Ends all links of an account, or those of one kind. They expire as they count as used, so that a link
 * that was ended differs from one that did something.
 */
export async function endAccountLinks(
  tx: Transaction,
  userId: number,
  kind?: LinkKind,
): Promise<void> {
  await tx
    .update(account_tokens)
    .set({ used_at: sql`now()`, expires_at: sql`now()` })
    .where(
      and(
        eq(account_tokens.user_id, userId),
        isNull(account_tokens.used_at),
        kind === undefined ? undefined : eq(account_tokens.kind, kind),
      ),
    )
}
