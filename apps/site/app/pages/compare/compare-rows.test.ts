import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const machine = (...texts: string[]) => ({
  figures: texts.map((text, index) => ({ label: `figure ${index}`, text })),
})

test('a row is marked when its values differ', () => {
  const rows = compareRows([machine('770 mm', '360°'), machine('800 mm', '360°')])
  expect(rows).toEqual([
    { label: 'figure 0', texts: ['770 mm', '800 mm'], differs: true },
    { label: 'figure 1', texts: ['360°', '360°'], differs: false },
  ])
})

test('a single machine has no differences', () => {
  expect(compareRows([machine('770 mm')]).every(({ differs }) => !differs)).toBe(true)
  expect(compareRows([])).toEqual([])
})
