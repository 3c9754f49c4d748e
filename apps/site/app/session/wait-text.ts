import { m } from '@minikran/i18n/messages'

/** A waiting time in whole minutes, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? m.account_wait_one() : m.account_wait_other({ minutes })
}
