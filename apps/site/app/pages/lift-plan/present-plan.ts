import type { Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { Education } from '@minikran/contract/educations'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { rowsWith } from '@minikran/domain/crane-selection/configurations'
import { moveCrane } from '@minikran/domain/lift-planning/crane-move'
import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { type DrawnMachine, drawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import { liftPlanAssumptions } from '@minikran/i18n/lift-plan-assumptions'
import { liftPlanSections } from '@minikran/i18n/lift-plan-sections'
import { moveText, type PlanSection } from '@minikran/i18n/lift-plan-text'
import { type CompetenceView, competenceView } from '../../competence/competence-view.ts'
import type { AdvisedCrane } from '../../crane-selection/advised-page.ts'
import { craneEquipment, priceWithEquipment } from '../../crane-selection/crane-equipment.ts'
import { craneTitle } from '../../crane-selection/crane-title.ts'
import { plainNumber } from '../../crane-selection/plain-number.ts'
import { planAddress, type TypedPlan } from '../../lift-planning/plan-address.ts'
import { planInquiryAddress } from '../../lift-planning/plan-inquiry.ts'
import type { PriceRow } from '../../pricing/price-rows.ts'
import { type PlanChoices, planChoices } from './plan-choices.ts'

/** The product of the crane, and the courses. */
export type Rented = { product: Product; educations: Education[] }

export type FoundPlan = {
  plan: LiftPlan
  typed: TypedPlan
  values: PlanValues
  crane: Crane | null
  rented: Rented | null
  /** Titles of the products that the plan names. */
  products: Readonly<Record<string, LocalText>>
  /** The smallest machines that make the lift. */
  cranes: readonly AdvisedCrane[]
  locale: Locale
}

/** A plan as the page shows it. */
export type ShownPlan = {
  /** Where the plan is. */
  address: string
  values: PlanValues
  sections: PlanSection[]
  assumptions: string[]
  /** What the sketch is drawn from; null without a crane. */
  machine: DrawnMachine | null
  craneTitle: LocalText | null
  lifterTitle: LocalText | null
  /** The crane's price and who may operate it; null for one that is not rented. */
  rented: {
    title: LocalText
    path: string
    price: PriceRow | null
    competence: CompetenceView
  } | null
  inquiry: string
  /** The plan with the crane moved so that it passes the edge or opening. */
  moved: { text: string; to: string } | null
  /** The panel's weight when it is not the load's. */
  panelWeight: number | null
  /** Lifters that fit and are not chosen yet. */
  lifters: { slug: string; title: LocalText }[]
  choices: PlanChoices
}

export function presentPlan(found: FoundPlan): ShownPlan {
  const { plan, values, crane, products, locale } = found
  const { configuration } = plan.crane
  const equipment =
    crane === null || configuration === null
      ? null
      : craneEquipment({ ...crane, configuration }, locale)
  const names = { configuration: equipment?.title ?? null, products }
  const rows = crane === null ? [] : rowsWith(crane.rows, configuration ?? '')
  const worded = { plan, values, names, rows, locale }
  const panelWeight = plan.panel?.weight ?? values.weight
  return {
    address: planAddress(found.typed),
    values,
    sections: liftPlanSections(worded),
    assumptions: liftPlanAssumptions(worded),
    machine: crane === null ? null : sketched(crane),
    craneTitle: crane && craneTitle(crane, locale),
    lifterTitle: products[values.lifter ?? ''] ?? null,
    rented: rentedOf(found),
    inquiry: inquiryOf(found, equipment?.slug ?? null),
    moved: movedOf(found),
    panelWeight: panelWeight === values.weight ? null : panelWeight,
    lifters: (plan.lifters ?? [])
      .filter(({ fits, product_slug }) => fits === true && product_slug !== values.lifter)
      .flatMap(({ product_slug: slug }) => {
        const lifter = products[slug]
        return lifter === undefined ? [] : [{ slug, title: lifter }]
      }),
    choices: planChoices(found, found.cranes),
  }
}

function movedOf({ plan, typed, values, locale }: FoundPlan): ShownPlan['moved'] {
  const { edge_distance: edgeDistance = 0, radius } = values
  const move = (plan.obstacle ?? plan.opening)?.move ?? null
  const text = moveText(move, locale)
  if (move === null || text === null) return null
  const moved = moveCrane({ radius, edgeDistance }, move)
  // Behind an opening the landing place is as deep inside as before.
  const edge = plan.obstacle && { edge_distance: plainNumber(moved.edgeDistance) }
  const change = { crane: plan.crane.slug ?? '', radius: plainNumber(moved.radius), ...edge }
  return { text, to: planAddress({ ...typed, ...change }) }
}

function rentedOf({ plan, crane, rented, locale }: FoundPlan): ShownPlan['rented'] {
  if (crane === null || rented === null) return null
  const { product, educations } = rented
  const configuration = plan.crane.configuration ?? ''
  return {
    title: titleIn(product, 'title', locale),
    path: product.path,
    price: priceWithEquipment({ ...crane, configuration }, locale),
    competence: competenceView(product, { crane, educations, locale }),
  }
}

const noChart = { rows: [], configurations: [] }
/** Without the load chart, which the sketch does not show. */
function sketched({ crane_type, figures }: Crane): DrawnMachine {
  return drawnMachine(crane_type ?? 'spider-crane', figures, noChart)
}

/** The inquiry for crane, equipment and lifter; its plan names the crane shown. */
function inquiryOf({ plan, typed, values, crane }: FoundPlan, equipment: string | null): string {
  const slugs = [crane?.product?.product_slug, equipment, values.lifter]
  const planned = { ...typed, crane: plan.crane.slug ?? '' }
  const { total } = plan.loads ?? { total: values.weight }
  return planInquiryAddress(slugs, { typed: planned, values, total })
}
