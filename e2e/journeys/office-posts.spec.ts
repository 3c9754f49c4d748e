import { axeViolations } from '../accessibility.ts'
import { hold } from '../hold.ts'
import { tabTo } from '../keyboard.ts'
import { expect, test } from '../open-page.ts'
import { logInAs, make, save, tabToControl } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('the keyboard alone writes and publishes a post', async ({ page }) => {
  await logInAs(page, 62, { path: '/admin/posts' })
  await tabToControl(page, 'link', 'Skapa')
  await page.keyboard.press('Enter')
  await tabToControl(page, 'textbox', 'Rubrik')
  await page.keyboard.type('Bara tangenter')
  await tabToControl(page, 'textbox', 'Text')
  await page.keyboard.type('Skrivet utan mus.')
  await tabToControl(page, 'button', 'Skapa från rubriken')
  await page.keyboard.press('Enter')
  const publish = page.getByLabel('Publiceras', { exact: true })
  await tabTo(publish)
  await page.keyboard.type('20260102 7')
  await page.keyboard.press('Tab')
  await expect(publish).toHaveValue('2026-01-02 07:00')
  await tabToControl(page, 'button', 'Spara')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/posts\/\d+$/)
  const shown = await page.request.get('/nyhet/bara-tangenter')
  expect([shown.status(), await shown.text()]).toEqual([
    200,
    expect.stringContaining('Skrivet utan mus.'),
  ])
})

test('a form is shown with its editors and stands still when it is locked; a draft is previewed by staff alone; an older version and an old address lead on', async ({
  page,
  browser,
}) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', {
    post_slug: 'gammal-adress',
    title_sv: 'Första rubriken',
    content_sv: '<p>Berätta inte.</p>',
    publish_at: null,
  })
  const letGo = await hold(page, /rich-text-editor/)
  await page.goto(`/admin/posts/${id}`)
  await expect(page.getByText('Laddar')).toBeVisible()
  letGo()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Förhandsvisa svenska' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Första rubriken')
  await expect(preview.getByRole('complementary').first()).toContainText('Förhandsvisning')
  expect(await axeViolations(preview)).toEqual([])
  const address = new URL(preview.url())
  await preview.close()
  const english = await page.request.get(`/en${address.pathname}${address.search}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await english.text()).toContain('lang="sv">Första rubriken')
  expect(english.headers()['cache-control']).toBe('private, no-store')
  const stranger = await browser.newContext()
  const refused = await stranger.request.get(address.href)
  expect(refused.status()).toBe(404)
  expect(await refused.text()).not.toContain('Berätta inte')
  await stranger.close()

  const title = page.getByRole('textbox', { name: 'Rubrik', exact: true })
  const slug = page.getByRole('textbox', { name: 'Adress' })
  const publish = page.getByLabel('Publiceras', { exact: true })
  const placeOf = () =>
    publish.evaluate((field) => field.getBoundingClientRect().top + window.scrollY)
  const before = await placeOf()
  await publish.fill('2026-01-02 07:00')
  await expect(page.getByText(/^Du har låst/)).toBeVisible()
  expect(await placeOf()).toBe(before)
  await save(page)
  await title.fill('Andra rubriken')
  await slug.fill('ny-adress')
  await save(page)
  const moved = await page.request.get('/nyhet/gammal-adress', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/nyhet/ny-adress'])
  await page.getByText('Historik').click()
  await page.getByRole('button', { name: 'Ta tillbaka version 1' }).click()
  await expect(title).toHaveValue('Första rubriken')
  expect((await page.request.get('/nyhet/gammal-adress')).status()).toBe(200)
})
