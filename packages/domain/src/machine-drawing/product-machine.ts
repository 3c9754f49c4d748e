import { type ConfiguredChart, drawnRows } from '../crane-selection/configurations.ts'
import type { DrawnMachine, MachineKind } from './machine-figures.ts'
import { machineKind } from './machine-kind.ts'

type Field = 'length' | 'width' | 'height' | 'length_unfolded' | 'width_unfolded' | 'slew_deg'
type FieldValue = number | string | number[] | undefined
/** A product's technical fields, as far as they are drawn. */
type DrawnProduct = Parameters<typeof machineKind>[0] & { [Name in Field]?: FieldValue }
type DrawnCrane = ConfiguredChart & { crane_type: MachineKind | null }

export function figureIn(value: FieldValue): number | null {
  return typeof value === 'number' ? value : null
}

/** A product as it is drawn, with its load chart when it is a crane of the selector; null for a course. */
export function productMachine(
  product: DrawnProduct,
  crane: DrawnCrane | null,
): DrawnMachine | null {
  const kind = crane?.crane_type ?? machineKind(product)
  if (kind === null) return null
  return {
    kind,
    length: figureIn(product.length),
    width: figureIn(product.width),
    height: figureIn(product.height),
    length_unfolded: figureIn(product.length_unfolded),
    width_unfolded: figureIn(product.width_unfolded),
    slew_deg: figureIn(product.slew_deg),
    ...(crane === null ? { rows: [] } : drawnRows(crane)),
  }
}
