import { pathTo } from '../locale-path.ts'

/** The registration for one occasion of a course, as a page. */
export function registrationAddress(productSlug: string): string {
  return `${pathTo('/anmalan')}?produkt=${encodeURIComponent(productSlug)}`
}
