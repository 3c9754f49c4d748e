import { expect, test } from 'vitest'
import { createCacheStore } from './cache-store.ts'
import { createCachedPages } from './cached-pages.ts'

const visitor = { address: '192.0.2.1', requestId: 'test' }

test.each([
  [{}, 1],
  [{ 'set-cookie': 'a=b' }, 2],
  [{ 'cache-control': 'private, no-store' }, 2],
])(
  'a page with the headers %o that is asked for twice is rendered %i times',
  async (own, times) => {
    const store = createCacheStore({ now: () => 0 })
    store.open()
    let rendered = 0
    const site = async () => {
      rendered += 1
      return new Response('page', { headers: own as Record<string, string> })
    }
    const pages = createCachedPages(site, {
      store,
      findSharedPage: (address) => ({ key: address, address, cookie: null }),
      publicUrl: 'http://own.example',
      viewCounterFor: () => () => undefined,
    })
    for (let time = 0; time < 2; time += 1) {
      const answer = await pages.answer(new Request('http://own.example/depaer'), visitor)
      expect(answer.status).toBe(200)
    }
    expect(rendered).toBe(times)
  },
)
