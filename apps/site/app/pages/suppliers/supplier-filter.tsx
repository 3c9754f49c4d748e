import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { pathTo } from '../../locale-path.ts'

/** Links that filter: all makes, those we repair, those we sell. */
export function SupplierFilter({ shown }: { shown: string | null }) {
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
