import type { Figure } from '@minikran/domain/machine-drawing/shapes'
import { m } from '@minikran/i18n/messages'
import { numberText, unitText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import type { DrawingWords } from './machine-drawing/drawing-words.ts'

function figureText({ value, unit }: Figure): string {
  const locale = getLocale()
  if (unit === null) return numberText(value, locale)
  if (unit === 'deg') return `${numberText(value, locale)}°`
  return unitText({ value, unit }, locale)
}

/** What a drawing says in the language being shown. */
export function craneDrawingWords(title: string): DrawingWords {
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
      tooHeavy: m.drawing_too_heavy(),
      pointOutside: m.drawing_point_outside(),
      pointFarOutside: m.drawing_point_far_outside(),
    },
    unknown: m.crane_unknown(),
    tableCaption: m.drawing_table(),
    gridScale: m.drawing_grid_scale(),
    figure: figureText,
  }
}
