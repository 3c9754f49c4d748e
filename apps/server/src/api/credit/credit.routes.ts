import { type CreditBody, creditAnswerSchema, creditBodySchema } from '@minikran/contract/credit'
import { oreFromSek } from '@minikran/domain/primitives/money'
import {
  type CreditApplication,
  creditConsentVersion,
  validateCredit,
} from '@minikran/domain/validation/credit-form'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { credit_applications } from '../../database/schema/cases.ts'
import { loadCompany } from '../../mail/load-company.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import type { Call } from '../calls/call.ts'
import type { SentFields } from '../calls/validate.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import type { ValidatedForm } from '../cases/case-form-call.ts'
import { clientNow } from '../cases/client-now.ts'
import { ruleKeys } from '../cases/rule-keys.ts'

/** The application for an invoice account. */
export function creditCalls(services: SendingServices): Call[] {
  return [
    caseCall(services, {
      kind: 'credit',
      path: '/site/makeCreditApplication',
      summary: 'Applies for credit; 200 means stored durably, mails queued durably',
      permission: 'credit-application:create',
      body: creditBodySchema,
      answer: creditAnswerSchema,
      validate: (sent) => validateSentCredit(services, sent),
      async store(tx, { caseId }, { application, body }) {
        await tx.insert(credit_applications).values({
          case_id: caseId,
          organisation_number: application.organisation_number,
          corp_vat: application.corp_vat,
          corp_name: application.corp_name,
          corp_address: application.corp_address,
          corp_zip: application.corp_zip,
          corp_city: application.corp_city,
          email_address: application.email_address,
          invoice_email: application.invoice_email,
          limit_ore: oreFromSek(application.limit),
          credit_text: cleanInquiryText(application.credit_text ?? ''),
          consent_at: sql`now()`,
          consent_version: creditConsentVersion,
          client_now: clientNow(body.now),
        })
        return { answer: {} }
      },
    }),
  ]
}

/** A valid application as it came. */
type CreditContent = { application: CreditApplication; body: CreditBody }

/** Every rule of the application at once; the company itself answers it. */
async function validateSentCredit(
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
