import type { SettingsBody } from '@minikran/contract/customer-profile'
import type { Visitor } from '@minikran/contract/site-handler'
import { cookieTextVersion } from '@minikran/domain/content/cookie-consent'
import type { OwnCompany } from '@minikran/domain/validation/profile-form'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockOwnAccount, type OwnAccount } from '../../accounts/lock-own-account.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database, Transaction } from '../../database/client.ts'
import { companies, consents, users } from '../../database/schema/people.ts'

const nextVersion = { updated_at: sql`now()`, version: sql`version + 1` }

export type CompanyChange = 'changed' | 'numberLocked' | 'locked'

/**
 * Saves the company of an account. It is unconfirmed until the staff confirm it, also when another
 * company has the same number. A confirmed company may be changed only by a user whom the staff have
 * chosen, and its number only by the staff.
 */
export function changeCompany(
  db: Database,
  { account, visitor }: { account: OwnAccount; visitor: Visitor },
  company: OwnCompany,
): Promise<CompanyChange> {
  return db.transaction(async (tx) => {
    const change = await storeCompany(tx, await lockOwnAccount(tx, account), company)
    if (change !== 'changed') return change
    const { userId } = account
    await recordEvent(tx, {
      userId,
      action: 'company.update',
      item: 'user',
      itemId: userId,
      visitor,
    })
    return change
  })
}

async function storeCompany(
  tx: Transaction,
  user: typeof users.$inferSelect,
  company: OwnCompany,
): Promise<CompanyChange> {
  const userId = user.id
  const current = await findCompany(tx, user.company_id)
  if (current === null) {
    const [made] = await tx
      .insert(companies)
      .values({ ...company, created_by: userId, updated_by: userId })
      .returning({ id: companies.id })
    await tx
      .update(users)
      .set({
        company_id: made?.id ?? null,
        edits_company: false,
        ...nextVersion,
        updated_by: userId,
      })
      .where(eq(users.id, userId))
    return 'changed'
  }
  if (current.confirmed && !user.edits_company) return 'locked'
  if (current.confirmed && current.corp_vat !== company.corp_vat) return 'numberLocked'
  await tx
    .update(companies)
    .set({ ...company, ...nextVersion, updated_by: userId })
    .where(eq(companies.id, current.id))
  return 'changed'
}

type Company = typeof companies.$inferSelect

async function findCompany(tx: Transaction, id: number | null): Promise<Company | null> {
  if (id === null) return null
  const [found] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .for('no key update')
  return found ?? null
}

/** Saves settings with the account; a cookie choice is also stored as a consent. */
export function changeSettings(
  db: Database,
  account: OwnAccount,
  settings: SettingsBody,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { locale, price_type, cookie_accept } = settings
    const before = await lockOwnAccount(tx, account)
    await tx
      .update(users)
      .set({
        ...(locale !== undefined && { locale }),
        ...(price_type !== undefined && {
          price_type: price_type === '' ? null : Number(price_type),
        }),
        ...(cookie_accept !== undefined && { cookie_accept }),
        updated_at: sql`now()`,
      })
      .where(eq(users.id, before.id))
    if (cookie_accept === undefined || cookie_accept === before.cookie_accept) return
    await tx.insert(consents).values({
      user_id: before.id,
      kind: 'cookies',
      choice: cookie_accept === '' ? 'withdrawn' : cookie_accept,
      text_version: cookieTextVersion,
    })
  })
}
