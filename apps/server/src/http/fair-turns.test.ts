import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairTurns, TooManyWaiting } from './fair-turns.ts'

/** Turns in which each piece of work ends when it is told to, and says who had its turn. */
function createPlace(options: { atOnce: number; mostWaiting: number }) {
  const turns = createFairTurns(options)
  const begun: string[] = []
  const endings: (() => void)[] = []
  const ask = (asker: string) =>
    turns(asker, () => {
      begun.push(asker)
      return new Promise<string>((end) => endings.push(() => end(asker)))
    }).catch((error: unknown) => {
      if (error instanceof TooManyWaiting) return `${asker} refused`
      throw error
    })
  const endAll = async (asked: Promise<string>[]) => {
    const answers = Promise.all(asked)
    const over = answers.then(() => 'over')
    const turn = () => new Promise<string>((resolve) => setImmediate(resolve, 'turn'))
    while ((await Promise.race([over, turn()])) !== 'over') {
      endings.shift()?.()
    }
    return answers
  }
  return { ask, begun, endAll }
}

test('networks take turns, whatever each of them asks for', async () => {
  const { ask, begun, endAll } = createPlace({ atOnce: 1, mostWaiting: 10 })
  await endAll(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask))
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

test('of ninety at once from one network the last are refused, and none of another', async () => {
  const { ask, endAll } = createPlace({ atOnce: 2, mostWaiting: 60 })
  const flood = Array.from({ length: 90 }, () => ask('a'))
  const others = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(ask)
  const answers = await endAll([...flood, ...others])
  expect(answers.slice(90)).toEqual(['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
  expect(answers.filter((answer) => answer === 'a refused')).toHaveLength(90 - 2 - 60 + 8)
})

test('work that fails gives its turn away', async () => {
  const turns = createFairTurns({ atOnce: 1, mostWaiting: 1 })
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns('a', async () => 'done')).toBe('done')
})

test('whoever asks is answered or refused, and never more wait than may', async () => {
  const askers = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(askers, fc.nat(5), async (asking, mostWaiting) => {
      const { ask, begun, endAll } = createPlace({ atOnce: 2, mostWaiting })
      const answers = await endAll(asking.map(ask))
      const done = answers.filter((answer) => !answer.endsWith('refused'))
      expect(begun.toSorted()).toEqual(done.toSorted())
      expect(done).toHaveLength(Math.min(asking.length, 2 + mostWaiting))
    }),
    { numRuns: 50 },
  )
})
