import type { Company } from '@minikran/contract/company'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { localPath } from '../locale-path.ts'
import type { Answers } from '../page-data/record-answers.ts'
import type { Crumb } from './page-trail.ts'

/** All that is known of a page when it has been rendered. */
export type PageFacts = {
  /** The page's own Swedish address. */
  path: string
  locale: Locale
  publicUrl: string
  analyticsSrc: string | null
  company: Company | null
  answers: Answers
  trail: readonly Crumb[]
}

/** The whole address of a Swedish path in the page's language. */
export function addressOf({ publicUrl, locale }: PageFacts, path: string): string {
  return `${publicUrl}${localPath(path, locale)}`
}

/** The company's lasting name in the graphs of all pages. */
export const organizationId = ({ publicUrl }: PageFacts) => `${publicUrl}/#organization`
