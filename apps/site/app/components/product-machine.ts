import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import type { FitMachine } from './fit-answers.ts'
import { machineKind } from './machine-kind.ts'

type Value = number | string | number[] | undefined
const figureIn = (value: Value) => (typeof value === 'number' ? value : null)

/** A product as it is drawn, with its load chart when it is a crane of the selector; null for a course. */
export function productMachine(product: ListedProduct, crane: Crane | null): DrawnMachine | null {
  const kind = crane?.crane_type ?? machineKind(product)
  if (kind === null) return null
  return {
    kind,
    length: figureIn(product.length),
    width: figureIn(product.width),
    height: figureIn(product.height),
    length_unfolded: figureIn(product.length_unfolded),
    width_unfolded: figureIn(product.width_unfolded),
    slew_deg: figureIn(product.slew_deg),
    rows: crane?.rows ?? [],
  }
}

/** The figures that decide whether it fits; folded measures where the data sheet has them. */
export function productFit(product: ListedProduct): FitMachine {
  return {
    width: figureIn(product.width_folded) ?? figureIn(product.width),
    height: figureIn(product.height),
    length: figureIn(product.length),
    weight: figureIn(product.weight),
    climb_deg: figureIn(product.climb_deg),
    ground_pressure: figureIn(product.ground_pressure),
  }
}
