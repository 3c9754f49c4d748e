import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { ownName } from '../own-name.ts'
import { listWith, logInAs, make, saveButton } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a presentation with two pages shows on the website', async ({ page }) => {
  await logInAs(page, 62, { path: '/admin/presentations/create' })
  await page.getByRole('textbox', { name: 'Rubrik', exact: true }).fill('Så ställer du upp')
  await page.getByRole('button', { name: 'Gör av rubriken' }).click()
  for (const [index, title] of ['Marken först', 'Sedan benen'].entries()) {
    await page.getByRole('button', { name: 'Lägg till en sida' }).click()
    const part = page.getByRole('region', { name: `Sida ${index + 1}` })
    await part.getByRole('textbox', { name: 'Rubrik', exact: true }).fill(title)
  }
  await page.getByRole('button', { name: 'Flytta sida 2 uppåt' }).click()
  await page.getByLabel('Publiceras', { exact: true }).fill('2026-01-02T07:00')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/admin\/presentations\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Så ställer du upp')
  const shown = await (await page.request.get('/presentation/sa-staller-du-upp')).text()
  expect(shown).toMatch(/Sedan benen[\s\S]*Marken först/)
})

test('categories change places by a press and by dragging, and the website follows', async ({
  page,
}) => {
  await logInAs(page, 60, { path: '/admin/prodcats' })
  const names = page.locator('tbody td.column-prodcat_title_sv')
  await expect(names.first()).toBeVisible()
  const [first = '', second = '', third = ''] = await names.allTextContents()
  await page.getByRole('button', { name: `Flytta upp ${second}` }).click()
  await expect(names.first()).toHaveText(second)
  const tiles = async () => {
    const answer = await (await page.request.get('/api/site/getProdcatsArr')).json()
    return answer.data.slice(0, 3).map((one: { prodcat_title_sv: string }) => one.prodcat_title_sv)
  }
  await expect.poll(tiles).toEqual([second, first, third])
  const handle = (name: string) =>
    page.getByRole('row', { name: new RegExp(name) }).getByTitle('Dra till en annan plats')
  await handle(first).dragTo(page.getByRole('row', { name: new RegExp(second) }).first())
  await expect(names.first()).toHaveText(first)
  await expect.poll(tiles).toEqual([first, second, third])
})

test('several posts go to the trash at once, by a button that is there only while rows are chosen', async ({
  page,
}) => {
  const name = ownName('Till papperskorgen')
  await logInAs(page, 100)
  for (const index of [1, 2]) {
    await make(page, 'createPost', { post_slug: ownName('korg'), title_sv: `${name} ${index}` })
  }
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(listWith('posts', name))
  const boxes = page.getByRole('checkbox', { name: 'Välj raden' })
  await expect(boxes).toHaveCount(2)
  const trash = page.getByRole('button', { name: 'Lägg i papperskorgen' })
  await boxes.nth(0).check()
  await expect(trash).toBeVisible()
  await boxes.nth(0).uncheck()
  await expect(trash).toHaveCount(0)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  expect(await axeViolations(page)).toEqual([])
  await trash.click()
  await expect(page.getByText('Klart för 2')).toBeVisible()
  await expect(boxes).toHaveCount(0)
})
