import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { expectCaseStored } from './case-rows.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { picture, pictureWords } from './pictures.ts'
import { answerNotices } from './registration.ts'

const holdScript = (page: Page, name: string) => hold(page, `**/assets/${name}-*.js`)

const form = (page: Page) => page.locator('form[data-name]')

test('a form loads its script on the first interaction, and not before; a box ticked by it stays ticked', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/\w+-section-/.test(request.url())) fetched.push(request.url())
  })
  await answerNotices(page)
  const letGo = await holdScript(page, 'credit-section')
  await page.goto('/kreditansokan')
  await waitForHydration(page)
  expect(fetched).toEqual([])
  await page.getByLabel(/^Jag godkänner/).check()
  letGo()
  await expect(form(page)).toHaveAttribute('data-draft', 'kept')
  await expect(page.getByLabel(/^Jag godkänner/)).toBeChecked()
  expect(fetched).toHaveLength(1)
})

test('input, ticks, choices and focus from before a form has loaded are kept', async ({ page }) => {
  await answerNotices(page)
  const letGo = await holdScript(page, 'inquiry-section')
  await page.goto('/forfragan?produkt=jekko-spx312')
  await waitForHydration(page)
  await page.getByLabel('Förnamn').fill('Åsa')
  await form(page).getByLabel('Depå').selectOption({ index: 2 })
  await page
    .getByLabel('Bilder')
    .setInputFiles([await picture('gard.jpg', { width: 800, height: 600 })])
  await page.getByLabel('Meddelande').pressSequentially('Porten är')
  await expect(form(page)).toHaveAttribute('data-draft', 'early')
  letGo()
  await expect(form(page)).toHaveAttribute('data-draft', 'kept')
  await expect(page.getByLabel('Meddelande')).toBeFocused()
  await page.keyboard.type(' 900 mm bred.')
  await expect(page.getByLabel('Meddelande')).toHaveValue('Porten är 900 mm bred.')
  await expect(page.getByLabel('Förnamn')).toHaveValue('Åsa')
  await expect(form(page).getByLabel('Depå')).not.toHaveValue('')
  const shown = page.getByRole('img', { name: pictureWords.sv.alt(1, 'gard.jpg') })
  await expect(shown).toBeVisible()
})

test.describe('a form sent before its page has loaded', () => {
  test.use({ failedLoads: 'expected' })
  test('shows what is missing, and keeps it and the values on the way to a field', async ({
    page,
  }) => {
    await answerNotices(page)
    const letGo = await hold(page, '**/assets/*.js')
    await page.goto('/servicearende', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Efternamn').fill('Berg')
    await page.getByRole('button', { name: 'Skicka förfrågan' }).click()
    const summary = page.locator('[data-faults]')
    await expect(summary).toBeFocused()
    letGo()
    await waitForHydration(page)
    await summary.getByRole('link', { name: /^Förnamn/ }).click()
    await expect(form(page)).toHaveAttribute('data-draft', 'kept')
    await expect(summary).toBeVisible()
    await expect(page.getByLabel('Efternamn')).toHaveValue('Berg')
    await expect(page.getByLabel('Förnamn')).toHaveAttribute('aria-invalid', 'true')
  })
})

test('a form sent before its script has loaded is stored, and its case is remembered, no draft', async ({
  page,
}) => {
  const email = 'utan-skript@kund.example'
  await answerNotices(page)
  const letGo = await holdScript(page, 'inquiry-section')
  await page.goto('/forfragan?produkt=jekko-spx312')
  await waitForHydration(page)
  const filled = await fillInquiry(page, words.sv, { email })
  await filled.getByRole('button', { name: words.sv.send }).click()
  const number = await shownCaseNumber(page)
  await expectCaseStored(site, number, { lang: 'sv', email })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('inquiry'))).toBeNull()
  letGo()
  await page.goto('/forfragan?produkt=jekko-spx312')
  await page.getByLabel('Förnamn').focus()
  await expect(form(page)).toHaveAttribute('data-draft', 'kept')
  await expect(page.getByLabel('Förnamn')).toHaveValue('')
  const list = page.getByRole('heading', { name: 'Dina ärenden' }).locator('..')
  await expect(list.getByRole('listitem')).toContainText([`${number}Förfrågan: Jekko SPX312`])
})

test.describe('when the form is refused', () => {
  test.use({ failedLoads: 'expected' })
  test('before its script has loaded, the page shows the input again with the faults', async ({
    page,
  }) => {
    await answerNotices(page)
    const letGo = await holdScript(page, 'registration-section')
    await page.goto('/anmalan?produkt=fallskydd-helsingborg-2028-11-15')
    await waitForHydration(page)
    await page.getByLabel('E-post').first().fill('fel')
    await page.getByRole('button', { name: 'Anmäl dig' }).click()
    await expect(page.getByRole('alert').first()).toContainText('Kontrollera inmatning')
    await expect(page.getByLabel('E-post').first()).toHaveValue('fel')
    letGo()
    await expect(form(page)).toHaveAttribute('data-draft', 'kept')
    await expect(page.getByLabel('E-post').first()).toHaveValue('fel')
    await expect(page.getByLabel('E-post').first()).toHaveAttribute('aria-invalid', 'true')
  })
})
