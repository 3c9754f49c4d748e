import { pathTo } from '../locale-path.ts'

/** The registration for one occasion of a course, as a page (contract §3). */
export function registrationAddress(productSlug: string): string {
  return `${pathTo('/anmalan')}?produkt=${encodeURIComponent(productSlug)}`
}
