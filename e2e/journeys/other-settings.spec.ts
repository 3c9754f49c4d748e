import { mkdirSync, rmSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import {
  launchServer,
  type ServerProcess,
  waitUntilReady,
} from '../../tools/campaigns/server-process.ts'
import { keepLog } from '../../tools/test-logs.ts'
import { axeViolations, axeViolationsInBothThemes } from '../accessibility.ts'
import { awake } from '../awake.ts'
import { askExactly, strangeAddresses } from '../crawl/strange-addresses.ts'
import { expect, test } from '../fixtures.ts'
import { limitedSite } from '../sites.ts'
import { accountWords, demoPassword, fillLogIn } from './account.ts'
import { knock, ofRole } from './desk.ts'
import { queryOf } from './site-database.ts'

// One server for the file, so one worker.
test.describe.configure({ mode: 'serial' })
test.use({ failedLoads: 'expected', baseURL: limitedSite.url })

const measuring = `${limitedSite.url}/matning.js`
const tiles = `${limitedSite.url}/tiles/{z}/{x}/{y}.png`

let server: ServerProcess | undefined
test.beforeAll(async () => {
  test.setTimeout(240_000)
  rmSync(limitedSite.dataDir, { recursive: true, force: true })
  mkdirSync(limitedSite.dataDir, { recursive: true })
  const env = {
    RATE_LIMIT_FACTOR: '1',
    MAP_TILE_URL: tiles,
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

for (const [locale, words] of Object.entries(accountWords)) {
  test(`after five wrong passwords one waits, and then gets in (${locale})`, async ({ page }) => {
    const email = locale === 'sv' ? 'role10@demo.example' : 'role20@demo.example'
    await waitAQuarter()
    await page.goto(`${words.path}/mina-sidor/logga-in?tillbaka=${words.path}/produkter`)
    const alert = page.getByRole('main').getByRole('alert')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await fillLogIn(page, words, email, `gissning ${attempt}`)
      await expect(alert).toContainText(words.wrong)
      // The sentence is there from the time before; the field is emptied by this answer.
      await expect(page.getByLabel(words.password, { exact: true })).toHaveValue('')
    }
    await fillLogIn(page, words, email, demoPassword)
    await expect(alert).toContainText(words.tooMany)
    await expect(alert).toContainText(/1[45] (minuter|minutes)/)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await waitAQuarter()
    await fillLogIn(page, words, email, demoPassword)
    await expect(page).toHaveURL(`${words.path}/produkter`)
  })
}

test('whatever address is asked for, the log has only lines of its own form', async () => {
  const asked = [...strangeAddresses, '/%E0%A4%A', '/en/%E0%A4%A?a=1', '/%0aX', '/a%']
  for (const path of asked) await askExactly(limitedSite.url, path)
  const last = '/sist-av-alla'
  await askExactly(limitedSite.url, last)
  const lines = () => (server?.output() ?? '').split('\n')
  await expect.poll(() => lines().some((line) => line.includes(last))).toBe(true)
  const ready = lines().findIndex((line) => line === 'Ready')
  expect(ready).toBeGreaterThan(0)
  const foreign = lines().slice(ready + 1)
  expect(foreign.filter((line) => line !== '' && !line.startsWith('{'))).toEqual([])
})

const stepWords = {
  sv: {
    role: 100,
    missing: /Din roll måste logga in/,
    begin: 'Ställ in',
    confirm: 'Bekräfta med koden',
    kept: 'Jag har sparat koderna',
    menu: 'Meny',
  },
  en: {
    role: 90,
    missing: /Your role has to log in/,
    begin: 'Set up',
    confirm: 'Confirm with the code',
    kept: 'I have kept the codes',
    menu: 'Menu',
  },
} as const

for (const locale of ['sv', 'en'] as const) {
  const words = stepWords[locale]
  test(`who needs a second step is led to it, and does nothing before it (${locale})`, async ({
    page,
  }) => {
    await waitAQuarter()
    await knock(page, { email: ofRole(words.role), path: '/admin/products', locale })
    const missing = page.getByText(words.missing)
    const menu = page.getByRole('navigation', { name: words.menu })
    await expect(missing).toBeVisible()
    for (const path of ['', '/products', '/cases/1/show']) {
      await page.goto(`/admin${path}`)
      await expect(page).toHaveURL('/admin/account')
      await expect(missing).toBeVisible()
      await expect(menu).toHaveCount(0)
    }
    const refused = await page.request.get('/api/admin/getProductsArr', {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'secondStepMissing'])
    expect(await axeViolations(page)).toEqual([])
    const begin = page.getByRole('button', { name: words.begin, exact: true })
    const form = page.locator('form').filter({ has: begin })
    await form.locator('[name=password]').fill(demoPassword)
    await begin.click()
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    await page.locator('[name=code]').fill(totp.generate())
    await page.getByRole('button', { name: words.confirm }).click()
    // Told once: they stay until they are kept, though everything else opens.
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(10)
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: words.kept }).click()
    await page.goto('/admin/products')
    await expect(page.getByRole('cell', { name: 'Jekko SPX312', exact: true })).toBeVisible()
  })
}

test('street tiles wait for consent, and show a depot at zoom 17 (specification §9)', async ({
  page,
}) => {
  const zooms = new Set<string>()
  await page.route(measuring, (route) => route.fulfill({ contentType: 'text/javascript' }))
  await page.route('**/tiles/**', (route) => {
    const [, zoom = ''] = /\/tiles\/(\d+)\//.exec(route.request().url()) ?? []
    zooms.add(zoom)
    return route.abort()
  })
  await page.goto('/region/malmo')
  await awake(page)
  await page.getByRole('button', { name: 'Visa kartan' }).click()
  await expect(page.getByText(/Gatukartan hämtas från en annan värd/)).toBeVisible()
  expect([...zooms]).toEqual([])
  await page.getByRole('button', { name: 'Acceptera' }).click()
  await expect.poll(() => [...zooms]).toEqual(['17'])
})

test('what measures visits waits for consent, and is never on /fel', async ({ page }) => {
  const measured: string[] = []
  await page.route(measuring, (route) => {
    measured.push(new URL(page.url()).pathname)
    const body = 'document.documentElement.dataset.measured = "yes"'
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const shown = page.locator('html[data-measured=yes]')
  await page.goto('/')
  await awake(page)
  expect(measured).toEqual([])
  await page.getByRole('button', { name: 'Acceptera' }).click()
  await expect(shown).toBeAttached()
  await page.goto('/region/malmo')
  await expect(shown).toBeAttached()
  await page.goto('/fel')
  await awake(page)
  await expect(shown).toHaveCount(0)
  expect(measured).toEqual(['/', '/region/malmo'])
})
