import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { Field } from '../components/field.tsx'
import { fieldId } from './form-part.ts'

type Props = { challenge: FormChallenge; error: string | undefined }

/** The sum question, its token and the honeypot. */
export function SumField({ error, challenge }: Props) {
  const { x, y, form_token } = challenge
  return (
    <div className="grid gap-4">
      <Field
        id={fieldId('sum')}
        label={m.form_sum({ x, y })}
        hint={m.form_sum_hint()}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            name="sum"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            required
          />
        )}
      </Field>
      <input type="hidden" name="form_token" value={form_token} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {m.form_honeypot()}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  )
}
