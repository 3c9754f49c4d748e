import { readSettings, type Settings } from '@minikran/domain/content/settings-cookie'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type SiteContext, siteContext } from '../page-data/site-context.ts'
import { action } from './choose-preference.ts'
import { preferencePaths } from './preference-path.ts'

const before: Settings = { locale: 'sv', cookieAccept: 'all', priceType: '2' }

function posted(
  body: BodyInit,
  path: string = preferencePaths.locale,
  settings: Settings = before,
): ActionFunctionArgs {
  const context = new RouterContextProvider()
  context.set(siteContext, { settings, session: { user: null } } as SiteContext)
  const request = new Request(`http://own.example${path}`, { method: 'POST', body })
  return { request, params: {}, context, url: new URL(request.url), pattern: '' }
}

const chooseLocale = (body: BodyInit) => action(posted(body))
const choosePriceType = (body: BodyInit) => action(posted(body, preferencePaths.priceType))
const chooseCookies = (body: BodyInit) => action(posted(body, preferencePaths.cookies))

const form = (value: string, back = '/produkter?q=a') => new URLSearchParams({ value, back })

function outcome(response: Response) {
  return {
    status: response.status,
    location: response.headers.get('location'),
    settings: readSettings(response.headers.get('set-cookie')),
  }
}

test('a price type is stored and answered by 303', async () => {
  expect(outcome(await choosePriceType(form('1')))).toEqual({
    status: 303,
    location: '/produkter?q=a',
    settings: { ...before, priceType: '1' },
  })
})

test.each([
  ['1', '1'],
  ['2', '2'],
  ['3', ''],
])('the price type %s, where none was chosen, is stored as "%s"', async (value, priceType) => {
  const asked = posted(form(value), preferencePaths.priceType, { ...before, priceType: '' })
  expect(outcome(await action(asked)).settings.priceType).toBe(priceType)
})

test('the data request of a form stores the choice too', async () => {
  const asked = posted(form('1'), preferencePaths.priceType)
  const request = new Request(`${asked.url.href}.data`, asked.request)
  expect(outcome(await action({ ...asked, request })).settings.priceType).toBe('1')
})

test('a language redirects to the page in that language', async () => {
  expect(outcome(await chooseLocale(form('en')))).toEqual({
    status: 303,
    location: '/en/produkter?q=a',
    settings: { ...before, locale: 'en' },
  })
  const home = await chooseLocale(form('sv', '/en'))
  expect(home.headers.get('location')).toBe('/')
})

test('a choice of cookies can be changed', async () => {
  const { settings } = outcome(await chooseCookies(form('necessary')))
  expect(settings).toEqual({ ...before, cookieAccept: 'necessary' })
})

test('an unknown value changes nothing', async () => {
  for (const choose of [chooseCookies, chooseLocale, choosePriceType]) {
    expect(outcome(await choose(form('3'))).settings).toEqual(before)
  }
})

// Ways to write the beginning of another host.
const starts = ['', '/', '/en', '/en/', '/en/en', '/en/.', '/en/..', '/%2e%2e', '/a/..', '/en?/../']
const hosts = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\u0000//evil.example',
]
const backs = starts.flatMap((start) => hosts.map((host) => start + host))

test.each(backs)('never redirects to another host: %j', async (back) => {
  for (const choose of [chooseCookies, chooseLocale, choosePriceType]) {
    for (const value of ['sv', 'en', '1', 'all']) {
      const location = (await choose(form(value, back))).headers.get('location') ?? ''
      expect(location).toMatch(/^\/(?![/\\])[!-~]*$/)
      expect(new URL(location, 'https://own.example').host).toBe('own.example')
    }
  }
})

test('an address with other letters is percent-encoded in the header', async () => {
  for (const back of ['/日本', '/produkter?q=日本', '/åäö']) {
    expect((await choosePriceType(form('1', back))).headers.get('location')).toBe(encodeURI(back))
  }
})

const refusal = (asked: ActionFunctionArgs) =>
  action(asked).catch((thrown: unknown) => thrown) as Promise<Response>

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  'a body of %s is a bad request, in words',
  async (type) => {
    const asked = posted('{"value":')
    asked.request.headers.set('content-type', type)
    const response = await refusal(asked)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Formuläret kunde inte läsas')
  },
)

test.each(['PUT', 'PATCH', 'DELETE'])('%s is refused', async (method) => {
  const asked = posted(form('en'))
  const response = await refusal({ ...asked, request: new Request(asked.request, { method }) })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await response.text()).toContain('Formuläret kunde inte läsas')
})
