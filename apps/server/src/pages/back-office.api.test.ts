import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { AnswerAsset } from '../http/static-assets.ts'
import { loadBackOffice } from './back-office.ts'
import { backOfficeBuildFolder, siteBuildFolder } from './load-site.ts'

const folder = backOfficeBuildFolder()
let answerBackOffice: AnswerAsset
beforeAll(async () => {
  answerBackOffice = await loadBackOffice(folder)
})

const ask = (path: string) => answerBackOffice(new Request(`http://localhost${path}`), path)
const nonceIn = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1]

test.each(['/admin', '/admin/', '/admin/posts', '/admin/posts/1'])(
  '%s is the page, kept by nobody, with a nonce of its own',
  async (path) => {
    const [one, other] = [await ask(path), await ask(path)]
    const nonce = nonceIn((await one?.text()) ?? '')
    expect(one?.headers.get('cache-control')).toBe('private, no-store')
    const policy = one?.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(nonceIn((await other?.text()) ?? '')).not.toBe(nonce)
  },
)

test('without scripts the page says in both languages that it needs them', async () => {
  const html = (await (await ask('/admin'))?.text()) ?? ''
  const said = /<body>\s*<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? ''
  expect(said).toMatch(/<p>[^<]*JavaScript[^<]*<\/p>\s*<p lang="en">[^<]*JavaScript[^<]*<\/p>/)
})

test.each(['/', '/administration', '/produkter/admin', '/admin/assets/gone.js'])(
  '%s is not the back office',
  async (path) => {
    expect(await ask(path)).toBeNull()
  },
)

test('its files may be kept for ever', async () => {
  const [script = ''] = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const answer = await ask(`/admin/assets/${script}`)
  expect(answer?.headers.get('cache-control')).toContain('immutable')
})

test('the first load of the log-in weighs at most 400 KiB', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+)"/g)].map(
    ([, name]) => name,
  )
  const swedish = readdirSync(join(folder, 'assets'))
    .filter((name) => name.startsWith('framework-swedish'))
    .map((name) => `assets/${name}`)
  const weights = [...linked, ...swedish].map(
    (name) => gzipSync(readFileSync(join(folder, name ?? ''))).length / 1024,
  )
  expect(weights.length).toBeGreaterThan(2)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(400)
})

test('nothing of it is in a file of the public site', () => {
  const assets = join(siteBuildFolder(), 'client', 'assets')
  const guilty = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /RaMenu|ra\.action|MuiButton|backoffice_/.test(readFileSync(join(assets, name), 'utf8')),
    )
  expect(guilty).toEqual([])
})
