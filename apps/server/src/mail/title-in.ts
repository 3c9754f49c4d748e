import { products } from '../database/schema/products.ts'

// A product has some ninety columns, of which mails tell these.
export const titles = { title_sv: products.title_sv, title_en: products.title_en }

type Titles = { title_sv: string; title_en: string | null } | null

/** English where it exists, else Swedish. */
export function titleIn(lang: 'sv' | 'en', product: Titles): string | null {
  if (product === null) return null
  return lang === 'en' ? (product.title_en ?? product.title_sv) : product.title_sv
}
