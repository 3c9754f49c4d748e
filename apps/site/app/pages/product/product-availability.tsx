import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { OpenStateLine } from '../../depots/open-state-line.tsx'
import { localPath } from '../../locale-path.ts'
import { phoneAddress } from '../../shell/phone-address.ts'
import type { ProductView } from './product-view.ts'

/** The depot of the machine, and whether the company owns it. */
export function ProductAvailability({ product }: { product: ProductView }) {
  const { depot, ownership } = product
  return (
    <section className="grid gap-1">
      <h2 className="text-body">{m.product_availability()}</h2>
      {depot === null ? (
        <p>{m.product_depot_all()}</p>
      ) : (
        <p>
          <Link to={localPath(depot.path)} lang={depot.title.lang} className="tap-link">
            {depot.title.text}
          </Link>
        </p>
      )}
      {depot?.openState && <OpenStateLine isOpen={depot.isOpen} text={depot.openState} />}
      {depot?.phone && (
        <p>
          <a href={phoneAddress(depot.phone)} className="tap-link">
            {depot.phone}
          </a>
        </p>
      )}
      {ownership === 1 && <p className="text-small text-muted">{m.product_owner_own()}</p>}
      {ownership === 2 && <p className="text-small text-muted">{m.product_owner_rented()}</p>}
    </section>
  )
}
