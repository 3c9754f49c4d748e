import type { Page } from '@playwright/test'
import cranes from '../../apps/server/src/database/demo/data/cranes.json' with { type: 'json' }
import { awake, wake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { letPass, openStopped } from '../stopped-clock.ts'

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
    find: 'Hitta kran',
    height: 'Höjd (m)',
    radius: 'Radie (m)',
    weight: 'Vikt (kg)',
    count: (count: number) =>
      count === 0
        ? 'Ingen kran klarar det'
        : count === 1
          ? '1 kran klarar det'
          : `${count} kranar klarar det`,
    decides: 'Siffrorna hjälper dig att välja.',
    digits: /Skriv bara siffror/,
    required: /Skriv ett tal/,
    aboveZero: /Talet ska vara större än 0/,
  },
  en: {
    start: '/en',
    find: 'Find crane',
    height: 'Height (m)',
    radius: 'Radius (m)',
    weight: 'Weight (kg)',
    count: (count: number) =>
      count === 0
        ? 'No crane can do it'
        : count === 1
          ? '1 crane can do it'
          : `${count} cranes can do it`,
    decides: 'The figures guide the choice.',
    digits: /Digits only/,
    required: /Enter a number/,
    aboveZero: /The number must be above 0/,
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** Brute force over the data file: one and the same row carries height, radius and weight. */
function cranesFor({ height, radius, weight }: Lift): number {
  return cranes.cranes.filter((crane) =>
    (crane.selector_rows ?? []).some(
      (row) =>
        row.lift_height_m >= height && row.lift_radius_m >= radius && row.lift_weight_kg >= weight,
    ),
  ).length
}

const address = (texts: Words, { height, radius, weight }: Lift) =>
  `${texts.start}/kranvaljare?q=${height}_${radius}_${weight}`

function isAsked(url: string, lift: Lift): boolean {
  const { pathname, searchParams } = new URL(url)
  return (
    pathname.endsWith('/getCraneselectorsArr') &&
    Object.entries(lift).every(([name, value]) => searchParams.get(name) === String(value))
  )
}

async function typeLift(page: Page, texts: Words, lift: Record<keyof Lift, string | number>) {
  const form = page.getByRole('main')
  await form.getByLabel(texts.height, { exact: true }).fill(String(lift.height))
  await form.getByLabel(texts.radius, { exact: true }).fill(String(lift.radius))
  await form.getByLabel(texts.weight, { exact: true }).fill(String(lift.weight))
}

for (const [locale, texts] of Object.entries(words)) {
  test(`the 27 combinations of example options answer as they are typed (${locale})`, async ({
    page,
  }) => {
    await page.goto(address(texts, { height: 1, radius: 1, weight: 1 }))
    for (const lift of combinations) {
      const answered = page.waitForResponse((answer) => isAsked(answer.url(), lift))
      await typeLift(page, texts, lift)
      await answered
      await expect(page).toHaveURL(address(texts, lift))
      await expect(page.locator('form [aria-live=polite]')).toHaveText(texts.count(cranesFor(lift)))
      await expect(page.getByText(texts.decides)).toBeVisible()
    }
  })

  test(`the 27 combinations answer without script (${locale})`, async ({ request }) => {
    for (const { height, radius, weight } of combinations) {
      const answer = await request.get(
        `${texts.start}/kranvaljare?h=${height}&r=${radius}&w=${weight}&extra=`,
      )
      expect(answer.url()).toContain(`/kranvaljare?q=${height}_${radius}_${weight}`)
      expect(await answer.text()).toContain(texts.count(cranesFor({ height, radius, weight })))
    }
  })
}

test('decimal comma and dot lead to the same address and the same cranes', async ({ page }) => {
  for (const height of ['5,5', '5.5']) {
    await page.goto('/kranvaljaren')
    await typeLift(page, words.sv, { height, radius: '7.5', weight: '100' })
    await page.getByRole('main').getByRole('button', { name: 'Hitta kran' }).click()
    await expect(page).toHaveURL('/kranvaljare?q=5.5_7.5_100')
    await expect(page.getByLabel('Höjd (m)', { exact: true })).toHaveValue('5,5')
  }
})

for (const texts of Object.values(words)) {
  test(`bad input gets a sentence beside the field and stays (${texts.start || '/'})`, async ({
    page,
  }) => {
    await page.goto(`${texts.start}/kranvaljaren`)
    await awake(page)
    await typeLift(page, texts, { height: 'fem', radius: '0', weight: '100' })
    // Before its script has come the browser itself sends the form, and moves no focus.
    await wake(page.getByLabel(texts.height, { exact: true }))
    await page.getByRole('main').getByRole('button', { name: texts.find }).click()
    const height = page.getByLabel(texts.height, { exact: true })
    await expect(height).toBeFocused()
    await expect(height).toHaveValue('fem')
    await expect(height).toHaveAttribute('aria-invalid', 'true')
    await expect(height).toHaveAccessibleDescription(texts.digits)
    await expect(page.getByLabel(texts.radius, { exact: true })).toHaveAccessibleDescription(
      texts.aboveZero,
    )
    await expect(page.getByLabel(texts.weight, { exact: true })).not.toHaveAttribute('aria-invalid')
  })

  test(`bad input without script stays with its sentences, and the API answers 422 (${texts.start || '/'})`, async ({
    request,
  }) => {
    const sent = await request.get(`${texts.start}/kranvaljare?h=fem&r=&w=0`)
    const html = await sent.text()
    expect(html).toContain('value="fem"')
    expect(html).toMatch(texts.digits)
    expect(html).toMatch(texts.required)
    expect(html).toMatch(texts.aboveZero)
    const asked = await request.get('/api/site/getCraneselectorsArr?height=fem&radius=&weight=0')
    expect(asked.status()).toBe(422)
    expect(await asked.json()).toMatchObject({
      errors: { height: ['decimal'], radius: ['required'], weight: ['aboveZero'] },
    })
  })
}

for (const [path, lead] of [
  ['/kranvaljare', /^Tre tal räcker/],
  ['/en/kranvaljare', /^Three numbers are enough/],
] as const) {
  test(`the results without a lift ask for one in place (${path})`, async ({ page }) => {
    const answer = await page.goto(path)
    expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null])
    await expect(page.getByText(lead)).toBeVisible()
    await expect(page.locator('#lift-height')).toHaveValue('1')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  })
}

