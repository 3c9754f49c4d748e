import type { Page } from '@playwright/test'
import { fromNow } from '../apps/server/src/testing/clock.ts'

/** From here on no time goes by in the page but what a test lets pass; the clock must be installed. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(fromNow({ seconds: 1 }))
}

/** Lets time go by to the millisecond, and the page do all that is due by then. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  // What React has put off to its next tasks, which no clock holds back.
  await page.evaluate(async () => {
    for (let task = 0; task < 20; task += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}

/** Opens a page whose clock stands still, and waits for its hydration. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await stopClock(page)
  await page.goto(path)
  // Scripts wait for the first paint.
  await letPass(page, 100)
}
