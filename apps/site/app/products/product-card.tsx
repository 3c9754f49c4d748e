import { cutTitle, type LocalText } from '@minikran/domain/catalogue/title-text'
import type { ReactNode } from 'react'
import { Link } from '../components/link.tsx'
import { localPath } from '../locale-path.ts'
import { PriceFigures } from '../pricing/price-figures.tsx'
import type { ProductCardData } from './product-card-data.ts'
import { ProductGreenMark } from './product-green-mark.tsx'
import { ProductHighlights } from './product-highlights.tsx'
import { ProductPicture } from './product-picture.tsx'

/** A product card: title, the green-lifting mark, the price, up to four figures. */
export function ProductCard({ card, children }: { card: ProductCardData; children?: ReactNode }) {
  return (
    <article className="relative grid grid-cols-[1fr_2fr] content-start gap-x-4 gap-y-3 border-t border-ink pt-3 small:row-span-5 small:grid-cols-1 small:grid-rows-subgrid">
      <div className="row-span-2 small:row-span-1">
        <ProductPicture
          image={card.image}
          outline={card.outline}
          drawn={card.courseLine === null ? card.slug : null}
        />
      </div>
      <div className="grid content-start gap-1">
        <h3 className="text-body">
          <Link
            to={localPath(card.path)}
            prefetch="intent"
            className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-1 underline-offset-4 covers-card hover:decoration-2 small:min-h-0"
          >
            <ProductTitle title={card.title} />
          </Link>
        </h3>
        {card.model !== undefined && (
          <p lang={card.title.lang} aria-hidden="true" className="text-small">
            {card.model}
          </p>
        )}
        {card.courseLine && <p className="text-small text-muted">{card.courseLine}</p>}
        {card.isGreen && <ProductGreenMark />}
      </div>
      <div>
        {card.price && (
          <p>
            <span className="block text-small text-muted">{card.price.label}</span>
            <PriceFigures price={card.price.price} />
          </p>
        )}
      </div>
      <div className="col-span-full">
        <ProductHighlights figures={card.figures} />
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4">
        {children}
      </div>
    </article>
  )
}

/** A title cut at 20 characters; complete on hover and for screen readers. */
function ProductTitle({ title }: { title: LocalText }) {
  const { text, isCut } = cutTitle(title.text)
  if (!isCut) return <span lang={title.lang}>{text}</span>
  return (
    <span lang={title.lang} title={title.text}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{title.text}</span>
    </span>
  )
}
