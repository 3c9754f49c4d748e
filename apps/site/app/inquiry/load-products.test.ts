import type { Product } from '@minikran/contract/catalogue'
import type { ApiResult } from '@minikran/contract/send-call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { currentInquiryList } from './inquiry-list.ts'
import { loadProducts } from './load-products.ts'

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', memoryStorage(new Map([['inquiry-list', 'gone,other,away']])))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

function failing(statusOf: Record<string, number>) {
  return {
    getProductObj: async ({ product_slug }: { product_slug: string }) =>
      ({
        ok: false,
        status: statusOf[product_slug] ?? 0,
        refused: null,
      }) as ApiResult<Product>,
  }
}

test('machines that no longer exist leave the inquiry list; a failure removes none', async () => {
  const api = failing({ gone: 404, away: 503 })
  expect(await loadProducts(['gone', 'away'], { api, locale: 'sv' })).toEqual([])
  expect(currentInquiryList()).toBe('other,away')
})
