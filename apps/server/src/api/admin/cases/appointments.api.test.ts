import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases, inquiry_lines } from '../../../database/schema/cases.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
  const sender = { firstname: 'Karin', lastname: 'Ek', email_address: 'karin@kund.example' }
  const made = await api.db
    .insert(cases)
    .values(
      [
        { depot_id: 1, state: 'confirmed' as const },
        { depot_id: 2, state: 'confirmed' as const },
        { depot_id: 1, state: 'answered' as const },
      ].map((one, index) => ({
        ...sender,
        ...one,
        case_number: `MK-2026-00000${index + 1}`,
        kind: 'inquiry' as const,
        lang: 'sv' as const,
      })),
    )
    .returning({ id: cases.id })
  await api.db.insert(inquiry_lines).values(
    made.flatMap(({ id }) =>
      [1, 2].map((line) => ({
        case_id: id,
        line,
        pickup_at: '2099-05-18 07:00',
        return_at: line === 1 ? '2001-05-20 16:00' : '2099-05-20 16:00',
      })),
    ),
  )
})
afterAll(() => api.close())

const asked = async (role: number) => {
  const { status, list } = await api.as(role).get('getAppointmentsArr')
  return [
    status,
    Array.isArray(list) ? list.map(({ case_number, kind, at }) => [case_number, kind, at]) : [],
  ]
}
const ofCase = (number: string) => [
  [number, 'pickup', '2099-05-18 07:00'],
  [number, 'return', '2099-05-20 16:00'],
]

test('pickups and returns to come of confirmed cases are listed once each', async () => {
  const [status, list] = await asked(90)
  expect(status).toBe(200)
  expect(list).toEqual(
    expect.arrayContaining([...ofCase('MK-2026-000001'), ...ofCase('MK-2026-000002')]),
  )
  expect(list).toHaveLength(4)
})

test('a depot’s administrator sees those of the own depot', async () => {
  expect(await asked(80)).toEqual([200, ofCase('MK-2026-000001')])
})
