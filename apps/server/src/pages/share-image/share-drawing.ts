import type { ListedProduct } from '@minikran/contract/catalogue'
import { cardDrawing, cardFigureFields } from '@minikran/domain/machine-drawing/card-drawing'
import { drawMachine, isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import { figuresOf } from '@minikran/domain/machine-drawing/machine-figures'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import { fleetSheet } from '../fleet-sheet.ts'
import type { ProductApi } from '../product-api.ts'
import { foundData } from './found-data.ts'

/**
 * A machine from its own figures: its sheet, or as its card shows it where too few are known. All
 * cranes on one sheet for a page without a machine.
 */
export async function shareDrawing(
  product: ListedProduct | undefined,
  api: Pick<ProductApi, 'getCraneselectorObj' | 'getCraneFleetArr'>,
): Promise<readonly View[]> {
  if (product === undefined) return fleetViews(api)
  const crane = await api.getCraneselectorObj({ product_slug: product.product_slug })
  const machine = productMachine(product, foundData(crane))
  // A course.
  if (machine === null) return fleetViews(api)
  if (isDrawable(machine)) return drawMachine(machine).views
  return [cardDrawing(machine, figuresOf(product, cardFigureFields))]
}

async function fleetViews(api: Pick<ProductApi, 'getCraneFleetArr'>): Promise<readonly View[]> {
  const fleet = foundData(await api.getCraneFleetArr({}))
  return fleet === null ? [] : [fleetSheet(fleet)]
}
