import { act, screen, waitFor, within } from '@testing-library/react'
import { ArrayInputBase } from 'ra-core'
import { expect, test, vi } from 'vitest'
import type { Values } from '../providers/call-api.ts'
import { refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { choose, fill, press } from '../testing/parts.ts'
import { hours } from '../testing/stored-items.ts'
import { CustomerView } from './customer-view.tsx'
import { HoursRowsInput } from './hours-rows-input.tsx'

const answers = {
  getDepothoursArr: () => [],
  getAppointmentsArr: () => [],
  getDepotsArr: () => [],
  createDepothour: () => hours(),
  getDepothourObj: () => hours(),
}

const fields = (
  <ArrayInputBase source="depothourrows">
    <HoursRowsInput />
    <CustomerView />
  </ArrayInputBase>
)

/** The days of an empty set that is being written on this day. */
function openNew(now = '2027-05-18T10:00:00Z') {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  return openScreen('/depothours/create', { fields, answers })
}
const days = () => screen.findAllByRole('combobox', { name: /^Dag/ })
const faults = () => screen.findByText(/^måndag: /)

test('a day is added as a Monday with the usual times', async () => {
  const { user } = openNew()
  await press(user, 'Lägg till en dag')
  expect((await days()).map(({ textContent }) => textContent)).toEqual(['måndag'])
  expect(screen.getByLabelText('Öppnar')).toHaveProperty('value', '07:00')
  expect(screen.getByLabelText('Stänger')).toHaveProperty('value', '16:00')
})

test('a day is added as the first of the week that has no row', async () => {
  const { user } = openNew()
  for (let count = 1; count <= 8; count++) await press(user, 'Lägg till en dag')
  expect((await days()).map(({ textContent }) => textContent)).toEqual([
    'måndag',
    'tisdag',
    'onsdag',
    'torsdag',
    'fredag',
    'lördag',
    'söndag',
    'måndag',
  ])
})

test('a day that stands there twice is named at once', async () => {
  const { user } = openNew()
  await press(user, 'Lägg till en dag')
  await press(user, 'Lägg till en dag')
  const [, second = document.body] = await days()
  await choose(user, second, 'måndag')
  expect((await faults()).textContent).toBe('måndag: dagen finns redan i listan.')
  await choose(user, second, 'tisdag')
  await waitFor(() => expect(screen.queryByText(/^måndag: /)).toBeNull())
})

test('times that close before they open, and times that are missing, are named', async () => {
  const { user } = openNew()
  await press(user, 'Lägg till en dag')
  await fill(user, screen.getByLabelText('Stänger'), '06:00')
  expect((await faults()).textContent).toBe('måndag: det stänger innan det öppnar.')
  await user.clear(screen.getByLabelText('Stänger'))
  const missing = 'måndag: fyll i när det öppnar och stänger, eller välj stängt.'
  await waitFor(async () => expect((await faults()).textContent).toBe(missing))
})

test('the times of a day that is closed are kept, should it open again', async () => {
  const { user, calls } = openNew()
  await press(user, 'Lägg till en dag')
  await user.click(screen.getByLabelText('Stängt'))
  await press(user, 'Spara')
  await screen.findByText('Historik')
  expect(sentBy(calls, 'createDepothour')[0]?.['depothourrows']).toEqual([
    { day: 1, date: null, closed: true, from: '07:00', to: '16:00' },
  ])
})

test('a time that is half typed does not hold up a day that is closed', async () => {
  const { user, calls } = openNew()
  await press(user, 'Lägg till en dag')
  await fill(user, screen.getByLabelText('Öppnar'), '07:')
  await user.click(screen.getByLabelText('Stängt'))
  await press(user, 'Spara')
  await screen.findByText('Historik')
  expect(sentBy(calls, 'createDepothour')).toHaveLength(1)
})

test('holidays of this year and the next are offered by name, and each only once', async () => {
  const { user } = openNew()
  await press(user, 'Julafton 2027-12-24')
  expect(screen.queryByRole('button', { name: 'Julafton 2027-12-24' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Julafton 2028-12-24' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Julafton 2026-12-24' })).toBeNull()
  const [row] = screen.getAllByRole('listitem')
  if (row === undefined) throw new Error('No row was added')
  expect(within(row).getByLabelText(/^Datum/)).toHaveProperty('value', '2027-12-24')
  expect(within(row).getByLabelText('Stängt')).toHaveProperty('checked', true)
})

test('holidays are offered from today on, in the order of their dates', async () => {
  openNew()
  const offered = await screen.findAllByText(/ 20\d\d-\d\d-\d\d$/, { selector: 'button' })
  const dates = offered.map(({ textContent }) => textContent?.slice(-10))
  expect(dates[0]).toBe('2027-06-06')
  expect(dates).toEqual(dates.toSorted())
})

test('a day that is added to holidays is closed and needs its date', async () => {
  const { user, calls } = openStored([closedOn(24, '2027-12-24')], { title: 10 })
  await press(user, 'Lägg till en dag')
  const [, added] = await days()
  expect(added?.textContent).toBe('Andra öppettider')
  expect(screen.queryByText('Varje vecka')).toBeNull()
  const [, date] = screen.getAllByLabelText<HTMLInputElement>(/^Datum/)
  if (date === undefined) throw new Error('no date')
  expect(date.value).toBe('')
  await press(user, 'Spara')
  await waitFor(() => expect(document.activeElement).toBe(date))
  expect(sentBy(calls, 'updateDepothour')).toEqual([])
  await fill(user, date, '2027-06-18')
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  expect(sentBy(calls, 'updateDepothour')[0]?.['depothourrows']).toEqual([
    closedOn(24, '2027-12-24'),
    closedOn(28, '2027-06-18'),
  ])
})

test('the missing date of a day is named when its field was left, and not before', async () => {
  const { user } = openStored([], { title: 10 })
  await press(user, 'Lägg till en dag')
  const date = await screen.findByLabelText(/^Datum/)
  const missing = 'Andra öppettider: en helgdag behöver sitt datum.'
  expect(screen.queryByText(missing)).toBeNull()
  await user.click(date)
  await user.tab()
  await screen.findByText(missing)
  await press(user, 'Lägg till en dag')
  expect(screen.getAllByText(missing)).toHaveLength(1)
  await press(user, 'Spara')
  await waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(2))
})

