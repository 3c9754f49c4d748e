import {
  confirmedRegistrationSchema,
  confirmRegistrationBodySchema,
  registrationAnswerSchema,
  registrationBodySchema,
} from '@minikran/contract/registrations'
import { tokenHash } from '../../accounts/sessions.ts'
import { limits } from '../../http/rate-limit.ts'
import { type Call, dataOf, writeCall } from '../calls/call.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { storeRegistration } from './store-registration.ts'
import { validateSentRegistration } from './validate-sent-registration.ts'

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
      validate: (sent, cookies) => validateSentRegistration(services, sent, cookies),
      store: (tx, stored, content) => storeRegistration(services, tx, { stored, content }),
    }),
    confirmCall(services),
  ]
}

const confirmCall = (services: SendingServices) =>
  writeCall({
    path: '/site/confirmRegistration',
    summary: 'Takes the seats of a registration, by the link that was sent to its address',
    permission: 'registration:create',
    limits: () => [limits.accountLink],
    body: confirmRegistrationBodySchema,
    answer: dataOf(confirmedRegistrationSchema),
    async handle({ body: { token } }) {
      const data = await confirmRegistration(services, tokenHash(token))
      return data === null ? { kind: 'notFound' } : { kind: 'data', data }
    },
  })
