import {
  eraseBodySchema,
  newestOwnDataSchema,
  ownDataQuery,
  ownDataSchema,
} from '@minikran/contract/customer-profile'
import { z } from '@minikran/contract/z'
import { recordEvent } from '../../accounts/record-event.ts'
import { limits, type RateLimiter, tooMany } from '../../http/rate-limit.ts'
import { clearedSessionCookie } from '../../http/session-cookie.ts'
import { streamOf } from '../../media/stream-of.ts'
import { accountOf } from '../calls/authenticate.ts'
import { type Call, dataOf, readCall, writeCall } from '../calls/call.ts'
import { type EraseServices, eraseAccount } from './erase-account.ts'
import { collectOwnData, writeOwnData } from './own-data.ts'

type OwnDataServices = EraseServices & { limiter: RateLimiter }

/** Export and erasure of a person's own data (GDPR articles 15, 17 and 20). */
export function ownDataCalls(services: OwnDataServices): Call[] {
  return [getOwnData(services), eraseAccountCall(services)]
}

const getOwnData = ({ db }: OwnDataServices) =>
  readCall({
    path: '/customer/getOwnData',
    summary: 'Everything that is stored of the own account, by table',
    permission: 'profile:read:own',
    limits: () => [limits.ownData],
    query: ownDataQuery,
    answer: dataOf(z.union([ownDataSchema, newestOwnDataSchema])),
    async handle({ query }, { principal, visitor }) {
      const { userId } = accountOf(principal)
      const event = {
        userId,
        action: 'user.export' as const,
        item: 'user',
        itemId: userId,
        visitor,
      }
      await recordEvent(db, event)
      if (query.newest === '1') return { kind: 'data', data: await collectOwnData(db, userId) }
      const body = streamOf(writeOwnData(db, userId))
      return { kind: 'file', name: null, type: 'application/json; charset=utf-8', body }
    },
  })

const eraseAccountCall = (services: OwnDataServices) =>
  writeCall({
    path: '/customer/eraseAccount',
    summary: 'Erases the own account for good; the password is asked for',
    permission: 'profile:write:own',
    body: eraseBodySchema,
    answer: dataOf(z.object({ erased: z.literal(true) })),
    async handle({ body }, { principal, visitor }) {
      const account = accountOf(principal)
      const { userId } = account
      const verdict = await services.limiter.consume(limits.ownPassword, `user ${userId}`)
      if (!verdict.allowed) return tooMany(verdict)
      const done = await eraseAccount(services, { account, password: body.password, visitor })
      if (done === 'wrong') return { kind: 'invalid', errors: { password: ['wrong'] } }
      return {
        kind: 'own',
        body: { data: { erased: true } },
        cookies: [clearedSessionCookie('site')],
      }
    },
  })
