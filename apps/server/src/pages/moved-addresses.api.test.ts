import { expect, test } from 'vitest'
import { redirects } from '../database/schema/content.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createMovedAddresses, followingMoves, followMoves } from './moved-addresses.ts'

const moves = (table: Record<string, string>) => async (paths: readonly string[]) =>
  paths.flatMap((from) => (table[from] === undefined ? [] : [{ from, to: table[from] }]))

test.each([
  ['/a', { '/a': '/b' }, '/b'],
  ['/a', { '/a': '/b', '/b': '/c', '/c': '/d' }, '/d'],
  ['/a/x/y', { '/a': '/b' }, '/b/x/y'],
  ['/a/x', { '/a': '/b', '/a/x': '/c' }, '/c'],
  ['/ab', { '/a': '/b' }, null],
  ['/', { '/a': '/b' }, null],
  ['/a', { '/a': '/a' }, null],
  ['/a', { '/a': '/b', '/b': '/a' }, null],
  ['/a', { '/a': '/a/a' }, null],
])('%s with the moves %o leads to %s', async (path, table, end) => {
  expect(await followMoves(path, moves(table))).toBe(end)
})

test('of an address with thousands of parts only as many are looked up as an item has', async () => {
  const asked: (readonly string[])[] = []
  const find = moves({ '/a': '/b' })
  const end = await followMoves(`/a${'/x'.repeat(2_000)}`, async (paths) => {
    asked.push(paths)
    return await find(paths)
  })
  expect(end).toBe(`/b${'/x'.repeat(2_000)}`)
  expect(Math.max(...asked.map((paths) => paths.length))).toBeLessThan(10)
})

test('both languages follow the same move and keep the query', async () => {
  const { db, close } = await createTestDatabase('schema')
  await db.insert(redirects).values({ from_path: '/nyhet/gammal', to_path: '/nyhet/ny' })
  const find = createMovedAddresses(db)
  expect(await find(new URL('https://x.se/nyhet/gammal?a=1&b=%C3%A5'))).toBe(
    '/nyhet/ny?a=1&b=%C3%A5',
  )
  expect(await find(new URL('https://x.se/en/nyhet/gammal'))).toBe('/en/nyhet/ny')
  expect(await find(new URL('https://x.se/nyhet/annan'))).toBeNull()
  await close()
})

test('a form that names a machine by its old slug leads to the form with the new one', async () => {
  const { db, close } = await createTestDatabase('schema')
  const [old, later] = ['/produkter/kranar/spindel/gammal', '/produkter/kranar/spindel/senare']
  await db.insert(redirects).values([
    { from_path: old, to_path: later },
    { from_path: later, to_path: '/produkter/kranar/larv/ny' },
    { from_path: '/nyhet/post', to_path: '/nyhet/annan' },
    { from_path: '/produkter/kranar/spindel/flyttad', to_path: '/produkter/kranar/larv/flyttad' },
  ])
  const find = createMovedAddresses(db)
  const moved = (address: string) => find(new URL(`https://x.se${address}`))
  expect(await moved('/forfragan?produkt=gammal&lyft=8_4_400')).toBe(
    '/forfragan?produkt=ny&lyft=8_4_400',
  )
  expect(await moved('/en/anmalan?produkt=senare')).toBe('/en/anmalan?produkt=ny')
  for (const slug of ['ny', 'post', 'flyttad', '%25', 'gamma_', 'gammal,ny', '']) {
    expect(await moved(`/forfragan?produkt=${slug}`), slug).toBeNull()
  }
  expect(await moved('/forfragan')).toBeNull()
  expect(await moved('/nyheter?produkt=gammal')).toBeNull()
  await close()
})

test('of two machines that had the same slug, the form names the one that had it last', async () => {
  const { db, close } = await createTestDatabase('schema')
  const renamed = [
    { path: 'kranar/larv', to: 'forsta', day: '2026-01-10' },
    { path: 'lyftar/vakuum', to: 'sista', day: '2026-03-10' },
    { path: 'kranar/spindel', to: 'andra', day: '2026-02-10' },
  ]
  await db.insert(redirects).values(
    renamed.map(({ path, to, day }) => ({
      from_path: `/produkter/${path}/delad`,
      to_path: `/produkter/${path}/${to}`,
      created_at: new Date(day),
    })),
  )
  const find = createMovedAddresses(db)
  expect(await find(new URL('https://x.se/forfragan?produkt=delad'))).toBe(
    '/forfragan?produkt=sista',
  )
  await close()
})

const visitor = { address: '192.0.2.1', requestId: 'test' }
const siteThat =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response('page', { status, headers })
const find = async () => '/ny'

test.each([
  [404, {}, 301],
  [302, { location: '/fel?a=1' }, 301],
  [302, { location: '/en/fel' }, 301],
  [200, {}, 200],
  [302, { location: '/felaktig' }, 302],
  [503, {}, 503],
])('a page that answers %i with %o becomes %i', async (status, headers, expected) => {
  const site = followingMoves(siteThat(status, headers), find)
  const answer = await site(new Request('https://x.se/gammal'), visitor)
  expect(answer.status).toBe(expected)
  if (expected === 301) expect(answer.headers.get('location')).toBe('/ny')
})

test('what never moved, a sent form and a database that is away stay as they are', async () => {
  const lost = siteThat(404)
  const request = new Request('https://x.se/gammal')
  expect((await followingMoves(lost, async () => null)(request, visitor)).status).toBe(404)
  const away = async () => Promise.reject(new Error('away'))
  expect((await followingMoves(lost, away)(request, visitor)).status).toBe(404)
  const form = new Request('https://x.se/gammal', { method: 'POST' })
  expect((await followingMoves(lost, find)(form, visitor)).status).toBe(404)
})
