import type { ListedProduct } from '@minikran/contract/catalogue'
import { cardDrawing, cardFigureFields } from '@minikran/domain/machine-drawing/card-drawing'
import { drawMachine, isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import { type DrawnMachine, figuresOf } from '@minikran/domain/machine-drawing/machine-figures'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import type { ProductApi } from '../product-api.ts'

// Stands for every page that shows no machine: a spider crane of the usual size.
const usualCrane: DrawnMachine = {
  kind: 'spider-crane',
  length: 3200,
  width: 800,
  height: 1600,
  length_unfolded: 4600,
  width_unfolded: 4400,
  rows: [
    { lift_radius: 1.5, lift_height: 12, lift_weight: 3000 },
    { lift_radius: 3, lift_height: 11, lift_weight: 1500 },
    { lift_radius: 5, lift_height: 10, lift_weight: 700 },
    { lift_radius: 7, lift_height: 8, lift_weight: 400 },
    { lift_radius: 9, lift_height: 5, lift_weight: 250 },
  ],
}

/** A machine from its own figures: its sheet, or as its card shows it where too few are known. */
export async function shareDrawing(
  product: ListedProduct | undefined,
  api: Pick<ProductApi, 'getCraneselectorObj'>,
): Promise<readonly View[]> {
  if (product === undefined) return drawMachine(usualCrane).views
  const crane = await api.getCraneselectorObj({ product_slug: product.product_slug })
  const machine = productMachine(product, crane.ok ? crane.data : null)
  // A course.
  if (machine === null) return drawMachine(usualCrane).views
  if (isDrawable(machine)) return drawMachine(machine).views
  return [cardDrawing(machine, figuresOf(product, cardFigureFields))]
}
