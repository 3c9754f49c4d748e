import { type LoaderFunctionArgs, type MetaArgs, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type SiteContext, siteContext } from '../../page-data/site-context.ts'
import { loader, meta } from './page.tsx'

const loaderData = { title: { text: 'Lyft på Umeå C', lang: 'sv' }, lead: { text: 'Inledning' } }
const titleAt = (search: string) =>
  meta({ loaderData, location: { search } } as unknown as MetaArgs<typeof loader>).at(0)

test.each([
  ['', 'Lyft på Umeå C – Minikran'],
  ['?sida=1', 'Lyft på Umeå C – Minikran'],
  ['?sida=2', 'Lyft på Umeå C, sida 2 – Minikran'],
])('the page at "%s" has the title "%s"', (search, title) => {
  expect(titleAt(search)).toEqual({ title })
})

const titles = { title_sv: 'Lyft', title_en: null, content_sv: '', content_en: null }

function load(search: string, pages: number) {
  const presentationcontents = Array.from({ length: pages }, (_, id) => ({
    ...titles,
    id,
    images: [],
    documents: [],
    movies: [],
  }))
  const presentation = { ...titles, path: '/presentation/lyft', product: null, subcategory: null }
  const getPresentationObj = vi.fn(async () => ({
    ok: true,
    data: { ...presentation, presentationcontents },
  }))
  const site = { api: { getPresentationObj }, customer: null, session: { user: null } }
  const context = new RouterContextProvider()
  context.set(siteContext, site as unknown as SiteContext)
  const request = new Request(`http://own.example/presentation/lyft${search}`)
  const params = { presentation: 'lyft' }
  const loading = loader({ request, params, context } as unknown as LoaderFunctionArgs)
  return { loading, getPresentationObj }
}

test.each([
  ['', 0, true],
  ['?sida=2', 0, false],
  ['?sida=3', 3, true],
  ['?sida=4', 3, false],
])(
  'the page at "%s" of a presentation of %i pages is there: %j',
  async (search, pages, isThere) => {
    const { loading } = load(search, pages)
    if (isThere) expect(await loading).toMatchObject({ path: '/presentation/lyft' })
    else await expect(loading).rejects.toMatchObject({ init: { status: 404 } })
  },
)

test('the server counts no view: it counts when the page is sent', async () => {
  const { loading, getPresentationObj } = load('', 1)
  await loading
  expect(getPresentationObj).toHaveBeenCalledWith({ presentation_slug: 'lyft', no_count: '1' })
})
