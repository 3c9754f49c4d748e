import type { Prodsubcat } from '@minikran/contract/catalogue'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { type MetaArgs, redirect, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Link } from '../../components/link.tsx'
import { PlatePicture } from '../../crane-fleet/plate-picture.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { withPicksOf } from '../../product-lists/list-address.ts'
import { loadList } from '../../product-lists/load-list.ts'
import { ResultsIsland } from '../../product-lists/results-island.tsx'
import { StoredChoicesLink } from '../../product-lists/stored-choices-link.tsx'
import { categoryChoice } from '../../products/category-choice-island.ts'
import { CategoryHeading } from '../../products/category-heading.tsx'

const page = definePage(['prodcat'], async ({ api, locale, params, url }) => {
  const narrowed = { prodcat_slug: params.prodcat }
  const { listRequest, listView } = await loadList()
  const request = listRequest(url, locale)
  const [category, filters] = await Promise.all([
    api.getProdcatObj({ ...narrowed, ...request.query }),
    api.getProductFiltersObj({ ...narrowed, ...request.narrowing }),
    categoryChoice.load(),
  ])
  const { subcategories, products, product_hits: hits, ...prodcat } = found(category)
  const chosen = url.searchParams.get('typ')
  const target = subcategories.find((subcategory) => subcategory.prodsubcat_slug === chosen)
  if (target !== undefined) {
    throw redirect(withPicksOf(url.search, localPath(target.path, locale)))
  }
  if (request.page > 1 && products.length === 0) throw notFound()
  const answer = found(filters)
  const count = prodcat.product_count
  return {
    path: prodcat.path,
    outline: prodcat.outline,
    title: titleIn(prodcat, 'prodcat_title', locale),
    content: titleIn(prodcat, 'content', locale),
    choices: subcategories.map((subcategory) => prodsubcatChoice(subcategory, locale)),
    list: listView({ request, url, locale, products, count, hits, answer }),
  }
})

export const handle = {
  cacheParameters: ['sida', 'vy', 'sortera', 'typ'],
} satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, content, list } = loaderData
  const name = m.head_category_title({ title: title.text })
  return pageMeta({ title: name, text: content.text || name, page: list.page })
}

export default function ProductCategoryPage() {
  const { title, content, outline, path, choices, list } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-3 pt-1 pb-4">
      <Breadcrumbs
        trail={[
          { title: m.products_title(), path: pathTo('/produkter') },
          { title: title.text, path: localPath(path), lang: title.lang },
        ]}
      />
      <CategoryHeading title={title} content={content} outline={outline} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {choices.length > 0 && (
          <section className="grow">
            <h2 className="sr-only">{m.category_subcategories()}</h2>
            <Island
              part={categoryChoice}
              props={{ choices, label: m.category_choose_sub(), parameter: 'typ' }}
            />
          </section>
        )}
        {outline === 'mini-crane' && (
          <Link to={pathTo('/kranplansch')} className="tap-link print:hidden">
            {m.category_plate()}
          </Link>
        )}
      </div>
      <StoredChoicesLink />
      <ResultsIsland list={list} outline={outline} />
      {outline === 'mini-crane' && <PlatePicture />}
    </div>
  )
}

/** A subcategory as its category's page offers it. */
function prodsubcatChoice(prodsubcat: Prodsubcat, locale: Locale) {
  return {
    slug: prodsubcat.prodsubcat_slug,
    path: prodsubcat.path,
    title: titleIn(prodsubcat, 'prodsubcat_title', locale),
    count: prodsubcat.product_count,
  }
}
