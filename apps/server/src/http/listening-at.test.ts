import { expect, test } from 'vitest'
import { listeningAt } from './listening-at.ts'

test.each([
  ['http://localhost:3000', '127.0.0.1', 3000, 'http://localhost:3000'],
  ['http://localhost:0', '127.0.0.1', 45157, 'http://127.0.0.1:45157'],
  ['http://localhost:0', '::1', 45157, 'http://[::1]:45157'],
  [
    'https://www.minikran.example',
    '127.0.0.1',
    3001,
    'http://127.0.0.1:3001 for https://www.minikran.example',
  ],
])('%s at %s, port %i, is told as %s', (publicUrl, host, port, told) => {
  expect(listeningAt({ publicUrl, host, port })).toBe(told)
})
