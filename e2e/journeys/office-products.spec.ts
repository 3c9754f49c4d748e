import type { Page } from '@playwright/test'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { logInAs, make, saveButton } from './office.ts'
import { drop, picture } from './pictures.ts'
import { answerNotices } from './registration.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

async function choose(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name)
  // The list is searched on the server: a click on the list before could be lost.
  await expect(page.getByRole('option').filter({ hasNotText: name })).toHaveCount(0)
  await page.getByRole('option', { name }).first().click()
}

test('a new product goes from its template by its dropped picture and its prices to its public page, in English', async ({
  page,
}) => {
  await logInAs(page, 60, { path: '/admin/products/create', locale: 'en' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const field = { fld_type: 'text-field', title_option: 0 }
  const fields = [
    { ...field, fld: 'weight' },
    { ...field, fld: 'lift_capacity', title_option: 1 },
  ]
  await make(page, 'createProdtpl', { title: 'Glass crane', fields })

  await page.getByRole('textbox', { name: 'Title (Swedish)' }).fill('Glaskran G7')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Glass crane G7')
  await page.getByRole('textbox', { name: 'Text (Swedish)' }).fill('Sätter rutor inomhus.')
  await page.getByRole('button', { name: 'Make from title' }).click()
  await choose(page, 'Subcategory', 'Glass rob')
  await choose(page, 'Template', 'Glass crane')
  await page.getByRole('textbox', { name: 'Weight (kg)', exact: true }).fill('980')
  await page.getByRole('textbox', { name: 'Lifting capacity (kg)' }).fill('700')
  await expect(page.getByText('Cannot be activated yet.')).toBeVisible()
  await page.getByRole('textbox', { name: 'First day' }).fill('1000')
  await page.getByRole('textbox', { name: 'Basic fee', exact: true }).fill('200')
  await expect(page.getByText('Cannot be activated yet.')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /First day/ })).toContainText('1 500 kr')
  const pictures = page.getByRole('group', { name: 'Pictures' })
  await drop(pictures.getByText('JPEG, PNG, WebP'), [
    await picture('Kran vid fasad.jpg', { width: 700, height: 430 }),
  ])
  await pictures.getByLabel('What the picture shows, in Swedish').fill('Kranen vid en fasad.')
  await pictures.getByRole('button', { name: 'Publish the picture' }).click()
  await expect(pictures.getByText('Published', { exact: true })).toBeVisible()
  await save.click()
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  const preview = page.getByRole('link', { name: 'Preview in Swedish' })
  const address = (await preview.getAttribute('href'))?.split('?')[0] ?? ''
  expect((await page.request.get(address)).status()).toBe(404)

  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Activated', exact: true }).click()
  await page.getByLabel('Published', { exact: true }).fill('2026-01-02T07:00')
  await save.click()
  await expect(page.getByRole('link', { name: 'View on the website' })).toBeVisible()
  await page.goto(`/en${address}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Glass crane G7' })).toBeVisible()
  await expect(page.getByText('700 kg').first()).toBeVisible()
  await expect(page.locator('[lang=sv]', { hasText: 'Sätter rutor inomhus.' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Kranen vid en fasad.' })).toBeVisible()
  // The variants come by a job; what is kept of the page is renewed with them.
  await expect
    .poll(async () => (await page.request.get(address)).text(), { timeout: 90_000 })
    .toContain('-640.avif 640w')
})

test('a crane with a pasted load chart is found on the site, and drawn with its product', async ({
  page,
}) => {
  await logInAs(page, 60, { path: '/admin/craneselectors/create' })
  const made = await make(page, 'createProduct', {
    product_slug: 'provkran-900',
    title_sv: 'Provkran 900',
    content_sv: '<p>Lyfter fasadelement.</p>',
    prodsubcat_id: 1,
    price_first_day: 3000,
    publish_at: '2026-01-02T06:00:00.000Z',
  })
  await make(page, 'updateProduct', { id: made.id, version: made.version, status: 1 })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box('Namn').fill('Provkran 900')
  await page.getByRole('button', { name: 'Skapa från rubriken' }).click()
  await choose(page, 'Produkt i uthyrningen', 'Provkran 900')
  const paste = page.getByLabel('Klistra in rader från ett kalkylblad')
  await paste.fill('Höjd\tRadie\tVikt\n88\t3,5\t9000\n60\t30\t4500\n50\t20\t4000')
  await expect(page.getByText('Rader som inte behövs: 1.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Provkran 900/ })).toBeVisible()
  await page.getByRole('button', { name: 'Använd raderna (3)' }).click()
  await page.getByLabel('Publiceras', { exact: true }).fill('2026-01-02T07:00')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/admin\/craneselectors\/\d+$/)

  await answerNotices(page)
  await page.goto('/kranvaljare?q=55_29_4400')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Provkran 900' }).first().click()
  await expect(page).toHaveURL(/\/provkran-900\?q=/)
  await expect(page.getByRole('img', { name: /^Sidovy, .*Provkran 900/ }).first()).toBeVisible()
  await expect(page.getByText('3 750 kr').first()).toBeVisible()
  const further = await page.request.get(
    '/api/site/getCraneselectorsArr?height=55&radius=31&weight=4400&platform=test',
  )
  expect((await further.json()).data).toEqual([])
})
