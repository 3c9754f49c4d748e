import {
  logInAnswerSchema,
  logInBodySchema,
  type StaffLogInBody,
  staffLogInBodySchema,
} from '@minikran/contract/auth'
import {
  readSettings,
  type Settings,
  settingsCookie,
} from '@minikran/domain/content/settings-cookie'
import { priceTypeChoices } from '@minikran/domain/pricing/price-type'
import { isEmailAddress } from '@minikran/domain/validation/email-address'
import { recordEvent } from '../../accounts/record-event.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import type { users } from '../../database/schema/people.ts'
import { tooMany } from '../../http/rate-limit.ts'
import { clearedSessionCookie, type Realm, sessionCookie } from '../../http/session-cookie.ts'
import { accountOf } from '../calls/authenticate.ts'
import { type Answer, type Call, type CallContext, plainCall, writeCall } from '../calls/call.ts'
import { endSession } from './auth.queries.ts'
import { type LogInOutcome, type LogInServices, logIn } from './log-in.ts'

type Side = { path: string; summary: string; realm: Realm }

/** The log-in of site or back office, with its path, cookie and roles. */
export function logInCall(services: LogInServices, { path, summary, realm }: Side): Call {
  return writeCall({
    path,
    summary,
    permission: 'session:start',
    body: realm === 'backOffice' ? staffLogInBodySchema : logInBodySchema,
    answer: logInAnswerSchema,
    beforeSecondStep: true,
    async handle({ body }, context) {
      const errors = faultsIn(body)
      if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
      return await attempt(services, { body, realm, context })
    },
  })
}

export function logOutCall({ db }: LogInServices, { path, summary, realm }: Side): Call {
  return plainCall({
    path,
    summary,
    permission: 'session:own',
    beforeSecondStep: true,
    async handle(_, { principal, token, visitor }) {
      const { userId } = accountOf(principal)
      const event = {
        action: 'loggedOut' as const,
        item: 'user',
        itemId: userId,
        changes: { realm },
      }
      await db.transaction(async (tx) => {
        await endSession(tx, tokenHash(token ?? ''), 'loggedOut')
        await recordEvent(tx, { userId, visitor, ...event })
      })
      return { kind: 'done', cookies: [clearedSessionCookie(realm)] }
    },
  })
}

function faultsIn({ params }: StaffLogInBody): Record<string, string[]> {
  const address = params.email_address.trim()
  const addressFault = address === '' ? 'required' : isEmailAddress(address) ? null : 'email'
  return {
    ...(addressFault !== null && { email_address: [addressFault] }),
    ...(params.password === '' && { password: ['required'] }),
  }
}

type Attempt = { body: StaffLogInBody; realm: Realm; context: CallContext }

async function attempt(
  services: LogInServices,
  { body, realm, context }: Attempt,
): Promise<Answer> {
  const outcome = await logIn(services, {
    realm,
    address: body.params.email_address,
    password: body.params.password,
    code: body.params.code?.trim() || null,
    visitor: context.visitor,
    userAgent: context.headers.get('user-agent'),
  })
  return answerTo(outcome, realm, context.headers.get('cookie'))
}

function answerTo(outcome: LogInOutcome, realm: Realm, sent: string | null): Answer {
  switch (outcome.kind) {
    case 'loggedIn': {
      const { token, user, row } = outcome
      const settings = realm === 'site' ? settingsAfterLogIn(row, sent) : null
      const cookies = [sessionCookie(realm, token), ...(settings === null ? [] : [settings])]
      return { kind: 'own', body: { payload: { token, user } }, cookies }
    }
    case 'wrong':
      return { kind: 'problem', code: 'wrongCredentials' }
    case 'codeRequired':
    case 'codeWrong':
      return { kind: 'problem', code: outcome.kind }
    case 'refused':
      return { kind: 'problem', code: outcome.why }
    case 'limited':
      return tooMany(outcome.verdict)
  }
}

type AccountSettings = Pick<typeof users.$inferSelect, 'locale' | 'price_type' | 'cookie_accept'>

/**
 * The `settings` cookie after a log-in: cookie choice and price type of the account replace the
 * browser's; its language does only where the browser has none. Null: nothing changes.
 */
function settingsAfterLogIn(
  { locale, price_type, cookie_accept }: AccountSettings,
  cookies: string | null,
): string | null {
  const before = readSettings(cookies)
  const settings: Settings = {
    locale: readSettings(cookies, locale).locale,
    cookieAccept: cookie_accept || before.cookieAccept,
    priceType: priceTypeChoices.find((choice) => choice === String(price_type)) ?? before.priceType,
  }
  return JSON.stringify(settings) === JSON.stringify(before) ? null : settingsCookie(settings)
}
