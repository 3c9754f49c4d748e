import { m } from '@minikran/i18n/messages'
import { numberText, unitText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { memo } from 'react'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import type { CraneCardData } from '../../crane-selection/crane-card-data.ts'
import { CraneMargin } from '../../crane-selection/crane-margin.tsx'
import { liftQuery, resultsAddress, togglePicked } from '../../crane-selection/lift-address.ts'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'
import { AddToListLink } from '../../inquiry/add-to-list-link.tsx'
import { liftInquiryAddress } from '../../inquiry/lift-inquiry-address.ts'
import { cranePlanAddress } from '../../lift-planning/plan-address.ts'
import { localPath } from '../../locale-path.ts'
import { LiftPicture } from '../../machine-drawing/lift-picture.tsx'
import { readMachine } from '../../machine-drawing/sent-machine.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import { SupplierMark } from '../../suppliers/supplier-mark.tsx'
import { WebsiteLink } from '../../suppliers/website-link.tsx'

type Props = { card: CraneCardData; requested: RequestedLift; picked: readonly string[] }

/** A crane that makes the lift, as a row: drawing, margin, price, sizes and what to do next. */
export const CraneCard = memo(function CraneCard({ card, requested, picked }: Props) {
  const { title, product, machine } = card
  return (
    <article className="grid grid-cols-[120px_1fr] gap-x-4 max-[20rem]:grid-cols-1 gap-y-2 border-t border-ink pt-1 wrap-anywhere small:grid-cols-[208px_1fr]">
      <div className="pt-1 small:row-span-2">
        <LiftPicture
          title={title}
          titleId={headingId(card)}
          machine={readMachine(machine)}
          requested={totalLift(requested)}
        />
      </div>
      <div className="grid content-start gap-1">
        <Heading card={card} requested={requested} />
        <CraneMargin {...card} />
        {product?.price && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-small text-muted">{product.price.label}</span>
            <PriceFigures price={product.price.price} />
          </p>
        )}
      </div>
      <div className="col-span-full small:col-span-1">
        <Rigging card={card} />
        <div className="flex flex-wrap items-center gap-x-4 wide:block">
          <Inquiry card={card} requested={requested} />
          {/* Folded on phones, so that more cranes are seen at once. */}
          <details className="unfolds text-small open:basis-full">
            <summary className="tap-link">{m.results_more()}</summary>
            <Facts card={card} />
            {product !== null && (
              <Actions card={card} product={product} requested={requested} picked={picked} />
            )}
          </details>
        </div>
      </div>
    </article>
  )
})

const headingId = ({ slug }: CraneCardData) => `crane-${slug}`

function Heading({ card, requested }: Omit<Props, 'picked'>) {
  const { title, product, about } = card
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div>
        <h3 id={headingId(card)} className="text-lead max-small:-mb-2" lang={title.lang}>
          {product === null ? (
            title.text
          ) : (
            <Link to={`${localPath(product.path)}?${liftQuery(requested)}`} className="tap-link">
              {title.text}
            </Link>
          )}
        </h3>
        {about.showcase && <p className="text-small text-muted">{m.model_showcase()}</p>}
      </div>
      {about.logo !== undefined && (
        <div className="max-small:hidden">
          <SupplierMark name="" logo={about.logo} />
        </div>
      )}
    </div>
  )
}

/** What the lift needs besides the crane. */
function Rigging({ card: { equipment } }: { card: CraneCardData }) {
  if (equipment === null) return null
  return (
    <p className="text-small font-medium">
      {m.crane_needs()}: <span lang={equipment.title.lang}>{equipment.title.text}</span>
    </p>
  )
}

function Inquiry({ card, requested }: Omit<Props, 'picked'>) {
  const { title, product, equipment, about } = card
  if (product === null) {
    return (
      <div className="flex flex-wrap gap-x-2 print:hidden">
        <p className="text-small text-muted">{m.crane_not_rented()}</p>
        {about.url !== undefined && <WebsiteLink url={about.url} text={m.model_page} />}
      </div>
    )
  }
  const slugs = [product.slug, equipment?.slug].filter((each) => typeof each === 'string')
  return (
    <Link
      to={liftInquiryAddress(slugs, requested)}
      aria-label={m.crane_inquiry_label({ title: title.text })}
      className={`${buttonClass('primary')} wide:float-right print:hidden`}
    >
      {m.product_send_inquiry()}
    </Link>
  )
}

/** Margins, sizes, and what else the company does with the make. */
function Facts({ card }: { card: CraneCardData }) {
  const { spare, machine, weight, about } = card
  const locale = getLocale()
  const size = (value: number | null | undefined, unit: 'mm' | 'kg') =>
    value == null ? m.crane_unknown() : unitText({ value, unit }, locale)
  const also = [about.repairs && m.suppliers_repairs(), about.sales && m.suppliers_sales()]
  return (
    <div className="grid gap-1 text-muted">
      <p>
        {m.margin_left({
          weight: numberText(spare.weight, locale),
          radius: numberText(spare.radius, locale),
          height: numberText(spare.height, locale),
        })}
      </p>
      <p>{m.results_size({ width: size(machine.width, 'mm'), weight: size(weight, 'kg') })}</p>
      {(about.repairs || about.sales) && (
        <p>{`${m.model_also()}: ${also.filter((each) => each !== undefined).join(', ')}`}</p>
      )}
    </div>
  )
}

type ActionsProps = Props & { product: NonNullable<CraneCardData['product']> }

function Actions({ card: { title, slug }, product, requested, picked }: ActionsProps) {
  const isPicked = picked.includes(slug)
  const toggled = togglePicked(picked, slug)
  return (
    <div className="flex flex-wrap items-center gap-x-2 pt-2 print:hidden">
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
          className={buttonClass('bare')}
        >
          {isPicked ? m.crane_compare_remove() : m.crane_compare_add()}
        </Link>
      )}
      <AddToListLink slug={product.slug} title={title.text} />
    </div>
  )
}
