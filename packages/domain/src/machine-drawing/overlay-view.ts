import { rangeOf } from './draw-machine.ts'
import type { DrawingRequest, DrawnMachine } from './machine-figures.ts'
import { type Box, circle, polyline, type Shape, type View } from './shapes.ts'
import { ground, layOut, metreGrid, scaleMarks, viewOf } from './sheet.ts'
import { workingRange } from './working-range.ts'
import { boxAround, contentOf, edgeShapes, type RangeDrawing } from './working-range-view.ts'

/** Several working ranges in one view with grid, scale and numbers; the edges are separate. */
export type Overlay = {
  view: View
  /** In the machines' order, empty for one without a load chart or whose chart ends below the weight. */
  edges: readonly (readonly Shape[])[]
}

const lanes = { left: 24, right: 10, bottom: 34, top: 14 }
const lightest: DrawingRequest = { weight: 10 }

/** A box for all machines, so that their drawings have the same scale and ground line. */
export function commonRoom(
  machines: readonly DrawnMachine[],
  requested: DrawingRequest = lightest,
): Box | null {
  const [first, ...others] = rangesOf(machines, requested).flatMap((range) => range ?? [])
  if (first === undefined) return null
  return others.reduce((box, range) => boxAround(box, contentOf(range)), contentOf(first))
}

/** Null when fewer than two of the machines have a load chart. */
export function overlayOf(
  machines: readonly DrawnMachine[],
  requested: DrawingRequest = lightest,
): Overlay | null {
  const ranges = rangesOf(machines, requested)
  const room = commonRoom(machines, requested)
  if (room === null || ranges.filter((range) => range !== null).length < 2) return null
  const sheet = layOut(room, lanes, 'right')
  const point = ranges.find((range) => range !== null && range.point !== null)?.point ?? null
  const shapes = [
    ...metreGrid(sheet),
    ...ground(sheet),
    polyline('axis', [0, -6 * sheet.unitM], [0, sheet.content.top]),
    ...scaleMarks(sheet),
    ...(point === null ? [] : [circle('point', point, 4.5 * sheet.unitM)]),
    ...ranges.flatMap((range, index) =>
      range === null ? [] : number(range, { index, of: ranges.length, unitM: sheet.unitM }),
    ),
  ]
  const edges = ranges.map((range) =>
    range === null ? [] : edgeShapes(workingRange(range.corners)),
  )
  return { view: viewOf('side', sheet, { shapes, gridM: 1 }), edges }
}

function rangesOf(machines: readonly DrawnMachine[], requested: DrawingRequest) {
  return machines.map((machine) => rangeOf(machine, requested))
}

type Numbered = { index: number; of: number; unitM: number }

/** The machine's number beside its edge, further out with each machine so that they stay apart. */
function number({ corners }: RangeDrawing, { index, of, unitM }: Numbered): Shape[] {
  const corner = corners[Math.floor(((index + 1) / (of + 1)) * corners.length)]
  if (corner === undefined) return []
  return [
    {
      kind: 'text',
      at: [corner.radius + 3 * unitM, corner.height + 3 * unitM],
      anchor: 'start',
      turned: false,
      figure: { value: index + 1, unit: null },
    },
  ]
}
