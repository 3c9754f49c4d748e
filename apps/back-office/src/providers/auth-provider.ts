import type { Staff } from '@minikran/contract/admin/session'
import type { AuthProvider } from 'ra-core'
import { followLocale } from '../locale.ts'
import { ApiProblem, readApi, writeApi } from './call-api.ts'

let known: Staff | null = null
let isEnded = false

/** Whether the server has ended the session of whoever was logged in here. */
export const hasSessionEnded = () => isEnded

async function findStaff(): Promise<Staff> {
  known ??= (await readApi('getStaffObj')).data as Staff
  isEnded = false
  return known
}

const statusOf = (error: unknown) => {
  if (error instanceof ApiProblem) return error.status
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : 0
}

type Given = { email_address: string; password: string; code?: string }

/** Asked for anew after something about the own account has changed. */
export function forgetStaff(): void {
  known = null
  isEnded = false
}

/** The back office's own log-in; the cookie is the server's, no script ever reads it. */
export const authProvider: AuthProvider = {
  async login({ email_address, password, code }: Given) {
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
    await findStaff()
  },
  async checkError(error) {
    if (statusOf(error) !== 401) return
    isEnded ||= known !== null
    known = null
    throw error
  },
  async getIdentity() {
    const { id, fullname } = await findStaff()
    return { id, fullName: fullname }
  },
  async getPermissions() {
    return findStaff()
  },
}
