import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ComparedMachine } from './compared-machines.ts'
import { RangeOverlay } from './range-overlay.tsx'

const machine = (text: string, lang: 'sv' | 'en'): ComparedMachine => ({
  slug: text,
  title: { text, lang },
  product: null,
  path: null,
  price: null,
  machine: { kind: 'spider-crane', length: 2800, height: 1600, rows: '6 3;2 5;200 200' },
  outline: 'mini-crane',
  figures: [],
})
const labelOf = (machines: ComparedMachine[]) =>
  /role="img" aria-label="([^"]*)"/.exec(
    renderToStaticMarkup(<RangeOverlay machines={machines} requested={null} />),
  )?.[1]

test('the drawing is named after its machines, unless one has a name in another language', () => {
  const swedish = machine('Spindelkran', 'sv')
  expect(labelOf([swedish, machine('Bandkran', 'sv')])).toMatch(/: Spindelkran, Bandkran$/)
  expect(labelOf([swedish, machine('Pick and carry', 'en')])).toMatch(/^[^:]+$/)
})
