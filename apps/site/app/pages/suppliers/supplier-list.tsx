import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'
import { SupplierStrip } from '../../suppliers/supplier-strip.tsx'
import { SupplierTable } from './supplier-table.tsx'
import type { Supplier } from './supplier-view.ts'
import { overList, useSupplierAddress } from './use-supplier-address.ts'

/** `show` selects the makes; by default all. */
type Props = { all: Supplier[]; show: string | null }

/** Logos, and the filtered makes. */
export function SupplierList({ all, show }: Props) {
  const suppliers = selected(all, show)
  return (
    <div className="grid gap-4">
      <SupplierStrip makes={all} addressOf={useSupplierAddress()} state={overList} />
      <section className="mt-2 grid gap-4">
        <h2 className="sr-only">{m.suppliers_list()}</h2>
        <SupplierFilter shown={show} />
        {suppliers.length === 0 ? (
          <p>{m.suppliers_none()}</p>
        ) : (
          <div className="overflow-x-auto">
            <SupplierTable suppliers={suppliers} />
          </div>
        )}
      </section>
    </div>
  )
}

function selected(all: Supplier[], show: string | null): Supplier[] {
  if (show === 'reparation') return all.filter(({ repairs }) => repairs)
  if (show === 'forsaljning') return all.filter(({ sales }) => sales)
  return all
}

/** Links that filter: all makes, those we repair, those we sell. */
function SupplierFilter({ shown }: { shown: string | null }) {
  const choices = [
    { value: null, name: m.suppliers_all() },
    { value: 'reparation', name: m.suppliers_repaired() },
    { value: 'forsaljning', name: m.suppliers_sold() },
  ]
  const isKnown = choices.some(({ value }) => value === shown)
  return (
    <nav aria-label={m.suppliers_filter()} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, name }) => (
          <li key={name}>
            <Link
              to={pathTo('/leverantorer') + (value === null ? '' : `?visa=${value}`)}
              preventScrollReset
              aria-current={value === (isKnown ? shown : null) ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded border border-edge px-3 aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
