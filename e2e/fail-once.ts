import type { Page, Route } from '@playwright/test'

/**
 * Lets `fail` answer the first request to `addresses`, and lets all others through. The route stays:
 * taken away while the page loads its next scripts, it leaves their requests without an answer.
 */
export async function failOnce(
  page: Page,
  addresses: string,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  let hasFailed = false
  await page.route(addresses, (route) => {
    if (hasFailed) return route.continue()
    hasFailed = true
    return fail(route)
  })
}
