import type { ApiAnswer } from '@minikran/contract/api-client'
import type {
  FindSharedPage,
  SharedPage,
  SiteHandler,
  Visitor,
} from '@minikran/contract/site-handler'
import { hasSession } from '../http/has-session.ts'
import { type FinishedAnswer, finishAnswer, respond } from './finished-answer.ts'
import type { Answered } from './finished-calls.ts'
import type { FinishedStore, Made } from './finished-store.ts'
import { collectPageBasis, type PageBasis } from './page-basis.ts'

type Parts = {
  store: FinishedStore
  findSharedPage: FindSharedPage
  publicUrl: string
  /** What each look at the page of this path means, such as a counted view. */
  lookAt: (path: string) => () => void
}

export type FinishedPages = {
  /** Renders through the site, or answers what is kept. */
  answer: (request: Request, visitor: Visitor) => Promise<Response>
  /** The kept page for an address and its cookies. */
  find: (address: string, cookies: string | null) => { key: string; answer: FinishedAnswer } | null
  /** Lets a page's call in process be part of what the page rests on. */
  noteCall: (visitor: Visitor, call: Promise<Answered<ApiAnswer>>) => Promise<ApiAnswer>
}

/** Whole pages in finished bytes, shared by all who see the same. */
export function createFinishedPages(site: SiteHandler, parts: Parts): FinishedPages {
  const { store, findSharedPage, publicUrl, lookAt } = parts
  // A page being rendered is known by its own visitor object, which its calls hand on.
  const rendering = new WeakMap<Visitor, PageBasis>()

  const render = async (page: SharedPage, visitor: Visitor): Promise<Made> => {
    const own = { ...visitor }
    const basis = collectPageBasis()
    rendering.set(own, basis)
    // Nothing of the visitor's own request goes in, so nothing of it can come out.
    const headers: Record<string, string> = page.cookie === null ? {} : { cookie: page.cookie }
    const response = await site(new Request(`${publicUrl}${page.address}`, { headers }), own)
    const [path = ''] = page.address.split('?')
    const known = isKeepable(response) ? basis.read() : null
    if (known === null) {
      if (response.status === 200) lookAt(path)()
      return { kind: 'passing', response, basis: null }
    }
    const onServed = lookAt(path)
    return {
      kind: 'finished',
      answer: await finishAnswer(response, { path, basis: known, onServed }),
    }
  }
  const sharedPageOf = (request: Request): SharedPage | null => {
    const { method, headers } = request
    if (!store.serves() || (method !== 'GET' && method !== 'HEAD')) return null
    const cookies = headers.get('cookie')
    if (hasSession(headers.get('authorization'), cookies)) return null
    const { pathname, search } = new URL(request.url)
    return findSharedPage(pathname + search, cookies)
  }
  const pass = async (request: Request, visitor: Visitor) => {
    const response = await site(request, visitor)
    if (request.method === 'GET' && response.status === 200) lookAt(new URL(request.url).pathname)()
    return response
  }

  return {
    async answer(request, visitor) {
      const page = sharedPageOf(request)
      if (page === null) return pass(request, visitor)
      const made = await store.get(page.key, () => render(page, visitor))
      if (made.kind === 'passing') {
        // A redirect keeps the whole query, which the shared page did not see.
        if (isRedirect(made.response) && !isWordForWord(page, request))
          return pass(request, visitor)
        return bodiless(request, made.response)
      }
      if (request.method === 'GET') made.answer.onServed()
      return respond(made.answer, request)
    },
    find(address, cookies) {
      const page = findSharedPage(address, cookies)
      const answer = page === null ? null : store.find(page.key)
      return page === null || answer === null ? null : { key: page.key, answer }
    },
    noteCall(visitor, call) {
      const basis = rendering.get(visitor)
      return basis === undefined ? call.then(({ response }) => response) : basis.note(call)
    },
  }
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400

function isWordForWord({ address }: SharedPage, request: Request): boolean {
  const { pathname, search } = new URL(request.url)
  return address === pathname + search
}

const bodiless = (request: Request, response: Response) =>
  request.method === 'HEAD' ? new Response(null, response) : response

function isKeepable({ status, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  return status === 200 && !headers.has('set-cookie') && !control.includes('no-store')
}
