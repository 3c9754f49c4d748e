import { AddToListLink } from '../inquiry/add-to-list-link.tsx'
import { PickCheckbox } from '../product-lists/pick-checkbox.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'

type Props = { cards: ProductCardData[]; picked?: readonly string[] }

/** Product cards in a responsive grid; with `picked` they have checkboxes for comparison. */
export function ProductList({ cards, picked }: Props) {
  return (
    <ul className="grid gap-x-6 gap-y-8 small:grid-cols-2 wide:grid-cols-4">
      {cards.map((card) => (
        <li key={card.path} className="small:row-span-5 small:grid small:grid-rows-subgrid">
          <ProductCard card={card}>
            {card.courseLine === null && (
              <>
                {picked && <PickCheckbox slug={card.slug} title={card.title} picked={picked} />}
                <AddToListLink slug={card.slug} title={card.title.text} />
              </>
            )}
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}
