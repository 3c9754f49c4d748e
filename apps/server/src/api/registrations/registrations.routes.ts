import { registrationAnswerSchema, registrationBodySchema } from '@minikran/contract/registrations'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import type { Call } from '../http/call.ts'
import { judgeRegistration } from './judge-registration.ts'
import { storeRegistration } from './store-registration.ts'

/** The registration for a course. */
export function registrationCalls(services: SendingServices): Call[] {
  return [
    caseCall(services, {
      kind: 'registration',
      path: '/site/makeEducationRegistration',
      summary: 'Registers for a course; tells how many are on the waiting list',
      permission: 'registration:create',
      body: registrationBodySchema,
      answer: registrationAnswerSchema,
      judge: (sent, cookies) => judgeRegistration(services, sent, cookies),
      store: storeRegistration,
    }),
  ]
}
