import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Values } from '../providers/call-api.ts'
import { type Answers, lateAnswer, loseConnection, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, isOff, press } from '../testing/parts.ts'
import { hours } from '../testing/stored-items.ts'

const appointment = (case_id: number, change: Values = {}) => ({
  case_id,
  case_number: `MK-2027-00000${case_id}`,
  kind: 'pickup',
  depot_id: 1,
  // A Tuesday.
  at: '2027-05-18 07:30',
  ...change,
})

function openHours(path = '/depothours/5', more: Answers = {}) {
  vi.useFakeTimers({ now: Date.parse('2027-05-11T10:00:00Z'), toFake: ['Date'] })
  const own = hours()
  return openScreen(path, {
    answers: {
      getDepothoursArr: () => [own],
      getDepothourObj: () => own,
      getDepotsArr: () => [{ id: 1, depot_name: 'Depå Umeå' }],
      getAppointmentsArr: () => [
        appointment(1),
        appointment(2, { at: '2027-05-19 08:00' }),
        appointment(3, { kind: 'return', at: '2027-05-18 15:00' }),
      ],
      ...more,
      lockDepothour: () => own,
      unlockDepothour: () => own,
      updateDepothour: (asked) => ({ ...own, ...asked, version: 4 }),
      trashDepothour: () => own,
      getDepothourHistoryArr: () => [],
    },
  })
}

const from = async () => {
  const [first] = await screen.findAllByDisplayValue('07:00')
  if (first === undefined) throw new Error('no opening time')
  return first
}

test('confirmed pickups that would fall in closed hours are named, and asked about at saving', async () => {
  const { user, calls } = openHours()
  await fill(user, await from(), '08:00')
  await screen.findByText('1 bekräftad hämtning skulle hamna på stängd tid.')
  screen.getByRole('link', { name: 'MK-2027-000001' })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await press(user, 'Spara')
  expect(confirm).toHaveBeenCalledWith(
    '1 bekräftad hämtning skulle hamna på stängd tid. Spara ändå?',
  )
  expect(sentBy(calls, 'updateDepothour')).toEqual([])
  confirm.mockReturnValue(true)
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateDepothour')).toHaveLength(1))
})

test('days copied to the next year ask about what they close on when they are saved', async () => {
  const closed = { day: 28, date: '2027-05-19', closed: true, from: null, to: null }
  const own = hours({ unpublish_at: '2028-12-31T23:00:00.000Z' })
  own.depothourrows.push(closed as never)
  const { user, calls } = openHours('/depothours/5', {
    getDepothoursArr: () => [own],
    getDepothourObj: () => own,
    // A Friday.
    getAppointmentsArr: () => [appointment(4, { at: '2028-05-19 09:00' })],
  })
  await press(user, 'Kopiera till 2028')
  await screen.findByText('1 bekräftad hämtning skulle hamna på stängd tid.')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await press(user, 'Spara')
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/ Spara ändå\?$/))
  expect(sentBy(calls, 'updateDepothour')).toEqual([])
})

test('putting the hours into the trash asks about all that they open', async () => {
  const { user, calls } = openHours()
  await from()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await waitFor(() => expect(sentBy(calls, 'getAppointmentsArr')).toHaveLength(1))
  await press(user, 'Lägg i papperskorgen')
  expect(confirm).toHaveBeenCalledWith(
    '2 bekräftade hämtningar skulle hamna på stängd tid. 1 bekräftad retur skulle hamna på stängd tid. Lägga i papperskorgen ändå?',
  )
  expect(sentBy(calls, 'trashDepothour')).toEqual([])
})

test('hours are neither saved nor put into the trash before the confirmed pickups are known', async () => {
  const { answer, arrive } = lateAnswer([])
  const { user, calls } = openHours('/depothours/5', { getAppointmentsArr: () => answer })
  await fill(user, await from(), '08:00')
  await press(user, 'Spara')
  await press(user, 'Lägg i papperskorgen')
  expect(sentBy(calls, 'updateDepothour')).toEqual([])
  expect(sentBy(calls, 'trashDepothour')).toEqual([])
  arrive()
  const trash = screen.getByText('Lägg i papperskorgen', { selector: 'button' })
  await waitFor(() => expect(isOff(trash)).toBe(false))
})

