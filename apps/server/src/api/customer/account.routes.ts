import {
  emailBodySchema,
  passwordBodySchema,
  sessionBodySchema,
  sessionsEntrySchema,
} from '@minikran/contract/customer-profile'
import { z } from '@minikran/contract/z'
import { validateNewEmail } from '@minikran/domain/validation/profile-form'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { LinkServices } from '../../accounts/account-links.ts'
import { changePassword, isOwnPassword } from '../../accounts/change-password.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database } from '../../database/client.ts'
import { sessions } from '../../database/schema/people.ts'
import { ruleKeys } from '../cases/rule-keys.ts'
import { accountOf } from '../http/authenticate.ts'
import { type Call, dataOf, listOf, noQuery, readCall, writeCall } from '../http/call.ts'
import { limits, type RateLimiter, tooMany } from '../http/rate-limit.ts'
import { askForNewEmail } from './change-email.ts'

export type AccountServices = LinkServices & {
  db: Database
  limiter: RateLimiter
  passwords: Passwords
}

/** The door to the own account: password, address and who is logged in to it. */
export function accountCalls(services: AccountServices): Call[] {
  return [
    changePasswordCall(services),
    changeEmail(services),
    getSessionsArr(services),
    endSession(services),
  ]
}

const changePasswordCall = (services: AccountServices) =>
  writeCall({
    path: '/customer/changePassword',
    summary: 'Changes the own password with the current one; all other sessions end',
    permission: 'profile:write:own',
    body: passwordBodySchema,
    answer: dataOf(z.object({ changed: z.literal(true) })),
    async handle({ body }, { principal, visitor }) {
      const { userId, sessionId } = accountOf(principal)
      const verdict = await services.limiter.consume(limits.ownPassword, `user ${userId}`)
      if (!verdict.allowed) return tooMany(verdict)
      const { password, new_password: newPassword } = body
      const done = await changePassword(services, { userId, sessionId, password, newPassword })
      const event = { userId, item: 'user', itemId: userId, visitor }
      if (done.kind === 'faulty') {
        return { kind: 'refusedForm', errors: { new_password: [done.rule] } }
      }
      if (done.kind === 'wrong') {
        await recordEvent(services.db, { ...event, action: 'password.refused' })
        return { kind: 'refusedForm', errors: { password: ['wrong'] } }
      }
      await recordEvent(services.db, { ...event, action: 'password.change' })
      return { kind: 'data', data: { changed: true } }
    },
  })

const changeEmail = (services: AccountServices) =>
  writeCall({
    path: '/customer/changeEmail',
    summary: 'Sends a link to a new address; the account has it once the link was followed',
    permission: 'profile:write:own',
    body: emailBodySchema,
    answer: dataOf(z.object({ pending_email: z.string() })),
    async handle({ body }, { principal, visitor }) {
      const { userId } = accountOf(principal)
      const verdict = await services.limiter.consume(limits.ownPassword, `user ${userId}`)
      if (!verdict.allowed) return tooMany(verdict)
      const checked = validateNewEmail(body)
      if (!checked.ok) return { kind: 'refusedForm', errors: ruleKeys(checked.errors) }
      if (!(await isOwnPassword(services, userId, body.password))) {
        return { kind: 'refusedForm', errors: { password: ['wrong'] } }
      }
      const typed = checked.values.email_address
      if ((await askForNewEmail(services, { userId, typed })) === 'taken') {
        return { kind: 'refusedForm', errors: { email_address: ['taken'] } }
      }
      const event = { userId, action: 'email.change', item: 'user', itemId: userId, visitor }
      await recordEvent(services.db, event)
      return { kind: 'data', data: { pending_email: typed } }
    },
  })

const getSessionsArr = ({ db }: AccountServices) =>
  readCall({
    path: '/customer/getSessionsArr',
    summary: 'Where the own account is logged in, the latest use first',
    permission: 'profile:read:own',
    query: noQuery,
    answer: listOf(sessionsEntrySchema),
    async handle(_, { principal }) {
      const { userId, sessionId } = accountOf(principal)
      const rows = await db
        .select()
        .from(sessions)
        .where(isLiveOf(userId))
        .orderBy(desc(sessions.last_used_at), desc(sessions.created_at))
      const data = rows.map(({ id, user_agent, created_at, last_used_at }) => ({
        id,
        user_agent,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        current: id === sessionId,
      }))
      return { kind: 'list', data, count: data.length }
    },
  })

const endSession = ({ db }: AccountServices) =>
  writeCall({
    path: '/customer/endSession',
    summary: 'Logs the own account out somewhere else',
    permission: 'profile:write:own',
    body: sessionBodySchema,
    answer: dataOf(z.object({ session_id: z.uuid() })),
    async handle({ body: { session_id } }, { principal, visitor }) {
      const { userId } = accountOf(principal)
      const ended = await db
        .update(sessions)
        .set({ ended_at: sql`now()`, ended_reason: 'loggedOut' })
        .where(and(isLiveOf(userId), eq(sessions.id, session_id)))
        .returning({ id: sessions.id })
      if (ended.length === 0) return { kind: 'notFound' }
      const item = { item: 'session', itemId: session_id }
      await recordEvent(db, { userId, action: 'session.end', ...item, visitor })
      return { kind: 'data', data: { session_id } }
    },
  })

const isLiveOf = (userId: number) =>
  and(
    eq(sessions.user_id, userId),
    isNull(sessions.ended_at),
    gt(sessions.expires_at, sql`now()`),
    gt(sessions.ends_at, sql`now()`),
  )
