import { isEmailAddress } from '@minikran/domain/validation/email-address'
import { Refusal } from '../operations/refusal.ts'

export function requireAddress(email: string): void {
  if (!isEmailAddress(email)) throw new Refusal(`"${email}" is no e-mail address.`)
}
