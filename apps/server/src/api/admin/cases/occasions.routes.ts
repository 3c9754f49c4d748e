import { itemQuery } from '@minikran/contract/admin/item'
import {
  listedOccasionSchema,
  occasionSchema,
  occasionsQuerySchema,
  participantBodySchema,
} from '@minikran/contract/admin/occasions'
import { z } from '@minikran/contract/z'
import { seesMailAddresses } from '@minikran/domain/access/account-rules'
import { allows } from '@minikran/domain/access/permissions'
import { formatLocalDateTime, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { products } from '../../../database/schema/products.ts'
import { accountOf } from '../../calls/authenticate.ts'
import {
  type Answer,
  type Call,
  type CallContext,
  dataOf,
  listOf,
  readCall,
  writeCall,
} from '../../calls/call.ts'
import type { CaseServices } from '../../cases/write-message.ts'
import { writeAudit } from '../items/write-audit.ts'
import { ofDepot } from './case-scope.ts'
import { heldCase } from './change-case.ts'
import {
  type ChangeParticipant,
  giveSeat,
  lockParticipant,
  removeParticipant,
} from './change-participants.ts'
import { findOccasion, listOccasions, listParticipants } from './occasions.queries.ts'

/** Registrations by course occasion: seats, participants and waiting list. */
export function occasionCalls(services: CaseServices): Call[] {
  return [
    getOccasionsArr(services),
    getOccasionObj(services),
    changeCall(services, {
      path: '/admin/giveSeat',
      summary: 'Moves somebody up from the waiting list of a course; the sender is told by mail',
      change: giveSeat,
    }),
    changeCall(services, {
      path: '/admin/removeParticipant',
      summary: 'Takes somebody off a course; the sender is told by mail',
      change: removeParticipant,
    }),
  ]
}

/** Whether the account may change the cases of a depot. */
function mayWriteOf({ principal }: CallContext) {
  const { role, depotId } = accountOf(principal)
  const isOwn = allows(role, 'case:write:depot') && depotId !== null
  return (depot: number | null) => allows(role, 'case:write:any') || (isOwn && depot === depotId)
}

export const occasionsInReach = ({ principal }: CallContext) =>
  ofDepot(products.depot_id, accountOf(principal))

const getOccasionsArr = ({ db, now }: CaseServices) =>
  readCall({
    path: '/admin/getOccasionsArr',
    summary: 'Course occasions in reach with seats, participants and waiting list',
    permission: 'case:read:depot',
    query: occasionsQuerySchema,
    answer: listOf(listedOccasionSchema),
    async handle({ query }, context) {
      const nowLocal = formatLocalDateTime(stockholmDateTime(now()))
      const found = await listOccasions(db, {
        query,
        reach: occasionsInReach(context),
        now: nowLocal,
      })
      return { kind: 'list', ...found }
    },
  })

const getOccasionObj = ({ db }: CaseServices) =>
  readCall({
    path: '/admin/getOccasionObj',
    summary: 'A course occasion in reach with everybody who takes it',
    permission: 'case:read:depot',
    query: itemQuery,
    answer: dataOf(occasionSchema),
    async handle({ query: { id } }, context) {
      const occasion = await findOccasion(db, id, occasionsInReach(context))
      if (occasion === null) return { kind: 'notFound' }
      const people = await listParticipants(db, id)
      const mayWrite = mayWriteOf(context)
      const seesAddresses = seesMailAddresses(accountOf(context.principal).role)
      const participants = people.map(({ participant, case: stored, unconfirmed }) => ({
        id: participant.id,
        firstname: participant.firstname,
        lastname: participant.lastname,
        email_address: seesAddresses ? participant.email_address : null,
        waiting: participant.waiting,
        unconfirmed,
        case_id: stored.id,
        case_number: stored.case_number,
        state: stored.state,
        company: stored.company,
        sender: `${stored.firstname} ${stored.lastname}`,
        created_at: stored.created_at.toISOString(),
        may_write: mayWrite(stored.depot_id),
      }))
      await writeAudit(db, context, { action: 'occasion.read', item: 'occasion', itemId: id })
      return { kind: 'data', data: { ...occasion, participants } }
    },
  })

type Change = { path: string; summary: string; change: ChangeParticipant }

const changeCall = (services: CaseServices, { path, summary, change }: Change) =>
  writeCall({
    path,
    summary,
    permission: 'case:write:depot',
    body: participantBodySchema,
    answer: dataOf(z.object({ participant_id: z.int() })),
    handle: ({ body: { participant_id } }, context) =>
      services.db.transaction(async (tx): Promise<Answer> => {
        const found = await lockParticipant(tx, participant_id, mayWriteOf(context))
        if (found === null) return { kind: 'notFound' }
        const { participant, productId, case: stored } = found
        const held = heldCase(tx, context, stored.id)
        return change(services, { ...held, participant, productId })
      }),
  })
