import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fromNow } from '../testing/clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { logInRole } from '../testing/sessions.ts'
import { createSharedSite, findPretendedPage } from '../testing/shared-site.ts'
import { securityHeaders, startTestServer, type TestServer } from '../testing/test-server.ts'

const site = { createSite: createSharedSite, findSharedPage: findPretendedPage }

/** A server that keeps, from the moment on which it hears every change. */
async function startKeeping(database?: TestDatabase): Promise<TestServer> {
  const server = await startTestServer({ ...site, ...(database !== undefined && { database }) })
  server.changes.start()
  await vi.waitFor(async () => expect(await figure(server, 'content_changes_heard')).toBe(1), {
    timeout: 300_000,
  })
  return server
}

async function figure({ base }: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  return Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1])
}

const hitsOf = (server: TestServer, kind: 'page' | 'call') =>
  figure(server, `finished_answers_asked_total{kind="${kind}",outcome="hit"}`)

type Page = { pathname: string; search: string; cookie: string | null; seen: { data: object } }

const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers })
const pageOf = async (address: string, headers: Record<string, string> = {}) =>
  (await (await get(address, headers)).json()) as Page

let server: TestServer
beforeAll(async () => {
  server = await startKeeping()
})
afterAll(() => server.close())

test('a kept page answers as the first one did, with every security header', async () => {
  const [first, kept] = [await get(`${server.base}/depots`), await get(`${server.base}/depots`)]
  expect(await kept.text()).toBe(await first.text())
  expect(securityHeaders.filter((name) => !kept.headers.has(name))).toEqual([])
  for (const name of ['content-type', 'cache-control', 'etag', 'vary', 'content-encoding']) {
    expect(kept.headers.get(name), name).toBe(first.headers.get(name))
  }
  expect(kept.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/)
  expect(kept.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(await hitsOf(server, 'page')).toBeGreaterThan(0)
})

test.each(['br', 'gzip', 'identity'])('a kept page is sent as %s to who takes it', async (name) => {
  const ask = () => get(`${server.base}/news`, { 'accept-encoding': name })
  const plain = await (await ask()).text()
  for (let time = 0; time < 5; time += 1) {
    const response = await ask()
    expect(response.headers.get('content-encoding')).toBe(name === 'identity' ? null : name)
    expect(await response.text()).toBe(plain)
  }
})

test('who has it already is told so, page or call', async () => {
  for (const path of ['/news', '/api/site/getDepotsArr']) {
    const etag = (await get(`${server.base}${path}`)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const response = await get(`${server.base}${path}`, { 'if-none-match': etag })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe(etag)
    expect(securityHeaders.filter((name) => !response.headers.has(name))).toEqual([])
    const changed = await get(`${server.base}${path}`, { 'if-none-match': '"other"' })
    expect(changed.status).toBe(200)
  }
})

test('a head request has the headers of the page and no body', async () => {
  const page = await get(`${server.base}/news`)
  for (const path of ['/news', '/news?sida=7']) {
    const head = await fetch(`${server.base}${path}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'))
  }
})

test('a page takes the answers of its calls from what is kept', async () => {
  const first = await pageOf(`${server.base}/depots?sida=101`)
  const before = await hitsOf(server, 'call')
  const next = await pageOf(`${server.base}/depots?sida=102`)
  expect(await hitsOf(server, 'call')).toBe(before + 1)
  expect(next.seen).toEqual(first.seen)
})

test('parts of the query that no page reads make no key and change nothing', async () => {
  const before = await figure(server, 'finished_answers_entries')
  const plain = await (await get(`${server.base}/query?sida=2`)).text()
  for (let number = 0; number < 50; number += 1) {
    const page = await get(`${server.base}/query?x=${number}&sida=2&utm_source=${number}`)
    expect(await page.text()).toBe(plain)
  }
  // The page and the one call that it makes.
  expect(await figure(server, 'finished_answers_entries')).toBeLessThanOrEqual(before + 2)
})

test('nothing of a request gets into a page that is kept', async () => {
  const first = await pageOf(`${server.base}/secret?sida=1&x=y`, {
    cookie: 'price=1; crud=private',
    'x-forwarded-host': 'evil.example',
    'user-agent': 'private',
  })
  expect(first).toMatchObject({ search: '?sida=1', cookie: 'price=1' })
})

test.each([
  ['a token', { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' }],
  ['a session cookie', { cookie: '__Host-auth=abcdefghijklmnopqrstuvwxyz' }],
  ['a session cookie that is none', { cookie: 'price=2; __Host-auth=' }],
])('with %s no page is kept and no kept page is served', async (_, headers) => {
  const before = await hitsOf(server, 'page')
  for (let time = 0; time < 2; time += 1) {
    const own = await get(`${server.base}/session`, headers)
    expect([own.status, own.headers.get('etag')]).toEqual([200, null])
  }
  expect(await hitsOf(server, 'page')).toBe(before)
  await pageOf(`${server.base}/session`)
  const page = await pageOf(`${server.base}/session`, headers)
  expect(page.cookie).toBe('cookie' in headers ? headers.cookie : null)
})

test.each([
  ['minikran.example', 1],
  ['127.0.0.1:3000', 1],
  ['a b', 0],
  ['minikran.example:port', 0],
  ['user@minikran.example', 0],
  ['minikran.example/path', 0],
])('of the host "%s", kept answers serve %i', async (host, served) => {
  const path = '/api/site/getDepotsArr'
  await get(`${server.base}${path}`)
  const before = await hitsOf(server, 'call')
  const asked = request(`${server.base}${path}`, { headers: { host } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  expect((await hitsOf(server, 'call')) - before).toBe(served)
})

test('a change is in the next answer after its call', async () => {
  const staff = (await logInRole(server.database.db, 100)).headers
  const headers = { ...staff, 'content-type': 'application/json' }
  const write = async (call: string, body: object) => {
    const response = await fetch(`${server.base}/api/admin/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  const versions = await get(`${server.base}/api/admin/getPostObj?id=1`, staff)
  const { version } = ((await versions.json()) as { data: { version: number } }).data
  const list = `${server.base}/api/site/getPostsArr?show_amount=99999`
  const idsIn = async () =>
    ((await (await get(list)).json()) as { data: { id: number }[] }).data.map(({ id }) => id)
  for (let round = 0; round < 10; round += 1) {
    expect(await idsIn()).toContain(1)
    await write('trashPost', { id: 1, version })
    expect(await idsIn(), `trashed, round ${round}`).not.toContain(1)
    await write('restorePost', { id: 1, version })
  }
})

test('an account without a price of its own gets the answer that is kept for visitors', async () => {
  const { headers } = await logInRole(server.database.db, 10)
  const path = `${server.base}/api/site/getPostsArr?show_amount=5`
  const kept = await get(path)
  const before = await hitsOf(server, 'call')
  const own = await get(path, { ...headers, 'if-none-match': kept.headers.get('etag') ?? '*' })
  expect([own.status, own.headers.get('etag')]).toEqual([200, null])
  expect(await own.text()).toBe(await kept.text())
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await hitsOf(server, 'call')).toBe(before + 1)
})

test('a page with a form’s challenge is made for each visitor', async () => {
  const [first, second] = [
    await pageOf(`${server.base}/challenge`),
    await pageOf(`${server.base}/challenge`),
  ]
  expect(first.seen).not.toEqual(second.seen)
})

test('views are counted for kept pages and kept answers, and not for who asks not to', async () => {
  const { db } = server.database
  const flush = async () => {
    await server.flush()
    const { rows } = await db.execute<{ views: number }>(
      sql`select views from products where product_slug = 'jekko-spx312'`,
    )
    return rows[0]?.views ?? 0
  }
  const before = await flush()
  const product = `${server.base}/api/site/getProductObj?product_slug=jekko-spx312`
  for (let time = 0; time < 3; time += 1) {
    await get(`${server.base}/produkter/a/b/jekko-spx312`)
    await get(product)
    await get(`${product}&no_count=1`)
    await fetch(`${server.base}/produkter/a/b/jekko-spx312`, { method: 'HEAD' })
  }
  expect(await flush()).toBe(before + 6)
})

test('every crane search is recorded, also when the page that asks is kept', async () => {
  const { db } = server.database
  const address = `${server.base}/api/site/getCraneselectorsArr?height=5&radius=5&weight=100`
  const count = async () => {
    await server.flush()
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from crane_searches`,
    )
    return rows[0]?.n ?? 0
  }
  const before = await count()
  for (let time = 0; time < 4; time += 1) await get(address)
  expect(await count()).toBe(before + 4)
})

test('kept answers count against the limits of searches and of the API', async () => {
  const limited = await startTestServer({ ...site, rateLimitFactor: '0.05' })
  limited.changes.start()
  const statusesOf = async (call: string, times: number) => {
    const statuses: number[] = []
    for (let time = 0; time < times; time += 1) {
      const { status, headers } = await get(`${limited.base}/api/site/${call}`)
      statuses.push(status)
      if (status === 200) expect(headers.get('ratelimit')).toMatch(/^"anonymous";r=/)
    }
    return statuses
  }
  expect(await statusesOf('getProductsArr?search=jekko', 5)).toEqual([200, 200, 200, 429, 429])
  const statuses = await statusesOf('getCompanyObj', 30)
  expect(statuses.filter((status) => status === 200)).toHaveLength(25)
  expect(statuses.at(-1)).toBe(429)
  await limited.close()
})

test('a search is kept when it is asked for again, whatever its case and signs', async () => {
  const address = `${server.base}/api/site/getProductsArr?search=`
  const before = await figure(server, 'finished_answers_entries')
  const first = await (await get(`${address}Jekko`)).text()
  await get(`${server.base}/api/site/getProductFiltersObj?search=Jekko`)
  expect(await figure(server, 'finished_answers_entries')).toBe(before)
  for (const search of ['jekko', 'JEKKO', '%20jekko,', 'Jekko']) {
    expect(await (await get(`${address}${search}`)).text()).toBe(first)
  }
  expect(await figure(server, 'finished_answers_entries')).toBe(before + 1)
  const none = await (await get(`${address}%25%25`)).json()
  expect(none).toEqual({ data: [], count: 0 })
})

test('a lift plan is its visitor’s own and not kept', async () => {
  const before = await figure(server, 'finished_answers_entries')
  const plan = `${server.base}/api/site/getLiftPlan?height=5&radius=4&weight=100`
  for (let time = 0; time < 2; time += 1) expect((await get(plan)).status).toBe(200)
  expect(await figure(server, 'finished_answers_entries')).toBe(before)
})

test('an unknown client key is refused, also for what is kept', async () => {
  await get(`${server.base}/api/site/getCompanyObj`)
  const refused = await get(`${server.base}/api/site/getCompanyObj`, { 'x-api-key': 'wrong' })
  expect(refused.status).toBe(401)
})

test('an answer of the API is kept under what it means, not how it was written', async () => {
  const address = `${server.base}/api/site/getProductsArr`
  const before = await figure(server, 'finished_answers_entries')
  const texts = new Set<string>()
  for (const query of ['', '?page=1', '?per_page=24', '?per_page=24&page=1&sort=order']) {
    texts.add(await (await get(`${address}${query}`)).text())
  }
  expect(texts.size).toBe(1)
  expect(await figure(server, 'finished_answers_entries')).toBe(before + 1)
  // A name that the call does not know makes no entry of its own.
  expect((await get(`${address}?x=1`)).status).toBe(200)
  expect(await figure(server, 'finished_answers_entries')).toBe(before + 1)
})

// A campaign sets 10000.
const mixed = Number(process.env['MIXED_REQUESTS'] ?? '1200')

test(`${mixed} mixed requests never get another visitor’s page`, async () => {
  const paths = ['/', '/en', '/depots', '/en/depots', '/news', '/produkter/a/b/c']
  const cookies = [null, 'price=1', 'price=2']
  const session = (number: number) => `__Host-auth=token-of-visitor-${number}-abcdefghij`
  const ask = async (number: number) => {
    // Every page with every number and every price.
    const sida = Math.floor(number / 6) % 4
    const path = `${paths[number % 6]}?sida=${sida}&x=${number}`
    const price = cookies[Math.floor(number / 24) % 3] ?? null
    const own = number % 10 === 0 ? session(number) : null
    const cookie = [price, own].filter((part) => part !== null).join('; ')
    const page = await pageOf(`${server.base}${path}`, cookie === '' ? {} : { cookie })
    const [pathname = '', query = ''] = path.split('?')
    const search = own === null ? `?sida=${sida}` : `?${query}`
    const expected = { pathname, search, cookie: own === null ? price : cookie }
    const { seen: _, ...got } = page
    return JSON.stringify(got) === JSON.stringify(expected) ? null : { got, expected }
  }
  const wrong: object[] = []
  for (let start = 0; start < mixed; start += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(start + at)))
    wrong.push(...answers.filter((answer) => answer !== null))
    // Content changes amid it all.
    if (start % 200 === 0) await server.database.db.execute(sql`update company set employees = 3`)
  }
  expect(wrong).toEqual([])
})

test('a search shows products and knows their words as they are now', async () => {
  const database = await createTestDatabase()
  const own = await startKeeping(database)
  const search = async (words: string) =>
    (await get(`${own.base}/api/site/getProductsArr?search=${words}`)).text()
  const withTypo = { Blåfågel: 'blafogel', Rödhake: 'rodhaka', Gråtrut: 'gratrot' }
  for (const [title, typed] of Object.entries(withTypo)) {
    // Remembers the product and the words as they are before the change.
    await search('jekko spx312')
    await database.db.execute(
      sql`update products set title_sv = ${title} where product_slug = 'jekko-spx312'`,
    )
    await expect.poll(() => search(typed)).toContain(`"title_sv":"${title}"`)
    expect(await search('jekko spx312')).toContain(`"title_sv":"${title}"`)
  }
  await own.close()
  await database.close()
})

test('what staff publishes by one process is on the site of both', async () => {
  const database = await createTestDatabase()
  const servers = await Promise.all([startKeeping(database), startKeeping(database)])
  const [first] = servers
  const staff = (await logInRole(database.db, 62)).headers
  const save = async (call: string, body: object) => {
    const response = await fetch(`${first.base}/api/admin/${call}`, {
      method: 'POST',
      headers: { ...staff, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { data: { id: number; version: number } }).data
  }
  const seenBy = async ({ base }: TestServer) =>
    `${await (await get(`${base}/news`)).text()}${await (await get(`${base}/api/site/getPostsArr`)).text()}`
  const shown = async () =>
    (await Promise.all(servers.map(seenBy))).map((seen) => seen.split('Ny i parken').length - 1)
  const { id, version } = await save('createPost', { post_slug: 'ny', title_sv: 'Ny i parken' })
  // Kept in both by now, without what is not published yet.
  expect(await shown()).toEqual([0, 0])
  expect(await shown()).toEqual([0, 0])
  await save('updatePost', { id, version, publish_at: fromNow().toISOString() })
  await expect.poll(shown).toEqual([2, 2])
  await Promise.all(servers.map((each) => each.close()))
  await database.close()
})

test('while changes are not heard nothing stale is served, and keeping begins again', async () => {
  const database = await createTestDatabase()
  const own = await startKeeping(database)
  const title = async () => JSON.stringify((await pageOf(`${own.base}/depots`)).seen.data)
  await title()
  const { rows } = await database.db.execute<{ ended: boolean }>(sql`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where application_name = 'minikran changes' and datname = current_database()`)
  expect(rows).toEqual([{ ended: true }])
  // Not heard by the connection that is gone, and not kept by the one that is not there yet.
  await database.db.execute(sql`update depots set title_sv = 'Tyst ändring' where id = 1`)
  await expect.poll(title).toContain('Tyst ändring')
  await expect.poll(() => figure(own, 'content_changes_heard')).toBe(1)
  await title()
  expect(await figure(own, 'finished_answers_entries')).toBeGreaterThan(0)
  await database.db.execute(sql`update depots set title_sv = 'Hörd ändring' where id = 1`)
  await expect.poll(title).toContain('Hörd ändring')
  await own.close()
  await database.close()
})

test('an item that is to appear does so by itself', async () => {
  const database = await createTestDatabase()
  const own = await startKeeping(database)
  const names = async () => JSON.stringify((await pageOf(`${own.base}/news`)).seen.data)
  await database.db.execute(sql`
    update posts set publish_at = now() + interval '700 ms', title_sv = 'Strax'
    where id = (select min(id) from posts)`)
  await expect.poll(names).not.toContain('Strax')
  await expect.poll(names).toContain('Strax')
  await own.close()
  await database.close()
})
