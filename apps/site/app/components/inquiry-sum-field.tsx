import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { Field } from './field.tsx'
import { type InquiryPartProps, inquiryFieldId } from './inquiry-part.ts'

type Props = InquiryPartProps & { challenge: FormChallenge }

/** The sum question of specification §5, its token, and a field that people never see. */
export function InquirySumField({ errorOf, challenge }: Props) {
  const { x, y, form_token } = challenge
  return (
    <div className="grid gap-4">
      <Field
        id={inquiryFieldId('sum')}
        label={m.inquiry_sum({ x, y })}
        hint={m.inquiry_sum_hint()}
        error={errorOf('sum')}
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
          {m.inquiry_honeypot()}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  )
}
