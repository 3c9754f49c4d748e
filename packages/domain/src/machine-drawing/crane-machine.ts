import { type ConfiguredChart, drawnRows } from '../crane-selection/configurations.ts'
import type { DrawnMachine, MachineKind } from './machine-figures.ts'

type Figures = Pick<
  DrawnMachine,
  'length' | 'width' | 'height' | 'length_unfolded' | 'width_unfolded' | 'slew_deg'
>
type Crane = ConfiguredChart & { crane_type: MachineKind | null; figures: Figures }

/** A crane as it is drawn; one of unknown build is drawn as the usual spider crane's sheet. */
export function craneMachine(crane: Crane): DrawnMachine {
  const { crane_type, figures } = crane
  const { length, width, height, length_unfolded, width_unfolded, slew_deg } = figures
  return {
    kind: crane_type ?? 'spider-crane',
    length,
    width,
    height,
    length_unfolded,
    width_unfolded,
    slew_deg,
    ...drawnRows(crane),
  }
}
