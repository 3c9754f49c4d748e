import type { ApiClient } from '@minikran/contract/api-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { isPracticalChange } from '@minikran/domain/crane-selection/is-practical-change'
import { cranesPerPage } from '../components/page-sizes.ts'
import type { CraneCardData, NearMissData, UnchartedData } from './crane-card-data.ts'
import { plainNumber, type RequestedLift, totalLift } from './lift-values.ts'

/** The answer to one lift: a page of cranes, or what nearly makes it. */
export type CraneSelection = {
  requested: RequestedLift
  count: number
  page: number
  cards: CraneCardData[]
  /** Only when there is no crane, and only changes that somebody on the site could make. */
  misses: NearMissData[]
  /** How many cranes have a load chart; null when that is not known just now. */
  charted: number | null
  /** Cranes without one that may make the lift: somebody has to ask. */
  uncharted: UnchartedData[]
}

export type SelectionQuestion = {
  requested: RequestedLift
  locale: Locale
  /** `web` for a search, `web-live` while typing: recorded with it. */
  platform: 'web' | 'web-live'
  page?: number
  /** A hero shows one of them. */
  perPage?: number
  signal?: AbortSignal
}

/** Null when the answer did not come; the caller decides what the visitor sees. */
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
    // What stands beside the answer never keeps it away.
    api.getUnchartedCranesObj(query, signal),
    // The words of prices come with the cards, not with the form.
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
      .map((miss) => nearMiss(miss, locale, requested.extra)),
    charted: others.ok ? others.data.charted : null,
    uncharted: others.ok ? others.data.cranes.map((crane) => unchartedCrane(crane, locale)) : [],
  }
}
