import { bar } from './boom.ts'
import { circle, type Point, polygon, rect, type Shape } from './shapes.ts'

/** Metres; `foot` is how far the pad's middle is from the crane's centre. */
export type LegSide = { root: Point; foot: number; height: number; thickness: number }

/** Spider legs seen from the side, one to each end: arm out and up to a knee, then down to the pad. */
export function legsFromSide({ root, foot, height, thickness }: LegSide): Shape[] {
  return [-1, 1].flatMap((side) => {
    const half = thickness / 2
    const kneeX = Math.max(root[0] + 0.1, root[0] + (foot - root[0]) * 0.45)
    const at = (x: number, y: number): Point => [side * x, y]
    const pad = thickness * 0.55
    return [
      polygon(
        'body',
        at(root[0], root[1] + half),
        at(kneeX, height + half),
        at(kneeX + half, height),
        at(kneeX - half, height - half),
        at(root[0], root[1] - half),
      ),
      polygon(
        'body',
        at(kneeX - half, height + half),
        at(kneeX + half, height + half),
        at(foot + half * 0.6, pad),
        at(foot - half * 0.6, pad),
      ),
      polygon(
        'solid',
        at(foot - thickness, 0),
        at(foot + thickness, 0),
        at(foot + thickness, pad),
        at(foot - thickness, pad),
      ),
      circle('body', at(kneeX, height), half * 0.7),
    ]
  })
}

/** Four legs from above, from the chassis corners to their pads. */
export function legsFromAbove(root: Point, foot: Point, thickness: number): Shape[] {
  const corners = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const
  return corners.flatMap(([sx, sy]) => {
    const from: Point = [sx * root[0], sy * root[1]]
    const to: Point = [sx * foot[0], sy * foot[1]]
    const leg = bar(from, to, [thickness, thickness * 0.7])
    const half = thickness * 0.9
    const pad = rect('body', {
      left: to[0] - half,
      right: to[0] + half,
      bottom: to[1] - half,
      top: to[1] + half,
    })
    return [leg, pad, circle('solid', to, thickness * 0.3)]
  })
}
