import { pathTo } from '../locale-path.ts'

/** The address of the inquiry form with the given machines. */
export function inquiryAddress(...slugs: readonly string[]): string {
  const query = slugs.map((slug) => `produkt=${encodeURIComponent(slug)}`).join('&')
  return query === '' ? pathTo('/forfragan') : `${pathTo('/forfragan')}?${query}`
}
