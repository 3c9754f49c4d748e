import { horizontalDimension, verticalDimension } from './dimension.ts'
import { frontParts } from './front-parts.ts'
import type { MachineKind } from './machine-figures.ts'
import { placeParts } from './parts.ts'
import { circle, type Point, polygon, polyline, type Shape, type View } from './shapes.ts'
import { ground, layOut, type Sheet, viewOf } from './sheet.ts'

/** The door and the person beside the machine, metres. */
export const doorSize = { width: 0.9, height: 2.1 } as const
export const personHeight = 1.8

const wall = 0.12

/** A door opening in a piece of wall, cut and hatched as in a building drawing. */
function doorShapes(left: number, top: number): Shape[] {
  const right = left + doorSize.width
  const outline: Point[] = [
    [left, 0],
    [left, doorSize.height],
    [right, doorSize.height],
    [right, 0],
    [right + wall, 0],
    [right + wall, top],
    [left - wall, top],
    [left - wall, 0],
  ]
  return [
    polygon('ghost', ...outline),
    ...wallHatch(left - wall, left, doorSize.height),
    ...wallHatch(right, right + wall, doorSize.height),
    polyline(
      'detail',
      [left, 0],
      [left + doorSize.width / 2, doorSize.height / 2],
      [left, doorSize.height],
    ),
  ]
}

function wallHatch(left: number, right: number, top: number): Shape[] {
  const strokes: Shape[] = []
  const step = wall * 0.8
  for (let y = 0; y + wall <= top; y += step)
    strokes.push(polyline('detail', [left, y], [right, y + wall]))
  return strokes
}

// From the left foot round by the shoulders to the right foot and the gap between the legs.
const personOutline: readonly Point[] = [
  [-0.15, 0],
  [-0.18, 0.84],
  [-0.25, 0.86],
  [-0.25, 1.36],
  [-0.21, 1.46],
  [-0.12, 1.5],
  [0.12, 1.5],
  [0.21, 1.46],
  [0.25, 1.36],
  [0.25, 0.86],
  [0.18, 0.84],
  [0.15, 0],
  [0.03, 0],
  [0, 0.78],
  [-0.03, 0],
]

/** A standing person of 1.8 m, as plain as on a building drawing. */
export function personShapes(x: number): Shape[] {
  const outline = personOutline.map(([dx, y]): Point => [x + dx, y])
  return [polygon('ghost', ...outline), circle('ghost', [x, 1.665], 0.125)]
}

type Places = { machine: number; door: number; person: number; right: number }

function placesFor(width: number): Places {
  const door = width / 2 + 0.5
  const person = door + doorSize.width + wall + 0.45
  return { machine: 0, door, person, right: person + 0.35 }
}

function dimensions(
  size: { width: number; height: number },
  places: Places,
  sheet: Sheet,
): Shape[] {
  const { unitM, content } = sheet
  const { width, height } = size
  const mm = (metres: number) => ({ value: Math.round(metres * 1000), unit: 'mm' }) as const
  const below = (from: number, to: number) =>
    horizontalDimension(
      { from, to, lane: -26 * unitM, start: [-6 * unitM, -6 * unitM], figure: mm(to - from) },
      unitM,
    )
  const beside = (lane: number, to: number, start: number) =>
    verticalDimension({ from: 0, to, lane, start: [lane, start], figure: mm(to) }, unitM)
  return [
    ...below(-width / 2, width / 2),
    ...below(places.door, places.door + doorSize.width),
    ...beside(content.left - 6 * unitM, height, -width / 2),
    ...beside(content.right + 20 * unitM, doorSize.height, places.door + doorSize.width),
    {
      kind: 'text',
      at: [places.person, personHeight + 5 * unitM],
      anchor: 'middle',
      turned: false,
      figure: { value: personHeight, unit: 'm' },
    },
  ]
}

/** Front view, width by height in metres, beside a 900 × 2100 mm door and a person of 1.8 m. */
export function frontView(kind: MachineKind, size: { width: number; height: number }): View {
  const places = placesFor(size.width)
  const top = Math.max(size.height, doorSize.height) + 0.3
  const content = { left: -size.width / 2 - 0.25, right: places.right, bottom: 0, top }
  const sheet = layOut(content, { left: 30, right: 34, bottom: 36, top: 8 }, 'both')
  const shapes = [
    ...ground(sheet),
    ...doorShapes(places.door, doorSize.height + 0.2),
    ...personShapes(places.person),
    ...placeParts(frontParts[kind], { x: places.machine, ...size }),
    ...dimensions(size, places, sheet),
  ]
  return viewOf('front', sheet, { shapes, gridM: null })
}
