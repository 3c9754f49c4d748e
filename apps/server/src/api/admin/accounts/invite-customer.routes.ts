import { inviteBodySchema } from '@minikran/contract/admin-cases'
import { z } from '@minikran/contract/z'
import { needsDepot } from '@minikran/domain/access/account-rules'
import { allows, canGrantRole } from '@minikran/domain/access/permissions'
import { roles } from '@minikran/domain/access/roles'
import { validateForm } from '@minikran/domain/validation/form'
import { personFields } from '@minikran/domain/validation/sender-fields'
import type { Database } from '../../../database/client.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, type CallContext, dataOf, writeCall } from '../../calls/call.ts'
import type { ListedCaseRow } from '../../cases/case-rows.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import { findCaseInReach } from '../cases/case-scope.ts'
import { writeAudit } from '../items/write-audit.ts'
import { invite } from './invite-customer.ts'

type Services = MailServices & { db: Database }

// All who answer cases may invite standard customers and suppliers; other roles need `user:write`.
const plainRoles: readonly number[] = [roles.customerStandard, roles.supplierStandard]

export const inviteCustomerCall = (services: Services): Call =>
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
      // It names none: `createUser` makes the accounts of one depot.
      if (needsDepot(role)) return { kind: 'invalid', errors: { role: ['depotMissing'] } }
      const lang = body.lang ?? sender?.lang ?? 'sv'
      const person = { ...checked.values, lang, role, invitedBy: actor.userId }
      return db.transaction(async (tx): Promise<Answer> => {
        const invited = await invite(tx, services, person)
        if (invited.kind === 'taken') return { kind: 'invalid', errors: { email: ['taken'] } }
        const { userId: user_id } = invited
        const changes = { role: invited.role }
        const event = { action: 'user.invite' as const, item: 'user', itemId: user_id, changes }
        await writeAudit(tx, context, event)
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
