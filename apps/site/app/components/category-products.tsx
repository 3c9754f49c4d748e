import type { Outline } from '@minikran/contract/catalogue'
import { m } from '@minikran/i18n/messages'
import { useRootData } from '../use-root-data.ts'
import { Pager } from './pager.tsx'
import type { ProductCardData } from './product-card-data.ts'
import { productCountText } from './product-count.ts'
import { ProductList } from './product-list.tsx'
import { pagesOf } from './product-paging.ts'

type Props = { cards: ProductCardData[]; count: number; page: number; outline: Outline }

/** One page of a category's products; an empty category names the phone. */
export function CategoryProducts({ cards, count, page, outline }: Props) {
  const { company } = useRootData()
  if (count === 0) return <p>{m.products_empty({ phone: company?.phone ?? '' })}</p>
  return (
    <section className="grid gap-6">
      <h2 className="text-lead">{productCountText(count, outline)}</h2>
      <ProductList cards={cards} />
      <Pager page={page} pages={pagesOf(count)} />
    </section>
  )
}
