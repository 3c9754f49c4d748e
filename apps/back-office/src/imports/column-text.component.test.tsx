import '../locale.ts'
import { expect, test } from 'vitest'
import { columnText } from './column-text.ts'

test.each([
  ['price_first_day', 'Första dagen, utan grundavgift · price_first_day'],
  ['title_sv', 'Rubrik · title_sv'],
  ['lift_radius', 'Radie (m) · lift_radius'],
  ['technical.weight', 'Vikt · technical.weight'],
  ['version', 'version'],
  ['technical.unknown', 'technical.unknown'],
])('the column %s is called %s', (column, name) => {
  expect(columnText(column)).toBe(name)
})
