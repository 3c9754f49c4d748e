import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../open-page.ts'

const crane = '/produkter/minikranar/spindelkranar/jekko-spx532'

/** Printed pages have no buttons and no links to other pages of the site. */
async function expectNoControls(page: Page) {
  for (const role of ['navigation', 'search', 'button', 'textbox', 'slider'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
  }
}

/** How many sheets of A4 the page takes, as the browser prints it. */
async function sheets(page: Page): Promise<number> {
  const margin = '10mm'
  const file = await page.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Chromium does not let a grid around others grow where a sheet ends in it. */
async function expectNoGrids(grids: Locator) {
  await expect(grids.first()).toBeVisible()
  for (const grid of await grids.filter({ visible: true }).all()) {
    await expect(grid).toHaveCSS('display', 'flex')
  }
}

test('results print with drawing, figures and the line that the operator decides (en)', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/en/kranvaljare?q=5_5_100')
  const main = page.getByRole('main')
  await expect(main.getByText('100 kg, 5 m up, 5 m out', { exact: true })).toBeVisible()
  await expect(
    main.getByText('The figures guide the choice. The operator and the load chart decide.'),
  ).toBeVisible()
  const first = main.getByRole('article').first()
  await expect(first.getByRole('img')).toBeVisible()
  await expect(first.getByText(/\d\smm, .*\d\skg$/)).toBeVisible()
  await expectNoControls(page)
})

test('a crane prints with its three views, data and load chart (sv)', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(crane)
  const main = page.getByRole('main')
  for (const view of ['Sidovy', 'Planvy', 'Frontvy']) {
    await expect(
      main.getByRole('img', { name: new RegExp(`^${view}\\b.*, Jekko SPX532$`) }),
    ).toBeVisible()
  }
  await expect(main.getByRole('heading', { name: 'Tekniska data' })).toBeVisible()
  const chart = page.locator('#belastningstabell')
  await expect(chart.getByRole('heading', { name: 'Lasttabell' })).toBeVisible()
  // What scrolls on the screen is printed completely.
  const hidden = await chart
    .locator(':has(> table)')
    .evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
  await expect(
    main.getByText('Siffrorna hjälper dig att välja. Föraren och kranens lasttabell avgör.'),
  ).toBeVisible()
  await expectNoControls(page)
})

