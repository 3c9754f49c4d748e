import { expect, test } from '../fixtures.ts'

// Specification §2 and §9: the two breakpoints, to the pixel.
for (const [path, label] of [
  ['/produkter', 'Välj kategori'],
  ['/produkter/minikranar', 'Välj typ'],
] as const) {
  test(`below 636 px categories are a dropdown, from there on tiles (${path})`, async ({
    page,
  }) => {
    const dropdown = page.getByRole('main').getByLabel(label)
    const tile = page
      .getByRole('main')
      .getByRole('link', { name: /\d+ maskin(er)?$/ })
      .first()
    await page.setViewportSize({ width: 635, height: 800 })
    await page.goto(path)
    await expect(dropdown).toBeVisible()
    await expect(tile).toBeHidden()
    await page.setViewportSize({ width: 636, height: 800 })
    await expect(dropdown).toBeHidden()
    await expect(tile).toBeVisible()
  })
}

test('home shows tiles on every screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /^Minikranar/ })).toBeVisible()
})

test('from 600 px on cards stand beside each other', async ({ page }) => {
  const tops = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll(([first, second]) =>
        [first, second].map((card) => card?.getBoundingClientRect().top),
      )
  await page.setViewportSize({ width: 599, height: 800 })
  await page.goto('/produkter/lyfttillbehor')
  const [first = 0, below = 0] = await tops()
  expect(below).toBeGreaterThan(first)
  await page.setViewportSize({ width: 600, height: 800 })
  const [left, right] = await tops()
  expect(right).toBe(left)
})
