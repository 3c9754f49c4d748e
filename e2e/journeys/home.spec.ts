import { expect, test } from '../open-page.ts'

// English: crawl.spec.ts finds no Swedish sentence and no broken link on the page.
test('home has categories, popular products, news, testimonials, facts and depots', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/')
  const part = (name: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  await expect(part('Maskiner').getByRole('link', { name: 'Minikranar' })).toBeVisible()
  const machines = part('Mest efterfrågade').getByRole('heading', { level: 3 }).getByRole('link')
  await expect(machines.first()).toHaveAttribute('href', /\/produkter\//)
  expect(await machines.count()).toBeGreaterThanOrEqual(3)
  const posts = part('Senaste nytt').getByRole('listitem').getByRole('link')
  await expect(posts.first()).toHaveAttribute('href', /\/nyhet\//)
  const said = part('Så säger kunderna')
  await expect(said.getByText('omdömen och namn är påhittade')).toBeVisible()
  expect(await said.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  for (const [index, figure] of ['15 mars 2013', '3', 'Hela landet'].entries()) {
    await expect(part('Om oss').getByRole('definition').nth(index)).toContainText(figure)
  }
  await expect(part('Depåer').getByRole('link', { name: 'Malmö' })).toHaveAttribute(
    'href',
    /\/region\/malmo$/,
  )
})
