import { axeViolations } from '../accessibility.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { closedSpecialDay, pickupDate } from '../pickup-date.ts'
import { words } from './inquiry.ts'

test('only times at which the depot is open can be sent, it says why not, and the next open one is one tap', async ({
  page,
}) => {
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = page.locator('form[data-name=inquiry]')
  const send = form.getByRole('button', { name: words.sv.send })
  // The machine's own depot.
  await expect(form.getByLabel('Depå')).not.toHaveValue('')
  await form.getByLabel('Depå').selectOption('Depå Umeå')
  await form.getByLabel('Hämtdatum').fill(closedSpecialDay())
  await expect(form.getByText(/Umeå har stängt den dagen: \S/)).toBeVisible()
  await expect(send).toBeDisabled()
  await form.getByRole('link', { name: /^Välj en dag och en tid då depån har öppet/ }).click()
  await expect(form.getByLabel('Hämtdatum')).toBeFocused()
  await form.getByLabel('Hämtdatum').fill(pickupDate())
  await expect(form.getByText(/Umeå har öppet/)).toBeVisible()
  await expect(send).toBeEnabled()
  await form.getByLabel('Hämttid').fill('05:00')
  await expect(
    form.getByText(/^05:00 är för tidigt, Umeå öppnar \d\d:\d\d den dagen/),
  ).toBeVisible()
  await expect(send).toBeDisabled()
  await form.getByLabel('Hämttid').fill('23:00')
  await expect(form.getByText(/^23:00 är för sent, Umeå stänger \d\d:\d\d den dagen/)).toBeVisible()
  await form.getByLabel('Hämttid').fill('5')
  await form.getByLabel('Hämttid').blur()
  await expect(form.getByLabel('Hämttid')).toHaveValue('05:00')
  await expect(form.getByText(/^05:00 är för tidigt/)).toBeVisible()
  await form.getByLabel('Hämttid').fill('10:00')
  await expect(send).toBeEnabled()
  await expect(form.getByLabel('Returtid')).toHaveAccessibleDescription('Frivilligt, TT:MM')
  await form.getByLabel('Returdatum').fill(closedSpecialDay())
  await expect(form.getByLabel('Returtid')).toHaveAccessibleDescription('TT:MM')
  await expect(send).toBeDisabled()
  await form.getByLabel('Returdatum').fill('')
  await form.getByLabel('Hämtdatum').fill(closedSpecialDay())
  await expect(send).toBeDisabled()
  await form.getByRole('button', { name: /^Välj \S+dag \d{4}-\d\d-\d\d \d\d:\d\d$/ }).click()
  await expect(send).toBeEnabled()
  await expect(form.getByLabel('Hämttid')).toHaveValue(/^\d\d:\d\d$/)
  // With both dates known, the times around them have a price.
  await form.getByLabel('Hämtdatum').fill(closedSpecialDay())
  await form.getByLabel('Returdatum').fill(closedSpecialDay())
  await form.getByText(/^Depån har stängt någon av de dagarna\./).waitFor()
  await form.getByRole('button', { name: 'Välj de dagarna' }).first().click()
  await expect(send).toBeEnabled()
  await expect(form.getByLabel('Returtid')).toHaveValue(/^\d\d:\d\d$/)
})

test('a day is picked from a month by keyboard or pointer, and a closed one says why', async ({
  page,
}) => {
  await page.goto('/forfragan?produkt=jekko-spx312')
  await waitForHydration(page)
  const form = page.locator('form[data-name=inquiry]')
  await form.getByLabel('Depå').selectOption('Depå Umeå')
  const field = form.locator('[name=pickup_date]')
  await field.fill(pickupDate())
  const opener = form.getByRole('button', { name: 'Hämtdatum: välj i kalender' })
  await opener.click()
  const month = page.getByRole('dialog', { name: 'Hämtdatum' })
  const sunday = month.getByRole('button', { name: /söndag .* Umeå har stängt den dagen/ }).last()
  await expect(sunday).toBeDisabled()
  // It can be turned to all the same, and stays unpicked.
  await sunday.click({ force: true })
  await expect(month).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await month
    .getByRole('button', { name: /onsdag .* Umeå har öppet/ })
    .last()
    .click()
  await expect(month).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(field).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
  await opener.press('Enter')
  await expect(month.locator('td button[tabindex="0"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(month.getByRole('button', { name: 'Stäng', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(month).toBeHidden()
})
