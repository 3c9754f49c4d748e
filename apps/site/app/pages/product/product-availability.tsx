import { m } from '@minikran/i18n/messages'
import type { ProductView } from './product-view.ts'

/** Which depot has the machine, and whose it is (specification §3). */
export function ProductAvailability({ product }: { product: ProductView }) {
  const { depot, ownership } = product
  return (
    <section className="grid gap-1">
      <h2 className="text-body">{m.product_availability()}</h2>
      {depot === null ? (
        <p>{m.product_depot_all()}</p>
      ) : (
        <p lang={depot.title.lang}>{depot.title.text}</p>
      )}
      {ownership === 1 && <p className="text-small text-muted">{m.product_owner_own()}</p>}
      {ownership === 2 && <p className="text-small text-muted">{m.product_owner_rented()}</p>}
    </section>
  )
}
