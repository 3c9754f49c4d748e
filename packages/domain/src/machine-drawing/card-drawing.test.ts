import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRows } from '../crane-selection/arbitraries.fixture.ts'
import { cardDrawing } from './card-drawing.ts'
import { labelBox, labelText } from './label.ts'
import type { DrawnMachine, MachineKind } from './machine-figures.ts'
import { machineKind } from './machine-kind.ts'
import type { Point, Shape, View } from './shapes.ts'
import { usualSize } from './usual-size.ts'

type Figures = Parameters<typeof cardDrawing>[1]

const none: Figures = { platformheight_m: null, liftheight: null, max_range: null, pads: null }
const kinds = Object.keys(usualSize) as MachineKind[]

function pointsOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'text') return []
  if (shape.kind === 'circle') {
    const [x, y] = shape.centre
    return [
      [x - shape.radius, y - shape.radius],
      [x + shape.radius, y + shape.radius],
    ]
  }
  return shape.points
}

/** With the room of a label, also as large as on a phone. */
function cornersOf(shape: Shape, unitM: number): readonly Point[] {
  if (shape.kind !== 'text') return pointsOf(shape)
  const { left, top } = labelBox(shape, unitM * 2)
  return [shape.at, [left, top]]
}

const personIn = ({ shapes }: View) =>
  shapes.some((shape) => shape.kind !== 'text' && shape.ink === 'ghost')
const topOf = ({ shapes }: View) => Math.max(...shapes.flatMap(pointsOf).map(([, y]) => y))

test('every drawing lies within its sheet of 320 by 190', () => {
  const mm = fc.option(fc.integer({ min: 60, max: 9_000 }))
  const metres = fc.option(fc.integer({ min: 1, max: 40 }))
  const machine = fc.record({
    kind: fc.constantFrom(...kinds),
    length: mm,
    width: mm,
    height: mm,
    length_unfolded: mm,
    rows: fc.oneof(fc.constant([]), anyRows),
  })
  const figures = fc.record({
    platformheight_m: metres,
    liftheight: metres,
    max_range: metres,
    pads: fc.option(fc.integer({ min: 1, max: 16 })),
  })
  fc.assert(
    fc.property(machine, figures, (any, known) => {
      const view = cardDrawing(any, known)
      const { box, unitM, shapes } = view
      expect((box.right - box.left) / unitM).toBeCloseTo(320)
      expect((box.top - box.bottom) / unitM).toBeCloseTo(190)
      for (const [x, y] of shapes.flatMap((shape) => cornersOf(shape, unitM))) {
        expect(x).toBeGreaterThanOrEqual(box.left)
        expect(x).toBeLessThanOrEqual(box.right)
        expect(y).toBeGreaterThanOrEqual(box.bottom)
        expect(y).toBeLessThanOrEqual(box.top)
      }
    }),
  )
})

test('two cranes of different height keep their ratio in the picture', () => {
  const heightOf = (liftHeight: number) => {
    const rows = [{ lift_height: liftHeight, lift_radius: 3, lift_weight: 500 }]
    const crane: DrawnMachine = { kind: 'spider-crane', length: 2_900, height: 1_500, rows }
    const view = cardDrawing(crane, none)
    return topOf(view) / view.unitM
  }
  expect(heightOf(18) / heightOf(9)).toBeCloseTo(2, 1)
})

test.each<[string, DrawnMachine, Partial<Figures>, string]>([
  ['a stowed crane', { kind: 'spider-crane', length: 2_900, height: 1_500 }, {}, '1 m'],
  ['a low lift', { kind: 'scissor-lift' }, { platformheight_m: 8 }, '2 m'],
  ['a high lift', { kind: 'aerial-lift' }, { platformheight_m: 30 }, '5 m'],
  ['a carrier', { kind: 'tracked-carrier', length: 2_000, height: 1_300 }, {}, '500 mm'],
  ['a hook', { kind: 'hook', length: 199, width: 102 }, {}, '100 mm'],
])('%s has a scale bar of the labelled length', (_, machine, figures, words) => {
  const { shapes } = cardDrawing(machine, { ...none, ...figures })
  const [label] = shapes.filter((shape) => shape.kind === 'text')
  expect(label && labelText(label.figure)).toBe(words)
  const { value = 0, unit } = label?.figure ?? {}
  const ends = shapes
    .filter((shape) => shape.kind !== 'text' && shape.ink === 'dimension')
    .flatMap(pointsOf)
    .map(([x]) => x)
  const length = Math.max(...ends) - Math.min(...ends)
  expect(length).toBeCloseTo(unit === 'mm' ? value / 1000 : value, 5)
})

