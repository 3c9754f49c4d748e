import type { ApiAnswer } from '@minikran/contract/send-call'
import { expect, test } from 'vitest'
import type { Answered } from './cached-calls.ts'
import { collectPageDependencies } from './page-dependencies.ts'

const answer = (status: number, validUntilMs: number, isKnown = true): Answered<ApiAnswer> => ({
  response: new Response('{}', { status }),
  dependencies: isKnown ? { tables: new Set(['posts']), validUntilMs } : null,
})

test('a page is valid as long as the call that ends first', async () => {
  const page = collectPageDependencies()
  for (const [status, untilMs] of [
    [200, 3_000],
    [404, 1_000],
    [200, 2_000],
  ] as const) {
    await page.add(Promise.resolve(answer(status, untilMs)))
  }
  expect(page.get()).toEqual({ tables: new Set(['posts']), validUntilMs: 1_000 })
})

test('a page changes with the tables of each call, also of one that finds nothing yet', async () => {
  const page = collectPageDependencies()
  for (const [status, table] of [
    [200, 'posts'],
    [404, 'products'],
  ] as const) {
    const dependencies = { tables: new Set([table]), validUntilMs: 1_000 }
    await page.add(Promise.resolve({ ...answer(status, 1_000), dependencies }))
  }
  expect(page.get()?.tables).toEqual(new Set(['posts', 'products']))
})

test('a page is not cached while a call is under way: what it will depend on is unknown', async () => {
  const page = collectPageDependencies()
  const call = Promise.withResolvers<Answered<ApiAnswer>>()
  const added = page.add(call.promise)
  expect(page.get()).toBeNull()
  call.resolve(answer(200, 1_000))
  await added
  expect(page.get()?.validUntilMs).toBe(1_000)
})

test.each([
  ['was refused', () => Promise.resolve(answer(503, 1_000))],
  ['depends on more than content', () => Promise.resolve(answer(200, 1_000, false))],
  ['failed', () => Promise.reject(new Error('no answer'))],
])('a page is not cached when a call %s, even with others that may be', async (_, call) => {
  const page = collectPageDependencies()
  await page.add(call()).catch(() => undefined)
  await page.add(Promise.resolve(answer(200, 1_000)))
  expect(page.get()).toBeNull()
})
