import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { goWithin, logInAs, make } from './office.ts'

// Each screen once, languages and themes by turns. A few rows of a long list say what all would say.
// A new item has the form of its edit screen, so one new item is enough; only users have another.
const walks = [
  {
    part: 'daily work and the media',
    locale: 'sv',
    colorScheme: 'dark',
    paths: [
      '',
      'cases',
      'occasions',
      'reply_templates',
      'reply_templates/1',
      'searchreports',
      'account',
      'settings',
      'images?perPage=5',
      'images/1',
      'documents?perPage=5',
      'documents/1',
      'movies',
      'movies/1',
    ],
  },
  {
    part: 'cranes, makes and depots',
    locale: 'sv',
    colorScheme: 'light',
    paths: [
      'craneselectors?perPage=5',
      'craneselectors/1',
      'import/craneselectors',
      'manufacturers',
      'manufacturers/1',
      'depots',
      'depots/1',
      'depothours',
      'depothours/1',
      'depotemployees?perPage=5',
      'depotemployees/1',
    ],
  },
  {
    part: 'machines and texts',
    locale: 'en',
    colorScheme: 'light',
    paths: [
      'products?perPage=5',
      'products/1',
      'products/create',
      'import/products',
      'posts?perPage=5',
      'posts/1',
      'presentations',
      'presentations/1',
      'pages?perPage=5',
      'pages/1',
      'testimonials',
      'testimonials/1',
    ],
  },
  {
    part: 'categories, templates and people',
    locale: 'en',
    colorScheme: 'dark',
    paths: [
      'prodcats',
      'prodcats/1',
      'prodsubcats?perPage=5',
      'prodsubcats/1',
      'prodtpls',
      'prodtpls/8',
      'users?perPage=5',
      'users/9',
      'users/create',
      'companies',
      'companies/{company}',
      'audit?perPage=5',
    ],
  },
] as const

/** The menu and the bar: looked at with the first screen of each walk. */
const shell = ['nav', 'header']

type Seen = { address?: string; framesAtRest?: number }

/** Until a screen is there as a whole, with nothing that is being fetched. */
const arrived = (page: Page, address: string) =>
  page.waitForFunction((here) => {
    const seen = globalThis as Seen
    const parts = [...document.querySelectorAll('main :is(table, form, button)')]
    const isWhole =
      parts.some((part) => part.checkVisibility()) &&
      document.querySelector('[role=progressbar], .RaPlaceholder-root') === null
    seen.framesAtRest = isWhole && seen.address === here ? (seen.framesAtRest ?? 0) + 1 : 0
    seen.address = here
    return seen.framesAtRest > 3
  }, address)

for (const { part, locale, colorScheme, paths } of walks) {
  test(`no screen of the ${part} has an accessibility violation (${locale}, ${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await logInAs(page, 100, { locale, path: `/admin/${paths[0]}` })
    const company = { corp_vat: 'SE556036079301', corp_name: 'Skärmar AB' }
    const needsCompany = paths.some((path) => path.includes('{company}'))
    const { id } = needsCompany ? await make(page, 'createCompanyCustomer', company) : { id: 0 }
    const found: string[] = []
    for (const [index, path] of paths.entries()) {
      const address = `/admin/${path.replace('{company}', String(id))}`
      if (index > 0) await goWithin(page, address)
      await arrived(page, address)
      const violations = await axeViolations(page, index === 0 ? [] : shell)
      found.push(...violations.map((violation) => `${address}: ${violation}`))
    }
    expect(found).toEqual([])
  })
}
