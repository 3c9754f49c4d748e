import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'

const texts: Readonly<Record<string, unknown>> = m

/** The text that has the name of a table or column in its key. */
function textOf(key: string): string | undefined {
  const text = texts[key]
  return typeof text === 'function' ? text() : undefined
}

/** The title of a table of a person's data. */
export const tableTitle = (table: string): string => textOf(`data_${table}`) ?? table

/** The label of a column. */
export const columnName = (column: string): string =>
  textOf(`data_column_${column}`) ?? column.replaceAll('_', ' ')

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A stored value as text; null when empty. */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? m.data_yes() : m.data_no()
  // Whole numbers are numbers of rows more often than amounts: no separators between thousands.
  if (typeof value === 'number') {
    return Number.isInteger(value) ? String(value) : numberText(value, getLocale())
  }
  if (typeof value === 'object') return partsText(value)
  if (typeof value !== 'string') return null
  if (!instant.test(value)) return value
  const { date, time } = stockholmDateTime(value)
  return `${date} ${time}`
}

/** A value with parts, one line each; names as in the file. */
function partsText(value: object): string | null {
  const lines = Array.isArray(value) ? value.map(itemText) : Object.entries(value).map(named)
  const shown = lines.filter((line) => line !== null)
  return shown.length === 0 ? null : shown.join('\n')
}

// A technical figure has its own label.
function itemText(item: unknown): string | null {
  const isFigure = typeof item === 'object' && item !== null && 'label' in item && 'value' in item
  if (isFigure) return named([String(item.label), item.value])
  return valueText(item)?.replaceAll('\n', ', ') ?? null
}

function named([name, value]: [string, unknown]): string | null {
  const text = valueText(value)?.replaceAll('\n', ', ')
  return text === undefined ? null : `${name}: ${text}`
}
