import { and, isNull, sql } from 'drizzle-orm'
import { type LinkServices, sendAccountLink } from '../../../accounts/account-links.ts'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import { users } from '../../../database/schema/people.ts'

export type Invitation = {
  firstname: string
  lastname: string
  email: string
  phone: string | null
  lang: 'sv' | 'en'
  role: number
  invitedBy: number
}

type Invited = { kind: 'invited'; userId: number } | { kind: 'taken' }

/**
 * Makes an account that waits for its password, and mails the link that sets it. Somebody who has
 * not followed an earlier link is sent a new one; somebody who has an account is not invited again.
 */
export function inviteCustomer(
  services: LinkServices & { db: Database },
  invitation: Invitation,
): Promise<Invited> {
  return services.db.transaction((tx) => inviteWith(tx, services, invitation))
}

/** The same as a part of something larger. */
export async function inviteWith(
  tx: Transaction,
  services: LinkServices,
  invitation: Invitation,
): Promise<Invited> {
  const email_address = accountAddress(invitation.email)
  // Two invitations of one address at once: the second finds the account of the first.
  const key = `account ${email_address}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const [known] = await tx
    .select({ id: users.id, hash: users.password_hash })
    .from(users)
    .where(and(sql`lower(${users.email_address}) = ${email_address}`, isNull(users.deleted_at)))
    .for('update')
  if (known !== undefined && known.hash !== null) return { kind: 'taken' }
  const userId = known?.id ?? (await storeAccount(tx, { ...invitation, email: email_address }))
  await sendAccountLink(tx, services, {
    user: { id: userId, email_address },
    kind: 'invitation',
    lang: invitation.lang,
  })
  return { kind: 'invited', userId }
}

async function storeAccount(tx: Transaction, invitation: Invitation): Promise<number> {
  const { firstname, lastname, email, phone, lang, role, invitedBy } = invitation
  const [stored] = await tx
    .insert(users)
    .values({
      firstname,
      lastname,
      email_address: email,
      phone,
      role,
      locale: lang,
      created_by: invitedBy,
      updated_by: invitedBy,
    })
    .returning({ id: users.id })
  if (stored === undefined) throw new Error('Storing an account returned no row')
  return stored.id
}
