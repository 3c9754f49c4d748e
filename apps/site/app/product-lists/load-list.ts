import { productResults } from './results-island.tsx'

/**
 * The words of all technical fields and the reading of addresses come with a list's data and not
 * with its page: a visitor's first page brings its list ready.
 */
export async function loadList() {
  const [{ listRequest }, { listView }] = await Promise.all([
    import('./list-request.ts'),
    import('./list-view.ts'),
    productResults.load(),
  ])
  return { listRequest, listView }
}
