import { mayMeanThousands } from '@minikran/domain/crane-selection/lift-input'
import {
  instantOf,
  type LocalDate,
  parseLocalDate,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'
import { readTypedDate, readTypedTime } from '@minikran/domain/primitives/typed-moment'
import { stepMinutes } from '@minikran/domain/validation/rent-times'
import * as m from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'

/** How a date, time or number is written in a field, regardless of the browser's language. */
export type TypedKind = {
  show(value: string): string
  /** The value of the text; null when it cannot be read. */
  read(typed: string): string | null
  fault(): string
  /** Converts the value for the form, where the form does not hold a text. */
  stored?(value: string): unknown
  /** The keyboard of a phone. */
  inputMode?: 'decimal'
  /** For kinds with a date, which can be chosen in a calendar. */
  calendar: {
    dayOf(value: string): LocalDate
    withDay(day: LocalDate, value: string): string
  } | null
}

const asStored = (value: string) => value

/** `2026-12-03` */
export const dayKind: TypedKind = {
  show: asStored,
  read: readTypedDate,
  fault: m.rule_format_date,
  calendar: { dayOf: asStored, withDay: asStored },
}

/** `07:30` */
export const clockKind: TypedKind = {
  show: asStored,
  read: readTypedTime,
  fault: m.rule_format_time,
  calendar: null,
}

const monthDigits = /^(\d{4})[-/. ]?(\d{2})$/

/** `2026-12` */
export const monthKind: TypedKind = {
  show: asStored,
  read(typed) {
    const month = typed.trim().replace(monthDigits, '$1-$2')
    return parseLocalDate(`${month}-01`) === null ? null : month
  },
  fault: m.backoffice_month_format,
  calendar: null,
}

const isoOf = (day: LocalDate, time: string) => new Date(instantOf(day, time)).toISOString()

/** Date and time as an instant. A date without a time gets `withoutTime`; when that is empty, a time is required. */
function readMoment(typed: string, withoutTime: string): string | null {
  const parts = typed.trim().split(/[T\s]+/)
  // Date and time can contain blanks: every split is tried, and at most one of them can be read.
  const ways = parts.map((_, index) => {
    const day = readTypedDate(parts.slice(0, index + 1).join(' '))
    const time = readTypedTime(parts.slice(index + 1).join(' ') || withoutTime)
    return day === null || time === null ? null : isoOf(day, time)
  })
  return ways.find((way) => way !== null) ?? null
}

/** An instant in Swedish time, `2026-12-03 07:30`; without a time the start of the day. */
export const instantKind: TypedKind = {
  show(value) {
    const { date, time } = stockholmDateTime(value)
    return `${date} ${time}`
  },
  read: (typed) => readMoment(typed, '0'),
  fault: m.rule_format_date_time,
  calendar: {
    dayOf: (value) => stockholmDateTime(value).date,
    withDay: (day, value) => isoOf(day, value === '' ? '00:00' : stockholmDateTime(value).time),
  },
}

/** Pickup or return as it is stored with a case, `2026-12-03 07:30`, in the steps that an inquiry has. */
export const rentTimeKind: TypedKind = {
  show: asStored,
  read(typed) {
    const instant = readMoment(typed, '')
    if (instant === null) return null
    const shown = instantKind.show(instant)
    return Number(shown.slice(-2)) % stepMinutes === 0 ? shown : null
  },
  fault: m.backoffice_rule_rent_time,
  calendar: {
    dayOf: (value) => value.slice(0, 10),
    withDay: (day, value) => `${day} ${value === '' ? '07:00' : value.slice(11)}`,
  },
}

const wholeOrDecimal = /^[-−]?\d+(?:[.,]\d+)?$/

/** `4995.5`, in Swedish with a decimal comma. Not the browser's field for numbers: the mouse wheel changes it. */
export const numberKind: TypedKind = {
  show: (value) => (getLocale() === 'en' ? value : value.replace('.', ',')),
  read(typed) {
    const text = typed.replace(/\s/g, '')
    if (!wholeOrDecimal.test(text)) return null
    return String(Number(text.replace(',', '.').replace('−', '-')))
  },
  fault: m.backoffice_number_format,
  stored: Number,
  inputMode: 'decimal',
  calendar: null,
}

/** Kilograms or millimetres: a number. `1.950` is refused, since it may mean thousands. */
export const sizeKind: TypedKind = {
  ...numberKind,
  read: (typed) => (mayMeanThousands(typed) ? null : numberKind.read(typed)),
}

const currency = /(?:kr|sek|:-)$/i
const perhapsThousands = /^\d{1,3}[.,]\d{3}$/

/** Kronor: a number, also with `kr` or `:-` behind it. `3.050` is refused, since it may mean thousands. */
export const moneyKind: TypedKind = {
  ...numberKind,
  read(typed) {
    const amount = typed.trim().replace(currency, '').trim()
    return perhapsThousands.test(amount) ? null : numberKind.read(amount)
  },
}
