import { m } from '@minikran/i18n/messages'
import { DrawingPicture } from '../../products/drawing-picture.tsx'
import { OutlineSheet } from '../../products/outline-sheet.tsx'
import type { ProductView } from './product-view.ts'

/** The product drawn from the figures that are known; a course by the outline of its category. */
export function ProductOutline({ product }: { product: ProductView }) {
  const { outline, prodsubcatTitle, course, slug } = product
  const label = m.product_outline_label({ category: prodsubcatTitle.text })
  return (
    <figure className="grid gap-2">
      {course === null ? (
        <div className="border border-line">
          <DrawingPicture slug={slug} label={label} />
        </div>
      ) : (
        <OutlineSheet name={outline} label={label} />
      )}
      {course === null && (
        <figcaption className="text-small text-muted">{m.product_outline_note()}</figcaption>
      )}
    </figure>
  )
}
