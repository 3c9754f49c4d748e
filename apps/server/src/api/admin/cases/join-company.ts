import { plainVatNumber, swedishVatNumber } from '@minikran/domain/validation/organisation-number'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../database/client.ts'
import { lockName } from '../../../database/lock-name.ts'
import type { credit_applications } from '../../../database/schema/cases.ts'
import { companies } from '../../../database/schema/people.ts'

type Application = typeof credit_applications.$inferSelect
type Company = typeof companies.$inferSelect

/** The numbers that the company may be stored under, without spaces and dashes. */
function numbersOf({ organisation_number, corp_vat }: Application): string[] {
  const vat = swedishVatNumber(organisation_number)
  return [...new Set([plainVatNumber(corp_vat ?? vat), vat, organisation_number])]
}

/** The confirmed company of an application; unconfirmed ones, entered by customers, never match. */
export async function findCompany(
  db: Database | Transaction,
  application: Application,
): Promise<Company | null> {
  const plain = sql`regexp_replace(upper(${companies.corp_vat}), '[^A-Z0-9]', '', 'g')`
  const [found] = await db
    .select()
    .from(companies)
    .where(
      and(
        inArray(plain, numbersOf(application)),
        companies.confirmed,
        isNull(companies.deleted_at),
      ),
    )
    .orderBy(companies.id)
    .limit(1)
  return found ?? null
}

type Joining = { application: Application; limitOre: number; userId: number }

/**
 * Sets the credit limit of the applying company, which is created when it is not known. Simultaneous
 * decisions about one company wait for each other, so that it is created once.
 */
export async function joinCompany(
  tx: Transaction,
  { application, limitOre, userId }: Joining,
): Promise<{ id: number; made: boolean }> {
  await lockName(tx, `company ${swedishVatNumber(application.organisation_number)}`)
  const known = await findCompany(tx, application)
  if (known !== null) {
    await tx
      .update(companies)
      .set({
        credit_limit_ore: limitOre,
        email_address: known.email_address || invoiceAddress(application),
        version: sql`${companies.version} + 1`,
        updated_at: new Date(),
        updated_by: userId,
      })
      .where(eq(companies.id, known.id))
    return { id: known.id, made: false }
  }
  const { corp_name, corp_address, corp_zip, corp_city, organisation_number } = application
  const [made] = await tx
    .insert(companies)
    .values({
      corp_vat: swedishVatNumber(organisation_number),
      corp_name,
      corp_address,
      corp_zip,
      corp_city,
      email_address: invoiceAddress(application),
      credit_limit_ore: limitOre,
      confirmed: true,
      created_by: userId,
      updated_by: userId,
    })
    .returning({ id: companies.id })
  if (made === undefined) throw new Error('Storing a company returned no row')
  return { id: made.id, made: true }
}

const invoiceAddress = ({ email_address, invoice_email }: Application) =>
  invoice_email || email_address
