/** `daysAgo` is counted from the day of loading; types 2 and 3 show their first product. */
export type DemoPost = {
  slug: string
  type: 1 | 2 | 3
  daysAgo: number
  title_sv: string
  title_en: string
  paragraphs_sv: string[]
  paragraphs_en: string[]
  products: string[]
}
