import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { waitForHydration } from '../hydration.ts'
import { letPass, openStopped, stopClock } from '../stopped-clock.ts'
import { shownCaseNumber } from './inquiry.ts'
import { answerNotices, answerSum, fillSender, registrationWords } from './registration.ts'

// The page's clock stands still except for `letPass`.

test('the notice about the price type comes after 500 ms and stays', async ({ page }) => {
  await openStopped(page, '/produkter')
  // Shown by script at once, in the same stack.
  await expect(page.getByRole('button', { name: 'Acceptera' })).toBeVisible()
  const notice = page
    .getByRole('region', { name: 'Notiser' })
    .getByText('Priser exkl. moms tills du väljer')
  await letPass(page, 499)
  await expect(notice).toHaveCount(0)
  await letPass(page, 1)
  await expect(notice).toBeVisible()
  // Orange, at the bottom.
  const orange = page.locator('.bg-orange').filter({ hasText: 'Priser exkl. moms tills du väljer' })
  await expect(orange).toBeVisible()
  const box = await orange.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(500)
  await page.clock.fastForward(60_000)
  await letPass(page, 100)
  await expect(notice).toBeVisible()
})

test('the dialog closes 3 seconds after the form was sent and left', async ({ page }) => {
  const open = await sentAndStopped(page)
  await open.hover()
  // Pointed at, it stays.
  await page.clock.fastForward(60_000)
  await letPass(page, 100)
  await expect(open).toHaveCount(1)
  await page.mouse.move(1, 1)
  // The dialog checks ten times a second.
  await letPass(page, 2_900)
  await expect(open).toHaveCount(1)
  await letPass(page, 100)
  await expect(open).toHaveCount(0)
})

test('the dialog stays while somebody reads it by the keyboard', async ({ page }) => {
  const open = await sentAndStopped(page)
  await page.keyboard.press('Tab')
  await expect(open.locator(':focus')).toHaveCount(1)
  await page.clock.fastForward(60_000)
  await letPass(page, 100)
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await letPass(page, 1_000)
  await expect(open).toHaveCount(0)
})

/** The dialog at the moment of the answer; the clock stands still. */
async function sentAndStopped(page: Page) {
  const texts = registrationWords.sv
  const course = 'fallskydd-helsingborg-2028-11-15'
  await answerNotices(page)
  // The server has a least time for forms, so the clock runs until the form is sent.
  await page.clock.install()
  const sending = /\/makeEducationRegistration$/
  const letAnswer = await hold(page, sending)
  const asked = page.waitForRequest(sending)
  await page.goto(`/produkter/utbildningar/lyft-och-sakerhet/${course}`)
  await waitForHydration(page)
  await page.getByRole('link', { name: texts.register, exact: true }).first().click()
  const form = await fillSender(page, texts, 'tre-sekunder@kund.example')
  await answerSum(form, texts.sum)
  await form.getByRole('button', { name: texts.register }).click()
  await asked
  await stopClock(page)
  letAnswer()
  expect(await shownCaseNumber(page)).toMatch(/^MK-/)
  return page.locator('[role=dialog][data-open]')
}

test.describe('on the 404 page', () => {
  test.use({ failedLoads: 'expected' })
  test('the countdown of 15 seconds ends at home', async ({ page }) => {
    await openStopped(page, '/produkter/finns-inte')
    const timer = page.getByRole('timer')
    const begins = async () => {
      await letPass(page, 1)
      return timer.isVisible()
    }
    await expect.poll(begins).toBe(true)
    await expect(timer).toHaveText(/ 15 s/)
    for (let second = 1; second < 15; second += 1) await letPass(page, 1_000)
    await expect(timer).toHaveText(/ 1 s/)
    await letPass(page, 1_000)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vilken kran klarar lyftet?')
  })
})
