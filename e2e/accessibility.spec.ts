import type { Page } from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { expect, test } from './open-page.ts'
import { seenPages, seenViews, twinOf } from './seen-pages.ts'

// /fel and missing items answer 404.
test.use({ failedLoads: 'expected' })

/** Header and footer are the same on every page, so checked on home only. */
const checkedOnHome = (path: string) =>
  path === '/' || path === twinOf('/') ? [] : ['body > header', 'body > footer']

/** The violations of a page as it is loaded, and what does not fit its screens. */
async function faultsOf(page: Page, path: string, colorScheme: 'light' | 'dark') {
  await page.setViewportSize({ width: 1280, height: 720 })
  // What fades in has its contrast only at the end.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  const found = [...(await axeViolations(page, checkedOnHome(path))), ...(await tooWide(page))]
  return found.map((fault) => `${path} (${colorScheme}): ${fault}`)
}

/** Languages and themes by turns, so that each pair of them comes up in every four. */
const inTurns = (paths: readonly string[]) =>
  paths.map((path, index) => ({
    path: index % 2 === 0 ? path : twinOf(path),
    other: index % 2 === 0 ? twinOf(path) : path,
    colorScheme: index % 4 < 2 ? ('light' as const) : ('dark' as const),
  }))

/** A few pages for each test: one worker does not wait for the other for long. */
const portions = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / 5) }, (_, at) => items.slice(at * 5, at * 5 + 5))

// A pure test calculates the contrast of all colours in both themes.
for (const pages of portions(inTurns([...seenPages, ...seenViews]))) {
  const from = pages.map(({ path }) => path.split('?')[0]).join(' ')
  test(`no violation, and nothing wider than its screen: ${from}`, async ({ page }) => {
    const found: string[] = []
    for (const { path, colorScheme } of pages) {
      found.push(...(await faultsOf(page, path, colorScheme)))
    }
    expect(found).toEqual([])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('each page fits its screens in its other language, too', async ({ page }) => {
    const found: string[] = []
    for (const { other } of inTurns(seenPages)) {
      await page.goto(other)
      found.push(...(await tooWide(page)).map((fault) => `${other}: ${fault}`))
    }
    expect(found).toEqual([])
  })
})

test('a product of each category has no violation and fits its screen', async ({ page }) => {
  const found: string[] = []
  for (const { path, colorScheme } of inTurns(await productPages(page.request))) {
    found.push(...(await faultsOf(page, path, colorScheme)))
  }
  expect(found).toEqual([])
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
