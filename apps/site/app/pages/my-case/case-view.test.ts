import type { CustomerCase } from '@minikran/contract/customer-cases'
import { expect, test } from 'vitest'
import { caseView } from './case-view.ts'

const bare = {
  kind: 'inquiry',
  state: 'received',
  lines: [],
  course: null,
  events: [],
  messages: [],
  created_at: '2026-11-20T12:00:00Z',
}
const viewOf = (facts: object) =>
  caseView({ ...bare, ...facts } as unknown as CustomerCase, null, 'sv')

test('the organisation number of an application is written with its dash', () => {
  const { credit } = viewOf({
    kind: 'credit',
    credit: { organisation_number: '5560125790', corp_vat: null },
  })
  expect(credit?.map(({ value }) => value)).toContain('556012-5790')
})

test('a message names who wrote it', () => {
  const created_at = bare.created_at
  const { messages } = viewOf({
    messages: [
      { id: 1, from_customer: true, firstname: 'Åsa', created_at },
      { id: 2, from_customer: false, firstname: 'Kim', created_at },
      { id: 3, from_customer: false, firstname: null, created_at },
    ],
  })
  expect(messages.map(({ who }) => who)).toEqual(['Du', 'Kim', 'Depån'])
})

test.each([
  ['without a machine', { title_sv: null, path: null }, false],
  ['about one that is gone', { title_sv: 'Kran', path: null }, true],
  ['about one with a page', { title_sv: 'Kran', path: '/kran' }, false],
])('an inquiry %s', (_, product, isGone) => {
  const line = { ...product, line: 1, title_en: null, told: null, fields: [] }
  expect(viewOf({ lines: [line] }).lines[0]?.isGone).toBe(isGone)
})

test.each([
  ['picked up', null, ['Hämtning', 'Retur']],
  ['delivered', { address: 'Kajgatan 4', zip: '131 30' }, ['Hyran börjar', 'Hyran slutar']],
])('the times of a machine that is %s have their own names', (_, delivery, names) => {
  const line = { line: 1, title_sv: 'Kran', told: null, fields: [] }
  const times = { pickup_at: '2027-03-01 09:00', return_at: '2027-03-03 15:00' }
  const from = { ...times, pickup_at: '2027-03-01 08:00' }
  const moved = { kind: 'timesChanged', at: bare.created_at, times: [{ line: 1, from, to: times }] }
  const { facts, events } = viewOf({ delivery, lines: [{ ...line, ...times }], events: [moved] })
  expect(events[0]?.text).toContain(`${names[0]} mån 1 mars 2027 09:00`)
  expect(facts.map(({ label }) => label)).toEqual(expect.arrayContaining(names))
})

test.each([
  ['only sent', [], undefined],
  ['written about', [{ kind: 'message', at: '2026-11-21T12:00:00Z' }], undefined],
  [
    'answered',
    [{ kind: 'stateChanged', state: 'answered', at: '2026-11-23T12:00:00Z' }],
    'mån 23 nov 2026',
  ],
])('a case that was %s tells the day of its latest change, without a letter', (_, later, day) => {
  const sent = { kind: 'received', state: 'received', at: bare.created_at }
  const { facts } = viewOf({ events: [sent, ...later] })
  expect(facts.find(({ label }) => label === 'Senaste ändring')?.value).toBe(day)
})

test('the wanted credit is an amount in kronor', () => {
  const credit = { organisation_number: '5560125790', limit: 50_000 }
  const { facts } = viewOf({ kind: 'credit', credit })
  expect(facts.map(({ value }) => value)).toContain('50\u00a0000\u00a0kr')
})

test.each([
  ['repair', 'Service eller reparation'],
  ['sparePart', 'Reservdel'],
])('a service request of %s is told as %s', (request, told) => {
  const { service } = viewOf({ kind: 'service', service: { request, make: 'Jekko' } })
  expect(service?.[0]?.value).toBe(told)
})

test.each([
  ['both times', '2027-03-03 15:00', 'Summa', 240_000],
  ['a pickup alone', null, 'Första dagen', 100_000],
])('with %s the price that was told is that of “%s”', (_, return_at, label, exVatOre) => {
  const told = { type: 0, vat_percent: 25, price_first_day: 1000, price_following_days: 700 }
  const times = { pickup_at: '2027-03-01 09:00', return_at }
  const line = { line: 1, title_sv: 'Kran', path: '/kran', told, fields: [], ...times }
  const { lines } = viewOf({ lines: [line] })
  expect(lines[0]?.quoted).toMatchObject({
    label: expect.stringContaining(label),
    price: { exVatOre },
  })
})

const course = { title_sv: 'Fallskydd', told: null, participants: [] }

test.each([
  ['inquiry', {}, '/forfragan'],
  ['registration', { course: { ...course, product_slug: 'fallskydd' } }, '/anmalan'],
  ['registration', { course: { ...course, product_slug: null } }, undefined],
  ['credit', {}, undefined],
  ['service', {}, undefined],
])('a case of kind %s with %j is asked for again at %s', (kind, facts, path) => {
  expect(viewOf({ kind, ...facts }).again?.path).toBe(path)
})

const people = (count: number) => ({
  kind: 'registration',
  can_cancel: true,
  course: { ...course, participants: Array.from({ length: count }, (_, id) => ({ id })) },
})
const machines = (count: number) => ({
  can_cancel: true,
  lines: Array.from({ length: count }, () => ({ title_sv: 'Kran', told: null, fields: [] })),
})
const confirmed = { can_cancel: false, state: 'confirmed' }

test.each([
  ['of several participants', people(2), /deltagarna.*Skriv vem/],
  ['of one participant', people(1), null],
  ['of several machines', machines(2), /maskinerna.*Skriv vilken/],
  ['of one machine', machines(1), null],
  ['that is confirmed', { ...machines(1), ...confirmed }, /bekräftat.*Skriv till depån/],
  ['that is a confirmed registration', { ...people(2), ...confirmed }, /bekräftat/],
  ['that is closed', { ...people(2), can_cancel: false, state: 'closed' }, null],
  ['that is an approved credit', { kind: 'credit', ...confirmed }, null],
])('a case %s says how to cancel what has no button', (_, facts, hint) => {
  const { cancelHint } = viewOf(facts)
  if (hint === null) expect(cancelHint).toBeNull()
  else expect(cancelHint).toMatch(hint)
})
