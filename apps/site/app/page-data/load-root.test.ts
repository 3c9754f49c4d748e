import { expect, test } from 'vitest'
import { loadRoot } from './load-root.ts'
import type { SiteContext } from './site-context.ts'

const category = (prodcat_title_sv: string) => ({
  path: '/produkter/kranar',
  prodcat_title_sv,
  prodcat_title_en: null,
})

/** The categories of every page while the API answers these; null: it does not answer. */
async function shownFor(categories: object[] | null, preview: object | null = null) {
  const answer = (data: unknown) => async () => ({ ok: categories !== null, data })
  const { categories: shown } = await loadRoot({
    api: {
      getCompanyObj: answer({ name: 'Minikran' }),
      getDepotsArr: answer([]),
      getProdcatsArr: answer(categories),
    },
    preview,
    locale: 'sv',
    settings: { priceType: '' },
    session: { user: null },
    lastKnown: { read: async () => null, write: () => undefined },
  } as unknown as SiteContext)
  return shown.map(({ title }) => title.text)
}

test('a page without the API has the last categories, never those of a preview', async () => {
  expect(await shownFor([category('Kranar')])).toEqual(['Kranar'])
  expect(await shownFor([category('Hemligt')], {})).toEqual(['Hemligt'])
  expect(await shownFor(null)).toEqual(['Kranar'])
})
