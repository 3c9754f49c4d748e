import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { accountWords, createCustomer, linkInMail, logIn } from './account.ts'
import { fillInquiry, words as inquiryWords, shownCaseNumber } from './inquiry.ts'
import { answerNotices } from './registration.ts'

const newPassword = 'kranen lyfter i dimma'

test("a forgotten password is reset by the mail's link, once", async ({ page }) => {
  const words = accountWords.sv
  const email = ownEmail('glomt')
  await createCustomer(email)
  await page.goto('/mina-sidor/logga-in')
  await page.getByRole('link', { name: words.forgotten }).click()
  const main = page.getByRole('main')
  // The page before has a field of the same name.
  await expect(main.getByRole('button', { name: words.sendLink })).toBeVisible()
  await main.getByLabel(words.email, { exact: true }).fill(email)
  await main.getByRole('button', { name: words.sendLink }).click()
  await expect(page.getByRole('heading', { name: words.lookInMail })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const link = await linkInMail(email)
  const shown = await page.goto(link)
  expect(shown?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  })
  expect(await axeViolations(page)).toEqual([])
  await main.getByLabel(words.newPassword, { exact: true }).fill(newPassword)
  await main.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('heading', { name: words.saved })).toBeVisible()
  await logIn(page, email, newPassword)
  await page.goto(link)
  await expect(page.getByText(words.deadLink)).toBeVisible()
})

test.describe('an unknown address', () => {
  test.use({ javaScriptEnabled: false })
  test('is answered like a known one, also without script', async ({ page }) => {
    const words = accountWords.en
    await page.goto('/en/mina-sidor/glomt-losenord')
    await page.getByRole('main').getByLabel(words.email).fill('finns-inte@kund.example')
    await page.getByRole('button', { name: words.sendLink }).click()
    await expect(page.getByRole('heading', { name: words.lookInMail })).toBeVisible()
  })
})

test('an account is created from a sent inquiry', async ({ page }) => {
  const words = accountWords.sv
  const email = ownEmail('nytt-konto')
  await answerNotices(page)
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = await fillInquiry(page, inquiryWords.sv, { email })
  await form.getByRole('button', { name: inquiryWords.sv.send }).click()
  const number = await shownCaseNumber(page)
  await page.getByRole('link', { name: /Skapa ett konto/ }).click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Ärendenummer')).toHaveValue(number)
  await main.getByLabel(words.email).fill(email)
  await main.getByRole('button', { name: words.sendLink }).click()
  await expect(page.getByRole('heading', { name: words.lookInMail })).toBeVisible()
  await page.goto(await linkInMail(email))
  await main.getByLabel(words.newPassword, { exact: true }).fill(newPassword)
  await main.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('heading', { name: words.saved })).toBeVisible()
  await logIn(page, email, newPassword)
})
