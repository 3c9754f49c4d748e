import { auditEntrySchema } from '@minikran/contract/admin/audit'
import { homeSchema } from '@minikran/contract/admin/home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases, mails } from '../../database/schema/cases.ts'
import { crane_searches } from '../../database/schema/cranes.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'
import { testNow } from '../../testing/test-api.ts'

let api: AdminApi
const received = new Date(testNow - 3_600_000)
beforeAll(async () => {
  api = await createAdminApi()
  const sender = { firstname: 'Karin', lastname: 'Ek', email_address: 'karin@kund.example' }
  await api.db.insert(cases).values(
    [1, 2].map((depot_id) => ({
      ...sender,
      case_number: `MK-2026-00000${depot_id}`,
      kind: 'inquiry' as const,
      lang: 'sv' as const,
      depot_id,
      created_at: received,
    })),
  )
  await api.db.insert(mails).values({
    kind: 'inquiry-confirmation',
    to: 'karin@kund.example',
    lang: 'sv',
    message_id: '<one@demo.example>',
    state: 'failed',
    last_error: '550 no such user',
  })
  const missed = { height: 40, radius: 30, weight: 900, hit_count: 0, month: '2026-11-01' }
  const live = { ...missed, platform: 'web-live' }
  await api.db.insert(crane_searches).values([missed, missed, { ...missed, hit_count: 2 }, live])
})
afterAll(() => api.close())

test('home says what waits, what failed and what was searched for in vain', async () => {
  const { status, data } = await api.as(60).get('getHomeObj')
  expect(status).toBe(200)
  expect(homeSchema.strict().safeParse(data).error?.issues ?? []).toEqual([])
  expect(data).toMatchObject({
    unanswered_count: 2,
    failed_mails: [{ last_error: '550 no such user' }],
    search_heat: {
      month: '2026-11',
      cells: [{ height_to: null, radius_to: 30, without_hits: 2, most_weight: 900 }],
    },
    backup: null,
  })
})

test('whoever belongs to one depot sees what waits there', async () => {
  const { data } = await api.as(80).get('getHomeObj')
  expect(data['unanswered_count']).toBe(1)
  expect(data['failed_mails']).toEqual([])
})

test('the trail is for the superadmin, the newest line first', async () => {
  const made = await api.as(62).post('createPost', { post_slug: 'spar', title_sv: 'Spår' })
  const { list, count } = await api.as(100).get('getAuditArr?item=posts')
  expect(count).toBe(1)
  expect(auditEntrySchema.strict().safeParse(list[0]).error?.issues ?? []).toEqual([])
  expect(list[0]).toMatchObject({ action: 'created', item_id: String(made.data.id) })
  expect((await api.as(90).get('getAuditArr')).status).toBe(403)
})
