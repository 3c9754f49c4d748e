import { loadIsland } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

test('a site is drawn by hand, by keys and by figures, and becomes a lift and a plan', async ({
  page,
}) => {
  await page.goto('/kranvaljaren#radie')
  const site = page.locator('#radie')
  await loadIsland(site)
  const roof = site.getByRole('slider', { name: /Hur högt lasten ska upp/ })
  const roofField = site.getByRole('textbox', { name: /Hur högt lasten ska upp/ })
  await expect(site.getByText('Radie 3,5 m och minst 7,5 m till kroken.')).toBeVisible()

  await test.step('the roof is dragged up by two metres of the drawing', async () => {
    const drawing = site.getByRole('group', { name: /Platsen från sidan/ })
    const box = await drawing.boundingBox()
    const point = await roof.locator('circle').last().boundingBox()
    if (box === null || point === null) throw new Error('The drawing is not shown.')
    const [x, y] = [point.x + point.width / 2, point.y + point.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 40, { steps: 4 })
    await page.mouse.up()
    await expect(roofField).not.toHaveValue('5')
    const [, metres] = /([\d,]+)/.exec(await roofField.inputValue()) ?? []
    expect(Number(metres?.replace(',', '.'))).toBeGreaterThan(5)
  })

  await test.step('keys move a point by a tenth and by a metre', async () => {
    await roofField.fill('8')
    await roof.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('PageDown')
    await expect(roofField).toHaveValue('7,1')
    await expect(roof).toHaveAttribute('aria-valuetext', /^7,1.m$/)
  })

  await test.step('a figure that cannot be is refused beside its field', async () => {
    await roofField.fill('700')
    await expect(site.getByText('Skriv ett tal från 0 till 50')).toBeVisible()
    await roofField.fill('5')
  })

  await test.step('a window that is too low for the boom says so', async () => {
    const top = site.getByRole('textbox', { name: /överkant/ })
    await top.fill('4')
    await expect(site.getByText('Skriv en höjd över marken som är större')).toBeVisible()
    await top.fill('7')
    await expect(site.getByText('Kroken kommer högre än öppningens överkant.')).toBeVisible()
    await expect(site.getByRole('slider', { name: /överkant/ })).toBeVisible()
    const plan = site.getByRole('link', { name: 'Planera lyftet här' })
    await expect(plan).toHaveAttribute('href', /passage=opening.*opening_top=7/)
    await top.fill('')
  })

  await site.getByRole('link', { name: 'Använd 3,5 m och 7,5 m' }).click()
  await expect(page).toHaveURL(/h=7\.5&r=3\.5|q=7\.5_3\.5/)
})
