import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'

const everything = '**/assets/*.js'
// The load event waits for the held scripts.
const early = { waitUntil: 'domcontentloaded' } as const

test('clicks and keys from before hydration and while an island loads are replayed, each of them', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const press = async (name: string, times: number) => {
    for (let time = 0; time < times; time += 1) await main.getByRole('button', { name }).click()
  }
  const letGo = await hold(page, everything)
  const letIslandGo = await hold(page, '**/assets/home-hero-*.js')
  await page.goto('/', early)
  await press('Öka höjden', 3)
  letGo()
  await waitForHydration(page)
  await press('Öka radien', 3)
  // A space bar that is held down clicks when it is released.
  await main.getByRole('button', { name: 'Öka vikten' }).focus()
  await page.keyboard.down('Space')
  const came = page.waitForResponse(/home-hero-/)
  letIslandGo()
  await (await came).finished()
  await page.keyboard.up('Space')
  const figure = (name: string) => main.getByLabel(name, { exact: true })
  await expect(figure('Höjd (m)'), 'before hydration').toHaveValue('4')
  await expect(figure('Radie (m)'), 'while its island loads').toHaveValue('4')
  await expect(figure('Vikt (kg)'), 'the space bar').toHaveValue('20')
  await press('Öka höjden', 1)
  await expect(figure('Höjd (m)')).toHaveValue('5')
  await expect(page).toHaveURL('/?q=5_4_20')
})

test('a button outside the islands can be clicked early, too', async ({ page }) => {
  const letGo = await hold(page, everything)
  await page.goto('/regioner', early)
  await page.getByRole('button', { name: 'Visa kartan' }).click()
  letGo()
  await expect(page.getByRole('region', { name: /karta/i })).toBeFocused()
})

test('a link is followed although a notice covers it before the finger is lifted', async ({
  page,
}) => {
  const letGo = await hold(page, everything)
  await page.goto('/kranvaljare?q=5_5_100', early)
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link')
  const notice = page.getByRole('region', { name: 'Notiser' }).getByText('Läs mer')
  await link.hover()
  await page.mouse.down()
  letGo()
  await expect(notice).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/produkter\//)
})

test('who asks, chosen as the first action, stays chosen against the stored price type', async ({
  page,
}) => {
  const value = encodeURIComponent(JSON.stringify({ priceType: '2' }))
  await page.context().addCookies([{ name: 'settings', value, url: site.url }])
  const letGo = await hold(page, '**/assets/inquiry-form-*.js')
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = page.getByRole('main').locator('form')
  await expect(form.getByLabel('Firma')).toBeChecked()
  await form.getByLabel('Privatperson').check()
  letGo()
  await expect(form).toHaveAttribute('data-draft', 'kept')
  await expect(form.getByLabel('Privatperson')).toBeChecked()
})

test('keys turn a presentation before hydration', async ({ page }) => {
  const path = '/presentation/ett-lyft-steg-for-steg'
  await hold(page, everything)
  await page.goto(path, early)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${path}?sida=2`)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`${path}?sida=1`)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/nyheter\??$/)
})

const list = '/produkter/bandtransportorer?vy=tabell'
const order = (page: Page) => page.getByLabel('Sortera')

test('an order chosen before hydration is kept and applied', async ({ page }) => {
  const letGo = await hold(page, everything)
  await page.goto(list, early)
  await order(page).selectOption('weight')
  letGo()
  await expect(page).toHaveURL(`${list}&sortera=weight`)
  await expect(order(page)).toHaveValue('weight')
  await expect(page.getByRole('columnheader', { name: /^Vikt/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('an order stepped to by keys while the list loads waits for Enter', async ({ page }) => {
  const letGo = await hold(page, '**/assets/product-results-*.js')
  await page.goto(list, early)
  await waitForHydration(page)
  await order(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(order(page)).toHaveValue('price')
  letGo()
  // Rendered by the list's own script.
  await expect(page.getByRole('button', { name: 'Visa maskiner' }).first()).toBeVisible()
  await expect(order(page)).toHaveValue('price')
  await expect(order(page)).toBeFocused()
  await expect(page).toHaveURL(list)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}&sortera=price`)
})

test('an order stepped to and left by keys before hydration waits for its button', async ({
  page,
}) => {
  const letGo = await hold(page, everything)
  await page.goto(list, early)
  await order(page).focus()
  await page.keyboard.press('ArrowDown')
  const asked = await order(page).inputValue()
  await page.keyboard.press('Tab')
  letGo()
  const show = page.getByRole('button', { name: 'Visa maskiner' }).first()
  await expect(show).toBeVisible()
  await expect(order(page)).toHaveValue(asked)
  await expect(page).toHaveURL(list)
  await show.press('Enter')
  await expect(page).toHaveURL(`${list}&sortera=${asked}`)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('a category chosen before hydration is opened, and a type chosen after it at once', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const letGo = await hold(page, everything)
    await page.goto('/produkter', early)
    await main.getByLabel('Välj kategori').selectOption('minikranar')
    letGo()
    await expect(page).toHaveURL('/produkter/minikranar')
    await waitForHydration(page)
    await main.getByLabel('Välj typ').selectOption('larvkranar')
    await expect(page).toHaveURL('/produkter/minikranar/larvkranar')
  })
})
