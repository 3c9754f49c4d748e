import type { ComponentProps } from 'react'
import { Field } from '../components/field.tsx'

type Props = {
  id: string
  label: string
  name: string
  error: string | undefined
  hint?: string
} & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength'
>

export function AccountField({ id, label, hint, error, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} />}
    </Field>
  )
}
