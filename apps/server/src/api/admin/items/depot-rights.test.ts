import { sql } from 'drizzle-orm'
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
