import { m } from '@minikran/i18n/messages'
import { DataTable } from '../../products/data-table.tsx'
import type { ProductView } from './product-view.ts'

export function ProductData({ product }: { product: ProductView }) {
  if (product.data.length === 0) return null
  const title = product.course === null ? m.product_data() : m.product_course_facts()
  return (
    <section className="grid gap-2">
      <h2 className="text-lead">{title}</h2>
      <DataTable rows={product.data} caption={title} />
    </section>
  )
}
