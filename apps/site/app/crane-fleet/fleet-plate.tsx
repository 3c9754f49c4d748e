import type { FleetCrane } from '@minikran/contract/crane-selection'
import {
  fleetCraneView,
  fleetPersonView,
  scaleBarView,
  viewSize,
} from '@minikran/domain/machine-drawing/fleet-plate'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import { layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'
import { m } from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Link } from '../components/link.tsx'
import { liftQuery } from '../crane-selection/lift-address.ts'
import type { RequestedLift } from '../crane-selection/lift-values.ts'
import { localPath } from '../locale-path.ts'
import { inkedPath } from '../machine-drawing/drawing-view.tsx'

type ShownCrane = Omit<FleetCrane, 'slug'>
type Props = {
  cranes: readonly ShownCrane[]
  /** The lift that `makes_lift` of the cranes is about. */
  requested: RequestedLift | null
  /** Small, without capacities, and on phones one row that scrolls. */
  isStrip?: boolean
}

const scaleM = 5
const smallScale = 'text-[24px]'
const fullScale = `${smallScale} wide:text-[32px] print:text-[10mm]`
const answers = {
  yes: m.plate_yes,
  load_only: m.plate_load_only,
  ask: m.plate_ask,
  no: m.plate_no,
}

/** All cranes at one scale, beside a person; those that cannot make the lift are greyed out. */
export function FleetPlate({ cranes, requested, isStrip = false }: Props) {
  const rows = isStrip ? 'gap-y-2 overflow-x-auto small:flex-wrap' : 'flex-wrap gap-y-4'
  const ownScale = isStrip ? smallScale : fullScale
  const labelClass = `grid content-start px-2 text-small ${labelHeight(requested, isStrip)}`
  return (
    <figure className="min-w-0 border border-ink">
      <ul className={`relative flex items-end p-3 print:gap-y-2 ${rows} ${ownScale}`}>
        <li className="shrink-0">
          <Standing view={fleetPersonView()} />
          <span className={`${labelClass} text-muted`}>{m.plate_person()}</span>
        </li>
        {cranes.map((crane) => (
          <Crane key={crane.path} {...{ crane, requested, isStrip, labelClass }} />
        ))}
      </ul>
      <figcaption
        className={`flex flex-wrap items-center gap-x-3 border-t border-ink px-3 py-1 ${ownScale}`}
      >
        <Drawing view={scaleBarView(scaleM)} />
        <span className="text-small">{unitText({ value: scaleM, unit: 'm' }, getLocale())}</span>
        {!isStrip && <span className="text-small text-muted">{m.plate_scale()}</span>}
      </figcaption>
    </figure>
  )
}

type CraneProps = Required<Omit<Props, 'cranes'>> & { crane: ShownCrane; labelClass: string }

function Crane({ crane, requested, isStrip, labelClass }: CraneProps) {
  const { title, path, crane_type: kind, length, height, lift_capacity, makes_lift } = crane
  const isOut = makes_lift === 'no'
  const query = requested === null ? '' : `?${liftQuery(requested)}`
  return (
    <li className="max-w-full shrink-0">
      <Link to={localPath(path) + query} className="block whitespace-nowrap">
        <Standing view={fleetCraneView({ kind, length, height })} isOut={isOut} />
        <span className={`${labelClass} ${isOut ? 'text-muted' : ''}`}>
          <span className={`truncate ${isOut ? '' : 'font-medium'}`}>{title}</span>
          {!isStrip && (
            <span className="text-muted">
              {lift_capacity !== null && m.plate_lifts({ mass: massText(lift_capacity) })}
            </span>
          )}
          {makes_lift !== null && <span>{answers[makes_lift]()}</span>}
        </span>
      </Link>
    </li>
  )
}

const massText = (kg: number) => unitText({ value: kg, unit: 'kg' }, getLocale())

// Labels of equal height keep the ground lines of a row level.
function labelHeight(requested: RequestedLift | null, isStrip: boolean): string {
  if (isStrip) return requested === null ? 'h-5' : 'h-10'
  return requested === null ? 'h-10' : 'h-15'
}

/** A drawing on the ground line of its row. */
function Standing({ view, isOut = false }: { view: View; isOut?: boolean }) {
  return (
    <span className="flex border-b border-ink px-1">
      <Drawing view={view} isOut={isOut} />
    </span>
  )
}

/** A drawing at the scale of one em per metre. */
function Drawing({ view, isOut = false }: { view: View; isOut?: boolean }) {
  const { width, height } = viewSize(view)
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBoxOf(view)}
      width={`${width}em`}
      height={`${height}em`}
      className={`drawing shrink-0 ${isOut ? 'opacity-50' : ''}`}
    >
      {layersOf(view).map(inkedPath)}
    </svg>
  )
}
