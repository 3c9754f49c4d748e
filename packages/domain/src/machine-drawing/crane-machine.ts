import type { ConfiguredChart } from '../crane-selection/configurations.ts'
import { type DrawnMachine, drawnMachine, type MachineKind } from './machine-figures.ts'

type Crane = ConfiguredChart & {
  crane_type: MachineKind | null
  figures: Parameters<typeof drawnMachine>[1]
}

/** A crane for drawing; an unknown type is drawn as a spider crane. */
export function craneMachine(crane: Crane): DrawnMachine {
  return drawnMachine(crane.crane_type ?? 'spider-crane', crane.figures, crane)
}
