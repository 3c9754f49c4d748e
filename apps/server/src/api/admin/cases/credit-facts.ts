import type { CompanySide } from '@minikran/contract/admin/credit'
import type { AdminCase } from '@minikran/contract/admin-cases'
import { sekFromOre } from '@minikran/domain/primitives/money'
import { swedishVatNumber } from '@minikran/domain/validation/organisation-number'
import { accountAddress } from '../../../accounts/address-spelling.ts'
import { findUserByAddress } from '../../../accounts/find-user-by-address.ts'
import type { CaseParts } from '../../../database/case-parts.ts'
import type { Database } from '../../../database/client.ts'
import type { ListedCaseRow } from '../../cases/case-rows.ts'
import { approvedLimit } from './decide-application.ts'
import { findCompany } from './join-company.ts'
import { findCompanyOf } from './join-contact.ts'

const inKronor = (ore: number | null) => (ore === null ? null : sekFromOre(ore))

/** The facts for the decision: the known company, and the contact's account. */
export async function creditFacts(
  db: Database,
  row: ListedCaseRow,
  { credit }: CaseParts,
): Promise<AdminCase['decision']> {
  if (credit === null) return null
  const [company, account, limit] = await Promise.all([
    findCompany(db, credit),
    findUserByAddress(db, accountAddress(row.case.email_address)),
    approvedLimit(db, row.case.id),
  ])
  const belongsTo = account && (await findCompanyOf(db, account.company_id))
  return {
    applied: sideOf({
      ...credit,
      corp_vat: credit.corp_vat ?? swedishVatNumber(credit.organisation_number),
      email_address: credit.invoice_email || row.case.email_address,
    }),
    company: company && {
      ...sideOf(company),
      id: company.id,
      credit_limit: inKronor(company.credit_limit_ore),
    },
    account: account && {
      id: account.id,
      fullname: `${account.firstname} ${account.lastname}`.trim(),
      role: account.role,
      has_password: account.password_hash !== null,
      company: belongsTo,
    },
    approved_limit: inKronor(limit),
  }
}

const sideOf = (side: CompanySide): CompanySide => ({
  corp_name: side.corp_name,
  corp_vat: side.corp_vat,
  corp_address: side.corp_address,
  corp_zip: side.corp_zip,
  corp_city: side.corp_city,
  email_address: side.email_address,
})
