import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BackOfficeLayout } from '../shell/back-office-layout.tsx'
import { loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox, textOf } from '../testing/parts.ts'

test('whoever is invited is said to be, by the address', async () => {
  const email_address = 'olle@kund.example'
  const invited = { id: 9, version: 1, email_address, deleted_at: null, state: 'invited', role: 10 }
  const { user, calls } = openScreen('/users/create', {
    answers: {
      createUser: () => invited,
      getUserObj: () => invited,
      getDepotsArr: () => [],
      getCompanyCustomersArr: () => [],
    },
  })
  await fill(user, await textbox('Förnamn'), 'Olle')
  await fill(user, await textbox('Efternamn'), 'Berg')
  await fill(user, await textbox('E-post'), email_address)
  expect(screen.queryByText('En ny roll loggar ut personen överallt.')).toBeNull()
  await press(user, 'Spara')
  // Nobody is invited as what nobody chose.
  const role = await screen.findByRole('combobox', { name: /^Roll/ })
  await waitFor(() => expect(document.activeElement).toBe(role))
  expect(role.getAttribute('aria-invalid')).toBe('true')
  await user.click(role)
  // And nobody can be invited as nothing.
  expect((await screen.findAllByRole('option')).map(textOf)).not.toContain('')
  await user.click(screen.getByRole('option', { name: '10 Kund' }))
  await press(user, 'Spara')
  await screen.findByText('Inbjudan är skickad till olle@kund.example.')
  expect(screen.queryByText('Skapat')).toBeNull()
  expect(sentBy(calls, 'createUser')).toMatchObject([{ email_address, role: 10 }])
})

test('the company that an account has named is said when it cannot be read, and what a new role does', async () => {
  const account = { id: 9, version: 1, deleted_at: null, may_write: true, role: 10, company_id: 4 }
  openScreen('/users/9', {
    answers: {
      getUserObj: () => account,
      getDepotsArr: () => [],
      getCompanyCustomersArr: () => [],
      getCompanyCustomerObj: loseConnection,
    },
  })
  await screen.findByText(/^Servern svarar inte just nu/)
  expect(screen.getByText('En ny roll loggar ut personen överallt.')).toBeTruthy()
})

test('whoever may not read the accounts is offered no export of them', async () => {
  const getUsersArr = () => refuse(403, { code: 'forbidden' })
  openScreen('/users', { staff: { role: 80 }, answers: { getUsersArr } })
  await screen.findByText('Du har inte rätt till det här.', { selector: '.MuiAlert-message' })
  expect(screen.queryByText('CSV', { exact: false })).toBeNull()
})

test('whoever may not invite reads so below a heading', async () => {
  openScreen('/users/create', { staff: { role: 80 }, layout: BackOfficeLayout })
  await screen.findByRole('alert')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Konton och roller')
})

test('a role above those that one may give is shown as it is', async () => {
  const account = { id: 9, version: 1, deleted_at: null, may_write: true, role: 100 }
  openScreen('/users/9', {
    staff: { role: 90 },
    answers: {
      getUserObj: () => account,
      getDepotsArr: () => [],
      getCompanyCustomersArr: () => [],
    },
  })
  const role = await screen.findByRole('combobox', { name: /^Roll/ })
  expect(role.textContent).toBe('100 Superadministratör')
})
