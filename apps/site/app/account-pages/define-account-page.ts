import type { ApiClient, ApiFailure, ApiResult } from '@minikran/contract/api-client'
import type { CustomerClient } from '@minikran/contract/customer-client'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { localeOfPath, localPath } from '../locale-path.ts'
import { CannotLoad, found } from '../page-data/found.ts'
import { siteContext } from '../page-data/site-context.ts'
import type { Settings } from '../preferences/settings-cookie.ts'
import { logInAddress } from '../session/session-address.ts'

/** What a page behind the log-in is loaded from. */
export type AccountInput = {
  customer: CustomerClient
  api: ApiClient
  settings: Settings
  params: Record<string, string | undefined>
  url: URL
  locale: Locale
  request: Request
}

/** Thrown where an account's call finds no session: the page is for who has logged in. */
class NotLoggedIn extends Error {}

/** What the own account must have: its data, else the way to the log-in, the 404 page or /fel. */
export function foundForAccount<T>(result: ApiResult<T>): T {
  return result.ok ? result.data : leave(result)
}

/** Leaves a page whose call was not answered as it has to be. */
export function leave(failure: ApiFailure): never {
  if (failure.status === 401) throw new NotLoggedIn()
  return found<never>(failure)
}

/**
 * The loader of a page behind the log-in, or the action of a form that it posts to itself. Both run
 * in the server alone: what an account sees is fetched anew each time, and no script of it comes to
 * visitors.
 */
export function forAccount<Data>(load: (input: AccountInput) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const input = accountInput(args)
    try {
      return await load(input)
    } catch (thrown) {
      throw wayOut(thrown, input)
    }
  }
}

function accountInput({ request, params, context }: LoaderFunctionArgs): AccountInput {
  const { customer, api, settings } = context.get(siteContext)
  const url = new URL(request.url)
  // The router's own request for a page's data has the page's address with an ending.
  url.pathname = url.pathname.replace(/\.data$/, '')
  return { customer, api, settings, params, url, request, locale: localeOfPath(url.pathname) }
}

function wayOut(thrown: unknown, { url, locale }: AccountInput): unknown {
  if (thrown instanceof NotLoggedIn) {
    return redirect(logInAddress(url.pathname + url.search, locale))
  }
  if (!(thrown instanceof CannotLoad)) return thrown
  const failed = new URLSearchParams({ fran: url.pathname + url.search })
  return redirect(`${localPath('/fel', locale)}?${failed}`)
}

/** Nobody keeps what an account sees, neither on the way nor in the browser. */
export function accountHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of loaderHeaders.getSetCookie()) headers.append('set-cookie', cookie)
  return headers
}
