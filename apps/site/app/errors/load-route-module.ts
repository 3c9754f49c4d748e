import { awaitPart, leaveForError } from './late-part.ts'
import { leaveForWholePage } from './lost-part.ts'

type Route = { id: string; module: string }
type Modules = Record<string, unknown>
/** What the browser's router tells of itself. */
type Routing = {
  __reactRouterDataRouter?: { state: { navigation: { location?: Location | undefined } } }
}

/**
 * Loads the script of a page that is navigated to, or may be. Stands in for React Router's own,
 * which waits for ever and answers a script that is gone by loading the page that is being left.
 */
export async function loadRouteModule(route: Route, known: Modules): Promise<unknown> {
  if (route.id in known) return known[route.id]
  try {
    const part: Promise<unknown> = import(/* @vite-ignore */ route.module)
    const module = await awaitPart(part, () => {
      if (target() !== undefined) leaveForError()
    })
    known[route.id] = module
    return module
  } catch {
    const to = target()
    if (to !== undefined) {
      leaveForWholePage(to.pathname + to.search, {
        memory: sessionStorage,
        go: (address) => location.assign(address),
        openedMs: performance.timeOrigin,
      })
    }
    // The page is being left, and nothing may be shown in between; or it was only fetched ahead, and
    // whoever reads here must not lose the page for that.
    return new Promise(() => undefined)
  }
}

/** Where the visitor is going at this moment. */
function target(): Location | undefined {
  const { __reactRouterDataRouter: router } = window as Routing
  return router?.state.navigation.location
}
