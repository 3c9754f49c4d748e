import { expect, test } from '../fixtures.ts'
import { letPass, openStopped } from '../stopped-clock.ts'

// The page's clock stands still except for `letPass`. Other exact times are in
// form-dialog.document.test.tsx and missing-page.document.test.tsx.

test('the notice about the price type comes after 500 ms and stays', async ({ page }) => {
  await openStopped(page, '/produkter')
  // Shown by script at once, in the same stack.
  await expect(page.getByRole('button', { name: 'Acceptera' })).toBeVisible()
  const notice = page
    .getByRole('region', { name: 'Notiser' })
    .getByText('Priser exkl. moms tills du väljer')
  await letPass(page, 499)
  await expect(notice).toHaveCount(0)
  await letPass(page, 1)
  await expect(notice).toBeVisible()
  // Orange, at the bottom.
  const orange = page.locator('.bg-orange').filter({ hasText: 'Priser exkl. moms tills du väljer' })
  await expect(orange).toBeVisible()
  const box = await orange.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(500)
  await page.clock.fastForward(60_000)
  await letPass(page, 100)
  await expect(notice).toBeVisible()
})
