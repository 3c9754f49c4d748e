import { type HighlightedProduct, highlights } from '@minikran/domain/catalogue/highlights'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { technicalLabel, technicalText } from '@minikran/i18n/technical-text'
import type { Fact } from '../components/facts.tsx'

/** Up to four highlighted figures of a product: `Lyftkapacitet`, `1 200 kg`. */
export function productFigures(product: HighlightedProduct, locale: Locale): Fact[] {
  return highlights(product).map(({ name, value }) => ({
    label: technicalLabel(name, locale),
    value: technicalText(value, locale),
  }))
}
