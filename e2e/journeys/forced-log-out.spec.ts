import type { APIRequestContext, Page } from '@playwright/test'
import { test as ownContext } from '../fixtures.ts'
import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import {
  accountWords,
  changeUser,
  createCustomer,
  demoPassword,
  logIn,
  sessionElsewhere,
} from './account.ts'
import { queryOf } from './site-database.ts'

type Customer = { email: string; request: APIRequestContext }

async function changePasswordElsewhere({ email, request }: Customer) {
  const session = await sessionElsewhere(request, email)
  const headers = {
    ...session,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0',
  }
  const data = { password: demoPassword, new_password: 'två lyft före frukost' }
  const changed = await request.post('/api/customer/changePassword', { data, headers })
  expect(changed.status()).toBe(200)
  // Where it was changed the visit goes on.
  expect((await request.get('/api/customer/getProfileObj', { headers })).status()).toBe(200)
}

// What else ends a session, with which reason, and where each leads: logout-reason.test.ts,
// accounts.api.test.ts, auth.api.test.ts and guard-session.test.ts.
test('a password that is changed elsewhere ends the visit on the next navigation', async ({
  page,
  request,
}) => {
  const words = accountWords.sv
  const email = ownEmail('passwordChanged').toLowerCase()
  await createCustomer(email)
  await logIn(page, email)
  await page.goto('/produkter')
  await changePasswordElsewhere({ email, request })
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/utloggad?forcerelogin=passwordChanged')
  await expect(page.getByRole('main')).toContainText(words.reasons.passwordChanged)
  await expect(
    page.getByText(/^Det ändrades \S+ \d+ \S+ \d{4} \d\d:\d\d\. Webbläsare: Firefox på Windows\./),
  ).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-auth')
  await expect(page.getByRole('banner').getByRole('link', { name: words.logIn })).toBeAttached()
})

test('every reason has its words in both languages, and nothing else is one', async ({
  request,
}) => {
  for (const { path, reasons } of [accountWords.sv, accountWords.en]) {
    for (const [reason, said] of Object.entries(reasons)) {
      const answer = await request.get(`${path}/utloggad?forcerelogin=${reason}`)
      expect(await answer.text(), reason).toContain(said)
    }
  }
  // What is no reason is not shown.
  const unknown = await request.get('/utloggad?forcerelogin=//evil.example')
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await unknown.text()) ?? []
  expect(main).toContain(accountWords.sv.loggedOut)
  expect(main).not.toContain('evil.example')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a reloaded page shows the reason, too, once', async ({ page }) => {
    const email = ownEmail('utan-skript')
    const id = await createCustomer(email)
    await logIn(page, email)
    await changeUser(id, "forcelogout = 'permissionsChanged'")
    await page.goto('/nyheter')
    await expect(page).toHaveURL('/utloggad?forcerelogin=permissionsChanged')
    await page.goto('/nyheter')
    await expect(page).toHaveURL('/nyheter')
  })
})

/** The number of page requests, whatever the answer. */
async function pagesAsked(request: APIRequestContext): Promise<number> {
  const text = await (await request.get(`${site.url}/metrics`)).text()
  const counts = text.matchAll(/^http_\w+_count\{[^}]*route="page"[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

ownContext.describe('with the service worker', () => {
  ownContext.use({ serviceWorkers: 'allow' })
  ownContext(
    'every navigation sends one request, and each reason is shown each time',
    async ({ page, context }) => {
      const email = ownEmail('arbetare').toLowerCase()
      const id = await createCustomer(email)
      await page.goto('/regioner')
      // Once active, the worker requests the page that was open before.
      const isKept = () =>
        page.evaluate(
          async () =>
            navigator.serviceWorker.controller !== null &&
            (await caches.match('/regioner')) !== undefined,
        )
      await expect.poll(isKept).toBe(true)
      await logIn(page, email)
      const session = await context.cookies()
      const reasons = ['passwordChanged', 'permissionsChanged']
      // Each reason on both pages.
      const times = 2 * reasons.length
      const before = await pagesAsked(page.request)
      for (let time = 0; time < times; time += 1) {
        const reason = reasons[time % reasons.length]
        // Restores the session as if it had not ended.
        await queryOf(
          site,
          `with forced as (update users set forcelogout = $2 where id = $1)
           update sessions set ended_at = null where user_id = $1`,
          [id, reason],
        )
        await context.addCookies(session)
        // The worker saves one of the two pages only; every reason meets both.
        await page.goto(time < reasons.length ? '/nyheter' : '/produkter', { waitUntil: 'commit' })
        expect(page.url()).toMatch(new RegExp(`/utloggad\\?forcerelogin=${reason}$`))
      }
      // Each time the page, which redirects, and its target.
      expect((await pagesAsked(page.request)) - before).toBe(2 * times)
    },
  )
})

/** By a link whose script has loaded: before that it is a plain link, and the server guards its page. */
async function follow(page: Page, name: string, address: string) {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  await waitForHydration(page)
  await loadIsland(link)
  await link.click()
  await expect(page).toHaveURL(address)
}

test.describe('on the way from page to page', () => {
  test.use({ failedLoads: 'expected' })
  test('every navigation checks once, visitors are never checked, and a check that cannot be made is logged', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/checkForcelogin')) asked.push(request.method())
    })
    await page.goto('/produkter')
    await follow(page, 'Minikranar', '/produkter/minikranar')
    expect(asked).toEqual([])
    await logIn(page, 'role40@demo.example')
    await page.goto('/produkter')
    await follow(page, 'Minikranar', '/produkter/minikranar')
    expect(asked).toEqual(['PATCH'])
    await page.route('**/api/auth/checkForcelogin', (route) => route.fulfill({ status: 500 }))
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('could not be checked'),
    )
    await follow(page, 'Spindelkranar', '/produkter/minikranar/spindelkranar')
    expect((await logged).type()).toBe('warning')
  })
})
