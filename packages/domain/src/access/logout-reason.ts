import { isPublicSiteRole, isStaffRole } from './roles.ts'

/** Why a session has ended without its owner's doing (docs/accounts.md). */
export const logoutReasons = [
  'passwordChanged',
  'permissionsChanged',
  'addressChanged',
  'loginRemoved',
  'loginBackend',
  'sessionExpired',
] as const

export type LogoutReason = (typeof logoutReasons)[number]

/** Only the known reasons select a text. */
export function isLogoutReason(text: unknown): text is LogoutReason {
  return logoutReasons.some((reason) => reason === text)
}

/** What is known of a session of the public site and of its account. */
export type SessionState = {
  endedReason: string | null
  isEnded: boolean
  isExpired: boolean
  isLocked: boolean
  isDeleted: boolean
  forcelogout: string | null
  role: number
}

/** The reason for which a session of the public site is over; null while it is alive. */
export function logoutReason(state: SessionState): LogoutReason | null {
  if (state.isDeleted || state.isLocked) return 'loginRemoved'
  // Whoever is staff by now is told the other door, not to log in here again.
  if (isStaffRole(state.role)) return 'loginBackend'
  if (state.isEnded) return isLogoutReason(state.endedReason) ? state.endedReason : 'sessionExpired'
  if (isLogoutReason(state.forcelogout)) return state.forcelogout
  // A number that is no role has no rights at all.
  if (!isPublicSiteRole(state.role)) return 'loginRemoved'
  return state.isExpired ? 'sessionExpired' : null
}
