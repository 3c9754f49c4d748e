import { request as send } from 'node:http'
import { expect, test } from '../fixtures.ts'
import { testSites } from '../sites.ts'

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

  test(`a missing item is told in place with a countdown that can be stopped (${prefix || '/'})`, async ({
    page,
  }) => {
    const answer = await page.goto(`${prefix}/produkter/finns-inte`)
    expect(answer?.status()).toBe(404)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/\d+ s/)
    await page.getByRole('button', { name: /^(Stanna här|Stay here)$/ }).click()
    await expect(timer).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/produkter/finns-inte`)
  })
}

test('an address that no item can have is told in place, too', async () => {
  const slugs = ['a'.repeat(121), '%00', '%E0%A4', '%ff']
  const kinds = ['/produkter', '/produkter/minikranar', '/region', '/nyhet', '/presentation']
  for (const kind of kinds) {
    for (const slug of slugs) {
      expect((await ask(`${kind}/${slug}`)).status, `${kind}/${slug}`).toBe(404)
    }
  }
})

const strange = [
  '/%',
  '/%0',
  '/%00',
  '/a%00b',
  '/%ff',
  '/%C0%AF',
  '/%E0%80%AF',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..\\..\\windows',
  '//',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/produkter%2fminikranar',
  '/produkter/%2e%2e',
  '/produkter/%2f/%2f/%2f',
  '/produkter/%00/%00/%00',
  '/produkter/%ff/%ff/%ff',
  '/produkter/minikranar/%F0%9F%8F%97',
  '/produkter/__proto__',
  '/produkter/constructor/prototype/toString',
  '/region/%27%20or%201=1--',
  '/nyhet/<script>alert(1)</script>',
  '/nyhet/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/en/en/en',
  '/en//produkter',
  '/EN/produkter',
  '/Produkter',
  '/produkter.data',
  '/_root.data',
  '/.env',
  '/.git/config',
  '/assets/../../package.json',
  '/upload/images/..%2f..%2fsecret',
  '/og/produkt/%2e%2e%2f.png',
  '/produkter?sida=99999999999999999999',
  '/produkter?sida=-1&q=%00',
  '/produkter?q=%ff%fe',
  `/${'a'.repeat(3_900)}`,
  `/${'a/'.repeat(1_800)}`,
  `/produkter?${'q=a&'.repeat(900)}`,
  '/?%',
  '/;/?:@&=+$,',
  '/ åäö',
]

test('forty-eight strange addresses do no harm', async ({ request }) => {
  for (const path of strange) {
    const { status, location, body } = await ask(path)
    expect(status, path).toBeGreaterThanOrEqual(200)
    expect(status, path).toBeLessThan(500)
    // No redirect leads to another host, and nothing typed comes back as markup.
    expect(location, path).not.toMatch(/^(\/\/|\/\\|https?:)/)
    expect(body, path).not.toContain('<script>alert(1)')
    expect(body, path).not.toMatch(/node_modules|at .*\.ts:\d+|root:x:/)
  }
  expect((await request.get('/readyz')).status()).toBe(200)
})

type Answer = { status: number; location: string; body: string }

/** The address exactly as it stands: a browser or fetch would tidy it up first. */
function ask(path: string): Promise<Answer> {
  const { hostname, port } = new URL(testSites.embedded.url)
  const bytes = Buffer.from(path).toString('latin1')
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: encodeSpaces(bytes), insecureHTTPParser: true }
    const sent = send(options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { statusCode = 0, headers } = answer
        const body = Buffer.concat(chunks).toString('utf8')
        resolve({ status: statusCode, location: headers.location ?? '', body })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

// The one thing that no client can send unescaped: it would end the address.
const encodeSpaces = (path: string) => path.replaceAll(' ', '%20')
