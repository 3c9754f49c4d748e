import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cases } from '../../../database/schema/cases.ts'
import { ofDepot } from './case-scope.ts'

test('an account that works at one depot, and has none yet, reaches no case', () => {
  expect(ofDepot(cases.depot_id, { role: 80, depotId: null }, 'write')).toEqual(sql`false`)
})
