import type { PDFFont, PDFPage } from '@cantoo/pdf-lib'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { liftViews } from '@minikran/domain/lift-planning/lift-views'
import type { View } from '@minikran/domain/machine-drawing/shapes'
import { figureText } from '@minikran/i18n/figure-text'
import { m } from '@minikran/i18n/messages'
import { drawSketch } from './draw-sketch.ts'
import type { FoundPlan } from './find-plan.ts'
import { sheet, type Writer } from './pdf-sheet.ts'
import { columnAt, sketchWidth } from './write-plan.ts'

const tallest = { upright: 210, plan: 195 }
const caption = { size: 8 }

type Drawn = { machine: NonNullable<FoundPlan['machine']>; values: FoundPlan['worded']['values'] }
type Sheet = { page: PDFPage; write: Writer; font: PDFFont; locale: Locale }
type Room = { x: number; y: number; width: number; height: number }
type Drawing = { view: View; title: string; room: Room }

/** The lift from the side, from the front, and from above below them; returns where they end. */
export function drawViews({ machine, values }: Drawn, y: number, on: Sheet): number {
  const { side, plan, front } = liftViews(machine, values)
  const words = { locale: on.locale }
  const x = columnAt(0)
  const width = (sketchWidth - sheet.gap) / 2
  const room = { x, y, width, height: tallest.upright }
  const beside = { ...room, x: x + width + sheet.gap }
  const end = Math.min(
    drawView({ view: side, title: m.plan_sketch({}, words), room }, on),
    drawView({ view: front, title: m.plan_sketch_from_crane({}, words), room: beside }, on),
  )
  const below = { x, y: end, width: sketchWidth, height: tallest.plan }
  return drawView({ view: plan, title: m.plan_sketch_above({}, words), room: below }, on)
}

function drawView({ view, title, room }: Drawing, on: Sheet): number {
  const { page, write, font, locale } = on
  const { left, right, bottom, top } = view.box
  const [width, height] = [(right - left) / view.unitM, (top - bottom) / view.unitM]
  const scale = Math.min(room.width / width, room.height / height)
  const y = write.paragraph(title, room, caption)
  drawSketch(page, view, {
    x: room.x,
    y,
    scale,
    font,
    figureText: ({ value, unit }) => figureText(value, unit, locale),
  })
  return y - height * scale - 8
}
