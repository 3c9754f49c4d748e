import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Competence } from '../../competence/competence.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { NamedText } from '../../components/named-text.tsx'
import { plainWeight } from '../../crane-selection/lift-values.ts'
import { planAddress, type TypedPlan } from '../../lift-planning/plan-address.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { LoadedPlan } from './load-plan.ts'
import { PlanForm } from './plan-form.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import type { ShownPlan } from './present-plan.ts'

/** A change of the price type loads the island. */
export type PlanViewProps = LoadedPlan & { priceType: PriceTypeChoice }

/** The plan of the address and the form that changes it. */
export function PlanView(loaded: PlanViewProps) {
  const { typed, shown } = loaded
  return (
    <div className="grid gap-6 print:gap-2">
      <h1 className="print:text-lead">{m.plan_title()}</h1>
      {shown !== null && (
        <>
          <PlanSheet shown={shown} />
          {shown.rented !== null && <PlanMachine rented={shown.rented} />}
          <NextSteps typed={typed} shown={shown} />
          <ChoiceList {...shown.choices} />
        </>
      )}
      <PlanForm {...loaded} />
    </div>
  )
}

/** What the plan leads to: the inquiry, and changes that it suggests itself. */
function NextSteps({ typed, shown }: { typed: TypedPlan; shown: ShownPlan }) {
  const { inquiry, moved, panelWeight, lifters, sections } = shown
  const locale = getLocale()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Link to={inquiry} className={buttonClass('primary')}>
        {m.product_send_inquiry()}
      </Link>
      <a href={`${planAddress(typed)}&format=pdf`} className={buttonClass('plain')}>
        {m.plan_pdf()}
      </a>
      {moved !== null && (
        <Link to={moved.to} className={buttonClass('plain')}>
          {moved.text}
        </Link>
      )}
      {panelWeight !== null && (
        <Link
          to={planAddress({ ...typed, weight: plainWeight(panelWeight) })}
          className={buttonClass('plain')}
        >
          {m.plan_use_panel_weight({
            weight: unitText({ value: panelWeight, unit: 'kg' }, locale),
          })}
        </Link>
      )}
      {lifters.map(({ slug, title }) => (
        <Link
          key={slug}
          to={planAddress({ ...typed, lifter: slug })}
          className={buttonClass('plain')}
        >
          <NamedText text={m.plan_use_lifter_label({ title: title.text })} names={[title]} />
        </Link>
      ))}
      {sections.some(({ key }) => key === 'towing') && (
        <Link to={pathTo('/transporter')} className={buttonClass('bare')}>
          {m.plan_our_transport()}
        </Link>
      )}
    </div>
  )
}

type PlanMachineProps = { rented: NonNullable<ShownPlan['rented']> }

/** What the machine costs and who may operate it. */
function PlanMachine({ rented: { title, path, price, competence } }: PlanMachineProps) {
  return (
    <div className="grid gap-6 print:hidden">
      <section className="grid gap-2 border-t border-ink pt-3">
        <h2 className="text-lead">{m.price_card_title()}</h2>
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
