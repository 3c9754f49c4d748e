import type { Page } from '@playwright/test'
import { failOnce } from '../fail-once.ts'
import { test as ownContext } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox')
const hint = (page: Page) => page.getByText('Sökningen behöver minst 2 tecken')
const hits = (page: Page) => page.getByRole('heading', { level: 1, name: /”minikran”/ })

test('Enter goes to the list with the search, once however often it is pressed', async ({
  page,
}) => {
  await page.goto('/kranvaljaren')
  await waitForHydration(page)
  await loadIsland(page.getByRole('banner').getByRole('search'))
  await field(page).fill('minikran')
  await field(page).press('Enter')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/produkter?q=minikran')
  await expect(hits(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await waitForHydration(page)
  await field(page).press('Enter')
  await expect(hits(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/kranvaljaren')
})

test('Enter pressed again before hydration leaves one history entry, too', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/kranvaljaren', { waitUntil: 'domcontentloaded' })
  await field(page).fill('minikran')
  await field(page).press('Enter')
  await expect(hits(page)).toBeVisible()
  const again = page.waitForEvent('framenavigated')
  await field(page).press('Enter')
  await again
  letGo()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL('/kranvaljaren')
})

test('a header that loads while the browser already navigates to the list does not navigate itself', async ({
  page,
}) => {
  const letGo = await hold(page, /\/produkter\?q=/)
  await page.goto('/kranvaljaren')
  await waitForHydration(page)
  const script = await hold(page, '**/assets/shell-components-*.js')
  await field(page).fill('minikran')
  // A header that loaded anyway would ask again at once.
  await page.evaluate(() => {
    const header = document.querySelector('header')
    const observer = new MutationObserver(() => {
      if (header?.isConnected === true) return
      observer.disconnect()
      document.querySelector<HTMLFormElement>('header form[role=search]')?.requestSubmit()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const asked = page.waitForRequest(/\/produkter\?q=/)
  await page.keyboard.press('Enter')
  await asked
  const came = page.waitForResponse(/shell-components-/)
  script()
  await (await came).finished()
  // Gives the page time to react.
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(step, 400)
  letGo()
  await expect(hits(page)).toBeVisible()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL('/kranvaljaren')
})

ownContext.describe('when too much was asked for', () => {
  ownContext.use({ failedLoads: 'expected' })

  ownContext('a search waits, with the page kept, and goes on by itself', async ({ page }) => {
    const refusal = {
      status: 429,
      headers: { 'retry-after': '30', 'content-type': 'application/problem+json' },
      body: JSON.stringify({ status: 429, code: 'tooManyRequests' }),
    }
    await failOnce(page, '**/api/site/getProductsArr*', (route) => route.fulfill(refusal))
    await page.clock.install()
    await page.goto('/produkter/minikranar')
    await loadIsland(field(page))
    await field(page).fill('lift')
    await field(page).press('Enter')
    await expect(page.getByText('Vänta 30 sekunder')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minikranar')
    await page.clock.fastForward(30_000)
    await expect(page).toHaveURL('/produkter?q=lift')
    await expect(page.getByText('Vänta 30 sekunder')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a search for nothing or one character says that it is too short, and one for a machine finds it', async ({
    page,
  }) => {
    await page.goto('/kranvaljaren')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/produkter?q=')
    await expect(hint(page)).toBeVisible()
    await field(page).fill('k')
    await page.getByRole('banner').getByRole('button', { name: 'Sök' }).click()
    await expect(page).toHaveURL('/produkter?q=k')
    await expect(hint(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
    await field(page).fill('glasrobot')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/produkter?q=glasrobot')
    const robots = page.getByRole('main').getByRole('link', { name: /Glasrobot/ })
    await expect(robots.first()).toBeVisible()
  })
})
