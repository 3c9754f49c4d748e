import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockAccount } from '../database/lock-account.ts'
import { sessions, users } from '../database/schema/people.ts'
import { type AdminApi, createAdminApi } from '../testing/admin-api.ts'
import { untilWaiting } from '../testing/until-waiting.ts'
import { type ApiFixture, createApiFixture } from './api.fixture.ts'
import { validRequests } from './valid-requests.fixture.ts'

let api: AdminApi
let fixture: ApiFixture
beforeAll(async () => {
  api = await createAdminApi()
  fixture = createApiFixture(api)
})
afterAll(() => api.close())

test.each([
  '/site/makeInquery',
  '/customer/cancelCase',
  '/customer/changeEmail',
  '/customer/changePassword',
  '/customer/eraseAccount',
  '/customer/sendCaseMessage',
  '/customer/updateCompany',
  '/customer/updateProfile',
  '/customer/updateSettings',
  '/admin/changeOwnPassword',
  '/admin/beginSecondStep',
  '/admin/updateOwnProfile',
])('%s changes nothing when its session ends after it was let in', async (call) => {
  const request = await validRequests[call]?.(fixture)
  if (request?.body === undefined) throw new Error(`${call} has no valid request`)
  const { userId, sessionId, headers } = request.as ?? (await fixture.customer())
  const accountOf = () => api.db.select().from(users).where(eq(users.id, userId))
  const before = await accountOf()
  const ending = await api.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await tx
      .update(sessions)
      .set({ ended_at: sql`now()`, ended_reason: 'passwordChanged' })
      .where(eq(sessions.id, sessionId))
    const attempt = api.ask(`/api${call}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
    })
    await untilWaiting(api.db)
    return { attempt }
  })
  expect((await ending.attempt).status).toBe(401)
  expect(await accountOf()).toEqual(before)
})
