import * as build from 'virtual:react-router/server-build'
import { type ApiClient, createApiClient } from '@minikran/contract/api-client'
import { createAuthClient } from '@minikran/contract/auth-client'
import { createCustomerClient } from '@minikran/contract/customer-client'
import { createFormClient } from '@minikran/contract/form-client'
import type { ApiAnswer } from '@minikran/contract/send-call'
import type {
  CreateSiteHandler,
  FindSharedPage,
  SiteOptions,
  Visitor,
} from '@minikran/contract/site-handler'
import { readSettings, type Settings } from '@minikran/domain/content/settings-cookie'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { localeOfPath } from './locale-path.ts'
import type { PageHandle } from './page-data/page-handle.ts'
import { type Answers, recordAnswers } from './page-data/record-answers.ts'
import { type SiteContext, siteContext } from './page-data/site-context.ts'
import { addressRedirect } from './server/address-redirect.ts'
import { listedPathsOf } from './server/listed-paths.ts'
import { parseAnswer } from './server/parse-answer.ts'
import { withReadableAddress } from './server/readable-address.ts'
import { withLocale } from './server/request-locale.ts'
import { sharedPagesIn } from './server/shared-page.ts'
import { findVisitorSession, forwardedHeaders, sessionTokenIn } from './session/visitor-session.ts'

/** The request handler of the website. */
export const createSiteHandler: CreateSiteHandler = (options) => {
  const render = createRequestHandler(build, import.meta.env.MODE)
  return async (given, visitor) => {
    const settings = readSettings(given.headers.get('cookie'))
    const redirected = addressRedirect(given, settings)
    if (redirected !== null) return redirected
    const request = withReadableAddress(given)
    const token = sessionTokenIn(request.headers.get('cookie'))
    const cookies: string[] = []
    const waits: string[] = []
    const site = await contextOf(options, { request, visitor, settings, token, cookies, waits })
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    const response = await withLocale(localeOfPath(new URL(request.url).pathname), () =>
      render(request, context),
    )
    const { status, headers } = response
    const body = site.page.bytes ?? response.body
    const answer = new Response(request.method === 'HEAD' ? null : body, { status, headers })
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
    // A form's answer has no headers of its own.
    if (status === 429 && !headers.has('retry-after'))
      answer.headers.set('retry-after', waits.at(-1) ?? '60')
    if (headers.get('content-type') === dataType) keepToVisitor(answer.headers)
    // Pages and data requests: answers for a session are never cached.
    if (token !== null || cookies.length > 0)
      answer.headers.set('cache-control', 'private, no-store')
    return answer
  }
}

const dataType = 'text/x-script'

/** What `entry.server.tsx` says of a page, for the data of one, which it does not get. */
function keepToVisitor(headers: Headers): void {
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  headers.append('vary', 'cookie')
}

/** Finds pages that may be cached, by their `handle.cacheParameters`. */
export const findSharedPage: FindSharedPage = sharedPagesIn(
  Object.values(build.routes).flatMap((route) =>
    // The root is a layout and has no path.
    route?.path === undefined || route.parentId === undefined
      ? []
      : [{ path: route.path, handle: route.module.handle as PageHandle | undefined }],
  ),
)

/** Paths of the route table without pages with `handle = { unlisted: true }`. */
export const listedPaths = listedPathsOf(build.routes)

type RequestParts = {
  request: Request
  visitor: Visitor
  settings: Settings
  token: string | null
  /** Collects the cookies that the API sets, for the browser. */
  cookies: string[]
  /** Collects the `Retry-After` of calls over a rate limit. */
  waits: string[]
}

async function contextOf(options: SiteOptions, parts: RequestParts): Promise<SiteContext> {
  const { callApi, ...known } = options
  const { request, visitor, settings, token, cookies, waits } = parts
  const answers: Answers = {}
  const sender = {
    async fetch(apiRequest: Request) {
      const answered = await callApi(apiRequest, visitor)
      cookies.push(...answered.headers.getSetCookie())
      waits.push(...waitOf(answered))
      return answered
    },
    baseUrl: known.publicUrl,
    apiKey: known.apiKey,
    headers: forwardedHeaders(request.headers, token),
  }
  const auth = createAuthClient(sender)
  const api = callOnce(recordAnswers(createApiClient({ ...sender, parse: parseAnswer }), answers))
  return {
    answers,
    api,
    auth,
    customer: createCustomerClient(sender),
    forms: createFormClient(sender),
    ...known,
    locale: localeOfPath(new URL(request.url).pathname),
    settings,
    visitor,
    page: { bytes: null },
    session: await findVisitorSession(auth, token),
  }
}

function waitOf({ status, headers }: ApiAnswer): string[] {
  const seconds = headers.get('retry-after')
  return status === 429 && seconds !== null ? [seconds] : []
}

/** Shell and page ask for the same data: one call a request. */
function callOnce(api: ApiClient): ApiClient {
  return {
    ...api,
    getCompanyObj: once(api.getCompanyObj),
    getDepotsArr: once(api.getDepotsArr),
    getProdcatsArr: once(api.getProdcatsArr),
  }
}

function once<T>(call: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= call()
    return answer
  }
}
