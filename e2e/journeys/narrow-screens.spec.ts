import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('the form for a lift stays open while its results come', async ({ page }) => {
    await page.goto('/kranvaljare')
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByLabel('Höjd (m)', { exact: true }).fill('9')
    await expect(main.getByText(/kranar klarar det/)).toBeVisible()
    await main.getByLabel('Radie (m)', { exact: true }).fill('5')
    await main.getByLabel('Vikt (kg)', { exact: true }).fill('300')
    await expect(page).toHaveURL(/\?q=9_5_300$/)
  })

  // That the price question is one row: sticky-buttons.spec.ts.
  test('what the keyboard comes to is not behind notices or buttons (en)', async ({ page }) => {
    await page.goto('/en/produkter/minikranar/spindelkranar/jekko-spx312')
    await waitForHydration(page)
    await expect(
      page.locator('.bg-orange').getByRole('button', { name: 'Incl. VAT' }),
    ).toBeVisible()
    const covered: string[] = []
    for (let stop = 0; stop < 50; stop += 1) {
      await page.keyboard.press('Tab')
      const hidden = await coveredFocus(page)
      if (hidden !== null) covered.push(hidden)
    }
    // At the end of the page nothing scrolls any more.
    const last = page.getByRole('contentinfo').locator('a, summary, button')
    for (const link of await last.filter({ visible: true }).all()) {
      await link.focus()
      const hidden = await coveredFocus(page)
      if (hidden !== null) covered.push(hidden)
    }
    expect(covered).toEqual([])
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('eight cranes with all that follows end within four screens', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 - 57 })
      // An open question lengthens the page.
      const value = encodeURIComponent(
        JSON.stringify({ cookieAccept: 'necessary', priceType: '2' }),
      )
      await page.context().addCookies([{ name: 'settings', value, url: baseURL ?? '' }])
      for (const path of ['/kranvaljare?q=9_5_300', '/en/kranvaljare?q=9_5_300']) {
        await page.goto(path)
        const cranes = page.getByRole('main').getByRole('article')
        await expect(cranes, path).toHaveCount(8)
        const price = cranes.first().getByText(/(exkl\. moms|excl\. VAT)$/)
        await expect(price, path).toBeInViewport({ ratio: 1 })
        // Screens of 740 px; the bar at the bottom covers 57 px of each.
        expect(await heightOf(page), path).toBeLessThanOrEqual(4 * 740)
      }
    })

    test('the dropdown goes by its button', async ({ page }) => {
      await page.goto('/produkter')
      const main = page.getByRole('main')
      await main.getByLabel('Välj kategori').selectOption('liftar')
      await main.getByRole('button', { name: 'Visa', exact: true }).click()
      await expect(page).toHaveURL('/produkter/liftar')
    })
  })
})

// The buttons beside them need the script.
test('with text of 200 % on a wide screen the typed numbers of a lift are whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/kranvaljaren?q=9_5_1500')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const cut: number[] = []
  for (const name of ['Höjd (m)', 'Radie (m)', 'Vikt (kg)']) {
    const field = page.getByLabel(name, { exact: true })
    cut.push(await field.evaluate((input) => input.scrollWidth - input.clientWidth))
  }
  expect(cut).toEqual([0, 0, 0])
})

