import {
  changedUserSchema,
  inviteBodySchema,
  roleBodySchema,
  userBodySchema,
} from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import { allows, canGrantRole } from '@minikran/domain/access/permissions'
import { roles } from '@minikran/domain/access/roles'
import { validateForm } from '@minikran/domain/validation/form'
import { personFields } from '@minikran/domain/validation/sender-fields'
import type { Database, Transaction } from '../../../database/client.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, type CallContext, dataOf, writeCall } from '../../calls/call.ts'
import type { ListedCaseRow } from '../../cases/case-rows.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import { writeAudit } from '../items/write-audit.ts'
import { findCaseInReach } from './case-scope.ts'
import { type AccountChange, changeAccount } from './change-account.ts'
import { invite } from './invite-customer.ts'

export type AdminAccountServices = MailServices & { db: Database }

/** Calls that change other people's accounts. Each change is recorded in the audit. */
export function adminAccountCalls(services: AdminAccountServices): Call[] {
  const { db } = services
  return [
    inviteCustomerCall(services),
    setUserRole(db),
    userCall(db, {
      path: '/admin/lockUser',
      summary: 'Takes away the log-in for the time being',
      kind: 'lock',
    }),
    userCall(db, {
      path: '/admin/unlockUser',
      summary: 'Gives the log-in back',
      kind: 'unlock',
    }),
    userCall(db, {
      path: '/admin/removeUser',
      summary: 'Removes an account; what it sent stays',
      kind: 'remove',
    }),
  ]
}

// All who answer cases may invite standard customers and suppliers; other roles need `user:write`.
const plainRoles: readonly number[] = [roles.customerStandard, roles.supplierStandard]

const inviteCustomerCall = (services: AdminAccountServices) =>
  writeCall({
    path: '/admin/inviteCustomer',
    summary: 'Makes an account and mails the link that sets its password',
    permission: 'case:write:depot',
    body: inviteBodySchema,
    answer: dataOf(z.object({ user_id: z.int() })),
    async handle({ body }, context) {
      const { db } = services
      const sender = await senderOf(db, context, body.case_number)
      if (sender === 'notFound') return { kind: 'notFound' }
      const checked = validateForm(personFields, {
        firstname: body.firstname ?? sender?.firstname,
        lastname: body.lastname ?? sender?.lastname,
        email: body.email ?? sender?.email_address,
        phone: body.phone ?? sender?.phone,
      })
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const role = body.role ?? roles.customerStandard
      const actor = accountOf(context.principal)
      if (!mayInviteAs(actor, role)) return { kind: 'problem', code: 'forbidden' }
      const { firstname, lastname, email, phone = null } = checked.values
      const lang = body.lang ?? sender?.lang ?? 'sv'
      const person = { firstname, lastname, email, phone, lang, role, invitedBy: actor.userId }
      return db.transaction(async (tx): Promise<Answer> => {
        const invited = await invite(tx, services, person)
        if (invited.kind === 'taken') return { kind: 'invalid', errors: { email: ['taken'] } }
        const { userId: user_id } = invited
        const changes = { role: invited.role }
        await writeAudit(tx, context, { action: 'user.invite', ...ofUser(user_id), changes })
        return { kind: 'data', data: { user_id } }
      })
    },
  })

function mayInviteAs(actor: { userId: number; role: number }, role: number): boolean {
  if (plainRoles.includes(role)) return true
  const nobodyYet = { userId: 0, currentRole: roles.customerStandard, newRole: role }
  return allows(actor.role, 'user:write') && canGrantRole(actor, nobodyYet)
}

type Sender = ListedCaseRow['case'] | null

async function senderOf(
  db: Database,
  context: CallContext,
  caseNumber: string | undefined,
): Promise<Sender | 'notFound'> {
  if (caseNumber === undefined) return null
  const row = await findCaseInReach(db, context, { caseNumber, action: 'write' })
  return row?.case ?? 'notFound'
}

const setUserRole = (db: Database) =>
  writeCall({
    path: '/admin/setUserRole',
    summary: 'Gives an account another role; its sessions end',
    permission: 'user:write',
    body: roleBodySchema,
    answer: dataOf(changedUserSchema),
    handle: ({ body: { user_id, role } }, context) =>
      change(db, context, { userId: user_id, change: { kind: 'role', role } }),
  })

type Simple = { path: string; summary: string; kind: 'lock' | 'unlock' | 'remove' }

const userCall = (db: Database, { path, summary, kind }: Simple) =>
  writeCall({
    path,
    summary,
    permission: 'user:write',
    body: userBodySchema,
    answer: dataOf(changedUserSchema),
    handle: ({ body: { user_id } }, context) =>
      change(db, context, { userId: user_id, change: { kind } }),
  })

type Change = { userId: number; change: AccountChange }

const change = (db: Database, context: CallContext, requested: Change): Promise<Answer> =>
  db.transaction((tx) => changeWithin(tx, context, requested))

async function changeWithin(
  tx: Transaction,
  context: CallContext,
  requested: Change,
): Promise<Answer> {
  const { userId, role } = accountOf(context.principal)
  const done = await changeAccount(tx, { userId, role }, requested)
  if (done.kind === 'notFound') return { kind: 'notFound' }
  if (done.kind === 'refused') return { kind: 'problem', code: 'forbidden' }
  if (done.kind === 'depotMissing') {
    return { kind: 'invalid', errors: { role: ['depotMissing'] } }
  }
  if (done.kind === 'lastSuperadmin') return { kind: 'problem', code: 'lastSuperadmin' }
  const { row, before } = done
  const action = `user.${requested.change.kind}`
  const changes = { role: [before.role, row.role] }
  await writeAudit(tx, context, { action, ...ofUser(row.id), version: row.version, changes })
  return {
    kind: 'data',
    data: {
      id: row.id,
      role: row.role,
      locked_at: row.locked_at?.toISOString() ?? null,
      deleted_at: row.deleted_at?.toISOString() ?? null,
    },
  }
}

const ofUser = (itemId: number) => ({ item: 'user', itemId })
