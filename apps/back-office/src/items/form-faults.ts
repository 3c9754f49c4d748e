import { get, set } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What a form's fields lack before anything is sent, in the words of the chosen language: the browser's
 * own bubbles speak the browser's. What a field holds and cannot give (half a date) would be lost silently.
 */
export function formFaults(form: HTMLFormElement | null, values: Values): Values {
  const faults: Values = {}
  for (const field of fieldsOf(form)) {
    const rule = brokenRule(field, get(values, field.name))
    if (rule !== null) set(faults, field.name, ruleSentence(rule))
  }
  return faults
}

const fieldsOf = (form: HTMLFormElement | null): Field[] =>
  [...(form?.elements ?? [])].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) && one.name !== '',
  )

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function brokenRule(field: Field, value: unknown): string | null {
  if (field.validity.badInput) return 'format'
  const isEmpty = value === null || value === undefined || value === '' || isEmptyList(value)
  return field.required && isEmpty ? 'required' : null
}
