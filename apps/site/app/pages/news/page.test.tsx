import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type SiteContext, siteContext } from '../../page-data/site-context.ts'
import NewsPage, { loader } from './page.tsx'

const item = (path: string) => ({
  path,
  title_sv: path,
  title_en: null,
  publish_at: '2026-11-17T12:00:00.000Z',
  images: [],
  products: [],
  image: null,
  outline: null,
  content_count: 1,
})

/** An answer with the newest six of that many items, or with all. */
const listed =
  (kind: string, count: number) =>
  async ({ show_amount = 6 }: { show_amount?: number }) => ({
    ok: true,
    count,
    data: Array.from({ length: Math.min(count, show_amount) }, (_, at) => item(`/${kind}/${at}`)),
  })

/** The markup of the page with that many posts and presentations. */
async function shown(posts: number, presentations: number, search = ''): Promise<string> {
  const api = {
    getPostsArr: listed('nyhet', posts),
    getPresentationsArr: listed('presentation', presentations),
  }
  const context = new RouterContextProvider()
  context.set(siteContext, { api, session: { user: null } } as unknown as SiteContext)
  const request = new Request(`http://own.example/nyheter${search}`)
  const loaderData = await loader({ request, params: {}, context } as unknown as LoaderFunctionArgs)
  const Stub = createRoutesStub([{ path: '/', id: 'news', Component: NewsPage }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { news: loaderData } }} />)
}

test.each([
  [6, 6, ''],
  [7, 0, 'Visa alla'],
  [6, 7, 'Visa alla'],
  [0, 7, 'Visa alla'],
])('with %d posts and %d presentations the link is "%s"', async (posts, presentations, link) => {
  const markup = await shown(posts, presentations)
  expect(markup.match(/Visa alla|Visa de senaste/g)?.join() ?? '').toBe(link)
})

test('with all of them the link leads back to the newest', async () => {
  const markup = await shown(0, 7, '?show_amount=99999')
  expect(markup).toContain('/presentation/6')
  expect(markup).not.toContain('Visa alla')
})
