import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../accessibility.ts'
import { awake, wake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import {
  accountWords,
  asAdmin,
  changeUser,
  createCustomer,
  demoPassword,
  logIn,
} from './account.ts'

const reasons = {
  passwordChanged: "forcelogout = 'passwordChanged'",
  permissionsChanged: "forcelogout = 'permissionsChanged'",
  loginRemoved: 'locked_at = now()',
  loginBackend: 'role = 60',
} as const

for (const [locale, words] of Object.entries(accountWords)) {
  for (const [reason, change] of Object.entries(reasons)) {
    test(`${reason} is told on the next navigation (${locale})`, async ({ page }) => {
      const email = ownEmail(`${reason}-${locale}`).toLowerCase()
      const id = await createCustomer(email)
      await logIn(page, words, email)
      await changeUser(id, change)
      await page.getByRole('main').getByRole('link').first().click()
      const path = reason === 'loginBackend' ? '/mina-sidor/utloggad' : '/utloggad'
      await expect(page).toHaveURL(`${words.path}${path}?forcerelogin=${reason}`)
      const told = words.reasons[reason as keyof typeof reasons]
      await expect(page.getByRole('main')).toContainText(told)
      await expect(page.getByRole('banner').getByRole('link', { name: words.logIn })).toBeAttached()
      expect(await axeViolationsInBothThemes(page)).toEqual([])
    })
  }
}

for (const [locale, words] of Object.entries(accountWords)) {
  for (const [call, reason] of [
    ['setUserRole', 'permissionsChanged'],
    ['removeUser', 'loginRemoved'],
  ] as const) {
    test(`${call} in the back office ends the visit: ${reason} (${locale})`, async ({
      page,
      request,
    }) => {
      const email = ownEmail(`${call}-${locale}`).toLowerCase()
      const user_id = await createCustomer(email)
      await logIn(page, words, email)
      await asAdmin(request, call, { user_id, ...(call === 'setUserRole' && { role: 20 }) })
      const ownPage = `${words.path}/mina-sidor/min-sida`
      await page.goto(ownPage)
      await expect(page).toHaveURL(`${words.path}/utloggad?forcerelogin=${reason}`)
      await expect(page.getByRole('main')).toContainText(words.reasons[reason])
      await page.goto(ownPage)
      await expect(page).toHaveURL(/logga-in/)
    })
  }
}

const passwordWords = {
  sv: { current: 'Nuvarande lösenord', change: 'Byt lösenord', changed: 'Lösenordet är bytt.' },
  en: {
    current: 'Current password',
    change: 'Change password',
    changed: 'The password is changed.',
  },
} as const

for (const locale of ['sv', 'en'] as const) {
  test(`a password that is changed elsewhere ends the visit here (${locale})`, async ({
    page,
    browser,
  }) => {
    const words = accountWords[locale]
    const own = passwordWords[locale]
    const email = ownEmail(`bytt-annorstades-${locale}`)
    await createCustomer(email)
    await logIn(page, words, email)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await logIn(other, words, email)
    await other.goto(`${words.path}/mina-sidor/losenord`)
    const form = other.getByRole('main')
    await form.getByLabel(own.current).fill(demoPassword)
    await form.getByLabel(words.newPassword).fill('två lyft före frukost')
    await form.getByRole('button', { name: own.change }).click()
    await expect(form).toContainText(own.changed)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`${words.path}/utloggad?forcerelogin=passwordChanged`)
    await expect(page.getByRole('main')).toContainText(words.reasons.passwordChanged)
    // Where it was changed the visit goes on.
    await other.goto(`${words.path}/mina-sidor/min-sida`)
    await expect(form).toContainText(email)
    await elsewhere.close()
  })
}

test('a page that is loaded anew tells it too, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = ownEmail('utan-skript')
  const id = await createCustomer(email)
  await logIn(page, accountWords.sv, email)
  await changeUser(id, "forcelogout = 'permissionsChanged'")
  await page.goto('/nyheter')
  await expect(page).toHaveURL('/utloggad?forcerelogin=permissionsChanged')
  await page.goto('/nyheter')
  await expect(page).toHaveURL('/nyheter')
  await context.close()
})

/** By a tile that has woken: asleep it is a plain link, whose page the server itself guards. */
async function goToMiniCranes(page: Page) {
  const tile = page.getByRole('main').getByRole('link', { name: 'Minikranar' }).first()
  await awake(page)
  await wake(tile)
  await tile.click()
  await expect(page).toHaveURL('/produkter/minikranar')
}

test.describe('when the check cannot be made', () => {
  test.use({ failedLoads: 'expected' })
  test('it is logged and the visit goes on', async ({ page }) => {
    await logIn(page, accountWords.sv, 'role30@demo.example')
    await page.route('**/api/auth/checkForcelogin', (route) => route.fulfill({ status: 500 }))
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('could not be checked'),
    )
    await goToMiniCranes(page)
    expect((await logged).type()).toBe('warning')
  })
})

test('every navigation asks once, and visitors never ask', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/checkForcelogin')) asked.push(request.method())
  })
  await page.goto('/produkter')
  await goToMiniCranes(page)
  expect(asked).toEqual([])
  await logIn(page, accountWords.sv, 'role40@demo.example')
  await goToMiniCranes(page)
  expect(asked).toEqual(['PATCH'])
})
