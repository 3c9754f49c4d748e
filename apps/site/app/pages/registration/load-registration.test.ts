import { createApiClient } from '@minikran/contract/api-client'
import { expect, test } from 'vitest'
import { loadRegistration } from './load-registration.ts'

test('a registration is no view of its course', async () => {
  const calls: URL[] = []
  const api = createApiClient({
    fetch: async ({ url }) => {
      calls.push(new URL(url))
      return new Response(null, { status: 404 })
    },
    baseUrl: 'http://localhost:3000',
    apiKey: 'none',
  })
  const url = new URL('http://localhost:3000/anmalan?produkt=fallskydd')
  const loading = loadRegistration({ api, url, locale: 'sv', customer: null, params: {} })
  await expect(loading).rejects.toThrow()
  const asked = calls.find(({ pathname }) => pathname.endsWith('/getProductObj'))
  expect(asked?.search).toBe('?product_slug=fallskydd&no_count=1')
})
