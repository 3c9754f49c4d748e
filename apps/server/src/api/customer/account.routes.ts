import { emailBodySchema, sessionsEntrySchema } from '@minikran/contract/customer-profile'
import type { Visitor } from '@minikran/contract/site-handler'
import { z } from '@minikran/contract/z'
import { validateNewEmail } from '@minikran/domain/validation/profile-form'
import { makeAccountLink, sendAccountLink } from '../../accounts/account-links.ts'
import { accountAddress } from '../../accounts/address-spelling.ts'
import { isOwnPassword } from '../../accounts/change-password.ts'
import { isAddressTaken } from '../../accounts/is-address-taken.ts'
import { lockOwnAccount, type OwnAccount } from '../../accounts/lock-own-account.ts'
import { listSessions } from '../../accounts/own-sessions.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database } from '../../database/client.ts'
import { limits, type RateLimiter, tooMany } from '../../http/rate-limit.ts'
import type { MailServices } from '../../jobs/queue-mail.ts'
import { accountOf } from '../calls/authenticate.ts'
import { type Call, dataOf, listOf, noQuery, readCall, writeCall } from '../calls/call.ts'
import { countMailTo } from '../calls/count-mail.ts'
import { ownPasswordCall, ownSessionCall } from '../calls/own-account-calls.ts'
import { inSameTime } from '../calls/same-time.ts'
import { ruleKeys } from '../cases/rule-keys.ts'

type AccountServices = MailServices & {
  db: Database
  limiter: RateLimiter
  passwords: Passwords
}

/** Password, e-mail address and sessions of the own account. */
export function accountCalls(services: AccountServices): Call[] {
  return [
    ownPasswordCall(services, {
      path: '/customer/changePassword',
      summary: 'Changes the own password with the current one; all other sessions end',
      permission: 'profile:write:own',
    }),
    changeEmail(services),
    getSessionsArr(services),
    ownSessionCall(services, {
      path: '/customer/endSession',
      summary: 'Logs the own account out somewhere else',
      permission: 'profile:write:own',
    }),
  ]
}

const changeEmail = (services: AccountServices) =>
  writeCall({
    path: '/customer/changeEmail',
    summary: 'Sends a link to a new address; the account has it once the link was followed',
    permission: 'profile:write:own',
    body: emailBodySchema,
    answer: dataOf(z.object({ pending_email: z.string() })),
    async handle({ body }, { principal, visitor }) {
      const account = accountOf(principal)
      const { userId } = account
      const verdict = await services.limiter.consume(limits.ownPassword, `user ${userId}`)
      if (!verdict.allowed) return tooMany(verdict)
      const checked = validateNewEmail(body)
      const isRight = await isOwnPassword(services, userId, body.password)
      if (!checked.ok || !isRight) {
        const errors = {
          ...(!checked.ok && ruleKeys(checked.errors)),
          ...(!isRight && { password: ['wrong'] }),
        }
        return { kind: 'invalid', errors }
      }
      const typed = checked.values.email_address
      const overLimit = await countMailTo(services.limiter, typed)
      if (overLimit !== null) return tooMany(overLimit)
      await inSameTime(() => requestNewEmail(services, { account, typed, visitor }))
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
      const data = await listSessions(db, accountOf(principal))
      return { kind: 'list', data, count: data.length }
    },
  })

/**
 * Sends a link to a new address; the account's address changes when the link is followed. A new link
 * replaces earlier ones. For an address that has an account already a link is made but not sent: the
 * profile shows it as pending like any other, so that nobody learns who has an account.
 */
async function requestNewEmail(
  services: AccountServices,
  { account, typed, visitor }: { account: OwnAccount; typed: string; visitor: Visitor },
): Promise<void> {
  const newAddress = accountAddress(typed)
  await services.db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, account)
    if (await isAddressTaken(tx, newAddress, user.id)) {
      await makeAccountLink(tx, { userId: user.id, kind: 'email', newAddress })
    } else {
      await sendAccountLink(tx, services, { user, kind: 'email', lang: user.locale, newAddress })
    }
    const event = { action: 'email.change' as const, item: 'user', itemId: user.id }
    await recordEvent(tx, { userId: user.id, visitor, ...event })
  })
}
