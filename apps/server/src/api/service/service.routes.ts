import { serviceAnswerSchema, serviceBodySchema } from '@minikran/contract/service'
import { inquiries } from '../../database/schema/cases.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import type { Call } from '../calls/call.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import { clientNow } from '../cases/client-now.ts'
import { validateSentService } from './validate-sent-service.ts'

/** The request for a repair or a spare part. */
export function serviceCalls(services: SendingServices): Call[] {
  return [
    caseCall(services, {
      kind: 'service',
      path: '/site/makeServiceRequest',
      summary: 'Asks for a repair or a spare part; 200 means stored durably, mails queued durably',
      permission: 'inquiry:create',
      body: serviceBodySchema,
      answer: serviceAnswerSchema,
      validate: (sent, cookies) => validateSentService(services, sent, cookies),
      async store(tx, { caseId }, { service, body }) {
        const { request, make, model, serial_number, inquiry_text } = service
        await tx.insert(inquiries).values({
          case_id: caseId,
          inquiry_text: cleanInquiryText(inquiry_text ?? ''),
          client_now: clientNow(body.now),
          service: { request, make, model, serial_number },
        })
        return { answer: {} }
      },
    }),
  ]
}
