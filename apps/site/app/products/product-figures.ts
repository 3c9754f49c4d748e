import { type HighlightedProduct, highlights } from '@minikran/domain/catalogue/highlights'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'

/** A technical figure as text: `Lyftkapacitet`, `1 200 kg`. */
export type Figure = { label: string; value: string }

/** Up to four highlighted figures of a product. */
export function productFigures(product: HighlightedProduct, locale: Locale): Figure[] {
  return highlights(product).map(({ name, value }) => ({
    label: technicalLabel(name, locale),
    value: technicalText(value, locale),
  }))
}
