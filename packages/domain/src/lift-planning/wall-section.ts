import { type Box, polyline, rect, type Shape } from '../machine-drawing/shapes.ts'

/** The drawn thickness of a wall, in view units. */
const thickness = 6

/** A hatched section of a wall, from its face at `left` to the right. */
export function wallSection({ left, bottom, top }: Omit<Box, 'right'>, unitM: number): Shape[] {
  const width = thickness * unitM
  const right = left + width
  const strokes: Shape[] = []
  for (let y = bottom; y + width <= top; y += width) {
    strokes.push(polyline('detail', [left, y], [right, y + width]))
  }
  return [
    rect('ghost', { left, right, bottom, top }),
    ...strokes,
    rect('frame', { left, right, bottom, top }),
  ]
}
