import { cutTitle } from './title-text.ts'

type Made = { manufacturer: { title_sv: string } | null; model: string }

/**
 * The line below a title that a card cuts: make and model, so that machines of one make differ, or the
 * whole title of what has no make. Null when nothing is cut.
 */
export function modelLine({ manufacturer, model }: Made, title: string): string | null {
  if (!cutTitle(title).isCut) return null
  if (manufacturer === null) return title
  return model.trim() === '' ? null : `${manufacturer.title_sv} ${model}`
}
