import { staffSchema } from '@minikran/contract/admin/session'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema/people.ts'
import { type Call, dataOf, noQuery, readCall } from '../http/call.ts'
import { type AdminParts, asActor } from './items/resource-calls.ts'
import { notKept } from './items/save-item.ts'

/** Who is logged in here; the back office asks it first. */
export function staffCalls(parts: AdminParts): Call[] {
  return [
    readCall({
      path: '/admin/getStaffObj',
      summary: 'Back office: who is logged in',
      permission: 'backoffice:use',
      query: noQuery,
      answer: dataOf(staffSchema),
      handle: (_, context) =>
        asActor(parts, context, async ({ actor }) => {
          const [own] = await parts.db.select().from(users).where(eq(users.id, actor.userId))
          if (own === undefined) return { kind: 'notFound' }
          const { id, email_address, role, depot_id, locale } = own
          const fullname = `${own.firstname} ${own.lastname}`.trim()
          const data = { id, fullname, email_address, role, depot_id, locale }
          return { kind: 'data', data, headers: notKept }
        }),
    }),
  ]
}
