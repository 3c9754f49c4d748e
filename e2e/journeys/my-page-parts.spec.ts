import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail, ownOrganisationNumber } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { createCustomer, logIn, sessionElsewhere } from './account.ts'

test.use({ viewport: { width: 320, height: 700 } })

/**
 * On a narrow screen nothing of the page stands beside it; 180 px have as much room as 360 px at text
 * of 200 %.
 */
async function expectNarrow(page: Page) {
  for (const width of [180, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

const downloaded = async (page: Page, link: string) => {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a supplier uses every part of My page', async ({ page, playwright, baseURL }) => {
  const email = ownEmail('leverantor')
  const company = ownOrganisationNumber()
  await createCustomer(email, 30)
  const elsewhere = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const headers = await sessionElsewhere(elsewhere, email)
  for (const hour of ['09', '10']) {
    const names = { firstname: 'Sara', lastname: 'Lindqvist', email }
    const data = { ...names, depot_id: 1, prod_id: 1, pickup_at: `${pickupDate()} ${hour}:00` }
    expect((await elsewhere.post('/api/site/makeInquery', { data, headers })).ok()).toBe(true)
  }
  await logIn(page, email)
  const main = page.getByRole('main')
  await page.goto('/mina-sidor/min-sida')
  await expect(main).toContainText('Dina uppgifter hos oss som leverantör.')
  await expectNarrow(page)

  await main.locator('[name=corp_name]').fill('Lyft och Kran AB')
  await main.locator('[name=corp_vat]').fill(company)
  await main.locator('[name=corp_address]').fill('Kajgatan 4')
  await main.locator('[name=corp_zip]').fill('411 04')
  await main.locator('[name=corp_city]').fill('Göteborg')
  await main.getByRole('button', { name: 'Spara företag' }).click()
  await expect(main.locator('[name=corp_vat]')).toHaveValue(`SE${company}01`)

  await main.locator('[name=cookie_accept]').selectOption('necessary')
  await main.getByRole('button', { name: 'Spara inställningar' }).click()
  await expect(main).toContainText('Kakor: Endast nödvändiga')

  await main.getByRole('button', { name: /^Logga ut där: Firefox/ }).click()
  await expect(main.getByRole('button', { name: /^Logga ut där/ })).toHaveCount(0)
  expect((await elsewhere.get('/api/customer/getProfileObj', { headers })).status()).toBe(401)
  await elsewhere.dispose()

  await page.goto('/mina-sidor/mina-uppgifter')
  await expectNarrow(page)
  const { name, text } = await downloaded(page, 'Ladda ner som fil')
  expect(name).toBe('minikran.json')
  expect(JSON.parse(text)).toMatchObject({
    data: { users: [{ email_address: email }], cases: [{}, {}], companies: [{}] },
  })

  // The same to read, as one file: every table, the mails among them.
  const readable = await downloaded(page, 'Ladda ner som webbsida')
  expect(readable.name).toBe('minikran.html')
  for (const own of [email, `SE${company}01`, 'Spår av vad som gjorts'])
    expect(readable.text).toContain(own)

  await page.goto('/mina-sidor/mina-arenden')
  await expect(main).toContainText('Dina ärenden med oss som leverantör')
  await expectNarrow(page)
  await main.getByLabel('Ordning').selectOption('oldest')
  await main.getByLabel('Status').selectOption('received')
  await main.getByRole('button', { name: 'Visa' }).click()
  const listed = main.getByRole('listitem').filter({ hasText: /MK-/ })
  await expect(listed.first()).toContainText('09:00')
  // Stored in the cookies `filters` and `paginations` for the next visit.
  await page.goto('/mina-sidor/mina-arenden')
  await expect(main.getByLabel('Ordning')).toHaveValue('oldest')
  await expect(main.getByLabel('Status')).toHaveValue('received')
  await listed.first().getByRole('link').click()
  await expect(main.getByRole('link', { name: 'Spara i kalendern' })).toBeVisible()
  await expectNarrow(page)
  const calendar = await downloaded(page, 'Spara i kalendern')
  const [entry] = new ICAL.Component(ICAL.parse(calendar.text)).getAllSubcomponents('vevent')
  expect(new ICAL.Event(entry).startDate.toString()).toBe(`${pickupDate()}T09:00:00`)
  await main.getByText('Avboka ärendet').click()
  await main.getByRole('button', { name: 'Ja, avboka' }).click()
  await expect(main).toContainText('Du avbokade.')
  await expect(main.getByText('Avboka ärendet')).toHaveCount(0)
})

test.describe('a refused form', () => {
  // It is answered 422.
  test.use({ failedLoads: 'expected' })
  test('the faults of a form of My page do not cover its fields', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const email = ownEmail('tackt')
    await createCustomer(email, 20)
    await logIn(page, email)
    await page.goto('/mina-sidor/min-sida')
    await waitForHydration(page)
    const form = page.locator('form').filter({ has: page.locator('[name=corp_name]') })
    await form.getByRole('button', { name: 'Spara företag' }).click()
    const faults = form.getByRole('alert')
    await expect(faults).toBeFocused()
    const [above, below] = [
      await faults.boundingBox(),
      await form.getByText('Företag', { exact: true }).boundingBox(),
    ]
    if (above === null || below === null) throw new Error('not shown')
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
  })
})
