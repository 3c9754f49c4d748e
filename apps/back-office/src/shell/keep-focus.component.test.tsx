import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { press, textbox, textOf } from '../testing/parts.ts'
import { message, storedCase } from '../testing/stored-cases.ts'
import { lockOf, testimonial } from '../testing/stored-items.ts'
import { BackOfficeLayout } from './back-office-layout.tsx'
import { keepFocus } from './keep-focus.ts'

const around: Answers = {
  getColleaguesArr: () => [],
  getDocumentsArr: () => [],
  getReplyTemplatesArr: () => [],
  getHomeObj: () => null,
  getTestimonialsArr: () => [],
}
const open = (path: string, answers: Answers) =>
  openScreen(path, { answers: { ...around, ...answers }, layout: BackOfficeLayout })

const focused = () => document.activeElement ?? document.body

test('a lock that is taken has the focus in place of its button', async () => {
  const { user } = open('/testimonials/5', {
    getTestimonialObj: () => testimonial(),
    lockTestimonial: () => testimonial({ lock: lockOf('Maria Engström', true) }),
    unlockTestimonial: () => testimonial(),
  })
  await press(user, 'Lås för mig')
  const alert = (await screen.findByText('Lås upp')).closest('[role="alert"]')
  await waitFor(() => expect(focused()).toBe(alert))
})

const at = '2027-03-01T08:30:00.000Z'
const session = (id: string) => ({
  id,
  user_agent: id,
  created_at: at,
  last_used_at: at,
  current: false,
})

test('a row that goes leaves the focus to the next one, which nothing presses', async () => {
  let sessions = [session('a'), session('b')]
  const { user, calls } = open('/account', {
    getOwnAccountObj: () => ({
      id: 7,
      fullname: 'Maria Engström',
      firstname: 'Maria',
      lastname: 'Engström',
      phone: null,
      locale: 'sv',
      email_address: 'maria@minikran.example',
      role: 90,
      second_step: 'off',
      second_step_needed: false,
      recovery_codes_left: 0,
      sessions,
    }),
    endOwnSession: () => {
      sessions = [session('b')]
    },
  })
  const [first] = await screen.findAllByText('Logga ut där')
  if (first !== undefined) await user.click(first)
  await waitFor(() => expect(screen.getAllByText('Logga ut där')).toHaveLength(1))
  await waitFor(() => expect(focused().matches('tr')).toBe(true))
  await user.keyboard('{Enter}')
  expect(sentBy(calls, 'endOwnSession')).toEqual([{ session_id: 'a' }])
  await user.tab()
  expect(textOf(focused())).toBe('Logga ut där')
})

test('a step of a case that goes leaves the focus among the other steps', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  let found = storedCase({ steps: ['answer', 'confirm'], messages: [message()] })
  const { user } = open('/cases/31/show', {
    getCaseObj: () => found,
    moveCase: () => {
      found = storedCase({ steps: ['confirm'], state: 'answered', messages: [message()] })
    },
  })
  await press(user, 'Markera som besvarat')
  await waitFor(() => expect(screen.queryByText('Markera som besvarat')).toBeNull())
  await waitFor(() => expect(focused()).not.toBe(document.body))
  expect(focused().matches('button')).toBe(false)
  await user.tab()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Bekräfta' }))
})

test('the last row of a list leaves the focus to the section of the list', async () => {
  onTestFinished(keepFocus())
  document.body.innerHTML =
    '<div id="main-content"><section><h2>Dokument</h2><ul><li><button>Ta bort</button></li></ul></section></div>'
  document.querySelector('button')?.focus()
  document.querySelector('li')?.remove()
  await Promise.resolve()
  expect(focused().matches('section')).toBe(true)
})

test('a new page takes no focus', async () => {
  const { user } = open('/testimonials/5', {
    getTestimonialObj: () => testimonial(),
    trashTestimonial: () => testimonial(),
  })
  await textbox('Namn')
  await press(user, 'Lägg i papperskorgen')
  await waitFor(() => expect(screen.queryByText('Lägg i papperskorgen')).toBeNull())
  expect(focused()).toBe(document.body)
})

test('what goes after its reader has clicked elsewhere takes no focus', async () => {
  onTestFinished(keepFocus())
  document.body.innerHTML = '<div id="main-content"><p><button>Ta bort</button></p></div>'
  const button = document.querySelector('button')
  button?.focus()
  button?.blur()
  await Promise.resolve()
  button?.remove()
  await Promise.resolve()
  expect(focused()).toBe(document.body)
})
