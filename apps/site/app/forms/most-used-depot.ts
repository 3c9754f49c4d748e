import type { ListedCase } from '@minikran/contract/customer-cases'

/** The depot of most of a customer's inquiries; of equally many, the latest one's. */
export function mostUsedDepot(cases: readonly Pick<ListedCase, 'kind' | 'depot'>[]): string {
  const ids = cases.flatMap(({ kind, depot }) =>
    kind === 'inquiry' && depot !== null ? [depot.id] : [],
  )
  const counts = new Map<number, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [mostUsed] = [...counts].toSorted(([, a], [, b]) => b - a)
  return mostUsed === undefined ? '' : String(mostUsed[0])
}
