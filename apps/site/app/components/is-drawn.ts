import { drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'

/** Is enough known of the machine to draw any view of it? */
export function isDrawn(machine: DrawnMachine): boolean {
  return drawMachine(machine).views.length > 0
}
