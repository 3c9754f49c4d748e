import { expect, test } from 'vitest'
import { ownDepot } from './choose-depot.ts'

const depot = (id: number) => ({
  id,
  slug: `depa-${id}`,
  name: { text: `Depå ${id}`, lang: 'sv' as const },
  city: 'Umeå',
  lat: 60,
  lng: 18,
})
const machine = (depotId: number | null) => ({
  slug: 'kran',
  path: '/kran',
  title: { text: 'Kran', lang: 'sv' as const },
  depotId,
  fields: { prod_id: 1, prod_name: 'Kran' },
  prices: null,
})
const depots = [depot(1), depot(2)]

test.each([
  ['the first machine’s', [machine(2), machine(1)], '2'],
  ['none without a machine', [], ''],
  ['none that the machine does not have', [machine(null)], ''],
  ['none that is not offered', [machine(3)], ''],
])('the form begins with %s depot', (_, products, chosen) => {
  expect(ownDepot(products, depots)).toBe(chosen)
})
