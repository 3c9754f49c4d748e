import { awake, wakeForm } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { pickupDate } from '../pickup-date.ts'
import { testSites } from '../sites.ts'
import { expectCaseStored } from './case-rows.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, walkToProduct, words } from './inquiry.ts'
import { startsIn } from './mail-calendar.ts'

for (const [locale, texts] of Object.entries(words)) {
  test(`a visitor finds a machine and sends an inquiry from the dialog (${locale})`, async ({
    page,
  }) => {
    const email = `dialog-${locale}@kund.example`
    await walkToProduct(page, texts)
    await awake(page)
    await page
      .getByRole('link', { name: texts.send })
      .or(page.getByRole('button', { name: texts.send }))
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const form = await fillInquiry(page, texts, { email })
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    await expectCaseStored(testSites.embedded, number, { lang: locale, email })
    const { confirmation } = await expectTwoMails(testSites.embedded, number, email)
    expect(confirmation?.text).toContain(locale === 'sv' ? 'Hej' : 'Hello')
    expect(startsIn(confirmation)).toEqual([`${pickupDate()}T10:00:00`])
    // Specification §4: it closes by itself, although the mouse rests where the button was.
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test.describe('when the form is refused', () => {
  // Sent before its script is awake, the form is answered by the server: 422.
  test.use({ failedLoads: 'expected' })

  test('an invalid form says what is wrong beside the fields and moves the focus', async ({
    page,
  }) => {
    await page.goto('/forfragan?produkt=jekko-spx312')
    await page.getByRole('main').getByRole('button', { name: words.sv.send }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Kontrollera' }).first()).toBeVisible()
    await expect(page.getByLabel(words.sv.firstname)).toHaveAttribute('aria-invalid', 'true')
  })
})

test('the typed form survives a reload', async ({ page }) => {
  await page.goto('/forfragan?produkt=jekko-spx312')
  await page.getByLabel(words.sv.firstname).fill('Åsa')
  await page.getByLabel(words.sv.message).fill('Porten är 900 mm bred.')
  await page.reload()
  await expect(page.getByLabel(words.sv.firstname)).toHaveValue('Åsa')
  await expect(page.getByLabel(words.sv.message)).toHaveValue('Porten är 900 mm bred.')
})

test.describe('when the connection fails', () => {
  test.use({ failedLoads: 'expected' })
  test('a failed send ends at /fel, and the typed form is there again', async ({ page }) => {
    await page.route('**/api/site/makeInquery', (route) => route.abort('connectionfailed'))
    await page.goto('/forfragan?produkt=jekko-spx312')
    const form = await fillInquiry(page, words.sv, { email: 'avbrott@kund.example' })
    await wakeForm(form)
    await form.getByRole('button', { name: words.sv.send }).click()
    await expect(page).toHaveURL(/\/fel$/)
    await page.goto('/forfragan?produkt=jekko-spx312')
    await expect(page.getByLabel(words.sv.firstname)).toHaveValue('Åsa')
  })
})
