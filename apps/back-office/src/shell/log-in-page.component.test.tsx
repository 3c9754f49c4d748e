import { screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { refuse } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'

const fields = <TextInput source="name" />
const loggedOut = () => refuse(401, { code: 'notAuthenticated' })
const answers = {
  getTestimonialObj: () => testimonial(),
  lockTestimonial: () => testimonial(),
  unlockTestimonial: loggedOut,
  updateTestimonial: loggedOut,
  createTestimonial: loggedOut,
}

test.each([
  ['/testimonials/5', 'draft:7:testimonials:5'],
  ['/testimonials/create', 'draft:7:testimonials:new'],
])(
  'whoever is logged out while saving at %s reads it, keeps the text and nothing is called saved',
  async (path, draft) => {
    let isOut = false
    const getStaffObj = () => (isOut ? loggedOut() : { id: 7, fullname: 'Maria', role: 90 })
    const { user } = openScreen(path, { fields, answers: { ...answers, getStaffObj } })
    await fill(user, await textbox('Namn'), 'Karin Lindqvist')
    isOut = true
    await press(user, 'Spara')
    await screen.findByText(/Inloggningen gäller inte längre\. .*finns kvar/)
    await waitFor(() => expect(screen.queryByText('Historik')).toBeNull())
    expect(screen.queryByText(/Sparat|Skapat|missing id/)).toBeNull()
    expect(localStorage.getItem(draft)).toContain('Karin Lindqvist')
  },
)

test('a stranger is told of no ended session', async () => {
  openScreen('/testimonials/5', { fields, answers: { getStaffObj: loggedOut } })
  await screen.findByLabelText(/Lösenord/)
  expect(screen.queryByText(/gäller inte längre/)).toBeNull()
})

test('whoever has forgotten the password finds the page that mails a link', async () => {
  openScreen('/testimonials', { answers: { getStaffObj: loggedOut } })
  const link = await screen.findByRole('link', { name: 'Glömt lösenordet?' })
  expect(link.getAttribute('href')).toBe('/mina-sidor/glomt-losenord')
})

test('the field for the code has the focus when it appears', async () => {
  const { user } = openScreen('/testimonials', {
    answers: {
      getStaffObj: loggedOut,
      'auth/doLogin': () => refuse(401, { code: 'codeRequired' }),
    },
  })
  await press(user, 'Logga in')
  const code = await screen.findByLabelText(/^Kod/)
  expect(document.activeElement).toBe(code)
})

test.each([
  ['loginRemoved', 403, 'Kontot är låst. Fråga en administratör.'],
  ['forbidden', 403, 'Administrationen är för personalen. Som kund loggar du in på Min sida.'],
  ['crossSite', 403, 'Servern svarar inte just nu. Försök igen om en stund.'],
  ['wrongCredentials', 401, 'Felaktig inloggning'],
])('a log-in that is answered %s is told so', async (code, status, said) => {
  const { user } = openScreen('/testimonials', {
    answers: { getStaffObj: loggedOut, 'auth/doLogin': () => refuse(status, { code }) },
  })
  await press(user, 'Logga in')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(said)
})