test('a make prints with the prices of all its machines, without the list behind it', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/leverantorer?tillverkare=jekko')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/exkl\. moms$/).last()).toBeVisible()
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('a form prints what it asks about, without buttons and the sum', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/anmalan?produkt=minikran-10-tm-orebro-2028-03-14')
  const form = page.locator('form[data-draft]')
  await expect(form.getByLabel('Företag')).toBeVisible()
  await expect(form.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(form.getByLabel(/^Ange summan/)).toBeHidden()
})

test.describe('by styles alone', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing of a crane is on one sheet, and nothing is printed over its load chart', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    // A sheet of A4 within margins of 10 mm, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1047 })
    await page.goto('/produkter/minikranar/spindelkranar/unic-urw-706')
    await expectNoGrids(page.locator('.grid', { has: page.locator('#belastningstabell table') }))
    const drawing = page.getByRole('figure').filter({ has: page.locator('.drawing-views') })
    await expect(drawing).toHaveCSS('break-inside', 'avoid')
    expect((await drawing.boundingBox())?.height).toBeLessThan(1047)
    await expect(page.locator('.ink-areaEquipped')).toHaveCSS('fill', 'rgb(29, 77, 107)')
  })

  test('no card of a list is printed over another, nor divided', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const address of ['/produkter', '/region/goteborg']) {
      await page.goto(address)
      const cards = page.getByRole('article')
      await expect(cards.first()).toHaveCSS('break-inside', 'avoid')
      await expectNoGrids(page.locator('.grid', { has: page.locator('ul.grid', { has: cards }) }))
    }
  })

  test('a list of several pages prints which of them it is', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/produkter/minikranar/spindelkranar?sida=2')
    await expect(page.getByText('Sida 2 av 2').filter({ visible: true })).toHaveCount(1)
    await expectNoControls(page)
  })

  test('a card of a presentation is printed whole', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(crane)
    const cards = page.getByRole('listitem').filter({ hasText: 'Ett lyft, steg för steg' })
    await expect(cards).toHaveCSS('break-inside', 'avoid')
    await expectNoGrids(page.locator('.grid', { has: page.locator('ul.grid', { has: cards }) }))
  })

  test('a machine prints with the price for the typed dates', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${crane}?fran=2028-03-06&till=2028-03-08`)
    const main = page.getByRole('main')
    await expect(main.getByText('måndag 2028-03-06 – onsdag 2028-03-08')).toBeVisible()
    await expect(main.getByText('2 × Följande dag')).toBeVisible()
    await expectNoControls(page)
  })

  test('a course prints without the link to register', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/produkter/utbildningar/kranutbildningar/minikran-10-tm-orebro-2028-03-14')
    await expect(page.getByText('Pris per deltagare')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Anmäl dig' })).toBeHidden()
    await expectNoControls(page)
  })

  test('a lift plan with every part is one sheet, with its lines to sign and no controls', async ({
    page,
  }) => {
    const parts = [
      'height=5&radius=4.5&weight=180&crane=jekko-spx532&rigging=15&lifter=hoeflon-vl500',
      'passage=opening&opening_sill=5.5&opening_top=8&opening_depth=1&load_length=1&load_height=1&sling_length=1',
      'panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12',
      'ground=gravel&wind=7&site_power=230v&hours=8',
      'car_total=2200&car_towing=2000&trailer_total=1500',
    ]
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/en/lyftplan?${parts.join('&')}`)
    expect(await sheets(page)).toBe(1)
    await page.goto(`/lyftplan?${parts.join('&')}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Måste kontrolleras av behörig person')).toBeVisible()
    await expect(main.getByText('Namn', { exact: true })).toBeVisible()
    await expect(main.getByText(/^Minikran · .* · http.*\/lyftplan\?height=5&/)).toBeVisible()
    await expectNoControls(page)
    expect(await sheets(page)).toBe(1)
  })

  test('a comparison of four for a lift plan is one sheet', async ({ page }) => {
    const parts = [
      'height=5&radius=4.5&weight=180&edge_distance=2.5&edge_height=4&load_length=1&load_height=1',
      'panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12',
      'ground=gravel&wind=7&site_power=230v&hours=8',
      'car_total=2200&car_towing=2000&trailer_total=1500',
      'm=jekko-spx312.hoeflon-vl500,maeda-lc383.hoeflon-vl500,jekko-spx532.uplifter-upt-600,unic-urw-295',
    ]
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/lyftplan/jamfor?${parts.join('&')}`)
    await expect(page.getByRole('main').getByText('Det som avgör')).toBeVisible()
    await expect(page.getByText(/^Minikran · .* · http.*\/lyftplan\/jamfor\?/)).toBeVisible()
    await expectNoControls(page)
    expect(await sheets(page)).toBe(1)
  })

  test('a comparison of four machines is one sheet, and no crane of a result takes more', async ({
    page,
  }) => {
    await page.goto('/jamfor?m=jekko-spx532,unic-urw-295,maeda-lc383,jekko-jf545&q=5_5_100')
    expect(await sheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: /^Arbetsområden över varandra/ })).toBeVisible()
    await page.goto('/kranvaljare?q=20_10_100')
    // One crane of the demo content; another journey's may make the lift as well.
    const cranes = await page.getByRole('main').getByRole('article').count()
    expect(cranes).toBeGreaterThan(0)
    expect(await sheets(page)).toBeLessThanOrEqual(cranes)
  })

  test('the fleet plate is one sheet of A3, every crane beside a person at 1:100', async ({
    page,
  }) => {
    await page.goto('/kranplansch?q=9_5_300')
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    await expect(main.getByText('Skala 1:100 på A3-papper')).toBeVisible()
    await expect(main.getByText(/^Minikran · \d{2}-[\d ]+ · .* · http/)).toBeVisible()
    await expect(main.getByRole('link', { name: /UNIC URW-094.*klarar inte/ })).toBeVisible()
    await expectNoControls(page)
    // 2,790 mm and room for lines: 29 mm on paper, in CSS pixels.
    const drawing = main.getByRole('link', { name: 'Jekko SPX312' }).locator('svg')
    expect((await drawing.boundingBox())?.width).toBeCloseTo((28.9 / 25.4) * 96, 0)
    const file = await page.pdf({ preferCSSPageSize: true })
    const text = file.toString('latin1')
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(text).toContain('/MediaBox [0 0 1191')
  })

  test('a presentation prints, without the page behind it', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/presentation/ett-lyft-steg-for-steg')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
  })

  test('the card of a machine in a printed news item is less than half as wide as its picture', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 718, height: 1047 })
    await page.goto('/nyhet/kran-genom-dorren')
    const card = page.getByRole('listitem').getByRole('article')
    await card.scrollIntoViewIfNeeded()
    expect((await card.boundingBox())?.width).toBeLessThan(718 / 2)
  })
})
