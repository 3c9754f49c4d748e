import { m } from '@minikran/i18n/messages'
import { useEffect } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { allDepots, DepotChoice, depotParameter } from '../../depots/depot-choice.tsx'
import { noteNearest } from '../../depots/looked-at.ts'
import { depotMap } from '../../depots/map/map-island.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import type { PageHandle } from '../../page-data/page-handle.ts'
import { DepotTiles } from './depot-tiles.tsx'
import { NearestForm, nearestId, zipParameter } from './nearest-form.tsx'
import { useNearest } from './use-nearest.ts'

const page = definePage([], async ({ api, locale, url }) => {
  const [depots, { depotTile }, { tilesFrom, typedZip }] = await Promise.all([
    api.getDepotsArr(),
    // Loaded with the data, so that a first page view needs no script for its texts.
    import('../../depots/depot-tile-data.ts'),
    import('./nearest-depots.ts'),
    depotMap.load(),
  ])
  const tiles = found(depots).map((depot) => depotTile(depot, locale))
  const chosen = url.searchParams.get(depotParameter)
  const target = tiles.find(({ slug }) => slug === chosen)
  if (target !== undefined) throw redirect(localPath(target.path, locale))
  if (chosen === allDepots) throw redirect(localPath('/regioner', locale))
  const zip = typedZip(url.searchParams.get(zipParameter))
  const byName = tiles.toSorted((a, b) => a.city.localeCompare(b.city, 'sv'))
  return {
    zip: zip.kind === 'place' ? zip.zip : null,
    faultyZip: zip.kind === 'faulty' ? zip.typed : null,
    tiles: zip.kind === 'place' ? tilesFrom(byName, zip.place, locale) : byName,
  }
})

export const handle = {
  cacheParameters: [],
} satisfies PageHandle

export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate

export function meta() {
  return pageMeta({ title: m.depots_title(), text: m.depots_description() })
}

export default function DepotsPage() {
  const { tiles: loaded, zip, faultyZip } = useLoaderData<typeof loader>()
  const { tiles, isSorted, position, locate } = useNearest(loaded)
  const nearest = zip !== null || isSorted ? tiles[0]?.slug : undefined
  // The memory of this visit, which the inquiry form asks.
  useEffect(() => {
    if (nearest !== undefined) noteNearest(nearest)
  }, [nearest])
  // On a phone the list begins below the map and the form.
  useEffect(() => {
    if (isSorted) document.getElementById(nearestId)?.scrollIntoView()
  }, [isSorted])
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs trail={[{ title: m.depots_title(), path: pathTo('/regioner') }]} />
      <div className="grid gap-2">
        <h1>{m.depots_title()}</h1>
        {tiles.length > 1 && <p className="max-w-text">{m.depots_lead({ count: tiles.length })}</p>}
      </div>
      <div className="grid gap-x-12 gap-y-4 wide:grid-cols-[2fr_1fr]">
        <NearestForm
          typed={faultyZip ?? zip ?? ''}
          isFaulty={faultyZip !== null}
          isLocating={position === 'locating'}
          onPosition={locate}
        />
        <DepotChoice tiles={loaded} chosen={null} label={m.depots_choose()} />
      </div>
      <div className="grid items-start gap-x-12 gap-y-6 wide:grid-cols-[2fr_1fr]">
        <section id={nearest && nearestId} className="grid min-w-0 gap-3">
          <h2 className="sr-only">{m.depots_all()}</h2>
          <p role="status" className="min-h-6 text-small text-muted">
            {sortedText({ zip, isSorted, position })}
          </p>
          <DepotTiles tiles={tiles} />
        </section>
        <section className="grid min-w-0 gap-3 wide:sticky wide:top-6">
          <h2 className="text-lead print:hidden">{m.map_title()}</h2>
          <Island part={depotMap} props={{ places: loaded, label: m.map_label_all() }} />
        </section>
      </div>
    </div>
  )
}

type Sorting = { zip: string | null } & Pick<ReturnType<typeof useNearest>, 'isSorted' | 'position'>

function sortedText({ zip, isSorted, position }: Sorting): string {
  if (position === 'locating') return m.depots_position_asking()
  if (position === 'failed') return m.depots_position_failed()
  if (isSorted) return m.depots_sorted_position()
  return zip === null ? m.depots_sorted_name() : m.depots_sorted_zip({ zip })
}
