import { type ClientActionFunctionArgs, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { keepUnsent } from './keep-unsent.ts'

/** What the page gets when sending its form throws this. */
function answerFor(thrown: unknown): Promise<unknown> {
  const body = new URLSearchParams({ message: 'Kl. 9' })
  const request = new Request('https://minikran.example/mina-sidor', { method: 'POST', body })
  const serverAction = () => Promise.reject(thrown)
  const keep = keepUnsent((form) => form.get('message'))
  return keep({ request, serverAction } as unknown as ClientActionFunctionArgs)
}

const errorResponse = (status: number) => ({ status, statusText: '', internal: true, data: '' })

test.each<[string, unknown]>([
  ['a lost network', new TypeError('Failed to fetch')],
  // What React Router makes of an answer that was cut, or of a page that came in its place.
  ['an unreadable answer', new Error('Unable to decode turbo-stream response')],
  ["a proxy's 403", errorResponse(403)],
  ["a proxy's 429", errorResponse(429)],
  ["a proxy's 502", errorResponse(502)],
])('a form stays with what was typed after %s', async (_, thrown) => {
  expect(await answerFor(thrown)).toMatchObject({ data: 'Kl. 9', init: { status: 503 } })
})

test.each([
  ['a redirect', redirect('/mina-sidor/logga-in')],
  ['a page that is gone', errorResponse(404)],
])('%s is an answer', async (_, thrown) => {
  await expect(answerFor(thrown)).rejects.toBe(thrown)
})
