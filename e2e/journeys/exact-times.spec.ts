import type { Page } from '@playwright/test'
import { awake, wake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { letPass, openStopped, stopClock } from '../stopped-clock.ts'
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
  await letPass(page, 60_000)
  await expect(notice).toBeVisible()
})

test('a chosen movie starts one second after the player was cleared', async ({ page }) => {
  await answerNotices(page)
  await openStopped(page, '/produkter/minikranar/spindelkranar/jekko-spx532')
  await awake(page)
  const movie = page.getByRole('link', { name: /lyfter till fasad/ })
  await wake(movie)
  await movie.click()
  await expect(page.getByText('Filmen startar strax')).toBeVisible()
  await letPass(page, 999)
  await expect(page.locator('video')).toHaveCount(0)
  await letPass(page, 1)
  await expect(page.locator('video')).toBeVisible()
  await page.getByRole('link', { name: /når ut/ }).click()
  await expect(page.locator('video')).toHaveCount(0)
  await letPass(page, 1_000)
  await expect(page.locator('video')).toHaveAttribute('src', /nar-ut/)
})

for (const form of ['inquiry', 'registration'] as const) {
  test(`the dialog closes 3 seconds after the ${form} was sent and left`, async ({ page }) => {
    await answerNotices(page)
    // The server's least time for a form is its own: until the form is sent time goes by.
    await page.clock.install()
    const asked = page.waitForRequest(/\/make(Inquery|EducationRegistration)$/)
    await (form === 'inquiry' ? sendInquiry(page) : sendRegistration(page))
    await asked
    await stopClock(page)
    expect(await shownCaseNumber(page)).toMatch(/^MK-/)
    const open = page.locator('[role=dialog][data-open]')
    await open.hover()
    // Pointed at, it stays.
    await letPass(page, 60_000)
    await expect(open).toHaveCount(1)
    await page.mouse.move(1, 1)
    // It looks ten times a second.
    await letPass(page, 2_900)
    await expect(open).toHaveCount(1)
    await letPass(page, 100)
    await expect(open).toHaveCount(0)
  })
}

test('the dialog of a sent inquiry stays while somebody reads it by the keyboard', async ({
  page,
}) => {
  await answerNotices(page)
  await page.clock.install()
  const send = await fillInDialog(page, 'laser-kvar@kund.example')
  await stopClock(page)
  await send.click()
  const sent = page.getByText(/MK-\d{4}-\d{6}/)
  await expect
    .poll(async () => {
      await letPass(page, 10)
      return sent.count()
    })
    .toBeGreaterThan(0)
  const open = page.locator('[role=dialog][data-open]')
  await page.keyboard.press('Tab')
  await expect(open.locator(':focus')).toHaveCount(1)
  await letPass(page, 60_000)
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await letPass(page, 1_000)
  await expect(open).toHaveCount(0)
})

async function sendInquiry(page: Page) {
  const send = await fillInDialog(page, 'tre-sekunder@kund.example')
  await send.click()
}

/** The dialog's form, filled in; answers what sends it. */
async function fillInDialog(page: Page, email: string) {
  await page.goto('/produkter/minikranar/spindelkranar/jekko-spx532')
  await awake(page)
  const { send } = words.sv
  await page.getByRole('main').getByRole('link', { name: send, exact: true }).first().click()
  const form = await fillInquiry(page, words.sv, { email })
  return form.getByRole('button', { name: send })
}

async function sendRegistration(page: Page) {
  const texts = registrationWords.sv
  const course = 'fallskydd-uppsala-2027-04-07'
  await page.goto(`/produkter/utbildningar/lyft-och-sakerhet/${course}`)
  await awake(page)
  await page.getByRole('link', { name: texts.register, exact: true }).first().click()
  const form = await fillSender(page, texts, 'tre-sekunder-kurs@kund.example')
  await answerSum(form, texts.sum)
  await form.getByRole('button', { name: texts.register }).click()
}
