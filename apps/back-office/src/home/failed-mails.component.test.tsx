import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { FailedMails } from './failed-mails.tsx'

const mail = (id: string, to: string) => ({
  id,
  to,
  kind: 'inquiry-confirmation',
  case: { id: 4, case_number: 'MK-2027-000004' },
  last_error: '550 no such user',
  created_at: '2027-03-01T08:00:00.000Z',
})
const fields = (
  <FailedMails mails={[mail('a', 'karin@kund.example'), mail('b', 'bo@kund.example')]} />
)

test('a mail is sent again by its button and leaves the list', async () => {
  const { user, calls } = openScreen('/testimonials/create', {
    fields,
    answers: { resendMail: ({ id }) => ({ id }) },
  })
  await user.click(
    await screen.findByRole('button', { name: 'Skicka igen till karin@kund.example' }),
  )
  await screen.findByText('Mejlet skickas igen.')
  expect(sentBy(calls, 'resendMail')).toEqual([{ id: 'a' }])
  await waitFor(() => expect(screen.queryByText('karin@kund.example')).toBeNull())
  screen.getByText('bo@kund.example')
})

test('a mail that is refused stays in the list', async () => {
  const { user } = openScreen('/testimonials/create', {
    fields,
    answers: { resendMail: () => refuse(404, { code: 'notFound' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Skicka igen till bo@kund.example' }))
  await screen.findByText('Det finns inte längre.')
  screen.getByText('bo@kund.example')
})