test('on New Year’s Eve in Sweden the year that is offered is the Swedish one', async () => {
  openNew('2027-12-31T23:30:00Z')
  await screen.findByRole('button', { name: 'Julafton 2028-12-24' })
  expect(screen.queryByRole('button', { name: 'Julafton 2027-12-24' })).toBeNull()
})

/** A stored set with these days and no end in sight, on this day of May 2027. */
function openStored(depothourrows: object[], change: Values = {}) {
  vi.useFakeTimers({ now: Date.parse('2027-05-18T10:00:00Z'), toFake: ['Date'] })
  const set = hours({ depothourrows, unpublish_at: '2099-12-31T22:59:00.000Z', ...change })
  return openScreen('/depothours/5', {
    fields,
    answers: {
      ...answers,
      getDepothourObj: () => set,
      lockDepothour: () => set,
      unlockDepothour: () => set,
      updateDepothour: (asked) => ({ ...set, ...asked, version: 4 }),
      getDepothourHistoryArr: () => [],
    },
  })
}
const closedOn = (day: number, date: string) => ({ day, date, closed: true, from: null, to: null })
const datesIn = (part: HTMLElement) =>
  within(part)
    .getAllByLabelText(/^Datum/)
    .map((field) => (field as HTMLInputElement).value)

test('the next days stand first by year, and those gone by are folded', async () => {
  openStored([
    closedOn(10, '2028-01-01'),
    closedOn(18, '2027-05-01'),
    closedOn(24, '2027-12-24'),
    closedOn(20, '2027-06-06'),
  ])
  const [year, nextYear, past] = await screen.findAllByRole('region')
  if (year === undefined || nextYear === undefined || past === undefined)
    throw new Error('no years')
  expect(datesIn(year)).toEqual(['2027-06-06', '2027-12-24'])
  expect(datesIn(nextYear)).toEqual(['2028-01-01'])
  expect(datesIn(past)).toEqual(['2027-05-01'])
  expect(past.closest('details')?.open).toBe(false)
  expect(past.closest('details')?.textContent).toMatch(/^Tidigare2027/)
})

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0]

test('a year is copied to the next one, its days to look at are named, and it is saved', async () => {
  const asked = [closedOn(24, '2027-12-24'), closedOn(28, '2027-06-14'), closedOn(19, '2027-05-06')]
  const own = closedOn(28, '2027-05-25')
  const { user, calls } = openStored([...asked, own])
  await screen.findAllByRole('region')
  expect(said()).toBe('')
  const [copy] = screen.getAllByText('Kopiera till 2028')
  if (copy === undefined) throw new Error('no button')
  await user.click(copy)
  await waitFor(() =>
    expect(said()).toBe(
      [
        '3 dagar kopierades till 2028.',
        'Se över: onsdag 2028-06-14 (Andra öppettider).',
        'Inte kopierat, 2028 har redan en annan dag det datumet: torsdag 2028-05-25 (Andra öppettider).',
        'De gäller när du har sparat.',
      ].join(' '),
    ),
  )
  const nextYear = await screen.findByRole('region', { name: '2028' })
  const copied = [
    closedOn(19, '2028-05-25'),
    closedOn(28, '2028-06-14'),
    closedOn(24, '2028-12-24'),
  ]
  expect(datesIn(nextYear)).toEqual(copied.map(({ date }) => date))
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  expect(sentBy(calls, 'updateDepothour')[0]?.['depothourrows']).toEqual([...asked, own, ...copied])
})

test('a double click copies a year once and says what it copied', async () => {
  const { user } = openStored([closedOn(24, '2027-12-24')])
  await user.dblClick(await screen.findByText('Kopiera till 2028'))
  await waitFor(() => expect(said()).toMatch(/^1 dag kopierades till 2028\. /))
})

