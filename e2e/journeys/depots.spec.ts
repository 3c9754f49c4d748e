import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { test as ownContext } from '../fixtures.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

const words = {
  sv: {
    list: '/regioner',
    depot: '/region/malmo',
    title: 'Depå Malmö',
    zip: 'Postnummer',
    nearest: 'Visa närmaste',
    choose: 'Depå',
    all: 'Alla depåer',
    other: 'En annan depå',
    show: 'Visa',
    hours: 'Öppettider',
    staff: 'Personal',
    position: 'Använd min position',
    sortedHere: /Närmast dig/,
    fault: /Skriv ett svenskt postnummer/,
    role: 'Depåansvarig söder',
    map: 'Visa kartan',
    mapOfAll: 'Karta över depåerna',
    toDepot: 'Till depån',
    close: 'Stäng',
  },
  en: {
    list: '/en/regioner',
    depot: '/en/region/malmo',
    title: 'Depot Malmö',
    zip: 'Postal code',
    nearest: 'Show nearest',
    choose: 'Depot',
    all: 'All depots',
    other: 'Another depot',
    show: 'Show',
    hours: 'Opening hours',
    staff: 'Staff',
    position: 'Use my position',
    sortedHere: /Nearest to you/,
    fault: /Enter a Swedish postal code/,
    role: 'Depot manager, south',
    map: 'Show map',
    mapOfAll: 'Map of the depots',
    toDepot: 'To the depot',
    close: 'Close',
  },
} as const

/** A screen of 740 px, of which the bar at the bottom covers 57 px. */
const phone = { width: 360, height: 740 - 57 }

async function expectNearestSeen(page: Page, { zip, city }: { zip: string; city: string }) {
  const texts = words.sv
  await page.getByLabel(texts.zip).fill('elva')
  await page.getByRole('button', { name: texts.nearest }).click()
  await expect(page.getByText(texts.fault)).toBeInViewport()
  await page.getByLabel(texts.zip).fill(zip)
  await page.getByRole('button', { name: texts.nearest }).click()
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  await expect(first).toContainText(city)
  await expect(first).toBeInViewport({ ratio: 1 })
}

test('every depot is listed with address, phone and open state, and the dropdown goes there at once (sv)', {
  tag: '@smoke',
}, async ({ page }) => {
  const texts = words.sv
  await page.goto(texts.list)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(14)
  await expect(main.getByText('Hamnplanen 3, 211 20 Malmö')).toBeVisible()
  await expect(main.getByRole('link', { name: '040-628 04 01' })).toBeVisible()
  await expect(main.getByText(/^(Öppet nu, stänger|Öppnar) /)).toHaveCount(14)
  await waitForHydration(page)
  await main.getByLabel(texts.choose, { exact: true }).selectOption(texts.title)
  await expect(page).toHaveURL(texts.depot)
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await main.getByLabel(texts.other).focus()
  await waitForHydration(page)
  await main.getByLabel(texts.other).selectOption(texts.all)
  await expect(page).toHaveURL(texts.list)
  await main.getByRole('link', { name: texts.title }).click()
  await expect(page).toHaveURL(texts.depot)
})

