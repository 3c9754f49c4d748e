import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { logInAs, make, save, saveButton } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a draft is previewed as the public will see it, in both languages, by staff alone', async ({
  page,
  browser,
}) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', {
    post_slug: 'an-sa-lange-hemlig',
    title_sv: 'Än så länge hemlig',
    content_sv: '<p>Berätta inte.</p>',
    publish_at: null,
  })
  await page.goto(`/admin/posts/${id}`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Förhandsvisa svenska' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Än så länge hemlig')
  await expect(preview.getByRole('complementary').first()).toContainText('Förhandsvisning')
  expect(await axeViolations(preview)).toEqual([])
  const address = new URL(preview.url())
  const english = await page.request.get(`/en${address.pathname}${address.search}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await english.text()).toContain('lang="sv">Än så länge hemlig')
  expect(english.headers()['cache-control']).toBe('private, no-store')
  const stranger = await browser.newContext()
  const refused = await stranger.request.get(address.href)
  expect(refused.status()).toBe(404)
  expect(await refused.text()).not.toContain('Berätta inte')
  await stranger.close()
})

test('a copy, an older version, and an address that leads on', async ({ page }) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', {
    post_slug: 'gammal-adress',
    title_sv: 'Första rubriken',
    publish_at: '2026-01-02T06:00:00.000Z',
  })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('textbox', { name: 'Rubrik', exact: true }).fill('Andra rubriken')
  await page.getByRole('textbox', { name: 'Adress' }).fill('ny-adress')
  await save(page)
  const moved = await page.request.get('/nyhet/gammal-adress', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/nyhet/ny-adress'])
  await page.getByText('Historik').click()
  await page.getByRole('button', { name: 'Ta tillbaka version 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Rubrik', exact: true })).toHaveValue(
    'Första rubriken',
  )
  expect((await page.request.get('/nyhet/gammal-adress')).status()).toBe(200)
  await page.getByRole('button', { name: 'Gör en kopia' }).click()
  await expect(page).not.toHaveURL(new RegExp(`/posts/${id}$`))
  await expect(page.getByRole('textbox', { name: 'Adress' })).toHaveValue('gammal-adress-kopia')
  expect((await page.request.get('/nyhet/gammal-adress-kopia')).status()).toBe(404)
})

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
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/presentation/sa-staller-du-upp')
  await expect(page.getByText('Sedan benen').first()).toBeVisible()
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
