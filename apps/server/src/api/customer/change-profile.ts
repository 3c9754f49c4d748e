import type { SettingsBody } from '@minikran/contract/customer-profile'
import { cookieTextVersion } from '@minikran/domain/content/consent-text'
import type { OwnCompany } from '@minikran/domain/validation/profile-form'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/client.ts'
import { companies, consents, users } from '../../database/schema/people.ts'

const touched = { updated_at: sql`now()`, version: sql`version + 1` }

export type CompanyChange = { kind: 'changed' } | { kind: 'taken' } | { kind: 'locked' }

/**
 * Writes the company of an account. A number that another company has is refused: whose people they
 * are, and at what discount, is for the staff to say. For the same reason a company that is shared
 * or has a discount keeps its number.
 */
export function changeCompany(
  db: Database,
  userId: number,
  company: OwnCompany,
): Promise<CompanyChange> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ companyId: users.company_id })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
    const current = await liveCompany(tx, user?.companyId ?? null)
    const isSameNumber = current?.corp_vat === company.corp_vat
    if (!isSameNumber && (await isTaken(tx, company.corp_vat))) return { kind: 'taken' }
    if (current === null) {
      const [made] = await tx
        .insert(companies)
        .values({ ...company, created_by: userId, updated_by: userId })
        .returning({ id: companies.id })
      await tx
        .update(users)
        .set({ company_id: made?.id ?? null, ...touched, updated_by: userId })
        .where(eq(users.id, userId))
      return { kind: 'changed' }
    }
    if (!isSameNumber && (await isBound(tx, current))) return { kind: 'locked' }
    await tx
      .update(companies)
      .set({ ...company, ...touched, updated_by: userId })
      .where(eq(companies.id, current.id))
    return { kind: 'changed' }
  })
}

type Company = typeof companies.$inferSelect

async function liveCompany(tx: Transaction, id: number | null): Promise<Company | null> {
  if (id === null) return null
  const [found] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .for('update')
  return found ?? null
}

async function isTaken(tx: Transaction, corpVat: string): Promise<boolean> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.corp_vat, corpVat), isNull(companies.deleted_at)))
  return found.length > 0
}

async function isBound(tx: Transaction, { id, discount_percent }: Company): Promise<boolean> {
  const [people] = await tx
    .select({ number: count() })
    .from(users)
    .where(and(eq(users.company_id, id), isNull(users.deleted_at)))
  return discount_percent > 0 || (people?.number ?? 0) > 1
}

/** Keeps what was chosen with the account; an answer about cookies also as a consent. */
export function changeSettings(db: Database, userId: number, chosen: SettingsBody): Promise<void> {
  return db.transaction(async (tx) => {
    const { locale, price_type, cookie_accept } = chosen
    const [before] = await tx
      .select({ cookieAccept: users.cookie_accept })
      .from(users)
      .where(eq(users.id, userId))
      .for('update')
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
      .where(eq(users.id, userId))
    if (cookie_accept === undefined || cookie_accept === before?.cookieAccept) return
    await tx.insert(consents).values({
      user_id: userId,
      kind: 'cookies',
      choice: cookie_accept === '' ? 'withdrawn' : cookie_accept,
      text_version: cookieTextVersion,
    })
  })
}
