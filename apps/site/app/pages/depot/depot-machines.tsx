import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { Pager } from '../../components/pager.tsx'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import type { ProductCardData } from '../../products/product-card-data.ts'
import { ProductList } from '../../products/product-list.tsx'

/** The price type of the cards; a change loads the island. */
type Props = {
  cards: ProductCardData[]
  number: number
  pages: number
  priceType: PriceTypeChoice
}

/** The machines at the depot, in pages. */
export function DepotMachines({ cards, number, pages }: Props) {
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{m.depot_machines()}</h2>
      {cards.length === 0 ? <p>{m.depot_machines_none()}</p> : <ProductList cards={cards} />}
      <ExtraCosts prices={cards.map(({ price }) => price)} />
      <Pager page={number} pages={pages} />
    </section>
  )
}
