import { expect, test, vi } from 'vitest'
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
