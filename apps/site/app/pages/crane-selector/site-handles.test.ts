import type { WallSite } from '@minikran/domain/crane-selection/site-radius'
import { expect, test } from 'vitest'
import { movedByKey, nearestHandle, siteHandles } from './site-handles.ts'

const site = (part: Partial<WallSite>): WallSite => ({
  wallDistance: 1,
  obstacleDepth: 0,
  sillHeight: 5,
  openingTop: null,
  loadDepth: 1,
  loadHeight: 1,
  slingLength: 1,
  ...part,
})

test.each([
  ['a roof', site({})],
  ['the ground', site({ sillHeight: 0 })],
  ['a low step', site({ sillHeight: 0.4 })],
  ['a load without a size', site({ loadDepth: 0, loadHeight: 0 })],
  ['a small load on the ground', site({ sillHeight: 0, loadDepth: 0.1, loadHeight: 0.1 })],
])('on %s no two points lie on each other', (_, drawn) => {
  const handles = siteHandles(drawn)
  for (const handle of handles) {
    expect(nearestHandle(handles, handle.at, 10)?.name).toBe(handle.name)
  }
})

test('a press takes the nearest point, and none when all are far', () => {
  const handles = siteHandles(site({ sillHeight: 20 }))
  expect(nearestHandle(handles, [3.1, 20.1], 1)?.name).toBe('karm')
  expect(nearestHandle(handles, [3.4, 20.9], 1)?.name).toBe('lasthojd')
  expect(nearestHandle(handles, [10, 10], 1)).toBeNull()
})

test.each([
  ['ArrowUp', 5.1],
  ['ArrowLeft', 4.9],
  ['PageDown', 4],
  ['Home', 0],
  ['Enter', null],
])('%s moves 5 m to %s', (key, expected) => {
  expect(movedByKey(5, key)).toBe(expected)
})
