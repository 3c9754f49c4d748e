import { m } from '@minikran/i18n/messages'
import { expect, test } from 'vitest'
import type { AccountInput } from '../../account-pages/define-account-page.ts'
import { changeCase } from './change-case.ts'

/** The body of the call that the posted form makes. */
async function sentFor(form: Record<string, string>) {
  const sent: unknown[] = []
  const call = (name: string) => async (body: object) => {
    sent.push({ call: name, ...body })
    return { ok: true }
  }
  const url = new URL('http://localhost/mina-sidor/mina-arenden/MK-2026-000123')
  const body = new URLSearchParams(form)
  await changeCase({
    request: new Request(url, { method: 'POST', body }),
    url,
    params: { case_number: 'MK-2026-000123' },
    customer: { cancelCase: call('cancel'), sendCaseMessage: call('message') },
  } as unknown as AccountInput)
  return sent
}

test('a line break of a message is one character, as it was counted in the field', async () => {
  expect(await sentFor({ message: 'Hej\r\nKan ni leverera?' })).toEqual([
    { call: 'message', case_number: 'MK-2026-000123', message: 'Hej\nKan ni leverera?' },
  ])
})

test('only its own button cancels the case', async () => {
  expect(await sentFor({ does: 'cancel' })).toMatchObject([{ call: 'cancel' }])
  expect(await sentFor({ does: 'other', message: 'x' })).toMatchObject([{ call: 'message' }])
})

test.each([
  [422, { message: ['maxCount'] }, m.case_full],
  [422, { message: ['required'] }, m.case_message_required],
  [422, { message: ['characters'] }, m.rule_characters],
  [429, null, m.case_too_many],
  [503, null, m.case_not_sent],
  [0, null, m.case_not_sent],
])('a message that is refused with %d %j stays, with what to do', async (status, errors, text) => {
  const url = new URL('http://localhost/mina-sidor/mina-arenden/MK-2026-000123')
  const body = new URLSearchParams({ message: 'Hej' })
  const refused = { ok: false, status, refused: errors && { errors } }
  const answer = await changeCase({
    request: new Request(url, { method: 'POST', body }),
    url,
    params: { case_number: 'MK-2026-000123' },
    customer: { sendCaseMessage: async () => refused },
  } as unknown as AccountInput)
  expect(answer).toMatchObject({
    data: { message: 'Hej', sentence: text() },
    init: { status: status === 0 ? 503 : status },
  })
})
