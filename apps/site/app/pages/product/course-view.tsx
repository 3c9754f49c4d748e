import { Island, island } from '../../islands/island.tsx'
import { GalleryIsland } from '../../media/gallery-island.tsx'
import { CourseBooking, CourseSeats } from './course-booking.tsx'
import { MediaIsland } from './media-island.tsx'
import { PriceCard } from './price-card.tsx'
import { ProductData } from './product-data.tsx'
import { ProductDescription } from './product-description.tsx'
import { ProductHead } from './product-head.tsx'
import type { ProductView } from './product-view.ts'

/** An island, but nothing in it needs script. */
export const courseOutline = island(
  async () => (await import('./product-outline.tsx')).ProductOutline,
)

/** A date of a course, with the link to register. */
export function CourseView({ product }: { product: ProductView }) {
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[7fr_5fr]">
      <div className="grid content-start gap-6 self-start wide:col-start-2 wide:row-start-1">
        <ProductHead product={product}>
          <p className="text-muted">{product.course?.line}</p>
          <CourseSeats course={product.course} />
        </ProductHead>
        <PriceCard product={product} />
        <CourseBooking product={product} />
      </div>
      <div className="grid content-start gap-8 wide:col-start-1 wide:row-start-1">
        {product.slides.length > 0 ? (
          <GalleryIsland slides={product.slides} title={product.title.text} />
        ) : (
          <Island part={courseOutline} props={{ product }} />
        )}
        <ProductDescription product={product} />
        <ProductData product={product} />
        <MediaIsland product={product} />
      </div>
    </div>
  )
}
