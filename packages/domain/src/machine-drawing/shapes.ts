/** Metres; x to the right, y upwards from the ground (plan view: from the crane's centre line). */
export type Point = readonly [x: number, y: number]

/** The purpose of a line or face; the site defines its stroke and fill. */
export type Ink =
  | 'area'
  | 'areaEquipped'
  | 'areaEdge'
  | 'grid'
  | 'gridStrong'
  | 'ground'
  | 'ghost'
  | 'body'
  | 'frame'
  | 'detail'
  | 'solid'
  | 'axis'
  | 'dimension'
  | 'arrow'
  | 'lead'
  | 'point'
  | 'miss'

export type FigureUnit = 'm' | 'mm' | 'kg' | 'deg'
/** A number with its unit; `unit` null on the scale beside the grid. Words are the site's. */
export type Figure = { value: number; unit: FigureUnit | null }
export type Anchor = 'start' | 'middle' | 'end'

/** `at` is on the baseline. `turned` reads upwards, as on a vertical dimension line. */
export type TextShape = {
  kind: 'text'
  at: Point
  anchor: Anchor
  turned: boolean
  figure: Figure
}
/** Later shapes cover earlier ones; a `body` polygon hides what is behind it. */
export type Shape =
  | { kind: 'polyline'; ink: Ink; points: readonly Point[] }
  | { kind: 'polygon'; ink: Ink; points: readonly Point[] }
  | { kind: 'circle'; ink: Ink; centre: Point; radius: number }
  | TextShape

/** Metres. */
export type Box = { left: number; right: number; bottom: number; top: number }
export type ViewName = 'side' | 'plan' | 'front'
/** One drawing: `box` is 360 view units wide, `unitM` metres each; `gridM` is one square, or null. */
export type View = {
  name: ViewName
  box: Box
  unitM: number
  gridM: number | null
  /** Points are rounded to 1/fraction of a view unit; default 10. */
  fraction?: number
  shapes: readonly Shape[]
}

export function polyline(ink: Ink, ...points: Point[]): Shape {
  return { kind: 'polyline', ink, points }
}

export function polygon(ink: Ink, ...points: Point[]): Shape {
  return { kind: 'polygon', ink, points }
}

export function circle(ink: Ink, centre: Point, radius: number): Shape {
  return { kind: 'circle', ink, centre, radius }
}

export function rect(ink: Ink, { left, right, bottom, top }: Box): Shape {
  return polygon(ink, [left, bottom], [right, bottom], [right, top], [left, top])
}
