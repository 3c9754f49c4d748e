import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

test('a make opens over the list at its own address, gives the focus back, and follows back and forward', async ({
  page,
}) => {
  await page.goto('/leverantorer?visa=reparation')
  await waitForHydration(page)
  const jekko = page.getByRole('table').getByRole('link', { name: 'Jekko' })
  await jekko.click()
  await expect(page).toHaveURL(/\/leverantorer\?.*tillverkare=jekko/)
  const dialog = page.getByRole('dialog', { name: 'Jekko' })
  await expect(dialog.getByRole('link', { name: 'Jekko SPX532' })).toBeVisible()
  await expect(dialog.getByText('Vi reparerar och servar märket')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Jekko' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'jekko.example' })).toHaveAttribute(
    'href',
    'https://jekko.example',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/leverantorer?visa=reparation')
  await expect(jekko).toBeFocused()
  await jekko.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/leverantorer?visa=reparation')
  await page.goForward()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: 'Stäng' }).click()
  await expect(page).toHaveURL('/leverantorer?visa=reparation')
  await expect(dialog).toBeHidden()
  // Closing added no entry: the make can be opened by going forward, not by going back.
  await page.goForward()
  await expect(dialog).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the strip of makes leads to each of them', async ({ page }) => {
    await page.goto('/reparation-service')
    const strip = page.getByRole('main').getByRole('listitem')
    await expect(strip.getByRole('img', { name: 'Maeda' })).toBeVisible()
    await strip.getByRole('link', { name: 'Maeda' }).click()
    await expect(page).toHaveURL('/leverantorer?tillverkare=maeda')
    await expect(page.getByRole('dialog', { name: 'Maeda' })).toBeVisible()
  })

  test('an unknown make is the list with a sentence, and only the repaired makes are left of it', async ({
    page,
  }) => {
    await page.goto('/en/leverantorer?tillverkare=finns-inte')
    await expect(page.getByRole('status')).toContainText('not in the list')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.filter({ hasText: 'Befard' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const repaired = page.getByRole('link', { name: 'We repair' })
    await repaired.click()
    await expect(rows.filter({ hasText: 'Jekko' })).toBeVisible()
    await expect(rows.filter({ hasText: 'Befard' })).toHaveCount(0)
    await expect(repaired).toHaveAttribute('aria-current', 'true')
  })

  test('a make opens and closes by plain links', async ({ page }) => {
    await page.goto('/leverantorer')
    await page.getByRole('table').getByRole('link', { name: 'UNIC' }).click()
    const dialog = page.getByRole('dialog', { name: 'UNIC' })
    await expect(dialog.getByRole('link', { name: /URW/ }).first()).toBeVisible()
    await dialog.getByRole('link', { name: 'Stäng' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/leverantorer')
  })
})
