import type { Page } from '@playwright/test'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

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

const headingsOf = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text)

test('every content page has a heading and title in both languages', async ({ request }) => {
  for (const [path, swedish, english] of pages) {
    for (const [address, title] of [
      [path, swedish],
      [`/en${path}`, english],
    ] as const) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      expect(headingsOf(await answer.text()), address).toEqual([title])
    }
  }
})

test('the demo’s unfinished page says so and is not for search engines', async ({ request }) => {
  const html = await (await request.get('/en/reservdelar')).text()
  expect(html).toContain('This page is a work in progress</h2>')
  expect(html).toMatch(/<a [^>]*href="tel:/)
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('/reservdelar<')
})

test('renting has two columns of duties, yours and ours', async ({ request }) => {
  const html = await (await request.get('/en/maskinuthyrning-utan-forare')).text()
  expect(html).toMatch(/<h3[^>]*>Your part<\/h3>/)
  expect(html).toMatch(/<h3[^>]*>Our part<\/h3>/)
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  test('the menu unfolds, leads to the services and marks them, and the footer leads on', async ({
    page,
  }) => {
    await page.goto('/')
    const services = page.getByRole('banner').getByRole('link', { name: 'Tjänster' })
    await page.getByRole('banner').getByText('Meny').click()
    await services.click()
    await expect(page).toHaveURL('/vara-tjanster')
    await page.getByRole('banner').getByText('Meny').click()
    await expect(services).toHaveAttribute('aria-current', 'page')
    const footer = page.getByRole('contentinfo')
    for (const path of ['/about-us', '/cookies', '/gdpr', '/transporter']) {
      await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1)
    }
    const transports = footer.getByRole('link', { name: 'Transporter' })
    await expect(transports).toBeHidden()
    await footer.locator('summary').filter({ hasText: 'Tjänster' }).press('Enter')
    await transports.click()
    await expect(page).toHaveURL('/transporter')
  })

  test('the footer leads to the choice of cookies', async ({ page }) => {
    await page.goto('/transporter')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kakor' }).click()
    await page.getByRole('button', { name: 'Endast nödvändiga' }).click()
    await expect.poll(() => storedCookieChoice(page)).toBe('necessary')
    await expect(page).toHaveURL('/cookies')
  })
})

async function storedCookieChoice(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies()
  const { value = '%7B%7D' } = cookies.find(({ name }) => name === 'settings') ?? {}
  return JSON.parse(decodeURIComponent(value)).cookieAccept
}

test('the cookie notice leads to its page, where the answer is given, shown and changed (en)', async ({
  page,
}) => {
  await page.goto('/en/produkter')
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByRole('link', { name: 'Read more' }).click()
  await expect(page).toHaveURL('/en/cookies')
  await expect(page.getByText('__Host-auth')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Accept', exact: true }).click()
  const pressed = main.getByRole('button', { pressed: true })
  await expect(pressed).toHaveText('Accept')
  await main.getByRole('button', { name: 'Only necessary' }).click()
  await expect(pressed).toHaveText('Only necessary')
  expect(await storedCookieChoice(page)).toBe('necessary')
  await page.goto('/en/produkter')
  await waitForHydration(page)
  // The price type is asked for later than cookies would be, and alone.
  await expect(notices.getByRole('button')).toHaveText([/VAT$/, /VAT$/])
})

test('the preview of mails that developers have is not part of a built site', async ({
  request,
}) => {
  const response = await request.get('/dev/mails')
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toContain('reminder-pickup')
})