test('appointments that cannot be read are said, and hours are saved without a question', async () => {
  const { user, calls } = openHours('/depothours/5', { getAppointmentsArr: loseConnection })
  await screen.findByText(/^Servern svarar inte just nu/)
  await fill(user, await from(), '08:00')
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateDepothour')).toHaveLength(1))
})

test('new hours that would win over others ask about what they close on', async () => {
  const source = JSON.stringify({ publish_at: '2027-01-31T23:00:00.000Z' })
  const { answer, arrive } = lateAnswer([
    appointment(1),
    appointment(2, { at: '2027-05-19 08:00' }),
  ])
  const { user, calls } = openHours(`/depothours/create?${new URLSearchParams({ source })}`, {
    getAppointmentsArr: () => answer,
    createDepothour: (asked) => hours({ ...asked, id: 6 }),
  })
  await press(user, 'Spara')
  expect(sentBy(calls, 'createDepothour')).toEqual([])
  arrive()
  await screen.findByText(/^2 bekräftade hämtningar skulle hamna på stängd tid/)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await press(user, 'Spara')
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^2 bekräftade .* Spara ändå\?$/))
  expect(sentBy(calls, 'createDepothour')).toEqual([])
})

test.each([
  ['Lägg i papperskorgen', 'trash', 'Lägga i papperskorgen ändå?'],
  ['Avpublicera', 'unpublish', 'Fortsätta ändå?'],
])('%s as a bulk step asks about all that the chosen hours open', async (label, action, end) => {
  const { user, calls } = openHours('/depothours', {
    bulkDepothours: () => ({ results: [{ id: 5, done: true, code: null, errors: {} }] }),
  })
  const choose = async () => user.click(await screen.findByRole('checkbox', { name: 'Välj raden' }))
  await choose()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await press(user, label)
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  expect(confirm).toHaveBeenCalledWith(
    `2 bekräftade hämtningar skulle hamna på stängd tid. 1 bekräftad retur skulle hamna på stängd tid. ${end}`,
  )
  expect(sentBy(calls, 'bulkDepothours')).toEqual([])
  confirm.mockReturnValue(true)
  await press(user, label)
  await waitFor(() => expect(sentBy(calls, 'bulkDepothours')).toMatchObject([{ action }]))
})

test('publishing hours that win over others asks about what they close on', async () => {
  const shut = hours({ id: 6, depothourrows: [], publish_at: null })
  const { user, calls } = openHours('/depothours', {
    getDepothoursArr: () => [hours(), shut],
    getDepothourObj: ({ id }) => (Number(id) === 6 ? shut : hours()),
  })
  const boxes = await screen.findAllByRole('checkbox', { name: 'Välj raden' })
  await user.click(boxes.at(-1) ?? document.body)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await press(user, 'Publicera')
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^2 bekräftade .* Fortsätta ändå\?$/))
  expect(sentBy(calls, 'bulkDepothours')).toEqual([])
})

test('publishing hours that stand open already asks nothing', async () => {
  const { user, calls } = openHours('/depothours', {
    bulkDepothours: () => ({ results: [{ id: 5, done: true, code: null, errors: {} }] }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Välj raden' }))
  const confirm = vi.spyOn(window, 'confirm')
  await press(user, 'Publicera')
  await waitFor(() => expect(sentBy(calls, 'bulkDepothours')).toHaveLength(1))
  expect(confirm).not.toHaveBeenCalled()
})

test('restoring hours that win over others asks, too', async () => {
  const shut = hours({ id: 6, depothourrows: [], deleted_at: '2027-05-01T10:00:00.000Z' })
  const { user, calls } = openHours('/depothours/6', {
    getDepothourObj: ({ id }) => (Number(id) === 6 ? shut : hours()),
    restoreDepothour: () => shut,
  })
  await screen.findByText(/^2 bekräftade hämtningar/)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await press(user, 'Ta tillbaka')
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/Fortsätta ändå\?$/))
  expect(sentBy(calls, 'restoreDepothour')).toEqual([])
})
