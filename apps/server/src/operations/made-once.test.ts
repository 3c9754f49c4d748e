import { expect, test, vi } from 'vitest'
import { madeOnce } from './made-once.ts'

test('something is made once, and again only after an error', async () => {
  const make = vi
    .fn(async () => 'made')
    .mockRejectedValueOnce(new Error('EMFILE: too many open files'))
  const read = madeOnce(make)
  await expect(Promise.all([read(), read()])).rejects.toThrow('EMFILE')
  expect(make).toHaveBeenCalledTimes(1)
  expect(await Promise.all([read(), read()])).toEqual(['made', 'made'])
  expect(await read()).toBe('made')
  expect(make).toHaveBeenCalledTimes(2)
})
