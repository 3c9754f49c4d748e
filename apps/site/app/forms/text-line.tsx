import { m } from '@minikran/i18n/messages'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../components/field.tsx'
import { fieldId } from './form-part.ts'

type Props = {
  name: string
  label: string
  error: string | undefined
  defaultValue: string | undefined
  maxLength: number
  hint?: ReactNode
  isOptional?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'list'>

/** A labelled text field; an optional one has a hint. */
export function TextLine({ label, error, hint, isOptional = false, ...input }: Props) {
  return (
    <Field
      id={fieldId(input.name)}
      label={label}
      hint={hint ?? (isOptional ? m.form_optional() : undefined)}
      error={error}
    >
      {(control) => <input {...input} {...control} required={!isOptional} />}
    </Field>
  )
}
