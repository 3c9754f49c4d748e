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

test('what the server refuses is said beside it or as a notice, and what is in the trash is not edited', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logInAs(page, 100, { path: '/admin/settings', locale: 'en' })
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

  const slug = ownName('slangd')
  const crane = await make(page, 'createCraneselector', { slug, title: 'Slängd' })
  await goWithin(page, '/admin/craneselectors')
  await goWithin(page, `/admin/craneselectors/${crane.id}`)
  await box(page, 'Name').fill('Slängd kran')
  await expect(page.getByText(/You have locked this/)).toBeVisible()
  await make(page, 'trashCraneselector', { id: crane.id, version: crane.version })
  await press(page, 'Save')
  await expect(page.getByText('The crane is not ready for update')).toBeVisible()
})
