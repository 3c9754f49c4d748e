import { caseBodySchema, caseMessageBodySchema } from '@minikran/contract/customer-cases'
import { z } from '@minikran/contract/z'
import { validateCaseMessage } from '@minikran/domain/cases/case-message'
import { lockOwnAccount } from '../../accounts/lock-own-account.ts'
import { limits, type RateLimiter, tooMany } from '../../http/rate-limit.ts'
import { accountOf } from '../calls/authenticate.ts'
import { type Call, dataOf, writeCall } from '../calls/call.ts'
import { idempotencyKey, usedIdempotencyKey } from '../calls/idempotency-key.ts'
import { moveCase } from '../cases/move-case.ts'
import { ruleKeys } from '../cases/rule-keys.ts'
import { type CaseServices, writeMessage } from '../cases/write-message.ts'
import { findOwnCase } from './own-case.ts'

type ChangeServices = CaseServices & { limiter: RateLimiter }

/** What a customer does to the own cases. */
export function changeCaseCalls(services: ChangeServices): Call[] {
  return [sendCaseMessage(services), cancelCase(services)]
}

const sendCaseMessage = (services: ChangeServices) =>
  writeCall({
    path: '/customer/sendCaseMessage',
    summary: 'A message to the depot about one of the own cases',
    permission: 'case:write:own',
    body: caseMessageBodySchema,
    repeatable: true,
    answer: dataOf(z.object({ message_id: z.int() })),
    async handle({ body }, context) {
      const row = await findOwnCase(services.db, context, body.case_number)
      if (row === null) return { kind: 'notFound' }
      const checked = validateCaseMessage(body.message)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const account = accountOf(context.principal)
      const { userId } = account
      const verdict = await services.limiter.consume(limits.caseMessage, `user ${userId}`)
      if (!verdict.allowed) return tooMany(verdict)
      const { message } = checked.values
      const written = { caseId: row.case.id, userId, to: 'depot', message } as const
      const key = idempotencyKey(context.headers)
      const done = await services.db.transaction(async (tx) => {
        await lockOwnAccount(tx, account)
        return writeMessage(tx, services, { written, key })
      })
      if (done === null) return usedIdempotencyKey
      return { kind: 'data', data: { message_id: done.id } }
    },
  })

const cancelCase = (services: ChangeServices) =>
  writeCall({
    path: '/customer/cancelCase',
    summary: 'Calls off one of the own cases while nothing is confirmed',
    permission: 'case:write:own',
    body: caseBodySchema,
    answer: dataOf(z.object({ state: z.string() })),
    async handle({ body }, context) {
      const row = await findOwnCase(services.db, context, body.case_number)
      if (row === null) return { kind: 'notFound' }
      const account = accountOf(context.principal)
      const { userId } = account
      const caseId = row.case.id
      const move = { caseId, step: 'cancel', actor: 'customer', userId } as const
      const moved = await services.db.transaction(async (tx) => {
        // The case's address may be a stranger's.
        const { email_address: to } = await lockOwnAccount(tx, account)
        return moveCase(tx, services, { ...move, to })
      })
      if (moved.kind === 'refused') return { kind: 'invalid', errors: { state: ['step'] } }
      return { kind: 'data', data: { state: moved.state } }
    },
  })
