import { m } from '@minikran/i18n/messages'
import { expect, test } from 'vitest'
import { localeOfPath } from '../locale-path.ts'
import { withLocale } from './request-locale.ts'

const later = () => new Promise((resolve) => setImmediate(resolve))

test('1,200 concurrent requests each have their own language', async () => {
  const paths = ['/', '/en', '/produkter', '/en/produkter.data', '/energi', '/en.data']
  const expected = ['Maskiner', 'Machines', 'Maskiner', 'Machines', 'Maskiner', 'Machines']
  const texts = await Promise.all(
    Array.from({ length: 1200 }, (_, number) =>
      withLocale(localeOfPath(paths[number % paths.length] ?? '/'), async () => {
        await later()
        const before = m.shell_machines()
        await later()
        return `${before} ${m.shell_machines()}`
      }),
    ),
  )
  const wrong = texts.filter((text, number) => {
    const word = expected[number % expected.length]
    return text !== `${word} ${word}`
  })
  expect(wrong).toEqual([])
})
