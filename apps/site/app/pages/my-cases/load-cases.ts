import type { ListedCase } from '@minikran/contract/customer-cases'
import { isSupplierRole } from '@minikran/domain/access/roles'
import { caseStates } from '@minikran/domain/cases/case-steps'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { dayOf, dayText, dayTimeText } from '@minikran/i18n/date-text'
import { data } from 'react-router'
import { subjectText } from '../../account-pages/case-texts.ts'
import { type AccountInput, foundForAccount } from '../../account-pages/define-account-page.ts'
import { savedView, saveView } from './saved-view.ts'

export const stateParameter = 'lage'
export const sortParameter = 'ordning'
export const sorts = ['newest', 'oldest', 'date', 'state', 'machine', 'depot'] as const

const perPage = 20

/** The texts of a row. */
export type CaseRow = ReturnType<typeof caseRow>

/** The account's cases, filtered by the address or by the saved view. */
export async function loadCases({ customer, request, locale }: AccountInput) {
  const view = savedView('cases', [stateParameter, sortParameter], request)
  const state: ListedCase['state'] | '' =
    caseStates.find((known) => known === view.filters[stateParameter]) ?? ''
  const sort = sorts.find((known) => known === view.filters[sortParameter]) ?? 'newest'
  const query = { state, sort, per_page: String(perPage) }
  const [profile, result] = await Promise.all([
    customer.getProfileObj(),
    customer.getCasesArr({ ...query, page: String(view.page) }),
  ])
  const { role } = foundForAccount(profile)
  foundForAccount(result)
  // An empty later page: shows the first one.
  const isPast = result.ok && result.data.length === 0 && result.count > 0
  const listed = isPast ? await customer.getCasesArr({ ...query, page: '1' }) : result
  const cases = foundForAccount(listed)
  const page = isPast ? 1 : view.page
  const count = listed.ok ? listed.count : 0
  const newView = { filters: { [stateParameter]: state, [sortParameter]: sort }, page }
  const headers = new Headers()
  for (const cookie of saveView('cases', newView, request)) headers.append('set-cookie', cookie)
  return data(
    {
      rows: cases.map((listedCase) => caseRow(listedCase, locale)),
      count,
      page,
      pages: Math.ceil(count / perPage),
      state,
      sort,
      isSupplier: isSupplierRole(role),
    },
    { headers },
  )
}

function caseRow(listed: ListedCase, locale: Locale) {
  const { first, kind, depot, starts_at, lines } = listed
  return {
    number: listed.case_number,
    path: `/mina-sidor/mina-arenden/${listed.case_number}`,
    state: listed.state,
    subject: subjectText(first, kind, locale),
    more: Math.max(0, lines - 1),
    startsAt: starts_at && dayTimeText(starts_at, locale),
    depot: depot && titleIn(depot, 'title', locale),
    sentOn: dayText(dayOf(listed.created_at), locale),
    unread: listed.unread,
  }
}
