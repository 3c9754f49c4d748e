import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { waitForFocusedIsland, waitForHydration } from '../hydration.ts'
import { pressEnterOn, tabTo, typeInto } from '../keyboard.ts'
import { expect, test } from '../open-page.ts'

// Keyboard only: Tab, Enter, space and letters. The way past the header: accessibility.spec.ts.
const main = (page: Page) => page.getByRole('main')
const height = (page: Page) => page.getByLabel('Höjd (m)', { exact: true })
const radius = (page: Page) => page.getByLabel('Radie (m)', { exact: true })
const weight = (page: Page) => page.getByLabel('Vikt (kg)', { exact: true })

test('the selector is at most 8 stops from top to search, filled, helped, searched and compared by keyboard alone', {
  tag: '@smoke',
}, async ({ page }) => {
  // The stops of the home page, where the numbers are typed: task 8 of ten-tasks.spec.ts.
  await page.goto('/kranvaljaren')
  await waitForHydration(page)
  let stops = await tabTo(page.getByRole('link', { name: 'Till innehållet' }))
  await page.keyboard.press('Enter')
  stops += await tabTo(height(page))
  await waitForFocusedIsland(height(page))
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  await expect(height(page)).toHaveValue('3')
  const find = main(page).getByRole('button', { name: 'Hitta kran' })
  stops += await tabTo(find)
  expect(stops).toBeLessThanOrEqual(8)
  const up = page.getByRole('textbox', { name: /^Hur högt lasten/ })
  await tabTo(up)
  await waitForFocusedIsland(up)
  await typeInto(up, '5')
  await typeInto(page.getByRole('textbox', { name: /^Från väggen/ }), '2')
  await typeInto(page.getByRole('textbox', { name: /^Lastens djup/ }), '2')
  await typeInto(page.getByRole('textbox', { name: /^Höjd på lasten/ }), '0')
  await typeInto(page.getByRole('textbox', { name: /^Sling från/ }), '0')
  await expect(page.getByRole('link', { name: 'Använd 5 m och 6,5 m' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(radius(page)).toHaveValue('5')
  await expect(height(page)).toHaveValue('6,5')
  await height(page).focus()
  await typeInto(weight(page), '2000')
  // The plate of all cranes follows what is typed.
  const plate = main(page).getByRole('link', { name: 'Alla kranar i samma skala' })
  await expect(plate).toHaveAttribute('href', '/kranplansch?q=6.5_5_2000')
  const tooSmall = main(page).getByRole('link', { name: /UNIC URW-094.*klarar inte/ })
  await expect(tooSmall).toBeVisible()
  await pressEnterOn(find)
  await expect(page).toHaveURL('/kranvaljare?q=6.5_5_2000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kranar som klarar lyftet')

  await waitForHydration(page)
  const extra = page.getByLabel('Sling, krok och lyftok (kg)')
  await pressEnterOn(main(page).getByText('Lägg till sling, krok och lyftok'))
  await typeInto(extra, '20')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kranvaljare?q=6.5_5_2000&extra=20')
  for (const picked of [1, 2]) {
    const free = main(page).getByRole('link', { name: /^Jämför (?!\d)/ })
    await pressEnterOn(free.first())
    await expect(page.getByRole('link', { name: `Jämför valda (${picked})` })).toBeVisible()
  }
  await height(page).focus()
  await pressEnterOn(page.getByRole('link', { name: 'Jämför valda (2)' }))
  await expect(page).toHaveURL(/\/jamfor\?m=[^,]+,[^&]+&q=6\.5_5_2000&extra=20$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await pressEnterOn(page.getByRole('link', { name: /^Ta bort/ }).first())
  await expect(page.getByRole('columnheader')).toHaveCount(2)
})

test('a list is narrowed, ticked and compared by keyboard alone', async ({ page }) => {
  await page.goto('/produkter/minikranar')
  await waitForHydration(page)
  await main(page).focus()
  await pressEnterOn(page.getByText('Filtrera på tekniska data'))
  const mass = page.getByRole('group', { name: 'Vikt (kg)' }).getByLabel('Till')
  await typeInto(mass, '2500')
  // Before that, Enter loads the list as a new page, with its filters folded.
  await waitForFocusedIsland(mass)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/weight_max=2500/)
  const battery = page.getByRole('checkbox', { name: /^Batteri / })
  await tabTo(battery)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/weight_max=2500.*fuel_type=9/)
  for (const index of [0, 1]) {
    const tick = main(page)
      .getByRole('checkbox', { name: /^Jämför/ })
      .nth(index)
    await tabTo(tick)
    await page.keyboard.press('Space')
    await expect(tick).toBeChecked()
  }
  await pressEnterOn(page.getByRole('button', { name: 'Jämför valda (2)' }))
  await expect(page).toHaveURL(/\/jamfor\?m=[^,&]+,[^,&]+$/)
})

test('a load chart is ordered and a reach asked by keyboard alone', async ({ page }) => {
  const letGo = await hold(page, '**/assets/machine-parts-*.js')
  await page.goto('/produkter/minikranar/spindelkranar/jekko-spx532')
  await waitForHydration(page)
  await main(page).focus()
  const lifts = page.locator('#lyfter')
  await tabTo(lifts.getByRole('slider'))
  // Before its script has loaded.
  await page.keyboard.press('Home')
  letGo()
  await expect(lifts.getByText(/kg på 0,5\sm radie/)).toBeVisible()
  await typeInto(page.getByLabel('Dörrens bredd (mm)'), '700')
  await typeInto(page.getByLabel('Dörrens höjd (mm)'), '2100')
  await expect(page.getByText('Nej, 7 cm för bred.')).toBeVisible()
  const head = page.locator('#belastningstabell').getByRole('columnheader', { name: /Last/ })
  await pressEnterOn(head.getByRole('link'))
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
})
