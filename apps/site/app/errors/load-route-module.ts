import { awaitPart } from './late-part.ts'
import { leaveForWholePage } from './lost-part.ts'

type Route = { id: string; module: string }
type Modules = Record<string, unknown>
/** What the browser's router tells of itself. */
type Routing = {
  __reactRouterDataRouter?: { state: { navigation: { location?: Location | undefined } } }
}

/**
 * Loads the script of a page that is navigated to. Stands in for React Router's own, which waits
 * for ever and answers a script that is gone by loading the page that is being left.
 */
export async function loadRouteModule(route: Route, known: Modules): Promise<unknown> {
  if (route.id in known) return known[route.id]
  try {
    const module: unknown = await awaitPart(import(/* @vite-ignore */ route.module))
    known[route.id] = module
    return module
  } catch {
    const { __reactRouterDataRouter: router } = window as Routing
    const { pathname, search } = router?.state.navigation.location ?? location
    leaveForWholePage(pathname + search, {
      memory: sessionStorage,
      go: (address) => location.assign(address),
    })
    // The page is being left: nothing may be shown in between.
    return new Promise(() => undefined)
  }
}
