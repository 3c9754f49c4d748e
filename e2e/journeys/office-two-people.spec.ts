import { expect, test } from '../fixtures.ts'
import { listWith, logInAs, make, password, save, saveButton } from './office.ts'

// The first question of every visit is who is logged in; refusals are what these journeys are about.
test.use({ failedLoads: 'expected' })

const title = 'Rubrik'
const refusal = (name: string) => ({ name, exact: true })

test('a lock is seen, taken over, and nothing that anybody typed is lost', async ({
  page,
  browser,
}) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', { post_slug: 'tva-vid-en', title_sv: 'Två vid en' })
  await page.goto(`/admin/posts/${id}`)
  const mine = page.getByRole('textbox', { name: title, exact: true })
  await mine.fill('Säljarens rubrik')
  await expect(page.getByText('Du har låst det här')).toBeVisible()

  const boss = await browser.newPage()
  await logInAs(boss, 90, { path: `/admin/posts/${id}` })
  await expect(boss.getByText(/arbetar här sedan/)).toBeVisible()
  const theirs = boss.getByRole('textbox', { name: title, exact: true })
  await theirs.fill('Chefens rubrik')
  await saveButton(boss).click()
  await expect(boss.getByText('Någon annan arbetar med det här just nu.')).toBeVisible()
  await expect(theirs).toHaveValue('Chefens rubrik')
  await boss.getByRole('button', { name: 'Ta över' }).click()
  await expect(boss.getByText('Du har låst det här')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('Någon annan arbetar med det här just nu.')).toBeVisible()
  await expect(page.getByText(/Eva Sjöberg arbetar här sedan/)).toBeVisible()
  await expect(mine).toHaveValue('Säljarens rubrik')
  await save(boss)
  await boss.close()

  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: /har sparat medan du skrev/ })
  await expect(dialog.getByText('Chefens rubrik')).toBeVisible()
  await dialog.getByLabel('Chefens rubrik').check()
  await dialog.getByRole('button', { name: 'Spara det valda' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(mine).toHaveValue('Chefens rubrik')
})

test('what has pictures is not deleted for good, and comes back from the trash', async ({
  page,
}) => {
  await logInAs(page, 100)
  const post = await make(page, 'createPost', {
    post_slug: 'med-bilder',
    title_sv: 'Med bilder',
    image_ids: [1],
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/posts/${post.id}`)
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click()
  await expect(page).toHaveURL(/\/admin\/posts$/)
  await page.goto(`/admin/posts/${post.id}`)
  await expect(page.getByText(/Tas bort för gott \d{4}-\d{2}-\d{2}/)).toBeVisible()
  await page.getByRole('button', { name: 'Ta bort för gott' }).click()
  await expect(page.getByRole('dialog', refusal('Ta först bort bilderna härifrån.'))).toBeVisible()
  await page.getByRole('button', { name: 'Stäng', exact: true }).click()
  await page.getByRole('button', { name: 'Ta tillbaka' }).click()
  await expect(saveButton(page)).toBeVisible()
})

test('opening hours with days are not deleted for good, and name them', async ({ page }) => {
  await logInAs(page, 100)
  const hours = await make(page, 'createDepothour', {
    title: 2,
    depothourrows: [{ day: 1, closed: true }],
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/depothours/${hours.id}`)
  await page.getByRole('button', { name: 'Lägg i papperskorgen' }).click()
  await expect(page).toHaveURL(/\/admin\/depothours$/)
  await page.goto(`/admin/depothours/${hours.id}`)
  await page.getByRole('button', { name: 'Ta bort för gott' }).click()
  const dialog = page.getByRole('dialog', refusal('Annat innehåll behöver det här ännu.'))
  await expect(dialog.getByText('Dag: måndag')).toBeVisible()
})

test('a crane with rows says so before others take their place', async ({ page }) => {
  await logInAs(page, 60, { path: '/admin/craneselectors/1' })
  await page.getByLabel('Klistra in rader från ett kalkylblad').fill('5\t3\t900')
  await expect(page.getByRole('button', { name: /Kranen har redan \d+ rader/ })).toBeVisible()
})

test('typed and not saved outlives a lost connection, a forced log-out and a reload', async ({
  page,
  context,
}) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', { post_slug: 'utkast', title_sv: 'Utkast' })
  await page.goto(`/admin/posts/${id}`)
  const field = page.getByRole('textbox', { name: title, exact: true })
  await field.fill('Skrivet i en tunnel')
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(page.getByText('Servern svarar inte just nu.')).toBeVisible()
  await expect(field).toHaveValue('Skrivet i en tunnel')
  await context.setOffline(false)
  // Somebody ends the session on the server; the save, or a call of the page before it, finds out.
  await context.clearCookies()
  const email = page.getByLabel('E-post')
  await saveButton(page).or(email).first().click()
  await email.fill('role62@demo.example')
  await page.getByLabel('Lösenord').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Meny' })).toBeVisible()
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('button', { name: 'Ta tillbaka' }).click()
  await expect(field).toHaveValue('Skrivet i en tunnel')
  await save(page)
})

test('a language that is not finished is never shown as if it were', async ({ page }) => {
  await logInAs(page, 62)
  await make(page, 'createPost', {
    post_slug: 'bara-svenska',
    title_sv: 'Bara på svenska',
    title_en: '',
    content_sv: '<p>Ingen har översatt.</p>',
    content_en: '',
    publish_at: '2026-01-02T06:00:00.000Z',
  })
  await page.goto('/en/nyhet/bara-svenska')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'sv')
  const { list } = { list: await make(page, 'createTestimonial', { name: 'N', content_sv: '' }) }
  expect(list['content_en']).toBeNull()
  await page.goto(listWith('posts', 'Bara på svenska'))
  await page.getByRole('row', { name: /Bara på svenska/ }).click()
  await expect(page.getByText('Översättning saknas')).toBeVisible()
  await page.getByRole('textbox', { name: title, exact: true }).fill('Bara på svenska än')
  await save(page)
  const id = Number(page.url().split('/').at(-1))
  const stored = await page.request.get(`/api/admin/getPostObj?id=${id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect((await stored.json()).data).toMatchObject({
    title_sv: 'Bara på svenska än',
    title_en: null,
    content_en: null,
  })
})
