import { type Staff, staffSchema } from '@minikran/contract/admin/session'
import { needsSecondStep } from '@minikran/domain/access/second-step'
import { eq } from 'drizzle-orm'
import { users } from '../../../database/schema/people.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Call, dataOf, noQuery, readCall } from '../../calls/call.ts'
import type { AdminServices } from '../admin-services.ts'

/** `missing`: nothing else is answered before it is set up. */
export function secondStepOf(
  { role, totp_confirmed_at }: typeof users.$inferSelect,
  { requireSecondStep }: Pick<AdminServices, 'requireSecondStep'>,
): Staff['second_step'] {
  if (totp_confirmed_at !== null) return 'on'
  return requireSecondStep && needsSecondStep(role) ? 'missing' : 'off'
}

/** Who is logged in here; the back office asks it first. */
export function staffCalls(parts: AdminServices): Call[] {
  return [
    readCall({
      beforeSecondStep: true,
      path: '/admin/getStaffObj',
      summary: 'Back office: who is logged in',
      permission: 'backoffice:use',
      query: noQuery,
      answer: dataOf(staffSchema),
      async handle(_, { principal }) {
        const { userId } = accountOf(principal)
        const [own] = await parts.db.select().from(users).where(eq(users.id, userId))
        if (own === undefined) return { kind: 'notFound' }
        const { id, email_address, role, depot_id, locale } = own
        const fullname = `${own.firstname} ${own.lastname}`.trim()
        const second_step = secondStepOf(own, parts)
        const data = { id, fullname, email_address, role, depot_id, locale, second_step }
        return { kind: 'data', data }
      },
    }),
  ]
}
