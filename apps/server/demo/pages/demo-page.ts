/** `key` is the page's Swedish address; a part of a page has its own below it. */
export type DemoPage = {
  key: string
  title_sv: string
  title_en: string
  content_sv: string
  content_en: string
}
