import { fieldRules, isValidatedField } from '@minikran/domain/validation/field-rules'
import { validateField } from '@minikran/domain/validation/form'
import * as m from '@minikran/i18n/messages'
import { useCloseNotification, useNotify } from 'ra-core'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SimpleForm, type SimpleFormProps, useRecordContext } from 'react-admin'
import { type Control, get, set, useFormContext, useFormState } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'
import { NotedEdits } from './unsaved-edits.ts'

/** Messages by field, for rules of one kind of item. */
export type OwnFaults = (values: Values) => Values
type Props = Omit<SimpleFormProps, 'children' | 'validate'> & {
  children: ReactNode
  faults?: OwnFaults | undefined
}
type Mark = RefObject<HTMLSpanElement | null>

/** A form that shows its own messages beside the fields and focuses the first invalid field. */
export function CheckedForm({ children, faults = () => ({}), ...props }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const stored = useRecordContext()
  return (
    <SimpleForm
      {...props}
      noValidate
      disableInvalidFormNotification
      validate={(values) => ({
        ...faults(values),
        ...formFaults(formAround(mark), values, stored),
      })}
    >
      <FirstFault mark={mark} />
      <NotedEdits />
      {children}
    </SimpleForm>
  )
}

// Not found by an id: react-admin would also give it to the box inside the form.
const formAround = ({ current }: Mark) => current?.closest('form') ?? null

/** Focuses the first invalid field after a submission that the form or the server refused. */
function FirstFault({ mark }: { mark: Mark }) {
  const { control } = useFormContext()
  const { submitCount, errors } = useFormState()
  const notify = useNotify()
  const said = useRef(0)
  useEffect(() => {
    if (submitCount === said.current) return
    said.current = submitCount
    formAround(mark)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (Object.keys(errors).length === 0) return
    notify('', { type: 'error', message: <InvalidNotice control={control} /> })
  }, [submitCount, errors, control, notify, mark])
  return <span ref={mark} hidden />
}

/** The notice that a form has faults. It closes when the last of them is corrected. */
function InvalidNotice({ control }: { control: Control }) {
  const { errors } = useFormState({ control })
  const close = useCloseNotification()
  const isCorrected = Object.keys(errors).length === 0
  useEffect(() => {
    if (isCorrected) close()
  }, [isCorrected, close])
  return m.backoffice_problem_invalid()
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Validates a form's fields before it is sent, in the language of the back office instead of the
 * browser's. A field with unreadable text has a custom validity.
 */
function formFaults(form: HTMLFormElement | null, values: Values, stored: Values = {}): Values {
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
