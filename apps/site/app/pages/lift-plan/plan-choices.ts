import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import type { LiftAdvice } from '@minikran/domain/crane-selection/lift-advice'
import type { LiftPlan, PlanPair } from '@minikran/domain/lift-planning/lift-plan'
import { heldWeight } from '@minikran/domain/lift-planning/pairs'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { firstPriceTogether } from '@minikran/domain/pricing/first-price'
import { leftText } from '@minikran/i18n/lift-plan-text'
import { m } from '@minikran/i18n/messages'
import type { AdvisedCrane } from '../../crane-selection/advised-page.ts'
import { craneEquipment } from '../../crane-selection/crane-equipment.ts'
import { craneTitle } from '../../crane-selection/crane-title.ts'
import { plainWeight } from '../../crane-selection/lift-values.ts'
import { planAddress, type TypedPlan } from '../../lift-planning/plan-address.ts'
import { choiceText } from '../../lift-planning/plan-choice.ts'
import { planInquiryAddress } from '../../lift-planning/plan-inquiry.ts'
import { type PriceRow, pricedProduct, priceRow } from '../../pricing/price-rows.ts'

/** A crane, or a crane and a lifter, that makes the lift and can be compared. */
export type ShownChoice = {
  /** Of its checkbox. */
  value: string
  /** Of all that is rented. */
  titles: LocalText[]
  usedPercent: number
  advice: LiftAdvice
  /** What is left over, and what governs where there are two. */
  figures: string[]
  /** What a pair costs and how it is asked for; null for a crane alone. */
  rent: { price: PriceRow; inquiry: string } | null
  plan: string
}
export type PlanChoices = {
  kind: 'pairs' | 'cranes'
  /** The plan that the choices are compared for. */
  typed: TypedPlan
  /** The choice that the plan shows. */
  current: string | null
  /** The crane that the plan took by itself, where the list begins with another one. */
  taken: string | null
  shown: ShownChoice[]
}

type Planned = { plan: LiftPlan; typed: TypedPlan; values: PlanValues; locale: Locale }

/** The pairs for a panel, otherwise the cranes that make the lift. */
export function planChoices(planned: Planned, cranes: readonly AdvisedCrane[]): PlanChoices {
  const { plan, values } = planned
  const { crane, panel, pairs } = plan
  const current =
    crane.slug === null ? null : choiceText({ crane: crane.slug, lifter: values.lifter })
  if (panel === undefined || pairs === undefined) {
    const shown = cranes.map((each) => craneChoice(each, planned))
    const isFirst = current === (shown[0]?.value ?? current)
    const taken = planned.typed.crane === undefined && !isFirst ? crane.title : null
    return { kind: 'cranes', typed: planned.typed, current, taken, shown }
  }
  const weight = heldWeight(values, panel)
  const isHeavier = weight > values.weight
  const typed = isHeavier ? { ...planned.typed, weight: plainWeight(weight) } : planned.typed
  const held = { ...planned, typed, values: { ...values, weight } }
  return {
    kind: 'pairs',
    typed,
    current,
    taken: null,
    shown: pairs.map((pair) => pairChoice(pair, held)),
  }
}

function pairChoice(pair: PlanPair, { typed, values, locale }: Planned): ShownChoice {
  const { crane, lifter, products, total, governed_by } = pair
  const chosen = { ...typed, crane: crane.slug, lifter: lifter.product_slug }
  const priced = pair.price === null ? [null] : products.map(pricedProduct)
  const price = priceRow(firstPriceTogether(priced), locale)
  const governs = governed_by === 'crane' ? m.plan_governs_crane : m.plan_governs_lifter
  const slugs = products.map(({ product_slug }) => product_slug)
  const left = leftText(crane.margin.weight, crane.capacity, locale)
  const lifterLeft = leftText(lifter.margin, lifter.capacity, locale)
  return {
    value: choiceText({ crane: crane.slug, lifter: lifter.product_slug }),
    titles: products.map((product) => titleIn(product, 'title', locale)),
    usedPercent: pair.used_percent,
    advice: pair.margin_word,
    figures: [
      governs({}, { locale }),
      m.plan_crane_left({ left }, { locale }),
      m.plan_lifter_left({ left: lifterLeft }, { locale }),
    ],
    rent: {
      price: { ...price, label: m.plan_price_together({ price: price.label }, { locale }) },
      inquiry: planInquiryAddress(slugs, { typed: chosen, values, total }),
    },
    plan: planAddress(chosen),
  }
}

/** The price and the inquiry of a crane are those of its plan. */
function craneChoice(
  { crane, advice }: AdvisedCrane,
  { typed, values, locale }: Planned,
): ShownChoice {
  const { slug, best_row, margin } = crane
  const equipment = craneEquipment(crane, locale)
  const left = leftText(margin.weight, best_row.lift_weight, locale)
  return {
    value: choiceText({ crane: slug, lifter: values.lifter }),
    titles: [craneTitle(crane, locale), ...(equipment === null ? [] : [equipment.title])],
    usedPercent: crane.used_percent,
    advice,
    figures: [m.plan_crane_left({ left }, { locale })],
    rent: null,
    plan: planAddress({ ...typed, crane: slug }),
  }
}
