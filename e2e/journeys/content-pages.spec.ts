import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'

const pages = [
  ['/vara-tjanster', 'Våra tjänster', 'Our services'],
  ['/maskinuthyrning-utan-forare', 'Hyr maskin utan förare', 'Rent a machine without an operator'],
  ['/maskinuthyrning-med-forare', 'Hyr maskin med förare', 'Rent a machine with an operator'],
  ['/utbildningar', 'Utbildningar', 'Education'],
  ['/transporter', 'Transporter', 'Transport'],
  ['/reparation-service', 'Reparation och service', 'Repairs and service'],
  ['/reservdelar', 'Reservdelar', 'Spare parts'],
  ['/leverantorer', 'Leverantörer', 'Suppliers'],
  ['/about-us', 'Om oss', 'About us'],
  ['/cookies', 'Kakor', 'Cookies'],
  ['/gdpr', 'Personuppgifter', 'Personal data'],
  ['/ie', 'Din webbläsare är för gammal', 'Your browser is too old'],
] as const

for (const [path, swedish, english] of pages) {
  test(`${path} and its twin say what they are`, async ({ page }) => {
    for (const [address, title] of [
      [path, swedish],
      [`/en${path}`, english],
    ] as const) {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  })
}

test('the credit button leads to the application', async ({ page }) => {
  await page.goto('/vara-tjanster')
  await page.getByRole('link', { name: 'Ansök om kredit' }).click()
  await expect(page).toHaveURL('/kreditansokan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ansök om kredit')
})

test('renting has two columns of duties, yours and ours', async ({ page }) => {
  await page.goto('/en/maskinuthyrning-utan-forare')
  await expect(page.getByRole('heading', { level: 3, name: 'Your part' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Our part', exact: true })).toBeVisible()
})

test('every page of the footer is there', async ({ page, request }) => {
  await page.goto('/')
  const links = await page.getByRole('contentinfo').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  const own = paths.filter((path) => path?.startsWith('/'))
  expect(own).toEqual(expect.arrayContaining(['/about-us', '/cookies', '/gdpr', '/transporter']))
  for (const path of own) expect((await request.get(path ?? '')).status(), path ?? '').toBe(200)
})

test('the menu marks the page that is shown', async ({ page }) => {
  await page.goto('/utbildningar')
  const menu = page.getByRole('navigation', { name: 'Meny' })
  await expect(menu.getByRole('link', { name: 'Utbildningar' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(menu.getByRole('link', { name: 'Tjänster' })).not.toHaveAttribute('aria-current')
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  test('the menu unfolds and leads to the services', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByText('Meny').click()
    await page.getByRole('banner').getByRole('link', { name: 'Tjänster' }).click()
    await expect(page).toHaveURL('/vara-tjanster')
  })
})

test('the cookie notice leads to the page about cookies', async ({ page }) => {
  await page.goto('/produkter')
  await page.getByRole('region', { name: 'Notiser' }).getByRole('link', { name: 'Läs mer' }).click()
  await expect(page).toHaveURL('/cookies')
  await expect(page.getByText('__Host-auth')).toBeVisible()
})

for (const [path, button, kept] of [
  ['/produkter', 'Acceptera', 'all'],
  ['/en/produkter', 'Accept', 'all'],
  ['/en/produkter', 'Only necessary', 'necessary'],
] as const) {
  test(`the answer ${button} to the cookie notice is stored, and it asks no more (${path})`, async ({
    page,
  }) => {
    await page.goto(path)
    const answer = page.getByRole('button', { name: button, exact: true })
    await answer.click()
    await expect(answer).toHaveCount(0)
    const stored = async () => {
      const cookies = await page.context().cookies()
      const { value = '{}' } = cookies.find(({ name }) => name === 'settings') ?? {}
      return JSON.parse(decodeURIComponent(value)).cookieAccept
    }
    await expect.poll(stored).toBe(kept)
    await page.reload()
    await awake(page)
    // The price type is asked for later than cookies would be, and alone.
    const notices = page.getByRole('region', { name: /^(Notiser|Notices)$/ })
    await expect(notices.getByRole('button')).toHaveText([/moms$|VAT$/, /moms$|VAT$/])
  })
}

test('the preview of mails that developers have is not part of a built site', async ({
  request,
}) => {
  const response = await request.get('/dev/mails')
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toContain('reminder-pickup')
})
