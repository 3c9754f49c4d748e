import { m } from '@minikran/i18n/messages'
import { CallButton } from '../../components/call-button.tsx'
import type { CategoryTile } from '../../products/category-tile.ts'
import { CategoryTiles } from '../../products/category-tiles.tsx'

/** Without hits: the phone number and all categories. */
export function NoHits({ query, tiles }: { query: string; tiles: CategoryTile[] }) {
  return (
    <section className="grid gap-6">
      <h2 className="text-lead">{m.products_none_title()}</h2>
      <p className="max-w-text">{m.products_none({ query })}</p>
      <p>
        <CallButton />
      </p>
      <CategoryTiles tiles={tiles} />
    </section>
  )
}
