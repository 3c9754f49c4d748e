import { commonRoom } from '@minikran/domain/machine-drawing/overlay-view'
import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { ScrollArea } from '../../components/scroll-area.tsx'
import { useNextLocation } from '../../components/use-next-location.ts'
import { compareAddress, liftQuery, namedInAddress } from '../../crane-selection/lift-address.ts'
import { liftText } from '../../crane-selection/lift-text.ts'
import { type RequestedLift, totalLift } from '../../crane-selection/lift-values.ts'
import { AddToListLink } from '../../inquiry/add-to-list-link.tsx'
import { liftInquiryAddress } from '../../inquiry/lift-inquiry-address.ts'
import { localPath } from '../../locale-path.ts'
import { CraneDrawing } from '../../machine-drawing/crane-drawing.tsx'
import { readMachine } from '../../machine-drawing/sent-machine.ts'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import { ProductPicture } from '../../products/product-picture.tsx'
import { cheapestOf, compareRows } from './compare-rows.ts'
import type { ComparedMachine } from './compared-machines.ts'
import { RangeOverlay } from './range-overlay.tsx'
import { scrollNoteClasses, tableWidths } from './table-widths.ts'

type Props = { machines: ComparedMachine[]; requested: RequestedLift | null }

const sideOnly = ['side'] as const
// Labels stay visible when the table scrolls sideways.
const staysClass = 'sticky left-0 z-1 bg-paper'
const figureClass = 'border-b border-line p-2 max-small:px-1 max-small:pt-7 align-top'

/** The machines side by side, with what they lift at the visitor's lift. */
export function CompareTable({ machines, requested }: Props) {
  return (
    <div className="compared @container grid min-w-0 gap-3">
      {requested !== null && <p className="text-lead">{liftText(totalLift(requested))}</p>}
      {machines.length > 1 && (
        <p className="text-small text-muted">
          {m.compare_marked()} <Best isBest /> {m.compare_best_marked()}
        </p>
      )}
      <p
        className={`text-small text-muted print:hidden ${scrollNoteClasses[machines.length - 1] ?? ''}`}
      >
        {m.compare_scrolls({ count: machines.length })}
      </p>
      <ScrollArea label={m.compare_caption()} className="min-w-0 overflow-x-auto">
        <table
          className={`w-full table-fixed border-collapse ${tableWidths[machines.length - 1] ?? ''} max-small:[&_figcaption]:hidden max-small:[&_svg_text]:text-[18px]`}
        >
          <caption className="sr-only">{m.compare_caption()}</caption>
          <Heads machines={machines} requested={requested} />
          <Figures machines={machines} requested={requested} />
        </table>
      </ScrollArea>
      <RangeOverlay machines={machines} requested={requested} />
      <ExtraCosts prices={machines.map(({ price }) => price)} />
    </div>
  )
}

