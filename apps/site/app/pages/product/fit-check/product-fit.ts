import type { ListedProduct } from '@minikran/contract/catalogue'
import { figuresOf } from '@minikran/domain/machine-drawing/machine-figures'
import type { FitMachine } from '../../../products/fit-answers.ts'

/** The figures of the fit check; folded ones if known. */
export function productFit(product: ListedProduct): FitMachine {
  const { width_folded, width, ...figures } = figuresOf(product, [
    'width_folded',
    'width',
    'height',
    'length',
    'weight',
    'climb_deg',
    'ground_pressure',
  ])
  return { ...figures, width: width_folded ?? width }
}
