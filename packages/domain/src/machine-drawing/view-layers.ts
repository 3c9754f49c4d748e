import type { Ink, Point, Shape, TextShape, View } from './shapes.ts'

/** One path of the drawing, in view units with y downwards. */
export type Layer = { key: number; ink: Ink; d: string }
export type Label = { key: number; text: TextShape; x: number; y: number }

// A tenth of a view unit is finer than any screen shows; `+ 0` turns -0 into 0.
const rounded = (units: number) => Math.round(units * 10) / 10 + 0

/** Inks whose faces hide what lies behind: two of them in one path would show through. */
const opaque: readonly Ink[] = ['body', 'ghost']

function toUnits({ box, unitM }: View, [x, y]: Point): readonly [number, number] {
  return [rounded((x - box.left) / unitM), rounded((box.top - y) / unitM)]
}

function pathOf(view: View, shape: Exclude<Shape, TextShape>): string {
  if (shape.kind === 'circle') {
    const [x, y] = toUnits(view, shape.centre)
    const r = rounded(shape.radius / view.unitM)
    return `M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${rounded(2 * r)} 0a${r} ${r} 0 1 0 ${rounded(-2 * r)} 0`
  }
  const points = shape.points.map((point) => toUnits(view, point).join(' '))
  return `M${points.join(' ')}${shape.kind === 'polygon' ? 'Z' : ''}`
}

/** The paths in painting order; neighbours of one ink share a path. */
export function layersOf(view: View): Layer[] {
  const layers: Layer[] = []
  for (const shape of view.shapes) {
    if (shape.kind === 'text') continue
    const last = layers.at(-1)
    const d = pathOf(view, shape)
    if (last?.ink === shape.ink && !opaque.includes(shape.ink)) last.d += d
    else layers.push({ key: layers.length, ink: shape.ink, d })
  }
  return layers
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
