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
import { accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, dataOf, writeCall } from '../../calls/call.ts'
import { idempotencyKey, usedIdempotencyKey } from '../../calls/idempotency-key.ts'
import { moveCase } from '../../cases/move-case.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import { type CaseServices, writeMessage } from '../../cases/write-message.ts'
import { staleVersion } from '../items/save-item.ts'
import { writeAudit } from '../items/write-audit.ts'
import { assignCase } from './assign-case.ts'
import { findCaseInReach } from './case-scope.ts'
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
  action: string
}

const writingCall = (
  services: CaseServices,
  { path, summary, body: schema, to, action }: Writing,
) =>
  writeCall({
    path,
    summary,
    permission: 'case:write:depot',
    body: schema,
    repeatable: true,
    answer: dataOf(z.object({ message_id: z.int() })),
    async handle({ body }, context) {
      const row = await findCaseInReach(services.db, context, inReach(body))
      if (row === null) return { kind: 'notFound' }
      const checked = validateCaseMessage(body.message)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const { userId } = accountOf(context.principal)
      const caseId = row.case.id
      const key = idempotencyKey(context.headers)
      const { message } = checked.values
      const isAnswer = 'answer' in body && body.answer === true
      const written = { caseId, userId, to, message, ...(isAnswer && { isAnswer }) }
      return services.db.transaction(async (tx): Promise<Answer> => {
        const done = await writeMessage({ ...services, db: tx }, written, key)
        if (done === null) return usedIdempotencyKey
        const message_id = done.id
        const changes = { message_id, ...(isAnswer && { answer: true }) }
        if (!done.isRepeat) await writeAudit(tx, context, { ...ofCase(caseId), action, changes })
        return { kind: 'data', data: { message_id } }
      })
    },
  })

const moveCaseCall = (services: CaseServices) =>
  writeCall({
    path: '/admin/moveCase',
    summary: 'Takes a step of a case; the customer is told by mail',
    permission: 'case:write:depot',
    body: moveCaseBodySchema,
    answer: dataOf(z.object({ state: z.string() })),
    async handle({ body }, context) {
      const row = await findCaseInReach(services.db, context, inReach(body))
      if (row === null) return { kind: 'notFound' }
      const checked = validateReason(body.reason)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const { userId } = accountOf(context.principal)
      const caseId = row.case.id
      const { step } = body
      const { reason } = checked.values
      const actor = 'staff' as const
      const move = { caseId, step, actor, userId, ...(reason !== undefined && { reason }) }
      return services.db.transaction(async (tx): Promise<Answer> => {
        const { kind, from, state } = await moveCase({ ...services, db: tx }, move)
        if (kind === 'refused') return { kind: 'invalid', errors: { step: ['step'] } }
        const changes = { step, from, to: state }
        await writeAudit(tx, context, { ...ofCase(caseId), action: 'case.move', changes })
        return { kind: 'data', data: { state } }
      })
    },
  })

const changeTimesCall = (services: CaseServices) =>
  writeCall({
    path: '/admin/changeCaseTimes',
    summary:
      'Moves pickups and returns of a case; the customer is told by mail with a calendar file',
    permission: 'case:write:depot',
    body: changeTimesBodySchema,
    answer: dataOf(z.object({ changed: z.int() })),
    async handle({ body }, context) {
      const row = await findCaseInReach(services.db, context, inReach(body))
      if (row === null) return { kind: 'notFound' }
      const checked = validateReason(body.reason)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const { userId } = accountOf(context.principal)
      const caseId = row.case.id
      const { reason } = checked.values
      const change = { caseId, typed: body.lines, userId, ...(reason !== undefined && { reason }) }
      return services.db.transaction(async (tx): Promise<Answer> => {
        const done = await changeTimes({ ...services, db: tx }, change)
        if (done.kind === 'fixed') return { kind: 'invalid', errors: { case_number: ['step'] } }
        if (done.kind === 'unknown') return { kind: 'invalid', errors: { lines: ['reference'] } }
        if (done.kind === 'stale') return staleVersion({ lines: done.lines })
        if (done.kind === 'invalid') return { kind: 'invalid', errors: ruleKeys(done.errors) }
        if (done.kind === 'same') return { kind: 'data', data: { changed: 0 } }
        const changes = { lines: done.lines }
        await writeAudit(tx, context, { ...ofCase(caseId), action: 'case.times', changes })
        return { kind: 'data', data: { changed: done.lines.length } }
      })
    },
  })

const assignCaseCall = (services: CaseServices) =>
  writeCall({
    path: '/admin/assignCase',
    summary: 'Gives a case to a colleague who may answer it, or back to everybody',
    permission: 'case:write:depot',
    body: assignBodySchema,
    answer: dataOf(z.object({ owner_id: z.int().nullable() })),
    async handle({ body }, context) {
      const row = await findCaseInReach(services.db, context, inReach(body))
      if (row === null) return { kind: 'notFound' }
      const { userId } = accountOf(context.principal)
      const caseId = row.case.id
      const { owner_id } = body
      return services.db.transaction(async (tx): Promise<Answer> => {
        const done = await assignCase(tx, { caseId, ownerId: owner_id, userId })
        if (done.kind === 'noAnswerer') {
          return { kind: 'invalid', errors: { owner_id: ['noAnswerer'] } }
        }
        if (done.kind === 'assigned') {
          const changes = { from: done.from, to: owner_id }
          await writeAudit(tx, context, { ...ofCase(caseId), action: 'case.assign', changes })
        }
        return { kind: 'data', data: { owner_id } }
      })
    },
  })

const inReach = ({ case_number }: { case_number: string }) => ({
  caseNumber: case_number,
  action: 'write' as const,
})

const ofCase = (itemId: number) => ({ item: 'case', itemId })
