import { expect, test } from 'vitest'
import { chartOrderIn, nextChartOrder, sortedRows, usualChartOrder } from './load-chart-order.ts'

const rows = [
  { lift_height: 5, lift_radius: 2, lift_weight: 900 },
  { lift_height: 9, lift_radius: 2, lift_weight: 400 },
  { lift_height: 4, lift_radius: 7, lift_weight: 200 },
]

test('the address names column and direction; invalid ones give the default order', () => {
  expect(chartOrderIn('?ordning=-last')).toEqual({ column: 'lift_weight', isDescending: true })
  expect(chartOrderIn('?ordning=hojd')).toEqual({ column: 'lift_height', isDescending: false })
  expect(chartOrderIn('?ordning=vikt')).toEqual(usualChartOrder)
  expect(chartOrderIn('')).toEqual(usualChartOrder)
})

test('the heading of the current order reverses it', () => {
  expect(nextChartOrder(usualChartOrder, 'lift_radius')).toBe('-radie')
  expect(nextChartOrder(usualChartOrder, 'lift_weight')).toBe('last')
  expect(nextChartOrder({ column: 'lift_weight', isDescending: true }, 'lift_weight')).toBe('last')
})

test('rows with equal values are sorted by the other columns', () => {
  const heights = (search: string) =>
    sortedRows(rows, chartOrderIn(search)).map((row) => row.lift_height)
  expect(heights('')).toEqual([5, 9, 4])
  expect(heights('?ordning=-radie')).toEqual([4, 5, 9])
  expect(heights('?ordning=last')).toEqual([4, 9, 5])
})
