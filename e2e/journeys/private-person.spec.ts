import { loadForm, loadIsland } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { queryOf } from './site-database.ts'

const texts = words.sv

const priceTypeOf = async (number: string) =>
  (
    await queryOf<{ price_type: number; company: string | null }>(
      site,
      'select price_type, company from cases where case_number = $1',
      [number],
    )
  )[0]

test('a private person says so in the form, is asked no company and sees prices with VAT', async ({
  page,
}) => {
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = await fillInquiry(page, texts, { email: 'privat@kund.example' })
  await loadForm(form)
  await expect(form.getByLabel('Företag')).toBeVisible()
  const isPrivate = form.getByLabel('Privatperson')
  await isPrivate.focus()
  await page.keyboard.press('Space')
  await expect(form.getByLabel('Företag')).toBeHidden()
  await expect(isPrivate).toBeFocused()
  const withoutVat = page.getByRole('button', { name: 'Exkl. moms' })
  // Before its script has come it posts a plain form, and the new page asks another sum.
  await loadIsland(withoutVat)
  await withoutVat.click()
  await expect(form.getByLabel('Firma')).toBeChecked()
  await isPrivate.check()
  await expect(page.getByRole('button', { name: 'Inkl. moms' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await form.getByRole('button', { name: texts.send }).click()
  const number = await shownCaseNumber(page)
  expect(await priceTypeOf(number)).toEqual({ price_type: 1, company: null })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, failedLoads: 'expected' })
  test('a private person is asked no company, also after a fault', async ({ page }) => {
    await page.goto('/forfragan?produkt=jekko-spx312')
    const form = await fillInquiry(page, texts, { email: 'utanskript@kund.example' })
    await form.getByLabel('Privatperson').check()
    await expect(form.getByLabel('Företag')).toBeHidden()
    await form.getByLabel(texts.lastname).fill('')
    await form.getByRole('button', { name: texts.send }).click()
    await expect(form.getByLabel('Privatperson')).toBeChecked()
    await expect(form.getByLabel('Företag')).toBeHidden()
    await form.getByLabel(texts.lastname).fill('Ek Svensson')
    const label = await form.locator('label').filter({ hasText: texts.sum }).textContent()
    const [, x = '', y = ''] = texts.sum.exec(label ?? '') ?? []
    await form.getByLabel(texts.sum).fill(String(Number(x) + Number(y)))
    await form.getByRole('button', { name: texts.send }).click()
    expect(await priceTypeOf(await shownCaseNumber(page))).toMatchObject({ price_type: 1 })
  })
})
