import { devices, type Page } from '@playwright/test'
import { axeSource } from './accessibility.ts'
import { test as base } from './fixtures.ts'
import { site } from './sites.ts'

/**
 * For journeys that look at pages and leave nothing behind: one page stays open for all of a worker,
 * because loading the site in a page that has shown it before takes a third of the time. Options of a
 * context, such as `javaScriptEnabled`, do not reach it.
 */
export const test = base.extend<object, { openPage: Page }>({
  openPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        ...devices['Desktop Chrome'],
        baseURL: site.url,
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
        // What fades in has its contrast only at the end.
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addInitScript({ content: axeSource })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ openPage }, use) => {
    await use(openPage)
    openPage.removeAllListeners()
    await openPage.context().clearCookies()
  },
})
