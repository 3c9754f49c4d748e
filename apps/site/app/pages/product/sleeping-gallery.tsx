import { SleepingPart, sleepingPart } from '../../components/sleeping-part.tsx'
import type { ProductView } from './product-view.ts'

export const productGallery = sleepingPart(
  async () => (await import('../../components/gallery.tsx')).Gallery,
)

/** A product's pictures, plain links to their files until somebody turns to them. */
export function SleepingGallery({ product: { slides, title } }: { product: ProductView }) {
  return <SleepingPart part={productGallery} props={{ slides, title: title.text }} />
}
