import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { type MetaArgs, redirect, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { CategoryChoice } from '../../components/category-choice.tsx'
import { CategoryHeading } from '../../components/category-heading.tsx'
import { CategoryProducts } from '../../components/category-products.tsx'
import { prodsubcatTile } from '../../components/category-tile.ts'
import { pageOf } from '../../components/pager.tsx'
import { productCards } from '../../components/product-cards.ts'
import { productsPerPage } from '../../components/product-paging.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'

const page = definePage(['prodcat'], async ({ api, locale, params, url }) => {
  const number = pageOf(url)
  const { subcategories, products, ...prodcat } = found(
    await api.getProdcatObj({
      prodcat_slug: params.prodcat,
      page: number,
      per_page: productsPerPage,
    }),
  )
  const chosen = url.searchParams.get('typ')
  const target = subcategories.find((subcategory) => subcategory.prodsubcat_slug === chosen)
  if (target !== undefined) throw redirect(localPath(target.path, locale))
  if (number > 1 && products.length === 0) throw notFound()
  return {
    number,
    path: prodcat.path,
    count: prodcat.product_count,
    outline: prodcat.outline,
    title: titleIn(prodcat, 'prodcat_title', locale),
    content: titleIn(prodcat, 'content', locale),
    tiles: subcategories.map((subcategory) => prodsubcatTile(subcategory, locale)),
    cards: await productCards(products, locale),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, content } = loaderData
  return pageMeta({ title: title.text, text: content.text || m.products_description() })
}

export default function ProductCategoryPage() {
  const { title, content, outline, path, tiles, cards, count, number } =
    useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs
        trail={[
          { title: m.products_title(), path: pathTo('/produkter') },
          { title: title.text, path: localPath(path), lang: title.lang },
        ]}
      />
      <CategoryHeading title={title} content={content} outline={outline} />
      {tiles.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-lead">{m.category_subcategories()}</h2>
          <CategoryChoice tiles={tiles} label={m.category_choose_sub()} parameter="typ" />
        </section>
      )}
      <CategoryProducts cards={cards} count={count} page={number} outline={outline} />
    </div>
  )
}
