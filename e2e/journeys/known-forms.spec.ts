import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { createCustomer, logIn } from './account.ts'
import { expectCaseStored } from './case-rows.ts'
import { sendInquiry } from './desk.ts'
import { shownCaseNumber } from './inquiry.ts'

const course = '/anmalan?produkt=fallskydd-helsingborg-2028-11-15'
const forms = ['/forfragan?produkt=jekko-spx532', course, '/kreditansokan']

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('logged in, every form knows who asks and asks no sum', async ({ page }) => {
    const email = ownEmail('kand')
    await createCustomer(email)
    await logIn(page, email)
    const main = page.getByRole('main')
    for (const form of forms) {
      const answer = await page.goto(form)
      expect(answer?.headers()['cache-control']).toBe('private, no-store')
      await expect(main.locator('[name=firstname]').first(), form).toHaveValue('Test')
      await expect(main.locator('[name=lastname]').first(), form).toHaveValue('Kund')
      await expect(main.locator('[name=email]'), form).toHaveValue(email)
      await expect(main.locator('[name=sum]'), form).toHaveCount(0)
    }
    await page.goto(course)
    await main.getByLabel('Privatperson').check()
    await main.getByRole('button', { name: 'Anmäl dig' }).click()
    const number = await shownCaseNumber(page)
    await expectCaseStored(site, number, { kind: 'registration', lang: 'sv', email })
    await page.getByRole('link', { name: 'Följ ärendet under Mina ärenden' }).click()
    await expect(page).toHaveURL(`/mina-sidor/mina-arenden/${number}`)
    await page.goto('/mina-sidor/mina-arenden')
    await expect(main).toContainText(number)
  })

  test('a form without a machine begins with the depot of most inquiries', async ({ page }) => {
    const email = ownEmail('depa')
    await createCustomer(email)
    await logIn(page, email)
    for (const depot_id of [3, 5, 3]) await sendInquiry(page.request, { email, depot_id })
    const depot = page.getByRole('main').getByLabel('Depå', { exact: true })
    for (const path of ['/forfragan', '/servicearende']) {
      await page.goto(path)
      await expect(depot, path).toHaveValue('3')
    }
  })
})
