import { isPublicSiteRole, roles } from '@minikran/domain/access/roles'
import { and, eq, not, sql } from 'drizzle-orm'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import { findUserByAddress } from '../../../accounts/find-user-by-address.ts'
import type { Transaction } from '../../../database/client.ts'
import type { CaseRow } from '../../../database/schema/cases.ts'
import { companies, users } from '../../../database/schema/people.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'
import { invite, lockAddress } from './invite-customer.ts'

type Contact = { id: number; invited: boolean }

type Joining = { stored: CaseRow; companyId: number; userId: number }

/**
 * Makes the sender of an application one of the company's people: with an account of its own, by
 * an invitation where there is none. Staff, and people of another confirmed company, stay as they
 * are; a company that the account only claims gives way.
 */
export async function joinContact(
  tx: Transaction,
  services: MailServices,
  { stored, companyId, userId }: Joining,
): Promise<Contact | null> {
  // Of two decisions at once, the second finds the account and the company of the first.
  const address = accountAddress(stored.email_address)
  await lockAddress(tx, address)
  const known = await findUserByAddress(tx, address)
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
