import type { ApiClient } from '@minikran/contract/api-client'
import type { CustomerClient } from '@minikran/contract/customer-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { errorAddress } from '../errors/late-part.ts'
import { leaveForWholePage } from '../errors/lost-part.ts'
import { localeOfPath } from '../locale-path.ts'
import { preferencePaths } from '../preferences/preference-path.ts'
import { browserApi } from './browser-api.ts'
import { CannotLoad, isTooMany } from './found.ts'
import { siteContext } from './site-context.ts'

/** Arguments of a page's load function. */
export type LoadInput<Param extends string = never> = {
  api: ApiClient
  /** The calls of the logged-in account; null for visitors and in the browser. */
  customer: CustomerClient | null
  params: Record<Param, string>
  url: URL
  locale: Locale
}

/**
 * Makes a page's loaders from one `load` function: on the server it calls the API in process, in
 * the browser by fetch. Export each: `export const loader = page.loader`.
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
      throw thrown instanceof CannotLoad ? redirect(errorAddress(pathIn(input.url))) : thrown
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
    // Price type and cookie choice do not change the data.
    shouldRevalidate: ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      formAction === preferencePaths.priceType || formAction === preferencePaths.cookies
        ? false
        : defaultShouldRevalidate,
  }
}

/** The headers of a page that no cache may keep. */
export const notStored = () => ({ 'cache-control': 'no-store' })

/** Loads once more after a short wait when the API refuses for a limit. */
async function loadOrWait<Data>(load: () => Promise<Data>, signal: AbortSignal): Promise<Data> {
  try {
    return await load()
  } catch (thrown) {
    if (!isTooMany(thrown)) throw thrown
    const { loadLater } = await import('./load-later.ts')
    return loadLater(thrown, load, signal)
  }
}

// The messages of Chromium, Firefox and WebKit.
const lostScript = /dynamically imported module|module script failed/i

/**
 * Loads the document instead: offline, the service worker may have a copy, and after a deploy it
 * names current scripts.
 */
function orDocument(address: string): (thrown: unknown) => Promise<never> {
  return (thrown) => {
    const isOffline = !navigator.onLine && navigator.serviceWorker?.controller != null
    const isLost = thrown instanceof TypeError && lostScript.test(thrown.message)
    if (isOffline) location.assign(address)
    else if (isLost) leaveForWholePage(pathIn(new URL(address)))
    else throw thrown
    return new Promise(() => {})
  }
}

const pathIn = ({ pathname, search }: URL) => pathname + search
