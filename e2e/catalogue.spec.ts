import cranes from '../apps/server/src/database/demo/data/cranes.json' with { type: 'json' }
import equipment from '../apps/server/src/database/demo/data/equipment.json' with { type: 'json' }
import sweden from '../apps/server/src/database/demo/data/sweden.json' with { type: 'json' }
import { expect, test } from './fixtures.ts'

type Listed = { product_slug: string; path: string; type: number; prod_vat: number } & Record<
  string,
  unknown
>

test('every crane and machine is reachable through pages in both languages', async ({
  request,
}) => {
  for (const prefix of ['', '/en']) {
    const found = await crawlProducts(request, prefix)
    for (const { id } of [...cranes.cranes, ...equipment.equipment]) {
      const path = [...found].find((address) => address.endsWith(`/${id}`))
      expect(path, `${prefix} ${id}`).toBeDefined()
    }
    for (const path of found) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
    }
  }
})

test('every depot is shown on home in both languages', async ({ request }) => {
  for (const path of ['/', '/en']) {
    const html = await (await request.get(path)).text()
    for (const { corp_city } of sweden.depots) expect(html).toContain(corp_city)
  }
})

test('every price on a product page follows specification §9', async ({ request }) => {
  const answer = await request.get('/api/site/getProductsArr?per_page=99999')
  const { data } = (await answer.json()) as { data: Listed[] }
  expect(data.length).toBeGreaterThanOrEqual(105)
  for (const product of data) {
    const text = visibleText(await (await request.get(product.path)).text())
    for (const price of expectedPrices(product)) expect(text, product.product_slug).toContain(price)
  }
})

test('a draft product is nowhere public', async ({ request }) => {
  const answer = await request.get('/api/site/getProductObj?product_slug=utkast-demo')
  expect(answer.status()).toBe(404)
  const list = await (await request.get('/api/site/getProductsArr?per_page=99999')).text()
  expect(list).not.toContain('utkast-demo')
})

/** §9, calculated apart from the product's own code: BigInt hundredths of öre, rounded half up. */
function expectedPrices(product: Listed): string[] {
  const ore = (field: string) => {
    const kronorValue = product[field]
    return typeof kronorValue === 'number' ? BigInt(Math.round(kronorValue * 100)) : null
  }
  const vat = BigInt(Math.round(product.prod_vat * 100))
  const both = (sum: bigint | null) =>
    sum === null ? [] : [sum, (sum * (10_000n + vat) + 5_000n) / 10_000n]
  const first = ore('price_first_day')
  const following = ore('price_following_days')
  const weekend = ore('price_weekend')
  const fee = ore('price_basic_fee') ?? 0n
  const sums =
    product.type === 0
      ? [
          first === null ? null : first + fee,
          following,
          weekend === null ? null : weekend + 2n * fee,
        ]
      : [product.type === 2 ? ore('price_offer') : ore('price_sale')]
  return sums.flatMap(both).map(kronor)
}

function kronor(ore: bigint) {
  const whole = String(ore / 100n).replace(/\B(?=(\d{3})+$)/g, ' ')
  const rest = ore % 100n
  return `${whole}${rest === 0n ? '' : `,${String(rest).padStart(2, '0')}`} kr`
}

function visibleText(html: string) {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#160;|&nbsp;|[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
}

type Get = { get: (path: string) => Promise<{ text: () => Promise<string> }> }

/**
 * Follows the links below /produkter, pages of lists included, and returns the product addresses.
 * Lists narrowed by filters show nothing that the whole lists do not.
 */
async function crawlProducts(request: Get, prefix: string) {
  const start = `${prefix}/produkter`
  const seen = new Set([start])
  const queue = [start]
  const products = new Set<string>()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/href="([^"#]*)"/g)) {
      const address = href.replaceAll('&amp;', '&')
      const [place = '', query = ''] = address.split('?')
      if (place !== start && !place.startsWith(`${start}/`)) continue
      if (place.split('/').length === start.split('/').length + 3) products.add(place)
      else if (/^(sida=\d+)?$/.test(query) && !seen.has(address)) {
        seen.add(address)
        queue.push(address)
      }
    }
  }
  return products
}
