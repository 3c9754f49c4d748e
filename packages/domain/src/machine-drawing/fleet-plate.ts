import { personHeight, personShapes } from './front-view.ts'
import type { MachineKind } from './machine-figures.ts'
import { machineParts } from './machine-parts.ts'
import { placeParts } from './parts.ts'
import { type Box, type Point, polyline, rect, type Shape, type View } from './shapes.ts'

/** A crane in transport position, mm; one of unknown build is drawn as the usual spider crane. */
type FleetCrane = { kind: MachineKind | null; length: number; height: number }

/** A view unit of the fleet plate is a millimetre on paper at 1:100. */
const unitM = 0.1
/** A view unit of the sheet, metres. */
const sheetUnitM = 1 / 32
/** Room for half a line around what is drawn. */
const pad = 0.05

function plateView({ left, right, bottom, top }: Box, shapes: readonly Shape[]): View {
  const box = { left: left - pad, right: right + pad, bottom: bottom - pad, top: top + pad }
  return { name: 'side', box, unitM, gridM: null, shapes }
}

/** A crane in transport position, at the scale of the fleet plate. */
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

/** Metres: a row of the sheet, and the room between machines and between rows. */
const sheetRowM = 36
const sheetGapM = 0.6

/** All cranes beside a person in rows on one sheet, without their names: for a small picture. */
export function fleetSheetView(cranes: readonly FleetCrane[]): View {
  const rows = sheetRows([fleetPersonView(), ...cranes.map(fleetCraneView)])
  let ground = 0
  const shapes = rows.toReversed().flatMap((row) => {
    let right = 0
    const placed = row.flatMap((view) => {
      const x = right - view.box.left
      right += viewSize(view).width + sheetGapM
      return view.shapes.map((shape) => moved(shape, [x, ground]))
    })
    const line = polyline('ground', [0, ground], [sheetRowM, ground])
    ground += Math.max(...row.map(({ box }) => box.top)) + sheetGapM
    return [line, ...placed]
  })
  const box = { left: 0, right: sheetRowM, bottom: -pad, top: ground }
  return { name: 'side', box, unitM: sheetUnitM, gridM: null, shapes }
}

function sheetRows(views: readonly View[]): View[][] {
  const rows: View[][] = []
  let room = 0
  for (const view of views) {
    const width = viewSize(view).width + sheetGapM
    if (room < width) {
      rows.push([])
      room = sheetRowM
    }
    rows.at(-1)?.push(view)
    room -= width
  }
  return rows
}

function moved(shape: Shape, [byX, byY]: Point): Shape {
  const move = ([x, y]: Point): Point => [x + byX, y + byY]
  if (shape.kind === 'circle') return { ...shape, centre: move(shape.centre) }
  if (shape.kind === 'text') return { ...shape, at: move(shape.at) }
  return { ...shape, points: shape.points.map(move) }
}

/** How wide and high a view is, in metres. */
export function viewSize({ box }: View): { width: number; height: number } {
  const rounded = (metres: number) => Math.round(metres * 100) / 100
  return { width: rounded(box.right - box.left), height: rounded(box.top - box.bottom) }
}
