import type { ConfiguredChart } from '../crane-selection/configurations.ts'
import { type DrawnMachine, drawnMachine, type MachineKind } from './machine-figures.ts'
import { machineKind } from './machine-kind.ts'

/** A product with the technical fields for its drawing. */
type DrawnProduct = Parameters<typeof machineKind>[0] & Parameters<typeof drawnMachine>[1]
type DrawnCrane = ConfiguredChart & { crane_type: MachineKind | null }

const noChart: ConfiguredChart = { rows: [], configurations: [] }

/** A product for drawing, with its load chart if it is a crane of the selector; null for a course. */
export function productMachine(
  product: DrawnProduct,
  crane: DrawnCrane | null,
): DrawnMachine | null {
  const kind = crane?.crane_type ?? machineKind(product)
  return kind === null ? null : drawnMachine(kind, product, crane ?? noChart)
}
