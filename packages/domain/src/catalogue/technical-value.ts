import { parseLocalDateTime } from '../primitives/local-date.ts'
import { isOptionField, type OptionField, type OptionKey, optionKey } from './options.ts'
import { type TechnicalFieldName, type TechnicalUnit, technicalFields } from './technical-fields.ts'

/** A technical value as numbers and message keys. */
export type TechnicalValue =
  | { kind: 'number'; value: number; unit: TechnicalUnit }
  | { kind: 'text'; text: string }
  /** A local date and time, 'YYYY-MM-DD HH:mm'. */
  | { kind: 'dateTime'; at: string }
  | { kind: 'options'; keys: OptionKey[] }

function codesIn(raw: unknown): number[] {
  const list = typeof raw === 'string' ? parseList(raw) : raw
  const codes = Array.isArray(list) ? list : [list]
  return codes.filter((code) => Number.isInteger(code))
}

// A multi-select is stored as a JSON list.
function parseList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

function optionsValue(field: OptionField, raw: unknown): TechnicalValue | null {
  const keys = codesIn(raw)
    .map((code) => optionKey(field, code))
    .filter((key) => key !== null && key !== 'none')
  return keys.length === 0 ? null : { kind: 'options', keys: [...new Set(keys)] }
}

/**
 * A stored value in the form of its field's kind; null when there is nothing to show: absent, empty,
 * "none", not a number, unknown codes.
 */
export function technicalValue(name: TechnicalFieldName, raw: unknown): TechnicalValue | null {
  if (isOptionField(name)) return optionsValue(name, raw)
  const { kind, unit } = technicalFields[name]
  if (kind === 'text') {
    const text = typeof raw === 'string' ? raw.trim() : ''
    if (text === '') return null
    const isStart = name === 'course_time' && parseLocalDateTime(text) !== null
    return isStart ? { kind: 'dateTime', at: text } : { kind: 'text', text }
  }
  return typeof raw === 'number' && Number.isFinite(raw)
    ? { kind: 'number', value: raw, unit }
    : null
}
