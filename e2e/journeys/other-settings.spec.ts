import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import {
  launchServer,
  type ServerProcess,
  waitUntilReady,
} from '../../tools/campaigns/server-process.ts'
import { keepLog } from '../../tools/test-logs.ts'
import { axeViolations } from '../accessibility.ts'
import { askExactly, strangeAddresses } from '../crawl/strange-addresses.ts'
import { expect, test } from '../fixtures.ts'
import { loadForm, waitForHydration } from '../hydration.ts'
import { limitedSite } from '../sites.ts'
import { accountWords, demoPassword, fillLogIn } from './account.ts'
import { fillInquiry, words as formWords, shownCaseNumber } from './inquiry.ts'
import { goWithin, logInAs } from './office.ts'
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

/** As if a quarter of an hour had gone by. */
const waitAQuarter = () =>
  queryOf(limitedSite, `update rate_limits set window_start = now() - interval '15 minutes'`)

test('after five wrong passwords one waits, and then gets in', async ({ page }) => {
  const words = accountWords.en
  const email = 'role20@demo.example'
  await page.goto('/en/mina-sidor/logga-in?tillbaka=/en/nyheter')
  const alert = page.getByRole('main').getByRole('alert')
  // Four of them were tried elsewhere.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const params = { email_address: email, password: `gissning ${attempt}` }
    const answer = await page.request.post('/api/auth/doLogin', { data: { params } })
    expect(answer.status()).toBe(401)
  }
  await fillLogIn(page, words, email, 'gissning')
  await expect(alert).toContainText(words.wrong)
  await expect(page.getByLabel(words.password, { exact: true })).toHaveValue('')
  await fillLogIn(page, words, email, demoPassword)
  await expect(alert).toContainText(words.tooMany)
  await expect(alert).toContainText(/1[45] minutes/)
  expect(await axeViolations(page)).toEqual([])
  await waitAQuarter()
  await fillLogIn(page, words, email, demoPassword)
  await expect(page).toHaveURL('/en/nyheter')
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

test('a form that is sent faster than people write waits in the browser, and is sent once', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/makeInquery')) sent.push(request.method())
  })
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = await fillInquiry(page, formWords.sv, { email: 'snabb@kund.example' })
  await loadForm(form)
  await form.getByRole('button', { name: formWords.sv.send }).click()
  expect(await shownCaseNumber(page)).toMatch(/^MK-/)
  expect(sent).toEqual(['POST'])
})

test('an account that needs a second step is led to it first', async ({ page }) => {
  await waitAQuarter()
  await logInAs(page, 100)
  const missing = page.getByText(/Din roll måste logga in/)
  const menu = page.getByRole('navigation', { name: 'Meny' })
  await page.goto('/admin/cases/1/show')
  await expect(page).toHaveURL('/admin/account')
  await expect(missing).toBeVisible()
  await expect(menu).toHaveCount(0)
  const refused = await page.request.get('/api/admin/getProductsArr', {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'secondStepMissing'])
  expect(await axeViolations(page)).toEqual([])
  const begin = page.getByRole('button', { name: 'Ställ in', exact: true })
  const form = page.locator('form').filter({ has: begin })
  await form.locator('[name=password]').fill(demoPassword)
  await begin.click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.locator('[name=code]').fill(totp.generate())
  await page.getByRole('button', { name: 'Bekräfta med koden' }).click()
  // Told once: they stay until they are kept, though everything else opens.
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(10)
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click()
  await goWithin(page, '/admin/products')
  await expect(page.getByRole('cell', { name: 'Jekko SPX312', exact: true })).toBeVisible()
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
  await page.goto(`/anmalan?produkt=${slug}&skickad=${case_number}&bekrafta=ja`)
  await expect(page.getByText(/^Platserna är inte era än\. Bekräfta med länken/)).toBeVisible()
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
  await page.goto('/anmalan/bekrafta?nyckel=en-annan')
  await page.getByRole('button', { name: 'Bekräfta anmälan' }).click()
  await expect(
    page.getByText(/^Länken gäller inte längre, så vi håller inga platser\./),
  ).toBeVisible()
})

test('street tiles and analytics wait for consent; a depot is shown at zoom 17, and /fel is not measured', async ({
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
  const shown = page.locator('html[data-measured=yes]')
  await page.goto('/region/malmo')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Visa kartan' }).click()
  await expect(page.getByText(/Gatukartan hämtas från en annan värd/)).toBeVisible()
  expect([[...zooms], measured]).toEqual([[], []])
  await page.getByRole('button', { name: 'Acceptera' }).click()
  await expect.poll(() => [...zooms]).toEqual(['17'])
  await expect(page.getByRole('region').getByText('© Provets karta')).toBeVisible()
  await expect(shown).toBeAttached()
  await page.goto('/nyheter')
  await expect(shown).toBeAttached()
  await page.goto('/fel')
  await waitForHydration(page)
  await expect(shown).toHaveCount(0)
  expect(measured).toEqual(['/region/malmo', '/nyheter'])
})

// Last: they use up limits of the whole network.
for (const [path, form] of [
  ['/mina-sidor/logga-in', { email_address: 'role30@demo.example', password: 'gissning' }],
  ['/mina-sidor/nytt-losenord?nyckel=gammal', { password: 'Ett-nytt-2026' }],
] as const) {
  test(`a form over its limit says when to try again, also without script: ${path}`, async ({
    page,
  }) => {
    const send = () => page.request.post(path, { form, headers: { origin: limitedSite.url } })
    let answer = await send()
    for (let sent = 1; sent < 60 && answer.status() !== 429; sent += 1) answer = await send()
    expect(answer.status()).toBe(429)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  })
}
