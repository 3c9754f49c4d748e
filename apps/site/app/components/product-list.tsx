import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'

/** Cards in as many columns as have room. */
export function ProductList({ cards }: { cards: ProductCardData[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 small:grid-cols-2 wide:grid-cols-4">
      {cards.map((card) => (
        <li key={card.path} className="small:row-span-4 small:grid small:grid-rows-subgrid">
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  )
}
