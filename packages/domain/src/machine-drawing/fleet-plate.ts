import { personHeight, personShapes } from './front-view.ts'
import type { MachineKind } from './machine-figures.ts'
import { machineParts } from './machine-parts.ts'
import { placeParts } from './parts.ts'
import { type Box, rect, type Shape, type View } from './shapes.ts'

/** A crane in transport position, mm; one of unknown build is drawn as the usual spider crane. */
type FleetCrane = { kind: MachineKind | null; length: number; height: number }

/** A view unit of the fleet plate is a millimetre on paper at 1:100. */
const unitM = 0.1
/** Room for half a line around what is drawn. */
const pad = 0.05

function plateView({ left, right, bottom, top }: Box, shapes: readonly Shape[]): View {
  const box = { left: left - pad, right: right + pad, bottom: bottom - pad, top: top + pad }
  return { name: 'side', box, unitM, gridM: null, shapes }
}

/** A crane as it stands in transport position, at the scale of the fleet plate. */
export function fleetCraneView({ kind, ...mm }: FleetCrane): View {
  const length = mm.length / 1000
  const height = mm.height / 1000
  const box = { left: -length / 2, right: length / 2, bottom: 0, top: height }
  const parts = machineParts(kind ?? 'spider-crane')
  return plateView(box, placeParts(parts, { x: 0, width: length, height }))
}

/** A person of 1.8 m, at the scale of the fleet plate. */
export function fleetPersonView(): View {
  return plateView({ left: -0.25, right: 0.25, bottom: 0, top: personHeight }, personShapes(0))
}

/** A scale bar of `metres`, every other metre filled. */
export function scaleBarView(metres: number): View {
  const shapes = Array.from({ length: metres }, (_, metre) =>
    rect(metre % 2 === 0 ? 'solid' : 'body', {
      left: metre,
      right: metre + 1,
      bottom: 0,
      top: 0.2,
    }),
  )
  return plateView({ left: 0, right: metres, bottom: 0, top: 0.2 }, shapes)
}

/** How wide and high a view is, in metres. */
export function viewSize({ box }: View): { width: number; height: number } {
  const rounded = (metres: number) => Math.round(metres * 100) / 100
  return { width: rounded(box.right - box.left), height: rounded(box.top - box.bottom) }
}
