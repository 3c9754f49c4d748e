import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { logInAs, make, save, saveButton, tabTo } from './office.ts'
import { picture } from './pictures.ts'
import { answerNotices } from './registration.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

const publishAt = (page: Page) => page.getByLabel('Publiceras', { exact: true })

async function choose(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('a new product goes from its template to its public page, in English', async ({ page }) => {
  test.slow()
  await logInAs(page, 60, { path: '/admin/prodtpls/create', locale: 'en' })
  await page.getByLabel('Name').fill('Glass crane')
  for (const [index, field] of ['Weight', 'Lifting capacity'].entries()) {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('combobox', { name: 'Field' }).nth(index).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  await page.getByRole('combobox', { name: 'Title' }).nth(1).click()
  await page.getByRole('option', { name: 'Title 1' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/prodtpls\/\d+$/)

  await page.goto('/admin/products/create')
  await page.getByRole('textbox', { name: 'Title (Swedish)' }).fill('Glaskran G7')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Glass crane G7')
  await page.getByRole('textbox', { name: 'Text (Swedish)' }).fill('Sätter rutor inomhus.')
  await page.getByRole('button', { name: 'Make from title' }).click()
  await page.getByRole('combobox', { name: 'Subcategory' }).fill('glasrob')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Template' }).fill('Glass')
  await page.getByRole('option', { name: 'Glass crane' }).click()
  await page.getByRole('spinbutton', { name: 'Weight (kg)', exact: true }).fill('980')
  await page.getByRole('spinbutton', { name: 'Lifting capacity (kg)' }).fill('700')
  await expect(page.getByText('Cannot be activated yet.')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'First day' }).fill('1000')
  await page.getByRole('spinbutton', { name: 'Basic fee' }).fill('200')
  await expect(page.getByText('Cannot be activated yet.')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /First day/ })).toContainText('1 500 kr')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  const preview = page.getByRole('link', { name: 'Preview in Swedish' })
  const address = (await preview.getAttribute('href'))?.split('?')[0] ?? ''
  expect((await page.request.get(address)).status()).toBe(404)

  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Activated', exact: true }).click()
  await page.getByLabel('Published', { exact: true }).fill('2026-01-02T07:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'See on the site' })).toBeVisible()
  await page.goto(`/en${address}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Glass crane G7' })).toBeVisible()
  await expect(page.getByText('700 kg').first()).toBeVisible()
  await expect(page.locator('[lang=sv]', { hasText: 'Sätter rutor inomhus.' })).toBeVisible()
})

test('a crane with its product, pictures, prices and a pasted load chart is on the site, drawn and found', async ({
  page,
}) => {
  test.slow()
  await logInAs(page, 60, { path: '/admin/products/create' })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box('Rubrik').fill('Provkran 900')
  await box('Text').fill('Lyfter fasadelement.')
  await page.getByRole('button', { name: 'Gör av rubriken' }).click()
  await choose(page, 'Underkategori', 'Spindelkranar')
  await choose(page, 'Mall', 'Minikran')
  await page.getByRole('spinbutton', { name: 'Vikt (kg)', exact: true }).fill('4900')
  await page.getByRole('spinbutton', { name: 'Första dagen' }).fill('3000')
  await page.getByRole('spinbutton', { name: 'Grundavgift' }).fill('200')
  await expect(page.getByRole('row', { name: /Första dagen/ })).toContainText('4 000 kr')
  const pictures = page.getByRole('group', { name: 'Bilder' })
  await pictures
    .locator('input[type="file"]')
    .setInputFiles(await picture('Provkran.jpg', { width: 900, height: 600 }))
  await pictures.getByLabel('Vad bilden visar, på svenska').fill('Provkranen vid en fasad.')
  await pictures.getByRole('button', { name: 'Publicera bilden' }).click()
  await expect(pictures.getByText('Publicerad', { exact: true })).toBeVisible()
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Aktiv', exact: true }).click()
  await publishAt(page).fill('2026-01-02T07:00')
  await saveButton(page).click()
  const onSite = page.getByRole('link', { name: 'Se på webbplatsen' })
  const address = (await onSite.getAttribute('href')) ?? ''

  await page.goto('/admin/craneselectors/create')
  await box('Namn').fill('Provkran 900')
  await page.getByRole('button', { name: 'Gör av rubriken' }).click()
  await choose(page, 'Produkt i uthyrningen', 'Provkran 900')
  const paste = page.getByLabel('Klistra in rader från ett kalkylblad')
  await paste.fill('Höjd\tRadie\tVikt\n88\t3\t9000\n88\t3\t9000\n40\tsex\t1')
  await expect(page.getByText('Raden finns redan på kranen.')).toBeVisible()
  await expect(page.getByText('Bara 123,4 eller 123.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Använd 1 rader' })).toBeDisabled()
  await paste.fill('Höjd\tRadie\tVikt\n88\t3,5\t9000\n60\t30\t4500\n50\t20\t4000')
  await expect(page.getByText('1 rader behövs inte')).toBeVisible()
  await expect(page.getByRole('img', { name: /Provkran 900/ })).toBeVisible()
  await page.getByRole('button', { name: 'Använd 3 rader' }).click()
  await publishAt(page).fill('2026-01-02T07:00')
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/admin\/craneselectors\/\d+$/)
  expect(await axeViolations(page)).toEqual([])

  await answerNotices(page)
  await page.goto('/kranvaljare?q=55_29_4400')
  await awake(page)
  await page.getByRole('link', { name: 'Provkran 900' }).first().click()
  await expect(page).toHaveURL(new RegExp(`${address}\\?q=`))
  await expect(page.getByRole('img', { name: 'Provkranen vid en fasad.' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Sidovy, .*Provkran 900/ }).first()).toBeVisible()
  await expect(page.getByText('4 000 kr').first()).toBeVisible()
  const further = await page.request.get(
    '/api/site/getCraneselectorsArr?height=55&radius=31&weight=4400&platform=test',
  )
  expect((await further.json()).data).toEqual([])
})

test('a day is closed in the year calendar, and a customer is told so', async ({ page }) => {
  const date = '2027-05-19'
  await logInAs(page, 90, { path: '/admin/depothours' })
  await page.getByRole('cell', { name: 'Ordinarie' }).first().click()
  await page.getByLabel('Visa den').fill(date)
  const day = page.getByRole('button', { name: /^onsdag 19 maj 2027/ })
  await expect(day).toHaveAccessibleName(/öppet/)
  await day.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
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

test('opening hours say what they conflict with and which days they leave out', async ({
  page,
}) => {
  await logInAs(page, 90, { path: '/admin/depothours/create', locale: 'en' })
  await page.getByLabel('Published', { exact: true }).fill('2027-06-01T00:00')
  await page.getByLabel('Unpublished', { exact: true }).fill('2027-07-01T00:00')
  const problems = page.getByRole('alert')
  await expect(problems).toContainText(
    /Conflicts with Ordinary, number \d+ from 2027-06-01 to 2027-07-01/,
  )
  await expect(problems).toContainText('No row, so closed: Monday, Tuesday')
  const other = problems.getByRole('link', { name: /Ordinary, number/ })
  await expect(other).toHaveAttribute('href', /\/admin\/depothours\/\d+$/)
})

const postWords = {
  sv: {
    title: 'Rubrik',
    makeSlug: 'Gör av rubriken',
    publish: 'Publiceras',
    zone: 'måndag, svensk tid',
    save: 'Spara',
    waits: 'Väntar på sin tid',
    name: 'Öppet hus i Luleå',
    slug: 'oppet-hus-i-lulea',
  },
  en: {
    title: 'Title (Swedish)',
    makeSlug: 'Make from title',
    publish: 'Published',
    zone: 'Monday, Swedish time',
    save: 'Save',
    waits: 'Scheduled',
    name: 'Öppet hus i Umeå',
    slug: 'oppet-hus-i-umea',
  },
} as const

for (const locale of ['sv', 'en'] as const) {
  test(`a post waits for its time and appears when it has come (${locale})`, async ({ page }) => {
    const words = postWords[locale]
    await logInAs(page, 62, { path: '/admin/posts/create', locale })
    await page.getByRole('textbox', { name: words.title, exact: true }).fill(words.name)
    await page.getByRole('button', { name: words.makeSlug }).click()
    await page.getByLabel(words.publish, { exact: true }).fill('2030-03-04T07:00')
    await expect(page.getByText(words.zone)).toBeVisible()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/posts\/\d+$/)
    const id = Number(page.url().split('/').at(-1))
    await page.goto('/admin/posts')
    const row = page.getByRole('row', { name: new RegExp(words.name) })
    await expect(row).toContainText(words.waits)
    const address = `/nyhet/${words.slug}`
    expect((await page.request.get(address)).status()).toBe(404)
    const comes = new Date(Date.now() + 4_000).toISOString()
    await make(page, 'updatePost', { id, version: 1, publish_at: comes })
    const status = async () => (await page.request.get(address)).status()
    expect(await status()).toBe(404)
    await expect.poll(status, { timeout: 60_000 }).toBe(200)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(comes))
    await page.goto('/nyheter')
    await expect(page.getByRole('link', { name: words.name }).first()).toBeVisible()
  })
}

test('the keyboard alone writes and publishes a post', async ({ page }) => {
  await logInAs(page, 62, { path: '/admin/posts' })
  await tabTo(page, 'link', 'Skapa')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Rubrik')
  await page.keyboard.type('Bara tangenter')
  await tabTo(page, 'textbox', 'Text')
  await page.keyboard.type('Skrivet utan mus.')
  await tabTo(page, 'button', 'Gör av rubriken')
  await page.keyboard.press('Enter')
  const publish = page.getByLabel('Publiceras', { exact: true })
  for (let press = 0; press < 60; press += 1) {
    if (await publish.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  // Each part of date and time goes up to its first value, whatever the order of the parts.
  for (let part = 1; part <= 6; part += 1) {
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
  }
  await expect(publish).toHaveValue(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  await tabTo(page, 'button', 'Spara')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/posts\/\d+$/)
  expect((await page.request.get('/nyhet/bara-tangenter')).status()).toBe(200)
})

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