test('a machine of unknown size has the scale of its kind and no scale bar', () => {
  const known = cardDrawing({ kind: 'glass-robot', length: 2_000, height: 1_400 }, none)
  const unknown = cardDrawing({ kind: 'glass-robot' }, none)
  expect(unknown.unitM).toBe(known.unitM)
  expect(unknown.shapes.filter((shape) => shape.kind === 'text')).toEqual([])
})

test.each(kinds)('%s has a drawing of its own', (kind) => {
  const shapes = JSON.stringify(cardDrawing({ kind }, none).shapes)
  const same = kinds.filter(
    (other) => JSON.stringify(cardDrawing({ kind: other }, none).shapes) === shapes,
  )
  // An attachment that its title does not tell apart looks like a jib, as most of them are.
  expect(same).toEqual(
    kind === 'jib' || kind === 'crane-attachment' ? ['jib', 'crane-attachment'] : [kind],
  )
})

test('a person is drawn beside machines of known size, but not beside small gear', () => {
  const robot: DrawnMachine = { kind: 'glass-robot', length: 2_000, height: 1_400 }
  expect(personIn(cardDrawing(robot, none))).toBe(true)
  expect(personIn(cardDrawing({ kind: 'glass-robot' }, none))).toBe(false)
  const hook: DrawnMachine = { kind: 'hook', length: 199, width: 102 }
  expect(personIn(cardDrawing(hook, none))).toBe(false)
})

test.each<[MachineKind, Partial<Figures>, number]>([
  ['scissor-lift', { platformheight_m: 8 }, 9.1],
  ['mast-lift', { platformheight_m: 3.66 }, 4.76],
  ['aerial-lift', { platformheight_m: 13.4, max_range: 6.6 }, 14.5],
  ['material-lift', { liftheight: 7.3 }, 7.7],
  ['ladder-lift', { liftheight: 18 }, 18],
])('a %s with %o is drawn up to %d m', (kind, figures, top) => {
  expect(topOf(cardDrawing({ kind }, { ...none, ...figures }))).toBeCloseTo(top, 1)
})

test('a lift whose length is in metres instead of millimetres has few scissors', () => {
  const { shapes } = cardDrawing(
    { kind: 'scissor-lift', length: 2.4, width: 0.8, height: 2 },
    { ...none, platformheight_m: 10 },
  )
  expect(shapes.length).toBeLessThan(100)
})

test('a vacuum lifter has its own number of pads', () => {
  const padsOf = (pads: number) => {
    const { shapes } = cardDrawing({ kind: 'vacuum-lifter' }, { ...none, pads })
    return shapes.filter((shape) => shape.kind === 'circle').length / 2
  }
  expect([1, 3, 4, 10].map(padsOf)).toEqual([1, 3, 4, 10])
})

const place = (outline: 'aerial-lift' | 'lifting-accessory', prodsubcat_slug: string) => ({
  outline,
  prodsubcat_slug,
})

test.each([
  ['Schackel 4,75 ton', place('lifting-accessory', 'lyftredskap'), 'shackle'],
  ['Golvskydd körplåt 2,4 x 1,2 m', place('lifting-accessory', 'markskydd'), 'road-plate'],
  ['Kätting 4-part 8 mm 3 m', place('lifting-accessory', 'lyftredskap'), 'four-leg-sling'],
  ['Gripjibb Jekko JIB500GR', place('lifting-accessory', 'jibbar-och-kranredskap'), 'jib'],
  ['Lyftklove', place('lifting-accessory', 'lyftredskap'), 'lifting-accessory'],
  ['Handlyft Genie GL-8', place('aerial-lift', 'materiallyft'), 'material-lift'],
  ['Stegvinsch 18 m', place('aerial-lift', 'materiallyft'), 'ladder-lift'],
  ['Mastlift JLG 1230ES', place('aerial-lift', 'saxliftar-och-mastliftar'), 'mast-lift'],
  ['Bandlift med krok', place('aerial-lift', 'bandliftar'), 'aerial-lift'],
])('%s is drawn by its kind', (title_sv, placed, kind) => {
  expect(machineKind({ ...placed, title_sv })).toBe(kind)
})
