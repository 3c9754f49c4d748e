import type { Page } from '@playwright/test'

/** Holds answers back like a slow network; returns a function that releases them. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
