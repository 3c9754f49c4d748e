import { isPublicSiteRole, roles } from '@minikran/domain/access/roles'
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { LinkServices } from '../../../accounts/account-links.ts'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import type { CaseRow } from '../../../database/schema/cases.ts'
import { companies, users } from '../../../database/schema/people.ts'
import { invite, lockAddress } from './invite-customer.ts'

type Contact = { id: number; invited: boolean }

/** The account of whoever sent the case, whether or not its password is set. */
export async function findContact(db: Database | Transaction, { email_address }: CaseRow) {
  const [found] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email_address})`, accountAddress(email_address)),
        isNull(users.deleted_at),
      ),
    )
  return found ?? null
}

/**
 * Locks the sender's account, or its address while it has none. An account is locked before its
 * company, as by a customer who saves the company; two decisions at once wait for each other.
 */
export async function holdContact(tx: Transaction, { email_address }: CaseRow): Promise<void> {
  const address = accountAddress(email_address)
  await lockAddress(tx, address)
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email_address})`, address), isNull(users.deleted_at)))
    .for('update')
}

type Joining = { stored: CaseRow; companyId: number; userId: number }

/**
 * Makes the sender of an application one of the company's people: with an account of its own, by
 * an invitation where there is none. Staff, and people of another confirmed company, stay as they
 * are; a company that the account only claims gives way.
 */
export async function joinContact(
  tx: Transaction,
  services: LinkServices,
  { stored, companyId, userId }: Joining,
): Promise<Contact | null> {
  await holdContact(tx, stored)
  const known = await findContact(tx, stored)
  if (known !== null && !isPublicSiteRole(known.role)) return null
  const { firstname, lastname, email_address: email, phone, lang } = stored
  const invited = await invite(tx, services, {
    firstname,
    lastname,
    email,
    phone,
    lang,
    role: roles.customerStandard,
    invitedBy: userId,
  })
  const id = invited.kind === 'invited' ? invited.userId : (known?.id ?? null)
  if (id === null) return null
  const claim = await findClaim(tx, known)
  if (known?.company_id == null || claim !== null) {
    const touched = { updated_at: new Date(), version: sql`version + 1` }
    await tx
      .update(users)
      .set({ company_id: companyId, edits_company: false, ...touched })
      .where(eq(users.id, id))
    if (claim !== null) {
      await tx
        .update(companies)
        .set({ deleted_at: new Date(), deleted_by: userId, ...touched })
        .where(eq(companies.id, claim.id))
    }
  }
  return { id, invited: invited.kind === 'invited' }
}

/** The company that an account only claims. */
async function findClaim(tx: Transaction, user: typeof users.$inferSelect | null) {
  if (user?.company_id == null) return null
  const [found] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, user.company_id), not(companies.confirmed)))
  return found ?? null
}
