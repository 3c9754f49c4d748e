import { m } from '@minikran/i18n/messages'
import { type MetaArgs, redirect, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { CategoryChoice } from '../../components/category-choice.tsx'
import { prodcatTile } from '../../components/category-tile.ts'
import { Pager, pageOf } from '../../components/pager.tsx'
import { productCards } from '../../components/product-cards.ts'
import { ProductList } from '../../components/product-list.tsx'
import { pagesOf, productsPerPage } from '../../components/product-paging.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import { NoHits } from './no-hits.tsx'
import { SearchNote } from './search-note.tsx'
import { searchText } from './search-text.ts'

const page = definePage([], async ({ api, locale, url }) => {
  const number = pageOf(url)
  const search = searchText(url)
  const [categories, products] = await Promise.all([
    api.getProdcatsArr(),
    api.getProductsArr({
      page: number,
      per_page: productsPerPage,
      ...(search.kind === 'text' && { search: search.text }),
    }),
  ])
  const known = found(categories)
  const chosen = url.searchParams.get('kategori')
  const target = known.find((category) => category.prodcat_slug === chosen)
  if (target !== undefined) throw redirect(localPath(target.path, locale))
  const listed = found(products)
  if (number > 1 && listed.length === 0) throw notFound()
  return {
    search,
    number,
    count: products.ok ? products.count : 0,
    tiles: known.map((category) => prodcatTile(category, locale)),
    cards: await productCards(listed, locale),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const isSearch = loaderData?.search.kind === 'text'
  return pageMeta({
    title: titleOf(loaderData),
    text: m.products_description(),
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
  const { search, number, count, tiles, cards } = loaded
  const isSearch = search.kind === 'text'
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs trail={[{ title: m.products_title(), path: pathTo('/produkter') }]} />
      <h1 className="text-title wide:text-display">{titleOf(loaded)}</h1>
      <SearchNote search={search} />
      {!isSearch && (
        <CategoryChoice tiles={tiles} label={m.category_choose()} parameter="kategori" />
      )}
      {isSearch && count === 0 ? (
        <NoHits query={search.text} tiles={tiles} />
      ) : (
        <section className="grid gap-6">
          <h2 className="text-lead">{isSearch ? hitsText(count) : m.products_all({ count })}</h2>
          <ProductList cards={cards} />
          <Pager page={number} pages={pagesOf(count)} />
        </section>
      )}
    </div>
  )
}

function hitsText(count: number) {
  return count === 1 ? m.products_hits_one() : m.products_hits_other({ count })
}
