import type { CaseState } from '@minikran/domain/cases/case-steps'
import type { Transaction } from '../../database/client.ts'
import { addCaseStep, type NewStep } from './add-case-step.ts'
import { type CaseMails, mailCustomer, mailDepot } from './write-message.ts'

type Move = NewStep & {
  /** Gets the customer's mail in place of the case's address. */
  to?: string
}

/** The state before and after. */
export type Moved = { kind: 'moved' | 'refused'; from: CaseState; state: CaseState }

/** Takes a step of the case. The customer gets a mail; the depot only of a step that the customer takes. */
export async function moveCase(
  tx: Transaction,
  services: CaseMails,
  { to, ...move }: Move,
): Promise<Moved> {
  const moved = await addCaseStep(tx, move)
  if (moved.kind === 'refused') return moved
  const { caseId, actor } = move
  const { details, event } = moved
  await mailCustomer(tx, services, {
    caseId,
    kind: 'case-state',
    details,
    ...(to !== undefined && { to }),
  })
  if (actor === 'customer') await mailDepot(tx, services, { caseId, details: { event } })
  return moved
}
