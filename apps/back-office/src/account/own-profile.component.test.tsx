import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  type Answers,
  endSession,
  lateAnswer,
  loseConnection,
  refuse,
  sentBy,
} from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { ownAccount } from '../testing/own-account.ts'
import { choose, fill, isOff, press, rowsOf, textbox } from '../testing/parts.ts'

const open = (answers: Answers = {}) =>
  openScreen('/account', { answers: { getOwnAccountObj: () => ownAccount(), ...answers } })

test('the own details are saved, and the page shows what is stored then', async () => {
  let stored = ownAccount()
  const { user, calls } = open({
    getOwnAccountObj: () => stored,
    updateOwnProfile: () => {
      stored = ownAccount({ phone: '070-123 45 67' })
      return stored
    },
  })
  await fill(user, await textbox('Telefon'), '070-123 45 67')
  await press(user, 'Spara uppgifterna')
  await screen.findByText('Uppgifterna är sparade.')
  expect((await textbox('Telefon')).value).toBe('070-123 45 67')
  expect(sentBy(calls, 'updateOwnProfile')).toEqual([
    { firstname: 'Maria', lastname: 'Engström', phone: '070-123 45 67', locale: 'sv' },
  ])
})

test('what is typed after the own details were saved is not read over', async () => {
  const { answer, arrive } = lateAnswer(ownAccount({ phone: '070-123 45 67' }))
  const shown: unknown[] = [ownAccount(), answer]
  const { user, calls } = open({
    getOwnAccountObj: () => shown.shift(),
    updateOwnProfile: () => ownAccount({ phone: '070-123 45 67' }),
  })
  await fill(user, await textbox('Telefon'), '070-123 45 67')
  const before = sentBy(calls, 'getStaffObj').length
  await press(user, 'Spara uppgifterna')
  await screen.findByText('Uppgifterna är sparade.')
  await fill(user, await textbox('Förnamn'), 'Marie')
  arrive()
  // The name in the bar.
  await waitFor(() => expect(sentBy(calls, 'getStaffObj').length).toBeGreaterThan(before))
  expect((await textbox('Förnamn')).value).toBe('Marie')
  expect(sentBy(calls, 'getOwnAccountObj')).toHaveLength(1)
})

test('the language that the page is in already is saved without loading it anew', async () => {
  const { user, calls } = open({
    getOwnAccountObj: () => ownAccount({ locale: 'en' }),
    updateOwnProfile: () => ownAccount(),
  })
  await choose(user, await screen.findByRole('combobox', { name: 'Språk' }), 'Svenska')
  await press(user, 'Spara uppgifterna')
  await screen.findByText('Uppgifterna är sparade.')
  expect(sentBy(calls, 'updateOwnProfile')).toMatchObject([{ locale: 'sv' }])
})

test('an account that cannot be read is reported and not loading for ever', async () => {
  open({ getOwnAccountObj: loseConnection })
  await screen.findByText(/^Servern svarar inte just nu/)
  expect(screen.queryByText('Laddar')).toBeNull()
})

test('the field for the code has the focus when the second step is being set up', async () => {
  const { user } = open({
    beginSecondStep: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Minikran' }),
  })
  const [password] = await screen.findAllByLabelText(/^Nuvarande lösenord/)
  if (password === undefined) throw new Error('no field')
  await fill(user, password, 'Lyft-trygg-2026')
  await press(user, 'Ställ in')
  expect(document.activeElement).toBe(await screen.findByLabelText(/^Kod/))
})

test('who types in another form while the second step is being set up keeps the focus there', async () => {
  const { answer, arrive } = lateAnswer({ secret: 'JBSWY3DP', uri: 'otpauth://totp/Minikran' })
  const { user } = open({ beginSecondStep: () => answer })
  const [password] = await screen.findAllByLabelText(/^Nuvarande lösenord/)
  await fill(user, password as HTMLElement, 'Lyft-trygg-2026')
  await press(user, 'Ställ in')
  const phone = await textbox('Telefon')
  await user.click(phone)
  arrive()
  await screen.findByLabelText(/^Kod/)
  expect(document.activeElement).toBe(phone)
})

test('the focus stays at the button while the own details are saved', async () => {
  const { answer, arrive } = lateAnswer(ownAccount({ phone: '070-123 45 67' }))
  const { user } = open({ updateOwnProfile: () => answer })
  await fill(user, await textbox('Telefon'), '070-123 45 67')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Spara uppgifterna' })
  await user.click(button)
  await waitFor(() => expect(isOff(button)).toBe(true))
  expect(button.disabled).toBe(false)
  arrive()
  await screen.findByText('Uppgifterna är sparade.')
  expect(document.activeElement).toBe(button)
})

