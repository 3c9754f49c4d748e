import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { logInAs, saveButton } from './office.ts'
import { picture } from './pictures.ts'
import { answerNotices } from './registration.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

const publishAt = (page: Page) => page.getByLabel('Publiceras', { exact: true })

async function choose(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('a new product goes from its template to its public page, in English', async ({ page }) => {
  test.slow()
  await logInAs(page, 60, { path: '/admin/prodtpls/create', locale: 'en' })
  await page.getByLabel('Name').fill('Glass crane')
  for (const [index, field] of ['Weight', 'Lifting capacity'].entries()) {
    await page.getByRole('button', { name: 'Add a field' }).click()
    await page.getByRole('combobox', { name: 'Field' }).nth(index).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  await page.getByRole('combobox', { name: 'Title' }).nth(1).click()
  await page.getByRole('option', { name: 'Title 1' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/prodtpls\/\d+$/)

  await page.goto('/admin/products/create')
  await page.getByRole('textbox', { name: 'Title (Swedish)' }).fill('Glaskran G7')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Glass crane G7')
  await page.getByRole('textbox', { name: 'Text (Swedish)' }).fill('Sätter rutor inomhus.')
  await page.getByRole('button', { name: 'Make from title' }).click()
  await page.getByRole('combobox', { name: 'Subcategory' }).fill('glasrob')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Template' }).fill('Glass')
  await page.getByRole('option', { name: 'Glass crane' }).click()
  await page.getByRole('spinbutton', { name: 'Weight (kg)', exact: true }).fill('980')
  await page.getByRole('spinbutton', { name: 'Lifting capacity (kg)' }).fill('700')
  await expect(page.getByText('Cannot be activated yet.')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'First day' }).fill('1000')
  await page.getByRole('spinbutton', { name: 'Basic fee' }).fill('200')
  await expect(page.getByText('Cannot be activated yet.')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /First day/ })).toContainText('1 500 kr')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  const preview = page.getByRole('link', { name: 'Preview in Swedish' })
  const address = (await preview.getAttribute('href'))?.split('?')[0] ?? ''
  expect((await page.request.get(address)).status()).toBe(404)

  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Activated', exact: true }).click()
  await page.getByLabel('Published', { exact: true }).fill('2026-01-02T07:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'View on the site' })).toBeVisible()
  await page.goto(`/en${address}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Glass crane G7' })).toBeVisible()
  await expect(page.getByText('700 kg').first()).toBeVisible()
  await expect(page.locator('[lang=sv]', { hasText: 'Sätter rutor inomhus.' })).toBeVisible()
})

test('a crane with its product, pictures, prices and a pasted load chart is on the site, drawn and found', async ({
  page,
}) => {
  test.slow()
  await logInAs(page, 60, { path: '/admin/products/create' })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box('Rubrik').fill('Provkran 900')
  await box('Text').fill('Lyfter fasadelement.')
  await page.getByRole('button', { name: 'Gör av rubriken' }).click()
  await choose(page, 'Underkategori', 'Spindelkranar')
  await choose(page, 'Mall', 'Minikran')
  await page.getByRole('spinbutton', { name: 'Vikt (kg)', exact: true }).fill('4900')
  await page.getByRole('spinbutton', { name: 'Första dagen' }).fill('3000')
  await page.getByRole('spinbutton', { name: 'Grundavgift' }).fill('200')
  await expect(page.getByRole('row', { name: /Första dagen/ })).toContainText('4 000 kr')
  const pictures = page.getByRole('group', { name: 'Bilder' })
  await pictures
    .locator('input[type="file"]')
    .setInputFiles(await picture('Provkran.jpg', { width: 900, height: 600 }))
  await pictures.getByLabel('Vad bilden visar, på svenska').fill('Provkranen vid en fasad.')
  await pictures.getByRole('button', { name: 'Publicera bilden' }).click()
  await expect(pictures.getByText('Publicerad', { exact: true })).toBeVisible()
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Aktiv', exact: true }).click()
  await publishAt(page).fill('2026-01-02T07:00')
  await saveButton(page).click()
  const onSite = page.getByRole('link', { name: 'Se på webbplatsen' })
  const address = (await onSite.getAttribute('href')) ?? ''

  await page.goto('/admin/craneselectors/create')
  await box('Namn').fill('Provkran 900')
  await page.getByRole('button', { name: 'Gör av rubriken' }).click()
  await choose(page, 'Produkt i uthyrningen', 'Provkran 900')
  const paste = page.getByLabel('Klistra in rader från ett kalkylblad')
  await paste.fill('Höjd\tRadie\tVikt\n88\t3\t9000\n88\t3\t9000\n40\tsex\t1')
  await expect(page.getByText('Raden finns redan på kranen.')).toBeVisible()
  await expect(page.getByText('Bara 123,4 eller 123.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Använd 1 rader' })).toBeDisabled()
  await paste.fill('Höjd\tRadie\tVikt\n88\t3,5\t9000\n60\t30\t4500\n50\t20\t4000')
  await expect(page.getByText('1 rader behövs inte')).toBeVisible()
  await expect(page.getByRole('img', { name: /Provkran 900/ })).toBeVisible()
  await page.getByRole('button', { name: 'Använd 3 rader' }).click()
  await publishAt(page).fill('2026-01-02T07:00')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/admin\/craneselectors\/\d+$/)
  expect(await axeViolations(page)).toEqual([])

  await answerNotices(page)
  await page.goto('/kranvaljare?q=55_29_4400')
  await awake(page)
  await page.getByRole('link', { name: 'Provkran 900' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${address}\\?q=`))
  await expect(page.getByRole('img', { name: 'Provkranen vid en fasad.' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Sidovy, .*Provkran 900/ }).first()).toBeVisible()
  await expect(page.getByText('4 000 kr').first()).toBeVisible()
  const further = await page.request.get(
    '/api/site/getCraneselectorsArr?height=55&radius=31&weight=4400&platform=test',
  )
  expect((await further.json()).data).toEqual([])
})