test.describe('by styles alone', () => {
  test.use({ javaScriptEnabled: false })

  // The two breakpoints, to the pixel.
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
        .getByRole('link', { name: /^\S.* \(\d+\)$/ })
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

  test('the two nearest crumbs are enough below 600 px', async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Du är här' }).getByRole('link')
    await page.setViewportSize({ width: 599, height: 800 })
    await page.goto('/produkter/minikranar/spindelkranar/jekko-spx532')
    await expect(crumbs).toHaveText(['Minikranar', 'Spindelkranar'])
    await page.setViewportSize({ width: 600, height: 800 })
    await expect(crumbs).toHaveText(['Start', 'Maskiner', 'Minikranar', 'Spindelkranar'])
  })

  // 180 px have as much room as 360 px at text of 200 %.
  test('with text of 200 % a phone breaks no word of a heading, name or price', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 180, height: 400 })
    const words = [
      ['/kranvaljaren', 'h1', 'Kranväljaren'],
      ['/produkter/minikranar/spindelkranar', 'h1', 'Spindelkranar'],
      ['/kranvaljare?q=9_5_300', 'article h3 a', 'SPX532'],
      ['/utbildningar', 'li p span', 'platser'],
      ['/', 'figcaption p span', 'Arbetsområde'],
    ] as const
    const broken: string[] = []
    for (const [path, selector, word] of words) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const holder = page.getByRole('main').locator(selector).filter({ hasText: word }).first()
      if ((await linesOf(holder, word)) !== 1) broken.push(word)
    }
    expect(broken).toEqual([])
  })

  test('no line of a wrapped path to a page ends with a separator', async ({ page }) => {
    await page.setViewportSize({ width: 180, height: 400 })
    await page.goto('/produkter/minikranar/spindelkranar/jekko-spx532')
    const ends = await page
      .getByRole('navigation', { name: 'Du är här' })
      .getByRole('listitem')
      .evaluateAll((steps) =>
        steps.map((step) =>
          ['::before', '::after'].map((place) => getComputedStyle(step, place).content),
        ),
      )
    expect(ends.slice(-3, -1)).toEqual([
      ['none', 'none'],
      ['"/"', 'none'],
    ])
  })

  for (const path of ['/', '/en']) {
    test(`home shows tiles on every screen, and no word of one is broken at 360 px (${path})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      const titles = page.getByRole('main').locator('li a:has(img, svg) span.font-medium')
      await expect(titles).toHaveCount(6)
      await expect(titles.first()).toBeVisible()
      await page.setViewportSize({ width: 360, height: 640 })
      await page.evaluate(() => document.fonts.ready)
      const broken = await titles.evaluateAll((spans) =>
        spans.flatMap((span) => {
          const text = span.firstChild
          return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(span.firstChild ?? span, index)
            range.setEnd(span.firstChild ?? span, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          })
        }),
      )
      expect(broken).toEqual([])
    })
  }

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

  test('a crane with a long name stays within the plate of all cranes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/kranplansch')
    const crane = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jekko SPX312' })
    await crane.getByText('Jekko SPX312').evaluate((name) => {
      name.textContent = 'Jekko SPX312 med lång hydraulisk jibb och fäste för glasrobot'
    })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(360)
  })

  test('a comparison says that it scrolls sideways exactly where it does', async ({ page }) => {
    const machines = ['jekko-spx532', 'unic-urw-295', 'maeda-lc383', 'jekko-jf545']
    const table = page.getByRole('region', { name: 'Maskinerna sida vid sida' })
    // On either side of each width at which a table begins or ceases to scroll.
    for (const [count, widths] of [
      [1, [320, 600]],
      [2, [320, 360, 599, 600, 1280]],
      [3, [360, 520, 599, 600, 768, 1000]],
      [4, [520, 599, 600, 1000, 1280]],
    ] as const) {
      await page.goto(`/jamfor?m=${machines.slice(0, count).join(',')}&q=5_5_100`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const scrolls = await table.evaluate((box) => box.scrollWidth > box.clientWidth)
        const said = page.getByText(`${count} maskiner, dra i sidled.`)
        await expect(said, `${count} machines at ${width} px`).toBeVisible({ visible: scrolls })
      }
    }
  })

  test('prices of a table stay within their column', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto('/produkter/minikranar?vy=tabell')
    const cells = page.getByRole('cell', { name: / inkl\. moms$/ })
    await expect(cells.first()).toBeVisible()
    const wider = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    )
    expect(wider).toEqual([])
  })
})

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** What has the focus while something else lies over its middle; null: nothing does. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSeen = above !== null && (focused.contains(above) || above.contains(focused))
    return isSeen ? null : focused.outerHTML.slice(0, 120)
  })

/** On how many lines a word stands. */
function linesOf(holder: Locator, word: string) {
  return holder.evaluate((element, wanted) => {
    const text = [...element.childNodes].find(({ textContent }) => textContent?.includes(wanted))
    if (!text) return 0
    const start = text.textContent?.indexOf(wanted) ?? 0
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + wanted.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }, word)
}
