import { fleetSheetView } from '@minikran/domain/machine-drawing/fleet-plate'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import type { ProductApi } from './product-api.ts'

/** All rented cranes on one sheet; only a person when they cannot be read. */
export async function fleetSheet(api: Pick<ProductApi, 'getCraneFleetArr'>): Promise<View> {
  const fleet = await api.getCraneFleetArr({})
  const cranes = fleet.ok ? fleet.data : []
  return fleetSheetView(
    cranes.map(({ crane_type: kind, length, height }) => ({ kind, length, height })),
  )
}
