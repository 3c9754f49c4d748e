import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { fieldId } from '../forms/form-part.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import { PreloadErrorPage } from '../forms/preload-error-page.tsx'
import { SumField } from '../forms/sum-field.tsx'
import { tooManySentence } from '../forms/too-many-sentence.ts'
import { pathTo } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'
import { CompanyFields } from './company-fields.tsx'
import { ConsentField } from './consent-field.tsx'
import { creditLabel } from './credit-labels.ts'
import type { CreditFormField } from './credit-values.ts'
import { type CreditFormOptions, useCreditForm } from './use-credit-form.ts'

type Props = CreditFormOptions & {
  /** The idempotency key of a form that was posted without script. */
  plainKey: string
}

/** The application for an invoice account; works without script. */
export function CreditForm({ plainKey, ...props }: Props) {
  const { company } = useRootData()
  const form = useCreditForm(props)
  const { formRef, summaryRef, faults, problem, waitSeconds, isSending, challenge } = form
  const values = props.posted?.values ?? props.known ?? null
  const errorOf = (name: CreditFormField) => faults.find(({ field }) => field === name)?.sentence
  const parts = { values, errorOf }
  return (
    <form
      ref={formRef}
      method="post"
      action={pathTo('/kreditansokan')}
      noValidate
      data-name="credit"
      data-draft="early"
      className="flex flex-col gap-6"
      {...form.handlers}
    >
      <FaultSummary ref={summaryRef} faults={faults} labelOf={creditLabel} />
      {problem !== null && (
        <div role="alert">
          <Notice kind="error">
            {problem === 'busy'
              ? tooManySentence(waitSeconds)
              : m.credit_failed({ phone: company?.phone ?? '' })}
          </Notice>
        </div>
      )}
      <CompanyFields {...parts} />
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lead font-strong">{m.credit_group_contact()}</legend>
        <PersonFields {...parts} />
      </fieldset>
      <Field
        id={fieldId('credit_text')}
        label={m.form_message()}
        hint={m.credit_message_hint()}
        error={errorOf('credit_text')}
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
      {challenge !== null && <SumField challenge={challenge} error={errorOf('sum')} />}
      <input type="hidden" name="key" value={plainKey} />
      <Button disabled={isSending}>{isSending ? m.form_sending() : m.credit_send()}</Button>
      {form.isTouched && <PreloadErrorPage />}
    </form>
  )
}
