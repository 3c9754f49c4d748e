import { test as ownContext } from '../fixtures.ts'
import { loadForm, loadIsland } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { answerNotices } from './registration.ts'
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

ownContext.describe('on a phone', () => {
  ownContext.use({ viewport: { width: 360, height: 640 }, hasTouch: true })
  ownContext('a private person inquires by the bar at the bottom', async ({ page }) => {
    await answerNotices(page)
    await page.goto('/produkter/minikranar/spindelkranar/jekko-spx312')
    await page
      .getByRole('navigation', { name: 'Snabbval' })
      .getByRole('link', { name: 'Förfrågan' })
      .tap()
    await expect(page).toHaveURL(/\/forfragan\?produkt=/)
    const form = await fillInquiry(page, texts, { email: 'privat@kund.example' })
    await loadForm(form)
    await form.getByLabel('Privatperson').tap()
    await form.getByRole('button', { name: texts.send }).tap()
    const number = await shownCaseNumber(page)
    expect(await priceTypeOf(number)).toEqual({ price_type: 1, company: null })
  })
})

test('who says in the form to be a private person is asked no company and sees prices with VAT', async ({
  page,
}) => {
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = page.locator('form[data-name=inquiry]')
  await loadForm(form)
  await expect(form.getByLabel('Företag')).toBeVisible()
  const isPrivate = form.getByLabel('Privatperson')
  await isPrivate.focus()
  await page.keyboard.press('Space')
  await expect(form.getByLabel('Företag')).toBeHidden()
  await expect(isPrivate).toBeFocused()
  const withoutVat = page.getByRole('button', { name: 'Exkl. moms' })
  // Before its script has come it posts a plain form.
  await loadIsland(withoutVat)
  await withoutVat.click()
  await expect(form.getByLabel('Firma')).toBeChecked()
  await isPrivate.check()
  await expect(page.getByRole('button', { name: 'Inkl. moms' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
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
