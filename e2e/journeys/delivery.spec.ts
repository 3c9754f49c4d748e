import { loadForm, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { answerNotices } from './registration.ts'

const texts = words.sv
const address = '/forfragan?produkt=jekko-spx312'

test('who wants operator and delivery says where to, and both sides read it', async ({ page }) => {
  const email = ownEmail('leverans')
  await answerNotices(page)
  await page.goto(address)
  await waitForHydration(page)
  const form = await fillInquiry(page, texts, { email })
  await loadForm(form)
  const street = form.getByLabel('Leveransadress')
  await expect(street).toBeHidden()
  await form.getByLabel('Med förare').check()
  await form.getByLabel('Kör hit').check()
  await form.getByRole('button', { name: texts.send }).click()
  await expect(street).toHaveAttribute('aria-invalid', 'true')
  await street.fill('Kajgatan 4, Göteborg')
  await form.getByLabel('Postnummer').fill('41104')
  await form.getByRole('button', { name: texts.send }).click()
  const number = await shownCaseNumber(page)
  const { confirmation, notification } = await expectTwoMails(site, number, email)
  for (const mail of [confirmation, notification]) {
    expect(mail?.text).toContain('Med förare')
    expect(mail?.text).toMatch(/Kajgatan 4, Göteborg, 411 04\. \d+\skm från depån/)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the address is asked for once the box is ticked', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByLabel('Leveransadress')).toBeHidden()
    await page.getByLabel('Kör hit').check()
    await expect(page.getByLabel('Leveransadress')).toBeVisible()
  })
})