test.each([
  // Midnight in Sweden.
  ['2027-12-31T23:00:00.000Z', '2027-12-31', false],
  ['2028-12-23T23:00:00.000Z', '2028-12-23', false],
  // The set that is active at noon counts for a day.
  ['2028-12-24T08:00:00.000Z', '2028-12-24', false],
  ['2028-12-24T11:01:00.000Z', '', true],
  ['2028-12-24T23:00:00.000Z', '', true],
])(
  'days copied past the end of the set (%s) are said never to apply',
  async (unpublish_at, end, applies) => {
    const { user } = openStored([closedOn(24, '2027-12-24')], { unpublish_at })
    await press(user, 'Kopiera till 2028')
    await waitFor(() => expect(said()).toMatch(/^1 dag kopierades till 2028\. /))
    expect(said()?.replace('1 dag kopierades till 2028. ', '')).toBe(
      applies
        ? 'De gäller när du har sparat.'
        : `Uppsättningen slutar ${end}: flytta slutet och spara, annars gäller dagar efter det aldrig.`,
    )
  },
)

test('29 February is not copied to a year without it', async () => {
  vi.useFakeTimers({ now: Date.parse('2028-01-18T10:00:00Z'), toFake: ['Date'] })
  const set = hours({ depothourrows: [closedOn(28, '2028-02-29')] })
  const { user } = openScreen('/depothours/5', {
    fields,
    answers: { ...answers, getDepothourObj: () => set },
  })
  await press(user, 'Kopiera till 2029')
  expect(said()).toBe(
    'Inget nytt kopierades till 2029. 29 februari finns inte 2029 och kopierades inte.',
  )
})

test.each([
  ['a day is added', 'Lägg till en dag'],
  ['a holiday is added', 'Julafton 2027-12-24'],
  ['a day is closed in the calendar', 'Stäng den här dagen på alla depåer'],
])('a date that is half written stays where it is while %s, and can be finished', async (_, by) => {
  const { user, calls } = openStored([closedOn(5, '2027-06-18'), closedOn(20, '2027-06-06')])
  const year = await screen.findByRole('region', { name: '2027' })
  const date = within(year).getAllByLabelText<HTMLInputElement>(/^Datum/)[1]
  if (date === undefined) throw new Error('no date')
  expect(date.value).toBe('2027-06-18')
  await fill(user, date, '2028-06-1')
  await press(user, by)
  await waitFor(() => expect(screen.getAllByLabelText('Stängt').length).toBeGreaterThan(2))
  expect([date.isConnected, date.value]).toEqual([true, '2028-06-1'])
  await user.click(date)
  await user.keyboard('6')
  await press(user, 'Lägg till en dag')
  expect([date.isConnected, date.value]).toEqual([true, '2028-06-16'])
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  const rows = sentBy(calls, 'updateDepothour')[0]?.['depothourrows'] as unknown[]
  expect(rows[0]).toEqual(closedOn(5, '2028-06-16'))
})

test('what is wrong with all days together is said below them', async () => {
  const set = hours()
  const { user } = openScreen('/depothours/5', {
    fields,
    answers: {
      ...answers,
      getDepothourObj: () => set,
      lockDepothour: () => set,
      updateDepothour: () =>
        refuse(422, { code: 'validationFailed', errors: { depothourrows: ['maxCount'] } }),
    },
  })
  await press(user, 'Lägg till en dag')
  await press(user, 'Spara')
  await waitFor(() =>
    expect(document.querySelector('.MuiFormHelperText-root.Mui-error')?.textContent).toBe(
      'För många.',
    ),
  )
})

test('a set holds until further notice by one press', async () => {
  const { user } = openScreen('/depothours/create', { answers })
  const ends = await screen.findByLabelText('Avpubliceras')
  await fill(user, ends, '2027-07-01T00:00')
  expect(screen.getByText('torsdag 1 juli 2027, svensk tid')).toBeTruthy()
  await press(user, 'Tills vidare')
  expect(ends).toHaveProperty('value', '2099-12-31 23:59')
})

test('until further notice also takes the place of a date that was refused', async () => {
  const { user } = openScreen('/depothours/create', { answers })
  const ends = await screen.findByLabelText('Avpubliceras')
  await fill(user, ends, '2027-13')
  await press(user, 'Spara')
  await waitFor(() => expect(ends.getAttribute('aria-invalid')).toBe('true'))
  await press(user, 'Tills vidare')
  await waitFor(() => expect(ends.getAttribute('aria-invalid')).toBe('false'))
  expect(screen.getByText('torsdag 31 december 2099, svensk tid')).toBeTruthy()
})

test('the keyboard goes on where a day was taken away or a special day was added', async () => {
  const { user, container } = openNew()
  const removeButtons = () => [...container.querySelectorAll<HTMLElement>('.button-remove')]
  const focused = () => document.activeElement
  await press(user, 'Lägg till en dag')
  await press(user, 'Lägg till en dag')
  act(() => removeButtons()[0]?.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe(removeButtons()[0]))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()?.textContent).toBe('Lägg till en dag'))
  const offered = () => [...container.querySelectorAll<HTMLElement>('details button')]
  const [, second] = offered()
  act(() => offered()[0]?.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe(second))
})
