import { m } from '@minikran/i18n/messages'
import { useId } from 'react'
import { DrawingPicture } from '../../products/drawing-picture.tsx'
import { Outline } from '../../products/outline.tsx'
import type { ProductView } from './product-view.ts'

/** The product drawn from the figures that are known; a course by the outline of its category. */
export function ProductOutline({ product }: { product: ProductView }) {
  const gridId = useId()
  const { outline, prodsubcatTitle, course, slug } = product
  const label = m.product_outline_label({ category: prodsubcatTitle.text })
  return (
    <figure className="grid gap-2">
      {course === null ? (
        <div className="border border-line">
          <DrawingPicture slug={slug} label={label} />
        </div>
      ) : (
        <div className="relative border border-line">
          <svg aria-hidden="true" className="absolute inset-0 size-full text-line">
            <pattern id={gridId} width="24" height="24" patternUnits="userSpaceOnUse">
              <path d="M24 0H0V24" fill="none" stroke="currentColor" strokeOpacity={0.6} />
            </pattern>
            <rect width="100%" height="100%" fill={`url(#${gridId})`} />
          </svg>
          <Outline name={outline} className="relative h-auto w-full" label={label} />
        </div>
      )}
      {course === null && (
        <figcaption className="text-small text-muted">{m.product_outline_note()}</figcaption>
      )}
    </figure>
  )
}
