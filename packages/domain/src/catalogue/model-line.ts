import { cutTitle } from './title-text.ts'

type Made = { manufacturer: { title_sv: string } | null; model: string }

/**
 * The line below a card's shortened title: make and model, or the full title of a product without a
 * make. Null when the title is not shortened.
 */
export function modelLine({ manufacturer, model }: Made, title: string): string | null {
  if (!cutTitle(title).isCut) return null
  if (manufacturer === null) return title
  return model.trim() === '' ? null : `${manufacturer.title_sv} ${model}`
}
