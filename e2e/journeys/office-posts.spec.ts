import { expect, test } from '../fixtures.ts'
import { logInAs, make, tabTo } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

const postWords = {
  sv: {
    title: 'Rubrik',
    makeSlug: 'Gör av rubriken',
    publish: 'Publiceras',
    zone: 'måndag 4 mars 2030, svensk tid',
    save: 'Spara',
    waits: 'Väntar på sin tid',
    name: 'Öppet hus i Luleå',
    slug: 'oppet-hus-i-lulea',
  },
  en: {
    title: 'Title (Swedish)',
    makeSlug: 'Make from title',
    publish: 'Published',
    zone: 'Monday 4 March 2030, Swedish time',
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
