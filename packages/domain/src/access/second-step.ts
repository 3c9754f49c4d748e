import { roles } from './roles.ts'

/** Two-step log-in is required from the depot admin on, and optional for other staff. */
export function needsSecondStep(role: number): boolean {
  return role >= roles.depotAdmin
}

/** The number of recovery codes. */
export const recoveryCodeCount = 10

/** A typed code without spaces and dashes, in capitals. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/gu, '').toUpperCase()
}

/** Six digits are a code from the phone, anything else can only be a recovery code. */
export function isPhoneCode(plain: string): boolean {
  return /^[0-9]{6}$/.test(plain)
}
