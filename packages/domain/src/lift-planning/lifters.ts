import type { useformaterialKeys } from '../catalogue/options.ts'
import type { PanelMaterial, PanelPosition } from './plan-fields.ts'

type Known = number | null
/** A vacuum lifter under the names of its technical fields: kg, degrees, codes. */
export type Lifter = {
  product_slug: string
  weight: Known
  lift_capacity: Known
  tilt_deg: Known
  useformaterial: readonly number[] | null
}
export type LifterReason =
  | 'material'
  | 'tooHeavy'
  | 'position'
  | 'materialUnknown'
  | 'capacityUnknown'
  | 'positionUnknown'
/** `fits` is null when unknown. */
export type LifterAnswer = {
  product_slug: string
  capacity: Known
  fits: boolean | null
  reason: LifterReason | null
}
type HeldPanel = { weight: number; material: PanelMaterial; position: PanelPosition }

/** The code of `useformaterial` that a lifter needs for a panel. */
const codeOf: Record<PanelMaterial, keyof typeof useformaterialKeys> = {
  glass: 2,
  stone: 1,
  concrete: 1,
  steel: 3,
  plasterboard: 3,
  wood: 3,
  sandwich: 3,
}

/** A vertical panel needs a lifter that tilts by 90°. */
const uprightDeg = 90

/** The reason against a lifter; a known misfit before unknown data. */
function reasonAgainst(lifter: Lifter, { weight, material, position }: HeldPanel) {
  const { useformaterial, lift_capacity, tilt_deg } = lifter
  const isUpright = position === 'vertical'
  if (useformaterial !== null && !useformaterial.includes(codeOf[material])) return 'material'
  if (lift_capacity !== null && lift_capacity < weight) return 'tooHeavy'
  if (isUpright && tilt_deg !== null && tilt_deg < uprightDeg) return 'position'
  if (useformaterial === null) return 'materialUnknown'
  if (lift_capacity === null) return 'capacityUnknown'
  if (isUpright && tilt_deg === null) return 'positionUnknown'
  return null
}

const doubts: readonly (LifterReason | null)[] = [
  'materialUnknown',
  'capacityUnknown',
  'positionUnknown',
]

const byWeight = (a: Lifter, b: Lifter) =>
  (a.weight ?? Number.MAX_VALUE) - (b.weight ?? Number.MAX_VALUE) ||
  (a.product_slug < b.product_slug ? -1 : 1)

const rank = ({ fits }: LifterAnswer) => (fits === true ? 0 : fits === null ? 1 : 2)

/** The lifters for a panel: fitting ones first, then uncertain ones, each the lightest first. */
export function judgeLifters(lifters: readonly Lifter[], panel: HeldPanel): LifterAnswer[] {
  return lifters
    .toSorted(byWeight)
    .map((lifter): LifterAnswer => {
      const reason = reasonAgainst(lifter, panel)
      const fits = reason === null ? true : doubts.includes(reason) ? null : false
      return {
        product_slug: lifter.product_slug,
        capacity: lifter.lift_capacity,
        fits,
        reason,
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}
