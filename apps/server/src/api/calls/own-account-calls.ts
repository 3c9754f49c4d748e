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
      const change = { userId, sessionId, password, newPassword, userAgent, visitor }
      const done = await changePassword(services, change)
      if (done.kind === 'refused') {
        const { isWrong, rule } = done
        const event = { action: 'password.refused' as const, item: 'user', itemId: userId }
        if (isWrong) await recordEvent(services.db, { userId, visitor, ...event })
        const errors = {
          ...(isWrong && { password: ['wrong'] }),
          ...(rule !== null && { new_password: [rule] }),
        }
        return { kind: 'invalid', errors }
      }
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
      const isEnded = await db.transaction(async (tx) => {
        if (!(await endOwnSession(tx, { userId, sessionId: session_id }))) return false
        const event = { action: 'session.end' as const, item: 'session', itemId: session_id }
        await recordEvent(tx, { userId, visitor, ...event })
        return true
      })
      return isEnded ? { kind: 'data', data: { session_id } } : { kind: 'notFound' }
    },
  })
