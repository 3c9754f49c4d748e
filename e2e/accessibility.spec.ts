import type { Page } from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { expect, test } from './open-page.ts'
import { seenPages, seenViews, twinOf } from './seen-pages.ts'

// /fel and missing items answer 404.
test.use({ failedLoads: 'expected' })

/** Header and footer are the same on every page, so checked on home only. */
const checkedOnHome = (path: string) =>
  path === '/' || path === twinOf('/') ? [] : ['body > header', 'body > footer']

async function expectSound(page: Page, path: string, colorScheme: 'light' | 'dark') {
  await page.setViewportSize({ width: 1280, height: 720 })
  // What fades in has its contrast only at the end.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  expect(await axeViolations(page, checkedOnHome(path)), path).toEqual([])
}

// Every other one in English. The other theme differs in its colours only.
for (const [index, path] of seenPages.entries()) {
  const seen = index % 2 === 0 ? path : twinOf(path)
  test(`${seen} has no violation in both themes, and fits its screen`, async ({ page }) => {
    await expectSound(page, seen, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    const ofColours = await axeViolations(page, checkedOnHome(seen), ['color-contrast'])
    expect(ofColours, seen).toEqual([])
    expect(await tooWide(page), seen).toEqual([])
  })
}

// The other language differs in the widths of its words, which need no script.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the pages fit their screens in the other language', async ({ page }) => {
    for (const [index, path] of seenPages.entries()) {
      const seen = index % 2 === 0 ? twinOf(path) : path
      await page.goto(seen)
      expect(await tooWide(page), seen).toEqual([])
    }
  })
})

// The same pages with query parameters; every other one in English and dark.
for (const [index, path] of seenViews.entries()) {
  test(`${path} has no violation and fits its screen`, async ({ page }) => {
    const seen = index % 2 === 0 ? path : twinOf(path)
    await expectSound(page, seen, index % 2 === 0 ? 'light' : 'dark')
    expect(await tooWide(page), seen).toEqual([])
  })
}

test('a product of each other category has no violation and fits its screen', async ({ page }) => {
  for (const [index, path] of (await productPages(page.request)).entries()) {
    const seen = index % 2 === 0 ? path : twinOf(path)
    await expectSound(page, seen, index % 2 === 0 ? 'light' : 'dark')
    expect(await tooWide(page), seen).toEqual([])
  }
})

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/produkter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'MAIN')
})

test('what is chosen or pressed first, and a notice, are seen in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/leverantorer')
  const chosen = [
    page.getByRole('button', { name: 'Exkl. moms', pressed: true }).first(),
    page.getByRole('link', { name: 'Alla', exact: true }),
  ]
  const notice = page.getByRole('region', { name: 'Notiser' }).locator('> *').first()
  for (const one of [...chosen, notice]) {
    await expect(one).toHaveCSS('forced-color-adjust', 'none')
  }
  await page.goto('/forfragan')
  const send = page.getByRole('button', { name: 'Skicka förfrågan' })
  await expect(send).toHaveCSS('forced-color-adjust', 'none')
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

/** One product of each category, apart from the mini crane among the views. */
async function productPages(request: {
  get: (path: string) => Promise<{ json: () => Promise<unknown> }>
}) {
  const answer = await request.get('/api/site/getProductsArr?per_page=99999')
  const { data } = (await answer.json()) as { data: { path: string; prodcat_slug: string }[] }
  const others = data.filter((product) => product.prodcat_slug !== 'minikranar')
  return [...new Map(others.map((product) => [product.prodcat_slug, product.path])).values()]
}
