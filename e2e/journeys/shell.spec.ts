import { hold } from '../hold.ts'
import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

test('header and footer follow the page without an interaction, and the price type chosen in the notice', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const menu = page.getByRole('banner').getByRole('link', { name: 'Maskiner' })
  await expect(menu).not.toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: 'Minikranar' }).first().press('Enter')
  // The address changes before the page does, and the page before has links of that name, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minikranar')
  await expect(page).toHaveURL('/produkter/minikranar')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Maskiner', exact: true })
    .first()
    .press('Enter')
  await expect(page).toHaveURL('/produkter')
  await expect(menu).toHaveAttribute('aria-current', 'page')
  const notices = page.getByRole('region', { name: 'Notiser' })
  await notices.getByRole('button', { name: 'Inkl. moms' }).click()
  const chosen = page.getByRole('banner').getByRole('button', { name: 'Inkl. moms' })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  // The button that had the focus is gone; the next notice comes with the next Tab.
  await expect(notices).toBeFocused()
})

test('the other language changes header and footer too', async ({ page }) => {
  await page.goto('/produkter')
  const english = page.getByRole('banner').getByRole('button', { name: 'English' })
  await waitForHydration(page)
  await loadIsland(english)
  // The list is hydrated after the answer in the other language has arrived.
  const letGo = await hold(page, '**/assets/product-results-*.js')
  const answer = page.waitForResponse(/\/en\/produkter/)
  await english.click()
  await (await answer).finished()
  letGo()
  await expect(page).toHaveURL('/en/produkter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Machines' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Depots' })).toBeVisible()
})

test('what is typed into the search before its script has loaded stays', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.pressSequentially('spx312', { delay: 30 })
  await expect(search).toHaveValue('spx312')
  await search.press('Enter')
  await expect(page).toHaveURL('/produkter?q=spx312')
})

test.describe('when an item is missing', () => {
  test.use({ failedLoads: 'expected' })
  test('a page that turns out to be missing keeps header and footer', async ({ page }) => {
    await page.goto('/produkter/minikranar/spindelkranar/jekko-spx312')
    await waitForHydration(page)
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
    )
    await page.getByRole('main').getByRole('link', { name: 'Spindelkranar' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('kunde inte hittas')
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('heading', { name: 'Depåer' }),
    ).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the price type is chosen by a form', async ({ page }) => {
    await page.goto('/produkter/minikranar')
    await page.getByRole('button', { name: 'Inkl. moms' }).first().click()
    await expect(page).toHaveURL('/produkter/minikranar')
    const chosen = page.getByRole('banner').getByRole('button', { name: 'Inkl. moms' })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  })
})
