import { caseKinds, caseStates } from '@minikran/domain/cases/case-steps'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { priceText } from '@minikran/i18n/price-text'
import { getLocale } from '@minikran/i18n/runtime'
import { kindText, stateText } from '../../account-pages/case-texts.ts'
import { codeWords } from './code-words.ts'
import { columnNames } from './column-names.ts'

const tables: Readonly<Record<string, () => string>> = {
  users: m.data_users,
  companies: m.credit_group_company,
  sessions: m.data_sessions,
  account_tokens: m.data_account_tokens,
  consents: m.account_consents,
  cases: m.data_cases,
  inquiries: m.data_inquiries,
  inquiry_lines: m.data_inquiry_lines,
  registrations: m.data_registrations,
  participants: m.data_participants,
  credit_applications: m.data_credit_applications,
  case_events: m.data_case_events,
  case_messages: m.data_case_messages,
  case_documents: m.data_case_documents,
  case_uploads: m.case_pictures,
  mails: m.data_mails,
  audit: m.data_audit,
}

/** The title of a table of a person's data. */
export function tableTitle(table: string): string {
  return tables[table]?.() ?? table
}

/** The label of a column. */
export function columnName(column: string): string {
  return columnNames[column]?.() ?? column.replaceAll('_', ' ')
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A column's value as text; null when empty. Amounts and what a case is are as on other pages. */
export function cellText(column: string, value: unknown): string | null {
  if (column.endsWith('_ore') && typeof value === 'number') return priceText(value)
  const kind = column === 'kind' && caseKinds.find((word) => word === value)
  if (kind) return kindText(kind)
  const state = column === 'state' && caseStates.find((word) => word === value)
  if (state) return stateText(state)
  const word = codeWords[column]?.[String(value)]
  return word === undefined ? valueText(value) : word()
}

/** A stored value as text; null when empty. */
function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? m.compare_yes() : m.compare_no()
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
