import { productPath } from '@minikran/domain/catalogue/product-path'
import type { ProductType } from '@minikran/domain/catalogue/product-types'
import { neededConfiguration } from '@minikran/domain/crane-selection/configurations'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import type { PairProduct, PlanPair } from '@minikran/domain/lift-planning/lift-plan'
import { judgeLifters } from '@minikran/domain/lift-planning/lifters'
import { sumLoads } from '@minikran/domain/lift-planning/loads'
import { heldWeight, makePairs, type Pair } from '@minikran/domain/lift-planning/pairs'
import { weighPanel } from '@minikran/domain/lift-planning/panel'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { headHeightOf, passesWall } from '@minikran/domain/lift-planning/plan-scene'
import { firstPriceTogether } from '@minikran/domain/pricing/first-price'
import type { PricedProduct, PriceFigure } from '@minikran/domain/pricing/rental-price'
import { rawPrices } from '@minikran/domain/pricing/sek-prices'
import { sekFromOre } from '@minikran/domain/primitives/money'
import { presentPrices } from '../calls/present-prices.ts'
import type { Gear } from './lift-plan.queries.ts'
import { type PlannedCrane, pivotOf, type RentedColumns } from './planned-machine.ts'

type PairedGear = Gear & { weight: number; capacity: number }
type PlannedPair = Pair<PlannedCrane, PairedGear>
type FindCranes = (lift: Lift, most: number) => Promise<readonly PlannedCrane[]>

/** How many cranes and lifters are tried with each other: the smallest machines, the lightest lifters. */
const mostTried = 24

/** The pairs for the panel of a plan; null when the load is none. */
export async function findPairs(
  values: PlanValues,
  gear: readonly Gear[],
  findCranes: FindCranes,
): Promise<PlanPair[] | null> {
  const panel = weighPanel(values)
  if (panel === null) return null
  const held = heldWeight(values, panel)
  const lifters = liftersFor(values, held, gear)
  const [lightest] = lifters
  if (lightest === undefined) return []
  const { total } = sumLoads(held, values.rigging ?? 0, lightest.weight)
  const { height, radius } = values
  const cranes = await findCranes({ height, radius, weight: total ?? held }, mostTried)
  // Not those whose boom or load is known to hit the edge or opening, or to come too close.
  const rented = cranes.filter(
    (crane) => crane.product !== null && passesWall(values, pivotOf(crane)) !== false,
  )
  const headHeight = (crane: PlannedCrane) => headHeightOf(values, pivotOf(crane))
  const priceOf = (pair: PlannedPair) => priceTogether(pair)?.exVatOre ?? null
  const asked = { values, held, cranes: rented, lifters, headHeightOf: headHeight, priceOf }
  return makePairs(asked).map(presentPair)
}

/** Those that are known to take the panel, the lightest first. */
function liftersFor(values: PlanValues, weight: number, gear: readonly Gear[]): PairedGear[] {
  const { panel_material: material, panel_position: position = 'vertical' } = values
  if (material === undefined) return []
  const bySlug = new Map(gear.map((each) => [each.product_slug, each]))
  return judgeLifters(gear, { weight, material, position })
    .filter(({ fits }) => fits === true)
    .flatMap(({ product_slug, capacity }) => {
      const found = bySlug.get(product_slug)
      if (found === undefined || found.weight === null || capacity === null) return []
      return [{ ...found, weight: found.weight, capacity }]
    })
    .slice(0, mostTried)
}

function presentPair(pair: PlannedPair): PlanPair {
  const { crane, configuration, capacity, margin, lifter, total } = pair
  const price = priceTogether(pair)
  return {
    crane: { slug: crane.slug, title: crane.title, configuration, capacity, margin },
    lifter: {
      product_slug: lifter.product_slug,
      capacity: lifter.capacity,
      margin: pair.lifterMargin,
    },
    total,
    governed_by: pair.governedBy,
    used_percent: pair.usedPercent,
    margin_word: pair.word,
    price: price && { ex_vat: sekFromOre(price.exVatOre), inc_vat: sekFromOre(price.incVatOre) },
    products: productsOf(pair).filter((product) => product !== null),
  }
}

const priceTogether = (pair: PlannedPair): PriceFigure | null =>
  firstPriceTogether(productsOf(pair).map((product) => product && priced(product))).price

/** Null is equipment that is rented, but not public. */
function productsOf({ crane, configuration, lifter }: PlannedPair): (PairProduct | null)[] {
  const needed = neededConfiguration(crane.configurations, configuration)
  const machines = [crane.product, ...(needed === null || needed.included ? [] : [needed.product])]
  return [
    ...machines.map((each) => each && presentProduct({ ...each, ...each.product })),
    presentProduct(lifter),
  ]
}

type Addressed = RentedColumns & { prodcat_slug: string; prodsubcat_slug: string }

function presentProduct(product: Addressed): PairProduct {
  const { product_slug, title_sv, title_en, type } = product
  const path = productPath(product)
  return { product_slug, path, title_sv, title_en, type, ...presentPrices(product) }
}

function priced(product: PairProduct): PricedProduct {
  // The column's check: 0 to 4.
  const type = product.type as ProductType
  return { type, vatPercent: product.prod_vat, ...rawPrices(product) }
}
