import type { LocalDate } from '@minikran/domain/primitives/local-date'
import { pathTo } from '../locale-path.ts'

/** The address of the inquiry form with the given machines. */
export function inquiryAddress(...slugs: readonly string[]): string {
  const query = slugs.map((slug) => `produkt=${encodeURIComponent(slug)}`).join('&')
  return withQuery(pathTo('/forfragan'), query)
}

/** The same with a lift plan, `lyftplan=` and the query of its page. */
export function plannedInquiryAddress(slugs: readonly string[], plan: string | null): string {
  const query = plan === null ? '' : `lyftplan=${encodeURIComponent(plan)}`
  return withQuery(inquiryAddress(...slugs), query)
}

/** The same address with other machines: the visitor's lift, dates and plan stay. */
export function addressWithMachines(slugs: readonly string[], search: string): string {
  const others = new URLSearchParams(search)
  others.delete('produkt')
  return withQuery(inquiryAddress(...slugs), String(others))
}

export function withQuery(address: string, query: string): string {
  if (query === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The days of a rental as the form's page reads them. */
export function datesQuery({ from, to }: { from: LocalDate; to: LocalDate }): string {
  return `fran=${from}&till=${to}`
}