test('a refused name is said beside it, with the focus there and the text kept', async () => {
  const errors = { firstname: ['minLength'] }
  const { user } = open({ updateOwnProfile: () => refuse(422, { errors }) })
  const firstname = await textbox('Förnamn')
  await fill(user, firstname, 'Bo')
  await press(user, 'Spara uppgifterna')
  const fault = await screen.findByText('För kort.')
  expect(firstname.getAttribute('aria-describedby')).toContain(fault.closest('p')?.id)
  expect(document.activeElement).toBe(firstname)
  expect(firstname.value).toBe('Bo')
})

test('what is changed of the own details outlives a lost connection and a reload', async () => {
  const first = open({ updateOwnProfile: loseConnection })
  await fill(first.user, await textbox('Telefon'), '070-765 43 21')
  await press(first.user, 'Spara uppgifterna')
  await screen.findByText(/^Servern svarar inte just nu/)
  first.unmount()
  const { user } = open()
  expect((await textbox('Telefon')).value).toBe('')
  await press(user, 'Ta tillbaka')
  expect((await textbox('Telefon')).value).toBe('070-765 43 21')
})

test('a password is not changed while a field of it is empty', async () => {
  const { user, calls } = open()
  await textbox('Telefon')
  await press(user, 'Byt lösenord')
  await screen.findByText('Fältet måste fyllas i.')
  expect(document.activeElement).toHaveProperty('name', 'password')
  expect(calls.filter(({ name }) => name.startsWith('get'))).toEqual(calls)
})

const passwordFields = async () => [
  (await screen.findAllByLabelText<HTMLInputElement>(/^Nuvarande lösenord/)).at(-1),
  await screen.findByLabelText<HTMLInputElement>(/^Nytt lösenord/),
]
const typedPasswords = async () => (await passwordFields()).map((field) => field?.value)

async function sendPasswords(user: UserEvent) {
  for (const field of await passwordFields()) {
    await fill(user, field as HTMLElement, 'Lyft-trygg-2026')
  }
  await press(user, 'Byt lösenord')
}

test('passwords do not stay in their fields once they were sent', async () => {
  const { user } = open({
    changeOwnPassword: () => refuse(422, { errors: { password: ['wrong'] } }),
  })
  await sendPasswords(user)
  await screen.findByRole('alert')
  expect(await typedPasswords()).toEqual(['', ''])
})

test.each([
  ['are lost on the way', loseConnection],
  ['are sent to a server that fails', () => refuse(500)],
  ['are sent too often', () => refuse(429)],
])('passwords that %s stay in their fields', async (_, changeOwnPassword) => {
  const { user } = open({ changeOwnPassword })
  await sendPasswords(user)
  await screen.findByRole('alert')
  expect(await typedPasswords()).toEqual(['Lyft-trygg-2026', 'Lyft-trygg-2026'])
})

test('what was wrong with the passwords is no longer said once they are changed', async () => {
  let isWrong = true
  const wrong = () => refuse(422, { errors: { password: ['wrong'] } })
  const { user } = open({ changeOwnPassword: () => (isWrong ? wrong() : null) })
  await sendPasswords(user)
  const fault = await screen.findByRole('alert')
  isWrong = false
  await sendPasswords(user)
  await screen.findByText(/^Lösenordet är bytt/)
  expect(fault.isConnected).toBe(false)
})

test('what is typed while the passwords are judged stays', async () => {
  const { answer, arrive } = lateAnswer(null)
  const { user } = open({ changeOwnPassword: () => answer })
  await sendPasswords(user)
  const [old] = await passwordFields()
  await fill(user, old as HTMLElement, 'Lyft-trygg-2025')
  arrive()
  await screen.findByText(/^Lösenordet är bytt/)
  expect(await typedPasswords()).toEqual(['Lyft-trygg-2025', ''])
})

test('before a required second step there is nothing else to change but the password', async () => {
  open({ getOwnAccountObj: () => ownAccount({ second_step: 'missing', second_step_needed: true }) })
  await screen.findByText('Byt lösenord', { selector: 'button' })
  expect(screen.queryByText('Spara uppgifterna')).toBeNull()
})

test('an ended session leads to the log-in page', async () => {
  open({ getOwnAccountObj: endSession })
  await screen.findByText('Logga in i administrationen')
})

test('a session that could not be ended is reported', async () => {
  const at = '2027-03-01T08:30:00.000Z'
  const session = { id: 'a', user_agent: '', created_at: at, last_used_at: at, current: false }
  const { user } = open({
    getOwnAccountObj: () => ownAccount({ sessions: [session] }),
    endOwnSession: loseConnection,
  })
  await press(user, 'Logga ut där')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Servern svarar inte just nu/)
})

