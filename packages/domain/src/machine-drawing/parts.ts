import { circle, type Ink, type Point, polygon, polyline, type Shape } from './shapes.ts'

/** A part in shares of the machine's box: u across −0.5..0.5, v up 0..1. */
export type Part =
  | { part: 'face'; ink: Ink; points: readonly Point[] }
  | { part: 'line'; ink: Ink; points: readonly Point[] }
  | { part: 'wheel' | 'disc'; at: Point; radius: number }
  | { part: 'track'; from: number; to: number; height: number }

/** The box that parts are scaled to, metres; `x` is its middle. */
export type PartBox = { x: number; width: number; height: number }

export const face = (...points: Point[]): Part => ({ part: 'face', ink: 'body', points })
export const dark = (...points: Point[]): Part => ({ part: 'face', ink: 'solid', points })
export const line = (...points: Point[]): Part => ({ part: 'line', ink: 'detail', points })
const round =
  (part: 'wheel' | 'disc') =>
  (u: number, v: number, radius: number): Part => ({ part, at: [u, v], radius })
export const wheel = round('wheel')
/** A plain circle; the radius is a share of the height. */
export const disc = round('disc')
export const track = (from: number, to: number, height: number): Part => ({
  part: 'track',
  from,
  to,
  height,
})
/** An ellipse with its half axes. */
export const oval = (centre: Point, across: number, up: number): Part =>
  face(
    ...Array.from({ length: 20 }, (_, step): Point => {
      const angle = (step * Math.PI) / 10
      return [centre[0] + across * Math.cos(angle), centre[1] + up * Math.sin(angle)]
    }),
  )
/** An upright rectangle. */
export const block = (left: number, right: number, bottom: number, top: number): Part =>
  face([left, bottom], [right, bottom], [right, top], [left, top])

function halfCircle(centre: Point, radius: number, startDeg: number): Point[] {
  return [0, 20, 40, 60, 80, 100, 120, 140, 160, 180].map((deg) => {
    const angle = ((startDeg + deg) * Math.PI) / 180
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** A crawler track on the ground: belt, end wheels and rollers. */
function trackShapes(from: number, to: number, height: number): Shape[] {
  const radius = height / 2
  const first: Point = [from + radius, radius]
  const last: Point = [to - radius, radius]
  const belt = polygon('body', ...halfCircle(last, radius, -90), ...halfCircle(first, radius, 90))
  const rollers = [0.25, 0.5, 0.75].map((share) => {
    const x = first[0] + (last[0] - first[0]) * share
    return circle('detail', [x, radius * 0.55], radius * 0.28)
  })
  const wheels = [circle('detail', first, radius * 0.62), circle('detail', last, radius * 0.62)]
  return [belt, ...wheels, ...rollers]
}

/** Scales parts to a box; wheels stay round. */
export function placeParts(parts: readonly Part[], box: PartBox): Shape[] {
  const place = ([u, v]: Point): Point => [box.x + u * box.width, v * box.height]
  return parts.flatMap((part): Shape[] => {
    if (part.part === 'face') return [polygon(part.ink, ...part.points.map(place))]
    if (part.part === 'line') return [polyline(part.ink, ...part.points.map(place))]
    if (part.part === 'track') {
      const [from] = place([part.from, 0])
      const [to] = place([part.to, 0])
      return trackShapes(from, to, part.height * box.height)
    }
    const radius = part.radius * box.height
    const centre = place(part.at)
    const rim = circle('body', centre, radius)
    return part.part === 'disc' ? [rim] : [rim, circle('detail', centre, radius * 0.4)]
  })
}
