import { eq, isNull, or, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { depots } from '../../../database/schema/depots.ts'
import { seenOfDepot } from './depot-rights.ts'

test.each([{ shared: true }, { shared: false }])(
  'an administrator of one depot without a depot sees no rows, an administrator of all sees every row: %o',
  (options) => {
    const seen = seenOfDepot(depots.id, options)
    expect(seen({ userId: 1, role: 80, depotId: null })).toEqual(sql`false`)
    expect(seen({ userId: 1, role: 90, depotId: null })).toBeUndefined()
  },
)

test.each([
  { shared: true, expected: or(eq(depots.id, 3), isNull(depots.id)) },
  { shared: false, expected: eq(depots.id, 3) },
])(
  'an administrator of one depot sees its rows, and those of no depot only when shared: $shared',
  ({ shared, expected }) => {
    const seen = seenOfDepot(depots.id, { shared })
    expect(seen({ userId: 1, role: 80, depotId: 3 })).toEqual(expected)
  },
)
