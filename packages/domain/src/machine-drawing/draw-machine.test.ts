import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRows } from '../crane-selection/arbitraries.fixture.ts'
import { realCranes } from '../crane-selection/real-cranes.fixture.ts'
import { drawMachine, isDrawable } from './draw-machine.ts'
import { labelBox, labelText } from './label.ts'
import type { DrawingRequest, DrawnMachine, MachineKind } from './machine-figures.ts'
import type { Box, Shape, TextShape, View } from './shapes.ts'

const drawn = realCranes.map((crane) => ({ ...crane, kind: crane.kind as MachineKind }))
const spx532 = drawn.find((crane) => crane.slug === 'jekko-spx532') ?? drawn[0]
const textsOf = (view: View) => view.shapes.filter((shape) => shape.kind === 'text')
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top
const within = (box: Box, sheet: Box) =>
  box.left >= sheet.left &&
  box.right <= sheet.right &&
  box.bottom >= sheet.bottom &&
  box.top <= sheet.top

/** Every pair of labels that overlap and every label that leaves the sheet, as words. */
function clashes(machine: DrawnMachine, requested: DrawingRequest): string[] {
  return drawMachine(machine, requested).views.flatMap((view) => {
    const texts = textsOf(view)
    const boxes = texts.map((text) => labelBox(text, view.unitM))
    const nameOf = (index: number) => labelText((texts[index] as TextShape).figure)
    return boxes.flatMap((box, index) => {
      const others = boxes
        .slice(index + 1)
        .map((other, at) => (overlap(box, other) ? index + 1 + at : -1))
      const pairs = others
        .filter((at) => at >= 0)
        .map((at) => `${view.name}: ${nameOf(index)} / ${nameOf(at)}`)
      return within(box, view.box) ? pairs : [...pairs, `${view.name}: ${nameOf(index)} outside`]
    })
  })
}

const points: DrawingRequest[] = [
  { weight: 10 },
  { weight: 10, height: 1, radius: 1 },
  { weight: 100, height: 5, radius: 5 },
  { weight: 100, height: 10, radius: 10 },
  { weight: 200, height: 20, radius: 18 },
  { weight: 1234.5, height: 0.5, radius: 0.25 },
  { weight: 99_999, height: 8.25, radius: 12.75 },
  { weight: 500, height: 16.75, radius: 3.33 },
]

test.each(drawn.map((crane) => [crane.slug, crane] as const))(
  'labels of %s never overlap',
  (_, crane) => {
    for (const requested of points) expect(clashes(crane, requested)).toEqual([])
  },
)

test('labels of any machine with any rows and point never overlap', () => {
  const kind = fc.constantFrom<MachineKind>(
    'spider-crane',
    'crawler-crane',
    'pick-and-carry-crane',
    'glass-robot',
    'tracked-carrier',
    'scissor-lift',
    'lifting-accessory',
  )
  const mm = (min: number, max: number) => fc.integer({ min, max })
  const machine = fc.record({
    kind,
    length: mm(900, 7000),
    width: mm(580, 2400),
    height: mm(1000, 2800),
    length_unfolded: mm(2500, 7000),
    width_unfolded: mm(2500, 7000),
    slew_deg: fc.constantFrom(50, 136, 180, 360),
    rows: anyRows,
  })
  const coordinate = fc.integer({ min: 1, max: 3000 }).map((n) => n / 100)
  fc.assert(
    fc.property(machine, coordinate, coordinate, mm(1, 9000), (any, height, radius, weight) => {
      expect(clashes(any, { weight, height, radius })).toEqual([])
    }),
    { numRuns: 600 },
  )
})

test('labels of gear as small as a hook never overlap', () => {
  const mm = fc.integer({ min: 60, max: 3000 })
  fc.assert(
    fc.property(mm, mm, (width, height) => {
      expect(clashes({ kind: 'lifting-accessory', width, height }, { weight: 10 })).toEqual([])
    }),
  )
})

test('the same input gives the same bytes', () => {
  for (const crane of drawn) {
    const requested = { weight: 100, height: 5, radius: 5 }
    const again = JSON.parse(JSON.stringify(crane)) as typeof crane
    expect(JSON.stringify(drawMachine(again, requested))).toBe(
      JSON.stringify(drawMachine(crane, requested)),
    )
  }
})

test('the order of the rows does not change the drawing', () => {
  for (const crane of drawn) {
    const turned = { ...crane, rows: crane.rows.toReversed() }
    expect(drawMachine(turned, { weight: 200 })).toEqual(drawMachine(crane, { weight: 200 }))
  }
})

const inks = (shapes: readonly Shape[]) =>
  new Set(shapes.map((shape) => (shape.kind === 'text' ? 'text' : shape.ink)))

