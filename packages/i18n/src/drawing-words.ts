import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { DrawingNote, FigureKey } from '@minikran/domain/machine-drawing/machine-figures'
import type { Figure, ViewName } from '@minikran/domain/machine-drawing/shapes'
import { numberText, unitText } from './number-text.ts'
import { m } from './paraglide/messages.js'
import { getLocale } from './paraglide/runtime.js'

/** The texts of a drawing in the reader's language; the drawing itself has figures and keys. */
export type DrawingWords = {
  /** The machine's name, as in the title block. */
  title: string
  views: Record<ViewName, string>
  figures: Record<FigureKey, string>
  notes: Record<DrawingNote, string>
  /** The text for an unknown figure. */
  unknown: string
  /** The caption of the table with the same figures. */
  tableCaption: string
  /** What a square of the grid stands for. */
  gridScale: string
  figure: (figure: Figure) => string
}

/** A figure on a drawing: `12,1 m`, `360°`, and the bare numbers of the metre grid. */
export function drawnFigureText({ value, unit }: Figure, locale: Locale): string {
  if (unit === null) return numberText(value, locale)
  if (unit === 'deg') return `${numberText(value, locale)}°`
  return unitText({ value, unit }, locale)
}

/** The texts of a drawing in the current language. */
export function drawingWords(title: string): DrawingWords {
  return {
    title,
    views: { side: m.drawing_side(), plan: m.drawing_plan(), front: m.drawing_front() },
    figures: {
      length: m.field_length(),
      width: m.field_width(),
      height: m.field_height(),
      length_unfolded: m.field_length_unfolded(),
      width_unfolded: m.field_width_unfolded(),
      slew_deg: m.field_slew_deg(),
      askedWeight: m.drawing_asked_weight(),
      askedHeight: m.drawing_asked_height(),
      askedRadius: m.drawing_asked_radius(),
      maxHeight: m.drawing_max_height(),
      maxRadius: m.drawing_max_radius(),
    },
    notes: {
      lengthUnknown: m.drawing_length_unknown(),
      widthUnknown: m.drawing_width_unknown(),
      heightUnknown: m.drawing_height_unknown(),
      outriggersUnknown: m.drawing_outriggers_unknown(),
      slewUnknown: m.drawing_slew_unknown(),
      noLoadChart: m.drawing_no_load_chart(),
      equippedArea: m.drawing_equipped_area(),
      tooHeavy: m.drawing_too_heavy(),
      pointOutside: m.drawing_point_outside(),
      pointFarOutside: m.drawing_point_far_outside(),
    },
    unknown: m.crane_unknown(),
    tableCaption: m.drawing_table(),
    gridScale: m.drawing_grid_scale(),
    figure: (figure) => drawnFigureText(figure, getLocale()),
  }
}
