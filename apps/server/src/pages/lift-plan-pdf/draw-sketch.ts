import { degrees, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { textSize } from '@minikran/domain/machine-drawing/label'
import type { Figure, Ink, View } from '@minikran/domain/machine-drawing/shapes'
import { labelsOf, layersOf } from '@minikran/domain/machine-drawing/view-layers'

const black = rgb(0, 0, 0)
const grey = rgb(0.45, 0.45, 0.45)
const pale = rgb(0.85, 0.85, 0.82)
const white = rgb(1, 1, 1)
const orange = rgb(0.73, 0.32, 0)

type Look = {
  fill?: ReturnType<typeof rgb>
  stroke?: ReturnType<typeof rgb>
  width?: number
  dash?: number[]
}
/** The inks as the site prints them; widths in points. */
const looks: Record<Ink, Look> = {
  area: { fill: pale },
  areaEquipped: { fill: pale },
  areaEdge: { stroke: black, width: 1 },
  grid: { stroke: pale, width: 0.5 },
  gridStrong: { stroke: grey, width: 0.5 },
  ground: { stroke: black, width: 1 },
  ghost: { fill: white, stroke: grey, width: 0.75 },
  body: { fill: white, stroke: black, width: 0.9 },
  frame: { stroke: black, width: 0.9 },
  detail: { stroke: grey, width: 0.5 },
  solid: { fill: black },
  axis: { stroke: black, width: 0.5, dash: [10, 3, 2, 3] },
  dimension: { stroke: black, width: 0.5 },
  arrow: { fill: black },
  lead: { stroke: black, width: 0.75, dash: [4, 3] },
  miss: { stroke: orange, width: 2 },
  point: { fill: black },
}

type Place = {
  /** The upper left corner of the view. */
  x: number
  y: number
  /** The points of one view unit. */
  scale: number
  font: PDFFont
  figureText: (figure: Figure) => string
}

export function drawSketch(page: PDFPage, view: View, place: Place): void {
  const { x, y, scale, font, figureText } = place
  for (const { ink, d } of layersOf(view)) {
    const { fill, stroke, width = 0, dash } = looks[ink]
    page.drawSvgPath(d, {
      x,
      y,
      scale,
      ...(fill && { color: fill }),
      ...(stroke && { borderColor: stroke, borderWidth: width / scale }),
      ...(dash && { borderDashArray: dash }),
    })
  }
  for (const label of labelsOf(view)) {
    const text = figureText(label.text.figure)
    // The labels have room for the drawing's own text size.
    const size = Math.min(8, textSize * scale)
    const length = font.widthOfTextAtSize(text, size)
    const shift = { start: 0, middle: length / 2, end: length }[label.text.anchor]
    const at = { x: x + label.x * scale, y: y - label.y * scale }
    page.drawText(text, {
      ...(label.text.turned
        ? { x: at.x, y: at.y - shift, rotate: degrees(90) }
        : { x: at.x - shift, y: at.y }),
      size,
      font,
    })
  }
}
