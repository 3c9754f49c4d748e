import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentTable, contentTables } from '../database/content-tables.ts'
import { type CacheStore, createCacheStore, maxStaleMs } from './cache-store.ts'
import { type CachedAnswer, toCachedAnswer } from './cached-answer.ts'
import type { Computed } from './single-flight.ts'

const forEver = Number.POSITIVE_INFINITY

type Given = { tables?: readonly ContentTable[]; validUntilMs?: number }

async function answerOf(text: string, { tables = ['posts'], validUntilMs = forEver }: Given = {}) {
  const response = new Response(text, { headers: { 'content-type': 'text/html' } })
  return toCachedAnswer(response, {
    path: '/',
    dependencies: { tables: new Set(tables), validUntilMs },
  })
}

const makeOf = (text: string, given?: Given) => async (): Promise<Computed> => ({
  kind: 'cacheable',
  answer: await answerOf(text, given),
})

const textOf = (made: Computed | null) =>
  made?.kind === 'cacheable' ? made.answer.plain.body.toString() : null

const keptText = (store: CacheStore, key: string) => store.find(key)?.plain.body.toString() ?? null

function openStore(options: Partial<Parameters<typeof createCacheStore>[0]> = {}) {
  const store = createCacheStore({ now: () => 0, ...options })
  store.open()
  return store
}

/** A make that ends when it is told to. */
function heldBack(text: string, given?: Given) {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  let times = 0
  const make = async () => {
    times += 1
    await waiting
    return makeOf(text, given)()
  }
  return { make, release, times: () => times }
}

test('what many ask for at once is made once', async () => {
  const store = openStore()
  const page = heldBack('page')
  const asked = Array.from({ length: 50 }, () => store.getOrCompute('a', page.make))
  page.release()
  expect(new Set((await Promise.all(asked)).map(textOf))).toEqual(new Set(['page']))
  expect(page.times()).toBe(1)
  expect(keptText(store, 'a')).toBe('page')
})

test('whoever asks after a change does not get what was begun before it', async () => {
  const store = openStore()
  const old = heldBack('old')
  const before = store.getOrCompute('a', old.make)
  store.invalidate('posts')
  const after = store.getOrCompute('a', makeOf('new'))
  old.release()
  expect([textOf(await before), textOf(await after)]).toEqual(['old', 'new'])
  expect(keptText(store, 'a')).toBe('new')
})

test('a change of another table leaves an answer that is being made as true as it was', async () => {
  const store = openStore()
  const page = heldBack('page', { tables: ['posts'] })
  const asked = store.getOrCompute('a', page.make)
  store.invalidate('depots')
  page.release()
  await asked
  expect(keptText(store, 'a')).toBe('page')
})

test('while changes are not heard everything is made anew and nothing is kept', async () => {
  const store = openStore()
  await store.getOrCompute('a', makeOf('kept'))
  store.close()
  expect(store.find('a')).toBeNull()
  expect(textOf(await store.getOrCompute('a', makeOf('first')))).toBe('first')
  expect(textOf(await store.getOrCompute('a', makeOf('second')))).toBe('second')
  store.open()
  expect(store.find('a')).toBeNull()
})

test('while the database is away what is kept is served on for ten minutes, and nothing more is kept', async () => {
  const clock = { elapsed: 5_000 }
  const store = openStore({ elapsed: () => clock.elapsed })
  await store.getOrCompute('a', makeOf('kept'))
  const late = heldBack('begun before')
  const asked = store.getOrCompute('b', late.make)
  store.serveStale()
  late.release()
  await asked
  expect([store.serves(), store.isOpen()]).toEqual([true, false])
  expect(textOf(await store.getOrCompute('a', makeOf('anew')))).toBe('kept')
  expect(textOf(await store.getOrCompute('c', makeOf('anew')))).toBe('anew')
  expect([store.find('b'), store.find('c')]).toEqual([null, null])
  clock.elapsed += maxStaleMs - 1
  store.serveStale()
  expect(keptText(store, 'a')).toBe('kept')
  clock.elapsed += 1
  expect(store.find('a')).toBeNull()
  expect([store.serves(), store.stats().entries]).toEqual([false, 0])
  expect(maxStaleMs).toBe(600_000)
})

test('while the database is away an answer still ends by its clock', async () => {
  const clock = { now: 1_000 }
  const store = openStore({ now: () => clock.now })
  await store.getOrCompute('a', makeOf('open now', { validUntilMs: 2_000 }))
  store.serveStale()
  clock.now = 2_000
  expect(store.find('a')).toBeNull()
})

test('a closed store has nothing to serve on', () => {
  const store = openStore()
  store.close()
  store.serveStale()
  expect(store.serves()).toBe(false)
})

test('an answer is served until the instant at which it stops being true, not a moment longer', async () => {
  const clock = { now: 1_000 }
  const store = openStore({ now: () => clock.now })
  await store.getOrCompute('a', makeOf('open now', { validUntilMs: 2_000 }))
  clock.now = 1_999
  expect(keptText(store, 'a')).toBe('open now')
  clock.now = 2_000
  expect(store.find('a')).toBeNull()
  await store.getOrCompute('a', makeOf('too late', { validUntilMs: 2_000 }))
  expect(store.find('a')).toBeNull()
})

