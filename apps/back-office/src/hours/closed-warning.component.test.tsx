import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Values } from '../providers/call-api.ts'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press } from '../testing/parts.ts'
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

function openHours() {
  vi.useFakeTimers({ now: Date.parse('2027-05-11T10:00:00Z'), toFake: ['Date'] })
  const own = hours()
  return openScreen('/depothours/5', {
    answers: {
      getDepothoursArr: () => [own],
      getDepothourObj: () => own,
      getDepotsArr: () => [{ id: 1, depot_name: 'Depå Umeå' }],
      getAppointmentsArr: () => [
        appointment(1),
        appointment(2, { at: '2027-05-19 08:00' }),
        appointment(3, { kind: 'return', at: '2027-05-18 15:00' }),
      ],
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

test('putting the hours into the trash asks about all that they open', async () => {
  const { user, calls } = openHours()
  await from()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await waitFor(() => expect(sentBy(calls, 'getAppointmentsArr')).toHaveLength(1))
  await press(user, 'Lägg i papperskorgen')
  expect(confirm).toHaveBeenCalledWith(
    '2 bekräftade hämtningar skulle hamna på stängd tid. 1 bekräftad återlämning skulle hamna på stängd tid. Lägga i papperskorgen ändå?',
  )
  expect(sentBy(calls, 'trashDepothour')).toEqual([])
})
