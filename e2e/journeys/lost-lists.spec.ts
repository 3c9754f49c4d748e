import { awake, wake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'

// Specification §8: a list that cannot be loaded ends at /fel.
test.use({ failedLoads: 'expected' })

for (const [prefix, menu, machines, depots, depot] of [
  ['', 'Meny', 'Maskiner', 'Depåer', 'Depå Malmö'],
  ['/en', 'Menu', 'Machines', 'Depots', 'Depot Malmö'],
] as const) {
  for (const [call, link] of [
    ['getProdcatsArr', machines],
    ['getDepotsArr', depots],
  ] as const) {
    test(`without the answer of ${call} the way of the menu ends at ${prefix}/fel`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/kranvaljaren`)
      await awake(page)
      const entry = page.getByRole('navigation', { name: menu }).getByRole('link', { name: link })
      await wake(entry)
      await page.route(`**/api/site/${call}*`, (route) => route.fulfill({ status: 500 }))
      await entry.click()
      await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${prefix}/fel\\?fran=`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(Innehållet kunde inte hittas|This content could not be found)$/,
      )
    })
  }

  test(`without its staff a depot ends at ${prefix}/fel, from where it is tried again`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/regioner`)
    await awake(page)
    const calls = '**/api/site/getDepotEmployeesArr*'
    await page.route(calls, (route) => route.fulfill({ status: 500 }))
    await page.getByRole('main').getByRole('link', { name: depot }).click()
    await expect(page).toHaveURL(
      new RegExp(`${prefix}/fel\\?fran=${encodeURIComponent(`${prefix}/region/malmo`)}$`),
    )
    await page.unroute(calls)
    await page.getByRole('link', { name: /^(Försök igen|Try again)$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: depot })).toBeVisible()
  })
}
