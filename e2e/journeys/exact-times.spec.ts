import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { letPass, openStopped } from '../stopped-clock.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { answerNotices, answerSum, fillSender, registrationWords } from './registration.ts'

// Specification §4 and §9, to the millisecond: the page's clock stands still but for what passes here.

test('the notice about the price type comes after 500 ms and stays', async ({ page }) => {
  await openStopped(page, '/produkter')
  // Said by script at once, in the same stack.
  await expect(page.getByRole('button', { name: 'Acceptera' })).toBeVisible()
  const notice = page.getByRole('region', { name: 'Notiser' }).getByText('Priserna visas utan moms')
  await letPass(page, 499)
  await expect(notice).toHaveCount(0)
  await letPass(page, 1)
  await expect(notice).toBeVisible()
  await letPass(page, 3_600_000)
  await expect(notice).toBeVisible()
})

test('a chosen movie starts one second after the player was cleared', async ({ page }) => {
  await answerNotices(page)
  await openStopped(page, '/produkter/minikranar/spindelkranar/jekko-spx532')
  await awake(page)
  await page.getByRole('link', { name: /lyfter till fasad/ }).click()
  await expect(page.getByText('Filmen startar strax')).toBeVisible()
  await letPass(page, 999)
  await expect(page.locator('video')).toHaveCount(0)
  await letPass(page, 1)
  await expect(page.locator('video')).toBeVisible()
})

test('the dialog closes 3 seconds after the inquiry was sent', async ({ page }) => {
  const texts = words.sv
  await answerNotices(page)
  await openStopped(page, '/produkter/minikranar/spindelkranar/jekko-spx532')
  await awake(page)
  await page.getByRole('link', { name: texts.send, exact: true }).first().click()
  const form = await fillInquiry(page, texts, { email: 'tre-sekunder@kund.example' })
  await form.getByRole('button', { name: texts.send }).click()
  expect(await shownCaseNumber(page)).toMatch(/^MK-/)
  const dialog = page.getByRole('dialog')
  // Pointed at, it stays.
  await letPass(page, 60_000)
  await expect(dialog).toHaveAttribute('data-open')
  await page.mouse.move(1, 1)
  await letPass(page, 2_999)
  await expect(dialog).toHaveAttribute('data-open')
  await letPass(page, 1)
  await expect(page.locator('[role=dialog][data-open]')).toHaveCount(0)
})

test('the dialog closes 3 seconds after the registration was sent', async ({ page }) => {
  const texts = registrationWords.sv
  const course = 'fallskydd-uppsala-2027-04-07'
  await answerNotices(page)
  await openStopped(page, `/produkter/utbildningar/lyft-och-sakerhet/${course}`)
  await awake(page)
  await page.getByRole('link', { name: texts.register, exact: true }).first().click()
  const form = await fillSender(page, texts, 'tre-sekunder-kurs@kund.example')
  await answerSum(form, texts.sum)
  await form.getByRole('button', { name: texts.register }).click()
  expect(await shownCaseNumber(page)).toMatch(/^MK-/)
  await page.mouse.move(1, 1)
  await letPass(page, 2_900)
  await expect(page.getByRole('dialog')).toHaveAttribute('data-open')
  await letPass(page, 100)
  await expect(page.locator('[role=dialog][data-open]')).toHaveCount(0)
})
