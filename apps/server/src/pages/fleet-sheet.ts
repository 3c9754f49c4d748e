import type { FleetCrane } from '@minikran/contract/crane-selection'
import { fleetSheetView } from '@minikran/domain/machine-drawing/fleet-plate'
import type { View } from '@minikran/domain/machine-drawing/shapes'

/** All rented cranes on one sheet. */
export const fleetSheet = (fleet: readonly FleetCrane[]): View =>
  fleetSheetView(fleet.map(({ crane_type: kind, length, height }) => ({ kind, length, height })))
