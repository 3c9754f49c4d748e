import { expect, test } from 'vitest'
import { cachedFile } from './cached-file.ts'

test('a file is made once, however many ask at once', async () => {
  let made = 0
  const answer = cachedFile(
    () => {
      made += 1
      return 'kran '.repeat(400)
    },
    { 'content-type': 'text/plain' },
  )
  const request = new Request('http://own.example/a', { headers: { 'accept-encoding': 'br' } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(request)))
  const encodings = answers.map(({ headers }) => headers.get('content-encoding'))
  expect(new Set(encodings)).toEqual(new Set(['br']))
  expect(made).toBe(1)
})
