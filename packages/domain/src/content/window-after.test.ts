import { expect, test } from 'vitest'
import { windowAfter } from './window-after.ts'

const now = '2027-03-01T12:00:00.000Z'
const earlier = '2027-02-01T12:00:00.000Z'
const later = '2027-04-01T12:00:00.000Z'

test.each([
  ['publish', [null, null], [now, null]],
  ['publish', [later, null], [now, null]],
  ['publish', [earlier, later], [earlier, later]],
  ['publish', [earlier, earlier], [earlier, null]],
  ['unpublish', [earlier, null], [earlier, now]],
  ['unpublish', [earlier, later], [earlier, now]],
  ['unpublish', [earlier, earlier], [earlier, earlier]],
  ['unpublish', [later, null], [null, null]],
  ['unpublish', [null, later], [null, later]],
] as const)('%s of a window %j gives %j', (step, [publish_at, unpublish_at], [from, until]) => {
  expect(windowAfter(step, { publish_at, unpublish_at }, Date.parse(now))).toEqual({
    publish_at: from,
    unpublish_at: until,
  })
})
