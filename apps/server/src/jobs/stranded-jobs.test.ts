import { expect, test } from 'vitest'
import { createRescue, type StrandedJob } from './stranded-jobs.ts'

test('what waits is due at once; what is under way is tried again when it shows no life for a minute', async () => {
  const forward: string[] = []
  const again: string[] = []
  let stranded: StrandedJob[] = [
    { id: 'waits', name: 'mail', state: 'retry' },
    { id: 'lives', name: 'hour', state: 'active' },
    { id: 'dead', name: 'hour', state: 'active' },
  ]
  const rescue = createRescue({
    list: async () => stranded,
    bringForward: async ({ id }) => forward.push(id),
    tryAgain: async ({ id }) => again.push(id),
  })
  await rescue()
  expect([forward, again]).toEqual([['waits'], []])
  stranded = [{ id: 'dead', name: 'hour', state: 'active' }]
  await rescue()
  expect([forward, again]).toEqual([['waits'], ['dead']])
})
