import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { liftText } from '../../crane-selection/lift-text.ts'
import { planAddress } from '../../lift-planning/plan-address.ts'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import type { LoadedComparison } from './load-comparison.ts'

/** Two to four machines or pairs for one lift. */
export function ComparisonView({ typed, values, columns, isTooMany }: LoadedComparison) {
  return (
    <div className="grid min-w-0 gap-4 print:gap-2">
      <h1 className="print:text-lead">{m.plan_comparison()}</h1>
      <p className="text-lead">{liftText(values)}</p>
      {columns.length < 2 && <p className="max-w-text">{m.plan_comparison_few()}</p>}
      {isTooMany && <p className="max-w-text">{m.plan_comparison_many()}</p>}
      {columns.length > 0 && <ComparisonTable typed={typed} columns={columns} />}
      <ExtraCosts prices={columns.map(({ price }) => price)} />
      <p className="print:hidden">
        <Link to={planAddress(typed)} className={buttonClass('plain')}>
          {m.plan_comparison_back()}
        </Link>
      </p>
    </div>
  )
}
