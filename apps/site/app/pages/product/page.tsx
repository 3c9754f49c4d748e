import { m } from '@minikran/i18n/messages'
import { type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { chartOrderParameter } from './load-chart/load-chart-order.ts'
import { courseView, machineView } from './view-islands.ts'

const names = ['prodcat', 'prodsubcat', 'product'] as const

const page = definePage(names, async (input) => {
  // Loaded with the data, so that a first page view needs no script for it.
  const [{ loadProduct }] = await Promise.all([
    import('./load-product.ts'),
    courseView.load(),
    machineView.load(),
  ])
  return loadProduct(input)
})

export const handle = {
  cacheParameters: [chartOrderParameter],
} satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader

/** Sorting the load chart or changing the radius needs no new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const isSame = change.currentUrl.pathname === change.nextUrl.pathname
  return !isSame && page.shouldRevalidate(change)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { title, content, course } = loaderData
  const text = content.text || m.products_description()
  if (course === null) return pageMeta({ title: title.text, text })
  const day = course.occasion === null ? '' : `, ${course.occasion}`
  return pageMeta({ title: title.text + day, text: `${course.line}${day}. ${text}` })
}

export default function ProductPage() {
  const product = useLoaderData<typeof loader>()
  const { priceType } = useSettings()
  const { title, prodcat, prodcatTitle, prodsubcat, prodsubcatTitle } = product
  return (
    <div className="grid gap-4 py-4">
      <Breadcrumbs
        trail={[
          { title: m.products_title(), path: pathTo('/produkter') },
          {
            title: prodcatTitle.text,
            path: pathTo('/produkter/:prodcat', { prodcat }),
            lang: prodcatTitle.lang,
          },
          {
            title: prodsubcatTitle.text,
            path: pathTo('/produkter/:prodcat/:prodsubcat', { prodcat, prodsubcat }),
            lang: prodsubcatTitle.lang,
          },
          { title: title.text, path: localPath(product.path), lang: title.lang },
        ]}
      />
      <Island
        // Machine and course share no elements.
        key={product.course === null ? 'machine' : 'course'}
        part={product.course === null ? machineView : courseView}
        props={{ product, priceType }}
      />
    </div>
  )
}
