import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { Ink, View } from '@minikran/domain/machine-drawing/shapes'
import {
  type Label,
  labelsOf,
  layersOf,
  viewBoxOf,
} from '@minikran/domain/machine-drawing/view-layers'
import { drawnFigureText } from '@minikran/i18n/drawing-words'
import { type FittedText, fitText } from './fit-text.ts'
import type { Lettering, Letterings } from './lettering.ts'
import type { ShareCard } from './share-card.ts'

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

const frame: Area = { x: 24, y: 24, width: 1152, height: 582 }
const pad = 24
/** The cell of the wordmark, at the right of the title block. */
const markWidth = 216
const textWidth = frame.width - markWidth - 2 * pad
const leading = 1.2
const titleSizes = {
  steps: [
    { size: 72, lines: 1 },
    { size: 60, lines: 2 },
    { size: 50, lines: 2 },
  ],
  smallest: { size: 44, lines: 3 },
}
/** View units; figures are laid out for this size. */
const figureSize = 13
const lineSizes = { steps: [{ size: 36, lines: 2 }], smallest: { size: 30, lines: 2 } }

/** The picture of a page for sharing: a drawing above a title block, as on a technical drawing. */
export function shareImageSvg(card: ShareCard, { plain, strong }: Letterings): string {
  const { width, height } = shareImageSize
  const words = card.title.split(/[ \n\t]+/)
  const title = fitText(
    { pieces: words, between: ' ' },
    { ...titleSizes, width: textWidth, widthOf: strong.widthOf },
  )
  const lines = fitText(
    { pieces: card.lines, between: ' · ' },
    { ...lineSizes, width: textWidth, widthOf: plain.widthOf },
  )
  const figures = (label: Label) => figureOf(label, card.locale, plain)
  const block = 2 * pad + heightOf(title) + heightOf(lines)
  const top = frame.y + frame.height - block
  const right = frame.x + frame.width - markWidth
  const first = written(title, top + pad, strong)
  const second = written(lines, top + pad + heightOf(title), plain)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M24 24h1152v582H24zM24 ${top}h1152M${right} ${top}v${block}"/>` +
    sheet(card.drawing, { ...frame, height: frame.height - block }, figures) +
    `<g fill="${ink}">${first}${second}</g>` +
    `<g transform="translate(${right + 25} ${top + block / 2 - 20}) scale(1.25)">${wordmark}</g></svg>`
  )
}

const heightOf = ({ size, lines }: FittedText) => lines.length * size * leading

function written({ size, lines }: FittedText, top: number, lettering: Lettering): string {
  return lines
    .map((line, index) => {
      const y = top + (index * leading + 0.95) * size
      return `<g transform="translate(${frame.x + pad} ${y})">${lettering.outlinesOf(line, size)}</g>`
    })
    .join('')
}

/** A figure at its place in a view. */
function figureOf({ text, x, y }: Label, locale: Locale, lettering: Lettering): string {
  const words = drawnFigureText(text.figure, locale)
  const width = lettering.widthOf(words, figureSize)
  const start = { start: 0, middle: -width / 2, end: -width }[text.anchor]
  const turn = text.turned ? ' rotate(-90)' : ''
  const outlines = lettering.outlinesOf(words, figureSize)
  return `<g fill="${ink}" transform="translate(${x} ${y})${turn} translate(${start.toFixed(1)})">${outlines}</g>`
}

type DrawFigure = (label: Label) => string

/** The first view in the left half, the others beside it, each in a cell of its own. */
function sheet([first, ...others]: readonly View[], area: Area, figures: DrawFigure): string {
  if (first === undefined) return ''
  if (others.length === 0) return drawn(first, inside(area), figures)
  const half = area.width / 2
  const width = half / others.length
  const cells = others.map((view, index) => ({
    view,
    cell: { ...area, x: area.x + half + index * width, width },
  }))
  const rules = cells.map(({ cell }) => `M${cell.x} ${cell.y}v${cell.height}`)
  return (
    `<path d="${rules.join('')}" stroke="${ink}"/>` +
    drawn(first, inside({ ...area, width: half }), figures) +
    cells.map(({ view, cell }) => drawn(view, inside(cell), figures)).join('')
  )
}

const inside = ({ x, y, width, height }: Area): Area => ({
  x: x + 16,
  y: y + 12,
  width: width - 32,
  height: height - 24,
})

/** The view as large as fits, at the bottom of its area. */
function drawn(view: View, area: Area, figures: DrawFigure): string {
  const [, , viewWidth = 1, viewHeight = 1] = viewBoxOf(view).split(' ').map(Number)
  const scale = Math.min(area.width / viewWidth, area.height / viewHeight)
  const x = area.x + (area.width - viewWidth * scale) / 2
  const y = area.y + area.height - viewHeight * scale
  const paths = layersOf(view).map(
    (layer) => `<path ${pens[layer.ink]} vector-effect="non-scaling-stroke" d="${layer.d}"/>`,
  )
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${paths.join('')}${labelsOf(view).map(figures).join('')}</g>`
}
