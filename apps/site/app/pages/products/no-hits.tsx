import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import type { CategoryTile } from '../../products/category-tile.ts'
import { CategoryTiles } from '../../products/category-tiles.tsx'
import { phoneAddress } from '../../shell/phone-address.ts'
import { useRootData } from '../../use-root-data.ts'

/** Without hits: the phone number and all categories. */
export function NoHits({ query, tiles }: { query: string; tiles: CategoryTile[] }) {
  const { company } = useRootData()
  return (
    <section className="grid gap-6">
      <h2 className="text-lead">{m.products_none_title()}</h2>
      <p className="max-w-text">{m.products_none({ query })}</p>
      {company && (
        <p>
          <a href={phoneAddress(company.phone)} className={buttonClass('primary')}>
            <Icon name="phone" />
            {m.products_none_call({ phone: company.phone })}
          </a>
        </p>
      )}
      <CategoryTiles tiles={tiles} />
    </section>
  )
}
