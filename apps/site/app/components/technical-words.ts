import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { TechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import type { TechnicalValue } from '@minikran/domain/catalogue/technical-value'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { figureText } from '@minikran/i18n/figure-text'
import { optionWords, technicalLabels } from '@minikran/i18n/technical-words'

/** What a technical field is called. */
export function technicalLabel(name: TechnicalFieldName, locale: Locale): string {
  return technicalLabels[name]({}, { locale })
}

/** A technical value in words: `1 915 kg`, `Batteri, 230 V`. */
export function technicalText(value: TechnicalValue, locale: Locale): string {
  switch (value.kind) {
    case 'number':
      return figureText(value.value, value.unit, locale)
    case 'text':
      return value.text
    case 'options':
      return value.keys.map((key) => optionWords[key]({}, { locale })).join(', ')
    default:
      return unreachable(value)
  }
}
