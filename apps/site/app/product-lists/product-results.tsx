import type { Outline } from '@minikran/contract/catalogue'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { productCountText } from '@minikran/i18n/product-count-text'
import { getLocale } from '@minikran/i18n/runtime'
import { CallButton } from '../components/call-button.tsx'
import { Link } from '../components/link.tsx'
import { pagesOf } from '../components/page-sizes.ts'
import { Pager } from '../components/pager.tsx'
import { useNextLocation } from '../components/use-next-location.ts'
import { ExtraCosts } from '../pricing/extra-costs.tsx'
import { ProductList } from '../products/product-list.tsx'
import { changedAddress, listParameters, tableView } from './list-address.ts'
import { ListForm } from './list-form.tsx'
import type { ListView } from './list-view.ts'
import { PickBar } from './pick-bar.tsx'
import { ProductTable } from './product-table.tsx'
import { usePicked } from './use-picked.ts'

/** `outline` is the category's. */
export type ResultsProps = { list: ListView; outline?: Outline; heading?: string }

/** A page of a list as cards or as a table, with filters and checkboxes for comparison. */
export function ProductResults({ list, outline, heading }: ResultsProps) {
  const picking = usePicked()
  const { count, hits, table, cards, sort, page, filters } = list
  if (count === 0) return <Empty text={m.products_empty()} />
  const all = heading ?? productCountText(count, outline, getLocale())
  const isComparable = filters.length > 0
  const shown = table?.rows.map(({ slug }) => slug) ?? cards.map(({ slug }) => slug)
  return (
    <section className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div role="status" className="grow">
          <h2 className="text-lead">
            {hits === count
              ? all
              : m.list_hits({
                  hits: numberText(hits, getLocale()),
                  all: productCountText(count, outline, getLocale()),
                })}
          </h2>
        </div>
        {isComparable && <ViewSwitch isTable={table !== null} />}
        <ListForm list={list} />
      </div>
      {hits === 0 && <Empty text={m.list_none()} />}
      {/* All checkboxes below belong to this form. */}
      <div className="min-w-0" onChange={picking.onChange}>
        {table === null ? (
          <ProductList cards={cards} {...(isComparable && { picked: picking.picked })} />
        ) : (
          <ProductTable table={table} sort={sort} picked={picking.picked} />
        )}
      </div>
      <ExtraCosts prices={(table?.rows ?? cards).map(({ price }) => price)} />
      <Pager page={page} pages={pagesOf(hits)} />
      {isComparable && <PickBar picking={picking} shown={shown} />}
    </section>
  )
}

function Empty({ text }: { text: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-text">{text}</p>
      <CallButton />
    </div>
  )
}

const switchClass =
  'inline-flex min-h-11 items-center px-3 text-small aria-[current]:bg-ink aria-[current]:text-paper'

function ViewSwitch({ isTable }: { isTable: boolean }) {
  const location = useNextLocation()
  const to = (view: string | null) => changedAddress(location, { [listParameters.view]: view })
  return (
    <nav aria-label={m.list_view()} className="flex rounded border border-edge print:hidden">
      <Link
        to={to(null)}
        aria-current={!isTable || undefined}
        preventScrollReset
        className={switchClass}
      >
        {m.list_grid()}
      </Link>
      <Link
        to={to(tableView)}
        aria-current={isTable || undefined}
        preventScrollReset
        className={switchClass}
      >
        {m.list_table()}
      </Link>
    </nav>
  )
}
