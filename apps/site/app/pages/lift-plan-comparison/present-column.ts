import type { Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { Education } from '@minikran/contract/educations'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { rowsWith } from '@minikran/domain/crane-selection/configurations'
import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { firstPriceTogether } from '@minikran/domain/pricing/first-price'
import { type ComparedPlan, comparedPlan } from '@minikran/i18n/lift-plan-comparison'
import { m } from '@minikran/i18n/messages'
import { competenceView } from '../../competence/competence-view.ts'
import { craneEquipment, pricedWithEquipment } from '../../crane-selection/crane-equipment.ts'
import { planAddress, type TypedPlan } from '../../lift-planning/plan-address.ts'
import { planInquiryAddress } from '../../lift-planning/plan-inquiry.ts'
import { type PriceRow, pricedProduct, priceRow } from '../../pricing/price-rows.ts'

type FoundColumn = {
  choice: string
  typed: TypedPlan
  values: PlanValues
  plan: LiftPlan
  crane: Crane
  /** Null: not rented, or no lifter. */
  products: { machine: Product | null; lifter: Product | null }
  titles: Readonly<Record<string, LocalText>>
  educations: Education[]
  locale: Locale
}

/** A machine, or a crane and a lifter, in the comparison. */
export type ComparedColumn = ComparedPlan & {
  choice: string
  titles: LocalText[]
  /** Courses and certificates that the operator needs. */
  operator: string[]
  /** Null when the crane is not rented. */
  price: PriceRow | null
  inquiry: string | null
  plan: string
}

export function presentColumn(found: FoundColumn): ComparedColumn {
  const { choice, typed, values, plan, crane, products, titles, locale } = found
  const configuration = plan.crane.configuration ?? ''
  const equipment = craneEquipment({ ...crane, configuration }, locale)
  const names = { configuration: equipment?.title ?? null, products: titles }
  const rows = rowsWith(crane.rows, configuration)
  const { machine, lifter } = products
  const slugs = [machine?.product_slug, equipment?.slug, lifter?.product_slug]
  const total = plan.loads?.total ?? (lifter === null ? values.weight : null)
  return {
    ...comparedPlan({ plan, values, names, rows, locale }),
    choice,
    titles: [
      machine === null
        ? { text: crane.title, lang: 'sv' as const }
        : titleIn(machine, 'title', locale),
      ...(lifter === null ? [] : [titleIn(lifter, 'title', locale)]),
    ],
    operator: operatorOf(found),
    price: priceOf(found),
    inquiry: machine === null ? null : planInquiryAddress(slugs, { typed, values, total }),
    plan: planAddress(typed),
  }
}

/** The courses of crane and lifter, each once, and the certificate. */
function operatorOf({ products, crane, educations, locale }: FoundColumn): string[] {
  const { machine, lifter } = products
  const views = [
    ...(machine === null ? [] : [competenceView(machine, { crane, educations, locale })]),
    ...(lifter === null ? [] : [competenceView(lifter, { crane: null, educations, locale })]),
  ]
  const courses = views.flatMap((view) => view.courses.map(({ title }) => title.text))
  const certificate = m.plan_operator_certificate({}, { locale })
  const isNeeded = views.some(({ needsCertificate }) => needsCertificate)
  return [...new Set(courses), ...(isNeeded ? [certificate] : [])]
}

function priceOf({ products, plan, crane, locale }: FoundColumn): PriceRow | null {
  const { machine, lifter } = products
  if (machine === null) return null
  const configuration = plan.crane.configuration ?? ''
  const priced = pricedWithEquipment({ ...crane, configuration })
  const together = lifter === null ? priced : [...priced, pricedProduct(lifter)]
  const row = priceRow(firstPriceTogether(together), locale)
  if (together.length === 1) return row
  return { ...row, label: m.plan_price_together({ price: row.label }, { locale }) }
}
