import { link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lastKnownIn } from './last-known.ts'

async function inFolder(work: (dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'last-known-'))
  try {
    await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true })
  }
}
const onError = (error: unknown) => expect.unreachable(String(error))

test('what was written is there after a restart', () =>
  inFolder(async (dataDir) => {
    lastKnownIn({ dataDir, demo: false, onError }).write('{"company":1}')
    const later = lastKnownIn({ dataDir, demo: false, onError })
    await vi.waitFor(async () => expect(await later.read()).toBe('{"company":1}'), {
      // A busy machine needs longer than the second that is the default.
      timeout: 300_000,
    })
  }))

test('what could not be written is written with the first page a minute later', () =>
  inFolder(async (parent) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const dataDir = join(parent, 'later')
    await writeFile(dataDir, 'no folder')
    const failed = Promise.withResolvers<unknown>()
    const known = lastKnownIn({ dataDir, demo: false, onError: failed.resolve })
    known.write('{"company":1}')
    await failed.promise
    await rm(dataDir)
    await mkdir(dataDir)
    known.write('{"company":1}')
    expect(await readdir(dataDir)).toEqual([])
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    known.write('{"company":1}')
    await vi.waitFor(async () => expect(await known.read()).toBe('{"company":1}'), {
      timeout: 300_000,
    })
  }))

test('a file is replaced, never written over: a full disk leaves the former one', () =>
  inFolder(async (dataDir) => {
    const former = join(dataDir, 'former.json')
    await writeFile(former, '{"company":1}')
    await link(former, join(dataDir, 'last-known.json'))
    const known = lastKnownIn({ dataDir, demo: false, onError })
    known.write('{"company":2}')
    await vi.waitFor(async () => expect(await known.read()).toBe('{"company":2}'), {
      timeout: 300_000,
    })
    expect(await readFile(former, 'utf8')).toBe('{"company":1}')
  }))

test('of two texts written at once the later one stays, also when the former takes longer', () =>
  inFolder(async (dataDir) => {
    const known = lastKnownIn({ dataDir, demo: false, onError })
    known.write(JSON.stringify({ categories: 'x'.repeat(30_000_000) }))
    known.write('{"company":2}')
    const written = async () => [await known.read(), await readdir(dataDir)]
    await vi.waitFor(
      async () => expect(await written()).toEqual(['{"company":2}', ['last-known.json']]),
      { timeout: 300_000 },
    )
  }))

test('a demo that never ran knows its phone, any other nothing', () =>
  inFolder(async (dataDir) => {
    const demo = await lastKnownIn({ dataDir, demo: true, onError }).read()
    expect(JSON.parse(demo ?? '')).toMatchObject({ company: { phone: '08-465 004 00' } })
    expect(await lastKnownIn({ dataDir, demo: false, onError }).read()).toBeNull()
  }))

test('a torn file counts as none', () =>
  inFolder(async (dataDir) => {
    await writeFile(join(dataDir, 'last-known.json'), '{"comp')
    expect(await lastKnownIn({ dataDir, demo: false, onError }).read()).toBeNull()
  }))
