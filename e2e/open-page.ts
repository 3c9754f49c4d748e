import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { site } from './sites.ts'

export { expect }

/**
 * The page stays open from test to test, one with script and one without: to load the site in a new
 * one takes more than twice the time. Each test finds nothing stored, no route, and the viewport and
 * colours that it asks for. A test that installs a clock, adds a script to pages or asks for another
 * option of a context needs the `test` of `fixtures.ts`, with a context of its own.
 */
export const test = base.extend<{ isAsUsual: boolean; otherPage: Page }>({
  isAsUsual: async (
    { baseURL, hasTouch, geolocation, locale, serviceWorkers },
    use,
    { project },
  ) => {
    const isUsual = locale === project.use.locale && serviceWorkers === project.use.serviceWorkers
    await use(isUsual && !hasTouch && geolocation === undefined && baseURL === site.url)
  },
  page: async ({ openPage, javaScriptEnabled, viewport, colorScheme, isAsUsual }, use) => {
    expect(isAsUsual, 'needs a context of its own: `test` of fixtures.ts').toBe(true)
    const page = await openPage({ person: 'first', javaScriptEnabled })
    if (viewport !== null) await page.setViewportSize(viewport)
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: 'reduce',
      forcedColors: 'none',
    })
    await use(page)
    await clear(page)
  },
  /** The page of somebody else, with a session of their own. */
  otherPage: async ({ openPage }, use) => {
    const page = await openPage({ person: 'second', javaScriptEnabled: true })
    await use(page)
    await clear(page)
  },
  context: async ({ page }, use) => use(page.context()),
})

async function clear(page: Page): Promise<void> {
  const context = page.context()
  page.removeAllListeners()
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ])
  // Without script, so that nothing is stored after it was cleared.
  await page.goto('/healthz')
  await Promise.all([
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }),
    context.clearCookies(),
    context.clearPermissions(),
    page.mouse.move(0, 0),
  ])
}
