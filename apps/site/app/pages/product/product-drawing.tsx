import type { AskedDrawing } from '@minikran/domain/machine-drawing/machine-figures'
import { CraneDrawing } from '../../components/crane-drawing.tsx'
import { isDrawn } from '../../components/is-drawn.ts'
import { ProductOutline } from './product-outline.tsx'
import type { ProductView } from './product-view.ts'

type Props = { product: ProductView; asked?: AskedDrawing | undefined }

/** The photograph first where there is one, then the machine drawn from its own figures. */
export function ProductDrawing({ product, asked }: Props) {
  const { image, title, machine } = product
  if (machine === null || !isDrawn(machine)) return <ProductOutline product={product} />
  return (
    <>
      {image !== null && <ProductOutline product={product} />}
      <CraneDrawing title={title.text} machine={machine} {...(asked && { asked })} />
    </>
  )
}
