import type { CreditAnswer, CreditBody } from '@minikran/contract/credit'
import type { FormClient } from '@minikran/contract/form-client'
import { validateCredit } from '@minikran/domain/validation/credit-form'
import type { CaseForm } from '../forms/case-form.ts'
import { faultsAt } from '../forms/faults.ts'
import { type CreditFormField, creditFields, creditInput } from './credit-values.ts'

type CreditCase = CaseForm<CreditFormField, CreditBody, CreditAnswer['data']>

/** The credit application as a `CaseForm`. */
export function creditCase(forms: Pick<FormClient, 'makeCreditApplication'>): CreditCase {
  return {
    fields: creditFields,
    check(values) {
      const result = validateCredit(creditInput(values))
      return result.ok ? {} : result.errors
    },
    faultsIn: (broken) =>
      faultsAt(broken, { fields: creditFields, place: () => ['sum'], city: null }),
    // The VAT number is compared with the organisation number.
    dependsOn: { corp_vat: ['corp_vat', 'organisation_number'] },
    body: (values, shared) => ({ ...creditInput(values), ...shared }),
    send: (body, key) => forms.makeCreditApplication(body, key),
  }
}
