import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { type MetaArgs, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { loadList } from '../../product-lists/load-list.ts'
import { ResultsIsland } from '../../product-lists/results-island.tsx'
import { StoredChoicesLink } from '../../product-lists/stored-choices-link.tsx'
import { CategoryHeading } from '../../products/category-heading.tsx'
import { subcategoryOutline } from '../../products/subcategory-outline.ts'

const page = definePage(['prodcat', 'prodsubcat'], async ({ api, locale, params, url }) => {
  const narrowed = { prodcat_slug: params.prodcat, prodsubcat_slug: params.prodsubcat }
  const { listRequest, listView } = await loadList()
  const request = listRequest(url, locale)
  const [subcategory, filters] = await Promise.all([
    api.getProdsubcatObj({ ...narrowed, ...request.query }),
    api.getProductFiltersObj({ ...narrowed, ...request.narrowing }),
  ])
  const { products, product_hits: hits, ...prodsubcat } = found(subcategory)
  if (request.page > 1 && products.length === 0) throw notFound()
  const answer = found(filters)
  const count = prodsubcat.product_count
  return {
    path: prodsubcat.path,
    prodcat: prodsubcat.prodcat_slug,
    outline: prodsubcat.outline,
    drawn: subcategoryOutline(prodsubcat),
    prodcatTitle: titleIn(prodsubcat, 'prodcat_title', locale),
    title: titleIn(prodsubcat, 'prodsubcat_title', locale),
    content: titleIn(prodsubcat, 'content', locale),
    list: listView({ request, url, locale, products, count, hits, answer }),
  }
})

export const handle = {
  cacheParameters: ['sida', 'vy', 'sortera'],
} satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, prodcatTitle, content, list } = loaderData
  return pageMeta({
    title: `${title.text} – ${prodcatTitle.text}`,
    text: content.text || m.products_description(),
    page: list.page,
  })
}

export default function ProductSubcategoryPage() {
  const { title, prodcatTitle, prodcat, content, outline, drawn, path, list } =
    useLoaderData<typeof loader>()
  return (
    <div className="grid gap-3 pt-1 pb-4">
      <Breadcrumbs
        trail={[
          { title: m.products_title(), path: pathTo('/produkter') },
          {
            title: prodcatTitle.text,
            path: pathTo('/produkter/:prodcat', { prodcat }),
            lang: prodcatTitle.lang,
          },
          { title: title.text, path: localPath(path), lang: title.lang },
        ]}
      />
      <CategoryHeading title={title} content={content} outline={drawn} />
      <StoredChoicesLink />
      <ResultsIsland list={list} outline={outline} />
    </div>
  )
}
