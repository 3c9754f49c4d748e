import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ArrayInputBase } from 'ra-core'
import { expect, test, vi } from 'vitest'
import type { Values } from '../providers/call-api.ts'
import { loseConnection, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { choose, press } from '../testing/parts.ts'
import { hours, openFrom } from '../testing/stored-items.ts'
import { CustomerView } from './customer-view.tsx'

const depots = [
  { id: 1, depot_name: 'Depå Umeå' },
  { id: 2, depot_name: 'Depå Malmö' },
]

/** The form of the first of these sets. */
function openHours(own = hours(), ...others: Values[]) {
  const sets: Values[] = [own, ...others]
  vi.useFakeTimers({ now: Date.parse('2027-05-18T10:00:00Z'), toFake: ['Date'] })
  return openScreen('/depothours/5', {
    fields: (
      <ArrayInputBase source="depothourrows">
        <CustomerView />
      </ArrayInputBase>
    ),
    answers: {
      getDepothoursArr: () => sets,
      getDepothourObj: ({ id }) => sets.find((set) => String(set['id']) === String(id)),
      getDepotsArr: () => depots,
      lockDepothour: () => own,
      unlockDepothour: () => own,
      updateDepothour: (asked) => ({ ...own, ...asked, version: 4 }),
    },
  })
}

/** A day of the calendar, by the date that it stands for. */
async function day(date: string): Promise<HTMLElement> {
  await screen.findByRole('group', { name: `Året ${date.slice(0, 4)}` })
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`)
  if (found === null) throw new Error(`The calendar has no ${date}`)
  return found
}
const toldOf = async (date: string) => (await day(date)).getAttribute('aria-label')

test('the calendar says of each day what a customer is told', async () => {
  openHours()
  expect(await toldOf('2027-05-19')).toBe('onsdag 19 maj 2027: öppet 07:00–16:00 (Ordinarie)')
  expect(await toldOf('2027-05-22')).toBe('lördag 22 maj 2027: stängt, inga tider finns för dagen')
  expect(document.querySelectorAll('[data-date]')).toHaveLength(365)
  // A Friday, below the fifth letter of the week.
  expect((await day('2027-01-01')).style.gridColumnStart).toBe('5')
})

test('the arrow keys go from day to day and from week to week, not out of the year', async () => {
  const { user } = openHours()
  const today = await day('2027-05-18')
  expect(today.getAttribute('aria-pressed')).toBe('true')
  await user.click(today)
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(document.activeElement).toBe(await day('2027-05-26'))
  // The Tab key reaches the chosen day alone.
  expect([...document.querySelectorAll('[data-date][tabindex="0"]')]).toEqual([
    document.activeElement,
  ])
  expect(screen.getByRole('status').textContent).toMatch(/^onsdag 26 maj 2027: öppet/)
  await user.click(await day('2027-01-03'))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(await day('2027-01-03'))
})

test('a day that is closed in the calendar is closed at once and stored in the set', async () => {
  const { user, calls } = openHours()
  await user.click(await day('2027-05-19'))
  await press(user, 'Stäng den här dagen på alla depåer')
  expect(await toldOf('2027-05-19')).toBe('onsdag 19 maj 2027: stängt (Andra öppettider)')
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  const rows = sentBy(calls, 'updateDepothour')[0]?.['depothourrows'] as unknown[]
  const closed = { day: 28, date: '2027-05-19', closed: true, from: null, to: null }
  expect(rows).toEqual([...hours().depothourrows, closed])
})

test('a day that is taken out of the set again is as open as its weekday', async () => {
  const { user } = openHours()
  await user.click(await day('2027-05-19'))
  await press(user, 'Stäng den här dagen på alla depåer')
  await press(user, 'Ta bort dagen ur listan')
  expect(await toldOf('2027-05-19')).toMatch(/öppet 07:00–16:00 \(Ordinarie\)$/)
})

test('a holiday that is closed is closed by its name', async () => {
  const { user } = openHours()
  await user.click(await day('2027-12-24'))
  await press(user, 'Stäng den här dagen på alla depåer')
  expect(await toldOf('2027-12-24')).toBe('fredag 24 december 2027: stängt (Julafton)')
})

test('a depot’s own hours go before those of every depot, and only there', async () => {
  const own = hours({
    id: 6,
    depot_id: 2,
    depothourrows: [2, 3].map((one) => openFrom(one, '09:00', '12:00')),
  })
  const { user } = openHours(hours(), own)
  expect(await toldOf('2027-05-19')).toMatch(/öppet 07:00–16:00/)
  const group = await screen.findByRole('group', { name: 'Så ser kunden det' })
  await choose(user, within(group).getByRole('combobox', { name: /^Depå/ }), 'Depå Malmö')
  await waitFor(async () => expect(await toldOf('2027-05-19')).toMatch(/öppet 09:00–12:00/))
})

test('another date is shown in the calendar of its year', async () => {
  openHours(hours({ unpublish_at: '2028-12-31T23:00:00.000Z' }))
  await day('2027-05-18')
  fireEvent.change(screen.getByLabelText('Visa den'), { target: { value: '2028-02-29' } })
  expect(await toldOf('2028-02-29')).toMatch(/^tisdag 29 februari 2028: öppet/)
})

test('two sets of one kind at one time conflict, with a link to the other', async () => {
  openHours(hours(), hours({ id: 6, unpublish_at: '2027-07-01T00:00:00.000Z' }))
  const link = await screen.findByRole('link', { name: 'Ordinarie, nummer 6' })
  expect(link.getAttribute('href')).toBe('/depothours/6')
  expect(link.closest('[role=alert]')?.textContent).toContain(
    'Krockar med Ordinarie, nummer 6 från 2027-05-18 till 2027-07-01.',
  )
})

test('the days of every depot that a depot’s own holidays replace are named', async () => {
  const closed = (date: string) => ({ day: 28, date, closed: true, from: null, to: null })
  const own = hours({ title: 10, depot_id: 2, depothourrows: [closed('2027-06-25')] })
  const company = hours({ id: 6, title: 10, depothourrows: [closed('2027-12-24')] })
  openHours(own, company, hours({ id: 7 }))
  await screen.findByText(
    'Depåns helgdagar ersätter alla företagets. Dessa dagar får vanliga tider: 2027-12-24. Lägg till dem, eller låt uppsättningen gälla bara under sina egna dagar.',
  )
})

test('ten of the days that are replaced are named, and the others are counted', async () => {
  const closed = (date: string) => ({ day: 28, date, closed: true, from: null, to: null })
  const tuesdays = '06-01 06-08 06-15 06-22 06-29 07-06 07-13 07-20 07-27 08-03 08-10 08-17'
  const days = tuesdays.split(' ').map((date) => closed(`2027-${date}`))
  const own = hours({ title: 10, depot_id: 2, depothourrows: [closed('2027-06-25')] })
  openHours(own, hours({ id: 6, title: 10, depothourrows: days }), hours({ id: 7 }))
  await screen.findByText(/, 2027-08-03 och 2 till\. Lägg till dem, /)
})

test('weekdays without a row and a time without hours are pointed out', async () => {
  openHours(hours({ unpublish_at: '2027-06-30T22:00:00.000Z' }))
  await screen.findByText('Utan rad, och därför stängt: måndag, torsdag, lördag, söndag.')
  expect(screen.getByText('Från 2027-07-01 finns inga tider. Då är det stängt.')).toBeTruthy()
})

test('a set that was meant for one closed day says that it closes every day, and what to do', async () => {
  const closed = { day: 28, date: '2027-05-19', closed: true, from: null, to: null }
  openHours(hours({ depot_id: 2, depothourrows: [closed] }), hours({ id: 6 }))
  const told = await screen.findByText(
    /stängt: måndag, tisdag, .*, söndag\. Ska bara enstaka dagar/,
  )
  expect(told.closest('[role=alert]')?.className).toMatch(/warning/i)
})

test('the button that closes a day names the depot of the set, not the one that is looked at', async () => {
  const { user } = openHours(hours({ depot_id: 2 }), hours({ id: 6 }))
  await screen.findByText('Stäng den här dagen på Depå Malmö')
  await choose(user, screen.getByRole('combobox', { name: /^Depå/ }), 'Depå Umeå')
  expect(screen.getByText('Stäng den här dagen på Depå Malmö')).toBeTruthy()
})

test('who may only read the hours asks about other days, and changes none', async () => {
  const { user } = openHours(hours({ may_write: false, may_move: false }))
  const asked = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Visa den' })
  expect(asked.disabled).toBe(false)
  await user.click(await day('2027-05-22'))
  expect((await day('2027-05-22')).getAttribute('aria-pressed')).toBe('true')
  const close = screen.getByText<HTMLButtonElement>('Stäng den här dagen på alla depåer', {
    selector: 'button',
  })
  expect(close.disabled).toBe(true)
})

test('depots that cannot be read are reported', async () => {
  openScreen('/depothours/5', {
    fields: (
      <ArrayInputBase source="depothourrows">
        <CustomerView />
      </ArrayInputBase>
    ),
    answers: {
      getDepothoursArr: () => [hours()],
      getDepothourObj: () => hours(),
      getDepotsArr: loseConnection,
      lockDepothour: () => hours(),
    },
  })
  await screen.findByText(/^Servern svarar inte just nu/)
})

test('a double click closes a day, and does not open it again', async () => {
  const { user } = openHours(hours())
  await user.click(await day('2027-05-19'))
  await press(user, 'Stäng den här dagen på alla depåer')
  const remove = await screen.findByText('Ta bort dagen ur listan')
  fireEvent.click(remove, { detail: 2 })
  expect(await toldOf('2027-05-19')).toBe('onsdag 19 maj 2027: stängt (Andra öppettider)')
})
