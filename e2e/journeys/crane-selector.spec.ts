import cranes from '../../apps/server/demo/data/cranes.json' with { type: 'json' }
import { expect, test } from '../open-page.ts'

const heights = [5, 10, 20]
const radii = [5, 10, 18]
const weights = [50, 100, 200]
const combinations = heights.flatMap((height) =>
  radii.flatMap((radius) => weights.map((weight) => ({ height, radius, weight }))),
)
type Lift = (typeof combinations)[number]

const words = {
  sv: {
    start: '',
    height: 'Höjd (m)',
    radius: 'Radie (m)',
    weight: 'Vikt (kg)',
    count: (count: number) =>
      count === 0
        ? 'Ingen kran klarar det'
        : count === 1
          ? '1 kran klarar det'
          : `${count} kranar klarar det`,
    digits: /Skriv bara siffror/,
    aboveZero: /Talet ska vara större än 0/,
  },
  en: {
    start: '/en',
    count: (count: number) =>
      count === 0
        ? 'No crane can do it'
        : count === 1
          ? '1 crane can do it'
          : `${count} cranes can do it`,
    digits: /Digits only/,
    required: /Enter a number/,
    aboveZero: /The number must be above 0/,
  },
} as const

/** Brute force over the data file: one and the same row carries height, radius and weight. */
function cranesFor({ height, radius, weight }: Lift): number {
  return cranes.cranes.filter((crane) =>
    (crane.selector_rows ?? []).some(
      (row) =>
        row.lift_height_m >= height && row.lift_radius_m >= radius && row.lift_weight_kg >= weight,
    ),
  ).length
}

/** A lift that nothing, one that a single crane and one that several make; all 27 are asked of the API. */
const told = [0, 1, 2].map((count) =>
  combinations.find((lift) => Math.min(cranesFor(lift), 2) === count),
) as Lift[]

test('combinations of the example options answer without script (en)', { tag: '@smoke' }, async ({
  request,
}) => {
  const texts = words.en
  for (const { height, radius, weight } of told) {
    const answer = await request.get(
      `${texts.start}/kranvaljare?h=${height}&r=${radius}&w=${weight}&extra=`,
    )
    expect(answer.url()).toContain(`/kranvaljare?q=${height}_${radius}_${weight}`)
    expect(await answer.text()).toContain(texts.count(cranesFor({ height, radius, weight })))
  }
})

test('bad input without script stays with its sentences (en)', async ({ request }) => {
  const texts = words.en
  const html = await (await request.get('/en/kranvaljare?h=fem&r=&w=0')).text()
  expect(html).toContain('value="fem"')
  expect(html).toMatch(texts.digits)
  expect(html).toMatch(texts.required)
  expect(html).toMatch(texts.aboveZero)
})

