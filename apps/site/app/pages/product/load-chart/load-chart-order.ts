import {
  type ChartColumn,
  type CraneRow,
  chartColumns,
} from '@minikran/domain/crane-selection/lift'

export type ChartOrder = { column: ChartColumn; isDescending: boolean }

/** Names of the columns in an address; a leading minus reverses the order. */
const names: Record<ChartColumn, string> = {
  lift_height: 'hojd',
  lift_radius: 'radie',
  lift_weight: 'last',
}
export const chartOrderParameter = 'ordning'
export const usualChartOrder: ChartOrder = { column: 'lift_radius', isDescending: false }

export function chartOrderIn(search: string): ChartOrder {
  const order = new URLSearchParams(search).get(chartOrderParameter) ?? ''
  const column = chartColumns.find((candidate) => names[candidate] === order.replace(/^-/, ''))
  return column === undefined ? usualChartOrder : { column, isDescending: order.startsWith('-') }
}

/** The address parameter of a column's heading: reversed when it is the current order. */
export function nextChartOrder(order: ChartOrder, column: ChartColumn): string {
  const turned = order.column === column && !order.isDescending
  return `${turned ? '-' : ''}${names[column]}`
}

/** A sorted copy; equal rows are sorted by the other columns. */
export function sortedRows<Row extends CraneRow>(rows: readonly Row[], order: ChartOrder): Row[] {
  const rest = chartColumns.filter((column) => column !== order.column)
  return [...rows].sort((a, b) => {
    const first = a[order.column] - b[order.column]
    if (first !== 0) return order.isDescending ? -first : first
    return rest.map((column) => a[column] - b[column]).find((difference) => difference !== 0) ?? 0
  })
}
