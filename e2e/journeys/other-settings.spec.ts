import { createHash } from 'node:crypto'
import {
  launchServer,
  type ServerProcess,
  waitUntilReady,
} from '../../tools/campaigns/server-process.ts'
import { keepLog } from '../../tools/test-logs.ts'
import { axeViolations } from '../accessibility.ts'
import { askExactly, strangeAddresses } from '../crawl/strange-addresses.ts'
import { expect, test } from '../fixtures.ts'
import { waitForHydration } from '../hydration.ts'
import { limitedSite } from '../sites.ts'
import { logInAs } from './office.ts'
import { queryOf } from './site-database.ts'

// One server for the file, so one worker.
test.describe.configure({ mode: 'serial' })
test.use({ failedLoads: 'expected', baseURL: limitedSite.url })

const measuring = `${limitedSite.url}/matning.js`
const tiles = `${limitedSite.url}/tiles/{z}/{x}/{y}.png`

let server: ServerProcess | undefined
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const env = {
    DATABASE_URL: limitedSite.databaseUrl,
    RATE_LIMIT_FACTOR: '1',
    MAP_TILE_URL: tiles,
    MAP_ATTRIBUTION: '© Provets karta',
    REQUIRE_SECOND_STEP: '1',
    ANALYTICS_SRC: measuring,
  }
  server = launchServer({ ...limitedSite, env })
  await waitUntilReady(server)
})
test.afterAll(async () => {
  await server?.stop()
  keepLog('limited', server?.output() ?? '')
})

test('over a rate limit the 429 page says when to try again', async ({ page }) => {
  for (let asked = 0; asked < 60; asked += 1) {
    await page.request.get(`/api/site/getProductsArr?search=kran${asked}`)
  }
  const answer = await page.goto('/produkter?q=lyft')
  expect(answer?.status()).toBe(429)
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
  await expect(page).toHaveURL('/produkter?q=lyft')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vänta en liten stund')
  expect(await axeViolations(page)).toEqual([])
})

test('whatever address is asked for, the log has only lines of its own form', async () => {
  const asked = [...strangeAddresses, '/%E0%A4%A', '/en/%E0%A4%A?a=1', '/%0aX', '/a%']
  for (const path of asked) await askExactly(limitedSite.url, path)
  const last = '/sist-av-alla'
  await askExactly(limitedSite.url, last)
  const lines = () => (server?.output() ?? '').split('\n')
  await expect.poll(() => lines().some((line) => line.includes(last))).toBe(true)
  const ready = lines().indexOf('Ready')
  expect(ready).toBeGreaterThan(0)
  const foreign = lines().slice(ready + 1)
  expect(foreign.filter((line) => line !== '' && !line.startsWith('{'))).toEqual([])
})

// The screens that lead there: second-step-first.component.test.tsx in apps/back-office.
test('an account that needs a second step is answered nothing else', async ({ page }) => {
  await logInAs(page, 100)
  const refused = await page.request.get('/api/admin/getProductsArr', {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'secondStepMissing'])
})

test('many seats are taken by the link of the mail, and held for nobody without it', async ({
  page,
}) => {
  const slug = 'minikran-10-tm-stockholm-2028-09-12'
  const answer = await page.request.get(`/api/site/getProductObj?product_slug=${slug}`)
  const { data: course } = (await answer.json()) as { data: { id: number; seats_left: number } }
  const participants = Array.from({ length: 4 }, (_, at) => ({
    firstname: `Nr ${at}`,
    lastname: 'Ek',
  }))
  const sender = { firstname: 'Anna', lastname: 'Svensson', email: 'anna@kund.example' }
  const sent = await page.request.post('/api/site/makeEducationRegistration', {
    data: { ...sender, prod_id: course.id, participants },
  })
  const { case_number, to_confirm } = (await sent.json()).data
  expect(to_confirm).toBe(true)
  // The secret of the link is known to nobody but the mail: here it gets another.
  const hash = createHash('sha256').update('nyckel-i-provet').digest('base64url')
  await queryOf(
    limitedSite,
    'update registrations set confirm_hash = $1 where confirm_hash is not null',
    [hash],
  )
  await page.goto('/anmalan/bekrafta?nyckel=nyckel-i-provet')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Bekräfta anmälan' }).click()
  await expect(page.getByText(`Anmälan ${case_number} är bekräftad`)).toBeVisible()
  await expect(page.getByText('Alla deltagare har plats.')).toBeVisible()
  const dead = await page.request.post('/anmalan/bekrafta?nyckel=en-annan', {
    form: {},
    headers: { origin: limitedSite.url },
  })
  expect(dead.status()).toBe(404)
  expect(await dead.text()).toContain('Länken gäller inte längre, så vi håller inga platser.')
})

test('street tiles and analytics wait for consent; a depot is shown at zoom 17', async ({
  page,
}) => {
  const measured: string[] = []
  await page.route(measuring, (route) => {
    measured.push(new URL(page.url()).pathname)
    const body = 'document.documentElement.dataset.measured = "yes"'
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const zooms = new Set<string>()
  await page.route('**/tiles/**', (route) => {
    const [, zoom = ''] = /\/tiles\/(\d+)\//.exec(route.request().url()) ?? []
    zooms.add(zoom)
    return route.abort()
  })
  await page.goto('/region/malmo')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Visa kartan' }).click()
  await expect(page.getByText(/Gatukartan hämtas från en annan webbplats/)).toBeVisible()
  expect([[...zooms], measured]).toEqual([[], []])
  await page.getByRole('button', { name: 'Acceptera' }).click()
  await expect.poll(() => [...zooms]).toEqual(['17'])
  await expect(page.getByRole('region').getByText('© Provets karta')).toBeVisible()
  await expect(page.locator('html[data-measured=yes]')).toBeAttached()
  expect(measured).toEqual(['/region/malmo'])
})

// Last: they use up limits of the whole network.
for (const [path, form, said] of [
  [
    '/mina-sidor/logga-in',
    { email_address: 'role30@demo.example', password: 'gissning' },
    /För många försök[\s\S]* 1[45] minuter/,
  ],
  [
    '/mina-sidor/nytt-losenord?nyckel=gammal',
    { password: 'Ett-nytt-2026' },
    /Vänta en liten stund/,
  ],
] as const) {
  test(`a form over its limit says when to try again, also without script: ${path}`, async ({
    page,
  }) => {
    const send = () => page.request.post(path, { form, headers: { origin: limitedSite.url } })
    let answer = await send()
    for (let sent = 1; sent < 60 && answer.status() !== 429; sent += 1) answer = await send()
    expect(answer.status()).toBe(429)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
    expect(await answer.text()).toMatch(said)
  })
}
