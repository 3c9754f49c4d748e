import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

// A list that cannot be loaded ends at /fel.
test.use({ failedLoads: 'expected' })

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
