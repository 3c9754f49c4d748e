import type { Page } from '@playwright/test'
import { test as ownContext } from '../fixtures.ts'
import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { openStopped } from '../stopped-clock.ts'

// These journeys are about scripts that fail or never arrive; /fel answers 404.
test.use({ failedLoads: 'expected' })
ownContext.use({ failedLoads: 'expected' })

const scripts = '**/assets/*.js'

/** From now on no script arrives. */
async function stallScripts(page: Page) {
  await page.route(scripts, () => undefined)
}

async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

// A page that takes as long ends at /fel: watch-navigation.test.ts and late-part.test.ts.
ownContext('a form whose script takes 120 seconds keeps what is typed', async ({ page }) => {
  await openStopped(page, '/forfragan')
  await waitForHydration(page)
  await stallScripts(page)
  const asked = page.waitForRequest(scripts)
  await page.getByLabel('Förnamn').fill('Karin')
  await asked
  await page.clock.fastForward(120_000)
  await expect(page).toHaveURL('/forfragan')
  await expect(page.getByLabel('Förnamn')).toHaveValue('Karin')
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
  await expect(page.getByText('Ange korrekt summa').first()).toBeVisible()
  await expect(page.getByLabel('Förnamn')).toHaveValue('Karin')
})

ownContext('a dialog whose script takes 120 seconds opens as a page', async ({ page }) => {
  await openStopped(page, '/produkter/minikranar/spindelkranar/jekko-spx312')
  await waitForHydration(page)
  await stallScripts(page)
  const asked = page.waitForRequest(scripts)
  await page.getByRole('link', { name: 'Skicka förfrågan' }).first().click()
  await asked
  await page.clock.fastForward(120_000)
  await expect(page).toHaveURL(/\/forfragan\?produkt=jekko-spx312$/)
  await expect(page.getByLabel('Förnamn')).toBeVisible()
})

for (const gone of ['script', 'parts'] as const) {
  test(`a page whose ${gone} is gone after a deploy comes whole from the server`, async ({
    page,
  }) => {
    await openHydrated(page, '/produkter/minikranar')
    await loadIsland(page.getByLabel('Sortera'))
    const link = page.getByRole('link', { name: 'Jekko SPX312' }).first()
    // Intent loads the page's own script; the scripts of its islands load with the click.
    const own = /\/assets\/page-/
    if (gone === 'parts') await Promise.all([page.waitForResponse(own), link.hover()])
    let isGone = true
    await page.route(scripts, (route) => (isGone ? route.abort() : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await link.click()
    await expect(page).toHaveURL(/jekko-spx312$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Jekko SPX312' })).toBeVisible()
  })
}

test('intent fetches the script of a page, never its data: nothing is counted as seen', async ({
  page,
}) => {
  await openHydrated(page, '/produkter/minikranar')
  await loadIsland(page.getByLabel('Sortera'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const point = async () => {
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: 'Jekko SPX312' }).first().hover()
    return asked.some((path) => path.startsWith('/assets/page-'))
  }
  await expect.poll(point).toBe(true)
  // By then all requests of the script have been made.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(asked.filter((path) => /^\/api\/|\.data$|^\/produkter/.test(path))).toEqual([])
})