for (const [path, asked, call] of [
  [
    '/kranvaljare?q=16_7_2000',
    /Ring.*Alla sökningar används när vi beslutar om nya maskiner/,
    'Ring 08-465 004 00',
  ],
  [
    '/en/kranvaljare?q=16_7_2000',
    /Call us.*All searches are used when we decide about new machines/,
    'Call 08-465 004 00',
  ],
] as const) {
  test(`no hit asks to phone and says what searches are for (${path})`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(asked)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: call })).toHaveAttribute(
      'href',
      'tel:+46846500400',
    )
  })
}

test('any near miss that is shown leads to a hit', async ({ page }) => {
  await page.goto('/kranvaljare?q=16_7_2000')
  await expect(page.getByRole('link', { name: /^Ring 08-/ })).toBeVisible()
  const links = page.getByRole('main').getByRole('link', { name: /fungerar om/ })
  const count = await links.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index += 1) {
    await page.goto('/kranvaljare?q=16_7_2000')
    await links.nth(index).click()
    await expect(page.getByText(/^(1 kran|\d+ kranar) klarar det$/)).toBeVisible()
  }
})

test('extra weight is lifted too and stays in the address', async ({ page }) => {
  await page.goto('/kranvaljare?q=5_5_100&extra=400')
  const withExtra = cranesFor({ height: 5, radius: 5, weight: 500 })
  await expect(page.getByText(words.sv.count(withExtra), { exact: true })).toBeVisible()
  await expect(page.getByLabel('Sling, krok och lyftok (kg)')).toHaveValue('400')
})

test('results follow the typing, the address follows the results, back and forward work', async ({
  page,
}) => {
  await page.goto('/kranvaljare?q=5_5_100')
  const status = page.locator('form [aria-live=polite]')
  await page.getByLabel('Vikt (kg)', { exact: true }).fill('200')
  await expect(page).toHaveURL('/kranvaljare?q=5_5_200')
  const heavier = words.sv.count(cranesFor({ height: 5, radius: 5, weight: 200 }))
  await expect(status).toHaveText(heavier)
  await page.getByRole('main').getByRole('button', { name: 'Hitta kran' }).click()
  // The search goes back to the top, and may do so between a finger's down and up.
  const crane = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link')
  await expect(async () => {
    await crane.click({ timeout: 1000 })
    await expect(page).toHaveURL(/\/produkter\//, { timeout: 4000 })
  }).toPass({ timeout: 60_000 })
  await page.goBack()
  await expect(page).toHaveURL('/kranvaljare?q=5_5_200')
  await expect(page.getByLabel('Vikt (kg)', { exact: true })).toHaveValue('200')
  await expect(status).toHaveText(heavier)
  await page.goForward()
  await expect(page).toHaveURL(/\/produkter\//)
})

test('typing asks once a pause, as a live search', async ({ page }) => {
  await openStopped(page, '/')
  await awake(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getCraneselectorsArr')) asked.push(request.url())
  })
  const weight = page.getByLabel('Vikt (kg)', { exact: true })
  await wake(weight)
  await weight.fill('')
  for (const key of '1200') {
    await weight.press(key)
    await letPass(page, 249)
  }
  expect(asked).toEqual([])
  await letPass(page, 1)
  const count = words.sv.count(cranesFor({ height: 1, radius: 1, weight: 1200 }))
  await expect(page.locator('form [aria-live=polite]')).toHaveText(count)
  await expect(page).toHaveURL('/?q=1_1_1200')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('platform=web-live')
})

test('the hero works by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await page.getByRole('button', { name: 'Öka höjden' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Höjd (m)', { exact: true })).toHaveValue('2')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Höjd (m)', { exact: true })).toHaveValue('5')
  await page.getByLabel('Vikt (kg)', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kranvaljare?q=5_1_10')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kranar som klarar lyftet')
})

