import type { Ink, Point, Shape, TextShape, View } from './shapes.ts'

/** One path of the drawing, in view units with y downwards. */
export type Layer = { key: number; ink: Ink; d: string }
export type Label = { key: number; text: TextShape; x: number; y: number }

type Drawn = Exclude<Shape, TextShape>
/** In view units, y downwards. */
type Place = readonly [x: number, y: number]

// A tenth of a view unit is finer than any screen shows.
const usualFraction = 10

/** To a fraction of a view unit; `+ 0` turns -0 into 0. */
const rounded = (units: number, fraction = usualFraction) =>
  Math.round(units * fraction) / fraction + 0

/** Inks whose faces cover shapes behind them, so that they need separate paths. */
const opaque: readonly Ink[] = ['body', 'ghost']

function toUnits({ box, unitM, fraction }: View, [x, y]: Point): Place {
  return [rounded((x - box.left) / unitM, fraction), rounded((box.top - y) / unitM, fraction)]
}

// A minus sign separates two numbers.
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`)

// Relative steps repeat (grid, hatching), so they compress to half the size of absolute points.
function step([fromX, fromY]: Place, [x, y]: Place): string {
  const right = rounded(x - fromX)
  const down = rounded(y - fromY)
  if (down === 0) return `h${right}`
  if (right === 0) return `v${down}`
  return `l${pair(right, down)}`
}

function circlePath([x, y]: Place, r: number): string {
  return `M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${rounded(2 * r)} 0a${r} ${r} 0 1 0${rounded(-2 * r)} 0`
}

/** The path of all shapes of one layer. */
function pathOf(view: View, shapes: readonly Drawn[]): string {
  let path = ''
  let pen: Place | null = null
  for (const shape of shapes) {
    if (shape.kind === 'circle') {
      path += circlePath(
        toUnits(view, shape.centre),
        rounded(shape.radius / view.unitM, view.fraction),
      )
      pen = null
      continue
    }
    const [start, ...others] = shape.points.map((point) => toUnits(view, point))
    if (start === undefined) continue
    path +=
      pen === null
        ? `M${start.join(' ')}`
        : `m${pair(rounded(start[0] - pen[0]), rounded(start[1] - pen[1]))}`
    pen = start
    for (const point of others) {
      path += step(pen, point)
      pen = point
    }
    if (shape.kind === 'polygon') {
      path += 'z'
      pen = start
    }
  }
  return path
}

/** The paths in painting order; neighbours of one ink share a path. */
export function layersOf(view: View): Layer[] {
  const layers: { ink: Ink; shapes: Drawn[] }[] = []
  for (const shape of view.shapes) {
    if (shape.kind === 'text') continue
    const last = layers.at(-1)
    if (last?.ink === shape.ink && !opaque.includes(shape.ink)) last.shapes.push(shape)
    else layers.push({ ink: shape.ink, shapes: [shape] })
  }
  return layers.map(({ ink, shapes }, key) => ({ key, ink, d: pathOf(view, shapes) }))
}

export function labelsOf(view: View): Label[] {
  return view.shapes
    .filter((shape) => shape.kind === 'text')
    .map((text, key) => {
      const [x, y] = toUnits(view, text.at)
      return { key, text, x, y }
    })
}

export function viewBoxOf({ box, unitM }: View): string {
  const width = rounded((box.right - box.left) / unitM)
  const height = rounded((box.top - box.bottom) / unitM)
  return `0 0 ${width} ${height}`
}
