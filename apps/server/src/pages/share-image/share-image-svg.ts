import type { Ink, View } from '@minikran/domain/machine-drawing/shapes'
import { layersOf, viewBoxOf } from '@minikran/domain/machine-drawing/view-layers'

export const shareImageSize = { width: 1200, height: 630 } as const

const ink = '#15181b'
const paper = '#faf9f5'
const steel = '#1d4d6b'
const signal = '#ffc400'

// The site's pens on light paper; strokes in pixels of the finished picture.
const pens: Record<Ink, string> = {
  area: `fill="${signal}" fill-opacity=".25"`,
  areaEquipped: `fill="${steel}" fill-opacity=".12"`,
  areaEdge: `fill="none" stroke="${ink}" stroke-width="2.5"`,
  grid: 'fill="none" stroke="#d9d8d0" stroke-width="1"',
  gridStrong: 'fill="none" stroke="#a9a9a6" stroke-width="1"',
  ground: `fill="none" stroke="${ink}" stroke-width="2.5"`,
  ghost: `fill="${paper}" stroke="#5b6168" stroke-width="1.5"`,
  body: `fill="${paper}" stroke="${ink}" stroke-width="2"`,
  frame: `fill="none" stroke="${ink}" stroke-width="2"`,
  detail: 'fill="none" stroke="#5b6168" stroke-width="1.25"',
  solid: `fill="${ink}"`,
  axis: `fill="none" stroke="${steel}" stroke-width="1.25" stroke-dasharray="16 5 3 5"`,
  dimension: `fill="none" stroke="${steel}" stroke-width="1.25"`,
  arrow: `fill="${steel}"`,
  lead: `fill="none" stroke="${ink}" stroke-width="1.5" stroke-dasharray="7 5"`,
  miss: 'fill="none" stroke="#bb5100" stroke-width="3"',
  point: `fill="${signal}" stroke="${ink}" stroke-width="2"`,
}

// The wordmark of the site's header, 132 × 32.
const wordmark = `<g fill="none" stroke="${ink}" stroke-width="3"><path d="M2 30V14l7 9 7-9v16M23 12.5v17.5M30 30V14l11 16V12.5M48 12.5v17.5M55 12.5v17.5M57 22l10 8"/><path d="M74 30V14h6.5a4 4 0 0 1 0 9H74m5.5 0 6 7M91 30l7-16 7 16m-11.5-5h9M112 30V14l11 16V12.5"/><path d="M56 22 76 3h47" stroke="${signal}"/><path d="M123 3v6" stroke-width="1.5"/></g>`

type Area = { x: number; y: number; width: number; height: number }

const inner: Area = { x: 40, y: 40, width: 1120, height: 490 }
const column = 700

/**
 * A machine's sheet as a picture for sharing: the side view large, the others beside it. Without
 * words, since a bare machine has no typeface; the title stands beside the picture wherever it is shown.
 */
export function shareImageSvg(views: readonly View[]): string {
  const { width, height } = shareImageSize
  const [first, ...others] = views
  const main = first === undefined ? '' : drawn(first, others.length === 0 ? inner : left())
  const side = others.map((view, index) => drawn(view, right(index, others.length)))
  const rules = others.length === 0 ? '' : `<path d="M${column} 24V546" stroke="${ink}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M24 24h1152v582H24zM24 546h1152"/>` +
    `${rules}${main}${side.join('')}` +
    `<g transform="translate(48 556) scale(1.25)">${wordmark}</g></svg>`
  )
}

const left = (): Area => ({ ...inner, width: column - inner.x - 16 })

function right(index: number, count: number): Area {
  const height = inner.height / count
  return {
    x: column + 24,
    y: inner.y + index * height + 8,
    width: 1136 - column,
    height: height - 16,
  }
}

/** The view as large as it fits, standing on the ground of its area. */
function drawn(view: View, area: Area): string {
  const [, , viewWidth = 1, viewHeight = 1] = viewBoxOf(view).split(' ').map(Number)
  const scale = Math.min(area.width / viewWidth, area.height / viewHeight)
  const x = area.x + (area.width - viewWidth * scale) / 2
  const y = area.y + area.height - viewHeight * scale
  const paths = layersOf(view).map(
    (layer) => `<path ${pens[layer.ink]} vector-effect="non-scaling-stroke" d="${layer.d}"/>`,
  )
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${paths.join('')}</g>`
}
