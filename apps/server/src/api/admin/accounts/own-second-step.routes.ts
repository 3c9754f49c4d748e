import {
  beginSecondStepBodySchema,
  begunSecondStepSchema,
  codeBodySchema,
  recoveryCodesSchema,
  removeSecondStepBodySchema,
} from '@minikran/contract/admin/own-account'
import { z } from '@minikran/contract/z'
import type { AuditAction } from '@minikran/i18n/action-words'
import { isOwnPassword } from '../../../accounts/change-password.ts'
import { lockOwnAccount } from '../../../accounts/lock-own-account.ts'
import { recordEvent } from '../../../accounts/record-event.ts'
import {
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  takeCode,
} from '../../../accounts/second-step.ts'
import { endSessions } from '../../../accounts/sessions.ts'
import type { Transaction } from '../../../database/client.ts'
import type { users } from '../../../database/schema/people.ts'
import { limits, tooMany } from '../../../http/rate-limit.ts'
import { type Account, accountOf } from '../../calls/authenticate.ts'
import { type Answer, type Call, type CallContext, dataOf, writeCall } from '../../calls/call.ts'
import type { AdminServices } from '../admin-services.ts'

type User = typeof users.$inferSelect
/** `isProven`: the password that came along is the own one; without one it was not asked for. */
type Own = { account: Account; user: User; isProven: boolean }
type Asked = { context: CallContext; action: AuditAction; password?: string }

const refused = (field: string, rule: string): Answer => ({
  kind: 'invalid',
  errors: { [field]: [rule] },
})
const changed = { kind: 'data' as const, data: { changed: true } }

/** Setting up the second step, using it up and taking it off: each by whoever it protects. */
export function ownSecondStepCalls(services: AdminServices): Call[] {
  return [beginCall(services), confirmCall(services), removeCall(services), renewCall(services)]
}

/** Runs with the own row held; every try counts, since passwords and codes can be guessed. */
async function withOwn(
  services: AdminServices,
  { context: { principal, visitor }, action, password }: Asked,
  change: (tx: Transaction, own: Own) => Promise<Answer>,
): Promise<Answer> {
  const account = accountOf(principal)
  const { userId } = account
  const verdict = await services.limiter.consume(limits.ownPassword, `user ${userId}`)
  if (!verdict.allowed) return tooMany(verdict)
  // Hashing takes its time: not while the row is held.
  const isProven = password === undefined || (await isOwnPassword(services, userId, password))
  return services.db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, account)
    const answer = await change(tx, { account, user, isProven })
    if (answer.kind === 'data') {
      await recordEvent(tx, { userId, action, item: 'user', itemId: userId, visitor })
    }
    return answer
  })
}

const beginCall = (services: AdminServices) =>
  writeCall({
    path: '/admin/beginSecondStep',
    summary: 'Back office: a new secret for the own second step, asked for once confirmed',
    permission: 'backoffice:use',
    beforeSecondStep: true,
    body: beginSecondStepBodySchema,
    answer: dataOf(begunSecondStepSchema),
    handle({ body: { password } }, context) {
      const asked = { context, action: 'secondStep.begin' as const, password }
      return withOwn(services, asked, async (tx, { user, isProven }) => {
        if (!isProven) return refused('password', 'wrong')
        if (user.totp_confirmed_at !== null) return refused('password', 'secondStepOn')
        return { kind: 'data', data: await beginSecondStep(tx, services, user) }
      })
    },
  })

const confirmCall = (services: AdminServices) =>
  writeCall({
    path: '/admin/confirmSecondStep',
    summary: 'Back office: the first code switches the own second step on',
    permission: 'backoffice:use',
    beforeSecondStep: true,
    body: codeBodySchema,
    answer: dataOf(recoveryCodesSchema),
    handle({ body: { code } }, context) {
      const asked = { context, action: 'secondStep.on' as const }
      return withOwn(services, asked, async (tx, { account, user }) => {
        if (user.totp_secret === null) return refused('code', 'secondStepNotBegun')
        if (user.totp_confirmed_at !== null) return refused('code', 'secondStepOn')
        const taken = await takeCode(tx, services, { user, typed: code })
        if (taken !== 'phone') return refused('code', 'codeWrong')
        const recovery_codes = await confirmSecondStep(tx, user.id)
        // Log-ins from before were made with the password alone.
        const { userId, sessionId } = account
        await endSessions(tx, { userId, reason: 'sessionExpired', except: sessionId })
        return { kind: 'data', data: { recovery_codes } }
      })
    },
  })

const removeCall = (services: AdminServices) =>
  writeCall({
    path: '/admin/removeSecondStep',
    summary: 'Back office: takes the own second step off, with password and code',
    permission: 'backoffice:use',
    body: removeSecondStepBodySchema,
    answer: dataOf(z.object({ changed: z.literal(true) })),
    handle({ body: { password, code } }, context) {
      const asked = { context, action: 'secondStep.off' as const, password }
      return withOwn(services, asked, async (tx, { user, isProven }) => {
        if (!isProven) return refused('password', 'wrong')
        if (user.totp_confirmed_at === null) return refused('code', 'secondStepNotBegun')
        const taken = await takeCode(tx, services, { user, typed: code })
        if (taken === null) return refused('code', 'codeWrong')
        await removeSecondStep(tx, user.id)
        return changed
      })
    },
  })

const renewCall = (services: AdminServices) =>
  writeCall({
    path: '/admin/renewRecoveryCodes',
    summary: 'Back office: new codes for a lost phone; the old ones are dead',
    permission: 'backoffice:use',
    body: codeBodySchema,
    answer: dataOf(recoveryCodesSchema),
    handle({ body: { code } }, context) {
      const asked = { context, action: 'secondStep.codes' as const }
      return withOwn(services, asked, async (tx, { user }) => {
        if (user.totp_confirmed_at === null) return refused('code', 'secondStepNotBegun')
        const taken = await takeCode(tx, services, { user, typed: code })
        if (taken === null) return refused('code', 'codeWrong')
        return { kind: 'data', data: { recovery_codes: await renewRecoveryCodes(tx, user.id) } }
      })
    },
  })
