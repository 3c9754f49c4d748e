import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { Pager } from '../../components/pager.tsx'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import type { ProductCardData } from '../../products/product-card-data.ts'
import { ProductList } from '../../products/product-list.tsx'

/** `priceType` is what the cards are shown by: a change of it loads them. */
type Props = {
  cards: ProductCardData[]
  number: number
  pages: number
  priceType: PriceTypeChoice
}

/** What stands at the depot, page by page. */
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
