import { horizontalDimension, verticalDimension } from './dimension.ts'
import { type DrawnMachine, sizeOf, standsOnLegs } from './machine-figures.ts'
import { legsFromAbove } from './outriggers.ts'
import { placeParts } from './parts.ts'
import { planParts } from './plan-parts.ts'
import { circle, type Point, polyline, rect, type Shape, type View } from './shapes.ts'
import { layOut, type Sheet, viewOf } from './sheet.ts'

type Footprint = { length: number; width: number; footLength: number; footWidth: number }

/** From above, metres: the outriggers' feet, or the machine itself when it has none. */
function footprintOf(machine: DrawnMachine, size: { length: number; width: number }): Footprint {
  const { footLength, footWidth } = sizeOf(machine)
  const known = standsOnLegs(machine.kind) && footLength !== null && footWidth !== null
  if (!known) return { ...size, footLength: size.length, footWidth: size.width }
  return { ...size, footLength, footWidth }
}

function boomShapes({ length, width }: Footprint): Shape[] {
  const y = width * 0.13
  const turret = circle('body', [0, 0], width * 0.3)
  const back = -length * 0.12
  const tip = length * 0.5
  return [
    turret,
    rect('body', { left: back, right: tip * 0.8, bottom: -y, top: y }),
    rect('body', { left: tip * 0.8, right: tip, bottom: -y * 0.7, top: y * 0.7 }),
    polyline('detail', [back, 0], [tip, 0]),
    circle('solid', [0, 0], width * 0.03),
  ]
}

/** The slewing circle, or the part of it that the crane can turn through (degrees). */
function slewShapes(radius: number, slewDeg: number): Shape[] {
  if (slewDeg >= 360) return [circle('axis', [0, 0], radius)]
  const half = slewDeg / 2
  const points: Point[] = [[0, 0]]
  for (let step = 0; step <= 24; step += 1) {
    const angle = ((-half + (slewDeg * step) / 24) * Math.PI) / 180
    points.push([radius * Math.cos(angle), radius * Math.sin(angle)])
  }
  return [polyline('axis', ...points, [0, 0])]
}

function slewLabel(radius: number, slewDeg: number, unitM: number): Shape {
  const figure = { value: slewDeg, unit: 'deg' } as const
  const at: Point = [radius * Math.SQRT1_2 + 5 * unitM, radius * Math.SQRT1_2 + 3 * unitM]
  return { kind: 'text', at, anchor: 'start', turned: false, figure }
}

function dimensions({ footLength, footWidth }: Footprint, { content, unitM }: Sheet): Shape[] {
  const [x, y] = [footLength / 2, footWidth / 2]
  const mm = (metres: number) => ({ value: Math.round(metres * 1000), unit: 'mm' }) as const
  return [
    ...horizontalDimension(
      {
        from: -x,
        to: x,
        lane: content.bottom - 20 * unitM,
        start: [-y, -y],
        figure: mm(footLength),
      },
      unitM,
    ),
    ...verticalDimension(
      { from: -y, to: y, lane: content.right + 22 * unitM, start: [x, x], figure: mm(footWidth) },
      unitM,
    ),
  ]
}

/** Plan view: the machine on its outriggers, slewing circle when the angle is known. */
export function planView(machine: DrawnMachine, size: { length: number; width: number }): View {
  const feet = footprintOf(machine, size)
  const isCrane = machine.kind.endsWith('-crane')
  const slewDeg = isCrane ? (machine.slew_deg ?? null) : null
  const onLegs = feet.footLength !== feet.length
  const corner = Math.hypot(feet.footLength, feet.footWidth) / 2
  const radius = onLegs ? corner * 1.08 : Math.max(corner, feet.length / 2) * 1.04
  const [x, y] = slewDeg === null ? [feet.footLength / 2, feet.footWidth / 2] : [radius, radius]
  const margin = feet.length * 0.06
  // A long narrow machine still needs room for the figure beside its width.
  const half = Math.max(y, 0.26 * x)
  const content = {
    left: -x - margin,
    right: x + margin,
    bottom: -half - margin,
    top: half + margin,
  }
  const sheet = layOut(content, { left: 30, right: 34, bottom: 30, top: 12 }, 'both')
  const { unitM } = sheet
  const thickness = Math.max(0.05 * feet.length, 4 * unitM)
  const root: Point = [feet.length * 0.36, feet.width * 0.3]
  const shapes: Shape[] = [
    polyline('axis', [sheet.content.left, 0], [sheet.content.right, 0]),
    polyline('axis', [0, sheet.content.bottom], [0, sheet.content.top]),
    ...(slewDeg === null ? [] : slewShapes(radius, slewDeg)),
    ...dimensions(feet, sheet),
    ...(onLegs ? legsFromAbove(root, [feet.footLength / 2, feet.footWidth / 2], thickness) : []),
    ...placeParts(planParts[machine.kind] ?? [], { x: 0, width: feet.length, height: feet.width }),
    ...(isCrane ? boomShapes(feet) : []),
    ...(slewDeg === null ? [] : [slewLabel(radius, slewDeg, unitM)]),
  ]
  return viewOf('plan', sheet, { shapes, gridM: null })
}
