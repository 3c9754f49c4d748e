import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { testSites } from '../sites.ts'
import { accountWords, createCustomer, logIn } from './account.ts'
import { expectCaseStored } from './case-rows.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, walkToProduct, words } from './inquiry.ts'
import { startsIn } from './mail-calendar.ts'

test.use({ javaScriptEnabled: false })

const anmalan = '/anmalan?produkt=fallskydd-uppsala-2027-04-07'

for (const [locale, texts] of Object.entries(words)) {
  test(`without script the same inquiry is sent from its own page (${locale})`, async ({
    page,
  }) => {
    const email = ownEmail(`utan-skript-${locale}`)
    await walkToProduct(page, texts)
    await page.getByRole('link', { name: texts.send }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/forfragan\?produkt=/)
    const form = await fillInquiry(page, texts, { email })
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    await expectCaseStored(testSites.embedded, number, { lang: locale, email })
    const { confirmation } = await expectTwoMails(testSites.embedded, number, email)
    expect(startsIn(confirmation)).toEqual([`${pickupDate()}T10:00:00`])
  })
}

test.describe('when the form is refused', () => {
  test.use({ failedLoads: 'expected' })
  test('without script a refused form keeps what was typed', async ({ page }) => {
    await page.goto('/forfragan?produkt=jekko-spx312')
    const form = await fillInquiry(page, words.sv, { email: 'inte en adress' })
    await form.getByRole('button', { name: words.sv.send }).click()
    await expect(page.getByLabel(words.sv.firstname)).toHaveValue('Åsa')
    await expect(page.getByLabel(words.sv.email)).toHaveAttribute('aria-invalid', 'true')
  })
})

test('without script too the forms know who is logged in, and ask no sum', async ({ page }) => {
  const email = ownEmail('kand-utan-skript')
  await createCustomer(email)
  await logIn(page, accountWords.sv, email)
  for (const path of ['/forfragan?produkt=jekko-spx312', anmalan, '/kreditansokan']) {
    const answer = await page.goto(path)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    const main = page.getByRole('main')
    await expect(main.locator('[name=firstname]')).toHaveValue('Test')
    await expect(main.locator('[name=email]')).toHaveValue(email)
    await expect(main.locator('[name=sum]')).toHaveCount(0)
  }
  await page.goto(anmalan)
  await page.getByRole('main').getByRole('button', { name: 'Anmäl dig' }).click()
  const number = await shownCaseNumber(page)
  await expectCaseStored(testSites.embedded, number, { kind: 'registration', lang: 'sv', email })
  await page.getByRole('link', { name: 'Följ ärendet under Mina ärenden' }).click()
  await expect(page).toHaveURL(`/mina-sidor/mina-arenden/${number}`)
  await page.goto('/mina-sidor/mina-arenden')
  await expect(page.getByRole('main')).toContainText(number)
})

test('without script the search finds a machine', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('glasrobot')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/\/produkter\?q=glasrobot/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Glasrobot/ })
      .first(),
  ).toBeVisible()
})

test('without script the price type is chosen by a form', async ({ page }) => {
  await page.goto('/produkter/minikranar')
  await page.getByRole('button', { name: 'Inkl. moms' }).first().click()
  await expect(page).toHaveURL(/\/produkter\/minikranar$/)
  const cookies = await page.context().cookies()
  const settings = cookies.find((cookie) => cookie.name === 'settings')
  expect(JSON.parse(decodeURIComponent(settings?.value ?? ''))).toMatchObject({ priceType: '1' })
})
