import { test as ownContext } from '../fixtures.ts'
import { loadForm } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { site } from '../sites.ts'
import { changeUser, createCustomer, logIn } from './account.ts'
import { expectCaseStored } from './case-rows.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { answerNotices } from './registration.ts'

// From the home page to a case number. A company and a visitor without script: inquiry.spec.ts.
const texts = words.sv
const machine = 'Jekko SPX312'

ownContext.describe('on a phone', () => {
  ownContext.use({ viewport: { width: 360, height: 640 }, hasTouch: true })
  ownContext('a private person inquires by the bar at the bottom', async ({ page }) => {
    const email = ownEmail('telefon')
    await answerNotices(page)
    await page.goto('/')
    const main = page.getByRole('main')
    const title = page.getByRole('heading', { level: 1 })
    await main.getByRole('link', { name: texts.category }).first().tap()
    await expect(title).toHaveText(texts.category)
    await main.getByRole('link', { name: machine }).first().tap()
    await expect(title).toHaveText(machine)
    await page
      .getByRole('navigation', { name: 'Snabbval' })
      .getByRole('link', { name: 'Förfrågan' })
      .tap()
    await expect(page).toHaveURL(/\/forfragan\?produkt=/)
    const form = await fillInquiry(page, texts, { email })
    await loadForm(form)
    await form.getByLabel('Privatperson').tap()
    await expect(form.getByLabel(texts.company)).toBeHidden()
    await form.getByRole('button', { name: texts.send }).tap()
    await expectCaseStored(site, await shownCaseNumber(page), { lang: 'sv', email })
  })
})

test('Bo Ek, who is logged in, is told what to add to his name', async ({ page }) => {
  const email = ownEmail('bo')
  await changeUser(await createCustomer(email), "firstname = 'Bo', lastname = 'Ek'")
  await logIn(page, email)
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = page.locator('form[data-name=inquiry]')
  await loadForm(form)
  const [firstname, lastname] = [form.getByLabel(texts.firstname), form.getByLabel(texts.lastname)]
  await expect(firstname).toHaveValue('Bo')
  await expect(lastname).toHaveValue('Ek')
  await form.getByLabel(texts.company).fill('Eks Glas AB')
  await form.getByLabel(texts.depot).selectOption({ index: 1 })
  await form.getByLabel(texts.pickupDate).fill(pickupDate())
  await form.getByLabel(texts.pickupTime).fill('10:00')
  await form.getByRole('button', { name: texts.send }).click()
  await expect(firstname).toHaveAccessibleDescription(/”Bo A\.”/)
  await expect(lastname).toHaveAttribute('aria-invalid', 'true')
  await firstname.fill('Bo A.')
  await lastname.fill('Ek A.')
  await form.getByRole('button', { name: texts.send }).click()
  await expectCaseStored(site, await shownCaseNumber(page), { lang: 'sv', email })
})
