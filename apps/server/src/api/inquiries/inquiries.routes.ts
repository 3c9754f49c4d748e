import { inquiryAnswerSchema, inquiryBodySchema } from '@minikran/contract/inquiries'
import type { Call } from '../calls/call.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import { storeInquiry } from './store-inquiry.ts'
import { validateSentInquiry } from './validate-sent-inquiry.ts'

/** The inquiry about machines. */
export function inquiryCalls(services: SendingServices): Call[] {
  return [
    caseCall(services, {
      kind: 'inquiry',
      path: '/site/makeInquery',
      summary: 'Sends an inquiry; 200 means stored durably, mails queued durably',
      permission: 'inquiry:create',
      body: inquiryBodySchema,
      answer: inquiryAnswerSchema,
      validate: (sent, cookies) => validateSentInquiry(services, sent, cookies),
      async store(tx, stored, content) {
        await storeInquiry(tx, stored, content)
        return { answer: {} }
      },
    }),
  ]
}
