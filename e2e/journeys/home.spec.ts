import { expect, test } from '../open-page.ts'

const words = {
  sv: {
    start: '/',
    categories: 'Maskiner',
    category: 'Minikranar',
    popular: 'Mest efterfrågade',
    news: 'Senaste nytt',
    said: 'Så säger kunder',
    examples: 'omdömen och namn är påhittade',
    facts: 'Om oss',
    figures: ['15 mars 2013', '3', 'Hela landet'],
    depots: 'Depåer',
  },
  en: {
    start: '/en',
    categories: 'Machines',
    category: 'Mini cranes',
    popular: 'Most requested',
    news: 'Latest news',
    said: 'What customers say',
    examples: 'quotes and names are invented',
    facts: 'About us',
    figures: ['15 March 2013', '3', 'All of Sweden'],
    depots: 'Depots',
  },
} as const

// The route `/`.
for (const [locale, texts] of Object.entries(words)) {
  test(`home has categories, popular products, news, testimonials, facts and depots (${locale})`, {
    tag: locale === 'sv' ? ['@smoke'] : [],
  }, async ({ page }) => {
    await page.goto(texts.start)
    const part = (name: string) =>
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    await expect(part(texts.categories).getByRole('link', { name: texts.category })).toBeVisible()
    const machines = part(texts.popular).getByRole('heading', { level: 3 }).getByRole('link')
    await expect(machines.first()).toHaveAttribute('href', /\/produkter\//)
    expect(await machines.count()).toBeGreaterThanOrEqual(3)
    const posts = part(texts.news).getByRole('listitem').getByRole('link')
    await expect(posts.first()).toHaveAttribute('href', /\/nyhet\//)
    await expect(part(texts.said).getByText(texts.examples)).toBeVisible()
    expect(await part(texts.said).getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    for (const [index, figure] of texts.figures.entries()) {
      await expect(part(texts.facts).getByRole('definition').nth(index)).toContainText(figure)
    }
    await expect(part(texts.depots).getByRole('link', { name: 'Malmö' })).toHaveAttribute(
      'href',
      /\/region\/malmo$/,
    )
  })
}
