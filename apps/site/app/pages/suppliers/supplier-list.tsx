import { m } from '@minikran/i18n/messages'
import { SupplierStrip } from '../../suppliers/supplier-strip.tsx'
import { SupplierFilter } from './supplier-filter.tsx'
import { SupplierTable } from './supplier-table.tsx'
import type { Supplier } from './supplier-view.ts'

/** `show` selects the makes; by default all. */
type Props = { all: Supplier[]; show: string | null }

/** Logos, and the filtered makes. */
export function SupplierList({ all, show }: Props) {
  return (
    <div className="grid gap-4">
      <SupplierStrip makes={all} />
      <section className="mt-2 grid gap-4">
        <h2 className="sr-only">{m.suppliers_list()}</h2>
        <SupplierFilter shown={show} />
        <div className="overflow-x-auto">
          <SupplierTable suppliers={selected(all, show)} />
        </div>
      </section>
    </div>
  )
}

function selected(all: Supplier[], show: string | null): Supplier[] {
  if (show === 'reparation') return all.filter(({ repairs }) => repairs)
  if (show === 'forsaljning') return all.filter(({ sales }) => sales)
  return all
}
