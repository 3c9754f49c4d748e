import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [light = '', dark = ''] = sheet.split('@media screen and (prefers-color-scheme: dark)')

const coloursIn = (css: string) =>
  new Map(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )

const themes = {
  light: coloursIn(light),
  dark: new Map([...coloursIn(light), ...coloursIn(dark)]),
}

/** Text and its background. */
const texts = [
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['steel', 'paper'],
  ['green', 'paper'],
  ['orange', 'paper'],
  ['red', 'paper'],
  ['paper', 'ink'],
  ['ink', 'line'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-deep'],
  ['on-fill', 'green'],
  ['on-fill', 'orange'],
  ['on-fill', 'red'],
] as const

/** Borders and marks that show a control, its state or its focus. */
const controls = [
  ['edge', 'paper'],
  ['ink', 'paper'],
  ['steel', 'paper'],
  ['green', 'paper'],
  ['orange', 'paper'],
  ['red', 'paper'],
  ['on-fill', 'orange'],
  ['on-fill', 'red'],
] as const

/** WCAG 2: the relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: ReadonlyMap<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(theme.get(name) ?? ''))
    .toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

test('the calculation agrees with the examples of WCAG', () => {
  const known = new Map([
    ['white', '#ffffff'],
    ['black', '#000000'],
    ['grey', '#767676'],
  ])
  expect(contrast(known, 'white', 'black')).toBeCloseTo(21, 5)
  expect(contrast(known, 'grey', 'white')).toBeCloseTo(4.54, 2)
})

for (const [name, theme] of Object.entries(themes)) {
  test.each(texts)(`text in %s on %s has 4.5:1 (${name})`, (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)(`a control in %s on %s has 3:1 (${name})`, (edge, ground) => {
    expect(contrast(theme, edge, ground)).toBeGreaterThanOrEqual(3)
  })
}

test('every colour of text and background is among the pairs', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  const code = sources.map((file) => readFileSync(join(app, file), 'utf8')).join('\n')
  const names = [...themes.light.keys()].toSorted((a, b) => b.length - a.length)
  const given = (kind: string) =>
    new Set(
      [...code.matchAll(new RegExp(`\\b${kind}-(${names.join('|')})\\b`, 'g'))].map(
        ([, name]) => name,
      ),
    )
  const known = new Set<string | undefined>(texts.flat())
  // Decorative lines, and the backdrop of a dialog: no text is on them.
  const bare = new Set<string | undefined>(['line', 'shade'])
  const unknown = [...given('text'), ...given('bg')].filter(
    (name) => !known.has(name) && !bare.has(name),
  )
  expect(unknown).toEqual([])
})
