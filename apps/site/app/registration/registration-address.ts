import { pathTo } from '../locale-path.ts'

/** The address of the registration form. */
export function registrationAddress(productSlug: string): string {
  return `${pathTo('/anmalan')}?produkt=${encodeURIComponent(productSlug)}`
}
