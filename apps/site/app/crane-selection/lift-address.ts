import { pathTo } from '../locale-path.ts'
import { liftFieldNames } from './lift-fields.ts'
import type { RequestedLift } from './lift-values.ts'
import { plainNumber } from './plain-number.ts'

/** `q=5.5_10_100&extra=20`: a lift as query; an extra weight of 0 is omitted. */
export function liftQuery({ load, extra }: RequestedLift): string {
  const { height, radius, weight } = load
  const q = `q=${plainNumber(height)}_${plainNumber(radius)}_${plainNumber(weight)}`
  return extra === 0 ? q : `${q}&${liftFieldNames.extra}=${plainNumber(extra)}`
}

/** `/kranvaljare?q=…` with the machines picked for comparison. */
export function resultsAddress(requested: RequestedLift, picked: readonly string[] = []): string {
  const machines = picked.length === 0 ? '' : `&${pickedQuery(picked)}`
  return `${pathTo('/kranvaljare')}?${liftQuery(requested)}${machines}`
}

/** `/kranplansch?q=…`: all cranes at one scale; without a lift none is greyed out. */
export function plateAddress(requested: RequestedLift | null): string {
  return pathTo('/kranplansch') + (requested === null ? '' : `?${liftQuery(requested)}`)
}

/** `/jamfor?m=a,b&q=…`; without a lift only the machines. */
export function compareAddress(slugs: readonly string[], requested: RequestedLift | null): string {
  const lift = requested === null ? '' : `&${liftQuery(requested)}`
  return `${pathTo('/jamfor')}?${pickedQuery(slugs)}${lift}`
}

export const mostCompared = 4

const pickedQuery = (slugs: readonly string[]): string =>
  `m=${slugs.map(encodeURIComponent).join(',')}`

/** The slugs of all `m` parameters, without duplicates. */
export function namedInAddress({ searchParams }: Pick<URL, 'searchParams'>): string[] {
  const named = searchParams.getAll('m').join().split(',').filter(Boolean)
  return [...new Set(named)]
}

/** The first four of them: the slugs that are compared. */
export const slugsInAddress = (url: Pick<URL, 'searchParams'>): string[] =>
  namedInAddress(url).slice(0, mostCompared)

/** Adds or removes a slug; null when four are picked already. */
export function togglePicked(picked: readonly string[], slug: string): string[] | null {
  if (picked.includes(slug)) return picked.filter((other) => other !== slug)
  return picked.length < mostCompared ? [...picked, slug] : null
}
