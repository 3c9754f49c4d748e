import { expect, test } from '../fixtures.ts'
import { closedSpecialDay, pickupDate } from '../pickup-date.ts'
import { words } from './inquiry.ts'

test('only times at which the depot is open can be sent, and it says why not', async ({ page }) => {
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = page.locator('form[data-lift]')
  const send = form.getByRole('button', { name: words.sv.send })
  await form.getByLabel('Depå').selectOption('Depå Umeå')
  await form.getByLabel('Hämtdatum').fill(closedSpecialDay())
  await expect(form.getByText(/Umeå har stängt den dagen: \S/)).toBeVisible()
  await expect(send).toBeDisabled()
  await form.getByLabel('Hämtdatum').fill(pickupDate())
  await expect(form.getByText(/Umeå har öppet/)).toBeVisible()
  await expect(send).toBeEnabled()
  await form.getByLabel('Hämttid').fill('05:00')
  await expect(form.getByText(/För tidigt: Umeå öppnar/)).toBeVisible()
  await expect(send).toBeDisabled()
  await form.getByLabel('Hämttid').fill('23:00')
  await expect(form.getByText(/För sent: Umeå stänger/)).toBeVisible()
  await form.getByLabel('Hämttid').fill('10:00')
  await expect(send).toBeEnabled()
  await form.getByLabel('Returdatum').fill(closedSpecialDay())
  await expect(send).toBeDisabled()
})
