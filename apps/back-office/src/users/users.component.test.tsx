import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'

test('whoever is invited is said to be, by the address', async () => {
  const email_address = 'olle@kund.example'
  const invited = { id: 9, version: 1, email_address, deleted_at: null, state: 'invited', role: 10 }
  const { user } = openScreen('/users/create', {
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
  await press(user, 'Spara')
  await screen.findByText('Inbjudan är skickad till olle@kund.example.')
  expect(screen.queryByText('Skapat')).toBeNull()
})
