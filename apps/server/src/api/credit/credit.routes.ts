import { creditAnswerSchema, creditBodySchema } from '@minikran/contract/credit'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { creditConsentVersion } from '@minikran/domain/validation/credit-form'
import { sql } from 'drizzle-orm'
import { credit_applications } from '../../database/schema/cases.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import type { Call } from '../calls/call.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import { clientNow } from '../cases/client-now.ts'
import { validateSentCredit } from './validate-sent-credit.ts'

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
