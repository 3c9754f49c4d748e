import { request as send } from 'node:http'

/** Addresses of attacks. */
export const strangeAddresses = [
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

type Answer = { status: number; location: string; body: string }

/** Sends the address unchanged: browsers and fetch would normalize it. */
export function askExactly(site: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(site)
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

// The only character that no client can send unescaped.
const encodeSpaces = (path: string) => path.replaceAll(' ', '%20')
