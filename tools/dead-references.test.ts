import { expect, test } from 'vitest'
import { deadReferences } from './dead-references.ts'

// Names are put together here: the check reads this file, too.
const docs = 'docs'
const section = '§'
const [reading, readings, reliability, research] = [
  'reading',
  'readings',
  'reliability',
  'research',
]

const pages: Readonly<Record<string, string>> = {
  [`${docs}/prices.md`]: '# Prices\n\n## What is `rounded`, and when\n',
  [`${docs}/decisions/0001-one.md`]: '# 1. One\n',
}
const dead = (text: string, file = 'apps/server/src/app.ts') =>
  deadReferences(file, { text, read: (path) => pages[path] ?? null }).map(
    ({ line, reference }) => `${line} ${reference}`,
  )

test.each([
  [`// As the specification ${section}4 says.`],
  [`// The Specification ${section} 12`],
  [`// The contract ${section}2`],
  [`/** By title (${section}9). */`],
  [`// ${reading} 31: trash`],
  [`test('cases (${readings} 21, 22)')`],
  [`// ${reliability} F14`],
  [`// ${research}/reliability`],
])('a paper that is not here is found: %s', (line) => {
  expect(dead(`const a = 1\n${line}`)).toHaveLength(1)
})

test.each([
  ['const readings: Reading[] = []'],
  ['// The contract of the API, and its specification in OpenAPI'],
  [`// See ${docs}/prices.md and ${docs}/prices.md#what-is-rounded-and-when.`],
  [`// Weak tags (RFC 9110 ${section}13.1.2)`],
  ["import { x } from '@minikran/contract/forms'"],
])('%s is none', (line) => {
  expect(dead(line)).toEqual([])
})

test('a page or a heading that does not exist is found', () => {
  const gone = `${docs}/gone.md`
  const heading = `${docs}/prices.md#gone`
  expect(dead(`// See ${gone}\n// and ${heading}`)).toEqual([`1 ${gone}`, `2 ${heading}`])
})

test('links of a page count from its own folder', () => {
  const page = `${docs}/decisions/0001-one.md`
  const links = ['[a](../prices.md)', '[b](0002-two.md)', '[c](#1-one)', '[d](#two)']
  expect(dead(`${links.join('\n')}\n[e](https://minikran.example)`, page)).toEqual([
    '2 0002-two.md',
    '4 #two',
  ])
})

test('a file of the source that a page names has to exist', () => {
  const page = `${docs}/prices.md`
  expect(dead('`apps/server/src/gone.ts` and `apps/server/build/main.js`', page)).toEqual([
    '1 apps/server/src/gone.ts',
  ])
  expect(dead('`apps/server/src/gone.ts`')).toEqual([])
})
