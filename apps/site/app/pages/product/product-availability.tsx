import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { useRootData } from '../../use-root-data.ts'
import type { ProductView } from './product-view.ts'

/** Which depot has the machine, and whose it is (specification §3). */
export function ProductAvailability({ product }: { product: ProductView }) {
  const { ownership } = product
  const depot = useDepotTitle(product.depot)
  return (
    <section className="grid gap-1">
      <h2 className="text-body">{m.product_availability()}</h2>
      {depot === null ? <p>{m.product_depot_all()}</p> : <p lang={depot.lang}>{depot.text}</p>}
      {ownership === 1 && <p className="text-small text-muted">{m.product_owner_own()}</p>}
      {ownership === 2 && <p className="text-small text-muted">{m.product_owner_rented()}</p>}
    </section>
  )
}

/** The depot's title in the page's language; a product itself only brings its Swedish name. */
function useDepotTitle(depot: ProductView['depot']): LocalText | null {
  const { depots } = useRootData()
  if (depot === null) return null
  const known = depots.find(({ id }) => id === depot.id)
  return known ? titleIn(known, 'title', getLocale()) : { text: depot.name, lang: 'sv' }
}
