import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { localPath } from '../../locale-path.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import type { ProductCardData } from '../../products/product-card-data.ts'

const figuresShown = 2

/** The products of a make that we rent out. */
export function SupplierProducts({ cards }: { cards: ProductCardData[] }) {
  if (cards.length === 0) return <p>{m.suppliers_no_products()}</p>
  return (
    <section className="grid gap-2">
      <h3 className="text-lead">{m.suppliers_our_products()}</h3>
      <ul className="border-t border-line">
        {cards.map(({ path, title, figures, price }) => (
          <li
            key={path}
            className="grid grid-cols-[1fr_auto] items-center gap-4 border-b border-line py-2"
          >
            <p>
              <Link to={localPath(path)} lang={title.lang} className="tap-link">
                {title.text}
              </Link>
              <span className="block text-small text-muted">
                {figures
                  .slice(0, figuresShown)
                  .map(({ label, value }) => `${label} ${value}`)
                  .join(', ')}
              </span>
            </p>
            {price && (
              <p className="text-right">
                <span className="block text-small text-muted">{price.label}</span>
                <PriceFigures price={price.price} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
