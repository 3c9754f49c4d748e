import { expect, test } from 'vitest'
import type { HoursSet, HoursTitle } from './active-hours.ts'
import { hoursSetProblems } from './hours-set-problems.ts'

const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  date: null,
  closed: day > 5,
  from: day > 5 ? null : '07:00',
  to: day > 5 ? null : '16:00',
}))
const instant = (date: string) => `${date}T10:00:00.000Z`

type SetFields = {
  id: number
  title?: HoursTitle
  depot?: number
  from: string
  until: string | null
}
const set = ({ id, title = 1, depot, from, until }: SetFields): HoursSet => ({
  id,
  title,
  depot_id: depot ?? null,
  publish_at: instant(from),
  unpublish_at: until === null ? null : instant(until),
  rows: title === 10 ? [] : week,
})

const nowMs = Date.parse(instant('2026-06-01'))
const always = set({ id: 1, from: '2020-01-01', until: '2099-12-31' })
const untilMay = set({ id: 2, from: '2026-01-01', until: '2027-05-20' })
const fromJune = set({ id: 3, from: '2027-06-01', until: '2099-12-31' })
const summer = set({ id: 4, title: 2, from: '2027-05-15', until: '2027-08-31' })
const ofDepot = set({ id: 5, depot: 7, from: '2026-01-01', until: '2027-05-20' })
const gap = { kind: 'gap', from: '2027-05-20' }

test.each([
  ['a set until further notice, alone', always, [], []],
  ['one that ends with nothing after it', untilMay, [], [{ ...gap, until: null }]],
  ['one that ends before the next begins', untilMay, [fromJune], [{ ...gap, until: '2027-06-01' }]],
  [
    'one that ends as the next begins',
    untilMay,
    [{ ...fromJune, publish_at: instant('2027-05-20') }],
    [],
  ],
  // As sets are usually written: to 23:59, from 00:00.
  [
    'one that ends the minute before the next begins',
    { ...untilMay, unpublish_at: '2027-05-20T21:59:00Z' },
    [{ ...fromJune, publish_at: '2027-05-20T22:00:00Z' }],
    [],
  ],
  [
    'one that ends with the last minute of a day',
    { ...untilMay, unpublish_at: '2027-05-20T21:59:00Z' },
    [],
    [{ ...gap, from: '2027-05-21', until: null }],
  ],
  ['one whose end lies in the summer', untilMay, [summer], []],
  [
    'one that ends together with the summer',
    untilMay,
    [{ ...summer, unpublish_at: untilMay.unpublish_at }],
    [{ ...gap, until: null }],
  ],
  ['holidays, which close no gap', untilMay, [{ ...always, title: 10 }], [{ ...gap, until: null }]],
  ['a depot, which has the company’s hours', ofDepot, [always], []],
  ['another depot, which closes no gap', untilMay, [ofDepot, { ...always, depot_id: 8 }], [gap]],
  [
    'two of a kind at once',
    untilMay,
    [always],
    [{ kind: 'conflict', with: 1, from: '2026-06-01', until: '2027-05-20' }],
  ],
  [
    'two of a kind, of which one has no end',
    untilMay,
    [summer, { ...always, unpublish_at: null }],
    [],
  ],
  ['one that has ended', { ...untilMay, unpublish_at: instant('2026-05-01') }, [always], []],
] as const)('%s', (_, checked, others, problems) => {
  expect(hoursSetProblems(checked, [checked, ...others], nowMs)).toMatchObject(problems)
})

test('weekdays without a row are named, of holidays none', () => {
  const dated = week.slice(5).map((row) => ({ ...row, date: '2027-06-05' }))
  const short = { ...summer, rows: [...week.slice(0, 5), ...dated] }
  const named = { kind: 'daysMissing', days: [6, 7] }
  expect(hoursSetProblems(short, [always], nowMs)).toEqual([named])
  expect(hoursSetProblems({ ...short, unpublish_at: null }, [always], nowMs)).toEqual([named])
  expect(hoursSetProblems({ ...short, title: 10, rows: [] }, [], nowMs)).toEqual([])
})

const holidaysOf = (id: number, days: readonly [number, string][], depot?: number): HoursSet => ({
  ...set({ id, title: 10, from: '2026-01-01', until: '2099-12-31', ...(depot && { depot }) }),
  rows: days.map(([day, date]) => ({ day, date, closed: true, from: null, to: null })),
})
const christmas: [number, string] = [24, '2026-12-24']
// A Saturday, which is closed anyway.
const boxingDay: [number, string] = [26, '2026-12-26']
const gone: [number, string] = [10, '2026-01-01']
const midsummer: [number, string] = [21, '2027-06-25']
const company = holidaysOf(9, [gone, midsummer, christmas, boxingDay])

test.each([
  ['lose the company’s other days', holidaysOf(6, [midsummer], 7), ['2026-12-24']],
  ['lose several days in their order', holidaysOf(6, [], 7), ['2026-12-24', '2027-06-25']],
  ['lose nothing with the same days', holidaysOf(6, [christmas, midsummer], 7), []],
  [
    'lose nothing on the one day that they hold',
    { ...holidaysOf(6, [midsummer], 7), publish_at: instant('2027-06-24') },
    [],
  ],
  ['of the company lose nothing', holidaysOf(6, [midsummer]), []],
])('holidays of a depot %s', (_, checked, dates) => {
  const last = checked.publish_at === instant('2026-01-01') ? '2099-12-31' : '2027-06-26'
  const own = { ...checked, unpublish_at: instant(last) }
  const problems = hoursSetProblems(own, [always, company, own], nowMs)
  const lost = problems.flatMap((problem) => (problem.kind === 'daysLost' ? problem.dates : []))
  expect(lost).toEqual(dates)
})

test('holidays of a depot can lose the day of today', () => {
  const today = holidaysOf(9, [[28, '2026-06-01']])
  const own = holidaysOf(6, [], 7)
  expect(hoursSetProblems(own, [always, today, own], nowMs)).toEqual([
    { kind: 'daysLost', dates: ['2026-06-01'] },
  ])
})
