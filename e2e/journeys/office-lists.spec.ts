import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { inboxWith, sendInquiry } from './desk.ts'
import { logInAs, logOut, tabTo } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('the columns of a list are chosen by keyboard, and are there again after a log-out', async ({
  page,
}) => {
  await logInAs(page, 60, { path: '/admin/manufacturers' })
  const changed = page.getByRole('columnheader', { name: 'Ändrad' })
  await expect(changed).toBeVisible()
  await tabTo(page, 'button', 'Kolumner')
  await page.keyboard.press('Enter')
  const choices = page.getByRole('dialog', { name: 'Kolumner' })
  await expect(choices).toBeVisible()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await tabTo(page, 'checkbox', 'Ändrad')
  await page.keyboard.press('Space')
  await expect(changed).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(page.getByRole('button', { name: 'Kolumner' })).toBeFocused()
  await logOut(page)
  await logInAs(page, 60, { path: '/admin/manufacturers' })
  await expect(page.getByRole('columnheader', { name: 'Rubrik' })).toBeVisible()
  await expect(changed).toHaveCount(0)
})

test('a column gets another place, one always stays, and all come back, in English', async ({
  page,
}) => {
  await logInAs(page, 100, { path: '/admin/audit', locale: 'en' })
  const heads = page.getByRole('columnheader')
  await expect(heads.nth(1)).toHaveText('Name')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Move Name ahead' }).click()
  await expect(page.getByRole('button', { name: 'Move Name ahead' })).toBeFocused()
  await expect(page.locator('th').first()).toHaveText('Name')
  const boxes = page.getByRole('checkbox')
  for (let at = (await boxes.count()) - 1; at > 0; at -= 1) await boxes.nth(at).uncheck()
  await expect(boxes.first()).toBeDisabled()
  await expect(page.locator('th')).toHaveText(['Name'])
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.keyboard.press('Escape')
  await expect(heads.nth(1)).toHaveText('Name')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1_180 }, hasTouch: true })
  // The most that a screen has beside it.
  const withMenu = (page: Page) =>
    page.addInitScript(() => localStorage.setItem('RaStore.sidebar.open', 'true'))

  test('the menu leaves its room to the screen until it is asked for', async ({ page }) => {
    await logInAs(page, 90)
    await page.goto('/admin/products')
    await expect(page.getByRole('cell').first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Meny' })
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Öppna menyn' }).tap()
    await menu.getByRole('link', { name: 'Depåer' }).tap()
    await expect(page.getByRole('cell', { name: 'Depå Stockholm', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Stäng menyn' }).tap()
    await expect(menu).toHaveCount(0)
  })

  test('rows of lists and forms stay readable, and no screen is wider than the tablet', async ({
    page,
  }) => {
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await withMenu(page)
    await logInAs(page, 100, { path: '/admin/products' })
    await expect(page.getByRole('cell').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skapa' })).toBeInViewport({ ratio: 1 })
    expect(await fits()).toBe(true)
    await page.goto('/admin/depothours/1')
    const opens = page.getByLabel('Öppnar').first()
    await expect(opens).toBeVisible()
    expect((await opens.boundingBox())?.width).toBeGreaterThan(80)
    expect(await fits()).toBe(true)
    await page.goto('/admin/prodtpls/1')
    const rule = page.getByText('Måste fyllas i').first()
    await rule.scrollIntoViewIfNeeded()
    await expect(rule).toBeInViewport({ ratio: 1 })
    expect(await fits()).toBe(true)
  })

  test('a case is read, answered and moved on by touch', async ({ page }) => {
    const number = await sendInquiry(page.request, { email: 'surfplatta@kund.example' })
    await withMenu(page)
    await logInAs(page, 60, { path: inboxWith(number) })
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await page.getByRole('cell', { name: number }).tap()
    await page.getByRole('button', { name: 'Ta ärendet' }).tap()
    await expect(page.getByText('Handläggaren är ändrad.')).toBeVisible()
    expect(await fits()).toBe(true)
    const reply = page.getByLabel('Skriv till kunden på svenska')
    await reply.tap()
    await page.keyboard.type('Kranen är ledig.')
    await page.getByRole('button', { name: 'Skicka till kunden' }).tap()
    await expect(page.getByRole('article')).toContainText('Kranen är ledig.')
    await page.getByRole('button', { name: 'Markera som besvarat' }).tap()
    await expect(page.getByRole('button', { name: 'Bekräfta' })).toBeVisible()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await page.goto(inboxWith(number))
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Besvarat')
    expect(await fits()).toBe(true)
  })
})
