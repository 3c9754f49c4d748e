import { expect, test } from '../open-page.ts'
import { logInAs, saveButton } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a presentation with two pages shows on the website', async ({ page }) => {
  await logInAs(page, 62, { path: '/admin/presentations/create' })
  await page.getByRole('textbox', { name: 'Rubrik', exact: true }).fill('Så ställer du upp')
  await page.getByRole('button', { name: 'Skapa från rubriken' }).click()
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
