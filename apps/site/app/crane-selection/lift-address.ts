import { formatLiftQuery } from '@minikran/domain/crane-selection/lift-query'
import { pathTo } from '../locale-path.ts'
import { liftFieldNames, plainNumber, type RequestedLift } from './lift-values.ts'

/** `q=5.5_10_100&extra=20`: the lift in an address; no extra weight is left out. */
export function liftQuery({ load, extra }: RequestedLift): string {
  const q = `q=${formatLiftQuery(load)}`
  return extra === 0 ? q : `${q}&${liftFieldNames.extra}=${plainNumber(extra)}`
}

/** `/kranvaljare?q=…`, with the machines picked to compare. */
export function resultsAddress(requested: RequestedLift, picked: readonly string[] = []): string {
  return `${pathTo('/kranvaljare')}?${liftQuery(requested)}${pickedQuery(picked)}`
}

/** `/jamfor?m=a,b&q=…`; without a lift the machines alone. */
export function compareAddress(slugs: readonly string[], requested: RequestedLift | null): string {
  const machines = `m=${slugs.map(encodeURIComponent).join(',')}`
  const lift = requested === null ? '' : `&${liftQuery(requested)}`
  return `${pathTo('/jamfor')}?${machines}${lift}`
}

const mostCompared = 4

function pickedQuery(slugs: readonly string[]): string {
  return slugs.length === 0 ? '' : `&m=${slugs.map(encodeURIComponent).join(',')}`
}

/** The machines of `m`, once or many times, each once, at most four. */
export function slugsInAddress({ searchParams }: Pick<URL, 'searchParams'>): string[] {
  const slugs = searchParams
    .getAll('m')
    .flatMap((text) => text.split(','))
    .filter((slug) => slug !== '')
  return [...new Set(slugs)].slice(0, mostCompared)
}

/** Picks a machine or puts it back; null when four are picked already. */
export function togglePicked(picked: readonly string[], slug: string): string[] | null {
  if (picked.includes(slug)) return picked.filter((other) => other !== slug)
  return picked.length < mostCompared ? [...picked, slug] : null
}
