import type { ApiAnswer } from '@minikran/contract/send-call'
import type {
  FindSharedPage,
  SharedPage,
  SiteHandler,
  Visitor,
} from '@minikran/contract/site-handler'
import { hasCredentials } from '../http/has-credentials.ts'
import type { CacheStore } from './cache-store.ts'
import { type CachedAnswer, toCachedAnswer, toResponse } from './cached-answer.ts'
import type { Answered } from './cached-calls.ts'
import { collectPageDependencies, type PageDependencies } from './page-dependencies.ts'
import type { Computed } from './single-flight.ts'

type Parts = {
  store: CacheStore
  findSharedPage: FindSharedPage
  publicUrl: string
  /** What counts a view of the page with this path. */
  viewCounterFor: (path: string) => () => void
}

export type CachedPages = {
  /** The page from the cache, else rendered by the site. */
  answer: (request: Request, visitor: Visitor) => Promise<Response>
  /** The cached page for path, query and cookies as they were sent. */
  find: (url: string, cookies: string | null) => { key: string; answer: CachedAnswer } | null
  /** Adds an API call that a page makes in process to the page's dependencies. */
  addCall: (visitor: Visitor, call: Promise<Answered<ApiAnswer>>) => Promise<ApiAnswer>
}

/** Whole pages, shared by all visitors without an account. */
export function createCachedPages(site: SiteHandler, parts: Parts): CachedPages {
  const { store, findSharedPage, publicUrl, viewCounterFor } = parts
  // A rendering is identified by its visitor object, which the page's calls pass on.
  const renderings = new WeakMap<Visitor, PageDependencies>()

  const render = async (page: SharedPage, visitor: Visitor): Promise<Computed> => {
    const ownVisitor = { ...visitor }
    const pageDependencies = collectPageDependencies()
    renderings.set(ownVisitor, pageDependencies)
    // The page is rendered from a new request, so that nothing of the visitor's own can get into it.
    const headers: Record<string, string> = page.cookie === null ? {} : { cookie: page.cookie }
    const response = await site(new Request(`${publicUrl}${page.address}`, { headers }), ownVisitor)
    const [path = ''] = page.address.split('?')
    const onServed = viewCounterFor(path)
    const dependencies = isCacheable(response) ? pageDependencies.get() : null
    if (dependencies === null) {
      if (response.status === 200) onServed()
      return { kind: 'notCached', response, dependencies: null }
    }
    const answer = await toCachedAnswer(response, { path, dependencies, onServed })
    return { kind: 'cacheable', answer }
  }
  const renderUncached = async (request: Request, visitor: Visitor) => {
    const response = await site(request, visitor)
    const isView = request.method === 'GET' && response.status === 200
    if (isView) viewCounterFor(new URL(request.url).pathname)()
    return response
  }

  return {
    async answer(request, visitor) {
      const page = store.serves() ? sharedPageOf(request, findSharedPage) : null
      if (page === null) return renderUncached(request, visitor)
      const computed = await store.getOrCompute(page.key, () => render(page, visitor))
      if (computed.kind === 'notCached') {
        const { response } = computed
        // A redirect repeats the whole query, of which the shared page has only a part.
        const needsQuery = isRedirect(response) && !hasWholeQuery(page, request)
        return needsQuery ? renderUncached(request, visitor) : withoutBodyForHead(request, response)
      }
      if (request.method === 'GET') computed.answer.onServed()
      return toResponse(computed.answer, request)
    },
    find(url, cookies) {
      const page = findSharedPage(url, cookies)
      const answer = page === null ? null : store.find(page.key)
      return page === null || answer === null ? null : { key: page.key, answer }
    },
    addCall(visitor, call) {
      const rendering = renderings.get(visitor)
      return rendering === undefined ? call.then(({ response }) => response) : rendering.add(call)
    },
  }
}

function sharedPageOf(request: Request, find: FindSharedPage): SharedPage | null {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookies = headers.get('cookie')
  if (hasCredentials(headers.get('authorization'), cookies)) return null
  const { pathname, search } = new URL(request.url)
  return find(pathname + search, cookies)
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400

function hasWholeQuery({ address }: SharedPage, request: Request): boolean {
  const { pathname, search } = new URL(request.url)
  return address === pathname + search
}

const withoutBodyForHead = (request: Request, response: Response) =>
  request.method === 'HEAD' ? new Response(null, response) : response

function isCacheable({ status, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  return status === 200 && !headers.has('set-cookie') && !control.includes('no-store')
}
