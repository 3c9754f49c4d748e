import { asksForDepots } from '@minikran/domain/catalogue/asks-for-depots'
import { widthInWords } from '@minikran/domain/catalogue/width-in-words'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { useLocation } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { CallButton } from '../../components/call-button.tsx'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'
import { withPicksOf } from '../../product-lists/list-address.ts'
import type { CategoryTile } from '../../products/category-tile.ts'
import { CategoryTiles } from '../../products/category-tiles.tsx'
import { capacityFilter, type FewerWords } from './load-fewer-words.ts'
import { selectorAddress } from './selector-address.ts'

type Props = { query: string; fewer: readonly FewerWords[]; tiles: CategoryTile[] }

/**
 * Without hits: the phone number, the depots when the search is about them, searches with fewer words,
 * machines of a named width, the crane selector and all categories.
 */
export function NoHits({ query, fewer, tiles }: Props) {
  const width = widthInWords(query)
  const byWords = fewer.filter(({ words }) => words !== '')
  const weight = fewer.find(({ words }) => words === '')?.capacity
  const { search } = useLocation()
  const listOf = (narrowed: Record<string, string>) =>
    withPicksOf(search, pathTo('/produkter'), narrowed)
  const keptTiles = tiles.map((tile) => ({ ...tile, path: withPicksOf(search, tile.path) }))
  return (
    <section className="grid gap-6">
      <h2 className="text-lead">{m.products_none_title()}</h2>
      <p className="max-w-text">{m.products_none({ query })}</p>
      <p>
        <CallButton />
      </p>
      {asksForDepots(query) && <Offer to={pathTo('/regioner')}>{m.products_none_depots()}</Offer>}
      {byWords.length > 0 && <FewerWordsLinks fewer={byWords} listOf={listOf} />}
      {weight !== undefined && (
        <Offer to={listOf({ lift_capacity_min: String(weight) })}>
          {m.products_none_weight({ weight: numberText(weight, getLocale()) })}
        </Offer>
      )}
      {width !== null && (
        <Offer to={listOf({ width_max: String(width) })}>
          {m.products_none_width({ width: numberText(width, getLocale()) })}
        </Offer>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {m.products_none_lift()}
        <Link to={selectorAddress(query)} className={buttonClass('plain')}>
          {m.lift_find()}
        </Link>
      </p>
      <CategoryTiles tiles={keptTiles} />
    </section>
  )
}

function Offer({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link to={to} className={buttonClass('plain')}>
        {children}
      </Link>
    </p>
  )
}

type FewerWordsProps = {
  fewer: readonly FewerWords[]
  listOf: (narrowed: Record<string, string>) => string
}

function FewerWordsLinks({ fewer, listOf }: FewerWordsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p id="fewer-words">{m.products_none_fewer()}</p>
      <ul aria-labelledby="fewer-words" className="flex flex-wrap gap-2">
        {fewer.map((one) => (
          <li key={`${one.words} ${one.capacity}`}>
            <Link
              to={listOf({ q: one.words, ...capacityFilter(one) })}
              className={buttonClass('plain')}
            >
              {searchText(one)} ({numberText(one.count, getLocale())})
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function searchText({ words, capacity }: FewerWords): string {
  if (capacity === undefined) return words
  return m.products_none_capacity({ words, weight: numberText(capacity, getLocale()) })
}
