import { boomPivot } from '@minikran/domain/lift-planning/boom-pivot'
import { smallestMove } from '@minikran/domain/lift-planning/crane-move'
import { padUnderLegs } from '@minikran/domain/lift-planning/ground'
import type { LiftPlan, PlanPair } from '@minikran/domain/lift-planning/lift-plan'
import { judgeLifters } from '@minikran/domain/lift-planning/lifters'
import { type Loads, sumLoads } from '@minikran/domain/lift-planning/loads'
import { clearObstacle, type ObstacleScene } from '@minikran/domain/lift-planning/obstacle'
import {
  clearOpening,
  type OpeningScene,
  openingPose,
} from '@minikran/domain/lift-planning/opening'
import { outriggerLoad } from '@minikran/domain/lift-planning/outrigger-load'
import { type Panel, weighPanel } from '@minikran/domain/lift-planning/panel'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import {
  headHeight,
  headHeightOf,
  openingSceneOf,
  sceneOf,
} from '@minikran/domain/lift-planning/plan-scene'
import { capacityWithHead, carriesWithHead } from '@minikran/domain/lift-planning/planned-crane'
import { powerOnSite } from '@minikran/domain/lift-planning/power'
import { towTrailer } from '@minikran/domain/lift-planning/towing'
import { windLimit } from '@minikran/domain/lift-planning/wind'
import type { Gear } from './lift-plan.queries.ts'
import { type PlannedCrane, pivotOf, plannedMachine } from './planned-machine.ts'

/** What the database knows of a plan. */
export type PlanFacts = {
  crane: PlannedCrane | null
  lifter: Gear | null
  lifters: readonly Gear[]
  pairs: PlanPair[] | null
  plates: readonly Gear[]
  generators: readonly Gear[]
}
type Planned = PlanFacts & {
  values: PlanValues
  loads: Loads
  panel: Panel | null
  machine: ReturnType<typeof plannedMachine>
}

const mostLifters = 24
const mostGenerators = 3

/** All that hangs on the hook. */
export function loadsOf(values: PlanValues, lifter: Gear | null): Loads {
  return sumLoads(values.weight, values.rigging ?? 0, lifter === null ? 0 : lifter.weight)
}

/** The plan with the parts that were asked for. */
export function makeLiftPlan(values: PlanValues, facts: PlanFacts): LiftPlan {
  const loads = loadsOf(values, facts.lifter)
  const crane = craneOf(values, facts.crane, loads)
  const machine = plannedMachine(facts.crane, crane.configuration)
  const planned: Planned = { ...facts, values, loads, panel: weighPanel(values), machine }
  const asksLoads = values.rigging !== undefined || values.lifter !== undefined
  return {
    crane,
    ...(asksLoads && { loads }),
    ...obstacleOf(planned),
    ...openingOf(planned),
    ...panelOf(planned),
    ...groundOf(planned),
    ...windOf(planned),
    ...powerOf(planned),
    ...towingOf(planned),
  }
}

const noCapacity = { configuration: null, capacity: null, margin: null }

function craneOf(
  values: PlanValues,
  crane: PlannedCrane | null,
  { total }: Loads,
): LiftPlan['crane'] {
  if (crane === null) {
    const reason = total === null ? 'loadUnknown' : 'noCrane'
    return { slug: null, title: null, ...noCapacity, reason }
  }
  const { slug, title } = crane
  const { height, radius } = values
  const lift = { height, radius, weight: total ?? 0 }
  const answer = capacityWithHead(crane, lift, headHeightOf(values, pivotOf(crane)))
  if (total !== null || answer.capacity === null) return { slug, title, ...answer }
  return { slug, title, ...answer, margin: null, reason: 'loadUnknown' }
}

function obstacleOf(planned: Planned) {
  const { values, machine } = planned
  const { edge_distance, edge_height } = values
  if (edge_distance === undefined || edge_height === undefined) return {}
  const scene = sceneOf(values, boomPivot(machine.kind, machine.size))
  const passes = (moved: ObstacleScene) => clearObstacle(moved).passes
  const carries = ({ radius }: ObstacleScene) =>
    carriesFrom(planned, { radius, head: headHeight(values) })
  return { obstacle: { ...clearObstacle(scene), move: smallestMove({ scene, passes, carries }) } }
}

function openingOf(planned: Planned) {
  const { values, machine } = planned
  const scene = openingSceneOf(values, boomPivot(machine.kind, machine.size))
  if (scene === null) return {}
  const passes = (moved: OpeningScene) => clearOpening(moved).passes
  const carries = (moved: OpeningScene) =>
    carriesFrom(planned, { radius: moved.radius, head: openingPose(moved).headHeight })
  return { opening: { ...clearOpening(scene), move: smallestMove({ scene, passes, carries }) } }
}

/** Whether the crane carries the sum at a radius with the boom's head that high. */
function carriesFrom(
  { values: { height }, crane, loads: { total } }: Planned,
  { radius, head }: { radius: number; head: number },
): boolean {
  if (crane === null || total === null) return false
  return carriesWithHead(crane, { height, radius, weight: total }, head)
}

function panelOf({ values, panel, lifters, pairs }: Planned) {
  const { panel_material: material, panel_position: position = 'vertical' } = values
  if (panel === null || material === undefined) return {}
  const held = { weight: panel.weight, material, position }
  const judged = judgeLifters(lifters, held).slice(0, mostLifters)
  return { panel, lifters: judged, ...(pairs !== null && { pairs }) }
}

function groundOf({ values, machine, loads, plates }: Planned) {
  const { ground, floor_capacity: floorCapacity } = values
  if (ground === undefined) return {}
  const load =
    machine.onLegs === null
      ? ({ kN: null, reason: 'craneUnknown' } as const)
      : outriggerLoad(machine.onLegs, loads.total)
  return { ground: padUnderLegs({ ground, floorCapacity, load, plates }) }
}

function windOf({ values: { wind }, lifter, panel, loads }: Planned) {
  if (wind === undefined) return {}
  const asked = { wind, hasLifter: lifter?.isLifter === true, hookKg: loads.total }
  return { wind: windLimit({ ...asked, areaM2: panel?.area ?? null }) }
}

function powerOf({ values: { site_power, hours }, machine, generators }: Planned) {
  if (site_power === undefined) return {}
  const power = powerOnSite(machine.power, site_power, hours)
  if (power.state !== 'missing') return { power }
  const slugs = generators.slice(0, mostGenerators).map(({ product_slug }) => product_slug)
  return { power: { ...power, generators: slugs } }
}

function towingOf({ values, machine }: Planned) {
  const { car_total: carTotal, car_towing: carTowing, trailer_total: trailerTotal } = values
  if (carTotal === undefined || carTowing === undefined) return {}
  return {
    towing: towTrailer({ carTotal, carTowing, trailerTotal, machineWeight: machine.weight }),
  }
}
