import { expect, test } from 'vitest'
import { shapes } from './cell-shapes.ts'

test('several ids are no number to a Swedish spreadsheet, which reads 1 234 as 1234', () => {
  const cell = shapes.ids.read([1, 234])
  expect(cell).toBe('1; 234')
  expect(shapes.ids.write(cell, false)).toEqual({ ok: true, value: [1, 234] })
})

test.each(['1 234', '1, 234', ' 1;234 '])('typed as %j they are the same', (cell) => {
  expect(shapes.ids.write(cell, false)).toEqual({ ok: true, value: [1, 234] })
})

test('a number has any minus sign', () => {
  expect(shapes.number.write('−1,5', false)).toEqual({ ok: true, value: -1.5 })
})

test.each(['1.950', '1,950', ' 12.500 '])(
  '%j may mean thousands of kilograms or kronor',
  (cell) => {
    expect(shapes.bigNumber.write(cell, false)).toEqual({ ok: false, rule: 'type' })
    expect(shapes.number.write(cell, false).ok).toBe(true)
  },
)

test.each([
  ['1 950', 1950],
  ['1950,5', 1950.5],
  ['0,125', 0.125],
  [1.95, 1.95],
])('%j cannot', (cell, value) => {
  expect(shapes.bigNumber.write(cell, false)).toEqual({ ok: true, value })
})
