import {
  boomFootHeightM,
  isOpeningAboveSill,
  legReachM,
  siteLift,
  type WallSite,
  wallAt,
} from '../crane-selection/site-radius.ts'
import { sheetDimensions } from '../machine-drawing/dimension.ts'
import type { DrawnMachine } from '../machine-drawing/machine-figures.ts'
import { posedCrane } from '../machine-drawing/posed-crane.ts'
import { type Point, polyline, rect, type Shape, type View } from '../machine-drawing/shapes.ts'
import {
  ground,
  layOut,
  metreGrid,
  type Sheet,
  scaleMarks,
  viewOf,
} from '../machine-drawing/sheet.ts'
import { usualSize } from '../machine-drawing/usual-size.ts'
import { figuresOffLines } from './figures-off-lines.ts'
import { wallSection } from './wall-section.ts'

const { length, height } = usualSize['spider-crane']
/** A crane of usual size with the outriggers of `siteLift`, since no crane is chosen yet. */
const usualCrane: DrawnMachine = {
  kind: 'spider-crane',
  length: length * 1000,
  height: height * 1000,
  length_unfolded: 2 * legReachM * 1000,
}
const pivot: Point = [0, boomFootHeightM]
/** The drawn height of obstacles, whose real height is unknown. */
const obstacleHeightM = 0.6

/** The sheet of a site; while a measure is dragged, the drawing keeps its first sheet. */
export function siteSheet(site: WallSite): Sheet {
  const { height: head } = siteLift(site)
  const content = {
    left: -legReachM - 0.4,
    right: wallAt(site) + Math.max(site.loadDepth, 0.5) + 1,
    bottom: 0,
    top: Math.max(head, site.openingTop ?? 0) + 1,
  }
  return layOut(content, { left: 24, right: 60, bottom: 64, top: 14 }, 'right')
}

/** The site and its lift from the side, in the style of the lift plan. */
export function siteFromSide(site: WallSite, sheet = siteSheet(site)): View {
  const { radius, height: top } = siteLift(site)
  const head: Point = [radius, top]
  const shapes = [
    ...metreGrid(sheet),
    polyline('axis', [0, -6 * sheet.unitM], [0, sheet.content.top]),
    ...ground(sheet),
    ...wallShapes(site, sheet),
    ...(posedCrane(usualCrane, { pivot, head }, sheet.unitM) ?? []),
    ...loadShapes(site, head),
    ...dimensionShapes(site, sheet),
    ...scaleMarks(sheet),
  ]
  return viewOf('side', sheet, { shapes, gridM: 1 })
}

/** The wall with its roof or floor, the lintel and ceiling of an opening, and the obstacle. */
function wallShapes(site: WallSite, { content, unitM }: Sheet): Shape[] {
  const { sillHeight, openingTop, obstacleDepth } = site
  const left = wallAt(site)
  const shapes: Shape[] = [
    ...wallSection({ left, bottom: 0, top: sillHeight }, unitM),
    polyline('frame', [left, sillHeight], [content.right, sillHeight]),
  ]
  if (openingTop !== null && isOpeningAboveSill(site)) {
    const top = Math.max(content.top, openingTop)
    shapes.push(
      ...wallSection({ left, bottom: openingTop, top }, unitM),
      polyline('frame', [left, openingTop], [content.right, openingTop]),
    )
  }
  if (obstacleDepth > 0) {
    const box = { left: left - obstacleDepth, right: left, bottom: 0, top: obstacleHeightM }
    shapes.push(rect('ghost', box))
  }
  return shapes
}

/** The load where it is set down, below its hook. */
function loadShapes(site: WallSite, head: Point): Shape[] {
  const { sillHeight, loadDepth, loadHeight, slingLength } = site
  const left = wallAt(site)
  const [middle, right] = [left + loadDepth / 2, left + loadDepth]
  const top = sillHeight + loadHeight
  const hook: Point = [middle, top + slingLength]
  return [
    polyline('detail', hook, head),
    polyline('detail', [left, top], hook, [right, top]),
    rect('body', { left, right, bottom: sillHeight, top }),
  ]
}

function dimensionShapes(site: WallSite, sheet: Sheet): Shape[] {
  const { below, beside } = sheetDimensions(sheet)
  const { radius, height: head } = siteLift(site)
  const { sillHeight, openingTop } = site
  const wall = Math.round(wallAt(site) * 10) / 10
  const measures = [
    ...below(-38, radius),
    ...below(-56, wall),
    ...beside(18, head, radius),
    ...(sillHeight > 0 ? beside(36, sillHeight, wall) : []),
    ...(openingTop === null ? [] : beside(54, openingTop, wall)),
  ]
  return figuresOffLines(measures, sheet.unitM)
}
