import type { Staff } from '@minikran/contract/admin/session'
import type { AuthProvider } from 'ra-core'
import { followLocale } from '../locale.ts'
import { type ApiProblem, readApi, writeApi } from './call-api.ts'

let known: Staff | null = null
let isEnded = false

/** Whether the server has ended the session of the user who was logged in here. */
export const hasSessionEnded = () => isEnded

async function findStaff(): Promise<Staff> {
  known ??= (await readApi('getStaffObj')).data as Staff
  isEnded = false
  return known
}

type Credentials = { email_address: string; password: string; code?: string }

/** Makes the next check load the user again, after a change of the own account. */
export function forgetStaff(): void {
  known = null
  isEnded = false
}

/** Log-in with a session cookie that scripts cannot read. */
export const authProvider: AuthProvider = {
  async login({ email_address, password, code }: Credentials) {
    const params = { email_address, password, ...(code && { code }) }
    await writeApi('auth/doLogin', { params })
    known = null
    followLocale((await findStaff()).locale)
  },
  async logout() {
    const wasKnown = known !== null
    known = null
    if (wasKnown) await writeApi('auth/doLogout', {}).catch(() => null)
  },
  async checkAuth() {
    await findStaff().catch((error: ApiProblem) => {
      // The log-in page says that the session has ended: react-admin shows no notice of its own.
      throw error.status === 401 ? { message: false } : error
    })
  },
  async checkError(error) {
    if (error.status !== 401) return
    isEnded ||= known !== null
    known = null
    throw error
  },
  async getPermissions() {
    return findStaff()
  },
}
