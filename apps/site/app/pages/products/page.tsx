import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type MetaArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { withPicksOf } from '../../product-lists/list-address.ts'
import { loadList } from '../../product-lists/load-list.ts'
import { ResultsIsland } from '../../product-lists/results-island.tsx'
import { StoredChoicesLink } from '../../product-lists/stored-choices-link.tsx'
import { categoryChoice } from '../../products/category-choice-island.ts'
import { prodcatTile } from '../../products/category-tile.ts'
import { type SearchText, searchText } from './search-text.ts'

const noHits = island(async () => (await import('./no-hits.tsx')).NoHits)

const page = definePage([], async ({ api, locale, url }) => {
  const search = searchText(url)
  const searched = search.kind === 'text' ? { search: search.text } : {}
  const { listRequest, listView } = await loadList()
  const request = listRequest(url, locale)
  const [categories, listed, filters] = await Promise.all([
    api.getProdcatsArr(),
    api.getProductsArr({ ...searched, ...request.query }),
    api.getProductFiltersObj({ ...searched, ...request.narrowing }),
    categoryChoice.load(),
  ])
  const known = found(categories)
  const chosen = url.searchParams.get('kategori')
  const target = known.find((category) => category.prodcat_slug === chosen)
  if (target !== undefined) {
    throw redirect(withPicksOf(url.search, localPath(target.path, locale)))
  }
  const products = found(listed)
  if (request.page > 1 && products.length === 0) throw notFound()
  const answer = found(filters)
  const { all: count, count: hits } = answer
  const [fewer] = await Promise.all([
    count === 0 && search.kind === 'text'
      ? import('./load-fewer-words.ts').then(({ loadFewerWords }) =>
          loadFewerWords(api, search.text),
        )
      : [],
    count === 0 && noHits.load(),
  ])
  return {
    search,
    fewer,
    tiles: known.map((category) => prodcatTile(category, locale)),
    list: listView({ request, url, locale, products, count, hits, answer }),
  }
})

export const handle = {
  cacheParameters: ['sida', 'vy', 'sortera', 'kategori'],
} satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const isSearch = loaderData?.search.kind === 'text'
  return pageMeta({
    title: titleOf(loaderData),
    text: m.products_description(),
    page: loaderData?.list.page ?? 1,
    unlisted: isSearch,
  })
}

type Loaded = Awaited<ReturnType<typeof loader>>

function titleOf(loaded: Loaded | undefined) {
  const search = loaded?.search
  return search?.kind === 'text'
    ? m.products_search_title({ query: search.text })
    : m.products_title()
}

export default function ProductsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { search, fewer, tiles, list } = loaded
  const isSearch = search.kind === 'text'
  return (
    <div className="grid gap-3 pt-1 pb-4">
      <Breadcrumbs trail={[{ title: m.products_title(), path: pathTo('/produkter') }]} />
      <h1>{titleOf(loaded)}</h1>
      <SearchNote search={search} />
      {!isSearch && (
        <Island
          part={categoryChoice}
          props={{ choices: tiles, label: m.category_choose(), parameter: 'kategori' }}
        />
      )}
      <StoredChoicesLink />
      {isSearch && list.count === 0 ? (
        <Island part={noHits} props={{ query: search.text, fewer, tiles }} />
      ) : (
        <ResultsIsland
          list={list}
          heading={
            isSearch
              ? hitsText(list.count)
              : m.products_all({ count: numberText(list.count, getLocale()) })
          }
        />
      )}
    </div>
  )
}

function hitsText(count: number) {
  return count === 1
    ? m.products_hits_one()
    : m.products_hits_other({ count: numberText(count, getLocale()) })
}

/** Says when a search was too short, with a link to all products. */
function SearchNote({ search }: { search: SearchText }) {
  const { search: query } = useLocation()
  if (search.kind === 'none') return null
  return (
    <div className="grid gap-1">
      {search.kind === 'short' && (
        <p role="status" className="flex gap-2">
          <span className="text-orange">
            <Icon name="info" />
          </span>
          {m.products_search_short()}
        </p>
      )}
      {search.kind === 'text' && (
        <p>
          <Link to={withPicksOf(query, pathTo('/produkter'))} className="tap-link">
            {m.products_search_clear()}
          </Link>
        </p>
      )}
    </div>
  )
}
