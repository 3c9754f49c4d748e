import { m } from '@minikran/i18n/messages'
import { RichText } from '../../components/rich-text.tsx'
import type { ProductView } from './product-view.ts'

export function ProductDescription({ product }: { product: ProductView }) {
  const { content } = product
  if (content.text === '') return null
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{m.product_description()}</h2>
      <RichText content={content} />
    </section>
  )
}
