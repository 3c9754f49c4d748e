import { m } from '@minikran/i18n/messages'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { typedFields } from '../../components/typed-fields.ts'
import { localPath } from '../../locale-path.ts'
import { readForm } from '../../page-data/read-form.ts'
import { siteContext } from '../../page-data/site-context.ts'
import { returnPath } from '../../preferences/return-path.ts'
import { emailFault } from '../../session/email-fault.ts'
import { loggedOutAddress } from '../../session/session-address.ts'

export type LogInProblem =
  | { kind: 'wrong' | 'input' | 'failed' }
  | { kind: 'tooMany'; seconds: number }

type Faults = { email_address?: string | undefined; password?: string | undefined }
type Posted = { address: string; faults: Faults; problem: LogInProblem }

/** Logs in and redirects to the requested page; the API sets the cookie. */
export async function postLogIn({ request, context }: ActionFunctionArgs) {
  const { auth, locale } = context.get(siteContext)
  const { email_address: address, password } = typedFields(
    ['email_address', 'password'],
    await readForm(request),
  )
  const faults: Faults = {
    email_address: emailFault(address),
    password: password === '' ? m.account_password_required() : undefined,
  }
  const refuse = (problem: LogInProblem, status: number, shown: Faults = {}) =>
    data({ address, faults: shown, problem } satisfies Posted, { status })
  if (faults.email_address !== undefined || faults.password !== undefined) {
    return refuse({ kind: 'input' }, 422, faults)
  }
  const answer = await auth.doLogin({ email_address: address.trim(), password })
  if (answer.ok) return redirect(wayBack(request.url, locale), 303)
  const code = answer.problem?.code
  if (code === 'loginBackend' || code === 'loginRemoved') {
    return redirect(loggedOutAddress(code, locale), 303)
  }
  switch (answer.status) {
    case 401:
    case 403:
      return refuse({ kind: 'wrong' }, 401)
    case 422:
      return refuse({ kind: 'input' }, 422)
    case 429:
      return refuse({ kind: 'tooMany', seconds: answer.retryAfterSeconds ?? 900 }, 429)
    default:
      return refuse({ kind: 'failed' }, 503)
  }
}

function wayBack(address: string, locale: 'sv' | 'en'): string {
  const given = new URL(address).searchParams.get('tillbaka')
  return given === null ? localPath('/mina-sidor/min-sida', locale) : returnPath(given)
}
