import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { askExactly, strangeAddresses } from './strange-addresses.ts'

const { url: siteUrl } = site

// /fel and missing items answer 404.
test.use({ failedLoads: 'expected' })

for (const [prefix, lost] of [
  ['', '/fel'],
  ['/en', '/en/fel'],
] as const) {
  test(`an unknown address ends at ${lost} with 404`, async ({ request }) => {
    for (const path of ['/finns-inte', '/error', '/nyheter/a/b/c', '/produkter/a/b/c/d']) {
      const first = await request.get(`${prefix}${path}`, { maxRedirects: 0 })
      expect([first.status(), first.headers()['location']], path).toEqual([302, lost])
      const last = await request.get(`${prefix}${path}`)
      expect([last.status(), new URL(last.url()).pathname]).toEqual([404, lost])
    }
  })
}

test('an invalid slug shows the 404 page, too', async () => {
  const slugs = ['a'.repeat(121), '%00', '%E0%A4', '%ff']
  const kinds = ['/produkter', '/produkter/minikranar', '/region', '/nyhet', '/presentation']
  for (const kind of kinds) {
    for (const slug of slugs) {
      expect((await askExactly(siteUrl, `${kind}/${slug}`)).status, `${kind}/${slug}`).toBe(404)
    }
  }
})

const missing = [
  '/produkter/finns-inte',
  '/upload/documents/finns-inte.pdf',
  // A broken percent sign.
  '/en/region/%E0%A4%A',
]
for (const path of missing) {
  test(`${path} shows the 404 page in place, with a countdown that can be stopped`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(404)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/\d+ s/)
    // Shown by script only.
    await page.getByRole('button', { name: /^(Stanna här|Stay here)$/ }).click()
    await expect(timer).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test('a movie that does not exist shows the 404 page in place, too', async ({ request }) => {
  const answer = await request.get('/upload/movies/finns-inte.mp4', { maxRedirects: 0 })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('kunde inte hittas</h1>')
})

test('forty-eight strange addresses do no harm', async ({ request }) => {
  for (const path of strangeAddresses) {
    const { status, location, body } = await askExactly(siteUrl, path)
    expect(status, path).toBeGreaterThanOrEqual(200)
    expect(status, path).toBeLessThan(500)
    // No redirect to another host, and no input in the HTML.
    expect(location, path).not.toMatch(/^(\/\/|\/\\|https?:)/)
    expect(body, path).not.toContain('<script>alert(1)')
    expect(body, path).not.toMatch(/node_modules|at .*\.ts:\d+|root:x:/)
  }
  expect((await request.get('/readyz')).status()).toBe(200)
})
