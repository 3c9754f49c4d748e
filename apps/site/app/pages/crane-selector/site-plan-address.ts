import { type WallSite, wallAt } from '@minikran/domain/crane-selection/site-radius'
import { plainNumber, type RequestedLift } from '../../crane-selection/lift-values.ts'
import { planAddress, weightInPlan } from '../../lift-planning/plan-address.ts'

const orEmpty = (metres: number) => (metres > 0 ? plainNumber(metres) : '')

/** The plan of a lift on this site: where the load stands, and what it passes on its way. */
export function sitePlanAddress(site: WallSite, { load, extra }: RequestedLift): string {
  const { sillHeight, openingTop, loadDepth, loadHeight, slingLength } = site
  const passage =
    openingTop === null
      ? { edge_distance: plainNumber(wallAt(site)), edge_height: plainNumber(sillHeight) }
      : {
          passage: 'opening',
          opening_sill: plainNumber(sillHeight),
          opening_top: plainNumber(openingTop),
          opening_depth: plainNumber(Math.max(loadDepth / 2, 0.1)),
        }
  return planAddress({
    height: plainNumber(Math.max(sillHeight, 0.1)),
    radius: plainNumber(load.radius),
    weight: weightInPlan(load.weight),
    rigging: extra > 0 ? weightInPlan(extra) : '',
    ...passage,
    load_length: orEmpty(loadDepth),
    load_height: orEmpty(loadHeight),
    sling_length: orEmpty(slingLength),
  })
}
