import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Gallery } from '../../components/gallery.tsx'
import { Icon } from '../../components/icon.tsx'
import { SleepingPart, sleepingPart } from '../../components/sleeping-part.tsx'
import { phoneAddress } from '../../shell/phone-address.ts'
import { useRootData } from '../../use-root-data.ts'
import { PriceCard } from './price-card.tsx'
import { ProductData } from './product-data.tsx'
import { ProductDescription } from './product-description.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductMedia } from './product-media.tsx'
import type { ProductView } from './product-view.ts'

/** Drawn like a machine's parts: its script never has to come. */
export const courseOutline = sleepingPart(
  async () => (await import('./product-outline.tsx')).ProductOutline,
)

/** One occasion of a course (reading 23), booked by phone or mail. */
export function CourseView({ product }: { product: ProductView }) {
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-6 self-start wide:col-start-2 wide:row-start-1">
        <ProductHead product={product}>
          <p className="text-muted">{product.courseLine}</p>
        </ProductHead>
        <PriceCard product={product} />
        <CourseBooking />
      </div>
      <div className="grid content-start gap-8 wide:col-start-1 wide:row-start-1">
        {product.slides.length > 0 ? (
          <Gallery slides={product.slides} title={product.title.text} />
        ) : (
          <SleepingPart part={courseOutline} props={{ product }} />
        )}
        <ProductDescription product={product} />
        <ProductData product={product} />
        <ProductMedia product={product} />
      </div>
    </div>
  )
}

function CourseBooking() {
  const { company } = useRootData()
  if (company === null) return null
  const { phone, email_address } = company
  return (
    <section className="grid gap-3">
      <h2 className="text-lead">{m.product_course_register()}</h2>
      <div className="grid gap-2">
        <a href={phoneAddress(phone)} className={buttonClass('primary')}>
          <Icon name="phone" />
          {phone}
        </a>
        <a href={`mailto:${email_address}`} className={buttonClass('plain')}>
          <Icon name="mail" />
          {email_address}
        </a>
      </div>
    </section>
  )
}
