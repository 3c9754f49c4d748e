import { isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import { CraneDrawing } from '../../machine-drawing/crane-drawing.tsx'
import { ProductOutline } from './product-outline.tsx'
import type { ProductView } from './product-view.ts'

type Props = { product: ProductView; machine: DrawnMachine | null }

/** The machine drawn to scale; with too few figures, an outline unless there are pictures. */
export function ProductDrawing({ product, machine }: Props) {
  const { slides, title, requested } = product
  if (machine !== null && isDrawable(machine)) {
    return <CraneDrawing title={title.text} machine={machine} {...(requested && { requested })} />
  }
  return slides.length === 0 ? <ProductOutline product={product} /> : null
}
