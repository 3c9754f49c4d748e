import { m } from '@minikran/i18n/messages'
import { OutlineSheet } from '../../components/outline-sheet.tsx'
import { ProductPicture } from '../../components/product-picture.tsx'
import type { ProductView } from './product-view.ts'

/** The photograph where there is one, else the outline of the type of machine, which says so. */
export function ProductOutline({ product }: { product: ProductView }) {
  const { image, outline, title, prodsubcatTitle, courseLine } = product
  if (image !== null) {
    const label = m.product_picture_alt({ title: title.text })
    return <ProductPicture image={image} outline={outline} label={label} />
  }
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
