import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { TechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import type { TechnicalValue } from '@minikran/domain/catalogue/technical-value'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { dayTimeText } from './date-text.ts'
import { figureText } from './figure-text.ts'
import { optionWords, technicalLabels } from './technical-words.ts'

/** The label of a technical field. */
export function technicalLabel(name: TechnicalFieldName, locale: Locale): string {
  return technicalLabels[name]({}, { locale })
}

/** A technical value as text: `1 915 kg`, `Glas, skivor`. */
export function technicalText(value: TechnicalValue, locale: Locale): string {
  switch (value.kind) {
    case 'number':
      return figureText(value.value, value.unit, locale)
    case 'text':
      return value.text
    case 'dateTime':
      return dayTimeText(value.at, locale)
    case 'options':
      return listText(value.keys.map((key) => optionWords[key]({}, { locale })))
    default:
      return unreachable(value)
  }
}

/** Only the first letter is upper case; units such as `230 V` are unchanged. */
function listText(words: string[]): string {
  const [first = '', ...rest] = words
  return [first, ...rest.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(', ')
}
