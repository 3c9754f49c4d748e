import type { ComponentProps } from 'react'
import { Field } from '../components/field.tsx'

type Props = {
  label: string
  name: string
  error: string | undefined
  hint?: string
} & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength'
>

export function AccountField({ label, hint, error, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} />}
    </Field>
  )
}
