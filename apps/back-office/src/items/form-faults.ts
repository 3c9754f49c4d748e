import { fieldRules, isValidatedField } from '@minikran/domain/validation/field-rules'
import { validateField } from '@minikran/domain/validation/form'
import { get, set } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Validates a form's fields before it is sent, in the language of the back office instead of the
 * browser's. A field with unreadable text has a custom validity.
 */
export function formFaults(
  form: HTMLFormElement | null,
  values: Values,
  stored: Values = {},
): Values {
  const faults: Values = {}
  for (const field of fieldsOf(form)) {
    const value: unknown = get(values, field.name)
    const rule = isMissing(field, value) ? 'required' : brokenRule(field.name, value, stored)
    const own = field.validity.customError ? field.validationMessage : null
    const sentence = own ?? (rule === null ? null : ruleSentence(rule, field.name))
    if (sentence !== null) set(faults, field.name, sentence)
  }
  return faults
}

const fieldsOf = (form: HTMLFormElement | null): Field[] =>
  [...(form?.elements ?? [])].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) && one.name !== '',
  )

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function isMissing(field: Field, value: unknown): boolean {
  const isEmpty = value === null || value === undefined || value === '' || isEmptyList(value)
  return field.required && isEmpty
}

// Unchanged values are not sent, so values that break a newer rule do not block other changes.
function brokenRule(path: string, value: unknown, stored: Values): string | null {
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (!isValidatedField(name) || value === get(stored, path)) return null
  const { violations } = validateField({ required: false, rules: fieldRules[name] }, value)
  return violations[0]?.rule ?? null
}
