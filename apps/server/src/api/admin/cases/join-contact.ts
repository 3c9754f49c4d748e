import { isPublicSiteRole, roles } from '@minikran/domain/access/roles'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import { findUserByAddress, hasAddress } from '../../../accounts/find-user-by-address.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import { type CaseRow, cases } from '../../../database/schema/cases.ts'
import { companies, users } from '../../../database/schema/people.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'
import { invite, lockAddress } from '../accounts/invite-customer.ts'

type Contact = { id: number; invited: boolean }

/**
 * Locks the account of a case's sender, or its address while it has none, before the case and the
 * company; see `lockAccount`. Two decisions at once wait for each other.
 */
export async function lockContact(tx: Transaction, caseId: number): Promise<void> {
  const [sender] = await tx
    .select({ address: cases.email_address })
    .from(cases)
    .where(eq(cases.id, caseId))
  if (sender === undefined) return
  const address = accountAddress(sender.address)
  await lockAddress(tx, address)
  await tx.select({ id: users.id }).from(users).where(hasAddress(address)).for('no key update')
}

type Joining = { stored: CaseRow; companyId: number; userId: number }

/**
 * Adds the sender of an application to the company; without an account, the sender is invited. Staff and
 * users of another confirmed company are left as they are. An unconfirmed company of the account is
 * replaced and trashed.
 */
export async function joinContact(
  tx: Transaction,
  services: MailServices,
  { stored, companyId, userId }: Joining,
): Promise<Contact | null> {
  const known = await findUserByAddress(tx, accountAddress(stored.email_address))
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
  const current = await findCompanyOf(tx, known?.company_id ?? null)
  if (current === null || !current.confirmed) {
    const touched = { updated_at: new Date(), version: sql`version + 1` }
    await tx
      .update(users)
      .set({ company_id: companyId, edits_company: false, ...touched })
      .where(eq(users.id, id))
    if (current !== null) {
      await tx
        .update(companies)
        .set({ deleted_at: new Date(), deleted_by: userId, ...touched })
        .where(eq(companies.id, current.id))
    }
  }
  return { id, invited: invited.kind === 'invited' }
}

/** The company of an account; null also for one that was deleted. */
export async function findCompanyOf(db: Database | Transaction, id: number | null) {
  if (id === null) return null
  const { corp_name, confirmed } = companies
  const [found] = await db
    .select({ id: companies.id, corp_name, confirmed })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
  return found ?? null
}
