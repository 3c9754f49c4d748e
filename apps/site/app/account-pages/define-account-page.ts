import type { ApiClient } from '@minikran/contract/api-client'
import type { CustomerClient } from '@minikran/contract/customer-client'
import type { ApiFailure, ApiResult } from '@minikran/contract/send-call'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { Settings } from '@minikran/domain/content/settings-cookie'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { errorAddress } from '../errors/late-part.ts'
import { localeOfPath } from '../locale-path.ts'
import { CannotLoad, found } from '../page-data/found.ts'
import { siteContext } from '../page-data/site-context.ts'
import { logInAddress } from '../session/session-address.ts'
import { accountFaults } from './account-faults.ts'
import type { PostedForm } from './account-form.tsx'

/** Arguments of an account page's loader or action. */
export type AccountInput = {
  customer: CustomerClient
  /** Undefined when the session could not be checked. */
  userId: number | undefined
  api: ApiClient
  settings: Settings
  params: Record<string, string | undefined>
  /** Of the page, also for a data request. */
  url: URL
  locale: Locale
  request: Request
}

/** Thrown when a call of an account page is answered with 401. */
class NotLoggedIn extends Error {}

/** The data of a call, otherwise a redirect to the log-in or /fel, or the 404 page. */
export function foundForAccount<T>(result: ApiResult<T>): T {
  return result.ok ? result.data : leave(result)
}

/** Throws the response for a failed call. */
export function leave(failure: ApiFailure): never {
  if (failure.status === 401) throw new NotLoggedIn()
  return found<never>(failure)
}

/** The answer to a form that the API has refused. Passwords are never sent back to the page. */
export function refusedForm(
  does: string,
  failure: ApiFailure,
  values: Record<string, string> = {},
) {
  if (failure.status === 401) return leave(failure)
  const posted: PostedForm = {
    does,
    values: { ...values, password: '' },
    faults: accountFaults(failure, values),
  }
  const status = failure.refused === null ? 503 : 422
  return data(posted, { status: failure.status === 429 ? 429 : status })
}

/**
 * Wraps a loader or action of an account page. Both run on the server only: account data is never
 * cached, and visitors load no script for it.
 */
export function forAccount<Data>(load: (input: AccountInput) => Promise<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const input = accountInput(args)
    try {
      return await load(input)
    } catch (thrown) {
      throw responseFor(thrown, input)
    }
  }
}

function accountInput({ request, url, params, context }: LoaderFunctionArgs): AccountInput {
  const { customer, api, settings, session } = context.get(siteContext)
  const locale = localeOfPath(url.pathname)
  return { customer, userId: session.user?.id, api, settings, params, url, request, locale }
}

function responseFor(thrown: unknown, { url, locale }: AccountInput): unknown {
  const path = url.pathname + url.search
  if (thrown instanceof NotLoggedIn) return redirect(logInAddress(path, locale))
  return thrown instanceof CannotLoad ? redirect(errorAddress(path)) : thrown
}

/** Account pages are cached neither by proxies nor by the browser. */
export function accountHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const cookie of loaderHeaders.getSetCookie()) headers.append('set-cookie', cookie)
  return headers
}
