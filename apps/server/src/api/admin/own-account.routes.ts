import { ownAccountSchema } from '@minikran/contract/admin/own-account'
import { needsSecondStep } from '@minikran/domain/access/second-step'
import { eq } from 'drizzle-orm'
import { listSessions } from '../../accounts/own-sessions.ts'
import { users } from '../../database/schema/people.ts'
import { accountOf } from '../http/authenticate.ts'
import { type Call, dataOf, noQuery, readCall } from '../http/call.ts'
import { ownPasswordCall, ownSessionCall } from '../http/own-account-calls.ts'
import type { AdminServices } from './admin-services.ts'
import { notKept } from './items/save-item.ts'
import { secondStepOf } from './staff.routes.ts'

/** The own account of whoever is logged in here: password and log-ins. */
export function ownAccountCalls(services: AdminServices): Call[] {
  return [
    getOwnAccount(services),
    ownPasswordCall(services, {
      path: '/admin/changeOwnPassword',
      summary: 'Back office: another password with the current one; all other sessions end',
      permission: 'backoffice:use',
      beforeSecondStep: true,
    }),
    ownSessionCall(services, {
      path: '/admin/endOwnSession',
      summary: 'Back office: log the own account out somewhere else',
      permission: 'backoffice:use',
      beforeSecondStep: true,
    }),
  ]
}

const getOwnAccount = (services: AdminServices) =>
  readCall({
    path: '/admin/getOwnAccountObj',
    summary: 'Back office: the own account, its second step and where it is logged in',
    permission: 'backoffice:use',
    beforeSecondStep: true,
    query: noQuery,
    answer: dataOf(ownAccountSchema),
    async handle(_, { principal }) {
      const { db } = services
      const account = accountOf(principal)
      const [own] = await db.select().from(users).where(eq(users.id, account.userId))
      if (own === undefined) return { kind: 'notFound' }
      const data = {
        id: own.id,
        fullname: `${own.firstname} ${own.lastname}`.trim(),
        email_address: own.email_address,
        role: own.role,
        second_step: secondStepOf(own, services),
        second_step_needed: services.requireSecondStep && needsSecondStep(own.role),
        recovery_codes_left: own.totp_recovery?.length ?? 0,
        sessions: await listSessions(db, account),
      }
      return { kind: 'data', data, headers: notKept }
    },
  })
