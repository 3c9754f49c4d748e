import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

// A list that cannot be loaded ends at /fel.
test.use({ failedLoads: 'expected' })

for (const { prefix, menu, call, link } of [
  { prefix: '', menu: 'Meny', call: 'getProdcatsArr', link: 'Maskiner' },
  { prefix: '/en', menu: 'Menu', call: 'getDepotsArr', link: 'Depots' },
]) {
  test(`without the answer of ${call} the way of the menu ends at ${prefix}/fel`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/kranvaljaren`)
    await waitForHydration(page)
    const entry = page.getByRole('navigation', { name: menu }).getByRole('link', { name: link })
    await loadIsland(entry)
    await page.route(`**/api/site/${call}*`, (route) => route.fulfill({ status: 500 }))
    await entry.click()
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${prefix}/fel\\?fran=`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(Innehållet kunde inte hittas|This content could not be found)$/,
    )
  })
}

test('without its staff a depot ends at /fel, from where it is tried again', async ({ page }) => {
  await page.goto('/regioner')
  await waitForHydration(page)
  const calls = '**/api/site/getDepotEmployeesArr*'
  await page.route(calls, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('main').getByRole('link', { name: 'Depå Malmö' }).click()
  await expect(page).toHaveURL(`/fel?fran=${encodeURIComponent('/region/malmo')}`)
  await page.unroute(calls)
  await page.getByRole('link', { name: 'Försök igen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Depå Malmö' })).toBeVisible()
})
