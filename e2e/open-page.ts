import { devices, type Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { site } from './sites.ts'

export { expect }

type Open = (javaScriptEnabled: boolean) => Promise<Page>

const needsOwnContext = 'needs a context of its own: `test` of fixtures.ts'
const refuse = (): never => {
  throw new Error(needsOwnContext)
}

/**
 * The page stays open from test to test, one with script and one without: to load the site in a new
 * one takes more than twice the time. Each test finds nothing stored, no route, and the viewport and
 * colours that it asks for. A test that installs a clock, adds a script to pages or asks for another
 * option of a context needs the `test` of `fixtures.ts`, with a context of its own.
 */
export const test = base.extend<{ isAsUsual: boolean }, { openPage: Open }>({
  openPage: [
    async ({ browser }, use) => {
      const pages = new Map<boolean, Page>()
      await use(async (javaScriptEnabled) => {
        const known = pages.get(javaScriptEnabled)
        if (known !== undefined) return known
        const context = await browser.newContext({
          ...devices['Desktop Chrome'],
          baseURL: site.url,
          locale: 'sv-SE',
          timezoneId: 'Europe/Stockholm',
          serviceWorkers: 'block',
          javaScriptEnabled,
        })
        const page = await context.newPage()
        // Neither can be taken back.
        page.addInitScript = refuse
        page.clock.install = refuse
        pages.set(javaScriptEnabled, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  isAsUsual: async (
    { baseURL, hasTouch, geolocation, locale, serviceWorkers },
    use,
    { project },
  ) => {
    const isUsual = locale === project.use.locale && serviceWorkers === project.use.serviceWorkers
    await use(isUsual && !hasTouch && geolocation === undefined && baseURL === site.url)
  },
  page: async ({ openPage, javaScriptEnabled, viewport, colorScheme, isAsUsual }, use) => {
    expect(isAsUsual, needsOwnContext).toBe(true)
    const page = await openPage(javaScriptEnabled)
    if (viewport !== null) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'no-preference' })
    await use(page)
    await clear(page)
  },
  context: async ({ page }, use) => use(page.context()),
})

async function clear(page: Page): Promise<void> {
  const context = page.context()
  page.removeAllListeners()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // Without script, so that nothing is stored after it was cleared.
  await page.goto('/healthz')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await context.clearPermissions()
  await page.mouse.move(0, 0)
}