function Heads({ machines, requested }: Props) {
  // One that is being removed must not come back with the next removal.
  const kept = namedInAddress({ searchParams: new URLSearchParams(useNextLocation().search) })
  const slugs = machines.map(({ slug }) => slug).filter((slug) => kept.includes(slug))
  const lift = requested === null ? '' : `?${liftQuery(requested)}`
  return (
    <thead>
      <tr>
        <th scope="col" className={`w-0 border-b border-ink small:w-[150px] ${staysClass}`}>
          <span className="sr-only">{m.compare_figure()}</span>
        </th>
        {machines.map(({ slug, title, path }) => (
          <th
            key={slug}
            scope="col"
            className="border-b border-ink p-2 text-left align-bottom font-normal max-small:px-1"
          >
            <span lang={title.lang} className="block font-strong">
              {path === null ? (
                title.text
              ) : (
                <Link to={`${localPath(path)}${lift}`} className="tap-link">
                  {title.text}
                </Link>
              )}
            </span>
            <Link
              to={compareAddress(
                slugs.filter((other) => other !== slug),
                requested,
              )}
              replace
              onClick={() => document.getElementById('content')?.focus()}
              aria-label={`${m.compare_remove()} ${title.text}`}
              className="tap-link text-small print:hidden"
            >
              {m.compare_remove()}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Figures({ machines, requested }: Props) {
  return (
    <tbody>
      <DrawingsRow machines={machines} requested={requested} />
      <PriceRow machines={machines} />
      <InquiryRow machines={machines} requested={requested} />
      {compareRows(machines).map(({ label, texts, differs, best }) => (
        <tr key={label}>
          <RowHead label={label} differs={differs} />
          {machines.map(({ slug }, column) => (
            <td key={slug} className={`${figureClass} ${differs ? 'font-medium' : 'text-muted'}`}>
              {texts[column]}
              <Best isBest={best[column]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The machines drawn on one scale. */
function DrawingsRow({ machines, requested }: Props) {
  const drawn = requested === null ? {} : { requested: totalLift(requested) }
  const room = commonRoom(
    machines.flatMap(({ machine }) => (machine === null ? [] : readMachine(machine))),
    drawn.requested,
  )
  return (
    <tr>
      <RowHead label={m.compare_drawings()} />
      {machines.map(({ slug, title, machine, outline, product }) => (
        <td key={slug} className={figureClass}>
          {machine === null ? (
            <ProductPicture
              image={null}
              outline={outline}
              drawn={outline === 'education' ? null : product}
            />
          ) : (
            <CraneDrawing
              title={title}
              machine={readMachine(machine)}
              views={sideOnly}
              room={room}
              {...drawn}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

function PriceRow({ machines }: Pick<Props, 'machines'>) {
  const cheapest = cheapestOf(machines.map(({ price }) => price))
  const prices = new Set(machines.map(({ price }) => price?.price?.exVatOre))
  return (
    <tr>
      <RowHead label={m.price_card_title()} differs={prices.size > 1} />
      {machines.map(({ slug, price }, column) => (
        <td key={slug} className={figureClass}>
          {price && (
            <span className="block text-small text-muted">
              {price.label}
              <Best isBest={cheapest[column]} />
            </span>
          )}
          <PriceFigures price={price?.price ?? null} />
        </td>
      ))}
    </tr>
  )
}

function InquiryRow({ machines, requested }: Props) {
  return (
    <tr className="print:hidden">
      <RowHead label={m.product_send_inquiry()} />
      {machines.map(({ slug, title, product }) => (
        <td key={slug} className={figureClass}>
          {product !== null && (
            <span className="flex flex-wrap items-center gap-x-3">
              <Link
                to={liftInquiryAddress([product], requested)}
                aria-label={m.crane_inquiry_label({ title: title.text })}
                className={buttonClass('primary')}
              >
                {m.product_send_inquiry()}
              </Link>
              <AddToListLink slug={product} title={title.text} />
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Marks the best value of a row, also without colour and when it is read aloud. */
function Best({ isBest }: { isBest: boolean | undefined }) {
  if (!isBest) return null
  return (
    <span className="compared-best ml-1 inline-flex align-middle text-green">
      <Icon name="check" />
      <span className="sr-only">{m.compare_best()}</span>
    </span>
  )
}

function RowHead({ label, differs = false }: { label: string; differs?: boolean }) {
  return (
    <th
      scope="row"
      className={`border-b border-line align-top text-left text-small font-normal small:p-2 ${staysClass} ${differs ? 'text-ink' : 'text-muted'}`}
    >
      <span className="py-1 max-small:absolute max-small:px-1 max-small:whitespace-nowrap">
        {differs && (
          <>
            <span aria-hidden="true" className="font-strong text-orange">
              ≠{'\u00a0'}
            </span>
            <span className="sr-only">{m.compare_differs()}: </span>
          </>
        )}
        {label}
      </span>
    </th>
  )
}
