import type { ApiFailure } from '@minikran/contract/send-call'
import { defaultSettings } from '@minikran/domain/content/settings-cookie'
import { data, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { definePage } from './define-page.ts'
import { found, notFound } from './found.ts'
import { type SiteContext, siteContext } from './site-context.ts'

const failure = (status: number): ApiFailure => ({
  ok: false,
  status,
  problem: null,
  refused: null,
})

function askedFor(path: string, params = {}): LoaderFunctionArgs {
  const context = new RouterContextProvider()
  const site = {
    settings: defaultSettings,
    api: { name: 'in process' },
    customer: { name: 'of the account' },
    session: { user: null, reason: null },
  }
  context.set(siteContext, site as unknown as SiteContext)
  const request = new Request(`http://own.example${path}`)
  return { request, params, context, url: new URL(request.url), pattern: '' }
}

test('a load function gets the API, its parameters, the address and its language', async () => {
  const page = definePage(['prodcat'], async (input) => input)
  const input = await page.loader(askedFor('/en/produkter/liftar?sida=2', { prodcat: 'liftar' }))
  expect(input).toMatchObject({
    api: { name: 'in process' },
    customer: null,
    params: { prodcat: 'liftar' },
    locale: 'en',
  })
  expect(input.url.searchParams.get('sida')).toBe('2')
})

test('found data is returned', () => {
  expect(found({ ok: true, data: 'crane', count: 1 })).toBe('crane')
})

test('a missing item gives the 404 page', async () => {
  const page = definePage([], async () => found(failure(404)))
  await expect(page.loader(askedFor('/produkter/x'))).rejects.toEqual(notFound())
})

test('an invalid slug gives the 404 page', async () => {
  const refused = (name: string) => ({
    ...failure(422),
    refused: { count: 1, errors: { [name]: ['maxLength'] } },
  })
  const thrown = async (name: string) =>
    definePage([], async () => found(refused(name)))
      .loader(askedFor('/produkter/x'))
      .catch((reason: unknown) => reason)
  expect(await thrown('product_slug')).toEqual(notFound())
  expect(await thrown('per_page')).toBeInstanceOf(Response)
})

test.each([
  ['/produkter', '/fel?fran=%2Fprodukter'],
  ['/en/produkter?sida=2', '/en/fel?fran=%2Fen%2Fprodukter%3Fsida%3D2'],
])('%s leads to %s when the API does not answer', async (path, location) => {
  for (const status of [0, 500, 503]) {
    const page = definePage([], async () => found(failure(status)))
    const thrown = await page.loader(askedFor(path)).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).headers.get('location')).toBe(location)
  }
})

test('over a rate limit the 429 page says when to try again', async () => {
  const limited = { ...failure(429), retryAfterSeconds: 40 }
  const page = definePage([], async () => found(limited))
  const thrown = await page.loader(askedFor('/produkter')).catch((reason: unknown) => reason)
  expect(thrown).toEqual(data(null, { status: 429, headers: { 'retry-after': '40' } }))
})

test('a new price type or cookie choice loads no data, a new language does', () => {
  const { shouldRevalidate } = definePage([], async () => null)
  const asked = { defaultShouldRevalidate: true } as Parameters<typeof shouldRevalidate>[0]
  expect(shouldRevalidate({ ...asked, formAction: '/val/pristyp' })).toBe(false)
  expect(shouldRevalidate({ ...asked, formAction: '/val/kakor' })).toBe(false)
  expect(shouldRevalidate({ ...asked, formAction: '/val/sprak' })).toBe(true)
  expect(shouldRevalidate(asked)).toBe(true)
})
