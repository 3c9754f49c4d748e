import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { accountWords, createCustomer, logIn } from './account.ts'
import { queryOf } from './site-database.ts'

const words = {
  sv: { own: 'Ditt pris', list: 'Listpris' },
  en: { own: 'Your price', list: 'List price' },
} as const

const product = '/produkter/minikranar/spindelkranar/jekko-spx312'
const views = [
  '/',
  '/produkter/minikranar',
  '/produkter/minikranar?vy=tabell',
  product,
  '/kranvaljare?q=5_5_100',
  '/jamfor?m=jekko-spx312,unic-urw-295',
  '/utbildningar',
  '/region/malmo',
]

test.use({ serviceWorkers: 'allow' })

/** A customer with a VIP role whose company has 15 % off the list price. */
async function createVip(email: string) {
  const id = await createCustomer(email, 20)
  await queryOf(
    site,
    `with made as (
       insert into companies (corp_vat, corp_name, discount_percent, confirmed)
       values ($2, 'Glas & Lyft AB', 15, true) returning id)
     update users set company_id = (select id from made) where id = $1`,
    [id, `SE${email}`],
  )
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pages')
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
    return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
  })

test('who has an own price sees it beside the list price on every page, and nobody else does', async ({
  page,
  request,
}) => {
  const email = ownEmail('vip')
  await createVip(email)
  await logIn(page, email)
  for (const [index, path] of views.entries()) {
    const locale = index % 2 === 0 ? 'sv' : 'en'
    const { own, list } = words[locale]
    const address = `${accountWords[locale].path}${path}`
    await request.get(address)
    const answer = await page.goto(address)
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store')
    const main = page.getByRole('main')
    await expect(main.getByText(own, { exact: true }).first(), path).toBeVisible()
    await expect(main.getByText(new RegExp(`^${list} `)).first(), path).toBeVisible()
    // The cached page of other visitors has the list price only.
    const html = await (await request.get(address)).text()
    expect(html, path).toContain('<h1')
    expect(html, path).not.toContain(own)
  }
  await page.goto(product)
  expect(await axeViolations(page)).toEqual([])
  const ownPrice = new RegExp(`${words.sv.own}|${words.en.own}`)
  expect((await keptPages(page)).filter((text) => ownPrice.test(text))).toEqual([])
})

test('the own price is 15 % off in both views and for the own dates, without script too', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = ownEmail('vip-dagar')
  await createVip(email)
  await logIn(page, email)
  // Monday to Tuesday.
  await page.goto(`${product}?fran=2028-12-11&till=2028-12-12`)
  const rows = page.locator('dl').filter({ hasText: 'Summa' }).locator('dd')
  const texts = await rows.allTextContents()
  expect(texts).toHaveLength(4)
  const figures = texts.map((text) =>
    [...text.replaceAll(/[\s\u00a0]/g, '').matchAll(/(\d+(?:,\d+)?)kr/g)].map(([, figure = '']) =>
      Number(figure.replace(',', '.')),
    ),
  )
  for (const [own = 0, ownWithVat = 0, list = 0, listWithVat = 0] of figures) {
    expect(own).toBeCloseTo(list * 0.85, 1)
    expect(ownWithVat).toBeCloseTo(listWithVat * 0.85, 1)
    expect(ownWithVat).toBeCloseTo(own * 1.25, 1)
  }
  await context.close()
})
