import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until React has hydrated the page; before that, a click on a link loads a document. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Focuses a form and waits for its script; before that, it is posted as a plain form. */
export async function loadForm(form: Locator): Promise<void> {
  await form.locator('input:visible').first().focus()
  await expect(form).toHaveAttribute('data-draft', 'kept')
}

const waitingIslands = (element: Locator) =>
  element.locator('xpath=ancestor::*[@data-island="waiting"]')

/** Waits until the islands around the element that has the focus are hydrated. */
export async function waitForFocusedIsland(element: Locator): Promise<void> {
  await expect(waitingIslands(element)).toHaveCount(0)
}

/** Hovers an element until the islands around it are hydrated. */
export async function loadIsland(element: Locator): Promise<void> {
  const waiting = waitingIslands(element)
  await expect
    .poll(
      async () => {
        await element.page().mouse.move(0, 0)
        await element.hover()
        return waiting.count()
      },
      { intervals: [50] },
    )
    .toBe(0)
}

/** Waits until everything that the page preloads has come, such as the script of /fel under a form. */
export async function waitForPreloads(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // Not `performance.getEntriesByType`: an installed clock answers nothing there.
        const entries = await new Promise<PerformanceEntryList>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
          observer.observe({ type: 'resource', buffered: true })
        })
        const loaded = new Set(entries.map(({ name }) => name))
        const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        return wanted.filter(({ href }) => !loaded.has(href)).length
      }),
    )
    .toBe(0)
}
