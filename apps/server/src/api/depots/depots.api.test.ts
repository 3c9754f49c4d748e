import {
  type Depot,
  type DepotEmployee,
  type DepotHours,
  depotEmployeeSchema,
  depotHoursSchema,
  depotSchema,
} from '@minikran/contract/depots'
import { hoursOn } from '@minikran/domain/opening-hours/active-hours'
import { calendarDays } from '@minikran/domain/opening-hours/calendar-days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSweden } from '../../../demo/read-data.ts'
import { depot_employees, depothourrows, depothours, depots } from '../../database/schema/depots.ts'
import { changeDuringTest } from '../../testing/change-during-test.ts'
import { fromNow } from '../../testing/clock.ts'
import { createTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

let api: TestApi
let nowMs = testNow
beforeAll(async () => {
  api = await createTestApi({ now: () => nowMs })
})
afterAll(() => api.close())

const read = async (call: string) => {
  const response = await api.get(call)
  return { status: response.status, body: (await response.json()) as { data: unknown } }
}
const depotAt = async (instant: string) => {
  nowMs = Date.parse(instant)
  const answer = await read('getDepot?depot_id=1')
  nowMs = testNow
  return answer.body.data as Depot
}
const listed = async () => (await read('getDepotsArr')).body.data as Depot[]

test('every depot of the data is listed and fits its description', async () => {
  const list = await listed()
  expect(list).toHaveLength(readSweden().depots.length)
  for (const depot of list) expect(depotSchema.safeParse(depot).success).toBe(true)
})

test('a depot is the same by slug and by number', async () => {
  const [first] = await listed()
  const bySlug = await read(`getDepotObj?depot_slug=${first?.depot_slug}`)
  const byId = await read(`getDepot?depot_id=${first?.id}`)
  expect([bySlug.body.data, byId.body.data]).toEqual([first, first])
})

test('the hours are those of an ordinary week from Monday to Sunday', async () => {
  const [first] = await listed()
  const days = first?.depothours.map(({ day, closed, from, to }) => [day, closed ? null : from, to])
  expect(days).toEqual([
    [1, '07:00', '16:00'],
    [2, '07:00', '16:00'],
    [3, '07:00', '16:00'],
    [4, '07:00', '16:00'],
    [5, '07:00', '15:00'],
    [6, null, null],
    [7, null, null],
  ])
})

test('the days of this week and the next have their dates, times and names', async () => {
  const depot = await depotAt('2026-12-23T12:00:00Z')
  expect(depot.hours_week).toEqual([
    { date: '2026-12-21', closed: false, from: '08:00', to: '15:00', special_day: null },
    { date: '2026-12-22', closed: false, from: '08:00', to: '15:00', special_day: null },
    { date: '2026-12-23', closed: false, from: '08:00', to: '15:00', special_day: null },
    { date: '2026-12-24', closed: true, from: null, to: null, special_day: 24 },
    { date: '2026-12-25', closed: true, from: null, to: null, special_day: 25 },
    { date: '2026-12-26', closed: true, from: null, to: null, special_day: 26 },
    { date: '2026-12-27', closed: true, from: null, to: null, special_day: null },
  ])
  expect(depot.hours_next_week).toHaveLength(7)
  expect(depot.hours_next_week[4]).toEqual({
    date: '2027-01-01',
    closed: true,
    from: null,
    to: null,
    special_day: 10,
  })
  expect(depot.special_days.map(({ date, special_day }) => [date, special_day])).toEqual([
    ['2026-12-24', 24],
    ['2026-12-25', 25],
    ['2026-12-26', 26],
    ['2026-12-31', 27],
    ['2027-01-01', 10],
    ['2027-01-05', 11],
    ['2027-01-06', 12],
  ])
  expect(depot.special_days[5]).toMatchObject({ closed: false, from: '07:00', to: '12:00' })
})

test.each(['2026-12-21T08:00:00Z', '2026-12-27T22:30:00Z'])(
  'at %s next week is that from Monday 28 December',
  async (now) => {
    const { hours_next_week } = await depotAt(now)
    expect(hours_next_week.map(({ date }) => date)).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
  },
)

test('other ordinary hours are named before they begin', async () => {
  const [winter, ...more] = (await depotAt('2026-12-01T12:00:00Z')).coming_hours
  expect(winter).toMatchObject({ from_date: '2026-12-21', to_date: '2027-01-06' })
  expect(winter?.depothours[0]).toEqual({ day: 1, closed: false, from: '08:00', to: '15:00' })
  expect(more).toEqual([])
})

test.each([
  ['2026-11-20T12:00:00Z', 'open', '2026-11-20', '15:00', 'today', '2026-11-20T14:01:00.000Z'],
  ['2026-11-20T04:00:00Z', 'closed', '2026-11-20', '07:00', 'today', '2026-11-20T06:00:00.000Z'],
  ['2026-11-19T19:00:00Z', 'closed', '2026-11-20', '07:00', 'tomorrow', '2026-11-19T23:00:00.000Z'],
  ['2026-11-20T19:00:00Z', 'closed', '2026-11-23', '07:00', 'weekday', '2026-11-20T23:00:00.000Z'],
  ['2029-03-01T12:00:00Z', 'unknown', null, null, null, '2029-03-01T23:00:00.000Z'],
])('at %s a depot is %s', async (now, state, date, time, day, valid_until) => {
  const { open_state } = await depotAt(now)
  expect(open_state).toEqual({ state, date, time, day, valid_until })
})

test.each([
  ['2026-12-04T14:00:00Z', '2026-12-04 15:00', '2026-12-07 07:00'],
  ['2026-12-04T14:01:00Z', '2026-12-11 15:00', '2026-12-14 07:00'],
  ['2027-03-24T12:00:00Z', '2027-03-25 12:00', '2027-03-30 07:00'],
])('at %s the next weekend is collected %s and returned %s', async (now, pickup_at, return_at) => {
  const { next_weekend, open_state } = await depotAt(now)
  expect(next_weekend).toEqual({ pickup_at, return_at })
  expect(Date.parse(open_state.valid_until)).toBeLessThanOrEqual(Date.parse(now) + 86_400_000)
})

test('without hours there is no next weekend', async () => {
  expect((await depotAt('2029-03-01T12:00:00Z')).next_weekend).toBeNull()
})

test('a depot with hours of its own has them, the others have the company’s', async () => {
  const own = await createTestApi()
  const set = {
    title: 1,
    depot_id: 2,
    publish_at: new Date('2026-01-01'),
    unpublish_at: new Date('2099-12-31'),
    order: 1,
  }
  const [added] = await own.db.insert(depothours).values(set).returning({ id: depothours.id })
  const friday = { day: 5, date: null, closed: false, from: '10:00', to: '18:00' }
  await own.db.insert(depothourrows).values({ ...friday, depothour_id: added?.id ?? 0 })
  const list = (await (await own.get('getDepotsArr')).json()) as { data: Depot[] }
  expect(list.data.slice(0, 3).map(({ open_state }) => open_state.time)).toEqual([
    '15:00',
    '18:00',
    '15:00',
  ])
  await own.close()
})

test('the sets of a depot answer for any date as the server itself does', async () => {
  const { data } = (await read('getDepotHours?depot_id=3')).body as { data: DepotHours }
  expect(depotHoursSchema.safeParse(data).success).toBe(true)
  const rows = data.sets.flatMap((set) =>
    set.depothourrows.map(({ depothour_id }) => [set.id, depothour_id]),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(([id, ofRow]) => id !== ofRow)).toEqual([])
  const sets = data.sets.map(({ depothourrows: ofSet, ...set }) => ({ ...set, rows: ofSet }))
  const of = { sets, depotId: data.depot_id }
  expect(hoursOn(of, '2027-12-24')).toMatchObject({ kind: 'closed', specialDay: 24 })
  expect(hoursOn(of, '2026-07-10')).toMatchObject({ kind: 'open', from: '07:00', to: '14:00' })
})

test('every depot has somebody to ask, and the company’s three people answer for all of them', async () => {
  const people = (await read('getDepotEmployeesArr')).body.data as DepotEmployee[]
  for (const person of people) expect(depotEmployeeSchema.safeParse(person).success).toBe(true)
  expect(new Set(people.map(({ fullname }) => fullname)).size).toBe(3)
  const slugs = (await listed()).map(({ depot_slug }) => depot_slug)
  expect(people.map(({ depot_slug }) => depot_slug)).toEqual(slugs)
})

test('somebody who is trashed is at no depot', async () => {
  const where = eq(depot_employees.id, 1)
  await changeDuringTest(api.db, depot_employees, { set: { deleted_at: fromNow() }, where })
  const answer = await api.get('getDepotEmployeesArr')
  const { data } = (await answer.json()) as { data: DepotEmployee[] }
  expect(new Set(data.map(({ id }) => id))).toEqual(new Set([2, 3]))
})

test('the special days of the demo are those of the calendar, 2026 to 2028', () => {
  for (const [year, days] of Object.entries(readSweden().holidays.years)) {
    const calendar = Object.entries(calendarDays(Number(year)))
    const given = days.map(({ code, date }) => [String(code), date])
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(calendar))
  }
})

test.each([
  ['getDepotHours', 422],
  ['getDepotHours?depot_id=999', 404],
  ['getDepotEmployeesArr?depot_slug=malmo', 200],
  ['getDepot', 422],
  ['getDepot?depot_id=0', 422],
  ['getDepot?depot_id=1.5', 422],
  ['getDepot?depot_id=2147483648', 422],
  ['getDepot?depot_id=999', 404],
  ['getDepotObj?depot_slug=', 422],
  ['getDepotObj?depot_slug=atlantis', 404],
  ['getDepotsArr?all=1', 200],
])('%s answers %i', async (call, status) => {
  expect((await read(call)).status).toBe(status)
})

test('a trashed depot is nowhere', async () => {
  const where = eq(depots.id, 2)
  await changeDuringTest(api.db, depots, { set: { deleted_at: fromNow() }, where })
  expect((await listed()).some(({ id }) => id === 2)).toBe(false)
  expect((await api.get('getDepot?depot_id=2')).status).toBe(404)
})
