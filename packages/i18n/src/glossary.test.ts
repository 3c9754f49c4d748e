/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const [, wordsInTexts = ''] = read('docs/glossary.md').split('## Words in texts')
const rows = wordsInTexts
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The words of a column, each of which is not used in any text. */
function unusedWords(column: number): string[] {
  return rows.flatMap((cells) => (cells[column] ?? '').split(', ')).filter((word) => word !== '')
}

test.each([
  ['sv', 4],
  ['en', 5],
])('no text in %s uses a word that the glossary replaces', (locale, column) => {
  const words = unusedWords(column)
  expect(words.length).toBeGreaterThan(10)
  const used = new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})`, 'iu')
  const texts: Record<string, string> = JSON.parse(read(`packages/i18n/messages/${locale}.json`))
  const found = Object.entries(texts).filter(([, text]) =>
    used.test(text.replaceAll(/\{\w+\}/g, '')),
  )
  expect(found).toEqual([])
})
