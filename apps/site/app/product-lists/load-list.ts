import { productResults } from './results-island.tsx'

/**
 * The texts of technical fields and the parsing of addresses are loaded with a list's data, so that
 * a first page view does not need them.
 */
export async function loadList() {
  const [{ listRequest }, { listView }] = await Promise.all([
    import('./list-request.ts'),
    import('./list-view.ts'),
    productResults.load(),
  ])
  return { listRequest, listView }
}
