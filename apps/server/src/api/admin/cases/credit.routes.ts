import { type DecideCreditBody, decideCreditBodySchema } from '@minikran/contract/admin/credit'
import { z } from '@minikran/contract/z'
import { validateRefusal } from '@minikran/domain/cases/case-reason'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { highestLimit } from '@minikran/domain/validation/credit-form'
import { accountOf } from '../../calls/authenticate.ts'
import { type Call, dataOf, writeCall } from '../../calls/call.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { findCaseInReach } from './case-scope.ts'
import { type Decision, decideApplication } from './decide-application.ts'

/** Credit applications are granted or refused. */
export function creditDecisionCalls(services: CaseServices): Call[] {
  return [
    writeCall({
      path: '/admin/decideCredit',
      summary: 'Grants credit up to a limit, or refuses it with a reason; the customer is told',
      permission: 'credit-application:decide',
      body: decideCreditBodySchema,
      answer: dataOf(
        z.object({ state: z.string(), company_id: z.int().nullable(), invited: z.boolean() }),
      ),
      async handle({ body }, context) {
        const which = { caseNumber: body.case_number, action: 'write' as const }
        const row = await findCaseInReach(services.db, context, which)
        if (row === null || row.case.kind !== 'credit') return { kind: 'notFound' }
        const read = readDecision(body)
        if (!read.ok) return { kind: 'invalid', errors: read.errors }
        const done = await decideApplication(services, {
          caseId: row.case.id,
          userId: accountOf(context.principal).userId,
          decision: read.decision,
          visitor: context.visitor,
        })
        switch (done.kind) {
          case 'tooLate':
            return { kind: 'invalid', errors: { decision: ['decided'] } }
          case 'senderErased':
            return { kind: 'invalid', errors: { decision: ['senderErased'] } }
          case 'otherLimit':
            return { kind: 'invalid', errors: { limit: ['decided'] } }
          case 'same':
            return { kind: 'data', data: { state: done.state, company_id: null, invited: false } }
          case 'decided': {
            const { state, companyId: company_id, invited } = done
            return { kind: 'data', data: { state, company_id, invited } }
          }
        }
      },
    }),
  ]
}

type Read = { ok: true; decision: Decision } | { ok: false; errors: Record<string, string[]> }

function readDecision({ decision, limit, reason }: DecideCreditBody): Read {
  if (decision === 'decline') {
    const checked = validateRefusal(reason)
    if (!checked.ok) return { ok: false, errors: ruleKeys(checked.errors) }
    return { ok: true, decision: { decision, reason: checked.values.reason } }
  }
  if (limit === undefined) return { ok: false, errors: { limit: ['required'] } }
  if (limit > highestLimit) return { ok: false, errors: { limit: ['maxAmount'] } }
  return { ok: true, decision: { decision, limitOre: oreFromSek(limit) } }
}
