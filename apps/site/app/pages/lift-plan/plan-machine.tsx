import { m } from '@minikran/i18n/messages'
import { Competence } from '../../competence/competence.tsx'
import { Link } from '../../components/link.tsx'
import { localPath } from '../../locale-path.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { ShownPlan } from './present-plan.ts'

type Props = { rented: NonNullable<ShownPlan['rented']> }

/** What the machine costs and who may operate it. */
export function PlanMachine({ rented: { title, path, price, competence } }: Props) {
  return (
    <div className="grid gap-6 print:hidden">
      <section className="grid gap-2 border-t border-ink pt-3">
        <h2 className="text-lead">{m.plan_part_price()}</h2>
        <p>
          <Link to={localPath(path)} lang={title.lang} className="tap-link">
            {title.text}
          </Link>
        </p>
        {price !== null && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-small text-muted">{price.label}</span>
            <PriceFigures price={price.price} />
          </p>
        )}
      </section>
      <Competence {...competence} />
    </div>
  )
}
