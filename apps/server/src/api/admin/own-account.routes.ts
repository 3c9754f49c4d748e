import {
  endOwnSessionBodySchema,
  ownAccountSchema,
  ownPasswordBodySchema,
} from '@minikran/contract/admin/own-account'
import { z } from '@minikran/contract/z'
import { needsSecondStep } from '@minikran/domain/access/second-step'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { changePassword } from '../../accounts/change-password.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import { sessions, users } from '../../database/schema/people.ts'
import { accountOf } from '../http/authenticate.ts'
import { type Call, dataOf, noQuery, readCall, writeCall } from '../http/call.ts'
import { limits, tooMany } from '../http/rate-limit.ts'
import type { AdminServices } from './admin-services.ts'
import { notKept } from './items/save-item.ts'
import { secondStepOf } from './staff.routes.ts'

/** The own account of whoever is logged in here: password and log-ins. */
export function ownAccountCalls(services: AdminServices): Call[] {
  return [getOwnAccount(services), changeOwnPassword(services), endOwnSession(services)]
}

const isLiveOf = (userId: number) =>
  and(
    eq(sessions.user_id, userId),
    isNull(sessions.ended_at),
    gt(sessions.expires_at, sql`now()`),
    gt(sessions.ends_at, sql`now()`),
  )

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
      const { userId, sessionId } = accountOf(principal)
      const [own] = await db.select().from(users).where(eq(users.id, userId))
      if (own === undefined) return { kind: 'notFound' }
      const rows = await db
        .select()
        .from(sessions)
        .where(isLiveOf(userId))
        .orderBy(desc(sessions.last_used_at), desc(sessions.created_at))
      const data = {
        id: own.id,
        fullname: `${own.firstname} ${own.lastname}`.trim(),
        email_address: own.email_address,
        role: own.role,
        second_step: secondStepOf(own, services),
        second_step_needed: services.requireSecondStep && needsSecondStep(own.role),
        recovery_codes_left: own.totp_recovery?.length ?? 0,
        sessions: rows.map(({ id, user_agent, created_at, last_used_at }) => ({
          id,
          user_agent,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
          current: id === sessionId,
        })),
      }
      return { kind: 'data', data, headers: notKept }
    },
  })

const changeOwnPassword = (services: AdminServices) =>
  writeCall({
    path: '/admin/changeOwnPassword',
    summary: 'Back office: another password with the current one; all other sessions end',
    permission: 'backoffice:use',
    beforeSecondStep: true,
    body: ownPasswordBodySchema,
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

const endOwnSession = ({ db }: AdminServices) =>
  writeCall({
    path: '/admin/endOwnSession',
    summary: 'Back office: log the own account out somewhere else',
    permission: 'backoffice:use',
    beforeSecondStep: true,
    body: endOwnSessionBodySchema,
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
