import { creditConsentVersion } from '@minikran/domain/validation/credit-form'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/client.ts'
import { credit_applications } from '../../database/schema/cases.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import { clientNow } from '../cases/client-now.ts'
import type { CreditContent } from './validate-sent-credit.ts'

/** The application's own row, in the transaction of its case. */
export async function storeCredit(
  tx: Transaction,
  caseId: number,
  { application, body }: CreditContent,
): Promise<void> {
  const { organisation_number, corp_vat, corp_name, corp_address, corp_zip, corp_city } =
    application
  await tx.insert(credit_applications).values({
    case_id: caseId,
    organisation_number,
    corp_vat,
    corp_name,
    corp_address,
    corp_zip,
    corp_city,
    email_address: application.email_address,
    invoice_email: application.invoice_email,
    limit_ore: application.limit * 100,
    credit_text: cleanInquiryText(application.credit_text ?? ''),
    consent_at: sql`now()`,
    consent_version: creditConsentVersion,
    client_now: clientNow(body.now),
  })
}
