import { circle, type Point, polygon, polyline, rect, type Shape } from './shapes.ts'

/** Metres; `thickness` is that of the boom's foot. */
export type BoomPose = {
  pivot: Point
  head: Point
  cylinderFoot: Point
  thickness: number
}

type Thickness = number | readonly [start: number, end: number]

/** A bar of constant thickness, or one that gets thinner. */
export function bar(from: Point, to: Point, thickness: Thickness): Shape {
  const [start, end] = typeof thickness === 'number' ? [thickness, thickness] : thickness
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [-(to[1] - from[1]) / length / 2, (to[0] - from[0]) / length / 2]
  return polygon(
    'body',
    [from[0] + nx * start, from[1] + ny * start],
    [to[0] + nx * end, to[1] + ny * end],
    [to[0] - nx * end, to[1] - ny * end],
    [from[0] - nx * start, from[1] - ny * start],
  )
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Telescopic sections, the thinnest first, so that it is furthest back. */
export function telescope(
  from: Point,
  to: Point,
  ends: readonly [thick: number, thin: number],
): Shape[] {
  const sections = 4
  const [thick, thin] = ends
  const bars: Shape[] = []
  for (let section = sections - 1; section >= 0; section -= 1) {
    const thickness = thick - ((thick - thin) * section) / (sections - 1)
    const end = between(from, to, 0.34 + (0.66 * section) / (sections - 1))
    bars.push(bar(between(from, to, section === 0 ? -0.03 : 0.3), end, thickness))
  }
  return bars
}

function cylinder(foot: Point, eye: Point, thickness: number): Shape[] {
  const middle = between(foot, eye, 0.55)
  return [bar(middle, eye, thickness * 0.22), bar(foot, middle, thickness * 0.42)]
}

function pin(at: Point, thickness: number): Shape {
  return circle('body', at, thickness * 0.3)
}

/** A straight telescopic boom with its lifting cylinder. */
export function telescopicBoom(pose: BoomPose): Shape[] {
  const { pivot, head, cylinderFoot, thickness } = pose
  return [
    ...cylinder(cylinderFoot, between(pivot, head, 0.24), thickness),
    ...telescope(pivot, head, [thickness, thickness * 0.45]),
    pin(pivot, thickness),
    circle('body', head, thickness * 0.42),
  ]
}

/** An articulated boom: an arm up to the elbow, from there a telescope. */
export function articulatedBoom(pose: BoomPose): Shape[] {
  const { pivot, head, cylinderFoot, thickness } = pose
  const [dx, dy] = [head[0] - pivot[0], head[1] - pivot[1]]
  const [mx, my] = between(pivot, head, 0.36)
  const elbow: Point = [mx - dy * 0.2, my + dx * 0.2]
  return [
    ...telescope(elbow, head, [thickness * 0.85, thickness * 0.4]),
    ...cylinder(between(pivot, elbow, 0.7), between(elbow, head, 0.16), thickness * 0.8),
    ...cylinder(cylinderFoot, between(pivot, elbow, 0.35), thickness),
    bar(between(pivot, elbow, -0.04), elbow, thickness),
    pin(pivot, thickness),
    pin(elbow, thickness),
    circle('body', head, thickness * 0.4),
  ]
}

/** Rope, hook and a load on slings below the head; they shrink where the ground is near. */
export function hangingLoad(head: Point, hookHeight: number, unitM: number): Shape[] {
  const [x] = head
  const size = Math.min(1, hookHeight / (34 * unitM)) * unitM
  const hook = hookHeight
  const slings = hook - 5 * size
  const top = slings - 9 * size
  return [
    polyline('detail', head, [x, hook]),
    polyline('detail', [x - 9 * size, top], [x, slings], [x + 9 * size, top]),
    rect('body', { left: x - 11 * size, right: x + 11 * size, bottom: top - 9 * size, top }),
    polyline('detail', [x - 11 * size, top - 9 * size], [x + 11 * size, top]),
    polygon(
      'solid',
      [x - 2 * size, hook],
      [x + 2 * size, hook],
      [x + 1.6 * size, slings],
      [x - 1.6 * size, slings],
    ),
  ]
}
