import { creditAnswerSchema, creditBodySchema } from '@minikran/contract/credit'
import type { Call } from '../calls/call.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import { storeCredit } from './store-credit.ts'
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
      async store(tx, { caseId }, content) {
        await storeCredit(tx, caseId, content)
        return { answer: {} }
      },
    }),
  ]
}
