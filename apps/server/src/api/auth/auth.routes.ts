import {
  forceLogInAnswerSchema,
  forceLogInBodySchema,
  sessionAnswerSchema,
} from '@minikran/contract/auth'
import { type Answer, type Call, dataOf, noQuery, readCall, writeCall } from '../calls/call.ts'
import { type CheckedSession, type CheckSession, createSessionCheck } from './check-session.ts'
import type { LogInServices } from './log-in.ts'
import { logInCall, logOutCall } from './log-in-call.ts'
import { presentUser } from './present-user.ts'

/** Log-in, log-out and session checks of the public site. */
export function authCalls(services: LogInServices): Call[] {
  const side = { realm: 'site' } as const
  const checkSession = createSessionCheck(services.db)
  return [
    logInCall(services, { ...side, path: '/auth/doLogin', summary: 'Logs a customer in' }),
    logOutCall(services, { ...side, path: '/auth/doLogout', summary: 'Ends the own session' }),
    checkForcelogin(checkSession),
    getSessionObj(checkSession),
  ]
}

/** Log-in and log-out of the back office, which has its own cookie. */
export function adminAuthCalls(services: LogInServices): Call[] {
  const side = { realm: 'backOffice' } as const
  return [
    logInCall(services, { ...side, path: '/admin/auth/doLogin', summary: 'Logs staff in' }),
    logOutCall(services, {
      ...side,
      path: '/admin/auth/doLogout',
      summary: 'Ends the own session',
    }),
  ]
}

const notKnown: Answer = { kind: 'problem', code: 'notAuthenticated' }

// Anybody may make both calls, since the token's session may have ended. They leave the cookie alone:
// the page that shows the reason needs it, and clears it.

const checkForcelogin = (checkSession: CheckSession) =>
  writeCall({
    method: 'patch',
    path: '/auth/checkForcelogin',
    summary: 'Empty while the own session goes on, else the reason that has ended it',
    permission: 'session:start',
    body: forceLogInBodySchema,
    answer: forceLogInAnswerSchema,
    answerType: 'text/plain',
    async handle({ body }, { token, visitor }) {
      if (token === null) return notKnown
      const checked = await checkSession({ token, userId: body.checkForcelogin, visitor })
      switch (checked.kind) {
        case 'unknown':
          return notKnown
        case 'foreign':
          return { kind: 'problem', code: 'forbidden' }
        case 'alive':
          return { kind: 'text', text: '' }
        case 'over':
          return { kind: 'text', text: checked.reason }
      }
    },
  })

const getSessionObj = (checkSession: CheckSession) =>
  readCall({
    path: '/auth/getSessionObj',
    summary: 'Who is behind the token, or why its session is over',
    permission: 'session:start',
    query: noQuery,
    answer: dataOf(sessionAnswerSchema),
    async handle(_, { token, visitor }) {
      if (token === null) return notKnown
      const checked = await checkSession({ token, userId: null, visitor })
      switch (checked.kind) {
        case 'unknown':
        case 'foreign':
          // The session ended so long ago that it has been deleted.
          return over({ reason: 'sessionExpired', passwordChange: null })
        case 'alive':
          return {
            kind: 'own',
            body: {
              data: { user: presentUser(checked.user), reason: null, password_changed: null },
            },
          }
        case 'over':
          return over(checked)
      }
    },
  })

type Over = Pick<Extract<CheckedSession, { kind: 'over' }>, 'reason' | 'passwordChange'>

function over({ reason, passwordChange }: Over): Answer {
  const password_changed = passwordChange && {
    at: passwordChange.at.toISOString(),
    user_agent: passwordChange.userAgent,
  }
  return { kind: 'own', body: { data: { user: null, reason, password_changed } } }
}