test('a crane without rows has no area and no grid, but a note', () => {
  const bare = drawMachine({ ...spx532, kind: 'spider-crane', rows: [] })
  const side = bare.views.find((view) => view.name === 'side')
  expect(inks(side?.shapes ?? []).has('area')).toBe(false)
  expect(side?.gridM).toBeNull()
  expect(bare.notes).toEqual(['noLoadChart'])
})

test('a weight that no row carries leaves the grid and no area', () => {
  const { views, notes, figures } = drawMachine(
    { ...spx532, kind: 'spider-crane' },
    { weight: 3201 },
  )
  const [side] = views
  expect(side?.gridM).toBe(1)
  expect(inks(side?.shapes ?? []).has('area')).toBe(false)
  expect(notes).toEqual(['tooHeavy'])
  expect(figures).toContainEqual({ key: 'maxRadius', figure: null })
})

test.each([
  [{ height: 5, radius: 10 }, []],
  [{ height: 5, radius: 14 }, ['pointOutside']],
  [{ height: 99, radius: 10 }, ['pointFarOutside']],
])('the point %j has the notes of the selector’s rule', (point, notes) => {
  expect(drawMachine({ ...spx532, kind: 'spider-crane' }, { weight: 100, ...point }).notes).toEqual(
    notes,
  )
})

test.each<[Partial<DrawnMachine>, string[], string[]]>([
  [{ length: null }, ['front'], ['lengthUnknown']],
  [{ width: null }, ['side'], ['widthUnknown']],
  [{ height: null }, ['plan'], ['heightUnknown']],
  [
    { length: null, width: null, height: null },
    [],
    ['lengthUnknown', 'widthUnknown', 'heightUnknown'],
  ],
])('what is not known is not drawn: %j', (unknown, views, notes) => {
  const carrier: DrawnMachine = { kind: 'tracked-carrier', length: 1900, width: 740, height: 1200 }
  const drawing = drawMachine({ ...carrier, ...unknown })
  expect(drawing.views.map((view) => view.name)).toEqual(views)
  expect(drawing.notes).toEqual(notes)
})

test('unknown outriggers and slewing are not drawn and named', () => {
  const { views, notes } = drawMachine({
    ...spx532,
    kind: 'spider-crane',
    width_unfolded: null,
    slew_deg: null,
  })
  expect(notes).toEqual(['outriggersUnknown', 'slewUnknown'])
  const plan = views.find((view) => view.name === 'plan')
  expect(textsOf(plan as View).map((text) => text.figure.value)).toEqual([3220, 770])
})

test('gear is drawn by its size beside door and person alone', () => {
  const beam: DrawnMachine = { kind: 'lifting-accessory', length: 1000, width: 500, height: 600 }
  expect(drawMachine(beam).views.map((view) => view.name)).toEqual(['front'])
})

test('whether anything can be drawn is known without drawing it', () => {
  const size = fc.constantFrom(null, 800)
  const machine = fc.record({
    kind: fc.constantFrom<MachineKind>('spider-crane', 'tracked-carrier', 'vacuum-lifter'),
    length: size,
    width: size,
    height: size,
    rows: fc.oneof(fc.constant([]), anyRows),
  })
  fc.assert(
    fc.property(machine, (any) => {
      expect(isDrawable(any)).toBe(drawMachine(any).views.length > 0)
    }),
  )
})

test('the table holds the figures of the drawing', () => {
  const { figures } = drawMachine(
    { ...spx532, kind: 'spider-crane' },
    { weight: 100, height: 5, radius: 10 },
  )
  expect(Object.fromEntries(figures.map(({ key, figure }) => [key, figure?.value]))).toEqual({
    length: 3220,
    width: 770,
    height: 1950,
    length_unfolded: 4400,
    width_unfolded: 4400,
    slew_deg: 360,
    askedWeight: 100,
    askedHeight: 5,
    askedRadius: 10,
    maxHeight: 17.2,
    maxRadius: 14.8,
  })
})

test.each(drawn.map((crane) => [crane.slug, crane] as const))(
  '%s is drawn with finite numbers inside its sheet',
  (_, crane) => {
    for (const requested of points) {
      for (const { shapes, box } of drawMachine(crane, requested).views) {
        const all = shapes.flatMap((shape) => {
          if (shape.kind === 'text') return [shape.at]
          return shape.kind === 'circle' ? [shape.centre] : [...shape.points]
        })
        const out = all.filter(
          ([x, y]) =>
            !(
              x >= box.left - 1e-9 &&
              x <= box.right + 1e-9 &&
              y >= box.bottom - 1e-9 &&
              y <= box.top + 1e-9
            ),
        )
        expect(out).toEqual([])
      }
    }
  },
)
