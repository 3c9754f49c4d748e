import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const product = '/produkter/minikranar/spindelkranar/jekko-spx532'

// Offline, what was not saved cannot be loaded.
test.use({ serviceWorkers: 'allow', failedLoads: 'expected' })

/** The page once the worker has saved it. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async (address) => {
    await navigator.serviceWorker.ready
    const isKept = async () => {
      const cache = await caches.open('pages')
      return (await cache.match(address)) !== undefined
    }
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 100))
  }, path)
}

async function workerReachesSite(context: BrowserContext): Promise<boolean> {
  const reached = context.serviceWorkers().map((worker) =>
    worker.evaluate(() =>
      fetch('/healthz').then(
        () => true,
        () => false,
      ),
    ),
  )
  return (await Promise.all(reached)).includes(true)
}

async function offline(context: BrowserContext, work: () => Promise<void>) {
  await context.setOffline(true)
  // The page is cut off at once, the service worker a moment later.
  await expect.poll(() => workerReachesSite(context)).toBe(false)
  try {
    await work()
  } finally {
    await context.setOffline(false)
  }
}

test('a visited machine can be read without a connection and says when it was saved (sv)', async ({
  page,
  context,
}) => {
  const saved = /Sidan är sparad \d{1,2} [a-z]{3,4} \d\d:\d\d,/
  await visit(page, product)
  await expect(page.getByText(saved)).toHaveCount(0)
  await offline(context, async () => {
    await page.reload()
    await expect(page.getByText(saved)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SPX532')
    await expect(page.getByRole('img', { name: /SPX532/ }).first()).toBeVisible()
    await expect(page.getByRole('table').first()).toBeAttached()
  })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(saved)).toHaveCount(0)
  }).toPass()
})

test('a form and a page never visited are not shown without a connection', async ({
  page,
  context,
}) => {
  await visit(page, product)
  await page.goto('/forfragan?produkt=jekko-spx532')
  await page.goto(product)
  await offline(context, async () => {
    await page.goto('/produkter/minikranar')
    await expect(page.getByRole('heading', { name: 'Ingen uppkoppling' })).toBeVisible()
    await expect(page.goto('/forfragan?produkt=jekko-spx532')).rejects.toThrow()
  })
  const kept = await page.goto(product).then(() =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
      return all.flat()
    }),
  )
  expect(kept.filter((address) => /forfragan|\/api\/|\.data/.test(address))).toEqual([])
})

test('a machine reached by a link is kept like one that was loaded (en)', async ({
  page,
  context,
}) => {
  await visit(page, '/en/produkter/minikranar')
  await page.reload()
  await page
    .getByRole('main')
    .getByRole('link', { name: /SPX|URW|Maeda/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/produkter\/minikranar\/[^/]+\/[^/]+$/)
  const path = new URL(page.url()).pathname
  await page.evaluate(async (address) => {
    const cache = await caches.open('pages')
    while ((await cache.match(address)) === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }, path)
  await offline(context, async () => {
    await page.reload()
    await expect(page.getByText(/Page saved \d{1,2} [A-Z][a-z]{2,3} \d\d:\d\d,/)).toBeVisible()
  })
})
