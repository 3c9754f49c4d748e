import type { CreditAnswer } from '@minikran/contract/credit'
import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { Field, FieldError } from '../components/field.tsx'
import { Link } from '../components/link.tsx'
import { browserForms } from '../forms/browser-forms.ts'
import { CaseFormFrame } from '../forms/case-form-frame.tsx'
import { type FormPartProps, fieldId } from '../forms/form-part.ts'
import type { FormSetting } from '../forms/form-state.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import { useCaseForm } from '../forms/use-case-form.ts'
import { pathTo } from '../locale-path.ts'
import { CompanyFields } from './company-fields.tsx'
import { creditLabel } from './credit-labels.ts'
import { type CreditFormField, creditFields, ticked } from './credit-values.ts'

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

type CreditFormOptions = FormSetting<CreditFormField, CreditAnswer['data']>

/** The state of the credit application's form. */
function useCreditForm(setting: CreditFormOptions) {
  return useCaseForm({
    ...setting,
    kind: 'credit',
    name: 'credit',
    fields: creditFields,
    path: pathTo('/kreditansokan'),
    about: '',
    labelOf: creditLabel,
    loadForm: async () => {
      const { creditCase } = await import('./credit-case.ts')
      return creditCase(browserForms())
    },
    sentNotice: ({ case_number }) => m.credit_sent_notice({ number: case_number }),
  })
}

/** The consent text; `creditConsentVersion` is the version of this wording. */
function ConsentField({ values, errorOf }: FormPartProps<CreditFormField>) {
  const error = errorOf('consent')
  const id = fieldId('consent')
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          name="consent"
          value={ticked}
          defaultChecked={values?.consent === ticked}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
          className="size-6 shrink-0"
        />
        <span className="min-w-0">{m.credit_consent()}</span>
      </label>
      <p id={`${id}-hint`} className="text-small text-muted">
        {m.credit_kept()}{' '}
        <Link to={pathTo('/gdpr')} className="text-link">
          {m.credit_privacy_link()}
        </Link>
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}
