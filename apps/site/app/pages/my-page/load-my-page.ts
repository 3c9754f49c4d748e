import type { Consent, OwnSession } from '@minikran/contract/customer-profile'
import { isSupplierRole } from '@minikran/domain/access/roles'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { browserText } from '@minikran/i18n/browser-text'
import { dayOf, dayText, instantText } from '@minikran/i18n/date-text'
import { type AccountInput, foundForAccount } from '../../account-pages/define-account-page.ts'

/** The account's profile, sessions and consents. */
export async function loadMyPage({ customer, locale }: AccountInput) {
  const [profileResult, cases, sessions, consents] = await Promise.all([
    customer.getProfileObj(),
    customer.getCasesArr({ per_page: '1' }),
    customer.getSessionsArr(),
    customer.getConsentsArr(),
  ])
  const profile = foundForAccount(profileResult)
  const [latest] = foundForAccount(cases)
  return {
    profile,
    cases: cases.ok ? cases.count : 0,
    latestCase: latest ? { number: latest.case_number, state: latest.state } : null,
    sessions: foundForAccount(sessions).map((session) => sessionRow(session, locale)),
    consents: foundForAccount(consents).map((consent) => consentRow(consent, locale)),
    isSupplier: isSupplierRole(profile.role),
  }
}

function sessionRow({ id, user_agent, last_used_at, current }: OwnSession, locale: Locale) {
  return {
    id,
    browser: browserText(user_agent),
    lastUsed: instantText(last_used_at, locale),
    current,
  }
}

function consentRow({ id, kind, choice, text_version, created_at }: Consent, locale: Locale) {
  return { id, kind, choice, version: text_version, day: dayText(dayOf(created_at), locale) }
}
