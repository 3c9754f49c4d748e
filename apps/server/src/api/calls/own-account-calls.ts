import { passwordBodySchema, sessionBodySchema } from '@minikran/contract/customer-profile'
import { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import { changePassword } from '../../accounts/change-password.ts'
import { endOwnSession } from '../../accounts/own-sessions.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database } from '../../database/client.ts'
import { limits, type RateLimiter, tooMany } from '../../http/rate-limit.ts'
import { accountOf } from './authenticate.ts'
import { dataOf, writeCall } from './call.ts'

// Calls that customers and staff share, each under its own path.

type OwnCall = { path: string; summary: string; permission: Permission; beforeSecondStep?: boolean }
type Services = Parameters<typeof changePassword>[0] & {
  db: Database
  limiter: RateLimiter
  passwords: Passwords
}

/** Changes the password, given the current one; all other sessions end. */
export const ownPasswordCall = (services: Services, call: OwnCall) =>
  writeCall({
    ...call,
    body: passwordBodySchema,
    answer: dataOf(z.object({ changed: z.literal(true) })),
    async handle({ body }, { principal, visitor, headers }) {
      const { userId, sessionId } = accountOf(principal)
      const verdict = await services.limiter.consume(limits.ownPassword, `user ${userId}`)
      if (!verdict.allowed) return tooMany(verdict)
      const { password, new_password: newPassword } = body
      const userAgent = headers.get('user-agent')
      const change = { userId, sessionId, password, newPassword, userAgent }
      const done = await changePassword(services, change)
      const event = { userId, item: 'user', itemId: userId, visitor }
      if (done.kind === 'refused') {
        const { isWrong, rule } = done
        if (isWrong) await recordEvent(services.db, { ...event, action: 'password.refused' })
        const errors = {
          ...(isWrong && { password: ['wrong'] }),
          ...(rule !== null && { new_password: [rule] }),
        }
        return { kind: 'invalid', errors }
      }
      await recordEvent(services.db, { ...event, action: 'password.change' })
      return { kind: 'data', data: { changed: true } }
    },
  })

/** Ends another session of the own account. */
export const ownSessionCall = ({ db }: Pick<Services, 'db'>, call: OwnCall) =>
  writeCall({
    ...call,
    body: sessionBodySchema,
    answer: dataOf(z.object({ session_id: z.uuid() })),
    async handle({ body: { session_id } }, { principal, visitor }) {
      const { userId } = accountOf(principal)
      if (!(await endOwnSession(db, { userId, sessionId: session_id }))) return { kind: 'notFound' }
      const item = { item: 'session', itemId: session_id }
      await recordEvent(db, { userId, action: 'session.end', ...item, visitor })
      return { kind: 'data', data: { session_id } }
    },
  })
