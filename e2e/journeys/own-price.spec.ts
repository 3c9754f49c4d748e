import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
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
    const answer = await page.request.get(address)
    // What is not stored, the service worker does not keep either: saved-page.test.ts.
    expect(answer.headers()['cache-control'], path).toBe('private, no-store')
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? []
    expect(main, path).toContain(`>${own}<`)
    expect(main.replaceAll('<!-- -->', ''), path).toMatch(new RegExp(`>${list}\\s`))
    // The cached page of other visitors has the list price only.
    const html = await (await request.get(address)).text()
    expect(html, path).toContain('<h1')
    expect(html, path).not.toContain(own)
  }
  await page.goto(product)
  const main = page.getByRole('main')
  await expect(main.getByText(words.sv.own, { exact: true }).first()).toBeVisible()
  await expect(main.getByText(new RegExp(`^${words.sv.list} `)).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the own price is 15 % off in both views and for the own dates', async ({ page }) => {
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
  })
})
