import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'

const person = {
  accounts: [{ id: 5, fullname: 'Bo Ek', role: 10, deleted_at: null }],
  cases: 3,
  seats: 1,
}
const nobody = { accounts: [], cases: 0, seats: 0 }
const superadmin = { role: 100 }
const password = () => screen.findByLabelText(/^Ditt lösenord/)

async function lookUp(answers: Answers) {
  const opened = openScreen('/erase-person', { staff: superadmin, answers })
  await fill(opened.user, await textbox('E-post'), ' bo@kund.example ')
  await press(opened.user, 'Visa vad som är sparat')
  return opened
}

test('what is stored is shown before the password erases it', async () => {
  const answers = { getPersonObj: () => person, erasePerson: () => ({ erased: true }) }
  const { user, calls } = await lookUp(answers)
  await screen.findByText('Sparat om bo@kund.example')
  expect(screen.getByRole('link', { name: 'Bo Ek' }).getAttribute('href')).toBe('/users/5')
  await user.type(await password(), 'Lyft-trygg-2026')
  await press(user, 'Radera för gott')
  await screen.findByText('bo@kund.example är raderad ur allt som är sparat.')
  expect(document.activeElement?.textContent).toMatch(/är raderad/)
  expect(sentBy(calls, 'erasePerson')).toEqual([
    { email_address: 'bo@kund.example', password: 'Lyft-trygg-2026' },
  ])
})

test('after a wrong password the address is sent again with the next one', async () => {
  const errors = { password: ['wrong'] }
  const answers = { getPersonObj: () => person, erasePerson: () => refuse(422, { errors }) }
  const { user, calls } = await lookUp(answers)
  await user.type(await password(), 'fel')
  await press(user, 'Radera för gott')
  await screen.findByRole('alert')
  await user.type(await password(), 'rätt')
  await press(user, 'Radera för gott')
  expect(sentBy(calls, 'erasePerson')).toEqual([
    { email_address: 'bo@kund.example', password: 'fel' },
    { email_address: 'bo@kund.example', password: 'rätt' },
  ])
})

test('an address that nothing is stored about says so and cannot be erased', async () => {
  await lookUp({ getPersonObj: () => nobody })
  await screen.findByText(/^Inget konto, ärende eller kursdeltagare har adressen bo@kund.example/)
  expect(screen.queryByText('Radera för gott')).toBeNull()
})

test('only a superadministrator may erase somebody', async () => {
  openScreen('/erase-person', { staff: { role: 90 } })
  await screen.findByRole('alert')
  expect(screen.queryByText('Visa vad som är sparat')).toBeNull()
})