test('a postal code puts the nearest depot first, seen on a phone, and a wrong one says so; arrow keys step through the dropdown (en)', async ({
  page,
}) => {
  const texts = words.en
  await page.setViewportSize(phone)
  await page.goto(texts.list)
  await waitForHydration(page)
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
  const zip = page.getByLabel(texts.zip)
  await zip.fill('21119')
  await page.getByRole('button', { name: texts.nearest }).click()
  await expect(page).toHaveURL(/postnummer=21119/)
  await expect(first).toContainText('Malmö')
  await expect(first).toContainText('1 km')
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^(Open now, closes|Opens) /)).toHaveCount(14)
  await zip.fill('elva')
  await page.getByRole('button', { name: texts.nearest }).click()
  await expect(page.getByText(texts.fault)).toBeInViewport()
  await expect(zip).toHaveAttribute('aria-invalid', 'true')
  await expect(zip).toHaveValue('elva')
  const address = page.url()
  const main = page.getByRole('main')
  const choice = main.getByLabel(texts.choose, { exact: true })
  await choice.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(choice).not.toHaveValue('alla')
  await expect(page).toHaveURL(address)
  const chosen = await choice.inputValue()
  await main.getByRole('button', { name: texts.show, exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/region/${chosen}$`))
})

test('the tabs work by keyboard and the address keeps the tab (en)', async ({ page }) => {
  const texts = words.en
  await page.goto(texts.depot)
  const hours = page.getByRole('tab', { name: texts.hours })
  const staff = page.getByRole('tab', { name: texts.staff })
  await expect(hours).toHaveAttribute('aria-selected', 'true')
  // The tabs are one tab stop once their script has loaded.
  await waitForHydration(page)
  await hours.focus()
  await expect(staff).toHaveAttribute('tabindex', '-1')
  await expect(hours).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(staff).toBeFocused()
  await expect(staff).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: texts.staff })).toContainText(texts.role)
  await expect(page.getByRole('tabpanel', { name: texts.hours })).toBeHidden()
  await expect(page).toHaveURL(`${texts.depot}?flik=personal`)
  await page.reload()
  await expect(staff).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await staff.focus()
  await expect(hours).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Home')
  await expect(hours).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: texts.hours })).toBeVisible()
})

// Depots too near to be apart: map-markers.document.test.ts.
test('the map comes when asked for, and its markers say where they lead (sv)', async ({ page }) => {
  const texts = words.sv
  const answer = await page.goto(texts.list)
  // Streets of OpenStreetMap are allowed, and not fetched before consent.
  expect(answer?.headers()['content-security-policy']).toContain(
    "img-src 'self' data: https://tile.openstreetmap.org;",
  )
  await waitForHydration(page)
  await page.getByRole('button', { name: texts.map }).click()
  const map = page.getByRole('region', { name: texts.mapOfAll })
  await expect(map).toBeFocused()
  // Pins that would overlap are one, which opens them.
  const single = map.getByRole('button', { name: /^Depå/ })
  const groups = map.getByRole('button', { name: /^\d+ depåer: / })
  const inGroups = (await groups.all()).map(async (group) =>
    Number.parseInt((await group.getAttribute('title')) ?? '', 10),
  )
  const grouped = (await Promise.all(inGroups)).reduce((sum, count) => sum + count, 0)
  expect(grouped).toBeGreaterThan(0)
  expect((await single.count()) + grouped).toBe(14)
  await map.getByRole('button', { name: /depåer: .*Malmö/ }).click()
  await expect(map).toBeFocused()
  const marker = map.getByRole('button', { name: texts.title })
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(map.getByText(texts.title, { exact: true })).toBeVisible()
  await expect(map.getByText('Hamnplanen 3')).toBeVisible()
  await expect(map.getByText('211 20 Malmö')).toBeVisible()
  await expect(map.getByRole('link', { name: texts.toDepot })).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(map.getByText('Hamnplanen 3')).toBeHidden()
  await expect(marker).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('button', { name: texts.close })).toBeVisible()
  await map.getByRole('link', { name: texts.toDepot }).click()
  await expect(page).toHaveURL(texts.depot)
  await waitForHydration(page)
  await page.getByRole('button', { name: texts.map }).click()
  await expect(page.getByRole('region').getByRole('button', { name: texts.title })).toBeVisible()
})

ownContext.describe('with a position', () => {
  ownContext.use({ geolocation: { latitude: 65.6, longitude: 22.1 } })
  ownContext(
    'a position that is refused says what to do instead; shared, the nearest depot comes first, by a click only',
    async ({ page, context }) => {
      await page.goto('/regioner')
      const first = page.getByRole('main').getByRole('heading', { level: 3 }).first()
      const own = page.getByRole('button', { name: words.sv.position })
      await own.click()
      await expect(page.getByText(/Positionen gick inte att läsa/)).toBeVisible()
      await expect(first).toContainText('Gävle')
      await context.grantPermissions(['geolocation'])
      await own.click()
      await expect(page.getByText(words.sv.sortedHere)).toBeVisible()
      await expect(first).toContainText('Luleå')
      await expect(page).toHaveURL('/regioner')
    },
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a depot shows its machines in pages, its next courses and its links, and the footer leads to every other', async ({
    page,
  }) => {
    await page.goto('/region/stockholm')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Vägbeskrivning' })).toHaveAttribute(
      'href',
      /destination=59\.3293,18\.0686/,
    )
    await expect(main.getByRole('link', { name: 'Depån i sociala medier' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Depåns annonser' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Kommande kurser här' })).toBeVisible()
    await expect(main.getByText(/^\S{3} \d+ \S+ 202[78] \d\d:\d\d$/).first()).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Maskiner här' })).toBeVisible()
    // The footer says the hours of today.
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(/\d\d\/\d\d/)).toBeVisible()
    await footer.getByRole('link', { name: 'Umeå' }).click()
    await expect(page).toHaveURL('/region/umea')
  })
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the nearest depot is found, a depot chosen, its hours and its staff read', async ({
    page,
  }) => {
    await page.goto('/regioner')
    await expectNearestSeen(page, { zip: '973 46', city: 'Luleå' })
    await expect(page.getByRole('button', { name: words.sv.position })).toBeHidden()
    await page.getByLabel(words.sv.choose, { exact: true }).selectOption('Depå Umeå')
    await page.getByRole('button', { name: words.sv.show, exact: true }).click()
    await expect(page).toHaveURL('/region/umea')
    await page.goto('/region/malmo')
    await expect(page.getByText('Jonas Åkerlund')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Den här veckan' })).toBeVisible()
  })
})
