import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'

const user = {
  id: 5,
  version: 1,
  firstname: 'Bo',
  lastname: 'Ek',
  fullname: 'Bo Ek',
  email_address: 'bo@kudn.example',
  phone: null,
  role: 10,
  depot_id: null,
  company_id: null,
  edits_company: false,
  locale: 'sv',
  state: 'active',
  second_step: false,
  may_write: true,
  may_move: true,
  deleted_at: null,
}
const answers = {
  getUserObj: () => user,
  getUserHistoryArr: () => [],
  getCompaniesArr: () => [],
  getDepotsArr: () => [],
  getCompanyCustomersArr: () => [],
}

/** The account 5, which can be locked. */
function openLockable() {
  let state = 'active'
  return openScreen('/users/5', {
    answers: {
      ...answers,
      getUserObj: () => ({ ...user, state }),
      lockUser: () => {
        state = 'locked'
      },
    },
  })
}

test('the keyboard goes on at the log-in after an account was locked', async () => {
  const { user: person } = openLockable()
  await press(person, 'Lås kontot')
  await screen.findByRole('button', { name: 'Lås upp kontot' })
  expect(screen.getByText('Kontot är låst: ingen kan logga in med det.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Inloggning' }))
})

test('whoever may not unlock a locked account reads that it is locked', async () => {
  const locked = { ...user, state: 'locked', may_write: false, may_move: false }
  openScreen('/users/5', { answers: { ...answers, getUserObj: () => locked } })
  await screen.findByText('Kontot är låst: ingen kan logga in med det.')
  expect(screen.queryByText('Lås upp kontot')).toBeNull()
})

test('a link is sent to the corrected address', async () => {
  const { user: person, calls } = openScreen('/users/5', {
    answers: { ...answers, changeUserAddress: () => ({ id: 5 }) },
  })
  await fill(person, await textbox('Ny e-postadress'), ' bo@kund.example ')
  await press(person, 'Skicka länk')
  await screen.findByText('En länk är skickad till den nya adressen.')
  expect(sentBy(calls, 'changeUserAddress')).toEqual([
    { user_id: 5, email_address: 'bo@kund.example' },
  ])
  await waitFor(async () => expect((await textbox('Ny e-postadress')).value).toBe(''))
})

test('what is wrong with the address is said and the address stays', async () => {
  const errors = { email_address: ['taken'] }
  const { user: person } = openScreen('/users/5', {
    answers: { ...answers, changeUserAddress: () => refuse(422, { errors }) },
  })
  await fill(person, await textbox('Ny e-postadress'), 'eva@kund.example')
  await press(person, 'Skicka länk')
  await screen.findByText('E-postadressen används redan.')
  expect((await textbox('Ny e-postadress')).value).toBe('eva@kund.example')
})

test('an address that is typed and not sent is there when the account is opened again', async () => {
  const first = openScreen('/users/5', { answers })
  await fill(first.user, await textbox('Ny e-postadress'), 'bo@kund.example')
  first.unmount()
  openScreen('/users/5', { answers })
  expect((await textbox('Ny e-postadress')).value).toBe('bo@kund.example')
})

test.each([
  ['Lås kontot', 'lockUser'],
  ['Skicka länk', 'changeUserAddress'],
])('%s discards unsaved changes only after a confirmation', async (button, call) => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { user: person, calls } = openScreen('/users/5', { answers })
  const firstname = await textbox('Förnamn')
  await fill(person, await textbox('Ny e-postadress'), 'bo@kund.example')
  await fill(person, firstname, 'Bosse')
  await press(person, button)
  expect(ask).toHaveBeenCalledWith('Allt är inte sparat. Vill du slänga det du har skrivit?')
  expect(sentBy(calls, call)).toEqual([])
  expect(firstname.value).toBe('Bosse')
})

test('the second click of a double click does not unlock what the first one has locked', async () => {
  const { user: person, calls } = openLockable()
  await press(person, 'Lås kontot')
  fireEvent.click(await screen.findByRole('button', { name: 'Lås upp kontot' }), { detail: 2 })
  expect(calls.map(({ name }) => name)).not.toContain('unlockUser')
})