test('two compared machines are asked for with the lift', async ({ request }) => {
  const html = await (await request.get('/jamfor?m=jekko-spx532,unic-urw-295&q=5_5_100')).text()
  expect(html).toMatch(
    /<a [^>]*href="\/forfragan\?produkt=jekko-spx532&amp;produkt=unic-urw-295&amp;lyft=5_5_100"[^>]*>.*?Förfrågan om båda/,
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a common lift is one tap from its cranes, of which the smallest that keeps a margin leads, across their pages', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const groups = main.getByRole('region').filter({ has: page.getByRole('article') })
    const titles = groups.getByRole('heading', { level: 2 })
    const good = 'Klarar lyftet med god marginal'
    await page.goto('/kranvaljaren')
    const lifts = page.getByRole('list', { name: 'Vanliga lyft' })
    await lifts.getByRole('link', { name: 'Fläkt till tak 9 m · 5 m · 300 kg' }).click()
    await expect(page).toHaveURL('/kranvaljare?q=9_5_300')
    await expect(page.locator('main [aria-live=polite]')).toHaveText('17 kranar klarar det')
    await expect(titles).toHaveText([good])
    // Smaller machines make the lift too, at 94 % of what they can and more.
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('Jekko SPX532')
    await page.goto('/kranvaljare?q=9_5_300&sida=2')
    await expect(titles).toHaveText([
      good,
      'Klarar lyftet med knapp marginal',
      'Klarar lasten, inte slinget',
    ])
    await expect(groups.last()).toContainText('Jekko SPX312')
    await page.goto('/kranvaljare?q=9_5_300&sida=3')
    await expect(titles).toHaveText(['Klarar lasten, inte slinget'])
    await expect(groups).toContainText('väger omkring 20 kg')
    await expect(groups).toContainText('Jekko SPX424')
    // With its sling named, the crane that has 10 kg left is tight.
    await page.goto('/kranvaljare?q=9_5_290&extra=20&sida=2')
    await expect(groups.filter({ hasText: 'knapp marginal' })).toContainText('Jekko SPX424')
  })

  test('the results without a lift ask for one in place (en)', async ({ page }) => {
    const answer = await page.goto('/en/kranvaljare')
    expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null])
    await expect(page.getByText(/^Three numbers are enough/)).toBeVisible()
    await expect(page.locator('#lift-height')).toHaveValue('1')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  })

  test('no hit asks to phone, says what searches are for, and its near misses are hits (sv)', async ({
    page,
  }) => {
    await page.goto('/kranvaljare?q=16_7_2000')
    const why = /Ring.*Alla sökningar används när vi beslutar om nya maskiner/
    await expect(page.getByText(why)).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Ring 08-465 004 00' }),
    ).toHaveAttribute('href', 'tel:+46846500400')
    await expect(page.getByRole('link', { name: 'Skicka förfrågan om lyftet' })).toHaveAttribute(
      'href',
      '/forfragan?lyft=16_7_2000',
    )
    const misses = page.getByRole('main').getByRole('link', { name: /fungerar om/ })
    const addresses = await misses.evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ href }) => href),
    )
    expect(addresses.length).toBeGreaterThan(0)
    for (const near of addresses) {
      const html = await (await page.request.get(near)).text()
      expect(html, near).toMatch(/(1 kran|\d+ kranar) klarar det/)
    }
  })

  test('a weight that nobody means is asked back, with what the largest crane lifts', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await page.goto('/kranvaljare?q=5_5_12345678901')
    await expect(main).toContainText('Menade du gram? Tyngst i lasttabellerna är 6\u00a0000 kg.')
    await expect(main.getByRole('link', { name: 'Ring 08-465 004 00' })).toBeVisible()
    await page.goto('/en/kranvaljare?q=9000_5_300000&extra=20')
    await expect(main).toContainText('Did you mean millimetres? The highest in the load charts is')
    await main.getByRole('link', { name: '320 kg, 9 m up, 5 m out' }).click()
    await expect(page).toHaveURL('/en/kranvaljare?q=9_5_300&extra=20')
  })

  test('a lift that needs a jib puts crane and jib into one inquiry', async ({ page }) => {
    await page.goto('/kranvaljare?q=20_5_300')
    const crane = page.getByRole('article').filter({ hasText: 'Jekko SPX650' })
    await expect(crane).toContainText('Med jibb JIB1200.3HX')
    await expect(crane).toContainText('Första dagen, med utrustningen')
    await crane.getByRole('link', { name: 'Skicka förfrågan om Jekko SPX650' }).click()
    await expect(page).toHaveURL(/produkt=jekko-spx650&produkt=jekko-jib1200-3hx/)
    await expect(page.getByRole('main')).toContainText('Hydraulisk jibb Jekko JIB1200.3HX')
  })
})

test('extra weight is lifted too and stays in the address', async ({ request }) => {
  const html = await (await request.get('/kranvaljare?q=5_5_100&extra=400')).text()
  const withExtra = cranesFor({ height: 5, radius: 5, weight: 500 })
  expect(html).toContain(words.sv.count(withExtra))
  expect(html).toContain('value="400"')
})

test('results follow the typing, the address follows the results, back and forward work', async ({
  page,
}) => {
  await page.goto('/kranvaljare?q=5_5_100')
  const status = page.locator('main [aria-live=polite]')
  await page.getByLabel('Vikt (kg)', { exact: true }).fill('200')
  await expect(page).toHaveURL('/kranvaljare?q=5_5_200')
  const heavier = words.sv.count(cranesFor({ height: 5, radius: 5, weight: 200 }))
  await expect(status).toHaveText(heavier)
  await expect(page.getByText('Siffrorna hjälper dig att välja.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Hitta kran' }).press('Enter')
  const crane = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link')
  // By key: the search goes back to the top, and may do so between a finger's down and up.
  await crane.press('Enter')
  await expect(page).toHaveURL(/\/produkter\//)
  await page.goBack()
  await expect(page).toHaveURL('/kranvaljare?q=5_5_200')
  await expect(page.getByLabel('Vikt (kg)', { exact: true })).toHaveValue('200')
  await expect(status).toHaveText(heavier)
  await page.goForward()
  await expect(page).toHaveURL(/\/produkter\//)
})
