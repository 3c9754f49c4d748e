import { resendMailSchema } from '@minikran/contract/admin/home'
import { z } from '@minikran/contract/z'
import { and, eq } from 'drizzle-orm'
import { cases } from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { accountOf } from '../calls/authenticate.ts'
import { type Answer, type Call, dataOf, writeCall } from '../calls/call.ts'
import { ofDepot } from './cases/case-scope.ts'
import type { AdminParts } from './items/resource-calls.ts'
import { writeAudit } from './items/write-audit.ts'
import { resendMail } from './resend-mail.ts'

/** A mail that could not be delivered, once more; only those that the actor is shown. */
export const resendMailCall = (parts: AdminParts): Call =>
  writeCall({
    path: '/admin/resendMail',
    summary: 'Back office: send a mail that could not be delivered once more',
    permission: 'case:write:depot',
    body: resendMailSchema,
    answer: dataOf(z.object({ id: z.uuid() })),
    handle: ({ body: { id } }, context) =>
      parts.db.transaction(async (tx): Promise<Answer> => {
        const isFailed = and(eq(mails.id, id), eq(mails.state, 'failed'))
        const [found] = await tx
          .select({ mail: mails })
          .from(mails)
          .leftJoin(cases, eq(cases.id, mails.case_id))
          .where(and(isFailed, ofDepot(cases.depot_id, accountOf(context.principal))))
          .for('update', { of: mails })
        if (found === undefined || !(await resendMail(tx, parts, found.mail))) {
          return { kind: 'notFound' }
        }
        const { kind, case_id, user_id } = found.mail
        const about =
          case_id === null ? { item: 'user', itemId: user_id } : { item: 'case', itemId: case_id }
        await writeAudit(tx, context, { action: 'mail.resend', ...about, changes: { kind } })
        return { kind: 'data', data: { id } }
      }),
  })
