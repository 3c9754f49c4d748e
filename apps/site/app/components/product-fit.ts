import type { ListedProduct } from '@minikran/contract/catalogue'
import { figureIn } from '@minikran/domain/machine-drawing/product-machine'
import type { FitMachine } from './fit-answers.ts'

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
