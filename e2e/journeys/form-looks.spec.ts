import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { loadForm } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { pickupDate } from '../pickup-date.ts'
import { fillByName, typedApplication } from './credit.ts'
import { shownCaseNumber } from './inquiry.ts'
import { answerNotices, answerSum } from './registration.ts'

const person = { firstname: 'Åsa', lastname: 'Öberg', email: 'utseende@kund.example' }

/** Each form with what makes it right; a phone in one hand, English among them. */
const forms = {
  '/forfragan?produkt=jekko-spx312&produkt=jekko-spx328': {
    send: 'Skicka förfrågan',
    typed: {
      ...person,
      company: 'Glas & Lyft AB',
      pickup_date: pickupDate(),
      pickup_time: '10:00',
    },
  },
  '/en/anmalan?produkt=sakra-lyft-umea-2028-02-08': {
    send: 'Register',
    typed: { ...person, company: 'Glas & Lyft AB' },
  },
  '/kreditansokan': {
    send: 'Ansök om kredit',
    typed: { ...typedApplication, email: person.email },
  },
}

test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' })

/** Nothing for axe, and nothing wider than the smallest phone. */
async function expectSound(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
}

async function putRight(form: Locator, typed: Record<string, string>) {
  await fillByName(form, typed)
  const depot = form.locator('[name=depot_id]')
  if (await depot.isVisible()) await depot.selectOption({ index: 1 })
  const consent = form.locator('[name=consent]')
  if (await consent.isVisible()) await consent.check()
  await answerSum(form, /(\d) \+ (\d)/)
}

for (const [path, { send, typed }] of Object.entries(forms)) {
  test(`${path} is sound with all its faults shown, and so is its answer`, async ({ page }) => {
    await answerNotices(page)
    await page.goto(path)
    const form = page.locator('main form').filter({ has: page.locator('[name=sum]') })
    await loadForm(form)
    // What is folded away is checked, too.
    for (const folded of await form.locator('summary').filter({ visible: true }).all()) {
      await folded.click()
    }
    await form.getByRole('button', { name: send }).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.locator('[name=firstname]')).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
    await putRight(form, typed)
    await form.getByRole('button', { name: send }).click()
    expect(await shownCaseNumber(page)).toMatch(/^MK-/)
    await expectSound(page)
  })
}

test('a field that is scrolled to below the faults keeps its label in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await answerNotices(page)
  await page.goto('/kreditansokan')
  const form = page.locator('main form').filter({ has: page.locator('[name=sum]') })
  await loadForm(form)
  await form.getByRole('button', { name: 'Ansök om kredit' }).click()
  const faults = form.getByRole('alert')
  await expect(faults).toBeFocused()
  await form.getByLabel(/^Ange summan av/).evaluate((field) => field.scrollIntoView())
  const [above, below] = [
    await faults.boundingBox(),
    await form.getByText(/^Ange summan av/).boundingBox(),
  ]
  if (above === null || below === null) throw new Error('not shown')
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
})
