import { parsePostalCode } from '../geography/postal-code.ts'
import {
  type LocalTime,
  parseLocalDate,
  parseLocalDateTime,
  parseLocalTime,
} from '../primitives/local-date.ts'
import { isEmailAddress } from './email-address.ts'
import { consistsOf, holdsUrl, holdsWebAddress, isWebAddress } from './text-checks.ts'

/** The keys whose messages need no value. */
export type PlainRuleKey =
  | 'required'
  | 'format'
  | 'decimalComma'
  | 'decimalDot'
  | 'range'
  | 'lettersAndDigits'
  | 'digits'
  | 'characters'
  | 'email'
  | 'url'
  | 'webAddress'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'past'
  | 'beforePickup'
  | 'closed'
  | 'organisationNumber'
  | 'vatNumber'
  | 'zip'
  | 'amount'
  | 'consent'

/** A violated rule: a message key with its values. */
export type RuleViolation =
  | { rule: PlainRuleKey }
  | { rule: 'minLength'; min: number }
  | { rule: 'maxLength'; max: number }
  | { rule: 'maxCount'; max: number }
  | { rule: 'maxAmount'; max: number }
  | { rule: 'step'; minutes: number }
  | { rule: 'early'; opens: LocalTime }
  | { rule: 'late'; closes: LocalTime }
export type RuleKey = RuleViolation['rule']

/** Validates a trimmed, non-empty text without backtracking (docs/inquiries.md). */
export type Rule = (text: string) => RuleViolation | null

/** A rule whose message needs no value. */
export function ruleOf(rule: PlainRuleKey, holds: (text: string) => boolean): Rule {
  const violation: RuleViolation = { rule }
  return (text) => (holds(text) ? null : violation)
}

// Counts code points, as the database does, and no further than needed.
function hasMoreThan(text: string, count: number): boolean {
  const points = text[Symbol.iterator]()
  for (let length = 0; length <= count; length += 1) {
    if (points.next().done === true) return false
  }
  return true
}

export function minLength(min: number): Rule {
  return (text) => (hasMoreThan(text, min - 1) ? null : { rule: 'minLength', min })
}

export function maxLength(max: number): Rule {
  return (text) => (hasMoreThan(text, max) ? { rule: 'maxLength', max } : null)
}

function isDecimal(text: string, separator: string): boolean {
  const at = text.indexOf(separator)
  if (at === -1) return consistsOf(text, 'digits')
  return consistsOf(text.slice(0, at), 'digits') && consistsOf(text.slice(at + 1), 'digits')
}

function isDateWithDashOrSlash(text: string): boolean {
  const isSlashed = text[4] === '/' && text[7] === '/'
  return parseLocalDate(isSlashed ? text.replaceAll('/', '-') : text) !== null
}

function isDateTime(text: string): boolean {
  const spaced = text[10] === 'T' ? `${text.slice(0, 10)} ${text.slice(11)}` : text
  return parseLocalDateTime(spaced) !== null
}

/** "Only 123,4 or 123". */
export const decimalComma = ruleOf('decimalComma', (text) => isDecimal(text, ','))
/** "Only 123.45 or 123". */
export const decimalDot = ruleOf('decimalDot', (text) => isDecimal(text, '.'))
/** "Only 120-180 or 123". */
export const range = ruleOf('range', (text) => isDecimal(text, '-'))
export const lettersAndDigits = ruleOf('lettersAndDigits', (text) =>
  consistsOf(text, 'lettersAndDigits'),
)
export const digits = ruleOf('digits', (text) => consistsOf(text, 'digitsAndSpace'))
export const email = ruleOf('email', isEmailAddress)
export const postalCode = ruleOf('zip', (text) => parsePostalCode(text) !== null)
export const url = ruleOf('url', isWebAddress)
/** YYYY-MM-DD or YYYY/MM/DD. */
export const date = ruleOf('date', isDateWithDashOrSlash)
export const time = ruleOf('time', (text) => parseLocalTime(text) !== null)
/** YYYY-MM-DD HH:mm, also with T between. */
export const dateTime = ruleOf('dateTime', isDateTime)
/** Text on one line: no control characters, no direction marks, no lone surrogates. */
export const oneLine = ruleOf('characters', (text) => consistsOf(text, 'oneLine'))
/** Names appear in mails, so they must not contain links. */
export const noWebAddress = ruleOf('webAddress', (text) => !holdsWebAddress(text))
export const noUrl = ruleOf('webAddress', (text) => !holdsUrl(text))
/** The rules of a text on one line. */
export const textLine = (min: number, max: number): readonly Rule[] => [
  oneLine,
  minLength(min),
  maxLength(max),
]
/** Text on several lines. */
export const manyLines = ruleOf('characters', (text) => consistsOf(text, 'manyLines'))
