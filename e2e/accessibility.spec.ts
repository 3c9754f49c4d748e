import type { Page } from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { expect, test } from './open-page.ts'
import { seenPages, seenViews, twinOf } from './seen-pages.ts'

// /fel and missing items answer 404.
test.use({ failedLoads: 'expected' })

/** The same on every page, so checked on home only, in both themes. */
const shell = ['body > header', 'body > footer']

/** Contrast is calculated from the tokens: apps/site/app/styles/contrast.test.ts. */
async function expectSound(page: Page, path: string, colorScheme: 'light' | 'dark') {
  await page.setViewportSize({ width: 1280, height: 720 })
  // What fades in has its contrast only at the end.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  const isHome = path === '/' || path === twinOf('/')
  expect(await axeViolations(page, isHome ? [] : shell), path).toEqual([])
  expect(await tooWide(page), path).toEqual([])
}

for (const path of seenPages) {
  test(`${path} in light and its other language in dark have no violation and fit their screens`, async ({
    page,
  }) => {
    await expectSound(page, path, 'light')
    await expectSound(page, twinOf(path), 'dark')
  })
}

// The same pages with query parameters; every other one in English and dark.
for (const [index, path] of seenViews.entries()) {
  test(`${path} has no violation and fits its screen`, async ({ page }) => {
    if (index % 2 === 0) await expectSound(page, path, 'light')
    else await expectSound(page, twinOf(path), 'dark')
  })
}

test('a product of each category has no violation and fits its screen', async ({ page }) => {
  for (const [index, path] of (await productPages(page.request)).entries()) {
    if (index % 2 === 0) await expectSound(page, path, 'light')
    else await expectSound(page, twinOf(path), 'dark')
  }
})

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/produkter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'MAIN')
})

/** Phones of 320 px, and text of 200 % on narrow screens. */
async function tooWide(page: Page): Promise<string[]> {
  const found = await widerThan(page, 320)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [360, 600, 636]) {
    found.push(...(await widerThan(page, width)).map((what) => `text of 200 %: ${what}`))
  }
  return found
}

async function widerThan(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 })
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  return needed > width ? [`${needed} px on a screen of ${width}`] : []
}

/** One product of each category. */
async function productPages(request: {
  get: (path: string) => Promise<{ json: () => Promise<unknown> }>
}) {
  const answer = await request.get('/api/site/getProductsArr?per_page=99999')
  const { data } = (await answer.json()) as { data: { path: string; prodcat_slug: string }[] }
  return [...new Map(data.map((product) => [product.prodcat_slug, product.path])).values()]
}
