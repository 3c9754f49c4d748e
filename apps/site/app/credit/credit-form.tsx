import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { Field } from '../components/field.tsx'
import { CaseFormFrame } from '../forms/case-form-frame.tsx'
import { fieldId } from '../forms/form-part.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { ConsentField } from './consent-field.tsx'
import { creditLabel } from './credit-labels.ts'
import { type CreditFormOptions, useCreditForm } from './use-credit-form.ts'

type Props = CreditFormOptions & {
  /** The idempotency key of a form that was posted without script. */
  plainKey: string
}

/** The application for an invoice account; works without script. */
export function CreditForm({ plainKey, ...props }: Props) {
  const form = useCreditForm(props)
  const values = props.posted?.values ?? props.known ?? null
  const parts = { values, errorOf: form.errorOf }
  return (
    <CaseFormFrame
      form={form}
      labelOf={creditLabel}
      failed={m.credit_failed}
      plainKey={plainKey}
      send={m.credit_send()}
    >
      <CompanyFields {...parts} />
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lead font-strong">{m.credit_group_contact()}</legend>
        <PersonFields {...parts} />
      </fieldset>
      <Field
        id={fieldId('credit_text')}
        label={m.form_message()}
        hint={m.credit_message_hint()}
        error={form.errorOf('credit_text')}
      >
        {(control) => (
          <textarea
            {...control}
            name="credit_text"
            rows={4}
            defaultValue={values?.credit_text}
            maxLength={inquiryMaxLengths.inquiry_text}
          />
        )}
      </Field>
      <ConsentField {...parts} />
    </CaseFormFrame>
  )
}
