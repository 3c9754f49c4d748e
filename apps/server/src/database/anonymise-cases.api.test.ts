import { expect, test } from 'vitest'
import { fromNow } from '../testing/clock.ts'
import { createTestDatabase } from '../testing/database.ts'
import { anonymiseCases } from './anonymise-cases.ts'
import { isOwnTrail } from './own-trail.ts'
import { audit } from './schema/operations.ts'

test('a person may have more cases than a statement takes values', async () => {
  const { db, close } = await createTestDatabase('schema')
  const caseIds = Array.from({ length: 66_000 }, (_, index) => index + 1)
  await db.transaction((tx) => anonymiseCases(tx, caseIds, fromNow()))
  expect(await db.$count(audit, isOwnTrail({ userId: 1, caseIds }))).toBe(0)
  await close()
})
