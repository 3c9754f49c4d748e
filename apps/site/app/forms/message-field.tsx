import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { Field } from '../components/field.tsx'
import { fieldId } from './form-part.ts'

type Props = { value: string | undefined; hint: string; error: string | undefined }

/** The free text of a form (specification §5). */
export function MessageField({ value, hint, error }: Props) {
  return (
    <Field id={fieldId('inquiry_text')} label={m.form_message()} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          name="inquiry_text"
          rows={4}
          defaultValue={value}
          maxLength={inquiryMaxLengths.inquiry_text}
        />
      )}
    </Field>
  )
}
