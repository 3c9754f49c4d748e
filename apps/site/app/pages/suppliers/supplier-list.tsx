import { m } from '@minikran/i18n/messages'
import { SupplierStrip } from '../../suppliers/supplier-strip.tsx'
import { SupplierFilter } from './supplier-filter.tsx'
import { SupplierTable } from './supplier-table.tsx'
import type { Supplier } from './supplier-view.ts'

/** `show` selects the makes; by default all. */
type Props = { all: Supplier[]; show: string | null }

/** Logos, and the filtered makes. */
export function SupplierList({ all, show }: Props) {
  const shown = {
    reparation: all.filter(({ repairs }) => repairs),
    forsaljning: all.filter(({ sales }) => sales),
  }[show ?? '']
  return (
    <div className="grid gap-4">
      <SupplierStrip makes={all} />
      <section className="mt-2 grid gap-4">
        <h2 className="sr-only">{m.suppliers_list()}</h2>
        <SupplierFilter shown={show} />
        <div className="overflow-x-auto">
          <SupplierTable suppliers={shown ?? all} />
        </div>
      </section>
    </div>
  )
}
