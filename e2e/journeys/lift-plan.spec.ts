import { expect, test } from '../open-page.ts'

const pane = 'panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12'

test('a pane is lifted by a pair with one price and one click into the inquiry (sv)', async ({
  page,
}) => {
  await page.goto(`/lyftplan?height=5&radius=4.5&weight=180&${pane}`)
  const main = page.getByRole('main')
  const pair = main.getByRole('listitem').filter({ hasText: 'Jekko SPX312 + ' })
  await expect(pair.getByText('Kranen avgör. Kranen har')).toBeVisible()
  await expect(pair.getByText('Första dagen för båda')).toBeVisible()
  await expect(pair.getByText(/exkl\. moms/)).toBeVisible()
  await expect(pair.getByText(/inkl\. moms/)).toBeVisible()
  await pair.getByRole('link', { name: /^Fråga om båda: Jekko SPX312 \+ .*VL500$/ }).click()
  await expect(page).toHaveURL(
    /produkt=jekko-spx312&produkt=hoeflon-vl500&lyft=5_4.5_180&extra=40&lyftplan=/,
  )
  await expect(main.getByRole('heading', { name: '2 artiklar' })).toBeVisible()
  await expect(main.getByText('Lyftplanen följer med')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('from the selector over a parapet to the inquiry (sv)', async ({ page }) => {
    await page.goto('/kranvaljare?q=5_4.5_180&extra=20')
    await page.getByRole('link', { name: 'Planera lyftet med Jekko SPX312' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Lyftplan', level: 1 })).toBeVisible()
    await expect(main.getByText('Klarar lyftet med god marginal')).toBeVisible()
    await expect(main.getByText('Första dagen')).toBeVisible()
    await expect(main.getByText(/exkl\. moms/).first()).toBeVisible()
    await expect(main.getByText(/inkl\. moms/).first()).toBeVisible()
    await expect(main.getByText('Minikran upp till 10 tonmeter')).toBeVisible()
    await main.getByLabel('Från kranens mitt till kanten (m)').fill('2,5')
    await main.getByLabel('Höjd på kanten (m)').fill('3')
    await main.getByLabel('Lastens längd (m)').fill('1,2')
    await main.getByLabel('Höjd på lasten (m)').fill('0,8')
    await main.getByLabel('Slingets längd med krok (m)').fill('1')
    await main.getByLabel('Underlag').selectOption('Gräsmatta')
    await main.getByRole('button', { name: 'Räkna om planen' }).click()
    await expect(page).toHaveURL(/edge_distance=2%2C5&edge_height=3&/)
    await expect(main.getByText('Går fritt över kanten')).toBeVisible()
    await expect(main.getByText('Fråga oss')).toBeVisible()
    await main.getByRole('link', { name: 'Skicka förfrågan' }).click()
    await expect(page).toHaveURL(
      /\/forfragan\?produkt=jekko-spx312&lyft=5_4.5_180&extra=20&lyftplan=/,
    )
    await expect(main.getByText('Lyftplanen följer med')).toBeVisible()
    await main.getByRole('link', { name: 'Öppna lyftplanen' }).click()
    await expect(page).toHaveURL(/\/lyftplan\?height=5&.*crane=jekko-spx312&.*ground=lawn$/)
  })

  test('a pane of 15.425 kg goes along to its own plan and to the inquiry (en)', async ({
    page,
  }) => {
    const size = 'panel_material=glass&panel_width=1234&panel_height=1000&panel_thickness=5'
    await page.goto(`/en/lyftplan?height=5&radius=4.5&weight=10&${size}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Calculate with the panel’s weight, 15.425 kg' }).click()
    await expect(main.getByRole('link', { name: 'Open as PDF' })).toBeVisible()
    await page.goBack()
    await main
      .getByRole('link', { name: /^Ask about both: / })
      .first()
      .click()
    await expect(main.getByText('The lift plan goes with the inquiry')).toBeVisible()
  })

  test('pairs chosen on the plan stand side by side with what governs each (en)', async ({
    page,
  }) => {
    await page.goto(`/en/lyftplan?height=5&radius=4.5&weight=180&${pane}&wind=7`)
    const main = page.getByRole('main')
    const boxes = main.getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await main.getByRole('button', { name: 'Compare the selected cranes' }).click()
    await expect(page).toHaveURL(/\/en\/lyftplan\/jamfor\?height=5&.*wind=7&m=[^&]+&m=[^&]+$/)
    await expect(main.getByRole('columnheader')).toHaveCount(2)
    await expect(main.getByRole('rowheader')).toHaveText([
      'What governs',
      'Machine and rigging',
      'Margin',
      'Clearance',
      'Wind',
      'Under the outriggers',
      'Power',
      'Tow it yourself',
      'Operator',
      'Price',
      'Send inquiry',
    ])
    // In its own row, and once more in the row that it is about.
    await expect(main.getByText('The wind governs.')).toHaveCount(4)
    await expect(main.getByText('First day for both')).toHaveCount(2)
    await main.getByRole('link', { name: 'Back to the plan' }).click()
    await expect(page).toHaveURL(/\/en\/lyftplan\?height=5&.*wind=7$/)
  })
})

test('a boom too close to the edge passes after the move that the plan names', async ({
  request,
}) => {
  const size = 'load_length=1&load_height=0,5&sling_length=1'
  const near = await request.get(
    `/lyftplan?height=5,5&radius=3&weight=180&crane=jekko-spx532&edge_distance=1,5&edge_height=5&${size}`,
  )
  const html = await near.text()
  expect(html).not.toContain('Går fritt över kanten')
  const [, moved = ''] =
    /<a [^>]*href="([^"]+)"[^>]*>Ställ kranen [\d,]+\sm längre bort</.exec(html) ?? []
  expect(moved, 'the link to the plan after the move').toContain('/lyftplan?')
  const further = await request.get(moved.replaceAll('&amp;', '&'))
  expect(await further.text()).toContain('Går fritt över kanten')
})

test('without script a wrong figure has its sentence and nothing typed is lost', async ({
  request,
}) => {
  const answer = await request.get('/lyftplan?height=550&radius=4,5&weight=0,5&wind=&rigging=')
  expect(answer.url()).toContain('/lyftplan?height=550&radius=4%2C5&weight=0%2C5')
  expect(answer.headers()['cache-control']).toContain('no-store')
  const html = await answer.text()
  expect(html).toContain('Menade du centimeter?')
  expect(html).toContain('Menade du ton?')
  expect(html).toContain('value="4,5"')
  expect(html).toContain('<meta name="robots" content="noindex"')
  const low = await request.get(
    '/lyftplan?height=9&radius=4&weight=180&passage=opening&edge_height=3&opening_sill=9,5&opening_top=9&opening_depth=1&wind=',
  )
  expect(low.url()).toContain('&passage=opening&edge_height=3&opening_sill=9%2C5&opening_top=9&')
  const page = await low.text()
  expect(page).toContain('Överkanten ska vara högre än underkanten, 9,5 m')
  expect(page).toMatch(/<input[^>]*name="edge_height"[^>]*value="3"/)
})
