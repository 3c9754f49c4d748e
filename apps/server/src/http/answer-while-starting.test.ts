import { expect, test } from 'vitest'
import { answerWhileStarting } from './answer-while-starting.ts'

const connection = { remoteAddress: '192.0.2.1', receiveBody: async () => null }
const ask = (path: string, accept: string) =>
  answerWhileStarting(new Request(`http://localhost${path}`, { headers: { accept } }), connection)
const inBrowser = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each(['/', '/en/products', '/mina-sidor', '/admin', '/fel', '/nowhere'])(
  'whoever opens %s is told to wait, and the page comes again by itself',
  async (path) => {
    const answer = await ask(path, inBrowser)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('location')).toBeNull()
    const html = await answer.text()
    expect(html).toContain('<meta http-equiv="refresh" content="5">')
    expect(html).toContain('Webbplatsen startar')
    expect(html).toContain('The website is starting')
  },
)

test.each([
  ['/api/site/getDepotsArr', 'application/json'],
  ['/api/site/getDepotsArr', inBrowser],
  ['/assets/entry.js', '*/*'],
  ['/readyz', '*/*'],
])('a program that asks for %s (%s) is told the same as a problem', async (path, accept) => {
  const answer = await ask(path, accept)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})

test('the process lives', async () => {
  const answer = await ask('/healthz', inBrowser)
  expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
})
