import type { CasesQuery, CustomerCase, ListedCase } from './customer-cases.ts'
import type {
  CompanyBody,
  Consent,
  NewestOwnData,
  OwnSession,
  Profile,
  ProfileBody,
  SettingsBody,
} from './customer-profile.ts'
import { createSender, queryText, type SenderOptions } from './send-call.ts'

export type CustomerClient = ReturnType<typeof createCustomerClient>

/**
 * The calls behind the log-in. Apart from the public ones, so that no visitor's browser loads
 * them: the pages of an account ask from the server.
 */
export function createCustomerClient(options: SenderOptions) {
  const send = createSender(options)
  const get = <T>(call: string, query: Parameters<typeof queryText>[0] = {}) =>
    send<T>(`customer/${call}${queryText(query)}`, { method: 'GET' })
  const post = <T>(call: string, body: object, extra: Record<string, string> = {}) =>
    send<T>(`customer/${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...extra },
    })

  return {
    getProfileObj: () => get<Profile>('getProfileObj'),
    getCasesArr: (query: CasesQuery) => get<ListedCase[]>('getCasesArr', query),
    getCaseObj: (query: { case_number: string }) => get<CustomerCase>('getCaseObj', query),
    sendCaseMessage: (body: { case_number: string; message: string }, idempotencyKey: string) =>
      post<{ message_id: number }>('sendCaseMessage', body, { 'idempotency-key': idempotencyKey }),
    updateProfile: (body: ProfileBody) => post<Profile>('updateProfile', body),
    updateCompany: (body: CompanyBody) => post<Profile>('updateCompany', body),
    updateSettings: (body: SettingsBody) => post<Profile>('updateSettings', body),
    changePassword: (body: { password: string; new_password: string }) =>
      post<{ changed: true }>('changePassword', body),
    changeEmail: (body: { email_address: string; password: string }) =>
      post<{ pending_email: string }>('changeEmail', body),
    getSessionsArr: () => get<OwnSession[]>('getSessionsArr'),
    endSession: (body: { session_id: string }) => post<{ session_id: string }>('endSession', body),
    getConsentsArr: () => get<Consent[]>('getConsentsArr'),
    getOwnData: () => get<NewestOwnData>('getOwnData', { newest: '1' }),
    eraseAccount: (body: { password: string }) => post<{ erased: true }>('eraseAccount', body),
    cancelCase: (body: { case_number: string }) => post<{ state: string }>('cancelCase', body),
  }
}
