import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail, ownOrganisationNumber } from '../own-name.ts'
import { site } from '../sites.ts'
import { applyForCredit } from './desk.ts'
import { goWithin, logInAs } from './office.ts'
import { queryOf } from './site-database.ts'

// Each kind of screen once, languages and themes by turns: lists and forms are made of the same columns
// and fields, so whose parts all stand on another screen here is left out. A few rows of a long list say
// what all would say. A new item has the form of its edit screen; only users have another.
const walks = [
  {
    part: 'daily work, the media and the people',
    locale: 'sv',
    colorScheme: 'dark',
    paths: [
      '',
      'cases',
      'occasions',
      'reply_templates/1',
      'searchreports',
      'account',
      'settings',
      'images?perPage=5',
      'images/1',
      'users?perPage=5',
      'users/9',
      'users/create',
      'erase-person',
      'companies',
    ],
  },
  {
    part: 'machines, the depots and the texts',
    locale: 'en',
    colorScheme: 'light',
    paths: [
      'products?perPage=5',
      'products/1',
      'products/create',
      'craneselectors?perPage=5',
      'craneselectors/1',
      'depots/1',
      'depothours/1',
      'posts/1',
      'presentations?perPage=5',
      'presentations/1',
      'prodcats/1',
      'prodtpls/8',
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
    const credit = await applyForCredit(page.request, {
      email: ownEmail('kredit'),
      organisation_number: ownOrganisationNumber(),
    })
    const [asked] = await queryOf<{ id: number }>(
      site,
      'select id from cases where case_number = $1',
      [credit],
    )
    const found: string[] = []
    for (const [index, path] of [...paths, `cases/${asked?.id}/show`].entries()) {
      const address = `/admin/${path}`
      if (index > 0) await goWithin(page, address)
      await arrived(page, address)
      const violations = await axeViolations(page, index === 0 ? [] : shell)
      found.push(...violations.map((violation) => `${address}: ${violation}`))
    }
    expect(found).toEqual([])
  })
}
