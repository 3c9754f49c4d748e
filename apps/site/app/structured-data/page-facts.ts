import type { Company } from '@minikran/contract/company'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { localPath } from '../locale-path.ts'
import type { Answers } from '../page-data/record-answers.ts'
import type { Crumb } from './page-trail.ts'

/** The data for structured data, known after rendering. */
export type PageFacts = {
  /** The Swedish path of the page. */
  path: string
  locale: Locale
  publicUrl: string
  analyticsSrc: string | null
  company: Company | null
  answers: Answers
  trail: readonly Crumb[]
  nowMs: number
}

/** The absolute address of a Swedish path in the page's language. */
export function addressOf({ publicUrl, locale }: PageFacts, path: string): string {
  return `${publicUrl}${localPath(path, locale)}`
}

/** The company's id in all graphs. */
export const organizationId = ({ publicUrl }: PageFacts) => `${publicUrl}/#organization`
