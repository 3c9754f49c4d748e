import { isPublicSiteRole, isStaffRole } from './roles.ts'

/** Why a session was ended by somebody else or by time (docs/accounts.md). */
export const logoutReasons = [
  'passwordChanged',
  'permissionsChanged',
  'addressChanged',
  'loginRemoved',
  'loginBackend',
  'sessionExpired',
] as const

export type LogoutReason = (typeof logoutReasons)[number]

export function isLogoutReason(text: unknown): text is LogoutReason {
  return logoutReasons.some((reason) => reason === text)
}

/** The state of a session of the public site and of its account. */
export type SessionState = {
  endedReason: string | null
  isEnded: boolean
  isExpired: boolean
  isLocked: boolean
  isDeleted: boolean
  forcelogout: string | null
  role: number
}

/** Why a session of the public site has ended; null while it is valid. */
export function logoutReason(state: SessionState): LogoutReason | null {
  if (state.isDeleted || state.isLocked) return 'loginRemoved'
  // An account that has become staff is referred to the back office's log-in.
  if (isStaffRole(state.role)) return 'loginBackend'
  if (state.isEnded) return isLogoutReason(state.endedReason) ? state.endedReason : 'sessionExpired'
  if (isLogoutReason(state.forcelogout)) return state.forcelogout
  if (!isPublicSiteRole(state.role)) return 'loginRemoved'
  return state.isExpired ? 'sessionExpired' : null
}
