import { creditMaxLengths } from '@minikran/domain/validation/credit-max-lengths'
import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import { m } from '@minikran/i18n/messages'
import { type FormPartProps, linesOf } from '../forms/form-part.ts'
import { TextLine } from '../forms/text-line.tsx'
import { creditLabels } from './credit-labels.ts'
import type { CreditFormField } from './credit-values.ts'

const maxLengths = {
  ...creditMaxLengths,
  email_address: inquiryMaxLengths.email,
  invoice_email: inquiryMaxLengths.email,
}

/** The company that applies, and the credit it asks for. */
export function CompanyFields(part: FormPartProps<CreditFormField>) {
  const line = linesOf(part, { labels: creditLabels, maxLengths })
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lead font-strong">{m.credit_group_company()}</legend>
        <TextLine {...line('corp_name')} autoComplete="organization" />
        <div className="grid items-start gap-4 small:grid-cols-2">
          <TextLine
            {...line('organisation_number')}
            hint={m.credit_organisation_number_hint()}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextLine
            {...line('corp_vat')}
            hint={m.credit_vat_hint()}
            isOptional
            autoComplete="off"
          />
        </div>
        <TextLine {...line('corp_address')} autoComplete="address-line1" />
        <div className="grid items-start gap-4 small:grid-cols-2">
          <TextLine {...line('corp_zip')} inputMode="numeric" autoComplete="postal-code" />
          <TextLine {...line('corp_city')} autoComplete="address-level2" />
        </div>
        <TextLine {...line('email_address')} type="email" inputMode="email" autoComplete="off" />
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-lead font-strong">{m.credit_group_invoice()}</legend>
        <TextLine
          {...line('limit')}
          hint={m.credit_limit_hint()}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextLine
          {...line('invoice_email')}
          hint={m.credit_invoice_email_hint()}
          type="email"
          inputMode="email"
          autoComplete="off"
          isOptional
        />
      </fieldset>
    </>
  )
}
