import type { WallSite } from '@minikran/domain/crane-selection/site-radius'
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
import { mostMetres, type SiteField, siteFields } from './site-fields.ts'
import { type Handle, movedByKey, siteHandles } from './site-handles.ts'

type Props = { site: WallSite; onMove: (name: SiteField, metres: number) => void }

/** The site to scale; its measures are dragged by pointer or moved with arrow keys. */
export function SiteDrawing({ site, onMove }: Props) {
  const svgRef = useRef<SVGSVGElement>(null)
  // The scale stays while something is dragged, so that it follows the pointer.
  const [heldSheet, setHeldSheet] = useState<Sheet | null>(null)
  const sheet = heldSheet ?? siteSheet(site)
  const view = siteFromSide(site, sheet)
  const { box, unitM } = sheet
  const words = drawingWords(m.site_title())

  const move = ({ name }: Handle, metres: number) =>
    onMove(name, Math.round(Math.min(Math.max(metres, 0), mostMetres) * 10) / 10)
  const dragTo = (handle: Handle, event: PointerEvent) => {
    const matrix = svgRef.current?.getScreenCTM()?.inverse()
    if (heldSheet === null || matrix === undefined) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    const along = handle.axis === 'x' ? box.left + x * unitM : box.top - y * unitM
    move(handle, along - handle.origin)
  }
  const place = ([x, y]: Point) =>
    `translate(${(x - box.left) / unitM} ${(box.top - y) / unitM})` as const

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing.
    <svg
      ref={svgRef}
      role="group"
      aria-label={m.site_sketch()}
      viewBox={viewBoxOf(view)}
      className="h-auto w-full border border-ink max-wide:order-first [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {layersOf(view).map(inkedPath)}
      <DrawingLabels view={view} words={words} />
      {siteHandles(site).map((handle) => (
        <g
          key={handle.name}
          role="slider"
          tabIndex={0}
          aria-label={siteFields[handle.name].label()}
          aria-orientation={handle.axis === 'x' ? 'horizontal' : 'vertical'}
          aria-valuemin={0}
          aria-valuemax={mostMetres}
          aria-valuenow={handle.value}
          aria-valuetext={unitText({ value: handle.value, unit: 'm' }, getLocale())}
          transform={place(handle.at)}
          className={`group touch-none outline-none noscript:hidden ${handle.axis === 'x' ? 'cursor-ew-resize' : 'cursor-ns-resize'}`}
          onKeyDown={(event) => {
            const moved = movedByKey(handle.value, event.key)
            if (moved === null) return
            event.preventDefault()
            move(handle, moved)
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setHeldSheet(sheet)
          }}
          onPointerMove={(event) => dragTo(handle, event)}
          onPointerUp={() => setHeldSheet(null)}
          onPointerCancel={() => setHeldSheet(null)}
        >
          <circle r="20" className="fill-transparent" />
          <path
            d={handle.axis === 'x' ? arrowsAcross : arrowsUp}
            className="fill-none stroke-ink stroke-[1.5]"
          />
          <circle
            r="6"
            className="fill-signal stroke-ink stroke-[1.5] group-focus-visible:stroke-[4] group-focus-visible:stroke-link"
          />
        </g>
      ))}
    </svg>
  )
}

/** Two arrow heads, away from each other. */
const arrowsAcross = 'm-10-3-4 3 4 3m20-6 4 3-4 3'
const arrowsUp = 'm-3-10 3-4 3 4m-6 20 3 4 3-4'
