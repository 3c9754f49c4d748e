import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnswerAsset, loadStaticAssets } from './static-assets.ts'

const script = `const much = '${'minikran '.repeat(200)}'`
let folder: string
let answer: AnswerAsset
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-assets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/entry-1.js'), script)
  await writeFile(join(folder, 'small.txt'), 'few')
  answer = await loadStaticAssets(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await answer(new Request(`http://localhost${path}`, { headers }), path)
  if (response === null) throw new Error(`no ${path}`)
  return response
}

test('a file is sent as it is, and compressed to who takes that', async () => {
  expect(await (await ask('/assets/entry-1.js')).text()).toBe(script)
  const small = await ask('/assets/entry-1.js', { 'accept-encoding': 'gzip, br' })
  expect(Object.fromEntries(small.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(script)
})

test('a small file is not compressed', async () => {
  const response = await ask('/small.txt', { 'accept-encoding': 'br' })
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'few'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('what a browser has is not sent again', async () => {
  const encoded = { 'accept-encoding': 'br' }
  const { headers } = await ask('/assets/entry-1.js', encoded)
  const known = { ...encoded, 'if-none-match': headers.get('etag') ?? '' }
  const response = await ask('/assets/entry-1.js', known)
  expect([response.status, await response.text()]).toEqual([304, ''])
  for (const name of ['etag', 'cache-control', 'vary']) {
    expect(response.headers.get(name), name).toBe(headers.get(name))
  }
})
