import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import type { Supplier } from './supplier-view.ts'
import { overList, useSupplierAddress } from './use-supplier-address.ts'

/** A row for each make: products for rent, repairs and sales. */
export function SupplierTable({ suppliers }: { suppliers: Supplier[] }) {
  const addressOf = useSupplierAddress()
  return (
    <table className="w-full border-collapse border-t border-ink">
      <caption className="sr-only">{m.suppliers_list()}</caption>
      <thead className="text-small whitespace-nowrap text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-2 text-left font-normal">
            {m.suppliers_make()}
          </th>
          <th scope="col" className="px-2 py-2 text-right font-normal">
            {m.suppliers_products()}
          </th>
          <th scope="col" className="px-2 py-2 text-right font-normal">
            {m.suppliers_repairs()}
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-normal">
            {m.suppliers_sales()}
          </th>
        </tr>
      </thead>
      <tbody>
        {suppliers.map(({ slug, name, count, repairs, sales }) => (
          <tr key={slug} className="border-b border-line">
            <th scope="row" className="pr-2 text-left font-medium">
              <Link
                to={addressOf(slug)}
                state={overList}
                preventScrollReset
                data-opens-here
                className="tap-link"
              >
                {name}
              </Link>
            </th>
            <td className="px-2 text-right">{numberText(count, getLocale())}</td>
            <td className="px-2 text-right">
              <Flag is={repairs} />
            </td>
            <td className="pl-2 text-right">
              <Flag is={sales} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Flag({ is }: { is: boolean }) {
  if (!is) return <span className="text-muted">{m.compare_no()}</span>
  return (
    <span className="inline-flex items-center gap-1 align-middle">
      <Icon name="check" />
      {m.compare_yes()}
    </span>
  )
}
