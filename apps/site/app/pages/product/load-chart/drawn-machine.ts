import { drawnRows } from '@minikran/domain/crane-selection/configurations'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import type { ProductView } from '../product-view.ts'
import { readChart } from './named-chart.ts'

/** The machine with the rows of its load chart; null for a product that is not drawn. */
export function drawnMachine({ machine, chart }: ProductView): DrawnMachine | null {
  return machine && { ...machine, ...drawnRows(readChart(chart)) }
}
