import type { Profile } from '@minikran/contract/customer-profile'
import { isSupplierRole } from '@minikran/domain/access/roles'
import { m } from '@minikran/i18n/messages'
import type { Figure } from '../../components/product-figures.ts'
import { foundOwn, type OwnInput } from '../../own-pages/define-own-page.ts'

/** The own account, and how many cases it has. */
export async function loadMyPage({ customer }: OwnInput) {
  const [asked, cases] = await Promise.all([
    customer.getProfileObj(),
    customer.getCasesArr({ per_page: '1' }),
  ])
  const profile = foundOwn(asked)
  foundOwn(cases)
  return {
    profile,
    details: detailRows(profile),
    company: companyRows(profile.company),
    cases: cases.ok ? cases.count : 0,
    isSupplier: isSupplierRole(profile.role),
  }
}

function detailRows(profile: Profile): Figure[] {
  return [
    { label: m.case_name(), value: `${profile.firstname} ${profile.lastname}` },
    { label: m.form_email(), value: profile.email_address },
    { label: m.form_phone(), value: profile.phone ?? m.account_not_given() },
  ]
}

function companyRows(company: Profile['company']): Figure[] {
  if (company === null) return []
  const { corp_address, corp_zip, corp_city } = company
  const address = [corp_address, `${corp_zip} ${corp_city}`.trim()].filter((part) => part !== '')
  return [
    { label: m.case_corp_name(), value: company.corp_name },
    { label: m.case_vat_number(), value: company.corp_vat },
    { label: m.case_address(), value: address.join(', ') || m.account_not_given() },
  ]
}
