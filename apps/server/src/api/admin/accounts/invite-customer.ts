import { sendAccountLink } from '../../../accounts/account-links.ts'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import { hasAddress } from '../../../accounts/find-user-by-address.ts'
import type { Transaction } from '../../../database/client.ts'
import { lockName } from '../../../database/lock-name.ts'
import { users } from '../../../database/schema/people.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'

export type Invitation = {
  firstname: string
  lastname: string
  email: string
  phone: string | null
  lang: 'sv' | 'en'
  role: number
  invitedBy: number
}

type Invited = { kind: 'invited'; userId: number; role: number } | { kind: 'taken' }

/**
 * Creates an account without a password and mails the link that sets it. An account that has no
 * password yet gets a new link and keeps its role; the address of one that has, or is locked, is taken.
 */
export async function invite(
  tx: Transaction,
  services: MailServices,
  invitation: Invitation,
): Promise<Invited> {
  const email_address = accountAddress(invitation.email)
  await lockAddress(tx, email_address)
  const [known] = await tx
    .select({
      id: users.id,
      role: users.role,
      password_hash: users.password_hash,
      locked_at: users.locked_at,
    })
    .from(users)
    .where(hasAddress(email_address))
    .for('no key update')
  const isTaken = known !== undefined && (known.password_hash !== null || known.locked_at !== null)
  if (isTaken) return { kind: 'taken' }
  const userId = known?.id ?? (await storeAccount(tx, { ...invitation, email: email_address }))
  await sendAccountLink(tx, services, {
    user: { id: userId, email_address },
    kind: 'invitation',
    lang: invitation.lang,
  })
  return { kind: 'invited', userId, role: known?.role ?? invitation.role }
}

/** Until the transaction ends, no other transaction creates an account for the address. */
export async function lockAddress(tx: Transaction, address: string): Promise<void> {
  await lockName(tx, `account ${address}`)
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
