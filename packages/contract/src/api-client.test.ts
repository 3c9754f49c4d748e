import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'

test('a call that nobody answers is given up after 180 seconds', async () => {
  const end = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  const client = createApiClient({
    baseUrl: 'https://www.example.se',
    apiKey: 'public-site',
    fetch: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')))
      }),
  })
  const answer = client.getProdcatsArr()
  end.abort()
  expect(await answer).toMatchObject({ ok: false, status: 0 })
  expect(timeout).toHaveBeenCalledWith(180_000)
  timeout.mockRestore()
})

const answering = (body: unknown, init: ResponseInit = {}) =>
  createApiClient({
    baseUrl: 'https://www.example.se',
    apiKey: 'public-site',
    fetch: () => Response.json(body, init),
  })

test.each([
  [{ data: [1, 2], count: 30 }, 30],
  [{ data: [], count: 30 }, 30],
  [{ data: [1, 2] }, 2],
  [{ data: [] }, 0],
  [{ data: { id: 1 } }, 1],
])('the answer %j counts %i', async (body, count) => {
  expect(await answering(body).getProductsArr()).toMatchObject({ ok: true, count })
})

test.each([
  [{ 'retry-after': '17' }, 17],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
  [{}, undefined],
])(
  'an answer with the headers %o may be asked for again after %s seconds',
  async (headers, seconds) => {
    const answer = await answering(
      { code: 'tooManyRequests' },
      { status: 429, headers },
    ).getDepotsArr()
    expect(answer).toMatchObject({ ok: false, status: 429, problem: { code: 'tooManyRequests' } })
    expect(answer.ok ? null : answer.retryAfterSeconds).toBe(seconds)
  },
)

test.each([
  ['text/html', '<p>Log in</p>', 200, 0],
  ['text/plain', 'Log in', 200, 0],
  ['application/json', '{}', 200, 0],
  ['text/plain', 'no healthy upstream', 503, 503],
])('%s "%s" with %i from a network in between is no success', async (type, body, status, is) => {
  const client = createApiClient({
    baseUrl: 'https://www.example.se',
    apiKey: 'public-site',
    fetch: () => new Response(body, { status, headers: { 'content-type': type } }),
  })
  expect(await client.getDepotsArr()).toMatchObject({ ok: false, status: is, refused: null })
})

const lift = { height: '5', radius: '5', weight: '100' }

/** A client, and the signals of the requests that it sends. */
function clientWithSignals() {
  const given: AbortSignal[] = []
  const client = createApiClient({
    baseUrl: 'https://www.example.se',
    apiKey: 'public-site',
    fetch: ({ signal }) => {
      given.push(signal)
      return Response.json({ data: [] })
    },
  })
  return { client, given }
}

test('a search can be given up in a browser without AbortSignal.any', async () => {
  const { any } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'any')
  onTestFinished(() => void Object.assign(AbortSignal, { any }))
  const { client, given } = clientWithSignals()
  const search = new AbortController()
  expect(await client.getCraneselectorsArr(lift, search.signal)).toMatchObject({ ok: true })
  search.abort()
  expect(given.map(({ aborted }) => aborted)).toEqual([true])
})

test('every search for cranes can be given up', async () => {
  const { client, given } = clientWithSignals()
  const search = new AbortController()
  await client.getCraneselectorsArr(lift, search.signal)
  await client.getCraneNearMissesArr(lift, search.signal)
  await client.getUnchartedCranesObj(lift, search.signal)
  await client.getCraneFleetArr(lift, search.signal)
  search.abort()
  expect(given.map(({ aborted }) => aborted)).toEqual([true, true, true, true])
})
