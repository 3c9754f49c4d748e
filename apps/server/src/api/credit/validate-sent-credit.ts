import type { CreditBody } from '@minikran/contract/credit'
import { type CreditApplication, validateCredit } from '@minikran/domain/validation/credit-form'
import type { Database } from '../../database/client.ts'
import { loadCompany } from '../../mail/load-company.ts'
import type { SentFields } from '../calls/validate.ts'
import type { ValidatedForm } from '../cases/case-form-call.ts'
import { ruleKeys } from '../cases/rule-keys.ts'

/** A valid application as it came. */
export type CreditContent = { application: CreditApplication; body: CreditBody }

/** Every rule of the application at once; the company itself answers it. */
export async function validateSentCredit(
  { db }: { db: Database },
  { fields, body }: SentFields<CreditBody>,
): Promise<ValidatedForm<CreditContent>> {
  const form = validateCredit(fields)
  if (!form.ok) return { ok: false, errors: ruleKeys(form.errors) }
  if (body === null) return { ok: false, errors: {} }
  const { corp_name, firstname, lastname, email, phone } = form.application
  return {
    ok: true,
    facts: {
      sender: { company: corp_name, firstname, lastname, email, phone },
      priceType: '2',
      depotId: null,
      answeredBy: (await loadCompany(db)).email,
      productIds: [],
    },
    content: { application: form.application, body },
  }
}
