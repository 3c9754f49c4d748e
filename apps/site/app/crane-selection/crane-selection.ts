import type { ApiClient } from '@minikran/contract/api-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isPracticalChange } from '@minikran/domain/crane-selection/is-practical-change'
import { cranesPerPage } from '../components/page-sizes.ts'
import type { CraneCardData, NearMissData, UnchartedData } from './crane-card-data.ts'
import { plainNumber, type RequestedLift, totalLift } from './lift-values.ts'

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
  /** Cranes without a load chart that may make the lift. */
  uncharted: UnchartedData[]
}

export type SelectionQuestion = {
  requested: RequestedLift
  locale: Locale
  /** `web` for a search, `web-live` while typing; recorded with the search. */
  platform: 'web' | 'web-live'
  page?: number
  /** Home shows one crane. */
  perPage?: number
  signal?: AbortSignal
}

/** Null when the call failed; the caller decides what to show. */
export async function selectCranes(
  api: ApiClient,
  question: SelectionQuestion,
): Promise<CraneSelection | null> {
  const { requested, locale, platform, page = 1, perPage = cranesPerPage, signal } = question
  const lift = totalLift(requested)
  const query = {
    platform,
    height: plainNumber(lift.height),
    radius: plainNumber(lift.radius),
    weight: plainNumber(lift.weight),
  }
  const [answer, others, { craneCard, nearMiss, unchartedCrane }] = await Promise.all([
    api.getCraneselectorsArr({ ...query, page, per_page: perPage }, signal),
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
    cards: answer.data.map((crane) => craneCard(crane, lift, locale)),
    misses: (nearly?.ok ? nearly.data : [])
      .filter(isPracticalChange)
      .map((miss) => nearMiss(miss, requested, locale)),
    charted: others.ok ? others.data.charted : null,
    uncharted: others.ok ? others.data.cranes.map((crane) => unchartedCrane(crane, locale)) : [],
  }
}
