import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { ScrollArea } from '../components/scroll-area.tsx'
import { useNextLocation } from '../components/use-next-location.ts'
import { localPath } from '../locale-path.ts'
import { PriceFigures } from '../pricing/price-figures.tsx'
import { changedAddress, listParameters } from './list-address.ts'
import type { ListView, TableView } from './list-view.ts'
import { PickCheckbox } from './pick-checkbox.tsx'

type Props = { table: TableView; sort: ListView['sort']; picked: readonly string[] }

const cellClass = 'border-b border-line px-2 py-1 text-right whitespace-nowrap'

/** A row for each machine; headings sort by their column. */
export function ProductTable({ table, sort, picked }: Props) {
  // What is rented, sold and a course may be in one list.
  const labels = [...new Set(table.rows.flatMap(({ price }) => price?.label ?? []))]
  const shared = labels.length === 1 ? labels[0] : undefined
  return (
    <ScrollArea
      label={m.list_table_caption()}
      className="min-w-0 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{m.list_table_caption()}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <SortHead by="title" label={m.list_machine()} sort={sort} isFirst />
            {table.columns.map(({ field, label }) => (
              <SortHead key={field} by={field} label={label} sort={sort} />
            ))}
            <SortHead by="price" label={shared ?? m.price_card_title()} sort={sort} />
            <th scope="col" className="print:hidden">
              <span className="sr-only">{m.crane_compare_add()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row
              key={row.slug}
              row={row}
              columns={table.columns}
              picked={picked}
              hasLabel={shared === undefined}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

type HeadProps = { by: string; label: string; sort: string; isFirst?: boolean }

function SortHead({ by, label, sort, isFirst = false }: HeadProps) {
  const location = useNextLocation()
  const isUp = sort === by
  const isDown = sort === `-${by}`
  const next = isUp ? `-${by}` : by
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      className={`px-2 font-medium ${isFirst ? 'sticky left-0 bg-paper first:pl-0 text-left' : 'text-right'}`}
    >
      <Link
        to={changedAddress(location, { [listParameters.sort]: next })}
        preventScrollReset
        className="inline-flex min-h-11 items-end gap-1 pb-2 underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {label}
        <span aria-hidden="true" className="w-2">
          {isUp ? '↑' : isDown ? '↓' : ''}
        </span>
      </Link>
    </th>
  )
}

type RowProps = {
  row: TableView['rows'][number]
  columns: TableView['columns']
  picked: readonly string[]
  /** Whether the price says what it is for. */
  hasLabel: boolean
}

function Row({ row, columns, picked, hasLabel }: RowProps) {
  const { slug, path, title, cells, price, isCourse } = row
  return (
    <tr className="align-middle">
      <th
        scope="row"
        lang={title.lang}
        className="sticky left-0 max-w-60 min-w-28 border-b border-line bg-paper pr-2 text-left font-normal"
      >
        <Link to={localPath(path)} prefetch="intent" className="tap-link">
          {title.text}
        </Link>
      </th>
      {columns.map(({ field }, index) => (
        <td key={field} className={cellClass}>
          {cells[index]}
        </td>
      ))}
      <td className={cellClass}>
        {hasLabel && <span className="block text-muted">{price?.label}</span>}
        <PriceFigures price={price?.price ?? null} size="small" />
      </td>
      <td className="border-b border-line text-right print:hidden">
        {!isCourse && <PickCheckbox slug={slug} title={title} picked={picked} isBare />}
      </td>
    </tr>
  )
}
