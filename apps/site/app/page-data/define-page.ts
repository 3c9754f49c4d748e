import type { ApiClient } from '@minikran/contract/api-client'
import type { CustomerClient } from '@minikran/contract/customer-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { leaveForWholePage } from '../errors/lost-part.ts'
import { localeOfPath, localPath } from '../locale-path.ts'
import { isPreferencePath } from '../preferences/preference-path.ts'
import { browserApi } from './browser-api.ts'
import { CannotLoad, isTooMany } from './found.ts'
import { siteContext } from './site-context.ts'

/** What a page's load function is given. */
export type LoadInput<Param extends string = never> = {
  api: ApiClient
  /** The calls of who is logged in; null for visitors, and in the browser, which loads none of them. */
  customer: CustomerClient | null
  params: Record<Param, string>
  url: URL
  locale: Locale
}

/**
 * Makes a page's loaders from its one `load` function: in the server it asks the API in process,
 * in the browser by fetch. Export each: `export const loader = page.loader`.
 */
export function definePage<Data, const Param extends string = never>(
  paramNames: readonly Param[],
  load: (input: LoadInput<Param>) => Promise<Data>,
) {
  const inputOf = (
    { request, params }: { request: Request; params: object },
    calls: Pick<LoadInput, 'api' | 'customer'>,
  ) => {
    const url = new URL(request.url)
    const given = params as Record<string, string | undefined>
    const named = Object.fromEntries(paramNames.map((name) => [name, given[name] ?? '']))
    return {
      ...calls,
      url,
      params: named as Record<Param, string>,
      locale: localeOfPath(url.pathname),
    }
  }
  const loadOrLeave = (input: LoadInput<Param>) =>
    load(input).catch((thrown: unknown) => {
      throw thrown instanceof CannotLoad ? redirect(errorAddress(input)) : thrown
    })
  return {
    loader: (args: LoaderFunctionArgs) => {
      const { api, customer, session } = args.context.get(siteContext)
      return loadOrLeave(inputOf(args, { api, customer: session.user === null ? null : customer }))
    },
    clientLoader: (args: ClientLoaderFunctionArgs) =>
      loadOrWait(
        () => loadOrLeave(inputOf(args, { api: browserApi(), customer: null })),
        args.request.signal,
      ).catch(orDocument(args.request.url)),
    // A changed price type or cookie choice shows the same data in another light.
    shouldRevalidate: ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      isPreferencePath(formAction) ? false : defaultShouldRevalidate,
  }
}

/** Over a limit, a short wait and a second try; what waits is fetched only then. */
async function loadOrWait<Data>(load: () => Promise<Data>, signal: AbortSignal): Promise<Data> {
  try {
    return await load()
  } catch (thrown) {
    if (!isTooMany(thrown)) throw thrown
    const { loadLater } = await import('./load-later.ts')
    return loadLater(thrown, load, signal)
  }
}

// As Chromium, Firefox and WebKit say it.
const lostScript = /dynamically imported module|module script failed/i

/**
 * The document is asked for instead: without a connection the offline worker may have kept a copy,
 * and after a deploy it names scripts that are still there.
 */
function orDocument(address: string): (thrown: unknown) => Promise<never> {
  const go = (path: string) => location.assign(path)
  return (thrown) => {
    const isOffline = !navigator.onLine && navigator.serviceWorker?.controller != null
    const isLost = thrown instanceof TypeError && lostScript.test(thrown.message)
    if (isOffline) go(address)
    else if (isLost) {
      const openedMs = performance.timeOrigin
      leaveForWholePage(pathIn(address), { memory: sessionStorage, go, openedMs })
    } else throw thrown
    return new Promise(() => {})
  }
}

function pathIn(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** /fel with the address to try again. */
function errorAddress({ url, locale }: { url: URL; locale: Locale }): string {
  const failed = new URLSearchParams({ fran: url.pathname + url.search })
  return `${localPath('/fel', locale)}?${failed}`
}
