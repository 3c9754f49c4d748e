import { readSitemap } from './crawl/read-sitemap.ts'
import { createCustomer, demoPassword } from './journeys/account.ts'
import { expect, test } from './open-page.ts'

const ownPages = [
  '/mina-sidor/min-sida',
  '/mina-sidor/losenord',
  '/mina-sidor/mina-uppgifter',
  '/mina-sidor/radera-konto',
  '/mina-sidor/mina-arenden',
  '/mina-sidor/mina-arenden/MK-2026-999999',
]
const doorPages = [
  '/mina-sidor/logga-in',
  '/mina-sidor/utloggad',
  '/utloggad?forcerelogin=passwordChanged',
  '/mina-sidor/glomt-losenord',
  '/mina-sidor/nytt-losenord?nyckel=gammal',
  '/mina-sidor/bekrafta-epost?nyckel=gammal',
  '/mina-sidor/skapa-konto',
]
const otherPages = [
  '/fel',
  '/finns-inte',
  '/produkter/minikranar/spindelkranar/finns-inte',
  '/produkter?q=kran',
  '/kranvaljare?q=5_5_100',
  '/jamfor?m=jekko-spx312,unic-urw-295',
  '/forfragan?produkt=jekko-spx312',
  '/kreditansokan',
  '/servicearende',
  '/anmalan/bekrafta?nyckel=gammal',
]
const calls = [
  '/api/site/getDepotsArr',
  '/api/site/getProductObj?product_slug=jekko-spx312',
  '/api/site/getProductObj?product_slug=finns-inte',
  '/api/auth/getSessionObj',
  '/api/customer/getProfileObj',
  '/api/customer/getCasesArr',
  '/api/customer/getOwnData',
]

/** Every other one in English. */
const inTurns = (paths: string[]) =>
  paths.map((path, index) => (index % 2 === 0 ? path : `/en${path}`))
/** The router's own request for what a page shows. */
const dataOf = (path: string) => path.replace(/^([^?]+?)\/?(\?|$)/, '$1.data$2')

/** Of each kind of listed pages one, every other kind in English. */
async function sitePaths(base: string) {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text()
  const paths = readSitemap(xml).map(({ loc }) => new URL(loc).pathname)
  const swedish = paths.filter((path) => !/^\/en(\/|$)/.test(path))
  const kinds = Map.groupBy(swedish, (path) => path.replaceAll(/(?<=\/[^/]+)\/[^/]+/g, '/…'))
  return inTurns([...kinds.values()].flatMap((alike) => alike.slice(0, 1)))
}

async function logIn(base: string, email: string) {
  const answer = await fetch(`${base}/api/auth/doLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params: { email_address: email, password: demoPassword } }),
  })
  const { payload } = (await answer.json()) as { payload: { token: string } }
  return payload.token
}

test('no page, data or answer of a session is cached', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const id = await createCustomer('sparas-inte@kund.example')
  const token = await logIn(base, 'sparas-inte@kund.example')
  const mark = `name="user" content="${id}"`
  const headers = { cookie: `__Host-auth=${token}`, 'sec-fetch-site': 'same-origin' }
  const listed = await sitePaths(base)
  expect(listed.length).toBeGreaterThan(15)
  const pages = [...listed, ...inTurns([...ownPages, ...doorPages, ...otherPages])]
  const asData = inTurns([...ownPages, '/produkter', '/nyheter', '/regioner']).map(dataOf)
  const wrong: string[] = []
  for (const path of [...pages, ...asData, ...calls]) {
    const ask = (extra = {}) => fetch(`${base}${path}`, { redirect: 'manual', ...extra })
    // Kept for visitors by now, if ever; and asked for as a browser does that has it already.
    const known = await ask()
    await known.body?.cancel()
    const kept = { 'if-none-match': known.headers.get('etag') ?? '*' }
    const answer = await ask({ headers: { ...headers, ...kept } })
    const text = await answer.text()
    const said = answer.headers.get('cache-control')
    if (said !== 'private, no-store') wrong.push(`${path}: ${answer.status}, ${said}`)
    if (answer.status === 304 || answer.headers.has('etag')) wrong.push(`${path} is kept`)
    if (text.includes(token)) wrong.push(`${path} shows the token`)
    if ((await (await ask()).text()).includes(mark)) wrong.push(`${path} met a visitor`)
  }
  expect(wrong).toEqual([])
})

test('without a session no account data is returned', async ({ baseURL }) => {
  const base = baseURL ?? ''
  for (const path of inTurns(ownPages)) {
    const data = dataOf(path)
    const asked = [path, data, `${data}?_routes=my-page`, `${data}?_routes=root`]
    const spelled = (address: string) => address.replace('-sidor', '%2Dsidor')
    const moved = await fetch(base + spelled(path), { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path])
    for (const [index, address] of [...asked, spelled(data)].entries()) {
      const cookie = index % 2 === 0 ? '' : `__Host-auth=${'x'.repeat(43)}`
      const answer = await fetch(`${base}${address}`, { redirect: 'manual', headers: { cookie } })
      const text = await answer.text()
      // A data request is told in its own words where to go.
      const to = answer.headers.get('location') ?? text
      expect([202, 302], address).toContain(answer.status)
      expect(to, address).toMatch(cookie === '' ? /logga-in/ : /logga-in|utloggad/)
    }
  }
})
