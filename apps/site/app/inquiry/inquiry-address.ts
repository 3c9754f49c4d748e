import { pathTo } from '../locale-path.ts'

/** The inquiry form as a page, about as many machines as are named. */
export function inquiryAddress(...slugs: readonly string[]): string {
  const query = slugs.map((slug) => `produkt=${encodeURIComponent(slug)}`).join('&')
  return query === '' ? pathTo('/forfragan') : `${pathTo('/forfragan')}?${query}`
}
