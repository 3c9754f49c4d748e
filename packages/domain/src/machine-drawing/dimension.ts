import { labelWidth } from './label.ts'
import { type Figure, type Point, polygon, polyline, type Shape } from './shapes.ts'
import type { Sheet } from './sheet.ts'

/** A measure between two places on one axis; `lane` is where the line runs on the other axis. */
export type Measure = {
  from: number
  to: number
  lane: number
  /** Where the extension lines start, at `from` and at `to`. */
  start: readonly [number, number]
  figure: Figure
}

const arrowLength = 7
const arrowHalf = 1.6
const overshoot = 3

type Turn = (along: number, across: number) => Point
const alongX: Turn = (along, across) => [along, across]
const alongY: Turn = (along, across) => [across, along]

function arrow(turn: Turn, tip: readonly [number, number], length: number): Shape {
  const [along, across] = tip
  const half = (Math.abs(length) * arrowHalf) / arrowLength
  return polygon(
    'arrow',
    turn(along, across),
    turn(along + length, across + half),
    turn(along + length, across - half),
  )
}

function extension(turn: Turn, along: number, across: { start: number; lane: number }): Shape[] {
  const { start, lane } = across
  return start === lane ? [] : [polyline('dimension', turn(along, start), turn(along, lane))]
}

function linesOf(measure: Measure, turn: Turn, unitM: number): Shape[] {
  const { from, to, lane, start } = measure
  const length = arrowLength * unitM
  // Between marks too close for two arrows these come from outside.
  const inside = to - from > 3 * length
  const reach = inside ? 0 : 2 * length
  const beyond = (at: number) => lane + Math.sign(lane - at) * overshoot * unitM
  return [
    ...extension(turn, from, { start: start[0], lane: beyond(start[0]) }),
    ...extension(turn, to, { start: start[1], lane: beyond(start[1]) }),
    polyline('dimension', turn(from - reach, lane), turn(to + reach, lane)),
    arrow(turn, [from, lane], inside ? length : -length),
    arrow(turn, [to, lane], inside ? -length : length),
  ]
}

/** A measure along x with its figure above the line. */
export function horizontalDimension(measure: Measure, unitM: number): Shape[] {
  const at: Point = [(measure.from + measure.to) / 2, measure.lane + 3.5 * unitM]
  const { figure } = measure
  const label: Shape = { kind: 'text', at, anchor: 'middle', turned: false, figure }
  return [...linesOf(measure, alongX, unitM), label]
}

/** A measure along y with its figure to the left of the line, read from the right. */
export function verticalDimension(measure: Measure, unitM: number): Shape[] {
  const { figure, from, to, lane } = measure
  // The label of a short measure begins at its start, so that it never reaches below the ground.
  const middle = Math.max((from + to) / 2, from + labelWidth(figure, unitM) / 2)
  const at: Point = [lane - 3.5 * unitM, middle]
  const label: Shape = { kind: 'text', at, anchor: 'middle', turned: true, figure }
  return [...linesOf(measure, alongY, unitM), label]
}

/** Measures from 0 in metres below and beside what is drawn; `lane` counts view units from there. */
export function sheetDimensions({ content, unitM }: Sheet) {
  return {
    below: (lane: number, to: number): Shape[] =>
      horizontalDimension(
        {
          from: 0,
          to,
          lane: content.bottom + lane * unitM,
          start: [content.bottom - 20 * unitM, content.bottom - 20 * unitM],
          figure: { value: to, unit: 'm' },
        },
        unitM,
      ),
    /** `start` is where the upper extension line begins, in metres from the axis. */
    beside: (lane: number, to: number, start: number): Shape[] =>
      verticalDimension(
        {
          from: 0,
          to,
          lane: content.right + lane * unitM,
          start: [content.right, start],
          figure: { value: to, unit: 'm' },
        },
        unitM,
      ),
  }
}
