import type { ApiClient } from '@minikran/contract/api-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isPracticalChange } from '@minikran/domain/crane-selection/is-practical-change'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import { cranesPerRequest } from '../components/page-sizes.ts'
import { advisedPage, apiPageOf } from './advised-page.ts'
import type { CraneCardData, NearMissData, UnchartedData } from './crane-card-data.ts'
import { type RequestedLift, totalLift } from './lift-values.ts'
import { plainNumber } from './plain-number.ts'

/** The answer to a lift: a page of cranes, or near misses. */
export type CraneSelection = {
  requested: RequestedLift
  count: number
  page: number
  cards: CraneCardData[]
  /** Only without hits, and only changes that are possible on site. */
  misses: NearMissData[]
  /** How many cranes have a load chart; null when unknown. */
  charted: number | null
  /** The largest figures of all load charts, when the lift is too large to be meant. */
  largest: Lift | null
  /** Cranes without a load chart that may make the lift. */
  uncharted: UnchartedData[]
}

type SelectionQuestion = {
  requested: RequestedLift
  locale: Locale
  /** `web` for a search, `web-live` while typing; recorded with the search. */
  platform: 'web' | 'web-live'
  /** The depot that the visitor looked at; recorded with the search. */
  depot?: string | null
  page?: number
  /** Cranes per request; home shows one. */
  perRequest?: number
  /** Whether the search is counted; not for a lift that the visitor has not entered. */
  isCounted?: boolean
  signal?: AbortSignal
}

/** Null when the call failed; the caller decides what to show. */
export async function selectCranes(
  api: ApiClient,
  question: SelectionQuestion,
): Promise<CraneSelection | null> {
  const {
    requested,
    locale,
    platform,
    depot,
    page = 1,
    perRequest = cranesPerRequest,
    signal,
  } = question
  // Turning a page is no new search.
  const isCounted = page === 1 && (question.isCounted ?? true)
  const lift = totalLift(requested)
  const query = { platform, ...numbersOf(lift) }
  const place = {
    page: apiPageOf(page),
    per_page: perRequest,
    ...(!isCounted && { no_count: '1' }),
  }
  const [answer, others, { craneCard, nearMiss, unchartedCrane }] = await Promise.all([
    api.getCraneselectorsArr({ ...query, ...(depot && { depot }), ...place }, signal),
    // Failures of these calls do not fail the answer.
    api.getUnchartedCranesObj(query, signal),
    // Loaded with the cards, since the form does not need price texts.
    import('./crane-card-data.ts'),
  ])
  if (!answer.ok) return null
  const nearly =
    answer.count > 0
      ? null
      : await api.getCraneNearMissesArr({ ...query, extra: plainNumber(requested.extra) }, signal)
  return {
    requested,
    count: answer.count,
    page,
    cards: advisedPage(answer.data, requested, page).map((advised) =>
      craneCard(advised, lift, locale),
    ),
    misses: (nearly?.ok ? nearly.data : [])
      .filter(isPracticalChange)
      .map((miss) => nearMiss(miss, requested, locale)),
    charted: others.ok ? others.data.charted : null,
    largest: others.ok ? others.data.largest : null,
    uncharted: others.ok ? others.data.cranes.map((crane) => unchartedCrane(crane, locale)) : [],
  }
}

const numbersOf = ({ height, radius, weight }: Lift) => ({
  height: plainNumber(height),
  radius: plainNumber(radius),
  weight: plainNumber(weight),
})
