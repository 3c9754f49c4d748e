import { pathTo } from '../locale-path.ts'

/** The inquiry form as a page; without a product it is a general inquiry (contract §3). */
export function inquiryAddress(productSlug: string | null): string {
  const page = pathTo('/forfragan')
  return productSlug === null ? page : `${page}?produkt=${encodeURIComponent(productSlug)}`
}
