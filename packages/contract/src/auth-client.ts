import type { LogInBody, SessionAnswer, User } from './auth.ts'
import { createSender, type SenderOptions } from './send-call.ts'

export type AuthClient = ReturnType<typeof createAuthClient>

const json = { 'content-type': 'application/json' }

/**
 * Logging in and out, and what the links in mails do. Apart from the public calls, so that no
 * visitor's browser loads them: forms of an account are sent by the server.
 */
export function createAuthClient(options: SenderOptions) {
  const send = createSender(options)
  const write = <T>(call: string, body: object) =>
    send<T>(`auth/${call}`, { method: 'POST', body: JSON.stringify(body), headers: json })

  return {
    doLogin: (params: LogInBody['params']) =>
      write<{ token: string; user: User }>('doLogin', { params }),
    doLogout: () => send<''>('auth/doLogout', { method: 'POST' }),
    /** Empty: all is well; else why the session has ended. */
    checkForcelogin: (userId: number) =>
      send<string>('auth/checkForcelogin', {
        method: 'PATCH',
        body: JSON.stringify({ checkForcelogin: userId }),
        headers: { ...json, accept: 'text/plain' },
      }),
    getSessionObj: () => send<SessionAnswer>('auth/getSessionObj', { method: 'GET' }),
    /** Says nothing of whether the address has an account. */
    requestPasswordReset: (body: { email_address: string; lang: 'sv' | 'en' }) =>
      write<''>('requestPasswordReset', body),
    requestAccount: (body: { email_address: string; case_number: string }) =>
      write<''>('requestAccount', body),
    setPassword: (body: { token: string; password: string }) =>
      write<{ back_office: boolean }>('setPassword', body),
    verifyEmail: (body: { token: string }) => write<''>('verifyEmail', body),
  }
}
