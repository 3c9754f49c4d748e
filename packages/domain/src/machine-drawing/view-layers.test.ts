import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circle, type Point, polygon, polyline, type Shape, type View } from './shapes.ts'
import { layersOf } from './view-layers.ts'

const viewOf = (shapes: readonly Shape[]): View => ({
  name: 'side',
  box: { left: 0, right: 36, bottom: 0, top: 20 },
  unitM: 0.1,
  gridM: null,
  shapes,
})

/** Every point that a path of relative steps visits. */
function visited(path: string): number[][] {
  const points: number[][] = []
  let [x, y] = [0, 0]
  let start = [0, 0]
  for (const [, command = '', numbers = ''] of path.matchAll(/([MmhvlzZ])([^MmhvlzZ]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'z') {
      ;[x = 0, y = 0] = start
      continue
    }
    if (command === 'M') [x, y] = [first, second]
    else if (command === 'h') x += first
    else if (command === 'v') y += first
    else [x, y] = [x + first, y + second]
    points.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10])
    if (command === 'M' || command === 'm') start = [x, y]
  }
  return points
}

const metres = fc.double({ min: -40, max: 40, noNaN: true })
const points = fc.array(fc.tuple(metres, metres), { minLength: 2, maxLength: 12 })

test('the steps of a path end on each point, rounded to a tenth of a view unit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), points), { minLength: 1 }), (drawn) => {
      const shapes = drawn.map(([closed, at]) => (closed ? polygon : polyline)('grid', ...at))
      const [layer, ...others] = layersOf(viewOf(shapes))
      expect(others).toEqual([])
      const wanted = drawn.flatMap(([, at]) => at).map(([x, y]: Point) => [x / 0.1, (20 - y) / 0.1])
      const found = visited(layer?.d ?? '')
      expect(found).toHaveLength(wanted.length)
      for (const [index, [x = 0, y = 0]] of wanted.entries()) {
        expect(Math.abs((found[index]?.[0] ?? 99_999) - x)).toBeLessThan(0.06)
        expect(Math.abs((found[index]?.[1] ?? 99_999) - y)).toBeLessThan(0.06)
      }
    }),
  )
})

test('straight steps are short, and a circle does not move the pen of the next shape', () => {
  const shapes = [
    polyline('grid', [1, 1], [1, 19], [5, 19]),
    circle('grid', [3, 3], 1),
    polygon('grid', [0, 0], [2, 0], [2, 2]),
    polyline('grid', [1, 1], [3, 2]),
  ]
  expect(layersOf(viewOf(shapes)).map(({ d }) => d)).toEqual([
    'M10 190v-180h40M20 170a10 10 0 1 0 20 0a10 10 0 1 0-20 0M0 200h20v-20zm10-10l20-10',
  ])
})

test('a view that is shown small is rounded to whole units', () => {
  const shapes = [polygon('body', [0, 0], [1.26, 0], [1.26, 1.04]), circle('grid', [3, 3], 0.16)]
  const small = { ...viewOf(shapes), fraction: 1 }
  expect(layersOf(small).map(({ d }) => d)).toEqual([
    'M0 200h13v-10z',
    'M28 170a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  ])
})

test('faces that hide what is behind them have a path each', () => {
  const face = polygon('body', [0, 0], [1, 0], [1, 1])
  const line = polyline('detail', [0, 0], [1, 1])
  expect(layersOf(viewOf([face, face, line, line])).map(({ ink }) => ink)).toEqual([
    'body',
    'body',
    'detail',
  ])
})
