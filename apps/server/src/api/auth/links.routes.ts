import {
  accountLinkQuery,
  accountLinkSchema,
  requestAccountBodySchema,
  requestResetBodySchema,
  setPasswordAnswerSchema,
  setPasswordBodySchema,
  verifyEmailBodySchema,
} from '@minikran/contract/auth'
import { tokenHash } from '../../accounts/sessions.ts'
import { limits } from '../../http/rate-limit.ts'
import { type Answer, type Call, dataOf, readCall, writeCall } from '../calls/call.ts'
import { inSameTime } from '../calls/same-time.ts'
import { findLink } from './links.queries.ts'
import { type RequestLinkServices, requestAccount, requestPasswordReset } from './request-links.ts'
import { type SetPasswordServices, setPassword } from './set-password.ts'
import { verifyEmail } from './verify-email.ts'

type Services = RequestLinkServices & SetPasswordServices

/** The links in mails: a new password, an invitation, an account of one's own. */
export function accountLinkCalls(services: Services): Call[] {
  return [
    requestResetCall(services),
    requestAccountCall(services),
    getAccountLink(services),
    setPasswordCall(services),
    verifyEmailCall(services),
  ]
}

const open = { permission: 'session:start', limits: () => [limits.accountLink] } as const
const done: Answer = { kind: 'done' }
const deadLink: Answer = { kind: 'problem', code: 'notFound' }

const requestResetCall = (services: Services) =>
  writeCall({
    ...open,
    path: '/auth/requestPasswordReset',
    summary: 'Mails a link for a new password, when the address has an account',
    body: requestResetBodySchema,
    answer: null,
    async handle({ body: { email_address, lang } }, { visitor }) {
      await inSameTime(() =>
        requestPasswordReset(services, { address: email_address, lang: lang ?? 'sv', visitor }),
      )
      return done
    },
  })

const requestAccountCall = (services: Services) =>
  writeCall({
    ...open,
    path: '/auth/requestAccount',
    summary: 'Mails the sender of a case the link to an account',
    body: requestAccountBodySchema,
    answer: null,
    async handle({ body: { email_address, case_number } }, { visitor }) {
      const sender = { address: email_address, caseNumber: case_number, visitor }
      await inSameTime(() => requestAccount(services, sender))
      return done
    },
  })

const getAccountLink = ({ db }: Services) =>
  readCall({
    ...open,
    path: '/auth/getAccountLink',
    summary: 'What a link of a mail is for, and whether it still works',
    query: accountLinkQuery,
    answer: dataOf(accountLinkSchema),
    async handle({ query }) {
      const found = await findLink(db, tokenHash(query.token))
      const data = { kind: found?.link.kind ?? null, valid: found !== null }
      return { kind: 'own', body: { data } }
    },
  })

const setPasswordCall = (services: Services) =>
  writeCall({
    ...open,
    path: '/auth/setPassword',
    summary: 'Sets a password by the link of a mail; ends all sessions of the account',
    body: setPasswordBodySchema,
    answer: setPasswordAnswerSchema,
    async handle({ body }, { visitor, headers }) {
      const userAgent = headers.get('user-agent')
      const outcome = await setPassword(services, { ...body, visitor, userAgent })
      if (outcome.kind === 'deadLink') return deadLink
      if (outcome.kind === 'faulty') {
        return { kind: 'invalid', errors: { password: [outcome.rule] } }
      }
      return { kind: 'own', body: { data: { back_office: outcome.backOffice } } }
    },
  })

const verifyEmailCall = (services: Services) =>
  writeCall({
    ...open,
    path: '/auth/verifyEmail',
    summary: 'Makes a new address the account’s own, by the link that was sent to it',
    body: verifyEmailBodySchema,
    answer: null,
    async handle({ body: { token } }, { visitor }) {
      switch (await verifyEmail(services, { token, visitor })) {
        case 'verified':
          return done
        case 'deadLink':
          return deadLink
        case 'taken':
          return { kind: 'invalid', errors: { email_address: ['taken'] } }
      }
    },
  })
