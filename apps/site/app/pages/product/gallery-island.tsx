import { Island, island } from '../../islands/island.tsx'
import type { ProductView } from './product-view.ts'

export const productGallery = island(async () => (await import('../../media/gallery.tsx')).Gallery)

/** A product's pictures as links to their files. */
export function GalleryIsland({ product: { slides, title } }: { product: ProductView }) {
  return <Island part={productGallery} props={{ slides, title: title.text }} />
}
