import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { logInAs, make } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

/** Each screen once, in one of the two languages; a company's is made first. */
const screens = {
  sv: [
    '',
    'cases',
    'occasions',
    'reply_templates',
    'reply_templates/create',
    'searchreports',
    'craneselectors',
    'craneselectors/1',
    'import/craneselectors',
    'prodsubcats',
    'prodsubcats/1',
    'prodsubcats/create',
    'manufacturers',
    'manufacturers/1',
    'manufacturers/create',
    'presentations',
    'presentations/create',
    'pages/1',
    'presentations/1',
    'audit',
    'images',
    'images/1',
    'documents',
    'documents/1',
    'movies',
    'companies',
    'depothours',
    'depothours/1',
    'depothours/create',
  ],
  en: [
    'products',
    'products/1',
    'products/create',
    'import/products',
    'pages',
    'prodcats',
    'prodcats/1',
    'prodcats/create',
    'prodtpls',
    'prodtpls/1',
    'prodtpls/create',
    'craneselectors/create',
    'reply_templates/1',
    'movies/1',
    'posts',
    'posts/1',
    'posts/create',
    'testimonials',
    'testimonials/1',
    'testimonials/create',
    'depots',
    'depots/1',
    'depots/create',
    'depotemployees',
    'depotemployees/1',
    'depotemployees/create',
    'users',
    'users/9',
    'users/create',
    'companies/create',
    'settings',
    'account',
  ],
} as const

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

for (const locale of ['sv', 'en'] as const) {
  test(`no screen has an accessibility violation (${locale})`, async ({ page }) => {
    test.setTimeout(600_000)
    await logInAs(page, 100, { locale })
    for (const path of screens[locale]) expect(await violationsOf(page, path)).toEqual([])
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
