import { m } from '@minikran/i18n/messages'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { CraneMargin } from '../../crane-selection/crane-margin.tsx'
import { resultsAddress } from '../../crane-selection/lift-address.ts'
import { LiftLine } from '../../crane-selection/lift-line.tsx'
import { totalLift } from '../../crane-selection/lift-values.ts'
import { LiftPicture } from '../../machine-drawing/lift-picture.tsx'
import { drawnMachine } from './load-chart/drawn-machine.ts'
import type { ProductLift } from './product-lift.ts'
import type { ProductView } from './product-view.ts'

type Props = { product: ProductView; lift: ProductLift }

/** Whether the machine makes the visitor's lift. Phones show the drawing here, wide screens beside it. */
export function ProductLiftAnswer({ product, lift: { requested, made } }: Props) {
  const machine = made && drawnMachine(product)
  return (
    <div className="mt-2 grid gap-2 border border-ink p-3">
      <div>
        <p className={`flex items-center gap-1 font-strong ${made === null ? 'text-orange' : ''}`}>
          {made === null && <Icon name="warning" />}
          {answerText(made)}
        </p>
        <LiftLine requested={requested} />
      </div>
      {made !== null && <CraneMargin {...made} />}
      {made?.equipment && (
        <p className="text-small">
          {m.crane_needs()}: <span lang={made.equipment.lang}>{made.equipment.text}</span>
        </p>
      )}
      {machine && (
        <div className="max-w-60 wide:hidden">
          <LiftPicture title={product.title} machine={machine} requested={totalLift(requested)} />
        </div>
      )}
      <Link to={resultsAddress(requested)} className="tap-link justify-self-start print:hidden">
        {m.product_lift_all()}
      </Link>
    </div>
  )
}

function answerText(made: ProductLift['made']): string {
  if (made === null) return m.product_lift_not_made()
  return made.advice === 'loadOnly' ? m.results_load_only() : m.product_lift_made()
}
