import { mayMeanThousands } from '@minikran/domain/crane-selection/lift-input'
import {
  formatLocalDateTime,
  instantOf,
  parseLocalDateTime,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'
import type { Cell } from '../../../spreadsheets/cell.ts'

export type Parsed = { ok: true; value: unknown } | { ok: false; rule: 'type' | 'required' }

/** How a kind of value becomes a cell, and how a cell becomes a value again. */
export type Shape = {
  read(value: unknown): Cell
  write(cell: Cell, isNullable: boolean): Parsed
}

const value = (parsed: unknown): Parsed => ({ ok: true, value: parsed })
const fault = (rule: 'type' | 'required'): Parsed => ({ ok: false, rule })
const textOf = (cell: Cell) => (cell === null ? '' : String(cell))

const text: Shape = {
  read(given) {
    const isPlain = typeof given === 'number' || typeof given === 'boolean'
    return isPlain || typeof given === 'string' ? given : null
  },
  write(cell, isNullable) {
    const written = textOf(cell)
    return value(written === '' && isNullable ? null : written)
  },
}

const decimal = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

const number: Shape = {
  read: (given) => (typeof given === 'number' ? given : null),
  write(cell, isNullable) {
    if (typeof cell === 'number') return value(cell)
    const written = textOf(cell).replaceAll(/\s/g, '').replace(',', '.').replace('−', '-')
    if (written === '') return isNullable ? value(null) : fault('required')
    return decimal.test(written) ? value(Number(written)) : fault('type')
  },
}

/** Kilograms, millimetres or kronor: `1.950` is refused, since it may mean thousands, as in the forms. */
const bigNumber: Shape = {
  ...number,
  write: (cell, isNullable) =>
    typeof cell === 'string' && mayMeanThousands(cell)
      ? fault('type')
      : number.write(cell, isNullable),
}

/** An instant that is only shown: date and time in Stockholm, to the minute. */
export function clockCell(given: unknown): Cell {
  return typeof given === 'string' ? formatLocalDateTime(stockholmDateTime(given)) : null
}

/** An instant; a local date and time is one in Stockholm. */
const instant: Shape = {
  read(given) {
    if (typeof given !== 'string') return null
    const { date, time } = stockholmDateTime(given)
    // Seconds, and the hour that autumn repeats, come back only from the instant itself.
    return instantOf(date, time) === Date.parse(given) ? clockCell(given) : given
  },
  write(cell, isNullable) {
    const local = parseLocalDateTime(textOf(cell).trim())
    if (local === null) return text.write(cell, isNullable)
    return value(new Date(instantOf(local.date, local.time)).toISOString())
  },
}

// A Swedish Excel writes SANT and FALSKT.
const words: Record<string, boolean> = {
  true: true,
  sant: true,
  ja: true,
  yes: true,
  1: true,
  false: false,
  falskt: false,
  nej: false,
  no: false,
  0: false,
}

const flag: Shape = {
  read: (given) => (typeof given === 'boolean' ? given : null),
  write(cell) {
    const written = textOf(cell).trim().toLowerCase()
    if (written === '') return fault('required')
    const known = Object.hasOwn(words, written) ? words[written] : undefined
    return known === undefined ? fault('type') : value(known)
  },
}

/**
 * Whole numbers in one cell, '3; 1; 7': ids in their order, or the codes of a choice of several. A Swedish
 * spreadsheet would read '1 234' as one number.
 */
const ids: Shape = {
  read: (given) => (Array.isArray(given) && given.length > 0 ? given.join('; ') : null),
  write(cell) {
    const parts = textOf(cell)
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
    return parts.every((part) => /^\d{1,9}$/.test(part)) ? value(parts.map(Number)) : fault('type')
  },
}

/** A highlighted field, 'weight:text-field'. */
const highlight: Shape = {
  read(given) {
    if (typeof given !== 'object' || given === null) return null
    const { fld, fld_type: type } = given as { fld: string; fld_type: string }
    return `${fld}:${type}`
  },
  write(cell) {
    const written = textOf(cell).trim()
    if (written === '') return value(null)
    const [fld = '', type = '', ...rest] = written.split(':')
    return rest.length > 0 || type === '' ? fault('type') : value({ fld, fld_type: type })
  },
}

export const shapes = { text, instant, number, bigNumber, flag, ids, highlight } as const