test('an inquiry from a result carries the lift into the message', async ({ page }) => {
  await page.goto('/kranvaljare?q=5.5_5_100&extra=20')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Skicka förfrågan om/ })
    .first()
    .click()
  await expect(page.getByLabel('Meddelande')).toHaveValue(
    'Lyftet: 5,5 m högt, 5 m radie, 100 kg last och 20 kg sling och lyftok.',
  )
})

test('four machines side by side, and differing rows are marked', async ({ page }) => {
  await page.goto('/kranvaljare?q=5_5_100')
  for (let picked = 1; picked <= 4; picked += 1) {
    await page
      .getByRole('link', { name: /^Jämför (?!\d)/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: `Jämför ${picked} valda` })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Jämför 4 valda' }).click()
  await expect(page).toHaveURL(/\/jamfor\?m=[^,]+,[^,]+,[^,]+,[^&]+&q=5_5_100$/)
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByRole('rowheader', { name: /^skiljer: / }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Ta bort / })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
})

test("a crane's page answers what it lifts, where it fits, and gives its chart", async ({
  page,
}) => {
  const path = '/produkter/minikranar/spindelkranar/jekko-spx532'
  await page.goto(path)
  await page.getByLabel('Dörrens bredd (mm)').fill('900')
  await page.getByLabel('Dörrens höjd (mm)').fill('2100')
  await expect(page.getByText(/^Ja, \d+ cm till godo\.$/)).toBeVisible()
  await page.getByLabel('Dörrens bredd (mm)').fill('700')
  await expect(page.getByText('Nej, 7 cm för bred.')).toBeVisible()
  const lifts = page.locator('#lyfter')
  await lifts.getByRole('textbox', { name: 'Radie (m)' }).fill('400')
  await expect(lifts.getByText('Når inte 400 m ut')).toBeVisible()
  await lifts.getByRole('slider').press('Home')
  await expect(lifts.getByText(/kg på 0,5 m radie/)).toBeVisible()
  const chart = page.locator('#belastningstabell')
  await chart.getByRole('link', { name: 'Last (kg)' }).click()
  await expect(chart.getByRole('columnheader', { name: /Last/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const file = await chart.getByRole('link', { name: 'Hämta som CSV' }).getAttribute('href')
  const answer = await page.request.get(file ?? '')
  expect(answer.headers()['content-type']).toContain('text/csv')
})

test("without script a crane's page answers from its address", async ({ request }) => {
  const path = '/produkter/minikranar/spindelkranar/jekko-spx532'
  const fits = await (await request.get(`${path}?dorr_bredd=900&dorr_hojd=2100`)).text()
  expect(fits).toMatch(/Ja, \d+ cm till godo/)
  const unknown = await (await request.get(`${path}?lutning=10`)).text()
  expect(unknown).toContain('Okänt, ring oss.')
  const lifts = await (await request.get(`${path}?radie=400&hojd=`)).text()
  expect(lifts).toContain('Når inte 400')
})

test('the radius helper answers with script and without', async ({ page, request }) => {
  await page.goto('/kranvaljaren')
  await page.getByLabel(/^Från väggen/).fill('2')
  await page.getByLabel(/^Karm/).fill('5')
  await page.getByLabel(/^Lastens djup/).fill('2')
  await page.getByRole('link', { name: 'Använd 5 m och 6,5 m' }).click()
  await expect(page.getByLabel('Radie (m)', { exact: true })).toHaveValue('5')
  await expect(page.getByLabel('Höjd (m)', { exact: true })).toHaveValue('6,5')
  const html = await (await request.get('/kranvaljaren?avstand=2&hinder=&karm=5&djup=2')).text()
  expect(html).toContain('Radie 5 m och minst 6,5 m höjd.')
})
