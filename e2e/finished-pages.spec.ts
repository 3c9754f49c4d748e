import { expect, test } from './open-page.ts'

// Mixed requests for pages of every kind: response-cache.api.test.ts.
const paths = ['/produkter/minikranar', '/kranvaljaren', '/region/stockholm']
const locales = ['sv', 'en'] as const
const priceTypes = ['', '1', '2'] as const

type View = {
  path: string
  locale: (typeof locales)[number]
  priceType: (typeof priceTypes)[number]
}

const views: View[] = paths.flatMap((path) =>
  locales.flatMap((locale) => priceTypes.map((priceType) => ({ path, locale, priceType }))),
)

// An unknown session cookie: pages render as for a visitor, but are not answered from the cache.
const bearer = { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' }

async function read(base: string, { path, locale, priceType }: View, extra: Extra = {}) {
  const settings = encodeURIComponent(JSON.stringify({ locale, cookieAccept: '', priceType }))
  const address = `${base}${locale === 'en' ? '/en' : ''}${path}${extra.query ?? ''}`
  const headers = { cookie: `settings=${settings}`, ...(extra.withBearer === true && bearer) }
  const response = await fetch(address, { headers, redirect: 'manual' })
  expect(response.status, address).toBe(200)
  return { text: await response.text(), etag: response.headers.get('etag') }
}
type Extra = { query?: string; withBearer?: boolean }

test('different visitors get the same bytes as from a page rendered for them', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const own = await Promise.all(views.map((view) => read(base, view, { withBearer: true })))
  expect(new Set(own.map(({ text }) => text)).size).toBe(views.length)
  expect(own.map(({ etag }) => etag)).toEqual(views.map(() => null))
  const wrong = new Set<string>()
  // Each view is filled, then answered from the cache.
  for (let start = 0; start < 3 * views.length; start += 18) {
    await Promise.all(
      Array.from({ length: 18 }, async (_, at) => {
        const place = ((start + at) * 7) % views.length
        const view = views[place]
        if (view === undefined) return
        const withBearer = (start + at) % 20 === 0
        const query = withBearer ? '' : `?utm_source=${start + at}`
        const { text } = await read(base, view, { withBearer, query })
        if (text === own[place]?.text) return
        wrong.add(JSON.stringify(view))
      }),
    )
  }
  expect([...wrong]).toEqual([])
})

test('a cached page is revalidated without being sent again', async ({ baseURL }) => {
  const address = `${baseURL}/produkter/minikranar`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  const again = await fetch(address, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe('private, no-cache')
  expect(again.headers.get('vary')).toContain('cookie')
})

test('a form, a search, a lift and /fel are rendered for each visitor', async ({ baseURL }) => {
  for (const path of [
    '/forfragan?produkt=jekko-spx312',
    '/fel',
    '/produkter?q=kran',
    '/kranvaljare?q=5_5_100',
  ]) {
    for (let time = 0; time < 2; time += 1) {
      expect((await fetch(`${baseURL}${path}`)).headers.get('etag'), path).toBeNull()
    }
  }
})

test('the data of a page is for one visitor, as the page is', async ({ baseURL }) => {
  for (const path of ['/produkter.data', '/fel.data', '/finns-inte.data']) {
    const { headers } = await fetch(`${baseURL}${path}`)
    expect(headers.get('cache-control'), path).toBe('private, no-cache')
    expect(headers.get('vary'), path).toContain('cookie')
  }
})
