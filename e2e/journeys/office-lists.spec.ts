import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { test as ownContext } from '../fixtures.ts'
import { expect, test } from '../open-page.ts'
import { inboxWith, sendInquiry } from './desk.ts'
import { fillOfficeLogIn, goWithin, logInAs, logOut, ofRole, tabToControl } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

async function takeList(page: Page, name: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const choose = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'priser.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('prices leave as a file and come back after a look at every change; what may only be read says so', async ({
  page,
}) => {
  await logInAs(page, 70, { path: '/admin/products?filter=%7B%22q%22%3A%22URW%22%7D' })
  const list = await takeList(page, 'Ladda ner som CSV')
  expect(list.name).toMatch(/^minikran-products-\d{4}-\d\d-\d\d\.csv$/)
  const [heads = '', first = ''] = list.text.replace('\uFEFF', '').split('\r\n')
  expect(heads.split(';').slice(0, 3)).toEqual(['id', 'version', 'product_slug'])
  const [id, version] = first.split(';')
  await page.getByRole('link', { name: 'Läs in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Läs in produkter och priser')
  await choose(page, `id;version;price_weekend\n${id};${version};4321,50`)
  await expect(page.getByRole('heading', { name: 'Ändringar (1)' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '4 321,5' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Spara ändrade rader (1)' }).click()
  await expect(page.getByText('Sparat. Ändrade rader: 1.')).toBeVisible()

  await goWithin(page, '/admin/depothours')
  await page.getByRole('cell', { name: 'Helgdagar' }).first().click()
  await expect(page.getByText('Du kan läsa men inte ändra.')).toBeInViewport()
  await expect(page.getByLabel('Datum').first()).toBeDisabled()
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(Ta bort|Lägg till)/ }),
  ).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
})

test('rows change places by a press and by dragging, and have buttons while one is chosen; columns are chosen by keyboard, and are there again after a log-out', async ({
  page,
}) => {
  await logInAs(page, 60, { path: '/admin/prodcats' })
  const names = page.locator('tbody td.column-prodcat_title_sv')
  await expect(names.first()).toBeVisible()
  const [first = '', second = '', third = ''] = await names.allTextContents()
  await page.getByRole('button', { name: `Flytta upp ${second}` }).click()
  await expect(names.first()).toHaveText(second)
  const tiles = async () => {
    const answer = await (await page.request.get('/api/site/getProdcatsArr')).json()
    return answer.data.slice(0, 3).map((one: { prodcat_title_sv: string }) => one.prodcat_title_sv)
  }
  await expect.poll(tiles).toEqual([second, first, third])
  const handle = (name: string) =>
    page.getByRole('row', { name: new RegExp(name) }).getByTitle('Dra till en annan plats')
  await handle(first).dragTo(page.getByRole('row', { name: new RegExp(second) }).first())
  await expect(names.first()).toHaveText(first)
  await expect.poll(tiles).toEqual([first, second, third])

  const trash = page.getByRole('button', { name: 'Lägg i papperskorgen' })
  const box = page.getByRole('checkbox', { name: 'Välj raden' }).first()
  await expect(trash).toHaveCount(0)
  await box.check()
  await expect(trash).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await box.uncheck()
  await expect(trash).toHaveCount(0)

  const title = page.locator('th', { hasText: 'Namn' }).first()
  const changed = page.locator('th', { hasText: 'Ändrad' })
  const placeOf = (head: Locator) => head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex)
  await expect(changed).toBeVisible()
  const place = await placeOf(title)
  await tabToControl(page, 'button', 'Kolumner')
  await page.keyboard.press('Enter')
  const choices = page.getByRole('dialog', { name: 'Kolumner' })
  await expect(choices).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await tabToControl(page, 'button', 'Flytta Namn före')
  await page.keyboard.press('Enter')
  await expect(choices.getByRole('button', { name: 'Flytta Namn före' })).toBeFocused()
  await expect.poll(() => placeOf(title)).toBe(place - 1)
  await tabToControl(page, 'checkbox', 'Ändrad')
  await page.keyboard.press('Space')
  await expect(changed).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(page.getByRole('button', { name: 'Kolumner' })).toBeFocused()
  await logOut(page)
  await fillOfficeLogIn(page, ofRole(60))
  await expect(page).toHaveURL('/admin/prodcats')
  await expect(title).toBeVisible()
  await expect(changed).toHaveCount(0)
  expect(await placeOf(title)).toBe(place - 1)
  await page.getByRole('button', { name: 'Kolumner' }).click()
  const boxes = choices.getByRole('checkbox')
  for (let at = (await boxes.count()) - 1; at > 0; at -= 1) await boxes.nth(at).uncheck()
  await expect(boxes.first()).toBeDisabled()
  await choices.getByRole('button', { name: 'Återställ' }).click()
  await expect(changed).toBeVisible()
  expect(await placeOf(title)).toBe(place)
})

ownContext.describe('on a tablet', () => {
  ownContext.use({
    viewport: { width: 820, height: 1_180 },
    hasTouch: true,
    failedLoads: 'expected',
  })

  ownContext(
    'the menu gives its room back, rows stay readable beside it, and a case is taken by touch',
    async ({ page }) => {
      const number = await sendInquiry(page.request, { email: 'surfplatta@kund.example' })
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      await logInAs(page, 100)
      await page.goto('/admin/products')
      await expect(page.getByRole('cell').first()).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'Meny' })
      await expect(menu).toHaveCount(0)
      // The most that a screen has beside it.
      await page.getByRole('button', { name: 'Öppna menyn' }).tap()
      await expect(page.getByRole('link', { name: 'Skapa' })).toBeInViewport({ ratio: 1 })
      expect(await fits()).toBe(true)
      await goWithin(page, '/admin/depothours/1')
      const opens = page.getByLabel('Öppnar').first()
      await expect(opens).toBeVisible()
      expect((await opens.boundingBox())?.width).toBeGreaterThan(80)
      expect(await fits()).toBe(true)
      await goWithin(page, '/admin/prodtpls/1')
      const rule = page.getByText('Måste fyllas i').first()
      await rule.scrollIntoViewIfNeeded()
      await expect(rule).toBeInViewport({ ratio: 1 })
      expect(await fits()).toBe(true)

      await goWithin(page, inboxWith(number))
      await expect(page.getByRole('cell', { name: number })).toBeVisible()
      expect(await fits()).toBe(true)
      await page.getByRole('cell', { name: number }).tap()
      await page.getByRole('button', { name: 'Ta ärendet' }).tap()
      await expect(page.getByText('Handläggaren är ändrad.')).toBeVisible()
      expect(await fits()).toBe(true)
      await page.getByRole('button', { name: 'Stäng menyn' }).tap()
      await expect(menu).toHaveCount(0)
      // On a phone the buttons above a list are below each other, not beside the screen.
      await page.setViewportSize({ width: 360, height: 740 })
      await goWithin(page, '/admin/products')
      await expect(page.getByRole('cell').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Skapa' })).toBeInViewport({ ratio: 1 })
      expect(await fits()).toBe(true)
    },
  )
})
