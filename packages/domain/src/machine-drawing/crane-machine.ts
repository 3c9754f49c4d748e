import type { CraneRow } from '../crane-selection/lift.ts'
import type { DrawnMachine, MachineKind } from './machine-figures.ts'

type Figures = Pick<
  DrawnMachine,
  'length' | 'width' | 'height' | 'length_unfolded' | 'width_unfolded' | 'slew_deg'
>
type Crane = { crane_type: MachineKind | null; figures: Figures; rows: readonly CraneRow[] }

/** A crane as it is drawn; one of unknown build is drawn as the usual spider crane's sheet. */
export function craneMachine({ crane_type, figures, rows }: Crane): DrawnMachine {
  const { length, width, height, length_unfolded, width_unfolded, slew_deg } = figures
  return {
    kind: crane_type ?? 'spider-crane',
    length,
    width,
    height,
    length_unfolded,
    width_unfolded,
    slew_deg,
    rows,
  }
}
