import { expect, test } from 'vitest'
import type { WallSite } from '../crane-selection/site-radius.ts'
import { type Point, rect, type Shape } from '../machine-drawing/shapes.ts'
import { siteFromSide, siteSheet } from './site-from-side.ts'

const parapet: WallSite = {
  wallDistance: 2,
  obstacleDepth: 0,
  sillHeight: 5,
  openingTop: null,
  loadDepth: 2,
  loadHeight: 1,
  slingLength: 1.2,
}
const figuresOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.figure.unit === 'm' ? [shape.figure.value] : [],
  )
const pointsOf = (shapes: readonly Shape[]): Point[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'polyline' || shape.kind === 'polygon' ? [...shape.points] : [],
  )

test('a site is drawn with radius, wall, height of the hook and of the roof', () => {
  expect(figuresOf(siteFromSide(parapet).shapes)).toEqual([5, 4, 7.7, 5])
})

test('an opening has its own height, and a ceiling behind it', () => {
  const { shapes, box } = siteFromSide({ ...parapet, openingTop: 8 })
  expect(figuresOf(shapes)).toEqual([5, 4, 7.7, 5, 8])
  expect(pointsOf(shapes)).toContainEqual([4, 8])
  expect(box.top).toBeGreaterThan(8)
})

test('the load stands on the roof behind the face of the wall', () => {
  expect(siteFromSide(parapet).shapes).toContainEqual(
    rect('body', { left: 4, right: 6, bottom: 5, top: 6 }),
  )
})

test('a site can be drawn on the sheet of another one', () => {
  const sheet = siteSheet(parapet)
  const view = siteFromSide({ ...parapet, sillHeight: 9 }, sheet)
  expect(view.box).toEqual(sheet.box)
})
