import { roles } from './roles.ts'

/** Whoever runs a depot or more logs in with a second step; everybody else of the staff may. */
export function needsSecondStep(role: number): boolean {
  return role >= roles.depotAdmin
}

/** How many codes there are for a lost phone. */
export const recoveryCodeCount = 10

/** A code as somebody types it: blanks and dashes do not matter, nor do capitals. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/gu, '').toUpperCase()
}

/** Six digits are from the phone; anything else can only be a code for a lost one. */
export function isPhoneCode(plain: string): boolean {
  return /^[0-9]{6}$/.test(plain)
}
