import { isOptionField, optionKey } from '@minikran/domain/catalogue/options'
import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { figureText } from '@minikran/i18n/figure-text'
import { optionWords, technicalLabels } from '@minikran/i18n/technical-words'
import { locale } from '../locale.ts'

/** The label of a technical field; its name when the field no longer exists. */
export const technicalLabel = (name: string): string =>
  isTechnicalFieldName(name) ? technicalLabels[name]({}) : name

/** A technical value as the website writes it: figures with their units, codes as words. */
export function technicalText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') {
    return figureText(value, isTechnicalFieldName(name) ? technicalFields[name].unit : null, locale)
  }
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  return value.length === 0 ? '–' : value.map((code) => optionText(name, code)).join(', ')
}

function optionText(name: string, code: unknown): string {
  const key = isOptionField(name) ? optionKey(name, Number(code)) : null
  return key === null ? String(code) : optionWords[key]({})
}
