import { mostSiteM, type WallSite } from '@minikran/domain/crane-selection/site-radius'
import { siteFromSide, siteSheet } from '@minikran/domain/lift-planning/site-from-side'
import type { Point } from '@minikran/domain/machine-drawing/shapes'
import type { Sheet } from '@minikran/domain/machine-drawing/sheet'
import { layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { m } from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { type PointerEvent, useRef, useState } from 'react'
import { DrawingLabels, inkedPath } from '../../machine-drawing/drawing-view.tsx'
import { type SiteField, siteFields } from './site-fields.ts'
import { type Handle, movedByKey, nearestHandle, siteHandles } from './site-handles.ts'

type Props = {
  site: WallSite
  onMove: (name: SiteField, metres: number) => void
  /** A measure was let go, by pointer or by keys. */
  onMoved: () => void
}
/** What is dragged, on the sheet that it was begun on; `grip` is how far beside its value it was taken. */
type Held = { name: SiteField; axis: Handle['axis']; grip: number; sheet: Sheet }

/** How near to a point a finger takes it, view units. */
const reach = 24

/** The site to scale; its measures are dragged by pointer or moved with arrow keys. */
export function SiteDrawing(props: Props) {
  const { site, onMove, onMoved } = props
  const { sheet, dragging } = useDragging(props)
  const view = siteFromSide(site, sheet)
  return (
    <div className="@container">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing. */}
      <svg
        {...dragging}
        role="group"
        aria-label={m.site_sketch()}
        viewBox={viewBoxOf(view)}
        className="h-auto w-full border border-ink drawing"
      >
        {layersOf(view).map(inkedPath)}
        <DrawingLabels view={view} words={drawingWords(m.site_title())} />
        {siteHandles(site).map((handle) => (
          <Slider
            key={handle.name}
            handle={handle}
            sheet={sheet}
            onMove={onMove}
            onMoved={onMoved}
          />
        ))}
      </svg>
    </div>
  )
}

/** The sheet of the site, and the pointer's handlers, which drag the nearest measure on it. */
function useDragging({ site, onMove, onMoved }: Props) {
  const svgRef = useRef<SVGSVGElement>(null)
  // The scale stays while something is dragged, so that it follows the pointer.
  const [held, setHeld] = useState<Held | null>(null)
  const sheet = held?.sheet ?? siteSheet(site)
  const { box, unitM } = sheet

  const placeOf = (event: PointerEvent): Point | null => {
    const matrix = svgRef.current?.getScreenCTM()?.inverse()
    if (matrix === undefined) return null
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return [box.left + x * unitM, box.top - y * unitM]
  }
  const onPointerDown = (event: PointerEvent) => {
    const place = event.button === 0 ? placeOf(event) : null
    const handle = place && nearestHandle(siteHandles(site), place, reach * unitM)
    if (place === null || handle === null) return
    const { name, axis, value } = handle
    svgRef.current?.setPointerCapture(event.pointerId)
    setHeld({ name, axis, grip: along(place, axis) - value, sheet })
  }
  const onPointerMove = (event: PointerEvent) => {
    const place = held && placeOf(event)
    if (held && place) onMove(held.name, allowed(along(place, held.axis) - held.grip))
  }
  const release = () => {
    setHeld(null)
    onMoved()
  }
  const dragging = {
    ref: svgRef,
    onPointerDown,
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  }
  return { sheet, dragging }
}

type SliderProps = { handle: Handle; sheet: Sheet } & Omit<Props, 'site'>

/** The arrows of one measure in the drawing, moved by keys. */
function Slider({ handle, sheet: { box, unitM }, onMove, onMoved }: SliderProps) {
  const { name, axis, value } = handle
  const [x, y] = handle.at
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={siteFields[name].label()}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={mostSiteM}
      aria-valuenow={value}
      aria-valuetext={unitText({ value, unit: 'm' }, getLocale())}
      transform={`translate(${(x - box.left) / unitM} ${(box.top - y) / unitM})`}
      className={`group touch-none outline-none noscript:hidden ${axis === 'x' ? 'cursor-ew-resize' : 'cursor-ns-resize'}`}
      onBlur={onMoved}
      onKeyDown={(event) => {
        const { altKey, ctrlKey, metaKey } = event
        const moved = altKey || ctrlKey || metaKey ? null : movedByKey(value, event.key)
        if (moved === null) return
        event.preventDefault()
        onMove(name, allowed(moved))
      }}
    >
      <circle r="20" fill="transparent" />
      <path d={axis === 'x' ? arrowsAcross : arrowsUp} className="stroke-ink stroke-[1.5]" />
      <circle
        r="6"
        className="fill-signal stroke-ink stroke-[1.5] group-focus-visible:stroke-[4]"
      />
    </g>
  )
}

const allowed = (metres: number) => Math.round(Math.min(Math.max(metres, 0), mostSiteM) * 10) / 10

const along = ([x, y]: Point, axis: Handle['axis']) => (axis === 'x' ? x : y)

/** Two arrow heads, away from each other. */
const arrowsAcross = 'm-10-3-4 3 4 3m20-6 4 3-4 3'
const arrowsUp = 'm-3-10 3-4 3 4m-6 20 3 4 3-4'
