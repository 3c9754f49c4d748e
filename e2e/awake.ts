import type { Page } from '@playwright/test'

/** Until the page's script has taken over what the server made: a click before that is a plain link's. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}
