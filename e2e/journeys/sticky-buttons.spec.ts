import type { Locator } from '@playwright/test'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

const crane = '/produkter/minikranar/spindelkranar/jekko-spx532'

/** Whether a tap on its middle reaches it. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })

const sv = ['Priser exkl. moms tills du väljer.', 'Jämför valda (2)'] as const
const en = ['Prices excl. VAT until you choose.', 'Compare selected (2)'] as const
for (const [path, [notice, words]] of [
  ['/produkter/minikranar?m=jekko-spx532,unic-urw-295', sv],
  ['/en/kranvaljare?q=9_5_300&m=jekko-spx532,unic-urw-295', en],
] as const) {
  test(`picked machines are compared from where the visitor reads (${path})`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByText(notice)).toBeVisible()
    const compare = page.getByText(words, { exact: true })
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('main').getByRole('article').first().scrollIntoViewIfNeeded()
      await expect(compare, `${width} px`).toBeInViewport({ ratio: 1 })
      expect(await isOnTop(compare), `${width} px`).toBe(true)
    }
    await page.setViewportSize({ width: 360, height: 640 })
    const question = await page.locator('.bg-orange').boundingBox()
    expect(question?.height, 'the price question is one row').toBeLessThan(60)
  })
}

test('links that pass below the inquiry button of a phone take no taps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(crane)
  const send = page.getByRole('link', { name: 'Skicka förfrågan', exact: true }).last()
  const add = page.getByRole('link', { name: 'Lägg i förfrågan: Jekko SPX532' }).first()
  await expect(send).toBeInViewport({ ratio: 1 })
  // The link's middle to the button's.
  await add.evaluate((link) => {
    const bar = document.querySelector('[data-sticky-action]')
    const below = bar?.getBoundingClientRect() ?? new DOMRect()
    const box = link.getBoundingClientRect()
    window.scrollBy(0, (box.top + box.bottom - below.top - below.bottom) / 2)
  })
  const box = await add.boundingBox()
  const at = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  ] as const)
  expect(at).toBe('Skicka förfrågan')
})

test('the lift form stays beside its results only where all of it fits', async ({ page }) => {
  await page.goto('/kranvaljare?q=5_3_200')
  const count = page.getByText(/^\d+ kranar klarar det$/)
  for (const [height, y] of [
    [600, 300],
    [900, 900],
  ] as const) {
    await page.setViewportSize({ width: 1280, height })
    await page.evaluate((to) => scrollTo(0, to), y)
    await expect(count, `${height} px`).toBeInViewport({ ratio: 1 })
  }
})

for (const size of [
  { width: 640, height: 360 },
  // A phone of 360 × 740 px whose browser shows pages at 200 %.
  { width: 180, height: 370 },
]) {
  test(`a page of ${size.width} × ${size.height} px is not hidden by the bar`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(crane)
    await page.getByRole('heading', { name: 'Tekniska data' }).scrollIntoViewIfNeeded()
    const send = page.getByRole('link', { name: 'Skicka förfrågan', exact: true }).last()
    await expect(send).toBeInViewport({ ratio: 1 })
    expect(await isOnTop(send)).toBe(true)
    await expect(page.getByRole('navigation', { name: 'Snabbval' })).not.toBeInViewport()
  })

  for (const path of [crane, '/leverantorer']) {
    test(`notices of ${path} of ${size.width} × ${size.height} px leave the bar at its end`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(path)
      await waitForHydration(page)
      const call = page.getByRole('navigation', { name: 'Snabbval' }).getByText('Ring')
      for (const answer of ['Exkl. moms', 'Endast nödvändiga']) {
        const choice = page.getByRole('button', { name: answer, exact: true })
        await expect(choice).toBeVisible()
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        expect(await isOnTop(call), answer).toBe(true)
        await choice.click()
      }
    })
  }
}

test('notices above the buttons of a phone leave the links at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(crane)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Exkl. moms', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Endast nödvändiga' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await isOnTop(page.getByRole('contentinfo').getByRole('link', { name: 'Kakor' }))).toBe(
    true,
  )
})
