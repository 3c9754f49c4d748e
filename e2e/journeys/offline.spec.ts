import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const list = '/produkter/minikranar?vy=tabell'
const machine = 'SPX532'
const form = '/forfragan?produkt=jekko-spx532'

// Offline, what was not saved cannot be loaded.
test.use({ serviceWorkers: 'allow', failedLoads: 'expected' })

/** The page once the worker has saved it. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await waitUntilKept(page, path)
}

// `waitForFunction` takes the promise of an async function for true.
const waitUntilKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (address) => {
        const cache = await caches.open('pages')
        return (await cache.match(address)) !== undefined
      }, path),
    )
    .toBe(true)

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

test('a machine reached by a link can be read without a connection and says when it was saved, other pages and forms cannot', async ({
  page,
  context,
}) => {
  const saved = /Sidan är sparad \d{1,2} [a-z]{3,4} \d\d:\d\d\./
  await visit(page, list)
  // The worker controls the page that is loaded after it has come.
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: machine }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(machine)
  const product = new URL(page.url()).pathname
  await waitUntilKept(page, product)
  await page.goto(form)
  // Which answers may be kept: saved-page.test.ts.
  await page.goto('/produkter/finns-inte')
  await page.goto(product)
  await expect(page.getByText(saved)).toHaveCount(0)
  await offline(context, async () => {
    await page.reload()
    await expect(page.getByText(saved)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1 })).toContainText(machine)
    await expect(page.getByRole('img', { name: new RegExp(machine) }).first()).toBeVisible()
    await expect(page.getByRole('table').first()).toBeAttached()
    await page.goto(list)
    await expect(page.getByText(saved)).toBeVisible()
    await page.goto('/produkter/liftar')
    await expect(page.getByRole('heading', { name: 'Ingen uppkoppling' })).toBeVisible()
    await expect(page.goto(form)).rejects.toThrow()
  })
  await expect(async () => {
    await page.goto(product)
    await expect(page.getByText(saved)).toHaveCount(0)
  }).toPass()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return all.flat()
  })
  expect(kept).toContainEqual(expect.stringContaining('/upload/images/'))
  expect(kept.filter((address) => /forfragan|finns-inte|\/api\/|\.data/.test(address))).toEqual([])
})
