import type { TextFieldProps } from '@mui/material/TextField'
import { useInput, useTranslateLabel, ValidationError } from 'ra-core'
import { TypedField } from './typed-field.tsx'
import type { TypedKind } from './typed-kinds.ts'

type Props = Pick<TextFieldProps, 'label' | 'required' | 'sx'> & {
  source: string
  kind: TypedKind
  /** Said below the field as long as nothing is wrong. */
  helper?: (value: string) => string
  /** Shown in a list's filters from the beginning. */
  alwaysOn?: boolean
}

/** A date, time or number of a form or of a list's filters. */
export function TypedInput({ source, label, kind, helper, alwaysOn: _, ...shown }: Props) {
  const { id, field, fieldState } = useInput({ source })
  const translateLabel = useTranslateLabel()
  const value = String(field.value ?? '')
  const change = (text: string | null) =>
    field.onChange(text === null || kind.stored === undefined ? text : kind.stored(text))
  // What the form finds wrong is an object around the sentence, what the server finds is the sentence.
  const fault = fieldState.error?.message
  return (
    <TypedField
      {...shown}
      id={id}
      name={field.name}
      label={label ?? translateLabel({ source })}
      kind={kind}
      value={value}
      onChange={change}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={fault === undefined ? helper?.(value) : <ValidationError error={fault} />}
    />
  )
}
