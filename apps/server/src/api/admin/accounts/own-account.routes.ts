import { ownAccountSchema, ownProfileBodySchema } from '@minikran/contract/admin/own-account'
import { needsSecondStep } from '@minikran/domain/access/second-step'
import { validateProfile } from '@minikran/domain/validation/profile-form'
import { eq } from 'drizzle-orm'
import { changeDetails } from '../../../accounts/change-details.ts'
import { listSessions } from '../../../accounts/own-sessions.ts'
import { users } from '../../../database/schema/people.ts'
import { accountOf } from '../../calls/authenticate.ts'
import {
  type Answer,
  type Call,
  type CallContext,
  dataOf,
  noQuery,
  readCall,
  writeCall,
} from '../../calls/call.ts'
import { ownPasswordCall, ownSessionCall } from '../../calls/own-account-calls.ts'
import { ruleKeys } from '../../cases/rule-keys.ts'
import type { AdminServices } from '../admin-services.ts'
import { secondStepOf } from './staff.routes.ts'

/** The own account of whoever is logged in here: details, password and log-ins. */
export function ownAccountCalls(services: AdminServices): Call[] {
  return [
    getOwnAccount(services),
    updateOwnProfile(services),
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
    handle: (_, context) => ownAccount(services, context),
  })

const updateOwnProfile = (services: AdminServices) =>
  writeCall({
    path: '/admin/updateOwnProfile',
    summary: 'Back office: changes name, phone and language of the own account',
    permission: 'backoffice:use',
    body: ownProfileBodySchema,
    answer: dataOf(ownAccountSchema),
    async handle({ body }, context) {
      const { locale, ...typed } = body
      const checked = validateProfile(typed)
      if (!checked.ok) return { kind: 'invalid', errors: ruleKeys(checked.errors) }
      const by = { account: accountOf(context.principal), visitor: context.visitor }
      await changeDetails(services.db, by, { ...checked.values, locale })
      return ownAccount(services, context)
    },
  })

async function ownAccount(services: AdminServices, { principal }: CallContext): Promise<Answer> {
  const { db } = services
  const account = accountOf(principal)
  const [own] = await db.select().from(users).where(eq(users.id, account.userId))
  if (own === undefined) return { kind: 'notFound' }
  const data = {
    id: own.id,
    fullname: `${own.firstname} ${own.lastname}`.trim(),
    firstname: own.firstname,
    lastname: own.lastname,
    phone: own.phone,
    locale: own.locale,
    email_address: own.email_address,
    role: own.role,
    second_step: secondStepOf(own, services),
    second_step_needed: services.requireSecondStep && needsSecondStep(own.role),
    recovery_codes_left: own.totp_recovery?.length ?? 0,
    sessions: await listSessions(db, account),
  }
  return { kind: 'data', data }
}
