import { m } from '@minikran/i18n/messages'
import { OutlineSheet } from '../../products/outline-sheet.tsx'
import type { ProductView } from './product-view.ts'

/** The labelled outline of the machine's type. */
export function ProductOutline({ product }: { product: ProductView }) {
  const { outline, prodsubcatTitle, courseLine } = product
  const label = m.product_outline_label({ category: prodsubcatTitle.text })
  return (
    <figure className="grid gap-2">
      <OutlineSheet name={outline} label={label} />
      {courseLine === null && (
        <figcaption className="text-small text-muted">{m.product_outline_note()}</figcaption>
      )}
    </figure>
  )
}
