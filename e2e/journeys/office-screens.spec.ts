import type { Page } from '@playwright/test'
import { axeViolationsInBothThemes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { logInAs, make } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

/** Each screen once, in one of the two languages; a few in each room, so that no journey is long. */
const rooms = [
  { locale: 'sv', paths: ['', 'cases', 'occasions', 'reply_templates', 'reply_templates/create'] },
  { locale: 'en', paths: ['products', 'products/1', 'products/create', 'import/products'] },
  { locale: 'sv', paths: ['craneselectors', 'craneselectors/1', 'import/craneselectors'] },
  { locale: 'en', paths: ['prodcats', 'prodcats/1', 'prodcats/create', 'craneselectors/create'] },
  { locale: 'sv', paths: ['prodsubcats', 'prodsubcats/1', 'prodsubcats/create'] },
  { locale: 'en', paths: ['prodtpls', 'prodtpls/1', 'prodtpls/create', 'reply_templates/1'] },
  { locale: 'sv', paths: ['manufacturers', 'manufacturers/1', 'manufacturers/create'] },
  { locale: 'en', paths: ['posts', 'posts/1', 'posts/create', 'pages'] },
  { locale: 'sv', paths: ['presentations', 'presentations/1', 'presentations/create', 'pages/1'] },
  { locale: 'en', paths: ['testimonials', 'testimonials/1', 'testimonials/create', 'account'] },
  { locale: 'sv', paths: ['images', 'images/1', 'documents', 'documents/1', 'movies'] },
  { locale: 'en', paths: ['depots', 'depots/1', 'depots/create', 'movies/1'] },
  { locale: 'sv', paths: ['depothours', 'depothours/1', 'depothours/create', 'searchreports'] },
  { locale: 'en', paths: ['depotemployees', 'depotemployees/1', 'depotemployees/create'] },
  { locale: 'sv', paths: ['companies', 'companies/create', 'audit', 'settings'] },
  { locale: 'en', paths: ['users', 'users/9', 'users/create', 'settings'] },
] as const

/** What axe finds on a screen once all of it is there, each line with the screen's path. */
async function violationsOf(page: Page, path: string): Promise<string[]> {
  // A list shows its search before its rows have come.
  await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' })
  const parts = page.getByRole('main').locator('table, form, button')
  await expect(parts.filter({ visible: true }).first()).toBeVisible()
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
