import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { logInAs, save } from './office.ts'
import { queryOf } from './site-database.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a day is closed in the year calendar, and a customer is told so', async ({ page }) => {
  const date = '2028-05-17'
  const [usual] = await queryOf<{ id: number }>(
    site,
    'select id from depothours where title = 1 and depot_id is null order by id',
  )
  await logInAs(page, 90, { path: `/admin/depothours/${usual?.id}` })
  await page.getByLabel('Visa den').fill(date)
  const day = page.getByRole('button', { name: /^onsdag 17 maj 2028/ })
  await expect(day).toHaveAccessibleName(/öppet/)
  await day.focus()
  await page.getByRole('button', { name: 'Stäng den här dagen' }).click()
  await expect(day).toHaveAccessibleName(/stängt/)
  await save(page)
  const sent = await page.request.post('/api/site/makeInquery', {
    data: {
      lang: 'sv',
      depot_id: 1,
      firstname: 'Karin',
      lastname: 'Lindqvist',
      email: 'karin@kund.example',
      pickup_at: `${date} 09:00`,
    },
  })
  expect([sent.status(), (await sent.json()).errors?.pickup_at]).toEqual([422, ['closed']])
  const visit = await page.context().newPage()
  await visit.goto('/forfragan?produkt=jekko-spx312')
  const form = visit.locator('form[data-lift]')
  await form.getByLabel('Depå').selectOption('Depå Umeå')
  await form.getByLabel('Hämtdatum').fill(date)
  await expect(form.getByText(/Umeå har stängt den dagen/)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Skicka förfrågan' })).toBeDisabled()
  await visit.close()
  await page.getByRole('button', { name: 'Ta bort dagen ur listan' }).click()
  await save(page)
})
