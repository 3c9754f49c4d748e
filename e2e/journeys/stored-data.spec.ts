import type { BrowserContext, Page } from '@playwright/test'
import { loadForm, loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { createCustomer, logIn } from './account.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('status')

async function narrowList(page: Page) {
  await page.goto('/produkter/minikranar')
  await waitForHydration(page)
  await loadIsland(heading(page))
  await page.getByText('Filtrera på tekniska data').click()
  const weight = page.getByRole('group', { name: 'Vikt (kg)' })
  await weight.getByLabel('Till').fill('2500')
  await weight.getByLabel('Till').press('Enter')
  await expect(page).toHaveURL(/weight_max=2500/)
  await page.getByRole('link', { name: 'Tabell' }).click()
  await expect(page).toHaveURL(/vy=tabell/)
}

type Place = 'localStorage' | 'sessionStorage'
const keysOf = (page: Page, place: Place) =>
  page.evaluate((name) => Object.keys(globalThis[name]), place)

/** The names under which the browser holds anything. */
async function heldNames(page: Page, context: BrowserContext) {
  const cookies = (await context.cookies()).map(({ name }) => name)
  const copies = await page.evaluate(() => caches.keys())
  const kept = [await keysOf(page, 'localStorage'), await keysOf(page, 'sessionStorage')].flat()
  return [...cookies, ...copies, ...kept].map((name) =>
    name.replace(/^(registration|message)-.*/, '$1-…'),
  )
}

test('a list is offered as it was last set, and /cookies lists what a browser holds after a tour of the site', async ({
  page,
  context,
}) => {
  const held = new Set<string>()
  const note = async () => {
    for (const name of await heldNames(page, context)) held.add(name)
  }
  await page.goto('/')
  await narrowList(page)
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['filters', 'crud']))
  await note()
  // A shared page stays the same.
  await page.goto('/produkter/minikranar')
  await expect(heading(page)).toHaveText(/^\d+ maskiner$/)
  await page.getByRole('link', { name: 'Visa som senast' }).click()
  await expect(page).toHaveURL(/weight_max=2500.*vy=tabell/)
  await page.getByRole('link', { name: 'Rensa filter' }).click()
  await expect(page).not.toHaveURL(/weight_max/)
  // Order and view are for every list.
  await page.goto('/produkter/lyfttillbehor')
  await page.getByRole('link', { name: 'Visa som senast' }).click()
  await expect(page).toHaveURL(/lyfttillbehor\?vy=tabell$/)
  await page.goto('/forfragan?produkt=jekko-spx312')
  await waitForHydration(page)
  await page.getByRole('radio', { name: 'Privatperson' }).check()
  const form = await fillInquiry(page, words.sv, { email: ownEmail('kakor') })
  await loadForm(form)
  await note()
  await form.getByRole('button', { name: words.sv.send }).click()
  await shownCaseNumber(page)
  await note()
  const customer = ownEmail('kakor-kund')
  await createCustomer(customer)
  await logIn(page, customer)
  await page.goto('/mina-sidor/mina-arenden?lage=&ordning=oldest')
  await note()
  await page.goto('/cookies')
  const listed = (await page.getByRole('main').locator('dl code').allInnerTexts()).flatMap(
    (names) => names.split(', '),
  )
  expect([...held].filter((name) => !listed.includes(name))).toEqual([])
  const expected = [
    'settings',
    '__Host-auth',
    'filters',
    'crud',
    'paginations',
    'inquiry',
    'sent-cases',
  ]
  expect([...held]).toEqual(expect.arrayContaining(expected))
  // Those that stay when the browser is closed, and no others, have a time.
  const lasting = (await context.cookies()).filter(({ expires }) => expires > 0)
  expect(lasting.map(({ name }) => name).sort()).toEqual(
    ['__Host-auth', 'crud', 'filters', 'paginations', 'settings'].sort(),
  )
})
