import { type DecideCreditBody, decideCreditBodySchema } from '@minikran/contract/admin/credit'
import { z } from '@minikran/contract/z'
import { validateRefusal } from '@minikran/domain/cases/case-reason'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { highestLimit } from '@minikran/domain/validation/credit-form'
import { type Call, dataOf, writeCall } from '../../calls/call.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { findCaseInReach } from './case-scope.ts'
import { heldCase } from './change-case.ts'
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
        return services.db.transaction((tx) =>
          decideApplication(services, heldCase(tx, context, row.case.id), read.decision),
        )
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
