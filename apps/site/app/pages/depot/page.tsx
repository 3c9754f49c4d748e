import { titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { useEffect, useMemo } from 'react'
import { type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { noteLookedAt } from '../../depots/looked-at.ts'
import { depotMap } from '../../depots/map/map-island.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { GalleryIsland, gallery } from '../../media/gallery-island.tsx'
import { definePage } from '../../page-data/define-page.ts'
import { found, notFound } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { pageIn } from '../../page-number.ts'
import { useSettings } from '../../preferences/use-settings.ts'
import { productCards } from '../../products/product-cards.ts'
import { tabParameter } from './depot-tab.ts'

const machinesShown = 8
const coursesShown = 6

const reach = island(async () => (await import('./depot-facts.tsx')).DepotReach)
const days = island(async () => (await import('./depot-facts.tsx')).DepotDays)
const machines = island(async () => (await import('./depot-machines.tsx')).DepotMachines)

const page = definePage(['depot'], async ({ api, locale, params, url }) => {
  const number = pageIn(url.searchParams)
  const at = { depot_slug: params.depot }
  const [depot, depots, employees, there, courses, { depotView }] = await Promise.all([
    api.getDepotObj(at),
    api.getDepotsArr(),
    api.getDepotEmployeesArr(),
    api.getDepotProductsArr({ ...at, kind: 'machine', page: number, per_page: machinesShown }),
    api.getDepotProductsArr({ ...at, kind: 'course', per_page: coursesShown }),
    // Loaded with the data, so that a first page view needs no script for its texts.
    import('./depot-view.ts'),
    reach.load(),
    days.load(),
    machines.load(),
    depotMap.load(),
    gallery.load(),
  ])
  const view = depotView(found(depot), {
    employees: found(employees),
    courses: found(courses),
    locale,
    nowMs: Date.now(),
  })
  const cards = await productCards(found(there), locale)
  if (number > 1 && cards.length === 0) throw notFound()
  return {
    depot: view,
    others: found(depots).map((other) => ({
      slug: other.depot_slug,
      title: titleIn(other, 'title', locale),
    })),
    cards,
    number,
    pages: Math.ceil((there.ok ? there.count : 0) / machinesShown),
  }
})

export const handle = { cacheParameters: ['sida', tabParameter] } satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader

/** Changing the tab needs no new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = change
  const isSame =
    currentUrl.pathname === nextUrl.pathname &&
    pageIn(currentUrl.searchParams) === pageIn(nextUrl.searchParams)
  return !isSame && page.shouldRevalidate(change)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return []
  const { depot, number } = loaderData
  const { title, address, zip, city, phone, content } = depot
  const facts = m.depot_description({ title: title.text, address, zip, city, phone })
  return pageMeta({ title: title.text, text: `${facts} ${content.text}`, page: number })
}

export default function DepotPage() {
  const { depot, others, cards, number, pages } = useLoaderData<typeof loader>()
  const { priceType } = useSettings()
  const places = useMemo(() => [depot], [depot])
  // The memory of this visit, which the inquiry form asks.
  useEffect(() => noteLookedAt(depot.slug), [depot.slug])
  const { title, path } = depot
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs
        trail={[
          { title: m.depots_title(), path: pathTo('/regioner') },
          { title: title.text, path: localPath(path), lang: title.lang },
        ]}
      />
      <h1 lang={title.lang}>{title.text}</h1>
      <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[7fr_5fr]">
        <div className="wide:col-start-2">
          <Island part={reach} props={{ depot }} />
        </div>
        <div className="wide:col-start-1 wide:row-span-2 wide:row-start-1">
          <Island part={days} props={{ depot, others }} />
        </div>
        <div className="grid min-w-0 content-start gap-4 wide:col-start-2">
          <GalleryIsland slides={depot.slides} title={title.text} />
          <h2 className="text-lead print:hidden">{m.map_title()}</h2>
          <Island
            part={depotMap}
            props={{ places, label: m.map_label_one({ title: title.text }) }}
          />
        </div>
      </div>
      <Island part={machines} props={{ cards, number, pages, priceType }} />
    </div>
  )
}
