import type { Page } from '@playwright/test'
import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { site } from '../sites.ts'
import { expectCaseStored } from './case-rows.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { picture, pictureWords } from './pictures.ts'
import { answerNotices } from './registration.ts'

const holdScript = (page: Page, name: string) => hold(page, `**/assets/${name}-*.js`)

const form = (page: Page) => page.locator('form[data-name]')

test('a form fetches its script once somebody turns to it, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/\w+-room-/.test(request.url())) fetched.push(request.url())
  })
  await answerNotices(page)
  await page.goto('/kreditansokan')
  await awake(page)
  expect(fetched).toEqual([])
  await page.getByLabel('Förnamn').focus()
  await expect(form(page)).toHaveAttribute('data-draft', 'kept')
  await expect(page.getByLabel('Förnamn')).toBeFocused()
  expect(fetched).toHaveLength(1)
})

test('what is typed, ticked, chosen and focused while a form sleeps goes on in the woken one', async ({
  page,
}) => {
  await answerNotices(page)
  const letGo = await holdScript(page, 'inquiry-room')
  await page.goto('/forfragan?produkt=jekko-spx312')
  await awake(page)
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

test('a slider that is moved before its script has come answers for where it stands', async ({
  page,
}) => {
  const letGo = await holdScript(page, 'machine-parts')
  await page.goto('/produkter/minikranar/spindelkranar/jekko-spx532')
  await awake(page)
  const lifts = page.locator('#lyfter')
  await lifts.getByRole('slider').press('Home')
  letGo()
  await expect(lifts.getByText(/kg på 0,5 m radie/)).toBeVisible()
})

test('a tick in a sleeping form stays a tick', async ({ page }) => {
  await answerNotices(page)
  const letGo = await holdScript(page, 'credit-room')
  await page.goto('/kreditansokan')
  await awake(page)
  await page.getByLabel(/^Jag godkänner/).check()
  letGo()
  await expect(form(page)).toHaveAttribute('data-draft', 'kept')
  await expect(page.getByLabel(/^Jag godkänner/)).toBeChecked()
})

test('a button that is pressed in a sleeping form does in the woken one what it says', async ({
  page,
}) => {
  await answerNotices(page)
  const letGo = await holdScript(page, 'inquiry-room')
  await page.goto('/forfragan?produkt=jekko-spx312')
  await awake(page)
  await page.getByRole('button', { name: /Hämtdatum/ }).click()
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a form that is sent before its script is awake is stored, and leaves no draft', async ({
  page,
}) => {
  const email = 'sovande@kund.example'
  await answerNotices(page)
  const letGo = await holdScript(page, 'inquiry-room')
  await page.goto('/forfragan?produkt=jekko-spx312')
  await awake(page)
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
})

test.describe('when the form is refused', () => {
  test.use({ failedLoads: 'expected' })
  test('before its script is awake, the page brings all of it back with the faults', async ({
    page,
  }) => {
    await answerNotices(page)
    const letGo = await holdScript(page, 'registration-room')
    await page.goto('/anmalan?produkt=fallskydd-helsingborg-2028-11-15')
    await awake(page)
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
