import type { AdminCase } from '@minikran/contract/admin-cases'
import { sekFromOre } from '@minikran/domain/primitives/money'
import type { Database } from '../../../database/client.ts'
import type { CaseParts } from '../../cases/case-parts.ts'
import type { ListedCaseRow } from '../../cases/case-rows.ts'
import { approvedLimit } from './decide-application.ts'
import { findCompany } from './join-company.ts'
import { findContact } from './join-contact.ts'

const inKronor = (ore: number | null) => (ore === null ? null : sekFromOre(ore))

/** What whoever decides has to know: is the company there, has the contact an account. */
export async function creditFacts(
  db: Database,
  row: ListedCaseRow,
  { credit }: CaseParts,
): Promise<AdminCase['decision']> {
  if (credit === null) return null
  const [company, account, limit] = await Promise.all([
    findCompany(db, credit),
    findContact(db, row.case),
    approvedLimit(db, row.case.id),
  ])
  return {
    company: company && {
      id: company.id,
      corp_name: company.corp_name,
      credit_limit: inKronor(company.credit_limit_ore),
    },
    account: account && {
      id: account.id,
      fullname: `${account.firstname} ${account.lastname}`.trim(),
      role: account.role,
      has_password: account.password_hash !== null,
    },
    approved_limit: inKronor(limit),
  }
}
