import type { ListedCase } from '@minikran/contract/customer-cases'

/** The depot of most of a customer's inquiries, newest first; of equals the one asked last. */
export function usualDepot(cases: readonly Pick<ListedCase, 'kind' | 'depot'>[]): string {
  const ids = cases.flatMap(({ kind, depot }) =>
    kind === 'inquiry' && depot !== null ? [depot.id] : [],
  )
  const asked = Map.groupBy(ids, (id) => id)
  const [usual] = [...asked.values()].toSorted((a, b) => b.length - a.length)
  return usual === undefined ? '' : String(usual[0])
}
