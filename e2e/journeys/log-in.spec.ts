import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../accessibility.ts'
import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import { accountWords, createCustomer, demoPassword, fillLogIn, logIn } from './account.ts'
import { openRedirects } from './open-redirects.ts'

for (const [locale, words] of Object.entries(accountWords)) {
  test(`a customer logs in, is known on every page, and logs out (${locale})`, async ({ page }) => {
    await page.goto(`${words.path}/produkter`)
    await page.getByRole('banner').getByRole('link', { name: words.logIn }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.logIn)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await logIn(page, words, 'role10@demo.example')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: words.myPage })).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === '__Host-auth')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    const again = await page.reload()
    expect(again?.headers()['cache-control']).toBe('private, no-store')
    await header.getByRole('button', { name: words.logOut }).click()
    await expect(page).toHaveURL(`${words.path}/mina-sidor/utloggad`)
    await expect(page.getByText(words.loggedOut)).toBeVisible()
    await expect(header.getByRole('link', { name: words.logIn })).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-auth')
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  })

  test(`staff is sent to the back office and leaves no session (${locale})`, async ({ page }) => {
    await page.goto(`${words.path}/mina-sidor/logga-in`)
    await fillLogIn(page, words, 'role60@demo.example', demoPassword)
    await expect(page).toHaveURL(`${words.path}/mina-sidor/utloggad?forcerelogin=loginBackend`)
    await expect(page.getByRole('main')).toContainText(words.reasons.loginBackend)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-auth')
  })
}

test.describe('what is refused', () => {
  test.use({ failedLoads: 'expected' })

  for (const [locale, words] of Object.entries(accountWords)) {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled })
        test(`a wrong password and a faulty form are told (${locale})`, async ({ page }) => {
          await page.goto(`${words.path}/mina-sidor/logga-in`)
          await fillLogIn(page, words, 'role10@demo.example', 'gissning')
          const alert = page.getByRole('main').getByRole('alert')
          await expect(alert).toContainText(words.wrong)
          await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(
            'role10@demo.example',
          )
          await expect(page.getByLabel(words.password, { exact: true })).toHaveValue('')
          await fillLogIn(page, words, 'ingen adress', '')
          await expect(alert).toContainText(words.checkInput)
          await expect(page.getByLabel(words.email, { exact: true })).toHaveAttribute(
            'aria-invalid',
            'true',
          )
          if (javaScriptEnabled) expect(await axeViolationsInBothThemes(page)).toEqual([])
        })
      })
    }
  }
})

test('without script one logs in and out all the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await logIn(page, accountWords.sv, 'role20@demo.example')
  await page.getByRole('banner').getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByText('Du är utloggad.')).toBeVisible()
  await context.close()
})

test('no way back leads off this site', async ({ page, baseURL }) => {
  const email = ownEmail('vag-tillbaka')
  await createCustomer(email)
  expect(new Set(openRedirects).size).toBe(60)
  for (const form of openRedirects) {
    const query = new URLSearchParams({ tillbaka: form })
    const answer = await page.request.post(`/mina-sidor/logga-in?${query}`, {
      form: { email_address: email, password: demoPassword },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    })
    expect(answer.status(), form).toBe(303)
    const to = new URL(answer.headers()['location'] ?? '', baseURL)
    expect(to.origin, form).toBe(baseURL)
  }
})

/** As when one goes back to it: within the page, by its script. */
async function goWithin(page: Page, address: string) {
  await awake(page)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

test.describe('in a browser', () => {
  // Some lead to pages of this site that there are not.
  test.use({ failedLoads: 'expected' })

  test('no way back leads off this site either', async ({ page, baseURL }) => {
    test.setTimeout(600_000)
    const email = ownEmail('vag-tillbaka-skript')
    await createCustomer(email)
    await page.goto('/mina-sidor/utloggad')
    for (const form of openRedirects) {
      await goWithin(page, `/mina-sidor/logga-in?${new URLSearchParams({ tillbaka: form })}`)
      await fillLogIn(page, accountWords.sv, email, demoPassword)
      await expect(page, form).not.toHaveURL(/logga-in/)
      await awake(page)
      await expect(page.locator('meta[name=user]'), form).toBeAttached()
      expect(new URL(page.url()).origin, form).toBe(baseURL)
    }
  })
})

test('the reason in an address is never followed nor shown', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  for (const form of openRedirects) {
    const query = new URLSearchParams({ forcerelogin: form })
    for (const path of ['/utloggad', '/en/mina-sidor/utloggad']) {
      const answer = await page.request.get(`${path}?${query}`, { maxRedirects: 0 })
      expect(answer.status(), form).toBe(200)
      const shown = (await answer.text()).replaceAll(/<link[^>]*>|<script[\s\S]*?<\/script>/g, '')
      expect(shown.split('<main')[1]?.split('</main>')[0], form).not.toContain('evil.example')
    }
  }
  await page.goto('/mina-sidor/logga-in')
  const heading = page.getByRole('heading', { level: 1 })
  for (const form of openRedirects) {
    await expect(heading).toHaveText(accountWords.sv.logIn)
    await goWithin(page, `/utloggad?${new URLSearchParams({ forcerelogin: form })}`)
    await expect(page.getByText(accountWords.sv.loggedOut), form).toBeVisible()
    expect(new URL(page.url()).origin, form).toBe(baseURL)
    await expect(page.getByRole('main')).not.toContainText('evil.example')
    await page.goBack()
  }
  await page.goto(`/utloggad?${new URLSearchParams({ forcerelogin: openRedirects[0] ?? '' })}`)
  // On from there within the page, and back to it.
  await page.getByRole('banner').getByRole('link', { name: accountWords.sv.logIn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountWords.sv.logIn)
  await page.goBack()
  await expect(page.getByText(accountWords.sv.loggedOut)).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
})
