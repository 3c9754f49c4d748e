import { roundDecimals } from '../primitives/round-decimals.ts'
import type { BoomPivot } from './boom-pivot.ts'
import { boomClearance, boomPose, leastClearanceM } from './obstacle.ts'

/**
 * Metres; the crane's centre is at 0. The wall has an opening from `sill` to `top`, and behind it a
 * ceiling at `top`. The load's underside lands at `height` and `radius`, inside.
 */
export type OpeningScene = {
  pivot: BoomPivot
  radius: number
  height: number
  edgeDistance: number
  sill: number
  top: number
  /** Null when not known. */
  loadLength: number | null
  loadHeight: number | null
  /** From the load's top to the boom's head, with hook and lifter; null when not known. */
  slingLength: number | null
}

/** Which part is close to which side of the opening; `loadWall` is the wall below the sill. */
export type TightPlace = 'boomTop' | 'boomSill' | 'loadSill' | 'loadWall'
/** Clearances are null when load height or sling length are unknown; the pose counts them as 0. */
export type Opening = {
  pivot_height: number
  pivot_offset: number
  pivot_estimated: boolean
  /** From the load's underside to the boom's head. */
  hanging_height: number | null
  /** The load's underside while it passes the wall; inside it is lowered from there. */
  carry_height: number
  head_height: number
  boom_angle: number
  boom_length: number
  boom_top_clearance: number | null
  boom_sill_clearance: number | null
  load_sill_clearance: number | null
  /** Also null when the load lands no lower than the sill. */
  load_wall_clearance: number | null
  /** The smallest of these, and all places that are as tight. */
  clearance: number | null
  tightest: TightPlace[]
  passes: boolean | null
  reason?: 'hangingUnknown' | 'loadLengthUnknown' | 'openingTooLow'
}

/** The height of sling and load; unknown sizes count as 0, which overestimates the clearances. */
const knownHanging = ({ loadHeight, slingLength }: OpeningScene) =>
  roundDecimals((loadHeight ?? 0) + (slingLength ?? 0))

/**
 * The height of the load's underside on its way in, and of the boom's head: the height between landing
 * place and top of the opening at which the smallest clearance is largest.
 */
export function openingPose(scene: OpeningScene): { carryHeight: number; headHeight: number } {
  const carryHeight = roundDecimals(bestCarryHeight(scene))
  return { carryHeight, headHeight: roundDecimals(carryHeight + knownHanging(scene)) }
}

// For 100 m this gives an accuracy below a thousandth of a millimetre.
const halvings = 30

/** Bisection: a higher load is further from the sill and nearer to the top; best are equal clearances. */
function bestCarryHeight(scene: OpeningScene): number {
  const isTooLow = (carryHeight: number) => {
    const { boomTop, boomSill, loadSill } = clearancesAt(scene, carryHeight)
    return Math.min(boomSill, loadSill) < boomTop
  }
  let low = scene.height
  let high = Math.max(scene.height, scene.top)
  if (!isTooLow(low)) return low
  for (let time = 0; time < halvings; time += 1) {
    const middle = (low + high) / 2
    if (isTooLow(middle)) low = middle
    else high = middle
  }
  return low
}

/**
 * The load moves in at one height, so the boom is nearest to the wall when the load is above its landing
 * place, and the load's clearance to the sill is its height above it.
 */
function clearancesAt(scene: OpeningScene, carryHeight: number) {
  const { pivot, radius, edgeDistance, sill, top } = scene
  const foot = { x: pivot.offset, y: pivot.height }
  const head = { x: radius, y: carryHeight + knownHanging(scene) }
  // The wall above the opening, mirrored, is a wall below an edge.
  const wallAbove = boomClearance(mirrored(foot), mirrored(head), {
    edgeDistance,
    edgeHeight: -top,
  })
  return {
    boomTop: Math.min(wallAbove, top - head.y),
    boomSill: boomClearance(foot, head, { edgeDistance, edgeHeight: sill }),
    loadSill: carryHeight - sill,
  }
}

const mirrored = ({ x, y }: { x: number; y: number }) => ({ x, y: -y })

/** The clearance beside the wall of a load lowered below the sill; null otherwise or of unknown length. */
function loadWallClearance({ radius, height, edgeDistance, sill, loadLength }: OpeningScene) {
  if (loadLength === null || height >= sill) return null
  return roundDecimals(radius - loadLength / 2 - edgeDistance)
}

/** The least height of an opening for the height of load and sling. */
export const neededOpening = (hanging: number) => roundDecimals(hanging + 2 * leastClearanceM)

// Clearances that differ less count as equal; a centimetre is shown.
const equalWithinM = 0.005

/** Whether the crane reaches in through the opening, and its clearances. Negative is a collision. */
export function clearOpening(scene: OpeningScene): Opening {
  const { pivot, radius, height, sill, top, loadLength } = scene
  const { carryHeight, headHeight } = openingPose(scene)
  const { boomTop, boomSill, loadSill } = clearancesAt(scene, carryHeight)
  const clearances: Record<TightPlace, number | null> = {
    boomTop: roundDecimals(boomTop),
    boomSill: roundDecimals(boomSill),
    loadSill: roundDecimals(loadSill),
    loadWall: loadWallClearance(scene),
  }
  const smallest = Math.min(...Object.values(clearances).filter((each) => each !== null))
  const isTooTight = smallest < leastClearanceM
  const pose = {
    pivot_height: pivot.height,
    pivot_offset: pivot.offset,
    pivot_estimated: true,
    carry_height: carryHeight,
    head_height: headHeight,
    ...boomPose(pivot, { x: radius, y: headHeight }),
  }
  if (scene.loadHeight === null || scene.slingLength === null) {
    return { ...pose, ...unknown, passes: isTooTight ? false : null, reason: 'hangingUnknown' }
  }
  const hanging = knownHanging(scene)
  const answer = {
    ...pose,
    hanging_height: hanging,
    boom_top_clearance: clearances.boomTop,
    boom_sill_clearance: clearances.boomSill,
    load_sill_clearance: clearances.loadSill,
    load_wall_clearance: clearances.loadWall,
    clearance: smallest,
    tightest: tightPlaces.filter((place) => {
      const clearance = clearances[place]
      return clearance !== null && clearance - smallest < equalWithinM
    }),
  }
  if (neededOpening(hanging) > roundDecimals(top - sill)) {
    return { ...answer, passes: false, reason: 'openingTooLow' }
  }
  if (loadLength === null && height < sill) {
    return { ...answer, passes: isTooTight ? false : null, reason: 'loadLengthUnknown' }
  }
  return { ...answer, passes: !isTooTight }
}

const tightPlaces: readonly TightPlace[] = ['boomTop', 'boomSill', 'loadSill', 'loadWall']
const unknown = {
  hanging_height: null,
  boom_top_clearance: null,
  boom_sill_clearance: null,
  load_sill_clearance: null,
  load_wall_clearance: null,
  clearance: null,
  tightest: [],
}
