import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseConnection, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { choose, fill, press, textbox } from '../testing/parts.ts'

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
  await choose(user, role, '10 Kund')
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
