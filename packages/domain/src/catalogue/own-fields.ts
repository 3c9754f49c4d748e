import { range } from '../validation/rules.ts'
import type { TemplateFormType } from './form-types.ts'

/** The kind of value of a custom field, which the company added to a template. */
export const ownKinds = ['number', 'range', 'text', 'choices'] as const
export type OwnKind = (typeof ownKinds)[number]

export type OwnChoice = { code: number; title_sv: string; title_en: string | null }
/** A custom field: its name in both languages, its unit, and the choices of kind `choices`. */
export type OwnField = {
  title_sv: string
  title_en: string | null
  unit: string | null
  choices: OwnChoice[]
}

/**
 * The name of a custom field, under which its values are stored beside those of `technicalFields`.
 * `constructor` is excluded since every object has it.
 */
export const ownFieldName = /^(?!constructor$)[a-z][a-z0-9_]{1,39}$/

/** The kind of a custom field, by its form type and validation. */
export function ownKind({
  fld_type,
  validation,
}: {
  fld_type: TemplateFormType
  validation: number
}): OwnKind {
  if (fld_type !== 'text-field') return 'choices'
  if (validation === 1) return 'number'
  return validation === 2 ? 'range' : 'text'
}

const greatest = 1_000_000_000

/** The violation of a value for a custom field of this kind, or null. */
export function ownFault(kind: OwnKind, value: unknown): 'format' | 'min' | 'max' | 'range' | null {
  switch (kind) {
    case 'number':
      if (typeof value !== 'number') return 'format'
      if (value < 0) return 'min'
      return value > greatest ? 'max' : null
    case 'range':
      return typeof value === 'string' && range(value) === null ? null : 'range'
    case 'text':
      return typeof value === 'string' ? null : 'format'
    case 'choices':
      return Array.isArray(value) ? null : 'format'
  }
}

export type OwnValue =
  | { kind: 'number'; value: number }
  | { kind: 'range'; from: number; to: number }
  | { kind: 'text'; text: string }
  | { kind: 'choices'; choices: OwnChoice[] }

/** A stored value in the form of its kind, or null when there is nothing to show. */
export function ownValue(
  { kind, choices }: { kind: OwnKind; choices: readonly OwnChoice[] },
  raw: unknown,
): OwnValue | null {
  if (raw === null || ownFault(kind, raw) !== null) return null
  if (typeof raw === 'number') return { kind: 'number', value: raw }
  if (typeof raw === 'string') return kind === 'range' ? rangeValue(raw) : textValue(raw)
  const codes = raw as unknown[]
  const chosen = choices.filter(({ code }) => codes.includes(code))
  return chosen.length === 0 ? null : { kind: 'choices', choices: chosen }
}

function rangeValue(text: string): OwnValue {
  const [from = 0, to = from] = text.split('-').map(Number)
  return from === to ? { kind: 'number', value: from } : { kind: 'range', from, to }
}

function textValue(raw: string): OwnValue | null {
  const text = raw.trim()
  return text === '' ? null : { kind: 'text', text }
}
