import type { TextFieldProps } from '@mui/material/TextField'
import { useInput, useTranslateLabel, ValidationError } from 'ra-core'
import type { FocusEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { TypedField } from './typed-field.tsx'
import type { TypedKind } from './typed-kinds.ts'

type Props = Pick<TextFieldProps, 'label' | 'required' | 'sx'> & {
  source: string
  kind: TypedKind
  /** Shown below the field while it is valid. */
  helper?: (value: string) => string
  /** Always shown among a list's filters. */
  alwaysOn?: boolean
}

const unread = 'unread'

/** A date, time or number of a form or of a list's filters. */
export function TypedInput({ source, label, kind, helper, alwaysOn: _, ...shown }: Props) {
  const { id, field, fieldState } = useInput({ source })
  const { setError, clearErrors } = useFormContext()
  const translateLabel = useTranslateLabel()
  const value = String(field.value ?? '')
  const change = (text: string | null) => {
    clearErrors(source)
    field.onChange(text === null || kind.stored === undefined ? text : kind.stored(text))
  }
  // Unreadable text in an empty field leaves the value as it was: only a fault says that it is there.
  const leave = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    field.onBlur()
    // Not what the browser says of a field that is empty.
    if (target.validity.customError && !fieldState.isDirty) setError(source, { type: unread })
  }
  // The field itself says that its text is unreadable, until another text or value takes its place.
  const error = fieldState.error?.type === unread ? undefined : fieldState.error
  // Errors of the form are objects with the message, errors of the server are the message itself.
  const fault = error?.message
  return (
    <TypedField
      {...shown}
      id={id}
      name={field.name}
      label={label ?? translateLabel({ source })}
      kind={kind}
      value={value}
      onChange={change}
      onBlur={leave}
      error={error !== undefined}
      helperText={fault === undefined ? helper?.(value) : <ValidationError error={fault} />}
    />
  )
}
