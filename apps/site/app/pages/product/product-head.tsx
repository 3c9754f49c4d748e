import type { ReactNode } from 'react'
import { ProductHighlights } from '../../products/product-highlights.tsx'
import type { ProductView } from './product-view.ts'

/** The name and four highlighted figures. */
export function ProductHead({ product, children }: { product: ProductView; children?: ReactNode }) {
  const { title, figures } = product
  return (
    <header className="grid gap-4">
      <div className="grid gap-1">
        <h1 lang={title.lang}>{title.text}</h1>
        {children}
      </div>
      <ProductHighlights figures={figures} size="large" />
    </header>
  )
}
