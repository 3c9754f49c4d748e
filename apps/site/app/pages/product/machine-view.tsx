import { phoneAddress } from '@minikran/domain/primitives/phone-address'
import { m } from '@minikran/i18n/messages'
import { Competence } from '../../competence/competence.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { OpenStateLine } from '../../depots/open-state-line.tsx'
import { useFormDialog } from '../../forms/use-form-dialog.tsx'
import { AddToListLink } from '../../inquiry/add-to-list-link.tsx'
import { datesQuery, inquiryAddress, withQuery } from '../../inquiry/inquiry-address.ts'
import { Island, island } from '../../islands/island.tsx'
import { localPath } from '../../locale-path.ts'
import { GalleryIsland } from '../../media/gallery-island.tsx'
import { useSettings } from '../../preferences/use-settings.ts'
import { ProductGreenMark } from '../../products/product-green-mark.tsx'
import { MediaIsland } from './media-island.tsx'
import { PriceCard } from './price-card.tsx'
import { ProductData } from './product-data.tsx'
import { ProductDescription } from './product-description.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductLiftAnswer } from './product-lift-answer.tsx'
import { ProductMake } from './product-make.tsx'
import type { RelatedProps } from './product-related.tsx'
import type { ProductView } from './product-view.ts'
import type { RentDates } from './rent-dates.ts'
import { useRentDates } from './rent-period.tsx'

/** The parts that are computed from a machine's figures. */
export const machineParts = island(async () => (await import('./machine-parts.tsx')).MachineParts)

export const relatedMachines = island<RelatedProps>(
  async () => (await import('./product-related.tsx')).ProductRelated,
)

/** A machine's page: figures, price, drawing, description, all data. */
export function MachineView({ product }: { product: ProductView }) {
  const { related, liftAnswer } = product
  const gallery = <GalleryIsland slides={product.slides} title={product.title.text} />
  const { priceType } = useSettings()
  const rent = useRentDates(product.today)
  const { link, dialog } = useInquiryLink(product, rent.dates)
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-12 gap-y-8 wide:grid-cols-[7fr_5fr]">
        <div className="flex flex-col gap-6 wide:col-start-2 wide:row-start-1">
          <ProductHead product={product}>
            {product.model?.showcase && <p className="text-muted">{m.model_showcase()}</p>}
            {liftAnswer && <ProductLiftAnswer product={product} lift={liftAnswer} />}
          </ProductHead>
          {product.isGreen && <ProductGreenMark withNote />}
          <div
            data-sticky-top
            className="sticky top-0 z-10 -my-3 bg-paper py-3 max-wide:hidden print:hidden"
          >
            {link}
          </div>
          <PriceCard product={product} rent={rent} />
          <AddToListLink slug={product.slug} title={product.title.text} />
          <ProductAvailability product={product} />
        </div>
        <div className="grid content-start gap-8 wide:col-start-1 wide:row-start-1">
          {/* Who comes with a lift sees it drawn before the pictures. */}
          {liftAnswer === null && gallery}
          <Island part={machineParts} props={{ product }} />
          {liftAnswer !== null && gallery}
          <ProductDescription product={product} />
          <ProductData product={product} />
          <ProductMake product={product} />
          <Competence {...product.competence} />
          <MediaIsland product={product} />
        </div>
      </div>
      {related.length > 0 && <Island part={relatedMachines} props={{ related, priceType }} />}
      <div
        data-sticky-action
        className="sticky bottom-(--bar) z-10 -mx-4 border-t border-line bg-paper p-3 wide:hidden print:hidden"
      >
        {link}
      </div>
      {dialog}
    </div>
  )
}

/** The depot of the machine, and whether the company owns it. */
function ProductAvailability({ product }: { product: ProductView }) {
  const { depot, ownership } = product
  return (
    <section className="grid gap-1">
      <h2 className="text-body">{m.product_availability()}</h2>
      {depot === null ? (
        <p>{m.product_depot_all()}</p>
      ) : (
        <p>
          <Link to={localPath(depot.path)} lang={depot.title.lang} className="tap-link">
            {depot.title.text}
          </Link>
        </p>
      )}
      {depot?.openState && <OpenStateLine isOpen={depot.isOpen} text={depot.openState} />}
      {depot?.phone && (
        <p>
          <a href={phoneAddress(depot.phone)} className="tap-link">
            {depot.phone}
          </a>
        </p>
      )}
      {ownership === 1 && <p className="text-small text-muted">{m.product_owner_own()}</p>}
      {ownership === 2 && <p className="text-small text-muted">{m.product_owner_rented()}</p>}
    </section>
  )
}

const load = async () => (await import('../../inquiry/inquiry-dialog.tsx')).InquiryDialog

/** Opens the inquiry for a machine, with the visitor's lift and dates. */
function useInquiryLink({ inquiry, lift }: ProductView, dates: RentDates) {
  const isDated = dates.kind === 'dates'
  const address = withQuery(inquiryAddress(inquiry.slug), lift?.query ?? '')
  const start = isDated ? { pickup_date: dates.from, return_date: dates.to } : {}
  const { linkProps, dialog } = useFormDialog({
    to: withQuery(address, isDated ? datesQuery(dates) : ''),
    load,
    props: { product: inquiry, lift, start },
  })
  const link = (
    <Link {...linkProps} className={`${buttonClass('primary')} w-full`}>
      {m.product_send_inquiry()}
    </Link>
  )
  return { link, dialog }
}
