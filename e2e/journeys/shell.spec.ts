import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

test('header and footer keep the server’s HTML and follow the page without an interaction', async ({
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
})

test('the price type chosen in the notice is pressed in the header', async ({ page }) => {
  await page.goto('/')
  const notices = page.getByRole('region', { name: 'Notiser' })
  await notices.getByRole('button', { name: 'Inkl. moms' }).click()
  const chosen = page.getByRole('banner').getByRole('button', { name: 'Inkl. moms' })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  // The button that had the focus is gone; the next notice comes with the next Tab.
  await expect(notices).toBeFocused()
})

test('on a phone the question about the price type is one row', async ({ page }) => {
  for (const [path, choice] of [
    ['/', 'Inkl. moms'],
    ['/en', 'Incl. VAT'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const notice = page.locator('.bg-orange')
    await expect(notice.getByRole('button', { name: choice })).toBeVisible()
    expect((await notice.boundingBox())?.height, path).toBeLessThan(60)
  }
})

test('the other language changes header and footer too', async ({ page }) => {
  await page.goto('/produkter')
  const english = page.getByRole('banner').getByRole('button', { name: 'English' })
  await waitForHydration(page)
  await loadIsland(english)
  // So slow that the other parts of the page are hydrated after the answer has arrived.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await english.click()
  // A busy machine, slowed down by ten, takes longer than the usual limit.
  await expect(page).toHaveURL('/en/produkter', { timeout: 90_000 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Machines' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Depots' })).toBeVisible()
  await browser.detach()
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
