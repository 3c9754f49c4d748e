import type { Page } from '@playwright/test'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { accountWords, createCustomer, demoPassword, fillLogIn } from './account.ts'

// All sixty spellings are tested in apps/site/app/session/open-redirects.test.ts.
const offSite = '//evil.example'

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-auth')

for (const [locale, javaScriptEnabled] of [
  ['sv', true],
  ['en', false],
] as const) {
  const words = accountWords[locale]
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, failedLoads: 'expected' })
    test(`a customer is told what is wrong, logs in, is known, and logs out (${locale})`, {
      tag: javaScriptEnabled ? ['@smoke'] : [],
    }, async ({ page }) => {
      await page.goto(`${words.path}/produkter`)
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: words.logIn }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.logIn)
      await fillLogIn(page, words, { email: 'ingen adress', password: '' })
      const alert = page.getByRole('main').getByRole('alert')
      const address = page.getByLabel(words.email, { exact: true })
      await expect(alert).toContainText(words.checkInput)
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await fillLogIn(page, words, { email: 'role10@demo.example', password: 'gissning' })
      await expect(alert).toContainText(words.wrong)
      await expect(address).toHaveValue('role10@demo.example')
      await expect(page.getByLabel(words.password, { exact: true })).toHaveValue('')
      await fillLogIn(page, words, { email: 'role10@demo.example', password: demoPassword })
      await expect(header.getByRole('link', { name: words.myPage })).toBeVisible()
      expect(await sessionOf(page)).toMatchObject({
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
      })
      const again = await page.goto(`${words.path}/produkter`)
      expect(again?.headers()['cache-control']).toBe('private, no-store')
      await header.getByRole('button', { name: words.logOut }).click()
      await expect(page).toHaveURL(`${words.path}/mina-sidor/utloggad`)
      await expect(page.getByText(words.loggedOut)).toBeVisible()
      await expect(header.getByRole('link', { name: words.logIn })).toBeVisible()
      expect(await sessionOf(page)).toBeUndefined()
    })
  })
}

test.describe('without a network', () => {
  test.use({ failedLoads: 'expected' })
  test('the log-in stays with what is typed, says so, and works once the network is back', async ({
    page,
    context,
  }) => {
    const words = accountWords.sv
    await page.goto('/mina-sidor/logga-in')
    await waitForHydration(page)
    await context.setOffline(true)
    await fillLogIn(page, words, { email: 'role10@demo.example', password: demoPassword })
    await expect(page.getByText('Det gick inte att skicka just nu.')).toBeVisible()
    await expect(page.getByLabel(words.email, { exact: true })).toHaveValue('role10@demo.example')
    await context.setOffline(false)
    await page.getByRole('main').getByRole('button', { name: words.logIn }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: words.myPage })).toBeVisible()
  })
})

test('the log-in leads back to the page as it is spelt, from which the language can change', async ({
  page,
}) => {
  const words = accountWords.sv
  await page.goto('/mina-sidor/bekrafta-epost')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: words.myPage }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.logIn)
  await fillLogIn(page, words, { email: 'role10@demo.example', password: demoPassword })
  await expect(page).toHaveURL('/mina-sidor/min-sida')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/en/mina-sidor/min-sida')
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
})

// The words of the page: forced-log-out.spec.ts.
test('staff is sent to the back office and leaves no session', async ({ request }) => {
  const answer = await request.post('/en/mina-sidor/logga-in', {
    form: { email_address: 'role60@demo.example', password: demoPassword },
    headers: { origin: site.url },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  expect(answer.headers()).toMatchObject({
    location: '/en/mina-sidor/utloggad?forcerelogin=loginBackend',
  })
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('__Host-auth=')
})

test('the return address is followed after the login, unless it leads to another site', async ({
  request,
}) => {
  const email = ownEmail('vag-tillbaka')
  await createCustomer(email)
  for (const [asked, followed] of [
    [offSite, '/'],
    ['/nyheter', '/nyheter'],
  ] as const) {
    const answer = await request.post(
      `/mina-sidor/logga-in?${new URLSearchParams({ tillbaka: asked })}`,
      {
        form: { email_address: email, password: demoPassword },
        headers: { origin: site.url },
        maxRedirects: 0,
      },
    )
    expect([answer.status(), answer.headers()['location']]).toEqual([303, followed])
  }
})
