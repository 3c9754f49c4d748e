import type { ApiClient } from '@minikran/contract/api-client'
import { type RequestedLift, totalLift } from '../crane-selection/lift-values.ts'
import { plainNumber } from '../crane-selection/plain-number.ts'

/** All cranes, smallest first; with a lift, which of them make it. */
export function fetchFleet(api: ApiClient, requested: RequestedLift | null, signal?: AbortSignal) {
  if (requested === null) return api.getCraneFleetArr({}, signal)
  const { height, radius, weight } = totalLift(requested)
  const lift = {
    height: plainNumber(height),
    radius: plainNumber(radius),
    weight: plainNumber(weight),
    extra: plainNumber(requested.extra),
  }
  return api.getCraneFleetArr(lift, signal)
}
