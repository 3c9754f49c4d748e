import { expect, test } from 'vitest'
import { createRescue, type StrandedJob } from './stranded-jobs.ts'

test('a waiting job is made due at once, a running one is retried when it is stranded twice', async () => {
  const due: string[] = []
  const retried: string[] = []
  let stranded: StrandedJob[] = [
    { id: 'waits', name: 'mail', state: 'retry' },
    { id: 'lives', name: 'hour', state: 'active' },
    { id: 'dead', name: 'hour', state: 'active' },
  ]
  const rescue = createRescue({
    list: async () => stranded,
    makeDue: async ({ id }) => due.push(id),
    retry: async ({ id }) => retried.push(id),
  })
  await rescue()
  expect([due, retried]).toEqual([['waits'], []])
  stranded = [
    { id: 'dead', name: 'hour', state: 'active' },
    { id: 'waits', name: 'mail', state: 'active' },
  ]
  await rescue()
  expect([due, retried]).toEqual([['waits'], ['dead']])
})
