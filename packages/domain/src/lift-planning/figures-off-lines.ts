import { labelWidth } from '../machine-drawing/label.ts'
import type { Point, Shape, TextShape } from '../machine-drawing/shapes.ts'

const gap = 3

/** Measures with their figures moved along them, off the extension lines that run across. */
export function figuresOffLines(measures: readonly Shape[], unitM: number): Shape[] {
  const lines = measures.flatMap((shape) => (shape.kind === 'polyline' ? [shape.points] : []))
  return measures.map((shape) => (shape.kind === 'text' ? moved(shape, lines, unitM) : shape))
}

function moved(text: TextShape, lines: readonly (readonly Point[])[], unitM: number): TextShape {
  const [along, across] = text.turned ? ([1, 0] as const) : ([0, 1] as const)
  const [at, lane] = [text.at[along], text.at[across]]
  const half = labelWidth(text.figure, unitM) / 2 + gap * unitM
  const crossing = lines.flatMap(([from, to]) => {
    const isAcross = from && to && from[along] === to[along]
    return isAcross && (from[across] - lane) * (to[across] - lane) < 0 ? [from[along]] : []
  })
  const isFree = (place: number) =>
    crossing.every((line) => Math.abs(line - place) >= half - unitM / 10)
  const [nearest = at] = [at, ...crossing.flatMap((line) => [line - half, line + half])]
    .filter(isFree)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
  return { ...text, at: text.turned ? [lane, nearest] : [nearest, lane] }
}
