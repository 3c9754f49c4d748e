import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/client.ts'
import { mails } from '../database/schema/cases.ts'
import { account_tokens } from '../database/schema/people.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { newToken, tokenHash } from './sessions.ts'

export type LinkKind = 'invitation' | 'account' | 'password' | 'email'

export type LinkServices = { jobs: Pick<JobQueue, 'enqueueMail'>; publicUrl: string }

type Link = {
  user: { id: number; email_address: string }
  kind: LinkKind
  lang: 'sv' | 'en'
  /** The new address that an `email` link verifies, and goes to. */
  newAddress?: string
  /** Using it ends the account's sessions. */
  endsSessions?: boolean
}

const mailKinds: Record<LinkKind, string> = {
  invitation: 'account-invitation',
  account: 'account-create',
  password: 'password-reset',
  email: 'email-verify',
}

// A reset is asked for and used at once; whoever is invited may be on a building site.
const lifetimes: Record<LinkKind, string> = {
  invitation: '72 hours',
  account: '72 hours',
  password: '10 minutes',
  email: '72 hours',
}

/**
 * Makes a link of its kind the only one that works and queues the mail that brings it.
 * The secret stands in the mail's row until it is sent, and here only as its hash.
 */
export async function sendAccountLink(
  tx: Transaction,
  services: LinkServices,
  { user, kind, lang, newAddress, endsSessions = false }: Link,
): Promise<void> {
  const token = await makeAccountLink(tx, {
    userId: user.id,
    kind,
    endsSessions,
    ...(newAddress && { newAddress }),
  })
  await queueAccountMail(tx, services, {
    user,
    kind: mailKinds[kind],
    lang,
    to: newAddress ?? user.email_address,
    details: { token },
  })
}

type NewLink = { userId: number } & Pick<Link, 'kind' | 'newAddress' | 'endsSessions'>

/** The link's secret, told once. */
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

/** All links of an account, or those of one kind, are dead: used, or overtaken by a change. */
export async function endAccountLinks(
  tx: Transaction,
  userId: number,
  kind?: LinkKind,
): Promise<void> {
  await tx
    .update(account_tokens)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(account_tokens.user_id, userId),
        isNull(account_tokens.used_at),
        kind === undefined ? undefined : eq(account_tokens.kind, kind),
      ),
    )
}

type AccountMail = {
  user: { id: number }
  kind: string
  lang: 'sv' | 'en'
  to: string
  details?: Record<string, unknown>
}

/** Queues a mail about an account in the transaction that is its reason. */
export async function queueAccountMail(
  tx: Transaction,
  { jobs, publicUrl }: LinkServices,
  { user, kind, lang, to, details = {} }: AccountMail,
): Promise<void> {
  const [stored] = await tx
    .insert(mails)
    .values({
      user_id: user.id,
      kind,
      to,
      lang,
      details,
      message_id: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    })
    .returning({ id: mails.id })
  if (stored !== undefined) await jobs.enqueueMail(tx, stored.id)
}
