import type { Depot } from '@minikran/contract/depots'
import { expect, test } from 'vitest'
import { depotView } from './depot-view.ts'

const open = { closed: false, from: '07:00', to: '16:00' }
const depot = {
  depot_slug: 'malmo',
  title_sv: 'Depå Malmö',
  title_en: null,
  continfo_sv: '',
  continfo_en: null,
  images: [],
  open_state: { state: 'unknown', date: null, time: null },
  hours_week: [
    { date: '2027-06-03', ...open },
    { date: '2027-06-04', ...open },
  ],
  hours_next_week: [{ date: '2027-06-07', ...open }],
  special_days: [],
  coming_hours: [
    // A Tuesday.
    {
      from_date: '2027-06-15',
      to_date: null,
      depothours: [1, 2, 7].map((day) => ({ day, ...open })),
    },
  ],
} as unknown as Depot
const employee = (id: number, depot_slug: string) =>
  ({ id, depot_slug, fullname: 'Kim', title_sv: 'Tekniker', title_en: null, image: null }) as never
// After midnight in Stockholm, still the day before in UTC.
const nowMs = Date.parse('2027-06-03T22:30:00Z')
const view = depotView(depot, {
  employees: [employee(1, 'malmo'), employee(2, 'umea')],
  courses: [],
  locale: 'sv',
  nowMs,
})

test('the day of the depot is marked in the week', () => {
  expect(view.week.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2027-06-04'])
})

test.each([
  ['2027-06-03', [], false],
  ['2027-06-04', [], true],
  // The day after is a special day.
  ['2027-06-03', ['2027-06-04'], true],
])('on %s, with %j closed, next week is shown: %s', (today, closed, isShown) => {
  const hours_week = depot.hours_week.map((day) =>
    closed.includes(day.date) ? { ...day, closed: true } : day,
  )
  const { nextWeek } = depotView(
    { ...depot, hours_week },
    { employees: [], courses: [], locale: 'sv', nowMs: Date.parse(`${today}T10:00:00Z`) },
  )
  expect(nextWeek.map(({ date }) => date)).toEqual(isShown ? ['2027-06-07'] : [])
})

test('hours that begin within a week are named by their weekdays', () => {
  expect(view.comingHours[0]?.lines.map(({ day }) => day)).toEqual(['måndag', 'tisdag', 'söndag'])
})

test('only the own staff is shown', () => {
  expect(view.staff.map(({ id }) => id)).toEqual([1])
})
