import { m } from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { memo } from 'react'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import type { CraneCardData } from '../../crane-selection/crane-card-data.ts'
import { liftQuery, resultsAddress, togglePicked } from '../../crane-selection/lift-address.ts'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'
import { AddToListLink } from '../../inquiry/add-to-list-link.tsx'
import { liftInquiryAddress } from '../../inquiry/lift-inquiry-address.ts'
import { cranePlanAddress } from '../../lift-planning/plan-address.ts'
import { localPath } from '../../locale-path.ts'
import { CraneDrawing } from '../../machine-drawing/crane-drawing.tsx'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import { SupplierMark } from '../../suppliers/supplier-mark.tsx'
import { WebsiteLink } from '../../suppliers/website-link.tsx'
import { CraneMargin } from './crane-margin.tsx'

type Props = { card: CraneCardData; requested: RequestedLift; picked: readonly string[] }

const sideOnly = ['side'] as const

/** A crane that makes the lift: drawing, margin, width and price. */
export const CraneCard = memo(function CraneCard({ card, requested, picked }: Props) {
  const { title, product, machine, about } = card
  return (
    <article className="row-span-5 grid grid-rows-subgrid gap-4 border-t border-ink pt-4 print:break-inside-avoid">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="text-lead" lang={title.lang}>
            {product === null ? (
              title.text
            ) : (
              <Link
                to={`${localPath(product.path)}?${liftQuery(requested)}`}
                className="inline-flex min-h-11 items-center text-link"
              >
                {title.text}
              </Link>
            )}
          </h3>
          {about.showcase && <p className="text-small text-muted">{m.model_showcase()}</p>}
        </div>
        {about.logo !== undefined && <SupplierMark name="" logo={about.logo} />}
      </div>
      <CraneDrawing
        title={title.text}
        machine={machine}
        requested={totalLift(requested)}
        views={sideOnly}
      />
      <CraneMargin {...card} />
      <Facts card={card} />
      <Actions card={card} requested={requested} picked={picked} />
    </article>
  )
})

function Facts({ card }: { card: CraneCardData }) {
  const { product, width, weight, equipment, about } = card
  const locale = getLocale()
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(6rem,40%),1fr))] gap-x-4 gap-y-2">
      <div>
        <dt className="text-small text-muted">{m.crane_width()}</dt>
        <dd className="font-medium">
          {width === null ? m.crane_unknown() : unitText({ value: width, unit: 'mm' }, locale)}
        </dd>
      </div>
      <div>
        <dt className="text-small text-muted">{m.crane_own_weight()}</dt>
        <dd className="font-medium">
          {weight === null ? m.crane_unknown() : unitText({ value: weight, unit: 'kg' }, locale)}
        </dd>
      </div>
      {equipment !== null && (
        <div className="col-span-2">
          <dt className="text-small text-muted">{m.crane_needs()}</dt>
          <dd className="font-medium" lang={equipment.title.lang}>
            {equipment.title.text}
          </dd>
        </div>
      )}
      {(about.repairs || about.sales) && (
        <div className="col-span-2">
          <dt className="text-small text-muted">{m.model_also()}</dt>
          <dd className="font-medium">
            {[about.repairs && m.suppliers_repairs(), about.sales && m.suppliers_sales()]
              .filter((each) => each !== undefined)
              .join(', ')}
          </dd>
        </div>
      )}
      {product?.price && (
        <div className="col-span-2">
          <dt className="text-small text-muted">{product.price.label}</dt>
          <dd>
            <PriceFigures price={product.price.price} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Actions({ card, requested, picked }: Props) {
  const { title, product, slug, equipment, about } = card
  if (product === null) {
    return (
      <div>
        <p className="text-small text-muted">{m.crane_not_rented()}</p>
        {about.url !== undefined && <WebsiteLink url={about.url} text={m.model_page} />}
      </div>
    )
  }
  const slugs = [product.slug, equipment?.slug].filter((each) => typeof each === 'string')
  const isPicked = picked.includes(slug)
  const toggled = togglePicked(picked, slug)
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link
        to={liftInquiryAddress(slugs, requested)}
        aria-label={m.crane_inquiry_label({ title: title.text })}
        className={buttonClass('primary')}
      >
        {m.product_send_inquiry()}
      </Link>
      <Link
        to={cranePlanAddress(slug, requested)}
        aria-label={m.plan_this_lift_label({ title: title.text })}
        className={buttonClass('plain')}
      >
        {m.plan_this_lift()}
      </Link>
      {toggled !== null && (
        <Link
          to={resultsAddress(requested, toggled)}
          replace
          preventScrollReset
          aria-label={
            isPicked
              ? m.crane_compare_remove_label({ title: title.text })
              : m.crane_compare_add_label({ title: title.text })
          }
          className={buttonClass('plain')}
        >
          {isPicked ? m.crane_compare_remove() : m.crane_compare_add()}
        </Link>
      )}
      <AddToListLink slug={product.slug} title={title.text} />
    </div>
  )
}
