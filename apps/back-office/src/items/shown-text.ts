import { momentText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import { codeWord } from '../texts/code-choices.ts'
import { fieldLabel, fieldLabels } from '../texts/field-labels.ts'
import { priceWord } from '../texts/price-word.ts'
import { technicalLabel, technicalText } from '../texts/technical-text.ts'
import { mostShown, withoutMarkup } from './plain-words.ts'
import { numberKind } from './typed-kinds.ts'

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** The value if it is a text, else an empty text. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What stands for no value. */
export const nothing = '–'

/** Any field's value as a line of text, without markup. */
export function shownText(value: unknown, field = ''): string {
  const text = priceWord(field, value) ?? codeWord(field, value) ?? anyText(value, field)
  if (text.trim() === '') return nothing
  return text.length > mostShown ? `${text.slice(0, mostShown)} …` : text
}

const anyText = (value: unknown, field: string) =>
  field === 'technical' ? technicalLine(value) : wholeText(value)

function wholeText(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? m.backoffice_value_yes() : m.backoffice_value_no()
  if (typeof value === 'string') return wordsOf(value)
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(wholeText).join('; ')
  // Numbers can be ids: no spaces between thousands.
  return typeof value === 'object' ? partsOf(value) : numberKind.show(JSON.stringify(value))
}

function technicalLine(value: unknown): string {
  const parts = Object.entries(value ?? {})
  if (parts.length === 0) return nothing
  return parts
    .map(([name, part]) => `${technicalLabel(name)} ${technicalText(name, part)}`)
    .join(', ')
}

function wordsOf(text: string): string {
  if (!instant.test(text)) return withoutMarkup(text)
  return momentText(Date.parse(text))
}

// The database does not keep the order of names; they are shown in the order of the form.
const placeOf = (name: string) => Object.keys(fieldLabels).indexOf(name)

function partsOf(value: object): string {
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '' && part !== false)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, part]) => partOf(name, part))
    .join(', ')
}

function partOf(name: string, part: unknown): string {
  if (part === true) return fieldLabel(name)
  return `${fieldLabel(name)} ${codeWord(name, part) ?? wholeText(part)}`
}
