import { expect, test } from 'vitest'
import { createRenderGate } from './render-gate.ts'

test('of pages that are ready at the same time one renders in a round of the event loop', async () => {
  const gate = createRenderGate()
  const events: string[] = []
  const rounds = (async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      events.push('round')
    }
  })()
  const pages = [1, 2, 3].map(async (page) => {
    await gate()
    events.push(`page ${page}`)
  })
  await Promise.all([...pages, rounds])
  expect(events.filter((event) => event !== 'round')).toEqual(['page 1', 'page 2', 'page 3'])
  const between = (from: string, to: string) =>
    events.slice(events.indexOf(from), events.indexOf(to)).includes('round')
  expect([between('page 1', 'page 2'), between('page 2', 'page 3')]).toEqual([true, true])
})
