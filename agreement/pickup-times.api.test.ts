import type { DateHours, DepotHours } from '@minikran/contract/depots'
import { checkPickup, type HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { calendarDays } from '@minikran/domain/opening-hours/calendar-days'
import { instantOf, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { presentHoursAt } from '../apps/server/src/api/depots/present-hours.ts'
import { listHoursSets } from '../apps/server/src/database/hours-sets.ts'
import { depothourrows, depothours } from '../apps/server/src/database/schema/depots.ts'
import { calendarOfCase } from '../apps/server/src/testing/calendar-of-case.ts'
import { createTestApi, type TestApi } from '../apps/server/src/testing/test-api.ts'
import { hoursSets } from '../apps/site/app/inquiry/hours-sets.ts'
import { timeOptions } from '../apps/site/app/inquiry/time-options.ts'
import {
  clockChangeDates,
  minuteCases,
  type PickupCase,
  pickupCases,
  pickupSets,
} from './pickup-cases.fixture.ts'

// Before every date that is asked for.
const nowMs = instantOf('2025-12-31', '12:00')
const zones = ['Europe/Stockholm', 'America/Los_Angeles', 'Pacific/Kiritimati']
/** A set begins or ends within these days; whoever shows a whole day shows its noon. */
const changingDays = ['2026-10-25', '2028-03-26', '2027-05-03']

let api: TestApi
const setsOf = new Map<number, HoursSet[]>()
beforeAll(async () => {
  api = await createTestApi({ now: () => nowMs })
  await api.db.delete(depothourrows)
  await api.db.delete(depothours)
  for (const { rows, id: _, ...set } of pickupSets) await storeSet(set, rows)
  for (const depotId of new Set(pickupCases.map((each) => each.depotId))) {
    const response = await api.get(`getDepotHours?depot_id=${depotId}`)
    const { data } = (await response.json()) as { data: DepotHours }
    setsOf.set(depotId, hoursSets(data))
  }
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => api.close())

async function storeSet(set: Omit<HoursSet, 'id' | 'rows'>, rows: HoursSet['rows']) {
  const { publish_at, unpublish_at, title, depot_id } = set
  const [stored] = await api.db
    .insert(depothours)
    .values({
      title,
      depot_id,
      publish_at: new Date(publish_at),
      unpublish_at: unpublish_at === null ? null : new Date(unpublish_at),
    })
    .returning({ id: depothours.id })
  if (stored === undefined) throw new Error('The set was not stored')
  if (rows.length === 0) return
  await api.db
    .insert(depothourrows)
    .values(rows.map((row) => ({ ...row, depothour_id: stored.id })))
}

const named = ({ depotId, date, time }: PickupCase, verdict: string) =>
  `depot ${depotId} ${date} ${time}: ${verdict}`
const expected = pickupCases.map((each) => named(each, each.expected))
// A case that is in both tables is tested once.
const allCases = [
  ...new Map(
    [...pickupCases, ...minuteCases].map((each) => [named(each, each.expected), each]),
  ).values(),
]
const allExpected = allCases.map((each) => named(each, each.expected))
const isOnHalfHour = ({ time }: PickupCase) => /[03]0$/.test(time)
const isOnStep = ({ time }: PickupCase) => /[05]$/.test(time)

/** In the browser the sets are those that the API answers. */
const hoursOf = ({ depotId }: PickupCase) => ({ sets: setsOf.get(depotId) ?? [], depotId })

function inBrowser(asked: PickupCase): string {
  const now = stockholmDateTime(nowMs)
  const at = { hours: hoursOf(asked), city: 'Umeå', locale: 'sv', now } as const
  const { hint = '', isRefused, times } = timeOptions(at, asked)
  // Offered are the half hours of a whole day; what is typed is judged by its own minute.
  const isOffered =
    times.includes(asked.time) || changingDays.includes(asked.date) || !isOnHalfHour(asked)
  if (!isRefused) return isOffered ? 'ok' : 'not offered'
  if (hint.includes('för tidigt, Umeå öppnar ')) return 'early'
  if (hint.includes('för sent, Umeå stänger ')) return 'late'
  return hint.startsWith('Umeå har stängt den dagen') ? 'closed' : hint
}

test('there are at least 300 cases, and no two ask the same', () => {
  expect(pickupCases.length).toBeGreaterThanOrEqual(300)
  expect(new Set(expected.map((text) => text.split(': ')[0])).size).toBe(pickupCases.length)
})

test('every special day of three years, both clock changes and each side of the hours are among them', () => {
  const asked = new Set(pickupCases.map(({ date }) => date))
  const days = [2026, 2027, 2028].flatMap((year) => Object.values(calendarDays(year)))
  expect(days).toHaveLength(3 * 19)
  expect(days.filter((date) => !asked.has(date))).toEqual([])
  expect(clockChangeDates.filter((date) => !asked.has(date))).toEqual([])
  for (const verdict of ['ok', 'closed', 'early', 'late']) {
    const ofVerdict = pickupCases.filter((each) => each.expected === verdict)
    expect(ofVerdict.length, verdict).toBeGreaterThan(30)
  }
})

test('the server takes no time off the steps of five, whatever the hours', async () => {
  const offStep = minuteCases.filter((each) => !isOnStep(each))
  expect(offStep.length).toBeGreaterThan(30)
  for (const asked of offStep) {
    const [first] = ((await onServer(asked)).verdict ?? 'no rule').split(',')
    expect(named(asked, first ?? '')).toBe(named(asked, 'step'))
  }
})

test.each(zones)('the rule and the browser agree on every case in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  const byRule = allCases.map((each) =>
    named(each, checkPickup(hoursOf(each), each.date, each.time).kind),
  )
  expect(byRule).toEqual(allExpected)
  expect(allCases.map((each) => named(each, inBrowser(each)))).toEqual(allExpected)
})

test.each(zones)('the depot page shows the hours of every case in %s', async (zone) => {
  vi.stubEnv('TZ', zone)
  const sets = await listHoursSets(api.db)
  const shownDays = new Map<string, DateHours | undefined>()
  const shownOn = ({ depotId, date }: PickupCase) => {
    const key = `${depotId} ${date}`
    if (!shownDays.has(key)) {
      const shown = presentHoursAt({ sets, nowMs: instantOf(date, '12:00') })(depotId)
      shownDays.set(
        key,
        shown.hours_week.find((each) => each.date === date),
      )
    }
    return shownDays.get(key)
  }
  const onPage = (asked: PickupCase) => {
    const { time } = asked
    const day = shownOn(asked)
    if (day === undefined || day.from === null || day.to === null) return 'closed'
    if (time < day.from) return 'early'
    return time > day.to ? 'late' : 'ok'
  }
  const whole = allCases.filter(({ date }) => !changingDays.includes(date))
  expect(whole.map((each) => named(each, onPage(each)))).toEqual(
    whole.map((each) => named(each, each.expected)),
  )
})

/** What the API says to an inquiry, and the local time that its calendar file then has. */
async function onServer({ depotId, date, time }: PickupCase) {
  const response = await api.post('makeInquery', {
    depot_id: depotId,
    firstname: 'Anna',
    lastname: 'Svensson',
    email: 'anna@kund.example',
    pickup_at: `${date} ${time}`,
  })
  const answer = (await response.json()) as {
    data?: { case_number: string }
    errors?: Record<string, string[]>
  }
  if (answer.data === undefined)
    return { verdict: answer.errors?.['pickup_at']?.join(), start: null }
  return { verdict: 'ok', start: await startInCalendar(answer.data.case_number) }
}

async function startInCalendar(number: string): Promise<string | undefined> {
  const file = await calendarOfCase(api.db, { number, nowMs })
  const calendar = new ICAL.Component(ICAL.parse(file))
  const start = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('dtstart')
  return [start?.getFirstParameter('tzid'), start?.getFirstValue()?.toString()].join(' ')
}

/** Of three zones each asks every third case, and every day on which the clocks change. */
const askedIn = (zone: string) =>
  allCases
    .filter(isOnStep)
    .filter(
      ({ date }, index) =>
        index % zones.length === zones.indexOf(zone) || clockChangeDates.includes(date),
    )

test('between the zones the server is asked every case', () => {
  const asked = new Set(zones.flatMap(askedIn))
  expect(asked).toEqual(new Set(allCases.filter(isOnStep)))
})

test.each(zones)(
  'the server and its calendar files agree on the cases asked in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    for (const asked of askedIn(zone)) {
      const { verdict, start } = await onServer(asked)
      expect(named(asked, verdict ?? 'no rule')).toBe(named(asked, asked.expected))
      // 02:30 of a night without it is 03:30.
      const clock = stockholmDateTime(instantOf(asked.date, asked.time))
      const shown = `Europe/Stockholm ${clock.date}T${clock.time}:00`
      expect(start).toBe(asked.expected === 'ok' ? shown : null)
    }
  },
)
