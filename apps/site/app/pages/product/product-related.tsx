import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { ProductList } from '../../products/product-list.tsx'
import type { ProductView } from './product-view.ts'

export type RelatedProps = Pick<ProductView, 'related'> & { priceType: PriceTypeChoice }

/** Similar machines, the closest in capacity first. */
export function ProductRelated({ related }: RelatedProps) {
  return (
    <section className="mt-4 grid gap-4 print:hidden">
      <h2 className="text-lead">{m.related_title()}</h2>
      <ProductList cards={related} />
    </section>
  )
}
