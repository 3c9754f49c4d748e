import { expect, test } from '../fixtures.ts'
import { waitForHydration } from '../hydration.ts'

// Fails when an upgrade of React Router renders its scripts differently (start-after-paint.ts).
test('a page loads no script before its first paint, and all of them after it', async ({
  page,
}) => {
  const answer = await page.goto('/')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('type="text/later"')
  expect(html).not.toMatch(/<script[^>]*type="module"/)
  expect(html).not.toMatch(/<link[^>]*rel="modulepreload"/)
  await waitForHydration(page)
  await expect(page.locator('script[type="text/later"], link[rel=later]')).toHaveCount(0)
})
