import type { CraneNearMiss, ListedCrane, SelectedCrane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { rowsWith } from '@minikran/domain/crane-selection/configurations'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import type { LiftAdvice } from '@minikran/domain/crane-selection/lift-advice'
import type { NearMissChange } from '@minikran/domain/crane-selection/near-misses'
import { craneMachine } from '@minikran/domain/machine-drawing/crane-machine'
import { thinChart } from '@minikran/domain/machine-drawing/thin-chart'
import { roundDecimals } from '@minikran/domain/primitives/round-decimals'
import { type SentMachine, sentMachine } from '../machine-drawing/sent-machine.ts'
import type { PriceRow } from '../pricing/price-rows.ts'
import type { AdvisedCrane } from './advised-page.ts'
import { craneEquipment, type Equipment, priceWithEquipment } from './crane-equipment.ts'
import { craneTitle } from './crane-title.ts'
import { liftSpare } from './lift-spare.ts'
import { type RequestedLift, totalLift } from './lift-values.ts'

/** Remarks about a crane besides its figures; those that do not apply are left out. */
type CraneAbout = Partial<{
  url: string
  logo: string
  repairs: true
  sales: true
  showcase: true
}>

type CraneData = {
  slug: string
  machine: SentMachine
  title: LocalText
  about: CraneAbout
  /** The equipment that the lift needs besides the crane. */
  equipment: Equipment | null
  /** Null when the crane is not for rent. */
  product: { slug: string; path: string; price: PriceRow | null } | null
}

/** The data of a result card. Kept small, since it is in the HTML and in the hydration data. */
export type CraneCardData = CraneData & {
  /** kg; null when unknown. */
  weight: number | null
  /** How much each figure of the lift may grow while the other two stay. */
  spare: Lift
  usedPercent: number
  advice: LiftAdvice
}

/** A crane that would fit after one change; `requested` is the changed lift. */
export type NearMissData = CraneData & {
  change: NearMissChange
  by: number
  requested: RequestedLift
}

/** `weight`: the weight that the crane is drawn with, kg. */
function craneData(
  crane: SelectedCrane | CraneNearMiss,
  weight: number,
  locale: Locale,
): CraneData {
  const { slug, product } = crane
  return {
    slug,
    machine: sentMachine(craneMachine(thinChart(crane, weight))),
    title: craneTitle(crane, locale),
    about: craneAbout(crane),
    equipment: craneEquipment(crane, locale),
    product: product && {
      slug: product.product_slug,
      path: product.path,
      price: priceWithEquipment(crane, locale),
    },
  }
}

function craneAbout({ url, logo_img, repairs, sales, showcase }: ListedCrane): CraneAbout {
  return {
    ...(url !== null && { url }),
    ...(logo_img !== null && { logo: logo_img }),
    ...(repairs && { repairs }),
    ...(sales && { sales }),
    ...(showcase && { showcase }),
  }
}

/** A crane without a load chart, with its page when it is for rent. */
export type UnchartedData = { title: LocalText; path: string | null }

export function unchartedCrane(crane: ListedCrane, locale: Locale): UnchartedData {
  return { title: craneTitle(crane, locale), path: crane.product?.path ?? null }
}

export function craneCard(
  { crane, advice }: AdvisedCrane,
  lift: Lift,
  locale: Locale,
): CraneCardData {
  return {
    ...craneData(crane, lift.weight, locale),
    weight: crane.weight,
    spare: liftSpare(rowsWith(crane.rows, crane.configuration), lift),
    usedPercent: crane.used_percent,
    advice,
  }
}

/** The extra weight stays the same, so the load gets lighter. */
export function nearMiss(
  miss: CraneNearMiss,
  requested: RequestedLift,
  locale: Locale,
): NearMissData {
  const { extra } = requested
  const weight = roundDecimals(miss.lift.weight - extra)
  return {
    ...craneData(miss, totalLift(requested).weight, locale),
    change: miss.change,
    by: miss.by,
    requested: { load: { ...miss.lift, weight }, extra },
  }
}
