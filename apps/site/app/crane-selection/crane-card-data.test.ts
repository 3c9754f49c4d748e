import type { CraneNearMiss } from '@minikran/contract/crane-selection'
import { expect, test } from 'vitest'
import { nearMiss } from './crane-card-data.ts'

const miss = {
  slug: 'kran',
  title: 'Kran',
  crane_type: null,
  weight: 1850,
  url: null,
  logo_img: null,
  product: null,
  rows: [{ lift_height: 5, lift_radius: 3, lift_weight: 180, configuration: 'main' }],
  configuration: 'main',
  configurations: [{ key: 'main' }],
  figures: {},
  change: 'lighter',
  by: 20,
  lift: { height: 5, radius: 3, weight: 180 },
} as unknown as CraneNearMiss

test('the extra weight of a near miss stays the same, the load gets lighter', () => {
  const requested = { load: { height: 5, radius: 3, weight: 150 }, extra: 50 }
  expect(nearMiss(miss, requested, 'sv').requested).toEqual({
    load: { height: 5, radius: 3, weight: 130 },
    extra: 50,
  })
})
