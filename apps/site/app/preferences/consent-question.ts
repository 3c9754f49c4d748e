import { m } from '@minikran/i18n/messages'
import type { RootData } from '../page-data/load-root.ts'
import { useRootData } from '../use-root-data.ts'

/** What the visitor is asked before other hosts are; null when the site loads from none. */
export function useConsentQuestion(): string | null {
  return consentQuestion(useRootData())
}

export function consentQuestion({
  hasAnalytics,
  mapTiles,
}: Pick<RootData, 'hasAnalytics' | 'mapTiles'>): string | null {
  if (mapTiles === null) return hasAnalytics ? m.cookies_question() : null
  return hasAnalytics ? m.cookies_question_both() : m.cookies_question_map()
}
