import { expect, test } from 'vitest'
import { bestOf, cheapestOf, compareRows } from './compare-rows.ts'

const machine = (...texts: string[]) => ({
  figures: texts.map((text, index) => ({ label: `figure ${index}`, text })),
})

test('a row is marked when its values differ', () => {
  const rows = compareRows([machine('770 mm', '360°'), machine('800 mm', '360°')])
  expect(rows).toEqual([
    { label: 'figure 0', texts: ['770 mm', '800 mm'], differs: true, best: [false, false] },
    { label: 'figure 1', texts: ['360°', '360°'], differs: false, best: [false, false] },
  ])
})

test('a single machine has no differences', () => {
  expect(compareRows([machine('770 mm')]).every(({ differs }) => !differs)).toBe(true)
  expect(compareRows([])).toEqual([])
})

test.each<[string, (number | null)[], 'more' | 'less' | undefined, boolean[]]>([
  ['the most', [480, 500, 430], 'more', [false, true, false]],
  ['the least', [1915, 2040, 4400], 'less', [true, false, false]],
  ['all that share the best', [9, 9, 8], 'more', [true, true, false]],
  ['the best of the known', [null, 2, 1], 'more', [false, true, false]],
  ['nothing when one alone is known', [null, 2, null], 'more', [false, false, false]],
  ['nothing when all are equal', [2, 2], 'less', [false, false]],
  ['nothing where it depends on the job', [1, 2], undefined, [false, false]],
])('marks %s', (_, values, better, best) => {
  const figures = values.map((value) => ({ value, ...(better && { better }) }))
  expect(bestOf(figures)).toEqual(best)
})

test('the least price of a first day is marked, and never beside what is sold or a course', () => {
  const priced = (exVatOre: number) => ({ exVatOre, incVatOre: exVatOre * 1.25 })
  const day = (exVatOre: number) => ({
    label: 'Första dagen',
    price: priced(exVatOre),
    isRent: true as const,
  })
  const sale = { label: 'Pris', price: priced(10) }
  expect(cheapestOf([day(300), day(200), null])).toEqual([false, true, false])
  expect(cheapestOf([day(300), sale, day(200)])).toEqual([false, false, true])
  expect(cheapestOf([day(300), sale])).toEqual([false, false])
  expect(cheapestOf([day(300), { ...day(200), price: null }])).toEqual([false, false])
})
