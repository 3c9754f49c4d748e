import {
  adminMessageBodySchema,
  assignBodySchema,
  changeTimesBodySchema,
  customerMessageBodySchema,
  moveCaseBodySchema,
} from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import { validateCaseMessage } from '@minikran/domain/cases/case-message'
import { validateReason } from '@minikran/domain/cases/case-reason'
import type { AuditAction } from '@minikran/i18n/action-words'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { cases } from '../../../database/schema/cases.ts'
import { type Call, dataOf } from '../../calls/call.ts'
import { idempotencyKey, usedIdempotencyKey } from '../../calls/idempotency-key.ts'
import { moveCase } from '../../cases/move-case.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import { type CaseServices, writeMessage } from '../../cases/write-message.ts'
import { assignCase } from './assign-case.ts'
import { changeCaseCall } from './change-case.ts'
import { changeTimes } from './change-times.ts'

/** What the staff does to cases. */
export function adminChangeCalls(services: CaseServices): Call[] {
  return [
    writingCall(services, {
      path: '/admin/sendCaseMessage',
      summary: 'A message to the customer, also by mail in the language of the case',
      body: customerMessageBodySchema,
      to: 'customer',
      action: 'case.message',
    }),
    writingCall(services, {
      path: '/admin/writeCaseNote',
      summary: 'A note that stays among the staff',
      body: adminMessageBodySchema,
      to: 'staff',
      action: 'case.note',
    }),
    moveCaseCall(services),
    changeTimesCall(services),
    assignCaseCall(services),
  ]
}

type Writing = {
  path: string
  summary: string
  body: typeof adminMessageBodySchema | typeof customerMessageBodySchema
  to: 'customer' | 'staff'
  action: AuditAction
}

const writingCall = (
  services: CaseServices,
  { path, summary, body: schema, to, action }: Writing,
) =>
  changeCaseCall(services, {
    path,
    summary,
    body: schema,
    repeatable: true,
    answer: dataOf(z.object({ message_id: z.int() })),
    async change({ tx, context, caseId, userId, audit }, body) {
      const checked = validateCaseMessage(body.message)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      if (to === 'customer' && (await isErased(tx, caseId))) {
        return { kind: 'invalid', errors: { message: ['senderErased'] } }
      }
      const { message } = checked.values
      const isAnswer = 'answer' in body && body.answer === true
      const written = { caseId, userId, to, message, ...(isAnswer && { isAnswer }) }
      const done = await writeMessage(tx, services, {
        written,
        key: idempotencyKey(context.headers),
        seen: 'seen' in body ? body.seen : undefined,
      })
      if (done === null) return usedIdempotencyKey
      const message_id = done.id
      if (!done.isRepeat) await audit(action, { message_id, ...(isAnswer && { answer: true }) })
      return { kind: 'data', data: { message_id } }
    },
  })

/** Whether nobody can be written to: the customer's data were erased. */
async function isErased(tx: Transaction, caseId: number): Promise<boolean> {
  const [stored] = await tx
    .select({ at: cases.anonymised_at })
    .from(cases)
    .where(eq(cases.id, caseId))
  return stored !== undefined && stored.at !== null
}

const moveCaseCall = (services: CaseServices) =>
  changeCaseCall(services, {
    path: '/admin/moveCase',
    summary: 'Takes a step of a case; the customer is told by mail',
    body: moveCaseBodySchema,
    answer: dataOf(z.object({ state: z.string() })),
    async change({ tx, caseId, userId, audit }, body) {
      const checked = validateReason(body.reason)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const { step } = body
      const { reason } = checked.values
      const move = { caseId, step, actor: 'staff', userId, reason } as const
      const { kind, from, state } = await moveCase(tx, services, move)
      if (kind === 'refused') return { kind: 'invalid', errors: { step: ['step'] } }
      await audit('case.move', { step, from, to: state })
      return { kind: 'data', data: { state } }
    },
  })

const changeTimesCall = (services: CaseServices) =>
  changeCaseCall(services, {
    path: '/admin/changeCaseTimes',
    summary:
      'Moves pickups and returns of a case; the customer is told by mail with a calendar file',
    body: changeTimesBodySchema,
    answer: dataOf(z.object({ changed: z.int() })),
    async change(held, body) {
      const checked = validateReason(body.reason)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      return changeTimes(services, held, { typed: body.lines, reason: checked.values.reason })
    },
  })

const assignCaseCall = (services: CaseServices) =>
  changeCaseCall(services, {
    path: '/admin/assignCase',
    summary: 'Gives a case to a colleague who may answer it, or back to everybody',
    body: assignBodySchema,
    answer: dataOf(z.object({ owner_id: z.int().nullable() })),
    change: (held, body) => assignCase(held, body.owner_id),
  })