test('the second click of a double click does not end the session that moves up', async () => {
  const at = '2027-03-01T08:30:00.000Z'
  const session = { id: 'a', user_agent: '', created_at: at, last_used_at: at, current: false }
  let sessions = [session, { ...session, id: 'b' }]
  const { user, calls } = open({
    getOwnAccountObj: () => ownAccount({ sessions }),
    endOwnSession: () => {
      sessions = sessions.slice(1)
    },
  })
  const [first = document.body] = await screen.findAllByText('Logga ut där')
  await user.click(first)
  await waitFor(() => expect(screen.getAllByText('Logga ut där')).toHaveLength(1))
  fireEvent.click(screen.getByText('Logga ut där'), { detail: 2 })
  expect(sentBy(calls, 'endOwnSession')).toEqual([{ session_id: 'a' }])
})

test('who types in another form while the second step is switched off keeps the focus', async () => {
  const { answer, arrive } = lateAnswer(null)
  const { user } = open({
    getOwnAccountObj: () => ownAccount({ second_step: 'on' }),
    removeSecondStep: () => answer,
  })
  const [password] = await screen.findAllByLabelText(/^Nuvarande lösenord/)
  const codes = await screen.findAllByLabelText(/^Kod/)
  await fill(user, password as HTMLElement, 'Lyft-trygg-2026')
  await fill(user, codes.at(-1) as HTMLElement, '123456')
  await press(user, 'Stäng av')
  const phone = await textbox('Telefon')
  await user.click(phone)
  const off = await screen.findByRole('button', { name: 'Stäng av', hidden: true })
  expect(isOff(off)).toBe(true)
  arrive()
  await waitFor(() => expect(isOff(off)).toBe(false))
  expect(document.activeElement).toBe(phone)
})

test('who types below while new codes are made keeps the focus there', async () => {
  const { answer, arrive } = lateAnswer({ recovery_codes: ['abcd-efgh'] })
  const { user } = open({
    getOwnAccountObj: () => ownAccount({ second_step: 'on' }),
    renewRecoveryCodes: () => answer,
  })
  const [code] = await screen.findAllByLabelText(/^Kod/)
  await fill(user, code as HTMLElement, '123456')
  await press(user, 'Gör nya koder')
  const [password] = await screen.findAllByLabelText(/^Nuvarande lösenord/)
  await user.click(password as HTMLElement)
  arrive()
  await screen.findByText('abcd-efgh')
  expect(document.activeElement).toBe(password)
})

test('after a session was ended the keyboard goes on at the sessions that are left', async () => {
  const at = '2027-03-01T08:30:00.000Z'
  const used = '2027-03-02T09:00:00.000Z'
  const here = { id: 'a', user_agent: '', created_at: at, last_used_at: used, current: true }
  let sessions = [here, { ...here, id: 'b', current: false }]
  const { user } = open({
    getOwnAccountObj: () => ownAccount({ sessions }),
    endOwnSession: () => {
      sessions = [here]
    },
  })
  const times = ['2027-03-01 09:30', '2027-03-02 10:00']
  expect(rowsOf(await screen.findByRole('table')).map((cells) => cells.slice(1))).toEqual([
    [...times, 'Den här'],
    [...times, 'Logga ut där'],
  ])
  await press(user, 'Logga ut där')
  await waitFor(() => expect(screen.queryByText('Logga ut där')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Här är du inloggad' }))
})

test('the keyboard goes on at the second step when it is on, its codes are kept and it is off', async () => {
  let stored = ownAccount()
  const { user } = open({
    getOwnAccountObj: () => stored,
    beginSecondStep: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Minikran' }),
    confirmSecondStep: () => {
      stored = ownAccount({ second_step: 'on', recovery_codes_left: 1 })
      return { recovery_codes: ['abcd-efgh'] }
    },
    removeSecondStep: () => {
      stored = ownAccount()
    },
  })
  const isThere = () =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Andra steg/ }))
  const [password] = await screen.findAllByLabelText(/^Nuvarande lösenord/)
  if (password === undefined) throw new Error('no field')
  await fill(user, password, 'Lyft-trygg-2026')
  await press(user, 'Ställ in')
  await fill(user, await screen.findByLabelText(/^Kod/), '123456')
  await press(user, 'Bekräfta med koden')
  await screen.findByText('abcd-efgh')
  isThere()
  await press(user, 'Jag har sparat koderna')
  isThere()
  const [again] = await screen.findAllByLabelText(/^Nuvarande lösenord/)
  const codes = await screen.findAllByLabelText(/^Kod/)
  await fill(user, again as HTMLElement, 'Lyft-trygg-2026')
  await fill(user, codes.at(-1) as HTMLElement, '123456')
  await press(user, 'Stäng av')
  await screen.findByText('Ställ in')
  isThere()
})
