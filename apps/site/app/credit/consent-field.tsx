import { m } from '@minikran/i18n/messages'
import { FieldError } from '../components/field.tsx'
import { Link } from '../components/link.tsx'
import { type FormPartProps, fieldId } from '../forms/form-part.ts'
import { pathTo } from '../locale-path.ts'
import { type CreditFormField, ticked } from './credit-values.ts'

/** The consent text; `creditConsentVersion` is the version of this wording. */
export function ConsentField({ values, errorOf }: FormPartProps<CreditFormField>) {
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
