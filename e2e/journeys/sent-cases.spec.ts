import { axeViolations } from '../accessibility.ts'
import { loadForm, waitForHydration } from '../hydration.ts'
import { tabTo } from '../keyboard.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { createCustomer, logIn } from './account.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { answerNotices } from './registration.ts'

const crane = '/produkter/minikranar/spindelkranar/jekko-spx312'
const logInPage = '/mina-sidor/logga-in'
const listTitle = 'Dina ärenden på den här enheten'

test('the receipt of an inquiry stays when its dialog closes, and the case is listed until it is cleared', async ({
  page,
}) => {
  const texts = words.sv
  await page.setViewportSize({ width: 360, height: 640 })
  await answerNotices(page)
  await page.goto(crane)
  await waitForHydration(page)
  const opener = page.getByRole('link', { name: texts.send }).filter({ visible: true }).first()
  await opener.click()
  const dialog = page.getByRole('dialog')
  const form = await fillInquiry(page, texts, { email: ownEmail('kvitto') })
  await form.getByRole('button', { name: texts.send }).click()
  await expect(dialog.getByText('Förfrågan är skickad')).toBeVisible()
  const number = await shownCaseNumber(page)
  await dialog.getByRole('button', { name: 'Stäng' }).click()
  await expect(dialog).toBeHidden()

  const receipt = page.getByRole('status').filter({ hasText: number })
  await expect(receipt).toContainText('Depån svarar så snart den har öppet')
  await expect(receipt.getByRole('link', { name: 'Skapa ett konto' })).toBeVisible()
  await expect(opener).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page
    .getByRole('region', { name: 'Notiser' })
    .getByRole('button', { name: 'Stäng' })
    .last()
    .click()
  await expect(receipt).toHaveCount(0)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(logInPage)
  const list = page.getByRole('heading', { name: listTitle }).locator('..')
  await expect(list.getByRole('listitem')).toContainText([number])
  await expect(list.getByRole('listitem')).toContainText(['Förfrågan: Jekko SPX312'])
  expect(await axeViolations(page)).toEqual([])
  await tabTo(list.getByRole('button', { name: 'Rensa listan' }))
  await page.keyboard.press('Enter')
  await expect(list.getByRole('status')).toContainText('Listan är rensad')
  await expect(list.getByRole('button', { name: 'Ångra' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toContainText([number])
  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible()
  await expect(list).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('sent-cases'))).toBeNull()
})

test('who comes back to the form sees the sent cases without touching it', async ({ page }) => {
  await page.goto('/healthz')
  await page.evaluate(() => {
    const stored = { number: 'MK-2026-000001', kind: 'inquiry', about: '', sentAtMs: 1 }
    localStorage.setItem('sent-cases', JSON.stringify([stored]))
  })
  await page.goto('/forfragan')
  const list = page.getByRole('heading', { name: listTitle }).locator('..')
  await expect(list.getByRole('listitem')).toContainText(['MK-2026-000001'])
})

test('who is logged in gets a link to the own cases instead of the list', async ({ page }) => {
  const email = ownEmail('egna')
  await createCustomer(email)
  await logIn(page, email)
  await page.goto('/healthz')
  await page.evaluate(() => {
    const stored = { number: 'MK-2026-000001', kind: 'credit', about: '', sentAtMs: 1 }
    localStorage.setItem('sent-cases', JSON.stringify([stored]))
  })
  await page.goto('/forfragan')
  await loadForm(page.locator('form[data-name=inquiry]'))
  await page.getByRole('link', { name: 'Dina ärenden finns under Mina ärenden' }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/mina-arenden$/)
})
