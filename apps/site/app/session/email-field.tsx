import { m } from '@minikran/i18n/messages'
import { Field } from '../components/field.tsx'

type Props = { value: string | undefined; fault: string | undefined }

/** The mail address of the account. */
export function EmailField({ value, fault }: Props) {
  return (
    <Field label={m.form_email()} error={fault} id="email_address">
      {(control) => (
        <input
          {...control}
          name="email_address"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          defaultValue={value}
          required
        />
      )}
    </Field>
  )
}
