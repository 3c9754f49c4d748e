import type { Page } from '@playwright/test'
import { expect, test } from '../open-page.ts'

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

const small = '/produkter/minikranar/spindelkranar/jekko-spx312'
const large = '/produkter/minikranar/spindelkranar/jekko-spx1280-cdh'

test('a mini crane asks for safe lifting and the eligibility up to 10 tonne-metres, with dates', async ({
  page,
}) => {
  await page.goto(small)
  const needed = section(page, 'Det här behöver föraren kunna')
  await expect(needed.getByText('Behörigheten upp till 10 tonmeter räcker.')).toBeVisible()
  await expect(needed.getByRole('listitem')).toHaveText([/^Säkra lyft/, /^Minikran upp till 10/])
  const next = needed.getByRole('link', { name: /^\S{3} \d+ \S+ 20\d\d/ }).first()
  await next.click()
  await expect(page).toHaveURL(/\/produkter\/utbildningar\//)
})

for (const [locale, words] of Object.entries({
  sv: {
    path: small,
    card: 'Pris',
    vat: ['exkl. moms', 'inkl. moms'],
    lines: ['Första dagen', 'Följande dag', 'Helg'],
    extra: 'Tillbehör, förbrukning och hyresförsäkring på 6 % tillkommer.',
    data: 'Tekniska data',
    rows: [/^Vikt 1 915 kg$/, /^Drivning Batteri, 230 V$/],
    text: 'Beskrivning',
  },
  en: {
    path: `/en${small}`,
    card: 'Price',
    vat: ['excl. VAT', 'incl. VAT'],
    lines: ['First day', 'Following day', 'Weekend'],
    extra: 'Accessories, consumables and a 6% rental insurance are extra.',
    data: 'Technical data',
    rows: [/^Weight 1,915 kg$/, /^Power Battery, 230 V$/],
    text: 'Description',
  },
})) {
  test(`prices, data and description have a card each (${locale})`, async ({ page }) => {
    await page.goto(words.path)
    const prices = section(page, words.card).first()
    // With the basic fee once on the first day, twice on a weekend, 25 % on top.
    const figures = [
      ['3 400 kr', '4 250 kr'],
      ['1 900 kr', '2 375 kr'],
      ['4 500 kr', '5 625 kr'],
    ]
    for (const [index, [exclusive, inclusive]] of figures.entries()) {
      const line = prices.locator('dl > div').nth(index)
      await expect(line).toContainText(words.lines[index] ?? '')
      await expect(line).toContainText(`${exclusive} ${words.vat[0]}`)
      await expect(line).toContainText(`${inclusive} ${words.vat[1]}`)
    }
    await expect(prices.getByText(words.extra)).toBeVisible()
    const data = page.getByRole('table', { name: words.data })
    for (const row of words.rows) await expect(data.getByRole('row', { name: row })).toBeVisible()
    await expect(section(page, words.text).locator('div')).toContainText('Jekko SPX312')
  })
}

test('a crane of more than 10 tonne-metres says so, and asks for one course more', async ({
  page,
}) => {
  await page.goto(large)
  const needed = section(page, 'Det här behöver föraren kunna')
  await expect(needed.getByText(/mer än 10\stonmeter/)).toBeVisible()
  await expect(needed.getByRole('listitem')).toHaveCount(3)
})

test('a machine names its depot with its hours, and machines to take instead', async ({ page }) => {
  await page.goto(small)
  const where = section(page, 'Tillgång')
  await expect(where.getByRole('link', { name: /^Depå / })).toBeVisible()
  await expect(where.getByText(/^(Öppet|Öppnar)/)).toBeVisible()
  const instead = section(page, 'Liknande maskiner')
  await expect(instead.getByRole('article')).toHaveCount(4)
  await instead.getByRole('link').first().click()
  await expect(page).not.toHaveURL(small)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
