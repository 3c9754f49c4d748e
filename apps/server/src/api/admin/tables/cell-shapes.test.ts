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
