import type { Locale } from '@minikran/domain/catalogue/product-path'
import { nameFields } from '@minikran/domain/content/name-fields'
import { locale } from '../locale.ts'
import type { Values } from '../providers/call-api.ts'
import { textOf } from './shown-text.ts'

/** The name of an item of any kind in a language, by default that of the back office, else in Swedish. */
export function shownName(item: Values, language: Locale = locale): string {
  const name = nameFields.find((one) => textOf(item[one]) !== '')
  if (name === undefined) return String(item['id'])
  const english = language === 'en' ? textOf(item[name.replace(/_sv$/, '_en')]) : ''
  return english === '' ? textOf(item[name]) : english
}
