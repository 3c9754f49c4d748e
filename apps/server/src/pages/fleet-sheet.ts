import { fleetSheetView } from '@minikran/domain/machine-drawing/fleet-plate'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import type { ProductApi } from './product-api.ts'

/** All rented cranes on one sheet; null when they cannot be read. */
export async function fleetSheet(api: Pick<ProductApi, 'getCraneFleetArr'>): Promise<View | null> {
  const fleet = await api.getCraneFleetArr({})
  if (!fleet.ok) return null
  return fleetSheetView(
    fleet.data.map(({ crane_type: kind, length, height }) => ({ kind, length, height })),
  )
}
