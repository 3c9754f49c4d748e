import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { ownName } from '../own-name.ts'
import { goWithin, logInAs, make } from './office.ts'

// Refusals are what these journeys are about; their sentences in both languages are
// `problem-sentences.test.ts`'s.
test.use({ failedLoads: 'expected' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('what is left empty, faulty or taken is said beside it, and the focus goes there', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logInAs(page, 90, { path: '/admin/posts/create', locale: 'en' })
  const title = box(page, 'Title (Swedish)')
  await box(page, 'Title').fill('Half a post')
  await press(page, 'Save')
  await expect(title).toHaveAccessibleDescription('Field is required.')
  await expect(title).toBeFocused()
  await expect(page.getByText('Please check inputs.')).toBeVisible()
  await page.keyboard.type('En halv')
  await expect(page.getByText('Field is required.')).toHaveCount(1)

  await goWithin(page, '/admin/account')
  await press(page, 'Change password')
  await expect(page.getByRole('alert').filter({ hasText: 'Field is required.' })).toBeVisible()

  await goWithin(page, '/admin/settings')
  await expect(box(page, 'Phone')).toHaveValue('08-465 004 00')
  await box(page, 'E-mail').fill('no address')
  await press(page, 'Save')
  await expect(box(page, 'E-mail')).toHaveAccessibleDescription(
    'Write an e-mail address, such as anna@example.com.',
  )
  expect(await axeViolations(page)).toEqual([])

  await goWithin(page, '/admin/users/create')
  await box(page, 'E-mail').fill('role60@demo.example')
  await box(page, 'First name').fill('Moa')
  await box(page, 'Last name').fill('Strand')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: '60 Rental' }).click()
  await press(page, 'Save')
  await expect(page.getByText('E-mail already taken.')).toBeVisible()
})

test('a field of a template and a crane’s address are there once, and what is in the trash is not edited', async ({
  page,
}) => {
  await logInAs(page, 60, { path: '/admin/prodtpls/create' })
  await box(page, 'Namn').fill('Dubbel')
  for (const index of [0, 1]) {
    await press(page, 'Lägg till ett fält')
    await page.getByRole('combobox', { name: 'Fält' }).nth(index).click()
    await page.getByRole('option', { name: 'Vikt', exact: true }).click()
  }
  await press(page, 'Spara')
  await expect(page.getByText('Fältet används redan i mallen.')).toBeVisible()
  await expect(page.getByText('Kontrollera inmatningarna.')).toBeVisible()

  await goWithin(page, '/admin/craneselectors/create')
  await box(page, 'Namn').fill('Jekko SPX312')
  await box(page, 'Adress').fill('jekko-spx312')
  await press(page, 'Spara')
  await expect(page.getByText('Adressen finns redan.')).toBeVisible()

  const slug = ownName('slangd')
  const crane = await make(page, 'createCraneselector', { slug, title: 'Slängd' })
  await goWithin(page, '/admin/craneselectors')
  await goWithin(page, `/admin/craneselectors/${crane.id}`)
  await box(page, 'Namn').fill('Slängd kran')
  await expect(page.getByText(/Du har låst det här/)).toBeVisible()
  await make(page, 'trashCraneselector', { id: crane.id, version: crane.version })
  await press(page, 'Spara')
  await expect(page.getByText('Kranen är inte redo att uppdateras')).toBeVisible()
})
