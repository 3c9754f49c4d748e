import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { hours } from '../testing/stored-items.ts'

const malmo = { id: 2, depot_name: 'Depå Malmö' }
const depotAdmin = { role: 80, depot_id: malmo.id }
const answers = {
  getDepotsArr: () => [malmo],
  getDepothoursArr: () => [],
  getAppointmentsArr: () => [],
  getDepothourObj: () => hours({ depot_id: malmo.id }),
  getProdsubcatsArr: () => [],
  getProdtplsArr: () => [],
  getManufacturersArr: () => [],
  createDepothour: () => hours(),
}
// Hours are shown for any depot, by another field of that name.
const depot = () =>
  screen.findByLabelText<HTMLInputElement>(/^Depå/, { selector: '[name=depot_id]' })

test('new hours of a depot admin are of the own depot', async () => {
  const { user, calls } = openScreen('/depothours/create', { staff: depotAdmin, answers })
  await waitFor(async () => expect((await depot()).value).toBe(malmo.depot_name))
  expect(screen.queryByText('Tomt: alla depåer')).toBeNull()
  await fill(user, await screen.findByLabelText('Publiceras'), '2027-01-01 00:00')
  await press(user, 'Spara')
  await waitFor(() =>
    expect(sentBy(calls, 'createDepothour')).toMatchObject([{ depot_id: malmo.id }]),
  )
})

test('hours without the own depot are held back beside the field', async () => {
  const { user, calls } = openScreen('/depothours/create', { staff: depotAdmin, answers })
  await waitFor(async () => expect((await depot()).value).toBe(malmo.depot_name))
  await user.clear(await depot())
  await press(user, 'Spara')
  await screen.findByText('Fältet måste fyllas i.')
  await waitFor(async () => expect(document.activeElement).toBe(await depot()))
  expect(sentBy(calls, 'createDepothour')).toEqual([])
})

test('hours of every depot are written by who may write those of any', async () => {
  openScreen('/depothours/create', { staff: { role: 90, depot_id: malmo.id }, answers })
  await screen.findByText('Tomt: alla depåer')
  expect(await depot()).toMatchObject({ value: '', required: false })
})

test('hours of every depot are read by a depot admin as they are', async () => {
  openScreen('/depothours/5', {
    staff: depotAdmin,
    answers: { ...answers, getDepothourObj: () => hours({ may_write: false }) },
  })
  await screen.findByText('Tomt: alla depåer')
  expect(await depot()).toMatchObject({ value: '', required: false })
})

test('a new employee of a depot admin is of the own depot', async () => {
  openScreen('/depotemployees/create', { staff: depotAdmin, answers })
  await textbox('Namn')
  await screen.findByRole('button', { name: malmo.depot_name })
})

test.each([
  [80, malmo.depot_name, 'Praktisk utbildning'],
  [61, '', 'Praktisk utbildning'],
  [90, '', 'Uthyrning'],
])('what role %i makes new is at the depot %j and a %s', async (role, name, type) => {
  openScreen('/products/create', { staff: { ...depotAdmin, role }, answers })
  await waitFor(async () =>
    expect(await depot()).toMatchObject({ value: name, required: role === 80 }),
  )
  const types = await screen.findByRole('combobox', { name: /^Typ/ })
  expect(types.textContent).toBe(type)
})