test('a failure is the first asker’s alone, the others try themselves', async () => {
  const store = openStore()
  let times = 0
  const make = async (): Promise<Computed> => {
    times += 1
    if (times === 1) throw new Error('away')
    return makeOf('page')()
  }
  const [first, second] = await Promise.allSettled([
    store.getOrCompute('a', make),
    store.getOrCompute('a', make),
  ])
  expect(first.status).toBe('rejected')
  expect(second.status === 'fulfilled' && textOf(second.value)).toBe('page')
})

test('an answer for one request is given to nobody else', async () => {
  const store = openStore()
  let times = 0
  const make = async (): Promise<Computed> => {
    times += 1
    return { kind: 'notCached', response: new Response(String(times)), dependencies: null }
  }
  const made = await Promise.all([store.getOrCompute('a', make), store.getOrCompute('a', make)])
  const responses = made.flatMap((each) => (each.kind === 'notCached' ? [each.response] : []))
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(texts).toEqual(['1', '2'])
})

test('memory stays within its bound, and one answer cannot drive out all the others', async () => {
  const maxBytes = 200_000
  const store = openStore({ maxBytes })
  await store.getOrCompute('small', makeOf('small'))
  await store.getOrCompute('huge', makeOf('x'.repeat(100_000)))
  expect([keptText(store, 'small'), store.find('huge')]).toEqual(['small', null])
  for (let number = 0; number < 200; number += 1) {
    await store.getOrCompute(`page ${number}`, makeOf('x'.repeat(10_000)))
    expect(store.stats().bytes).toBeLessThanOrEqual(maxBytes)
  }
  expect(store.stats().entries).toBeGreaterThan(5)
})

test('a table that this version does not know drops everything', async () => {
  const store = openStore()
  await store.getOrCompute('a', makeOf('page'))
  store.invalidate('a_table_of_tomorrow')
  expect(store.find('a')).toBeNull()
})

// The model: the content of each table is a number; an answer says the numbers that it read.
const tables = contentTables.slice(0, 4)
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), key: fc.nat(3) }),
    fc.record({ kind: fc.constant('finish' as const), key: fc.nat(3) }),
    fc.record({ kind: fc.constant('change' as const), table: fc.constantFrom(...tables) }),
    fc.record({ kind: fc.constant('lose' as const) }),
  ),
  { maxLength: 60 },
)

test('whatever the order of asking, finishing, changing and losing, nothing stale is found', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const content = new Map<string, number>(tables.map((table) => [table, 0]))
      const readOf = (key: number) => tables.filter((_, at) => (key + at) % 2 === 0)
      const say = (key: number) =>
        readOf(key)
          .map((table) => content.get(table))
          .join()
      const store = openStore()
      const waiting: { key: number; release: () => void; asked: Promise<Computed> }[] = []
      for (const step of script) {
        if (step.kind === 'ask') {
          const { key } = step
          const held = heldBack(say(key), { tables: readOf(key) })
          waiting.push({
            key,
            release: held.release,
            asked: store.getOrCompute(`${key}`, held.make),
          })
        } else if (step.kind === 'finish') {
          const at = waiting.findIndex(({ key }) => key === step.key)
          const [flight] = at === -1 ? [] : waiting.splice(at, 1)
          flight?.release()
          // One that joined another's waits for that one; only its own make is released here.
          await Promise.race([flight?.asked, new Promise((resolve) => setImmediate(resolve))])
        } else if (step.kind === 'change') {
          content.set(step.table, (content.get(step.table) ?? 0) + 1)
          store.invalidate(step.table)
        } else {
          store.serveStale()
          for (const table of tables) content.set(table, (content.get(table) ?? 0) + 1)
          store.open()
        }
        for (const key of [0, 1, 2, 3]) {
          const kept = keptText(store, `${key}`)
          if (kept !== null) expect(kept).toBe(say(key))
        }
      }
      for (const { release } of waiting) release()
      await Promise.allSettled(waiting.map(({ asked }) => asked))
    }),
  )
})

test('a compressed form counts towards the bound', async () => {
  const store = openStore()
  const made = await store.getOrCompute('a', makeOf('x'.repeat(5_000)))
  const answer = (made as { answer: CachedAnswer }).answer
  const before = store.stats().bytes
  answer.br = { body: 'x'.repeat(1_000), headers: [] }
  store.updateSize('a', answer)
  expect(store.stats().bytes).toBe(before + 1_000)
})

test('what was kept before the clock was set back is made anew', async () => {
  const clock = { ms: 3_600_000 }
  const store = openStore({ now: () => clock.ms })
  await store.getOrCompute('a', makeOf('old', { validUntilMs: clock.ms + 60_000 }))
  expect(keptText(store, 'a')).toBe('old')
  clock.ms = 0
  expect(textOf(await store.getOrCompute('a', makeOf('new', { validUntilMs: 60_000 })))).toBe('new')
  expect(keptText(store, 'a')).toBe('new')
})
