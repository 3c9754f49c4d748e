import type { Page } from '@playwright/test'
import { expect, test } from '../open-page.ts'

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

const small = '/produkter/minikranar/spindelkranar/jekko-spx312'
const large = '/produkter/minikranar/spindelkranar/jekko-spx1280-cdh'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  // English figures and texts of every machine: crawl.spec.ts.
  test('prices, data and description have a card each', async ({ page }) => {
    await page.goto(small)
    const prices = section(page, 'Pris').first()
    // With the basic fee once on the first day, twice on a weekend, 25 % on top.
    const lines = [
      ['Första dagen', '3 400 kr', '4 250 kr'],
      ['Följande dag', '1 900 kr', '2 375 kr'],
      ['Helg', '4 500 kr', '5 625 kr'],
    ]
    for (const [index, [name = '', exclusive, inclusive]] of lines.entries()) {
      const line = prices.locator('dl > div').nth(index)
      await expect(line).toContainText(name)
      await expect(line).toContainText(`${exclusive} exkl. moms`)
      await expect(line).toContainText(`${inclusive} inkl. moms`)
    }
    await expect(
      prices.getByText('Tillbehör, förbrukning och hyresförsäkring på 6 % tillkommer.'),
    ).toBeVisible()
    const data = page.getByRole('table', { name: 'Tekniska data' })
    for (const row of [/^Vikt 1 915 kg$/, /^Drivning Batteri, 230 V$/]) {
      await expect(data.getByRole('row', { name: row })).toBeVisible()
    }
    await expect(section(page, 'Beskrivning').locator('div')).toContainText('Jekko SPX312')
  })

  test('for days on which the depot is closed its open days are offered, with their price', async ({
    page,
  }) => {
    // A Saturday and a Sunday.
    await page.goto(`${small}?fran=2028-03-18&till=2028-03-19#dagar`)
    const prices = section(page, 'Pris').first()
    await expect(prices).toContainText('Hämta fredag 2028-03-17 kl. 15:00')
    // First day, weekend and following day.
    await expect(prices).toContainText('9 800 kr exkl. moms')
    await expect(
      prices.getByRole('link', { name: 'Skicka förfrågan för de dagarna' }),
    ).toHaveAttribute('href', /fran=2028-03-17T15:00&till=2028-03-20T07:00$/)
  })

  test('a mini crane leads to the courses that its operator needs, to its depot, and to machines to take instead', async ({
    page,
  }) => {
    await page.goto(small)
    const needed = section(page, 'Det här behöver föraren kunna')
    await expect(needed.getByText('Behörigheten upp till 10 tonmeter räcker.')).toBeVisible()
    await expect(needed.getByRole('listitem')).toHaveText([/^Säkra lyft/, /^Minikran upp till 10/])
    const next = needed.getByRole('link', { name: /^\S{3} \d+ \S+ 20\d\d/ }).first()
    await expect(next).toHaveAttribute('href', /^\/produkter\/utbildningar\//)
    const where = section(page, 'Tillgång')
    await expect(where.getByRole('link', { name: /^Depå / })).toBeVisible()
    await expect(where.getByText(/^(Öppet|Öppnar)/)).toBeVisible()
    const instead = section(page, 'Liknande maskiner')
    await expect(instead.getByRole('article')).toHaveCount(4)
    await instead.getByRole('link').first().click()
    await expect(page).not.toHaveURL(small)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a crane of more than 10 tonne-metres says so, and asks for one course more', async ({
    page,
  }) => {
    await page.goto(large)
    const needed = section(page, 'Det här behöver föraren kunna')
    await expect(needed.getByText(/mer än 10\stonmeter/)).toBeVisible()
    await expect(needed.getByRole('listitem')).toHaveCount(3)
  })
})
