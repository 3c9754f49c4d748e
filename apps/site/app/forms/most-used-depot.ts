import type { ListedCase } from '@minikran/contract/customer-cases'

/** The depot of most of a customer's inquiries; of equally many, the latest one's. */
export function mostUsedDepot(cases: readonly Pick<ListedCase, 'kind' | 'depot'>[]): string {
  const ids = cases.flatMap(({ kind, depot }) =>
    kind === 'inquiry' && depot !== null ? [depot.id] : [],
  )
  const byDepot = Map.groupBy(ids, (id) => id)
  const [mostUsed] = [...byDepot.values()].toSorted((a, b) => b.length - a.length)
  return mostUsed === undefined ? '' : String(mostUsed[0])
}
