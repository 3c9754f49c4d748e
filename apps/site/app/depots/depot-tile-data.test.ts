import type { Depot } from '@minikran/contract/depots'
import { expect, test } from 'vitest'
import { depotTile } from './depot-tile-data.ts'

test.each([
  ['open', true],
  ['closed', false],
  ['unknown', false],
])('a depot that is %s is shown as open: %s', (state, isOpen) => {
  const depot = { open_state: { state, date: null }, title_sv: 'Malmö' } as unknown as Depot
  expect(depotTile(depot, 'sv').isOpen).toBe(isOpen)
})
