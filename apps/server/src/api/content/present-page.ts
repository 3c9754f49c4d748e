import type { ListedPage, Page } from '@minikran/contract/content'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'

export type PageRow = {
  id: number
  page_key: string
  title_sv: string
  title_en: string | null
  content_sv: string
  content_en: string | null
  updated_at: Date
}

type Shown = Pick<Page, 'images' | 'documents' | 'movies'>

/** A page with its cleaned texts and what it shows beside them. */
export function presentPage(row: PageRow & Shown): Page {
  const { images, documents, movies } = row
  return { ...presentText(row), images, documents, movies }
}

/** A text of nothing but markup counts as empty. */
function presentText(row: PageRow): Omit<Page, keyof Shown> {
  const content_sv = cleanRichText(row.content_sv)
  const content_en = cleanRichText(row.content_en ?? '')
  return {
    id: row.id,
    page_key: row.page_key,
    title_sv: row.title_sv,
    title_en: row.title_en,
    lead_sv: firstParagraph(content_sv),
    lead_en: firstParagraph(content_en) || null,
    updated_at: row.updated_at.toISOString(),
    content_sv: plainText(content_sv) === '' ? '' : content_sv,
    content_en: plainText(content_en) === '' ? null : content_en,
  }
}

export function presentListedPage(row: PageRow): ListedPage {
  const { content_sv, content_en, ...listed } = presentText(row)
  return listed
}

function firstParagraph(content: string): string {
  const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(content) ?? []
  return plainText(paragraph)
}

/** The text without markup, its entities decoded. */
export function plainText(content: string): string {
  const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign)
    .trim()
}
