/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as messages from './paraglide/messages.js'

const projectRoot = join(import.meta.dirname, '../../..')

function catalogue(locale: string): Record<string, string> {
  const file = join(projectRoot, 'packages/i18n/messages', `${locale}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const swedish = catalogue('sv')
const english = catalogue('en')
const placeholders = (text: string | undefined) =>
  [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].sort()

test('both languages have the same keys', () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(swedish).sort())
})

test('both languages fill in the same values', () => {
  const differing = Object.keys(swedish).filter(
    (key) => placeholders(swedish[key]).join() !== placeholders(english[key]).join(),
  )
  expect(differing).toEqual([])
})

// The compiler only warns when it finds no catalogue, and then compiles nothing.
test('every key is compiled to a message', () => {
  const keys = Object.keys(swedish)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !(key in messages))).toEqual([])
})

test('no text is empty', () => {
  const empty = Object.entries({ ...swedish, ...english }).filter(([, text]) => text === '')
  expect(empty).toEqual([])
})

test('no number and its percent sign are on two lines', () => {
  const breaking = Object.entries({ ...swedish, ...english }).filter(([, text]) =>
    /[\d}] %/.test(JSON.stringify(text)),
  )
  expect(breaking).toEqual([])
})

test('no number and its unit are on two lines', () => {
  // Plain text of mails and forms, tables of the office, the list of a lift plan.
  const elsewhere = /^(mail_|backoffice_|lift_message|option_|plan_)/
  const breaking = Object.entries({ ...swedish, ...english }).filter(
    ([key, text]) =>
      !elsewhere.test(key) &&
      /[\d}] (m|mm|cm|kg|km|kr|kN|MB|tonmeter|tonne-metres|m²|kN\/m²|kg\/m²)(?![\p{L}\d/²·-])/u.test(
        JSON.stringify(text),
      ),
  )
  expect(breaking).toEqual([])
})

test('every key is used', () => {
  const files = globSync('{apps,packages}/*/{app,src}/**/*.{ts,tsx}', {
    cwd: projectRoot,
    exclude: (path) => path.includes('paraglide') || path.includes('node_modules'),
  })
  const words = new Set(
    files.flatMap((file) => readFileSync(join(projectRoot, file), 'utf8').match(/\w+/g) ?? []),
  )
  expect(Object.keys(swedish).filter((key) => !words.has(key))).toEqual([])
})
