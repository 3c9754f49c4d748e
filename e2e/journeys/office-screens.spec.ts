import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { logInAs, make } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

/** Each screen once, in one of the two languages. */
const rooms = [
  { locale: 'sv', paths: ['', 'cases', 'occasions'] },
  { locale: 'sv', paths: ['reply_templates', 'reply_templates/create', 'searchreports'] },
  { locale: 'sv', paths: ['craneselectors', 'craneselectors/1', 'import/craneselectors'] },
  { locale: 'sv', paths: ['prodsubcats', 'prodsubcats/1', 'prodsubcats/create'] },
  { locale: 'sv', paths: ['manufacturers', 'manufacturers/1', 'manufacturers/create'] },
  { locale: 'sv', paths: ['presentations', 'presentations/create', 'pages/1'] },
  { locale: 'sv', paths: ['presentations/1', 'audit'] },
  { locale: 'sv', paths: ['images', 'images/1', 'documents'] },
  { locale: 'sv', paths: ['documents/1', 'movies', 'companies'] },
  { locale: 'sv', paths: ['depothours', 'depothours/1', 'depothours/create'] },
  { locale: 'en', paths: ['products', 'products/1'] },
  { locale: 'en', paths: ['products/create', 'import/products', 'pages'] },
  { locale: 'en', paths: ['prodcats', 'prodcats/1', 'prodcats/create'] },
  { locale: 'en', paths: ['prodtpls', 'prodtpls/1', 'prodtpls/create'] },
  { locale: 'en', paths: ['craneselectors/create', 'reply_templates/1', 'movies/1'] },
  { locale: 'en', paths: ['posts', 'posts/1', 'posts/create'] },
  { locale: 'en', paths: ['testimonials', 'testimonials/1', 'testimonials/create'] },
  { locale: 'en', paths: ['depots', 'depots/1', 'depots/create'] },
  { locale: 'en', paths: ['depotemployees', 'depotemployees/1', 'depotemployees/create'] },
  { locale: 'en', paths: ['users', 'users/9', 'users/create'] },
  { locale: 'en', paths: ['companies/create', 'settings', 'account'] },
] as const

/** What axe finds on a screen once all of it is there, each line with the screen's path. */
async function violationsOf(page: Page, path: string): Promise<string[]> {
  // A list shows its search before its rows have come.
  await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' })
  const parts = page.getByRole('main').locator('table, form, button')
  await expect(parts.filter({ visible: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const violations = await axeViolationsInBothThemes(page)
  return violations.map((violation) => `${path}: ${violation}`)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { locale, paths } of rooms) {
  test(`no accessibility violation on ${locale} ${paths.join(', ')}`, async ({ page }) => {
    await logInAs(page, 100, { locale })
    const found: string[] = []
    for (const path of paths) found.push(...(await violationsOf(page, path)))
    expect(found).toEqual([])
  })
}

test('no accessibility violation on en a company', async ({ page }) => {
  await logInAs(page, 100, { locale: 'en' })
  const company = await make(page, 'createCompanyCustomer', {
    corp_vat: 'SE556000000001',
    corp_name: 'Skärmar AB',
  })
  expect(await violationsOf(page, `companies/${company.id}`)).toEqual([])
})
