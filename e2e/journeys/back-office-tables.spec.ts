import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { listWith, make } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

async function logIn(page: Page, role: number, path: string) {
  await page.goto(path)
  await page.locator('input[name=email_address]').fill(`role${role}@demo.example`)
  await page.locator('input[name=password]').fill('Lyft-trygg-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: /Meny|Menu/ })).toBeVisible()
}

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

test('prices leave as a file, change there, and come back after a look at every change', async ({
  page,
}) => {
  await logIn(page, 70, '/admin/products?filter=%7B%22q%22%3A%22URW%22%7D')
  const list = await takeList(page, 'Hämta som CSV')
  expect(list.name).toMatch(/^minikran-products-\d{4}-\d\d-\d\d\.csv$/)
  const [heads = '', first = ''] = list.text.replace('\uFEFF', '').split('\r\n')
  expect(heads.split(';').slice(0, 3)).toEqual(['id', 'version', 'product_slug'])
  const [id, version] = first.split(';')
  await page.getByRole('link', { name: 'Läs in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Läs in produkter och priser')
  await choose(page, `id;version;price_weekend\n${id};${version};tusen`)
  await expect(page.getByRole('heading', { name: 'Fel att rätta (1)' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'price_weekend' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Spara/ })).toHaveCount(0)
  await choose(page, `id;version;price_weekend\n${id};${version};4321,50`)
  await expect(page.getByRole('heading', { name: 'Ändringar (1)' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '4321.5' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Spara 1 ändrade rader' }).click()
  await expect(page.getByText('Sparat: 1 rader är ändrade.')).toBeVisible()
  await choose(page, `id;version;price_weekend\n${id};${version};4321,50`)
  await expect(page.getByText('Filen säger det som redan är sparat.')).toBeVisible()
})

test.describe('in English', () => {
  test('the superadmin follows the trail of who took a list', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('backOffice.locale', 'en'))
    await logIn(page, 100, '/admin/companies')
    await takeList(page, 'Download as CSV')
    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByLabel('What', { exact: true }).click()
    await page.getByRole('option', { name: 'exported', exact: true }).click()
    await expect(page.getByRole('cell', { name: 'Customer company' }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
})

test('several posts go to the trash at once, and what cannot go says why', async ({ page }) => {
  await logIn(page, 62, listWith('posts', 'Till papperskorgen'))
  for (const number of [1, 2]) {
    const title_sv = `Till papperskorgen ${number}`
    await make(page, 'createPost', { post_slug: `till-papperskorgen-${number}`, title_sv })
  }
  await page.reload()
  const boxes = page.getByRole('checkbox', { name: 'Välj raden' })
  await expect(boxes).toHaveCount(2)
  expect(await axeViolations(page)).toEqual([])
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click()
  await expect(page.getByText('Klart.')).toBeVisible()
})

test('what the company sets is asked for in its form, and a fault is said beside its field', async ({
  page,
}) => {
  await logIn(page, 90, '/admin/settings')
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('08-465 004 00')
  await page.getByRole('textbox', { name: 'E-post' }).fill('ingen adress')
  await page.getByRole('button', { name: 'Spara' }).click()
  await expect(page.getByText('Fel form.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
