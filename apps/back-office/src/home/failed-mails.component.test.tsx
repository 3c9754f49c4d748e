import type { BackOfficeHome } from '@minikran/contract/admin/home'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { narrowWindow, rowsOf } from '../testing/parts.ts'
import { HomePage } from './home-page.tsx'

const mail = (id: string, to: string) => ({
  id,
  to,
  kind: 'inquiry-confirmation',
  case: { id: 4, case_number: 'MK-2027-000004' },
  last_error: '550 no such user',
  created_at: '2027-03-01T08:00:00.000Z',
})
const karins = mail('a', 'karin@kund.example')
const bos = mail('b', 'bo@kund.example')
const homeWith = (failed_mails: BackOfficeHome['failed_mails']): BackOfficeHome => ({
  unanswered: [],
  unanswered_count: 0,
  courses: [],
  failed_mails,
  ending: [],
  search_heat: { cells: [] },
  most_viewed: [],
  backup: null,
})
const open = (answers: Answers) =>
  openScreen('/testimonials/create', {
    fields: <HomePage />,
    answers: { getTrendArr: () => [], ...answers },
  })
const resendTo = (to: string) => screen.findByRole('button', { name: `Skicka igen till ${to}` })

test('a mail is sent again by its button, leaves the list, and is back when it fails again', async () => {
  let failed = [karins, bos]
  const { user, calls } = open({
    getHomeObj: () => homeWith(failed),
    resendMail: ({ id }) => {
      failed = failed.filter((one) => one.id !== id)
      return { id }
    },
  })
  await user.click(await resendTo(karins.to))
  await screen.findByText('Mejlet skickas igen.')
  expect(sentBy(calls, 'resendMail')).toEqual([{ id: 'a' }])
  await waitFor(() => expect(screen.queryByText(karins.to)).toBeNull())
  // The pressed button is gone.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Mejl/ }))
  failed = [karins, bos]
  await user.click(await resendTo(bos.to))
  await screen.findByText(karins.to)
  expect(screen.queryByText(bos.to)).toBeNull()
})

test('on a phone a mail says in one cell what it is about, whom it is to and what failed', async () => {
  narrowWindow()
  open({ getHomeObj: () => homeWith([karins, { ...bos, case: null, last_error: null }]) })
  expect(rowsOf(await screen.findByRole('table'))).toEqual([
    ['MK-2027-000004karin@kund.example550 no such user', 'Skicka igen'],
    ['bo@kund.example', 'Skicka igen'],
  ])
})

test('a mail that is refused stays in the list', async () => {
  const { user } = open({
    getHomeObj: () => homeWith([karins, bos]),
    resendMail: () => refuse(404, { code: 'notFound' }),
  })
  await user.click(await resendTo(bos.to))
  await screen.findByText('Det finns inte längre.')
  screen.getByText(bos.to)
})

test('the second click of a double click does not send the mail that takes the place of the first', async () => {
  let failed = [karins, bos]
  const { user, calls } = open({
    getHomeObj: () => homeWith(failed),
    resendMail: () => {
      failed = [bos]
    },
  })
  await user.click(await resendTo(karins.to))
  await waitFor(() => expect(screen.queryByText(karins.to)).toBeNull())
  fireEvent.click(await resendTo(bos.to), { detail: 2 })
  expect(sentBy(calls, 'resendMail')).toEqual([{ id: 'a' }])
})
