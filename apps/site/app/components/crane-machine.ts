import type { Crane } from '@minikran/contract/crane-selection'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'

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
